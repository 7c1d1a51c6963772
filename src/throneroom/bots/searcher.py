"""Searcher: a strategy that searches within a time or a number of samples, and can be interrupted."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from throneroom.bots.bot import known_to
from throneroom.bots.network import Network
from throneroom.bots.thought import Budget, Choice, Thought
from throneroom.engine.compiled import bind, progress
from throneroom.engine.game import Game, Settings
from throneroom.engine.observation import observation_size
from throneroom.engine.position import KnownPosition, Position
from throneroom.engine.relative_actions import relative_actions

SEARCH, NETWORK_SEARCH = "throneroom.bots.search", "throneroom.bots.network_search"
TREE_SEEDS = 0x5DEECE66D
"""The distance between the seeds of trees that grow in parallel."""
SLICE = 0.002
"""How long a search runs before it checks the clock again, in seconds."""
SMALL, LARGE = 1 << 12, 1 << 19
"""The fewest and the most nodes of a tree."""
NODES_A_SECOND, NODES_A_SECOND_WITH_NETWORK = 400_000, 20_000
EDGES_A_NODE = 2
SURE = 1.5
"""A decision stands if this many times the expected number of remaining samples could not change it."""
WORLDS = 16
"""How many guessed worlds an impression averages over."""
NETWORK_C, NETWORK_DOUBT = 1.0, 0.1
"""How a search with a network explores if neither its style nor the network says so: see `Style`."""
JUDGEMENT = 32
"""The room for what a network makes of a position, in numbers: shares, and weights of some legal actions."""
FORCED = 64
"""How many samples estimate the value of a position with only one choice."""


@dataclass(frozen=True, slots=True)
class Style:
    """The parameters of a search. None means the game's own value, or that of the network."""

    c: float | None = None
    """How much an action is tried for its weight rather than for its results so far."""
    doubt: float | None = None
    """How much worse than the mean an untried action is assumed to be."""
    horizon: int | None = None
    """After how many decisions beyond the tree a playout is cut off. A search with a network has no playouts."""
    cores: int = 1
    fair: bool = True
    """Whether it guesses what its seat does not know. If not, it uses the state unchanged: for analysis, where a
    searcher is used without a `Bot` and sees all cards."""


@cache
def search_of(game: Game) -> Any:
    """The compiled search of a game, ready: compiled with a progress line, or from the cache."""
    search = bind(SEARCH, game.rules, heuristics=game.heuristics)
    with progress(lambda: f"{game.title} (search)"):
        settings = game.settings()
        position = Position.deal(game, settings, bytes(32))
        tree = Tree(search, game, SMALL)
        for seat in position.seats_asked:
            known = known_to(position, seat)
            tree.begin(known, seat, 0)
            tree.grow_until(time.perf_counter() + SLICE, seat, settings, Style())
            tree.weights(known, seat)
            tree.impression(known, seat, settings)
    return search


