"""Opening a table: who may open one, its settings, and the finished game or record that it may continue."""

from __future__ import annotations

import json
import re
import secrets
from typing import Any

import sqlalchemy as sa

from throneroom.engine import transcript
from throneroom.engine.chance import commitment
from throneroom.engine.fairness import secret_of
from throneroom.engine.game import find
from throneroom.server import clock, guests, models, schema
from throneroom.server.background import is_long
from throneroom.server.fair_queue import Payer
from throneroom.server.finished_games import FinishedGameRow, fetch_finished
from throneroom.server.limits import TooManyOpen
from throneroom.server.services import Services
from throneroom.table import Clock, TableError, TableSettings, commands
from throneroom.table.table import BOT, OPEN, RUNNING

LONGEST_BODY = 200_000
"""Bytes of a request with a record text."""
IDLE = 6 * 3_600_000
"""Milliseconds after which a table where nothing happens is no longer shown to others or counted.

Its players still have it in their list: a game waits for its player indefinitely.
"""
IDLE_DAYS = 7 * 24 * 3_600_000
"""The same for a game over days: a week."""
OVER_DAYS = schema.tables.c.hours.is_not(None)
_STALE = sa.bindparam("stale", type_=sa.BigInteger)
ALIVE = (
    schema.tables.c.status.in_((OPEN, RUNNING))
    & (schema.tables.c.updated > _STALE - (IDLE_DAYS - IDLE))
    & (OVER_DAYS | (schema.tables.c.updated > _STALE))
)
"""Tables that are not over and not idle."""
_HOSTED = sa.select(sa.func.count()).where(schema.tables.c.host == schema.guests.c.id, ALIVE)
SELECT_HOST = sa.select(
    schema.guests.c.name,
    _HOSTED.where(sa.not_(OVER_DAYS)).scalar_subquery(),
    _HOSTED.where(OVER_DAYS).scalar_subquery(),
).where(schema.guests.c.id == sa.bindparam("guest"))
"""A guest's name, and how many of the tables it has opened are alive: live ones, and those over days."""
GAME_LINE, MOST_TO_GAME = re.compile(r"^game (\S+)$", re.MULTILINE), 200
"""The line of a record that names its game, and the characters in which it is."""
RETRY_AFTER = 60
"""Seconds after which a guest with too many tables may try again."""


async def open_table(services: Services, payer: Payer, wish: models.TableWish) -> models.NewTable:
    """Open a table for the guest who pays for it."""
    guest = payer.guest
    name = await _fetch_host(services, guest, wish.hours_a_move is not None)
    if not wish.continued:
        find(wish.game)
    source = wish.continued
    before = await fetch_finished(services.store, source.game) if source and source.game else None
    settings = await _settings(services, payer, wish, before)
    seats = wish.seats or ["me", *["bot" if wish.start else "open"] * (settings.players - 1)]
    table_id = guests.new_id()
    bot_names = _bot_names(before) if before else []
    secret = secrets.token_bytes(32)
    entries = commands.open_table(settings, guest, name, seats, clock.now(), bot_names, secret)
    await services.tables.open(entries, table_id)
    if settings.hours_a_move is not None:
        await services.vacations.tell_game(guest, table_id)
    if wish.start:
        key = secrets.token_bytes(32)
        await services.tables.execute(table_id, lambda table, now: commands.start(table, guest, True, key, now))
    promised = None if wish.start or settings.record is not None else commitment(secret_of(secret, 1))
    return models.NewTable(id=table_id, link=f"/t/{table_id}", commitment=promised)


async def _fetch_host(services: Services, guest: str, over_days: bool) -> str:
    """The name of a guest who may open a table; refused if the guest has too many."""
    found = await services.store.fetch(SELECT_HOST, guest=guest, stale=stale_before())
    if not found:
        raise TableError("no_identity", "this guest no longer exists: POST /api/guests")
    name, live, days = found[0]
    limits = services.config.limits
    count, most = (days, limits.days_tables) if over_days else (live, limits.tables)
    if count >= most:
        raise TooManyOpen(most, RETRY_AFTER)
    return str(name)


def stale_before() -> int:
    """Tables that were last changed before this time are idle."""
    return clock.now() - IDLE


async def _settings(
    services: Services, payer: Payer, wish: models.TableWish, before: FinishedGameRow | None
) -> TableSettings:
    """The settings of a new table; `before` is the finished game that it continues, if any.

    A long record is read and replayed by a bot process: no table has to wait for it.
    """
    game_clock = Clock(wish.clock.base, wish.clock.increment) if wish.clock else None
    rest: dict[str, Any] = {
        "listed": wish.listed, "hints": wish.hints, "clock": game_clock, "grace": wish.grace, "pace": wish.pace,
        "hours_a_move": wish.hours_a_move,
        "level": wish.level, "bots": wish.bots, "when_full": wish.when_full,
        "rated": wish.rated, "chat": wish.chat,
    }  # fmt: skip
    if wish.continued is None:
        await services.games.load(wish.game)
        return TableSettings.checked(wish.game, wish.players, wish.options, **rest)
    source = wish.continued
    if (source.game is None) == (source.record is None):
        raise TableError("bad_request", "continue: give either a finished game or a record text")
    text = (source.record if before is None else before.record) or ""
    if not is_long(text.count("\n")):
        await services.games.load(find(transcript.read(text).header.game).name)
        return TableSettings.from_record(text, source.ply, **rest)
    named = GAME_LINE.search(text, 0, MOST_TO_GAME)
    if named is not None:
        await services.games.load(find(named[1]).name)
    settings, problem = await services.bot_pool.continued(text, source.ply, rest, payer)
    if settings is None:
        raise TableError("bad_request", problem)
    return settings


def _bot_names(game: FinishedGameRow) -> list[str | None]:
    """The names of the bots of a finished game, by seat."""
    return [seat["name"] if seat["kind"] == BOT else None for seat in json.loads(game.summary)["seats"]]
