"""Games to choose, tables to find, finished games to look at, ratings: what is read rather than played."""

from __future__ import annotations

import asyncio
import gzip
import json
import secrets
from typing import Annotated, Any

import orjson
import sqlalchemy as sa
from fastapi import APIRouter, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse

from throneroom.bots import known_bots
from throneroom.engine import transcript
from throneroom.engine.catalogue import ENGLISH, LANGUAGES
from throneroom.engine.errors import RecordError
from throneroom.engine.game import Game, all_games, find
from throneroom.engine.match import WATCHER, Match, replay
from throneroom.engine.messages import Seat, as_data
from throneroom.server import guests, models, schema
from throneroom.server.desk import Desk
from throneroom.server.identity import AnyGuest, MaybeGuest, TheDesk
from throneroom.server.limits import TooManyOpen
from throneroom.server.ratings import Standing
from throneroom.table import Clock, Table, TableError, TableSettings, commands
from throneroom.table.errors import refused
from throneroom.table.refusals import NoFinishedGame
from throneroom.table.table import BOT, OPEN, RUNNING

router = APIRouter()
LONGEST_BODY = 200_000
"""Bytes of a request that brings a record text."""
PAGE = 50
Language = Annotated[str, Query(max_length=20, description=f"Of all texts: {', '.join(LANGUAGES)}")]
FRESH = "no-cache"
"""How an answer may be cached that changes only with the version of the server: ask again every time."""
GameName = Annotated[str, Path(max_length=40)]
Seen = Annotated[str, Query(max_length=12, description="all, spectator, or a seat")]
IDLE = 6 * 3_600_000
"""Milliseconds after which a table where nothing happens is no longer shown to others or counted.

Its players still have it in their list: a game waits for its player for ever.
"""
ALIVE = schema.tables.c.status.in_((OPEN, RUNNING)) & (schema.tables.c.updated > sa.bindparam("stale"))
HOST = sa.select(
    schema.guests.c.name,
    sa.select(sa.func.count()).where(schema.tables.c.host == schema.guests.c.id, ALIVE).scalar_subquery(),
).where(schema.guests.c.id == sa.bindparam("guest"))
"""A guest's name, and how many tables that are alive it has opened."""


# Tables


async def open_table(desk: Desk, guest: str, wish: models.TableWish) -> str:
    """Open a table as wished; returns its id."""
    name = await _host(desk, guest)
    if not wish.continued:
        find(wish.game)
    source = wish.continued
    before = await _finished(desk, source.game) if source and source.game else None
    settings = await _terms(desk, wish, before)
    seats = wish.seats or ["me", *["bot" if wish.start else "open"] * (settings.players - 1)]
    table_id = guests.new_id()
    called = _bots_of(before) if before else []
    await desk.hub.open(commands.open_table(settings, guest, name, seats, desk.hub.now(), called), table_id)
    if wish.start:
        key = secrets.token_bytes(32)
        await desk.hub.act(table_id, lambda table, now: commands.start(table, guest, True, key, now))
    return table_id


def _bots_of(game: Any) -> list[str | None]:
    """What the bots of a finished game (its row) were called, by seat."""
    return [seat["name"] if seat["kind"] == BOT else None for seat in json.loads(game.summary)["seats"]]


async def _terms(desk: Desk, wish: models.TableWish, before: Any) -> TableSettings:
    """The settings of a table as wished; `before` is the finished game (its row) that it goes on from, if it does."""
    clock = Clock(wish.clock.base, wish.clock.increment) if wish.clock else None
    rest: dict[str, Any] = {
        "listed": wish.listed, "hints": wish.hints, "clock": clock, "grace": wish.grace, "pace": wish.pace,
        "level": wish.level, "bots": wish.bots, "when_full": wish.when_full,
    }  # fmt: skip
    if wish.continued is None:
        await desk.hub.playable(wish.game)
        return TableSettings.checked(wish.game, wish.players, wish.options, **rest)
    source = wish.continued
    if (source.game is None) == (source.record is None):
        raise TableError("bad_request", "continue: give a finished game or a record text, one of them")
    text = source.record if before is None else before.record
    await desk.hub.playable(find(transcript.read(text or "").header.game).name)
    return TableSettings.from_record(text or "", source.ply, **rest)


async def _host(desk: Desk, guest: str) -> str:
    """The name of a guest who may open a table; who has too many is refused."""
    found = await desk.store.rows(HOST, guest=guest, stale=_stale(desk))
    if not found:
        raise TableError("no_identity", "this guest is not known here any more: POST /api/guests")
    name, count = found[0]
    if count >= desk.config.limits.tables:
        raise TooManyOpen(desk.config.limits.tables, 60)
    return str(name)


