"""The application: routes, identity, errors. What a route does is in `desk`, `hub` and `library`."""

from __future__ import annotations

import contextlib
import logging
import time
from collections.abc import AsyncIterator
from typing import Annotated, Any

import orjson
import prometheus_client
from fastapi import FastAPI, Query, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette import types
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Receive, Scope, Send

import throneroom
from throneroom.bots.outside import plugins
from throneroom.engine.errors import ThroneroomError
from throneroom.engine.messages import Message, data_of
from throneroom.server import guests, identity, library, metrics, models, pages, sockets
from throneroom.server.append import Unavailable
from throneroom.server.config import Config
from throneroom.server.desk import Desk
from throneroom.server.identity import AnyGuest, MaybeGuest, TheDesk, desk_of
from throneroom.server.limits import TooMuch
from throneroom.server.thinkers import BotsDied
from throneroom.table import TableError
from throneroom.table.errors import english
from throneroom.table.refusals import BotsUnavailable, DatabaseSilent, Refusal

STATUS = {
    "no_identity": 401, "forbidden_origin": 403, "not_host": 403, "not_seated": 403, "no_table": 404, "no_game": 404,
    "no_page": 404, "too_large": 413, "bad_request": 422, "bad_seats": 422, "bad_chat": 422, "too_much": 429,
    "unavailable": 503,
}  # fmt: skip
"""HTTP's own words for some codes; for the others it is 409, the table is not in a state for that."""
LONGEST_WAIT = 25
HEADERS = [(b"x-content-type-options", b"nosniff"), (b"referrer-policy", b"same-origin")]
logger = logging.getLogger("throneroom.http")


def create(config: Config | None = None) -> FastAPI:
    """The application of one process; it knows the bots and games of all plugins."""
    config = config or Config.from_environment()
    plugins()

    @contextlib.asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        app.state.desk = desk = Desk(config)
        await desk.open()
        yield
        await desk.close()

    app = FastAPI(
        title="Throneroom",
        version=throneroom.__version__,
        description="Live tables for card games about a contested throne. Events: see docs/reference/protocol.md.",
        lifespan=life,
        docs_url="/docs",
        redoc_url=None,
        responses={status: {"model": models.Refusal} for status in (401, 403, 404, 405, 409, 413, 422, 429, 503)},
    )
    app.add_middleware(Watch, config=config)
    _errors(app)
    _guests(app)
    app.include_router(library.router)
    _tables(app)
    _service(app)
    pages.routes(app)
    return app


# Around every request


class Watch:
    """Measures and logs every request by its route (never by its address: ids are invitations), and turns some away."""

    def __init__(self, app: ASGIApp, config: Config) -> None:
        self.app, self.config = app, config

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """WebSockets need nothing of what else is around a request."""
        if scope["type"] == "websocket":
            await sockets.answer(scope["app"].state.desk, scope)
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began, status = time.perf_counter(), 500

        async def answer(message: types.Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], *HEADERS]
            await send(message)

        await (_turned_away(Request(scope), self.config) or self.app)(scope, receive, answer)
        path = getattr(scope.get("route"), "path", "other")
        taken = time.perf_counter() - began
        metrics.REQUESTS.labels(path, status).observe(taken)
        logger.info(
            "request", extra={"method": scope["method"], "route": path, "status": status, "ms": round(1000 * taken, 1)}
        )


def _turned_away(request: Request, config: Config) -> Response | None:
    """Too much, too large, or from a page of another site."""
    if not request.url.path.startswith("/api/"):
        return None
    try:
        desk_of(request).requests.take(identity.address(request))
    except TooMuch as error:
        return _refusal(error.code, str(error), error.retry_after, error.reason)
    if request.method not in ("GET", "HEAD", "OPTIONS") and identity.foreign(request, config.origins):
        return _refusal("forbidden_origin", "this page is not one of ours")
    most = library.LONGEST_BODY if request.url.path == "/api/tables" else config.limits.body
    length = request.headers.get("content-length", "0")
    if not length.isdecimal() or int(length) > most or "transfer-encoding" in request.headers:
        return _refusal("too_large", f"a request has up to {most} bytes, and says how many")
    return None


def _refusal(code: str, message: str, retry_after: float | None = None, reason: Message | None = None) -> JSONResponse:
    metrics.REFUSALS.labels(code).inc()
    error: dict[str, Any] = {"code": code, "message": message, "retry_after": retry_after}
    error["reason"] = data_of(reason)
    headers = {"retry-after": str(int(retry_after + 1))} if retry_after is not None else None
    return JSONResponse({"error": error}, STATUS.get(code, 409), headers)


def _told(refusal: Refusal, retry_after: float) -> JSONResponse:
    return _refusal(refusal.code, english(refusal), retry_after, refusal)


