"""Observations: what a caller can get wrong, named features, finished games."""

from pathlib import Path

import numpy as np
import pytest

import throneroom
from throneroom import Batch
from throneroom.engine.game import Game
from throneroom.engine.observation import (
    Floats,
    features_of,
    named_features,
    observation_kernels_of,
    observation_size,
)
from throneroom.engine.position import InterpretedPosition
from throneroom.testing.checks import random_match

HIERARCHY = throneroom.find("hierarchy")


def test_an_observation_is_float32_and_as_long_as_its_parts() -> None:
    match = throneroom.new("hierarchy", seed=7)
    seen = match.position.observation(0)
    assert seen.dtype == np.float32
    assert seen.shape == (observation_size(HIERARCHY),)
    features = named_features(HIERARCHY, seen)
    assert list(features) == [feature.name for feature in features_of(HIERARCHY)]
    assert sum(feature.size for feature in features.values()) == seen.size


def test_a_part_is_the_same_memory() -> None:
    rows = Batch("hierarchy", 3, seed=1).observe()
    hands = named_features(HIERARCHY, rows)["hands"]
    assert hands.shape == (3, 2, 14)
    hands[2] = 0.5
    assert (rows[2, :28] == 0.5).all()


def test_only_a_seat_observes() -> None:
    position = throneroom.new("hierarchy", seed=7).position
    for seat in (-1, 2):
        with pytest.raises(throneroom.UnknownSeatError, match=f"no seat {seat} to observe from; the seats are 0 to 1"):
            position.observation(seat)
        with pytest.raises(throneroom.UnknownSeatError):
            InterpretedPosition(HIERARCHY, position.settings, position.states).observation(seat)


def test_a_game_without_a_tensor_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "bare_game" / "languages").mkdir(parents=True)
    (tmp_path / "bare_game" / "__init__.py").touch()
    (tmp_path / "bare_game" / "rules.py").touch()
    (tmp_path / "bare_game" / "languages" / "en.ftl").write_text("title = Bare\n")
    monkeypatch.syspath_prepend(tmp_path)
    bare = Game("bare", (2,), 1, 1, "bare_game", secrets=False)
    assert bare.tensor is None
    with pytest.raises(throneroom.SettingsError, match=r"Bare has no observations: .* has no tensor\.py"):
        observation_size(bare)


def test_a_batch_writes_into_the_array_given() -> None:
    batch = Batch("hierarchy", 4, seed=1)
    out = np.full((4, observation_size(HIERARCHY)), 9, np.float32)
    assert batch.observe(out) is out
    assert out.tobytes() == batch.observe().tobytes()


@pytest.mark.parametrize(
    ("out", "wish"),
    [
        (np.zeros((3, 103), np.float32), r"a contiguous array \(4, 103\) of float32"),
        (np.zeros((103, 4), np.float32).T, r"a contiguous array \(4, 103\) of float32"),
        (np.zeros((4, 103)), "numbers of the types float32, bfloat16, int8, uint8, not float64"),
    ],
    ids=["rows", "columns", "doubles"],
)
def test_an_array_that_does_not_fit_is_refused(out: Floats, wish: str) -> None:
    with pytest.raises(throneroom.SettingsError, match=wish):
        Batch("hierarchy", 4, seed=1).observe(out)


def test_a_finished_game_is_zeros() -> None:
    match = random_match(HIERARCHY, HIERARCHY.settings(), 3)
    states = np.concatenate([match.at(0).position.states, match.position.states])
    rows = np.full((2, observation_size(HIERARCHY)), 9, np.float32)
    observation_kernels_of(HIERARCHY).observe_all(states, np.zeros(2, np.int64), states[:1].copy(), rows)
    assert rows[0].tobytes() == match.at(0).position.observation(0).tobytes()
    assert not rows[1].any()


def test_observing_changes_no_game() -> None:
    batch = Batch("hierarchy", 4, seed=1)
    before = batch.states.tobytes()
    batch.observe()
    assert batch.states.tobytes() == before
