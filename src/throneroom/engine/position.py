"""Position: one game in numbers, at full speed, on compiled or interpreted rules. `Match` adds words and history."""

from __future__ import annotations

import struct
from collections.abc import Callable
from functools import cache
from typing import Any, Self

import numpy as np
import numpy.typing as npt

from throneroom.engine.chance import key_words
from throneroom.engine.compiled import bind, progress
from throneroom.engine.dice import new_dice
from throneroom.engine.doors import COUNT_SHIFT, LIST, NOBODY, SEAT, SEAT_SHIFT
from throneroom.engine.errors import IllegalDecisionError, UnknownSeatError
from throneroom.engine.game import Game, Settings
from throneroom.engine.observation import Floats, interpreted_observation, observation_size, observations_of
from throneroom.engine.record import Record, Row, Snapshot, Twin, row

DOORS = "throneroom.engine.doors"
ASKED = (1 << SEAT_SHIFT) - 1
SPECTATOR = -1
LIST_AT = 8 * LIST
READ: list[Callable[..., tuple[int, ...]]] = []
"""How to read n numbers off a desk, by n: in half the time that a slice of the array takes."""
UNLISTED = -1
"""In the place of a count: the list on the desk is not that of the lowest seat asked."""


@cache
def doors_of(game: Game) -> Any:
    """The compiled doors of a game, ready but for `guess`: compiled with a progress line, or from the cache."""
    doors = bind(DOORS, game.rules)
    READ.extend(struct.Struct(f"={n}q").unpack_from for n in range(len(READ), int(game.plain_rules.CHOICES) + 1))
    with progress(game.title):
        desk, settings = _desk(game, np.zeros(1, game.plain_rules.STATE)), game.settings()
        doors.deal(desk, settings.players, settings.numbers)
        doors.ask(desk)
        doors.enlist(desk, 0)
        doors.play(desk, 0, -1)
        doors.sealed(desk)
        doors.standing(desk, np.zeros(settings.players, np.int64))
        doors.hide(desk, SPECTATOR)
    return doors


@cache
def guesses_of(game: Game) -> Any:
    """The door to guessed worlds, ready. Bots need it, people do not: it would make their first start longer."""
    doors = doors_of(game)
    desk, settings = _desk(game, np.zeros(1, game.plain_rules.STATE)), game.settings()
    with progress(f"{game.title} (guesses)"):
        doors.deal(desk, settings.players, settings.numbers)
        doors.hide(desk, SPECTATOR)
        doors.guess(desk, SPECTATOR, new_dice(0))
    return doors.guess


