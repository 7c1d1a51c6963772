"""What a choice and a position of Hierarchy look like at a glance: who has the fewer answers is in trouble."""

from __future__ import annotations

from throneroom.engine.compiled import rule
from throneroom.engine.record import Cells, Record
from throneroom.games.hierarchy.cards import COUNT, NUMBERED
from throneroom.games.hierarchy.rules import FOLLOWERS, RETURN, discard_of, name_of, playable

EXPLORATION, DOUBT, HORIZON = 1.0, 0.1, 40
WEIGHTS = (400, 60, 24, 12, 6, 4, 3, 2)
"""How good it is to leave the rival so many answers."""


@rule
def size_of(cards: int) -> int:
    """How many cards a set holds."""
    count = 0
    for card in range(COUNT):
        count += (cards >> card) & 1
    return count


@rule
def weigh(s: Record, seat: int, actions: Cells, count: int, out: Cells) -> None:
    for n in range(count):
        if actions[n] >= RETURN:
            out[n] = NUMBERED + 1 - (actions[n] - RETURN) if s.purple >> (actions[n] - RETURN) & 1 != seat else 4
            continue
        answers = size_of(FOLLOWERS[name_of(actions[n]) + 1] & s.hand[1 - seat])
        out[n] = WEIGHTS[answers]
        if discard_of(actions[n]) >= 0:
            out[n] = (out[n] + 1) // 2


@rule
def glance(s: Record, out: Cells) -> None:
    answers = size_of(s.hand[s.turn] & playable(s))
    lead = min(max(size_of(s.hand[s.turn]) - size_of(s.hand[1 - s.turn]), -4), 4)
    share = min(max(200 + 100 * answers + 50 * lead, 50), 950) if answers > 0 else 0
    out[s.turn] = share
    out[1 - s.turn] = 1000 - share


@rule
def reopen(s: Record, seat: int) -> None:
    """Nothing is decided in secret."""
