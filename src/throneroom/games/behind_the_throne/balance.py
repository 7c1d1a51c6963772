"""What a balance report counts: each seat's stacks, and which rules came into play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from throneroom.games.behind_the_throne.cards import KINDS, SLUGS

if TYPE_CHECKING:
    from throneroom.games.behind_the_throne.rules import State

HELD = "the kinds in the stacks of the seat"

EVENTS: dict[str, str] = {
    "BT-2": "a card is revealed",
    "BT-3": "a row is collected",
    "BT-4": "a broken row is lost",
    "BT-6": "a card is destroyed",
    "BT-7": "the Alchemist says which card is destroyed",
    "BT-9": "cards beyond five of a kind are discarded",
    "BT-10": "a kind is dropped, having too many",
    "BT-13": "a row is swapped for a card",
    "BT-14": "the Minstrel says which card is taken",
    "BT-16": "a kind uses its ability",
    "BT-17": "a second ability works on the same card",
    "BT-18": "the Judge uses another kind",
    "BT-19": "the top card is looked at",
    "BT-20": "the discard pile becomes the deck",
    "BT-21": "the End of Game card comes",
    "BT-22": "a kind scores at the end",
}


def holdings(s: State, seat: int) -> list[str]:
    return [SLUGS[kind] for kind in range(KINDS) if s.stack[seat, kind]]
