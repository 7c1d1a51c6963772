"""`bench/card.py`: what it trains plays and is told in a table, and what was killed can be continued at once."""

import importlib
import os
import re
import signal
import subprocess
import sys
import tarfile
import time
from pathlib import Path
from typing import Any

import pytest

from tests.networks import random_network
from throneroom.engine.game import find

BENCH = Path(__file__).parents[2] / "bench"
SMALL = ["--games", "16", "--steps", "4", "--setting", "minibatch=64", "--device", "cpu"]


@pytest.fixture
def card(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(BENCH)
    return importlib.import_module("card")


def test_an_exploiter_is_trained_once_plays_and_is_told(
    card: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    results, home = tmp_path / "docs" / "results", tmp_path / "home"
    results.mkdir(parents=True)
    page = results / "bots.md"
    page.write_text(f"before\n{card.BEGIN}\nold\n{card.END}\nafter\n")
    monkeypatch.setattr(card, "NETWORKS", tmp_path)
    random_network(tmp_path, find("hierarchy"))

    def call() -> None:
        card.Call(
            "exploit", ["hierarchy"], 30.0, 0, tmp_path / "work", results, page, home, SMALL, decisions=64, deals=1
        ).run()

    call()
    log = (tmp_path / "work" / "exploit" / "hierarchy.log").read_text()
    assert "trained for" in log
    rows = [line for line in page.read_text().splitlines() if line.startswith("| Hierarchy")]
    assert len(rows) == 1
    assert re.match(r"\| Hierarchy \| 2 \| 0.0 M \| 1 \| ", rows[0])
    assert {file.name for file in home.iterdir()} == {"exploit-hierarchy.npz", "results.tar.gz"}
    with tarfile.open(home / "results.tar.gz") as archive:
        (result,) = [name for name in archive.getnames() if name.endswith(".jsonl")]
        assert result.startswith("docs/results/exploiters/hierarchy-2p-network-hierarchy-")
        assert "docs/results/bots.md" in archive.getnames()
    before = page.read_text()
    call()
    assert (tmp_path / "work" / "exploit" / "hierarchy.log").read_text() == log, "the training is complete"
    assert page.read_text() == before


PARENT = """
import sys
from pathlib import Path
sys.path.insert(0, sys.argv[1])
from children import start

with Path(sys.argv[2]).open("wb") as log:
    child = start(["-c", "import sys; sys.stdin.read()"], log)
print(child.pid, flush=True)
child.wait()
"""


def running(pid: int) -> bool:
    """Whether there is such a process, unless it only waits to be buried."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def test_children_do_not_outlive_a_call_that_is_killed(tmp_path: Path) -> None:
    words = [sys.executable, "-c", PARENT, str(BENCH), str(tmp_path / "log")]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stdin=subprocess.PIPE, text=True) as parent:
        assert parent.stdout
        child = int(parent.stdout.readline())
        assert running(child)
        os.kill(parent.pid, signal.SIGKILL)
        parent.wait()
        while running(child):  # its input stays open: it would wait for ever
            time.sleep(0.01)
