"""The edge of the server: nobody who sends too much, too slowly or nonsense holds others up or breaks anything."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from uvicorn import Config as UvicornConfig
from uvicorn.server import ServerState
from websockets.asyncio.client import connect

import throneroom
from tests.server.conftest import GENEROUS, Databases, Server, run
from tests.server.people import act, guests, open_and_seat
from tests.server.test_websocket import CLOSE, accepted, frame, next_frame, raw
from throneroom.bots.bot import known_to
from throneroom.client import Client
from throneroom.server import http_protocol
from throneroom.server.bot_pool import THINKING, BotPool
from throneroom.server.config import LOOPBACK, Limits, trusted_proxies
from throneroom.server.connections import Connections
from throneroom.server.fair_queue import RECENTLY, FairQueue, Payer
from throneroom.server.frame_time import FrameTime
from throneroom.server.http_protocol import HELD_WITHIN, LimitedHttpProtocol, Sockets
from throneroom.server.identity import network_of
from throneroom.server.limits import ARRIVALS_FOR_ONE, AT_ONCE, Spacing, TooMuch
from throneroom.server.websocket import PROMPT, STEPS

# One connection


def test_one_connection_gets_a_limited_part_of_a_turn_of_the_loop() -> None:
    """Whatever comes in one packet: texts of one byte, pings, empty fragments. The rest waits for later turns."""

    async def work() -> None:
        for kind in (frame(0x81, b"1"), frame(0x89, b""), frame(0x01, b"") + frame(0x80, b"")):
            websocket, _ = await accepted(3)
            handled = websocket._steps
            websocket.data_received(kind * 100_000)
            assert handled - websocket._steps <= STEPS and websocket._resting and not websocket._reading
            websocket.connection_lost(None)

    run(work())


def test_hundreds_of_connections_together_get_a_limited_part_of_a_turn_of_the_loop() -> None:
    """A clock of the test's own: each look at it takes a millisecond, so each time that frames are handled takes one.

    After five connections the others handle what everybody may; whoever comes with one text is heard at once. Those who
    wait get their turns in the order of coming.
    """

    async def work() -> None:
        looks = itertools.count()
        own = FrameTime(asyncio.get_running_loop(), lambda: next(looks) / 1000)
        crowd = [(await accepted(3))[0] for _ in range(300)]
        for websocket in crowd:
            websocket._frame_time = own
            websocket._begin_window()
        free, most = 300 * PROMPT, STEPS - PROMPT
        for websocket in crowd:
            websocket.data_received(frame(0x89, b"") * 1000)
        handled = sum(STEPS - websocket._steps for websocket in crowd)
        assert free < handled <= free + 10 * most, "without the common limit it were 300 * STEPS"
        assert all(websocket._resting and not websocket._reading for websocket in crowd)

        late, _ = await accepted(3)
        late._frame_time, heard = own, list[bytes]()
        late._listener = type("Ear", (), {"received": heard.append, "disconnected": lambda: None})  # type: ignore[assignment]
        late.data_received(frame(0x81, b"my decision"))
        assert heard == [b"my decision"]

        before = [*own._waiting]
        own._wake_some()
        after = [*own._waiting]
        woken = before.index(after[0])
        assert 0 < woken < 10 and after[: len(before) - woken] == before[woken:], "the first, and others later"
        for websocket in (*crowd, late):
            websocket.connection_lost(None)

    run(work())


@pytest.fixture(scope="module")
def strict(databases: Databases) -> Iterator[Server]:
    """A server with small limits."""
    limits = ["connections_from=8", "renames_a_minute=3", "history_a_second=20", "requests_a_second=1000"]
    server = Server(databases("sqlite"), limits=limits).start().wait()
    yield server
    assert server.stop() == 0


# Connections


def test_connections_count_for_their_address_before_they_say_who_they_are() -> None:
    connections = Connections(Limits(connections=1, connections_from=2))
    connections.add_from("home")
    with connections.counted("ada", "home"), pytest.raises(TooMuch):
        connections.add_from("home")
    connections.add_from("home")
    connections.add("ada")
    with pytest.raises(TooMuch):
        connections.add("ada")
    connections.remove("ada")
    connections.remove_from("home")
    connections.remove_from("home")
    assert not connections._guests and not connections._addresses


def test_new_sockets_of_a_network_get_their_turns_one_after_the_other() -> None:
    """Those of a trusted proxy, and of other networks, do not wait."""
    now = 0.0
    sockets = Sockets(Limits(requests_a_second=5, connections_from=30), ("10.0.0.1",))
    sockets._new = Spacing(20, AT_ONCE, HELD_WITHIN, lambda: now)
    crowd = [sockets.add(f"2001:db8::{n:x}") for n in range(60)]
    assert crowd[:AT_ONCE] == pytest.approx([0.0] * AT_ONCE)
    assert crowd[AT_ONCE:] == pytest.approx([n / 20 for n in range(1, 61 - AT_ONCE)])
    assert sockets.add("2001:db8::ffff") is None, "too many are open"
    assert sockets.add("2001:db8:0:1::1") == sockets.add("10.1.2.3") == 0.0
    assert {sockets.add("10.0.0.1") for _ in range(100)} == {0.0}
    sockets.remove("2001:db8::1")
    now = 1.0
    assert sockets.add("2001:db8::1") == pytest.approx((61 - AT_ONCE) / 20 - 1)
    assert sockets._open["2001:db8::/64"] == 60


def test_nobody_waits_for_longer_than_the_longest_wait() -> None:
    """What would have to is refused, and costs nobody a turn."""
    now = 0.0
    spacing = Spacing(10, 2, 1.05, lambda: now)
    assert [spacing.take("eve") for _ in range(2)] == pytest.approx([0.0, 0.0])
    waits = [spacing.take("eve") for _ in range(20)]
    assert waits == [pytest.approx(n / 10) for n in range(1, 11)] + [None] * 10
    now = 0.5
    assert spacing.take("eve") == pytest.approx(0.6) and spacing.take("ada") == 0.0
    now = 100.0
    assert spacing.take("eve") == 0.0


def test_a_crowd_of_new_sockets_is_answered_at_the_rate_of_the_limit(databases: Databases) -> None:
    """What they send at once waits with them."""
    server = Server(databases("sqlite"), limits=["requests_a_second=5"]).start().wait()
    count = AT_ONCE + 20

    async def ask() -> bytes:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port, local_addr=("127.0.0.9", 0))
        writer.write(b"GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        answer = await reader.read()
        writer.close()
        return answer.split(b"\r\n")[0]

    async def work() -> float:
        began = time.monotonic()
        assert set(await asyncio.gather(*(ask() for _ in range(count)))) == {b"HTTP/1.1 200 OK"}
        return time.monotonic() - began

    try:
        assert run(work()) >= (count - AT_ONCE) / (5 * ARRIVALS_FOR_ONE), "at 20 a second, all but the first"
    finally:
        assert server.stop() == 0


def test_an_answer_that_nobody_reads_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise it would keep its socket for as long as the client likes."""
    monkeypatch.setattr(http_protocol, "READ_WITHIN", 0.01)

    async def work() -> None:
        settings = UvicornConfig("throneroom.server.app:create", factory=True, log_config=None)
        settings.load()

        def connection() -> LimitedHttpProtocol:
            made.append(LimitedHttpProtocol(settings, ServerState(), {}))
            return made[-1]

        made: list[LimitedHttpProtocol] = []
        listening = await asyncio.get_running_loop().create_server(connection, "127.0.0.1", 0)
        reader, writer = await asyncio.open_connection(*listening.sockets[0].getsockname())
        while not made:
            await asyncio.sleep(0.01)
        made[0].pause_writing()
        made[0].resume_writing()
        assert made[0]._unread is None
        made[0].pause_writing()
        with contextlib.suppress(ConnectionResetError):
            assert await reader.read() == b""
        writer.close()
        listening.close()

    run(work())


