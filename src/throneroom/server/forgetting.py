"""Deleting a guest: personal data is removed, and the games stay, with a former player who has no name."""

from __future__ import annotations

import sqlalchemy as sa

from throneroom.server import clock, guest_rows, guests, schema
from throneroom.server.services import Services
from throneroom.table import Entry, Table, TableError, commands


async def forget(services: Services, guest: str) -> None:
    """Resign the guest's games, give up its seats, and delete everything that is personal.

    If the server stops in the middle, the guest still exists and can be deleted again.
    """
    left: set[str] = set()
    while missing := set(await _tables(services, guest)) - left:
        for table_id in sorted(missing):
            await _leave(services, table_id, guest)
        left |= missing
    await services.store.transact(lambda connection: _delete(services, connection, guest), writes=True)
    services.sessions.retire(guest, None)


async def _tables(services: Services, guest: str) -> list[str]:
    return await services.store.transact(lambda connection: guest_rows.tables_of(connection, guest))


async def _leave(services: Services, table_id: str, guest: str) -> None:
    """First resign, so that the game is rated as usual; then remove the name."""

    def quit_table(table: Table, now: int) -> list[Entry]:
        return commands.quit_table(table, guest, now)

    def forget_guest(table: Table, now: int) -> list[Entry]:
        return commands.forget(table, guest, now)

    try:
        await services.tables.execute(table_id, quit_table)
        await services.tables.execute(table_id, forget_guest)
    except TableError as error:
        if error.code != "outdated":  # nobody can open it any more; its log is cleared below
            raise


def _delete(services: Services, connection: sa.Connection, guest: str) -> None:
    tables = guest_rows.tables_of(connection, guest)
    guest_rows.remove_messages(connection, tables, guest)
    guest_rows.replace_guest(connection, tables, guest, "", keep_names=False)
    guest_rows.remove_name_from_games(connection, guest)
    guest_rows.replace_in_tournaments(connection, guest, None)
    guest_rows.replace_in_safety(connection, guest, None, clock.now())
    guest_rows.delete_rows(connection, guest)
    retired, now = schema.retired_guests, clock.now()
    connection.execute(services.store.insert(retired, {"guest": guest, "successor": None, "at": now}))
    connection.execute(sa.delete(retired).where(retired.c.at < now - guests.TOKEN_LIFE))
