"""The GPU floor where there is no GPU: it says what is missing. On a card, `python bench/gpu.py` checks every bit."""

import pytest

from throneroom.engine.batch import lane_dice
from throneroom.engine.errors import SettingsError
from throneroom.gpu import DeviceBatch, random_games


def test_without_a_card_it_says_what_is_missing() -> None:
    for ask in (lambda: random_games("hierarchy", 4, 1), lambda: DeviceBatch("hierarchy", 4)):
        with pytest.raises(SettingsError, match=r"the GPU needs the extra `gpu`|there is no CUDA device here"):
            ask()


def test_lanes_have_dice_of_their_own() -> None:
    dice = lane_dice(3, 10_000)
    assert dice.shape == (10_000, 1)
    assert len(set(dice[:, 0].tolist())) == 10_000
    assert (dice >= 0).all()
