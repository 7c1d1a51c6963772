"""Whole trainings: they improve, they are reproducible, they survive a kill, and several processes share one."""

import dataclasses
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import pytest
import torch

from tests.arena.plans import plan_of, play_deal
from throneroom.arena.score import deal_score
from throneroom.bots import read_network
from throneroom.engine.errors import SettingsError
from throneroom.engine.game import find
from throneroom.engine.observation import observation_size
from throneroom.learning import training
from throneroom.learning.model import Model
from throneroom.learning.trainer import Recipe
from throneroom.learning.training import Run, chosen_device, train

SMALL = Recipe(games=64, steps=8, hidden=(16,), minibatch=128)


def silent(_: str) -> None:
    pass


def trained(out: Path, recipe: Recipe = SMALL, game: str = "hierarchy", decisions: int = 2048, **more: object) -> Path:
    train(Run(find(game), out, decisions=decisions, device="cpu", recipe=recipe, **more), silent)
    return out


def arrays(file: Path) -> dict[str, bytes]:
    with np.load(file) as found:
        return {name: found[name].tobytes() for name in found.files}


def score_against_squires(file: Path, deals: int) -> float:
    """The score of a network's likeliest actions, on mirrored deals of Hierarchy."""
    plan = plan_of("hierarchy", f"network:{file},squire")
    return float(np.mean([deal_score(play_deal(plan, deal), 0, 1) for deal in range(deals)]))


def test_a_training_improves_the_network(tmp_path: Path) -> None:
    """After a few seconds on one core it scores more than half against squires."""
    recipe = Recipe(games=512, steps=16, hidden=(64, 32), minibatch=1024, rate=2e-3, imitation=0.3)
    torch.manual_seed(1)
    game, untrained = find("hierarchy"), tmp_path / "untrained.npz"
    Model(observation_size(game), game.plain_rules.ACTIONS, 2, recipe.hidden).write(untrained, game, "")
    better = trained(tmp_path / "better.npz", recipe, decisions=500_000)
    assert score_against_squires(untrained, 40) < 0.35
    assert score_against_squires(better, 40) > 0.5


def score_between(one: Path, other: Path, deals: int) -> float:
    """The score of a network's likeliest actions against those of another, on mirrored deals of Hierarchy."""
    plan = plan_of("hierarchy", f"network:{one},network:{other}")
    return float(np.mean([deal_score(play_deal(plan, deal), 0, 1) for deal in range(deals)]))


def exploited(file: Path, out: Path, monkeypatch: pytest.MonkeyPatch, decisions: int, **more: float) -> list[float]:
    """Train an exploiter that starts from the network itself; returns its scores after each update."""
    monkeypatch.setattr(training, "TOLD_EVERY", -1.0)
    recipe = Recipe(games=512, hidden=(7,), minibatch=1024, **more)
    run = Run(find("hierarchy"), out, decisions=decisions, device="cpu", start=file, against=file, recipe=recipe)
    lines: list[str] = []
    train(run, lines.append)
    assert f"--start {file} --against {file}" in read_network(out).about
    return [float(found[1]) / 100 for line in lines if (found := re.search(r"against the rival ([0-9.]+) %", line))]


