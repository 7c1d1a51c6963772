"""The notation of Throne and the Grail: a text for each action, and names for what chance does."""

from __future__ import annotations

from throneroom.engine.compiled import plain
from throneroom.engine.game import Settings, seat_names
from throneroom.games.throne_and_grail.cards import SLUGS

rules = plain("throneroom.games.throne_and_grail.rules")


def actions(settings: Settings) -> list[str]:
    """The notation of every action, by its number: the same for every box."""
    return [*(f"play {slug}" for slug in SLUGS), "take"]


def event(purpose: int, index: int, outcome: tuple[int, ...]) -> tuple[str, tuple[str, ...]]:
    """The name of a random event and its outcome."""
    if purpose == rules.START:
        return "start", (seat_names(rules.SEATS)[outcome[0]],)
    return "deck", tuple(SLUGS[card] for card in outcome)
