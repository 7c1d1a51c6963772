"""How strong the bots are: `python bench/strength.py --jobs 16 --minutes 9.5` plays all matches that bots.md needs.

It plays the matches of the list below, the most useful first. Each is an ordinary `throneroom arena` with its result
file in docs/results/matches. The jobs are divided among `--together` matches at a time: a deal of a long game takes a
core ten minutes by the clock, and only deals that are played to their end count. The same command resumes where the
last one ended; it ends on time, because a game that is not over then is dropped. Whenever a match ends, and with
`--tables` at once, it writes all results in that folder into the table of docs/results/bots.md.

By the clock, use as many jobs as there are idle cores. `--samples` plays the same list with budgets in samples, for
machines that are busy. `--scale 0.1` gives every search a tenth of its budget, and so ten times as many deals in the
same time. `--only TEXT ...` keeps the matches whose names contain one of the texts, in the order of the texts, and
`--list` prints the list.
"""

from __future__ import annotations

import argparse
import math
import re
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import IO, NamedTuple

from children import Child, start

from throneroom.arena import Plan, read, tallied
from throneroom.arena.plan import bots_of
from throneroom.arena.results import whole_blocks
from throneroom.arena.score import elo_of, interval
from throneroom.arena.summary import elo, subject
from throneroom.bots import Budget
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
    """Levels or methods; the budgets of searches are replaced with `--samples` and `--scale`."""
    deals: int

    def plan(self, samples: bool, scale: float) -> Plan:
        game = find(self.game)
        names = [method_of(bot, game) for bot in self.bots]
        found = bots_of(",".join(in_samples(self.game, name) if samples else name for name in names))
        return Plan(game, game.settings(self.players), tuple(scaled(bot, scale) for bot in found), balance_every=0)

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


def scaled(bot: str, scale: float) -> str:
    """A bot with a larger or smaller budget, if it searches."""
    method, _, text = bot.partition(":")
    if method not in BUDGETS or scale == 1:
        return bot
    budget = Budget.parsed(text)
    if budget.seconds is None:
        return f"{method}:{max(1, round(scale * (budget.samples or 0)))}"
    return f"{method}:{Budget(seconds=scale * budget.seconds)}"


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
    # Which networks are the level strong, because they beat the knight
    for game, tables in ((behind, (4, 3, 2)), (grail, (2,)), (shadow, (3, 4, 5)), (battle, (2, 3, 4, 5, 6))):
        for players in tables:
            yield Match(game, players, ("network", "knight"), 100)
    # Each level above the one below, where it is not shown yet
    for game, tables in ((battle, (2, 3, 4, 5, 6)), (shadow, (3, 4, 5))):
        for players in tables:
            yield Match(game, players, ("strong", "fair"), 100)
    for game in (behind, grail, "hierarchy", shadow, battle):
        for players in find(game).players:
            yield Match(game, players, ("sovereign", "strong"), 60)
    # What search adds to the network
    for budget in ("50ms", "1s"):
        for game, players in ((grail, 2), (behind, 2), (behind, 3), (shadow, 3), (battle, 2), ("hierarchy", 2)):
            yield Match(game, players, (f"network-search:{budget}", "network"), 60)
    for players in (3, 4, 5):
        yield Match(shadow, players, ("network-search", "regent"), 20)
    for players in (2, 4):
        yield Match(battle, players, ("network-search", "regent"), 40)


@dataclass(frozen=True)
class Contest:
    """A match with its budgets and its result file."""

    match: Match
    folder: Path
    samples: bool = False
    scale: float = 1.0

    @cached_property
    def plan(self) -> Plan:
        return self.match.plan(self.samples, self.scale)

    @property
    def file(self) -> Path:
        names = [re.sub(r"[^:=,]*/", "", bot) for bot in self.plan.bots]  # without the folders of network files
        bots = re.sub(r"[^a-zA-Z0-9.=]+", "-", "-".join(names))
        return self.folder / f"{self.match.game}-{self.match.players}p-{bots}.jsonl"

    @property
    def done(self) -> int:
        """How many deals its file holds."""
        return len(whole_blocks(self.plan, read(self.file)[1].values())) if self.file.exists() else 0

    def command(self, minutes: float, jobs: int) -> list[str]:
        """The command that plays what is missing."""
        return [
            "throneroom", "arena", self.match.game, "--players", str(self.match.players), "--bots",
            ",".join(self.plan.bots), "--balance-every", "0", "--deals", str(self.match.deals),
            "--minutes", f"{minutes:.3f}", "--jobs", str(jobs), "--out", str(self.file),
        ]  # fmt: skip


def listed(folder: Path, samples: bool = False, scale: float = 1.0, only: Sequence[str] = ("",)) -> list[Contest]:
    """The matches that can be played, each pair of bots once."""
    chosen = dict.fromkeys(match for text in only for match in all_matches() if text in match.name)
    contests = [Contest(match, folder, samples, scale) for match in chosen]
    once = {contest.file: contest for contest in reversed(contests) if len({*contest.plan.bots}) == 2}
    return [contest for contest in contests if once.get(contest.file) is contest]


