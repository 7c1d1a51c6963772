"""Everything that the database has about a guest: where it is, how it moves to another guest, how it is deleted.

`ROWS` names every column with the id of a guest; a test compares it with the schema.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import orjson
import sqlalchemy as sa

from throneroom.server import chat_log, schema
from throneroom.server.transaction import to_json

ROWS: dict[str, str] = {
    "audit_log": "", "bans": "", "blocks": "guest", "devices": "guest", "entrants": "player", "entries": "",
    "feeds": "guest", "games": "", "guest_networks": "guest", "guests": "id", "lessons": "guest", "meetings": "",
    "notices": "",
    "one_time_secrets": "guest", "passkeys": "guest", "players": "guest", "premoves": "guest", "processes": "",
    "push_subscriptions": "guest", "puzzle_attempts": "guest", "puzzle_ratings": "guest", "puzzle_streaks": "guest",
    "ratings": "guest", "recovery_codes": "guest", "reports": "reporter", "retired_guests": "guest",
    "seekers": "guest", "settings": "", "signed_out": "", "sitters": "guest", "tables": "host",
    "tournament_games": "", "tournaments": "host", "turns": "guest", "vacations": "guest",
}  # fmt: skip
"""The column of each table with the id of a guest; empty: none.

The logs and summaries of tables have ids in JSON. Some tables have a second guest: see `replace_in_safety`.
"""
DELETED = (
    "blocks", "devices", "feeds", "guest_networks", "lessons", "one_time_secrets", "passkeys", "players", "premoves",
    "push_subscriptions", "puzzle_attempts", "puzzle_ratings", "puzzle_streaks", "ratings", "recovery_codes", "seekers",
    "sitters", "turns", "vacations",
)  # fmt: skip
"""Tables whose rows of a guest are deleted together with the guest."""
MOVED = (
    "blocks", "devices", "feeds", "guest_networks", "lessons", "passkeys", "players", "premoves", "push_subscriptions",
    "puzzle_attempts", "recovery_codes", "sitters", "turns", "vacations",
)  # fmt: skip
"""Tables whose rows of a guest go to the account that it joins; what is there already stays."""
NAMING = ("opened", "sat", "renamed", "forgotten")
"""Kinds of entries with ids of guests."""
BATCH_SIZE = 200


def column_of(table: str) -> sa.Column[Any]:
    """The column of a table with the id of a guest."""
    return schema.metadata.tables[table].c[ROWS[table]]


def tables_of(connection: sa.Connection, guest: str) -> list[str]:
    """All tables at which a guest has a seat, has had one, or which it hosts."""
    sat = sa.select(schema.sitters.c.table_id).where(schema.sitters.c.guest == guest)
    hosted = sa.select(schema.tables.c.id).where(schema.tables.c.host == guest)
    return sorted({str(row[0]) for row in connection.execute(sat.union(hosted))})


# The logs and rows of tables


def replace_guest(connection: sa.Connection, tables: list[str], guest: str, other: str, keep_names: bool) -> None:
    """Replace a guest by another one (deleted: an empty id) in the logs and rows of tables."""
    entries, kept = schema.entries, schema.tables
    for some in _batches(tables):
        rows = connection.execute(
            sa.select(entries.c.table_id, entries.c.number, entries.c.kind, entries.c.body)
            .where(entries.c.table_id.in_(some), entries.c.kind.in_(NAMING), entries.c.body.contains(guest))
        ).all()  # fmt: skip
        for row in rows:
            body = orjson.loads(row.body)
            _in_entry(row.kind, body, guest, other, keep_names)
            mine = (entries.c.table_id == row.table_id) & (entries.c.number == row.number)
            connection.execute(sa.update(entries).where(mine).values(body=to_json(body)))
        found = connection.execute(sa.select(kept.c.id, kept.c.host, kept.c.summary).where(kept.c.id.in_(some))).all()
        for table in found:
            summary = orjson.loads(table.summary)
            _in_summary(summary, guest, other, keep_names)
            values = {"summary": to_json(summary), "host": other if table.host == guest else table.host}
            connection.execute(sa.update(kept).where(kept.c.id == table.id).values(values))


def _in_entry(kind: str, body: dict[str, Any], guest: str, other: str, keep_names: bool) -> None:
    if body.get("guest") == guest or body.get("by") == guest:
        body.update({name: other for name in ("guest", "by") if body.get(name) == guest})
        if not keep_names:
            body["name"] = None
    if body.get("host") == guest:
        body["host"] = other
    for seat in body.get("seats", ()) if kind == "opened" else ():
        if seat.get("guest") == guest:
            seat["guest"] = other
            if not keep_names:
                seat["name"] = None


def _in_summary(summary: dict[str, Any], guest: str, other: str, keep_names: bool) -> None:
    for n, sitting in enumerate(summary.get("guests", ())):
        if sitting == guest:
            summary["guests"][n] = other
            if not keep_names:
                summary["seats"][n]["name"] = None


def remove_messages(connection: sa.Connection, tables: list[str], guest: str) -> None:
    """Remove the texts of what a guest has said; that something was said stays in the logs, whose numbers must not
    change.
    """
    entries = schema.entries
    for table_id in tables:
        for line in chat_log.read_chat(connection.execute(chat_log.select_chat(table_id))):
            if line.guest == guest:
                own = (entries.c.table_id == table_id) & (entries.c.number == line.number)
                body = to_json({"seat": line.seat, "text": ""})
                connection.execute(sa.update(entries).where(own).values(body=body))


def remove_name_from_games(connection: sa.Connection, guest: str) -> None:
    """Leave the finished games of a guest to a former player, without a name."""
    games, players = schema.games, schema.players
    seats = {row.game_id: row.seat for row in connection.execute(sa.select(players).where(players.c.guest == guest))}
    for some in _batches(list(seats)):
        for row in connection.execute(sa.select(games.c.id, games.c.summary).where(games.c.id.in_(some))).all():
            summary = orjson.loads(row.summary)
            for seat in summary["seats"]:
                if seat["seat"] == seats[row.id]:
                    seat["name"] = None
            connection.execute(sa.update(games).where(games.c.id == row.id).values(summary=to_json(summary)))


FORMER = "former:"
"""The id of a player of a tournament who was deleted begins like this."""


def replace_in_tournaments(connection: sa.Connection, guest: str, account: str | None) -> None:
    """Let an account play on in the tournaments of a guest; without one, a former player has left them.

    An account that plays in the same tournament keeps its own place. Tournaments that a former player has opened get
    another host.
    """
    entrants, tournaments, meetings = schema.entrants, schema.tournaments, schema.meetings
    connection.execute(sa.delete(meetings).where((meetings.c.one == guest) | (meetings.c.other == guest)))
    mine, twin = entrants.c.player == guest, entrants.alias()
    if account is not None:
        both = sa.exists().where(twin.c.tournament == entrants.c.tournament, twin.c.player == account)
        name = connection.scalar(sa.select(schema.guests.c.name).where(schema.guests.c.id == account))
        connection.execute(sa.update(entrants).where(mine, ~both).values(player=account, name=name or ""))
    connection.execute(sa.delete(entrants).where(mine, entrants.c.number.is_(None)))
    for row in connection.execute(sa.select(tournaments.c.id).where(tournaments.c.host == guest)).all():
        heir = heir_of(connection, row.id) if account is None else account
        connection.execute(sa.update(tournaments).where(tournaments.c.id == row.id).values(host=heir))
    for row in connection.execute(sa.select(entrants).where(mine)).all():
        place = (entrants.c.tournament == row.tournament) & (entrants.c.number == row.number)
        left = {"player": f"{FORMER}{row.number}", "name": "", "gone": True}
        connection.execute(sa.update(entrants).where(place).values(left))


def heir_of(connection: sa.Connection, tournament: str) -> str:
    """The next host of a tournament that has not begun: who has waited longest; empty if nobody is left."""
    entrants = schema.entrants
    waiting = sa.select(entrants.c.player).where(entrants.c.tournament == tournament, entrants.c.number.is_(None))
    return connection.scalar(waiting.order_by(entrants.c.joined, entrants.c.player).limit(1)) or ""


def replace_in_safety(connection: sa.Connection, guest: str, account: str | None, now: int) -> None:
    """Move blocks, bans and reports of a guest to the account that it joins; without an account, end them.

    Reports are kept until they expire, without the ids and names of those who were deleted.
    """
    blocks, reports, bans = schema.blocks, schema.reports, schema.bans
    named = {"player": account or ""} if account else {"player": "", "name": ""}
    connection.execute(sa.update(reports).where(reports.c.player == guest).values(named))
    connection.execute(sa.update(reports).where(reports.c.reporter == guest).values(reporter=account or ""))
    whom, banned = blocks.c.blocked == guest, (bans.c.kind == "guest") & (bans.c.who == guest)
    if account is not None:
        twin = blocks.alias()
        both = sa.exists().where(twin.c.guest == blocks.c.guest, twin.c.blocked == account)
        moved = sa.update(blocks).where(whom, ~both, blocks.c.guest != account)
        connection.execute(moved.values(blocked=account, at=now))
        connection.execute(sa.delete(blocks).where(blocks.c.guest == blocks.c.blocked))
        connection.execute(sa.update(blocks).where(blocks.c.guest == account).values(at=now))
        ban = connection.execute(sa.select(bans).where(banned)).first()
        if ban is not None:
            connection.execute(sa.delete(bans).where(bans.c.kind == "guest", bans.c.who == account))
            connection.execute(sa.update(bans).where(banned).values(who=account, at=now))
    connection.execute(sa.delete(blocks).where(whom))
    connection.execute(sa.delete(bans).where(banned))


def _batches(ids: list[str]) -> Iterable[list[str]]:
    return (ids[start : start + BATCH_SIZE] for start in range(0, len(ids), BATCH_SIZE))


# Rows


def delete_rows(connection: sa.Connection, guest: str) -> None:
    """Delete everything that belongs to a guest alone."""
    for name in DELETED:
        table = schema.metadata.tables[name]
        connection.execute(sa.delete(table).where(column_of(name) == guest))
    connection.execute(sa.delete(schema.guests).where(schema.guests.c.id == guest))


def move_rows(connection: sa.Connection, guest: str, account: str) -> None:
    """Give the rows of a guest to an account; where both have one with the same key, that of the account stays."""
    for name in MOVED:
        table = schema.metadata.tables[name]
        keys = [column for column in table.primary_key.columns if column.name != ROWS[name]]
        condition = column_of(name) == guest
        if column_of(name).primary_key:
            twin = table.alias()
            same = [twin.c[key.name] == key for key in keys]
            condition &= ~sa.exists().where(twin.c[ROWS[name]] == account, *same)
        connection.execute(sa.update(table).where(condition).values({ROWS[name]: account}))
