"""The bot pool: bots in processes of their own."""

from __future__ import annotations

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

import throneroom
from throneroom.bots import Budget
from throneroom.bots.bot import known_to
from throneroom.engine.chance import seed_key
from throneroom.engine.position import Position
from throneroom.server import clock
from throneroom.server.background import Background
from throneroom.server.bot_pool import FEWEST, PATIENT, SHORTEST, THINKING, BotPool, BotsDied, _granted, _think
from throneroom.server.config import Config
from throneroom.server.fair_queue import SERVER, Payer
from throneroom.server.replay_cache import ReplayCache
from throneroom.server.services import Services
from throneroom.table import Table, TableSettings, commands
from throneroom.table.log import Entry
from throneroom.table.table_settings import LONGEST_PACE, MOST_SAMPLES, MOST_SECONDS

LEVELS = ("random", "page", "easy", "fair")
BOT, ADA = 0, 1


def test_a_thought_that_is_thought_again_is_the_same() -> None:
    """Whatever was thought before it, and in whichever process: a game that goes on after a crash is no other game."""
    position = throneroom.new("throne-and-grail", seed=7).position
    other = throneroom.new("hierarchy", seed=7).position
    known, known_before = known_to(position, position.seat), known_to(other, other.seat)

    async def think(before: int) -> dict[str, int]:
        """What each level does, in new processes, where each has thought `before` times about something else."""
        pool, found = BotPool(1, 3), {}
        try:
            for level in LEVELS:
                for _ in range(before):
                    await pool.think(known_before, other.seat, level, SERVER)
                found[level] = (await pool.think(known, position.seat, level, SERVER)).action
            return found
        finally:
            await pool.close()

    with ThreadPoolExecutor(1) as thread:  # a browser that another test has left open keeps a loop in the main one
        first, again = [thread.submit(asyncio.run, think(before)).result() for before in (0, 2)]
    assert first == again


def test_nothing_is_begun_again_while_the_server_stops() -> None:
    """A process that is ended in the middle of its work has not died: a new one would keep the server from ending."""

    async def work() -> list[BaseException | None]:
        pool = BotPool(1, 3)
        long = [asyncio.create_task(pool._run(kind, Payer("", "ada"), time.sleep, 600)) for kind in (THINKING, PATIENT)]
        while len([process for one in pool._pools.values() for process in one._processes]) < 2:
            await asyncio.sleep(0.01)
        await pool.close()
        async with asyncio.timeout(30):
            found = await asyncio.gather(
                *long, pool._run(THINKING, Payer("", "ben"), time.sleep, 0), return_exceptions=True
            )
        assert not pool._pools
        return found

    with ThreadPoolExecutor(1) as thread:
        assert [type(error) for error in thread.submit(asyncio.run, work()).result()] == [BotsDied] * 3


def test_another_seed_is_another_thought() -> None:
    """Of the same dice; this is what a process of the pool does."""
    position = throneroom.new("throne-and-grail", seed=7).position
    known = position.hidden(position.seat).bytes()
    found = {
        _think(position.game.name, position.settings, known, position.seat, "random", seed, 1).action
        for seed in range(12)
    }
    assert len(found) > 1


