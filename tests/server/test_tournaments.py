"""Tournaments over the API: joining, bots, byes, leaving, results, a killed server, and two processes."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any

import pytest

from tests.server.conftest import GENEROUS, Databases, Server, run
from tests.server.people import act, contribute, guests
from throneroom.client import Client, Refused
from throneroom.server import models

PAUSE = 0.1


async def opened(client: Client, **wish: Any) -> str:
    wish = {"name": "Friday", "game": "throne-and-grail", "kind": "roundrobin", "size": 3, **wish}
    return str((await client.call("POST", "/api/tournaments", wish))["id"])


async def look(client: Client, tournament: str) -> Any:
    return await client.call("GET", f"/api/tournaments/{tournament}")


async def join(client: Client, tournament: str) -> Any:
    return await client.call("POST", f"/api/tournaments/{tournament}/join")


async def until(client: Client, tournament: str, true: Callable[[Any], bool]) -> Any:
    """The tournament once something is true of it: the server looks for ended games every two seconds."""
    while not true(found := await look(client, tournament)):
        await asyncio.sleep(PAUSE)
    return found


async def play_all(people: list[Client], tournament: str) -> Any:
    """Play to the end: in every game, the later of the people in the list resigns, as soon as its table is there."""
    while True:
        for later in reversed(people):
            found = await look(later, tournament)
            if found["status"] == "over":
                return found
            if found["table"] is None:
                continue
            await contribute(people, found["table"])
            update = await later.call("GET", f"/api/tables/{found['table']}")
            if update["room"]["status"] == "running":
                await act(later, found["table"], "resign")
        await asyncio.sleep(PAUSE)


@pytest.mark.parametrize("kind", ["roundrobin", "knockout"])
def test_a_tournament_over_days(kind: str, sqlite_server: Server) -> None:
    """All games of a round robin begin at once; each is a game over days, so that turns, notices and days off apply."""

    async def work() -> None:
        async with guests(sqlite_server.address, "Ada", "Ben", "Cyd") as (ada, ben, cyd):
            await cyd.call("PUT", "/api/me/vacation", {"days": 2})
            tournament = await opened(ada, kind=kind, pace="three-days")
            await join(ben, tournament)
            await join(cyd, tournament)
            games = {"roundrobin": 3, "knockout": 1}[kind]
            found = await until(
                ada, tournament, lambda found: sum(bool(game["table"]) for game in found["games"]) == games
            )
            for game in found["games"]:
                room = (await ada.call("GET", f"/api/tables/{game['table']}"))["room"]
                assert (room["hours_a_move"], room["clock"]) == (72, None)
                resting = [seat["vacation"] is not None for seat in room["seats"] if seat["name"] == "Cyd"]
                assert all(resting)
            for one in (ada, ben, cyd):
                for table in (await one.call("GET", "/api/me/tables"))["tables"]:
                    assert table["contribute_to"] is not None and not table["your_turn"]
                    room = (await one.call("GET", f"/api/tables/{table['id']}"))["room"]
                    assert room["status"] == "open" and room["begins_by"] - room["now"] > 17 * 3_600_000
            for game in found["games"]:
                await contribute([ada, ben, cyd], game["table"])
            turns = [table for one in (ada, ben, cyd) for table in (await one.call("GET", "/api/me/tables"))["tables"]]
            assert sum(table["your_turn"] and table["due"] is not None for table in turns) == games
            while (over := await look(ada, tournament))["status"] != "over":
                for game in over["games"]:
                    names = {game["one"]["name"], game["other"]["name"]}
                    loser = cyd if "Cyd" in names else ben
                    if game["table"] and game["result"] is None:
                        await contribute([ada, ben, cyd], game["table"])
                        with contextlib.suppress(Refused):  # it has resigned, and the server has not looked yet
                            await act(loser, game["table"], "resign")
                await asyncio.sleep(PAUSE)
            assert over["standings"][0]["player"]["name"] == "Ada"
            listed = (await ada.call("GET", "/api/tournaments"))["tournaments"]
            assert [one["pace"] for one in listed if one["id"] == tournament] == ["three-days"]

    run(work())


def test_a_round_robin_of_three_with_byes_to_the_end(server: Server) -> None:
    async def work() -> None:
        async with guests(server.address, "Ada", "ﷺ <b>", "W" * 24, "Late") as (ada, ben, cyd, late):
            tournament = await opened(ada)
            waiting = await look(late, tournament)
            assert (waiting["status"], waiting["taken"], waiting["you"], waiting["host"]) == ("open", 1, False, False)
            joined = await asyncio.gather(*[join(ben, tournament) for _ in range(5)])
            assert {len(found["players"]) for found in joined} == {2}, "joining twice changes nothing"
            begun = await join(cyd, tournament)
            assert begun["status"] == "running" and begun["rounds"] == 3, "the last place was taken"
            with pytest.raises(Refused) as refused:
                await join(late, tournament)
            assert refused.value.code == "begun"
            assert [game["round"] for game in begun["games"]] == [1], "the third one has a bye"
            over = await play_all([ada, ben, cyd], tournament)
            assert models.TournamentInfo.model_validate(over).model_dump(mode="json") == over
            assert over["standings"][0]["rank"] == 1
            assert sum(place["points"] for place in over["standings"]) == 3 == len(over["games"])
            assert sorted(game["round"] for game in over["games"]) == [1, 2, 3]
            assert all(game["result"] in ("one", "other") for game in over["games"])
            listed = (await late.call("GET", "/api/tournaments"))["tournaments"]
            assert [found["status"] for found in listed if found["id"] == tournament] == ["over"]

    run(work())


def test_bots_fill_a_knock_out_and_play_each_other(server: Server) -> None:
    async def work() -> None:
        async with guests(server.address, "Ada") as (ada,):
            tournament = await opened(ada, kind="knockout", size=4, bots="random", game="hierarchy")
            begun = await ada.call("POST", f"/api/tournaments/{tournament}/start")
            assert begun["taken"] == 4 and len(begun["games"]) == 2
            assert [player["level"] for player in begun["players"]].count("random") == 3
            table = (await until(ada, tournament, lambda found: found["table"] is not None))["table"]
            room = (await ada.call("GET", f"/api/tables/{table}"))["room"]
            await contribute([ada], table)
            assert room["rated"] and room["clock"] == {"base": 300, "increment": 5} and room["listed"]
            await act(ada, table, "resign")
            over = await until(ada, tournament, lambda found: found["status"] == "over")
            assert len(over["games"]) >= 3
            [own] = [place for place in over["standings"] if place["player"]["you"]]
            assert own["beaten"] and own["rank"] == 3

    run(work())


def test_who_leaves_loses_the_games_that_have_not_begun(server: Server) -> None:
    async def work() -> None:
        async with guests(server.address, "Ada", "Ben", "Cyd", "Dan") as people:
            ada, ben, cyd, dan = people
            tournament = await opened(ada, size=4)
            await join(dan, tournament)
            left = await dan.call("POST", f"/api/tournaments/{tournament}/leave")
            assert not left["you"] and left["taken"] == 1
            for one in (ben, cyd, dan):
                await join(one, tournament)
            await dan.call("POST", f"/api/tournaments/{tournament}/leave")
            table = (await look(dan, tournament))["table"]
            await contribute(people, table)
            await act(dan, table, "resign")
            over = await play_all([ada, ben, cyd], tournament)
            assert [place["player"]["name"] for place in over["standings"]][-1] == "Dan"
            theirs = [game for game in over["games"] if "Dan" in (game["one"]["name"], game["other"]["name"])]
            assert [bool(game["table"]) for game in theirs] == [True, False, False]
            assert over["standings"][-1]["points"] == 0 and over["standings"][-1]["player"]["gone"]

    run(work())


def test_many_who_join_at_once_get_no_more_places_than_there_are(server: Server) -> None:
    async def work() -> None:
        async with guests(server.address, *[f"Guest {n}" for n in range(12)]) as people:
            tournament = await opened(people[0], size=8, kind="knockout")
            answers = await asyncio.gather(*[join(one, tournament) for one in people[1:]], return_exceptions=True)
            codes = [answer.code for answer in answers if isinstance(answer, Refused)]
            assert len(codes) == 4 and set(codes) <= {"begun", "full"}
            found = await look(people[0], tournament)
            assert (found["taken"], len(found["games"]), found["status"]) == (8, 4, "running")
            for one in people:
                await one.call("POST", f"/api/tournaments/{tournament}/leave")
                if table := (await look(one, tournament))["table"]:
                    await contribute(people, table)
                    room = (await one.call("GET", f"/api/tables/{table}"))["room"]
                    if room["status"] == "running":
                        await act(one, table, "resign")
            over = await until(people[0], tournament, lambda found: found["status"] == "over")
            assert over["standings"][0]["rank"] == 1, "even if everybody has left, there is an end"

    run(work())


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_tournament_survives_a_killed_server(databases: Databases, kind: str) -> None:
    server = Server(databases(kind)).start().wait()
    try:

        async def before() -> tuple[str, list[str]]:
            async with guests(server.address, "Ada", "Ben", "Cyd") as people:
                tournament = await opened(people[0])
                for one in people[1:]:
                    await join(one, tournament)
                return tournament, [str(one.token) for one in people]

        tournament, tokens = run(before())
        server.kill()
        server.start().wait()

        async def after() -> None:
            people = [Client(server.address, token) for token in tokens]
            over = await play_all(people, tournament)
            assert sum(place["points"] for place in over["standings"]) == 3
            for one in people:
                await one.http.aclose()

        run(after())
    finally:
        server.stop()


@pytest.mark.parametrize(
    ("wish", "says"),
    [
        ({"game": "shadow-throne"}, "games for two players"),
        ({"size": 33}, "less than or equal to 32"),
        ({"size": 2}, "greater than or equal to 3"),
        ({"bots": "nobody"}, "nobody"),
        ({"name": " "}, "at least 1 character"),
        ({"pace": "none"}, "'brisk', 'calm', 'day', 'three-days' or 'week'"),
    ],
)
def test_a_tournament_that_cannot_be_is_refused(sqlite_server: Server, wish: dict[str, Any], says: str) -> None:
    async def work() -> None:
        async with guests(sqlite_server.address, "Ada") as (ada,):
            with pytest.raises(Refused, match=says):
                await opened(ada, **wish)

    run(work())


def test_only_the_host_begins_and_only_with_enough_players(sqlite_server: Server) -> None:
    async def work() -> None:
        async with guests(sqlite_server.address, "Ada", "Ben") as (ada, ben):
            tournament = await opened(ada, size=5)
            await join(ben, tournament)
            for who, code in ((ben, "not_host"), (ada, "too_few")):
                with pytest.raises(Refused) as refused:
                    await who.call("POST", f"/api/tournaments/{tournament}/start")
                assert refused.value.code == code
            with pytest.raises(Refused) as refused:
                await look(ada, "nosuchtournament")
            assert refused.value.code == "no_tournament"

    run(work())


def test_if_the_host_goes_another_one_begins(server: Server) -> None:
    """The host leaves, the next one is deleted; and whoever comes to an empty tournament hosts it."""

    async def work() -> None:
        async with guests(server.address, "Ada", "Ben", "Cyd", "Dan") as (ada, ben, cyd, dan):
            tournament = await opened(ada, size=4, bots="random")
            await join(ben, tournament)
            await join(cyd, tournament)
            left = await ada.call("POST", f"/api/tournaments/{tournament}/leave")
            assert not left["host"] and (await look(ben, tournament))["host"]
            await ben.call("DELETE", "/api/me")
            assert (await look(cyd, tournament))["host"]
            await cyd.call("POST", f"/api/tournaments/{tournament}/leave")
            assert (await join(dan, tournament))["host"]
            begun = await dan.call("POST", f"/api/tournaments/{tournament}/start")
            assert begun["status"] == "running" and [player["name"] for player in begun["players"]].count("Dan") == 1

    run(work())


def test_two_who_are_deleted_can_be_told_apart_and_names_are_those_of_now(server: Server) -> None:
    async def work() -> None:
        async with guests(server.address, "Ada", "Ben", "Cyd") as (ada, ben, cyd):
            tournament = await opened(ada, pace="day")
            await join(ben, tournament)
            await ada.call("PATCH", "/api/me", {"name": "Ada the Elder"})
            await join(cyd, tournament)
            for gone in (ben, cyd):
                await gone.call("DELETE", "/api/me")
            found = await until(ada, tournament, lambda found: found["status"] == "over")
            players = [place["player"] for place in found["standings"]]
            assert [player["name"] for player in players] == ["Ada the Elder", "", ""]
            assert len({(player["id"], player["level"], player["number"]) for player in players}) == 3
            assert [game["result"] for game in found["games"]].count(None) == 0

    run(work())


def test_a_guest_hosts_only_so_many_and_finds_its_own_first(databases: Databases) -> None:
    server = Server(databases("sqlite"), limits=[*GENEROUS, "tournaments=2"]).start().wait()

    async def work() -> None:
        async with guests(server.address, "Ada", "Ben") as (ada, ben):
            first, second = [await opened(ada) for _ in range(2)]
            with pytest.raises(Refused, match="you host 2") as refused:
                await opened(ada)
            assert refused.value.code == "too_much"
            theirs = await opened(ben)
            await ada.call("POST", f"/api/tournaments/{second}/leave")
            third = await opened(ada)
            listed = (await ada.call("GET", "/api/tournaments"))["tournaments"]
            assert [(found["id"], found["you"]) for found in listed] == [(third, True), (first, True), (theirs, False)]

    try:
        run(work())
    finally:
        assert server.stop() == 0


def test_a_table_knows_its_tournament(sqlite_server: Server) -> None:
    async def work() -> None:
        async with guests(sqlite_server.address, "Ada") as (ada,):
            tournament = await opened(ada, kind="knockout", size=3, bots="random", pace="week")
            await ada.call("POST", f"/api/tournaments/{tournament}/start")
            found = await until(ada, tournament, lambda found: any(game["table"] for game in found["games"]))
            [table] = [game["table"] for game in found["games"] if game["table"]]
            assert await ada.call("GET", f"/api/tables/{table}/tournament") == {"id": tournament}
            other = await ada.open_table("hierarchy")
            assert await ada.call("GET", f"/api/tables/{other}/tournament") == {"id": None}

    run(work())
