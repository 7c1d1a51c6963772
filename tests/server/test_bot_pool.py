"""The bot pool: bots in processes of their own."""

from __future__ import annotations

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor

import pytest

import throneroom
from throneroom.server.bot_pool import PATIENT, THINKING, BotPool, BotsDied, _think

LEVELS = ("random", "page", "easy", "fair")


def test_a_thought_that_is_thought_again_is_the_same() -> None:
    """Whatever was thought before it, and in whichever process: a game that goes on after a crash is no other game."""
    position = throneroom.new("throne-and-grail", seed=7).position
    other = throneroom.new("hierarchy", seed=7).position

    async def think(before: int) -> dict[str, int]:
        """What each level does, in new processes, where each has thought so often about something else."""
        pool, found = BotPool(1, 3), {}
        try:
            for level in LEVELS:
                for _ in range(before):
                    await pool.think(other, other.seat, level)
                found[level] = (await pool.think(position, position.seat, level)).action
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
        long = [asyncio.create_task(pool._run(kind, "ada", time.sleep, 600)) for kind in (THINKING, PATIENT)]
        while len([process for one in pool._pools.values() for process in one._processes]) < 2:
            await asyncio.sleep(0.01)
        await pool.close()
        async with asyncio.timeout(30):
            found = await asyncio.gather(*long, pool._run(THINKING, "ben", time.sleep, 0), return_exceptions=True)
        assert not pool._pools
        return found

    with ThreadPoolExecutor(1) as thread:
        assert [type(error) for error in thread.submit(asyncio.run, work()).result()] == [BotsDied] * 3


def test_another_seed_is_another_thought() -> None:
    """Of the same dice; this is what a process of the pool does."""
    position = throneroom.new("throne-and-grail", seed=7).position
    known = position.hidden(position.seat).bytes()
    found = {
        _think(position.game.name, position.settings, known, position.seat, "random", 1, seed).action
        for seed in range(12)
    }
    assert len(found) > 1


def test_only_what_the_seat_knows_leaves_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    """The pool is the one place where the server hides: callers give it positions with all cards open."""
    position = throneroom.new("throne-and-grail", seed=7).position
    seat = position.seat
    sent: list[object] = []

    async def keep(_: BotPool, *arguments: object) -> None:
        sent.extend(arguments)

    monkeypatch.setattr(BotPool, "_run", keep)
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, BotPool(1).think(position, seat, "random")).result()
    states = [argument for argument in sent if isinstance(argument, bytes)]
    assert states == [position.hidden(seat).bytes()] != [position.bytes()]
