"""What a report on balance looks at: whose card each is, and which rules come into play."""

from __future__ import annotations

from throneroom.engine.compiled import plain
from throneroom.engine.record import Record
from throneroom.games.hierarchy.cards import (
    ASSASSIN,
    BARONESS,
    COUNT,
    DRAGON,
    HIGH_PRIEST,
    IMPOSTER,
    KING,
    KNIGHT,
    LEPER,
    QUEEN,
    SERF,
    SLUGS,
    SORCERER,
    USURPER,
)

rules = plain("throneroom.games.hierarchy.rules")

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


def holdings(s: Record, seat: int) -> list[str]:
    return [SLUGS[card] for card in range(COUNT) if s.purple >> card & 1 == seat]


def fired(before: Record, seat: int, action: int, after: Record) -> tuple[str, ...]:
    ending = ("HI-3",) if after.stage == rules.OVER else ()
    if action >= rules.RETURN:
        return ("HI-12", *ending)
    name, face = rules.name_of(action), before.face
    signs = [_step(name, face)]
    if name == SERF:
        signs.append("HI-10")
    if rules.discard_of(action) != rules.NONE:
        signs.append("HI-11")
    if name in (BARONESS, QUEEN, KING, HIGH_PRIEST) and face != SORCERER:
        signs.append("HI-16")
    if rules.card_of(action) == IMPOSTER:
        signs.append("HI-17")
    return (*(sign for sign in signs if sign), *ending)


def _step(name: int, face: int) -> str:
    """The rule that lets a card of this name go on a top card that counts as `face`."""
    if face == rules.NONE:
        return "HI-7"
    if face == SORCERER:
        return "HI-15"
    if USURPER in (name, face):
        return "HI-14"
    if name + 1 > (7 if face == SERF else face + 1):
        return "HI-4"
    if (name, face) in ((KNIGHT, DRAGON), (DRAGON, BARONESS)):
        return "HI-13"
    return {ASSASSIN: "HI-8", LEPER: "HI-9"}.get(name, "")
