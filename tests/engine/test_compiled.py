"""Compiled code: the cache follows the sources, interpreted copies call interpreted copies, progress is told."""

import importlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import numba
import numpy as np
import pytest

import throneroom
from throneroom.engine import compiled, portable_code
from throneroom.engine.compiled import bind, plain, stamp

SOURCE = Path(throneroom.__file__).parent
GAME = Path(__file__).parent.parent / "endless"
"""A small game: what is tested is the compiler, and the games of the house take longer."""
PROGRAM = """
import throneroom, the_ring
throneroom.register(the_ring.GAME)
match = throneroom.new("ring", seed=7)
print(match.legal(match.waiting[0]))
"""
ROLL = """
from throneroom.engine import compiled, dice
print(dice.roll(dice.new_dice(7), 1), compiled.cache_root())
"""


TOGETHER = """
import sys
from pathlib import Path
from numba.core import event

class Compiled(event.Listener):
    names = []
    def on_start(self, event):
        self.names.append(event.data["dispatcher"].py_func.__name__)
    def on_end(self, event):
        pass

event.register("numba:compile", Compiled())
import sums
print("ready", flush=True)
sys.stdin.readline()
print(sums.total(7), *Compiled.names)
"""
SUMS = """
from throneroom.engine.compiled import rule

@rule
def squared(number: int) -> int:
    return number * number

@rule
def total(numbers: int) -> int:
    found = 0
    for number in range(numbers):
        found += squared(number)
    return found
"""


PORTABLE = """
import sys
from pathlib import Path
from numba.core import event
from throneroom.engine import portable_code

class Compiled(event.Listener):
    names = []
    def on_start(self, event):
        self.names.append(event.data["dispatcher"].py_func.__name__)
    def on_end(self, event):
        pass

event.register("numba:compile", Compiled())
portable_code.FOLDER = Path("portable")
import sums
print(sums.total(7), *sorted(Compiled.names))
"""


def run(folder: Path, cache: Path, program: str = PROGRAM, **more: str) -> "subprocess.CompletedProcess[str]":
    path = os.pathsep.join((str(folder), str(SOURCE.parent)))
    environment = {**os.environ, "PYTHONPATH": path, "THRONEROOM_CACHE": str(cache), **more}
    return subprocess.run(
        [sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True, cwd=folder
    )


def test_a_rule_that_changes_is_compiled_anew_and_old_folders_go(tmp_path: Path) -> None:
    """A changed number in an imported module must reach the compiled rules."""
    copy, cache = tmp_path / "copy", tmp_path / "cache"
    shutil.copytree(GAME, copy / "the_ring", ignore=shutil.ignore_patterns("__pycache__", "test_*"))
    rules, places = copy / "the_ring/rules.py", copy / "the_ring/places.py"
    numbers, text = "PLACES, GATE, START = 5, 0, 2\n", rules.read_text()
    assert numbers in text
    rules.write_text(text.replace(numbers, "from the_ring.places import GATE, PLACES, START\n"))
    places.write_text(numbers)
    first = run(copy, cache)
    assert "Compiled The Ring" in first.stderr
    assert first.stdout == "['on', 'back']\n"
    again = run(copy, cache)
    assert again.stdout == first.stdout
    assert again.stderr == "", "everything comes from the cache, and nothing is said"

    places.write_text(numbers.replace("5, 0, 2", "5, 0, 0"))
    assert run(copy, cache).stdout == "['on', 'back', 'claim']\n"
    assert len([*cache.glob("engine.single_calls-the_ring.rules-*")]) == 2


def started(folder: Path, cache: Path) -> "subprocess.Popen[str]":
    path = os.pathsep.join((str(folder), str(SOURCE.parent)))
    environment = {**os.environ, "PYTHONPATH": path, "THRONEROOM_CACHE": str(cache)}
    return subprocess.Popen(
        [sys.executable, "-c", TOGETHER], env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )


def test_processes_that_start_together_compile_each_function_once(tmp_path: Path) -> None:
    (tmp_path / "sums.py").write_text(SUMS)
    together = [started(tmp_path, tmp_path / "cache") for _ in range(4)]
    for each in together:
        assert each.stdout is not None and each.stdout.readline() == "ready\n"
    for each in together:
        assert each.stdin is not None
        each.stdin.write("go\n")
        each.stdin.flush()
    told = [each.communicate()[0].split() for each in together]
    assert [words[0] for words in told] == ["91"] * 4
    assert sorted(name for words in told for name in words[1:]) == ["squared", "total"]


def test_where_files_cannot_be_locked_each_process_compiles_for_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_: object) -> None:
        raise OSError("no locks here")

    (tmp_path / "sums_unlocked.py").write_text(SUMS)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(compiled, "lock_file", refuse)
    monkeypatch.setattr(compiled, "cache_root", lambda: tmp_path / "cache")
    assert importlib.import_module("sums_unlocked").total(7) == 91


