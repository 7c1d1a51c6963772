"""A calendar (iCalendar, RFC 5545) with the games over days that wait for a guest, at a secret address.

It names games and times, but no players or tables: calendars are often read by others.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any

import sqlalchemy as sa

from throneroom.server import clock, schema
from throneroom.server.notices import game_title, notice_words
from throneroom.server.store import Store

MOST_ENTRIES = 200
LINE = 74
"""The most bytes of a line; longer ones are continued on the next."""
feeds, turns, tables = schema.feeds, schema.turns, schema.tables


async def fetch_secret(store: Store, guest: str) -> str | None:
    """The secret part of the address of a guest's calendar; None if it has none."""
    for (secret,) in await store.fetch(sa.select(feeds.c.secret).where(feeds.c.guest == guest)):
        return str(secret)
    return None


async def renew(store: Store, guest: str, language: str) -> str:
    """Give a guest a calendar at a new address; the one before no longer works."""
    row = {"guest": guest, "secret": secrets.token_hex(16), "language": language}
    await store.execute(sa.delete(feeds).where(feeds.c.guest == guest), store.insert(feeds, row))
    return row["secret"]


async def remove(store: Store, guest: str) -> None:
    """Remove a guest's calendar."""
    await store.execute(sa.delete(feeds).where(feeds.c.guest == guest))


async def fetch_calendar(store: Store, secret: str, home: str) -> str | None:
    """The calendar at a secret address; None if there is none. `home` is the address of our home page."""
    owners = await store.fetch(sa.select(feeds).where(feeds.c.secret == secret))
    if not owners:
        return None
    query = (
        sa.select(turns.c.table_id, turns.c.question, turns.c.due, tables.c.game)
        .join(tables, tables.c.id == turns.c.table_id)
        .where(turns.c.guest == owners[0].guest)
        .order_by(turns.c.due)
        .limit(MOST_ENTRIES)
    )
    lines = _calendar(await store.fetch(query), owners[0].language, home, clock.now())
    return "".join(f"{folded}\r\n" for line in lines for folded in _folded(line))


def _calendar(found: list[Any], language: str, home: str, now: int) -> Iterator[str]:
    words = notice_words(language)
    yield from ("BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Throneroom//Your turns//EN", "METHOD:PUBLISH")
    yield from (f"X-WR-CALNAME:{_escaped(words.words('calendar-name'))}", "REFRESH-INTERVAL;VALUE=DURATION:PT1H")
    for turn in found:
        name = hashlib.sha256(f"{turn.table_id} {turn.question}".encode()).hexdigest()[:24]
        title = words.words("calendar-entry", game=game_title(turn.game, language))
        yield from ("BEGIN:VEVENT", f"UID:{name}@throneroom", f"DTSTAMP:{_time(now)}", f"DTSTART:{_time(turn.due)}")
        yield from (f"SUMMARY:{_escaped(title)}", f"DESCRIPTION:{_escaped(words.words('calendar-note'))}")
        yield from (f"URL:{home}", "TRANSP:TRANSPARENT", "END:VEVENT")
    yield "END:VCALENDAR"


def _time(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).strftime("%Y%m%dT%H%M%SZ")


def _escaped(text: str) -> str:
    for character in ("\\", ";", ","):
        text = text.replace(character, f"\\{character}")
    return text.replace("\n", "\\n")


def _folded(line: str) -> Iterator[str]:
    """The same line in parts of at most `LINE` bytes; each part after the first begins with a space."""
    part, size = "", 0
    for character in line:
        width = len(character.encode())
        if size + width > LINE:
            yield part
            part, size = " ", 1
        part, size = part + character, size + width
    yield part
