"""`throneroom arena` and `throneroom report` as a person meets them."""

import json
import os
import pty
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from throneroom.arena.deals import prepare
from throneroom.arena.plan import Plan
from throneroom.bots import outside
from throneroom.bots.levels import methods_of
from throneroom.cli.app import main
from throneroom.engine.game import find

THRONEROOM = [sys.executable, "-m", "throneroom"]


@pytest.fixture(scope="module", autouse=True)
def everything_is_compiled() -> None:
    game = find("hierarchy")
    prepare(Plan(game, game.settings(), ("squire",)))


@pytest.fixture(autouse=True)
def a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def command(monkeypatch: pytest.MonkeyPatch, *words: str) -> int:
    """Run a command in this process; its exit status."""
    monkeypatch.setattr(sys, "argv", ["throneroom", *words])
    with pytest.raises(SystemExit) as left:
        main()
    return int(left.value.code or 0)


def test_a_run_reports_and_can_be_shown_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["arena", "hierarchy", "--bots", "knight,random", "--time", "40", "--deals", "6", "--sprt", "0,20"]
    assert command(monkeypatch, *words) == 0
    first = capsys.readouterr().out
    (path,) = Path("arena").iterdir()
    assert path.name.startswith("hierarchy-2p-knight-40-random-")
    assert "Hierarchy, 2 players: 6 deals of seed 0, 12 games" in first
    assert "knight:40 against random: " in first and ", Elo +" in first
    assert "test 0 against 20 Elo: LLR +" in first and "not decided yet" in first
    assert "decisions, " in first and "the longest" in first
    assert command(monkeypatch, *words) == 0
    assert capsys.readouterr().out == first
    assert command(monkeypatch, "arena", "--show", str(path)) == 0
    assert capsys.readouterr().out == first


