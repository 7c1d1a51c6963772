"""The explorer of a solved game: all its deals to search, and any position with the outcome of every choice."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Literal

from throneroom.engine.game import Game, find
from throneroom.engine.game_modules import SolvedGameModule
from throneroom.engine.messages import Seat
from throneroom.server import models
from throneroom.server.bot_pool import BotPool
from throneroom.server.fair_queue import Payer
from throneroom.server.limits import TooMuch
from throneroom.table import TableError

MOST_WAITING = 40
"""The most positions that wait for a bot process at the same time."""
RETRY_AFTER = 5
REMEMBERED = 2000
"""Solved positions that are kept."""
BETWEEN, HANDS = ".", "~"
"""What separates cards and decisions, and what separates hands, in an address."""
Order = Literal["number", "shortest", "longest"]


@dataclass(frozen=True, slots=True)
class Deal:
    """A solved deal."""

    number: int
    """From 1 on."""
    hands: Mapping[str, tuple[str, ...]]
    """By seat; the first one begins."""
    openings: Mapping[str, int]
    """Every first decision with the decisions until the end, negative if the player who begins loses."""

    @property
    def seats(self) -> tuple[str, ...]:
        return tuple(self.hands)

    @property
    def best(self) -> int:
        """The decisions until the end with perfect play, negative if the player who begins loses."""
        won = [length for length in self.openings.values() if length > 0]
        return min(won) if won else min(self.openings.values(), default=0)

    def winner_after(self, length: int) -> Seat:
        return Seat(self.seats[0] if length > 0 else self.seats[1])

    def told(self) -> models.SolvedDeal:
        choices = [
            models.SolvedChoice(decision=decision, winner=self.winner_after(length), length=abs(length))
            for decision, length in sorted(self.openings.items(), key=lambda it: _from_best(it[1]))
        ]
        return models.SolvedDeal(
            number=self.number, hands={seat: list(cards) for seat, cards in self.hands.items()},
            winner=self.winner_after(self.best), length=abs(self.best), choices=choices,
        )  # fmt: skip


def _from_best(length: int) -> tuple[bool, int]:
    """From the shortest win to the shortest loss: the loser prefers a long game."""
    return length <= 0, length


@cache
def deals_of(game: Game) -> tuple[Deal, ...]:
    """All distinct deals of a solved game; refused for others."""
    if game.solved_deals is None or not isinstance(game.exact, SolvedGameModule):
        raise TableError("no_game", f"{game.title} is not solved: there is nothing to explore")
    hands = game.exact.distinct_deals()
    return tuple(
        Deal(number, {seat: tuple(cards.split(", ")) for seat, cards in hands[name].items()}, openings)
        for number, (name, openings) in enumerate(game.solved_deals.openings().items(), 1)
    )


@cache
def beginners(game: Game) -> list[str]:
    """The cards that some deal can begin with."""
    words = {word for deal in deals_of(game) for decision in deal.openings for word in decision.split()}
    return [card.slug for card in game.cards.CARDS if card.slug in words]


@cache
def varied(game: Game) -> list[str]:
    """The cards that the player who begins holds in some deals, but not in all."""
    hands = [{*deal.hands[deal.seats[0]]} for deal in deals_of(game)]
    some, every = set[str]().union(*hands), hands[0].intersection(*hands)
    return [card.slug for card in game.cards.CARDS if card.slug in some - every]


# Search


@dataclass(frozen=True, slots=True)
class Search:
    """Which deals are looked for."""

    first: str | None = None
    """A word of a first decision that the player who begins can take: a card."""
    wins: bool | None = None
    """Whether that first decision wins; without `first`, whether the player who begins wins."""
    words: str = ""
    """Cards that the player who begins holds, or does not hold (`-card`); or the number of a deal."""


def search(game: Game, wanted: Search, order: Order = "number") -> list[Deal]:
    """The deals that fit, in this order."""
    tests = [_begins(game, wanted), *(_word(game, word) for word in wanted.words.replace(",", " ").split())]
    found = [deal for deal in deals_of(game) if all(test(deal) for test in tests)]
    if order != "number":
        found.sort(key=lambda deal: abs(deal.best), reverse=order == "longest")
    return found


Test = Callable[[Deal], bool]


def _begins(game: Game, wanted: Search) -> Test:
    if wanted.first is None:
        return lambda deal: wanted.wins is None or (deal.best > 0) == wanted.wins
    card = _slug(game, wanted.first)

    def fits(deal: Deal) -> bool:
        lengths = [length for decision, length in deal.openings.items() if card in decision.split()]
        return any(wanted.wins is None or (length > 0) == wanted.wins for length in lengths)

    return fits


def _word(game: Game, word: str) -> Test:
    if word.isdecimal():
        return lambda deal: deal.number == int(word)
    card, held = _slug(game, word.removeprefix("-")), not word.startswith("-")
    return lambda deal: (card in next(iter(deal.hands.values()))) == held


def _slug(game: Game, text: str) -> str:
    """A card by its slug or its English name."""
    names = {name.lower(): card.slug for card in game.cards.CARDS for name in (card.slug, card.name)}
    slug = names.get(text.strip().lower())
    if slug is None:
        cards = ", ".join(card.slug for card in game.cards.CARDS)
        raise TableError("bad_request", f"no card is called {text[:40]!r}; the cards are {cards}")
    return slug


# Positions


def hands_of(game: Game, text: str) -> tuple[int | None, dict[str, str]]:
    """A deal by its number, by the first seat's cards, or by all hands: its number if it is listed, and its parts."""
    deals = deals_of(game)
    if text.isdecimal():
        if not 1 <= int(text) <= len(deals):
            raise TableError("bad_request", f"there is no deal {text[:12]}; the deals are numbered 1 to {len(deals)}")
        deal = deals[int(text) - 1]
        return deal.number, {seat: ", ".join(cards) for seat, cards in deal.hands.items()}
    hands = [", ".join(hand.split(BETWEEN)) for hand in text.split(HANDS)]
    seats = deals[0].seats
    if len(hands) > len(seats):
        raise TableError("bad_request", f"{len(hands)} hands are too many: there are {len(seats)} seats")
    hands += ["rest"] * (len(seats) - len(hands))
    return _numbers(game).get(tuple(sorted(hands[0].split(", ")))), dict(zip(seats, hands, strict=True))


