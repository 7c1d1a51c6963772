"""The search for opponents: a queue in the database, by game, number of players and pace.

A guest has one search at a time.

**Live**, its page says every few seconds that it is still there; a search that is silent for a while is passed over.
Waiting widens the range of ratings. Then all pages of a group have to ask once more, so that nobody gets a game with
somebody who has just closed the page. Once all have asked, their agreement is in the database, and the next request of
any of them opens the table, even if a process has died in between.

**Over days**, a search continues for a week without its page. It is paired with those nearest in strength, and the
table is opened at once: nobody has to be there.

Searches are paired in a transaction that only one process at a time can execute, so nobody is paired twice.
"""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from throneroom.engine.errors import SettingsError
from throneroom.engine.game import Game
from throneroom.server import clock, guests, models, schema
from throneroom.server.blocks import is_between
from throneroom.server.hall import fetch_standings, standing_of
from throneroom.server.ratings import POINTS, Standing
from throneroom.server.services import Services
from throneroom.server.table_row import fetch_game
from throneroom.server.transaction import Conflict
from throneroom.table import Clock, TableError, TableSettings, commands
from throneroom.table.days import DAY, HOUR
from throneroom.table.errors import refused
from throneroom.table.refusals import NoSearch

PACES: dict[str, Clock | None] = {"brisk": Clock(300, 5), "calm": Clock(900, 10), "none": None}
HOURS: dict[str, int] = {"day": 24, "three-days": 72, "week": 168}
"""The hours for each decision in games over days, by pace."""
FIRST_RANGE, WIDER_A_SECOND, UNLIMITED_AFTER = 200, 20, 60
"""Points of strength between those who are paired at once; points more for each second; seconds after which all fit."""
SILENT_AFTER = 12_000
"""Milliseconds after which a live search whose page says nothing is passed over."""
LEFT_AFTER = 5 * SILENT_AFTER
"""Milliseconds after which one who has agreed to a game counts as gone, while others have not yet agreed."""
FORGOTTEN_AFTER = 600_000
"""Milliseconds after which a silent live search is removed."""
OVER_DAYS_FOR = 7 * DAY
"""Milliseconds for which a search over days goes on after its page was last seen."""
MOST_CANDIDATES = 200
"""How many of the longest waiting searches are compared with a new one."""
MOST_SHOWN = 20
"""How many of the longest waiting searches the lobby shows."""
PAIRING_LOCK = 0x73656B657273
"""The number of PostgreSQL's advisory lock for those who pair."""
WAITING, PAIRED, HERE, AGREED = range(4)
"""The stage of a search: no opponents yet; they were found; the page has asked since; all pages have."""
seekers = schema.seekers


@dataclass(frozen=True, slots=True)
class Search:
    """A search of the queue, as it was found or made."""

    guest: str
    id: str
    game: str
    players: int
    pace: models.SearchPace
    mu: float
    began: int
    seen: int
    stage: int
    table_id: str | None

    @classmethod
    def of_row(cls, row: Any) -> Search:
        game, players = _game_and_players(row.game)
        return cls(
            row.guest, row.id, game, players, row.pace, row.mu, row.began, row.seen, row.stage, row.table_id
        )  # fmt: skip

    @property
    def over_days(self) -> bool:
        return self.pace in HOURS

    def is_gone(self, now: int) -> bool:
        """Whether one of a group has closed its page before all have agreed."""
        return self.seen < now - (SILENT_AFTER if self.stage == PAIRED else LEFT_AFTER)


def _stored(game: str, players: int) -> str:
    """A game and its number of players, as they are stored in the column for the game."""
    return f"{game} {players}"


def _game_and_players(stored: str) -> tuple[str, int]:
    """Without a number: a search from when all were for two players."""
    game, _, players = stored.partition(" ")
    return game, int(players or 2)


def range_after(milliseconds: int) -> int | None:
    """Within how many points of strength an opponent fits after this time; None: everyone fits."""
    seconds = max(0, milliseconds) / 1000
    return None if seconds >= UNLIMITED_AFTER else round(FIRST_RANGE + WIDER_A_SECOND * seconds)


def fits(one: Search, other: Search, now: int) -> bool:
    """Whether two searches fit: live it is enough that one of the two has waited long enough, over days all fit."""
    widest = None if one.over_days else range_after(now - min(one.began, other.began))
    return widest is None or POINTS * abs(one.mu - other.mu) <= widest


def time_to_contribute(services: Services, pace: str) -> int:
    """Milliseconds after which a game begins without the random numbers of players who have not come.

    Over days that is a quarter of the time for a decision: the page sends a number whenever it is open.
    """
    hours = HOURS.get(pace)
    return 1000 * services.config.limits.contribution_seconds if hours is None else hours * HOUR // 4


