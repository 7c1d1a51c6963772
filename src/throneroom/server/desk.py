"""The desk: what one server process works with, and the acts of guests, the same for HTTP and WebSocket."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import json
import logging
import secrets
import sys
from collections import Counter
from collections.abc import Iterator
from typing import Any

from throneroom.engine.errors import RecordError, SettingsError, ThroneroomError, UnknownSeatError
from throneroom.engine.messages import Message, data_of
from throneroom.server import guests, metrics, models
from throneroom.server.append import Unavailable
from throneroom.server.config import Config
from throneroom.server.hub import Hub, Wish
from throneroom.server.limits import Buckets, TooMuch
from throneroom.server.store import Store
from throneroom.server.thinkers import BotsDied, Thinkers
from throneroom.table import Entry, Table, TableError, absence, checked_level, commands, log, undo
from throneroom.table.errors import refused
from throneroom.table.refusals import TableWornOut, TimeWasOver

HINTS_BY = "regent"
SWITCH = 0.0005
"""Seconds after which the event loop lets the thread that commits go on: it waits so long at every statement."""
REVIEWS = 20
"""Finished games that may wait to be looked back at."""
GARBAGE = 5_000, 50, 200
"""How rarely Python looks for circles of garbage: a look at all tables at once would hold everybody up."""
logger = logging.getLogger("throneroom.desk")


class Desk:
    """Store, bots, tables and limits of this process."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.store = Store(config.url, guests.new_id()[:8])
        self.thinkers = Thinkers(config.bot_processes, config.bot_seed)
        self.hub = Hub(self.store, self.thinkers, config.limits, config.warm)
        limits = config.limits
        self.new_guests = Buckets("guests", limits.guests_a_minute / 60, limits.guests_a_minute)
        self.requests = Buckets("requests", limits.requests_a_second, 2 * limits.requests_a_second)
        self.acts = Buckets("acts", limits.acts_a_second, 2 * limits.acts_a_second)
        self.chats = Buckets("messages", limits.chats_a_minute / 60, 5)
        self.hints = Buckets("hints", limits.hints_a_minute / 60, 20)
        self.connections: Counter[str] = Counter()
        """Open WebSockets and waiting requests of guests and of addresses."""
        self.reviews: dict[str, asyncio.Task[list[list[float]]]] = {}
        """Finished games that a bot looks back at now."""

    async def open(self) -> None:
        sys.setswitchinterval(SWITCH)
        gc.freeze()
        gc.set_threshold(*GARBAGE)
        await self.store.open()
        self.hub.start()

    async def close(self) -> None:
        try:
            await self.hub.stop()
            with contextlib.suppress(Unavailable):
                await self.store.say_goodbye()
            await self.store.close()
        finally:
            await self.thinkers.close()

    async def review(self, game: Any, plies: int) -> list[list[float]]:
        """The chances of the seats through a finished game (its row), found by a bot; asked twice, it looks once."""
        task = self.reviews.get(game.id)
        if task is None:
            if len(self.reviews) >= REVIEWS:
                raise TooMuch("reviews", 10)
            task = self.reviews[game.id] = self.hub.spawn(self._review(game, plies))
            task.add_done_callback(lambda _: self.reviews.pop(game.id, None))
        return await asyncio.shield(task)

    async def _review(self, game: Any, plies: int) -> list[list[float]]:
        try:
            found = await self.thinkers.chances(game.game, game.record, plies)
        except Exception as error:
            logger.exception("looking back at a game failed", extra={"game": game.game})
            raise BotsDied from error
        standing: list[int] = json.loads(game.summary)["standing"]
        result = [won / max(1, sum(standing)) for won in standing]
        chances = [[round(share, 3) for share in shares] for shares in [*found, result]]
        await self.store.keep_chances(game.id, chances)
        return chances

    @contextlib.contextmanager
    def connected(self, guest: str | None, address: str) -> Iterator[None]:
        """Count a connection while it lasts; too many are refused."""
        self.connect(guest, address)
        try:
            yield
        finally:
            self.disconnect(guest, address)

    def connect(self, guest: str | None, address: str) -> None:
        """Count one more connection; too many are refused."""
        limits = self.config.limits
        for who, most in ((guest, limits.connections), (address, limits.connections_from)):
            if who is not None and self.connections[who] >= most:
                raise TooMuch("connections", 10)
        self.connections.update(who for who in (guest, address) if who is not None)

    def disconnect(self, guest: str | None, address: str) -> None:
        for who in (guest, address):
            if who is not None:
                self.connections[who] -= 1
                if not self.connections[who]:
                    del self.connections[who]

    def guest_of(self, token: str) -> tuple[str, int] | None:
        """The guest whom a token stands for, and its age."""
        return guests.bearer(self.store.secret, token, self.hub.now())

    async def act(self, table_id: str, guest: str, wish: Any) -> models.Done:
        """Do what a guest wishes at a table."""
        self.acts.take(guest)
        with metrics.ACTS.time():
            try:
                return await self._act(table_id, guest, wish)
            except (SettingsError, RecordError, UnknownSeatError) as error:
                raise TableError("bad_request", str(error)) from None

    async def _act(self, table_id: str, guest: str, wish: Any) -> models.Done:
        if isinstance(wish, models.Hint):
            self.hints.take(guest)
            level = checked_level(wish.level or HINTS_BY)
            hint = await self.hub.hint(table_id, guest, level)
            return models.Done(type="done", number=hint["question"], repeated=False, hint=models.HintInfo(**hint))
        if isinstance(wish, models.Why):
            number, refusal = await self.hub.why(table_id, guest, wish.decision)
            return _told(number, refusal)
        if isinstance(wish, models.MayUndo):
            number, reason = await self.hub.may_undo(table_id, guest)
            return _told(number, None if reason is None else refused(reason))
        if isinstance(wish, models.Say):
            self.chats.take(guest)
        if isinstance(wish, models.Decide):
            return await self._decide(table_id, guest, wish)
        if isinstance(wish, models.Undo):
            await self.hub.ready_to_undo(table_id)
        number = await self.hub.act(table_id, self._while_it_lasts(await self._wish(wish, guest), wish))
        if isinstance(wish, models.Sit):
            await self._present(table_id, guest)
        return models.Done(type="done", number=number, repeated=False)

    async def _present(self, table_id: str, guest: str) -> None:
        """Who sits down while looking on is there already."""
        if any(viewer.guest == guest for viewer in self.hub.room(table_id).viewers):
            await self.hub.arrive(table_id, guest)

    async def _decide(self, table_id: str, guest: str, wish: models.Decide) -> models.Done:
        earlier: list[int] = []
        late: list[Entry] = []

        def decide(table: Table, now: int) -> list[Entry]:
            done = commands.repeated(table, guest, wish.key)
            if done is not None:
                earlier.append(done)
                return []
            entries = commands.decide(table, guest, wish.decision, wish.question, wish.key, now)
            late[:] = [entry for entry in entries if isinstance(entry.fact, log.Resigned)]
            return entries

        number = await self.hub.act(table_id, self._while_it_lasts(decide, wish))
        if late:
            raise refused(TimeWasOver())
        return models.Done(type="done", number=earlier[0] if earlier else number, repeated=bool(earlier))

    def _while_it_lasts(self, act: Wish, wish: Any) -> Wish:
        """A table's log does not grow for ever: in the end one can only leave."""

        def checked(table: Table, now: int) -> list[Entry]:
            if table.number >= self.config.limits.entries and not isinstance(
                wish, (models.Leave, models.Resign, models.End)
            ):
                raise refused(TableWornOut(table.number))
            return act(table, now)

        return checked

    async def _wish(self, wish: Any, guest: str) -> Wish:
        match wish:
            case models.Sit():
                name, key = await self.store.name_of(guest) or "", secrets.token_bytes(32)
                return lambda table, now: commands.sit(table, guest, name, wish.seat, key, now)
            case models.Leave():
                return lambda table, now: commands.leave(table, guest, now)
            case models.Give():
                return lambda table, now: commands.give(table, guest, wish.seat, wish.level, now)
            case models.Start():
                key = secrets.token_bytes(32)
                return lambda table, now: commands.start(table, guest, wish.fill, key, now)
            case models.Undo():
                return lambda table, now: undo.ask(table, guest, now)
            case models.AnswerUndo():
                return lambda table, now: undo.answer(table, guest, wish.agree, now)
            case models.Wait():
                return lambda table, now: absence.wait_longer(table, guest, wish.seat, now)
            case models.StandIn():
                return lambda table, now: absence.call_stand_in(table, guest, wish.seat, now)
            case models.End():
                return lambda table, now: absence.end_game(table, guest, now)
            case models.Resign():
                return lambda table, now: commands.resign(table, guest, now)
            case models.Skip():
                return lambda table, now: commands.skip(table, guest, now)
            case models.Say():
                return lambda table, now: commands.say(table, guest, wish.text, now)
            case models.Nudge():
                return lambda table, now: commands.nudge(table, guest, wish.seat, now)
            case models.Rematch(agree=False):
                return lambda table, now: commands.refuse_rematch(table, guest, now)
            case _:
                key = secrets.token_bytes(32)
                return lambda table, now: commands.rematch(table, guest, key, now)


def _told(number: int, refusal: ThroneroomError | None) -> models.Done:
    """Why something would be refused, in words and as a message; nothing if it would not."""
    reason: Message | None = getattr(refusal, "reason", None)
    return models.Done(
        type="done", number=number, repeated=False,
        why=None if refusal is None else str(refusal), reason=data_of(reason),
    )  # fmt: skip
