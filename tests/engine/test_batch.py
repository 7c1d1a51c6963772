"""Batches: what a caller can get wrong, and what does not depend on how it is run."""

import pickle
from typing import Any

import numpy as np
import pytest

import throneroom
from throneroom import Batch
from throneroom.bots import named
from throneroom.engine.batch import batch_kernels_of, random_games
from throneroom.engine.chance import key_words, seed_key
from throneroom.engine.dice import new_dice
from throneroom.engine.game import Game, all_games
from throneroom.engine.masks import pick
from throneroom.engine.position import Position


def test_a_batch_says_who_decides_and_what_is_legal() -> None:
    batch = Batch("hierarchy", 16, seed=1)
    assert len(batch) == 16
    assert batch.mask.any(axis=1).all()
    assert set(batch.seats.tolist()) <= {0, 1}


def test_one_illegal_action_stops_the_whole_step() -> None:
    batch = Batch("hierarchy", 8, seed=1)
    actions = batch.mask.argmax(axis=1)
    before = batch.states.tobytes()
    for wrong in (-1, 64, 10**6):
        actions[5] = wrong
        with pytest.raises(throneroom.IllegalDecisionError, match=f"action {wrong} is not legal in game 5; legal are"):
            batch.step(actions)
        assert batch.states.tobytes() == before


def test_a_step_takes_one_action_a_game() -> None:
    batch = Batch("hierarchy", 8, seed=1)
    with pytest.raises(throneroom.SettingsError, match="takes 8 actions"):
        batch.step([1, 2, 3])
    with pytest.raises(throneroom.SettingsError, match="at least one game"):
        Batch("hierarchy", 0)


def test_finished_games_leave_their_result_and_go_on() -> None:
    batch = Batch("hierarchy", 64, seed=2)
    dice = new_dice(2)
    ended = 0
    for _ in range(60):
        batch.step(batch.random_actions(dice))
        assert (batch.result.sum(axis=1) == batch.done).all()
        assert batch.mask.any(axis=1).all()
        ended += int(batch.done.sum())
    assert ended > 100


def test_deals_depend_on_seed_and_place_alone() -> None:
    small, large = Batch("hierarchy", 4, seed=3), Batch("hierarchy", 9, seed=3, cores=None)
    assert small.states.tobytes() == large.states[:4].tobytes()
    assert small.states.tobytes() != Batch("hierarchy", 4, seed=4).states.tobytes()
    large.close()


def test_random_actions_choose_among_all_that_are_legal() -> None:
    batch = Batch("hierarchy", 4000, seed=3)
    batch.states[:] = batch.states[0]
    batch.mask[:] = batch.mask[0]
    legal = np.flatnonzero(batch.mask[0])
    counts = np.bincount(batch.random_actions(new_dice(1)), minlength=65)
    assert np.flatnonzero(counts).tolist() == legal.tolist()
    assert counts[legal].min() > 4000 / len(legal) * 0.85


def test_whole_random_games_repeat_for_the_same_seed() -> None:
    game = throneroom.find("hierarchy")
    once = random_games(game, 500, game.settings(), seed=9)
    assert once == random_games(game, 500, game.settings(), seed=9)
    assert sum(once[1]) == 500
    assert once != random_games(game, 500, game.settings(), seed=10)


def test_lanes_play_whole_games_each_on_keys_of_its_own() -> None:
    """What a GPU's threads do, on the CPU: a lane does not depend on the lanes beside it."""
    game = throneroom.engine.game.find("hierarchy")
    settings = game.settings()

    def lanes(first: int, count: int) -> tuple[list[int], list[list[int]]]:
        decisions, sums = np.zeros(count, np.int64), np.zeros((count, 2), np.int64)
        dice = np.arange(first, first + count, dtype=np.int64).reshape(-1, 1)
        room = np.zeros(game.plain_rules.CHOICES + 1, np.int64)
        batch_kernels_of(game).lanes(
            np.zeros(1, game.plain_rules.STATE), first, 3, key_words(seed_key(1)), 2, settings.numbers, dice, room,
            sums, decisions,
        )  # fmt: skip
        return decisions.tolist(), sums.tolist()

    decisions, sums = lanes(0, 6)
    assert lanes(4, 2) == (decisions[4:], sums[4:])
    assert all(sum(row) == 3 for row in sums)
    assert len(set(decisions)) > 2


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_lists_squires_and_other_observers_agree_with_single_positions(game: Game) -> None:
    batch, dice = Batch(game, 12, max(game.players), seed=3), new_dice(5)
    for _ in range(15):
        batch.step(batch.random_actions(dice))
    lists, counts = np.zeros((12, game.plain_rules.CHOICES + 1), np.int64), np.zeros(12, np.int64)
    batch.legal_lists(lists, counts)
    squires = batch.squire_actions(batch.new_dice(1))
    some = batch.squire_actions(batch.new_dice(1), slice(4, 9))
    seats = (batch.seats + 1) % batch.settings.players
    seen = batch.observe(seats=seats)
    for i in range(12):
        position = Position(game, batch.settings, batch.states[i : i + 1].copy())
        seat = int(batch.seats[i])
        assert lists[i, : counts[i]].tolist() == position.legal(seat)
        best = named("squire", game).think(position, seat).ranking
        assert squires[i] in {choice.action for choice in best if choice.share == best[0].share}
        assert seen[i].tobytes() == position.observation(int(seats[i])).tobytes()
    assert some.tolist() == squires[4:9].tolist()


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_after_every_step_what_is_legal_is_marked_and_nothing_else(game: Game) -> None:
    """In games with many actions only the marks of the step before are cleared."""
    batch, dice = Batch(game, 24, seed=6, cores=2), new_dice(6)
    ended = 0
    for n in range(150):
        if n == 20:
            saved = batch.save()
            batch = Batch(game, 24, seed=1, cores=1)
            batch.step(batch.random_actions(dice))
            batch.restore(saved)
        elif n == 40:
            batch = pickle.loads(pickle.dumps(batch))
        batch.step(batch.random_actions(dice))
        ended += int(batch.done.sum())
        assert batch.mask.tobytes() == marks_of(batch).tobytes()
    assert ended


def marks_of(batch: Batch) -> Any:
    """The mask that the states have, made anew."""
    marks = np.zeros_like(batch.mask)
    for i, seat in enumerate(batch.seats.tolist()):
        marks[i, Position(batch.game, batch.settings, batch.states[i : i + 1].copy()).legal(seat)] = True
    return marks


def test_a_share_picks_the_mark_that_an_index_among_the_marks_would() -> None:
    marks = np.arange(4791) % 7 == 3
    legal = np.flatnonzero(marks)
    for share in (0.0, 0.1, 0.5, 0.75, 0.999999):
        assert pick(marks, share) == legal[int(share * len(legal))]
        assert pick(marks[:40], share) == legal[int(share * 6)]
    assert pick(np.zeros(700, np.bool_), 0.5) == 0


def test_a_batch_from_memory_that_must_not_change_gets_memory_of_its_own() -> None:
    """As libraries do that share pickled arrays among processes."""
    batch, kept = Batch("hierarchy", 3, seed=2), list[pickle.PickleBuffer]()
    stored = pickle.dumps(batch, protocol=5, buffer_callback=kept.append)
    shared = [bytes(part) for part in kept]
    again = pickle.loads(stored, buffers=shared)
    again.step(again.random_actions(new_dice(1)))
    assert shared == [bytes(part) for part in kept]
