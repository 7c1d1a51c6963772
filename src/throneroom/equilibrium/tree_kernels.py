"""Tree kernels (template): the whole tree of a position, and what each seat knows at its decisions.

What a seat has seen and decided so far is one running hash for each seat (perfect recall): it takes in the seat's
hidden state whenever that changes, and each of its own decisions. Seats that decide at the same time are asked in
order; none sees what the others chose.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from throneroom.engine.compiled import rule
from throneroom.engine.dice import M62
from throneroom.engine.seats import first_seat
from throneroom.engine.state import Cells

if TYPE_CHECKING:
    from throneroom.engine.game_modules import RulesModule

rules: RulesModule

PARENT, CHOICE, SEAT, COUNT, KEY, ACTION = range(6)  # columns of `nodes`
NONE = -1
FULL, DEEP = -1, -2  # returned instead of a number of nodes


@rule
def mixed(hashed: int, word: int) -> int:
    """The running hash after one more word, in 62 bits."""
    found = ((hashed ^ (word & M62)) * 0x1E3779B97F4A7C15) & M62
    return found ^ (found >> 29)


@rule
def sight(states: Cells, at: int, seat: int, scratch: Cells, words: Cells) -> int:
    """A hash of what a seat sees in a state. `words` are those of the state in `scratch`."""
    scratch[0] = states[at]
    rules.hide(scratch[0], seat)
    hashed = 1
    for n in range(words.shape[0]):
        hashed = mixed(hashed, words[n])
    return hashed


@rule
def look(states: Cells, at: int, players: int, scratch: Cells, words: Cells, views: Cells, seen: Cells) -> None:
    """Let every seat see the state at a depth, if it looks other than before."""
    for seat in range(players):
        view = sight(states, at, seat, scratch, words)
        if view != views[at, seat]:
            views[at, seat] = view
            seen[at, seat] = mixed(seen[at, seat], view)


@rule
def enter(
    states: Cells, at: int, players: int, parent: int, choice: int, action: int, n: int, nodes: Cells, payoffs: Cells,
    out: Cells, standing: Cells, seen: Cells,
) -> int:  # fmt: skip
    """Write the node of the state at a depth; return how many choices it has."""
    nodes[n, PARENT], nodes[n, CHOICE], nodes[n, ACTION] = parent, choice, action
    seat = first_seat(rules.waiting(states[at])) if at < rules.MOST_DECISIONS else NONE
    nodes[n, SEAT], nodes[n, COUNT], nodes[n, KEY] = seat, 0, 0
    if seat == NONE:
        winners = 0
        if at < rules.MOST_DECISIONS:
            for each in range(players):
                standing[each] = 0
            rules.standing(states[at], standing)
            for each in range(players):
                winners += standing[each]
        for each in range(players):
            if winners > 0:
                payoffs[n, each] = (players * standing[each] / winners - 1.0) / (players - 1)
        return 0
    nodes[n, COUNT], nodes[n, KEY] = rules.legal(states[at], seat, out[at]), mixed(seen[at, seat], seat)
    return nodes[n, COUNT]


@rule
def grow(
    cells: Cells, spare: Cells, words: Cells, players: int, start: int, nodes: Cells, payoffs: Cells, out: Cells,
    standing: Cells, views: Cells, seen: Cells, path: Cells,
) -> int:  # fmt: skip
    """Write the tree of the position at depth 0 from the node `start` on, parents first; return the number of nodes.

    `cells` has room for a state at each depth, and `path` for a node and the next choice there.
    """
    states, scratch = cells.view(rules.STATE), spare.view(rules.STATE)
    if start == nodes.shape[0]:
        return FULL
    for seat in range(players):
        views[0, seat], seen[0, seat] = 0, 0
    look(states, 0, players, scratch, words, views, seen)
    enter(states, 0, players, NONE, 0, NONE, start, nodes, payoffs, out, standing, seen)
    path[0, 0], path[0, 1] = start, 0
    grown, depth = start + 1, 0
    while depth >= 0:
        node, choice = path[depth, 0], path[depth, 1]
        if choice == nodes[node, COUNT]:
            depth -= 1
            continue
        if grown == nodes.shape[0]:
            return FULL
        if depth + 1 == path.shape[0]:
            return DEEP
        path[depth, 1] += 1
        seat, action = nodes[node, SEAT], out[depth, choice]
        below = depth + 1
        states[below] = states[depth]
        for each in range(players):
            views[below, each], seen[below, each] = views[depth, each], seen[depth, each]
        seen[below, seat] = mixed(mixed(seen[below, seat], action), 3)
        rules.apply(states[below], seat, action)
        look(states, below, players, scratch, words, views, seen)
        enter(states, below, players, node, choice, action, grown, nodes, payoffs, out, standing, seen)
        path[below, 0], path[below, 1] = grown, 0
        grown += 1
        depth = below
    return grown
