"""Tournaments: who plays, which games have begun, and what follows from their results.

Everything is in the database, and what comes next is derived from it (`tournament_rules`). Any process may do the next
step at any time, but only one at a time: it reads the results of finished games, and writes down which games begin and
at which tables. Then the tables are opened, by any process that finds one missing, even after a crash.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import random
import secrets
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from throneroom.engine.errors import ThroneroomError
from throneroom.engine.game import Game as CardGame
from throneroom.server import clock, guests, models, schema
from throneroom.server import tournament_rules as rules
from throneroom.server.guest_rows import FORMER, heir_of
from throneroom.server.limits import TooManyHosted
from throneroom.server.pairing import HOURS, PACES, time_to_contribute
from throneroom.server.services import Services
from throneroom.server.supervision import Beat
from throneroom.server.transaction import Conflict, Unavailable
from throneroom.table import TableError, TableSettings, checked_level, commands
from throneroom.table.errors import refused
from throneroom.table.refusals import (
    NoSuchTournament,
    OnlyTheTournamentHost,
    TooFewPlayers,
    TournamentBegun,
    TournamentFull,
)

OPEN, RUNNING, OVER = "open", "running", "over"
BOT = "bot:"
"""The id of a bot in a tournament begins like this."""
LOOK_EVERY = 2.0
"""Seconds between two looks for games that have ended."""
GRACE = 24 * 3600
"""Seconds of absence before a bot would stand in: in a tournament only the clock decides."""
PLAYERS = 2
"""Tournaments are for games for two."""
OPEN_FOR, SHOWN_FOR = 24 * 3_600_000, 24 * 3_600_000
"""Milliseconds for which an open tournament waits for players, and for which one that is over is listed."""
OPEN_OVER_DAYS, SHOWN_OVER_DAYS = 14 * OPEN_FOR, 90 * SHOWN_FOR
"""The same for a tournament over days; it is listed for three months after it was opened."""
MOST_LISTED = 50
LOCK = 0x746F75726E
"""The number of PostgreSQL's advisory lock for those who change tournaments."""
tournaments, entrants, matches = schema.tournaments, schema.entrants, schema.tournament_games
logger = logging.getLogger("throneroom.tournaments")


@dataclass(frozen=True, slots=True)
class Tournament:
    """A tournament as it is stored: its row, its players in the order of the draw, and its games."""

    row: Any
    players: list[Any]
    games: list[Any]

    @property
    def played(self) -> list[rules.Game]:
        return [
            rules.Game(game.round, game.number, game.attempt, game.one, game.other, game.result) for game in self.games
        ]


async def create(services: Services, guest: str, game: CardGame, wish: models.TournamentWish) -> str:
    """Open a tournament for others to join; its host plays too. Returns its id."""
    if PLAYERS not in game.players:
        raise TableError("bad_request", f"game: tournaments are for games for two players, and {game.title} is not one")
    if wish.bots is not None:
        checked_level(wish.bots, game)
    services.words.check_name(wish.name)
    name = await _name_of(services, guest)
    await _check_not_too_many(services, guest)
    now, tournament = clock.now(), guests.new_id()
    row = {
        "id": tournament, "name": wish.name, "host": guest, "game": game.name, "kind": wish.kind, "pace": wish.pace,
        "size": wish.size, "bots": wish.bots, "status": OPEN, "created": now, "started": None,
    }  # fmt: skip
    first = {"tournament": tournament, "player": guest, "name": name, "joined": now, "number": None, "gone": False}
    await services.store.execute(sa.insert(tournaments).values(row), sa.insert(entrants).values(first))
    return tournament


async def _check_not_too_many(services: Services, guest: str) -> None:
    """Refuse a guest who hosts as many tournaments as it may have; those that nobody sees any more do not count."""
    query = sa.select(sa.func.count()).select_from(tournaments).where(tournaments.c.host == guest, _is_alive())
    most = services.config.limits.tournaments
    if (await services.store.fetch(query))[0][0] >= most:
        raise TooManyHosted(most)


async def join(services: Services, guest: str, tournament: str) -> None:
    """Take part; the tournament begins when its last place is taken. Joining twice changes nothing."""
    name = await _name_of(services, guest)

    for row in await services.store.fetch(sa.select(tournaments.c.host).where(tournaments.c.id == tournament)):
        await services.blocks.check_welcome(row.host, guest)

    def work(connection: sa.Connection) -> None:
        found = _open(services, connection, tournament)
        if any(row.player == guest for row in found.players):
            return
        if len(found.players) >= found.row.size:
            raise refused(TournamentFull(found.row.size))
        row = {"tournament": tournament, "player": guest, "name": name, "joined": clock.now(), "number": None}
        connection.execute(sa.insert(entrants).values({**row, "gone": False}))
        if not found.players:
            _set_host(connection, tournament, guest)
        if len(found.players) + 1 == found.row.size:
            _start(connection, tournament, found.row.size)

    await services.store.transact(work, writes=True)
    await advance(services, tournament)


