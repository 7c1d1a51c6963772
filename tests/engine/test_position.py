"""Positions in numbers, compiled and interpreted."""

import pickle
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import pytest

import throneroom
from throneroom.engine.chance import seed_key
from throneroom.engine.dice import new_dice
from throneroom.engine.position import InterpretedPosition, Position

HIERARCHY = throneroom.find("hierarchy")


@pytest.fixture(params=[Position, InterpretedPosition])
def position(request: pytest.FixtureRequest) -> Position:
    kind: type[Position] = request.param
    return kind.deal(HIERARCHY, HIERARCHY.settings(), seed_key(7))


def test_who_is_asked_and_what_is_legal(position: Position) -> None:
    assert position.waiting == 0b10
    assert position.seat == 1
    assert position.seats_asked == [1]
    assert position.legal(1) == [0, 2, 5]
    assert not position.over
    assert not position.sealed


@pytest.mark.parametrize("seat", [0, -1, -2, -3, 2, 63, 1000])
def test_a_seat_that_is_not_asked_has_nothing_legal(position: Position, seat: int) -> None:
    assert position.legal(seat) == []
    with pytest.raises(throneroom.IllegalDecisionError):
        position.play(seat, 0)
    assert position.legal(1) == [0, 2, 5]


def test_an_illegal_action_changes_nothing(position: Position) -> None:
    before = position.bytes()
    for action in (1, -1, 64, 10**9):
        with pytest.raises(throneroom.IllegalDecisionError, match=r"legal are \[0, 2, 5\]"):
            position.play(1, action)
    assert position.bytes() == before
    position.play(1, 5)
    assert position.seats_asked == [0]


def test_a_copy_lists_its_own_actions(position: Position) -> None:
    copy = position.copy()
    copy.play(1, 5)
    assert position.legal(1) == [0, 2, 5]
    assert copy.legal(1) == []
    assert copy.legal(0)[0] == 7


def test_a_hidden_position_can_be_asked_and_played(position: Position) -> None:
    known = position.hidden(1)
    assert known.legal(1) == position.legal(1)
    known.play(1, 5)
    assert position.legal(1) == [0, 2, 5]


def test_dice_go_on_after_a_guess(position: Position) -> None:
    dice = new_dice(1)
    first = position.guessed(0, dice)
    assert dice[0] != new_dice(1)[0]
    assert first.bytes() != position.guessed(0, dice).bytes()
    assert first.bytes() == position.guessed(0, new_dice(1)).bytes()


def test_the_record_is_handed_out_as_a_copy(position: Position) -> None:
    states = position.states
    states["face"] = 3
    assert position.states["face"][0] == -1


def test_copies_may_live_in_other_threads() -> None:
    start = Position.deal(HIERARCHY, HIERARCHY.settings(), seed_key(7))

    def walk(seed: int) -> tuple[int, ...]:
        dice, position = new_dice(seed), start.copy()
        while not position.over:
            actions = position.legal(position.seat)
            position.play(position.seat, actions[int(throneroom.engine.dice.roll(dice, len(actions)))])
        return position.standing()

    alone = [walk(seed) for seed in range(200)]
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(walk, range(200))) == alone


@pytest.mark.parametrize(("seat", "action"), [(1, 5.0), (1, 2.7), (1.0, 5), (1, np.float64(5)), (1, "5"), (None, 5)])
def test_seats_and_actions_are_whole_numbers(position: Position, seat: Any, action: Any) -> None:
    before = position.bytes()
    with pytest.raises(throneroom.IllegalDecisionError, match="seats and actions are whole numbers, not"):
        position.play(seat, action)
    assert position.bytes() == before


def test_whole_numbers_may_be_of_any_type_and_size(position: Position) -> None:
    with pytest.raises(throneroom.IllegalDecisionError, match=r"action 1180591620717411303424 of seat 1 is not legal"):
        position.play(1, 2**70)
    position.play(np.int8(1), np.uint16(5))
    assert position.seats_asked == [0]


def test_a_position_from_memory_that_must_not_change_gets_memory_of_its_own() -> None:
    """As libraries do that share pickled arrays among processes."""
    position = Position.deal(HIERARCHY, HIERARCHY.settings(), seed_key(7))
    kept: list[pickle.PickleBuffer] = []
    stored = pickle.dumps(position, protocol=5, buffer_callback=kept.append)
    shared = [bytes(part) for part in kept]
    again = pickle.loads(stored, buffers=shared)
    again.play(1, 5)
    assert shared == [bytes(part) for part in kept]
    assert position.legal(1) == [0, 2, 5] and again.seats_asked == [0]
