"""Balance: statistics over many games about a game's seats, length, cards and rules."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

from throneroom.arena.deals import Line
from throneroom.arena.plan import Plan
from throneroom.arena.results import read, whole_blocks
from throneroom.arena.score import share_interval
from throneroom.engine.errors import SettingsError
from throneroom.engine.game import Game

Deal = tuple[int, int]
"""A deal as (seed, number). Games from different files on the same deal are not independent."""


class Count:
    """Counts for each deal how many cases there were (`whole`) and in how many of them something held (`part`)."""

    def __init__(self) -> None:
        self.whole: defaultdict[Deal, float] = defaultdict(float)
        self.part: defaultdict[Deal, float] = defaultdict(float)

    def add(self, deal: Deal, part: float, whole: float = 1.0) -> None:
        self.whole[deal] += whole
        self.part[deal] += part

    def share(self) -> Share:
        whole = list(self.whole.values())
        parts = [self.part[deal] for deal in self.whole]
        if not sum(whole):
            return Share(0.0, 0.0, 1.0)
        return Share(sum(parts) / sum(whole), *share_interval(parts, whole))


@dataclass(frozen=True, slots=True)
class Share:
    """A share with its 95 % confidence interval."""

    value: float
    low: float
    high: float


@dataclass
class Balance:
    """The statistics of all games with the same number of players and the same options."""

    game: Game
    players: int
    options: Mapping[str, str]
    sources: list[tuple[Path, list[str], int]] = field(default_factory=list)
    """For each file: its path, its bots and its number of deals."""
    seats: list[Count] = field(default_factory=list)
    nobody: Count = field(default_factory=Count)
    lengths: Counter[int] = field(default_factory=Counter)
    winners: defaultdict[str, Count] = field(default_factory=lambda: defaultdict(Count))
    everyone: defaultdict[str, Count] = field(default_factory=lambda: defaultdict(Count))
    fired: Counter[str] = field(default_factory=Counter)
    fired_in: defaultdict[str, Count] = field(default_factory=lambda: defaultdict(Count))
    firsts: defaultdict[str, Count] = field(default_factory=lambda: defaultdict(Count))
    """By first decision of a seat: how often that seat won."""
    noted: int = 0
    """The number of games whose cards and rules were recorded."""

    def __post_init__(self) -> None:
        self.seats = [Count() for _ in range(self.players)]

    @property
    def games(self) -> int:
        return self.lengths.total()

    def add(self, deal: Deal, game: Line) -> None:
        standing = game["standing"]
        self.lengths[sum(game["decisions"])] += 1
        self.nobody.add(deal, not any(standing))
        for seat, won in enumerate(standing):
            self.seats[seat].add(deal, won / max(1, sum(standing)))
        for first, won in zip(game.get("first", ()), standing, strict=False):
            if first:
                self.firsts[first].add(deal, won)
        if "cards" in game:
            self._note(deal, standing, [set(text.split()) for text in game["cards"]], game["rules"])

    def _note(self, deal: Deal, standing: list[int], held: list[set[str]], rules: Mapping[str, int]) -> None:
        self.noted += 1
        for slug in self.slugs:
            for won, cards in zip(standing, held, strict=True):
                self.everyone[slug].add(deal, slug in cards)
                self.winners[slug].add(deal, won * (slug in cards), won)
        self.fired.update(rules)
        for rule in self.events():
            self.fired_in[rule].add(deal, rule in rules)

    @cached_property
    def slugs(self) -> list[str]:
        """The cards of this table, in the order of the game's `CARDS`."""
        settings = self.game.settings(self.players, {o.name: o.parsed(self.options[o.name]) for o in self.game.options})
        deck = self.game.setup.deck(settings)
        order = {card.slug: n for n, card in enumerate(self.game.cards.CARDS)}
        return sorted(deck, key=lambda slug: (order.get(slug, len(order)), slug))

    def events(self) -> Mapping[str, str]:
        """The rules whose use shows in the events, each with a description of when it applies."""
        return self.game.balance.EVENTS if self.game.balance else {}


def gathered(game: Game, paths: Iterable[Path]) -> list[Balance]:
    """Read these files and group their games by players and options."""
    found: dict[tuple[int, tuple[tuple[str, str], ...]], Balance] = {}
    for path in paths:
        header, lines = read(path)
        if header["game"] != game.name:
            raise SettingsError(f"{path} is about {header['game']}, not {game.name}")
        table = header["players"], tuple(header["options"].items())
        balance = found.setdefault(table, Balance(game, header["players"], header["options"]))
        _add_file(balance, path, header, lines.values())
    return [found[table] for table in sorted(found)]


def _add_file(balance: Balance, path: Path, header: Mapping[str, Any], lines: Iterable[Line]) -> None:
    """Add the games of the deals of which none is missing."""
    blocks = whole_blocks(Plan.of(header), lines)
    balance.sources.append((path, header["bots"], len({block.deal for block in blocks})))
    for block in sorted(blocks):
        for game in blocks[block]:
            balance.add((header["seed"], block.deal), game)
