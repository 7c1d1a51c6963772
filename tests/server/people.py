"""People for tests: they come, sit down and play whatever is legal."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from throneroom.client import Client, TableClient, Update


@asynccontextmanager
async def guests(address: str, *names: str) -> AsyncIterator[list[Client]]:
    async with AsyncExitStack() as stack:
        found = []
        for name in names:
            client = await stack.enter_async_context(Client(address))
            await client.become_guest(name)
            found.append(client)
        yield found


async def until(table: TableClient, true: Callable[[Update], bool]) -> Update:
    """The first update of which something is true, the latest among them."""
    if table.latest is not None and true(table.latest):
        return table.latest
    async for update in table:
        if true(update):
            return update
    raise AssertionError(table.problem)


async def act(client: Client, table_id: str, kind: str, **values: Any) -> Any:
    return await client.call("POST", f"/api/tables/{table_id}/acts", {"type": kind, **values})


async def contribute(people: list[Client], table_id: str) -> None:
    """Whoever of these people sits at a table that begins by itself contributes to its key."""
    for n, client in enumerate(people):
        room = (await client.call("GET", f"/api/tables/{table_id}"))["room"]
        if room["you"] is not None and room["begins_by"] is not None:
            await act(client, table_id, "contribute", contribution=f"{n:064x}")


async def after(table: TableClient, number: int) -> Update:
    """The first update after a number."""
    return await until(table, lambda update: update.number > number)


async def play(table: TableClient, seed: int = 0, plies: int = 10**6) -> Update:
    """Decide anything legal whenever asked, until the game is over or `plies` decisions are taken."""
    choose = random.Random(seed)
    update = table.latest
    while True:
        if update is None:
            update = await until(table, lambda _: True)
        if update.over or (update.view and update.view["ply"] >= plies):
            return update
        if update.my_turn:
            await table.decide(choose.choice(update.legal), update.question)
        update = await after(table, update.number)


async def open_and_seat(people: list[Client], game: str, **settings: Any) -> str:
    """A running table with these people, and bots in the other seats. A deal that decides the game is dealt again."""
    players = settings.pop("players", len(people))
    seats = ["me", *["open"] * (len(people) - 1), *["bot:random"] * (players - len(people))]
    while True:
        table_id = await people[0].open_table(game, seats=seats, players=players, **{"pace": 0, **settings})
        for person in people[1:]:
            await act(person, table_id, "sit")
        await act(people[0], table_id, "start")
        if (await people[0].call("GET", f"/api/tables/{table_id}"))["room"]["status"] == "running":
            return table_id


async def together(*work: Any) -> list[Any]:
    return list(await asyncio.gather(*work))
