"""A guest's WebSocket connection to a table: a hello, then acts in one direction and updates in the other."""

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
from throneroom.server import guest_commands, identity, metrics, models
from throneroom.server.bans import BANNED
from throneroom.server.errors import RETRY_DATABASE, first_problem
from throneroom.server.guests import Session
from throneroom.server.limits import TOO_MUCH_PAUSE, TooMuch
from throneroom.server.services import Services
from throneroom.server.transaction import Unavailable
from throneroom.server.websocket import WebSocket
from throneroom.table import TableError
from throneroom.table.refusals import TooMuchAtOnce

BAD_HELLO, NO_IDENTITY, NO_TABLE, OTHER_PROTOCOL, TOO_MANY = 4400, 4401, 4404, 4426, 4429
HINT = re.compile(rb'"type"\s*:\s*"hint"')
PATH = re.compile(r"/api/tables/([^/]{1,24})/socket")
HELLO_WITHIN = 5
"""Seconds that a new connection has to say hello."""
MOST_UNANSWERED = 32
"""Unanswered messages after which no more is read from a connection."""
MOST_HINTS = 4
"""Hints that a connection waits for while its other messages are answered."""
LONGEST_PAUSE = 1.0
"""Seconds after which a connection that has sent too much is read again, at the latest. Each pause is twice as long as
the one before, until a message is not too much."""
logger = logging.getLogger("throneroom.websocket")


class TableSocket:
    """A viewer of a table, and the listener of its connection. A task runs only while a message is answered."""

    __slots__ = (
        "_address", "_entered", "_hints", "_pause", "_services", "_session", "_table_id", "_timer", "_unanswered",
        "_websocket",
    )  # fmt: skip
    stays = True

    def __init__(
        self, services: Services, websocket: WebSocket, table_id: str, session: Session | None, address: str
    ) -> None:
        self._session = session
        self._services, self._websocket, self._table_id, self._address = services, websocket, table_id, address
        self._unanswered: list[bytes | None] = []
        """Messages that have not been answered yet; None: the connection is closed."""
        self._entered, self._hints = False, 0
        self._pause = 0.0
        """Seconds after the last refusal of too many messages."""
        self._timer: asyncio.TimerHandle | None = asyncio.get_running_loop().call_later(HELLO_WITHIN, self._bad_hello)

    @property
    def guest(self) -> str | None:
        return self._session.guest if self._session else None

    def send(self, text: bytes) -> None:
        self._websocket.send(text)

    def received(self, text: bytes) -> None:
        self._queue(text)

    def disconnected(self) -> None:
        self._queue(None)

    def _queue(self, text: bytes | None) -> None:
        self._unanswered.append(text)
        if len(self._unanswered) == 1:
            self._websocket.spawn(self._answer_all())
        elif len(self._unanswered) == MOST_UNANSWERED:
            self._websocket.pause_reading()

    async def _answer_all(self) -> None:
        """Answer one message after the other, except for hints: a bot thinks about those while the game continues."""
        while self._unanswered:
            text = self._unanswered[0]
            try:
                if text is None:
                    self._leave()
                    self._services.connections.remove_from(self._address)
                elif not self._entered:
                    await self._hello(text)
                elif self._hints < MOST_HINTS and HINT.search(text):
                    self._hints += 1
                    self._websocket.spawn(self._reply_to_hint(text))
                else:
                    await self._reply(text)
            except Exception:
                logger.exception("a connection failed")
                self._websocket.close(1011, "")
            del self._unanswered[0]
            if len(self._unanswered) == MOST_UNANSWERED - 1:
                self._websocket.resume_reading()
            if self._unanswered:
                await asyncio.sleep(0)  # others get their turn, even if nothing had to wait

    async def _reply(self, text: bytes) -> None:
        """Answer a message. Whoever sends too many has to wait before the next one is looked at."""
        answer = await _answer(self._services, str(self.guest), self._table_id, text, self._address)
        self.send(orjson.dumps(answer))
        if "error" in answer and answer["error"]["code"] == TooMuchAtOnce.code:
            self._pause = min(max(2 * self._pause, answer["error"]["retry_after"]), LONGEST_PAUSE)
            await asyncio.sleep(self._pause)
        else:
            self._pause = 0.0

    async def _reply_to_hint(self, text: bytes) -> None:
        try:
            await self._reply(text)
        finally:
            self._hints -= 1

    async def _hello(self, text: bytes) -> None:
        """Handle the first message: who the guest is, and the number of the last entry that it has."""
        close = self._websocket.close
        self._cancel_timer()
        try:
            hello = models.HELLO.validate_json(text)
            if hello.protocol not in (None, models.PROTOCOL):
                close(
                    OTHER_PROTOCOL, f"this server speaks version {models.PROTOCOL} of the protocol: load the page again"
                )
                return
            if hello.token is not None:
                self._session = self._services.verify_token(hello.token)
            if self._session is None:
                close(NO_IDENTITY, "say who you are: with a cookie, a bearer token, or a token in the hello")
                return
            refusal = self._services.bans.of(self._session.guest, self._address)
            if refusal is not None:
                close(BANNED, str(refusal))
                return
            await self._enter(hello.since)
        except TooMuch as error:
            close(TOO_MANY, str(error))
        except ThroneroomError as error:
            close(NO_TABLE, str(error))
        except Unavailable:
            close(1013, "the database does not answer: reconnect in a second")
        except ValidationError:
            self._bad_hello()

    async def _enter(self, since: int | None) -> None:
        """Count the connection, and begin to watch the table."""
        self._services.connections.add(self.guest)
        metrics.CONNECTIONS.inc()
        self._entered = True
        if self._session is not None:
            self._services.whereabouts.remember(self._session.guest, self._address)
            self._services.sessions.connect(self._session, self._websocket.close)
            self._services.bans.connect(self.guest, self._address, self._websocket.close)
            self._services.background.spawn(
                self._services.bans.save_network_if_possible(self._session.guest, self._address)
            )
        try:
            history = await self._services.broadcaster.read_history(
                self._table_id, self.guest, since, lambda entries: self._services.history.take(self._address, entries)
            )
            await self._services.presence.enter(self._table_id, self, since, history)
        except BaseException:
            self._leave()
            raise

    def _leave(self) -> None:
        self._cancel_timer()
        if self._entered:
            self._entered = False
            self._services.presence.exit(self._table_id, self)
            self._services.connections.remove(self.guest)
            if self._session is not None:
                self._services.sessions.disconnect(self._session, self._websocket.close)
                self._services.bans.disconnect(self._websocket.close)
            metrics.CONNECTIONS.dec()

    def _bad_hello(self) -> None:
        self._websocket.close(BAD_HELLO, 'the first message must be {"type": "hello", "since": NUMBER}')

    def _cancel_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


