"""Examiners: whether a position has exactly one right choice, and what each choice is worth.

Which examiner a game has follows from its solver: a proof, play to the end in every fitting world, the odds of a turn,
or, for a game without a solver, the agreement of its strongest bots. An examiner has no clock and no dice of its own,
so checking a puzzle gives the same result again.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from typing import Any, TypeAlias, cast

from throneroom.bots import Budget, Network, Style, network_of
from throneroom.bots.bot import known_to
from throneroom.bots.network import result_of
from throneroom.bots.network_bot import NetworkBot
from throneroom.bots.searcher import Searcher
from throneroom.bots.simple import Squire
from throneroom.engine.dice import new_dice
from throneroom.engine.game import Game, find
from throneroom.engine.game_modules import CompleteSolver
from throneroom.engine.position import KnownPosition, Position
from throneroom.puzzles.puzzle import Kind, PuzzleError

FEWEST, MOST = 3, 16
"""How many choices a puzzle has."""
FEWEST_AT_RISK = 2
"""A decision to stop or to go on may be a puzzle with only two choices."""
MARGIN = 150
"""By how much the solution is better than any other choice, in per mille of a victory."""
SURER = 20
"""How much more than that is required of a new puzzle that bots are sure of: the check then has some room."""
LIKELY = 0.5
"""How likely the network takes the solution, if the bots are to be sure of it."""
SAMPLES, SAMPLES_WITH_NETWORK, SAMPLES_IN_A_WORLD = 2000, 400, 200
WORLDS = 6
"""In how many worlds the solution has to be the best choice with all cards open."""
WORLDS_AT_A_GLANCE, MARGIN_AT_A_GLANCE = 2, 40
"""What the network has to find before a position is searched."""
MARGIN_OF_BOTS, MARGIN_IN_A_WORLD = 60, 1
"""By how much it has to be the best on average, and in each of them, in per mille."""
CARDS_AT_RISK = 8
"""In how many worlds a choice is tried to see whether its outcome is certain."""
MARGIN_OF_A_TURN = 50
"""The same for one of the many turns of a game, which rarely decides so much."""
NODES_AT_A_GLANCE, NODES_OF_A_TURN = 15_000, 400_000
"""How much of a turn is searched: at a glance, and thoroughly."""
SEEDS = 1, 2
PER_MILLE = 1000
Shares: TypeAlias = tuple[float, ...]
"""What each seat can expect."""


@dataclass(frozen=True, slots=True)
class Findings:
    """What is right in a position: the solution, and the worth of every choice as in `puzzle.Choice`."""

    solution: int
    worths: dict[int, int]
    gap: float
    """How far the best wrong choice is from being right, from 0 (close) to 1 (hopeless)."""
    depth: float
    """How far one has to look ahead, from 0 to 1."""


class Examiner(ABC):
    """Examines the positions of one game."""

    kind: Kind

    def __init__(self, game: Game) -> None:
        self.game = game

    @abstractmethod
    def examine(self, position: Position, seat: int, strictly: bool = False) -> Findings | str:
        """The findings, or why there is not exactly one right choice. `strictly`: with room to spare."""

    def worth_a_look(self, position: Position, seat: int) -> bool:
        """Whether a position may be a puzzle, at a glance."""
        return FEWEST <= len(position.legal(seat)) <= MOST

    def line(self, position: Position) -> list[tuple[int, int]]:  # noqa: ARG002
        """How the game goes on, as seats and actions, if that is certain; otherwise, a review tells what is likely."""
        return []


class Proof(Examiner):
    """One choice wins against any defence, and all others lose."""

    kind = "win"
    _LONGEST = 20

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self._solver = cast(CompleteSolver, _solver_of(game))

    def worths(self, position: Position) -> dict[int, int]:
        """The worth of every choice of the seat that is asked: the decisions to its end, negative if that is lost."""
        choices, seat = self._solver.analyse(position).choices, position.seat
        return {choice.action: choice.length if choice.winner == seat else -choice.length for choice in choices}

    def examine(self, position: Position, seat: int, strictly: bool = False) -> Findings | str:  # noqa: ARG002
        worths = self.worths(position)
        winning = [action for action, worth in worths.items() if worth > 0]
        if len(winning) != 1:
            return f"{len(winning)} choices win, not exactly one"
        shortest, longest = worths[winning[0]], -min(worths.values())
        return Findings(winning[0], worths, 1 - min(1, longest / self._LONGEST), min(1, shortest / self._LONGEST))

    def line(self, position: Position) -> list[tuple[int, int]]:
        """Perfect play to the end: the winner plays for a short game, the loser for a long one."""
        moves: list[tuple[int, int]] = []
        now = position.copy()
        while not now.over:
            moves.append((now.seat, self._solver.analyse(now).choices[0].action))
            now.play(*moves[-1])
        return moves


class Expectation(Examiner):
    """A solver says what the seat can expect of each choice, from what it knows."""

    margin = MARGIN

    def __init__(self, game: Game, solver: Any) -> None:
        super().__init__(game)
        self._solver = solver

    def expected(self, position: Position, seat: int) -> dict[int, int] | None:
        """What the seat can expect of each choice in per mille, if the solver has an answer."""
        found = self._solver.ponder(known_to(position, seat), seat)
        return None if found is None else {action: round(PER_MILLE * shares[seat]) for action, shares in found}

    def examine(self, position: Position, seat: int, strictly: bool = False) -> Findings | str:  # noqa: ARG002
        worths = self.expected(position, seat)
        return "the solver has no answer" if worths is None else _findings(worths, self.margin)


class Ending(Expectation):
    """Every world that fits what the seat knows is played to the end of the game."""

    kind = "ending"

    def __init__(self, game: Game) -> None:
        super().__init__(game, _solver_of(game))


class Risk(Expectation):
    """To stop or to go on: the exact odds of every card that can still come in this turn; the network agrees."""

    kind = "risk"
    margin = MARGIN_OF_A_TURN

    def __init__(self, game: Game) -> None:
        super().__init__(game, _solver_of(game, nodes=NODES_OF_A_TURN))
        self._glance = _solver_of(game, nodes=NODES_AT_A_GLANCE)
        self._network = network_of(game)

    def worth_a_look(self, position: Position, seat: int) -> bool:
        """Whether a short search finds one choice better than the others, at risk."""
        if not self._at_risk(position, seat):
            return False
        found = self._glance.ponder(known_to(position, seat), seat) or []
        findings = _findings({action: round(PER_MILLE * shares[seat]) for action, shares in found}, self.margin)
        return isinstance(findings, Findings) and self._network_takes(findings.solution, position, seat)

    def _network_takes(self, action: int, position: Position, seat: int) -> bool:
        return self._network is None or _likeliest(self._network, position, seat)[0] == action

    @staticmethod
    def _at_risk(position: Position, seat: int) -> bool:
        """Whether some choices have a certain outcome and others depend on chance."""
        actions = position.legal(seat)
        if not FEWEST_AT_RISK <= len(actions) <= MOST or position.seats_asked != [seat]:
            return False
        worlds = list(_worlds(position, seat, CARDS_AT_RISK))
        certain = [_is_certain(worlds, seat, action) for action in actions]
        return any(certain) and not all(certain)

    def examine(self, position: Position, seat: int, strictly: bool = False) -> Findings | str:
        if not self._at_risk(position, seat):
            return "there is no choice between a certain and an uncertain outcome"
        found = super().examine(position, seat, strictly)
        if isinstance(found, Findings) and not self._network_takes(found.solution, position, seat):
            return "the network would choose otherwise"
        return found


class Sure(Examiner):
    """The network, a search and a search with the network agree; in no world another choice is as good."""

    kind = "sure"

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self._network = network_of(game)
        self._searchers = [Searcher(game, seed, Budget(samples=SAMPLES)) for seed in SEEDS]
        if self._network:
            limit = Budget(samples=SAMPLES_WITH_NETWORK)
            self._searchers[1:] = [Searcher(game, SEEDS[1], limit, network=self._network)]
        self._open = Searcher(game, SEEDS[0], Budget(samples=SAMPLES_IN_A_WORLD), Style(fair=False))
        self._bot = _quick_bot(game)

    def worth_a_look(self, position: Position, seat: int) -> bool:
        """Whether the network is sure, and finds its choice better than all others in some worlds."""
        if not super().worth_a_look(position, seat):
            return False
        if self._network is None:
            return True
        chosen, likely = _likeliest(self._network, position, seat)
        if likely < LIKELY:
            return False
        network = self._network
        seen = [
            self._values(world, seat, lambda after: network.judge(after, after.seat).shares)
            for world in _worlds(position, seat, WORLDS_AT_A_GLANCE)
        ]
        return _gap(_mean(seen), chosen) >= MARGIN_AT_A_GLANCE

    def examine(self, position: Position, seat: int, strictly: bool = False) -> Findings | str:
        known = known_to(position, seat)
        chosen = {searcher.think(known, seat).action for searcher in self._searchers}
        if self._network:
            chosen.add(_likeliest(self._network, position, seat)[0])
        if len(chosen) > 1:
            return "the bots do not agree"
        solution = chosen.pop()
        found: list[dict[int, int]] = []
        for world in _worlds(position, seat, WORLDS):
            found.append(self._values(world, seat, self._searched))
            if _gap(found[-1], solution) < MARGIN_IN_A_WORLD:
                return "in some world, another choice is as good"
        return _findings(_mean(found), MARGIN_OF_BOTS + SURER * strictly)

    def _values(self, world: Position, seat: int, judge: Callable[[Position], Shares]) -> dict[int, int]:
        """What the seat can expect of each choice in a world, in per mille; others who are asked too do their best."""
        before = world.copy()
        for other in world.seats_asked:
            if other != seat:
                before.play(other, self._bot.decide(known_to(before, other), other))
        values: dict[int, int] = {}
        for action in before.legal(seat):
            after = before.copy()
            after.play(seat, action)
            values[action] = round(PER_MILLE * (result_of(after) if after.over else judge(after))[seat])
        return values

    def _searched(self, position: Position) -> Shares:
        """What a search with all cards open expects for each seat."""
        return self._open.think(KnownPosition(position), position.seat).shares


@cache
def examiner_of(name: str) -> Examiner:
    """The examiner of a game."""
    game = find(name)
    if game.exact is None:
        return Sure(game)
    solver = _solver_of(game)
    if solver.PROVEN and hasattr(solver, "analyse"):
        return Proof(game)
    return Ending(game) if solver.TO_THE_END else Risk(game)


def kind_of(game: Game) -> Kind:
    """The kind of a game's puzzles."""
    return examiner_of(game.name).kind


