"""Making puzzles: squires play games, and positions with exactly one right choice are kept.

Game after game is played from its own seed, so the result depends only on the first seed and the count, not on the
number of processes.
"""

from __future__ import annotations

import hashlib
import json
import signal
from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import count as count_from
from itertools import islice
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from throneroom.bots import network_of
from throneroom.bots.bot import known_to
from throneroom.bots.simple import Squire
from throneroom.engine.errors import SettingsError
from throneroom.engine.game import Game, find
from throneroom.engine.match import Match, new
from throneroom.puzzles.collection import header_of, write_collection
from throneroom.puzzles.examine import Examiner, Findings, examiner_of
from throneroom.puzzles.puzzle import EASIEST_RATING, HARDEST_RATING, Choice, Move, Puzzle

DEALS_A_SEED = 1_000_000
A_DEAL = 3
"""How many puzzles may come from one deal: the hardest."""
BATCH = 64
"""Deals that the processes are given in advance."""
MANY_CHOICES = 10


def make(game: Game, count: int, seed: int, jobs: int, path: Path) -> Iterator[int]:
    """Make a file of puzzles; yields how many have been found after each deal.

    What was found is kept in a draft beside the file, and a run that was interrupted continues from there.
    """
    if count < 1 or jobs < 1 or seed < 0:
        raise SettingsError("--count and --jobs take a number from 1, --seed a number from 0")
    made_by = f"throneroom puzzles make {game.name} --count {count} --seed {seed}"
    draft = Draft(path.with_name(f"{path.name}.draft"), header_of(game, f"--seed {seed}"))
    try:
        selection = Selection(count)
        for found in _all_found(game, seed, jobs, draft):
            selection.add(found)
            yield len(selection.puzzles)
            if len(selection.puzzles) == count:
                break
        write_collection(path, game, selection.puzzles, made_by)
    except OSError as error:
        raise SettingsError(f"cannot write {path}: {error.strerror}") from None
    draft.delete()


Found = list[tuple[str, Puzzle]]
"""The puzzles of a deal, each with a fingerprint of what its seat knows."""


class Selection:
    """The puzzles that are kept: no position twice, and no decision is the solution of more than half of them."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.puzzles: list[Puzzle] = []
        self._known: set[str] = set()
        self._solutions: Counter[str] = Counter()

    def add(self, found: Found) -> None:
        for fingerprint, puzzle in found:
            often = self._solutions[puzzle.solution] >= (self.count + 1) // 2
            if len(self.puzzles) < self.count and fingerprint not in self._known and not often:
                self.puzzles.append(puzzle)
                self._known.add(fingerprint)
                self._solutions[puzzle.solution] += 1


class Draft:
    """What an unfinished run has found: a header, then a line for each deal."""

    def __init__(self, path: Path, header: dict[str, Any]) -> None:
        self.path = path
        begin = json.dumps(header) + "\n"
        text = path.read_text(encoding="utf-8") if path.exists() else ""
        if not text.startswith(begin):
            path.write_text(begin, encoding="utf-8")
            text = begin
        whole = text[: text.rfind("\n") + 1]
        if whole != text:
            path.write_text(whole, encoding="utf-8")
        self.deals: list[Found] = [
            [(fingerprint, Puzzle.of(header["game"], data)) for fingerprint, data in json.loads(line)]
            for line in whole.splitlines()[1:]
        ]

    def append(self, found: Found) -> None:
        with self.path.open("a", encoding="utf-8") as file:
            line = [(fingerprint, puzzle.data()) for fingerprint, puzzle in found]
            file.write(json.dumps(line, separators=(",", ":")) + "\n")

    def delete(self) -> None:
        self.path.unlink(missing_ok=True)


def _all_found(game: Game, seed: int, jobs: int, draft: Draft) -> Iterator[Found]:
    """The puzzles of deal after deal: first those of the draft, then new ones."""
    yield from draft.deals
    deals = count_from(seed * DEALS_A_SEED + len(draft.deals))
    for found in _searched(game, deals, jobs):
        draft.append(found)
        yield found


def _searched(game: Game, deals: Iterable[int], jobs: int) -> Iterator[Found]:
    """The puzzles of each of these deals, in order."""
    if jobs == 1:
        yield from (search_deal(game.name, deal) for deal in deals)
        return
    examiner_of(game.name)  # compile once, before the processes start
    left = iter(deals)
    with ProcessPoolExecutor(jobs, get_context("spawn"), signal.signal, (signal.SIGINT, signal.SIG_IGN)) as pool:
        try:
            while True:
                batch = list(islice(left, BATCH))
                yield from pool.map(search_deal, [game.name] * len(batch), batch)
        finally:
            pool.shutdown(cancel_futures=True)


def search_deal(name: str, seed: int) -> Found:
    """Let squires play a deal; returns the hardest puzzles in it."""
    game, examiner = find(name), examiner_of(name)
    match = new(game, game.players[seed % len(game.players)], seed)
    squire = Squire(game, seed)
    found: Found = []
    while not match.over and not match.stopped:
        for seat in match.position.seats_asked:
            if examiner.worth_a_look(match.position, seat):
                findings = examiner.examine(match.position, seat, strictly=True)
                if isinstance(findings, Findings):
                    found.append((_fingerprint(match, seat), _puzzle(examiner, match, seed, seat, findings)))
        for seat in match.position.seats_asked:
            action = squire.decide(known_to(match.position, seat), seat)
            match.play(match.seats[seat], match.notations[action])
    return sorted(found, key=lambda each: -each[1].rating)[:A_DEAL]


def _fingerprint(match: Match, seat: int) -> str:
    """The same for two positions in which the seat knows the same."""
    return hashlib.sha256(bytes([match.players, seat]) + known_to(match.position, seat).bytes()).hexdigest()[:16]


def _puzzle(examiner: Examiner, match: Match, seed: int, seat: int, findings: Findings) -> Puzzle:
    others = [action for action in match.position.legal(seat) if action != findings.solution]
    others.sort(key=lambda action: -abs(findings.worths[action]))  # in a proof, the longest resistance first
    return Puzzle(
        game=match.game.name,
        players=match.players,
        seed=seed,
        played=match.history,
        seat=match.seats[seat],
        kind=examiner.kind,
        rating=_rating(match, seat, findings),
        choices=tuple(_choice(examiner, match, seat, action, findings) for action in (findings.solution, *others)),
    )


def _choice(examiner: Examiner, match: Match, seat: int, action: int, findings: Findings) -> Choice:
    after = match.position.copy()
    after.play(seat, action)
    line: list[Move] = [(match.seats[who], match.notations[move]) for who, move in examiner.line(after)]
    return Choice(match.notations[action], findings.worths[action], tuple(line))


def _rating(match: Match, seat: int, findings: Findings) -> int:
    """How hard a puzzle is: whether it looks natural, how far ahead one has to look, and how much else there is."""
    known = known_to(match.position, seat)
    actions, weights = Squire(match.game, 0).weights(known, seat)
    place = actions.index(findings.solution)
    natural = float(weights[place] == max(weights))
    network = network_of(match.game)
    if network:
        natural = (natural + float(network.judge(known, seat).probabilities[place])) / 2
    variety = min(1.0, len(actions) / MANY_CHOICES)
    hardness = 0.4 * (1 - natural) + 0.25 * findings.depth + 0.2 * variety + 0.15 * (1 - findings.gap)
    return round(EASIEST_RATING + (HARDEST_RATING - EASIEST_RATING) * hardness)