def test_only_what_the_seat_knows_leaves_the_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ada asks for a hint, then decides until the bot at her table is asked: what bot processes get for both."""
    sent: list[object] = []
    run = BotPool._run

    async def run_and_keep(pool: BotPool, *arguments: Any, **terms: Any) -> Any:
        sent.extend(arguments)
        return await run(pool, *arguments, **terms)

    def states() -> list[bytes]:
        return [argument for argument in sent if isinstance(argument, bytes)]

    async def position_where_asked(services: Services, seat: int) -> Position:
        """Ada decides until this seat is asked."""
        while True:
            async with services.tables.locked("table") as (_, table):
                if seat in table.questions:
                    return table.playing.position.copy()
            await services.tables.execute("table", decide)

    def decide(table: Table, now: int) -> list[Entry]:
        return commands.decide(table, "ada", table.playing.legal("p2")[0], None, None, now)

    async def work() -> None:
        services = Services(Config(database=str(tmp_path / "tables.sqlite"), warm=False, bot_processes=1))
        await services.store.open()
        try:
            settings = TableSettings.checked("throne-and-grail", 2, pace=LONGEST_PACE, level="random")
            await services.tables.open(commands.open_table(settings, "ada", "Ada", ["bot", "me"], clock.now()), "table")
            await services.games.load("throne-and-grail")
            key = seed_key(7)
            await services.tables.execute("table", lambda table, now: commands.start(table, "ada", True, key, now))
            position = await position_where_asked(services, ADA)
            await services.bot_players.hint("table", Payer("", "ada"), "random")
            assert {*states()} == {position.hidden(ADA).bytes()} != {position.bytes()}
            sent.clear()
            position = await position_where_asked(services, BOT)
            while not states():
                await asyncio.sleep(0.01)
            assert states() == [position.hidden(BOT).bytes()] != [position.bytes()]
        finally:
            await services.background.stop()
            await services.store.close()
            await services.bot_pool.close()

    monkeypatch.setattr(BotPool, "_run", run_and_keep)
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, work()).result()


def test_a_budget_is_divided_among_those_who_wait_and_has_a_ceiling() -> None:
    assert _granted(Budget(seconds=1), 1) == Budget(seconds=1)
    assert _granted(Budget(seconds=1), 4) == Budget(seconds=0.25)
    assert _granted(Budget(seconds=1), 10**6) == Budget(seconds=SHORTEST)
    assert _granted(Budget(seconds=0.001), 10**6) == Budget(seconds=0.001)
    assert _granted(Budget(seconds=3600), 1) == Budget(seconds=MOST_SECONDS)
    assert _granted(Budget(samples=5000), 20) == Budget(samples=250)
    assert _granted(Budget(samples=10**9), 2) == Budget(samples=MOST_SAMPLES // 2)
    assert [_granted(Budget(samples=n), 10**6).samples for n in (7, 5000)] == [7, FEWEST]


@pytest.mark.parametrize("level", ["knight", "regent", "sovereign"])
def test_bots_with_samples_share_them_with_a_crowd(level: str) -> None:
    """In a game that cannot be solved."""
    position = throneroom.new("throne-and-grail", seed=7).position
    known = position.hidden(position.seat).bytes()
    alone, crowded = (
        _think(position.game.name, position.settings, known, position.seat, f"{level}:4000", 3, crowd)
        for crowd in (1, 40)
    )
    assert (alone.samples, crowded.samples) == (4000, 100)


def test_work_is_charged_to_whoever_asks_and_what_is_known_is_not_done_again() -> None:
    """The reasons of decisions. Others have both processes for patient work, so what is asked first has to wait."""
    match = throneroom.new("hierarchy", seed=7)
    while not match.over:
        match.play(match.waiting[0], match.legal(match.waiting[0])[0])
    row = type("Row", (), {"id": "game", "record": match.record()})
    ada, others = Payer("home", "ada"), [Payer("elsewhere", name) for name in ("ben", "cyd")]

    async def work() -> None:
        pool = BotPool(1, 3)
        try:
            kept, queue = ReplayCache(pool, Background()), pool._queues[PATIENT]
            for other in others:
                await queue.enter(other)
            asked = asyncio.create_task(kept.reason(row, 0, ada))
            while not queue._waiting:
                await asyncio.sleep(0)
            assert list(queue._waiting) == ["home"] and list(queue._waiting["home"]) == ["ada"]
            for other in others:
                queue.leave(other, 0.0)
            found = await asked
            await pool.close()
            assert found is not None and found == await kept.reason(row, 0, others[0])
        finally:
            await pool.close()

    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, work()).result()
