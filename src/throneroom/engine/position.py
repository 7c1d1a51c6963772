"""Position: one game in numbers, at full speed, on compiled or interpreted rules. `Match` adds words and history."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from throneroom.engine.chance import key_words
from throneroom.engine.compiled import bind, progress
from throneroom.engine.dice import new_dice
from throneroom.engine.errors import IllegalDecisionError
from throneroom.engine.game import Game, Settings
from throneroom.engine.record import Row, Twin, Twins, row

DOORS = "throneroom.engine.doors"
SPECTATOR = -1


@cache
def doors_of(game: Game) -> Any:
    """The compiled doors of a game, every one of them ready: compiled with a progress line, or from the cache."""
    doors = bind(DOORS, game.rules)
    with progress(game.title):
        states = np.zeros(1, game.plain_rules.STATE)
        settings = game.settings()
        out = np.zeros(_room(game), np.int64)
        doors.deal(states, 0, settings.players, settings.numbers)
        seat = doors.waiting(states, 0).bit_length() - 1
        doors.sealed(states, 0)
        doors.legal(states, 0, max(seat, 0), out)
        doors.play(states, 0, SPECTATOR, 0, out)
        doors.standing(states, 0, out)
        doors.hide(states, 0, SPECTATOR)
        doors.guess(states, 0, SPECTATOR, new_dice(0))
    return doors


def _room(game: Game) -> int:
    """Room for all actions or all seats, whichever are more."""
    return max(int(game.plain_rules.ACTIONS), int(game.plain_rules.SEATS))


class Position:
    """One game: who is asked, what is legal, and taking an action, by seat and action numbers.

    `waiting` is a bit set of seats, 0 when the game is over. With `interpreted=True` the same rules run in plain
    Python on a checked twin of the record.
    """

    __slots__ = ("_doors", "_out", "_states", "game", "interpreted", "settings", "waiting")

    def __init__(self, game: Game, settings: Settings, states: npt.NDArray[Any], interpreted: bool = False) -> None:
        self.game = game
        self.settings = settings
        self.interpreted = interpreted
        self._states: Any = Twins(states) if interpreted else states
        self._out: Any = _buffer(_room(game), interpreted)
        self._doors = bind(DOORS, game.rules, True) if interpreted else doors_of(game)
        self.waiting: int = self._doors.waiting(self._states, 0)

    @classmethod
    def deal(cls, game: Game, settings: Settings, key: bytes, interpreted: bool = False) -> Position:
        """A new game from a key."""
        states = np.zeros(1, game.plain_rules.STATE)
        states["key"][0] = key_words(key)
        position = cls(game, settings, states, interpreted)
        numbers: Any = row(settings.numbers.tolist()) if interpreted else settings.numbers
        position.waiting = position._doors.deal(position._states, 0, settings.players, numbers)
        return position

    @property
    def over(self) -> bool:
        return self.waiting == 0

    @property
    def seats_asked(self) -> list[int]:
        """The seats that must decide now; more than one decide at the same time."""
        return [seat for seat in range(self.settings.players) if self.waiting >> seat & 1]

    @property
    def sealed(self) -> bool:
        """Whether what is decided now stays secret from the other seats."""
        return bool(self._doors.sealed(self._states, 0))

    def legal(self, seat: int) -> list[int]:
        """The actions that the seat may take now; none if it is not asked."""
        if seat < 0 or not self.waiting >> seat & 1:
            return []
        count: int = self._doors.legal(self._states, 0, seat, self._out)
        actions: list[int] = self._out.tolist()[:count] if self.interpreted else self._out[:count].tolist()
        return actions

    def play(self, seat: int, action: int) -> None:
        """Take an action; one that is not legal changes nothing."""
        waiting = self._doors.play(self._states, 0, seat, action, self._out)
        if waiting < 0:
            raise IllegalDecisionError(f"action {action} of seat {seat} is not legal; legal are {self.legal(seat)}")
        self.waiting = waiting

    def standing(self) -> tuple[int, ...]:
        """The result by seat, once the game is over."""
        players = self.settings.players
        out = _buffer(players, self.interpreted)
        self._doors.standing(self._states, 0, out)
        return tuple(out.tolist())

    def copy(self) -> Position:
        """An independent copy."""
        twin = object.__new__(Position)
        twin.game, twin.settings, twin.interpreted = self.game, self.settings, self.interpreted
        twin._states = Twins(self.states) if self.interpreted else self._states.copy()
        twin._doors, twin.waiting = self._doors, self.waiting
        twin._out = _buffer(len(self._out), self.interpreted)  # never shared: copies may live in other threads
        return twin

    def hidden(self, seat: int) -> Position:
        """A copy that holds only what the seat knows (-1: a spectator)."""
        copy = self.copy()
        copy._doors.hide(copy._states, 0, seat)
        copy.waiting = copy._doors.waiting(copy._states, 0)
        return copy

    def guessed(self, seat: int, dice: npt.NDArray[np.int64]) -> Position:
        """A copy with everything the seat does not know replaced by a random world that fits what it knows."""
        copy = self.hidden(seat)
        rolls: Any = row(dice.tolist()) if self.interpreted else dice
        copy._doors.guess(copy._states, 0, seat, rolls)
        dice[0] = rolls[0]
        copy.waiting = copy._doors.waiting(copy._states, 0)
        return copy

    @property
    def states(self) -> npt.NDArray[Any]:
        """The record as an array with one row; a copy when interpreted."""
        states: npt.NDArray[Any] = self._states.states() if self.interpreted else self._states
        return states

    def twin(self) -> Twin:
        """The record in plain Python ints, a copy, for words and views."""
        return Twin(self.states)

    def bytes(self) -> bytes:
        return self.states.tobytes()


def _buffer(size: int, interpreted: bool) -> npt.NDArray[np.int64] | Row:
    return row([0] * size) if interpreted else np.zeros(size, np.int64)
