"""Levels and chances over the network: names of bots, and one number for a chance wherever it is shown."""

from __future__ import annotations

from typing import Any

import pytest

import throneroom
from tests.server.conftest import Server, run
from tests.server.people import act, guests, open_and_seat, until
from throneroom.bots import LEVELS, METHODS
from throneroom.client import Client, Refused, Update


def test_the_levels_are_listed_for_people_and_the_methods_for_programs(server: Server) -> None:
    async def work() -> None:
        async with guests(server.address, "Ada") as (ada,):
            told = await ada.call("GET", "/api/games")
            assert list(told["levels"])[:4] == ["easy", "fair", "strong", "best"]
            assert told["methods"] == METHODS

    run(work())


def test_tables_take_levels_and_the_old_names_and_explain_others(server: Server) -> None:
    async def work() -> None:
        async with guests(server.address, "Ada") as (ada,):
            table_id = await ada.open_table("behind-the-throne", seats=["me", "open", "bot:regent", "bot"], players=4)
            for level in (*LEVELS, "page", "squire", "knight", "knight:50", "sovereign"):
                await act(ada, table_id, "give", seat="p2", level=level)
                seats = (await ada.call("GET", f"/api/tables/{table_id}"))["room"]["seats"]
                assert [seat["level"] for seat in seats] == [None, level, "regent", "best"]
            for level, complaint in {
                "emperor": "no bot is called 'emperor'; the levels are easy, fair, strong, best; the methods are ",
                "best:1s": "best is a level: it takes no budget",
            }.items():
                with pytest.raises(Refused, match=complaint):
                    await act(ada, table_id, "give", seat="p2", level=level)
                with pytest.raises(Refused, match=complaint):
                    await ada.open_table("hierarchy", level=level)

    run(work())


async def _answers(guest: Client, level: str, decisions: int, **settings: Any) -> list[str]:
    """What a bot answers to a guest who always takes the first choice, in the same deal."""
    record = throneroom.new("throne-and-grail", seed=11).record()
    seats = ["me", f"bot:{level}"]
    table_id = await guest.open_table("", **{"continue": {"record": record}}, seats=seats, start=True, **settings)
    found: list[str] = []
    async with guest.table(table_id, since=0) as table:
        async for update in table:
            found += [event["decision"] for event in update.events if event.get("seat") == "p2" and "decision" in event]
            if len(found) >= decisions:
                return found[:decisions]
            if update.my_turn:
                await table.decide(update.legal[0], update.question)
    raise AssertionError(table.problem)


@pytest.mark.parametrize("level", ["easy", "knight:300"])
def test_a_bot_plays_the_same_at_any_pace_and_with_any_clock(server: Server, level: str) -> None:
    """The settings say when its answer is shown, not how well it plays."""

    async def work() -> None:
        async with guests(server.address, "Ada") as (ada,):
            at_once = await _answers(ada, level, 6, pace=0)
            assert at_once == await _answers(ada, level, 6, pace=300)
            assert at_once == await _answers(ada, level, 6, pace=0, clock={"base": 20, "increment": 1})

    run(work())


@pytest.mark.parametrize(
    ("game", "players"),
    [
        ("hierarchy", 2),
        ("throne-and-grail", 2),
        ("behind-the-throne", 2),
        ("behind-the-throne", 4),
        ("shadow-throne", 3),
    ],
)
def test_bar_hint_and_graph_show_the_same_chance(server: Server, game: str, players: int) -> None:
    """In Shadow Throne all decide at once: Ada waits until the bots have, because a seat sees who has decided."""

    def only_ada(update: Update) -> bool:
        return update.my_turn and [seat["seat"] for seat in update.room["seats"] if seat["asked"]] == ["p1"]

    async def work() -> None:
        async with guests(server.address, "Ada") as (ada,):
            table_id = await open_and_seat([ada], game, players=players)
            seen: dict[int, dict[str, float]] = {}
            async with ada.table(table_id) as table:
                for level in (None, "knight:50", "easy"):
                    asked = await until(table, lambda update: only_ada(update) and update.view["ply"] not in seen)
                    bar = (await table.act("chances"))["chances"]
                    hint = (await table.act("hint", level=level))["hint"]
                    assert hint["decision"] in asked.legal
                    assert (hint["question"], hint["chances"], hint["exact"]) == tuple(bar.values())
                    assert hint["ranking"][0] == {"decision": hint["decision"], "share": bar["chances"]["p1"]}
                    assert bar["exact"] == (game == "hierarchy")
                    seen[asked.view["ply"]] = bar["chances"]
                    await table.decide(asked.legal[0], asked.question)
                    if (await until(table, lambda update: update.over or update.my_turn)).over:
                        break
                if not table.latest or not table.latest.over:
                    await table.act("resign")
                end = await until(table, lambda update: update.over)
            graph = (await ada.call("GET", f"/api/finished/{end.room['game_id']}/chances"))["chances"]
            seats = [f"p{n + 1}" for n in range(players)]
            assert {ply: dict(zip(seats, graph[ply], strict=True)) for ply in seen} == seen

    run(work())


def test_chances_are_for_those_who_may_have_hints(server: Server) -> None:
    async def work() -> None:
        async with guests(server.address, "Ada", "Ben") as (ada, ben):
            both = await open_and_seat([ada, ben], "hierarchy")
            with pytest.raises(Refused) as refused:
                await act(ada, both, "chances")
            assert refused.value.code == "no_hints"

    run(work())
