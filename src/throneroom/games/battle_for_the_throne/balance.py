"""What a balance report counts: each seat's court and hand, and which rules came into play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from throneroom.engine.compiled import plain
from throneroom.games.battle_for_the_throne.cards import SLUGS

if TYPE_CHECKING:
    from throneroom.games.battle_for_the_throne import rules
    from throneroom.games.battle_for_the_throne.rules import State
else:
    rules = plain("throneroom.games.battle_for_the_throne.rules")

HELD = "the cards in court and hand of the seat"

EVENTS: dict[str, str] = {
    "BA-2": "a sixth card is discarded",
    "BA-3": "a round begins",
    "BA-5": "an attack lands",
    "BA-6": "an attack counts half",
    "BA-7": "a character falls to points",
    "BA-8": "a card is drawn for an honorable death",
    "BA-9": "an Ace destroys a Jack or Queen",
    "BA-10": "a Jack or Queen is brought in",
    "BA-11": "a King heals",
    "BA-12": "a King charges",
    "BA-13": "a King rallies",
    "BA-14": "a King rallies into the rank of Jacks or Queens",
    "BA-15": "a Jester turns an attack away",
    "BA-16": "a shield is raised",
    "BA-17": "a player is out",
    "BA-18": "a card is discarded or an attack removed at the end of a round",
    "BA-19": "a deck is formed anew",
    "BA-20": "the last King wins",
    "BA-21": "the game ends after round 100",
}


def holdings(s: State, seat: int) -> list[str]:
    cards = {card for card in (*s.court[seat], *s.hand[seat]) if card != rules.NONE}
    return [SLUGS[card] for card in sorted(cards)]
