"""`throneroom train`: what it prints and what it refuses."""

from pathlib import Path

import pytest

from tests.cli.conftest import Run

SMALL = ("--device", "cpu", "--games", "64", "--steps", "8", "--hidden", "16")


def test_it_writes_a_network_and_says_where(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "one.npz"
    done = run("train", "hierarchy", "--decisions", "1000", *SMALL, "--out", str(out))
    assert done.returncode == 0
    assert f"{out}: trained for" in done.stdout
    assert out.exists() and out.with_suffix(".checkpoint").exists()


@pytest.mark.parametrize(
    ("wrong", "complaint"),
    [
        (("--setting", "rate"), "a setting is given as NAME=NUMBER, not 'rate'"),
        (("--setting", "speed=3"), "a training has no setting 'speed'; it has: games, steps, hidden, rate"),
        (("--setting", "rate=fast"), "rate takes a number from 0, not 'fast'"),
        (("--setting", "minibatch=0"), "minibatch takes a whole number from 1, not '0'"),
        (("--setting", "squires=0.9", "--setting", "earlier=0.9"), "together at most 1, not 1.8"),
        (("--setting", "snapshot=0"), "snapshot is a share of the time"),
        (("--hidden", "wide"), "hidden takes widths such as 1024,512,256, not 'wide'"),
        (("--games", "3"), "a training needs at least 8 games, not 3"),
        (("--minutes", "1", "--decisions", "5"), "either by --minutes or by --decisions"),
        (("--decisions", "-1"), "more than 0 minutes or decisions"),
        (("--players", "5"), "Hierarchy is for 2 players, not 5"),
        (("--against", "nowhere.npz"), "the network nowhere.npz cannot be read"),
        (("--out", "/nowhere/one.npz"), "there is no folder /nowhere"),
        (("--device", "tpu"), "on cpu or cuda, not on 'tpu'"),
    ],
)
def test_it_says_what_is_wrong(run: Run, wrong: tuple[str, ...], complaint: str) -> None:
    done = run("train", "hierarchy", *wrong)
    assert done.returncode != 0
    assert complaint in done.stderr