def _stale(desk: Desk) -> int:
    return desk.hub.now() - IDLE


async def game_at(desk: Desk, table_id: str) -> str | None:
    """The game of a table, if there is one."""
    kept = schema.tables
    for (game,) in await desk.store.rows(sa.select(kept.c.game).where(kept.c.id == table_id)):
        return str(game)
    return None


class Waiter:
    """A request that waits for something new at a table."""

    stays = False

    def __init__(self, guest: str | None) -> None:
        self.guest = guest
        self.messages: asyncio.Queue[bytes] = asyncio.Queue()

    def send(self, text: bytes) -> None:
        self.messages.put_nowait(text)


async def look(desk: Desk, guest: str | None, address: str, table_id: str, since: int | None, wait: int) -> bytes:
    """The table now, or as soon as there is something new. Who waits counts as connected."""
    number, text = await desk.hub.look(table_id, guest, since)
    if not wait or since is None or number > since:
        return text
    waiter = Waiter(guest)
    with desk.connected(guest, address):
        await desk.hub.enter(table_id, waiter, since)
        try:
            async with asyncio.timeout(wait):
                while True:
                    text = await waiter.messages.get()
                    if orjson.loads(text)["events"]:
                        return text
        except TimeoutError:
            return text
        finally:
            desk.hub.exit(table_id, waiter)


async def rename(desk: Desk, guest: str, name: str) -> None:
    """Another name, here and at all tables that are not over."""
    desk.acts.take(guest)
    await desk.store.rename(guest, name)
    kept, sitters = schema.tables, schema.sitters
    wanted = (
        sa.select(kept.c.id)
        .join(sitters, sitters.c.table_id == kept.c.id)
        .where(sitters.c.guest == guest, kept.c.status.in_((OPEN, RUNNING)))
        .order_by(kept.c.updated.desc())
        .limit(PAGE)
    )
    for row in await desk.store.rows(wanted):
        try:
            await desk.hub.act(row.id, lambda table, now: commands.rename(table, guest, name, now))
        except TableError as error:
            if error.code != "outdated":
                raise


# Finished games


async def is_finished(desk: Desk, game_id: str) -> bool:
    """Whether there is a finished game of this name."""
    return bool(await desk.store.rows(sa.select(schema.games.c.id).where(schema.games.c.id == game_id)))


async def _finished(desk: Desk, game_id: str) -> Any:
    found = await desk.store.rows(sa.select(schema.games).where(schema.games.c.id == game_id))
    if not found:
        raise refused(NoFinishedGame())
    return found[0]


async def _replayed(desk: Desk, row: Any, ply: int | None = None) -> Match:
    await desk.hub.playable(row.game)
    try:
        return replay(row.record, ply)
    except RecordError as error:
        raise TableError("no_game", f"this game cannot be shown any more: {error.reason}") from None


def _viewer(viewer: str, match: Match) -> str | None:
    if viewer == "all":
        return None
    if viewer != WATCHER and viewer not in match.seats:
        raise TableError("bad_request", f"a viewer is all, {WATCHER} or one of {', '.join(match.seats)}")
    return viewer


# Games


def _info(game: Game, language: str) -> dict[str, Any]:
    options = [
        {
            "name": o.name, "about": game.about_option(o, language), "default": o.default, "low": o.low, "high": o.high,
            "allowed": list(o.allowed),
        }
        for o in game.options
    ]  # fmt: skip
    return {
        "name": game.name, "title": game.title_in(language), "players": list(game.players), "minutes": game.minutes,
        "about": game.about_in(language), "secrets": game.secrets, "options": options,
    }  # fmt: skip


def _guide(game: Game, language: str) -> models.Sheet:
    words = game.catalogue(language)
    cards = [
        models.CardInfo(
            slug=card.slug,
            name=words.card_name(card.slug),
            full_name=words.full_name(card.slug),
            text=words.card_text(card.slug),
            copies=card.copies,
            stats=[words.stat(label, value) for label, value in card.stats],
            marks=[words.stat(label, value)[0] for label, value in card.stats if value == "yes"],
        )
        for card in game.cards.CARDS
    ]
    named = {option.name: f"{{{option.name}}}" for option in game.options}
    return models.Sheet(
        **_info(game, language),
        summary=game.summary(named, language),
        cards=cards,
        rules=game.short_rules(named, language),
    )


def accepted(request: Request) -> set[str]:
    """How an answer may be packed for this browser."""
    return {part.split(";")[0].strip() for part in request.headers.get("accept-encoding", "").split(",")}


