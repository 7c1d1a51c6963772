"""Whether a row of Behind the Throne, and what seats know, can have come about with the abilities used this turn."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

from throneroom.engine.compiled import plain
from throneroom.engine.errors import ArrangeError
from throneroom.engine.parts import seat_name
from throneroom.games.behind_the_throne.cards import JUDGE, MANIPULATIVE, PROPHET, QUEEN, SLUGS

if TYPE_CHECKING:
    from throneroom.games.behind_the_throne import rules
    from throneroom.games.behind_the_throne.rules import State
else:
    rules = plain("throneroom.games.behind_the_throne.rules")


def check_row(s: State) -> None:
    """Whether the row can have come about with the abilities used."""
    if s.stage != rules.PLAY and (s.used or s.struck or s.destroyed or s.change):
        raise ArrangeError("used, struck, destroyed and change count only while a turn's row lasts (BT-16)")
    strikes = s.struck.bit_count()
    if s.destroyed and (strikes == 0 or s.length < 2):
        raise ArrangeError("destroyed: a destroying needs a second card in the row and a seat that was struck (BT-6)")
    if strikes > max(0, s.length - 2 + s.destroyed):
        raise ArrangeError("struck: there is at most one destroying for each card from the second on (BT-6)")
    _check_used(s)
    if not _sharings(s):
        raise ArrangeError("the row cannot have come so far with these used abilities and this change (BT-4, BT-16)")
    rise = rules.rise(s)
    if rise > 0 and (s.destroyed or rise > rules.reach(s, s.turn, rules.fresh(s, s.turn))):
        raise ArrangeError("the row is broken and nothing can mend it: it would have been discarded (BT-4)")
    if not any(_can_have_destroyed(s, sharing) for sharing in _sharings(s)):
        raise ArrangeError("struck: so many destroyings need as many equal values, above the own Queens (BT-6, BT-8)")


def _check_used(s: State) -> None:
    """BT-15: only destroying changes stacks while a row lasts, so without one who used a kind still leads it."""
    used = [kind for kind in MANIPULATIVE if s.used >> kind & 1]
    gone = [SLUGS[kind] for kind in used if not s.stack[s.turn, kind]]
    if len(gone) > (s.struck >> s.turn & 1):
        raise ArrangeError(f"used: {seat_name(s.turn)} has no {' and no '.join(gone)} (BT-15)")
    outnumbered = [SLUGS[kind] for kind in used if not rules.leads(s, s.turn, kind)]
    if outnumbered and not s.struck:
        raise ArrangeError(f"used: others have more of {' and '.join(outnumbered)} than {seat_name(s.turn)} (BT-15)")


def check_knowledge(s: State) -> None:
    """BT-19: who can have looked at the top card since the last reveal; before a turn's first also the seat before."""
    before = (s.turn + s.players - 1) % s.players
    opening = s.stage == rules.PLAY and s.length == 0
    strangers = s.knows & ~(1 << s.turn | (1 << before if opening else 0))
    if strangers or (s.knows and rules.rise(s) > 0):
        raise ArrangeError("knows: these seats cannot have seen the top card since the last reveal (BT-19)")
    if s.stage == rules.PLAY and not any(_can_have_looked(s, sharing) for sharing in _sharings(s)):
        raise ArrangeError(
            f"knows: {seat_name(s.turn)} knows the top card by a Prophet or Judge used this turn (BT-19)"
        )


Sharing = tuple[tuple[int, int], ...]
"""For each used ability the card of the row it worked on and how it changed that card; (0, 0) for a look."""


def _sharings(s: State) -> list[Sharing]:
    """The ways to share out the used abilities by which every earlier card was sound and the last has its change."""
    row = [s.row[n] for n in range(s.length)]
    abilities = [kind for kind in MANIPULATIVE if s.used >> kind & 1]
    works = [
        [work for kind in (_judged(s) if a == JUDGE else [a]) for work in _works(kind, s.length)] for a in abilities
    ]
    found = []
    for sharing in product(*works):
        changes = [sum(_changes(sharing, n)) for n in range(s.length)]
        sound = all(row[n] + changes[n] <= row[n - 1] for n in range(1, s.length - 1))
        if sound and s.change == (changes[-1] if s.length >= 2 else 0):
            found.append(sharing)
    return found


def _judged(s: State) -> list[int]:
    """BT-18: the kinds that the Judge can have called on; after a destroying it may have been any that is left."""
    fresh = 0 if s.struck else rules.fresh(s, s.turn)
    own_gone = bool(s.struck >> s.turn & 1)
    return [
        kind for kind in MANIPULATIVE if kind != JUDGE and (s.stack[s.turn, kind] or own_gone) and not fresh >> kind & 1
    ]


def _works(kind: int, length: int) -> list[tuple[int, int]]:
    """On which card of the row a kind may have worked, and how it changed that card's value."""
    if kind == PROPHET:
        return [(0, 0)]
    changes = [change for change, of in zip(rules.CHANGE_OF, rules.KIND_OF, strict=True) if of == kind]
    return [(at, change) for at in range(1, length) for change in changes]


def _changes(sharing: Sharing, card: int) -> list[int]:
    return [change for at, change in sharing if at == card]


def _can_have_destroyed(s: State, sharing: Sharing) -> bool:
    """BT-6: each destroying had its card, after some changes equal to the one before; BT-8: above the own Queens."""
    chances = [n for n in range(1, s.length) if n >= s.stack[s.turn, QUEEN] and _can_have_been_equal(s, sharing, n)]
    last = s.length - 1 in chances
    return len(chances) - last + s.destroyed >= s.struck.bit_count() and (last or not s.destroyed)


def _can_have_been_equal(s: State, sharing: Sharing, card: int) -> bool:
    values = {s.row[card]}
    for change in _changes(sharing, card):
        values |= {value + change for value in values}
    return s.row[card - 1] in values


def _can_have_looked(s: State, sharing: Sharing) -> bool:
    """BT-19: one look at most before each reveal; before the next one only by who knows the card, never after five."""
    looks = sum(change == 0 for _, change in sharing)
    knows = bool(s.knows >> s.turn & 1)
    return bool(knows <= looks <= s.length + knows) and not (knows and s.length == rules.ROW_CARDS)
