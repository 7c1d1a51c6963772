"""The bot pool: bots in processes of their own."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

import pytest

import throneroom
from throneroom.server.bot_pool import BotPool


@pytest.mark.parametrize("level", ["random", "page", "squire"])
def test_a_thought_that_is_thought_again_is_the_same(level: str) -> None:
    """Whatever was thought before it, and in whichever process: a game that goes on after a crash is no other game."""
    position = throneroom.new("throne-and-grail", seed=7).position

    async def think(seed: int, before: int) -> int:
        pool = BotPool(1, seed)
        try:
            for _ in range(before):
                await pool.think(throneroom.new("hierarchy", seed=7).position, 1, level)
            return (await pool.think(position, position.seat, level)).action
        finally:
            await pool.close()

    with ThreadPoolExecutor(1) as thread:  # a browser that another test has left open keeps a loop in the main one
        first, again = [thread.submit(asyncio.run, think(3, before)).result() for before in (0, 2)]
        assert first == again
        if level == "random":
            assert len({thread.submit(asyncio.run, think(seed, 0)).result() for seed in range(12)}) > 1


def test_only_what_the_seat_knows_leaves_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    """The pool is the one place where the server hides: callers give it positions with all cards open."""
    position = throneroom.new("throne-and-grail", seed=7).position
    seat = position.seat
    sent: list[object] = []

    async def keep(_: BotPool, __: str, ___: object, *arguments: object) -> None:
        sent.extend(arguments)

    monkeypatch.setattr(BotPool, "_run", keep)
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, BotPool(1).think(position, seat, "random")).result()
    states = [argument for argument in sent if isinstance(argument, bytes)]
    assert states == [position.hidden(seat).bytes()] != [position.bytes()]
