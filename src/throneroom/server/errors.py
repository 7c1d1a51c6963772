"""Errors as HTTP responses: a status, a code for programs, a sentence for people."""

from __future__ import annotations

from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from throneroom.engine.errors import ThroneroomError
from throneroom.engine.messages import Message, data_of
from throneroom.server import metrics
from throneroom.server.bot_pool import BotsDied
from throneroom.server.transaction import Unavailable
from throneroom.table import TableError
from throneroom.table.errors import english
from throneroom.table.refusals import BotsUnavailable, DatabaseSilent, Refusal

STATUS = {
    "no_identity": 401, "wrong_token": 401, "banned": 403, "not_welcome": 403, "forbidden_origin": 403,
    "not_host": 403, "not_seated": 403, "no_table": 404, "no_game": 404, "no_puzzle": 404, "no_player": 404,
    "no_search": 404, "no_tournament": 404, "no_page": 404, "too_large": 413, "bad_request": 422, "bad_seats": 422,
    "bad_chat": 422, "bad_name": 422, "yourself": 422, "no_message": 404, "no_report": 404, "too_much": 429,
    "failed": 500, "unreadable": 500, "unavailable": 503,
}  # fmt: skip
"""The HTTP status of some codes. All others have 409: the table is not in a state for this request."""
RETRY_DATABASE, RETRY_BOTS = 1.0, 25
"""Seconds to wait before a retry when the database or the bots do not answer."""


def refusal_response(
    code: str, message: str, retry_after: float | None = None, reason: Message | None = None
) -> JSONResponse:
    """The response to a refused request."""
    metrics.REFUSALS.labels(code).inc()
    error: dict[str, Any] = {"code": code, "message": message, "retry_after": retry_after}
    error["reason"] = data_of(reason)
    headers = {"retry-after": str(int(retry_after + 1))} if retry_after is not None else None
    return JSONResponse({"error": error}, STATUS.get(code, 409), headers)


def _response_for(refusal: Refusal, retry_after: float) -> JSONResponse:
    return refusal_response(refusal.code, english(refusal), retry_after, refusal)


def first_problem(errors: Any) -> str:
    """The first error in a body, as one line."""
    first = errors[0]
    place = ".".join(str(part) for part in first["loc"] if part != "body")
    return f"{place}: {first['msg']}" if place else str(first["msg"])


def add_error_handlers(app: FastAPI) -> None:
    """Answer every error of a route in the same form."""

    @app.exception_handler(TableError)
    async def table_error(_: Request, error: TableError) -> Response:
        return refusal_response(error.code, str(error), error.retry_after, error.reason)

    @app.exception_handler(ThroneroomError)
    async def bad_request(_: Request, error: ThroneroomError) -> Response:
        return refusal_response("bad_request", str(error))

    @app.exception_handler(Unavailable)
    async def database_silent(_: Request, error: Unavailable) -> Response:
        return _response_for(DatabaseSilent(), RETRY_DATABASE)

    @app.exception_handler(BotsDied)
    async def bots_unavailable(_: Request, error: BotsDied) -> Response:
        return _response_for(BotsUnavailable(), RETRY_BOTS)

    @app.exception_handler(RequestValidationError)
    async def invalid_body(_: Request, error: RequestValidationError) -> Response:
        return refusal_response("bad_request", first_problem(error.errors()))

    @app.exception_handler(HTTPException)
    async def no_page(_: Request, error: HTTPException) -> Response:
        messages = {404: "there is no such page", 405: "this page does not accept that method"}
        if error.status_code not in messages:
            return refusal_response("bad_request", str(error.detail))
        message = messages[error.status_code]
        body = {"error": {"code": "no_page", "message": message, "retry_after": None}}
        return JSONResponse(body, error.status_code, error.headers)
