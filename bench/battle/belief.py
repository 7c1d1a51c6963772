"""What the choices of squires reveal about their hands.

Guessed hands are weighted by how likely a squire with that hand would have decided as it did. This is everything that
can be concluded, and more than any of our bots remembers.

Between two draws, a hand only shrinks. A guess consists of what the rival held before it drew, and of drawn cards. The
cards that it has shown since then are among them.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from throneroom.engine.compiled import rule
from throneroom.engine.dice import new_dice, roll
from throneroom.engine.position import Position
from throneroom.engine.state import Cells
from throneroom.games.battle_for_the_throne import heuristics
from throneroom.games.battle_for_the_throne import rules as real
from throneroom.games.battle_for_the_throne.cards import COUNT, JOKER
from throneroom.games.battle_for_the_throne.rules import State

GUESSES, TRIES = 1000, 40_000
MENDED = 0.1
"""The weight of a guess in which a held card was replaced by one that was shown; there may be no other guess left."""
NUMBERS = (1 << COUNT) - 1
Bags = npt.NDArray[np.int64]


@rule
def lay(states: Cells, owner: int, hand: int) -> None:
    """Give a seat this hand."""
    s = states[0]
    s.hand_size[owner] = real.spread(hand, s.hand[owner])


@rule
def size_of(bag: int) -> int:
    size = bag >> JOKER
    for card in range(COUNT):
        size += (bag >> card) & 1
    return size


@rule
def without(bag: int, part: int) -> int:
    """The cards of a bag that are not in another one."""
    return (bag & NUMBERS & ~part) + (max(0, (bag >> JOKER) - (part >> JOKER)) << JOKER)


@rule
def one_of(bag: int, dice: Cells) -> int:
    """Any card of a bag, as a bag."""
    left = roll(dice, size_of(bag))
    for card in range(COUNT):
        if (bag >> card) & 1 == 1:
            if left == 0:
                return 1 << card
            left -= 1
    return 1 << JOKER


@rule
def unseen(states: Cells, owner: int) -> int:
    """The cards in the seat's hand and deck together, as everybody knows them."""
    return real.whole_deck(states[0]) - real.open_cards(states[0], owner)


@rule
def likelihood(s: State, owner: int, action: int, out: Cells, weights: Cells) -> float:
    """The probability that a squire with the hand in this state takes this action."""
    count = real.legal(s, owner, out)
    heuristics.weigh(s, owner, out, count, weights)
    most = weights[:count].max()
    equals = 0
    chosen = 0
    for n in range(count):
        if weights[n] == most:
            equals += 1
            chosen += out[n] == action
    return chosen / equals


@rule
def guess_hands(
    held: Cells, drawn: int, pool: int, shown: int, then: Cells, actions: Cells, shown_then: Cells, owner: int,
    tries: int, hands: Cells, fits: Cells, out: Cells, weights: Cells, dice: Cells,
) -> int:  # fmt: skip
    """Guess what is left of a hand and how well each guess fits the decisions since the draw. Returns how many fit."""
    found = 0
    for n in range(tries):
        hand = held[n % held.shape[0]]
        fit = 1.0
        missing = without(shown, hand)
        left = drawn
        rest = size_of(pool) - size_of(hand)
        for _ in range(size_of(missing)):
            if left > 0:  # the probability that it was drawn
                fit *= left / rest
                left -= 1
            else:  # it was held before, so another card was not
                fit *= MENDED / rest
                hand -= one_of(without(hand, shown), dice)
            rest -= 1
        hand += missing
        for _ in range(left):
            hand += one_of(without(pool, hand), dice)
        for m in range(actions.shape[0]):
            if fit > 0:
                lay(then[m : m + 1], owner, hand - shown_then[m])
                fit *= likelihood(then[m], owner, actions[m], out, weights)
        if fit > 0:
            hands[found] = hand - shown
            fits[found] = fit
            found += 1
            if found == hands.shape[0]:
                break
    return found


class Belief:
    """Guesses of one rival's hand."""

    def __init__(self, me: int, owner: int, seed: int) -> None:
        self.me, self.owner = me, owner
        self.held: Bags = np.zeros(1, np.int64)
        self.drawn = self.pool = self.shown = 0
        self._then: list[npt.NDArray[np.void]] = []
        self._actions: list[int] = []
        self._shown_then: list[int] = []
        self._dice, self._chance = new_dice(seed), np.random.default_rng(seed)
        self._room = [np.zeros(real.CHOICES + 1, np.int64) for _ in range(2)]

    @property
    def begun(self) -> bool:
        return self.pool > 0

    def see(self, before: Position, seat: int, action: int, after: Position) -> None:
        """Note a decision, using only what our own seat knows about both positions."""
        was, now = before.hidden(self.me).states, after.hidden(self.me).states
        if after.over or now["stage"][0] == real.CHOOSING:
            return
        size = int(now["hand_size"][0, self.owner])
        rest = int(unseen(now, self.owner))
        if not self.begun:
            self._draw(np.zeros(1, np.int64), size, rest)
            return
        if seat == self.owner:
            self._then.append(was)
            self._actions.append(action)
            self._shown_then.append(self.shown)
        shown = int(without(int(unseen(was, self.owner)), rest))
        self.shown += shown
        drawn = size - (int(was["hand_size"][0, self.owner]) - int(size_of(shown)))
        if drawn:
            self._draw(self.guesses(GUESSES), drawn, rest)

    def _draw(self, held: Bags, drawn: int, pool: int) -> None:
        """Each guessed hand grows by `drawn` cards from a pool, which contains the hand too."""
        self.held, self.drawn, self.pool, self.shown = held, drawn, pool, 0
        self._then, self._actions, self._shown_then = [], [], []

    def guesses(self, count: int) -> Bags:
        """`count` guesses of the current hand, each drawn in proportion to its fit."""
        hands, fits = np.zeros(GUESSES, np.int64), np.zeros(GUESSES)
        then = np.concatenate(self._then) if self._then else np.zeros(0, real.STATE)
        story = then, np.array(self._actions, np.int64), np.array(self._shown_then, np.int64)
        held = self._chance.permutation(self.held)
        found = 0
        for heeded in (len(then), 0):  # if no guess fits the decisions, take those that fit the cards
            if not found:
                found = guess_hands(
                    held, self.drawn, self.pool, self.shown, *(part[:heeded] for part in story), self.owner, TRIES,
                    hands, fits, *self._room, self._dice,
                )  # fmt: skip
        chances = fits[:found] / fits[:found].sum()
        return hands[self._chance.choice(found, count, p=chances)]
