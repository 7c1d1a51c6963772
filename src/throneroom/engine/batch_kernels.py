"""Batch kernels (template): many games in one array, dealt, masked and stepped inside compiled code.

`rounds` has three numbers for each place of a batch: how many games were dealt there, how many decisions the current
game has taken, and whether the last game was stopped at the limit on decisions (`rules.MOST_DECISIONS`).

`lists` is where legal actions are written before they are marked in the mask. In a game with many actions, of which
few are legal, it has a row for each game, ending in -1, and the next step clears only these marks; otherwise it has one
row for all, and whole rows of the mask are cleared.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from throneroom.engine.chance import fork
from throneroom.engine.compiled import inlined, rule
from throneroom.engine.dice import roll
from throneroom.engine.seats import first_seat
from throneroom.engine.state import AnyState, Cells

if TYPE_CHECKING:
    from throneroom.engine.game_modules import RulesModule

rules: RulesModule

DEALT, TAKEN, STOPPED = range(3)  # columns of `rounds`
ENDLESS = -1  # returned instead of a number of decisions: the game exceeded the limit
MANY = 512  # the number of actions from which clearing a whole row of the mask takes longer than clearing its marks


@rule
def deal(states: Cells, i: int, n: int, master: Cells, rounds: Cells, players: int, options: Cells) -> None:
    """Deal the next game of place n; skip deals that are over before the first decision."""
    while True:
        fork(master, n, rounds[i, DEALT], states[i].key)
        rounds[i, DEALT] += 1
        rules.deal(states[i], players, options)
        if rules.waiting(states[i]) != 0:
            rounds[i, TAKEN] = 0
            return


@rule
def clear(i: int, done: Cells, result: Cells) -> None:
    """Before the first action of a step, note that no game has ended in place i."""
    done[i] = False
    for seat in range(result.shape[1]):
        result[i, seat] = 0


@rule
def redeal(
    states: Cells, i: int, n: int, master: Cells, rounds: Cells, players: int, options: Cells, done: Cells,
    result: Cells,
) -> None:  # fmt: skip
    """After an action that ended game i, keep its result and deal the next game of place n.

    If another game already ended there in the same step, its result is kept instead. Callers first check
    whether the game is over: a call with this many arrays after every action costs up to a third of the speed.
    """
    if not done[i]:
        done[i] = True
        score(states, i, rounds, result)
    deal(states, i, n, master, rounds, players, options)


@rule
def ended(s: AnyState, taken: int) -> bool:
    """Whether a game ends after `taken` decisions, by its rules or because it has reached the limit.

    Callers apply the action and count it: one function for all three made steps of Hierarchy 5 to 9 % slower.
    """
    return rules.waiting(s) == 0 or taken >= rules.MOST_DECISIONS


@rule
def score(states: Cells, i: int, rounds: Cells, result: Cells) -> None:
    """Write how game i ended; a game that was stopped has no winner."""
    rounds[i, STOPPED] = 1 if rules.waiting(states[i]) != 0 else 0
    if rounds[i, STOPPED] == 0:
        rules.standing(states[i], result[i])


@rule
def unmark(i: int, mask: Cells, lists: Cells) -> None:
    """Clear the row of game i in the mask."""
    if rules.ACTIONS < MANY:
        mask[i, :] = False
        return
    n = 0
    while lists[i, n] >= 0:
        mask[i, lists[i, n]] = False
        n += 1
    lists[i, 0] = -1


@rule
def mark(s: AnyState, i: int, seat: int, mask: Cells, lists: Cells) -> None:
    """Mark what a seat may do in game i, in a row that is clear."""
    listed = i if rules.ACTIONS >= MANY else 0
    count = rules.legal(s, seat, lists[listed])
    for n in range(count):
        mask[i, lists[listed, n]] = True
    lists[listed, count] = -1


@rule
def begin(
    states: Cells, first: int, master: Cells, rounds: Cells, players: int, options: Cells, seats: Cells, mask: Cells,
    lists: Cells,
) -> None:  # fmt: skip
    """Deal every game of a slice whose first place in the whole batch is `first`."""
    for i in range(states.shape[0]):
        deal(states, i, first + i, master, rounds, players, options)
        seats[i] = first_seat(rules.waiting(states[i]))
        mark(states[i], i, seats[i], mask, lists)


@rule
def first_illegal(mask: Cells, actions: Cells) -> int:
    """The first game whose action is illegal, or -1 if all actions are legal."""
    for i in range(actions.shape[0]):
        if actions[i] < 0 or actions[i] >= mask.shape[1] or not mask[i, actions[i]]:
            return i
    return -1


@rule
def step(
    states: Cells, first: int, master: Cells, rounds: Cells, players: int, options: Cells, seats: Cells, mask: Cells,
    lists: Cells, actions: Cells, done: Cells, result: Cells,
) -> None:  # fmt: skip
    """Take one action in every game of a slice; when a game ends, keep its result and deal the next at once."""
    for i in range(states.shape[0]):
        clear(i, done, result)
        rules.apply(states[i], seats[i], actions[i])
        rounds[i, TAKEN] += 1
        if ended(states[i], rounds[i, TAKEN]):
            redeal(states, i, first + i, master, rounds, players, options, done, result)
        unmark(i, mask, lists)
        seats[i] = first_seat(rules.waiting(states[i]))
        mark(states[i], i, seats[i], mask, lists)


@inlined
def play_out(s: AnyState, dice: Cells, out: Cells) -> int:
    """Play a game to its end by random choices; return how many decisions that took, or ENDLESS."""
    decisions = 0
    bits = rules.waiting(s)
    while bits != 0:
        if decisions == rules.MOST_DECISIONS:
            return ENDLESS
        seat = first_seat(bits)
        rules.apply(s, seat, any_of(s, seat, dice, out))
        decisions += 1
        bits = rules.waiting(s)
    return decisions


@inlined
def play_whole(s: AnyState, players: int, options: Cells, dice: Cells, out: Cells, sums: Cells) -> int:
    """Deal from the key in the state and play to the end; add the result to the sums, return the decisions."""
    rules.deal(s, players, options)
    decisions = play_out(s, dice, out)
    if decisions == ENDLESS:
        return ENDLESS
    for seat in range(players):
        out[seat] = 0
    rules.standing(s, out)
    for seat in range(players):
        sums[seat] += out[seat]
    return decisions


@rule
def random_games(
    states: Cells, games: int, master: Cells, players: int, options: Cells, dice: Cells, out: Cells, sums: Cells
) -> int:
    """Play whole random games; add up the results by seat, return the number of decisions."""
    decisions = 0
    for n in range(games):
        fork(master, n, 0, states[0].key)
        taken = play_whole(states[0], players, options, dice, out, sums)
        if taken == ENDLESS:
            return ENDLESS
        decisions += taken
    return decisions


@inlined
def lane(
    s: AnyState, n: int, games: int, master: Cells, players: int, options: Cells, dice: Cells, out: Cells, sums: Cells
) -> int:
    """The n-th of many parallel lanes: it plays whole random games on its own keys, as one GPU thread does."""
    decisions = 0
    for game in range(games):
        fork(master, n, game, s.key)
        taken = play_whole(s, players, options, dice, out, sums)
        if taken == ENDLESS:
            return ENDLESS
        decisions += taken
    return decisions


@rule
def lanes(
    states: Cells, first: int, games: int, master: Cells, players: int, options: Cells, dice: Cells, out: Cells,
    sums: Cells, decisions: Cells,
) -> None:  # fmt: skip
    """Run several lanes, one after the other."""
    for i in range(decisions.shape[0]):
        decisions[i] = lane(states[0], first + i, games, master, players, options, dice[i], out, sums[i])


@inlined
def any_of(s: AnyState, seat: int, dice: Cells, out: Cells) -> int:
    """A random legal action of a seat."""
    return out[roll(dice, rules.legal(s, seat, out))]


@rule
def show(s: AnyState, i: int, seats: Cells, mask: Cells, out: Cells) -> None:
    """Write who decides in game i, and mark what is legal in an empty row of the mask."""
    seats[i] = first_seat(rules.waiting(s))
    for n in range(rules.legal(s, seats[i], out)):
        mask[i, out[n]] = True


@rule
def unshow(s: AnyState, i: int, seats: Cells, mask: Cells, out: Cells) -> None:
    """Clear the marks again while the game is unchanged: cheaper than clearing the whole row if it is long."""
    for n in range(rules.legal(s, seats[i], out)):
        mask[i, out[n]] = False


@rule
def list_legal(states: Cells, seats: Cells, lists: Cells, counts: Cells) -> None:
    """Write the legal actions of the deciding seat into the row of each game, and how many there are."""
    for i in range(states.shape[0]):
        counts[i] = rules.legal(states[i], seats[i], lists[i])


@rule
def rollouts(states: Cells, games: int, dice: Cells, out: Cells) -> int:
    """Play the game in the second state to its end `games` times, in the first; return the number of decisions."""
    decisions = 0
    for _ in range(games):
        states[0] = states[1]
        taken = play_out(states[0], dice, out)
        if taken == ENDLESS:
            return ENDLESS
        decisions += taken
    return decisions


@rule
def clones(states: Cells, count: int) -> None:
    """Copy states inside the array `count` times."""
    size = states.shape[0]
    for n in range(count):
        states[n % size] = states[(n + 1) % size]
