"""The notation of Shadow Throne: a text for each action, and names for seats and for what chance does."""

from __future__ import annotations

from throneroom.engine.game import Settings
from throneroom.engine.messages import CardSlug, Seat
from throneroom.games.shadow_throne.cards import SLUGS

VERBS = ("draft", "play", "extra", "keep")


def actions(settings: Settings) -> list[str]:
    """The notation of every action, by its number."""
    return [f"{verb} {card}" for verb in VERBS for card in SLUGS] + ["no extra"]


def event(purpose: int, index: int, outcome: tuple[int, ...]) -> tuple[str, tuple[str, ...]]:
    """The name of a random event and its outcome."""
    return "deck", tuple(SLUGS[card] for card in outcome)


def slug(card: int) -> CardSlug:
    return CardSlug(SLUGS[card])


def seat_name(seat: int) -> Seat:
    return Seat(f"p{seat + 1}")
