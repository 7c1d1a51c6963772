"""Reviews over the network: ready after a while, the same for all who ask, and for a seat only what it knew."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from typing import Any

import pytest

import throneroom
from tests.server.conftest import Server, run
from tests.server.people import act, guests, open_and_seat, play, together
from tests.server.test_models import check
from throneroom.bots.network_file import network_of
from throneroom.client import Client, Refused
from throneroom.review import review
from throneroom.server import models
from throneroom.server.review_json import REVIEW_VERSION, review_json, review_version, seen_by


async def _reviewed(client: Client, game: str, viewer: str) -> dict[str, Any]:
    """Ask until the review is ready; what was done so far never goes back."""
    done = 0
    while True:
        found: dict[str, Any] = await client.call("GET", f"{game}/review", viewer=viewer)
        assert found["done"] >= done and found["plies"] >= found["done"]
        if found["ready"]:
            return found
        assert found["decisions"] == [] and found["seats"] == []
        done = found["done"]


def test_a_finished_game_is_reviewed_once_for_everybody(server: Server) -> None:
    async def work() -> None:
        async with guests(server.address, "Ada", "Ben") as (ada, ben):
            table_id = await open_and_seat([ada, ben], "throne-and-grail")
            async with ada.table(table_id) as one, ben.table(table_id) as two:
                end, _ = await together(play(one, 1), play(two, 2))
            game = f"/api/finished/{end.room['game_id']}"
            mine, whole, again = await together(
                _reviewed(ada, game, "p1"), _reviewed(ben, game, "all"), _reviewed(ben, game, "all")
            )
            assert whole == again
            match = throneroom.replay((await ada.http.get(f"{game}/record")).text)
            expected = review_json(review(match))
            assert whole["decisions"] == expected["decisions"] and whole["seats"] == expected["seats"]
            own = seen_by(expected, 0)
            assert mine["decisions"] == own["decisions"] and mine["seats"][1] is None
            assert {**mine["seats"][0]["balance"], "others": None, "luck": None} == mine["seats"][0]["balance"]

    run(work())


def test_a_review_of_another_version_is_made_again(sqlite_server: Server) -> None:
    """A stored review is shown as it is while its version is today's; any other is replaced."""
    database = sqlite_server.arguments[sqlite_server.arguments.index("--database") + 1]

    async def work() -> None:
        async with guests(sqlite_server.address, "Ada") as (ada,):
            table_id = await open_and_seat([ada], "hierarchy", players=2)
            async with ada.table(table_id) as table:
                end = await play(table, 4)
            game_id = end.room["game_id"]
            told = await _reviewed(ada, f"/api/finished/{game_id}", "all")

            def stored() -> dict[str, Any]:
                with closing(sqlite3.connect(database)) as store:
                    (text,) = store.execute("SELECT review FROM games WHERE id = ?", (game_id,)).fetchone()
                    return json.loads(text)  # type: ignore[no-any-return]

            kept = stored()
            assert kept == {
                "version": review_version("hierarchy"),
                "decisions": told["decisions"],
                "seats": told["seats"],
            }
            other = {**kept, "decisions": []}
            for version, shown in ((kept["version"], []), ("0 older", told["decisions"]), (None, told["decisions"])):
                with closing(sqlite3.connect(database)) as store, store:
                    text = json.dumps({**other, "version": version})
                    store.execute("UPDATE games SET review = ? WHERE id = ?", (text, game_id))
                assert (await _reviewed(ada, f"/api/finished/{game_id}", "all"))["decisions"] == shown
            assert stored() == kept

    run(work())


def test_the_version_of_a_review_names_the_network() -> None:
    """The games are judged again when their networks are replaced."""
    for game in throneroom.all_games():
        network = network_of(game)
        assert network is not None and network.stamp
        assert review_version(game.name) == f"{REVIEW_VERSION} {network.stamp}"


def test_every_decision_has_a_reason_and_a_forced_one_has_none(server: Server) -> None:
    async def work() -> None:
        async with guests(server.address, "Ada") as (ada,):
            table_id = await open_and_seat([ada], "throne-and-grail", players=2)
            async with ada.table(table_id) as table:
                end = await play(table, 4)
            game = f"/api/finished/{end.room['game_id']}"
            match = throneroom.replay((await ada.http.get(f"{game}/record")).text)
            found = {decision["ply"]: decision for decision in (await _reviewed(ada, game, "all"))["decisions"]}
            marked = next(decision for decision in found.values() if decision["mark"])
            same = await ada.call("GET", f"{game}/review/{marked['ply']}/reason")
            assert same == {
                "compared": marked["played"], "brings": marked["brings"], "prevents": marked["prevents"],
            }  # fmt: skip
            best = next(it for it in found.values() if it["played"] == it["choices"][0]["decision"])
            told = await ada.call("GET", f"{game}/review/{best['ply']}/reason")
            check(models.DecisionReason, told)
            assert told["compared"] == next(it.compared for it in review(match).decisions if it.ply == best["ply"])
            forced = next(ply for ply in range(match.ply) if ply not in found)
            for ply, code in ((forced, "bad_request"), (match.ply, "no_game")):
                with pytest.raises(Refused) as refused:
                    await ada.call("GET", f"{game}/review/{ply}/reason")
                assert refused.value.code == code

    run(work())


