"""What a bot process finds out about a position of a solved game."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

import orjson

from throneroom.bots.judge import judge_of
from throneroom.engine.errors import ThroneroomError
from throneroom.engine.game import find
from throneroom.engine.game_modules import CompleteSolver, SolvedGameModule
from throneroom.engine.match import Match
from throneroom.engine.messages import as_data
from throneroom.review.rating import perfect_line


@cache
def _solver(name: str) -> CompleteSolver:
    """The solver of a game, one per process."""
    exact = find(name).exact
    assert isinstance(exact, SolvedGameModule)
    return exact.Solver()


def explored(name: str, number: int | None, parts: dict[str, str], line: list[str]) -> tuple[bytes | None, str]:
    """A position after a line of decisions with the outcome of every choice, as JSON; or what is wrong with them."""
    try:
        match = Match.arrange(name, **parts)  # type: ignore[arg-type]
        for decision in line:
            _play(match, decision)
    except ThroneroomError as error:
        return None, str(error)
    return orjson.dumps(_told(match, number)), ""


def _play(match: Match, decision: str) -> None:
    """Take a decision for whoever is asked; an error says which one of the line it is."""
    try:
        match.play(match.waiting[0] if match.waiting else match.seats[0], decision)
    except ThroneroomError as error:
        raise ThroneroomError(f"decision {match.ply + 1} of the line, {decision[:60]!r}: {error}") from None


def _told(match: Match, number: int | None) -> dict[str, Any]:
    found = _solver(match.game.name).analyse(match.position)
    asked = match.waiting[0] if match.waiting else None
    return {
        "game": match.game.name,
        "number": number,
        "hands": {seat: cards.split(", ") for seat, cards in match.at(0).arranged().items() if seat in match.seats},
        "line": [{"seat": seat, "decision": decision} for seat, decision in match.history],
        "story": [as_data(events) for events in match.events(None)],
        "view": replace(match.view(None), legal=tuple(match.legal(asked)) if asked else ()),
        "winner": match.seats[found.winner],
        "length": found.length,
        "choices": [
            {
                "decision": match.notations[choice.action],
                "winner": match.seats[choice.winner],
                "length": choice.length,
            }
            for choice in found.choices
        ],
        "best": _best_line(match),
    }


def _best_line(match: Match) -> list[dict[str, str]]:
    """How the game goes on if both play perfectly."""
    line = perfect_line(judge_of(match.game), match.position)
    return [{"seat": match.seats[seat], "decision": match.notations[action]} for seat, action in line]
