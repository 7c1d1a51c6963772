"""What a viewer gets to see of a table: the events, and the room around the game.

It is the same whether it is sent at once or later, from the log.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from typing import Any

from throneroom.engine.chance import commitment
from throneroom.engine.errors import ThroneroomError
from throneroom.engine.match import WATCHER, ViewCache
from throneroom.engine.messages import Event, as_data, data_of
from throneroom.engine.position import SPECTATOR
from throneroom.table import log, undo
from throneroom.table.absence import choices_at, waits_left
from throneroom.table.errors import refused
from throneroom.table.fair_game import FairGame
from throneroom.table.log import Entry
from throneroom.table.premoves import may_prepare
from throneroom.table.refusals import OutOfGame
from throneroom.table.table import OPEN, OVER, AppliedEntry, Table

NOBODY: frozenset[str] = frozenset()


def event_for(
    applied: AppliedEntry, guest: str | None, cache: ViewCache | None = None, blocked: frozenset[str] = NOBODY
) -> dict[str, Any]:
    """An entry as a guest (None: a spectator) may know it, by the guest's seat at that time. What those say whom the
    guest has blocked has no text.

    The current state of the table does not matter: the key in an `ended` event is that of the game that ended.
    """
    entry, seat = applied.entry, applied.seat_of(guest)
    fact = entry.fact
    told: dict[str, Any] = {
        "number": entry.number, "at": entry.at, "kind": entry.kind, "round": applied.round, "ply": applied.ply,
    }  # fmt: skip
    told.update(fact.public())
    if isinstance(fact, log.Renamed):
        told["seat"] = Table.name_of(applied.seat_of(fact.by or fact.guest) or 0)
    if isinstance(fact, log.Forgotten) and fact.seat is not None:
        told["seat"] = Table.name_of(fact.seat)
    if isinstance(fact, log.Said):
        told["name"] = applied.names[fact.seat]
        if is_said_by(applied, blocked):
            told["text"] = None
    if isinstance(fact, log.Decided) and applied.before is not None and applied.before.sealed and fact.seat != seat:
        told["decision"] = None
    story = [as_data(events) for events in story_of(applied, seat, cache or ViewCache())]
    if story:
        told["log"] = story[0]
    if applied.opening is not None:
        told["commitment"], told["story"] = applied.opening.commitment, story[1:]
    if applied.key is not None:
        told["key"] = applied.key
    if applied.secret is not None:
        told["secret"] = applied.secret
    return told


def is_said_by(applied: AppliedEntry, people: frozenset[str]) -> bool:
    """Whether an entry is a message of one of these guests."""
    return (
        bool(people) and isinstance(applied.entry.fact, log.Said) and applied.guests[applied.entry.fact.seat] in people
    )


def story_of(applied: AppliedEntry, seat: int | None, cache: ViewCache) -> list[list[Event]]:
    """The game's events for an entry as a seat (None: a spectator) may know them, decision by decision.

    For a decision, this is what it did. For the start of a game, it is how the game began and then what each decision
    did in the record that the game continues. For all other entries it is empty.
    """
    if applied.opening is not None:
        return applied.opening.events(viewer_name(seat))
    fact, before, after = applied.entry.fact, applied.before, applied.after
    if not isinstance(fact, log.Decided) or before is None or after is None:
        return []
    return [cache.events(before, fact.seat, applied.action, after, SPECTATOR if seat is None else seat)]


class EventHistory:
    """The events of a table's log as a guest received them when they happened, from the beginning of the log on."""

    def __init__(
        self, table_id: str, guest: str | None, since: int | None, blocked: frozenset[str] = NOBODY
    ) -> None:  # fmt: skip
        """The events after number `since`; None: those of the latest game."""
        self._blocked = blocked
        self._table, self._guest, self._since = Table(table_id), guest, since
        self._events: list[tuple[int, dict[str, Any]]] = []
        self._started = 0

    @property
    def number(self) -> int:
        """The number of the last entry."""
        return self._table.number

    def add(self, entries: Sequence[Entry]) -> None:
        """Add the entries that follow."""
        games = [entry.number - 1 for entry in entries if isinstance(entry.fact, log.Started)]
        self._started = max(games, default=self._started)
        since = self._started if self._since is None else self._since
        for entry in entries:
            applied = self._table.apply(entry)
            if entry.number > since:
                self._events.append((entry.number, event_for(applied, self._guest, blocked=self._blocked)))

    def events(self) -> list[dict[str, Any]]:
        """The events that are wanted."""
        since = self._started if self._since is None else self._since
        return [event for number, event in self._events if number > since]


