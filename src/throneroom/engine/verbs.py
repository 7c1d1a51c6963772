"""Actions as verbs with arguments: `Verb("coup", SEAT)` is "coup p1", "coup p2", ...

The verbs of a game define the numbers of its actions, their notation, and the meaning of an action number:

    VERBS = Verbs(SEATS, Verb("income"), Verb("coup", SEAT), Verb("show", card_of(CARDS)))
    INCOME, COUP, SHOW = VERBS.first
    ACTIONS = VERBS.count

An action is the first number of its verb plus the place of its arguments, the last argument counting fastest: for a
verb with one argument, `COUP + seat`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate, product
from math import prod

import numpy as np
import numpy.typing as npt

from throneroom.engine.card import Card


@dataclass(frozen=True)
class Argument:
    """An argument of a verb: one of several words."""

    words: tuple[str, ...] | None
    """The possible words; None for the seats."""
    role: str
    """Its name in messages: `seat`, `card`, `number`, `word`."""


SEAT = Argument(None, "seat")


def card_of(cards: Sequence[Card]) -> Argument:
    """A card by its slug."""
    return Argument(tuple(card.slug for card in cards), "card")


def number_from(low: int, high: int) -> Argument:
    """A whole number."""
    return Argument(tuple(map(str, range(low, high + 1))), "number")


def one_word(*words: str) -> Argument:
    """One of several words."""
    return Argument(words, "word")


@dataclass(frozen=True)
class Verb:
    """A word, and the arguments that follow it in the notation."""

    word: str
    arguments: tuple[Argument, ...]

    def __init__(self, word: str, *arguments: Argument) -> None:
        object.__setattr__(self, "word", word)
        object.__setattr__(self, "arguments", arguments)


@dataclass(frozen=True)
class Decision:
    """An action in words: its verb and its arguments."""

    verb: Verb
    words: tuple[str, ...]

    @property
    def notation(self) -> str:
        return " ".join((self.verb.word, *self.words))


class Verbs:
    """All actions of a game."""

    def __init__(self, seats: int, *verbs: Verb) -> None:
        self.seats, self.verbs = seats, verbs
        bounds = tuple(accumulate((prod(map(len, self._words(verb))) for verb in verbs), initial=0))
        self.first, self.count = bounds[:-1], bounds[-1]
        """The first action number of each verb, and how many actions there are."""

    def _words(self, verb: Verb) -> list[tuple[str, ...]]:
        """The words of each argument."""
        seats = tuple(f"p{n + 1}" for n in range(self.seats))
        return [seats if argument.words is None else argument.words for argument in verb.arguments]

    @cached_property
    def decisions(self) -> tuple[Decision, ...]:
        """Every action by its number."""
        return tuple(Decision(verb, words) for verb in self.verbs for words in product(*self._words(verb)))

    @cached_property
    def notation(self) -> tuple[str, ...]:
        """The text of every action by its number."""
        texts = tuple(decision.notation for decision in self.decisions)
        if len(set(texts)) < len(texts):
            raise TypeError(f"two actions are written {Counter(texts).most_common(1)[0][0]!r}")
        return texts

    def relative(self, seat: int, players: int) -> npt.NDArray[np.int64]:
        """For every action its number as this seat sees it: each seat that it names is replaced by its distance
        clockwise from this one. Seats that are not at the table keep their numbers: it is a permutation.
        """
        named = np.arange(self.seats)
        named[:players] = (named[:players] - seat) % players
        runs = [self._relative_run(verb, named) for verb in self.verbs]
        return np.concatenate([first + run for first, run in zip(self.first, runs, strict=True)])

    def _relative_run(self, verb: Verb, named: npt.NDArray[np.int64]) -> npt.NDArray[np.int64]:
        """The actions of one verb, counted from its first."""
        run = np.zeros(1, np.int64)
        for argument, words in zip(verb.arguments, self._words(verb), strict=True):
            values = named if argument.words is None else np.arange(len(words))
            run = np.add.outer(run * len(words), values).ravel()
        return run
