"""The configuration of a server: from the command line, or from the environment in its worker processes."""

from __future__ import annotations

import ipaddress
import json
import os
from dataclasses import asdict, dataclass, field, fields, replace
from pathlib import Path
from urllib.parse import urlsplit

from throneroom.engine.errors import SettingsError

VARIABLE = "THRONEROOM_SERVER"
"""The environment variable that carries the configuration to worker processes."""
LOOPBACK = "127.0.0.1", "::1"
MOST_DIGITS = 9
SYNCHRONOUS = ("full", "normal")
"""SQLite has committed once the data is on disk (full), or once the operating system has it (normal).

With the latter, committed data survives a crash of the server, but not a power failure.
"""


@dataclass(frozen=True)
class Limits:
    """How much one guest, one address and one connection may ask for."""

    guests_a_minute: int = 30
    """New guests from one address."""
    tables: int = 20
    """Open or running tables that one guest has opened."""
    days_tables: int = 200
    """The same for games over days."""
    tournaments: int = 10
    """Open or running tournaments that one guest hosts."""
    connections: int = 20
    """Of one guest to one process."""
    connections_from: int = 200
    """From one address to one process."""
    acts_a_second: int = 20
    requests_a_second: int = 50
    """Of the interface, from one address."""
    pages_a_second: int = 100
    """Pages and their files, from one address."""
    history_a_second: int = 2_000
    """Log entries that are read to tell guests at one address what they have missed."""
    chats_a_minute: int = 20
    chats_a_minute_from: int = 120
    """Messages from one address."""
    tables_a_minute_from: int = 60
    """New tables from one address."""
    reports_an_hour: int = 10
    """Reports of one guest."""
    reports_an_hour_from: int = 60
    """Reports from one address."""
    moderator_attempts_a_minute: int = 6
    """Wrong moderator tokens from one address."""
    renames_a_minute: int = 6
    """New names of one guest."""
    hints_a_minute: int = 60
    puzzles_a_minute: int = 60
    """Answers of one guest to puzzles."""
    explorer_a_minute: int = 600
    """Positions of solved games, from one address."""
    searches_a_minute: int = 30
    """Searches for an opponent that one guest begins."""
    exports_a_minute: int = 6
    """Archives of all records of one guest."""
    sign_ins_a_minute: int = 20
    """Attempts to sign in, from one address."""
    body: int = 65_536
    """Bytes of a request; one with a record text may be longer."""
    frame: int = 8_192
    """Bytes of a WebSocket message."""
    backlog: int = 256
    """Messages that wait for a slow connection before it is closed."""
    entries: int = 20_000
    """Entries in the log of one table."""
    contribution_seconds: int = 20
    """Seconds that a game which begins by itself waits for random numbers of its players."""
    database_seconds: int = 8
    """Seconds that the database may take to answer, until it counts as unavailable."""
    tables_in_memory: int = 256
    """When there are more, idle ones are dropped."""

    def changed(self, pairs: list[str]) -> Limits:
        """These limits with changes from NAME=NUMBER pairs."""
        return replace(self, **_numbers(pairs, [f.name for f in fields(self)], "a limit is NAME=NUMBER"))


@dataclass(frozen=True)
class Keep:
    """For how many days something is kept; 0: forever."""

    guests: int = 400
    """Guests without a way back (recovery code, passkey) who have not been here."""
    chats: int = 90
    """The texts of messages."""
    unlisted: int = 0
    """Finished games at tables that only a link leads to, with their tables."""
    reports: int = 180
    """Reports, from when they were made or resolved."""
    audit: int = 365
    """What moderators have done."""
    networks: int = 7
    """From which network a guest came."""

    def changed(self, pairs: list[str]) -> Keep:
        """These times with changes from NAME=DAYS pairs."""
        return replace(self, **_numbers(pairs, [f.name for f in fields(self)], "a time to keep is NAME=DAYS"))


def _numbers(pairs: list[str], known: list[str], form: str) -> dict[str, int]:
    """NAME=NUMBER pairs, checked."""
    found = {}
    for pair in pairs:
        name, _, value = pair.partition("=")
        if name not in known or not (value.isascii() and value.isdecimal()) or len(value) > MOST_DIGITS:
            raise SettingsError(f"{form} with one of {', '.join(sorted(known))}, not {pair!r}")
        found[name] = int(value)
    return found


