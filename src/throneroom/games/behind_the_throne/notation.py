"""The notation of Behind the Throne: its verbs, names for seats, and for what chance does: a deck from the top down."""

from __future__ import annotations

from typing import TYPE_CHECKING

from throneroom.engine.compiled import plain
from throneroom.engine.game import Settings
from throneroom.engine.messages import Seat
from throneroom.games.behind_the_throne.cards import SLUGS

if TYPE_CHECKING:
    from throneroom.games.behind_the_throne import rules
else:
    rules = plain("throneroom.games.behind_the_throne.rules")


def actions(settings: Settings) -> list[str]:
    """The notation of every action, by its number; the same at every table, whatever its seats."""
    return list(rules.VERBS.notation)


def seat_name(seat: int) -> Seat:
    return Seat(f"p{seat + 1}")


def event(purpose: int, index: int, outcome: tuple[int, ...]) -> tuple[str, tuple[str, ...]]:
    """The name of a random event and its outcome; a deck from the top down."""
    if purpose == rules.START:
        return "start", (seat_name(outcome[0]),)
    return "deck" if purpose == rules.DECK else "reshuffle", tuple(SLUGS[card] for card in reversed(outcome))