def test_portable_code_is_loaded_and_not_compiled_if_it_was_made_from_the_same_sources(tmp_path: Path) -> None:
    (tmp_path / "sums.py").write_text(SUMS)
    settings, both = (portable_code.SETTINGS, 2) if portable_code.runs_here() else ({}, 0)
    assert run(tmp_path, tmp_path / "made", PORTABLE, **settings).stdout == "91 squared total\n"
    functions = portable_code.collect(tmp_path / "made", tmp_path / "portable") if both else 0
    assert functions == both
    loaded = run(tmp_path, tmp_path / "cache", PORTABLE)
    assert loaded.stdout == ("91\n" if both else "91 squared total\n")
    (tmp_path / "sums.py").write_text(SUMS.replace("number * number", "number + number"))
    assert run(tmp_path, tmp_path / "cache", PORTABLE).stdout == "42 squared total\n"


def test_old_cache_folders_are_dropped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "cache_root", lambda: tmp_path)
    for n in range(6):
        folder = tmp_path / f"title-{n:016d}"
        folder.mkdir()
        os.utime(folder, (n, n))
    (tmp_path / "title-of-another-0000000000000000").mkdir()
    compiled._drop_old_folders("title")
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "title-0000000000000003",
        "title-0000000000000004",
        "title-0000000000000005",
        "title-of-another-0000000000000000",
    ]


def test_a_cache_that_cannot_be_written_is_replaced(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    number, folder = run(tmp_path, blocked / "cache", ROLL).stdout.split()
    assert number == "0", "the rule was compiled"
    assert not Path(folder).is_relative_to(tmp_path)
    assert [*Path(folder).glob("engine.dice-*/**/*.nbi")], "and is kept there"


def test_the_stamp_covers_what_is_imported_and_nothing_else() -> None:
    names = {path.name for path in compiled.sources(("throneroom.games.hierarchy.rules",))}
    assert names >= {"rules.py", "cards.py", "chance.py", "dice.py", "state.py", "compiled.py"}
    assert not names & {"story.py", "view.py", "match.py"}
    template = {path.name for path in compiled.sources(("throneroom.engine.single_calls",))}
    assert "state.py" in template
    assert "game_modules.py" not in template, "imported for types alone"
    assert re.fullmatch("[0-9a-f]{16}", stamp("throneroom.engine.chance"))


def test_interpreted_rules_call_nothing_compiled() -> None:
    module = plain("throneroom.games.hierarchy.rules")
    single_calls = bind("throneroom.engine.single_calls", "throneroom.games.hierarchy.rules", interpreted=True)
    for one in (module, single_calls, plain("throneroom.engine.dice")):
        assert not [v for v in vars(one).values() if isinstance(v, numba.core.dispatcher.Dispatcher)]
    assert single_calls.rules is module
    assert module.shuffle.__module__ == "plain:throneroom.engine.chance"


def test_a_module_that_fails_to_load_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "broken_rules.py").write_text("raise RuntimeError('no')\n")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(RuntimeError, match="no"):
        plain("broken_rules")
    assert "plain:broken_rules" not in sys.modules
    with pytest.raises(ModuleNotFoundError):
        plain("no_such_module_anywhere")


def test_a_called_rule_is_compiled_once_for_all_numbers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "two_rules.py").write_text(
        "from throneroom.engine.compiled import rule\n\n\n"
        "@rule\ndef inner(n):\n    return n + 1\n\n\n"
        "@rule\ndef outer(small, large):\n    return inner(3) + inner(4) + inner(small[0]) + inner(large[0])\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    rules = importlib.import_module("two_rules")
    assert rules.outer(np.array([100], np.int8), np.array([2**40])) == 4 + 5 + 101 + 2**40 + 1
    assert len(rules.inner.signatures) == 1


@pytest.mark.parametrize(
    ("numbers", "size"), [([0, 100], 1), ([-200, 100], 2), ([0, 40_000], 4), ([-1, 1 << 40], 8)]
)  # fmt: skip
def test_tables_for_the_gpu_keep_their_numbers_in_fewer_bytes(numbers: list[int], size: int) -> None:
    table = compiled._narrowed(np.array(numbers))
    assert table.tolist() == numbers
    assert table.dtype.itemsize == size
