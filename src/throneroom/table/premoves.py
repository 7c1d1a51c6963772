"""Premoves at a table: decisions that a player leaves for its next question. They are not part of the log.

A premove is valid as long as the game continues from where it was prepared: nothing is taken back, the decisions of the
others are among those that it names (or it names none), and the situation that it was prepared for has not changed.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from typing import Literal

from throneroom.engine.premoves import Foresight, basis, foresee
from throneroom.table.errors import TableError, refused
from throneroom.table.refusals import CannotPrepare
from throneroom.table.table import PERSON, RUNNING, Table

Why = Literal["illegal", "other", "changed"]
ILLEGAL: Why = "illegal"
OTHER: Why = "other"
CHANGED: Why = "changed"
"""Why a premove was cancelled: not legal now, the others did something else, or what it counts on is not the same."""
MOST_ANSWERS = 40


@dataclass(frozen=True, slots=True)
class Answer:
    """What to decide after a decision of the others; None: whatever they do."""

    after: str | None
    decision: str


@dataclass(frozen=True, slots=True)
class Premove:
    """What a guest has prepared, and where in the game."""

    guest: str
    round: int
    ply: int
    path: str
    """A digest of the decisions until then."""
    basis: tuple[int, ...]
    answers: tuple[Answer, ...]


@dataclass(frozen=True, slots=True)
class Play:
    """The premove answers this question with this decision."""

    question: int
    decision: str


@dataclass(frozen=True, slots=True)
class Cancel:
    """The premove cannot answer the question that is asked now."""

    why: Why


DONE: Literal["done"] = "done"
"""Its player has decided since, or the game is over."""
Verdict = Play | Cancel | Literal["done"] | None
"""None: its player is not asked yet."""


def may_prepare(table: Table, seat: int) -> bool:
    """Whether a seat may prepare its next decision now, while another person is asked."""
    if table.status != RUNNING or seat in table.questions or not table.seats[seat].plays:
        return False
    if not any(table.seats[other].plays for other in table.questions):
        return False
    return table.settings.find_game().has_premoves and not table.playing.position.sealed


def foresight(table: Table, guest: str) -> Foresight:
    """What a guest may prepare now."""
    seat = table.seat_of(guest)
    if seat is None or not may_prepare(table, seat):
        return Foresight({}, ())
    return foresee(table.playing, seat)


def prepare(table: Table, guest: str, ply: int, answers: tuple[Answer, ...]) -> Premove:
    """A premove for the position after `ply` decisions, if it is the current one and the game allows it."""
    seat = table.own_seat(guest)
    if not may_prepare(table, seat):
        raise refused(CannotPrepare())
    match = table.playing
    if ply != match.ply:
        raise TableError("stale", f"this is for the position after {ply} decisions, but there are {match.ply} now")
    if not answers or len({answer.after for answer in answers}) < len(answers):
        raise TableError("bad_request", "a premove needs one decision for each decision of the others that it names")
    allowed = foresight(table, guest)
    for answer in answers:
        if not allowed.allows(answer.after, answer.decision):
            raise refused(CannotPrepare())
    return Premove(guest, table.round, ply, _path(table, ply), basis(match, seat), answers)


def judge(table: Table, premove: Premove) -> Verdict:
    """What follows from a premove at a table as it stands."""
    seat = table.seat_of(premove.guest)
    if seat is None or table.status != RUNNING or table.round != premove.round or not table.seats[seat].plays:
        return DONE
    question = table.questions.get(seat)
    if table.playing.ply < premove.ply or _path(table, premove.ply) != premove.path:
        return Cancel(CHANGED) if question else DONE
    if seat in table.movers[premove.ply :]:
        return DONE
    if question is None or table.seats[seat].stand_in:
        return None
    since = [decision for _, decision in table.playing.history[premove.ply :]]
    answer = _answer(premove, since)
    if answer is None:
        return Cancel(OTHER)
    if premove.basis != basis(table.playing, seat):
        return Cancel(CHANGED)
    if answer.decision not in table.playing.legal(table.name_of(seat)):
        return Cancel(ILLEGAL)
    return Play(question.number, answer.decision)


def _answer(premove: Premove, since: list[str]) -> Answer | None:
    """The prepared answer to what the others have decided: the one that names it, or the one for anything."""
    by_name = {answer.after: answer for answer in premove.answers}
    named = by_name.get(since[0]) if len(since) == 1 else None
    return named or by_name.get(None)


def _path(table: Table, ply: int) -> str:
    decisions = json.dumps(table.playing.decisions[:ply])
    return hashlib.sha256(decisions.encode()).hexdigest()[:32]


def is_for_people(table: Table) -> bool:
    """Whether somebody here may have prepared something."""
    return table.settings.find_game().has_premoves and sum(seat.kind == PERSON for seat in table.seats) > 1
