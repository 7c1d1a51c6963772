"""People and bots at live tables, over the network, on both databases."""

from __future__ import annotations

import re
from contextlib import AsyncExitStack
from typing import Any

import pytest

import throneroom
from tests.server.conftest import GENEROUS, Databases, Server, run
from tests.server.people import act, guests, open_and_seat, play, together, until
from throneroom.client import Client, Refused, TableClient, Update
from throneroom.table import Table

GAMES = [game.name for game in throneroom.all_games()]


@pytest.mark.parametrize("game", GAMES)
def test_two_people_and_bots_play_a_whole_game(server: Server, game: str) -> None:
    async def work() -> None:
        players = max(2, throneroom.find(game).players[0])
        async with guests(server.address, "Ada", "Ben", "Wat") as (ada, ben, wat):
            table_id = await open_and_seat([ada, ben], game, players=players)
            async with ada.table(table_id) as one, ben.table(table_id) as two, wat.table(table_id) as watched:
                end, _ = await together(play(one, 1), play(two, 2))
                seen = await until(watched, lambda update: update.over)
            assert end.room["standing"] == seen.room["standing"]
            text = (await ada.http.get(f"/api/finished/{end.room['game_id']}/record")).text
            match = throneroom.replay(text)
            assert match.over and list(match.standing or ()) == end.room["standing"]
            assert match.commitment == end.room["commitment"]
            told = (await ada.call("GET", f"/api/tables/{table_id}", since=0))["events"]
            assert [event["number"] for event in told] == list(range(1, end.number + 1))
            assert sum(event["kind"] == "decided" for event in told) == match.ply
            kept = await ada.call("GET", f"/api/finished/{end.room['game_id']}")
            assert kept["key"] == match.key.hex() == end.events[-1]["key"]
            assert len(kept["story"]) == match.ply + 1

    run(work())


