"""`throneroom arena`: bots against bots, with progress during the run and a report at the end."""

from __future__ import annotations

import hashlib
import json
import re
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskID, TextColumn, TimeRemainingColumn

from throneroom import arena
from throneroom.arena.plan import Plan
from throneroom.arena.score import elo_of
from throneroom.arena.summary import elo, summary
from throneroom.arena.tally import Tally
from throneroom.cli.console import console
from throneroom.engine.errors import SettingsError

FOLDER = Path("arena")
"""Where results are written if no file is named."""
EVERY = 10.0
"""Seconds between two lines of progress if the output is not a terminal."""


def play(plan: Plan, deals: int, out: Path | None, jobs: int, ray: str | None) -> None:
    """Run the plan and print the report. Ctrl-C stops the run; the same command resumes it."""
    path = out or default_path(plan)
    try:
        with watched(plan, deals) as watch:
            tally = arena.run(plan, deals, path, jobs, ray, watch.told)
    except KeyboardInterrupt:
        if path.exists():
            show(path)
        console().print("Interrupted: finished deals are kept; the same command resumes the run.")
        raise
    report(tally, path)


def show(path: Path) -> None:
    """Print the report of a result file."""
    header, deals = arena.read(path)
    report(arena.tallied(Plan.of(header), deals.values()), path)


def report(tally: Tally, path: Path) -> None:
    for line in [*summary(tally), f"results: {path}"]:
        console().print(line, soft_wrap=True)


def default_path(plan: Plan) -> Path:
    """A file name with the game, the bots and a short hash of all settings."""
    digest = hashlib.sha256(json.dumps(plan.header(), sort_keys=True).encode()).hexdigest()[:8]
    bots = re.sub(r"[^a-z0-9.=]+", "-", "-".join(plan.bots))[:60].strip("-")
    return FOLDER / f"{plan.game.name}-{plan.settings.players}p-{bots}-{digest}.jsonl"


def hypotheses(text: str | None) -> tuple[float, float] | None:
    """`0,20`: the two Elo differences that a test decides between."""
    if text is None:
        return None
    try:
        low, high = map(float, text.split(","))
    except ValueError:
        raise SettingsError(f"--sprt takes two Elo differences such as 0,20, not {text!r}") from None
    return low, high


def state(tally: Tally) -> str:
    """`64.2 %  Elo +101  LLR +1.20`, of the first pair."""
    scores = tally.scores.get((0, 1))
    if not scores:
        return ""
    mean = sum(scores) / len(scores)
    text = f"{100 * mean:.1f} %  Elo {elo(elo_of(mean, tally.plan.settings.players))}"
    return text if tally.plan.sprt is None else f"{text}  LLR {tally.likelihood:+.2f}"


class Lines:
    """Progress as plain lines, every few seconds."""

    def __init__(self, deals: int) -> None:
        self.deals, self.began, self.said = deals, 0.0, 0.0

    def told(self, tally: Tally, played: int) -> None:
        now = time.monotonic()
        if not played:
            self.began = self.said = now
        elif now - self.said >= EVERY:
            self.said = now
            left = (now - self.began) / played * (self.deals - tally.done)
            print(f"{tally.done} of {self.deals} deals  {state(tally)}  {left:.0f} s left", file=sys.stderr, flush=True)


class Bar:
    """Progress as a bar on a terminal."""

    def __init__(self, progress: Progress, task: TaskID) -> None:
        self.progress, self.task = progress, task

    def told(self, tally: Tally, played: int) -> None:  # noqa: ARG002
        self.progress.update(self.task, completed=tally.done, state=state(tally))


@contextmanager
def watched(plan: Plan, deals: int) -> Iterator[Lines | Bar]:
    """Show the progress of a run: a bar on a terminal, plain lines elsewhere."""
    screen = Console(stderr=True, highlight=False, markup=False, emoji=False)
    if not screen.is_terminal:
        yield Lines(deals)
        return
    columns = [
        TextColumn(plan.game.title), BarColumn(), TextColumn("{task.completed} of {task.total} deals", markup=False),
        TextColumn("{task.fields[state]}", markup=False), TimeRemainingColumn(),
    ]  # fmt: skip
    with Progress(*columns, console=screen) as progress:
        yield Bar(progress, progress.add_task("", total=deals, state=""))
