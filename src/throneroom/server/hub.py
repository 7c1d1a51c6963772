"""The hub: tables in memory, acts on them, events to those who look on, bots and deadlines kept.

An act is taken under the lock of its table: wish -> entries -> commit -> acknowledged -> told to every viewer.
A table that cannot be committed is forgotten and built again from its log.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, TypeVar

import asyncpg

from throneroom.engine.errors import ThroneroomError
from throneroom.engine.game import Game, all_games, find
from throneroom.engine.messages import as_data
from throneroom.engine.position import doors_of, guesses_of
from throneroom.server import metrics
from throneroom.server.append import Conflict, Unavailable
from throneroom.server.archive import change_of
from throneroom.server.config import Limits
from throneroom.server.message import Message
from throneroom.server.room import Room, Viewer
from throneroom.server.store import ASKS, Store
from throneroom.server.thinkers import BOTS, GUESSES, Thinkers
from throneroom.table import AppliedEntry, Entry, Table, TableError, commands, decision_refusal, events_since, log, undo
from throneroom.table.errors import refused
from throneroom.table.projection import viewer_name
from throneroom.table.refusals import HintWhenAsked, NoAdvice, NoHintsHere, NoSuchTable, Refusal
from throneroom.table.table import RUNNING, Question

T = TypeVar("T")
Wish = Callable[[Table, int], list[Entry]]
TRIES = 8
SWEEP = 1.0
"""Seconds between two looks for tables that nobody keeps."""
SLACK = 20_000
"""Milliseconds that another process has for what is due before this one does it; none if a process has just died."""
BEAT, STALE = 3.0, 15_000
"""Seconds between two signs of life of this process; milliseconds after which a silent one counts as dead."""
LINGER = 4.0
"""Seconds that a closed connection counts as one that will be back."""
COUNT_AFTER = 0.5
"""Seconds after which a change of the number of watchers is told, with all other changes until then."""
LONG = 300
"""Entries of a log from which on it is gone through in a thread."""
STEP = 250
"""Milliseconds between two moments at which an answer that took longer than usual may be shown."""
logger = logging.getLogger("throneroom.hub")


class Hub:
    """All tables that this process has to do with."""

    def __init__(self, store: Store, thinkers: Thinkers, limits: Limits, warm: bool) -> None:
        """`warm`: all games are made ready at the start, not each when it is first played."""
        self.store, self.thinkers, self.limits, self.warm = store, thinkers, limits, warm
        self.process = store.process
        self.rooms: OrderedDict[str, Room] = OrderedDict()
        self.ready: dict[str, asyncio.Task[None]] = {}
        """For each game, a task that is done when it can be played here."""
        self.guessing: set[str] = set()
        """The games whose worlds can be guessed here."""
        self.outdated: set[str] = set()
        """Tables whose game was begun by other rules than today's: nothing happens there by itself any more."""
        self.loading = asyncio.Lock()
        self.tasks: set[asyncio.Task[Any]] = set()
        self.closing = False

    # Start and stop

    def start(self) -> None:
        if self.warm:
            self.spawn(self._warm_up())
        self.spawn(self._keep())
        if self.store.shared:
            self.spawn(self._listen())

    async def _listen(self) -> None:
        """Hear what other processes append; after a lost connection, look at every table once."""
        while True:
            try:
                await self.store.listen(self._note, self._counted)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                logger.warning("the connection that hears of other processes was lost")
            await asyncio.sleep(0.5)

    def _note(self, table_id: str, number: int) -> None:
        """Without a table: the connection is new, anything may have happened."""
        for room_ in list(self.rooms.values()) if not table_id else [self.rooms.get(table_id)]:
            if room_ is not None and (number == 0 or room_.table is None or room_.table.number < number):
                self.spawn(self._heard(room_))
            if room_ is not None and not table_id:
                self.spawn(self._announce(room_.id, ASKS))

    async def _heard(self, room_: Room) -> None:
        """Another process has appended to a table."""
        async with room_.lock:
            with contextlib.suppress(Unavailable, TableError):
                await self._behind(room_, await self.loaded(room_))

    async def _warm_up(self) -> None:
        """Make all games ready for people, then for bots, before someone waits for it."""
        names = [game.name for game in all_games()]
        for name in names:
            await self.playable(name)
        for name in names:
            await self.thinkers.compile(name, BOTS)

    async def playable(self, game: str) -> None:
        """Wait until a game can be played here."""
        task = self.ready.get(game)
        if task is None or (task.done() and task.exception()):
            task = self.ready[game] = self.spawn(self._prepare(game))
        await asyncio.shield(task)

    async def _prepare(self, game: str) -> None:
        """Compile a game elsewhere, then load it here: one game at a time, Python's parser is not safe for threads."""
        await self.thinkers.compile(game)
        async with self.loading:
            await asyncio.to_thread(_load, find(game))

    async def ready_to_undo(self, table_id: str) -> None:
        """Whether someone has seen something, guessed worlds tell: they must be at hand before the table is locked."""
        room_ = self.room(table_id)
        async with room_.lock:
            game = (await self.loaded(room_)).settings.find_game()
        if game.name not in self.guessing:
            await self.thinkers.compile(game.name, GUESSES)
            async with self.loading:
                await asyncio.to_thread(guesses_of, game)
            self.guessing.add(game.name)

    async def stop(self) -> None:
        """Leave. What was being thought or waited for, another process takes up, or this one when it is back."""
        self.closing = True
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def spawn(self, work: Any) -> asyncio.Task[Any]:
        task: asyncio.Task[Any] = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            logger.error("a task failed", exc_info=task.exception())

    @staticmethod
    def now() -> int:
        """Milliseconds since 1970."""
        return time.time_ns() // 1_000_000

    # Tables

    def room(self, table_id: str) -> Room:
        found = self.rooms.get(table_id)
        if found is None:
            self._make_place()
            found = self.rooms[table_id] = Room(table_id)
        self.rooms.move_to_end(table_id)
        return found

    def _make_place(self) -> None:
        """Forget tables that nobody looks at, the longest unused first, for one more; their log brings them back."""
        spare = len(self.rooms) + 1 - self.limits.rooms
        for table_id in list(self.rooms)[: max(0, 2 * spare)]:
            room_ = self.rooms[table_id]
            if spare > 0 and not room_.viewers and not room_.thinking and not room_.lock.locked():
                if room_.timer:
                    room_.timer.cancel()
                del self.rooms[table_id]
                spare -= 1

    async def loaded(self, room_: Room) -> Table:
        """The table of a room, from its log if need be. Call it with the lock held."""
        if room_.table is None:
            entries = await self.store.entries(room_.id)
            if not entries:
                self.rooms.pop(room_.id, None)
                raise refused(NoSuchTable())
            await self.playable(entries[0].fact.body["terms"]["game"])
            known = room_.told if room_.viewers else len(entries)
            room_.table = await _aside(len(entries), Table.replayed, room_.id, entries[:known])
            self._take(room_, room_.table, entries[known:])
            if self.store.shared:
                self.spawn(self._announce(room_.id, ASKS))
        return room_.table

    def _take(self, room_: Room, table: Table, entries: list[Entry]) -> None:
        """Apply entries that are committed, and tell them."""
        applied_entries = [table.apply(entry) for entry in entries]
        self._tell(room_, table, applied_entries)
        self._keep_going(room_, table)

    async def open(self, entries: list[Entry], table_id: str) -> None:
        """Keep a new table."""
        room_ = self.room(table_id)
        async with room_.lock:
            room_.table = Table(table_id)
            await self._append(room_, room_.table, entries)

    async def act(self, table_id: str, wish: Wish) -> int:
        """Do something at a table; returns the number of the first entry that came of it, after its commit."""
        room_ = self.room(table_id)
        async with room_.lock:
            for _ in range(TRIES):
                table = await self.loaded(room_)
                try:
                    entries = wish(table, self.now())
                    if not entries:
                        return table.number
                    await self._append(room_, table, entries)
                    return entries[0].number
                except Conflict:
                    metrics.CONFLICTS.inc()
                except ThroneroomError:
                    if not await self._behind(room_, table):
                        raise
        raise Unavailable("too many at once")

    async def _behind(self, room_: Room, table: Table) -> bool:
        """Whether another process has appended what this one has not heard of yet; takes it."""
        missing = await self.store.entries(room_.id, table.number) if self.store.shared else []
        self._take(room_, table, missing)
        return bool(missing)

    async def _append(self, room_: Room, table: Table, entries: list[Entry]) -> None:
        """Apply, commit, tell. What cannot be committed is forgotten with the table."""
        try:
            applied_entries = [table.apply(entry) for entry in entries]
            await self.store.save(change_of(table, entries))
        except BaseException as error:
            room_.table = None
            if not isinstance(error, Conflict) and room_.viewers and not self.closing:
                self.spawn(self._recover(room_))
            raise
        metrics.ENTRIES.inc(len(entries))
        self._tell(room_, table, applied_entries)
        self._keep_going(room_, table, drive=True)

    async def _recover(self, room_: Room) -> None:
        """After a failed commit: whatever the log says is told, as soon as it can be read."""
        while room_.viewers:
            try:
                async with room_.lock:
                    self._keep_going(room_, await self.loaded(room_), drive=True)
                return
            except Unavailable:
                await asyncio.sleep(0.5)

    # Viewers

    def _tell(self, room_: Room, table: Table, applied_entries: list[AppliedEntry]) -> None:
        room_.told = table.number
        if applied_entries and room_.viewers:
            self._send(room_, table, applied_entries)

    def _send(self, room_: Room, table: Table, applied_entries: list[AppliedEntry]) -> None:
        watchers = room_.watchers(table)
        message = Message(table, applied_entries, self.now(), watchers)
        for viewer in list(room_.viewers):
            viewer.send(message.to(viewer.guest))
        if room_.counted != watchers:
            room_.counted = watchers
            self._count_soon(room_)

    async def look(self, table_id: str, guest: str | None, since: int | None) -> tuple[int, bytes]:
        """The table as the guest sees it, with the events after `since` (None: those of this game)."""
        room_ = self.room(table_id)
        async with room_.lock:
            table = await self.loaded(room_)
            return table.number, await self._missing(room_, table, guest, since)

    async def then(self, table_id: str, guest: str | None, ply: int) -> dict[str, Any]:
        """The position of the present game after so many decisions, as the guest saw it, and how it came about."""
        room_ = self.room(table_id)
        async with room_.lock:
            table = await self.loaded(room_)
            match, viewer = table.match, viewer_name(table.seat_of(guest))
            if match is None or ply > match.ply:
                raise TableError("no_game", f"this game has {match.ply if match else 0} decisions, not {ply}")
            plies, then = match.ply, await _aside(ply, match.at, ply)
        return {"ply": ply, "plies": plies, "log": as_data(then.last_events(viewer)), "view": then.view(viewer)}

    async def _missing(self, room_: Room, table: Table, guest: str | None, since: int | None) -> bytes:
        message = Message(table, [], self.now(), room_.watchers(table))
        if since is not None and since >= table.number:
            return message.with_events(guest, [])
        entries = [e for e in await self.store.entries(table.id) if e.number <= table.number]
        if since is None:
            since = max((e.number for e in entries if isinstance(e.fact, log.Started)), default=1) - 1
        events = await _aside(len(entries), events_since, table.id, entries, guest, since)
        return message.with_events(guest, events)

    async def enter(self, table_id: str, viewer: Viewer, since: int | None) -> None:
        """Begin to look on: first what is missing, then all that happens."""
        room_ = self.room(table_id)
        async with room_.lock:
            table = await self.loaded(room_)
            room_.viewers.add(viewer)
            try:
                viewer.send(await self._missing(room_, table, viewer.guest, since))
            except BaseException:
                room_.viewers.discard(viewer)
                raise
            room_.told = table.number
            self._count_soon(room_)
            self._keep_going(room_, table)
        if viewer.guest is not None and table.seat_of(viewer.guest) is not None:
            await self.arrive(table_id, viewer.guest)

    async def arrive(self, table_id: str, guest: str) -> None:
        await self.act(table_id, lambda table, now: commands.arrive(table, guest, self.process, now))

    def exit(self, table_id: str, viewer: Viewer) -> None:
        """Look on no more. A player counts as gone only after a short while."""
        room_ = self.rooms.get(table_id)
        if room_ is None:
            return
        room_.viewers.discard(viewer)
        self._count_soon(room_)
        if viewer.guest is not None and not self.closing:
            self.spawn(self._linger(table_id, viewer.guest))

    async def _linger(self, table_id: str, guest: str) -> None:
        await asyncio.sleep(LINGER)
        await self._depart(table_id, guest)

    async def _depart(self, table_id: str, guest: str) -> None:
        room_ = self.room(table_id)
        if any(viewer.guest == guest for viewer in room_.viewers):
            return
        try:
            await self.act(table_id, lambda table, now: commands.depart(table, guest, self.process, now))
        except (TableError, Unavailable):
            logger.info("a departure was not kept")

    # Watchers

    def _count_soon(self, room_: Room) -> None:
        """Those who come and go are counted after a moment, all together: nobody can make others busy by it."""
        if room_.counting is None and not self.closing:
            room_.counting = self.spawn(self._count(room_))

    async def _count(self, room_: Room) -> None:
        await asyncio.sleep(COUNT_AFTER)
        room_.counting = None
        async with room_.lock:
            table = room_.table
            if table is None:
                return
            here = room_.watchers_here(table)
            if self.store.shared and here != room_.announced:
                room_.announced = here
                self.spawn(self._announce(room_.id, str(here)))
            if room_.counted != room_.watchers(table):
                self._send(room_, table, [])

    async def _announce(self, table_id: str, text: str) -> None:
        with contextlib.suppress(Unavailable):
            await self.store.announce(table_id, text)

    def _counted(self, process: str, table_id: str, text: str) -> None:
        """Another process says how many watch through it, or asks."""
        room_ = self.rooms.get(table_id)
        if room_ is None:
            return
        if text != ASKS:
            room_.elsewhere[process] = int(text)
            self._count_soon(room_)
        elif room_.announced:
            self.spawn(self._announce(table_id, str(room_.announced)))

    def _forget_dead(self, living: set[str]) -> None:
        """Nobody watches through a process that is no more."""
        for room_ in self.rooms.values():
            for process in room_.elsewhere.keys() - living:
                del room_.elsewhere[process]
                self._count_soon(room_)

    # What happens by itself

    def _keep_going(self, room_: Room, table: Table, drive: bool = False) -> None:
        """Wait for the next deadline. Who drives (it appended last, or found the table unkept) lets bots think too."""
        if self.closing:
            return
        for seat, question in table.questions.items() if drive else ():
            known = room_.thinking.get(seat)
            if table.seats[seat].played_by_bot and (known is None or known[0] != question.number):
                if known:
                    known[1].cancel()
                task = self.spawn(self._think(room_, table, seat, question))
                room_.thinking[seat] = question.number, task
        if room_.timer:
            room_.timer.cancel()
            room_.timer = None
        due = min(table.deadlines(), default=None) if table.status == RUNNING else None
        if due is not None:
            wait = max(0.0, (due - self.now()) / 1000) + 0.005
            room_.timer = asyncio.get_running_loop().call_later(wait, self._ring, room_.id)

    def _ring(self, table_id: str) -> None:
        self.spawn(self.tick(table_id))

    async def tick(self, table_id: str) -> None:
        """Do what is due."""
        try:
            await self.act(table_id, commands.enforce_deadlines)
            room_ = self.room(table_id)
            async with room_.lock:
                self._keep_going(room_, await self.loaded(room_), drive=True)
        except Unavailable:
            logger.warning("a deadline waits for the database")
        except TableError as error:
            if not self._is_outdated(table_id, error):
                raise

    def _is_outdated(self, table_id: str, error: ThroneroomError) -> bool:
        """Whether a table cannot be kept because of the version of its rules; then it is left alone from now on."""
        if not isinstance(error, TableError) or error.code != "outdated":
            return False
        self.outdated.add(table_id)
        logger.warning("a table is left alone: %s", error, extra={"table": table_id})
        return True

    async def _think(self, room_: Room, table: Table, seat: int, question: Question) -> None:
        """A bot's decision, shown when the pace of the table says so, however soon it was found."""
        try:
            if table.questions.get(seat) != question:
                return  # the game has ended, or gone on otherwise, before the thought began
            level = table.level_of(seat)
            position = table.playing.position.hidden(seat)
            notations, pause = table.playing.notations, table.answer_after(seat)
            action = await self._answer(position, seat, level)
            if pause:
                late = max(0, self.now() - question.at - pause)
                shown = question.at + pause + -(-late // STEP) * STEP
                await asyncio.sleep(max(0, shown - self.now()) / 1000)
            while True:
                try:
                    await self.act(
                        room_.id,
                        lambda table, now: commands.decide_as_bot(table, seat, notations[action], question.number, now),
                    )
                    return
                except Unavailable:
                    await asyncio.sleep(0.5)
        finally:
            known = room_.thinking.get(seat)
            if known and known[0] == question.number:
                del room_.thinking[seat]

    async def _answer(self, position: Any, seat: int, level: str) -> int:
        """What the bot of this level decides; if it fails, any legal choice: no game stands still for a bot."""
        try:
            with metrics.THOUGHTS.labels(level.partition(":")[0]).time():
                return (await self.thinkers.think(position, seat, level)).action
        except Exception:
            logger.exception("a bot failed", extra={"game": position.game.name, "bot": level})
            metrics.FAILURES.inc()
            return int(secrets.choice(position.legal(seat)))

    async def why(self, table_id: str, guest: str, decision: str) -> tuple[int, ThroneroomError | None]:
        """The number of what the guest is told of the table, and why it may not decide so."""
        room_ = self.room(table_id)
        async with room_.lock:
            table = await self.loaded(room_)
            await self._behind(room_, table)
            return table.number, decision_refusal(table, guest, decision)

    async def may_undo(self, table_id: str, guest: str) -> tuple[int, Refusal | None]:
        """The number of what the guest is told of the table, and why it may not take back its last decision."""
        await self.ready_to_undo(table_id)
        room_ = self.room(table_id)
        async with room_.lock:
            table = await self.loaded(room_)
            await self._behind(room_, table)
            return table.number, undo.why_not(table, guest)

    async def hint(self, table_id: str, guest: str, level: str) -> dict[str, Any]:
        """What a bot would do in the guest's place and how the seats stand, from what the seat knows."""
        room_ = self.room(table_id)
        async with room_.lock:
            table = await self.loaded(room_)
            seat = table.own_seat(guest)
            match = table.playing
            if not table.hints_allowed:
                raise refused(NoHintsHere())
            if seat not in table.questions:
                raise refused(HintWhenAsked())
            question, position, notations = table.questions[seat], match.position.hidden(seat), match.notations
        try:
            thought = await self.thinkers.think(position, seat, level)
        except Exception as error:
            logger.exception("a hint failed", extra={"game": position.game.name})
            raise refused(NoAdvice()) from error
        return {
            "question": question.number,
            "decision": notations[thought.action],
            "chances": {table.name_of(n): round(share, 3) for n, share in enumerate(thought.shares)},
            "ranking": [
                {"decision": notations[choice.action], "share": round(choice.share, 3)}
                for choice in thought.ranking[:5]
            ],
            "exact": thought.exact,
        }

    async def _keep(self) -> None:
        """Signs of life, and tables that nobody keeps: after a restart, or when another process has died."""
        beaten = 0.0
        before: set[str] = {""}
        while True:
            try:
                slack = SLACK
                if not beaten or (self.store.shared and time.monotonic() - beaten > BEAT):
                    living = await self.store.beat(self.now(), STALE if self.store.shared else 0)
                    for table_id in await self.store.orphans(living):
                        if table_id not in self.outdated:
                            await self._bury(table_id, living)
                    self._forget_dead(living)
                    slack = SLACK if before <= living else 0
                    beaten, before = time.monotonic(), living
                for table_id in await self.store.overdue(self.now() - slack):
                    if table_id not in self.outdated and not self.room(table_id).thinking:
                        self.spawn(self.tick(table_id))
            except (Unavailable, ThroneroomError) as error:
                logger.warning("keeping tables: %s", type(error).__name__)
            await asyncio.sleep(SWEEP)

    async def _bury(self, table_id: str, living: set[str]) -> None:
        """One table that cannot be read must not keep the others waiting."""
        try:
            await self.act(table_id, lambda table, now: commands.drop_dead_processes(table, living, now))
        except ThroneroomError as error:
            if not self._is_outdated(table_id, error):
                logger.warning("a table cannot be kept: %s", type(error).__name__)


def _load(game: Game) -> None:
    """All that a table of this game needs, so that no thread has to load it later."""
    doors_of(game)
    _ = game.story, game.views


async def _aside(size: int, work: Callable[..., T], *arguments: Any) -> T:
    """Go through a log here if it is short, else in a thread, so that other tables do not stand still meanwhile."""
    return work(*arguments) if size < LONG else await asyncio.to_thread(work, *arguments)
