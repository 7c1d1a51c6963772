"""The notation of Behind the Throne: a text for each action, and names for seats and for what chance does."""

from __future__ import annotations

from throneroom.engine.compiled import plain
from throneroom.engine.game import Settings
from throneroom.engine.messages import Seat
from throneroom.games.behind_the_throne.cards import KINDS, SLUGS

rules = plain("throneroom.games.behind_the_throne.rules")

EFFECTS = ("general", "prophet", "jester up", "jester down", "assassin")


def actions(settings: Settings) -> list[str]:
    """The notation of every action, by its number; the same at every table, whatever its seats."""
    targets = [f"{seat_name(seat)} {SLUGS[kind]}" for seat in range(rules.SEATS) for kind in range(KINDS)]
    return [
        "reveal",
        "collect",
        "give up",
        *(f"use {effect}" for effect in EFFECTS),
        *(f"judge {effect}" for effect in EFFECTS),
        *(f"drop {SLUGS[kind]}" for kind in range(KINDS)),
        *(f"swap {target}" for target in targets),
        *(f"destroy {target}" for target in targets),
        "keep",
    ]


def seat_name(seat: int) -> Seat:
    return Seat(f"p{seat + 1}")


def event(purpose: int, index: int, outcome: tuple[int, ...]) -> tuple[str, tuple[str, ...]]:
    """The name of a random event and its outcome; a deck from the top down."""
    if purpose == rules.START:
        return "start", (seat_name(outcome[0]),)
    return "deck" if purpose == rules.DECK else "reshuffle", tuple(SLUGS[card] for card in reversed(outcome))
