"""Runs: the same to the byte however they are played, and nothing finished is ever lost."""

import json
import multiprocessing
import os
import random
import signal
import threading
import time
from pathlib import Path

import pytest

from tests.arena.plans import games, plan_of, timeless
from throneroom.arena import Plan, Results, Tally, read, run, tallied
from throneroom.arena.deals import Line
from throneroom.arena.plan import Block, Task
from throneroom.arena.workers import ArenaError, side_by_side
from throneroom.engine.errors import SettingsError


class Listener:
    """Hears how many games of a run are new."""

    def __init__(self) -> None:
        self.heard: list[int] = []

    def __call__(self, tally: Tally, played: int) -> None:  # noqa: ARG002
        self.heard.append(played)


def test_two_processes_play_what_one_plays_to_the_byte(tmp_path: Path) -> None:
    plan = plan_of("sealed-bids", "knight:20,squire", 3)
    one = run(plan, 5, tmp_path / "one")
    two = run(plan, 5, tmp_path / "two", jobs=2)
    assert timeless(tmp_path / "one") == timeless(tmp_path / "two")
    assert one.scores == two.scores
    assert one.done == 5


def test_a_run_goes_on_where_it_was_cut_off(tmp_path: Path) -> None:
    plan, whole, cut = plan_of("hierarchy", "squire,random"), tmp_path / "whole", tmp_path / "cut"
    run(plan, 4, whole)
    run(plan, 3, cut)
    cut.write_bytes(cut.read_bytes()[:-40])
    assert len(read(cut)[1]) == 5
    new = Listener()
    run(plan, 4, cut, told=new)
    assert new.heard == [0, 1, 2, 3]
    assert timeless(cut) == timeless(whole)


def test_a_file_cut_in_its_header_begins_again(tmp_path: Path) -> None:
    plan, path = plan_of("hierarchy", "random"), tmp_path / "results"
    run(plan, 1, path)
    path.write_bytes(path.read_bytes()[:60])
    assert run(plan, 1, path).done == 1


def test_a_finished_run_plays_nothing(tmp_path: Path) -> None:
    plan, new = plan_of("hierarchy", "squire,random"), Listener()
    run(plan, 3, tmp_path / "results")
    tally = run(plan, 2, tmp_path / "results", told=new)
    assert new.heard == [0]
    assert tally.done == 2


@pytest.mark.parametrize(
    ("bots", "more", "reason"),
    [
        ("squire,random", {"seed": 1}, "its seed is 0, here it is 1"),
        ("random,random", {}, r'its bots is \["squire", "random"\], here it is \["random", "random"\]'),
        ("squire,random", {"sprt": (0.0, 5.0)}, r"its sprt is null, here it is \[0.0, 5.0\]"),
    ],
)
def test_another_run_in_the_same_file_is_refused(
    tmp_path: Path, bots: str, more: dict[str, object], reason: str
) -> None:
    path = tmp_path / "results"
    run(plan_of("hierarchy", "squire,random"), 1, path)
    before = path.read_bytes()
    with pytest.raises(SettingsError, match=f"holds another run: {reason}. Give another --out"):
        run(plan_of("hierarchy", bots, **more), 1, path)
    assert path.read_bytes() == before


@pytest.mark.parametrize("text", ["My diary\n", "My diary", '{"a": 1}\n', "[]\n"])
def test_a_file_that_is_none_of_ours_is_left_alone(tmp_path: Path, text: str) -> None:
    path = tmp_path / "diary"
    path.write_text(text)
    with pytest.raises(SettingsError, match="arena result file"):
        run(plan_of("hierarchy", "random"), 1, path)
    assert path.read_text() == text


def test_a_broken_line_among_others_is_named(tmp_path: Path) -> None:
    path = tmp_path / "results"
    run(plan_of("hierarchy", "random"), 2, path)
    lines = path.read_text().splitlines()
    lines[2] = lines[2][:-5]
    path.write_text("\n".join(lines) + "\n")
    with pytest.raises(SettingsError, match="line 3: this is not a line of an arena result file"):
        read(path)


def test_only_one_run_writes_to_a_file(tmp_path: Path) -> None:
    plan, path = plan_of("hierarchy", "random"), tmp_path / "results"
    with Results(path, plan.header(), {}), pytest.raises(SettingsError, match="another run is writing to"):
        run(plan, 1, path)


@pytest.mark.parametrize(("deals", "jobs", "reason"), [(0, 1, "from 1 to"), (1, 0, "at least one job")])
def test_a_run_needs_deals_and_jobs(tmp_path: Path, deals: int, jobs: int, reason: str) -> None:
    with pytest.raises(SettingsError, match=reason):
        run(plan_of("hierarchy", "random"), deals, tmp_path / "results", jobs)


def test_a_killed_worker_loses_nothing(tmp_path: Path) -> None:
    plan, killed = plan_of("hierarchy", "squire,random"), []

    def kill(tally: Tally, played: int) -> None:
        if played in (1, 4):
            worker = random.Random(played).choice(multiprocessing.active_children())
            os.kill(worker.pid or 0, signal.SIGKILL)
            killed.append(worker.pid)

    tally = run(plan, 12, tmp_path / "results", jobs=2, told=kill)
    assert len(killed) == 2
    assert tally.done == 12
    run(plan, 12, tmp_path / "calm")
    assert timeless(tmp_path / "results") == timeless(tmp_path / "calm")


