"""Perfect play of Hierarchy from any position: who wins, by which choices, and how soon.

The search answers one question: does the attacker win within a limit of decisions? Without a limit, the answer is the
winner; raising the limit one by one gives the length of the game. Choices that leave the fewest answers are tried
first, and the results are stored in a table by position.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import combinations

import numpy as np
import numpy.typing as npt

from throneroom.engine.compiled import progress, rule
from throneroom.engine.position import KnownPosition, Position
from throneroom.engine.state import Cells, Struct
from throneroom.games.hierarchy.cards import COUNT, IMPOSTER, NUMBERED, SLUGS
from throneroom.games.hierarchy.compact import GIVEN, STAGE, after, cards_in, choices, pack, turn_of
from throneroom.games.hierarchy.rules import ALL, PLAY, RETURN, STATE

NO, UNKNOWN, YES = -1, 0, 1
UNLIMITED = 63
"""No limit on decisions. No game of perfect play comes near it."""
DEEPEST, WIDEST = 128, 32
"""The most decisions in a line of play, and the most choices at once, with room to spare."""
MEMORY = 1 << 18
"""How many positions a solver remembers; a whole deal needs tens of thousands."""
PROBES = 8
"""How many places of the table a position may be stored in; if all are taken, it replaces another."""

# What is known about a position, for each attacker: the smallest limit within which it surely wins, and the largest
# within which it surely does not.
SURE, NOT_YET, PART = 0, 7, 14
FIELD = (1 << 7) - 1
NOTHING = (UNLIMITED + 1) << SURE | (UNLIMITED + 1) << (PART + SURE)

STACK = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("position", "i8", (DEEPEST,)),  # starting at the root
                ("limit", "i8", (DEEPEST,)),
                ("count", "i8", (DEEPEST,)),  # the number of following positions that are not settled yet
                ("next", "i8", (DEEPEST, WIDEST)),  # the most promising last
                ("rank", "i8", (DEEPEST, WIDEST)),
            ]
        ),
    )
)

M31 = (1 << 31) - 1


@rule
def place_of(position: int, mask: int) -> int:
    """The first place to look for a position. No product reaches 2^63."""
    mixed = (position & M31) * 0x7FEB352D ^ (position >> 31) * 0x21F0AAAD
    mixed ^= mixed >> 29
    return (((mixed & M31) * 0x735A2D97) >> 20) & mask


@rule
def recall(table: Cells, position: int) -> int:
    """What is known about a position."""
    mask = table.shape[0] - 1
    place = place_of(position, mask)
    for _ in range(PROBES):
        if table[place, 0] == position:
            return table[place, 1]
        if table[place, 0] == 0:
            return NOTHING
        place = (place + 1) & mask
    return NOTHING


@rule
def remember(table: Cells, position: int, known: int) -> None:
    mask = table.shape[0] - 1
    place = place_of(position, mask)
    victim = (place + known % PROBES) & mask
    for _ in range(PROBES):
        if table[place, 0] == position or table[place, 0] == 0:
            victim = place
            break
        place = (place + 1) & mask
    table[victim, 0] = position
    table[victim, 1] = known


@rule
def answer(known: int, attacker: int, limit: int) -> int:
    """Whether the attacker wins within the limit, if known."""
    part = known >> (PART * attacker)
    if (part >> SURE) & FIELD <= limit:
        return YES
    return NO if (part >> NOT_YET) & FIELD >= limit else UNKNOWN


@rule
def learned(known: int, attacker: int, limit: int, found: int) -> int:
    """Combine what is known with a new answer. If one seat surely wins, the other surely does not, at any limit."""
    if found == YES:
        return raised(lowered(known, PART * attacker + SURE, limit), PART * (1 - attacker) + NOT_YET, UNLIMITED)
    known = raised(known, PART * attacker + NOT_YET, limit)
    return lowered(known, PART * (1 - attacker) + SURE, UNLIMITED) if limit == UNLIMITED else known


@rule
def lowered(known: int, field: int, limit: int) -> int:
    least = min((known >> field) & FIELD, limit)
    return (known & ~(FIELD << field)) | (least << field)


@rule
def raised(known: int, field: int, limit: int) -> int:
    most = max((known >> field) & FIELD, limit)
    return (known & ~(FIELD << field)) | (most << field)


@rule
def at_once(table: Cells, position: int, attacker: int, limit: int) -> int:
    """The answer if the game is over, no decision is left, or it is already known."""
    if choices(position) == 0:
        return NO if turn_of(position) == attacker else YES
    return NO if limit == 0 else answer(recall(table, position), attacker, limit)


@rule
def freedom(position: int) -> int:
    """The number of choices."""
    found = choices(position)
    low = cards_in(found & ALL) + cards_in((found >> GIVEN) & ALL)
    return low + cards_in((found >> 2 * GIVEN) & ALL) + cards_in((found >> 3 * GIVEN) & ALL)


@rule
def rest_of(limit: int) -> int:
    """What is left of a limit after one decision."""
    return limit if limit == UNLIMITED else limit - 1


@rule
def wanted(position: int, attacker: int) -> int:
    """The answer that settles a position as soon as one choice gives it."""
    return YES if turn_of(position) == attacker else NO


@rule
def expand(stack: Struct, table: Cells, depth: int, attacker: int) -> int:
    """List the following positions that are not settled; return the answer if none is left or one settles it."""
    position = stack.position[depth]
    limit = rest_of(stack.limit[depth])
    aim = wanted(position, attacker)
    left = choices(position)
    action = RETURN if (position >> STAGE) & 3 != PLAY else 0
    stack.count[depth] = 0
    while left != 0:
        if left & 1 == 1:
            following = after(position, action)
            found = at_once(table, following, attacker, limit)
            if found == aim:
                return aim
            if found == UNKNOWN:
                insert(stack, depth, following, turn_of(following) == turn_of(position))
        left >>= 1
        action += 1
    return -aim if stack.count[depth] == 0 else UNKNOWN


@rule
def insert(stack: Struct, depth: int, following: int, own: bool) -> None:
    """Insert a position into those to try: sooner if the rival has fewer choices, or the player more."""
    rank = -freedom(following) if own else freedom(following)
    n = stack.count[depth]
    while n > 0 and stack.rank[depth, n - 1] < rank:
        stack.rank[depth, n] = stack.rank[depth, n - 1]
        stack.next[depth, n] = stack.next[depth, n - 1]
        n -= 1
    stack.rank[depth, n] = rank
    stack.next[depth, n] = following
    stack.count[depth] += 1


@rule
def prove(stacks: Cells, table: Cells, root: int, attacker: int, limit: int) -> int:
    """Whether the attacker wins within `limit` decisions against any defence: YES or NO."""
    stack = stacks[0]
    found = at_once(table, root, attacker, limit)
    if found != UNKNOWN:
        return found
    depth = 0
    stack.position[0] = root
    stack.limit[0] = limit
    found = expand(stack, table, 0, attacker)
    while True:
        while found == UNKNOWN:  # one step down, to the most promising
            stack.count[depth] -= 1
            following = stack.next[depth, stack.count[depth]]
            stack.position[depth + 1] = following
            stack.limit[depth + 1] = rest_of(stack.limit[depth])
            depth += 1
            found = answer(recall(table, following), attacker, stack.limit[depth])
            if found == UNKNOWN:
                found = expand(stack, table, depth, attacker)
        position = stack.position[depth]
        remember(table, position, learned(recall(table, position), attacker, stack.limit[depth], found))
        if depth == 0:
            return found
        depth -= 1
        if found != wanted(stack.position[depth], attacker) and stack.count[depth] > 0:
            found = UNKNOWN


@rule
def winner_of(stacks: Cells, table: Cells, position: int) -> int:
    """The seat that wins with perfect play."""
    return 0 if prove(stacks, table, position, 0, UNLIMITED) == YES else 1


@rule
def length_of(stacks: Cells, table: Cells, position: int, winner: int) -> int:
    """The decisions until the end: the winner wants few, the loser many."""
    limit = 0
    while prove(stacks, table, position, winner, limit) != YES:
        limit += 1
    return limit


@rule
def packed(states: Cells) -> int:
    """The position of the first of some states."""
    return pack(states[0])


@dataclass(frozen=True, slots=True)
class Verdict:
    """The outcome of a choice when both play perfectly."""

    action: int
    winner: int
    length: int
    """The decisions until the end, this one included."""


@dataclass(frozen=True, slots=True)
class Analysis:
    """A solved position."""

    winner: int
    length: int
    """The decisions until the end with perfect play: the winner plays for a short game, the loser for a long one."""
    choices: tuple[Verdict, ...]
    """Every legal action, from the shortest win to the shortest loss."""


class Solver:
    """Perfect play, with a memory: results are reused for the next question."""

    PROVEN = True
    """Its values are certain."""
    TO_THE_END = True

    def __init__(self) -> None:
        self._stacks: npt.NDArray[np.void] = np.zeros(1, STACK)
        self._table: npt.NDArray[np.int64] = np.zeros((MEMORY, 2), np.int64)
        _compile()

    def analyse(self, position: Position) -> Analysis:
        """The winner, the length, and the outcome of each choice."""
        packed_position = packed(position.states)
        if position.over:
            return Analysis(1 - turn_of(packed_position), 0, ())
        verdicts = [self._verdict(packed_position, action) for action in position.legal(position.seat)]
        verdicts.sort(key=lambda it: (0, it.length) if it.winner == position.seat else (1, -it.length))
        return Analysis(verdicts[0].winner, verdicts[0].length, tuple(verdicts))

    def ponder(self, known: KnownPosition, seat: int) -> list[tuple[int, tuple[float, ...]]]:
        """Every legal action with what each seat can expect after it, the best first."""
        assert seat == known.seat
        return [(it.action, (1.0 - it.winner, float(it.winner))) for it in self.analyse(known).choices]

    def _verdict(self, position: int, action: int) -> Verdict:
        following = after(position, action)
        winner = winner_of(self._stacks, self._table, following)
        return Verdict(action, winner, 1 + length_of(self._stacks, self._table, following, winner))


@cache
def _compile() -> None:
    """Compile with a progress line, or load from the cache, by a call on an empty state (a game that is over)."""
    with progress("Hierarchy (solver)"):
        stacks, table, over = np.zeros(1, STACK), np.zeros((PROBES, 2), np.int64), packed(np.zeros(1, STATE))
        after(over, 0)
        length_of(stacks, table, over, winner_of(stacks, table, over))
        turn_of(over)


def distinct_deals() -> dict[str, dict[str, str]]:
    """Every distinct deal, by the cards of the player who begins (HI-2), as parts of an arranged position.

    The Imposter's holder begins, and the seats are symmetric: the holder is p1, with any six of the other cards.
    """
    return {_listed(hand, " "): _deal(hand) for hand in combinations(range(NUMBERED), COUNT // 2 - 1)}


def _deal(hand: tuple[int, ...]) -> dict[str, str]:
    rest = tuple(card for card in range(NUMBERED) if card not in hand)
    return {"p1": _listed((*hand, IMPOSTER), ", "), "p2": _listed(rest, ", ")}


def _listed(cards: tuple[int, ...], between: str) -> str:
    return between.join(SLUGS[card] for card in cards)
