"""Position: one game in numbers, at full speed, on compiled or interpreted rules. `Match` adds words and history."""

from __future__ import annotations

import struct
from collections.abc import Callable
from functools import cache
from numbers import Integral
from typing import Any, NewType, Self

import numpy as np
import numpy.typing as npt

from throneroom.engine.chance import key_words
from throneroom.engine.compiled import bind, progress
from throneroom.engine.dice import new_dice
from throneroom.engine.direct_calls import only_version
from throneroom.engine.errors import IllegalDecisionError, SettingsError, ThroneroomError, UnknownSeatError
from throneroom.engine.game import Game, Settings
from throneroom.engine.observation import Floats, interpreted_observation, observation_kernels_of, observation_size
from throneroom.engine.single_calls import LEFT, LIST, NOBODY, REFUSED, SEAT, Question
from throneroom.engine.state import AnyState, CheckedArray, CheckedState, Snapshot, checked_array

SINGLE_CALLS = "throneroom.engine.single_calls"
SPECTATOR = -1
LIST_AT = 8 * LIST
READ: list[Callable[..., tuple[int, ...]]] = []
"""For each n, a getter that reads n numbers from a buffer in half the time of a slice of the array."""
UNLISTED = -1
"""Stored instead of a count if the buffer does not list the actions of the lowest seat asked."""


@cache
def single_calls_of(game: Game) -> Any:
    """The compiled single calls of a game except `guess`: compiled with a progress line, or from the cache."""
    calls = bind(SINGLE_CALLS, game.rules)
    READ.extend(struct.Struct(f"={n}q").unpack_from for n in range(len(READ), game.plain_rules.CHOICES + 1))
    with progress(lambda: game.title):
        buffer, settings = _new_buffer(game, np.zeros(1, game.plain_rules.STATE)), game.settings()
        calls.deal(buffer, settings.players, settings.numbers)
        calls.ask(buffer)
        calls.enlist(buffer, 0)
        calls.play(buffer, 0, -1)
        calls.sealed(buffer)
        calls.standing(buffer, np.zeros(settings.players, np.int64))
        calls.hide(buffer, SPECTATOR)
    return calls


@cache
def _play_of(game: Game) -> Callable[[npt.NDArray[np.int64], int, int], Question]:
    return only_version(single_calls_of(game).play)


@cache
def _observing(game: Game) -> tuple[Callable[..., None], int, int]:
    """The compiled call `observe_one`, where a buffer has the state, and how many numbers an observation has."""
    return only_version(observation_kernels_of(game).observe_one), _state_at(game), observation_size(game)


@cache
def guesses_of(game: Game) -> Any:
    """The compiled call `guess`. Only bots need it, so it does not slow down the first start of a game for people."""
    calls = single_calls_of(game)
    buffer, settings = _new_buffer(game, np.zeros(1, game.plain_rules.STATE)), game.settings()
    with progress(lambda: f"{game.title} (guesses)"):
        calls.deal(buffer, settings.players, settings.numbers)
        calls.hide(buffer, SPECTATOR)
        calls.guess(buffer, SPECTATOR, new_dice(0))
    return calls.guess


