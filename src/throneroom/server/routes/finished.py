"""Finished games: who played, every position as a viewer saw it, the record file, the chances and the review."""

from __future__ import annotations

import json
from typing import Annotated

import orjson
import sqlalchemy as sa
from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import PlainTextResponse

from throneroom.engine.errors import RecordError
from throneroom.engine.match import WATCHER, Match
from throneroom.engine.messages import as_data
from throneroom.server import identity, models, schema
from throneroom.server.bot_pool import REVIEWS
from throneroom.server.finished_games import FinishedGameRow, fetch_finished
from throneroom.server.identity import OptionalGuest, TheServices
from throneroom.server.review_json import review_version, seen_by, stored_review
from throneroom.server.services import Services
from throneroom.table import TableError

router = APIRouter(tags=["finished games"])
REVIEW_PATIENCE = 1.0
"""Seconds that a request waits for a review before it answers how far it has come."""
ViewerName = Annotated[str, Query(max_length=12, description="all, spectator, or a seat")]


@router.get("/api/finished/{game_id}")
async def finished(
    request: Request, services: TheServices, guest: OptionalGuest, game_id: models.Id
) -> models.FinishedGame:
    """A finished game: who played, how it ended, every decision, the events with all cards open; and your own seat."""
    row, match = await _fetch_and_replay(services, game_id)
    players = schema.players
    own = sa.select(players).where(players.c.game_id == game_id, players.c.guest == (guest or ""))
    played = await services.store.fetch(own)
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
        story=await services.replay_cache.story(row, identity.payer(request, guest)),
    )


@router.get(
    "/api/finished/{game_id}/record",
    response_model=None,
    responses={200: {"content": {"text/plain": {}}, "description": "A record file"}},
)
async def record(services: TheServices, game_id: models.Id) -> Response:
    """The record file, with key and commitment; `throneroom verify` checks it."""
    row = await fetch_finished(services.store, game_id)
    name = f'attachment; filename="{game_id}.rec"'
    return PlainTextResponse(row.record, headers={"content-disposition": name})


@router.get("/api/finished/{game_id}/plies/{ply}", response_model=models.Step)
async def step(services: TheServices, game_id: models.Id, ply: models.Count, viewer: ViewerName = "all") -> Response:
    """The position after `ply` decisions as one viewer saw it, and the events that led there."""
    _, match = await _fetch_and_replay(services, game_id)
    if ply > match.ply:
        raise TableError("no_game", f"this game has {match.ply} decisions, not {ply}")
    who = _viewer(viewer, match)
    then = match.at(ply)
    decision, log = then.last_seen(who)
    body = {"ply": ply, "plies": match.ply, "decision": decision, "log": as_data(log), "view": then.view(who)}
    return Response(orjson.dumps(body), media_type="application/json")


@router.get("/api/finished/{game_id}/plies", response_model=models.Replay)
async def replay_steps(
    request: Request, services: TheServices, guest: OptionalGuest, game_id: models.Id, viewer: ViewerName = "all"
) -> Response:
    """A whole replay: all positions of the game as one viewer saw them, with their events."""
    row, match = await _fetch_and_replay(services, game_id)
    text = await services.replay_cache.steps(row, _viewer(viewer, match), identity.payer(request, guest))
    return Response(text, media_type="application/json")


@router.get("/api/finished/{game_id}/chances")
async def chances(request: Request, services: TheServices, guest: OptionalGuest, game_id: models.Id) -> models.Chances:
    """What each seat could expect at each position. A bot estimates it once; then it is stored."""
    row, match = await _fetch_and_replay(services, game_id)
    if row.chances is None:
        found = await services.reviews.chances(row, match.ply, identity.payer(request, guest))
    else:
        found = json.loads(row.chances)
    return models.Chances(chances=found, free=_free_choices(match))


