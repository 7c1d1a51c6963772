"""What a balance report counts: the cards dealt to each seat, and which rules came into play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from throneroom.games.hierarchy.cards import COUNT, SLUGS

if TYPE_CHECKING:
    from throneroom.games.hierarchy.rules import State

HELD = "the seven cards dealt to the seat, wherever they lie in the end"

EVENTS: dict[str, str] = {
    "HI-3": "a player cannot play and loses",
    "HI-4": "a card goes on a lower number",
    "HI-7": "a card opens the Line",
    "HI-8": "the Assassin goes on a number that is not lower",
    "HI-9": "the Leper goes on an odd number that is not lower",
    "HI-10": "the Serf is played",
    "HI-11": "a card is discarded for the Tower",
    "HI-12": "a card is sent home",
    "HI-13": "the Knight goes on the Dragon, or the Dragon on the Baroness",
    "HI-14": "the Usurper is played, or a card ducks under it",
    "HI-15": "a card follows the Sorcerer",
    "HI-16": "Baroness, Queen, King or High Priest come on their condition",
    "HI-17": "the Imposter is played",
}


def holdings(s: State, seat: int) -> list[str]:
    return [SLUGS[card] for card in range(COUNT) if s.purple >> card & 1 == seat]
