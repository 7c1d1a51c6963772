"""The switch for debugging: everything runs as ordinary Python, the same games come of it, and errors have a line."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from throneroom.engine.interpreted import ArrayView, StructView
from throneroom.engine.state import state_dtype

ROOT = Path(__file__).parents[2]
SIXTH = ROOT / "tests" / "sixth"

PLAY = """
import sys
import numba, numpy
import throneroom
from {package} import GAME
from throneroom.bots import named
from throneroom.engine.batch import Batch, random_games
from throneroom.engine.dice import new_dice

throneroom.register(GAME)
bot = named("knight:12", GAME, 3)
match = throneroom.new(GAME, seed=7)
while not match.over:
    seat = match.position.seat
    match.play(match.seats[seat], match.notations[bot.decide(match.position, seat)])
print(match.record())
batch, dice = Batch(GAME, 3, seed=1), new_dice(1)
for _ in range(20):
    batch.step(batch.random_actions(dice))
print(batch.states.tobytes().hex(), batch.mask.sum(axis=1), batch.observe().sum(axis=1))
print(random_games(GAME, 3, GAME.settings()))
kinds = numba.core.dispatcher.Dispatcher
names = [name for name, module in sys.modules.items() if "throneroom" in name or "sixth" in name]
compiled = [f for name in names for f in vars(sys.modules[name]).values() if isinstance(f, kinds)]
print(len(compiled) > 0, file=sys.stderr)
"""


def run(program: str, interpreted: bool, *folders: Path) -> "subprocess.CompletedProcess[str]":
    path = os.pathsep.join([*map(str, folders), str(ROOT), os.environ.get("PYTHONPATH", "")])
    environment = {**os.environ, "PYTHONPATH": path, "THRONEROOM_INTERPRETED": "1" if interpreted else "0"}
    return subprocess.run(
        [sys.executable, "-B", "-c", program], env=environment, capture_output=True, text=True, check=False
    )


@pytest.mark.parametrize(("package", "decision"), [("tests.sixth", "bid c"), ("examples.coup", "income")])
def test_games_searches_and_batches_are_the_same_interpreted(package: str, decision: str) -> None:
    """With rules that are written out, and with the default rules of declared fields."""
    fast, slow = (run(PLAY.format(package=package), interpreted) for interpreted in (False, True))
    assert fast.returncode == 0, fast.stderr
    assert slow.returncode == 0, slow.stderr
    assert decision in fast.stdout
    assert slow.stdout == fast.stdout
    assert fast.stderr.split()[-1] == "True"
    assert slow.stderr == "False\n", "nothing is compiled, and nothing is said of compiling"


def test_an_error_of_a_rule_names_its_file_and_line(tmp_path: Path) -> None:
    folder = tmp_path / "wrong_bids"
    shutil.copytree(SIXTH, folder, ignore=shutil.ignore_patterns("__pycache__", "test_*"))
    for path in folder.glob("*.py"):
        path.write_text(path.read_text().replace("tests.sixth", folder.name))
    rules = folder / "rules.py"
    right = "    s.won[best] += 1\n"
    before, after = rules.read_text().split(right)
    rules.write_text(before + "    s.won[best - 9] += 1\n" + after)
    failed = run(PLAY.format(package=folder.name), True, tmp_path)
    assert failed.returncode == 1
    line = before.count("\n") + 1
    assert f'File "{rules}", line {line}, in reveal' in failed.stderr
    assert "IndexError: index -" in failed.stderr


def test_a_breakpoint_in_the_search_stops_there() -> None:
    """Python's own debugger, told to stop where a simulation begins, shows the names that live there."""
    source = ROOT / "src" / "throneroom" / "bots" / "search.py"
    lines = source.read_text().splitlines()
    line = lines.index("    workspace.grown = 0") + 1
    program = f"""
import pdb, sys
debugger = pdb.Pdb(nosigint=True, readrc=False)
from tests.sixth import GAME
from throneroom.bots import named
from throneroom.engine.chance import seed_key
from throneroom.engine.position import Position
position = Position.deal(GAME, GAME.settings(), seed_key(7))
bot = named("knight:2", GAME, 3)
debugger.rcLines += [{f"break {source}:{line}"!r}, "continue", "where", "p me, states[WORLD].left", "quit"]
debugger.runcall(bot.decide, position, 0)
"""
    stopped = run(program, True)
    assert f"{source}({line})simulate()" in stopped.stdout, stopped.stderr
    assert "(0, 4)" in stopped.stdout


# What rules see


STATE = state_dtype({"gold": "i2", "line": ("i1", 3), "grid": ("i1", (2, 3)), "turn": "i1"})


def test_numbers_are_plain_and_written_where_they_came_from() -> None:
    states = np.zeros(2, STATE)
    view = ArrayView(states)
    view[0].gold = 300
    view[0].line[2] = 7
    view[0].grid[1, 2] = -3
    assert type(view[0].gold) is int and type(view[0].grid[1, 2]) is int
    assert (states[0].gold, states[0].line[2], states[0].grid[1, 2]) == (300, 7, -3)
    assert 1 << (view[0].line[2] + 40) == 1 << 47, "it does not wrap as a small number of numpy would"
    view[1] = view[0]
    view[0].gold = 1
    assert (states[0].gold, states[1].gold) == (1, 300), "a state is copied"
    assert (len(view), view.shape) == (2, (2,))
    assert "gold=300" in repr(view[1])


def test_parts_of_an_array_show_the_same_memory() -> None:
    buffer = np.zeros(1 + STATE.itemsize // 8, np.int64)
    ArrayView(buffer)[1:].view(STATE)[0].turn = 5
    assert buffer[1:].view(STATE)[0].turn == 5
    marks = np.ones((2, 3), np.bool_)
    ArrayView(marks)[1, :] = False
    assert marks.tolist() == [[True] * 3, [False] * 3]
    assert ArrayView(marks)[0, 1] is True
    assert repr(ArrayView(buffer[:1])) == "array([0])"


def test_bits_stay_unsigned() -> None:
    words = ArrayView(np.array([2**64 - 1], np.uint64))
    assert isinstance(words[0], np.uint64)


def test_what_compiled_code_would_not_notice_raises() -> None:
    s: StructView = ArrayView(np.zeros(1, STATE))[0]
    with pytest.raises(OverflowError, match="200 does not fit between -128 and 127"):
        s.turn = 200
    with pytest.raises(OverflowError, match="128 does not fit"):
        s.line[0] = 128
    with pytest.raises(IndexError, match="index -1 in an array of shape"):
        s.line[-1] = 0
    with pytest.raises(IndexError, match="index \\(0, 3\\) in an array of shape"):
        s.grid[0, 3]
    with pytest.raises(AttributeError, match="the struct has no field 'glod'"):
        s.glod = 1
    with pytest.raises(AttributeError, match="the struct has no field 'glod'"):
        _ = s.glod
    with pytest.raises(TypeError, match="'line' is an array"):
        s.line = 1