@pytest.fixture(scope="module")
def imitator(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A small network of Hierarchy that has learned a little."""
    recipe = Recipe(games=256, steps=16, hidden=(32,), minibatch=1024, rate=3e-3, imitation=0.9)
    return trained(tmp_path_factory.mktemp("imitator") / "imitator.npz", recipe, decisions=100_000)


def test_an_exploiter_starts_about_even(imitator: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is the network itself, but samples its actions; some 2,500 games."""
    (first,) = exploited(imitator, tmp_path / "exploiter.npz", monkeypatch, 1, steps=64, rate=1e-7)
    assert 0.42 < first < 0.55


def test_an_exploiter_beats_a_rival_with_a_planted_weakness(
    imitator: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The rival takes the action that the small network finds least likely."""
    game, rival, out = find("hierarchy"), tmp_path / "rival.npz", tmp_path / "exploiter.npz"
    reversed_model = Model.read(read_network(imitator))
    with torch.no_grad():
        reversed_model.policy.weight.neg_()
        reversed_model.policy.bias.neg_()
    reversed_model.write(rival, game, "")
    scores = exploited(rival, out, monkeypatch, 150_000, steps=16, rate=3e-3)
    assert scores[-1] > scores[0]
    assert score_between(out, rival, 40) > 0.6


def test_the_same_seed_gives_the_same_network(tmp_path: Path) -> None:
    first, again, other = (
        arrays(trained(tmp_path / f"{name}.npz", game="throne-and-grail", seed=seed))
        for name, seed in (("first", 1), ("again", 1), ("other", 2))
    )
    assert first == again
    assert first["hidden0.weight"] != other["hidden0.weight"]


def test_a_network_file_says_how_it_was_trained(tmp_path: Path) -> None:
    network = read_network(trained(tmp_path / "small.npz", seed=4))
    assert network.about.startswith("throneroom train hierarchy --decisions 2048 --seed 4 --games 64 --steps 8")


def test_a_training_begins_with_another_network(tmp_path: Path) -> None:
    """The first update has hardly changed it; a training from random weights is far away."""
    start = trained(tmp_path / "start.npz")
    weights = Model.read(read_network(start)).layers[0].weight
    recipe = Recipe(games=64, steps=1, hidden=(99,), minibatch=64, rate=1e-6)
    same = Model.read(read_network(trained(tmp_path / "same.npz", recipe, decisions=1, start=start))).layers[0].weight
    assert float((same - weights).detach().abs().max()) < 0.01


KILLED = """
import sys
from pathlib import Path
from throneroom.engine.game import find
from throneroom.learning.trainer import Recipe
from throneroom.learning.training import Run, train

recipe = Recipe(games=64, steps=8, hidden=(16,), minibatch=128)
train(Run(find("hierarchy"), Path(sys.argv[1]), decisions=10**12, device="cpu", recipe=recipe, saved_every=0), print)
"""


def test_a_killed_training_continues(tmp_path: Path) -> None:
    out = tmp_path / "killed.npz"
    process = subprocess.Popen([sys.executable, "-c", KILLED, str(out)])
    try:
        while process.poll() is None and not out.with_suffix(".checkpoint").exists():
            time.sleep(0.05)
    finally:
        process.send_signal(signal.SIGKILL)
        process.wait()
    read_network(out, find("hierarchy"))
    lines: list[str] = []
    train(Run(find("hierarchy"), out, decisions=1, device="cpu", recipe=SMALL), lines.append)
    assert lines[0].startswith("Continuing after")


def test_a_checkpoint_of_another_training_is_refused(tmp_path: Path) -> None:
    out = trained(tmp_path / "one.npz")
    with pytest.raises(SettingsError, match=r"belongs to another training \(not the same: settings\)"):
        trained(out, Recipe(games=64, steps=4, hidden=(16,), minibatch=128))
    with pytest.raises(SettingsError, match=r"game and version|game"):
        trained(out, game="throne-and-grail")
    with pytest.raises(SettingsError, match=r"\(not the same: settings\)"):
        trained(out, dataclasses.replace(SMALL, rival_sampled=1.0))
    with pytest.raises(SettingsError, match=r"\(not the same: seed\)"):
        train(Run(find("hierarchy"), out, decisions=1, seed=2, device="cpu", recipe=SMALL), print)
    out.with_suffix(".checkpoint").write_bytes(b"broken")
    with pytest.raises(SettingsError, match="is not a checkpoint"):
        trained(out)


TOGETHER = """
import hashlib
import sys
from pathlib import Path
import torch
from torch import distributed
from throneroom.engine.game import find
from throneroom.learning import training
from throneroom.learning.trainer import Recipe, Trainer

torch.set_num_threads(1)
distributed.init_process_group("gloo")
recipe = Recipe(games=64, steps=8, hidden=(16,), minibatch=128)
trainer = Trainer(find("hierarchy"), recipe, torch.device("cpu"), 1)
trainer.left = 0.5
told = open(Path(sys.argv[1]) / f"{trainer.rank}.told", "w")
deals = hashlib.sha256(trainer.tables.groups[0].batch.states.tobytes()).hexdigest()
for _ in range(3):
    trainer.play()
    trainer.learn()
weights = hashlib.sha256(b"".join(value.numpy().tobytes() for value in trainer.model.state_dict().values())).hexdigest()
print(f"rank {trainer.rank} deals {deals} weights {weights} decisions {trainer.decisions}", file=told, flush=True)
for eager in range(2):
    distributed.barrier()
    training.TOLD_EVERY = -1 if trainer.rank == eager else 1e9
    out = Path(sys.argv[1]) / f"{eager}.npz"
    run = training.Run(find("hierarchy"), out, decisions=4096, device="cpu", recipe=recipe)
    training.train(run, lambda line: print(f"eager {eager}: {line}", file=told, flush=True))
apart = Path(sys.argv[1]) / str(trainer.rank)
apart.mkdir()
for decisions in (2048, 4096):
    run = training.Run(find("hierarchy"), apart / "net.npz", decisions=decisions, device="cpu", recipe=recipe)
    resumed = training._Training(run, print)
    resumed.run()
model = resumed.trainer.model.state_dict()
weights = hashlib.sha256(b"".join(value.numpy().tobytes() for value in model.values())).hexdigest()
files = len(list(apart.iterdir()))
print(f"apart {trainer.rank} weights {weights} resumed {resumed.resumed} files {files}", file=told, flush=True)
refused = training.Run(find("hierarchy"), apart / "net.npz", decisions=4096, seed=2, device="cpu", recipe=recipe)
try:
    training.train(refused, print)
except training.SettingsError as error:
    print(f"refused {trainer.rank}: {error}", file=told, flush=True)
distributed.barrier()
del trainer, resumed
training.leave_group()
"""
"""What two processes do, one after the other: to start them takes longer than all of it.

Each tells it in a file of its own: in a pipe that they share, their lines may mix.
"""


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """The lines that two processes tell."""
    folder = tmp_path_factory.mktemp("together")
    (folder / "together.py").write_text(TOGETHER)
    command = [sys.executable, "-m", "torch.distributed.run", "--standalone", "--nproc-per-node", "2"]
    done = subprocess.run(
        [*command, str(folder / "together.py"), str(folder)], capture_output=True, text=True, check=False, timeout=240,
        env={**os.environ, "OMP_NUM_THREADS": "1"},
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return [line for file in sorted(folder.glob("*.told")) for line in file.read_text().splitlines()]


def test_two_processes_play_different_games_and_learn_the_same_network(told: list[str]) -> None:
    ranks = sorted(line.split() for line in told if line.startswith("rank"))
    assert [line[1] for line in ranks] == ["0", "1"]
    assert ranks[0][3] != ranks[1][3]
    assert ranks[0][5] == ranks[1][5]
    assert {line[7] for line in ranks} == {str(2 * 3 * 8 * 64)}


def test_processes_continue_the_checkpoint_of_the_first_one(told: list[str]) -> None:
    """Each has a folder of its own, as on several machines; only the first one writes files."""
    apart = sorted(line.split() for line in told if line.startswith("apart"))
    assert [line[1] for line in apart] == ["0", "1"]
    assert apart[0][3] == apart[1][3]
    assert [line[5] for line in apart] == ["1", "1"]
    assert [line[7] for line in apart] == ["2", "0"]
    refused = [line for line in told if line.startswith("refused")]
    assert len(refused) == 2
    assert all("belongs to another training (not the same: seed)" in line for line in refused)


@pytest.mark.parametrize(("eager", "lines"), [(0, 4), (1, 0)])
def test_processes_whose_clocks_differ_do_not_wait_for_each_other(told: list[str], eager: int, lines: int) -> None:
    """Only one of them finds it time for a progress line; all add up their scores when the first one says so."""
    printed = [line for line in told if line.startswith(f"eager {eager}: ")]
    assert len([line for line in printed if "M/s" in line]) == lines
    assert len([line for line in printed if "trained for" in line]) == 1


def test_a_finished_training_goes_on_with_a_higher_limit(tmp_path: Path) -> None:
    out = trained(tmp_path / "one.npz", decisions=512)
    assert "0.0 M decisions" in read_network(out).about
    assert "0.1 M decisions" in read_network(trained(out, decisions=60_000)).about


def test_the_command_trains_in_two_processes(tmp_path: Path) -> None:
    out = tmp_path / "both.npz"
    command = [sys.executable, "-m", "torch.distributed.run", "--standalone", "--nproc-per-node", "2"]
    command += ["-m", "throneroom", "train", "hierarchy", "--decisions", "2048", "--games", "64", "--steps", "8"]
    command += ["--hidden", "16", "--device", "cpu", "--out", str(out)]
    done = subprocess.run(
        command, capture_output=True, text=True, env={**os.environ, "OMP_NUM_THREADS": "1"}, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.count("trained for") == 1
    read_network(out, find("hierarchy"))


def test_a_training_has_exactly_one_limit(tmp_path: Path) -> None:
    for limits in ({}, {"minutes": 1, "decisions": 5}):
        with pytest.raises(SettingsError, match="either by --minutes or by --decisions"):
            Run(find("hierarchy"), tmp_path / "none.npz", **limits)
    with pytest.raises(SettingsError, match="more than 0"):
        Run(find("hierarchy"), tmp_path / "none.npz", minutes=0)


def test_a_device_that_is_not_there_is_named() -> None:
    with pytest.raises(SettingsError, match="on cpu or cuda, not on 'tpu'"):
        chosen_device("tpu")
