"""What goes over the wire is what `models` says, field by field: the page's types are made of it."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import BaseModel

from tests.server.conftest import Server, run
from tests.server.people import act, guests, open_and_seat, play, together, until
from throneroom.server import models
from throneroom.table.log import kinds, public_fields


def check(model: type[BaseModel], told: Any) -> None:
    """The data has the fields of the model, of their types, and no others."""
    assert model.model_validate(told).model_dump(exclude_unset=True, mode="json") == told


def test_an_event_has_a_place_for_all_that_is_told() -> None:
    told = {name for kind in kinds() for name, _ in public_fields(kind)}
    assert told - set(models.EventInfo.model_fields) == set()


@pytest.mark.parametrize(("game", "players"), [("hierarchy", 2), ("shadow-throne", 3)])
def test_a_table_from_its_opening_to_its_end(server: Server, game: str, players: int) -> None:
    async def work() -> None:
        async with guests(server.address, "Ada", "Ben", "Wat") as (ada, ben, wat):
            waiting = await ada.open_table(game, players=players, listed=True)
            check(models.Update, await ada.call("GET", f"/api/tables/{waiting}"))
            clock = {"base": 600, "increment": 5}
            table_id = await open_and_seat([ada, ben], game, players=players, listed=True, clock=clock)
            for list_of, model in (("/api/lobby", models.Lobby), ("/api/me/tables", models.TableList)):
                tables = await ada.call("GET", list_of)
                check(model, tables)
                for table in tables["tables"]:
                    check(models.TableDetails, table["summary"])
            async with ada.table(table_id) as one, ben.table(table_id) as two, wat.table(table_id):
                await act(ada, table_id, "say", text="good luck")
                end, _ = await together(play(one, 1), play(two, 2))
            for guest in (ada, wat):
                check(models.Update, await guest.call("GET", f"/api/tables/{table_id}", since=0))
            games = await ada.call("GET", "/api/me/games")
            check(models.GameList, games)
            check(models.GameDetails, games["games"][0]["summary"])
            finished = f"/api/finished/{end.room['game_id']}"
            check(models.FinishedGame, await ada.call("GET", finished))
            check(models.Step, await ada.call("GET", f"{finished}/plies/1"))
            check(models.Sheet, await ada.call("GET", f"/api/games/{game}"))

    run(work())


@pytest.mark.parametrize("wish", [{"kind": "hint", "level": "knight:50"}, {"kind": "why", "decision": "play nobody"}])
def test_what_a_socket_answers(server: Server, wish: dict[str, str]) -> None:
    async def work() -> None:
        async with guests(server.address, "Ada") as (ada,):
            table_id = await open_and_seat([ada], "hierarchy", players=2)
            async with ada.table(table_id) as table:
                await until(table, lambda update: update.my_turn)
                told = await table.act(**wish)
                check(models.Done, {name: value for name, value in told.items() if name != "id"})

    run(work())