def test_who_sends_too_many_requests_at_once_leaves_nothing_in_the_log(databases: Databases, tmp_path: Path) -> None:
    """Neither does who leaves while the first of some requests is answered. A mistake would be logged at length."""
    log = tmp_path / "log"
    with log.open("wb") as file:
        server = (
            Server(databases("sqlite"), "--log-level", "warning", limits=["requests_a_second=1"]).start(file).wait()
        )

        async def ask(count: int, then_read: bool) -> bytes:
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            writer.write(b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n" * count)
            await writer.drain()
            try:
                return await reader.read() if then_read else b""
            except ConnectionResetError:
                return b""
            finally:
                writer.close()

        async def work() -> None:
            await asyncio.gather(*(ask(60, True) for _ in range(10)))
            await asyncio.gather(*(ask(3, False) for _ in range(10)))
            async with Client(server.address) as visitor:
                while (await visitor.http.get("/health")).status_code != 200:
                    pass

        try:
            run(work())
        finally:
            assert server.stop() == 0
    assert "a request failed" not in log.read_text() and "ASGI" not in log.read_text(), log.read_text()[:2000]


def test_half_requests_and_silent_sockets_do_not_shut_others_out(strict: Server) -> None:
    """A WebSocket has 5 seconds for its hello, a request 10 for its head. Too many of either are closed at once."""

    async def closed(reader: asyncio.StreamReader, code: int) -> None:
        first, told = await next_frame(reader)
        assert (first, int.from_bytes(told[:2], "big")) == (CLOSE, code)

    async def ended(reader: asyncio.StreamReader) -> bytes:
        """What came before the end. A connection beyond the limit may end before its request is read: by a reset."""
        try:
            return await reader.read()
        except ConnectionResetError:
            return b""

    async def work() -> None:
        async with guests(strict.address, "Ada") as (ada,), contextlib.AsyncExitStack() as stack:

            async def socket() -> asyncio.StreamReader:
                reader, writer = await raw(strict, table_id)
                stack.callback(writer.close)
                return reader

            async def half() -> asyncio.StreamReader:
                reader, writer = await asyncio.open_connection("127.0.0.1", strict.port)
                stack.callback(writer.close)
                writer.write(b"GET / HTTP/1.1\r\nHost: x\r\n")
                return reader

            table_id = await ada.open_table("hierarchy")
            silent = await asyncio.gather(*(socket() for _ in range(8)))
            await closed(await socket(), 4429)
            halves = await asyncio.gather(*(half() for _ in range(20)))
            for reader in silent:
                await closed(reader, 4400)
            answers = [await ended(reader) for reader in halves]
            assert sum(b" 408 " in answer for answer in answers) >= 8 and answers.count(b"") >= 4
            assert (await ada.call("GET", f"/api/tables/{table_id}"))["number"] >= 1

    run(work())


def test_heads_without_end_are_refused(strict: Server) -> None:
    async def answer(*parts: bytes) -> bytes:
        reader, writer = await asyncio.open_connection("127.0.0.1", strict.port)
        try:
            for part in parts:
                writer.write(part)
                await writer.drain()
        except ConnectionError:
            pass
        try:
            return (await reader.read(100)).split(b"\r\n")[0]
        except ConnectionResetError:  # thrown out while most of it was not read
            return b""
        finally:
            writer.close()

    async def work() -> None:
        begun = b"GET /health HTTP/1.1\r\nHost: x\r\n"
        assert b" 431 " in await answer(begun + b"X: " + b"x" * 20_000)
        assert b" 431 " in await answer(b"GET /" + b"x" * 20_000)
        assert b" 400 " in await answer(begun + b"X: x\r\n" * 200 + b"\r\n")
        assert b" 200 " in await answer(begun + b"X: " + b"x" * 10_000 + b"\r\n\r\n")
        assert b" 200 " in await answer(begun + b"\r\n", b"")
        assert await answer((begun + b"\r\n") * 2000) in (b"", b"HTTP/1.1 200 OK", b"HTTP/1.1 429 Too Many Requests")

    run(work())


def test_names_are_not_changed_all_the_time(strict: Server) -> None:
    async def work() -> None:
        async with guests(strict.address, "Ada") as (ada,):
            answers = [(await ada.http.patch("/api/me", json={"name": f"A{n}"}, headers=bearer(ada))) for n in range(5)]
            assert [answer.status_code for answer in answers] == [200, 200, 200, 429, 429]

    run(work())


def test_a_new_name_is_not_written_into_a_full_log(databases: Databases) -> None:
    """Everywhere else it is. A name that a moderator takes away is taken away everywhere."""
    limits = [limit for limit in GENEROUS if not limit.startswith("acts")] + ["entries=8"]
    server = Server(databases("sqlite"), "--moderator-token", "for moderators", limits=limits).start().wait()

    async def work() -> None:
        async with guests(server.address, "Ada") as (ada,):
            full, other = await ada.open_table("hierarchy"), await ada.open_table("hierarchy")
            for _ in range(7):
                await act(ada, full, "give", seat="p2", level="random")
            for n in range(3):
                await ada.call("PATCH", "/api/me", {"name": f"Ada {n}"})
            told = [await ada.call("GET", f"/api/tables/{table_id}") for table_id in (full, other)]
            assert [update["room"]["seats"][0]["name"] for update in told] == ["Ada", "Ada 2"]
            assert told[0]["number"] == 8 and told[1]["number"] == 4
            player = str(ada.token).split(".")[0]
            answer = await ada.http.post(
                f"/api/moderation/guests/{player}/reset-name", headers={"authorization": "Bearer for moderators"}
            )
            assert answer.status_code == 200, answer.text
            for table_id in (full, other):
                name = (await ada.call("GET", f"/api/tables/{table_id}"))["room"]["seats"][0]["name"]
                assert not name.startswith("Ada")

    try:
        run(work())
    finally:
        assert server.stop() == 0


def bearer(who: Any) -> dict[str, str]:
    return {"authorization": f"Bearer {who.token}"}


# Thinking time


def test_places_are_shared_by_guests_and_not_by_wishes() -> None:
    """Eve wants 20 long thoughts, then Ada one short one: hers is the next that begins."""

    async def work() -> list[str]:
        queue, begun = FairQueue(1), list[str]()

        async def think(guest: str, seconds: float) -> None:
            await queue.enter(Payer("home", guest))
            begun.append(guest)
            await asyncio.sleep(0)
            queue.leave(Payer("home", guest), seconds)

        eve = [asyncio.create_task(think("eve", 2.0)) for _ in range(20)]
        await asyncio.sleep(0)
        ada = [asyncio.create_task(think("ada", 0.1)) for _ in range(3)]
        await asyncio.gather(*eve, *ada)
        assert not queue._guests and not queue._waiting and not queue._running and queue._free == 1
        return begun

    assert run(work())[:6] in (["eve", "ada", "ada", "ada", "eve", "eve"], ["eve", "eve", "ada", "ada", "ada", "eve"])


def test_one_guest_never_has_all_processes_and_who_gives_up_frees_a_place() -> None:
    async def work() -> None:
        queue = FairQueue(2)
        eve, ada = Payer("home", "eve"), Payer("home", "ada")
        await queue.enter(eve)
        second = asyncio.create_task(queue.enter(eve))
        await asyncio.sleep(0)
        assert not second.done(), "the other place is for others"
        async with asyncio.timeout(5):
            await queue.enter(ada)
        second.cancel()
        await asyncio.gather(second, return_exceptions=True)
        queue.leave(eve, 1.0)
        queue.leave(ada, 1.0)
        assert queue._free == 2 and not queue._waiting and not queue._running

    run(work())


def test_a_network_shares_with_others_however_many_guests_it_has() -> None:
    """A guest is free, so 30 guests of one network together get what the only guest of another gets."""

    async def work() -> list[str]:
        queue, begun = FairQueue(1), list[str]()

        async def think(payer: Payer) -> None:
            await queue.enter(payer)
            begun.append(payer.network)
            await asyncio.sleep(0)
            queue.leave(payer, 1.0)

        crowd = [asyncio.create_task(think(Payer("crowd", f"eve {n}"))) for n in range(30)]
        await asyncio.sleep(0)
        assert queue.crowd(Payer("home", "ada")) == 1, "a bot of a lonely guest is not weakened by a crowd elsewhere"
        home = [asyncio.create_task(think(Payer("home", "ada"))) for _ in range(5)]
        await asyncio.gather(*crowd, *home)
        return begun

    assert run(work())[:12].count("home") == 5


def test_a_network_has_all_places_only_while_nobody_else_asks() -> None:
    async def work() -> None:
        now = 0.0
        queue = FairQueue(2, lambda: now)
        first, second, third = (Payer("crowd", name) for name in ("one", "two", "three"))
        ada = Payer("home", "ada")
        await queue.enter(first)
        await queue.enter(second)
        queue.leave(second, 1.0)
        await queue.enter(ada)
        queue.leave(ada, 1.0)
        waiting = asyncio.create_task(queue.enter(third))
        await asyncio.sleep(0)
        assert not waiting.done(), "the other place is for other networks"
        now = RECENTLY + 1
        queue.leave(first, 1.0)
        await waiting
        await queue.enter(first)
        queue.leave(third, 1.0)
        queue.leave(first, 1.0)
        assert not queue._waiting and not queue._running

    run(work())


def test_random_guests_all_get_their_turn() -> None:
    choose = random.Random(3)

    async def work() -> None:
        queue, done = FairQueue(3), 0

        async def think(payer: Payer) -> None:
            nonlocal done
            await queue.enter(payer)
            await asyncio.sleep(0)
            queue.leave(payer, choose.random())
            done += 1

        payers = [Payer(f"n{choose.randrange(3)}", f"g{choose.randrange(9)}") for _ in range(200)]
        tasks = [asyncio.create_task(think(payer)) for payer in payers]
        for task in choose.sample(tasks, 40):
            await asyncio.sleep(0)
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert done >= 160 and queue._free == 3 and not queue._waiting and not queue._running

    run(work())


def test_a_bot_of_one_guest_does_not_wait_for_all_work_of_another() -> None:
    """A real process. Eve has 12 things to think about, then Ada one: hers is done when most of Eve's have not begun.

    Eve sleeps instead, which takes a known time and nothing of the machine.
    """
    position = throneroom.new("hierarchy", seed=7).position

    async def work() -> int:
        pool = BotPool(1, 3)
        try:
            eve = [asyncio.create_task(pool._run(THINKING, Payer("", "eve"), time.sleep, 0.1)) for _ in range(12)]
            await asyncio.sleep(0)
            await pool.think(known_to(position, position.seat), position.seat, "random", Payer("", "ada"))
            finished = sum(task.done() for task in eve)
            await asyncio.gather(*eve)
            assert pool._queues[THINKING]._free == 1
            return finished
        finally:
            await pool.close()

    assert run(work()) == 1


# What is told


def test_addresses_of_one_network_count_together() -> None:
    assert network_of("10.1.2.3") == "10.1.2.3"
    assert network_of("2001:db8::1") == network_of("2001:db8::ffff:1") == "2001:db8::/64"
    assert network_of("2001:db8:0:1::1") != network_of("2001:db8::1")
    assert network_of("::ffff:10.1.2.3") == "10.1.2.3" and network_of("no:address") == "no:address"


def test_proxies_are_addresses_or_networks() -> None:
    assert trusted_proxies([*LOOPBACK, "172.16.0.0/12"]) == ("127.0.0.1", "::1", "172.16.0.0/12")
    with pytest.raises(throneroom.engine.errors.SettingsError, match=r"not 'my-proxy'"):
        trusted_proxies(["my-proxy"])


def test_only_a_trusted_proxy_says_where_a_visitor_is(databases: Databases) -> None:
    """From the right: what a visitor writes into the header itself does not count."""
    for options, others in ((["--proxy", "127.0.0.0/8"], 201), ([], 429)):
        server = Server(databases("sqlite"), *options, limits=["guests_a_minute=2"]).start().wait()
        try:
            with httpx.Client(base_url=server.address) as browser:
                names = [*(f"1.2.3.{n}, 203.0.113.7" for n in range(3)), "203.0.113.8", "9.9.9.9, 203.0.113.9"]
                came = [browser.post("/api/guests", json={}, headers={"x-forwarded-for": name}) for name in names]
            assert [answer.status_code for answer in came] == [201, 201, 429, others, others]
        finally:
            assert server.stop() == 0


NONSENSE = {
    "/%00": 422, "/api/tables/%00": 422, "/api/lobby?game=%00": 422, f"/{'x' * 300}": 404, f"/assets/{'x' * 300}": 404,
    "/assets/..%2f..%2fapp.py": 404, "/api/finished/%00aaaaaaaa": 422, "/api/players/%00": 422, "/api/hall/%00": 422,
    "/t/%ff%fe": 404, f"/t/{'a' * 300}": 404, "/api/me/games?cursor=1-%00": 422, "/%2e%2e/%2e%2e/etc/passwd": 404,
}  # fmt: skip


def test_no_nonsense_is_a_mistake_of_the_server(server: Server) -> None:
    with httpx.Client(base_url=server.address) as browser:
        token = browser.post("/api/guests", json={}).json()["token"]
        browser.headers["authorization"] = f"Bearer {token}"
        assert {path: browser.get(path).status_code for path in NONSENSE} == NONSENSE
        for origin in ("http://[", "null", "\\", "http://[::1"):
            answer = browser.post("/api/guests", json={}, headers={"origin": origin})
            assert (answer.status_code, answer.json()["error"]["code"]) == (403, "forbidden_origin")
        for body in (b"{", b"\xff\xfe", b'{"name": "\xff"}', b"[" * 5000, b'{"name": "a\\u0000"}', b"null", b"7"):
            answer = browser.post("/api/guests", content=body, headers={"content-type": "application/json"})
            assert (answer.status_code, answer.json()["error"]["code"]) == (422, "bad_request"), body
        answer = browser.put("/api/guests")
        assert (answer.status_code, answer.json()["error"]["code"]) == (405, "no_page")


def test_pages_load_nothing_from_elsewhere_and_answers_are_not_kept(sqlite_server: Server) -> None:
    with httpx.Client(base_url=sqlite_server.address) as browser:
        for path in ("/", "/docs", "/rules/hierarchy", "/api/games", "/nothing", "/api/nothing"):
            policy = browser.get(path).headers["content-security-policy"]
            assert "default-src 'none'" in policy and "frame-ancestors 'none'" in policy
            assert "script-src 'self';" in policy and "http" not in policy
        assert browser.get("/api/games").headers["cache-control"] == "no-store"
        assert browser.post("/api/guests", json={}).headers["cache-control"] == "no-store"
        assert browser.get("/").headers["cache-control"] == "no-cache"
        assert browser.get("/api/games/hierarchy/words").headers["cache-control"] == "no-cache"


def test_workers_leave_nothing_behind(databases: Databases, tmp_path: Path) -> None:
    """No semaphores, and nothing in the log that names a table."""
    log = tmp_path / "log"
    with log.open("wb") as file:
        server = Server(databases("postgresql"), "--workers", "2").start(file).wait()

        async def work() -> str:
            async with guests(server.address, "Ada") as (ada,):
                table_id: str = await ada.open_table("hierarchy", seats=["me", "bot:random"], start=True)
                return table_id

        try:
            table_id = run(work())
            assert any("spawn_main" in " ".join(child.cmdline()) for child in server.children()), "it compiles"
        finally:
            assert server.stop() == 0
    assert "leaked" not in log.read_text() and table_id not in log.read_text(), log.read_text()


def test_who_reads_a_log_again_and_again_has_to_wait(strict: Server) -> None:
    async def work() -> None:
        async with guests(strict.address, "Ada") as (ada,):
            table_id = await ada.open_table("hierarchy")
            for level in ("random", "page") * 5:
                await act(ada, table_id, "give", seat="p2", level=level)
            path = f"/api/tables/{table_id}"
            found = [await ada.http.get(path) for _ in range(60)]
            assert found[0].status_code == 200 and found[-1].status_code == 429
            again = await ada.http.get(f"{path}?since={found[0].json()['number']}")
            assert again.status_code == 200, "who has missed nothing reads nothing"

    run(work())


def test_who_floods_a_table_is_answered_slowly_and_a_player_at_once(strict: Server) -> None:
    """The flood is read at the rate of the limit, not at that of the line: most of it waits when the player is done."""

    async def work() -> None:
        async with guests(strict.address, "Ada", "Ben", "Eve") as (ada, ben, eve):
            table_id = await open_and_seat([ada, ben], "hierarchy", grace=3600)
            async with connect(f"ws{strict.address[4:]}/api/tables/{table_id}/socket") as flood:
                await flood.send(json.dumps({"type": "hello", "token": eve.token}))
                await flood.recv()
                for _ in range(3000):
                    await flood.send("1")
                for number in range(3):
                    told = await act(ben, table_id, "say", text=f"hello {number}")
                    assert told["type"] == "done"
                answered = 0
                with contextlib.suppress(TimeoutError):
                    while True:
                        async with asyncio.timeout(0.03):
                            answered += json.loads(await flood.recv())["type"] == "refused"
                assert 0 < answered < 1000

    run(work())
