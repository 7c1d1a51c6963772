"""Fair deals at a server: players contribute, keep what they are shown, and check the record of the game."""

from __future__ import annotations

import asyncio
import sqlite3
from dataclasses import replace

import httpx
import pytest

import throneroom
from tests.server.conftest import Databases, Server, run
from tests.server.people import act, guests, play, together, until
from throneroom.client import KeptDeal, Unfair, check_record
from throneroom.engine.fairness import joint_key, secret_of

SEATS = {"seats": ["me", "open"], "pace": 0}


async def record_of(address: str, game_id: str) -> str:
    async with httpx.AsyncClient(base_url=address) as browser:
        return (await browser.get(f"/api/finished/{game_id}/record")).text


def test_two_players_contribute_and_both_can_check_the_game(sqlite_server: Server) -> None:
    """Also the rematch, which has its own secret; and what one has kept of another game does not fit."""

    async def work() -> None:
        async with guests(sqlite_server.address, "Ada", "Ben") as (ada, ben):
            table_id = await ada.open_table("hierarchy", **SEATS)
            async with ada.table(table_id) as one, ben.table(table_id) as two:
                await until(one, lambda update: update.room["next_deal"] is not None)
                await until(two, lambda update: update.room["next_deal"] is not None)
                await two.act("sit")
                await one.act("start")
                ends = await together(play(one), play(two))
                first = ends[0].room
                for table in (one, two):
                    await until(table, lambda update: update.over)
                    await table.act("rematch")
                both = [await until(table, lambda update: update.room["round"] == 2) for table in (one, two)]
                await act(ben, table_id, "resign")
                second = (await until(one, lambda update: update.over)).room
            assert [len(table.deals) for table in (one, two)] == [2, 2]
            for room in (first, second):
                record = await record_of(sqlite_server.address, room["game_id"])
                commitment = room["deal"]["commitment"]
                for table in (one, two):
                    kept = table.deals[commitment]
                    assert kept.contribution is not None and kept.heads
                    check_record(record, kept)
                    with pytest.raises(Unfair, match="another secret"):
                        check_record(record, next(deal for deal in table.deals.values() if deal is not kept))
                    with pytest.raises(Unfair, match="without my contribution"):
                        check_record(record, replace(kept, contribution="0" * 64))
                    with pytest.raises(Unfair, match="a head that I have seen"):
                        check_record(record, replace(kept, heads=[*kept.heads, "0" * 64]))
                key = throneroom.replay(record).key.hex()
                assert f"key {key}" in record
            assert both[0].room["deal"]["contributions"] == both[1].room["deal"]["contributions"]
            assert [one["seat"] for one in second["deal"]["contributions"]] == ["p2", "p1"]

    run(work())


def test_the_first_game_of_a_search_has_contributions_of_both(sqlite_server: Server) -> None:
    """Nobody presses a button: whoever is at the table contributes, and the game begins with the last one."""

    async def work() -> None:
        async with guests(sqlite_server.address, "Ada", "Ben") as people:
            wish = {"game": "hierarchy", "pace": "none"}
            searches = [await one.call("POST", "/api/searches", wish) for one in people]
            while not all(search["table"] for search in searches):
                searches = [
                    await one.call("POST", f"/api/searches/{search['id']}")
                    for one, search in zip(people, searches, strict=True)
                ]
                await asyncio.sleep(0.05)
            [table_id] = {search["table"] for search in searches}
            async with people[0].table(table_id) as one, people[1].table(table_id) as two:
                await together(play(one), play(two))
                room = one.latest.room if one.latest else {}
                record = await record_of(sqlite_server.address, room["game_id"])
                for table in (one, two):
                    [kept] = table.deals.values()
                    assert kept.contribution is not None and kept.heads
                    check_record(record, kept)

    run(work())


def test_a_host_that_looks_for_another_secret_after_the_contributions_is_found(databases: Databases) -> None:
    """It puts another secret into its own database: everything fits, except what players have kept."""
    database = databases("sqlite")
    server = Server(database).start().wait()

    async def begin() -> tuple[str, str, KeptDeal, KeptDeal]:
        async with guests(server.address, "Ada", "Ben") as (ada, ben):
            table_id = await ada.open_table("hierarchy", **SEATS)
            async with ada.table(table_id) as one, ben.table(table_id) as two:
                for table in (one, two):
                    await until(table, lambda update: update.room["next_deal"] is not None)
                await two.act("sit")
                await one.act("contribute")
            (mine,), (theirs,) = one.deals.values(), two.deals.values()
            return table_id, str(ada.token), mine, theirs

    async def finish(table_id: str, token: str, kept: list[KeptDeal]) -> None:
        async with guests(server.address, "Cyd") as (ada,):
            ada.token = token
            await act(ada, table_id, "start")
            await act(ada, table_id, "resign")
            room = (await ada.call("GET", f"/api/tables/{table_id}"))["room"]
            record = await record_of(server.address, room["game_id"])
            assert throneroom.replay(record).key == joint_key(
                secret_of(bytes(32), 1), [("p2", str(kept[1].contribution)), ("p1", str(kept[0].contribution))]
            )
            for deal in kept:
                with pytest.raises(Unfair, match="another secret"):
                    check_record(record, deal)

    try:
        table_id, token, *kept = run(begin())
    finally:
        assert server.stop() == 0
    with sqlite3.connect(database) as connection:
        change = "UPDATE entries SET body = json_set(body, '$.secret', ?) WHERE kind = 'opened' AND table_id = ?"
        assert connection.execute(change, ("00" * 32, table_id)).rowcount == 1
    server = Server(database).start().wait()
    try:
        run(finish(table_id, token, kept))
    finally:
        assert server.stop() == 0
