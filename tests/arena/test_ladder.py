"""Ladders: every pair on its own, resumed without a repetition, one table of all bots."""

import itertools
import json
import sys
from collections import Counter
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests.arena.plans import games, plan_of
from throneroom.arena import Plan, Tally, read, run, tallied
from throneroom.arena.balance import gathered
from throneroom.arena.ladder import ladder, numbered
from throneroom.arena.plan import Block, Task
from throneroom.arena.ratings import rated
from throneroom.engine.errors import SettingsError
from throneroom.engine.game import find

BOTS = "random,page,squire"


def ladder_of(game: str, bots: str = BOTS, players: int | None = None, **more: Any) -> Plan:
    return plan_of(game, bots, players, ladder=True, **more)


def timeless_table(tally: Tally, anchor: str | None = None) -> list[str]:
    """The report without the two columns of times."""
    return [line.rsplit("|", 3)[0] if "ms a decision" in told else line
            for told, line in _with_heads(ladder(tally, anchor))]  # fmt: skip


def _with_heads(lines: list[str]) -> list[tuple[str, str]]:
    """Each line with the first line of its paragraph."""
    found, head = [], ""
    for line in lines:
        head = (head or line) if line else ""
        found.append((head, line))
    return found


def tasks(path: Path) -> Counter[Task]:
    """How often each game is in a file."""
    lines = [json.loads(line) for line in path.read_text().splitlines()]
    return Counter(Task(Block(line["deal"], tuple(line["pair"])), line["seating"]) for line in lines if "deal" in line)


def test_neighbours_meet_first_and_a_deal_is_played_by_all_before_the_next() -> None:
    plan = ladder_of("hierarchy", "random,page,squire,knight:20")
    assert plan.pairs == [(0, 1), (1, 2), (2, 3), (0, 2), (1, 3), (0, 3)]
    found = [Task(Block(0, (0, 3)), 1), Task(Block(1, (0, 1)), 0), Task(Block(1, (0, 1)), 1), Task(Block(1, (1, 2)), 0)]
    assert list(plan.tasks(2))[11:15] == found
    assert ladder_of("hierarchy", reach=1).pairs == [(0, 1), (1, 2)]


def test_a_pair_plays_what_it_plays_in_a_match_of_two(tmp_path: Path) -> None:
    """Also with three players, one against two and two against one."""
    whole = run(ladder_of("shadow-throne", players=3), 2, tmp_path / "ladder")
    alone = run(plan_of("shadow-throne", "page,squire", 3), 2, tmp_path / "alone")
    assert whole.scores[1, 2] == alone.scores[0, 1]
    _, lines = read(tmp_path / "ladder")
    assert len(lines) == 36
    seatings = [lines[Task(Block(1, (1, 2)), n)]["bots"] for n in range(6)]
    assert seatings == [[1, 2, 2], [2, 1, 2], [2, 2, 1], [2, 1, 1], [1, 2, 1], [1, 1, 2]]


def test_a_ladder_that_was_cut_off_gives_the_same_table(tmp_path: Path) -> None:
    plan, whole, cut = ladder_of("hierarchy", "random,page,squire,knight:30"), tmp_path / "whole", tmp_path / "cut"
    uninterrupted = run(plan, 5, whole)

    def stop(tally: Tally, played: int) -> None:
        if played == 11:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run(plan, 5, cut, told=stop)
    cut.write_bytes(cut.read_bytes()[:-40])
    assert len(read(cut)[1]) == 10
    heard: list[int] = []
    resumed = run(plan, 5, cut, told=lambda _, played: heard.append(played))
    assert heard[-1] == 50
    assert tasks(cut) == tasks(whole)
    assert {*tasks(cut).values()} == {1}
    assert timeless_table(resumed) == timeless_table(uninterrupted)


