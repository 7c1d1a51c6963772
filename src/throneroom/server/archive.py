"""What of a table goes into its row, into the lobby, and into the archive of finished games."""

from __future__ import annotations

from typing import Any

import orjson

from throneroom.server.append import Change, Finished
from throneroom.table import Entry, Table, log
from throneroom.table.seen import game_id
from throneroom.table.table import ABANDONED, BOT, PERSON, TOO_LONG


def change_of(table: Table, entries: list[Entry]) -> Change:
    """What to save of a table that has just applied these entries."""
    ended = next((entry for entry in entries if isinstance(entry.fact, log.Ended)), None)
    row: dict[str, Any] = {
        "last": table.number,
        "updated": entries[-1].at,
        "due": table.due(),
        "summary": orjson.dumps(summary(table)).decode(),
    }
    if any(not isinstance(entry.fact, log.Decided) for entry in entries):
        row |= {
            "game": table.terms.game,
            "status": table.status,
            "listed": table.terms.listed,
            "host": table.host,
            "here": " ".join(sorted({process for seat in table.seats for process in seat.here})),
        }
    sitters = [seat.guest for seat in table.seats if seat.guest] if _seats_changed(entries) else []
    return Change(table.id, entries, row, sitters, finished(table, ended.at) if ended else None)


def _seats_changed(entries: list[Entry]) -> bool:
    return any(isinstance(entry.fact, (log.Opened, log.Sat, log.Started)) for entry in entries)


def summary(table: Table) -> dict[str, Any]:
    """A table in the lobby and in one's own list. `guests` stays here: a list tells a guest its own seat alone."""
    clock = table.terms.clock
    return {
        "guests": [seat.guest for seat in table.seats],
        "players": table.terms.players,
        "seats": [{"kind": seat.kind, "name": seat.name} for seat in table.seats],
        "clock": {"base": clock.base, "increment": clock.increment} if clock else None,
        "hints": table.terms.hints,
        "round": table.round,
        "asked": [table.name_of(seat) for seat in sorted(table.questions)],
    }


def finished(table: Table, at: int) -> Finished:
    """A game for the archive, for statistics and for ratings."""
    assert table.match is not None and table.standing is not None
    won = [bool(share) for share in table.standing]
    people = [(n, seat) for n, seat in enumerate(table.seats) if seat.kind == PERSON and seat.guest]
    seats = [
        {
            "seat": table.name_of(n),
            "kind": seat.kind,
            "name": seat.name,
            "level": seat.level,
            "out": seat.out,
            "won": won[n],
        }
        for n, seat in enumerate(table.seats)
    ]
    rated = is_rated(table)
    return Finished(
        id=game_id(table),
        game=table.terms.game,
        ended=at,
        record=table.match.record(),
        summary={
            "seats": seats,
            "standing": table.standing,
            "reason": table.reason,
            "rated": rated,
            "undone": table.undone,
        },
        players=[(str(seat.guest), table.name_of(n), won[n]) for n, seat in people],
        counted=table.reason not in (ABANDONED, TOO_LONG) and not table.undone,
        teams=[(_rated_name(seat.kind, seat.guest, seat.level), won[n]) for n, seat in enumerate(table.seats)]
        if rated
        else [],
    )


def is_rated(table: Table) -> bool:
    """A game counts that at least two people played out from its start, without help and without taking back."""
    return (
        len(table.people) > 1
        and table.reason not in (ABANDONED, TOO_LONG)
        and not table.terms.hints
        and not table.undone
        and not (table.round == 1 and table.terms.record is not None)
        and len({seat.level for seat in table.seats if seat.kind == BOT})
        == sum(seat.kind == BOT for seat in table.seats)
    )


def _rated_name(kind: str, guest: str | None, level: str | None) -> str:
    return f"bot:{level}" if kind == BOT else str(guest)
