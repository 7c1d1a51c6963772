"""A plan: which bots play which deals of a game, in which seats, and everything needed to repeat them."""

from __future__ import annotations

import hashlib
import importlib
import importlib.util
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from typing import Any, NamedTuple, TypeAlias

import throneroom
from throneroom.bots import Budget, network_stamp
from throneroom.bots.levels import BUDGETS
from throneroom.bots.outside import plugins
from throneroom.engine.code_stamp import code_stamp
from throneroom.engine.errors import SettingsError
from throneroom.engine.game import Game, Settings, find, register

FORMAT = 2
"""The format version of the result files that are written."""
READABLE = (1, FORMAT)
"""The versions that are read: in format 1 a line holds a whole block. Files with another version are refused."""
Pair: TypeAlias = tuple[int, int]
"""Two bots, by their numbers in a plan."""


class Block(NamedTuple):
    """The games that count together, as one result: those of a deal, or of one pair of bots in a deal."""

    deal: int
    pair: Pair | None = None

    def __str__(self) -> str:
        return f"deal {self.deal}" if self.pair is None else f"deal {self.deal} of pair {self.pair[0]}, {self.pair[1]}"


class Task(NamedTuple):
    """One game of a block: what a process plays at a time, and a line of a result file holds."""

    block: Block
    seating: int
    """Its place among the seatings of the block."""

    def __str__(self) -> str:
        return f"game {self.seating} of {self.block}"


@dataclass(frozen=True)
class Plan:
    """The deals of a seed and the bots that play them: two or more in pairs, or one against itself."""

    game: Game
    settings: Settings
    bots: tuple[str, ...]
    """Each with its budget: see `bots_of`."""
    seed: int = 0
    sprt: tuple[float, float] | None = None
    """Two Elo differences, low and high. Stop once a test decides by which of them the first bot beats the second."""
    balance_every: int = 1
    """Record for every n-th deal which cards lie where at the end and which rules came into play; 0: for none."""
    ladder: bool = False
    """Play and store every pair of bots on its own, to rate all bots in one table."""
    reach: int | None = None
    """In a ladder, only bots at most this many places apart in the list meet. Not in the header: it may change."""

    def __post_init__(self) -> None:
        if self.ladder:
            self._check_ladder()
        if self.sprt is not None and len(self.bots) != 2:
            raise SettingsError(f"a test of two hypotheses needs exactly two bots, not {len(self.bots)}")
        if self.sprt is not None and not self.sprt[0] < self.sprt[1]:
            raise SettingsError("the two hypotheses must be in order, low,high: for example 0,20")
        if self.balance_every < 0:
            raise SettingsError(
                f"balance_every must be 0 (record no deal) or n (record every n-th deal), not {self.balance_every}"
            )

    def _check_ladder(self) -> None:
        if len(self.bots) < 2:
            raise SettingsError(f"a ladder needs at least two bots, not {len(self.bots)}")
        twice = [bot for n, bot in enumerate(self.bots) if bot in self.bots[:n]]
        if twice:
            raise SettingsError(f"a ladder lists each bot once: {twice[0]} is there twice")
        if self.sprt is not None:
            raise SettingsError("a ladder has no test of two hypotheses: give --ladder or --sprt")
        if self.reach is not None and self.reach < 1:
            raise SettingsError(f"bots must reach at least their neighbours: --reach 1, not {self.reach}")

    @property
    def pairs(self) -> list[Pair]:
        """The pairs of bots to compare; in a ladder, those within reach, neighbours first."""
        found = list(combinations(range(len(self.bots)), 2))
        if not self.ladder:
            return found
        reach = len(self.bots) if self.reach is None else self.reach
        return sorted((pair for pair in found if pair[1] - pair[0] <= reach), key=lambda pair: pair[1] - pair[0])

    @property
    def pairings(self) -> list[Pair] | list[None]:
        """The blocks of a deal: one for each pair in a ladder, else one with all pairs."""
        return self.pairs if self.ladder else [None]

    def tasks(self, deals: int) -> Iterator[Task]:
        """All games of the first `deals` deals, round by round: a deal is played by every pair before the next."""
        for deal in range(deals):
            for pairing in self.pairings:
                yield from (Task(Block(deal, pairing), n) for n in range(len(self.seatings(pairing))))

    def seatings(self, pairing: Pair | None) -> list[tuple[int, ...]]:
        """Which bot sits where in each game of a block: for each pair, see `pair_seatings`.

        One bot alone needs no rotation: it plays each deal once, in all seats.
        """
        if len(self.bots) == 1:
            return [(0,) * self.settings.players]
        pairs = self.pairs if pairing is None else [pairing]
        return [seating for pair in pairs for seating in pair_seatings(*pair, self.settings.players)]

    @cached_property
    def games_in_block(self) -> int:
        """How many games every block has."""
        return len(self.seatings(self.pairings[0]))

    def header(self) -> dict[str, Any]:
        """The first line of a result file: two runs with equal headers play the same deals in the same way."""
        networks = [network_stamp(text, self.game) for text in self.bots]
        return {
            "throneroom arena": FORMAT,
            "version": throneroom.__version__,
            "game": self.game.name,
            "rules": self.game.version,
            "rules stamp": code_stamp(self.game.rules),
            "bots stamp": code_stamp(*_modules_of_bots(self.game)),
            "players": self.settings.players,
            "options": {o.name: o.text(self.settings.options[o.name]) for o in self.game.options},
            "bots": list(self.bots),
            "seed": self.seed,
            "sprt": None if self.sprt is None else list(self.sprt),
            "balance every": self.balance_every,
            **({"ladder": True} if self.ladder else {}),
            **({"networks": networks} if any(networks) else {}),
            **({"plugins": list(plugins())} if plugins() else {}),
        }

    @classmethod
    def of(cls, header: Mapping[str, Any], package: str | None = None) -> Plan:
        """The plan that a header describes. `package` is that of a game not yet registered in this process."""
        game = find(header["game"]) if package is None else register(importlib.import_module(package).GAME)
        options = {o.name: o.parsed(header["options"][o.name]) for o in game.options if o.name in header["options"]}
        settings = game.settings(header["players"], options)
        sprt = None if header["sprt"] is None else (float(header["sprt"][0]), float(header["sprt"][1]))
        every = header.get("balance every", header.get("signs"))  # "signs" in older files
        return cls(game, settings, tuple(header["bots"]), header["seed"], sprt, every, header.get("ladder", False))


