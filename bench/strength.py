"""How strong the bots are: `python bench/strength.py --jobs 16 --minutes 9.5` plays all matches that bots.md needs.

It plays the matches of the list below, the most useful first, and as many at the same time as there are jobs. Each is
an ordinary `throneroom arena` with its result file in docs/results/matches. The same command resumes where the last one
ended; it ends on time, because a game that is not over then is dropped. At the end, and with `--tables` at once, it
writes all results in that folder into the table of docs/results/bots.md.

By the clock, use as many jobs as there are idle cores. `--samples` plays the same list with budgets in samples, for
machines that are busy. `--only TEXT` keeps the matches whose name contains it, `--list` prints the list.
"""

from __future__ import annotations

import argparse
import math
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import IO

from throneroom.arena import Plan, read, tallied
from throneroom.arena.plan import bots_of
from throneroom.arena.results import whole_blocks
from throneroom.arena.score import elo_of, interval
from throneroom.arena.summary import elo, subject
from throneroom.bots.levels import BUDGETS, method_of
from throneroom.bots.network_file import network_of
from throneroom.engine.errors import ThroneroomError
from throneroom.engine.game import find

ROOT = Path(__file__).parent.parent
MATCHES, PAGE = ROOT / "docs/results/matches", ROOT / "docs/results/bots.md"
BEGIN, END = "<!-- matches: python bench/strength.py --tables -->", "<!-- end of matches -->"
SAMPLES = {
    "hierarchy": (400, 8_000), "throne-and-grail": (500, 10_000), "behind-the-throne": (850, 17_000),
    "battle-for-the-throne": (1_000, 20_000), "shadow-throne": (100, 2_000),
}  # fmt: skip
"""With `--samples`: the budgets of a search in the place of 50 ms and of 1 s."""
EVALUATIONS = 200, 4_000
"""The same for a search with a network."""
STARTING = 0.2
"""Seconds between two looks at the matches that are being played."""


@dataclass(frozen=True)
class Match:
    """Two bots at a table of a game, up to a number of deals."""

    game: str
    players: int
    bots: tuple[str, str]
    """Methods; `50ms` and `1s` are replaced with `--samples`."""
    deals: int

    def plan(self, samples: bool) -> Plan:
        game = find(self.game)
        names = [method_of(bot, game) for bot in self.bots]
        found = bots_of(",".join(in_samples(self.game, name) if samples else name for name in names))
        return Plan(game, game.settings(self.players), found, balance_every=0)

    @property
    def name(self) -> str:
        return f"{self.game} {self.players} {','.join(self.bots)}"


def in_samples(game: str, bot: str) -> str:
    """A bot with its budget in samples, if it searches."""
    method, _, budget = bot.partition(":")
    network = network_of(find(game))
    with_network = method == "network-search" or (method == "sovereign" and network and network.search_pays)
    short, long = EVALUATIONS if with_network else SAMPLES[game]
    if method not in BUDGETS:
        return bot
    return f"{method}:{short if method == 'knight' or budget == '50ms' else long}"


def all_matches() -> Iterator[Match]:
    """What is to be shown, in the order of usefulness. The level `best` is named by its method."""
    grail, behind, shadow, battle = "throne-and-grail", "behind-the-throne", "shadow-throne", "battle-for-the-throne"
    # The best bot, and the network alone, over the regent
    for game, players, deals in ((behind, 3, 60), (behind, 4, 60), (behind, 2, 100), (grail, 2, 100)):
        yield Match(game, players, ("sovereign", "regent"), deals)
    for game, players, deals in ((behind, 3, 60), (behind, 4, 60), (behind, 2, 100), (grail, 2, 100)):
        yield Match(game, players, ("network", "regent"), deals)
    for players in (3, 4, 5):
        yield Match(shadow, players, ("network", "regent"), 20)
    for players in (2, 3, 4, 5, 6):
        yield Match(battle, players, ("network", "regent"), 60)
    # Each level above the one below, where it is not shown yet
    for game, tables in ((battle, (2, 3, 4, 5, 6)), (shadow, (3, 4, 5))):
        for players in tables:
            yield Match(game, players, ("strong", "fair"), 100)
    for game in (behind, grail, "hierarchy", shadow, battle):
        for players in find(game).players:
            yield Match(game, players, ("sovereign", "strong"), 60)
    # What search adds to the network
    for budget in ("50ms", "1s"):
        for game, players in ((grail, 2), (behind, 2), (shadow, 3), (battle, 2), ("hierarchy", 2)):
            yield Match(game, players, (f"network-search:{budget}", "network"), 60)
    for players in (3, 4, 5):
        yield Match(shadow, players, ("network-search", "regent"), 20)
    for players in (2, 4):
        yield Match(battle, players, ("network-search", "regent"), 40)