def play(
    contests: Sequence[Contest], jobs: int, minutes: float, together: int = 1,
    told: Callable[[], None] = lambda: None,
) -> None:  # fmt: skip
    """Play the matches in their order, `together` at a time, until they are complete or the time is up.

    `told` is called whenever one has ended.
    """
    end = time.monotonic() + 60 * minutes
    waiting = [contest for contest in contests if contest.done < contest.match.deals]
    running: list[tuple[Contest, Child, IO[bytes]]] = []
    together = min(together, jobs)
    while time.monotonic() < end and (waiting or running):
        while waiting and len(running) < together:
            contest = waiting.pop(0)
            words = contest.command((end - time.monotonic()) / 60, jobs // together)
            print(" ".join(words), flush=True)
            errors = tempfile.TemporaryFile()  # noqa: SIM115  closed when the match has ended
            running.append((contest, start(["-m", *words], errors), errors))
        time.sleep(STARTING)
        for ended in [one for one in running if one[1].poll() is not None]:
            running.remove(ended)
            _tell_failure(*ended)
            told()
    for one in running:
        one[1].wait()
        _tell_failure(*one)
    told()


def _tell_failure(contest: Contest, process: Child, errors: IO[bytes]) -> None:
    with errors:
        errors.seek(0)
        said = errors.read().decode().strip()
    if process.returncode:
        print(f"{contest.file.name} failed:\n{said}", flush=True)


class Result(NamedTuple):
    """What a file says about its two bots."""

    plan: Plan
    deals: int
    told: str
    """The score and the Elo difference of the first bot with its interval: two cells of a table."""


def results(folder: Path) -> list[Result]:
    """The results of all files in a folder that have a deal."""
    found = []
    for file in sorted(folder.glob("*.jsonl")):
        header, lines = read(file)
        plan = Plan.of(header)
        scores = tallied(plan, lines.values()).scores.get((0, 1))
        if scores:
            mean, (low, high) = sum(scores) / len(scores), interval(scores)
            value, *ends = (elo(elo_of(share, plan.settings.players)) for share in (mean, low, high))
            found.append(Result(plan, len(scores), f"{100 * mean:.1f} % | {value} ({ends[0]} to {ends[1]})"))
    return found


def table(folder: Path) -> list[str]:
    """The results of all files in a folder, as a Markdown table."""
    rows = ["| game | `--players` | `--bots` | deals | score | Elo |", "|---|---|---|---|---|---|"]
    for plan, deals, told in sorted(results(folder), key=_order):
        bots = ",".join(plan.bots)
        rows.append(f"| {title_of(plan)} | {plan.settings.players} | `{bots}` | {deals} | {told} |")
    return rows


def title_of(plan: Plan) -> str:
    return subject(plan).partition(",")[0]


def _order(result: Result) -> tuple[str, str, int, tuple[str, ...]]:
    """By the rival's method, then by game and players."""
    plan = result.plan
    return plan.bots[1].partition(":")[0], title_of(plan), plan.settings.players, plan.bots


def replace(page: Path, begin: str, end: str, lines: Sequence[str]) -> None:
    """Replace what is between two markers of a page."""
    text = page.read_text(encoding="utf-8")
    before, found, rest = text.partition(begin)
    _, closed, after = rest.partition(end)
    if not found or not closed:
        sys.exit(f"{page} has no place for the table: {begin} ... {end}")
    new = page.with_name(f"{page.name}.new")
    new.write_text("\n".join([f"{before}{begin}", "", *lines, "", f"{end}{after}"]), encoding="utf-8")
    new.replace(page)


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--together", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=math.inf)
    parser.add_argument("--samples", action="store_true")
    parser.add_argument("--scale", type=float, default=1.0)
    parser.add_argument("--only", nargs="+", default=[""])
    parser.add_argument("--folder", type=Path, default=MATCHES)
    parser.add_argument("--page", type=Path, default=PAGE)
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--tables", action="store_true")
    given = parser.parse_args(words)
    contests = listed(given.folder, given.samples, given.scale, given.only)
    if not contests:
        sys.exit(f"no match has {' or '.join(map(repr, given.only))} in its name: see --list")
    if given.list:
        for contest in contests:
            print(f"{contest.done:4} of {contest.match.deals:4} deals  {contest.match.name}")
        return

    def write() -> None:
        replace(given.page, BEGIN, END, table(given.folder))

    try:
        if given.tables:
            write()
        else:
            given.folder.mkdir(parents=True, exist_ok=True)
            play(contests, given.jobs, min(given.minutes, 60 * 24 * 365), given.together, write)
    except ThroneroomError as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
