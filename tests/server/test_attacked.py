"""A server under attack at its default limits: the tables of others are held up by none of it.

What is looked at is how late the event loop was because of its own work, and how much the server has computed while a
decision waited, beside an attacker and beside nobody. Both are processor time: while other programs have the
processors, it does not pass. `python bench/attack.py` measures the same by the clock on the wall.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import random
import re
import statistics
import time
from collections.abc import Iterator
from dataclasses import dataclass

import httpx
import psutil
import pytest

import throneroom
from tests.server.attackers import attacked_by
from tests.server.conftest import METRICS_TOKEN, Databases, Server, run
from tests.server.people import after, guests, until
from throneroom.bots import Thought
from throneroom.bots.bot import known_to
from throneroom.client import Client, Refused
from throneroom.server.bot_pool import BotPool
from throneroom.server.fair_queue import Payer

LATE, TOO_LATE = "0.1", "0.5"
"""Seconds by which the event loop is hardly ever late, and never."""
SELDOM = 0.02
"""The share of looks at the event loop of which it may be late: what it did before is in the same measure."""
ALONE, DECISIONS = 9, 25
LATER = 0.1
"""Seconds that the server may compute longer, for half of the decisions, than beside nobody."""
PAUSE = 0.06
"""Seconds between two decisions: a guest has 20 acts a second."""
PROMPT = 2.0
"""Seconds in which at least half of the answers of a quick bot come, however slow the machine is."""
sources = itertools.count(2)
"""Each attack comes from an address of its own."""


@pytest.fixture(scope="module")
def attacked(databases: Databases) -> Iterator[Server]:
    """With default limits, and with the games loaded that the tests need, as others are when they have started."""
    server = Server(databases("sqlite"), limits=[]).start().wait()

    async def load() -> None:
        async with guests(server.address, "Host") as (host,):
            for game in ("hierarchy", "throne-and-grail", "battle-for-the-throne"):
                await host.open_table(game)

    run(load())
    yield server
    assert server.stop() == 0


@contextlib.contextmanager
def attacks(server: Server, *names: str) -> Iterator[None]:
    """Attack as long as something else lasts, from addresses that have not attacked yet."""
    first = next(sources)
    for _ in names[1:]:
        next(sources)
    with attacked_by(server.port, names, first):
        yield


@dataclass(frozen=True)
class Waits:
    """How long a decision took."""

    computed: float
    """Seconds that the server's process has computed until it was acknowledged; whatever it did meanwhile."""
    answered: float
    """Seconds until the bot has answered."""


async def play(client: Client, decisions: int, bot: str, server: Server) -> list[Waits]:
    """Take decisions against a bot."""
    assert server.process is not None
    process = psutil.Process(server.process.pid)

    def computed() -> float:
        times = process.cpu_times()
        return times.user + times.system

    taken: list[Waits] = []
    while len(taken) < decisions:
        table_id = await client.open_table("hierarchy", seats=["me", f"bot:{bot}"], start=True, pace=0)
        async with client.table(table_id) as table:
            update = await until(table, lambda update: update.my_turn or update.over)
            while not update.over and len(taken) < decisions:
                await asyncio.sleep(PAUSE)
                began, before = time.monotonic(), computed()
                await table.decide(update.legal[0], update.question)
                needed = computed() - before
                while not (update := await after(table, update.number)).my_turn and not update.over:
                    pass
                taken.append(Waits(needed, time.monotonic() - began))
    return taken


def late(server: Server) -> tuple[int, int, int]:
    """How often the event loop was looked at, how often it was late, and how often too late."""
    text = httpx.get(f"{server.address}/metrics", headers={"authorization": f"Bearer {METRICS_TOKEN}"}, timeout=60).text
    counts = dict(re.findall(r'throneroom_loop_late_seconds_bucket{le="(.+?)"} (\d+)', text))
    looks = int(counts["+Inf"])
    return looks, looks - int(counts[LATE]), looks - int(counts[TOO_LATE])