def _errors(app: FastAPI) -> None:
    @app.exception_handler(TableError)
    async def refuse(_: Request, error: TableError) -> Response:
        return _refusal(error.code, str(error), error.retry_after, error.reason)

    @app.exception_handler(ThroneroomError)
    async def mend(_: Request, error: ThroneroomError) -> Response:
        return _refusal("bad_request", str(error))

    @app.exception_handler(Unavailable)
    async def wait(_: Request, error: Unavailable) -> Response:
        return _told(DatabaseSilent(), sockets.WAIT)

    @app.exception_handler(BotsDied)
    async def give_up(_: Request, error: BotsDied) -> Response:
        return _told(BotsUnavailable(), LONGEST_WAIT)

    @app.exception_handler(RequestValidationError)
    async def explain(_: Request, error: RequestValidationError) -> Response:
        return _refusal("bad_request", sockets.problem(error.errors()))

    @app.exception_handler(HTTPException)
    async def plain(_: Request, error: HTTPException) -> Response:
        words = {404: "there is no such page", 405: "this page does not take that method"}
        message = words.get(error.status_code, str(error.detail))
        body = {"error": {"code": "no_page", "message": message, "retry_after": None}}
        return JSONResponse(body, error.status_code, error.headers)


# Routes


def _guests(app: FastAPI) -> None:
    @app.post("/api/guests", tags=["guests"], status_code=201)
    async def new_guest(request: Request, response: Response, desk: TheDesk, wish: models.GuestWish) -> models.NewGuest:
        """Become a guest. The token is set as a cookie too."""
        desk.new_guests.take(identity.address(request))
        guest, name = guests.new_id(), wish.name or guests.new_name()
        now = desk.hub.now()
        await desk.store.add_guest(guest, name, now)
        token = guests.token(desk.store.secret, guest, now)
        identity.set_cookie(response, desk, token)
        return models.NewGuest(name=name, token=token)

    @app.get("/api/me", tags=["guests"])
    async def me(request: Request, response: Response, desk: TheDesk, guest: AnyGuest) -> models.Guest:
        """Who one is; renews the cookie when it is a week old."""
        name = await desk.store.name_of(guest)
        if name is None:
            raise TableError("no_identity", "this guest is not known here any more: POST /api/guests")
        found = desk.guest_of(identity.token(request) or "")
        if identity.COOKIE in request.cookies and found and found[1] > guests.RENEWED:
            identity.set_cookie(response, desk, guests.token(desk.store.secret, guest, desk.hub.now()))
        return models.Guest(name=name)

    @app.patch("/api/me", tags=["guests"])
    async def rename(desk: TheDesk, guest: AnyGuest, wish: models.NameWish) -> models.Guest:
        """Take another name; one's tables show it at once."""
        await library.rename(desk, guest, wish.name)
        return models.Guest(name=wish.name)


def _tables(app: FastAPI) -> None:
    @app.post("/api/tables", tags=["tables"], status_code=201)
    async def new_table(desk: TheDesk, guest: AnyGuest, wish: models.TableWish) -> models.NewTable:
        """Open a table."""
        table_id = await library.open_table(desk, guest, wish)
        return models.NewTable(id=table_id, link=f"/t/{table_id}")

    @app.get("/api/tables/{table_id}", tags=["tables"], response_model=models.Update)
    async def look(
        request: Request,
        desk: TheDesk,
        guest: MaybeGuest,
        table_id: models.Id,
        since: Annotated[models.Count | None, Query(description="The last number one has")] = None,
        wait: Annotated[int, Query(ge=0, le=LONGEST_WAIT, description="Seconds to wait for something new")] = 0,
    ) -> Response:
        """The table as one sees it, with the events after `since` (else those of this game)."""
        text = await library.look(desk, guest, identity.address(request), table_id, since, wait)
        return Response(text, media_type="application/json")

    @app.get("/api/tables/{table_id}/plies/{ply}", tags=["tables"], response_model=models.Step)
    async def then(desk: TheDesk, guest: MaybeGuest, table_id: models.Id, ply: models.Count) -> Response:
        """The position of the present game after so many decisions as one saw it, and the sentences that led there."""
        return Response(orjson.dumps(await desk.hub.then(table_id, guest, ply)), media_type="application/json")

    @app.post("/api/tables/{table_id}/acts", tags=["tables"], response_model_exclude_unset=True)
    async def act(desk: TheDesk, guest: AnyGuest, table_id: models.Id, wish: models.Act) -> models.Done:
        """Do something at a table: the same messages as over the WebSocket."""
        return await desk.act(table_id, guest, wish)


def _service(app: FastAPI) -> None:
    @app.get("/health", tags=["service"])
    async def health(desk: TheDesk) -> dict[str, str]:
        """Whether the database answers."""
        await desk.store.name_of("")
        return {"status": "ok", "process": desk.hub.process}

    @app.get("/metrics", tags=["service"], response_class=Response, include_in_schema=False)
    async def measure(desk: TheDesk) -> Response:
        metrics.ROOMS.set(len(desk.hub.rooms))
        return Response(metrics.text(), media_type=prometheus_client.CONTENT_TYPE_LATEST)
