"""What a machine with a GPU and many cores is for, in three calls of less than ten minutes each:

    python bench/card.py train --jobs 12      # trains games further; each new network plays the one it came from
    python bench/card.py exploit --jobs 10    # trains an exploiter of each network, which then plays the network
    python bench/card.py speed --jobs 14      # how fast learning is, with nothing else on the card

On the other cores `bench/strength.py` plays matches meanwhile: `--only`, `--scale` and `--together` are its options.

What is found out is in a file at once, so a call may be killed at any moment. The same command continues; on another
machine, trainings begin anew and all else continues. `--home FOLDER` gets copies of what is worth keeping, all the time
and in at most eight files: the networks, and `results.tar.gz`, to be unpacked in a checkout.

`--decisions 4096 --options "--games 64 --steps 8 --device cpu"` makes small trainings, to try it without a GPU.
"""

from __future__ import annotations

import argparse
import json
import os
import shlex
import shutil
import tarfile
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from children import Child, start
from strength import ROOT, Contest, Match, play, replace, results, title_of

from throneroom.arena import Plan, read
from throneroom.bots.network_file import FOLDER as NETWORKS
from throneroom.bots.network_file import read_network
from throneroom.engine.game import all_games, find

WORK, RESULTS = ROOT / "arena/card", ROOT / "docs/results"
FURTHER = "behind-the-throne", "shadow-throne", "battle-for-the-throne"
"""The games that are trained further."""
STEPS = {
    "train": ["--seed", "21", "--setting", "rate=0.0003"],
    "exploit": ["--seed", "31"],
    "speed": [],
}
"""The calls, and the options of their trainings."""
BEGIN, END = "<!-- exploiters: python bench/card.py exploit -->", "<!-- end of exploiters -->"
JUDGING = 1.2
"""Minutes at the end in which the new networks play."""
STARTING = 0.5
"""Minutes until a training has begun to count its own."""
DEALS = 400
LOOKING, COPYING = 0.5, 20.0
"""Seconds between two looks at what runs, and between two copies of the results."""


@dataclass(frozen=True)
class Training:
    """A training of one game, from the network in the package: further, or only to beat that network."""

    game: str
    exploits: bool
    folder: Path
    options: Sequence[str] = ()
    decisions: int | None = None
    """How many it takes, instead of as many as there is time for."""

    @property
    def out(self) -> Path:
        return self.folder / f"{self.game}.npz"

    @property
    def first(self) -> Path:
        """A copy of the network that it starts from: that in the package may change before the call is repeated."""
        return self.folder / f"{self.game}-start.npz"

    @property
    def completed(self) -> Path:
        return self.folder / f"{self.game}.completed"

    def command(self, minutes: float) -> list[str]:
        if not self.first.exists():
            copy(NETWORKS / f"{self.game}.npz", self.first)
        limit = ["--minutes", f"{minutes:g}"] if self.decisions is None else ["--decisions", str(self.decisions)]
        against = ["--against", str(self.first)] if self.exploits else []
        return [
            "throneroom", "train", self.game, *limit, "--start", str(self.first), *against,
            *STEPS["exploit" if self.exploits else "train"], "--out", str(self.out), *self.options,
        ]  # fmt: skip

    def contests(self, deals: int, to: Path) -> list[Contest]:
        """The new network plays the one that it started from, as both are now, with every number of players."""
        if not self.out.exists():
            return []
        new = self.folder / f"{self.game}-{read_network(self.out).stamp}.npz"
        copy(self.out, new)
        bots = f"network:{new}", f"network:{self.first}"
        return [Contest(Match(self.game, players, bots, deals), to) for players in find(self.game).players]


def network_file(plan: Plan) -> str:
    """The file of the new network, the first bot."""
    return plan.bots[0].partition(":")[2]


def copy(file: Path, to: Path) -> None:
    """Copy a file in one piece, whatever happens meanwhile."""
    new = to.with_name(f"{to.name}.new")
    shutil.copyfile(file, new)
    new.replace(to)