def test_a_game_that_goes_on_has_no_review_for_anybody(server: Server) -> None:
    """The id of a finished game is not told before its end, and that of its table is not accepted instead."""

    async def work() -> None:
        async with guests(server.address, "Ada", "Ben", "Eve") as (ada, ben, eve):
            table_id = await open_and_seat([ada, ben], "throne-and-grail")
            async with ada.table(table_id) as one, ben.table(table_id) as two:
                await together(play(one, 1, plies=6), play(two, 2, plies=6))
                assert one.latest is not None and one.latest.room["game_id"] is None
                for guest in (ada, eve):
                    for path in ("", "/record", "/plies", "/chances", "/review"):
                        answer = await guest.http.get(f"/api/finished/{table_id}{path}")
                        assert answer.json()["error"]["code"] == "no_game"
                end, _ = await together(play(one, 1), play(two, 2))
                assert (await eve.http.get(f"/api/finished/{end.room['game_id']}")).status_code == 200

    run(work())


def test_the_line_after_a_choice(server: Server) -> None:
    async def work() -> None:
        async with guests(server.address, "Ada") as (ada,):
            table_id = await open_and_seat([ada], "throne-and-grail", players=2)
            async with ada.table(table_id) as table:
                end = await play(table, 3)
            game = f"/api/finished/{end.room['game_id']}"
            decision = (await _reviewed(ada, game, "p1"))["decisions"][0]
            where = f"{game}/review/{decision['ply']}/line"
            steps = (await ada.call("GET", where, seat="p1", decision=decision["choices"][0]["decision"]))["steps"]
            assert (steps[0]["seat"], steps[0]["decision"]) == ("p1", decision["choices"][0]["decision"])
            assert {step["view"]["viewer"] for step in steps} == {"p1"}
            for path, values, code in (
                (where, {"seat": "p1", "decision": "fly"}, "bad_request"),
                (where, {"seat": "p9", "decision": "take"}, "bad_request"),
                (f"{game}/review/9999/line", {"seat": "p1", "decision": "take"}, "no_game"),
                (f"{game}/review", {"viewer": "spectator"}, "bad_request"),
                (f"{game}/review", {"viewer": "p9"}, "bad_request"),
                ("/api/finished/nosuchgame/review", {}, "no_game"),
            ):
                with pytest.raises(Refused) as refused:
                    await ada.call("GET", path, **values)
                assert refused.value.code == code

    run(work())


def test_what_a_bot_decided_for_a_player_who_left_is_not_reviewed(server: Server) -> None:
    """Ada leaves a game of three: a bot plays on for her, and the others are reviewed as ever."""

    async def work() -> None:
        async with guests(server.address, "Ada", "Ben") as (ada, ben):
            table_id = await open_and_seat([ada, ben], "shadow-throne", players=3)
            async with ada.table(table_id) as one, ben.table(table_id) as two:
                await together(play(one, 1, plies=20), play(two, 2, plies=20))
                await act(ada, table_id, "resign")
                end = await play(two, 2)
            game = f"/api/finished/{end.room['game_id']}"
            finished = await ada.call("GET", game)
            check(models.FinishedGame, finished)
            by_bots = finished["summary"]["by_bots"]
            assert by_bots and by_bots[0] >= 18
            assert {finished["decisions"][ply][0] for ply in by_bots} == {"p1"}
            found = await _reviewed(ben, game, "all")
            plies = {seat: [it["ply"] for it in found["decisions"] if it["seat"] == seat] for seat in ("p1", "p2")}
            assert plies["p1"] and max(plies["p1"]) < by_bots[0] < max(plies["p2"])
            assert found["seats"][0]["decisions"] == len(plies["p1"])

    run(work())


def test_a_game_that_a_player_left_has_no_balance(server: Server) -> None:
    """Its result did not come from the deal, the choices and luck; the decisions are judged as ever."""

    async def work() -> None:
        async with guests(server.address, "Ada", "Ben") as (ada, ben):
            table_id = await open_and_seat([ada, ben], "throne-and-grail")
            async with ada.table(table_id) as one, ben.table(table_id) as two:
                await together(play(one, 1, plies=12), play(two, 2, plies=12))
                await act(ben, table_id, "resign")
                end = await play(one, 1)
            assert end.room["reason"] == "resigned"
            found = await _reviewed(ada, f"/api/finished/{end.room['game_id']}", "all")
            assert found["decisions"] and [seat["balance"] for seat in found["seats"]] == [None, None]
            assert {decision["ply"] for decision in found["decisions"]} <= set(range(12))

    run(work())