async def leave(services: Services, guest: str, tournament: str) -> None:
    """Before it begins: give up the place; who has waited longest is the host then. Later: lose all games that have
    not begun.
    """

    def work(connection: sa.Connection) -> None:
        found = _locked(services, connection, tournament)
        own = (entrants.c.tournament == tournament) & (entrants.c.player == guest)
        if found.row.status == OPEN:
            connection.execute(sa.delete(entrants).where(own))
            if found.row.host == guest:
                _set_host(connection, tournament, heir_of(connection, tournament))
        else:
            connection.execute(sa.update(entrants).where(own).values(gone=True))

    await services.store.transact(work, writes=True)


def _set_host(connection: sa.Connection, tournament: str, guest: str) -> None:
    connection.execute(sa.update(tournaments).where(tournaments.c.id == tournament).values(host=guest))


async def start(services: Services, guest: str, tournament: str) -> None:
    """The host begins; with bots, they take the empty places."""

    def work(connection: sa.Connection) -> None:
        found = _open(services, connection, tournament)
        if found.row.host != guest:
            raise refused(OnlyTheTournamentHost())
        count = len(found.players)
        if found.row.bots is not None:
            rows = [
                {
                    "tournament": tournament, "player": f"{BOT}{n}", "name": "", "joined": clock.now(), "number": None,
                    "gone": False,
                }
                for n in range(count, found.row.size)
            ]  # fmt: skip
            if rows:
                connection.execute(sa.insert(entrants), rows)
            count = found.row.size
        if count < rules.FEWEST or all(row.player.startswith(BOT) for row in found.players):
            raise refused(TooFewPlayers(rules.FEWEST, len(found.players)))
        _start(connection, tournament, count)

    await services.store.transact(work, writes=True)
    await advance(services, tournament)


def _start(connection: sa.Connection, tournament: str, count: int) -> None:
    """Draw the order of the players by lot, and begin."""
    names = connection.scalars(sa.select(entrants.c.player).where(entrants.c.tournament == tournament)).all()
    assert len(names) == count
    order = random.SystemRandom().sample(range(count), count)
    for player, number in zip(names, order, strict=True):
        own = (entrants.c.tournament == tournament) & (entrants.c.player == player)
        connection.execute(sa.update(entrants).where(own).values(number=number))
    begun = {"status": RUNNING, "started": clock.now()}
    connection.execute(sa.update(tournaments).where(tournaments.c.id == tournament).values(begun))


# What comes next


async def advance(services: Services, tournament: str) -> None:
    """Note the results of finished games, begin those that follow, and open their tables."""

    def work(connection: sa.Connection) -> Tournament:
        while True:
            found = _locked(services, connection, tournament)
            if found.row.status != RUNNING or not _step(connection, found):
                return found

    found = await services.store.transact(work, writes=True)
    if found.row.status == RUNNING:
        await _open_tables(services, found)


def _step(connection: sa.Connection, found: Tournament) -> bool:
    """Do one step; returns whether something has changed, and more may follow."""
    changed = False
    gone = {row.number for row in found.players if row.gone}
    waiting = [game.table_id for game in found.games if game.result is None and game.table_id]
    results = _results(connection, waiting)
    for game in found.games:
        if game.result is None and game.table_id in results:
            own = matches.c.table_id == game.table_id
            connection.execute(sa.update(matches).where(own).values(result=results[game.table_id]))
            changed = True
    if changed:
        return True
    begun = rules.next_games(found.row.kind, len(found.players), found.played, at_once=found.row.pace in HOURS)
    if begun is None:
        over = sa.update(tournaments).where(tournaments.c.id == found.row.id).values(status=OVER)
        connection.execute(over)
        return True
    rows = [
        {
            "tournament": found.row.id, "round": game.round, "number": game.number, "attempt": game.attempt,
            "one": game.one, "other": game.other, "result": _forfeited(game, gone),
            "table_id": None if _forfeited(game, gone) else guests.new_id(),
        }
        for game in begun
    ]  # fmt: skip
    if rows:
        connection.execute(sa.insert(matches), rows)
    return bool(rows)


def _forfeited(game: rules.Game, gone: set[int]) -> str | None:
    """The result of a game that does not take place because a player has left; if both have, it is a draw."""
    absent = game.one in gone, game.other in gone
    return {(True, True): rules.DRAW, (True, False): rules.OTHER, (False, True): rules.ONE}.get(absent)


