"""Reports: a message, a name or a player that a guest complains about, with the chat before it, for moderators."""

from __future__ import annotations

import json
from typing import Any

import sqlalchemy as sa

from throneroom.server import clock, guests, models, schema
from throneroom.server.chat_log import ChatLine, fetch_chat
from throneroom.server.services import Services
from throneroom.server.store import Store
from throneroom.table import TableError
from throneroom.table.errors import refused
from throneroom.table.refusals import CannotBlockYourself, NoSuchMessage, NoSuchPlayer

LINES = 20
"""How many messages before a report are kept with it."""
PAGE_SIZE = 100
reports = schema.reports


async def find_player(services: Services, of: models.PlayerOf) -> str:
    """The guest whom a request means: by its public id, or by its seat at a table."""
    if of.player is not None:
        found = of.player if await services.store.fetch_name(of.player) is not None else None
    elif of.table is not None and of.seat is not None:
        async with services.tables.locked(of.table) as (_, table):
            number = table.number_of(of.seat)
            found = table.seats[number].guest
    else:
        raise TableError("bad_request", "say which player: by `player`, or by `table` and `seat`")
    if not found:
        raise refused(NoSuchPlayer())
    return found


async def find_speaker(services: Services, table_id: str, number: int) -> str:
    """The guest who has sent the message with this number."""
    for line in await fetch_chat(services.store, table_id):
        if line.number == number and line.guest:
            return line.guest
    raise refused(NoSuchMessage())


async def find_target(services: Services, wish: models.PlayerOf) -> str:
    """The guest whom a block or a report means."""
    if wish.message is not None and wish.table is not None:
        return await find_speaker(services, wish.table, wish.message)
    return await find_player(services, wish)


async def report(services: Services, guest: str, wish: models.ReportWish) -> str:
    """Save a report; returns the guest it is about."""
    player = await find_target(services, wish)
    if player == guest:
        raise refused(CannotBlockYourself())
    store, blocked = services.store, services.blocks.by(guest)
    lines = await fetch_chat(store, wish.table) if wish.table is not None else []
    seen = [line for line in lines if line.guest not in blocked or line.number == wish.message]
    if wish.message is not None:
        seen = [line for line in seen if line.number <= wish.message + LINES // 2]
    row = {
        "id": guests.new_id(), "reporter": guest, "player": player, "name": await store.fetch_name(player) or "",
        "kind": wish.kind, "reason": wish.reason, "text": services.words.mask(wish.text.strip()),
        "table_id": wish.table, "context": json.dumps([_line(line, guest, player, wish) for line in seen[-LINES:]]),
        "at": clock.now(), "resolved": None, "note": "",
    }  # fmt: skip
    await store.execute(sa.insert(reports).values(row))
    return player


def _line(line: ChatLine, reporter: str, player: str, wish: models.ReportWish) -> dict[str, Any]:
    """A message without ids and names: they would stay when somebody is deleted."""
    who = "player" if line.guest == player else "reporter" if line.guest == reporter else "other"
    seat = f"p{line.seat + 1}"
    return {"at": line.at, "seat": seat, "who": who, "text": line.text, "meant": line.number == wish.message}


async def fetch_reports(store: Store, resolved: bool) -> models.ReportList:
    """Open reports, the oldest first; or resolved ones, the latest first."""
    query = sa.select(reports, schema.guests.c.name.label("called"))
    query = query.join(schema.guests, schema.guests.c.id == reports.c.player, isouter=True).limit(PAGE_SIZE)
    if resolved:
        query = query.where(reports.c.resolved.is_not(None)).order_by(reports.c.resolved.desc(), reports.c.id)
    else:
        query = query.where(reports.c.resolved.is_(None)).order_by(reports.c.at, reports.c.id)
    counted = sa.select(sa.func.count()).select_from(reports).where(reports.c.resolved.is_(None))
    return models.ReportList(
        reports=[_shown(row) for row in await store.fetch(query)], open=(await store.fetch(counted))[0][0]
    )


def _shown(row: Any) -> models.ReportInfo:
    return models.ReportInfo(
        id=row.id, kind=row.kind, reason=row.reason, text=row.text, name=row.name, called=row.called,
        player=row.player or None, reporter=row.reporter or None, table=row.table_id, at=row.at,
        context=[models.ReportedLine(**line) for line in json.loads(row.context)],
        resolved=row.resolved, note=row.note,
    )  # fmt: skip