@dataclass
class Call:
    """One of the three calls."""

    step: str
    games: Sequence[str]
    minutes: float
    jobs: int
    work: Path
    results: Path
    page: Path
    home: Path | None = None
    options: Sequence[str] = ()
    decisions: int | None = None
    beside: Sequence[str] = ()
    """The options of `bench/strength.py`."""
    deals: int = DEALS
    copied: float = field(default=0.0, init=False)

    def __post_init__(self) -> None:
        self.end = time.monotonic() + 60 * self.minutes
        self.folder = self.work / self.step
        self.folder.mkdir(parents=True, exist_ok=True)
        self.judged = self.results / "exploiters" if self.step == "exploit" else self.folder / "judged"
        self.judged.mkdir(parents=True, exist_ok=True)
        self.trainings = [
            Training(game, self.step == "exploit", self.folder, self.options, self.decisions) for game in self.games
        ]

    def run(self) -> None:
        judging = min(JUDGING, self.minutes / 4) if self.trainings else 0.0
        until = self.end - 60 * judging
        others = [self._start("matches", self._matches(until))] if self.jobs else []
        if self.step == "speed":
            others.append(self._start("speed", ["bench/learning.py", "--pgx", "--resume", "--page", str(self.page)]))
        limit = self.minutes - judging - min(STARTING, self.minutes / 4)
        running = {
            training.game: (training, self._start(training.game, ["-m", *training.command(limit)]))
            for training in self.trainings
            if not training.completed.exists()
        }
        while time.monotonic() < until and (running or any(other.poll() is None for other in others)):
            time.sleep(LOOKING)
            for training, process in [one for one in running.values() if one[1].poll() is not None]:
                del running[training.game]
                if process.returncode == 0:
                    training.completed.touch()
                else:
                    print(f"the training of {training.game} failed: see {self.folder / training.game}.log", flush=True)
            if time.monotonic() - self.copied > COPYING:
                self.bring_home()
        for process in [*others, *(process for _, process in running.values())]:
            process.kill()
            process.wait()
        self.judge()
        self.bring_home()

    def _start(self, name: str, words: Sequence[str]) -> Child:
        print(shlex.join(["python", *words]), flush=True)
        with (self.folder / f"{name}.log").open("ab") as log:
            return start(words, log)

    def _matches(self, until: float) -> list[str]:
        minutes = (until - time.monotonic()) / 60
        return [
            "bench/strength.py", "--jobs", str(self.jobs), "--minutes", f"{minutes:.2f}", "--folder",
            str(self.results / "matches"), "--page", str(self.page), *self.beside,
        ]  # fmt: skip

    def judge(self) -> None:
        """Let the new networks play, and write what they score."""
        contests = [contest for training in self.trainings for contest in training.contests(self.deals, self.judged)]
        if contests:
            self._note(contests)
            cores = os.cpu_count() or 1
            play(contests, cores, max(0.1, (self.end - time.monotonic()) / 60), cores)
            lines = self.table()
            print("\n".join(lines), flush=True)
            (self.folder / "table.md").write_text("\n".join([*lines, ""]))
            if self.step == "exploit":
                replace(self.page, BEGIN, END, lines)

    @property
    def notes(self) -> Path:
        """The file beside the results that says which networks they are about, and how those were trained."""
        return self.judged / "networks.json"

    def _note(self, contests: Sequence[Contest]) -> None:
        """Note the new networks; results of their earlier states are no longer wanted."""
        noted = json.loads(self.notes.read_text()) if self.notes.exists() else {}
        for contest in contests:
            name = network_file(contest.plan)
            noted[contest.match.game] = {"network": name, "about": read_network(name).about}
        self.notes.write_text(json.dumps(noted, indent=2, sort_keys=True) + "\n")
        for file in self.judged.glob("*.jsonl"):
            plan = Plan.of(read(file)[0])
            if network_file(plan) != noted[plan.game.name]["network"]:
                file.unlink()

    def table(self) -> list[str]:
        """What new networks score against those that they started from."""
        noted = json.loads(self.notes.read_text())
        rows = ["| game | players | decisions | deals | score | Elo |", "|---|---|---|---|---|---|"]
        for plan, deals, told in results(self.judged):
            decisions = noted[plan.game.name]["about"].rpartition("; ")[2].removesuffix(" decisions")
            rows.append(f"| {title_of(plan)} | {plan.settings.players} | {decisions} | {deals} | {told} |")
        return rows

    def bring_home(self) -> None:
        """Copy networks and results to where they are safe."""
        self.copied = time.monotonic()
        if self.home is None:
            return
        self.home.mkdir(parents=True, exist_ok=True)
        for training in self.trainings:
            if training.out.exists():
                copy(training.out, self.home / f"{self.step}-{training.game}.npz")
        archive = self.home / "results.tar.gz"
        new = self.home / "results.tar.gz.new"
        with tarfile.open(new, "w:gz") as tar:
            for found in (self.results / "matches", self.results / "exploiters", self.results / "learning.json"):
                if found.exists():
                    tar.add(found, Path("docs/results") / found.name)
            tar.add(self.page, Path("docs/results") / self.page.name)
            for found in (*self.folder.glob("*.log"), *self.folder.glob("*.md"), *self.folder.glob("judged/*")):
                tar.add(found, Path("arena/card") / found.relative_to(self.work))
        new.replace(archive)


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("step", choices=STEPS)
    parser.add_argument("--games", nargs="+", help="what is trained (default: train three games, exploit all)")
    parser.add_argument("--minutes", type=float, default=9.5)
    parser.add_argument("--jobs", type=int, default=1, help="cores for matches; none: 0")
    parser.add_argument("--together", default="2")
    parser.add_argument("--scale", default="1")
    parser.add_argument("--only", nargs="+", default=[])
    parser.add_argument("--deals", type=int, default=DEALS, help="how many deals a new network plays")
    parser.add_argument("--decisions", type=int, help="of each training, instead of all the time that there is")
    parser.add_argument("--options", default="", help="more options of `throneroom train`")
    parser.add_argument("--home", type=Path)
    parser.add_argument("--work", type=Path, default=WORK)
    parser.add_argument("--results", type=Path, default=RESULTS)
    given = parser.parse_args(words)
    usual = {"train": FURTHER, "exploit": [game.name for game in all_games()], "speed": []}
    only = ["--only", *given.only] if given.only else []
    home = given.home.resolve() if given.home else None
    work, kept = (inside(path.resolve()) for path in (given.work, given.results))
    os.chdir(ROOT)
    Call(
        given.step, given.games or usual[given.step], given.minutes, given.jobs, work, kept, kept / "bots.md", home,
        shlex.split(given.options), given.decisions, ["--together", given.together, "--scale", given.scale, *only],
        given.deals,
    ).run()  # fmt: skip


def inside(path: Path) -> Path:
    """A path from the root of the checkout, so that result files name networks alike on every machine."""
    return path.relative_to(ROOT) if path.is_relative_to(ROOT) else path


if __name__ == "__main__":
    main()
