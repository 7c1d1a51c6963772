"""Expectimax search of a turn of Behind the Throne: every choice until its end, every card the deck can still give.

The remaining deck is known by counting the open cards, so the probability of each card is exact; at the end of the
turn `heuristics.evaluate` estimates the position. Every seat that decides (the receiver of a swap chooses which
kinds to drop or keep) maximises its own share. A turn too large for the time limit is searched less deeply: fewer
reveals, fewer targets to destroy.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from throneroom.engine.compiled import progress, rule
from throneroom.engine.position import KnownPosition
from throneroom.engine.state import Cells, Struct
from throneroom.games.behind_the_throne.cards import END, QUEEN
from throneroom.games.behind_the_throne.heuristics import FARTHEST, drop_gain, moment, share_out
from throneroom.games.behind_the_throne.rules import (
    CHOICES,
    DESTROY,
    DROP,
    DROP_KINDS,
    JUDGED,
    LOOK,
    NONE,
    REVEAL,
    ROW_CARDS,
    SEATS,
    STACK_KINDS,
    STATE,
    SWAP,
    USE,
    State,
    apply,
    kinds_of,
    legal,
    rise,
    standing,
    unseen,
    waiting,
)

DEPTH = 28
"""More decisions than a turn can have: 5 reveals, 5 abilities, 4 destroyings, a swap, 9 drops of a receiver, 1 more."""
WHOLE = 1_000_000
"""The total that the estimate at the end of a turn divides among the seats."""
NODES = 400_000
"""How many positions may be searched for one answer: 0.15 seconds on an idle core."""
ENDLESS = 1 << 40
"""The limit for the first effort, which always completes."""
JESTER_UP = 2
"""The effect that raises the last card."""

EFFORTS = ((1, 1), (2, 1), (3, 1), (5, 1), (5, 2), (5, CHOICES))
"""The search efforts, coarse to full: more reveals, and targets or kinds to drop at each decision after the first."""

FRAME = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("seat", "i8"),  # who decides here
                ("count", "i8"),  # of actions
                ("at", "i8"),  # the action being searched
                ("card", "i8"),  # the card that the deck gives for it; NONE before the first card
                ("odds", "i8"),  # how many of that card there are
                ("cards", "i8"),  # how many cards were tried
                ("sums", "f8", (SEATS,)),  # summed over those cards
                ("best", "f8", (SEATS,)),  # the value of the seat's best action so far
                ("list", "i8", (CHOICES + 1,)),
            ]
        ),
    )
)
"""One decision on the way down."""
WORKSPACE = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("nodes", "i8"),  # searched so far
                ("longest", "i8"),  # the longest row that may still be reached by revealing
                ("mended", "i8"),  # the previous action, if it did not mend a broken row by itself
                ("width", "i8"),  # how many targets, or kinds to drop, to search at one decision
                ("shares", "i8", (SEATS,)),
                ("value", "f8", (SEATS,)),  # of the position searched last
                ("found", "f8", (CHOICES + 1, SEATS)),  # the values of the first actions
            ]
        ),
    )
)


@rule
def measure(s: State, workspace: Struct) -> None:
    """Write the estimate of a position after the turn, or the result of a finished game."""
    if waiting(s) != 0:
        share_out(s, WHOLE, workspace.shares)
        for seat in range(s.players):
            workspace.value[seat] = workspace.shares[seat] / WHOLE
        return
    standing(s, workspace.shares)
    winners = 0
    for seat in range(s.players):
        winners += workspace.shares[seat]
    for seat in range(s.players):
        workspace.value[seat] = workspace.shares[seat] / winners


@rule
def pointless(s: State, workspace: Struct, seat: int, action: int) -> bool:
    """Whether an action can be skipped: it wastes an ability, only changes the order of mending, or is too deep."""
    if action == REVEAL:
        return 1 <= s.length >= workspace.longest
    if action < USE or action >= DROP:
        return False
    effect = action - JUDGED if action >= JUDGED else action - USE
    if effect == LOOK:  # a first card must be revealed anyway
        return s.length == 0 or s.length >= workspace.longest
    if rise(s) > 0:
        return effect == JESTER_UP or action < workspace.mended
    return effect != JESTER_UP or s.destroyed == 1 or s.length <= s.stack[seat, QUEEN]


@rule
def bring_forward(frame: Struct, place: int, first: int) -> None:
    """Swap two actions in a list."""
    action = frame.list[place]
    frame.list[place] = frame.list[first]
    frame.list[first] = action


@rule
def keep_best_targets(states: Cells, workspace: Struct, frame: Struct, level: int) -> None:
    """Of the destroy actions, last in the list, keep only those with the best position right after them."""
    first = 0
    while first < frame.count and frame.list[first] < DESTROY:
        first += 1
    beyond = min(first + workspace.width, frame.count)
    for kept in range(first, beyond):
        best = -1.0
        place = kept
        for n in range(kept, frame.count):
            states[level + 1] = states[level]
            apply(states[level + 1], frame.seat, frame.list[n])
            measure(states[level + 1], workspace)
            workspace.nodes += 1
            if workspace.value[frame.seat] > best:
                best = workspace.value[frame.seat]
                place = n
        bring_forward(frame, place, kept)
    frame.count = beyond


@rule
def keep_best_drops(s: State, workspace: Struct, frame: Struct) -> None:
    """Keep only what looks best at once: dropping the least valuable kinds, or keeping the new ones (BT-13)."""
    now = moment(s)
    beyond = min(workspace.width, frame.count)
    for kept in range(beyond):
        best = -FARTHEST
        place = kept
        for n in range(kept, frame.count):
            if drop_gain(s, now, frame.seat, frame.list[n]) > best:
                best = drop_gain(s, now, frame.seat, frame.list[n])
                place = n
        bring_forward(frame, place, kept)
    frame.count = beyond


@rule
def discarding(s: State) -> bool:
    """Whether a receiver may drop or keep new kinds and does not have too many (BT-13)."""
    return s.received != 0 and kinds_of(s, s.asked) <= STACK_KINDS


@rule
def drop_in_order(frame: Struct, last: int) -> None:
    """Skip drops that only differ in order: new kinds are dropped in the order of their numbers."""
    count = 0
    for n in range(frame.count):
        if frame.list[n] > last:
            frame.list[count] = frame.list[n]
            count += 1
    frame.count = count


@rule
def enter(states: Cells, frames: Cells, workspace: Struct, level: int) -> None:
    """Start a decision: list its actions, none searched yet."""
    s = states[level]
    frame = frames[level]
    frame.seat = s.asked
    frame.at = 0
    frame.card = NONE
    frame.odds = 0
    frame.cards = 0
    for seat in range(SEATS):
        frame.sums[seat] = 0.0
        frame.best[seat] = -1.0
    count = legal(s, frame.seat, frame.list)
    frame.count = count
    if level == 0:
        return
    if s.stage == DROP_KINDS:
        last = frames[level - 1].list[frames[level - 1].at]
        if level > 1 and DROP <= last < SWAP and discarding(states[level - 1]):
            drop_in_order(frame, last)
        keep_best_drops(s, workspace, frame)
        return
    frame.count = 0
    workspace.mended = frames[level - 1].list[frames[level - 1].at] if level > 1 else NONE
    for n in range(count):
        if not pointless(s, workspace, frame.seat, frame.list[n]):
            frame.list[frame.count] = frame.list[n]
            frame.count += 1
    if frame.count > workspace.width and frame.list[frame.count - 1 - workspace.width] >= DESTROY:
        keep_best_targets(states, workspace, frame, level)


@rule
def by_chance(s: State, action: int) -> bool:
    """Whether the action depends on the next card of the deck and the seat on turn does not know it."""
    if action == REVEAL:
        return (s.knows >> s.turn) & 1 == 0
    return action == USE + LOOK or action == JUDGED + LOOK


@rule
def next_card(s: State, frame: Struct) -> bool:
    """Move on to the next card that the deck can give, with its odds; False after the last."""
    for card in range(frame.card + 1, END + 1):
        frame.odds = unseen(s, card)
        if frame.odds > 0:
            frame.card = card
            return True
    return False


@rule
def settle(frame: Struct, workspace: Struct, level: int, players: int) -> None:
    """Finish an action whose value is in `workspace.value`."""
    if workspace.value[frame.seat] > frame.best[frame.seat]:
        for seat in range(players):
            frame.best[seat] = workspace.value[seat]
    if level == 0:
        for seat in range(players):
            workspace.found[frame.at, seat] = workspace.value[seat]
    frame.at += 1
    frame.card = NONE
    frame.cards = 0
    for seat in range(players):
        frame.sums[seat] = 0.0


@rule
def report(frame: Struct, workspace: Struct, level: int, players: int) -> None:
    """Report the value of an action to its decision, or of one card of the deck in that action."""
    if frame.card == NONE:
        settle(frame, workspace, level, players)
        return
    for seat in range(players):
        frame.sums[seat] += frame.odds * workspace.value[seat]
    frame.cards += frame.odds


@rule
def step(states: Cells, frames: Cells, workspace: Struct, level: int) -> bool:
    """Make the position after the next action (and card) of a decision; False if only the sum over cards was left."""
    s = states[level]
    frame = frames[level]
    action = frame.list[frame.at]
    if by_chance(s, action):
        if not next_card(s, frame):
            for seat in range(s.players):
                workspace.value[seat] = frame.sums[seat] / frame.cards
            settle(frame, workspace, level, s.players)
            return False
        states[level + 1] = s
        states[level + 1].deck[s.left - 1] = frame.card
    else:
        states[level + 1] = s
    apply(states[level + 1], frame.seat, action)
    workspace.nodes += 1
    return True


@rule
def expect(states: Cells, frames: Cells, workspaces: Cells, reveals: int, width: int, nodes: int) -> bool:
    """Write the value of every action of the first state in `workspace.found`; False if there are too many nodes."""
    workspace = workspaces[0]
    workspace.nodes = 0
    workspace.longest = min(states[0].length + reveals, ROW_CARDS)
    workspace.width = width
    turn = states[0].turn
    players = states[0].players
    level = 0
    enter(states, frames, workspace, 0)
    while workspace.nodes < nodes:
        if frames[level].at == frames[level].count:
            if level == 0:
                return True
            for seat in range(players):
                workspace.value[seat] = frames[level].best[seat]
            level -= 1
            report(frames[level], workspace, level, players)
        elif step(states, frames, workspace, level):
            if waiting(states[level + 1]) == 0 or states[level + 1].turn != turn:
                measure(states[level + 1], workspace)
                report(frames[level], workspace, level, players)
            else:
                level += 1
                enter(states, frames, workspace, level)
    return False


class Solver:
    """Searches a turn, and holds the memory for it."""

    PROVEN = False
    """Positions after the turn are only estimated."""
    TO_THE_END = False

    def __init__(self, nodes: int = NODES) -> None:
        self._nodes = nodes
        self._states = np.zeros(DEPTH, STATE)
        self._frames = np.zeros(DEPTH, FRAME)
        self._workspace = np.zeros(1, WORKSPACE)
        with progress("Behind the Throne (turns)"):
            self._states[0]["players"] = 2
            self._states[0]["deck"][:] = NONE
            expect(self._states, self._frames, self._workspace, 0, 0, 0)

    def ponder(self, known: KnownPosition, seat: int) -> list[tuple[int, tuple[float, ...]]] | None:
        """Every legal action with what each seat can expect after it, searched as deeply as the node limit allows."""
        answer: list[tuple[int, tuple[float, ...]]] | None = None
        actions = known.legal(seat)
        left = self._nodes
        for reveals, width in EFFORTS:
            self._states[0] = known.states[0]
            if not expect(self._states, self._frames, self._workspace, reveals, width, left if answer else ENDLESS):
                break
            left -= int(self._workspace["nodes"][0])
            found: Any = self._workspace["found"][0, : len(actions), : known.settings.players]
            answer = [(action, tuple(shares)) for action, shares in zip(actions, found.tolist(), strict=True)]
        return answer
