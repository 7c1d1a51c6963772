"""Who is away, over the wire: a solo game waits through a restart; among people there is a countdown and a choice."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tests.server.conftest import Databases, Server, run
from tests.server.people import act, guests, open_and_seat, until
from throneroom.client import Client, Refused, TableClient

GRACE = 6


async def gone(client: Client, table_id: str) -> Any:
    """The table, once its first player counts as gone."""
    while True:
        update = await client.call("GET", f"/api/tables/{table_id}")
        if not update["room"]["seats"][0]["here"]:
            return update
        await asyncio.sleep(0.2)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_solo_game_waits_for_its_player_and_survives_a_restart(databases: Databases, kind: str) -> None:
    server = Server(databases(kind)).start().wait()

    async def work() -> None:
        async with guests(server.address, "Ada") as (ada,):
            table_id = await open_and_seat([ada], "throne-and-grail", players=2, grace=5)
            async with ada.table(table_id) as table:
                asked = await until(table, lambda update: update.my_turn)
                await table.decide(asked.legal[0], asked.question)
                left = await until(table, lambda update: update.my_turn)
            absent = await gone(ada, table_id)
            assert absent["room"]["seats"][0]["stands_in_at"] is None and absent["room"]["absences"] == []
            await asyncio.sleep(2 * 5)
            server.kill()
            server.start().wait()
            (mine,) = (await ada.call("GET", "/api/me/tables"))["tables"]
            assert (mine["id"], mine["status"], mine["your_turn"]) == (table_id, "running", True)
            async with ada.table(table_id) as table:
                back = await until(table, lambda update: update.room["seats"][0]["here"])
                assert left.view is not None and back.view is not None
                assert (back.view["ply"], back.legal) == (left.view["ply"], left.legal)
                assert not back.room["seats"][0]["stand_in"]
                await table.decide(back.legal[0], back.question)

    try:
        run(work())
    finally:
        assert server.stop() == 0


def test_those_who_are_there_wait_call_a_bot_or_end_the_game(server: Server) -> None:
    async def work() -> None:
        async with guests(server.address, "Ada", "Ben", "Wat") as (ada, ben, wat):
            table_id = await open_and_seat([ada, ben], "behind-the-throne", grace=GRACE, level="random")
            async with ada.table(table_id) as mine:
                async with ben.table(table_id) as his:
                    asked = await until(his, lambda update: all(seat["here"] for seat in update.room["seats"]))
                    if not asked.my_turn:
                        await play_until_asked(mine, his)
                    both = his.latest.number if his.latest else 0
                absent = await until(mine, lambda update: update.number > both and bool(update.room["absences"]))
                (shown,) = absent.room["absences"]
                assert (shown["seat"], shown["waits"], shown["agreed"]) == ("p2", None, [])
                with pytest.raises(Refused) as refused:
                    await mine.act("stand_in", seat="p2")
                assert refused.value.code == "too_soon"
                with pytest.raises(Refused) as refused:
                    await act(wat, table_id, "end")
                assert refused.value.code == "not_seated"
                await mine.act("wait", seat="p2")
                longer = await until(mine, lambda update: update.events[-1:] != [] and told(update, "waited"))
                assert longer.room["absences"][0]["stands_in_at"] > shown["stands_in_at"]
                await ripe(longer.room)
                await mine.act("stand_in", seat="p2")
                await until(mine, lambda update: update.room["seats"][1]["stand_in"])
                async with ben.table(table_id) as his:
                    back = await until(his, lambda update: update.room["seats"][1]["here"])
                    assert not back.room["seats"][1]["stand_in"] and back.room["absences"] == []
                    if not back.my_turn:
                        await play_until_asked(mine, his)
                    both = his.latest.number if his.latest else 0
                again = await until(mine, lambda update: update.number > both and bool(update.room["absences"]))
                await ripe(again.room)
                await mine.act("end")
                end = await until(mine, lambda update: update.over)
            assert (end.room["reason"], end.room["standing"]) == ("abandoned", [0, 0])
            finished = await ada.call("GET", f"/api/finished/{end.room['game_id']}")
            assert (finished["summary"]["reason"], finished["summary"]["rated"]) == ("abandoned", False)
            (game,) = (await ben.call("GET", "/api/me/games"))["games"]
            assert (game["id"], game["won"]) == (end.room["game_id"], False)
            assert (await ben.call("GET", "/api/me/ratings"))["ratings"] == [], "nobody has played or lost it"

    run(work())


def told(update: Any, kind: str) -> bool:
    return any(event["kind"] == kind for event in update.events)


async def ripe(room: Any) -> None:
    """Until a bot may be called and the game be ended; the server's clock is ours."""
    await asyncio.sleep(max(0, room["absences"][0]["choices_at"] - room["now"]) / 1000 + 0.1)


async def play_until_asked(mine: TableClient, his: TableClient) -> None:
    """One decides until the other is asked."""
    while True:
        update = await until(mine, lambda update: update.my_turn or "p2" in (update.view or {}).get("waiting", ()))
        if not update.my_turn:
            break
        await mine.decide(update.legal[0], update.question)
    await until(his, lambda update: update.my_turn)
