"""What moderators see and do: reports, guests, networks, tables. Everything they do is in the audit log.

Moderators never see cards: of a table they get what the lobby shows, and no position.
"""

from __future__ import annotations

import dataclasses
import ipaddress
import json
from typing import Any

import sqlalchemy as sa

from throneroom.engine.messages import Seat
from throneroom.server import clock, guest_commands, guests, models, schema
from throneroom.server.bans import Kind
from throneroom.server.chat_log import fetch_chat
from throneroom.server.identity import network_of
from throneroom.server.services import Services
from throneroom.table import TableError, commands
from throneroom.table.errors import refused
from throneroom.table.refusals import NoSuchPlayer
from throneroom.table.table import RUNNING

HOUR = 3_600_000
PAGE_SIZE = 50
AUDIT_SIZE = 200
CHAT_SIZE = 50
people, bans, audit, reports, networks = (
    schema.guests, schema.bans, schema.audit_log, schema.reports, schema.guest_networks,
)  # fmt: skip


def noted(action: str, subject: str, note: str = "") -> sa.Executable:
    """The statement that adds a line to the audit log."""
    row = {"id": guests.new_id(), "at": clock.now(), "action": action, "subject": subject, "note": note}
    return sa.insert(audit).values(row)


# What they see


async def fetch_overview(services: Services) -> models.ModerationOverview:
    """Limits in force, times to keep, and how much there is to do."""
    counted = sa.select(sa.func.count()).select_from(reports).where(reports.c.resolved.is_(None))
    return models.ModerationOverview(
        open_reports=(await services.store.fetch(counted))[0][0],
        limits=dataclasses.asdict(services.config.limits),
        keep=dataclasses.asdict(services.config.keep),
        filtered_words=len(services.words.current.words),
    )


async def fetch_guests(services: Services, text: str) -> models.ModeratedGuests:
    """Guests by a part of their name, or by their id."""
    wanted = people.c.name.icontains(text, autoescape=True) | (people.c.id == text)
    seen = sa.select(sa.func.max(schema.devices.c.seen)).where(schema.devices.c.guest == people.c.id).scalar_subquery()
    told = sa.select(sa.func.count()).where(reports.c.player == people.c.id).scalar_subquery()
    banned = sa.and_(bans.c.kind == "guest", bans.c.who == people.c.id)
    query = (
        sa.select(
            people.c.id, people.c.name, people.c.created, seen.label("seen"), told.label("reports"),
            networks.c.network, bans.c.who.label("banned"), bans.c.until, bans.c.note,
        )
        .join(networks, networks.c.guest == people.c.id, isouter=True)
        .join(bans, banned, isouter=True)
        .where(wanted)
        .order_by(people.c.created.desc(), people.c.id)
        .limit(PAGE_SIZE)
    )  # fmt: skip
    return models.ModeratedGuests(guests=[_guest(row) for row in await services.store.fetch(query)])


def _guest(row: Any) -> models.ModeratedGuest:
    banned = row.banned is not None and (row.until is None or row.until > clock.now())
    return models.ModeratedGuest(
        id=row.id, name=row.name, created=row.created, seen=row.seen, reports=row.reports, network=row.network,
        ban=models.BanInfo(kind="guest", who=row.id, name=row.name, until=row.until, note=row.note) if banned else None,
    )  # fmt: skip


async def fetch_bans(services: Services) -> models.BanList:
    """All bans in force, the latest first."""
    now = clock.now()
    holds = bans.c.until.is_(None) | (bans.c.until > now)
    query = sa.select(bans, people.c.name).join(people, people.c.id == bans.c.who, isouter=True).where(holds)
    rows = await services.store.fetch(query.order_by(bans.c.at.desc(), bans.c.who).limit(AUDIT_SIZE))
    return models.BanList(
        bans=[models.BanInfo(kind=row.kind, who=row.who, name=row.name, until=row.until, note=row.note) for row in rows]
    )


async def fetch_tables(services: Services) -> models.ModeratedTables:
    """Running tables, those first where something has happened lately."""
    tables = schema.tables
    query = sa.select(tables).where(tables.c.status == RUNNING).order_by(tables.c.updated.desc()).limit(PAGE_SIZE)
    return models.ModeratedTables(tables=[_table(row) for row in await services.store.fetch(query)])