def pair_seatings(one: int, other: int, players: int) -> list[tuple[int, ...]]:
    """One bot in a single seat and the other in the rest, for every seat; then the same with the bots exchanged.

    With two players the exchange gives nothing new and is left out.
    """
    ways = [(one, other), (other, one)] if players > 2 else [(one, other)]
    return [
        tuple(single if n == seat else rest for n in range(players)) for single, rest in ways for seat in range(players)
    ]


def _modules_of_bots(game: Game) -> list[str]:
    """The modules that can change what a bot decides."""
    own = [f"{game.package}.{name}" for name in ("rules", "heuristics", "exact")]
    return ["throneroom.bots", *(name for name in own if importlib.util.find_spec(name)), *plugins()]


def bots_of(text: str, budget: str | None = None) -> tuple[str, ...]:
    """The bots in a comma-separated list. A method that searches has its own budget, else `budget`, else its usual one.

    A part such as `c=0.8` belongs to the bot before it: `knight:1s,c=0.8,squire` is two bots.
    """
    found: list[list[str]] = []
    for part in text.split(","):
        if "=" in part and found:
            found[-1].append(part.strip())
        else:
            found.append([part.strip()])
    return tuple(",".join([_with_budget(head, budget), *style]) for head, *style in found)


def _with_budget(head: str, budget: str | None) -> str:
    name, colon, _ = head.partition(":")
    if colon or name not in BUDGETS:
        return head
    return f"{name}:{Budget.parsed(budget) if budget else BUDGETS[name]}"


def bot_seed(seed: int, deal: int, seat: int) -> int:
    """The seed of the bot in a seat: 62 bits of a SHA-256.

    It is the same in all games of a deal, so every bot in that seat has the same luck. A bot that plays against itself
    plays the same game in all rotations and scores exactly 50 %.
    """
    digest = hashlib.sha256(f"throneroom arena {seed} deal {deal} seat {seat}".encode("ascii")).digest()
    return int.from_bytes(digest[:8], "little") >> 2
