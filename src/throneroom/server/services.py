"""The services of one server process, put together: storage, tables, bots, presence, limits."""

from __future__ import annotations

import contextlib
import gc
import sys

from throneroom.server import clock, guests, metrics
from throneroom.server.background import Background
from throneroom.server.bot_players import BotPlayers
from throneroom.server.bot_pool import BotPool
from throneroom.server.broadcast import Broadcaster
from throneroom.server.config import Config
from throneroom.server.connections import Connections
from throneroom.server.deadlines import Deadlines
from throneroom.server.explorer import Explorer
from throneroom.server.films import Films
from throneroom.server.game_loader import GameLoader
from throneroom.server.limits import Buckets
from throneroom.server.peers import Peers
from throneroom.server.presence import Presence
from throneroom.server.puzzles import Puzzles
from throneroom.server.reviews import Reviews
from throneroom.server.statistics import Statistics
from throneroom.server.store import Store
from throneroom.server.sweeper import Sweeper
from throneroom.server.table_service import TableService
from throneroom.server.transaction import Unavailable

SWITCH_INTERVAL = 0.0005
"""Seconds after which the event loop yields to the thread that commits, which waits this long at every statement."""
GARBAGE_THRESHOLDS = 5_000, 50, 200
"""How rarely Python collects reference cycles: a pass over all tables would block every request."""


class Services:
    """Everything that requests and connections use."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.store = Store(config.url, guests.new_id()[:8])
        self.background = Background()
        self.bot_pool = BotPool(
            config.bot_process_count, config.bot_seed, lambda seconds: metrics.observe(metrics.BOT_WAITS, seconds)
        )
        self.games = GameLoader(self.bot_pool, self.background)
        self.tables = TableService(self.store, self.games, self.background, config.limits)
        self.broadcaster = Broadcaster(self.tables)
        self.presence = Presence(self.tables, self.broadcaster)
        self.bot_players = BotPlayers(self.tables, self.bot_pool)
        self.deadlines = Deadlines(self.tables)
        self.tables.observers = [self.broadcaster, self.presence, self.bot_players, self.deadlines]
        self.sweeper = Sweeper(self.tables, self.presence, self.deadlines)
        self.peers = Peers(self.tables, self.presence)
        self.reviews = Reviews(self.store, self.bot_pool, self.background)
        self.films = Films(self.bot_pool, self.background)
        self.puzzles = Puzzles(self.store)
        self.statistics = Statistics(self.store, self.bot_pool, self.background)
        self.explorer = Explorer(self.bot_pool)
        limits = config.limits
        self.connections = Connections(limits)
        self.new_guests = Buckets("guests", limits.guests_a_minute / 60, limits.guests_a_minute)
        self.requests = Buckets("requests", limits.requests_a_second, 2 * limits.requests_a_second)
        self.acts = Buckets("acts", limits.acts_a_second, 2 * limits.acts_a_second)
        self.pages = Buckets("requests", limits.pages_a_second, 4 * limits.pages_a_second)
        self.history = Buckets("requests", limits.history_a_second, 20 * limits.history_a_second)
        self.renames = Buckets("requests", limits.renames_a_minute / 60, limits.renames_a_minute)
        self.chats = Buckets("messages", limits.chats_a_minute / 60, 5)
        self.explorer_requests = Buckets("explorer", limits.explorer_a_minute / 60, 60)
        self.exports = Buckets("exports", limits.exports_a_minute / 60, 3)
        self.hints = Buckets("hints", limits.hints_a_minute / 60, 20)
        self.puzzle_answers = Buckets("puzzles", limits.puzzles_a_minute / 60, 20)

    async def open(self) -> None:
        """Open the database and start what runs in the background."""
        sys.setswitchinterval(SWITCH_INTERVAL)
        gc.freeze()
        gc.set_threshold(*GARBAGE_THRESHOLDS)
        await self.store.open()
        if self.config.warm:
            self.background.spawn(self.games.warm_up())
        self.background.spawn(self.sweeper.run())
        if self.store.shared:
            self.background.spawn(self.peers.listen())

    async def close(self) -> None:
        """Shut down gracefully; nothing that was acknowledged is lost."""
        try:
            await self.background.stop()
            with contextlib.suppress(Unavailable):
                await self.store.sign_off()
            await self.store.close()
        finally:
            await self.bot_pool.close()

    def verify_token(self, token: str) -> tuple[str, int] | None:
        """The guest of a token and its age in milliseconds; None if it is forged or too old."""
        return guests.verify_token(self.store.secret, token, clock.now())

    def sign_token(self, guest: str) -> str:
        """A new token for a guest."""
        return guests.sign_token(self.store.secret, guest, clock.now())
