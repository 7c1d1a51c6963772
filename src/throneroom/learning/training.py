"""Training: one run from the first game to the network file, in one process or several, with checkpoints.

A run is limited by time or by decisions. One that is limited by decisions and runs on a CPU is reproducible: the same
seed gives the same network. Several processes (`torchrun`, one for each GPU) share one network: each plays its own
tables, and every update is the mean of all of them.
"""

from __future__ import annotations

import dataclasses
import gc
import hashlib
import math
import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import torch
from torch import distributed

from throneroom.bots.network_file import read_network
from throneroom.engine.errors import SettingsError
from throneroom.engine.game import Game
from throneroom.learning.model import Model
from throneroom.learning.tables import EARLIER, SQUIRES
from throneroom.learning.trainer import Recipe, Trainer

TOLD_EVERY = 15.0
"""Seconds between two progress lines."""
FORMAT = 1
OPTIONS = ("games", "steps", "hidden")
"""The settings with an option of their own in `throneroom train`."""


@dataclass(frozen=True)
class Run:
    """What is trained, how long, and where it is written."""

    game: Game
    out: Path
    """The network file. The checkpoint is beside it, with the ending .checkpoint."""
    minutes: float | None = None
    decisions: int | None = None
    seed: int = 1
    device: str | None = None
    players: int | None = None
    start: Path | None = None
    """A network file: begin with this network instead of random weights."""
    against: Path | None = None
    """A network file: learn only to beat this network."""
    recipe: Recipe = field(default_factory=Recipe)
    saved_every: float = 30.0
    """Seconds between two checkpoints."""

    def __post_init__(self) -> None:
        if (self.minutes is None) == (self.decisions is None):
            raise SettingsError("a training is limited either by --minutes or by --decisions")
        if (self.minutes or self.decisions or 0) <= 0:
            raise SettingsError("a training takes more than 0 minutes or decisions")
        self.game.settings(self.players)

    @property
    def checkpoint(self) -> Path:
        return self.out.with_suffix(".checkpoint")

    @property
    def command(self) -> str:
        """The command that trains the same network."""
        limit = f"--minutes {self.minutes:g}" if self.minutes is not None else f"--decisions {self.decisions}"
        changed = [
            f"--{one.name} {_text(value)}" if one.name in OPTIONS else f"--setting {one.name}={_text(value)}"
            for one in dataclasses.fields(Recipe)
            if (value := getattr(self.recipe, one.name)) != one.default
        ]
        more = [f"--players {self.players}"] if self.players is not None else []
        more += [f"--start {self.start}"] if self.start is not None else []
        more += [f"--against {self.against}"] if self.against is not None else []
        return " ".join(["throneroom train", self.game.name, limit, f"--seed {self.seed}", *changed, *more])


def _text(value: object) -> str:
    return ",".join(map(str, value)) if isinstance(value, tuple) else str(value)


def train(run: Run, say: Callable[[str], None]) -> None:
    """Train until the limit is reached, or continue a training that was interrupted."""
    with _all_processes():
        _Training(run, say).run()


@contextmanager
def _all_processes() -> Iterator[None]:
    """Joins the other processes of a `torchrun`, if there are any."""
    if int(os.environ.get("WORLD_SIZE", "1")) == 1 or distributed.is_initialized():
        yield
        return
    distributed.init_process_group("nccl" if torch.cuda.is_available() else "gloo")
    try:
        yield
        distributed.barrier()  # a process that leaves the group early may break the connections of the others
    finally:
        leave_group()


def leave_group() -> None:
    """Leave the other processes. Whatever used the group goes first, so that no thread of it is left when Python ends:
    such a thread may still have a tensor to free, and would abort the process.
    """
    gc.collect()
    distributed.destroy_process_group()
    gc.collect()


def chosen_device(name: str | None) -> torch.device:
    """The device by its name; without one, a GPU if there is one. With several processes, each has its own GPU."""
    if name not in (None, "cpu", "cuda"):
        raise SettingsError(f"a training runs on cpu or cuda, not on {name!r}")
    if name == "cuda" and not torch.cuda.is_available():
        raise SettingsError("there is no CUDA device here: leave out --device, or use --device cpu")
    if name == "cpu" or not torch.cuda.is_available():
        return torch.device("cpu")
    device = torch.device("cuda", int(os.environ.get("LOCAL_RANK", "0")))
    torch.cuda.set_device(device)
    return device


