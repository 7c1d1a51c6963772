"""`throneroom arena`: bots against bots, with progress during the run and a report at the end."""

from __future__ import annotations

import hashlib
import json
import math
import re
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskID, TextColumn, TimeRemainingColumn

from throneroom import arena
from throneroom.arena.ladder import ladder, numbered
from throneroom.arena.plan import Plan
from throneroom.arena.score import elo_of
from throneroom.arena.summary import elo, summary
from throneroom.arena.tally import Tally
from throneroom.cli.console import console
from throneroom.engine.deals import MOST_DEALS
from throneroom.engine.errors import SettingsError

FOLDER = Path("arena")
"""Where results are written if no file is named."""
EVERY = 10.0
"""Seconds between two lines of progress if the output is not a terminal."""


DEALS = 100
"""How many deals are played if neither their number nor a time is given."""


@dataclass(frozen=True)
class Extent:
    """How much is played: up to a number of deals, for some minutes, or whichever ends first."""

    deals: int
    minutes: float | None = None

    @classmethod
    def of(cls, deals: int | None, minutes: float | None) -> Extent:
        default = DEALS if minutes is None else MOST_DEALS
        return cls(default if deals is None else deals, minutes)


def play(
    plan: Plan, extent: Extent, out: Path | None, jobs: int = 1, ray: str | None = None, anchor: str | None = None
) -> None:
    """Run the plan and print the report. Ctrl-C stops the run; the same command resumes it."""
    path = out or default_path(plan)
    if anchor is not None:
        numbered(plan, anchor)  # fail before anything is played
    try:
        with watched(plan, extent) as watch:
            tally = arena.run(plan, extent.deals, path, jobs, ray, watch.told, extent.minutes)
    except KeyboardInterrupt:
        if path.exists():
            show(path, anchor)
        console().print("Interrupted: finished games are kept; the same command resumes the run.")
        raise
    report(tally, path, anchor)


def show(path: Path, anchor: str | None = None) -> None:
    """Print the report of a result file."""
    header, lines = arena.read(path)
    report(arena.tallied(Plan.of(header), lines.values()), path, anchor)


def report(tally: Tally, path: Path, anchor: str | None = None) -> None:
    lines = ladder(tally, anchor) if tally.plan.ladder else summary(tally)
    for line in [*lines, f"results: {path}"]:
        console().print(line, soft_wrap=True)


def default_path(plan: Plan) -> Path:
    """A file name with the game, the bots and a short hash of all settings."""
    digest = hashlib.sha256(json.dumps(plan.header(), sort_keys=True).encode()).hexdigest()[:8]
    words = ["ladder", *plan.bots] if plan.ladder else plan.bots
    bots = re.sub(r"[^a-z0-9.=]+", "-", "-".join(words))[:60].strip("-")
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
    """`64.2 %  Elo +101  LLR +1.20`, of the first pair; nothing for a ladder."""
    scores = tally.scores.get((0, 1))
    if not scores or tally.plan.ladder:
        return ""
    mean = sum(scores) / len(scores)
    text = f"{100 * mean:.1f} %  Elo {elo(elo_of(mean, tally.plan.settings.players))}"
    return text if tally.plan.sprt is None else f"{text}  LLR {tally.likelihood:+.2f}"


class Lines:
    """Progress as plain lines, every few seconds."""

    def __init__(self, plan: Plan, extent: Extent) -> None:
        self.extent, self.total, self.began, self.said = extent, total(plan, extent), 0.0, 0.0

    def told(self, tally: Tally, played: int) -> None:
        now = time.monotonic()
        if not played:
            self.began = self.said = now
        elif now - self.said >= EVERY:
            self.said = now
            left = self.left(tally, played, now - self.began)
            told = [progress(tally, self.total), state(tally), f"{left:.0f} s left"]
            print("  ".join(filter(None, told)), file=sys.stderr, flush=True)

    def left(self, tally: Tally, played: int, spent: float) -> float:
        """About how many seconds are left: until all is played, or until the time is up."""
        games = math.inf if self.total is None else self.total * tally.plan.games_in_block - tally.known
        by_number = spent / played * games
        by_time = math.inf if self.extent.minutes is None else 60 * self.extent.minutes - spent
        return max(0.0, min(by_number, by_time))


class Bar:
    """Progress as a bar on a terminal."""

    def __init__(self, bar: Progress, task: TaskID, of: int | None) -> None:
        self.bar, self.task, self.total = bar, task, of

    def told(self, tally: Tally, played: int) -> None:  # noqa: ARG002
        self.bar.update(self.task, completed=tally.blocks, state=state(tally), done=progress(tally, self.total))


def total(plan: Plan, extent: Extent) -> int | None:
    """How many blocks the run has; None if only its time is limited."""
    return None if extent.deals == MOST_DEALS else extent.deals * len(plan.pairings)


def progress(tally: Tally, of: int | None) -> str:
    """`12 of 100 deals`; in a ladder, `12 of 1500 pairings`, each of two bots in one deal."""
    unit = "pairings" if tally.plan.ladder else "deals"
    return f"{tally.blocks} {unit}" if of is None else f"{tally.blocks} of {of} {unit}"


@contextmanager
def watched(plan: Plan, extent: Extent) -> Iterator[Lines | Bar]:
    """Show the progress of a run: a bar on a terminal, plain lines elsewhere."""
    screen = Console(stderr=True, highlight=False, markup=False, emoji=False)
    if not screen.is_terminal:
        yield Lines(plan, extent)
        return
    columns = [
        TextColumn(plan.game.title), BarColumn(), TextColumn("{task.fields[done]}", markup=False),
        TextColumn("{task.fields[state]}", markup=False), TimeRemainingColumn(),
    ]  # fmt: skip
    with Progress(*columns, console=screen) as bar:
        of = total(plan, extent)
        yield Bar(bar, bar.add_task("", total=of, state="", done=""), of)
