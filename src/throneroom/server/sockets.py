"""WebSockets: a hello, then acts one way and updates the other."""

from __future__ import annotations

import asyncio
import logging
import re
from typing import Any

import orjson
from fastapi import WebSocket, WebSocketDisconnect
from pydantic import ValidationError

from throneroom.server import metrics, models
from throneroom.server.desk import Desk
from throneroom.server.limits import TooMuch
from throneroom.server.store import Unavailable
from throneroom.table import TableError

BAD_HELLO, NO_IDENTITY, NO_TABLE, TOO_MANY, TOO_SLOW = 4400, 4401, 4404, 4429, 4408
HINT = re.compile(r'"type"\s*:\s*"hint"')
HELLO_WITHIN = 10
"""Seconds that a new connection has to say hello."""
WAIT = 1.0
"""Seconds after which it is worth asking a database again that did not answer."""
logger = logging.getLogger("throneroom.sockets")


class Connection:
    """One WebSocket at one table."""

    stays = True

    def __init__(self, socket: WebSocket, guest: str, backlog: int) -> None:
        self.socket, self.guest = socket, guest
        self.backlog: asyncio.Queue[bytes] = asyncio.Queue(backlog)
        self.slow = False

    def send(self, text: bytes) -> None:
        """Never waits; a connection that falls too far behind is closed, and may come back for what it missed."""
        try:
            self.backlog.put_nowait(text)
        except asyncio.QueueFull:
            self.slow = True

    async def pump(self) -> None:
        while not self.slow:
            await self.socket.send_text((await self.backlog.get()).decode())
        await self.socket.close(TOO_SLOW, "too slow: reconnect with the last number you have")


async def serve(desk: Desk, socket: WebSocket, table_id: str, guest: str | None, address: str) -> None:
    """A connection from its first message to its last."""
    await socket.accept()
    try:
        hello = await _hello(socket)
        if hello.token is not None:
            found = desk.guest_of(hello.token)
            guest = found[0] if found else None
        if guest is None:
            await socket.close(NO_IDENTITY, "say who you are: a cookie, a bearer, or a token in the hello")
            return
        await _seated(desk, socket, table_id, guest, address, hello.since)
    except TooMuch as error:
        await _close(socket, TOO_MANY, str(error))
    except TableError as error:
        await _close(socket, NO_TABLE, str(error))
    except Unavailable:
        await _close(socket, 1013, "the database does not answer: reconnect in a second")
    except (ValidationError, TimeoutError):
        await _close(socket, BAD_HELLO, 'the first message is {"type": "hello", "since": NUMBER}')
    except (WebSocketDisconnect, RuntimeError):
        pass


async def _hello(socket: WebSocket) -> models.Hello:
    async with asyncio.timeout(HELLO_WITHIN):
        return models.HELLO.validate_json(await _text(socket))


async def _text(socket: WebSocket) -> str:
    """The next message as text; anything else is no message of ours."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code") or 1000)
    text = message.get("text")
    return text if isinstance(text, str) else ""


async def _close(socket: WebSocket, code: int, reason: str) -> None:
    try:
        await socket.close(code, reason[:120])
    except RuntimeError:
        logger.debug("closed already")


async def _seated(desk: Desk, socket: WebSocket, table_id: str, guest: str, address: str, since: int | None) -> None:
    """Count the connection, let it look on, and take its acts."""
    limits = desk.config.limits
    for who, most, what in (
        (guest, limits.connections, "connections of this guest"),
        (address, limits.connections_from, "connections from this address"),
    ):
        if desk.connections[who] >= most:
            raise TooMuch(what, 10)
    connection = Connection(socket, guest, limits.backlog)
    desk.connections.update([guest, address])
    metrics.CONNECTIONS.inc()
    try:
        await desk.hub.enter(table_id, connection, since)
        pump = asyncio.create_task(connection.pump())
        try:
            await _listen(desk, connection, table_id)
        finally:
            pump.cancel()
            await asyncio.gather(pump, return_exceptions=True)
    finally:
        desk.hub.exit(table_id, connection)
        metrics.CONNECTIONS.dec()
        desk.connections.subtract([guest, address])
        desk.connections = +desk.connections


async def _listen(desk: Desk, connection: Connection, table_id: str) -> None:
    """Acts one after the other, but for hints: a bot thinks about those while the game goes on."""

    async def answer(text: str) -> None:
        connection.send(orjson.dumps(await _answer(desk, connection.guest, table_id, text)))

    while True:
        text = await _text(connection.socket)
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
