"""Premoves over the wire: played once and only if they fit, seen by nobody else, and kept through a restart."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tests.server.conftest import Databases, Server, run
from tests.server.people import act, guests, open_and_seat
from tests.server.test_days import asked_and_other, decide, look
from throneroom.client import Client, Refused

GAME = "hierarchy"


async def premoves(client: Client, table_id: str, kind: str = "GET", body: Any = None) -> Any:
    return await client.call(kind, f"/api/tables/{table_id}/premoves", body)


async def prepare(client: Client, table_id: str, *answers: tuple[str | None, str]) -> Any:
    ply = (await premoves(client, table_id))["ply"]
    wish = {"ply": ply, "answers": [{"after": after, "decision": decision} for after, decision in answers]}
    return await premoves(client, table_id, "PUT", wish)


async def begun(people: list[Client], **settings: Any) -> tuple[str, Client, Client]:
    """A game, who is asked, and who waits."""
    table_id = await open_and_seat(people, GAME, hours_a_move=72, **settings)
    return (table_id, *await asked_and_other(people, table_id))


def timeless(room: Any) -> Any:
    """A room without what changes with every millisecond."""
    return {**room, "now": 0, "seats": [{**seat, "clock": 0} for seat in room["seats"]]}


async def seen_with(client: Client, table_id: str, plies: int) -> Any:
    """The table after this many decisions."""
    while True:
        seen = await look(client, table_id)
        if seen["view"]["ply"] >= plies:
            return seen
        await asyncio.sleep(0.02)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_premove_outlives_the_server_and_is_played_once(kind: str, databases: Databases) -> None:
    database = databases(kind)
    first, second = Server(database), Server(database)
    first.start().wait()

    async def begin() -> tuple[str, str, str, str, str]:
        async with guests(first.address, "Ada", "Ben") as people:
            table_id, asked, other = await begun(people)
            before = await look(asked, table_id)
            foreseen = await premoves(other, table_id)
            reply = before["view"]["legal"][0]
            answer = foreseen["after"][reply][0]
            kept = await prepare(other, table_id, (reply, answer))
            assert kept["state"] == "waiting" and kept["answers"] == [{"after": reply, "decision": answer}]
            # nobody else learns that there is one: not a byte of the table has changed
            after = await look(asked, table_id)
            assert timeless(after["room"]) == timeless(before["room"])
            assert (after["number"], after["events"]) == (before["number"], before["events"])
            assert (await premoves(asked, table_id))["answers"] == []
            return table_id, str(asked.token), str(other.token), reply, answer

    try:
        table_id, asked_token, other_token, reply, answer = run(begin())
    finally:
        first.kill()

    async def go_on() -> None:
        async with (
            Client(second.address, token=asked_token) as asked,
            Client(second.address, token=other_token) as other,
        ):
            assert (await premoves(other, table_id))["state"] == "waiting"
            question = (await look(asked, table_id))["room"]["question"]
            await act(asked, table_id, "decide", decision=reply, question=question)
            seen = await seen_with(asked, table_id, 2)
            assert [event.get("decision") for event in seen["events"] if event["kind"] == "decided"] == [reply, answer]
            assert seen["room"]["question"] is not None
            assert (await premoves(other, table_id))["state"] == "none"

    second.start().wait()
    try:
        run(go_on())
    finally:
        second.stop()


def test_a_premove_that_does_not_fit_is_cancelled_and_another_can_be_withdrawn(server: Server) -> None:
    async def work() -> None:
        async with guests(server.address, "Ada", "Ben") as people:
            table_id, asked, other = await begun(people)
            foreseen = await premoves(other, table_id)
            legal = (await look(asked, table_id))["view"]["legal"]
            named = next(reply for reply in legal[1:] if reply in foreseen["after"])
            await prepare(other, table_id, (named, foreseen["after"][named][0]))
            await decide(asked, table_id)
            while (state := await premoves(other, table_id))["state"] == "waiting":
                await asyncio.sleep(0.02)
            assert state["state"] == "other" and (await look(other, table_id))["room"]["question"] is not None
            await decide(other, table_id)
            assert (await premoves(other, table_id))["state"] == "none"

            table_id, asked, other = await begun(people)
            foreseen = await premoves(other, table_id)
            reply = next(iter(foreseen["after"]))
            await prepare(other, table_id, (reply, foreseen["after"][reply][0]))
            assert (await premoves(other, table_id, "DELETE"))["state"] == "none"
            question = (await look(asked, table_id))["room"]["question"]
            done = await act(asked, table_id, "decide", decision=reply, question=question)
            assert (await seen_with(other, table_id, 1))["number"] == done["number"]
            assert (await look(other, table_id))["room"]["question"] == done["number"]

    run(work())


def test_what_cannot_be_prepared_is_refused(server: Server) -> None:
    async def work() -> None:
        async with guests(server.address, "Ada", "Ben", "Cleo") as people:
            table_id, asked, other = await begun(people[:2])
            foreseen = await premoves(other, table_id)
            wrong = [
                (asked, (None, foreseen["always"][0]), "no_premove"),
                (other, (None, "no such thing"), "no_premove"),
                (other, ("no such thing", foreseen["always"][0]), "no_premove"),
                (people[2], (None, foreseen["always"][0]), "not_seated"),
            ]
            for client, answer, code in wrong:
                with pytest.raises(Refused) as refused:
                    await prepare(client, table_id, answer)
                assert refused.value.code == code
            wish = {"ply": 5, "answers": [{"after": None, "decision": foreseen["always"][0]}]}
            with pytest.raises(Refused) as refused:
                await premoves(other, table_id, "PUT", wish)
            assert refused.value.code == "stale"
            assert (await look(other, table_id))["room"]["may_prepare"]
            assert not (await look(asked, table_id))["room"]["may_prepare"]

    run(work())