def viewer_name(seat: int | None) -> str:
    """The viewer's name for `Match.view`."""
    return WATCHER if seat is None else Table.name_of(seat)


def decision_refusal(table: Table, guest: str | None, decision: str) -> ThroneroomError | None:
    """Why a player may not take this decision now, by the rule and from what the seat knows; None if it may."""
    seat = table.own_seat(guest)
    match = table.playing
    if table.seats[seat].out is not None:
        return refused(OutOfGame())
    return match.refusal(table.name_of(seat), decision)


def own_room(table: Table, guest: str | None) -> dict[str, Any]:
    """The part of the room that is only for this guest."""
    seat = table.seat_of(guest)
    question = None if seat is None else table.questions.get(seat)
    return {
        "you": None if seat is None else table.name_of(seat),
        "host": guest is not None and guest == table.host,
        "question": None if question is None else question.number,
        "no_undo": data_of(None if seat is None else undo.refusal(table, seat)),
        "may_skip": seat is not None and table.may_skip(seat),
        "may_prepare": seat is not None and may_prepare(table, seat),
    }


def shared_room(table: Table, now: int, watchers: int) -> dict[str, Any]:
    """The part of the room that everybody may know."""
    settings = table.settings
    return {
        "id": table.id,
        "status": table.status,
        "round": table.round,
        "game": settings.game,
        "players": settings.players,
        "options": settings.options,
        "listed": settings.listed,
        "hints": settings.hints if table.status == OPEN else table.hints_allowed,
        "chat": table.chat_open,
        "bots": settings.bots,
        "rated": settings.rated,
        "clock": settings.clock,
        "hours_a_move": settings.hours_a_move,
        "grace": settings.grace,
        "pace": settings.pace,
        "level": settings.level,
        "continued": settings.record is not None and table.round <= 1,
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
        "deal": None if table.fair_game is None else _deal(table.fair_game),
        "next_deal": _next_deal(table),
        "begins_by": table.begins_by if table.gathering else None,
        "standing": table.standing,
        "reason": table.reason,
        "game_id": game_id(table) if table.status == OVER else None,
    }


def _deal(game: FairGame) -> dict[str, Any]:
    """Where the key of the game came from, and the head of the chain over its log so far."""
    return {"commitment": game.commitment, "contributions": _contributions(game.contributions), "head": game.head}


def _next_deal(table: Table) -> dict[str, Any] | None:
    """What the server has committed to for the next game, and the contributions so far."""
    secret = table.next_secret
    if secret is None:
        return None
    so_far = table.contributions_in(list(range(len(table.seats))))
    return {"commitment": commitment(secret), "contributions": _contributions(so_far)}


def _contributions(given: Iterable[tuple[str, str]]) -> list[dict[str, str]]:
    return [{"seat": seat, "contribution": number} for seat, number in given]


def game_id(table: Table) -> str:
    """The id under which a finished game is stored and shared; it does not reveal the table."""
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
        "stands_in_at": table.stand_in_due(number),
        "out": seat.out,
        "clock": table.clock_left(number, now),
        "vacation": table.vacation_until(number, now),
    }


def _undo(table: Table) -> dict[str, Any] | None:
    request = table.undo
    if request is None:
        return None
    return {"seat": table.name_of(request.seat), "to": request.ply, "agreed": _names(request.agreed)}


def _absences(table: Table) -> list[dict[str, Any]]:
    """The absent players whom others are waiting for, or for whom a bot plays."""
    return [
        {
            "seat": table.name_of(number),
            "stands_in_at": table.stand_in_due(number),
            "choices_at": choices_at(table, number),
            "waits": waits_left(table, number),
            "agreed": _names(seat.agreed),
        }
        for number, seat in enumerate(table.seats)
        if seat.awaited is not None or (seat.stand_in and table.questions)
    ]


def _names(seats: Iterable[int]) -> list[str]:
    return [Table.name_of(seat) for seat in sorted(seats)]
