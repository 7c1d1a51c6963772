"""The arena on a real cluster of Ray, local to this machine."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.arena.plans import plan_of, timeless
from throneroom.arena import run
from throneroom.arena.cluster import on_cluster
from throneroom.arena.deals import prepare
from throneroom.arena.plan import Block, Task
from throneroom.engine.errors import SettingsError

ARENA = [sys.executable, "-m", "throneroom", "arena", "hierarchy", "--bots", "knight:60,squire", "--deals", "60"]


def ray_workers(ancestor: int) -> list[int]:
    """The processes of the cluster that are at a task of ours, and stem from this process."""
    found = []
    for entry in Path("/proc").iterdir():
        try:
            if entry.name.isdigit() and b"ray::play_given" in (entry / "cmdline").read_bytes():
                found += [int(entry.name)] if stems_from(int(entry.name), ancestor) else []
        except OSError:
            continue  # it has ended meanwhile
    return found


def stems_from(process: int, ancestor: int) -> bool:
    while process > 1:
        if process == ancestor:
            return True
        process = int(Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[1])
    return False


def test_a_cluster_plays_the_same_deals_though_a_worker_is_killed(tmp_path: Path) -> None:
    plan, path = plan_of("hierarchy", "knight:60,squire"), tmp_path / "cluster"
    prepare(plan)
    words = [*ARENA, "--out", str(path), "--ray", "local", "--jobs", "2"]
    process = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    killed = 0
    while process.poll() is None and not killed:
        for worker in ray_workers(process.pid)[:1]:
            os.kill(worker, signal.SIGKILL)
            killed = worker
        time.sleep(0.01)
    output, _ = process.communicate(timeout=120)
    assert process.returncode == 0, output
    assert killed
    assert "60 deals of seed 0, 120 games" in output
    run(plan, 60, tmp_path / "alone")
    assert timeless(path) == timeless(tmp_path / "alone")


def test_without_ray_it_is_said_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(SettingsError, match=r"--ray needs Ray, which is not installed: pip install -e '.\[ray\]'"):
        next(on_cluster(plan_of("hierarchy", "random"), [Task(Block(0), 0)], "local", 1))
