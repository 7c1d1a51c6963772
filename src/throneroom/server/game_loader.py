"""Games made ready to play: compiled in a bot process, then loaded here, before a player has to wait for them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from throneroom.engine.game import Game, all_games, find
from throneroom.engine.position import guesses_of, single_calls_of
from throneroom.puzzles.collection import all_collections
from throneroom.server.background import Background
from throneroom.server.bot_pool import BOTS, GUESSES, LONGEST, PATIENT, BotPool

STEP_WITHIN = 2 * LONGEST[PATIENT]
"""Seconds in which one game, or the bots of one, should be ready: others may keep the process that compiles busy."""
BEAT_EVERY = 60.0


class GameLoader:
    """Which games are ready in this process."""

    def __init__(self, bot_pool: BotPool, background: Background) -> None:
        self._bot_pool, self._background = bot_pool, background
        self._loads: dict[str, asyncio.Task[None]] = {}
        """For each game, a task that is done when it can be played here."""
        self.awaited: list[str] = []
        """The games without which the server is not ready."""
        self.preparing: list[str] = []
        """What is still being prepared: with it, the first visitors need not wait."""
        self._with_guesses: set[str] = set()
        """The games whose hidden cards can be guessed here."""
        self._loading = asyncio.Lock()
        """One game is loaded at a time: Python's parser is not thread-safe."""

    async def warm_up(self, beat: Callable[[], None]) -> None:
        """Make all games ready for people, then puzzles, then bots."""
        names = [game.name for game in all_games()]
        self.awaited = [name for name in names if not self.is_ready(name)]
        self.preparing = [*self.awaited, "puzzles", *(f"bots of {name}" for name in names)]
        for name in names:
            await self.load(name)
            self._prepared(name, beat)
        self.awaited = []
        await asyncio.to_thread(all_collections)
        self._prepared("puzzles", beat)
        for name in names:
            await self._bot_pool.compile(name, BOTS)
            self._prepared(f"bots of {name}", beat)
        while True:
            await asyncio.sleep(BEAT_EVERY)
            beat()

    def _prepared(self, what: str, beat: Callable[[], None]) -> None:
        if what in self.preparing:
            self.preparing.remove(what)
        beat()

    def is_ready(self, game: str) -> bool:
        task = self._loads.get(game)
        return task is not None and task.done() and not task.cancelled() and task.exception() is None

    @property
    def problem(self) -> str | None:
        """Which games have to be ready and are not, as a sentence for the host."""
        missing = [name for name in self.awaited if not self.is_ready(name)]
        return f"games are not loaded yet: {', '.join(missing)}" if missing else None

    async def load(self, game: str) -> None:
        """Wait until a game can be played here."""
        task = self._loads.get(game)
        if task is None or (task.done() and task.exception()):
            task = self._loads[game] = self._background.spawn(self._load(game))
        await asyncio.shield(task)

    async def _load(self, game: str) -> None:
        await self._bot_pool.compile(game)
        async with self._loading:
            await asyncio.to_thread(_load_all_parts, find(game))

    async def load_guesses(self, game: Game) -> None:
        """Wait until the hidden cards of a game can be guessed here: undo needs that."""
        if game.name not in self._with_guesses:
            await self._bot_pool.compile(game.name, GUESSES)
            async with self._loading:
                await asyncio.to_thread(guesses_of, game)
            self._with_guesses.add(game.name)


def _load_all_parts(game: Game) -> None:
    """Load everything that a table of this game needs, so that no other thread has to do it later."""
    single_calls_of(game)
    _ = game.story, game.views
