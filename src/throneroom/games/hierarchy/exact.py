"""Perfect play of Hierarchy from any position: who wins, by which choices, and how soon.

One question is asked again and again: does the attacker win within so many decisions? A win of unlimited length comes
first: it tells the winner. The length follows from the same question with a limit that grows by one.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from throneroom.engine.compiled import progress, rule
from throneroom.engine.position import Position
from throneroom.engine.record import Cells, Record
from throneroom.games.hierarchy.compact import after, cards_in, choices, pack, turn_of
from throneroom.games.hierarchy.rules import RETURN

UNLIMITED = 63
DEEPEST = 64
WIDEST = 32
PROBES = 8
M31 = (1 << 31) - 1
UNKNOWN, NO, YES = range(3)


@rule
def place_of(position: int, mask: int) -> int:
    h = (position & M31) * 0x7FEB352D ^ (position >> 31) * 0x21F0AAAD
    h ^= h >> 29
    h = (h & M31) * 0x735A2D97
    return (h >> 20) & mask


@rule
def look_up(table: Cells, position: int) -> int:
    """What is known of a position; 0 for nothing."""
    mask = table.shape[0] - 1
    place = place_of(position, mask)
    for _ in range(PROBES):
        if table[place, 0] == position:
            return table[place, 1]
        if table[place, 0] == 0:
            return 0
        place = (place + 1) & mask
    return 0


@rule
def enter(table: Cells, position: int, known: int) -> None:
    mask = table.shape[0] - 1
    first = place_of(position, mask)
    place = first
    for _ in range(PROBES):
        if table[place, 0] == position or table[place, 0] == 0:
            table[place, 0] = position
            table[place, 1] = known
            return
        place = (place + 1) & mask
    place = (first + (known + position) % PROBES) & mask
    table[place, 0] = position
    table[place, 1] = known


# known: for attacker a: 12 bits at 12a: yes (63 - smallest limit proven +1: 0 unknown) , no (largest limit disproven + 1)
@rule
def answer(known: int, attacker: int, limit: int) -> int:
    part = known >> (14 * attacker)
    yes = part & 127
    no = (part >> 7) & 127
    if yes > 0 and 64 - yes <= limit:
        return YES
    if no > 0 and no - 1 >= limit:
        return NO
    return UNKNOWN


@rule
def noted(known: int, attacker: int, limit: int, won: int) -> int:
    shift = 14 * attacker
    yes = (known >> shift) & 127
    no = (known >> (shift + 7)) & 127
    if won == YES:
        yes = max(yes, 64 - limit)
        other = 14 - shift
        known |= 64 << (other + 7)   # rival can never win: no limit
    else:
        no = max(no, limit + 1)
        if limit == UNLIMITED:
            other = 14 - shift
            oyes = (known >> other) & 127
            known = (known & ~(127 << other)) | (max(oyes, 1) << other)
    return (known & ~(16383 << shift)) | (yes << shift) | (no << (shift + 7))


@rule
def count_bits(x: int) -> int:
    return cards_in(x & 16383) + cards_in((x >> 14) & 16383) + cards_in((x >> 28) & 16383) + cards_in((x >> 42) & 16383)


@rule
def expand(stack: Record, table: Cells, depth: int, attacker: int) -> int:
    """List what can follow, the most promising last; YES or NO if one of them settles it."""
    position = stack.position[depth]
    mover = turn_of(position)
    limit = stack.limit[depth]
    left = limit if limit == UNLIMITED else limit - 1
    best = YES if mover == attacker else NO
    options = choices(position)
    first = RETURN if (position >> 34) & 3 != 0 else 0
    count = 0
    action = 0
    while options != 0:
        if options & 1 == 1:
            child = after(position, first + action)
            stack.visits += 1
            open_ = choices(child)
            if open_ == 0:
                found = YES if turn_of(child) != attacker else NO
            elif left == 0:
                found = NO
            else:
                found = answer(look_up(table, child), attacker, left)
            if found == best:
                return best
            if found == UNKNOWN:
                rank = count_bits(open_)
                if turn_of(child) == mover:
                    rank = 20 - rank
                n = count
                while n > 0 and stack.rank[depth, n - 1] < rank:
                    stack.rank[depth, n] = stack.rank[depth, n - 1]
                    stack.child[depth, n] = stack.child[depth, n - 1]
                    n -= 1
                stack.rank[depth, n] = rank
                stack.child[depth, n] = child
                count += 1
        options >>= 1
        action += 1
    stack.count[depth] = count
    if count == 0:
        return YES + NO - best
    return UNKNOWN


@rule
def prove(stacks: Cells, table: Cells, position: int, attacker: int, limit: int) -> int:
    stack = stacks[0]
    if choices(position) == 0:
        return YES if turn_of(position) != attacker else NO
    if limit == 0:
        return NO
    found = answer(look_up(table, position), attacker, limit)
    if found != UNKNOWN:
        return found
    depth = 0
    stack.position[0] = position
    stack.limit[0] = limit
    stack.nodes += 1
    found = expand(stack, table, 0, attacker)
    while True:
        if found != UNKNOWN:
            enter(table, stack.position[depth], noted(look_up(table, stack.position[depth]), attacker, stack.limit[depth], found))
            if depth == 0:
                return found
            depth -= 1
            best = YES if turn_of(stack.position[depth]) == attacker else NO
            if found != best and stack.count[depth] > 0:
                found = UNKNOWN
            continue
        stack.count[depth] -= 1
        child = stack.child[depth, stack.count[depth]]
        left = stack.limit[depth] if stack.limit[depth] == UNLIMITED else stack.limit[depth] - 1
        found = answer(look_up(table, child), attacker, left)
        depth += 1
        stack.position[depth] = child
        stack.limit[depth] = left
        if found == UNKNOWN:
            stack.nodes += 1
            found = expand(stack, table, depth, attacker)


STACK = np.dtype((np.record, np.dtype([
    ("nodes", "i8"), ("visits", "i8"),
    ("position", "i8", (DEEPEST,)), ("limit", "i8", (DEEPEST,)), ("count", "i8", (DEEPEST,)),
    ("child", "i8", (DEEPEST, WIDEST)), ("rank", "i8", (DEEPEST, WIDEST)),
])))