@cache
def _numbers(game: Game) -> dict[tuple[str, ...], int]:
    """The numbers of all deals by the first seat's cards."""
    return {tuple(sorted(deal.hands[deal.seats[0]])): deal.number for deal in deals_of(game)}


class Explorer:
    """Positions of solved games with the outcome of every choice, computed by a bot process."""

    def __init__(self, bot_pool: BotPool) -> None:
        self._bot_pool = bot_pool
        self._known: OrderedDict[tuple[str, str, str], bytes] = OrderedDict()
        self._waiting = 0

    async def explore(self, name: str, deal: str, line: str, payer: Payer) -> bytes:
        """A position after a line of decisions, as JSON (`models.Explored`); at somebody's expense."""
        key = name, deal, line
        if key not in self._known:
            self._known[key] = await self._solve(name, deal, line, payer)
            if len(self._known) > REMEMBERED:
                self._known.popitem(last=False)
        self._known.move_to_end(key)
        return self._known[key]

    async def _solve(self, name: str, deal: str, line: str, payer: Payer) -> bytes:
        number, parts = hands_of(find(name), deal)
        if self._waiting >= MOST_WAITING:
            raise TooMuch("explorer", RETRY_AFTER)
        self._waiting += 1
        try:
            decisions = line.split(BETWEEN) if line else []
            found, problem = await self._bot_pool.explore(name, number, parts, decisions, payer)
        finally:
            self._waiting -= 1
        if found is None:
            raise TableError("bad_request", problem)
        return found
