"""The search for an opponent: a queue in the database, by game and pace, in which waiting widens the range of ratings.

A guest has one search at a time. Its page says every few seconds that it is still there; a search that is silent for a
while is passed over. Two searches are paired in a transaction that only one process at a time can be in, so that nobody
is paired twice. Then both pages have to ask once more: nobody loses a game because the other had just closed the page.
Once both have, their agreement is in the database, and whoever of the two asks next opens the table, even if a process
has died in between.
"""

from __future__ import annotations

import contextlib
import secrets
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from throneroom.engine.game import Game
from throneroom.server import clock, guests, models, schema
from throneroom.server.blocks import is_between
from throneroom.server.hall import fetch_standings
from throneroom.server.ratings import POINTS, Standing
from throneroom.server.services import Services
from throneroom.server.table_row import fetch_game
from throneroom.server.transaction import Conflict
from throneroom.table import Clock, TableError, TableSettings, commands
from throneroom.table.errors import refused
from throneroom.table.refusals import NoSearch

PLAYERS = 2
"""Only games for two are paired."""
PACES: dict[models.Pace, Clock | None] = {"brisk": Clock(300, 5), "calm": Clock(900, 10), "none": None}
FIRST_RANGE, WIDER_A_SECOND, UNLIMITED_AFTER = 200, 20, 60
"""Points of strength between two who are paired at once; points more for each second; seconds after which all fit."""
SILENT_AFTER = 12_000
"""Milliseconds after which a search whose page says nothing is passed over."""
FORGOTTEN_AFTER = 600_000
"""Milliseconds after which a silent search is removed."""
MOST_CANDIDATES = 200
"""How many of the longest waiting searches are compared with a new one."""
PAIRING_LOCK = 0x73656B657273
"""The number of PostgreSQL's advisory lock for those who pair."""
WAITING, PAIRED, HERE, AGREED = range(4)
"""The stage of a search: no opponent yet; one was found; the page has asked since; both pages have."""
seekers = schema.seekers


@dataclass(frozen=True, slots=True)
class Search:
    """A row of the queue, as it was found or made."""

    guest: str
    id: str
    game: str
    pace: models.Pace
    mu: float
    began: int
    seen: int
    stage: int
    partner: str | None
    table_id: str | None


def range_after(milliseconds: int) -> int | None:
    """Within how many points of strength an opponent fits after this time; None: everyone fits."""
    seconds = max(0, milliseconds) / 1000
    return None if seconds >= UNLIMITED_AFTER else round(FIRST_RANGE + WIDER_A_SECOND * seconds)


def fits(one: Search, other: Any, now: int) -> bool:
    """Whether two searches can be paired: it is enough that one of the two has waited long enough."""
    widest = range_after(now - min(one.began, other.began))
    return widest is None or POINTS * abs(one.mu - other.mu) <= widest


async def begin(services: Services, guest: str, game: Game, pace: models.Pace) -> models.SearchState:
    """Begin to search; an earlier search of this guest ends."""
    if PLAYERS not in game.players:
        raise TableError("bad_request", f"game: {game.title} is not for two players; open a table for friends instead")
    await services.games.load(game.name)
    standing = (await fetch_standings(services.store, game.name, PLAYERS, [guest])).get(guest, Standing())
    now = clock.now()
    row = {
        "guest": guest, "id": guests.new_id(), "game": game.name, "pace": pace, "mu": standing.mu, "began": now,
        "seen": now, "stage": WAITING, "partner": None, "table_id": None,
    }  # fmt: skip

    def work(connection: sa.Connection) -> tuple[Search, int]:
        _lock(services, connection)
        known = sa.select(sa.literal(1)).where(schema.guests.c.id == guest)
        if connection.scalar(known) is None:
            raise TableError("no_identity", "this guest no longer exists: POST /api/guests")
        connection.execute(sa.delete(seekers).where(sa.or_(seekers.c.guest == guest, _forgotten(now))))
        connection.execute(sa.insert(seekers).values(row))
        return _pair(connection, guest, now)

    return await _answer(services, *await services.store.transact(work, writes=True))


async def go_on(services: Services, guest: str, search_id: str) -> models.SearchState:
    """The page of a search is still there."""
    now = clock.now()

    def work(connection: sa.Connection) -> tuple[Search, int]:
        _lock(services, connection)
        own = (seekers.c.guest == guest) & (seekers.c.id == search_id)
        if connection.execute(sa.update(seekers).where(own).values(seen=now)).rowcount == 0:
            raise refused(NoSearch())
        return _pair(connection, guest, now)

    return await _answer(services, *await services.store.transact(work, writes=True))


async def cancel(services: Services, guest: str, search_id: str) -> None:
    """Stop searching; nothing happens if there is no such search. For an opponent who was found, the search goes on."""
    await services.store.execute(sa.delete(seekers).where(seekers.c.guest == guest, seekers.c.id == search_id))


