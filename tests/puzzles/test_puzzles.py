"""Puzzles: made again they are the same, the check finds what is wrong with one, and what is shipped is in order."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random
from statistics import fmean

import pytest

import throneroom
from tests.cli.conftest import Run
from tests.cli.conftest import run as run
from throneroom.bots.bot import known_to
from throneroom.engine.dice import new_dice
from throneroom.engine.errors import DecisionError, ThroneroomError
from throneroom.engine.game import find, seat_number
from throneroom.puzzles import Collection, Puzzle, all_collections, collection_of, explain
from throneroom.puzzles.check import check, fault_of
from throneroom.puzzles.collection import day_of, game_of_day, read_collection, write_collection
from throneroom.puzzles.examine import Proof, examiner_of
from throneroom.puzzles.make import make, search_deal
from throneroom.puzzles.play_out import played_out
from throneroom.puzzles.puzzle import HARDEST, PuzzleError
from throneroom.review.explanation import AGAINST, told_lines
from throneroom.review.rating import rater_of

HIERARCHY = find("hierarchy")
SAMPLE = 3
DAY = 86_400_000
COLLECTIONS = all_collections()
by_game = pytest.mark.parametrize("collection", COLLECTIONS, ids=lambda collection: collection.game.name)
by_judgement = pytest.mark.parametrize(
    "collection", [it for it in COLLECTIONS if it.game != HIERARCHY], ids=lambda collection: collection.game.name
)


def a_puzzle(game: str = "hierarchy", number: int = 0) -> Puzzle:
    collection = collection_of(game)
    assert collection is not None
    return list(collection)[number]


# Making


def test_the_same_seed_makes_the_same_file_on_any_number_of_processes(tmp_path: Path) -> None:
    one, two = tmp_path / "one.xz", tmp_path / "two.xz"
    assert list(make(HIERARCHY, 5, 3, 1, one))[-1] == 5
    assert list(make(HIERARCHY, 5, 3, 2, two))[-1] == 5
    assert one.read_bytes() == two.read_bytes()
    assert [path.name for path in sorted(tmp_path.iterdir())] == ["one.xz", "two.xz"]


def test_an_interrupted_run_continues(tmp_path: Path) -> None:
    whole, broken = tmp_path / "whole.xz", tmp_path / "broken.xz"
    list(make(HIERARCHY, 6, 3, 1, whole))
    first = make(HIERARCHY, 6, 3, 1, broken)
    next(first)
    first.close()
    draft = broken.with_name("broken.xz.draft")
    draft.write_text(draft.read_text() + '[["half')
    list(make(HIERARCHY, 6, 3, 1, broken))
    assert broken.read_bytes() == whole.read_bytes()
    assert not draft.exists()


def test_a_puzzle_of_a_proof_has_one_winning_choice() -> None:
    (_, puzzle), *_ = next(found for found in (search_deal("hierarchy", seed) for seed in range(20)) if found)
    assert puzzle.kind == "win"
    assert [choice.worth > 0 for choice in puzzle.choices] == [True] + [False] * (len(puzzle.choices) - 1)
    match = puzzle.match()
    match.play(puzzle.seat, puzzle.solution)
    for move in puzzle.choices[0].line:
        match.play(*move)
    assert match.over
    assert match.ply - len(puzzle.played) == puzzle.choices[0].worth
    assert match.standing is not None
    assert match.standing[seat_number(puzzle.seat, 2)] == 1


# Checking


def test_the_check_accepts_a_right_puzzle() -> None:
    assert fault_of(a_puzzle()) is None


def test_the_check_finds_a_wrong_solution() -> None:
    puzzle = a_puzzle()
    right, wrong, *rest = puzzle.choices
    fault = fault_of(replace(puzzle, choices=(wrong, right, *rest)))
    assert fault == f"its solution is {right.decision}, not {wrong.decision}"


def test_the_check_finds_a_position_with_two_solutions() -> None:
    game = throneroom.new("hierarchy", seed=7)
    seat = game.waiting[0]
    choices = tuple(replace(a_puzzle().choices[0], decision=decision, line=()) for decision in game.legal(seat))
    puzzle = replace(a_puzzle(), seed=7, played=(), seat=seat, choices=choices)
    assert "choices win, not exactly one" in str(fault_of(puzzle))


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"played": (("p1", "play nobody"),)}, "it cannot be played"),
        ({"seat": "p9"}, "it cannot be played"),
        ({"kind": "sure"}, "it is of kind sure"),
    ],
)
def test_the_check_says_what_is_wrong(change: dict[str, object], fault: str) -> None:
    assert str(fault_of(replace(a_puzzle(), **change))).startswith(fault)  # type: ignore[arg-type]


def test_the_check_plays_every_line() -> None:
    puzzle = a_puzzle()
    first, *rest = puzzle.choices
    broken = replace(first, line=(*first.line, ("p1", "play king")))
    assert str(fault_of(replace(puzzle, choices=(broken, *rest)))).startswith("it cannot be played")


def test_the_check_misses_no_choice() -> None:
    puzzle = a_puzzle()
    assert str(fault_of(replace(puzzle, choices=puzzle.choices[:-1]))).startswith("its choices are")


# What is shipped


def test_every_game_has_puzzles() -> None:
    assert {collection.game.name for collection in COLLECTIONS} == {game.name for game in throneroom.all_games()}
    assert sum(map(len, COLLECTIONS)) >= 3000


@by_game
def test_every_puzzle_can_be_read(collection: Collection) -> None:
    for puzzle in collection:
        assert puzzle.id in collection
        assert 1 <= puzzle.difficulty <= HARDEST
        assert len({choice.decision for choice in puzzle.choices}) == len(puzzle.choices)


@by_game
def test_some_of_them_are_solved_again(collection: Collection) -> None:
    """`throneroom puzzles check` solves all of them."""
    some = Random(1).sample(sorted(collection.ratings), SAMPLE)
    assert [fault for _, fault in check(collection[identity] for identity in some)] == [None] * SAMPLE


@by_game
def test_no_decision_is_the_solution_too_often(collection: Collection) -> None:
    solutions = [puzzle.solution for puzzle in collection]
    assert max(map(solutions.count, set(solutions))) <= (len(solutions) + 1) // 2


@by_game
def test_the_question_holds_nothing_hidden(collection: Collection) -> None:
    """Whatever the seat does not know is replaced by something else that fits: the question stays the same."""
    for identity in Random(2).sample(sorted(collection.ratings), SAMPLE):
        puzzle = collection[identity]
        match, seat = puzzle.match(), seat_number(puzzle.seat, puzzle.players)
        seen = explain.question(puzzle)["view"]
        for seed in range(4):
            match.position = puzzle.match().position.guessed(seat, new_dice(seed))
            assert match.view(puzzle.seat).data() == seen


@by_game
def test_the_answer_tells_nothing_of_the_real_deal(collection: Collection, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the seat does not know is replaced by something else that fits: lines and reasons stay the same."""
    puzzle = collection[Random(3).choice(sorted(collection.ratings))]
    match, seat = puzzle.match(), seat_number(puzzle.seat, puzzle.players)
    told = explain.answered(puzzle, puzzle.choices[1])
    other = match.supposing(match.position.guessed(seat, new_dice(9)))
    if puzzle.kind != "win":  # in a proof everybody sees all cards
        monkeypatch.setattr(Puzzle, "match", lambda _: other.clone())
    assert explain.answered(puzzle, puzzle.choices[1]) == told
    for line, decision in (("solution", puzzle.solution), ("answer", puzzle.choices[1].decision)):
        assert told[line]["steps"][0]["decision"] == decision


