"""Tables: open one, look at it, act at it; and the lobby, which shows listed tables."""

from __future__ import annotations

import json
from typing import Annotated, Any

import orjson
import sqlalchemy as sa
from fastapi import APIRouter, Query, Request, Response

from throneroom.engine.messages import Seat, as_data
from throneroom.server import guest_commands, identity, long_poll, models, pairing, schema, tournaments
from throneroom.server.background import in_thread_if_long
from throneroom.server.hall import fetch_strengths
from throneroom.server.identity import CurrentGuest, OptionalGuest, TheServices
from throneroom.server.ratings import Standing
from throneroom.server.table_opening import ALIVE, open_table, stale_before
from throneroom.table import Table, TableError
from throneroom.table.projection import viewer_name
from throneroom.table.table import OPEN, RUNNING

router = APIRouter(tags=["tables"])
LONGEST_WAIT = 25
PAGE_SIZE = 50


@router.post("/api/tables", status_code=201)
async def new_table(
    request: Request, services: TheServices, guest: CurrentGuest, wish: models.TableWish
) -> models.NewTable:
    """Open a table."""
    services.tables_from.take(identity.address(request))
    services.whereabouts.remember(guest, identity.address(request))
    return await open_table(services, identity.payer(request, guest), wish)


@router.get("/api/tables/{table_id}", response_model=models.Update)
async def look(
    request: Request,
    services: TheServices,
    guest: OptionalGuest,
    table_id: models.Id,
    since: Annotated[models.Count | None, Query(description="The last number you have")] = None,
    wait: Annotated[int, Query(ge=0, le=LONGEST_WAIT, description="Seconds to wait for something new")] = 0,
) -> Response:
    """The table as you see it, with the events after `since` (by default those of this game)."""
    text = await long_poll.look(services, guest, identity.address(request), table_id, since, wait)
    return Response(text, media_type="application/json")


@router.get("/api/tables/{table_id}/plies/{ply}", response_model=models.Step)
async def then(services: TheServices, guest: OptionalGuest, table_id: models.Id, ply: models.Count) -> Response:
    """The position of the current game after `ply` decisions as you saw it, and the events that led there."""
    async with services.tables.locked(table_id) as (_, table):
        match, viewer = table.match, viewer_name(table.seat_of(guest))
        if match is None or ply > match.ply:
            raise TableError("no_game", f"this game has {match.ply if match else 0} decisions, not {ply}")
        plies, earlier = match.ply, await in_thread_if_long(ply, match.at, ply)
    decision, log = earlier.last_seen(viewer)
    body = {"ply": ply, "plies": plies, "decision": decision, "log": as_data(log), "view": earlier.view(viewer)}
    return Response(orjson.dumps(body), media_type="application/json")


@router.get("/api/tables/{table_id}/tournament")
async def tournament(services: TheServices, table_id: models.Id) -> models.TournamentOfTable:
    """The tournament to which a table belongs."""
    return await tournaments.fetch_of_table(services, table_id)


@router.post("/api/tables/{table_id}/acts", response_model_exclude_unset=True)
async def act(
    request: Request, services: TheServices, guest: CurrentGuest, table_id: models.Id, wish: models.Act
) -> models.Done:
    """Do something at a table: the same messages as over the WebSocket."""
    services.acts.take(guest)
    return await guest_commands.execute(services, table_id, guest, wish, identity.address(request))


@router.get("/api/tables/{table_id}/premoves")
async def premoves(services: TheServices, guest: CurrentGuest, table_id: models.Id) -> models.PremoveState:
    """What you have prepared for your next question, and what you may prepare. Nobody else can see it."""
    services.acts.take(guest)
    return await services.premoves.fetch(table_id, guest)


@router.put("/api/tables/{table_id}/premoves")
async def prepare(
    services: TheServices, guest: CurrentGuest, table_id: models.Id, wish: models.PremoveWish
) -> models.PremoveState:
    """Prepare your next decision: it is taken as soon as you are asked, or cancelled if it does not fit."""
    services.acts.take(guest)
    await services.premoves.prepare(table_id, guest, wish)
    return await services.premoves.fetch(table_id, guest)


@router.delete("/api/tables/{table_id}/premoves")
async def withdraw(services: TheServices, guest: CurrentGuest, table_id: models.Id) -> models.PremoveState:
    """Withdraw what you have prepared."""
    services.acts.take(guest)
    await services.premoves.withdraw(table_id, guest)
    return await services.premoves.fetch(table_id, guest)


@router.get("/api/lobby")
async def lobby(
    services: TheServices, guest: OptionalGuest, game: Annotated[str | None, Query(max_length=40)] = None
) -> models.Lobby:
    """Listed tables: first those that wait for players, then those to watch, with a separate limit for each; and who
    searches for opponents.
    """
    tables = schema.tables
    query = sa.select(tables).where(tables.c.listed, ALIVE).order_by(tables.c.updated.desc()).limit(PAGE_SIZE)
    if game is not None:
        query = query.where(tables.c.game == game)
    found = [
        await services.store.fetch(query.where(tables.c.status == status), stale=stale_before())
        for status in (OPEN, RUNNING)
    ]
    rows = [row for rows in found for row in rows if not json.loads(row.summary).get("gathering")]
    strengths = await fetch_strengths(services.store, rows)
    return models.Lobby(
        tables=[
            _table_summary(row, guest).model_copy(update={"people": _people(row, strengths.get(row.id, {}))})
            for row in rows
        ],
        searches=await pairing.fetch_waiting(services, guest, game),
    )


def table_list(rows: list[Any], guest: str | None) -> models.TableList:
    """A list of tables as a guest may see it."""
    return models.TableList(tables=[_table_summary(row, guest) for row in rows])


def _people(row: Any, strengths: dict[str, Standing]) -> list[models.WaitingPlayer]:
    """The people at a listed table, and how strong they are."""
    summary = json.loads(row.summary)
    sitting = zip(summary.get("guests", []), summary["seats"], strict=False)
    return [
        models.WaitingPlayer(
            id=guest,
            name=seat["name"] or "",
            rating=strengths[guest].shown if guest in strengths else None,
            provisional=guest in strengths and not strengths[guest].ranked,
        )
        for guest, seat in sitting
        if guest
    ]


def _table_summary(row: Any, guest: str | None) -> models.TableSummary:
    """A table in a list, with the seat of the guest who asks; the ids of other guests are left out."""
    summary = json.loads(row.summary)
    sitting, gathering = summary.pop("guests", []), summary.pop("gathering", None)
    seat = Seat(Table.name_of(sitting.index(guest))) if guest is not None and guest in sitting else None
    return models.TableSummary(
        id=row.id,
        game=row.game,
        status=row.status,
        updated=row.updated,
        seat=seat,
        your_turn=seat is not None and seat in summary.get("asked", []),
        due=None if seat is None else summary.get("due", {}).get(seat),
        contribute_to=gathering["commitment"] if gathering and seat in gathering["missing"] else None,
        summary=summary,
    )
