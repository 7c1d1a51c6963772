"""The rules of Battle For The Throne for a search that knows that its rivals are squires.

The key of a guessed world contains the seat it was guessed for; all other seats are squires in it.
"""

from __future__ import annotations

from throneroom.engine.compiled import rule
from throneroom.engine.state import KEY_WORDS, Cells
from throneroom.games.battle_for_the_throne import heuristics
from throneroom.games.battle_for_the_throne import rules as real
from throneroom.games.battle_for_the_throne.rules import (
    ACTIONS,
    CHOICES,
    SEATS,
    STATE,
    State,
    apply,
    hide,
    standing,
    waiting,
)

__all__ = ["ACTIONS", "CHOICES", "SEATS", "STATE", "apply", "guess", "hide", "legal", "standing", "waiting"]

OWNER, TIES = KEY_WORDS - 1, 0  # words of the key: the seat that guessed plus 1; which of equal choices is taken


@rule
def guess(s: State, seat: int, dice: Cells) -> None:
    real.guess(s, seat, dice)
    s.key[OWNER] = seat + 1


@rule
def legal(s: State, seat: int, out: Cells) -> int:
    count = real.legal(s, seat, out)
    if count > 1 and s.key[OWNER] > 0 and s.key[OWNER] != seat + 1:
        return only_the_best(s, seat, out, count)
    return count


@rule
def only_the_best(s: State, seat: int, out: Cells, count: int) -> int:
    """Keep only what a squire would do: the heaviest choice; among equals, always the same one in a world."""
    most = heuristics.weigh_choice(s, seat, out[0])
    equals = 0
    for n in range(count):
        found = heuristics.weigh_choice(s, seat, out[n])
        if found > most:
            most = found
            equals = 0
        if found == most:
            out[equals] = out[n]
            equals += 1
    out[0] = out[(s.key[TIES] & 0xFFFF) % equals]
    return 1