async def begin(
    services: Services, guest: str, game: Game, players: int | None, pace: models.SearchPace
) -> models.SearchState:
    """Begin to search; an earlier search of this guest ends."""
    try:
        players = game.settings(players).players
    except SettingsError as error:
        raise TableError("bad_request", str(error)) from None
    await services.games.load(game.name)
    standing = (await fetch_standings(services.store, game.name, players, [guest])).get(guest, Standing())
    now = clock.now()
    row = {
        "guest": guest, "id": guests.new_id(), "game": _stored(game.name, players), "pace": pace, "mu": standing.mu,
        "began": now, "seen": now, "stage": WAITING, "table_id": None,
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


async def fetch_own(services: Services, guest: str) -> models.OwnSearch:
    """A guest's current search over days, if there is one."""
    row = next(iter(await services.store.fetch(sa.select(seekers).where(seekers.c.guest == guest))), None)
    own = None if row is None else Search.of_row(row)
    if own is None or not own.over_days or own.stage != WAITING or own.seen < clock.now() - OVER_DAYS_FOR:
        return models.OwnSearch(search=None)
    return models.OwnSearch(search=_state(own, 0))


async def fetch_waiting(services: Services, guest: str | None, game: str | None) -> list[models.WaitingSearch]:
    """Who searches for opponents, and how strong they are; without the guest, and without those it cannot meet."""
    now, people, ratings = clock.now(), schema.guests, schema.ratings
    seen_after = sa.case((seekers.c.pace.in_(HOURS), now - OVER_DAYS_FOR), else_=now - SILENT_AFTER)
    query = (
        sa.select(seekers, people.c.name)
        .join(people, people.c.id == seekers.c.guest)
        .where(seekers.c.stage == WAITING, seekers.c.seen >= seen_after)
        .order_by(seekers.c.began, seekers.c.guest)
        .limit(MOST_SHOWN)
    )
    if guest is not None:
        query = query.where(seekers.c.guest != guest, ~is_between(guest, seekers.c.guest))
    found = [(Search.of_row(row), row.name) for row in await services.store.fetch(query)]
    rated = sa.select(ratings).where(ratings.c.guest.in_([search.guest for search, _ in found]), ratings.c.rated > 0)
    rows = await services.store.fetch(rated) if found else []
    standings = {(row.guest, row.game, row.seats): standing_of(row) for row in rows}
    return [
        models.WaitingSearch(
            game=search.game, players=search.players, pace=search.pace,
            person=_waiting(search, name, standings.get((search.guest, search.game, search.players))),
        )
        for search, name in found
        if game is None or search.game == game
    ]  # fmt: skip


def _waiting(search: Search, name: str, standing: Standing | None) -> models.WaitingPlayer:
    return models.WaitingPlayer(
        id=search.guest, name=name, rating=standing.shown if standing else None,
        provisional=standing is not None and not standing.ranked,
    )  # fmt: skip


async def cancel(services: Services, guest: str, search_id: str) -> None:
    """Stop searching, if there is such a search. It continues for opponents who were found."""
    await services.store.execute(sa.delete(seekers).where(seekers.c.guest == guest, seekers.c.id == search_id))


def _lock(services: Services, connection: sa.Connection) -> None:
    """One process at a time pairs; with SQLite there is only one, in which one thread writes at a time."""
    if services.store.shared:
        connection.execute(sa.text(f"SELECT pg_advisory_xact_lock({PAIRING_LOCK})"))


def _forgotten(now: int) -> sa.ColumnElement[bool]:
    live = ~seekers.c.pace.in_(HOURS)
    return sa.or_(seekers.c.seen < now - OVER_DAYS_FOR, sa.and_(live, seekers.c.seen < now - FORGOTTEN_AFTER))


def _pair(connection: sa.Connection, guest: str, now: int) -> tuple[Search, int]:
    """Put a guest's search together with others that fit; and say how many others wait."""
    own = _settled(connection, guest, now)
    if own.stage != WAITING:
        return own, 0
    others = [
        Search.of_row(row)
        for row in connection.execute(
            sa.select(seekers)
            .where(
                seekers.c.game == _stored(own.game, own.players),
                seekers.c.pace == own.pace,
                seekers.c.stage == WAITING,
                seekers.c.seen >= now - (OVER_DAYS_FOR if own.over_days else SILENT_AFTER),
                seekers.c.guest != guest,
                ~is_between(guest, seekers.c.guest),
            )
            .order_by(seekers.c.began, seekers.c.guest)
            .limit(MOST_CANDIDATES)
        )
    ]
    found = _group(connection, own, others, now)
    if found is None:
        return own, len(others)
    table_id = guests.new_id()
    for other in found:
        _change(connection, other.guest, stage=AGREED if own.over_days else PAIRED, table_id=table_id)
    return _change(connection, guest, stage=AGREED if own.over_days else HERE, table_id=table_id), 0


def _group(connection: sa.Connection, own: Search, others: list[Search], now: int) -> list[Search] | None:
    """Enough others who fit each other: live, those who have waited longest; over days, those who are nearest."""
    if own.over_days:
        others = sorted(others, key=lambda other: abs(other.mu - own.mu))
    found: list[Search] = []
    for other in others:
        if len(found) == own.players - 1:
            break
        if all(fits(one, other, now) for one in (own, *found)) and not _are_blocked(connection, other, found):
            found.append(other)
    return found if len(found) == own.players - 1 else None


def _are_blocked(connection: sa.Connection, one: Search, others: Sequence[Search]) -> bool:
    """Whether somebody has blocked one of those who would play together."""
    if not others:
        return False
    people = schema.guests.c.id
    query = sa.select(people).where(people.in_([other.guest for other in others]), is_between(one.guest, people))
    return connection.execute(query).first() is not None


def _settled(connection: sa.Connection, guest: str, now: int) -> Search:
    """A guest's search after what its opponents have done, if some were found: they are there, not yet, or gone."""
    own = _read(connection, guest)
    assert own is not None, "the search was just touched"
    if own.stage not in (PAIRED, HERE):
        return own
    together = seekers.c.table_id == own.table_id
    others = [
        Search.of_row(row)
        for row in connection.execute(sa.select(seekers).where(together, seekers.c.guest != guest))
    ]  # fmt: skip
    gone = [other.guest for other in others if other.is_gone(now)]
    if gone or len(others) < own.players - 1:
        connection.execute(sa.delete(seekers).where(seekers.c.guest.in_(gone)))
        connection.execute(sa.update(seekers).where(together).values(stage=WAITING, table_id=None))
        return _change(connection, guest, stage=WAITING, table_id=None)
    if all(other.stage == HERE for other in others):
        connection.execute(sa.update(seekers).where(together).values(stage=AGREED))
        return _change(connection, guest, stage=AGREED)
    return _change(connection, guest, stage=HERE)


def _read(connection: sa.Connection, guest: str) -> Search | None:
    row = connection.execute(sa.select(seekers).where(seekers.c.guest == guest)).first()
    return None if row is None else Search.of_row(row)


def _change(connection: sa.Connection, guest: str, **values: Any) -> Search:
    connection.execute(sa.update(seekers).where(seekers.c.guest == guest).values(values))
    changed = _read(connection, guest)
    assert changed is not None
    return changed


async def _answer(services: Services, search: Search, others: int) -> models.SearchState:
    is_open = search.stage == AGREED and await _open_table(services, search)
    return _state(search, others, search.table_id if is_open else None)


def _state(search: Search, others: int, table: str | None = None) -> models.SearchState:
    waited = clock.now() - search.began
    return models.SearchState(
        id=search.id, game=search.game, players=search.players, pace=search.pace,
        waited=max(0, waited // 1000), others=others, strength=Standing(mu=search.mu).strength,
        range=None if search.over_days else range_after(waited), found=search.stage != WAITING, table=table,
    )  # fmt: skip


async def _open_table(services: Services, search: Search) -> bool:
    """Open the table of a group, unless that has been done. Chance decides who sits first.

    The game begins once all have contributed to its key: so the server does not choose the deal alone.
    Returns False if somebody has begun another search before there was a table: then the others go on.
    """
    assert search.table_id is not None
    if await fetch_game(services.store, search.table_id) is None:
        query = sa.select(seekers.c.guest).where(seekers.c.table_id == search.table_id)
        group = [str(row.guest) for row in await services.store.fetch(query)]
        if len(group) < search.players:
            freed = sa.update(seekers).where(seekers.c.table_id == search.table_id)
            await services.store.execute(freed.values(stage=WAITING, table_id=None))
            return False
        secrets.SystemRandom().shuffle(group)
        seats = [(guest, await services.store.fetch_name(guest) or "") for guest in group]
        settings = TableSettings.checked(
            search.game, search.players, listed=True, clock=PACES.get(search.pace),
            hours_a_move=HOURS.get(search.pace),
        )  # fmt: skip
        now = clock.now()
        begins_by = now + time_to_contribute(services, search.pace)
        with contextlib.suppress(Conflict):  # another one has opened it
            entries = commands.open_seated(settings, seats, now, "", secrets.token_bytes(32), begins_by)
            await services.tables.open(entries, search.table_id)
        for guest, _ in seats if search.over_days else ():
            await services.vacations.tell_game(guest, search.table_id)
    await services.tables.execute(search.table_id, commands.begin)
    return True


async def nearest_bot(services: Services, game: Game, players: int | None, guest: str, levels: list[str]) -> str:
    """The level of the bots whose strength is nearest to that of a guest, among those with rated games."""
    names = {f"bot:{level}": level for level in levels}
    known = await fetch_standings(services.store, game.name, players or min(game.players), [guest, *names])
    own = known.pop(guest, Standing())
    if not known:
        return levels[len(levels) // 2]
    return names[min(known, key=lambda name: abs(known[name].mu - own.mu))]