def test_more_than_two_bots_are_told_in_pairs(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert command(monkeypatch, "arena", "hierarchy", "--bots", "squire,random,squire", "--deals", "2") == 0
    told = capsys.readouterr().out
    for pair in ("squire against random", "squire against squire: 50.0 %", "random against squire"):
        assert pair in told


def test_a_game_that_is_won_always_has_no_upper_bound(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    games = [{"bots": bots, "standing": standing, "decisions": [1, 1], "seconds": [0, 0], "longest": [0, 0]}
             for bots, standing in (([0, 1], [1, 0]), ([1, 0], [0, 1]))]  # fmt: skip
    header = Plan(find("hierarchy"), find("hierarchy").settings(), ("squire", "random")).header()
    lines = [header, *({"deal": deal, "games": games} for deal in range(10))]
    Path("won").write_text("".join(json.dumps(line) + "\n" for line in lines))
    assert command(monkeypatch, "arena", "--show", "won") == 0
    assert "squire against random: 100.0 % (72.2 to 100.0), Elo +∞ (+166 to +∞)" in capsys.readouterr().out


def without_times(told: str) -> list[str]:
    """A ladder's report without the columns of times and the name of the file."""
    lines = told.splitlines()[:-1]
    return [line.rsplit("|", 3)[0] if 2 <= n < 2 + lines[2:].index("") else line for n, line in enumerate(lines)]


def test_a_ladder_reports_all_bots_in_one_table_and_goes_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["arena", "hierarchy", "--ladder", "--bots", "random,page,squire"]
    assert command(monkeypatch, *words, "--deals", "3") == 0
    first = capsys.readouterr().out
    (path,) = Path("arena").iterdir()
    assert path.name.startswith("hierarchy-2p-ladder-random-page-squire-")
    assert first.startswith("Hierarchy, 2 players, a ladder of 3 bots: 3 deals of seed 0 for each pairing, 18 games\n")
    assert "random = 0" in first
    assert command(monkeypatch, "arena", "--show", str(path)) == 0
    assert capsys.readouterr().out == first
    assert command(monkeypatch, *words, "--deals", "5", "--jobs", "2") == 0
    extended = capsys.readouterr().out
    assert ": 5 deals of seed 0 for each pairing, 30 games" in extended
    assert command(monkeypatch, *words, "--deals", "5", "--out", "fresh") == 0
    assert without_times(capsys.readouterr().out) == without_times(extended)
    assert command(monkeypatch, "arena", "--show", "fresh", "--anchor", "squire") == 0
    assert "squire = 0" in capsys.readouterr().out


def test_a_ladder_takes_all_methods_unless_bots_are_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["arena", "hierarchy", "--ladder", "--time", "5", "--deals", "1", "--reach", "1"]
    assert command(monkeypatch, *words) == 0
    told = capsys.readouterr().out
    assert "a ladder of 9 bots: 1 deals of seed 0 for each pairing, 16 games" in told
    for method in methods_of(find("hierarchy")):
        assert f"\n| {method}" in told


def test_a_ladder_takes_bots_of_plugins(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv(outside.PLUGINS, "")  # these three are restored afterwards
    monkeypatch.setattr(outside, "_registered", {})
    monkeypatch.setattr(sys, "path", sys.path.copy())
    Path("laddered_bots.py").write_text(
        "import throneroom.bots\n\n\nclass Last:\n    def decide(self, known, seat):\n"
        "        return known.legal(seat)[-1]\n\n\n"
        "throneroom.bots.register('last-of-all', lambda game, seed: Last())\n"
    )
    words = ["arena", "hierarchy", "--ladder", "--bots", "last-of-all,random,knight:9", "--plugin", "laddered_bots"]
    assert command(monkeypatch, *words, "--deals", "2", "--jobs", "2", "--out", "results") == 0
    assert "\n| last-of-all " in capsys.readouterr().out
    assert json.loads(Path("results").read_text().splitlines()[0])["plugins"] == ["laddered_bots"]


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_killed_ladder_resumes_to_the_same_table(
    jobs: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = Path("killed").absolute()
    words = ["arena", "hierarchy", "--ladder", "--bots", "random,page,squire,knight:300", "--jobs", jobs]
    process = subprocess.Popen(
        [*THRONEROOM, *words, "--deals", "100000", "--out", str(path)], stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL, start_new_session=True,
    )  # fmt: skip
    while finished(path) < 20 and process.poll() is None:
        time.sleep(0.02)
    os.killpg(process.pid, signal.SIGKILL)
    assert process.wait(60) == -signal.SIGKILL
    deals = str(finished(path) // 12 + 2)
    assert command(monkeypatch, *words, "--deals", deals, "--out", str(path)) == 0
    resumed = capsys.readouterr().out
    lines = [json.loads(line) for line in path.read_text().splitlines()]
    played = [(line["deal"], *line["pair"], line["seating"]) for line in lines if "deal" in line]
    assert len(played) == len({*played})
    assert command(monkeypatch, *words, "--deals", deals, "--out", "whole", "--jobs", "1") == 0
    assert without_times(capsys.readouterr().out) == without_times(resumed)


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["arena", "hierarchy", "--ladder", "--bots", "random,emperor"], "no bot is called 'emperor'"),
        (["arena", "hierarchy", "--ladder", "--bots", "random"], "a ladder needs at least two bots"),
        (["arena", "hierarchy", "--ladder", "--sprt", "0,20"], "a ladder has no test of two hypotheses"),
        (["arena", "hierarchy", "--ladder", "--anchor", "page,"], "no bot is called 'page,' in this ladder"),
        (["arena", "hierarchy", "--bots", "squire,random", "--reach", "1"], "--reach and --anchor need --ladder"),
        (["arena", "hierarchy", "--ladder", "--minutes", "0"], "a run needs more than 0 minutes"),
        (["arena"], "the arena needs a game and bots: throneroom arena GAME --bots knight,squire"),
        (["arena", "hierarchy"], "the arena needs a game and bots"),
        (["arena", "poker", "--bots", "squire"], "no game is called 'poker'"),
        (["arena", "hierarchy", "--bots", "emperor"], "no bot is called 'emperor'"),
        (["arena", "hierarchy", "--bots", "squire,"], "no bot is called ''"),
        (["arena", "hierarchy", "--bots", "knight", "--time", "soon"], "a budget is a time such as 50ms"),
        (["arena", "hierarchy", "--bots", "squire,random", "--sprt", "much"], "two Elo differences such as 0,20"),
        (["arena", "hierarchy", "--bots", "squire,random", "--sprt", "20,0"], "must be in order, low,high"),
        (["arena", "hierarchy", "--bots", "squire", "--deals", "0"], "a run has from 1 to"),
        (["arena", "hierarchy", "--bots", "squire", "--jobs", "0"], "a run needs at least one job"),
        (["arena", "hierarchy", "--bots", "squire", "--players", "3"], "Hierarchy is for 2 players, not 3"),
        (["arena", "hierarchy", "--bots", "squire", "--option", "x=1"], "Hierarchy has no option 'x'"),
        (["arena", "hierarchy", "--bots", "squire", "--out", "/proc/x"], "cannot write /proc/x"),
        (["arena", "--show", "nothing"], "cannot read nothing: No such file"),
        (["report", "hierarchy"], "there are no results of Hierarchy in ./arena"),
        (["report", "hierarchy", "nothing"], "cannot read nothing: No such file"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_line(
    words: list[str], reason: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert command(monkeypatch, *words) == 1
    errors = capsys.readouterr().err
    assert errors.startswith("throneroom: ")
    assert reason in errors
    assert errors.count("\n") == 1
    assert not Path("arena").exists()


def test_a_report_is_made_of_the_results_at_hand(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    command(monkeypatch, "arena", "hierarchy", "--bots", "squire", "--deals", "5")
    command(monkeypatch, "arena", "throne-and-grail", "--bots", "random", "--deals", "2", "--balance-every", "0")
    capsys.readouterr()
    for game, games in (("hierarchy", 5), ("throne-and-grail", 2)):
        assert command(monkeypatch, "report", game) == 0
        assert capsys.readouterr().out.endswith(f"{games} games from 1 files, in report.html\n")
    assert "cards and rules of these games were not recorded" in Path("report.html").read_text()
    Path("novel.html").write_text("<p>It was a dark and stormy night.</p>")
    assert command(monkeypatch, "report", "hierarchy", "--out", "novel.html") == 1
    assert "novel.html exists and is not a balance report" in capsys.readouterr().err
    assert Path("novel.html").read_text().startswith("<p>It was")


def finished(path: Path) -> int:
    return path.read_bytes().count(b'{"deal":') if path.exists() else 0


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_keeps_what_is_finished(jobs: str) -> None:
    path = Path("results").absolute()
    words = [*THRONEROOM, "arena", "hierarchy", "--bots", "knight:400,squire", "--deals", "100000", "--jobs", jobs]

    def heed() -> None:
        signal.signal(signal.SIGINT, signal.SIG_DFL)  # a runner in the background may have switched it off

    process = subprocess.Popen(
        [*words, "--out", str(path)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True,
        preexec_fn=heed,
    )  # fmt: skip
    while (finished(path) < 3 or path.read_bytes().count(b'{"deal":0,') < 2) and process.poll() is None:
        time.sleep(0.02)  # the report counts deals without a gap, from the first on
    os.killpg(process.pid, signal.SIGINT)
    output, errors = process.communicate(timeout=60)
    assert process.returncode == 130, errors
    assert "Interrupted: finished games are kept; the same command resumes the run." in output
    assert "knight:400 against squire: " in output
    assert "Traceback" not in errors
    assert finished(path) >= 3
    assert all(json.loads(line) for line in path.read_text().splitlines())


def test_progress_is_drawn_on_a_terminal() -> None:
    master, slave = pty.openpty()
    words = [*THRONEROOM, "arena", "hierarchy", "--bots", "squire,random", "--deals", "20", "--sprt", "0,5"]
    environment = {**os.environ, "TERM": "xterm", "COLUMNS": "120"}
    process = subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=slave, env=environment)
    os.close(slave)
    drawn = b""
    while True:
        try:
            drawn += os.read(master, 4096)
        except OSError:
            break  # the terminal is closed
    os.close(master)
    assert process.wait(60) == 0
    text = drawn.decode()
    assert "20 of 20 deals" in text and "LLR" in text and "Elo" in text
