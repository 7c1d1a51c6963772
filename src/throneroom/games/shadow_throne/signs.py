"""What a report on balance looks at: each seat's cards in the last battle, and which rules come into play."""

from __future__ import annotations

from throneroom.engine.compiled import plain
from throneroom.engine.record import Record
from throneroom.games.shadow_throne.cards import (
    FACTION,
    GOLD,
    LANGMAN,
    NOBLE,
    ORDER,
    PHABOS_SCOUTS,
    PICUREAS,
    QUEEN_ELETHERIA,
    REBELS,
    SIMONE,
    SLUGS,
    SYTHERA,
    THAVNA,
)

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
    "ST-15": "Queen Eletheria acts",
    "ST-16": "Sythera silences somebody",
    "ST-17": "King Kyros sends an extra card",
    "ST-18": "Simone dies",
    "ST-19": "Thavna gains power",
    "ST-20": "Langman stays",
    "ST-22": "a battle is won",
    "ST-23": "the target is reached",
    "ST-24": "cards are kept and a new battle begins",
}


def holdings(s: Record, seat: int) -> list[str]:
    cards = {card for card in (*s.laid[seat], *s.hand[seat]) if card != rules.NONE}
    return [SLUGS[card] for card in sorted(cards)]


def fired(before: Record, seat: int, action: int, after: Record) -> tuple[str, ...]:
    """A choice in secret sets nothing off until the last one is in."""
    if after.battle > before.battle:
        return ("ST-24", *(["ST-20"] if _stays(after) else []))
    if before.stage == rules.DRAFT:
        return ("ST-2",) if after.taken > before.taken else ()
    if before.stage not in (rules.WAVE, rules.EXTRA):
        return ()
    resolved = after.stage in (rules.KEEP, rules.OVER)
    ended = resolved or after.wave > before.wave
    signs: list[str] = []
    if before.stage == rules.EXTRA:
        signs += ["ST-17"] if action != rules.NO_EXTRA else []
    elif ended or after.stage == rules.EXTRA:
        signs += _revealed(before, after)
    signs += _fates(before, after)
    if ended and _eletheria_acts(after, before.wave):
        signs.append("ST-15")
    if resolved:
        signs.append("ST-22")
    if after.stage == rules.OVER:
        signs.append("ST-23")
    return tuple(signs)


def _stays(s: Record) -> bool:
    return any(s.laid[seat, rules.STAYED] == LANGMAN for seat in range(s.players))


def _revealed(before: Record, after: Record) -> list[str]:
    """What the reveal and the first order of a wave set off."""
    wave, signs = before.wave, ["ST-4"]
    for seat in range(after.players):
        card = after.laid[seat, wave]
        hush = rules.hush_money(before, seat, card)
        if after.fate[seat, wave] & rules.FACE_DOWN:
            signs.append("ST-7")
            continue
        signs += ["ST-6"] * hush
        if card == THAVNA and before.gold[seat] + GOLD[card] - hush <= 1:
            signs.append("ST-19")
    return signs + _company(after, wave)


def _company(s: Record, wave: int) -> list[str]:
    """What characters of a wave do to each other by being there together."""
    there = [s.laid[seat, wave] for seat in range(s.players) if not s.fate[seat, wave] & rules.FACE_DOWN]
    rebels = sum(FACTION[card] == REBELS for card in there)
    signs = []
    if PHABOS_SCOUTS in there and rebels > 1:
        signs.append("ST-13")
    if wave > 1 and rebels and rules.fighters(s, wave - 1) >> PICUREAS & 1:
        signs.append("ST-14")
    if SYTHERA in there and any(ORDER[card] > 1 and FACTION[card] != REBELS for card in there):
        signs.append("ST-16")
    return signs


def _fates(before: Record, after: Record) -> list[str]:
    """Deaths and conversions since; a new battle has swept them away."""
    signs = []
    for seat in range(after.players):
        for place in range(rules.LINE):
            new = after.fate[seat, place] & ~before.fate[seat, place]
            if new & rules.DEAD:
                signs += ["ST-10", "ST-18"] if after.laid[seat, place] == SIMONE else ["ST-10"]
            if new & rules.CONVERTED:
                signs.append("ST-11")
    return signs


def _eletheria_acts(s: Record, wave: int) -> bool:
    """ST-9: unless a killer of nobles came before her; Sythera would silence that one."""
    kinds = rules.fighters(s, wave)
    killed = rules.killed_ranks(kinds) >> NOBLE & 1 and not kinds >> SYTHERA & 1
    return bool(kinds >> QUEEN_ELETHERIA & 1 and not killed)
