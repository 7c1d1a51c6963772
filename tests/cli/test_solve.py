"""`throneroom solve`: one position, and the table of all deals, which goes on where it was left."""

from __future__ import annotations

from pathlib import Path

import pytest

import throneroom
from tests.cli.conftest import Run
from tests.cli.test_commands import run_process
from throneroom.cli.app import app

TABLE = Path(__file__).parents[2] / "docs" / "results" / "hierarchy-solved.csv"
HEADER, FIRST, SECOND = TABLE.read_text().splitlines(keepends=True)[:3]


def solve(*arguments: str) -> None:
    """The command in this process: what is wrong comes as an exception."""
    app(["solve", *arguments], standalone_mode=False)


def test_a_deal_is_solved_with_all_its_choices(capsys: pytest.CaptureFixture[str]) -> None:
    solve("hierarchy", "--seed", "7")
    out = capsys.readouterr().out
    assert "p1 wins with best play, after 16 decisions." in out
    rows = [line.split() for line in out.splitlines() if line.startswith("play ")]
    assert sorted(rows) == [
        ["play", "assassin", "p1", "14"],
        ["play", "knight", "p1", "14"],
        ["play", "serf", "p1", "16"],
    ]


def test_a_saved_game_is_solved_where_it_stands(run: Run, tmp_path: Path) -> None:
    match = throneroom.new("hierarchy", seed=7)
    match.play("p2", "play knight")
    path = tmp_path / "game.txt"
    path.write_text(match.record())
    result = run("solve", "--load", str(path))
    assert result.returncode == 0
    assert "p1 wins with best play, after 13 decisions." in result.stdout


def test_a_finished_game_needs_no_solving(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = throneroom.arrange("hierarchy", line="p2 assassin", p2="knight", discards="rest")
    path = tmp_path / "game.txt"
    path.write_text(match.record())
    solve("--load", str(path))
    assert capsys.readouterr().out == "Purple has won: Gold is stuck.\n"


def left_behind(path: Path) -> bytes:
    """A table that lacks eight rows, and whose last line broke off; returns the whole one."""
    rows = TABLE.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(rows[:-9]) + rows[-9][:20])
    return TABLE.read_bytes()


def test_a_table_goes_on_where_it_was_left(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "table.csv"
    whole = left_behind(path)
    solve("hierarchy", "--all", "--file", str(path))
    assert "1716 deals, 9 of them solved now" in capsys.readouterr().out
    assert path.read_bytes() == whole
    solve("hierarchy", "--all", "--file", str(path))
    assert "1716 deals, 0 of them solved now" in capsys.readouterr().out
    assert path.read_bytes() == whole


def test_processes_share_the_deals(tmp_path: Path) -> None:
    path = tmp_path / "table.csv"
    whole = left_behind(path)
    result = run_process("solve", "hierarchy", "--all", "--file", str(path), "--jobs", "2", columns=300)
    assert result.returncode == 0
    assert "1716 of 1716 deals" in result.stdout
    assert path.read_bytes() == whole


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("Dear friend\n", "is not a table of solved deals: left unchanged"),
        (f"{HEADER}{FIRST}no deal,p1,1,1,1\n{SECOND}", "line 3: .* is not a row of this table, or a duplicate"),
        (f"{HEADER}{FIRST}{SECOND}{FIRST}", "line 4: .* is not a row of this table, or a duplicate"),
    ],
)
def test_another_file_is_left_alone(tmp_path: Path, text: str, complaint: str) -> None:
    path = tmp_path / "letter.txt"
    path.write_text(text)
    with pytest.raises(throneroom.SettingsError, match=complaint):
        solve("hierarchy", "--all", "--file", str(path))
    assert path.read_text() == text


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["throne-and-grail"], "Throne and the Grail cannot be solved; games that can: hierarchy"),
        (["hierarchy", "--all", "--seed", "1"], "--all solves every deal"),
        (["hierarchy", "--jobs", "2"], "--file and --jobs need --all"),
        (["hierarchy", "--all", "--jobs", "0"], "--jobs takes a number from 1, not 0"),
        (["hierarchy", "--all", "--file", "/no/where.csv"], "cannot use /no/where.csv"),
        ([], "which game. There are:"),
    ],
)
def test_what_cannot_be_solved_is_said(arguments: list[str], complaint: str) -> None:
    with pytest.raises(throneroom.SettingsError, match=complaint):
        solve(*arguments)


def test_a_toy_comes_to_its_equilibrium(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "strategy.csv"
    solve("shadow-throne", "--toy", "--rounds", "200", "--file", str(path))
    out = capsys.readouterr().out
    assert "12 worlds, 1,010 nodes, 52 information sets" in out
    falling = [float(line.split()[1]) for line in out.splitlines() if line.split()[:1] in (["even"], ["10"], ["200"])]
    assert falling == sorted(falling, reverse=True) and falling[-1] < 0.01
    rows = path.read_text().splitlines()
    assert rows[0] == "information set,seat,decisions before,choice,probability"
    first = [float(row.rsplit(",", 1)[1]) for row in rows[1:] if row.startswith("0,")]
    assert sum(first) == pytest.approx(1, abs=1e-5)


def test_what_a_toy_does_not_take_is_said() -> None:
    with pytest.raises(throneroom.SettingsError, match="--toy takes --rounds, --sampled and --file only"):
        solve("hierarchy", "--toy", "--seed", "7")
    with pytest.raises(throneroom.SettingsError, match="--rounds and --sampled need --toy"):
        solve("hierarchy", "--rounds", "7")
    with pytest.raises(throneroom.SettingsError, match="--rounds takes a number from 1, not 0"):
        solve("hierarchy", "--toy", "--rounds", "0")