@dataclass(frozen=True)
class Contest:
    """A match with its budgets and its result file."""

    match: Match
    samples: bool
    folder: Path

    @cached_property
    def plan(self) -> Plan:
        return self.match.plan(self.samples)

    @property
    def file(self) -> Path:
        bots = "-".join(self.plan.bots).replace(":", "-").replace(",", "-")
        return self.folder / f"{self.match.game}-{self.match.players}p-{bots}.jsonl"

    @property
    def done(self) -> int:
        """How many deals its file holds."""
        return len(whole_blocks(self.plan, read(self.file)[1].values())) if self.file.exists() else 0

    def command(self, minutes: float) -> list[str]:
        """The command that plays what is missing, with one job."""
        return [
            "throneroom", "arena", self.match.game, "--players", str(self.match.players), "--bots",
            ",".join(self.plan.bots), "--balance-every", "0", "--deals", str(self.match.deals),
            "--minutes", f"{minutes:.3f}", "--out", str(self.file),
        ]  # fmt: skip


def listed(samples: bool, folder: Path, only: str = "") -> list[Contest]:
    """The matches that can be played, each pair of bots once."""
    contests = [Contest(match, samples, folder) for match in all_matches() if only in match.name]
    once = {contest.file: contest for contest in reversed(contests) if len({*contest.plan.bots}) == 2}
    return [contest for contest in contests if once.get(contest.file) is contest]


def play(contests: Sequence[Contest], jobs: int, minutes: float) -> None:
    """Play the matches in their order, `jobs` at a time, until they are complete or the time is up."""
    end = time.monotonic() + 60 * minutes
    waiting = [contest for contest in contests if contest.done < contest.match.deals]
    running: list[tuple[Contest, subprocess.Popen[bytes], IO[bytes]]] = []
    while time.monotonic() < end and (waiting or running):
        while waiting and len(running) < jobs:
            contest = waiting.pop(0)
            words = contest.command((end - time.monotonic()) / 60)
            print(" ".join(words), flush=True)
            errors = tempfile.TemporaryFile()  # noqa: SIM115  closed when the match has ended
            process = subprocess.Popen([sys.executable, "-m", *words], stdout=subprocess.DEVNULL, stderr=errors)
            running.append((contest, process, errors))
        time.sleep(STARTING)
        for ended in [one for one in running if one[1].poll() is not None]:
            running.remove(ended)
            _tell_failure(*ended)
    for one in running:
        one[1].wait()
        _tell_failure(*one)


def _tell_failure(contest: Contest, process: subprocess.Popen[bytes], errors: IO[bytes]) -> None:
    with errors:
        errors.seek(0)
        said = errors.read().decode().strip()
    if process.returncode:
        print(f"{contest.file.name} failed:\n{said}", flush=True)


def table(folder: Path) -> list[str]:
    """The results of all files in a folder, as a Markdown table."""
    rows = ["| game | `--players` | `--bots` | deals | score | Elo |", "|---|---|---|---|---|---|"]
    found = []
    for file in sorted(folder.glob("*.jsonl")):
        header, lines = read(file)
        plan = Plan.of(header)
        scores = tallied(plan, lines.values()).scores[0, 1]
        if scores:
            players = plan.settings.players
            mean, (low, high) = sum(scores) / len(scores), interval(scores)
            value, *ends = (elo(elo_of(share, players)) for share in (mean, low, high))
            told = f"{100 * mean:.1f} % | {value} ({ends[0]} to {ends[1]})"
            title = subject(plan).partition(",")[0]
            found.append((plan.bots[1].partition(":")[0], title, players, plan.bots, len(scores), told))
    for _, title, players, bots, deals, told in sorted(found):
        rows.append(f"| {title} | {players} | `{','.join(bots)}` | {deals} | {told} |")
    return rows


def write_tables(folder: Path, page: Path) -> None:
    """Replace what is between the markers of a page."""
    text = page.read_text(encoding="utf-8")
    before, begin, rest = text.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        sys.exit(f"{page} has no place for the tables: {BEGIN} ... {END}")
    page.write_text("\n".join([f"{before}{BEGIN}", "", *table(folder), "", f"{END}{after}"]), encoding="utf-8")


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=math.inf)
    parser.add_argument("--samples", action="store_true")
    parser.add_argument("--only", default="")
    parser.add_argument("--folder", type=Path, default=MATCHES)
    parser.add_argument("--page", type=Path, default=PAGE)
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--tables", action="store_true")
    given = parser.parse_args(words)
    contests = listed(given.samples, given.folder, given.only)
    if given.list:
        for contest in contests:
            print(f"{contest.done:4} of {contest.match.deals:4} deals  {contest.match.name}")
        return
    try:
        if not given.tables:
            given.folder.mkdir(parents=True, exist_ok=True)
            play(contests, given.jobs, min(given.minutes, 60 * 24 * 365))
        write_tables(given.folder, given.page)
    except ThroneroomError as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