def test_what_was_missed_is_told_exactly(server: Server) -> None:
    """Whoever comes back with any number gets the events after it, the same as those who stayed."""

    async def work() -> None:
        async with guests(server.address, "Ada", "Ben") as (ada, ben):
            table_id = await open_and_seat([ada, ben], "shadow-throne", players=3)
            stayed: list[dict[str, Any]] = []
            async with ada.table(table_id) as one, ben.table(table_id) as two:

                async def listen() -> None:
                    async with ada.table(table_id, since=0) as ear:
                        async for update in ear:
                            stayed.extend(update.events)
                            if update.view and update.view["ply"] >= 20:
                                return

                await together(play(one, 1, 20), play(two, 2, 20), listen())
            numbers = [told["number"] for told in stayed]
            assert numbers == list(range(1, len(numbers) + 1))
            for since in (0, 3, len(numbers) // 2, len(numbers) - 1, len(numbers)):
                again = await ada.call("GET", f"/api/tables/{table_id}", since=since)
                assert again["events"][: len(stayed) - since] == stayed[since:]

    run(work())


def test_the_position_then_is_what_one_saw_then(server: Server) -> None:
    """With hidden hands and choices at the same time: each seat gets its own side of it, a watcher what all know."""

    async def work() -> None:
        async with guests(server.address, "Ada", "Ben", "Cy") as (ada, ben, cy):
            table_id = await open_and_seat([ada, ben], "shadow-throne", players=3)
            seen: dict[str, dict[int, Any]] = {}
            said: dict[str, dict[int, list[str]]] = {}
            async with ada.table(table_id) as one, ben.table(table_id) as two, cy.table(table_id) as three:

                async def listen(name: str, ear: TableClient) -> None:
                    seen[name], said[name] = {}, {}
                    async for update in ear:
                        said[name] |= {told["ply"]: told["log"] for told in update.events if "log" in told}
                        if update.view:
                            seen[name][update.view["ply"]] = update.view
                            if update.view["ply"] >= 20:
                                return

                async with ada.table(table_id) as ear, ben.table(table_id) as other:
                    ears = (listen("Ada", ear), listen("Ben", other), listen("Cy", three))
                    await together(play(one, 1, 20), play(two, 2, 20), *ears)
            for guest, name in ((ada, "Ada"), (ben, "Ben"), (cy, "Cy")):
                assert len(seen[name]) > 10
                for ply, view in seen[name].items():
                    then = await guest.call("GET", f"/api/tables/{table_id}/plies/{ply}")
                    assert (then["view"], then["log"]) == (view, said[name][ply])
            with pytest.raises(Refused) as refused:
                await ada.call("GET", f"/api/tables/{table_id}/plies/1000")
            assert refused.value.code == "no_game"

    run(work())


def test_two_tabs_of_one_seat(server: Server) -> None:
    async def work() -> None:
        async with guests(server.address, "Ada") as (ada,):
            table_id = await open_and_seat([ada], "hierarchy", players=2)
            async with ada.table(table_id) as one, ada.table(table_id) as other:
                asked = await until(one, lambda update: update.my_turn)
                same = await until(other, lambda update: update.question == asked.question)
                assert same.legal == asked.legal
                await one.decide(asked.legal[0], asked.question)
                with pytest.raises(Refused) as refused:
                    await other.decide(asked.legal[0], asked.question)
                assert refused.value.code in ("stale", "not_asked", "not_running")

    run(work())


def test_a_decision_sent_twice_is_taken_once(server: Server) -> None:
    async def work() -> None:
        async with guests(server.address, "Ada", "Ben") as people:
            table_id = await open_and_seat(people, "throne-and-grail")
            asked = [await person.call("GET", f"/api/tables/{table_id}") for person in people]
            who = 0 if asked[0]["room"]["question"] else 1
            legal, question = asked[who]["view"]["legal"], asked[who]["room"]["question"]
            wish = {"decision": legal[0], "question": question, "key": "once"}
            first = await act(people[who], table_id, "decide", **wish)
            again = await act(people[who], table_id, "decide", **wish)
            assert again == {**first, "repeated": True}
            with pytest.raises(Refused) as refused:
                await act(people[who], table_id, "decide", decision=legal[0], question=question - 1)
            assert refused.value.code in ("stale", "not_asked")

    run(work())


def test_nobody_acts_for_a_seat_of_another(server: Server) -> None:
    async def work() -> None:
        async with guests(server.address, "Ada", "Eve") as (ada, eve), Client(server.address) as nobody:
            table_id = await open_and_seat([ada], "hierarchy", players=2)
            legal = (await ada.call("GET", f"/api/tables/{table_id}"))["view"]["legal"]
            for stranger, code in ((eve, "not_seated"), (nobody, "no_identity")):
                for kind, values in (("decide", {"decision": (legal or ["x"])[0]}), ("resign", {}), ("undo", {})):
                    with pytest.raises(Refused) as refused:
                        await act(stranger, table_id, kind, **values)
                    assert refused.value.code == code
            forged = Client(server.address, (ada.token or "")[:-2] + "xx")
            with pytest.raises(Refused):
                await forged.call("GET", "/api/me")
            await forged.http.aclose()

    run(work())


def test_rematch_keeps_the_table_and_rotates_the_seats(server: Server) -> None:
    async def work() -> None:
        async with guests(server.address, "Ada", "Ben", "Wat") as (ada, ben, wat):
            table_id = await open_and_seat([ada, ben], "hierarchy")
            async with wat.table(table_id) as watched:
                await act(ben, table_id, "resign")
                first = await until(watched, lambda update: update.over)
                assert first.room["standing"] == [1, 0] and first.room["reason"] == "resigned"
                await act(ada, table_id, "rematch")
                waiting = await until(watched, lambda update: bool(update.room["rematch"]))
                assert waiting.room["rematch"] == ["p1"]
                await act(ben, table_id, "rematch")
                second = await until(watched, lambda update: update.room["round"] == 2)
            assert [seat["name"] for seat in second.room["seats"]] == ["Ben", "Ada"]
            assert second.room["commitment"] != first.room["commitment"]

    run(work())


def _all_here(update: Update) -> bool:
    """Who has opened a table counts as there a moment later."""
    return all(seat["here"] for seat in update.room["seats"])


def test_undo_is_free_against_bots_and_by_consent_among_people(server: Server) -> None:
    async def work() -> None:
        async with guests(server.address, "Ada", "Ben") as (ada, ben):
            alone = await open_and_seat([ada], "shadow-throne", players=3)
            async with ada.table(alone) as table:
                asked = await until(table, lambda update: update.my_turn)
                await table.decide(asked.legal[0], asked.question)
                await table.act("undo")
                back = await until(table, lambda update: [told["kind"] for told in update.events] == ["undone"])
                assert back.question is not None
                assert back.legal == asked.legal
            both = await open_and_seat([ada, ben], "hierarchy")
            async with ada.table(both) as one, ben.table(both) as two:
                first = await until(one, lambda update: update.view is not None)
                mover, other = (one, two) if first.my_turn else (two, one)
                asked = await until(mover, lambda update: update.my_turn)
                await mover.decide(asked.legal[0], asked.question)
                if (await until(other, lambda update: update.view["ply"] == 1 and _all_here(update))).over:
                    return
                await mover.act("undo")
                request = await until(other, lambda update: update.room["undo"] is not None)
                assert request.room["undo"]["to"] == 0
                await other.act("answer_undo", agree=True)
                await until(mover, lambda update: update.view["ply"] == 0 and update.my_turn)

    run(work())


def test_hints_are_for_those_who_may_have_them(server: Server) -> None:
    async def work() -> None:
        async with guests(server.address, "Ada", "Ben") as (ada, ben):
            alone = await open_and_seat([ada], "hierarchy", players=2)
            async with ada.table(alone) as table:
                asked = await until(table, lambda update: update.my_turn)
                hint = (await table.act("hint", level="knight:50"))["hint"]
                assert hint["decision"] in asked.legal
                assert sum(hint["chances"].values()) == pytest.approx(1, abs=0.01)
                told = [likely["event"] for likely in hint["brings"] + hint["prevents"]]
                assert (hint["compared"] is None) == (not told)
                assert hint["compared"] is None or hint["compared"] in set(asked.legal) - {hint["decision"]}
            both = await open_and_seat([ada, ben], "hierarchy")
            with pytest.raises(Refused) as refused:
                await act(ada, both, "hint")
            assert refused.value.code == "no_hints"
            async with ben.table(alone) as watched:
                with pytest.raises(Refused) as refused:
                    await watched.act("hint")
                assert refused.value.code == "not_seated"

    run(work())


def test_why_not_is_told_by_the_rule_and_changes_nothing(server: Server) -> None:
    async def work() -> None:
        async with guests(server.address, "Ada", "Ben", "Wat") as (ada, ben, wat):
            table_id = await open_and_seat([ada, ben], "hierarchy")
            async with ada.table(table_id) as one, ben.table(table_id) as two, wat.table(table_id) as watched:
                first = await until(one, lambda update: update.view is not None)
                mover, other = (one, two) if first.my_turn else (two, one)
                asked = await until(mover, lambda update: update.my_turn)
                assert (await mover.act("why", decision=asked.legal[0]))["why"] is None
                illegal = next(n for n in throneroom.new("hierarchy").notations if n not in asked.legal)
                reason = (await mover.act("why", decision=illegal))["why"]
                assert re.search(r"\(HI-\d+\)", reason)
                with pytest.raises(Refused) as refused:
                    await mover.decide(illegal, asked.question)
                assert str(refused.value) == reason
                assert (await act(mover.client, table_id, "why", decision=illegal))["why"] == reason
                assert "not asked" in (await other.act("why", decision=illegal))["why"]
                with pytest.raises(Refused) as refused:
                    await watched.act("why", decision=illegal)
                assert refused.value.code == "not_seated"
                assert (await ada.call("GET", f"/api/tables/{table_id}"))["view"]["ply"] == 0

    run(work())


def test_watchers_are_counted(server: Server) -> None:
    """With PostgreSQL they come through different processes."""

    async def work() -> None:
        async with guests(server.address, "Ada", "Ben", "Wat", "Eve", "Una") as (ada, ben, *others):
            table_id = await open_and_seat([ada, ben], "hierarchy")
            async with ada.table(table_id) as mine, ben.table(table_id):
                async with others[0].table(table_id) as watched, others[1].table(table_id), others[2].table(table_id):
                    for table in (mine, watched):
                        await until(table, lambda update: update.room["watchers"] == len(others))
                await until(mine, lambda update: update.room["watchers"] == 0)

    run(work())


def test_more_tables_are_played_than_are_kept_in_memory(databases: Databases) -> None:
    """Those that somebody looks at stay, however many they are; the others come back from their logs."""

    async def work() -> None:
        async with guests(server.address, "Ada", "Ben") as (ada, ben), AsyncExitStack() as watching:
            quiet = [await open_and_seat([ada, ben], "hierarchy") for _ in range(2)]
            seen = []
            for _ in range(6):
                table_id = await open_and_seat([ada, ben], "hierarchy")
                seen += [await watching.enter_async_context(person.table(table_id)) for person in (ada, ben)]
            ends = await together(*(play(table, n) for n, table in enumerate(seen)))
            assert all(end.over for end in ends)
            for table_id in quiet:
                assert (await ada.call("GET", f"/api/tables/{table_id}"))["view"]["ply"] == 0

    server = Server(databases("sqlite"), limits=[*GENEROUS, "tables_in_memory=2"]).start().wait()
    run(work())
    assert server.stop() == 0


def test_lists_say_whose_turn_it_is(server: Server) -> None:
    async def work() -> None:
        async with guests(server.address, "Ada", "Ben", "Wat") as people:
            ada = people[0]
            table_id = await open_and_seat(people[:2], "hierarchy", listed=True)
            shown = []
            for who in people:
                tables = (await who.call("GET", "/api/lobby", game="hierarchy"))["tables"]
                shown.append(next(table for table in tables if table["id"] == table_id))
            asked = (await ada.call("GET", f"/api/tables/{table_id}"))["view"]["waiting"]
            assert [table["summary"]["asked"] for table in shown] == [asked] * 3
            assert [table["seat"] for table in shown] == ["p1", "p2", None]
            assert [table["your_turn"] for table in shown] == [asked == ["p1"], asked == ["p2"], False]
            assert [person["name"] for person in shown[0]["people"]] == ["Ada", "Ben"]
            assert (await ada.call("GET", "/api/me/tables"))["tables"] == [shown[0] | {"people": []}]
            assert not [who for who in people if str(who.token).split(".")[-1] in str(shown)], (
                "ids are public, signatures are not"
            )

    run(work())


def test_continue_from_here_against_bots(server: Server) -> None:
    async def work() -> None:
        async with guests(server.address, "Ada") as (ada,):
            table_id = await open_and_seat([ada], "throne-and-grail", players=2)
            async with ada.table(table_id) as table:
                end = await play(table, 3)
            game_id = end.room["game_id"]
            kept = await ada.call("GET", f"/api/finished/{game_id}")
            assert kept["seat"] == "p1" and [seat["level"] for seat in kept["summary"]["seats"]] == [None, "random"]
            wish = {"continue": {"game": game_id, "ply": 7}, "seats": ["bot:random", "me"], "start": True, "pace": 0}
            again = (await ada.call("POST", "/api/tables", wish))["id"]
            update = await ada.call("GET", f"/api/tables/{again}")
            started = next(told for told in update["events"] if told["kind"] == "started")
            assert len(started["story"]) == 7 and update["room"]["continued"]
            then = await ada.call("GET", f"/api/finished/{game_id}/plies/7", viewer="p2")
            assert then["plies"] == end.view["ply"] and then["view"]["viewer"] == "p2"
            async with ada.table(again) as table:
                assert (await play(table, 4)).over
            mine = (await ada.call("GET", "/api/me/games"))["games"]
            assert [game["seat"] for game in mine] == ["p2", "p1"] and mine[1]["id"] == game_id

    run(work())


def test_a_whole_replay_and_its_chances_in_one_answer_each(server: Server) -> None:
    async def work() -> None:
        async with guests(server.address, "Ada", "Ben") as (ada, ben):
            table_id = await open_and_seat([ada, ben], "hierarchy")
            async with ada.table(table_id) as one, ben.table(table_id) as two:
                end, _ = await together(play(one, 1), play(two, 2))
            game = f"/api/finished/{end.room['game_id']}"
            plies = end.view["ply"]
            for viewer in ("all", "spectator", "p1"):
                steps = (await ada.call("GET", f"{game}/plies", viewer=viewer))["steps"]
                assert len(steps) == plies + 1
                for ply in {0, plies // 2, plies}:  # some deals decide the game
                    assert {**steps[ply], "plies": plies} == await ada.call("GET", f"{game}/plies/{ply}", viewer=viewer)
            story = (await ada.call("GET", game))["story"]
            assert story == [step["log"] for step in (await ada.call("GET", f"{game}/plies"))["steps"]]
            found, same = await together(*[ada.call("GET", f"{game}/chances") for _ in range(2)])
            assert found == same == await ben.call("GET", f"{game}/chances")
            assert len(found["chances"]) == plies + 1
            assert all(sum(shares) == pytest.approx(1, abs=0.01) for shares in found["chances"])
            assert found["chances"][-1] == end.room["standing"]
            match = throneroom.replay((await ada.http.get(f"{game}/record")).text)
            choices = [len(match.at(ply).legal(seat)) for ply, (seat, _) in enumerate(match.history)]
            assert found["free"] == [count > 1 for count in choices]
            for path in ("plies", "chances"):
                with pytest.raises(Refused) as refused:
                    await ada.call("GET", f"/api/finished/nosuchgame/{path}")
                assert refused.value.code == "no_game"
            with pytest.raises(Refused) as refused:
                await ada.call("GET", f"{game}/plies", viewer="p9")
            assert refused.value.code == "bad_request"

    run(work())


@pytest.mark.parametrize(("name", "players"), [("shadow-throne", 3), ("throne-and-grail", 2)])
def test_a_replay_tells_no_seat_what_another_decided_in_secret(server: Server, name: str, players: int) -> None:
    """Choices of the same moment stay secret to all but their seat; everything else is told as it was decided."""

    async def work() -> None:
        async with guests(server.address, "Ada") as (ada,):
            table_id = await open_and_seat([ada], name, players=players)
            async with ada.table(table_id) as table:
                end = await play(table, 3)
            game = f"/api/finished/{end.room['game_id']}"
            match = throneroom.replay((await ada.http.get(f"{game}/record")).text)
            secret = [match.at(ply).position.sealed for ply in range(match.ply)]
            assert any(secret) == (name == "shadow-throne")
            ply = (secret.index(True) if any(secret) else 0) + 1
            for viewer in ("all", "spectator", "p1", "p2"):
                steps = (await ada.call("GET", f"{game}/plies", viewer=viewer))["steps"]
                expected = [
                    None if sealed and viewer not in ("all", seat) else decision
                    for sealed, (seat, decision) in zip(secret, match.history, strict=True)
                ]
                assert [step["decision"] for step in steps] == [None, *expected]
                one = await ada.call("GET", f"{game}/plies/{ply}", viewer=viewer)
                assert one["decision"] == expected[ply - 1]
            then = await ada.call("GET", f"/api/tables/{table_id}/plies/{ply}")
            seat, decision = match.history[ply - 1]
            assert then["decision"] == (decision if seat == "p1" or not secret[ply - 1] else None)

    run(work())


def test_games_among_people_are_rated(server: Server) -> None:
    async def work() -> None:
        async with guests(server.address, "Loser", "Winner") as (ada, ben):
            table_id = await open_and_seat([ada, ben], "behind-the-throne")
            await act(ada, table_id, "resign")
            winner, loser = [(await who.call("GET", "/api/me/ratings"))["ratings"][0] for who in (ben, ada)]
            assert (winner["played"], winner["won"], winner["rated"]) == (1, 1, 1)
            assert winner["rating"] > loser["rating"]
            best = (await ada.call("GET", "/api/hall/behind-the-throne"))["rows"]
            assert [found["rating"] for found in best if found["name"] == "Winner"] == [winner["rating"]]
            provisional = [found["rating"] for found in best if found["provisional"]]
            assert provisional == sorted(provisional, reverse=True)

    run(work())


def test_many_tables_that_wait_leave_those_to_watch_in_the_lobby(server: Server) -> None:
    async def work() -> None:
        async with guests(server.address, "Ada", "Ben", "Cyd", "Dan", "Eve") as people:
            running = await open_and_seat(people[:2], "throne-and-grail", listed=True)
            for who in people:
                for _ in range(12):
                    await who.open_table("throne-and-grail", listed=True)
            shown = (await people[0].call("GET", "/api/lobby", game="throne-and-grail"))["tables"]
            status = [table["status"] for table in shown]
            assert status.count("open") == 50 and status == sorted(status)
            assert running in [table["id"] for table in shown]

    run(work())


def test_lobby_names_and_chat(server: Server) -> None:
    async def work() -> None:
        async with guests(server.address, "Ada", "Ben") as (ada, ben):
            private = await ada.open_table("hierarchy")
            listed = await ada.open_table("hierarchy", listed=True)
            shown = [table["id"] for table in (await ben.call("GET", "/api/lobby", game="hierarchy"))["tables"]]
            assert listed in shown and private not in shown
            async with ada.table(listed) as table:
                await act(ben, listed, "sit")
                await ben.call("PATCH", "/api/me", {"name": "Benedict"})
                await until(table, lambda update: update.room["seats"][1]["name"] == "Benedict")
                await act(ben, listed, "say", text="  good   luck ")
                said = await until(
                    table, lambda update: update.events[-1:] != [] and update.events[-1]["kind"] == "said"
                )
                assert said.events[-1]["text"] == "good luck" and said.events[-1]["seat"] == Table.name_of(1)
                mine = [table["id"] for table in (await ben.call("GET", "/api/me/tables"))["tables"]]
                assert mine == [listed]

    run(work())


def test_programs_can_play_over_plain_http(server: Server) -> None:
    async def work() -> None:
        async with guests(server.address, "Ada") as (ada,):
            table_id = await open_and_seat([ada], "throne-and-grail", players=2)
            update = await ada.call("GET", f"/api/tables/{table_id}")
            while update["room"]["status"] == "running":
                question = update["room"]["question"]
                if question is not None:
                    await act(ada, table_id, "decide", decision=update["view"]["legal"][0], question=question)
                update = await ada.call("GET", f"/api/tables/{table_id}", since=update["number"], wait=20)
            assert update["room"]["reason"] == "rules"

    run(work())
