"""The search for an opponent: many at once, restarts, closed pages, waiting, cancelling, and bots instead."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

import pytest

from tests.server.conftest import Databases, Server, run
from tests.server.people import act, contribute, guests
from throneroom.client import Client, Refused
from throneroom.server import models, pairing
from throneroom.server.pairing import FIRST_RANGE, UNLIMITED_AFTER, Search, fits, range_after
from throneroom.server.ratings import POINTS

CROWD = 24
PAUSE = 0.05


async def begin(client: Client, game: str = "hierarchy", pace: str = "brisk", **more: Any) -> Any:
    return await client.call("POST", "/api/searches", {"game": game, "pace": pace, **more})


async def ask(client: Client, search: Any) -> Any:
    return await client.call("POST", f"/api/searches/{search['id']}")


async def found(client: Client, search: Any) -> str:
    """The table that a search leads to, once there is one."""
    while not search["table"]:
        await asyncio.sleep(PAUSE)
        search = await ask(client, search)
    return str(search["table"])


def test_many_who_search_at_once_are_paired_once_each(server: Server) -> None:
    async def work() -> None:
        names = [f"Seeker {n}" for n in range(CROWD)]
        async with guests(server.address, *names) as people:
            searches = await asyncio.gather(*[begin(one, "throne-and-grail", "calm") for one in people])
            tables = await asyncio.gather(*map(found, people, searches))
            assert set(Counter(tables).values()) == {2}
            for one, table in zip(people, tables, strict=True):
                waiting = (await one.call("GET", f"/api/tables/{table}"))["room"]
                assert waiting["status"] == "open" and waiting["begins_by"] is not None
                [own] = (await one.call("GET", "/api/me/tables"))["tables"]
                assert own["contribute_to"] == waiting["next_deal"]["commitment"]
                assert table not in [shown["id"] for shown in (await one.call("GET", "/api/lobby"))["tables"]]
            for table in set(tables):
                await contribute(people, table)
            for one, table in zip(people, tables, strict=True):
                room = (await one.call("GET", f"/api/tables/{table}"))["room"]
                assert len(room["deal"]["contributions"]) == 2
                assert room["you"] and room["status"] == "running" and room["clock"] == {"base": 900, "increment": 10}
                assert room["listed"] and not room["hints"]
                again = await ask(one, searches[people.index(one)])
                assert again["table"] == table, "who asks again is told the same"
                mine = (await one.call("GET", "/api/me/tables"))["tables"]
                assert [found["id"] for found in mine] == [table]
            for one, table in zip(people, tables, strict=True):
                if (await one.call("GET", f"/api/tables/{table}"))["room"]["status"] == "running":
                    await act(one, table, "resign")

    run(work())


def test_games_and_paces_do_not_mix_and_the_odd_one_waits(server: Server) -> None:
    async def work() -> None:
        async with guests(server.address, "Ada", "Ben", "Cyd", "Dan") as (ada, ben, cyd, dan):
            waiting = await begin(ada, "hierarchy", "none")
            assert models.SearchState.model_validate(waiting).model_dump(mode="json") == waiting
            assert not waiting["found"] and waiting["range"] >= FIRST_RANGE
            others = [await begin(ben, "hierarchy", "brisk"), await begin(cyd, "behind-the-throne", "none")]
            assert not any(one["found"] for one in others)
            await ask(ada, waiting)
            newcomer = await begin(dan, "hierarchy", "none")
            assert newcomer["found"] and newcomer["table"] is None, "the other page has to ask once more"
            tables = await asyncio.gather(found(ada, waiting), found(dan, newcomer))
            assert tables[0] == tables[1]
            assert not (await ask(ben, others[0]))["found"]

    run(work())


def test_one_guest_is_never_its_own_opponent_and_has_one_search(server: Server) -> None:
    async def work() -> None:
        async with guests(server.address, "Ada", "Ben") as (ada, ben):
            first, second = await begin(ada, pace="calm"), await begin(ada, pace="calm")
            assert not second["found"]
            with pytest.raises(Refused) as refused:
                await ask(ada, first)
            assert refused.value.code == "no_search"
            with pytest.raises(Refused):
                await ask(ben, second)
            assert not (await ask(ada, second))["found"]

    run(work())


def test_who_cancels_is_not_waited_for(server: Server) -> None:
    """Not even if an opponent was just found: that one searches on, and no game begins."""

    async def work() -> None:
        async with guests(server.address, "Ada", "Ben", "Cyd") as (ada, ben, cyd):
            waiting = await begin(ada, "behind-the-throne")
            newcomer = await begin(ben, "behind-the-throne")
            assert newcomer["found"]
            for _ in range(2):
                cancelled = await ada.call("DELETE", f"/api/searches/{waiting['id']}")
                assert cancelled == {"type": "cancelled"}
            assert not (await ask(ben, newcomer))["found"]
            last = await begin(cyd, "behind-the-throne")
            tables = await asyncio.gather(found(ben, newcomer), found(cyd, last))
            assert tables[0] == tables[1]
            assert (await ada.call("GET", "/api/me/tables"))["tables"] == []

    run(work())


def test_three_and_more_who_search_meet_at_one_table(server: Server) -> None:
    async def work() -> None:
        async with guests(server.address, *"ABCDEFG") as people:
            wishes = [3, 4, 3, 4, 4, 3, 4]
            searches = [
                await begin(one, "shadow-throne", "calm", players=n) for one, n in zip(people, wishes, strict=True)
            ]
            assert [search["players"] for search in searches] == wishes
            assert [search["found"] for search in searches] == [False] * 5 + [True] * 2
            tables = await asyncio.gather(*map(found, people, searches))
            assert len(set(zip(wishes, tables, strict=True))) == len(set(tables)) == 2, "groups do not mix"
            for table, count in Counter(tables).items():
                await contribute(people, table)
                room = (await people[0].call("GET", f"/api/tables/{table}"))["room"]
                assert (room["players"], room["status"], len(room["deal"]["contributions"])) == (
                    count,
                    "running",
                    count,
                )

    run(work())


def test_a_group_goes_on_searching_without_one_who_leaves_and_without_those_who_are_blocked(server: Server) -> None:
    async def work() -> None:
        async with guests(server.address, "Ada", "Ben", "Cyd", "Dan", "Eve") as (ada, ben, cyd, dan, eve):
            searches = [await begin(one, "battle-for-the-throne", "none", players=3) for one in (ada, ben, cyd)]
            assert searches[2]["found"]
            await ben.call("DELETE", f"/api/searches/{searches[1]['id']}")
            assert not (await ask(ada, searches[0]))["found"]
            assert not (await ask(cyd, searches[2]))["found"], "it was freed together with Ada"
            theirs = await ada.open_table("hierarchy")
            await dan.call("POST", "/api/me/blocks", {"table": theirs, "seat": "p1"})
            assert not (await begin(dan, "battle-for-the-throne", "none", players=3))["found"]
            last = await begin(eve, "battle-for-the-throne", "none", players=3)
            tables = await asyncio.gather(found(ada, searches[0]), found(cyd, searches[2]), found(eve, last))
            assert len(set(tables)) == 1

    run(work())


def test_a_search_over_days_goes_on_without_its_page(sqlite_server: Server) -> None:
    """Its table is there at once when somebody comes, who has not to wait for anybody."""

    async def work() -> None:
        async with guests(sqlite_server.address, "Ada", "Ben", "Cyd") as (ada, ben, cyd):
            waiting = await begin(ada, "hierarchy", "three-days")
            assert (waiting["range"], waiting["found"]) == (None, False)
            assert (await ada.call("GET", "/api/searches"))["search"]["id"] == waiting["id"]
            assert not (await begin(cyd, "hierarchy", "week"))["found"]
            table = (await begin(ben, "hierarchy", "three-days"))["table"]
            assert table is not None
            for one in (ada, ben):
                assert (await one.call("GET", "/api/searches"))["search"] is None
                [own] = (await one.call("GET", "/api/me/tables"))["tables"]
                assert own["id"] == table and own["contribute_to"] is not None
            await contribute([ada, ben], table)
            room = (await ada.call("GET", f"/api/tables/{table}"))["room"]
            assert (room["status"], room["hours_a_move"], room["clock"], room["listed"]) == ("running", 72, None, True)
            assert (await ask(ada, waiting))["table"] == table

    run(work())


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_search_survives_a_killed_server(databases: Databases, kind: str) -> None:
    """Its game begins although nobody comes to the table."""
    server = Server(databases(kind), "--limit", "contribution_seconds=1").start().wait()
    try:

        async def before() -> list[tuple[str, Any]]:
            async with guests(server.address, "Ada", "Ben") as people:
                searches = [await begin(one) for one in people]
                return [(str(one.token), search) for one, search in zip(people, searches, strict=True)]

        known = run(before())
        assert known[1][1]["found"]
        server.kill()
        server.start().wait()

        async def after() -> None:
            async with Client(server.address, token=known[0][0]) as ada, Client(server.address, known[1][0]) as ben:
                tables = await asyncio.gather(found(ada, known[0][1]), found(ben, known[1][1]))
                assert tables[0] == tables[1]
                while (room := (await ada.call("GET", f"/api/tables/{tables[0]}"))["room"])["status"] == "open":
                    await asyncio.sleep(PAUSE)
                assert room["status"] == "running" and room["deal"]["contributions"] == []

        run(after())
    finally:
        server.stop()


@pytest.mark.parametrize(
    ("wish", "says"),
    [
        ({"game": "shadow-throne", "players": 2}, "Shadow Throne"),
        ({"game": "hierarchy", "players": 0}, "greater than or equal to 1"),
        ({"game": "chess"}, "there is no such game"),
        ({"game": "hierarchy", "pace": "bullet"}, "'brisk', 'calm', 'none', 'day', 'three-days' or 'week'"),
    ],
)
def test_what_cannot_be_searched_for_is_refused(sqlite_server: Server, wish: dict[str, str], says: str) -> None:
    async def work() -> None:
        async with guests(sqlite_server.address, "Ada") as (ada,):
            with pytest.raises(Refused, match=says):
                await ada.call("POST", "/api/searches", wish)

    run(work())


def test_a_bot_of_about_the_same_strength_is_suggested(sqlite_server: Server) -> None:
    async def work() -> None:
        async with guests(sqlite_server.address, "Ada") as (ada,):
            bot = await ada.call("GET", "/api/searches/bot", game="behind-the-throne")
            assert bot == {"level": "strong"}, "nobody has played one yet: one from the middle"
            wish = {"seats": ["me", "bot:easy"], "start": True, "pace": 0, "rated": True}
            table_id = await ada.open_table("behind-the-throne", players=2, **wish)
            await act(ada, table_id, "resign")
            assert await ada.call("GET", "/api/searches/bot", game="behind-the-throne") == {"level": "easy"}

    run(work())


def searching(points: int, began: int) -> Search:
    return Search("ada", "id", "hierarchy", 2, "brisk", points / POINTS, began, began, pairing.WAITING, None)


def test_the_range_widens_with_the_longer_wait_of_the_two() -> None:
    assert range_after(0) == FIRST_RANGE and range_after(-5) == FIRST_RANGE
    assert range_after(10_000) == FIRST_RANGE + 200 and range_after(1000 * UNLIMITED_AFTER) is None
    weak, strong = searching(0, 0), searching(FIRST_RANGE + 100, 4_000)
    assert not fits(weak, strong, 4_000) and not fits(strong, weak, 4_000)
    assert fits(weak, strong, 5_000) and fits(strong, weak, 5_000)
    assert fits(weak, searching(10**6, 0), 1000 * UNLIMITED_AFTER)
