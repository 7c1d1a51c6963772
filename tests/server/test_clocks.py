"""Clocks never punish a fault of the server: a restart, a freeze, a step of the time of day. Time is what tests say."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.server.conftest import run
from tests.table.test_table import SECOND, Sitting
from throneroom.engine.chance import seed_key
from throneroom.server import clock
from throneroom.server.bot_players import STEP, wait_before_answer
from throneroom.server.clock import MOST_AHEAD, SLOWER_BY, ServerClock
from throneroom.server.config import Config
from throneroom.server.faults import Faults
from throneroom.server.services import Services
from throneroom.server.supervision import SupervisedTask
from throneroom.server.sweeper import DEAD, Processes
from throneroom.table import Clock, Entry, Table, TableSettings, commands
from throneroom.table.table import OVER, RUNNING

HOUR = 3_600_000
START = 1_700_000_000_000


class Times:
    """A time of day and a monotonic clock that stand still unless told otherwise."""

    def __init__(self) -> None:
        self.day, self.steady = START, 5_000

    def pass_(self, milliseconds: int) -> None:
        self.day += milliseconds
        self.steady += milliseconds

    def clock(self) -> ServerClock:
        return ServerClock(lambda: self.day, lambda: self.steady)


@pytest.fixture
def times(monkeypatch: pytest.MonkeyPatch) -> Times:
    found = Times()
    monkeypatch.setattr(clock, "SERVER_CLOCK", found.clock())
    return found


@pytest.mark.parametrize("step", [HOUR, -HOUR])
def test_a_step_of_the_time_of_day_is_no_step_of_the_clock(times: Times, step: int) -> None:
    times.day += step
    times.pass_(2 * SECOND)
    assert clock.now() == START + 2 * SECOND


def test_the_clock_does_not_start_before_what_was_seen_but_comes_back_to_the_time_of_day(times: Times) -> None:
    own = times.clock()
    assert own.advance(START + HOUR) == HOUR and own.now() == START + HOUR
    assert own.advance(START) == 0 and own.now() == START + HOUR
    times.pass_(10 * SECOND)
    assert own.now() == START + HOUR + 10 * SECOND - 10 * SECOND // SLOWER_BY
    times.pass_(SLOWER_BY * HOUR)
    assert own.now() == times.day
    assert own.advance(times.day + MOST_AHEAD + 1) == 0, "that was a wrong time"


def test_faults_that_overlap_are_counted_once(times: Times) -> None:
    faults = Faults()
    faults.add("a", START + 1_000, START + 4_000)
    faults.add("b", START + 3_000, START + 6_000)
    faults.begin("c", START + 5_000)
    assert faults.lost(START, START + 10_000) == 9_000
    assert faults.lost(START + 2_000, START + 10_000) == 8_000
    times.pass_(7_000)
    faults.end("c")
    assert faults.lost(START, START + 10_000) == 6_000
    assert faults.lost(START + 8_000, START + 10_000) == 0


def test_a_freeze_is_noticed_by_whoever_looks_first(times: Times) -> None:
    async def work() -> None:
        faults = Faults()
        beaten = asyncio.Event()
        watching = asyncio.create_task(faults.watch_loop(beaten.set))
        await beaten.wait()
        times.pass_(15 * SECOND)
        assert faults.lost(START, clock.now()) == 15 * SECOND
        assert faults.lost(START + 5 * SECOND, clock.now()) == 10 * SECOND
        watching.cancel()

    run(work())


@pytest.mark.parametrize(("asked", "now", "wait"), [(0, 0, 800), (0, 300, 500), (0, 900, STEP - 100), (HOUR, 0, 800)])
def test_a_bot_does_not_sleep_for_a_jump_of_the_clock(asked: int, now: int, wait: int) -> None:
    assert wait_before_answer(asked, 800, now) == wait


def test_a_process_is_dead_by_our_clock_whatever_its_time_of_day_says() -> None:
    processes = Processes("me")
    moment = 100.0
    processes.record_heartbeats({"me": 0, "skewed": START, "dying": 7}, 7, moment)
    for n in range(1, 6):
        processes.record_heartbeats({"me": n, "skewed": START - HOUR * n, "dying": 7}, 7, moment + 3 * n)
        assert (processes.silent_for(DEAD) == {"dying"}) == (3 * n >= DEAD)


def test_an_outage_does_not_make_other_processes_dead() -> None:
    processes = Processes("me")
    processes.record_heartbeats({"me": 1, "other": 1}, 1, 100.0)
    processes.record_heartbeats({"me": 2, "other": 1}, 2, 160.0)
    assert processes.silent_for(DEAD) == set()
    for n in range(1, 5):
        processes.record_heartbeats({"me": 2 + n, "other": 1}, 2, 160.0 + 3 * n)
    assert processes.silent_for(DEAD) == {"other"}


def test_a_task_that_fails_is_started_again_and_everybody_can_see_it() -> None:
    async def work() -> None:
        times, seen = 0, []

        async def fails_twice(beat: Any) -> None:
            nonlocal times
            seen.append(task.problem)
            times += 1
            if times < 3:
                raise RuntimeError("broken")
            beat()
            done.set()
            await asyncio.Event().wait()

        done = asyncio.Event()
        task = SupervisedTask("breaks", fails_twice, 60)
        running = asyncio.create_task(task.run())
        await done.wait()
        assert seen[0] is None and all("breaks" in problem and "RuntimeError" in problem for problem in seen[1:])
        assert times == 3 and task.problem is None
        running.cancel()

    run(work())


def test_a_decision_that_was_held_up_counts_and_one_that_is_late_does_not() -> None:
    """One rule for the decision and for the clock that runs out."""
    for lost, kinds in ((9 * SECOND, ["decided"]), (0, ["resigned", "ended"])):
        sitting = Sitting("hierarchy", "me", "ben", clock=Clock(10))
        seat = sitting.table.seat_of(sitting.asked[0]) or 0
        question = sitting.table.questions[seat].number
        sitting.later(15)
        sitting.take(commands.give_back(sitting.table, lost, sitting.now))
        if lost:
            assert sitting.table.clock_left(seat, sitting.now) == 4 * SECOND
            assert sitting.table.questions[seat].number == question, "what the player has sent still answers it"
            assert commands.enforce_deadlines(sitting.table, sitting.now) == []
        assert [entry.kind for entry in sitting.decide(str(sitting.asked[0]))] == kinds


def test_a_clock_that_was_set_forward_or_back_forfeits_nothing() -> None:
    for step in (3600, -3600):
        sitting = Sitting("hierarchy", "me", "ben", clock=Clock(10))
        seat = sitting.table.seat_of(sitting.asked[0]) or 0
        sitting.later(step)
        assert not commands.is_out_of_time(sitting.table, seat, sitting.now)
        sitting.take(commands.give_back(sitting.table, 0, sitting.now))
        assert sitting.table.clock_left(seat, sitting.now) == 10 * SECOND
        assert sitting.table.deadlines() == [sitting.now + 10 * SECOND]


def test_the_grace_of_the_absent_is_given_back_too() -> None:
    sitting = Sitting("hierarchy", "me", "ben", grace=20)
    absent = str(sitting.asked[0])
    seat = sitting.table.seat_of(absent) or 0
    sitting.do(commands.arrive, "ben" if absent == "ada" else "ada", "one")
    sitting.later(25)
    sitting.take(commands.give_back(sitting.table, 15 * SECOND, sitting.now))
    assert sitting.table.stand_in_due(seat) == sitting.now + 10 * SECOND
    assert Table.replayed("table", sitting.log).stand_in_due(seat) == sitting.table.stand_in_due(seat)


def test_the_service_gives_back_a_freeze_an_outage_and_a_downtime(tmp_path: Path, times: Times) -> None:
    """A player has 10 seconds for a game, and the server is out of order for 15, three times."""

    async def begun(file: Path) -> Services:
        services = Services(Config(database=str(file), warm=False, bot_processes=1))
        await services.store.open()
        await services._resume()
        return services

    async def ended(services: Services) -> None:
        await services.background.stop()
        await services.store.close()
        await services.bot_pool.close()

    def of_asked(table: Table) -> tuple[str, str]:
        seat = next(iter(table.questions))
        return str(table.seats[seat].guest), table.playing.legal(table.name_of(seat))[0]

    def decide(table: Table, now: int) -> list[Entry]:
        guest, decision = of_asked(table)
        return commands.decide(table, guest, decision, None, None, now)

    async def status(services: Services) -> tuple[str, int]:
        async with services.tables.locked("table") as (_, table):
            return table.status, len(table.movers)

    async def work() -> None:
        services = await begun(tmp_path / "tables.sqlite")
        settings = TableSettings.checked("hierarchy", 2, clock=Clock(10))
        await services.tables.open(commands.open_table(settings, "ada", "Ada", ["me", "open"], clock.now()), "table")
        await services.games.load("hierarchy")
        key = seed_key(7)
        await services.tables.execute("table", lambda table, now: commands.sit(table, "ben", "Ben", None, key, now))
        await services.tables.execute("table", lambda table, now: commands.start(table, "ada", False, key, now))
        services.faults._looked = times.steady
        times.pass_(15 * SECOND)
        await services.tables.execute("table", decide)
        assert await status(services) == (RUNNING, 1), "a freeze"
        services.faults.begin("database", clock.now())
        services.faults._looked = None
        times.pass_(15 * SECOND)
        services.faults.end("database")
        await services.tables.execute("table", commands.enforce_deadlines)
        await services.tables.execute("table", decide)
        assert await status(services) == (RUNNING, 2), "an outage"
        await services.store.heartbeat(clock.now())
        await ended(services)

        for step in (15 * SECOND, HOUR, -HOUR):
            times.pass_(step)
            times.steady += 2 * max(0, -step)
            clock.SERVER_CLOCK = times.clock()
            services = await begun(tmp_path / "tables.sqlite")
            await services.tables.execute("table", commands.enforce_deadlines)
            assert (await status(services))[0] == RUNNING, "a restart, and a step of the time of day"
            await ended(services)
        services = await begun(tmp_path / "tables.sqlite")
        times.pass_(11 * SECOND)
        await services.tables.execute("table", commands.enforce_deadlines)
        assert (await status(services))[0] == OVER, "the clock runs all the same"
        await ended(services)

    run(work())
