"""The notation of Hierarchy: a text for each action, and names for what chance does."""

from __future__ import annotations

from throneroom.engine.compiled import plain
from throneroom.engine.game import Settings
from throneroom.games.hierarchy.cards import IMPOSTER, SLUGS

rules = plain("throneroom.games.hierarchy.rules")


def actions(settings: Settings) -> list[str]:
    """The notation of every action, by its number."""
    return [_notation(action) for action in range(rules.ACTIONS)]


def _notation(action: int) -> str:
    if action >= rules.RETURN:
        return f"return {SLUGS[action - rules.RETURN]}"
    card, name, discard = rules.card_of(action), rules.name_of(action), rules.discard_of(action)
    guise = f" as {SLUGS[name]}" if card == IMPOSTER else ""
    cost = f" discard {SLUGS[discard]}" if discard != rules.NONE else ""
    return f"play {SLUGS[card]}{guise}{cost}"


def event(purpose: int, index: int, outcome: tuple[int, ...]) -> tuple[str, tuple[str, ...]]:
    """The name of a random event and its outcome."""
    return "deck", tuple(SLUGS[card] for card in outcome)
