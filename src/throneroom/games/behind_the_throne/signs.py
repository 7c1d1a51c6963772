"""What a report on balance looks at: the stacks of each seat, and which rules come into play."""

from __future__ import annotations

from throneroom.engine.compiled import plain
from throneroom.engine.record import Record
from throneroom.games.behind_the_throne.cards import ALCHEMIST, END, KINDS, MINSTREL, SLUGS

rules = plain("throneroom.games.behind_the_throne.rules")

HELD = "the kinds in the stacks of the seat"

EVENTS: dict[str, str] = {
    "BT-2": "a card is revealed",
    "BT-3": "a row is collected",
    "BT-4": "a broken row is lost",
    "BT-6": "a card is destroyed",
    "BT-7": "the Alchemist says which card is destroyed",
    "BT-9": "a row has cards beyond five of a kind",
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


def holdings(s: Record, seat: int) -> list[str]:
    return [SLUGS[kind] for kind in range(KINDS) if s.stack[seat, kind]]


def fired(before: Record, seat: int, action: int, after: Record) -> tuple[str, ...]:
    if action == rules.REVEAL:
        return ("BT-2", *_revealed(before, after))
    if action in (rules.COLLECT, rules.GIVE_UP):
        return ("BT-3", *_overflow(before, seat)) if action == rules.COLLECT else ("BT-4",)
    if action < rules.DROP:
        return _ability(before, action)
    if action < rules.SWAP:
        return ("BT-10",) if rules.kinds_of(before, seat) > rules.STACK_KINDS else ()
    if action < rules.DESTROY:
        other = (action - rules.SWAP) // KINDS
        bound = ("BT-14",) if rules.leads(before, other, MINSTREL) else ()
        return ("BT-13", *bound, *_overflow(before, other, (action - rules.SWAP) % KINDS))
    if action == rules.KEEP:
        return ()
    target = (action - rules.DESTROY) // KINDS
    bound = ("BT-7",) if target != seat and rules.leads(before, target, ALCHEMIST) else ()
    return ("BT-6", *bound)


def _revealed(before: Record, after: Record) -> list[str]:
    if after.stage == rules.OVER:
        scoring = sum(after.stack[seat, kind] >= rules.PAIR for seat in range(after.players) for kind in range(KINDS))
        return ["BT-21"] + ["BT-22"] * scoring
    reformed = ["BT-20"] if after.discard[END] < before.discard[END] else []
    return reformed + (["BT-4"] if after.length == 0 else [])


def _overflow(s: Record, seat: int, taken: int = -1) -> tuple[str, ...]:
    """Whether a seat that stores the row, once a card was taken from it, has more than five of a kind."""
    row = list(s.row)[: s.length]
    full = any(s.stack[seat, kind] - (kind == taken) + row.count(kind) > rules.STACK_CARDS for kind in row)
    return ("BT-9",) if full else ()


def _ability(before: Record, action: int) -> tuple[str, ...]:
    judged = action >= rules.JUDGED
    effect = action - (rules.JUDGED if judged else rules.USE)
    signs = ["BT-18" if judged else "BT-16"]
    if effect == rules.LOOK:
        signs.append("BT-19")
    elif before.change != 0:
        signs.append("BT-17")
    return tuple(signs)