@pytest.mark.parametrize(
    "names",
    [
        ("empty fragments", "texts of one byte", "pings", "reconnects"),
        ("endless headers", "half requests", "requests of pages", "requests of a table"),
        ("tables of bots", "hints", "records of 200 KB"),
    ],
    ids=["frames", "requests", "work"],
)
def test_no_attack_holds_up_the_event_loop(attacked: Server, names: tuple[str, ...]) -> None:
    async def work() -> None:
        async with guests(attacked.address, "Ada") as (ada,):
            alone = await play(ada, ALONE, "random", attacked)
            looks, late_before, too_late_before = await asyncio.to_thread(late, attacked)
            with attacks(attacked, *names):
                beside = await play(ada, DECISIONS, "random", attacked)
            looks_then, late_then, too_late_then = await asyncio.to_thread(late, attacked)
            assert looks_then > looks and too_late_then == too_late_before
            assert late_then - late_before <= max(1, SELDOM * (looks_then - looks))
            first, then = (statistics.median(one.computed for one in taken) for taken in (alone, beside))
            assert then < first + LATER, "before a decision, the server does too much for the attacker"

    run(work())


def test_a_long_record_is_continued_like_a_short_one(attacked: Server) -> None:
    """A bot process reads it. What is wrong with one is told as ever."""
    match = throneroom.new("battle-for-the-throne", seed=2)
    choose = random.Random(2)
    while match.ply < 400:
        legal = match.legal(match.waiting[0])
        match.play(match.waiting[0], choose.choice([wish for wish in legal if wish in ("pass", "accept")] or legal))
    record = match.record()

    async def work() -> None:
        async with guests(attacked.address, "Ada") as (ada,):
            wish = {"seats": ["me", "bot:random"], "start": True, "pace": 0}
            for plies in (350, None):
                table_id = await ada.open_table("", **{"continue": {"record": record, "ply": plies}}, **wish)
                async with ada.table(table_id) as table:
                    update = await until(table, lambda update: update.view is not None)
                assert update.view is not None and update.view["ply"] >= (plies or 400)
            for wrong, complaint in (
                (record.replace("king clubs", "fly", 1), "line 8: 'fly' is not a decision of Battle For The Throne"),
                (record.replace("battle-for-the-throne", "bridge", 1), "bridge"),
                ("\n" * 400, "line 1"),
            ):
                with pytest.raises(Refused, match=complaint) as refused:
                    await ada.open_table("", **{"continue": {"record": wrong}}, **wish)
                assert refused.value.code == "bad_request"

    run(work())


def test_a_quick_bot_answers_beside_twenty_tables_of_slow_ones_and_twenty_hints(attacked: Server) -> None:
    async def work() -> None:
        async with guests(attacked.address, "Ada") as (ada,):
            await play(ada, 1, "squire", attacked)
            with attacks(attacked, "tables of bots", "hints", "tables of bots"):
                taken = await play(ada, 12, "squire", attacked)
            assert statistics.median(one.answered for one in taken) < PROMPT

    run(work())


def test_slow_thoughts_of_a_crowd_do_not_come_before_a_quick_one() -> None:
    """Real thoughts in one real process: ten guests of one address want two each, then Ada wants some, one by one."""
    slow, quick = (throneroom.new(name, seed=7).position for name in ("throne-and-grail", "hierarchy"))
    known_slow, known_quick = known_to(slow, slow.seat), known_to(quick, quick.seat)

    async def work() -> list[int]:
        pool = BotPool(1, 3)
        crowd: list[asyncio.Task[Thought]] = []
        try:
            await pool.think(known_slow, slow.seat, "sovereign:50", Payer("crowd", "eve"))
            await pool.think(known_quick, quick.seat, "squire", Payer("home", "ada"))
            for n in range(20):
                payer = Payer("crowd", f"eve {n % 10}")
                crowd.append(asyncio.create_task(pool.think(known_slow, slow.seat, "sovereign:5000", payer)))
            found = []
            for _ in range(4):
                before = sum(task.done() for task in crowd)
                await pool.think(known_quick, quick.seat, "squire", Payer("home", "ada"))
                found.append(sum(task.done() for task in crowd) - before)
            await asyncio.gather(*crowd)
            return found
        finally:
            await pool.close()

    found = run(work())
    assert sum(found) <= 8 and max(found) <= 3, "of the crowd's thoughts, one or two come before each of hers"