def _table(row: Any) -> models.ModeratedTable:
    summary = json.loads(row.summary)
    sitting = zip(summary.get("guests", []), summary["seats"], strict=False)
    players = [models.ModeratedSeat(id=guest or None, name=seat["name"] or "") for guest, seat in sitting]
    return models.ModeratedTable(
        id=row.id, game=row.game, listed=row.listed, updated=row.updated, players=players,
        chat=bool(summary.get("chat", True)),
    )  # fmt: skip


async def fetch_table_chat(services: Services, table_id: str) -> models.ChatLines:
    """The latest messages at a table."""
    lines = await fetch_chat(services.store, table_id)
    return models.ChatLines(
        lines=[
            models.SpokenLine(at=line.at, seat=Seat(f"p{line.seat + 1}"), text=line.text) for line in lines[-CHAT_SIZE:]
        ]
    )


async def fetch_audit(services: Services) -> models.AuditLog:
    """The latest lines of the audit log."""
    rows = await services.store.fetch(sa.select(audit).order_by(audit.c.at.desc(), audit.c.id).limit(AUDIT_SIZE))
    return models.AuditLog(
        lines=[models.AuditLine(at=row.at, action=row.action, subject=row.subject, note=row.note) for row in rows]
    )


# What they do


async def resolve(services: Services, report: str, note: str) -> None:
    """Close a report with a note."""
    own = (reports.c.id == report) & reports.c.resolved.is_(None)

    def work(connection: sa.Connection) -> None:
        done = sa.update(reports).where(own).values(resolved=clock.now(), note=note)
        if connection.execute(done).rowcount == 0:
            raise TableError(
                "no_report", "there is no open report with this id: another moderator may have resolved it"
            )
        connection.execute(noted("resolve", report, note))

    await services.store.transact(work, writes=True)


async def ban(services: Services, wish: models.BanWish) -> None:
    """Ban a guest or a network for some hours, or permanently. Open connections are closed."""
    kind, who = await _find_target(services, wish)
    until = None if wish.hours is None else clock.now() + wish.hours * HOUR
    length = "permanently" if wish.hours is None else f"for {wish.hours} hours"
    seekers = schema.seekers
    await services.store.execute(
        *services.bans.statements(kind, who, until, wish.note),
        sa.delete(seekers).where(seekers.c.guest == who),
        noted(f"ban_{kind}", who, f"{length}: {wish.note}" if wish.note else length),
    )
    await services.bans.refresh()


async def lift(services: Services, wish: models.UnbanWish) -> None:
    """End a ban."""
    kind, who = wish.kind, wish.who
    await services.store.execute(
        *services.bans.statements(kind, who, clock.now(), ""), noted(f"unban_{kind}", who)
    )  # fmt: skip
    await services.bans.refresh()


async def _find_target(services: Services, wish: models.BanWish) -> tuple[Kind, str]:
    if (wish.guest is None) == (wish.network is None):
        raise TableError("bad_request", "say whom to ban: either `guest` or `network`")
    if wish.guest is not None:
        if await services.store.fetch_name(wish.guest) is None:
            raise refused(NoSuchPlayer())
        return "guest", wish.guest
    return "network", _checked_network(wish.network or "")


def _checked_network(text: str) -> str:
    """An address as limits and bans count it: an IPv4 address, or an IPv6 network of 64 bits."""
    try:
        return network_of(str(ipaddress.ip_address(text.strip().removesuffix("/64"))))
    except ValueError:
        raise TableError("bad_request", "network: an IPv4 address, or an IPv6 address for its network") from None


async def reset_name(services: Services, guest: str) -> str:
    """Give a guest a random new name. The former one is not kept: it may be personal."""
    if await services.store.fetch_name(guest) is None:
        raise refused(NoSuchPlayer())
    name = guests.new_name()
    await services.store.execute(noted("reset_name", guest, name))
    await guest_commands.rename_everywhere(services, guest, name)
    return name


async def close_chat(services: Services, table_id: str, closed: bool) -> None:
    """Close the chat of a table, or open it again."""
    await services.tables.execute(table_id, lambda table, now: commands.close_chat(table, closed, now))
    await services.store.execute(noted("close_chat" if closed else "open_chat", table_id))


async def end_table(services: Services, table_id: str) -> None:
    """End the game at a table: nobody wins, and it does not count."""
    await services.tables.execute(table_id, lambda table, now: commands.end_as_moderator(table, now))
    await services.store.execute(noted("end_table", table_id))
