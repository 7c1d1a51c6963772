"""What a balance report counts: each seat's cards in the last battle, and which rules came into play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from throneroom.engine.compiled import plain
from throneroom.games.shadow_throne.cards import SLUGS

if TYPE_CHECKING:
    from throneroom.games.shadow_throne import rules
    from throneroom.games.shadow_throne.rules import State
else:
    rules = plain("throneroom.games.shadow_throne.rules")

HELD = "the cards that the seat drafted or kept for the last battle, laid or in hand"

EVENTS: dict[str, str] = {
    "ST-2": "everybody takes a card and passes the pool",
    "ST-4": "a wave is revealed",
    "ST-6": "hush money is paid",
    "ST-7": "a card that cannot be paid for is turned face down",
    "ST-10": "a character is killed",
    "ST-11": "a character is converted",
    "ST-13": "Phabos Scouts stand beside another Rebel",
    "ST-14": "a wave with Rebels follows Picureas",
    "ST-15": "Queen Eletheria strengthens Rebels",
    "ST-16": "Sythera silences somebody",
    "ST-17": "King Kyros sends an extra card",
    "ST-18": "Simone dies",
    "ST-19": "Thavna gains power",
    "ST-20": "Langman stays",
    "ST-22": "a battle is won",
    "ST-23": "the target is reached",
    "ST-24": "cards are kept and a new battle begins",
}


def holdings(s: State, seat: int) -> list[str]:
    cards = {card for card in (*s.laid[seat], *s.hand[seat]) if card != rules.NONE}
    return [SLUGS[card] for card in sorted(cards)]