@router.get("/api/games", tags=["games"], response_model=models.Games)
async def games(request: Request, language: Language = ENGLISH) -> Response:
    """All games and the levels of bots. The first page asks for it, so it is packed where the browser can take that."""
    told = models.Games(games=[models.GameInfo(**_info(game, language)) for game in all_games()], levels=known_bots())
    text, headers = told.model_dump_json().encode(), {"vary": "accept-encoding"}
    if "gzip" in accepted(request):
        text, headers = gzip.compress(text), {**headers, "content-encoding": "gzip"}
    return Response(text, media_type="application/json", headers=headers)


@router.get("/api/games/{name}", tags=["games"])
async def guide(name: GameName, language: Language = ENGLISH) -> models.Sheet:
    """A game with its cards and rules; the name of an option in braces stands for its value."""
    return _guide(_known(name), language)


@router.get(
    "/api/games/{name}/words",
    tags=["games"],
    response_model=None,
    responses={200: {"content": {"text/plain": {}}, "description": "A catalogue in the format of Project Fluent"}},
)
async def words(name: GameName, language: Language = ENGLISH) -> Response:
    """The words for a game's messages in one language: what all games share, then its own."""
    return PlainTextResponse(_known(name).words(language), headers={"cache-control": FRESH})


def _known(name: str) -> Game:
    """The game of this name; an unknown one is refused."""
    known = {game.name: game for game in all_games()}
    if name not in known:
        raise TableError("no_game", f"there is no such game; there are: {', '.join(sorted(known))}")
    return known[name]


# Lists


@router.get("/api/lobby", tags=["tables"])
async def lobby(
    desk: TheDesk, guest: MaybeGuest, game: Annotated[str | None, Query(max_length=40)] = None
) -> models.TableList:
    """Listed tables: those that wait for players, then those to watch; many of the one leave room for the other."""
    kept = schema.tables
    wanted = sa.select(kept).where(kept.c.listed, ALIVE).order_by(kept.c.updated.desc()).limit(PAGE)
    if game is not None:
        wanted = wanted.where(kept.c.game == game)
    found = [await desk.store.rows(wanted.where(kept.c.status == kind), stale=_stale(desk)) for kind in (OPEN, RUNNING)]
    return _table_list([row for rows in found for row in rows], guest)


@router.get("/api/me/tables", tags=["guests"])
async def my_tables(desk: TheDesk, guest: AnyGuest) -> models.TableList:
    """One's own tables that are not over."""
    kept, sitters = schema.tables, schema.sitters
    wanted = (
        sa.select(kept)
        .join(sitters, sitters.c.table_id == kept.c.id)
        .where(sitters.c.guest == guest, kept.c.status.in_((OPEN, RUNNING)))
        .order_by(kept.c.updated.desc())
        .limit(PAGE)
    )
    return _table_list(await desk.store.rows(wanted), guest)


def _table_list(rows: list[Any], guest: str | None) -> models.TableList:
    return models.TableList(tables=[_table_summary(row, guest) for row in rows])


def _table_summary(row: Any, guest: str | None) -> models.TableSummary:
    """A table in a list, with the seat of the guest who asks; who the others are is not told."""
    summary = json.loads(row.summary)
    sitting = summary.pop("guests", [])
    seat = Seat(Table.name_of(sitting.index(guest))) if guest is not None and guest in sitting else None
    return models.TableSummary(
        id=row.id,
        game=row.game,
        status=row.status,
        updated=row.updated,
        seat=seat,
        your_turn=seat is not None and seat in summary.get("asked", []),
        summary=summary,
    )


@router.get("/api/me/games", tags=["guests"])
async def my_games(
    desk: TheDesk, guest: AnyGuest, before: Annotated[models.Time | None, Query(description="Of `ended`")] = None
) -> models.GameList:
    """One's own finished games, the last first."""
    kept, mine = schema.games, schema.players
    wanted = (
        sa.select(kept.c.id, kept.c.game, kept.c.ended, kept.c.summary, mine.c.seat, mine.c.won)
        .join(mine, mine.c.game_id == kept.c.id)
        .where(mine.c.guest == guest)
        .order_by(mine.c.ended.desc())
        .limit(PAGE)
    )
    if before is not None:
        wanted = wanted.where(mine.c.ended < before)
    return models.GameList(
        games=[
            models.GameSummary(
                id=row.id, game=row.game, ended=row.ended, seat=row.seat, won=row.won, summary=json.loads(row.summary)
            )
            for row in await desk.store.rows(wanted)
        ]
    )


@router.get("/api/me/ratings", tags=["guests"])
async def my_ratings(desk: TheDesk, guest: AnyGuest) -> models.RatingList:
    """How often one has played and won, and one's ratings."""
    kept = schema.ratings
    name = await desk.store.name_of(guest) or ""
    rows = await desk.store.rows(sa.select(kept).where(kept.c.guest == guest).order_by(kept.c.game))
    return models.RatingList(ratings=[_rating(row, name) for row in rows])