def _lock(services: Services, connection: sa.Connection) -> None:
    """One process at a time pairs; with SQLite there is only one, in which one thread writes at a time."""
    if services.store.shared:
        connection.execute(sa.text(f"SELECT pg_advisory_xact_lock({PAIRING_LOCK})"))


def _forgotten(now: int) -> sa.ColumnElement[bool]:
    return seekers.c.seen < now - FORGOTTEN_AFTER


def _pair(connection: sa.Connection, guest: str, now: int) -> tuple[Search, int]:
    """Pair a guest's search with the one that has waited longest among those that fit; and how many others wait."""
    own = _settled(connection, guest, now)
    if own.stage != WAITING:
        return own, 0
    others = connection.execute(
        sa.select(seekers)
        .where(
            seekers.c.game == own.game,
            seekers.c.pace == own.pace,
            seekers.c.stage == WAITING,
            seekers.c.seen >= now - SILENT_AFTER,
            seekers.c.guest != guest,
            ~is_between(guest, seekers.c.guest),
        )
        .order_by(seekers.c.began, seekers.c.guest)
        .limit(MOST_CANDIDATES)
    ).all()
    found = next((other for other in others if fits(own, other, now)), None)
    if found is None:
        return own, len(others)
    table_id = guests.new_id()
    _change(connection, found.guest, stage=PAIRED, partner=guest, table_id=table_id)
    return _change(connection, guest, stage=HERE, partner=found.guest, table_id=table_id), 0


def _settled(connection: sa.Connection, guest: str, now: int) -> Search:
    """A guest's search after what its opponent has done, if one was found: it is there, not there yet, or gone."""
    own = _read(connection, guest)
    assert own is not None, "the search was just touched"
    if own.stage not in (PAIRED, HERE):
        return own
    assert own.partner is not None
    other = _read(connection, own.partner)
    if other is None or other.table_id != own.table_id:
        return _change(connection, guest, stage=WAITING, partner=None, table_id=None)
    if other.stage == HERE:
        _change(connection, other.guest, stage=AGREED)
        return _change(connection, guest, stage=AGREED)
    if other.seen < now - SILENT_AFTER:
        connection.execute(sa.delete(seekers).where(seekers.c.guest == other.guest))
        return _change(connection, guest, stage=WAITING, partner=None, table_id=None)
    return _change(connection, guest, stage=HERE)


def _read(connection: sa.Connection, guest: str) -> Search | None:
    row = connection.execute(sa.select(seekers).where(seekers.c.guest == guest)).first()
    return None if row is None else Search(**row._mapping)


def _change(connection: sa.Connection, guest: str, **values: Any) -> Search:
    connection.execute(sa.update(seekers).where(seekers.c.guest == guest).values(values))
    changed = _read(connection, guest)
    assert changed is not None
    return changed


async def _answer(services: Services, search: Search, others: int) -> models.SearchState:
    agreed = search.stage == AGREED
    if agreed:
        await _open_table(services, search)
    waited = clock.now() - search.began
    return models.SearchState(
        id=search.id, game=search.game, pace=search.pace, waited=max(0, waited // 1000), others=others,
        strength=Standing(mu=search.mu).strength, range=range_after(waited), found=search.stage != WAITING,
        table=search.table_id if agreed else None,
    )  # fmt: skip


async def _open_table(services: Services, search: Search) -> None:
    """Open the table of a pair, unless that has been done. Chance decides who sits first.

    The game begins once both have contributed to its key: so the server does not choose the deal alone.
    """
    assert search.table_id is not None and search.partner is not None
    if await fetch_game(services.store, search.table_id) is None:
        both = [search.guest, search.partner]
        secrets.SystemRandom().shuffle(both)
        names = [await services.store.fetch_name(guest) for guest in both]
        settings = TableSettings.checked(search.game, PLAYERS, listed=True, clock=PACES[search.pace])
        seats = [(guest, name or "") for guest, name in zip(both, names, strict=True)]
        with contextlib.suppress(Conflict):  # the other one has opened it
            now = clock.now()
            begins_by = now + 1000 * services.config.limits.contribution_seconds
            entries = commands.open_seated(settings, seats, now, "", secrets.token_bytes(32), begins_by)
            await services.tables.open(entries, search.table_id)
    await services.tables.execute(search.table_id, commands.begin)


async def nearest_bot(services: Services, game: Game, guest: str, levels: list[str]) -> str:
    """The level of the bots whose strength is nearest to that of a guest, among those with rated games."""
    names = {f"bot:{level}": level for level in levels}
    known = await fetch_standings(services.store, game.name, PLAYERS, [guest, *names])
    own = known.pop(guest, Standing())
    if not known:
        return levels[len(levels) // 2]
    return names[min(known, key=lambda name: abs(known[name].mu - own.mu))]