def _results(connection: sa.Connection, tables: list[str]) -> dict[str, str]:
    """The results of the first games that have ended at these tables. A game without a winner is a draw."""
    if not tables:
        return {}
    games = schema.games
    query = sa.select(games.c.table_id, games.c.summary).where(games.c.table_id.in_(tables)).order_by(games.c.ended)
    found: dict[str, str] = {}
    for table_id, summary in connection.execute(query):
        first, second = [bool(seat["won"]) for seat in json.loads(summary)["seats"]]
        found.setdefault(table_id, rules.DRAW if first == second else rules.ONE if first else rules.OTHER)
    return found


async def _open_tables(services: Services, found: Tournament) -> None:
    """Open the tables of games that have begun, unless that has been done."""
    wanted = {game.table_id: game for game in found.games if game.result is None and game.table_id}
    if not wanted:
        return
    known = sa.select(schema.tables.c.id, schema.tables.c.status).where(schema.tables.c.id.in_(list(wanted)))
    status = {row.id: row.status for row in await services.store.fetch(known)}
    for table_id, game in wanted.items():
        if status.get(table_id) in (None, OPEN):
            await _open_table(services, found, game, table_id not in status)


async def _open_table(services: Services, found: Tournament, game: Any, is_new: bool) -> None:
    row = found.row
    await services.games.load(row.game)
    sitting = [next(player for player in found.players if player.number == n) for n in (game.one, game.other)]
    seats = [row.bots if player.player.startswith(BOT) else (player.player, player.name) for player in sitting]
    if is_new:
        settings = TableSettings.checked(
            row.game, PLAYERS, listed=True, clock=PACES.get(row.pace), hours_a_move=HOURS.get(row.pace), grace=GRACE,
            bots=False, level=row.bots or "best", rated=any(isinstance(seat, str) for seat in seats),
        )  # fmt: skip
        with contextlib.suppress(Conflict):  # another process has opened it
            now = clock.now()
            begins_by = now + time_to_contribute(services, row.pace)
            entries = commands.open_seated(settings, seats, now, row.host, secrets.token_bytes(32), begins_by)
            await services.tables.open(entries, game.table_id)
    await services.tables.execute(game.table_id, commands.begin)
    for seat in seats if row.pace in HOURS else ():
        if not isinstance(seat, str):
            await services.vacations.tell_game(seat[0], game.table_id)


class TournamentKeeper:
    """Advances tournaments, in a loop, whether or not anybody watches them."""

    def __init__(self, services: Services) -> None:
        self._services = services

    async def run(self, beat: Beat) -> None:
        while True:
            try:
                running = sa.select(tournaments.c.id).where(tournaments.c.status == RUNNING)
                for (tournament,) in await self._services.store.fetch(running):
                    await self._advance(tournament)
                    beat()
                beat()
            except Unavailable:
                logger.warning("tournaments wait for the database")
            await asyncio.sleep(LOOK_EVERY)

    async def _advance(self, tournament: str) -> None:
        """Advance one tournament; if it fails, it must not hold up the others."""
        try:
            await advance(self._services, tournament)
        except ThroneroomError:
            logger.exception("a tournament cannot go on", extra={"tournament": tournament})


# Reading


async def fetch(services: Services, tournament: str, guest: str | None) -> models.TournamentInfo:
    """A tournament with its games and standings."""
    found = await services.store.transact(lambda connection: _read(connection, tournament))
    if found is None:
        raise refused(NoSuchTournament())
    names = {row.number: row for row in found.players}
    own = next((row for row in found.players if row.player == guest), None)
    running = found.row.status != OPEN
    places = rules.standings(found.row.kind, len(found.players), found.played) if running else []
    opened = await _fetch_opened(services, found)
    table = next(
        (
            game.table_id
            for game in found.games
            if own is not None and running and game.result is None and own.number in (game.one, game.other)
            if game.table_id in opened
        ),
        None,
    )
    return models.TournamentInfo(
        **_summary(found.row, len(found.players)), bots=found.row.bots, you=own is not None,
        gone=own is not None and own.gone, host=guest is not None and found.row.host == guest, table=table,
        rounds=rules.rounds_of(found.row.kind, len(found.players)) if running else 0,
        players=[_player(row, found.row.bots, guest) for row in found.players],
        standings=[
            models.TournamentPlace(
                player=_player(names[place.player], found.row.bots, guest), rank=place.rank, points=place.points,
                played=place.played, direct=place.direct, berger=place.berger, beaten=place.beaten,
            )
            for place in places
        ],
        games=[
            models.TournamentGame(
                round=game.round, one=_player(names[game.one], found.row.bots, guest),
                other=_player(names[game.other], found.row.bots, guest),
                table=game.table_id if game.table_id in opened else None, result=game.result,
            )
            for game in found.games
        ],
    )  # fmt: skip