@dataclass(frozen=True)
class Config:
    """The database, origins, cookies, bots and limits of a server."""

    database: str = ""
    origins: tuple[str, ...] = ()
    """Origins, besides the server's own, whose pages may send requests."""
    secure: bool = False
    """Whether cookies are sent over HTTPS only."""
    bot_processes: int = 0
    """0: one for each core."""
    warm: bool = True
    """Whether all games are compiled or loaded at the start, rather than each when it is first played."""
    limits: Limits = field(default_factory=Limits)
    bot_seed: int | None = None
    """With a seed, bots without a time limit decide the same in every run; without one, nobody can predict them."""
    site: str = ""
    """The origin under which people reach the server, such as https://games.example; empty: that of each request."""
    private_push: bool = False
    """Whether notices may go to push services at private addresses, and without HTTPS."""
    push_contact: str = "mailto:host@throneroom.invalid"
    """Whom a push service can ask about our notices: mailto:... or https://..."""
    proxies: tuple[str, ...] = ()
    """Addresses and networks of proxies whose `X-Forwarded-*` headers are trusted."""
    metrics_token: str = ""
    """What a program must send to read the metrics; nobody can read them if it is empty."""
    listen_when_ready: bool = False
    """Whether connections are refused until all is ready: a balancer then sends visitors to another server."""

    moderator_token: str = ""
    """What a moderator types into the page `/moderate`, which does not exist if it is empty."""
    word_filter: str = ""
    """The file with words that names must not have and that chat does not show."""
    contact: str = ""
    """Whom visitors can ask about their data: an address of mail or of a page."""
    keep: Keep = field(default_factory=Keep)

    @property
    def url(self) -> str:
        """The database as a URL for SQLAlchemy."""
        chosen = self.database or os.environ.get("DATABASE_URL") or f"sqlite:///{default_file()}"
        for plain, full in (
            ("postgresql://", "postgresql+asyncpg://"),
            ("postgres://", "postgresql+asyncpg://"),
        ):
            if chosen.startswith(plain):
                return full + chosen.removeprefix(plain)
        if "://" not in chosen:
            chosen = f"sqlite:///{chosen}"
        if chosen.startswith("sqlite://"):
            _, ask, asked = chosen.partition("?")
            if ask and asked not in {f"synchronous={kind}" for kind in SYNCHRONOUS}:
                raise SettingsError(f"the only option of a SQLite file is ?synchronous={' or '.join(SYNCHRONOUS)}")
            return chosen
        raise SettingsError("a database is a file, sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME")

    @property
    def shared(self) -> bool:
        """Whether several processes can serve this database."""
        return self.url.startswith("postgresql")

    @property
    def file(self) -> str:
        """The path of the SQLite file."""
        return self.url.removeprefix("sqlite:///").partition("?")[0]

    @property
    def bot_process_count(self) -> int:
        return self.bot_processes or os.cpu_count() or 1

    def text(self) -> str:
        return json.dumps(asdict(self))

    @classmethod
    def from_environment(cls) -> Config:
        values = json.loads(os.environ.get(VARIABLE, "{}"))
        values["limits"] = Limits(**values.get("limits", {}))
        values["keep"] = Keep(**values.get("keep", {}))
        values["origins"] = tuple(values.get("origins", ()))
        values["proxies"] = tuple(values.get("proxies", ()))
        return cls(**values)


def checked_site(site: str) -> str:
    """The origin of a public address: a scheme and a host, without a path."""
    parts = urlsplit(site)
    if site and (parts.scheme not in ("http", "https") or not parts.hostname or parts.path.strip("/") or parts.query):
        raise SettingsError(f"a site is an address such as https://games.example, without a path, not {site!r}")
    return site.rstrip("/")


def trusted_proxies(texts: list[str]) -> tuple[str, ...]:
    """Checked addresses and networks of proxies."""
    for text in texts:
        try:
            ipaddress.ip_network(text)
        except ValueError:
            raise SettingsError(
                f"a proxy is an address or a network such as 10.0.0.5 or 172.16.0.0/12, not {text!r}"
            ) from None
    return tuple(texts)


def default_file() -> Path:
    """The default database: a file in the user's data folder."""
    root = Path(os.environ.get("XDG_DATA_HOME") or "~/.local/share").expanduser() / "throneroom"
    root.mkdir(parents=True, exist_ok=True)
    return root / "tables.sqlite"