def _new_buffer(game: Game, states: npt.NDArray[Any]) -> npt.NDArray[np.int64]:
    """A buffer that holds this state: see `single_calls`."""
    buffer = np.zeros(_state_at(game) + states.itemsize // 8, np.int64)
    buffer[SEAT], buffer[LEFT] = NOBODY, game.longest
    buffer[_state_at(game) :] = np.frombuffer(states.tobytes(), np.int64)
    return buffer


@cache
def _state_at(game: Game) -> int:
    return LIST + game.plain_rules.CHOICES + 1


def _are_whole(*numbers: object) -> bool:
    return all(isinstance(number, Integral) for number in numbers)


class Position:
    """One game: who is asked, what is legal, and taking an action, by seat and action numbers.

    `waiting` is a bit set of seats, 0 when the game is over; `seat` the lowest of them, -2 when over.
    """

    __slots__ = ("_buffer", "_calls", "_count", "_play", "game", "seat", "settings", "waiting")

    def __init__(self, game: Game, settings: Settings, states: npt.NDArray[Any]) -> None:
        """A position with a copy of this state, an array of one row."""
        self.game, self.settings = game, settings
        self._calls = single_calls_of(game)
        self._play = _play_of(game)
        self._buffer = _new_buffer(game, states)
        self._take(self._calls.ask(self._buffer))

    @classmethod
    def deal(cls, game: Game, settings: Settings, key: bytes) -> Self:
        """A new game from a key."""
        states = np.zeros(1, game.plain_rules.STATE)
        states["key"][0] = key_words(key)
        return cls(game, settings, cls._dealt(game, settings, states))

    @classmethod
    def from_bytes(cls, game: Game, settings: Settings, stored: bytes, left: int | None = None) -> Self:
        """The position whose `bytes()` and `left` these are; without `left`, it may take the full number of decisions.

        The bytes are taken as they are, so read them only from files you trust. `pickle` stores all of it at once.
        """
        kind = game.plain_rules.STATE
        if len(stored) != kind.itemsize:
            raise SettingsError(f"a position of {game.title} has {kind.itemsize} bytes, not {len(stored)}")
        position = cls(game, settings, np.frombuffer(stored, kind))
        position.left = game.longest if left is None else left
        return position

    @staticmethod
    def _dealt(game: Game, settings: Settings, states: npt.NDArray[Any]) -> npt.NDArray[Any]:
        """The state of a new game, from one that holds nothing but the key."""
        buffer = _new_buffer(game, states)
        single_calls_of(game).deal(buffer, settings.players, settings.numbers)
        return buffer[_state_at(game) :].view(states.dtype)

    def _take(self, asked: Question) -> None:
        """Remember a question."""
        self.waiting, self.seat, self._count = asked

    @property
    def over(self) -> bool:
        return self.waiting == 0

    @property
    def left(self) -> int:
        """How many more decisions the game may take; a position made from a state starts with the full number."""
        return int(self._buffer[LEFT])

    @left.setter
    def left(self, decisions: int) -> None:
        self._buffer[LEFT] = decisions

    @property
    def stopped(self) -> bool:
        """Whether the game is not over but has reached its limit on decisions (`longest`)."""
        return self.left < self.waiting.bit_count()

    @property
    def seats_asked(self) -> list[int]:
        """The seats that must decide now; if there are several, they decide at the same time."""
        return [seat for seat in range(self.settings.players) if self.waiting >> seat & 1]

    @property
    def sealed(self) -> bool:
        """Whether what is decided now stays secret from the other seats."""
        return bool(self._calls.sealed(self._buffer))

    def legal(self, seat: int) -> list[int]:
        """The actions that the seat may take now; none if it is not asked."""
        count = self._count
        if seat != self.seat or count < 0:
            count = self._calls.enlist(self._buffer, seat)
            self._count = count if seat == self.seat else UNLISTED
        return [*READ[count](self._buffer, LIST_AT)]

    def play(self, seat: int, action: int) -> None:
        """Take an action. An illegal one, or one beyond the limit (see `left`), raises an error and changes nothing."""
        try:
            waiting, lowest, count = self._play(self._buffer, seat | 0, action | 0)  # "| 0" takes no fraction
        except (TypeError, OverflowError):
            raise self._refusal(seat, action) from None
        if waiting == REFUSED:
            raise self._refusal(seat, action)
        self.waiting, self.seat, self._count = waiting, lowest, count

    def _refusal(self, seat: int, action: int) -> ThroneroomError:
        """Why an action was not taken."""
        if not _are_whole(seat, action):
            return IllegalDecisionError(f"seats and actions are whole numbers, not {seat!r} and {action!r}")
        if self.left == 0 and seat in self.seats_asked:
            return self.game.too_long()
        return IllegalDecisionError(f"action {action} of seat {seat} is not legal; legal are {self.legal(seat)}")

    def standing(self) -> tuple[int, ...]:
        """The result by seat, once the game is over."""
        out = np.zeros(self.settings.players, np.int64)
        self._calls.standing(self._buffer, out)
        return tuple(out.tolist())

    def copy(self) -> Self:
        """An independent copy."""
        copy = object.__new__(self.__class__)
        copy.game, copy.settings, copy._calls = self.game, self.settings, self._calls
        copy._buffer, copy.waiting, copy.seat = self._buffer.copy(), self.waiting, self.seat
        copy._play, copy._count = self._play, self._count
        return copy

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.copy()

    def __getstate__(self) -> tuple[Any, ...]:
        return self.game, self.settings, self._buffer, self.waiting, self.seat, self._count

    def __setstate__(self, state: tuple[Any, ...]) -> None:
        self.game, self.settings, buffer, self.waiting, self.seat, self._count = state
        self._buffer = buffer if buffer.flags.writeable else buffer.copy()
        self._calls, self._play = single_calls_of(self.game), _play_of(self.game)

    def hidden(self, seat: int) -> Self:
        """A copy that holds only what the seat knows (-1: a spectator)."""
        copy = self.copy()
        copy._calls.hide(copy._buffer, seat)
        copy._count = UNLISTED
        return copy

    def guessed(self, seat: int, dice: npt.NDArray[np.int64]) -> Self:
        """A copy with everything the seat does not know replaced by a random world that fits what it knows."""
        copy = self.hidden(seat)
        copy._guess(seat, dice)
        return copy

    def observation(self, seat: int) -> Floats:
        """What the seat knows as numbers, feature by feature as docs/reference/observations.md lists them."""
        if not 0 <= seat < self.settings.players:
            raise UnknownSeatError(
                f"there is no seat {seat!r} to observe from; the seats are 0 to {self.settings.players - 1}"
            )
        return self._observation(seat)

    def _observation(self, seat: int) -> Floats:
        observe, at, size = _observing(self.game)
        out = np.zeros(size, np.float32)
        observe(self._buffer, at, seat, np.empty(len(self._buffer) - at, np.int64), out)
        return out

    def _guess(self, seat: int, dice: npt.NDArray[np.int64]) -> None:
        guesses_of(self.game)(self._buffer, seat, dice)

    @property
    def states(self) -> npt.NDArray[Any]:
        """A copy of the state, as an array of one row."""
        return np.frombuffer(bytearray(self.bytes()), self.game.plain_rules.STATE)

    def checked_state(self) -> AnyState:
        """A copy of the state in plain Python ints that checks every write."""
        return CheckedState(self.states)

    def snapshot(self) -> AnyState:
        """A read-only copy of the state, for views and stories."""
        return Snapshot(self.bytes(), self.game.plain_rules.STATE)

    def bytes(self) -> bytes:
        """The state, without `left`. `from_bytes` is the way back."""
        return self._buffer[_state_at(self.game) :].tobytes()


class InterpretedPosition(Position):
    """The same on interpreted rules and a checked state: slow, but an overflow raises an error."""

    __slots__ = ("_checked", "_left", "_out")

    def __init__(self, game: Game, settings: Settings, states: npt.NDArray[Any]) -> None:
        self.game, self.settings = game, settings
        self._calls = bind(SINGLE_CALLS, game.rules, interpreted=True)
        self._checked = CheckedState(states)
        self._left = game.longest
        self._out: CheckedArray = checked_array([0] * (game.plain_rules.CHOICES + 1))
        self._take(self._calls.question(self._checked, self._out))

    @staticmethod
    def _dealt(game: Game, settings: Settings, states: npt.NDArray[Any]) -> npt.NDArray[Any]:
        checked = CheckedState(states)
        game.plain_rules.deal(checked, settings.players, checked_array(settings.numbers.tolist()))
        return checked.to_array()

    @property
    def left(self) -> int:
        return self._left

    @left.setter
    def left(self, decisions: int) -> None:
        self._left = decisions

    @property
    def sealed(self) -> bool:
        return bool(self.game.plain_rules.sealed(self._checked))

    def legal(self, seat: int) -> list[int]:
        if seat not in self.seats_asked:
            return []
        count = self.game.plain_rules.legal(self._checked, seat, self._out)
        return [self._out[n] for n in range(count)]

    def play(self, seat: int, action: int) -> None:
        if not _are_whole(seat, action):
            raise self._refusal(seat, action)
        count = len(self.legal(seat)) if self._left else 0
        asked = self._calls.answer(self._checked, seat, action, self._out, count)
        if asked[0] == REFUSED:
            raise self._refusal(seat, action)
        self._left -= 1
        self._take(asked)

    def standing(self) -> tuple[int, ...]:
        out = checked_array([0] * self.settings.players)
        self.game.plain_rules.standing(self._checked, out)
        return tuple(out.tolist())

    def copy(self) -> Self:
        copy = self.__class__(self.game, self.settings, self.states)
        copy._left = self._left
        return copy

    def __getstate__(self) -> tuple[Any, ...]:
        return self.game, self.settings, self._checked.to_array(), self._left

    def __setstate__(self, state: tuple[Any, ...]) -> None:
        game, settings, states, left = state
        self.__init__(game, settings, states)  # type: ignore[misc]
        self._left = left

    def hidden(self, seat: int) -> Self:
        copy = self.copy()
        copy.game.plain_rules.hide(copy._checked, seat)
        return copy

    def _observation(self, seat: int) -> Floats:
        return interpreted_observation(self.game, self.hidden(seat)._checked, seat)

    def _guess(self, seat: int, dice: npt.NDArray[np.int64]) -> None:
        rolls = checked_array(dice.tolist())
        self.game.plain_rules.guess(self._checked, seat, rolls)
        dice[0] = rolls[0]

    def checked_state(self) -> AnyState:
        return self._checked.copy()

    def snapshot(self) -> AnyState:
        return self._checked.copy()

    def bytes(self) -> bytes:
        return self._checked.to_array().tobytes()


KnownPosition = NewType("KnownPosition", Position)
"""A position that holds only what one seat knows. Bots and solvers get no other positions."""