async def _fetch_opened(services: Services, found: Tournament) -> set[str]:
    """The tables of a tournament that can be visited: a game has the id of its table before the table is opened."""
    wanted = [game.table_id for game in found.games if game.table_id]
    known = sa.select(schema.tables.c.id).where(schema.tables.c.id.in_(wanted))
    return {str(row.id) for row in await services.store.fetch(known)} if wanted else set()


def _is_alive() -> sa.ColumnElement[bool]:
    """Tournaments that run, or that still wait for players."""
    opened_after = sa.case((tournaments.c.pace.in_(HOURS), clock.now() - OPEN_OVER_DAYS), else_=clock.now() - OPEN_FOR)
    waits = sa.and_(tournaments.c.status == OPEN, tournaments.c.created > opened_after)
    return sa.or_(tournaments.c.status == RUNNING, waits)


async def fetch_list(services: Services, guest: str | None) -> models.TournamentList:
    """Tournaments to join and to watch, and those that ended lately; the guest's own first, then the latest."""
    now = clock.now()
    count = (
        sa.select(sa.func.count()).where(entrants.c.tournament == tournaments.c.id).scalar_subquery().label("players")
    )
    shown_after = sa.case((tournaments.c.pace.in_(HOURS), now - SHOWN_OVER_DAYS), else_=now - SHOWN_FOR)
    shown = sa.or_(_is_alive(), sa.and_(tournaments.c.status == OVER, tournaments.c.created > shown_after))
    own = sa.exists().where(
        entrants.c.tournament == tournaments.c.id, entrants.c.player == (guest or ""), sa.not_(entrants.c.gone)
    )
    first = sa.case((sa.and_(own, tournaments.c.status != OVER), 0), else_=1)
    query = sa.select(tournaments, count, own.label("own")).where(shown)
    rows = await services.store.fetch(query.order_by(first, tournaments.c.created.desc()).limit(MOST_LISTED))
    return models.TournamentList(
        tournaments=[models.TournamentSummary(**_summary(row, row.players), you=row.own) for row in rows if row.players]
    )


async def fetch_of_table(services: Services, table_id: str) -> models.TournamentOfTable:
    """The tournament to which a table belongs, if there is one."""
    found = await services.store.fetch(sa.select(matches.c.tournament).where(matches.c.table_id == table_id))
    return models.TournamentOfTable(id=found[0].tournament if found else None)


async def exists(services: Services, tournament: str) -> bool:
    return bool(await services.store.fetch(sa.select(tournaments.c.id).where(tournaments.c.id == tournament)))


def _summary(row: Any, players: int) -> dict[str, Any]:
    return {
        "id": row.id, "name": row.name, "game": row.game, "kind": row.kind, "pace": row.pace, "size": row.size,
        "status": row.status, "taken": players, "created": row.created,
    }  # fmt: skip


def _player(row: Any, bots: str | None, guest: str | None) -> models.TournamentPlayer:
    is_bot, is_former = (row.player.startswith(prefix) for prefix in (BOT, FORMER))
    return models.TournamentPlayer(
        id=None if is_bot or is_former else row.player, name=row.name,
        number=int(row.player.partition(":")[2]) if is_bot or is_former else 0,
        level=bots if is_bot else None, you=row.player == guest, gone=row.gone,
    )  # fmt: skip


def _read(connection: sa.Connection, tournament: str) -> Tournament | None:
    row = connection.execute(sa.select(tournaments).where(tournaments.c.id == tournament)).first()
    if row is None:
        return None
    players = sa.select(entrants).where(entrants.c.tournament == tournament)
    games = sa.select(matches).where(matches.c.tournament == tournament)
    return Tournament(
        row,
        list(connection.execute(players.order_by(entrants.c.number, entrants.c.joined, entrants.c.player))),
        list(connection.execute(games.order_by(matches.c.round, matches.c.number, matches.c.attempt))),
    )


def _locked(services: Services, connection: sa.Connection, tournament: str) -> Tournament:
    """A tournament that nobody else changes until the transaction ends."""
    if services.store.shared:
        connection.execute(sa.text(f"SELECT pg_advisory_xact_lock({LOCK})"))
    found = _read(connection, tournament)
    if found is None:
        raise refused(NoSuchTournament())
    return found


def _open(services: Services, connection: sa.Connection, tournament: str) -> Tournament:
    """A tournament that has not begun."""
    found = _locked(services, connection, tournament)
    if found.row.status != OPEN:
        raise refused(TournamentBegun())
    return found


async def _name_of(services: Services, guest: str) -> str:
    name = await services.store.fetch_name(guest)
    if name is None:
        raise TableError("no_identity", "this guest no longer exists: POST /api/guests")
    return name
