"""The services of one server process, put together: storage, tables, bots, presence, limits."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import sys
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from typing import Any

import sqlalchemy as sa

from throneroom.engine.game import all_games
from throneroom.server import clock, game_loader, guests, metrics, notices, premoves, provisions, vacations
from throneroom.server.background import Background
from throneroom.server.bans import Bans
from throneroom.server.blocks import Blocks
from throneroom.server.bot_players import BotPlayers
from throneroom.server.bot_pool import BotPool
from throneroom.server.broadcast import Broadcaster
from throneroom.server.config import Config
from throneroom.server.connections import Connections
from throneroom.server.deadlines import Deadlines
from throneroom.server.explorer import Explorer
from throneroom.server.faults import Faults
from throneroom.server.following import follow
from throneroom.server.game_loader import GameLoader
from throneroom.server.limits import Arrivals, Buckets
from throneroom.server.loop_watch import watch_loop
from throneroom.server.notices import Notices
from throneroom.server.peers import Peers
from throneroom.server.premoves import Premoves
from throneroom.server.presence import Presence
from throneroom.server.puzzles import Puzzles
from throneroom.server.replay_cache import ReplayCache
from throneroom.server.reviews import Reviews
from throneroom.server.sessions import Sessions
from throneroom.server.statistics import Statistics
from throneroom.server.store import Store
from throneroom.server.supervision import Beat, Supervisor
from throneroom.server.sweeper import Sweeper
from throneroom.server.table_service import TableService
from throneroom.server.transaction import Unavailable
from throneroom.server.vacations import Vacations
from throneroom.server.whereabouts import Whereabouts
from throneroom.server.word_filter import FilterFile

SWITCH_INTERVAL = 0.0005
"""Seconds after which the event loop yields to the thread that commits, which waits this long at every statement."""
GARBAGE_THRESHOLDS = 5_000, 50, 200
"""How rarely Python collects reference cycles: a pass over all tables would block every request."""

LOOP_WITHIN, ROUNDS = 10.0, 4
"""Seconds, and times the limit of the database, after which a background task should have done a round of its work."""
STEPS = 10
"""The same for a task that waits for tables too, from one to the next."""
WAIT_FOR_DATABASE = 1.0
"""Seconds between two attempts to open a database that is not there yet."""
READY_EVERY = 0.2
"""Seconds between two looks whether this server is ready."""
HEALTH_WITHIN, SIGN_OFF_WITHIN = 2.0, 2.0
logger = logging.getLogger("throneroom.services")


class Services:
    """Everything that requests and connections use."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.faults = Faults()
        self.store = Store(config.url, guests.new_id()[:8], config.limits.database_seconds, self.faults)
        self.background = Background()
        self.supervisor = Supervisor(self.background)
        self.sessions = Sessions(self.store)
        self.bot_pool = BotPool(
            config.bot_process_count, config.bot_seed, lambda seconds: metrics.observe(metrics.BOT_WAITS, seconds)
        )
        self.games = GameLoader(self.bot_pool, self.background)
        self.tables = TableService(self.store, self.games, self.background, config.limits)
        self.blocks, self.bans = Blocks(self.store), Bans(self.store)
        self.words = FilterFile(config.word_filter)
        self.whereabouts = Whereabouts(self.store)
        self.broadcaster = Broadcaster(self.tables, self.blocks)
        self.presence = Presence(self.tables, self.broadcaster)
        self.bot_players = BotPlayers(self.tables, self.bot_pool, self.whereabouts)
        self.deadlines = Deadlines(self.tables)
        self.premoves = Premoves(self.tables)
        self.tables.observers = [self.broadcaster, self.presence, self.bot_players, self.deadlines, self.premoves]
        self.sweeper = Sweeper(self.tables, self.presence, self.deadlines)
        self.peers = Peers(self.tables, self.presence, self.sweeper)
        self.reviews = Reviews(self.store, self.bot_pool, self.background)
        self.replay_cache = ReplayCache(self.bot_pool, self.background)
        self.puzzles = Puzzles(self.store)
        self.statistics = Statistics(self.store, self.bot_pool, self.background)
        self.explorer = Explorer(self.bot_pool)
        self.vacations = Vacations(self.tables)
        self.notices = Notices(self.store, config)
        limits = config.limits
        self.connections = Connections(limits)
        self.new_guests = Buckets("guests", limits.guests_a_minute / 60, limits.guests_a_minute)
        self.requests = Buckets("requests", limits.requests_a_second, 2 * limits.requests_a_second)
        self.arrivals = Arrivals(limits.requests_a_second)
        self.acts = Buckets("acts", limits.acts_a_second, 2 * limits.acts_a_second)
        self.pages = Buckets("requests", limits.pages_a_second, 4 * limits.pages_a_second)
        self.history = Buckets("requests", limits.history_a_second, 20 * limits.history_a_second)
        self.renames = Buckets("requests", limits.renames_a_minute / 60, limits.renames_a_minute)
        self.chats = Buckets("messages", limits.chats_a_minute / 60, 5)
        self.chats_from = Buckets("messages", limits.chats_a_minute_from / 60, limits.chats_a_minute_from / 4)
        self.tables_from = Buckets("tables", limits.tables_a_minute_from / 60, limits.tables_a_minute_from)
        self.reports = Buckets("reports", limits.reports_an_hour / 3600, limits.reports_an_hour)
        self.reports_from = Buckets("reports", limits.reports_an_hour_from / 3600, limits.reports_an_hour_from)
        self.moderator_attempts = Buckets(
            "attempts", limits.moderator_attempts_a_minute / 60, limits.moderator_attempts_a_minute
        )
        self.explorer_requests = Buckets("explorer", limits.explorer_a_minute / 60, 60)
        self.exports = Buckets("exports", limits.exports_a_minute / 60, 3)
        self.searches = Buckets("searches", limits.searches_a_minute / 60, 10)
        self.hints = Buckets("hints", limits.hints_a_minute / 60, 20)
        self.sign_ins = Buckets("sign_ins", limits.sign_ins_a_minute / 60, limits.sign_ins_a_minute)
        self.puzzle_answers = Buckets("puzzles", limits.puzzles_a_minute / 60, 20)

    async def open(self) -> None:
        """Open the database and start what runs in the background."""
        sys.setswitchinterval(SWITCH_INTERVAL)
        gc.freeze()
        gc.set_threshold(*GARBAGE_THRESHOLDS)
        self.supervisor.start("loop", self.faults.watch_loop, LOOP_WITHIN)
        self.supervisor.start("loop watch", watch_loop, LOOP_WITHIN)
        if self.config.warm:
            self.supervisor.start("games", self.games.warm_up, game_loader.STEP_WITHIN)
        try:
            await self._open_store()
        except Unavailable as error:
            self._say_that_it_waits(error)
            self.background.spawn(self._wait_for_database())

    async def _open_store(self) -> None:
        """Open the database, and start what works on it."""
        await self.store.open()
        for refresh in self._followed.values():
            await refresh()
        await self.notices.open()
        await self._resume()
        limit = self.config.limits.database_seconds
        self.supervisor.start("sweeper", self.sweeper.run, ROUNDS * limit)
        self.start_patient("vacations", self.vacations.run, vacations.RETRY_EVERY)
        self.start_patient("notices", self.notices.run, notices.LOOK_EVERY + notices.SEND_WITHIN)
        self.start_patient("premoves", self.premoves.run, premoves.LOOK_EVERY)
        self.start_patient("provisions", provisions.Provisions(self.store).run, provisions.LOOK_EVERY)
        if self.store.shared:
            self.supervisor.start("peers", self.peers.listen, ROUNDS * limit)
            for name, refresh in self._followed.items():
                self.supervisor.start(name, partial(follow, refresh), ROUNDS * limit)

    def start_patient(self, name: str, work: Callable[[Beat], Coroutine[Any, Any, None]], pause: float) -> None:
        """Start a task that pauses for `pause` seconds between its rounds, and beats after each step of a round."""
        self.supervisor.start(name, work, pause + STEPS * self.config.limits.database_seconds)

    @property
    def _followed(self) -> dict[str, Callable[[], Awaitable[None]]]:
        """What this process keeps in memory of what others write."""
        return {"sessions": self.sessions.refresh, "blocks": self.blocks.refresh, "bans": self.bans.refresh}

    async def _resume(self) -> None:
        """Continue where the last server on this database ended; the time since then is charged to no player."""
        alive = await self.store.fetch_alive()
        if alive is not None:
            clock.SERVER_CLOCK.advance(alive)
            self.faults.add("downtime", alive, clock.now())

    async def _wait_for_database(self) -> None:
        """The database is not there yet: try again, and answer visitors meanwhile."""
        while True:
            await asyncio.sleep(WAIT_FOR_DATABASE)
            try:
                await self._open_store()
                print("The database answers.", file=sys.stderr)
                return
            except Unavailable as error:
                self._say_that_it_waits(error)
            except Exception:
                logger.exception("the database cannot be opened")

    @staticmethod
    def _say_that_it_waits(error: Unavailable) -> None:
        print(f"Waiting for the database ({error}); visitors are told to come back.", file=sys.stderr)

    async def wait_until_ready(self, stopping: Callable[[], bool]) -> None:
        """Until nothing is wrong with this server and its first bot can answer at once; or until it has to stop."""
        names = [game.name for game in all_games()] if self.config.warm else []
        preparing = self.background.spawn(self.bot_pool.prepare(names))
        while not stopping() and (not preparing.done() or await self.problems()):
            await asyncio.sleep(READY_EVERY)

    async def problems(self) -> list[str]:
        """What is wrong with this server, as sentences for the host."""
        found = []
        try:
            async with asyncio.timeout(HEALTH_WITHIN):
                await self.store.fetch(sa.select(sa.literal(1)), urgent=True)
        except (Unavailable, TimeoutError):
            found.append("the database does not answer")
        games = self.games.problem
        return [*found, *self.store.problems, *self.supervisor.problems, *([games] if games else [])]

    async def close(self) -> None:
        """Shut down gracefully; nothing that was acknowledged is lost, and every wait has a limit."""
        try:
            await self.background.stop()
            self.notices.close()
            if self.store.available:
                with contextlib.suppress(Unavailable, TimeoutError):
                    async with asyncio.timeout(SIGN_OFF_WITHIN):
                        await self.store.sign_off()
            await self.store.close()
        finally:
            await self.bot_pool.close()

    def verify_token(self, token: str) -> guests.Session | None:
        """The guest and the device of a token; None if it is forged or too old, or the device was signed out."""
        found = guests.verify_token(self._secret, token, clock.now())
        return self.sessions.resolve(found) if found else None

    def sign_token(self, session: guests.Session) -> str:
        """A new token for a guest on a device."""
        return guests.sign_token(self._secret, session, clock.now())

    @property
    def _secret(self) -> bytes:
        if not self.store.secret:
            raise Unavailable("the database has not answered yet")
        return self.store.secret
