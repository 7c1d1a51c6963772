"""The settings of a table: which game, who may see it, clocks, pace, help. Checked once, then fixed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any

from throneroom.bots import LEVELS, Budget, known_bots, network_of, unknown_bot
from throneroom.bots.levels import BUDGETS, WITH_NETWORK, budget_of
from throneroom.engine.errors import SettingsError
from throneroom.engine.game import Game, Settings, find
from throneroom.engine.match import replay

MOST_SECONDS, MOST_SAMPLES = 2.0, 5_000
"""How long a bot at a live table may think about one decision."""
AT_A_GLANCE = "squire"
OVERHEAD = 200
"""Milliseconds that a bot may take beyond its budget."""
LONGEST_CLOCK = 24 * 3600
LONGEST_GRACE = 24 * 3600
LONGEST_PACE = 10_000
HOURS_A_MOVE = 8, 12, 24, 72, 168
"""The times a move that a game over days can have."""


@dataclass(frozen=True, slots=True)
class Clock:
    """Seconds that each player has for the whole game, and seconds added after each decision."""

    base: int
    increment: int = 0

    def __post_init__(self) -> None:
        if not 1 <= self.base <= LONGEST_CLOCK or not 0 <= self.increment <= LONGEST_CLOCK:
            raise SettingsError(
                f"a clock has from 1 to {LONGEST_CLOCK} seconds and an increment of at least 0, "
                f"not {self.base} and {self.increment}"
            )


@dataclass(frozen=True, slots=True)
class TableSettings:
    """What a table was opened with."""

    game: str
    players: int
    options: Mapping[str, Any] = field(default_factory=dict)
    listed: bool = False
    hints: bool = False
    """Whether seats may ask a bot for advice. With one person at the table they always may."""
    clock: Clock | None = None
    hours_a_move: int | None = None
    """For a game over days: hours for each decision. Nobody needs to be present, and no bot stands in."""
    grace: int = 60
    """Total seconds that a player may be absent while asked, before a bot plays for them."""
    pace: int = 800
    """The least milliseconds before a bot's answer is shown: see `answer_after`."""
    level: str = "best"
    """The level (or method) of the bots that fill seats and stand in for absent players."""
    bots: bool = True
    """Whether empty seats may go to bots."""
    when_full: bool = False
    """Whether the first game begins automatically when the last open seat is taken."""
    record: str | None = None
    """A record text that the first game continues."""
    chat: bool = True
    """Whether the people at the table can chat."""
    rated: bool = False
    """Whether the game is rated although only one person plays: nobody gets hints, and nothing is taken back."""

    @classmethod
    def checked(
        cls, game: str, players: int | None = None, options: Mapping[str, Any] | None = None, **rest: Any
    ) -> TableSettings:
        """The settings with every value checked by the game itself."""
        found = find(game)
        of_match = found.settings(players, options)
        settings = cls(found.name, of_match.players, dict(of_match.options), **rest)
        if not 5 <= settings.grace <= LONGEST_GRACE:
            raise SettingsError(f"the grace is from 5 to {LONGEST_GRACE} seconds, not {settings.grace}")
        if not 0 <= settings.pace <= LONGEST_PACE:
            raise SettingsError(f"the pace is from 0 to {LONGEST_PACE} milliseconds, not {settings.pace}")
        checked_level(settings.level, found)
        _check_hours(settings)
        if settings.rated and (settings.hints or settings.record is not None):
            raise SettingsError("a rated table has no hints and begins a new game: leave out `hints` and `continue`")
        return settings

    @classmethod
    def from_record(cls, text: str, plies: int | None = None, **rest: Any) -> TableSettings:
        """Settings that continue a record text, or its first plies."""
        match = replay(text, plies)
        if match.over:
            raise SettingsError(f"the game is over after {match.ply} decisions: go on from an earlier ply")
        if match.stopped:
            raise match.game.too_long()
        return cls.checked(match.game.name, match.players, match.options, record=match.record(), **rest)

    def find_game(self) -> Game:
        """The registered game of this name."""
        return find(self.game)

    @property
    def match_settings(self) -> Settings:
        """The settings of this table's matches."""
        return self.find_game().settings(self.players, self.options)

    def answer_after(self, level: str) -> int:
        """Milliseconds after which a bot's answer is shown, the same whether it had to think or had no choice."""
        if not self.pace:
            return 0
        budget = budget_of(level, self.find_game())
        thinking = 1000 * (budget.seconds or 0) if budget else 0
        return max(self.pace, round(thinking) + OVERHEAD)

    def body(self) -> dict[str, Any]:
        """As plain values, for the log."""
        return asdict(self)

    @classmethod
    def from_body(cls, body: Mapping[str, Any]) -> TableSettings:
        clock = body["clock"]
        return cls(**{**body, "clock": Clock(**clock) if clock else None})


def _check_hours(settings: TableSettings) -> None:
    hours = settings.hours_a_move
    if hours is None:
        return
    if hours not in HOURS_A_MOVE:
        raise SettingsError(f"the hours a move are one of {', '.join(map(str, HOURS_A_MOVE))}, not {hours}")
    if settings.clock is not None:
        raise SettingsError("a table has a clock for the whole game or hours a move, not both")


def hurried_level(level: str, game: Game) -> str:
    """The faster bot that replaces one of this level when people only wait for the end."""
    return AT_A_GLANCE if budget_of(level, game) else level


def checked_level(text: str, game: Game) -> str:
    """The checked name of a bot at a live table: a level, or a method, also with a budget: `knight:200ms`."""
    name, colon, budget = text.partition(":")
    if name not in known_bots():
        raise unknown_bot(name)
    if name in WITH_NETWORK and not network_of(game):
        raise SettingsError(f"{name} needs a network, and there is none for {game.title}")
    if colon:
        if name in LEVELS:
            raise SettingsError(f"{name} is a level: it takes no budget; methods do, such as knight:200ms")
        if name not in BUDGETS:
            raise SettingsError(f"{name} does not search: it takes no budget")
        limit = Budget.parsed(budget[:20])
        if (limit.seconds or 0) > MOST_SECONDS or (limit.samples or 0) > MOST_SAMPLES:
            raise SettingsError(f"a bot at a live table thinks for up to {MOST_SECONDS:g}s or {MOST_SAMPLES} samples")
    return text
