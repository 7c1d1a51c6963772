"""`throneroom review`: the decisions with marks, the figures of each seat, and what cannot be reviewed."""

from pathlib import Path

import pytest

import throneroom
from tests.cli.conftest import Run
from throneroom.engine.catalogue import LANGUAGES
from throneroom.review import review
from throneroom.testing.playing import played_by_squires


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A game of Hierarchy in which somebody threw the game away."""
    match = next(
        match
        for match in (played_by_squires("hierarchy", 2, seed) for seed in range(20))
        if any(seat.marks["blunder"] for seat in review(match).seats)
    )
    path = tmp_path / "game.txt"
    path.write_text(match.record(), encoding="utf-8")
    return path


def test_a_review_names_the_better_choice_and_the_figures(run: Run, record: Path) -> None:
    done = run("review", str(record))
    match = throneroom.replay(record.read_text(encoding="utf-8"))
    blunder = next(decision for decision in review(match).decisions if decision.mark)
    assert done.returncode == 0, done.stderr
    assert f"Decision {blunder.ply + 1} of {match.seats[blunder.seat]}: a blunder" in done.stdout
    assert f"Played: {blunder.played} (0%)." in done.stdout
    assert f"Better: {blunder.best.decision} (100%)." in done.stdout
    assert "p1: accuracy" in done.stdout and "p2: accuracy" in done.stdout and "luck" in done.stdout


def test_a_whole_review_has_every_decision_with_all_its_choices(run: Run, record: Path) -> None:
    done = run("review", str(record), "--all", "--seat", "p1")
    match = throneroom.replay(record.read_text(encoding="utf-8"))
    own = [decision for decision in review(match).decisions if decision.seat == 0]
    assert done.stdout.count("of p1:") == done.stdout.count("Choices:") == len(own)
    assert f"Decision {own[0].ply + 1} of p1:" in done.stdout
    worth = ", ".join(f"{choice.decision} {round(100 * choice.share)}%" for choice in own[0].choices)
    assert worth in " ".join(done.stdout.split())


def test_the_review_of_a_seat_leaves_the_others_out(run: Run, record: Path) -> None:
    done = run("review", str(record), "--seat", "p2")
    assert "p2: accuracy" in done.stdout and "p1: accuracy" not in done.stdout and "of p1:" not in done.stdout
    assert "luck" not in done.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_review_speaks_every_language(run: Run, record: Path, language: str) -> None:
    done = run("review", str(record), "--all", "--language", language)
    assert done.returncode == 0 and done.stdout.count("p1") > 0
    assert "review-" not in done.stdout and "{" not in done.stdout


def test_what_cannot_be_reviewed_is_explained(run: Run, record: Path, tmp_path: Path) -> None:
    assert (
        "there is no seat 'p3' in this game; the seats are p1, p2" in run("review", str(record), "--seat", "p3").stderr
    )
    empty = tmp_path / "empty.txt"
    empty.write_text(throneroom.new("hierarchy", seed=1).record(), encoding="utf-8")
    done = run("review", str(empty))
    assert done.returncode != 0 and "there is nothing to review" in done.stderr
