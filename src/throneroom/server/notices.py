"""Notices: tell players of games over days that it is their turn, and before their time is over.

What to tell is read from `turns`, and stays in `notices` until the push service of the browser has accepted it. Any
process may send a notice; it claims the notice first, so that no other does.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from http.client import HTTPException
from typing import Any

import orjson
import sqlalchemy as sa

from throneroom.engine.catalogue import ENGLISH, LANGUAGES, Catalogue, house_catalogue
from throneroom.engine.game import all_games
from throneroom.server import clock, metrics, schema, web_push
from throneroom.server.config import Config
from throneroom.server.guests import Session
from throneroom.server.store import Store
from throneroom.server.supervision import Beat
from throneroom.server.transaction import Unavailable
from throneroom.server.turns import TOLD, UNTOLD, WARNED
from throneroom.server.web_push import ForbiddenEndpoint, Subscription
from throneroom.table.days import HOUR

LOOK_EVERY = 2.0
"""Seconds between two searches for something to tell."""
BATCH_SIZE = 100
SENDERS = 4
SEND_WITHIN = 30.0
"""Seconds after which a notice counts as not delivered, whatever its sender waits for."""
LEASE = 120_000
"""Milliseconds for which a claimed notice is left to the process that sends it."""
FIRST_RETRY, MOST_TRIES = 30_000, 8
"""Milliseconds before the second try, four times as many before each further one; tries before a notice is dropped."""
LONGEST_RETRY = 6 * HOUR
MOST_DEVICES = 10
"""Browsers of one guest that get notices; a further one replaces the oldest."""
GONE = 404, 410
"""Statuses that say that a subscription has ended."""
KEY_NAME = "vapid"
"""The setting with the key that signs messages."""
TURN, TIME = "turn", "time"
turns, subscriptions, notices, tables = schema.turns, schema.push_subscriptions, schema.notices, schema.tables
logger = logging.getLogger("throneroom.notices")


@cache
def notice_words(language: str) -> Catalogue:
    """The words of notices and calendars."""
    return house_catalogue(language if language in LANGUAGES else ENGLISH, "notices")


def game_title(name: str, language: str) -> str:
    """The title of a game in a language."""
    found = next((game for game in all_games() if game.name == name), None)
    return found.title_in(language if language in LANGUAGES else ENGLISH) if found else name


class Notices:
    """The subscriptions of all guests, and the notices that are due."""

    def __init__(self, store: Store, config: Config) -> None:
        self._store, self._config = store, config
        self._senders = ThreadPoolExecutor(SENDERS, "push")
        self._private_key = ""

    async def open(self) -> None:
        """Read the key that signs messages; the first start of a server makes it."""
        await self._store.execute(
            self._store.insert(schema.settings, {"name": KEY_NAME, "value": web_push.new_private_key()})
        )
        [(self._private_key,)] = await self._store.fetch(sa.select(schema.settings.c.value).filter_by(name=KEY_NAME))

    def close(self) -> None:
        self._senders.shutdown(wait=False, cancel_futures=True)

    @property
    def public_key(self) -> str:
        """What a browser needs to subscribe."""
        return web_push.public_key(self._private_key)

    # Subscriptions

    async def subscribe(self, session: Session, wanted: Subscription, language: str) -> str:
        """Send notices for a guest to a browser from now on; returns the id of the subscription."""
        web_push.checked(wanted, self._config.private_push)
        guest = session.guest
        row = {
            "id": wanted.id, "guest": guest, "endpoint": wanted.endpoint, "p256dh": wanted.p256dh,
            "auth": wanted.auth, "language": language, "created": clock.now(), "device": session.device,
        }  # fmt: skip
        own = sa.select(subscriptions.c.id).where(subscriptions.c.guest == guest)
        newest = own.order_by(subscriptions.c.created.desc()).limit(MOST_DEVICES)

        def work(connection: sa.Connection) -> None:
            connection.execute(sa.delete(subscriptions).where(subscriptions.c.id == wanted.id))
            connection.execute(sa.insert(subscriptions).values(row))
            kept = [found.id for found in connection.execute(newest)]
            too_many = (subscriptions.c.guest == guest) & subscriptions.c.id.not_in(kept)
            connection.execute(sa.delete(subscriptions).where(too_many))

        await self._store.transact(work, writes=True)
        return wanted.id

    async def unsubscribe(self, guest: str, subscription: str) -> None:
        """Send no more notices to a browser of this guest."""
        own = (subscriptions.c.id == subscription) & (subscriptions.c.guest == guest)
        await self._store.execute(sa.delete(subscriptions).where(own))

    async def _forget(self, subscription: str) -> None:
        await self._store.execute(
            sa.delete(notices).where(notices.c.subscription == subscription),
            sa.delete(subscriptions).where(subscriptions.c.id == subscription),
        )

    # What is due

    async def run(self, beat: Beat) -> None:
        """Collect and send notices in a loop."""
        while True:
            try:
                await self._collect()
                await self._send_due()
                beat()
            except Unavailable:
                logger.warning("notices wait for the database")
            await asyncio.sleep(LOOK_EVERY)

    async def _collect(self) -> None:
        """Turn open questions into notices for all browsers of the players."""
        now = clock.now()
        untold = (turns.c.told == UNTOLD) | ((turns.c.told == TOLD) & (turns.c.warn_at <= now))
        query = sa.select(turns).where(untold).limit(BATCH_SIZE)
        if not await self._store.fetch(query):
            return

        def work(connection: sa.Connection) -> None:
            for turn in connection.execute(query.with_for_update(skip_locked=True)).all():
                told, kind = (TOLD, TURN) if turn.told == UNTOLD else (WARNED, TIME)
                same = (turns.c.guest == turn.guest) & (turns.c.table_id == turn.table_id)
                connection.execute(sa.update(turns).where(same).values(told=told))
                devices = sa.select(subscriptions.c.id).where(subscriptions.c.guest == turn.guest)
                for (device,) in connection.execute(devices).all():
                    row = {
                        "subscription": device, "table_id": turn.table_id, "question": turn.question, "kind": kind,
                        "next_try": now, "tries": 0,
                    }  # fmt: skip
                    connection.execute(self._store.insert(notices, row))

        await self._store.transact(work, writes=True)

    async def _send_due(self) -> None:
        """Send all notices whose time has come."""
        own = turns.alias()
        waiting = sa.select(sa.func.count()).where(own.c.guest == subscriptions.c.guest).scalar_subquery()
        query = (
            sa.select(
                notices, subscriptions.c.endpoint, subscriptions.c.p256dh, subscriptions.c.auth,
                subscriptions.c.language, tables.c.game, turns.c.due, waiting.label("waiting"),
            )
            .outerjoin(subscriptions, subscriptions.c.id == notices.c.subscription)
            .join(tables, tables.c.id == notices.c.table_id)
            .outerjoin(
                turns,
                (turns.c.table_id == notices.c.table_id)
                & (turns.c.guest == subscriptions.c.guest)
                & (turns.c.question == notices.c.question),
            )
            .where(notices.c.next_try <= clock.now())
            .order_by(notices.c.next_try)
            .limit(BATCH_SIZE)
        )  # fmt: skip
        await asyncio.gather(*(self._send(row) for row in await self._store.fetch(query)))

    async def _send(self, notice: Any) -> None:
        """Send one notice, unless its browser no longer wants it or its player has decided."""
        same = (
            (notices.c.subscription == notice.subscription)
            & (notices.c.table_id == notice.table_id)
            & (notices.c.question == notice.question)
            & (notices.c.kind == notice.kind)
        )
        now = clock.now()
        if notice.endpoint is None or notice.due is None or notice.due <= now:
            await self._store.execute(sa.delete(notices).where(same))
            return
        if not await self._claim(same, notice, now):
            return
        status, retry_after = await self._post(notice, now)
        metrics.NOTICES.labels(str(status) if status else "failed").inc()
        if status in GONE:
            await self._forget(notice.subscription)
        elif 200 <= status < 300 or notice.tries + 1 >= MOST_TRIES:
            await self._store.execute(sa.delete(notices).where(same))
        else:
            wait = max(FIRST_RETRY * 4**notice.tries, round(1000 * (retry_after or 0)))
            later = clock.now() + min(wait, LONGEST_RETRY)
            await self._store.execute(sa.update(notices).where(same).values(next_try=later))

    async def _claim(self, same: sa.ColumnElement[bool], notice: Any, now: int) -> bool:
        """Make sure that no other process sends a notice."""
        claim = (
            sa.update(notices)
            .where(same, notices.c.next_try == notice.next_try)
            .values(next_try=now + LEASE, tries=notice.tries + 1)
        )
        return await self._store.transact(lambda connection: connection.execute(claim).rowcount == 1, writes=True)

    async def _post(self, notice: Any, now: int) -> tuple[int, float | None]:
        """The status of the push service: 410 for an endpoint that must not be used, 0 without an answer."""
        wanted = Subscription(notice.endpoint, notice.p256dh, notice.auth)
        topic = hashlib.sha256(notice.table_id.encode()).hexdigest()[:32]
        lifetime = max(60, (notice.due - now) // 1000)
        work = asyncio.get_running_loop().run_in_executor(
            self._senders, web_push.send, wanted, _payload(notice, now), topic, lifetime, self._private_key,
            self._config.push_contact, self._config.private_push,
        )  # fmt: skip
        try:
            async with asyncio.timeout(SEND_WITHIN):
                return await work
        except ForbiddenEndpoint:
            return GONE[-1], None
        except (OSError, HTTPException, ValueError) as error:  # a timeout is an OSError
            logger.info("a notice was not delivered: %s", type(error).__name__)
            return 0, None


def _payload(notice: Any, now: int) -> bytes:
    """What a browser is told: that it is the player's turn, or how much time is left, at which game, and the link;
    and for the badge of the installed app, how many games wait for the player.
    """
    words, game = notice_words(notice.language), game_title(notice.game, notice.language)
    if notice.kind == TIME:
        text = words.words("time-ends", game=game, hours=max(1, -(-(notice.due - now) // HOUR)))
    else:
        text = words.words("your-turn", game=game)
    return orjson.dumps({"text": text, "link": f"/t/{notice.table_id}", "count": notice.waiting})
