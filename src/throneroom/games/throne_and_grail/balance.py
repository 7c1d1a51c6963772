"""What a balance report counts: the cards that each seat has taken, and which rules came into play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from throneroom.games.throne_and_grail.cards import FACES, SLUGS

if TYPE_CHECKING:
    from throneroom.games.throne_and_grail.rules import State

HELD = "the cards that the seat has taken"

EVENTS: dict[str, str] = {
    "TG-4": "a card is played",
    "TG-5": "the end of the Line is taken",
    "TG-6": "only the take is left",
    "TG-7": "new hands are dealt",
    "TG-9": "all three Grails win at once",
    "TG-10": "an Influence scores at the end",
    "TG-11": "a set of 5, 6, 7 and 8 scores at the end",
    "TG-13": "equal points are a draw",
}


def holdings(s: State, seat: int) -> list[str]:
    return [SLUGS[card] for card in range(FACES) if s.taken[seat, card]]