@by_judgement
def test_no_reason_speaks_against_the_solution(collection: Collection) -> None:
    """What the solution brings is not worth less where it happens, nor is what it prevents worth more."""
    for identity in Random(4).sample(sorted(collection.ratings), SAMPLE):
        puzzle = collection[identity]
        match, seat = puzzle.match(), seat_number(puzzle.seat, puzzle.players)
        rating = rater_of(match.game).rate(known_to(match.position, seat), seat)
        for wrong in puzzle.choices[1:4]:
            told, found = explain.reason(puzzle, wrong), []
            for decision in (puzzle.solution, wrong.decision):
                lines = told_lines(rating, match.notations.index(decision))
                mean = fmean(line.worth for line in lines)
                found += [(line.events, line.worth - mean) for line in lines]
            for sign, likely in [(1, it) for it in told.brings] + [(-1, it) for it in told.prevents]:
                there = [worth for events, worth in found if likely.event in events]
                elsewhere = [worth for events, worth in found if likely.event not in events]
                if there and elsewhere:
                    assert sign * (fmean(there) - fmean(elsewhere)) > -AGAINST


def test_a_file_for_other_rules_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "puzzles.xz"
    write_collection(path, HIERARCHY, [a_puzzle()], "a test")
    assert len(read_collection(path, HIERARCHY)) == 1
    monkeypatch.setattr("throneroom.puzzles.collection.rules_of", lambda _: 99)
    with pytest.raises(PuzzleError, match="make them again"):
        read_collection(path, HIERARCHY)


def test_a_file_names_the_line_that_is_wrong(tmp_path: Path) -> None:
    path = tmp_path / "puzzles.xz"
    write_collection(path, HIERARCHY, [a_puzzle(), a_puzzle()], "a test")
    with pytest.raises(PuzzleError, match=r"line 3: .* is there twice"):
        read_collection(path, HIERARCHY)


# The puzzle of the day


def test_the_puzzle_of_the_day_depends_on_the_date_only() -> None:
    assert day_of(DAY - 1) == 0
    assert day_of(DAY) == 1
    days = range(20_000, 20_000 + 2 * len(COLLECTIONS))
    assert {game_of_day(day).name for day in days} == {collection.game.name for collection in COLLECTIONS}


