"""Statistics of a game over the finished games of a server: the counts of `throneroom report`, without names."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

import throneroom
from tests.server.conftest import Databases, Server, run
from tests.server.people import act, guests, open_and_seat
from tests.server.test_my_games import played
from throneroom.arena.balance import Balance
from throneroom.arena.deals import line_of
from throneroom.client import Client, Refused
from throneroom.server import models


async def counted(client: Client, game: str, games: int) -> Any:
    """The statistics, once this many games are counted."""
    while True:
        found = await client.call("GET", f"/api/games/{game}/statistics")
        if found["games"] == games:
            return found
        assert found["games"] < games
        await asyncio.sleep(0.2)


async def report(client: Client, game: str, ids: list[str]) -> Balance:
    """The same games, counted here from their record files."""
    found = throneroom.find(game)
    balance = Balance(found, 2, {})
    for n, game_id in enumerate(ids):
        match = throneroom.replay((await client.http.get(f"/api/finished/{game_id}/record")).text)
        balance.add((0, n), line_of(match))
    return balance


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_finished_games_are_counted_as_in_a_report(databases: Databases, kind: str) -> None:
    several = ["--workers", "2"] if kind == "postgresql" else []
    server = Server(databases(kind), *several).start().wait()

    async def work() -> None:
        async with guests(server.address, "Adalgisa", "Berengar") as (ada, ben):
            assert (await ada.call("GET", "/api/games/hierarchy/statistics"))["tables"] == []
            games = [await played([ada, ben], "hierarchy", seed) for seed in range(4)]
            resigned = await open_and_seat([ada, ben], "hierarchy")
            await act(ben, resigned, "resign")
            found = await counted(ada, "hierarchy", 4)
            [table] = found["tables"]
            balance = await report(ada, "hierarchy", games)
            assert table["games"] == 4 and table["players"] == 2
            seats = [round(count.share().value, 4) for count in balance.seats]
            assert [seat["value"] for seat in table["seats"]] == seats
            assert all(seat["low"] <= seat["value"] <= seat["high"] for seat in table["seats"])
            lengths = sorted(balance.lengths.elements())
            assert (table["length"]["shortest"], table["length"]["longest"]) == (lengths[0], lengths[-1])
            held = {card["card"]: card["winners"]["value"] for card in table["cards"]}
            assert held == {slug: round(balance.winners[slug].share().value, 4) for slug in balance.slugs}
            times = {rule["rule"]: rule["times"] for rule in table["rules"]}
            assert times == {rule: round(balance.fired[rule] / 4, 2) for rule in balance.events()}
            for first in table["firsts"]:
                assert first["taken"] == sum(balance.firsts[first["decision"]].whole.values()) >= 2
            text = json.dumps(found)
            assert not [word for word in ("Adalgisa", "Berengar", *games) if word in text]
            assert models.GameStatistics.model_validate(found).model_dump(mode="json") == found

    async def again() -> None:
        async with guests(server.address, "Cyd") as (cyd,):
            await counted(cyd, "hierarchy", 4)
            await played([cyd], "hierarchy", 9, players=2)
            await counted(cyd, "hierarchy", 5)

    try:
        run(work())
        assert server.stop() == 0
        server.start().wait()
        run(again())
    finally:
        assert server.stop() == 0


def test_tables_of_different_sizes_are_counted_apart(sqlite_server: Server) -> None:
    async def work() -> None:
        async with guests(sqlite_server.address, "Ada") as (ada,):
            for players in (2, 3):
                await played([ada], "battle-for-the-throne", players, players=players)
            tables = (await ada.call("GET", "/api/games/battle-for-the-throne/statistics"))["tables"]
            assert {table["players"] for table in tables} >= {2, 3}
            for table in tables:
                assert len(table["seats"]) == table["players"]

    run(work())


def test_there_are_statistics_only_of_games(sqlite_server: Server) -> None:
    async def work() -> None:
        async with Client(sqlite_server.address) as stranger:
            with pytest.raises(Refused, match=r"there is no such game; there are: .*hierarchy") as refused:
                await stranger.call("GET", "/api/games/chess/statistics")
            assert refused.value.code == "no_game"

    run(work())