class Tree:
    """The memory of one search, and the compiled code that works on it."""

    def __init__(self, search: Any, game: Game, size: int) -> None:
        rules = game.plain_rules
        self.search, self.longest = search, game.longest
        self.states = np.zeros(3, rules.STATE)
        self.words = self.states.view(np.uint64).reshape(3, -1)
        self.workspace = np.zeros(1, search.WORKSPACE)
        self.workspace["edge_of"] = search.NONE
        self.nodes = np.zeros(size, search.NODE)
        self.edges = np.zeros(EDGES_A_NODE * size, search.EDGE)
        self.root = 0
        self.samples = 0

    def begin(self, known: KnownPosition, seat: int, seed: int) -> None:
        self.states[0] = known.states[0]
        self.search.reopen(self.states, seat)
        self.root = self.search.begin(self.states, self.words, self.workspace, self.nodes, seat, seed)
        self.samples = 0

    def weights(self, known: KnownPosition, seat: int) -> tuple[list[int], list[int]]:
        """The legal actions of a seat and how good they look."""
        self.states[0] = known.states[0]
        workspace = self.workspace[0]
        count = self.search.weigh(self.states, seat, workspace.list, workspace.weights)
        return workspace.list[:count].tolist(), workspace.weights[:count].tolist()

    def impression(self, known: KnownPosition, seat: int, settings: Settings) -> tuple[float, ...]:
        """What every seat can expect at a glance, in worlds that fit what the seat knows."""
        self.begin(known, seat, 0)
        self.search.impression(self.states, self.workspace, seat, settings.players, WORLDS)
        return tuple((self.workspace["sums"][0, : settings.players] / WORLDS).tolist())

    def grow(self, seat: int, settings: Settings, style: Style, samples: int) -> None:
        heuristics = self.search.heuristics
        horizon = int(heuristics.HORIZON if style.horizon is None else style.horizon)
        self.samples += self.search.search(
            self.states, self.words, self.workspace, self.nodes, self.edges, seat, settings.players, int(style.fair),
            float(heuristics.EXPLORATION if style.c is None else style.c),
            float(heuristics.DOUBT if style.doubt is None else style.doubt),
            min(horizon, self.longest) if horizon >= 0 else self.longest, samples,
        )  # fmt: skip

    def grow_until(self, deadline: float, seat: int, settings: Settings, style: Style) -> None:
        """Check the clock every few milliseconds; on a single core, stop early when the decision stands."""
        began = now = time.perf_counter()
        chunk = 1
        while now < deadline and not self.workspace["stop"][0]:
            self.grow(seat, settings, style, chunk)
            before, now = now, time.perf_counter()
            each = (now - before) / chunk
            chunk = max(1, min(2 * chunk, int(min(SLICE, deadline - now) / each)))
            left = (deadline - now) * self.samples / (now - began)
            if style.cores == 1 and self.search.settled(self.nodes, self.edges, self.root, SURE * left):
                return

    def choices(self) -> dict[int, tuple[int, float]]:
        """The actions tried at the root: how often, and the sum of their results."""
        found: dict[int, tuple[int, float]] = {}
        edge = int(self.nodes["first"][self.root])
        while edge != self.search.NONE:
            row = self.edges[edge]
            found[int(row["action"])] = int(row["visits"]), float(row["total"])
            edge = int(row["next"])
        return found


@cache
def network_search_of(game: Game) -> Any:
    """The compiled search of a game with a network, ready: compiled with a progress line, or from the cache."""
    search = bind(SEARCH, game.rules, heuristics=game.heuristics)
    inputs = observation_size(game)
    found = bind(
        NETWORK_SEARCH, game.rules, tensor=str(game.tensor), search=search.__name__, heuristics=game.heuristics
    )
    with progress(lambda: f"{game.title} (search with a network)"):
        settings, rules = game.settings(), game.plain_rules
        sizes = ((inputs, 1), (1, rules.SEATS), (1, rules.ACTIONS))
        hidden, value, policy = ((np.zeros(size, np.float32), np.zeros(size[1], np.float32)) for size in sizes)
        tree = NetworkTree(search, found, Network.of_layers(game, [hidden], value, policy), SMALL)
        position = Position.deal(game, settings, bytes(32))
        for seat in position.seats_asked:
            tree.begin(known_to(position, seat), seat, 0)
            tree.grow(seat, settings, Style(), 8)
            search.settled(tree.nodes, tree.edges, tree.root, 1.0)
    return found


class NetworkTree(Tree):
    """The same for a search with a network."""

    def __init__(self, search: Any, network_search: Any, network: Network, size: int) -> None:
        super().__init__(search, network.game, size)
        self.network, self.network_search = network, network_search
        self._scratch = network.scratch()
        self._memory = np.zeros(2 * size, network_search.JUDGED)
        self._pool = np.zeros(network_search.START + JUDGEMENT * size, np.float32)
        self.counts = np.zeros(3, np.int64)

    def begin(self, known: KnownPosition, seat: int, seed: int) -> None:
        super().begin(known, seat, seed)
        self.counts[:] = 0, self.network_search.START, 0

    def weights(self, known: KnownPosition, seat: int) -> tuple[list[int], list[int]]:
        """The legal actions of a seat and how likely the network takes them."""
        whole = self.network_search.WHOLE
        likely = self.network.judge(known, seat).probabilities
        return known.legal(seat), [int(whole * probability) for probability in likely]

    def grow(self, seat: int, settings: Settings, style: Style, samples: int) -> None:
        network = self.network
        c = next(value for value in (style.c, network.c, NETWORK_C) if value is not None)
        self.samples += self.network_search.search_with_network(
            self.states, self.words, self.workspace, self.nodes, self.edges, network.weights, network.layers,
            self._scratch, relative_actions(network.game, settings.players), self._memory, self._pool, self.counts,
            seat, settings.players, int(style.fair), float(c),
            float(NETWORK_DOUBT if style.doubt is None else style.doubt), samples,
        )  # fmt: skip