def test_a_deal_that_kills_every_worker_ends_the_run(tmp_path: Path) -> None:
    over = threading.Event()

    def kill_all() -> None:
        while not over.is_set():
            for worker in multiprocessing.active_children():
                worker.kill()
            time.sleep(0.01)

    killer = threading.Thread(target=kill_all)
    killer.start()
    try:
        with pytest.raises(
            ArenaError, match=r"game 0 of deal 0 has crashed 3 worker processes in a row .*exit status -9"
        ):
            list(side_by_side(plan_of("hierarchy", "random"), [Task(Block(0), 0), Task(Block(0), 1)], 1))
    finally:
        over.set()
        killer.join()


def test_what_goes_wrong_in_a_worker_is_told() -> None:
    game = plan_of("hierarchy", "random")
    plan = Plan(game.game, game.settings, ("emperor",))
    with pytest.raises(
        ArenaError, match=r"game 1 of deal 7 cannot be played to its end:(.|\n)*no bot is called 'emperor'"
    ):
        list(side_by_side(plan, [Task(Block(7), 1)], 1))


def won(deal: int, first: int, second: int) -> Line:
    """A line in which the first bot won this many of its two games."""
    games = [([0, 1], first), ([1, 0], 1 - second)]
    return {"deal": deal, "games": [{"bots": bots, "standing": [seat, 1 - seat]} for bots, seat in games]}


def test_a_test_ends_at_the_same_deal_whatever_order_they_come_in() -> None:
    plan = plan_of("hierarchy", "random,random", sprt=(0.0, 40.0))
    choose = random.Random(1)
    lines = [won(deal, choose.random() < 0.7, choose.random() < 0.7) for deal in range(200)]
    in_order = tallied(plan, games(lines))
    assert in_order.verdict == "high"
    assert in_order.done < 100
    choose.shuffle(lines)
    shuffled = tallied(plan, games(lines))
    assert (shuffled.done, shuffled.scores, shuffled.verdict) == (in_order.done, in_order.scores, "high")


def test_only_an_unbroken_row_of_deals_counts() -> None:
    plan = plan_of("hierarchy", "random,random")
    tally = tallied(plan, games(won(deal, 1, 1) for deal in (0, 1, 3)))
    assert tally.done == 2
    for game in games([won(2, 0, 0)]):
        tally.add(game)
    assert tally.scores[0, 1] == [1, 1, 0, 1]


def test_a_deal_counts_once_all_its_games_are_there() -> None:
    plan = plan_of("hierarchy", "random,random")
    first, second, third, fourth = games([won(0, 1, 0), won(1, 1, 1)])
    tally = tallied(plan, [second, fourth, third])
    assert (tally.done, tally.known, tally.games) == (0, 3, [])
    tally.add(first)
    assert (tally.done, tally.known, tally.games) == (2, 4, [first, second, third, fourth])
    assert tally.scores[0, 1] == [0.5, 1]


def test_a_game_is_on_disk_before_the_next_one_ends(tmp_path: Path) -> None:
    """A deal of three players has six games; a run that ends after four of them goes on with the fifth."""
    plan, path = plan_of("sealed-bids", "squire,random", 3), tmp_path / "results"

    def stop(tally: Tally, played: int) -> None:
        if played == 4:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run(plan, 1, path, told=stop)
    assert list(read(path)[1]) == [Task(Block(0), n) for n in range(4)]
    new = Listener()
    assert run(plan, 1, path, told=new).done == 1
    assert new.heard == [0, 1, 2]
    run(plan, 1, tmp_path / "whole")
    assert timeless(path) == timeless(tmp_path / "whole")


def test_a_file_of_whole_deals_is_read_and_continued(tmp_path: Path) -> None:
    """As earlier versions wrote them: a line holds all games of a deal."""
    plan, path, whole = plan_of("hierarchy", "squire,random"), tmp_path / "old", tmp_path / "whole"
    run(plan, 3, whole)
    header, _, *lines = map(json.loads, whole.read_text().splitlines())
    deals = [{"deal": n, "games": [line for line in lines if line["deal"] == n]} for n in range(2)]
    for deal in deals:
        deal["games"] = [{k: v for k, v in game.items() if k not in ("deal", "seating")} for game in deal["games"]]
    old = [{**header, "throneroom arena": 1}, *deals]
    path.write_text("".join(json.dumps(line) + "\n" for line in old))
    assert tallied(plan, read(path)[1].values()).done == 2
    new = Listener()
    assert run(plan, 3, path, told=new).scores == run(plan, 3, whole).scores
    assert new.heard == [0, 1, 2]
    assert read(path)[0] == header
    assert run(plan, 3, path, told=new).done == 3
    path.write_text(json.dumps({**header, "throneroom arena": 9}) + "\n")
    with pytest.raises(SettingsError, match="has the format 9; this program reads formats 1 to 2"):
        read(path)


def test_when_the_time_is_up_a_game_is_dropped_in_the_middle(tmp_path: Path) -> None:
    """A single decision of the knight would take many hours."""
    plan, path = plan_of("hierarchy", f"knight:{10**11},random"), tmp_path / "results"
    tally = run(plan, 1, path, minutes=0.02)
    assert (tally.done, tally.known) == (0, 0)
    assert not multiprocessing.active_children()
    assert read(path)[1] == {}


def test_a_test_stops_the_run(tmp_path: Path) -> None:
    plan = plan_of("hierarchy", "knight:60,random", sprt=(0.0, 100.0))
    tally = run(plan, 300, tmp_path / "results")
    assert tally.verdict == "high"
    assert tally.done < 100
    assert len(read(tmp_path / "results")[1]) == 2 * tally.done