def _solver_of(game: Game, **settings: Any) -> Any:
    if game.exact is None:
        raise PuzzleError(f"{game.title} has no solver")
    return cast(Any, game.exact).Solver(**settings)


def _quick_bot(game: Game) -> NetworkBot | Squire:
    """The strongest bot that decides at once."""
    network = network_of(game)
    return NetworkBot(network, SEEDS[0]) if network else Squire(game, SEEDS[0])


def _findings(worths: dict[int, int], margin: int) -> Findings | str:
    """The findings for exact expectations: the best choice has to be better than any other by the margin."""
    solution = max(worths, key=lambda action: worths[action])
    gap = _gap(worths, solution)
    if gap < margin:
        return f"the best choice is only {gap} per mille better than another, not {margin}"
    return Findings(solution, worths, gap / PER_MILLE, 0.5)


def _gap(worths: dict[int, int], solution: int) -> int:
    """By how much the solution is better than any other choice."""
    others = [worth for action, worth in worths.items() if action != solution]
    return worths[solution] - max(others, default=0)


def _mean(found: list[dict[int, int]]) -> dict[int, int]:
    return {action: round(sum(values[action] for values in found) / len(found)) for action in found[0]}


def _likeliest(network: Network, position: Position, seat: int) -> tuple[int, float]:
    """The network's choice and how likely it is."""
    chances = network.judge(known_to(position, seat), seat).probabilities
    best = int(chances.argmax())
    return position.legal(seat)[best], float(chances[best])


def _worlds(position: Position, seat: int, count: int) -> Iterable[Position]:
    """Worlds that fit what the seat knows."""
    dice = new_dice(SEEDS[0])
    return (position.guessed(seat, dice) for _ in range(count))


def _is_certain(worlds: Iterable[Position], seat: int, action: int) -> bool:
    """Whether the seat knows beforehand what it will see after an action: it sees the same in all worlds."""
    seen: set[bytes] = set()
    for world in worlds:
        after = world.copy()
        after.play(seat, action)
        seen.add(known_to(after, seat).bytes())
    return len(seen) == 1