@by_game
def test_no_puzzle_of_the_day_comes_twice_before_all_have_come(collection: Collection) -> None:
    """On its own page a game has a puzzle each day; every few days it is the puzzle of the day, for all games."""
    count = len(collection)
    start = 20_000 // (count * len(COLLECTIONS)) * count * len(COLLECTIONS)
    daily = [(day, collection.of_day(day)) for day in range(start, start + 2 * count * len(COLLECTIONS))]
    of_all = [identity for day, identity in daily if game_of_day(day) == collection.game]
    for sequence in ([identity for _, identity in daily], of_all):
        assert len({*sequence[:count]}) == count
        assert closest(sequence) >= count - 1


def closest(sequence: list[str]) -> int:
    """How many steps lie between a puzzle and its next time, at least."""
    last: dict[str, int] = {}
    apart = len(sequence)
    for n, identity in enumerate(sequence):
        apart = min(apart, n - last.get(identity, n - apart))
        last[identity] = n
    return apart


# The command


def test_the_command_makes_and_checks(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "made.xz"
    made = run("puzzles", "make", "hierarchy", "--count", "3", "--out", str(path), columns=200)
    assert made.returncode == 0
    assert "3 puzzles (" in made.stdout
    checked = run("puzzles", "check", "hierarchy", "--file", str(path))
    assert "Hierarchy: 3 puzzles, exactly one solution each" in checked.stdout
    assert checked.returncode == 0


def test_the_command_names_a_wrong_puzzle(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "wrong.xz"
    puzzle = a_puzzle()
    right, wrong, *rest = puzzle.choices
    write_collection(path, HIERARCHY, [replace(puzzle, choices=(wrong, right, *rest))], "a test")
    checked = run("puzzles", "check", "hierarchy", "--file", str(path), columns=200)
    assert checked.returncode == 1
    assert f"line 2, puzzle {puzzle.id}: its solution is {right.decision}" in checked.stdout
    assert "of the puzzles are wrong" in checked.stderr


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["make", "hierarchy", "--count", "0"], "--count and --jobs take a number from 1"),
        (["check", "--file", "x"], "--file needs the name of the game"),
        (["check", "--jobs", "0"], "--jobs takes a number from 1"),
        (["check", "hierarchy", "--file", "nowhere.xz"], "is not a file of puzzles"),
    ],
)
def test_the_command_says_what_would_be_right(run: Run, words: list[str], said: str) -> None:
    told = run("puzzles", *words)
    assert told.returncode == 1
    assert said in told.stderr


# Playing a proof out


def of_length(turns: int) -> Puzzle:
    """The first puzzle of Hierarchy that is won by so many decisions."""
    collection = collection_of("hierarchy")
    assert collection is not None
    return collection[next(identity for identity, wins_in in collection.wins_in.items() if wins_in == turns)]


@pytest.mark.parametrize("turns", [1, 2, 4, 8])
def test_the_solution_of_a_proof_is_played_out_to_its_end(turns: int) -> None:
    """The best defence is what the proof has; its steps are the same."""
    puzzle = of_length(turns)
    own = [
        decision for seat, decision in ((puzzle.seat, puzzle.solution), *puzzle.choices[0].line) if seat == puzzle.seat
    ]
    told = [played_out(puzzle, own[: n + 1]) for n in range(turns)]
    assert [each["wins_in"] for each in told] == [*range(turns - 1, 0, -1), None]
    assert [step for each in told for step in each["steps"]] == explain.answered(puzzle, puzzle.choices[0])["solution"][
        "steps"
    ]
    assert told[0]["worth"] == puzzle.choices[0].worth and told[-1]["worth"] == 1
    assert told[-1]["steps"][-1]["view"]["over"]


def test_a_choice_that_throws_the_win_away_is_told_and_every_one_that_wins_is_right() -> None:
    puzzle = of_length(3)
    for choice in puzzle.choices[1:]:
        told = played_out(puzzle, [choice.decision])
        assert told["worth"] == choice.worth < 0 and told["wins_in"] is None
    examiner, match = examiner_of("hierarchy"), puzzle.match()
    assert isinstance(examiner, Proof)
    for step in played_out(puzzle, [puzzle.solution])["steps"]:
        match.play(step["seat"], step["decision"])
    worths = examiner.worths(match.position)
    told = {action: played_out(puzzle, [puzzle.solution, match.notations[action]]) for action in worths}
    assert {action: each["worth"] for action, each in told.items()} == worths
    assert all((each["worth"] > 0) == (each["wins_in"] is not None) for each in told.values())
    assert sum(worth > 0 for worth in worths.values()) > 1


def test_what_cannot_be_played_out() -> None:
    puzzle = of_length(1)
    with pytest.raises(DecisionError, match="nobody"):
        played_out(puzzle, ["play nobody"])
    with pytest.raises(DecisionError, match="over"):
        played_out(puzzle, [puzzle.solution, puzzle.solution])
    with pytest.raises(ThroneroomError, match="only a proof"):
        played_out(a_puzzle("shadow-throne"), [a_puzzle("shadow-throne").solution])
