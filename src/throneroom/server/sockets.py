"""WebSockets: a hello, then acts one way and updates the other."""

from __future__ import annotations

import asyncio
import logging
import re
from collections import deque
from typing import Any

import orjson
from pydantic import ValidationError
from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send

from throneroom.engine.errors import ThroneroomError
from throneroom.server import identity, metrics, models
from throneroom.server.desk import Desk
from throneroom.server.limits import TooMuch
from throneroom.server.store import Unavailable
from throneroom.table import TableError

BAD_HELLO, NO_IDENTITY, NO_TABLE, TOO_MANY, TOO_SLOW = 4400, 4401, 4404, 4429, 4408
HINT = re.compile(r'"type"\s*:\s*"hint"')
PATH = re.compile(r"/api/tables/([^/]{1,24})/socket")
HELLO_WITHIN = 10
"""Seconds that a new connection has to say hello."""
WAIT = 1.0
"""Seconds after which it is worth asking a database again that did not answer."""
logger = logging.getLogger("throneroom.sockets")


class Connection:
    """One WebSocket at one table. What it sends waits here; nobody waits for it."""

    stays = True

    def __init__(self, receive: Receive, send: Send, backlog: int) -> None:
        self.guest = ""
        self._receive, self._send = receive, send
        self._backlog: deque[bytes] = deque()
        self._most = backlog
        self._sending: asyncio.Task[None] | None = None

    def send(self, text: bytes) -> None:
        """Never waits; a connection that falls too far behind is closed, and may come back for what it missed."""
        if len(self._backlog) <= self._most:
            self._backlog.append(text)
        if self._sending is None:
            self._sending = asyncio.create_task(self._pump())

    async def _pump(self) -> None:
        try:
            while self._backlog:
                if len(self._backlog) > self._most:
                    await self.close(TOO_SLOW, "too slow: reconnect with the last number you have")
                    return
                await self._send({"type": "websocket.send", "text": self._backlog.popleft().decode()})
            self._sending = None
        except (OSError, RuntimeError):
            logger.debug("gone while it was told something")

    async def text(self) -> str:
        """The next message as text; anything else is no message of ours."""
        message = await self._receive()
        if message["type"] == "websocket.disconnect":
            raise Gone
        return message.get("text") or ""

    async def accept(self) -> None:
        await self._receive()
        await self._send({"type": "websocket.accept"})

    async def close(self, code: int, reason: str) -> None:
        try:
            await self._send({"type": "websocket.close", "code": code, "reason": reason[:120]})
        except (OSError, RuntimeError):
            logger.debug("closed already")

    def end(self) -> None:
        if self._sending is not None:
            self._sending.cancel()


class Gone(Exception):
    """The other side has closed."""


async def answer(desk: Desk, scope: Scope, receive: Receive, send: Send) -> None:
    """A connection from its first message to its last."""
    found = PATH.fullmatch(scope["path"])
    browser = HTTPConnection(scope)
    connection = Connection(receive, send, desk.config.limits.backlog)
    if found is None or identity.foreign(browser, desk.config.origins):
        await connection.close(1008, "")
        return
    token = identity.token(browser)
    known = desk.guest_of(token) if token else None
    await connection.accept()
    await _serve(desk, connection, found[1], known[0] if known else None, identity.address(browser))


async def _serve(desk: Desk, connection: Connection, table_id: str, guest: str | None, address: str) -> None:
    try:
        async with asyncio.timeout(HELLO_WITHIN):
            hello = models.HELLO.validate_json(await connection.text())
        if hello.token is not None:
            found = desk.guest_of(hello.token)
            guest = found[0] if found else None
        if guest is None:
            await connection.close(NO_IDENTITY, "say who you are: a cookie, a bearer, or a token in the hello")
            return
        connection.guest = guest
        await _seated(desk, connection, table_id, address, hello.since)
    except TooMuch as error:
        await connection.close(TOO_MANY, str(error))
    except ThroneroomError as error:
        await connection.close(NO_TABLE, str(error))
    except Unavailable:
        await connection.close(1013, "the database does not answer: reconnect in a second")
    except (ValidationError, TimeoutError):
        await connection.close(BAD_HELLO, 'the first message is {"type": "hello", "since": NUMBER}')
    except Gone:
        pass


async def _seated(desk: Desk, connection: Connection, table_id: str, address: str, since: int | None) -> None:
    """Count the connection, let it look on, and take its acts."""
    desk.requests.take(address)
    with desk.connected(connection.guest, address):
        metrics.CONNECTIONS.inc()
        try:
            await desk.hub.enter(table_id, connection, since)
            await _listen(desk, connection, table_id)
        finally:
            connection.end()
            desk.hub.exit(table_id, connection)
            metrics.CONNECTIONS.dec()


async def _listen(desk: Desk, connection: Connection, table_id: str) -> None:
    """Acts one after the other, but for hints: a bot thinks about those while the game goes on."""

    async def answer(text: str) -> None:
        connection.send(orjson.dumps(await _answer(desk, connection.guest, table_id, text)))

    while True:
        text = await connection.text()
        if HINT.search(text):
            desk.hub.spawn(answer(text))
        else:
            await answer(text)


async def _answer(desk: Desk, guest: str, table_id: str, text: str) -> dict[str, Any]:
    """What comes of one message: done, or refused and why; with the `id` that the message had."""
    reference: Any = None
    try:
        message = orjson.loads(text)
        if not isinstance(message, dict):
            raise TableError("bad_request", 'a message is an object such as {"type": "decide", ...}')
        reference = message.pop("id", None)
        if not isinstance(reference, (int, str, type(None))) or len(str(reference)) > 64:
            reference = None
            raise TableError("bad_request", "an id is a number or a text of up to 64 characters")
        if message.get("type") == "ping":
            desk.acts.take(guest)
            return {"type": "pong", "id": reference}
        done = await desk.act(table_id, guest, models.ACT.validate_python(message))
        return {**done.model_dump(exclude_unset=True), "id": reference}
    except orjson.JSONDecodeError as error:
        return refused(reference, "bad_request", f"this is no JSON: {error.msg}")
    except ValidationError as error:
        return refused(reference, "bad_request", problem(error.errors()))
    except TooMuch as error:
        return refused(reference, error.code, str(error), error.retry_after)
    except TableError as error:
        return refused(reference, error.code, str(error))
    except ThroneroomError as error:
        return refused(reference, "bad_request", str(error))
    except Unavailable:
        return refused(reference, "unavailable", "the database does not answer: send it again with its key", WAIT)


def refused(reference: Any, code: str, message: str, retry_after: float | None = None) -> dict[str, Any]:
    metrics.REFUSALS.labels(code).inc()
    error: dict[str, Any] = {"code": code, "message": message}
    if retry_after is not None:
        error["retry_after"] = retry_after
    return {"type": "refused", "id": reference, "error": error}


def problem(errors: Any) -> str:
    """The first thing that is wrong with a body, in one line."""
    first = errors[0]
    place = ".".join(str(part) for part in first["loc"] if part != "body")
    return f"{place}: {first['msg']}" if place else str(first["msg"])
