"""What a viewer is told: one function for events, one for the room, one for the view; live and replayed alike."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import Any

from throneroom.engine.errors import ThroneroomError
from throneroom.engine.match import WATCHER, View, ViewCache
from throneroom.engine.messages import as_data, data_of
from throneroom.engine.position import SPECTATOR
from throneroom.table import log, undo
from throneroom.table.absence import choices_at, waits_left
from throneroom.table.errors import refused
from throneroom.table.log import Entry
from throneroom.table.refusals import OutOfGame
from throneroom.table.table import OPEN, OVER, Happening, Table


def event(happening: Happening, guest: str | None, looks: ViewCache | None = None) -> dict[str, Any]:
    """An entry as a guest (None: a watcher) may know it, by where it sat then.

    How the table stands now changes nothing: the key that is told with an end is that of the game that ended.
    """
    entry, seat = happening.entry, happening.seat_of(guest)
    fact = entry.fact
    told: dict[str, Any] = {
        "number": entry.number, "at": entry.at, "kind": entry.kind, "round": happening.round, "ply": happening.ply,
    }  # fmt: skip
    told.update(fact.public())
    if isinstance(fact, log.Renamed):
        told["seat"] = Table.name_of(happening.seat_of(fact.guest) or 0)
    if isinstance(fact, log.Said):
        told["name"] = happening.names[fact.seat]
    if isinstance(fact, log.Decided) and happening.before is not None and happening.after is not None:
        number = fact.seat
        if happening.before.sealed and number != seat:
            told["decision"] = None
        events = (looks or ViewCache()).events(
            happening.before, number, happening.action, happening.after, SPECTATOR if seat is None else seat
        )
        told["log"] = as_data(events)
    if happening.opening is not None:
        told["commitment"] = happening.opening.commitment
        told["log"], *told["story"] = [as_data(events) for events in happening.opening.events(viewer_name(seat))]
    if happening.key is not None:
        told["key"] = happening.key
    return told


def told(table_id: str, entries: Iterable[Entry], guest: str | None, since: int) -> list[dict[str, Any]]:
    """The events after number `since` as this guest was told them when they happened."""
    table = Table(table_id)
    found = []
    for entry in entries:
        happening = table.apply(entry)
        if entry.number > since:
            found.append(event(happening, guest))
    return found


def viewer_name(seat: int | None) -> str:
    """The viewer as `Match.view` knows it."""
    return WATCHER if seat is None else Table.name_of(seat)


def view(table: Table, seat: int | None, looks: ViewCache | None = None) -> View | None:
    """What the viewer sees of the game; nothing before it begins."""
    return None if table.match is None else table.match.view(viewer_name(seat), looks)


def why(table: Table, guest: str | None, decision: str) -> ThroneroomError | None:
    """Why a player may not decide so now, by the rule and from what its seat knows; None if it may."""
    seat = table.own_seat(guest)
    match = table.playing
    if table.seats[seat].out is not None:
        return refused(OutOfGame())
    return match.refusal(table.name_of(seat), decision)


def room(table: Table, guest: str | None, now: int, watchers: int) -> dict[str, Any]:
    """The table around the game, and which part of it is yours."""
    return {**surroundings(table, now, watchers), **yours(table, guest)}


def yours(table: Table, guest: str | None) -> dict[str, Any]:
    """What of the room is one guest's own."""
    seat = table.seat_of(guest)
    question = None if seat is None else table.questions.get(seat)
    return {
        "you": None if seat is None else table.name_of(seat),
        "host": guest is not None and guest == table.host,
        "question": None if question is None else question.number,
        "no_undo": data_of(None if seat is None else undo.refusal(table, seat)),
        "may_skip": seat is not None and table.may_skip(seat),
    }


def surroundings(table: Table, now: int, watchers: int) -> dict[str, Any]:
    """The table around the game, as everybody may know it."""
    terms = table.terms
    return {
        "id": table.id,
        "status": table.status,
        "round": table.round,
        "game": terms.game,
        "players": terms.players,
        "options": terms.options,
        "listed": terms.listed,
        "hints": terms.hints if table.status == OPEN else table.hints_allowed,
        "bots": terms.bots,
        "clock": terms.clock,
        "grace": terms.grace,
        "pace": terms.pace,
        "level": terms.level,
        "continued": terms.record is not None and table.round <= 1,
        "now": now,
        "watchers": watchers,
        "seats": [_seat(table, n, now) for n in range(len(table.seats))],
        "absences": _absences(table),
        "end_agreed": _names(table.end_agreed),
        "undo": _undo(table),
        "rematch": _names(table.rematch),
        "skipped": table.skipped,
        "undone": table.undone,
        "commitment": table.match.commitment if table.match else None,
        "standing": table.standing,
        "reason": table.reason,
        "game_id": game_id(table) if table.status == OVER else None,
    }


def game_id(table: Table) -> str:
    """The name under which a finished game is kept and shared; it does not lead back to the table."""
    assert table.match is not None
    return hashlib.sha256(f"{table.id} {table.round} {table.match.key.hex()}".encode()).hexdigest()[:20]


def _seat(table: Table, number: int, now: int) -> dict[str, Any]:
    seat = table.seats[number]
    return {
        "seat": table.name_of(number),
        "kind": seat.kind,
        "name": seat.name,
        "level": seat.level,
        "here": bool(seat.here) if seat.guest else None,
        "asked": number in table.questions,
        "stand_in": seat.stand_in,
        "stands_in_at": table.patience(number),
        "out": seat.out,
        "clock": table.clock_left(number, now),
    }


def _undo(table: Table) -> dict[str, Any] | None:
    request = table.undo
    if request is None:
        return None
    return {"seat": table.name_of(request.seat), "to": request.ply, "agreed": _names(request.agreed)}


def _absences(table: Table) -> list[dict[str, Any]]:
    """Who is away and waited for by others, or played for by a bot."""
    return [
        {
            "seat": table.name_of(number),
            "stands_in_at": table.patience(number),
            "choices_at": choices_at(table, number),
            "waits": waits_left(table, number),
            "agreed": _names(seat.agreed),
        }
        for number, seat in enumerate(table.seats)
        if seat.awaited is not None or (seat.stand_in and table.questions)
    ]


def _names(seats: Iterable[int]) -> list[str]:
    return [Table.name_of(seat) for seat in sorted(seats)]