async def accept_or_refuse(services: Services, scope: Scope) -> None:
    """Accept a new connection, or refuse it."""
    found = PATH.fullmatch(scope["path"])
    request = HTTPConnection(scope)
    websocket: WebSocket = scope["connection"]
    if found is None or identity.is_cross_site(request, services.config.origins):
        websocket.refuse(HTTPStatus.FORBIDDEN)
        return
    if not services.store.secret:
        websocket.refuse(HTTPStatus.SERVICE_UNAVAILABLE)  # the database is not there yet
        return
    token, address = identity.token_of(request), identity.address(request)
    session = services.verify_token(token) if token else None
    if not await _is_admitted(services, websocket, address):
        return
    socket = TableSocket(services, websocket, found[1], session, address)
    if not websocket.accept(socket, services.config.limits.backlog):
        services.connections.remove_from(address)


async def _is_admitted(services: Services, websocket: WebSocket, address: str) -> bool:
    """Count a new connection for its address. One that is too much is told so, after a pause in which it counts."""
    try:
        services.connections.add_from(address)
    except TooMuch as error:
        websocket.accept_and_close(TOO_MANY, str(error))
        return False
    try:
        await services.arrivals.wait(address)
        services.requests.take(address)
    except TooMuch as error:
        await asyncio.sleep(TOO_MUCH_PAUSE)
        services.connections.remove_from(address)
        websocket.accept_and_close(TOO_MANY, str(error))
        return False
    return True


async def _answer(services: Services, guest: str, table_id: str, text: bytes, address: str) -> dict[str, Any]:
    """The answer to one message: done, or refused and why; with the `id` of the message."""
    reference: Any = None
    try:
        services.acts.take(guest)
        message = orjson.loads(text)
        if not isinstance(message, dict):
            raise TableError("bad_request", 'a message is an object such as {"type": "decide", ...}')
        reference = message.pop("id", None)
        if not isinstance(reference, (int, str, type(None))) or len(str(reference)) > 64:
            reference = None
            raise TableError("bad_request", "an id is a number or a text of up to 64 characters")
        if message.get("type") == "ping":
            return {"type": "pong", "id": reference}
        done = await guest_commands.execute(services, table_id, guest, models.ACT.validate_python(message), address)
        return {**done.model_dump(exclude_unset=True), "id": reference}
    except orjson.JSONDecodeError as error:
        return refusal(reference, "bad_request", f"this is not JSON: {error.msg}")
    except ValidationError as error:
        return refusal(reference, "bad_request", first_problem(error.errors()))
    except TableError as error:
        return refusal(reference, error.code, str(error), error.retry_after, error.reason)
    except ThroneroomError as error:
        return refusal(reference, "bad_request", str(error))
    except Unavailable:
        return refusal(
            reference, "unavailable", "the database does not answer: send it again with its key", RETRY_DATABASE
        )


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
