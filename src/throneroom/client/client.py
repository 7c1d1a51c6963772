"""The client itself: HTTP for guests and tables, and one WebSocket per table, which reconnects automatically."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import secrets
from collections.abc import AsyncIterator
from typing import Any, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from throneroom.client.fairness import KeptDeal, random_number

PAUSE, LONGEST_PAUSE = 0.1, 3.0
PROTOCOL = 2
"""The version of the protocol that this client speaks: docs/reference/protocol.md."""
KEEP_ALIVE = 2.0
"""Seconds after which an idle HTTP connection is not used again: servers close theirs after about five, and a request
that is sent at that very moment would be lost."""
CONTRIBUTING = {"sit", "start", "contribute", "rematch"}
"""Acts with which a player contributes to the key of the next game."""
FINAL = {4400, 4401, 4403, 4404, 4426}
"""Close codes after which the client does not reconnect."""


class Refused(Exception):
    """The server refused a request: `code` for programs, the text for people."""

    def __init__(self, error: dict[str, Any]) -> None:
        super().__init__(error["message"])
        self.code: str = error["code"]
        self.retry_after: float | None = error.get("retry_after")


class Update:
    """What happened at a table, and its current state: see docs/reference/protocol.md."""

    def __init__(self, body: dict[str, Any], answered: set[int]) -> None:
        self._answered = answered
        self.number: int = body["number"]
        self.events: list[dict[str, Any]] = body["events"]
        self.room: dict[str, Any] = body["room"]
        self.view: dict[str, Any] | None = body["view"]

    @property
    def question(self) -> int | None:
        """The number of the question that this client is asked; None if it is asked nothing."""
        number: int | None = self.room["question"]
        return number

    @property
    def legal(self) -> list[str]:
        return list(self.view["legal"]) if self.view else []

    @property
    def my_turn(self) -> bool:
        """Whether this client is asked something that it has not answered yet."""
        return self.question is not None and self.question not in self._answered

    @property
    def over(self) -> bool:
        return bool(self.room["status"] == "over")


class Client:
    """A guest of one server."""

    def __init__(self, address: str, token: str | None = None) -> None:
        self.address = address.rstrip("/")
        self.token = token
        self.http = httpx.AsyncClient(
            base_url=self.address, timeout=60, limits=httpx.Limits(keepalive_expiry=KEEP_ALIVE)
        )

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    async def call(self, method: str, path: str, body: Any = None, **query: Any) -> Any:
        """Send any request; raises `Refused` if the server refuses it."""
        headers = {"authorization": f"Bearer {self.token}"} if self.token else {}
        asked = {name: value for name, value in query.items() if value is not None}
        answer = await self.http.request(method, path, json=body, params=asked, headers=headers)
        if answer.status_code >= 400:
            raise Refused(_error_of(answer))
        return answer.json()

    async def become_guest(self, name: str | None = None) -> str:
        """Become a new guest; returns the token, which can be stored and used again."""
        guest = await self.call("POST", "/api/guests", {"name": name})
        self.token = str(guest["token"])
        return self.token

    async def open_table(self, game: str, **wish: Any) -> str:
        """Open a table, for example with `seats=["me", "bot:strong"], start=True`; returns its id."""
        table = await self.call("POST", "/api/tables", {"game": game, **wish})
        return str(table["id"])

    def table(self, table_id: str, since: int | None = None) -> TableClient:
        """A client of one table, to play or to watch."""
        return TableClient(self, table_id, since)


class TableClient:
    """One table over a WebSocket: sends commands, receives updates, and reconnects if the connection is lost."""

    def __init__(self, client: Client, table_id: str, since: int | None = None) -> None:
        self.client, self.id, self.number = client, table_id, since
        self.latest: Update | None = None
        self._answered: set[int] = set()
        self._updates: asyncio.Queue[Update | None] = asyncio.Queue()
        self._socket: ClientConnection | None = None
        self._connected = asyncio.Event()
        self._answers: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self._ids = itertools.count(1)
        self._task: asyncio.Task[None] | None = None
        self._pause = PAUSE
        self._contributing: asyncio.Task[None] | None = None
        self.problem: str | None = None
        self.deals: dict[str, KeptDeal] = {}
        """What is kept of each game that was seen here, by the server's commitment: `check_record` compares it."""

    async def __aenter__(self) -> Self:
        self._task = asyncio.create_task(self._stay())
        return self

    async def __aexit__(self, *_: object) -> None:
        for task in (self._contributing, self._task):
            if task:
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await task

    async def __aiter__(self) -> AsyncIterator[Update]:
        """All updates, until the table can no longer be reached."""
        while True:
            update = await self._updates.get()
            if update is None:
                return
            yield update

    async def act(self, kind: str, **values: Any) -> dict[str, Any]:
        """Send a command and wait until it is committed. Decisions are sent again after a lost connection."""
        values = self._with_contribution(kind, values)
        again = kind == "decide"
        if again:
            values.setdefault("key", secrets.token_hex(8))
        while True:
            try:
                return await self._once({"type": kind, **values})
            except (ConnectionClosed, ConnectionError):
                if not again or self.problem:
                    raise
                await asyncio.sleep(PAUSE)  # time to notice the lost connection and reconnect
            except Refused as error:
                if not again or error.retry_after is None:
                    raise
                await asyncio.sleep(error.retry_after)

    def _with_contribution(self, kind: str, values: dict[str, Any]) -> dict[str, Any]:
        """A contribution to the key of the next game goes along with what may begin it."""
        deal = self.latest and self.latest.room.get("next_deal")
        if kind not in CONTRIBUTING or not deal or "contribution" in values or values.get("agree") is False:
            return values
        kept = self.deals.setdefault(deal["commitment"], KeptDeal(deal["commitment"]))
        kept.contribution = kept.contribution or random_number()
        return {**values, "contribution": kept.contribution}

    def _contribute(self) -> None:
        """Contribute to the key of a game that begins by itself, once for each connection."""
        room = self.latest.room if self.latest else {}
        deal, seat = room.get("next_deal"), room.get("you")
        if not deal or not seat or room.get("begins_by") is None or self._contributing:
            return
        if all(given["seat"] != seat for given in deal["contributions"]):
            self._contributing = asyncio.create_task(self._contribute_once())

    async def _contribute_once(self) -> None:
        deal = self.latest and self.latest.room["next_deal"]
        try:
            await self.act("contribute")
        except Refused as refused:
            if deal and refused.code == "too_late":
                self.deals[deal["commitment"]].contribution = None
        except (ConnectionClosed, ConnectionError):
            pass  # it is sent again over the next connection

    def _keep(self, room: dict[str, Any]) -> None:
        """Keep what the server shows of the game that runs."""
        if deal := room.get("deal"):
            kept = self.deals.setdefault(deal["commitment"], KeptDeal(deal["commitment"]))
            if deal["head"] not in kept.heads[-1:]:
                kept.heads.append(deal["head"])

    async def decide(self, decision: str, question: int | None = None) -> dict[str, Any]:
        """Send a decision; by default it answers the question of the latest update."""
        if question is None and self.latest is not None:
            question = self.latest.question
        done = await self.act("decide", decision=decision, question=question)
        if question is not None:
            self._answered.add(question)
        return done

    async def _once(self, message: dict[str, Any]) -> dict[str, Any]:
        await self._connected.wait()
        if self._socket is None:
            raise ConnectionError(self.problem or "the table cannot be reached")
        reference = str(next(self._ids))
        answer: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self._answers[reference] = answer
        try:
            await self._socket.send(json.dumps({**message, "id": reference}))
            body = await answer
        finally:
            self._answers.pop(reference, None)
            if answer.done() and not answer.cancelled():
                answer.exception()  # if sending failed too, nobody else asks for it
        if body["type"] == "refused":
            raise Refused(body["error"])
        return body

    async def _stay(self) -> None:
        """Stay connected: reconnect after a growing pause, and ask for the updates since the last one."""
        address = f"{self.client.address.replace('http', 'ws', 1)}/api/tables/{self.id}/socket"
        while self.problem is None:
            try:
                async with connect(address, max_size=None, compression=None) as socket:
                    await self._talk(socket)
            except ConnectionClosed as closed:
                if closed.rcvd and closed.rcvd.code in FINAL:
                    self.problem = closed.rcvd.reason or str(closed.rcvd.code)
            except (OSError, InvalidHandshake, TimeoutError):
                pass
            self._lose()
            await asyncio.sleep(self._pause)
            self._pause = min(LONGEST_PAUSE, 2 * self._pause)
        self._connected.set()
        self._updates.put_nowait(None)

    async def _talk(self, socket: ClientConnection) -> None:
        hello = {"type": "hello", "protocol": PROTOCOL, "token": self.client.token, "since": self.number}
        await socket.send(json.dumps(hello))
        async for text in socket:
            body = json.loads(text)
            if body["type"] == "update":
                self._take(Update(body, self._answered))
                self._socket, self._pause = socket, PAUSE
                self._connected.set()
                self._contribute()
            elif body.get("id") in self._answers:
                answer = self._answers[body["id"]]
                if not answer.done():
                    answer.set_result(body)
        raise ConnectionError

    def _take(self, update: Update) -> None:
        self.number, self.latest = update.number, update
        self._keep(update.room)
        self._updates.put_nowait(update)

    def _lose(self) -> None:
        self._socket, self._contributing = None, None
        self._connected.clear()
        for answer in self._answers.values():
            if not answer.done():
                answer.set_exception(ConnectionError("the connection was lost"))


def _error_of(answer: httpx.Response) -> dict[str, Any]:
    """Why a request was refused; a proxy whose servers are away says it in its own words."""
    try:
        error: dict[str, Any] = answer.json()["error"]
    except (ValueError, KeyError, TypeError):
        return {"code": "unavailable", "message": f"the server cannot be reached ({answer.status_code})"}
    return error