@router.get("/api/finished/{game_id}/review")
async def review(
    request: Request, services: TheServices, guest: OptionalGuest, game_id: models.Id, viewer: ViewerName = "all"
) -> models.GameReview:
    """What was better and why. A bot reviews a game once; ask again until `ready`, each answer takes a second at most.

    A stored review is made again once the game's network is another one, or reviews judge in another way.

    The review for a seat contains its own decisions, judged from what it knew, and nothing that it did not know. With
    `all`, it contains the decisions of all seats.
    """
    row, match = await _fetch_and_replay(services, game_id)
    who = _viewer(viewer, match)
    if who == WATCHER:
        raise TableError("bad_request", f"a review is for all or for one of {', '.join(match.seats)}")
    found, done = stored_review(row.review, review_version(row.game)), match.ply
    if found is None:
        found, done = await services.reviews.review(row, match.ply, REVIEW_PATIENCE, identity.payer(request, guest))
    if found is None:
        return models.GameReview(ready=False, done=done, plies=match.ply)
    shown = found if who is None else seen_by(found, match.seats.index(who))
    return models.GameReview(ready=True, done=match.ply, plies=match.ply, **shown)


@router.get("/api/finished/{game_id}/review/{ply}/reason")
async def reason(
    request: Request, services: TheServices, guest: OptionalGuest, game_id: models.Id, ply: models.Count
) -> models.DecisionReason:
    """Why the best choice of a decision is better than the one that was played or, if that was the best, the next best.

    The review itself has the reasons of decisions with a mark. This is for all others. It is told as the deciding seat
    would see it, from what that seat knew.
    """
    row, match = await _fetch_and_replay(services, game_id)
    _check_ply(ply, match)
    await services.bot_pool.compile(row.game, REVIEWS)
    found = await services.replay_cache.reason(row, ply, identity.payer(request, guest))
    if found is None:
        raise TableError("bad_request", f"decision {ply} had only one choice: there is nothing to explain")
    return models.DecisionReason(**found)


@router.get("/api/finished/{game_id}/review/{ply}/line", response_model=models.Continuation)
async def line(
    request: Request,
    services: TheServices,
    guest: OptionalGuest,
    game_id: models.Id,
    ply: models.Count,
    seat: Annotated[str, Query(max_length=4, description="The seat that had the choice")],
    decision: Annotated[str, Query(max_length=200, description="The choice, one of those in the review")],
) -> Response:
    """How the game would most likely have gone on after a choice, as its seat would see it.

    Hidden cards are guessed from what the seat knew: they are not those of the game.
    """
    row, match = await _fetch_and_replay(services, game_id)
    _check_ply(ply, match)
    if seat not in match.seats:
        raise TableError("bad_request", f"a seat must be one of {', '.join(match.seats)}")
    await services.bot_pool.compile(row.game, REVIEWS)
    text = await services.bot_pool.continuation(row.record, ply, seat, decision, identity.payer(request, guest))
    return Response(text, media_type="application/json")


async def _fetch_and_replay(services: Services, game_id: str) -> tuple[FinishedGameRow, Match]:
    """The row of a finished game, and its match."""
    row = await fetch_finished(services.store, game_id)
    await services.games.load(row.game)
    try:
        return row, await services.replay_cache.match(row)
    except RecordError as error:
        raise TableError("no_game", f"this game can no longer be shown: {error.reason}") from None


def _check_ply(ply: int, match: Match) -> None:
    if ply >= match.ply:
        raise TableError("no_game", f"the decisions of this game are numbered from 0 to {match.ply - 1}, not {ply}")


def _viewer(viewer: str, match: Match) -> str | None:
    """The viewer as `Match.view` knows it."""
    if viewer == "all":
        return None
    if viewer != WATCHER and viewer not in match.seats:
        raise TableError("bad_request", f"a viewer must be all, {WATCHER} or one of {', '.join(match.seats)}")
    return viewer


def _free_choices(match: Match) -> list[bool]:
    """For each decision, whether its seat chose freely: it had alternatives, and nobody chose in secret."""
    position, free = match.at(0).position, []
    for name, decision in match.history:
        seat = match.seats.index(name)
        free.append(len(position.legal(seat)) > 1 and not position.sealed)
        position.play(seat, match.notations.index(decision))
    return free