def test_two_processes_and_later_deals_give_the_same_table(tmp_path: Path) -> None:
    plan = ladder_of("hierarchy", "random,squire,knight:30")
    uninterrupted = run(plan, 6, tmp_path / "one")
    run(plan, 2, tmp_path / "two")
    extended = run(plan, 6, tmp_path / "two", jobs=2)
    assert timeless_table(extended) == timeless_table(uninterrupted)
    assert {*tasks(tmp_path / "two").values()} == {1}
    assert timeless_table(run(plan, 2, tmp_path / "two")) == timeless_table(run(plan, 2, tmp_path / "fresh"))


def test_a_wider_reach_adds_pairings_to_the_same_file(tmp_path: Path) -> None:
    near, far, path = ladder_of("hierarchy", reach=1), ladder_of("hierarchy"), tmp_path / "results"
    run(near, 3, path)
    assert {task.block.pair for task in tasks(path)} == {(0, 1), (1, 2)}
    widened = run(far, 3, path)
    assert {*tasks(path).values()} == {1}
    assert widened.scores == run(far, 3, tmp_path / "far").scores
    assert run(near, 3, path).scores == widened.scores


def test_time_ends_a_run_and_the_next_one_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock on which 100,000 seconds pass from one look to the next: the run looks before each game."""
    plan, path, looks = ladder_of("hierarchy"), tmp_path / "results", itertools.count()
    with monkeypatch.context() as patch:
        clock = SimpleNamespace(monotonic=lambda: 100_000 * next(looks))
        for module in ("run", "workers"):
            patch.setattr(sys.modules[f"throneroom.arena.{module}"], "time", clock)
        short = run(plan, 1_000_000, path, minutes=12_000)
    assert (short.known, short.blocks) == (7, 3)
    assert run(plan, 2, path).blocks == 6
    assert {*tasks(path).values()} == {1}
    with pytest.raises(SettingsError, match="a run needs more than 0 minutes"):
        run(plan, 1, path, minutes=0)


@pytest.mark.parametrize(
    ("other", "reason"),
    [
        (ladder_of("hierarchy", "random,squire,page"), r'its bots is \["random", "page", "squire"\], here it is'),
        (ladder_of("hierarchy", seed=1), "its seed is 0, here it is 1"),
        (plan_of("hierarchy", BOTS), "its ladder is true, here it is null"),
        (ladder_of("throne-and-grail"), 'its game is "hierarchy", here it is "throne-and-grail"'),
    ],
    ids=["bots", "seed", "no ladder", "game"],
)
def test_a_file_of_another_run_is_refused(tmp_path: Path, other: Plan, reason: str) -> None:
    path = tmp_path / "results"
    run(ladder_of("hierarchy"), 1, path)
    before = path.read_bytes()
    with pytest.raises(SettingsError, match=f"holds another run: .*{reason}"):
        run(other, 1, path)
    assert path.read_bytes() == before


def test_a_file_of_other_rules_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "results"
    run(ladder_of("hierarchy"), 1, path)
    first, *others = path.read_text().splitlines()
    header = json.loads(first)
    path.write_text("\n".join([json.dumps({**header, "rules": 99}), *others, ""]))
    with pytest.raises(SettingsError, match=f"its rules is 99, here it is {header['rules']}"):
        run(ladder_of("hierarchy"), 1, path)


def test_only_an_unbroken_row_of_deals_counts_for_each_pair(tmp_path: Path) -> None:
    plan, path = ladder_of("hierarchy"), tmp_path / "results"
    run(plan, 3, path)
    lines = [line for task, line in read(path)[1].items() if task.block != Block(1, (0, 2))]
    tally = tallied(plan, lines)
    assert {pair: len(scores) for pair, scores in tally.scores.items()} == {(0, 1): 3, (1, 2): 3, (0, 2): 1}
    assert (tally.done, tally.blocks) == (1, 7)
    assert "1 to 3 deals of seed 0 for each pairing, 14 games" in ladder(tally)[0]


def won(deal: int, pair: tuple[int, int], first: int) -> dict[str, Any]:
    """A line in which the first bot of a pair won this many of its two games."""
    standings = [[1, 0] if first else [0, 1], [1, 0] if first < 2 else [0, 1]]
    games = [
        {"bots": seats, "standing": standing, "decisions": [2, 2], "seconds": [0.004, 0.002], "longest": [0.003, 0.001]}
        for seats, standing in zip((pair, pair[::-1]), standings, strict=True)
    ]
    return {"deal": deal, "pair": list(pair), "games": games}


def test_the_table_tells_ratings_scores_games_and_times() -> None:
    plan = ladder_of("hierarchy", "random,squire,knight:20")
    lines = [won(deal, (0, 1), deal % 2) for deal in range(4)] + [won(deal, (1, 2), 1) for deal in range(4)]
    tally = tallied(plan, games(lines))
    told = ladder(tally)
    assert told[0] == "Hierarchy, 2 players, a ladder of 3 bots: 4 deals of seed 0 for each pairing, 16 games"
    cells = {row.split("|")[1].strip(): [cell.strip() for cell in row.split("|")[2:-1]] for row in told[2:7]}
    assert cells["bot"] == ["Elo", "over the next", "score", "games", "ms a decision", "the longest"]
    assert cells["random"][0] == "0"
    assert cells["random"][2:] == ["25.0", "8", "1.5", "3"]
    assert cells["squire"][2:4] == ["62.5", "16"]
    value, low, high = rated(tally.scores, 3, 2).difference(1, 0)
    assert cells["squire"][0] == f"{value:+.0f} ({low:+.0f} to {high:+.0f})"
    cross = [[cell.strip() for cell in row.split("|")[1:-1]] for row in told if row.startswith("| random")][1]
    assert sorted(cross[1:]) == ["", "-", "25.0"]
    assert "random = 0, with 95 % intervals" in "".join(told)
    assert told[-1].startswith("The ratings describe ")


def test_the_anchor_is_random_or_the_weakest_or_the_one_named() -> None:
    plan = ladder_of("hierarchy", "squire,page,knight:20,c=0.8")
    tally = tallied(plan, games([won(0, (0, 1), 2), won(0, (1, 2), 0), won(0, (0, 2), 0)]))
    assert "page = 0" in "".join(ladder(tally))
    assert "knight:20,c=0.8 = 0" in "".join(ladder(tally, "knight"))
    assert numbered(plan, "knight:20,c=0.8") == 2
    with pytest.raises(SettingsError, match="no bot is called 'regent' in this ladder; it has: squire; page; knight"):
        ladder(tally, "regent")
    with pytest.raises(SettingsError, match="several bots are called 'knight'"):
        numbered(ladder_of("hierarchy", "knight:20,knight:40"), "knight")


def test_a_ladder_without_results_says_so() -> None:
    plan = ladder_of("hierarchy")
    assert ladder(tallied(plan, [])) == [
        "Hierarchy, 2 players, a ladder of 3 bots: 0 deals of seed 0 for each pairing, 0 games"
    ]


@pytest.mark.parametrize(
    ("bots", "more", "reason"),
    [
        ("squire", {}, "a ladder needs at least two bots, not 1"),
        ("squire,page,squire", {}, "a ladder lists each bot once: squire is there twice"),
        ("squire,page", {"sprt": (0.0, 20.0)}, "a ladder has no test of two hypotheses"),
        ("squire,page", {"reach": 0}, "bots must reach at least their neighbours"),
    ],
)
def test_ladders_that_make_no_sense_are_refused(bots: str, more: dict[str, object], reason: str) -> None:
    with pytest.raises(SettingsError, match=reason):
        ladder_of("hierarchy", bots, **more)


def test_the_balance_report_reads_a_ladder(tmp_path: Path) -> None:
    run(ladder_of("hierarchy"), 2, tmp_path / "results")
    (balance,) = gathered(find("hierarchy"), [tmp_path / "results"])
    assert balance.games == 12
    assert balance.sources == [(tmp_path / "results", BOTS.split(","), 2)]
    assert len(balance.nobody.whole) == 2
