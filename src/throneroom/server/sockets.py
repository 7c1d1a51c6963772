"""WebSockets: a hello, then acts one way and updates the other."""

from __future__ import annotations

import asyncio
import logging
import re
from http import HTTPStatus
from typing import Any

import orjson
from pydantic import ValidationError
from starlette.requests import HTTPConnection
from starlette.types import Scope

from throneroom.engine.errors import ThroneroomError
from throneroom.engine.messages import Message
from throneroom.server import identity, metrics, models
from throneroom.server.append import Unavailable
from throneroom.server.desk import Desk
from throneroom.server.limits import TooMuch
from throneroom.server.wire import Wire
from throneroom.table import TableError

BAD_HELLO, NO_IDENTITY, NO_TABLE, OTHER_PROTOCOL, TOO_MANY = 4400, 4401, 4404, 4426, 4429
HINT = re.compile(rb'"type"\s*:\s*"hint"')
PATH = re.compile(r"/api/tables/([^/]{1,24})/socket")
HELLO_WITHIN = 10
"""Seconds that a new connection has to say hello."""
UNHEARD = 32
"""Messages of one connection that wait for an answer before no more is read from it."""
WAIT = 1.0
"""Seconds after which it is worth asking a database again that did not answer."""
logger = logging.getLogger("throneroom.sockets")


class Connection:
    """A guest at a table through a WebSocket. Only while there is something to do does a task do it."""

    __slots__ = ("_address", "_desk", "_said", "_seated", "_table_id", "_timer", "_wire", "guest")
    stays = True

    def __init__(self, desk: Desk, wire: Wire, table_id: str, guest: str | None, address: str) -> None:
        self.guest = guest
        self._desk, self._wire, self._table_id, self._address = desk, wire, table_id, address
        self._said: list[bytes | None] = []
        """What the other side has said and nobody has answered yet; None: it is gone."""
        self._seated = False
        self._timer: asyncio.TimerHandle | None = asyncio.get_running_loop().call_later(HELLO_WITHIN, self._bad_hello)

    def send(self, text: bytes) -> None:
        self._wire.send(text)

    def heard(self, text: bytes) -> None:
        self._hear(text)

    def lost(self) -> None:
        self._hear(None)

    def _hear(self, text: bytes | None) -> None:
        self._said.append(text)
        if len(self._said) == 1:
            self._wire.spawn(self._listen())
        elif len(self._said) == UNHEARD:
            self._wire.hold(True)

    async def _listen(self) -> None:
        """Acts one after the other, but for hints: a bot thinks about those while the game goes on."""
        while self._said:
            text = self._said[0]
            try:
                if text is None:
                    self._leave()
                elif not self._seated:
                    await self._hello(text)
                elif HINT.search(text):
                    self._wire.spawn(self._reply(text))
                else:
                    await self._reply(text)
            except Exception:
                logger.exception("a connection failed")
                self._wire.close(1011, "")
            del self._said[0]
            if len(self._said) == UNHEARD - 1:
                self._wire.hold(False)

    async def _reply(self, text: bytes) -> None:
        self.send(orjson.dumps(await _answer(self._desk, str(self.guest), self._table_id, text)))

    async def _hello(self, text: bytes) -> None:
        """The first message: who it is, and what it has heard already."""
        close = self._wire.close
        self._stop_waiting()
        try:
            hello = models.HELLO.validate_json(text)
            if hello.protocol not in (None, models.PROTOCOL):
                close(
                    OTHER_PROTOCOL, f"this server speaks version {models.PROTOCOL} of the protocol: load the page again"
                )
                return
            if hello.token is not None:
                found = self._desk.guest_of(hello.token)
                self.guest = found[0] if found else None
            if self.guest is None:
                close(NO_IDENTITY, "say who you are: a cookie, a bearer, or a token in the hello")
                return
            await self._sit_down(hello.since)
        except TooMuch as error:
            close(TOO_MANY, str(error))
        except ThroneroomError as error:
            close(NO_TABLE, str(error))
        except Unavailable:
            close(1013, "the database does not answer: reconnect in a second")
        except ValidationError:
            self._bad_hello()

    async def _sit_down(self, since: int | None) -> None:
        """Count the connection, and let it look on."""
        self._desk.requests.take(self._address)
        self._desk.connect(self.guest, self._address)
        metrics.CONNECTIONS.inc()
        self._seated = True
        try:
            await self._desk.hub.enter(self._table_id, self, since)
        except BaseException:
            self._leave()
            raise

    def _leave(self) -> None:
        self._stop_waiting()
        if self._seated:
            self._seated = False
            self._desk.hub.exit(self._table_id, self)
            self._desk.disconnect(self.guest, self._address)
            metrics.CONNECTIONS.dec()

    def _bad_hello(self) -> None:
        self._wire.close(BAD_HELLO, 'the first message is {"type": "hello", "since": NUMBER}')

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


async def answer(desk: Desk, scope: Scope) -> None:
    """Let a connection in, or not."""
    found = PATH.fullmatch(scope["path"])
    browser = HTTPConnection(scope)
    wire: Wire = scope["wire"]
    if found is None or identity.foreign(browser, desk.config.origins):
        wire.refuse(HTTPStatus.FORBIDDEN)
        return
    token = identity.token(browser)
    known = desk.guest_of(token) if token else None
    connection = Connection(desk, wire, found[1], known[0] if known else None, identity.address(browser))
    wire.accept(connection, desk.config.limits.backlog)


async def _answer(desk: Desk, guest: str, table_id: str, text: bytes) -> dict[str, Any]:
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
        return refusal(reference, "bad_request", f"this is no JSON: {error.msg}")
    except ValidationError as error:
        return refusal(reference, "bad_request", problem(error.errors()))
    except TableError as error:
        return refusal(reference, error.code, str(error), error.retry_after, error.reason)
    except ThroneroomError as error:
        return refusal(reference, "bad_request", str(error))
    except Unavailable:
        return refusal(reference, "unavailable", "the database does not answer: send it again with its key", WAIT)


def refusal(
    reference: Any, code: str, message: str, retry_after: float | None = None, reason: Message | None = None
) -> dict[str, Any]:
    metrics.REFUSALS.labels(code).inc()
    error: dict[str, Any] = {"code": code, "message": message}
    if retry_after is not None:
        error["retry_after"] = retry_after
    if reason is not None:
        error["reason"] = reason.data()
    return {"type": "refused", "id": reference, "error": error}


def problem(errors: Any) -> str:
    """The first thing that is wrong with a body, in one line."""
    first = errors[0]
    place = ".".join(str(part) for part in first["loc"] if part != "body")
    return f"{place}: {first['msg']}" if place else str(first["msg"])
