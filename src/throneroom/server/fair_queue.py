"""A fair queue: networks and their guests share a limited number of places; whoever has used the least goes next."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter, deque
from collections.abc import Callable, Iterable
from typing import NamedTuple

EXPECTED = 0.05
"""Seconds that are charged when work begins; the rest when it ends. Otherwise one guest could begin everything."""
SPARE = 64
"""Idle networks or guests that may be remembered before it is worth looking for those who can be forgotten."""
RECENTLY = 600.0
"""Seconds for which a place is kept free for a network that has asked for one."""


class Payer(NamedTuple):
    """Who is charged for work: a guest, who is free, at a network, which is not."""

    network: str
    guest: str


SERVER = Payer("", "")
"""Stands for the server itself, where nobody else is charged."""


class Turns:
    """Whose turn it is, by start-time fair queuing: those who use little wait briefly, and newcomers gain nothing."""

    def __init__(self) -> None:
        self._used: dict[str, float] = {}
        """What everybody has used, in seconds of virtual time."""
        self._now = 0.0
        """Virtual time: what the one who was chosen last had used."""

    def join(self, who: str) -> None:
        self._used[who] = max(self._used.get(who, 0.0), self._now)

    def choose(self, among: Iterable[str]) -> str:
        """The one who has used the least."""
        chosen = min(among, key=self._used.__getitem__)
        self._now = max(self._now, self._used[chosen])
        return chosen

    def charge(self, who: str, seconds: float) -> None:
        self._used[who] = self._used.get(who, self._now) + seconds

    def forget(self, active: set[str]) -> None:
        """Forget some who are idle, but not those who have used more than others: they must not start from zero."""
        if len(self._used) > 2 * len(active) + SPARE:
            self._used = {who: used for who, used in self._used.items() if who in active or used > self._now}


class FairQueue:
    """Who waits for a place: first the networks take turns, then the guests of each.

    One guest never has all places, unless there is only one: somebody else's short work need not wait for long work.
    Neither has one network, while others have asked for a place recently.
    """

    def __init__(self, places: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._free, self._most_each, self._clock = places, max(1, places - 1), clock
        self._waiting: dict[str, dict[str, deque[asyncio.Future[None]]]] = {}
        """By network and guest."""
        self._running: Counter[Payer] = Counter()
        self._networks = Turns()
        self._guests: dict[str, Turns] = {}
        """Of each active network."""
        self._asked: dict[str, float] = {}
        """When each network asked last; the longest ago comes first."""

    def crowd(self, payer: Payer) -> int:
        """How many share the places: other networks that wait, other guests here, and all that this one waits for."""
        here = self._waiting.get(payer.network, {})
        networks = len(self._waiting) - bool(here)
        guests = len(here) - (payer.guest in here)
        return networks + guests + len(here.get(payer.guest, ())) + self._running[payer]

    async def enter(self, payer: Payer) -> None:
        """Wait for a place; `leave` gives it back."""
        network, guest = payer
        self._note(network)
        self._networks.join(network)
        self._guests.setdefault(network, Turns()).join(guest)
        place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(network, {}).setdefault(guest, deque()).append(place)
        self._admit()
        try:
            await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():
                self.leave(payer, 0.0)
            else:
                self._withdraw(payer, place)
            raise

    def leave(self, payer: Payer, seconds: float) -> None:
        """Give a place back after using it for `seconds`."""
        self._free += 1
        self._running[payer] -= 1
        self._charge(payer, seconds - EXPECTED)
        self._admit()
        self._forget_if_idle(payer)

    def _charge(self, payer: Payer, seconds: float) -> None:
        self._networks.charge(payer.network, seconds)
        self._guests[payer.network].charge(payer.guest, seconds)

    def _admit(self) -> None:
        """Give free places to those who have used the least."""
        while self._free and (payer := self._next()) is not None:
            place = self._take(payer)
            if place.cancelled():  # its task was cancelled, and has not withdrawn it yet
                continue
            self._free -= 1
            self._running[payer] += 1
            self._charge(payer, EXPECTED)
            place.set_result(None)

    def _next(self) -> Payer | None:
        """Whose turn it is, of those who may have one more place."""
        running = Counter[str]()
        for payer, count in self._running.items():
            running[payer.network] += count
        allowed = {
            network: among
            for network, guests in self._waiting.items()
            if (running[network] < self._most_each or self._alone(network))
            and (among := [guest for guest in guests if self._running[Payer(network, guest)] < self._most_each])
        }
        if not allowed:
            return None
        network = self._networks.choose(allowed)
        return Payer(network, self._guests[network].choose(allowed[network]))

    def _note(self, network: str) -> None:
        """Remember that a network has asked for a place; forget old requests. The server has no network."""
        now = self._clock()
        self._asked.pop(network, None)
        if network:
            self._asked[network] = now
        while self._asked and self._asked[first := next(iter(self._asked))] < now - RECENTLY:
            del self._asked[first]

    def _alone(self, network: str) -> bool:
        """Whether no other network has asked for a place recently."""
        return len(self._asked) == (network in self._asked)

    def _take(self, payer: Payer) -> asyncio.Future[None]:
        """The first place that a payer waits for, which no longer waits."""
        waiting = self._waiting[payer.network][payer.guest]
        place = waiting.popleft()
        self._drop_empty(payer)
        return place

    def _withdraw(self, payer: Payer, place: asyncio.Future[None]) -> None:
        waiting = self._waiting.get(payer.network, {}).get(payer.guest)
        if waiting is not None:
            with contextlib.suppress(ValueError):
                waiting.remove(place)
            self._drop_empty(payer)
        self._forget_if_idle(payer)

    def _drop_empty(self, payer: Payer) -> None:
        guests = self._waiting[payer.network]
        if not guests[payer.guest]:
            del guests[payer.guest]
            if not guests:
                del self._waiting[payer.network]

    def _forget_if_idle(self, payer: Payer) -> None:
        """Forget a payer for whom no work waits or runs."""
        if not self._running[payer]:
            del self._running[payer]
        if not self._waiting and not self._running:
            self._networks, self._guests = Turns(), {}
            return
        networks = {*self._waiting, *(running.network for running in self._running)}
        self._networks.forget(networks)
        if payer.network not in networks:
            self._guests.pop(payer.network, None)
            return
        own = {running.guest for running in self._running if running.network == payer.network}
        self._guests[payer.network].forget(own | {*self._waiting.get(payer.network, {})})
