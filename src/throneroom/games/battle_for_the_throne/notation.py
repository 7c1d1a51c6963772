"""The notation of Battle For The Throne: its verbs, names of seats and places, and what chance does with which deck."""

from __future__ import annotations

from typing import TYPE_CHECKING

from throneroom.engine.compiled import plain
from throneroom.engine.game import Settings
from throneroom.engine.messages import Seat
from throneroom.games.battle_for_the_throne.cards import KING, SLUGS

if TYPE_CHECKING:
    from throneroom.games.battle_for_the_throne import rules
else:
    rules = plain("throneroom.games.battle_for_the_throne.rules")

SEATS = tuple(Seat(f"p{seat + 1}") for seat in range(rules.SEATS))
PLACES = rules.PLACE_NAMES
"""The names of the places, as notation uses them after the seat."""


def actions(settings: Settings) -> list[str]:
    """The notation of every action, by its number."""
    return list(rules.VERBS.notation)


def named(seat: int, place: int) -> str:
    return f"{SEATS[seat]} {PLACES[place]}"


def rallying(action: int) -> int:
    """The King of a rally."""
    return KING + (action - rules.RALLY) // (rules.SEATS * rules.PLACES)


def event(purpose: int, index: int, outcome: tuple[int, ...]) -> tuple[str, tuple[str, ...]]:
    """The name of a random event and its outcome."""
    if purpose == rules.DIE:
        return "first", (SEATS[rules.nth_seat(index % (1 << rules.SEATS), outcome[0])],)
    name = "deck" if index < rules.SEATS else "reform"
    return f"{name} {SEATS[index % rules.SEATS]}", tuple(SLUGS[card] for card in outcome)
