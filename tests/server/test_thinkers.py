"""Thoughts of bots in processes of their own."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

import pytest

import throneroom
from throneroom.server.thinkers import Thinkers


@pytest.mark.parametrize("level", ["random", "page", "squire"])
def test_a_thought_that_is_thought_again_is_the_same(level: str) -> None:
    """Whatever was thought before it, and in whichever process: a game that goes on after a crash is no other game."""
    position = throneroom.new("throne-and-grail", seed=7).position

    async def think(seed: int, before: int) -> int:
        thinkers = Thinkers(1, seed)
        try:
            for _ in range(before):
                await thinkers.think(throneroom.new("hierarchy", seed=7).position, 1, level)
            return (await thinkers.think(position, position.seat, level)).action
        finally:
            await thinkers.close()

    with ThreadPoolExecutor(1) as thread:  # a browser that another test has left open keeps a loop in the main one
        first, again = [thread.submit(asyncio.run, think(3, before)).result() for before in (0, 2)]
        assert first == again
        if level == "random":
            assert len({thread.submit(asyncio.run, think(seed, 0)).result() for seed in range(12)}) > 1
