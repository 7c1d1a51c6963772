"""Puzzle: a position from a game, the seat that is asked, and what each of its choices leads to."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias, get_args

from throneroom.engine.errors import ThroneroomError
from throneroom.engine.game import Game, find
from throneroom.engine.match import Match, new

Kind: TypeAlias = Literal["win", "ending", "risk", "sure"]
"""How the solution is known.

`win` is a proof: one choice wins, all others lose. `ending` is played to the end in every hand that the rival can
hold. `risk` weighs every card that a deck can still give. `sure` is what the strongest bots agree on by a wide margin.
"""
KINDS: tuple[Kind, ...] = get_args(Kind)
HARDEST = 5
EASIEST_RATING, HARDEST_RATING = 800, 2000
ID_LENGTH = 12
FEWEST_CHOICES = 2
Move: TypeAlias = tuple[str, str]
"""A seat and its decision."""


class PuzzleError(ThroneroomError):
    """A puzzle, or a file of puzzles, that is not in order."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One legal decision of a puzzle, and what it leads to."""

    decision: str
    worth: int
    """In a proof, the decisions until the seat wins, or below zero until it loses; else its chance in per mille."""
    line: tuple[Move, ...]
    """How the game goes on after it, in a proof. Elsewhere nothing is certain: `explain` tells what is likely."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position from a game between bots, as one seat sees it, with exactly one right choice."""

    game: str
    players: int
    seed: int
    """The deal: see `engine.chance`."""
    played: tuple[Move, ...]
    """All decisions up to the position."""
    seat: str
    kind: Kind
    rating: int
    """How hard it is, on the scale of the players' ratings."""
    choices: tuple[Choice, ...]
    """Every legal decision; the first is the solution."""

    @property
    def id(self) -> str:
        """A short name that depends on the position and on nothing else."""
        text = json.dumps([self.game, self.players, self.seed, self.played, self.seat])
        return hashlib.sha256(text.encode()).hexdigest()[:ID_LENGTH]

    @property
    def solution(self) -> str:
        return self.choices[0].decision

    @property
    def difficulty(self) -> int:
        """From 1, easy, to `HARDEST`."""
        return difficulty_of(self.rating)

    @property
    def wins_in(self) -> int | None:
        """In a proof, how many decisions the seat itself needs to win, the last included."""
        if self.kind != "win":
            return None
        return sum(seat == self.seat for seat, _ in ((self.seat, self.solution), *self.choices[0].line))

    def choice(self, decision: str) -> Choice | None:
        """The choice with this notation."""
        return next((choice for choice in self.choices if choice.decision == decision), None)

    def match(self) -> Match:
        """The match at the position of the puzzle."""
        match = new(self.game, self.players, self.seed)
        for seat, decision in self.played:
            match.play(seat, decision)
        return match

    def data(self) -> dict[str, Any]:
        """The puzzle as plain JSON."""
        return {
            "players": self.players,
            "seed": self.seed,
            "played": _texts(self.played),
            "seat": self.seat,
            "kind": self.kind,
            "rating": self.rating,
            "choices": [[choice.decision, choice.worth, _texts(choice.line)] for choice in self.choices],
        }

    @classmethod
    def of(cls, game: str, data: Mapping[str, Any]) -> Puzzle:
        """The puzzle in its JSON form."""
        try:
            puzzle = cls(
                game=game,
                players=int(data["players"]),
                seed=int(data["seed"]),
                played=_moves(data["played"]),
                seat=str(data["seat"]),
                kind=data["kind"],
                rating=int(data["rating"]),
                choices=tuple(Choice(decision, worth, _moves(line)) for decision, worth, line in data["choices"]),
            )
        except (KeyError, TypeError, ValueError) as error:
            raise PuzzleError(f"this is not a puzzle: {type(error).__name__} {error}") from None
        if puzzle.kind not in KINDS:
            raise PuzzleError(f"the kind of a puzzle is one of {', '.join(KINDS)}, not {puzzle.kind!r}")
        if len(puzzle.choices) < FEWEST_CHOICES:
            raise PuzzleError(f"a puzzle has {FEWEST_CHOICES} choices or more, not {len(puzzle.choices)}")
        return puzzle


def difficulty_of(rating: int) -> int:
    """The difficulty of a puzzle with this rating."""
    steps = (rating - EASIEST_RATING) * HARDEST // (HARDEST_RATING - EASIEST_RATING)
    return min(HARDEST, 1 + steps)


def _texts(moves: tuple[Move, ...]) -> list[str]:
    return [f"{seat} {decision}" for seat, decision in moves]


def _moves(texts: list[str]) -> tuple[Move, ...]:
    return tuple((seat, decision) for seat, _, decision in (text.partition(" ") for text in texts))


def rules_of(game: str | Game) -> int:
    """The version of the rules for which puzzles are made now."""
    return (find(game) if isinstance(game, str) else game).version