class Searcher:
    """Decides by search. Each core grows its own tree, and the results are added up."""

    def __init__(
        self, game: Game, seed: int, budget: Budget, style: Style | None = None, network: Network | None = None
    ) -> None:
        """With a network, the search uses it instead of the game's heuristics."""
        self.game, self.seed, self.budget, self.style = game, seed, budget, style or Style()
        pace = NODES_A_SECOND_WITH_NETWORK if network else NODES_A_SECOND
        wanted = budget.samples or int((budget.seconds or 0) * pace)
        size = min(LARGE, max(SMALL, 1 << (2 * wanted).bit_length()))
        self._trees = [_tree(game, network, size) for _ in range(self.style.cores)]
        self._pool = ThreadPoolExecutor(self.style.cores) if self.style.cores > 1 else None

    def stop(self) -> None:
        """Interrupt a search in another thread; it returns its best result so far."""
        for tree in self._trees:
            tree.workspace["stop"] = 1

    @property
    def decisions(self) -> int:
        """How many decisions the simulations of the last search took in total."""
        return sum(int(tree.workspace["decisions"][0]) for tree in self._trees)

    @property
    def evaluations(self) -> int:
        """How often the last search evaluated its network."""
        return sum(int(tree.counts[-1]) for tree in self._trees if isinstance(tree, NetworkTree))

    def think(self, known: KnownPosition, seat: int, budget: Budget | None = None) -> Thought:
        began = time.perf_counter()
        budget = budget or self.budget
        actions, weights = self._trees[0].weights(known, seat)
        if len(actions) == 1:
            budget = Budget(samples=min(FORCED, budget.samples or FORCED))
        for n, tree in enumerate(self._trees):
            tree.begin(known, seat, self.seed + n * TREE_SEEDS)
        self._grow(budget, began, seat, known.settings)
        return self._thought(dict(zip(actions, weights, strict=True)), began, known.settings)

    def decide(self, known: KnownPosition, seat: int) -> int:
        return self.think(known, seat).action

    def _grow(self, budget: Budget, began: float, seat: int, settings: Settings) -> None:
        def work(n: int) -> None:
            if budget.seconds is not None:
                self._trees[n].grow_until(began + budget.seconds, seat, settings, self.style)
            else:
                share = ((budget.samples or 0) + n) // len(self._trees)
                self._trees[n].grow(seat, settings, self.style, share)

        if self._pool is None:
            work(0)
        else:
            list(self._pool.map(work, range(len(self._trees))))

    def _thought(self, weights: dict[int, int], began: float, settings: Settings) -> Thought:
        """The results of all trees; untried actions come last, by weight."""
        visits, totals = dict.fromkeys(weights, 0), dict.fromkeys(weights, 0.0)
        for tree in self._trees:
            for action, (count, total) in tree.choices().items():
                visits[action] += count
                totals[action] += total
        samples = sum(tree.samples for tree in self._trees)
        sums: npt.NDArray[np.float64] = np.sum([tree.workspace["sums"][0] for tree in self._trees], axis=0)
        choices = [Choice(a, totals[a] / visits[a] if visits[a] else 0.0, visits[a]) for a in weights]
        choices.sort(key=lambda choice: (-choice.visits, -choice.share, -weights[choice.action]))
        shares = tuple((sums[: settings.players] / max(samples, 1)).tolist())
        return Thought(choices[0].action, shares, tuple(choices), samples, time.perf_counter() - began)


def _tree(game: Game, network: Network | None, size: int) -> Tree:
    if network is None:
        return Tree(search_of(game), game, size)
    found = network_search_of(game)
    return NetworkTree(found.search, found, network, size)