@router.get("/api/ratings/{name}", tags=["games"])
async def best(desk: TheDesk, name: Annotated[str, Path(max_length=40)]) -> models.RatingList:
    """The best players of a game, bots among them."""
    kept, people = schema.ratings, schema.guests
    wanted = (
        sa.select(kept, people.c.name)
        .join(people, people.c.id == kept.c.guest, isouter=True)
        .where(kept.c.game == name, kept.c.rated > 0)
        .order_by((kept.c.mu - 3 * kept.c.sigma).desc())
        .limit(PAGE)
    )
    return models.RatingList(ratings=[_rating(row, row.name or row.guest) for row in await desk.store.rows(wanted)])


def _rating(row: Any, name: str) -> models.RatingInfo:
    standing = Standing(row.played, row.won, row.rated, row.mu, row.sigma)
    return models.RatingInfo(
        name=name, game=row.game, played=row.played, won=row.won, rated=row.rated, rating=standing.shown,
        mu=row.mu, sigma=row.sigma,
    )  # fmt: skip


# Finished games to look at


@router.get("/api/finished/{game_id}", tags=["finished games"])
async def finished(desk: TheDesk, guest: MaybeGuest, game_id: models.Id) -> models.FinishedGame:
    """A finished game: who played, how it ended, every decision, the events with all cards open; and your own seat."""
    row = await _finished(desk, game_id)
    match = await _replayed(desk, row)
    mine = schema.players
    played = await desk.store.rows(sa.select(mine).where(mine.c.game_id == game_id, mine.c.guest == (guest or "")))
    return models.FinishedGame(
        id=row.id,
        game=row.game,
        ended=row.ended,
        seat=played[0].seat if played else None,
        won=played[0].won if played else None,
        summary=json.loads(row.summary),
        players=match.players,
        options=dict(match.options),
        commitment=match.commitment,
        key=match.key.hex(),
        decisions=list(match.history),
        story=await desk.thinkers.story(row.record),
    )


@router.get(
    "/api/finished/{game_id}/record",
    tags=["finished games"],
    response_model=None,
    responses={200: {"content": {"text/plain": {}}, "description": "A record file"}},
)
async def record(desk: TheDesk, game_id: models.Id) -> Response:
    """The record file, key and commitment in it: `throneroom verify` checks it."""
    row = await _finished(desk, game_id)
    name = f'attachment; filename="{game_id}.rec"'
    return PlainTextResponse(row.record, headers={"content-disposition": name})


@router.get("/api/finished/{game_id}/plies/{ply}", tags=["finished games"], response_model=models.Step)
async def step(
    desk: TheDesk,
    game_id: models.Id,
    ply: models.Count,
    viewer: Seen = "all",
) -> Response:
    """The position after so many decisions as one viewer saw it, and the events that led there."""
    match = await _replayed(desk, await _finished(desk, game_id))
    if ply > match.ply:
        raise TableError("no_game", f"this game has {match.ply} decisions, not {ply}")
    who = _viewer(viewer, match)
    then = match.at(ply)
    body = {"ply": ply, "plies": match.ply, "log": as_data(then.last_events(who)), "view": then.view(who)}
    return Response(orjson.dumps(body), media_type="application/json")


@router.get("/api/finished/{game_id}/plies", tags=["finished games"], response_model=models.Film)
async def film(desk: TheDesk, game_id: models.Id, viewer: Seen = "all") -> Response:
    """All positions of the game as one viewer saw them, the events with them: a whole replay."""
    row = await _finished(desk, game_id)
    match = await _replayed(desk, row)
    return Response(await desk.thinkers.film(row.record, _viewer(viewer, match)), media_type="application/json")


@router.get("/api/finished/{game_id}/chances", tags=["finished games"])
async def chances(desk: TheDesk, game_id: models.Id) -> models.Chances:
    """What each seat could expect at each position. A bot finds that out once, then it is kept."""
    row = await _finished(desk, game_id)
    match = await _replayed(desk, row)
    found = await desk.review(row, match.ply) if row.chances is None else json.loads(row.chances)
    return models.Chances(chances=found, free=_free_choices(match))


def _free_choices(match: Match) -> list[bool]:
    """For each decision whether one seat alone has it to answer for: there were others, and nothing was sealed."""
    position, free = match.at(0).position, []
    for name, decision in match.history:
        seat = match.seats.index(name)
        free.append(len(position.legal(seat)) > 1 and not position.sealed)
        position.play(seat, match.notations.index(decision))
    return free
