"""Finished games: what is saved for replays, statistics and ratings, and how to read it."""

from __future__ import annotations

from typing import Protocol, cast

import sqlalchemy as sa

from throneroom.server import schema
from throneroom.server.opponents import strongest_rival
from throneroom.server.store import Store
from throneroom.server.transaction import Finished, Player
from throneroom.table import Table
from throneroom.table.errors import refused
from throneroom.table.projection import game_id
from throneroom.table.refusals import NoFinishedGame
from throneroom.table.table import BOT, PERSON, UNCOUNTED


class FinishedGameRow(Protocol):
    """A row of the table `games`."""

    @property
    def id(self) -> str: ...
    @property
    def table_id(self) -> str: ...
    @property
    def game(self) -> str: ...
    @property
    def ended(self) -> int: ...
    @property
    def record(self) -> str: ...
    @property
    def summary(self) -> str: ...
    @property
    def chances(self) -> str | None: ...
    @property
    def review(self) -> str | None: ...


def finished_game(table: Table, at: int) -> Finished:
    """The game that has just ended at a table."""
    assert table.match is not None and table.standing is not None
    won = [bool(share) for share in table.standing]
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
    openings = [""] * len(table.seats) if _is_continued(table) else table.match.first_choices()
    return Finished(
        id=game_id(table),
        game=table.settings.game,
        ended=at,
        record=table.match.record(table.fair_game.proof() if table.fair_game else None),
        summary={
            "seats": seats,
            "standing": table.standing,
            "reason": table.reason,
            "rated": rated,
            "undone": table.undone,
            "by_bots": table.by_bots,
        },
        seats=len(table.seats),
        players=[
            Player(str(seat.guest), table.name_of(n), won[n], _rivals(table, n), openings[n] or None)
            for n, seat in enumerate(table.seats)
            if seat.kind == PERSON and seat.guest
        ],
        counted=table.reason not in UNCOUNTED and not table.undone,
        teams=[
            (_rated_name(seat.kind, seat.guest, seat.level), won[n])
            for n, seat in enumerate(table.seats)
            if not seat.forgotten
        ]
        if rated
        else [],
    )


def is_rated(table: Table) -> bool:
    """Whether people played the game from its start to its end, without hints and without undo.

    One person among bots is rated only at a table that was opened as a rated one: elsewhere it could have hints.
    """
    return (
        len(table.people) > (0 if table.settings.rated else 1)
        and table.reason not in UNCOUNTED
        and not table.settings.hints
        and not table.undone
        and not _is_continued(table)
        and len({seat.level for seat in table.seats if seat.kind == BOT})
        == sum(seat.kind == BOT for seat in table.seats)
    )


def _is_continued(table: Table) -> bool:
    """Whether the game began with decisions of another one."""
    return table.round == 1 and table.settings.record is not None


def _rivals(table: Table, own: int) -> str:
    return strongest_rival((seat.kind, seat.level) for n, seat in enumerate(table.seats) if n != own)


def _rated_name(kind: str, guest: str | None, level: str | None) -> str:
    return f"bot:{level}" if kind == BOT else str(guest)


async def fetch_finished(store: Store, finished_id: str) -> FinishedGameRow:
    """The row of a finished game; refused if there is no such game."""
    found = await store.fetch(sa.select(schema.games).where(schema.games.c.id == finished_id))
    if not found:
        raise refused(NoFinishedGame())
    return cast(FinishedGameRow, found[0])


async def is_finished(store: Store, finished_id: str) -> bool:
    """Whether there is a finished game with this id."""
    return bool(await store.fetch(sa.select(schema.games.c.id).where(schema.games.c.id == finished_id)))