def _desk(game: Game, states: npt.NDArray[Any]) -> npt.NDArray[np.int64]:
    """A desk with this record on it: see `doors`."""
    desk = np.zeros(_record_at(game) + states.itemsize // 8, np.int64)
    desk[SEAT] = NOBODY
    desk[_record_at(game) :] = np.frombuffer(states.tobytes(), np.int64)
    return desk


@cache
def _record_at(game: Game) -> int:
    return LIST + int(game.plain_rules.CHOICES) + 1


class Position:
    """One game: who is asked, what is legal, and taking an action, by seat and action numbers.

    `waiting` is a bit set of seats, 0 when the game is over; `seat` the lowest of them, -2 when over.
    """

    __slots__ = ("_count", "_desk", "_doors", "_play", "game", "seat", "settings", "waiting")

    def __init__(self, game: Game, settings: Settings, states: npt.NDArray[Any]) -> None:
        """A position with a copy of this record, an array of one row."""
        self.game, self.settings = game, settings
        self._doors = doors_of(game)
        self._play = self._doors.play
        self._desk = _desk(game, states)
        self._take(self._doors.ask(self._desk))

    @classmethod
    def deal(cls, game: Game, settings: Settings, key: bytes) -> Self:
        """A new game from a key."""
        states = np.zeros(1, game.plain_rules.STATE)
        states["key"][0] = key_words(key)
        return cls(game, settings, cls._dealt(game, settings, states))

    @staticmethod
    def _dealt(game: Game, settings: Settings, states: npt.NDArray[Any]) -> npt.NDArray[Any]:
        """The record of a new game, from one that holds nothing but the key."""
        desk = _desk(game, states)
        doors_of(game).deal(desk, settings.players, settings.numbers)
        return desk[_record_at(game) :].view(states.dtype)

    def _take(self, asked: int) -> None:
        """Remember a question."""
        self.waiting: int = asked & ASKED
        self.seat: int = asked >> SEAT_SHIFT & 15 if asked else NOBODY
        self._count: int = asked >> COUNT_SHIFT

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
        return bool(self._doors.sealed(self._desk))

    def legal(self, seat: int) -> list[int]:
        """The actions that the seat may take now; none if it is not asked."""
        count = self._count
        if seat != self.seat or count < 0:
            count = self._doors.enlist(self._desk, seat)
            self._count = count if seat == self.seat else UNLISTED
        return [*READ[count](self._desk, LIST_AT)]

    def play(self, seat: int, action: int) -> None:
        """Take an action; one that is not legal changes nothing."""
        asked = self._play(self._desk, seat, action)
        if asked <= 0:
            if asked < 0:
                raise IllegalDecisionError(f"action {action} of seat {seat} is not legal; legal are {self.legal(seat)}")
            self.seat = NOBODY
        else:
            self.seat = asked >> SEAT_SHIFT & 15
        self.waiting = asked & ASKED
        self._count = asked >> COUNT_SHIFT

    def standing(self) -> tuple[int, ...]:
        """The result by seat, once the game is over."""
        out = np.zeros(self.settings.players, np.int64)
        self._doors.standing(self._desk, out)
        return tuple(out.tolist())

    def copy(self) -> Self:
        """An independent copy."""
        copy = object.__new__(self.__class__)
        copy.game, copy.settings, copy._doors = self.game, self.settings, self._doors
        copy._desk, copy.waiting, copy.seat = self._desk.copy(), self.waiting, self.seat
        copy._play, copy._count = self._play, self._count
        return copy

    def hidden(self, seat: int) -> Self:
        """A copy that holds only what the seat knows (-1: a spectator)."""
        copy = self.copy()
        copy._doors.hide(copy._desk, seat)
        copy._count = UNLISTED
        return copy

    def guessed(self, seat: int, dice: npt.NDArray[np.int64]) -> Self:
        """A copy with everything the seat does not know replaced by a random world that fits what it knows."""
        copy = self.hidden(seat)
        copy._guess(seat, dice)
        return copy

    def observation(self, seat: int) -> Floats:
        """What the seat knows as numbers, part by part as docs/reference/observations.md lists them."""
        if not 0 <= seat < self.settings.players:
            raise UnknownSeatError(
                f"there is no seat {seat!r} to observe from; the seats are 0 to {self.settings.players - 1}"
            )
        return self._observation(seat)

    def _observation(self, seat: int) -> Floats:
        out = np.zeros(observation_size(self.game), np.float32)
        observations_of(self.game).observe_one(self.states, seat, out)
        return out

    def _guess(self, seat: int, dice: npt.NDArray[np.int64]) -> None:
        guesses_of(self.game)(self._desk, seat, dice)

    @property
    def states(self) -> npt.NDArray[Any]:
        """A copy of the record, as an array of one row."""
        return np.frombuffer(bytearray(self.bytes()), self.game.plain_rules.STATE)

    def twin(self) -> Twin:
        """The record in plain Python ints, a checked copy."""
        return Twin(self.states)

    def snapshot(self) -> Record:
        """The record in plain lists, for views and stories: to be read, not changed."""
        return Snapshot(self.bytes(), self.game.plain_rules.STATE)

    def bytes(self) -> bytes:
        return self._desk[_record_at(self.game) :].tobytes()


class InterpretedPosition(Position):
    """The same on interpreted rules and a checked twin of the record: slow, and nothing overflows without a word."""

    __slots__ = ("_out", "_twin")

    def __init__(self, game: Game, settings: Settings, states: npt.NDArray[Any]) -> None:
        self.game, self.settings = game, settings
        self._doors = bind(DOORS, game.rules, interpreted=True)
        self._twin = Twin(states)
        self._out: Row = row([0] * (int(game.plain_rules.CHOICES) + 1))
        self._take(self._doors.question(self._twin, self._out))

    @staticmethod
    def _dealt(game: Game, settings: Settings, states: npt.NDArray[Any]) -> npt.NDArray[Any]:
        twin = Twin(states)
        game.plain_rules.deal(twin, settings.players, row(settings.numbers.tolist()))
        return twin.state()

    @property
    def sealed(self) -> bool:
        return bool(self.game.plain_rules.sealed(self._twin))

    def legal(self, seat: int) -> list[int]:
        if seat not in self.seats_asked:
            return []
        count = self.game.plain_rules.legal(self._twin, seat, self._out)
        return [self._out[n] for n in range(count)]

    def play(self, seat: int, action: int) -> None:
        actions = self.legal(seat)
        asked = self._doors.answer(self._twin, seat, action, self._out, len(actions))
        if asked < 0:
            raise IllegalDecisionError(f"action {action} of seat {seat} is not legal; legal are {actions}")
        self._take(asked)

    def standing(self) -> tuple[int, ...]:
        out = row([0] * self.settings.players)
        self.game.plain_rules.standing(self._twin, out)
        return tuple(out.tolist())

    def copy(self) -> Self:
        return self.__class__(self.game, self.settings, self.states)

    def hidden(self, seat: int) -> Self:
        copy = self.copy()
        copy.game.plain_rules.hide(copy._twin, seat)
        return copy

    def _observation(self, seat: int) -> Floats:
        return interpreted_observation(self.game, self.hidden(seat)._twin, seat)

    def _guess(self, seat: int, dice: npt.NDArray[np.int64]) -> None:
        rolls = row(dice.tolist())
        self.game.plain_rules.guess(self._twin, seat, rolls)
        dice[0] = rolls[0]

    def twin(self) -> Twin:
        return self._twin.copy()

    def snapshot(self) -> Record:
        return self._twin.copy()

    def bytes(self) -> bytes:
        return self._twin.state().tobytes()