class _Training:
    """A run in progress."""

    def __init__(self, run: Run, say: Callable[[str], None]) -> None:
        self.asked, device = run, chosen_device(run.device)
        start, against = (
            None if file is None else Model.read(read_network(file, run.game)) for file in (run.start, run.against)
        )
        recipe = run.recipe if start is None else dataclasses.replace(run.recipe, hidden=start.hidden, imitation=0.0)
        saved = self._saved_for_all()
        seed = run.seed + (saved["resumed"] + 1) * 7919 if saved else run.seed
        self.trainer = Trainer(run.game, recipe, device, seed, run.players, against)
        if start is not None:
            self.trainer.model.load_state_dict(start.state_dict())
        self.leader = self.trainer.rank == 0
        self.say = say if self.leader else lambda _: None
        self.spent, self.resumed = 0.0, 0
        if saved:
            self.trainer.restore(saved["trainer"])
            self.spent, self.resumed = saved["spent"], saved["resumed"] + 1
            self._measure_left()
            self.say(f"Continuing after {self.spent / 60:.1f} minutes from {run.checkpoint}.")

    def run(self) -> None:
        run, trainer = self.asked, self.trainer
        began = told = kept = time.monotonic()
        before, decided = self.spent, trainer.decisions
        losses: dict[str, float] = {}
        while trainer.left > 0:
            trainer.play()
            losses = trainer.learn()
            now = time.monotonic()
            self.spent = before + now - began
            self._measure_left()
            if self._leaders(now - told > TOLD_EVERY):  # all processes add up their scores for it
                self.say(self._progress((trainer.decisions - decided) / (now - told), losses))
                told, decided = now, trainer.decisions
            if now - kept >= run.saved_every:
                kept = now
                self.save()
        self.save()
        self.say(f"{run.out}: trained for {self.spent / 60:.1f} minutes, {trainer.decisions / 1e6:,.1f} M decisions")

    def _measure_left(self) -> None:
        """The share of the training that is left, by the time or the decisions of the first process."""
        run, trainer = self.asked, self.trainer
        if run.minutes is not None:
            left = self._leaders(1 - self.spent / (60 * run.minutes))
        else:
            left = 1 - trainer.decisions / (run.decisions or 1)
        trainer.left = max(0.0, left)

    def _leaders(self, value: float) -> float:
        """The value in the first process: what depends on a clock must be the same in all of them."""
        if self.trainer.ranks == 1:
            return value
        agreed = torch.tensor(float(value), dtype=torch.float64, device=self.trainer.device)
        distributed.broadcast(agreed, 0)
        return float(agreed)

    def _progress(self, rate: float, losses: dict[str, float]) -> str:
        found = self.trainer.score.take()
        scores = []
        rival = "the rival" if self.trainer.against else "earlier selves"
        for kind, title in ((SQUIRES, "squires"), (EARLIER, rival)):
            shares = {players: share for (players, one), (share, _) in sorted(found.items()) if one == kind}
            if shares:
                by_players = ", ".join(f"{100 * share:.1f} % ({players})" for players, share in shares.items())
                scores.append(f"against {title} {by_players}")
        if self.trainer.imitating:
            scores = ["imitating squires"]
        told = "; ".join(scores) or "no game has ended since"
        left = self.spent * self.trainer.left / max(1e-9, 1 - self.trainer.left)
        return (
            f"{self.trainer.decisions / 1e6:,.1f} M decisions, {rate / 1e6:.2f} M/s, {_minutes(left)} left: "
            f"{told} (value {losses['value']:.3f}, entropy {losses['entropy']:.2f})"
        )

    # Files

    def save(self) -> None:
        """Write the network and the checkpoint, each in one piece: a kill leaves the one before."""
        if not self.leader:
            return
        run = self.asked
        resumed = f"; resumed {self.resumed}x" if self.resumed else ""
        about = f"{run.command}{resumed}; {self.trainer.decisions / 1e6:,.1f} M decisions"
        self.trainer.model.write(run.out, run.game, about)
        state = {
            **self._identity(),
            "trainer": self.trainer.state(),
            "spent": self.spent,
            "resumed": self.resumed,
        }
        new = run.checkpoint.with_suffix(".checkpoint.new")
        torch.save(state, new)
        new.replace(run.checkpoint)

    def _identity(self) -> dict[str, Any]:
        """What must be equal for a run to continue a checkpoint."""
        run = self.asked
        return {
            "format": FORMAT, "game": run.game.name, "version": run.game.version,
            "settings": dataclasses.asdict(run.recipe), "players": run.players, "seed": run.seed,
            "start": _fingerprint(run.start), "against": _fingerprint(run.against),
        }  # fmt: skip

    def _saved_for_all(self) -> dict[str, Any] | None:
        """The checkpoint that the first process has: the others may run on machines that have none, or an older one."""
        if not distributed.is_initialized():
            return self._saved()
        found: list[Any] = [None, None]
        if distributed.get_rank() == 0:
            try:
                found[0] = self._saved()
            except SettingsError as error:
                found[1] = str(error)
        distributed.broadcast_object_list(found, 0)
        if found[1] is not None:
            raise SettingsError(found[1])
        state: dict[str, Any] | None = found[0]
        return state

    def _saved(self) -> dict[str, Any] | None:
        """The checkpoint of an earlier process, if there is one for the same training."""
        run = self.asked
        if not run.checkpoint.exists():
            return None
        try:
            state: dict[str, Any] = torch.load(run.checkpoint, map_location="cpu", weights_only=True)
            different = [name for name, value in self._identity().items() if state.get(name) != value]
        except Exception as error:  # noqa: BLE001 - torch.load raises whatever it stumbles over
            raise SettingsError(f"{run.checkpoint} is not a checkpoint: {error}") from None
        if different:
            raise SettingsError(
                f"{run.checkpoint} belongs to another training (not the same: {', '.join(different)}): "
                "remove it to begin anew, or choose another --out"
            )
        return state


def _fingerprint(file: Path | None) -> str | None:
    """Identifies a network file by its content, wherever it lies."""
    return None if file is None else hashlib.sha256(file.read_bytes()).hexdigest()


def _minutes(seconds: float) -> str:
    return f"{math.floor(seconds / 60)}:{int(seconds % 60):02}"
