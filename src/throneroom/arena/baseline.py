"""Baseline cards: how strong the bots of a game are, how far from equilibrium on its toy, and what a decision costs."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import throneroom
from throneroom import bots
from throneroom.arena.ladder import ANCHOR
from throneroom.arena.ratings import rated
from throneroom.arena.summary import thinking
from throneroom.arena.tally import Tally
from throneroom.engine.game import Game
from throneroom.engine.game_modules import SolvedGameModule
from throneroom.engine.position import Position
from throneroom.equilibrium.solver import judged
from throneroom.equilibrium.toys import toy_of, worlds_of
from throneroom.equilibrium.tree import Floats, Tree, grown
from throneroom.equilibrium.tree_kernels import NONE

FORMAT = 1
KINDS = {
    "random": "random", "page": "heuristic", "beginner": "heuristic", "squire": "heuristic", "knight": "search",
    "regent": "search", "network": "learned", "network-search": "learned, with search", "sovereign": "the best",
}  # fmt: skip
DEFAULT = "random,squire,knight:200,network"
"""The bots of a card: cheap ones, with budgets in samples, so that anybody gets the same card."""
EXACT = "sovereign:200"
"""The bot that plays perfectly in a game that is solved from the first decision on."""


def default_bots(game: Game) -> str:
    """The bots of a card, with perfect play where the whole game is solved."""
    return f"{DEFAULT},{EXACT}" if isinstance(game.exact, SolvedGameModule) else DEFAULT


def card(tally: Tally) -> dict[str, Any]:
    """The card of a ladder that has been played."""
    plan, game = tally.plan, tally.plan.game
    ratings = rated(tally.scores, len(plan.bots), plan.settings.players)
    order = ratings.order()
    zero = plan.bots.index(ANCHOR) if ANCHOR in plan.bots else order[-1]
    return {
        "throneroom baseline": FORMAT, "game": game.name, "rules": game.version, "environment": game.environment,
        "version": throneroom.__version__, "players": plan.settings.players, "seed": plan.seed, "deals": tally.done,
        "anchor": plan.bots[zero],
        "bots": [_row(tally, ratings, bot, zero) for bot in order],
        **({"toy": _toy(game, plan.bots)} if game.toy else {}),
    }  # fmt: skip


def _row(tally: Tally, ratings: Any, bot: int, zero: int) -> dict[str, Any]:
    value, low, high = (0.0, 0.0, 0.0) if bot == zero else ratings.difference(bot, zero)
    games, decisions, seconds, longest = thinking(tally, bot)
    name = tally.plan.bots[bot]
    return {
        "bot": name, "kind": _kind(name, tally.plan.game),
        "elo": round(value, 1), "elo low": round(low, 1), "elo high": round(high, 1), "games": games,
        "ms a decision": round(1000 * seconds / max(decisions, 1), 4), "ms longest": round(1000 * longest, 3),
    }  # fmt: skip


def _kind(name: str, game: Game) -> str:
    method = name.partition(":")[0].partition(",")[0]
    if method == "sovereign" and isinstance(game.exact, SolvedGameModule):
        return "exact"
    return KINDS.get(method, "submitted")


def _toy(game: Game, names: tuple[str, ...]) -> dict[str, Any]:
    """NashConv of each bot on the toy of the game, if all seats play like it. 0 is an equilibrium."""
    worlds = worlds_of(game, toy_of(game))
    tree = grown(worlds)
    even = judged(tree, tree.even()).nash_conv
    found = {name: judged(tree, strategy_of(name, tree, worlds)).nash_conv for name in names if name != ANCHOR}
    return {"nodes": tree.nodes, "NashConv": {ANCHOR: round(even, 6), **{n: round(v, 6) for n, v in found.items()}}}


def strategy_of(name: str, tree: Tree, worlds: list[Position]) -> Floats:
    """What a bot does at every information set of a toy: one choice, found by asking it once, with its own dice."""
    strategy = tree.even() * 0
    for info in range(tree.infosets):
        node, seat = int(tree.shown[info]), int(tree.owner[info])
        action = bots.named(name, tree.game, info).decide(position_at(tree, worlds, node), seat)
        places = range(int(tree.first[info]), int(tree.first[info + 1]))
        strategy[next(at for at in places if tree.actions[at] == action)] = 1
    return strategy


def position_at(tree: Tree, worlds: list[Position], node: int) -> Position:
    """The position of a node: its world, played on."""
    path = []
    while tree.parent[node] != NONE:
        above = int(tree.parent[node])
        path.append((int(tree.seats[above]), int(tree.actions[tree.slot[node]])))
        node = above
    position: Position = worlds[tree.roots.tolist().index(node)].copy()
    for seat, action in reversed(path):
        position.play(seat, action)
    return position


def write(found: dict[str, Any], path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")


def table(found: dict[str, Any]) -> list[str]:
    """A card as a table in Markdown."""
    toy = found.get("toy", {}).get("NashConv", {})
    lines = ["| bot | kind | Elo (95 %) | ms a decision | NashConv on the toy |", "|---|---|---|---|---|"]
    for row in found["bots"]:
        elo = (
            "0"
            if row["bot"] == found["anchor"]
            else f"{row['elo']:+.0f} ({row['elo low']:+.0f} to {row['elo high']:+.0f})"
        )
        conv = f"{toy[row['bot']]:.3f}" if row["bot"] in toy else ""
        lines.append(f"| {row['bot']} | {row['kind']} | {elo} | {row['ms a decision']:.3g} | {conv} |")
    return lines
