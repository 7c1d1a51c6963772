"""The tables of the database. Alembic's migrations create them; a test compares the two."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    text,
)

metadata = MetaData()

settings = Table(
    "settings", metadata, Column("name", String(40), primary_key=True), Column("value", Text, nullable=False)
)

guests = Table(
    "guests",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("created", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("status", String(12), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("host", String(24), nullable=False),
    Column("last", Integer, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("due", BigInteger),
    Column("here", Text, nullable=False),
    Column("summary", Text, nullable=False),
    Column("hours", Integer),
    Index("tables_due", "due", sqlite_where=text("due IS NOT NULL"), postgresql_where=text("due IS NOT NULL")),
    Index("tables_lobby", "status", "updated", sqlite_where=text("listed = 1"), postgresql_where=text("listed")),
    Index("tables_host", "host", "status"),
    Index("tables_here", "here", sqlite_where=text("here != ''"), postgresql_where=text("here != ''")),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("kind", String(20), nullable=False),
    Column("body", Text, nullable=False),
    Index("entries_said", "at", sqlite_where=text("kind = 'said'"), postgresql_where=text("kind = 'said'")),
)

sitters = Table(
    "sitters",
    metadata,
    Column("guest", String(24), primary_key=True),
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
)

games = Table(
    "games",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("table_id", String(24), ForeignKey("tables.id"), nullable=False),
    Column("game", String(40), nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("record", Text, nullable=False),
    Column("summary", Text, nullable=False),
    Column("chances", Text),
    Column("review", Text),
    Column("noted", Text),
    Index("games_game", "game", "ended"),
    Index("games_table", "table_id"),
)

players = Table(
    "players",
    metadata,
    Column("guest", String(24), primary_key=True),
    Column("game_id", String(24), ForeignKey("games.id"), primary_key=True),
    Column("ended", BigInteger, nullable=False),
    Column("seat", String(4), nullable=False),
    Column("won", Boolean, nullable=False),
    Column("game", String(40), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("rivals", String(40), nullable=False),
    Column("counted", Boolean, nullable=False),
    Column("opening", Text),
    Column("mu", Float),
    Column("sigma", Float),
    Index("players_ended", "guest", "ended"),
    Index("players_game", "guest", "game", "ended"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("guest", String(48), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("seats", Integer, primary_key=True),
    Column("played", Integer, nullable=False),
    Column("won", Integer, nullable=False),
    Column("rated", Integer, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("rivals", Integer, nullable=False),
    Column("score", Float, nullable=False),
    Column("ranked", Boolean, nullable=False),
    Index(
        "ratings_hall",
        "game",
        "seats",
        "ranked",
        "score",
        "guest",
        sqlite_where=text("rated > 0"),
        postgresql_where=text("rated > 0"),
    ),
)
"""The rating of a guest, or of a bot as `bot:LEVEL`, in a game with this many players."""

meetings = Table(
    "meetings",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("seats", Integer, primary_key=True),
    Column("one", String(48), primary_key=True),
    Column("other", String(48), primary_key=True),
    Column("day", Integer, nullable=False),
    Column("rated", Integer, nullable=False),
)
"""Two players who have met in a rated game, in alphabetical order: the last day, and the rated games on it."""

seekers = Table(
    "seekers",
    metadata,
    Column("guest", String(24), primary_key=True),
    Column("id", String(24), nullable=False),
    Column("game", String(40), nullable=False),
    Column("pace", String(12), nullable=False),
    Column("mu", Float, nullable=False),
    Column("began", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("stage", Integer, nullable=False),
    Column("partner", String(24)),
    Column("table_id", String(24)),
    Index(
        "seekers_waiting",
        "game",
        "pace",
        "began",
        sqlite_where=text("stage = 0"),
        postgresql_where=text("stage = 0"),
    ),
)
"""Guests who search for opponents: the row of a guest belongs to its latest search.

`game` has the number of players, too. Those who were found for each other have the same table; `partner` is not used.
"""

tournaments = Table(
    "tournaments",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("host", String(24), nullable=False),
    Column("game", String(40), nullable=False),
    Column("kind", String(12), nullable=False),
    Column("pace", String(12), nullable=False),
    Column("size", Integer, nullable=False),
    Column("bots", String(40)),
    Column("status", String(12), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("started", BigInteger),
    Index("tournaments_status", "status", "created"),
)

entrants = Table(
    "entrants",
    metadata,
    Column("tournament", String(24), ForeignKey("tournaments.id"), primary_key=True),
    Column("player", String(48), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("joined", BigInteger, nullable=False),
    Column("number", Integer),
    Column("gone", Boolean, nullable=False),
)
"""The players of a tournament: guests, or bots as `bot:N`; `number` is their place in the draw."""

tournament_games = Table(
    "tournament_games",
    metadata,
    Column("tournament", String(24), ForeignKey("tournaments.id"), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("attempt", Integer, primary_key=True),
    Column("one", Integer, nullable=False),
    Column("other", Integer, nullable=False),
    Column("table_id", String(24)),
    Column("result", String(8)),
    Index("tournament_games_table", "table_id"),
)
"""Games of tournaments, of two players by their numbers; without a table if one of them has left."""

processes = Table(
    "processes",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("seen", BigInteger, nullable=False),
)

puzzle_attempts = Table(
    "puzzle_attempts",
    metadata,
    Column("guest", String(24), primary_key=True),
    Column("puzzle", String(12), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("decision", String(200), nullable=False),
    Column("solved", Boolean, nullable=False),
)
"""The first answer of a guest to a puzzle."""

puzzle_ratings = Table(
    "puzzle_ratings",
    metadata,
    Column("guest", String(24), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("tried", Integer, nullable=False),
    Column("solved", Integer, nullable=False),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
)

puzzle_streaks = Table(
    "puzzle_streaks",
    metadata,
    Column("guest", String(24), primary_key=True),
    Column("day", Integer, nullable=False),
    Column("days", Integer, nullable=False),
    Column("longest", Integer, nullable=False),
)
"""On how many days in a row, up to `day`, a guest has answered a puzzle of the day."""

lessons = Table(
    "lessons",
    metadata,
    Column("guest", String(24), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("lesson", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
)
"""The lessons that a guest has done: 1 is the guided first game."""

# Accounts

devices = Table(
    "devices",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("guest", String(24), nullable=False),
    Column("browser", String(20), nullable=False),
    Column("system", String(20), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Index("devices_guest", "guest"),
)
"""The browsers and programs that act as a guest."""

signed_out = Table(
    "signed_out",
    metadata,
    Column("device", String(24), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Index("signed_out_at", "at"),
)
"""Devices whose tokens are no longer valid, kept until the tokens have expired."""

retired_guests = Table(
    "retired_guests",
    metadata,
    Column("guest", String(24), primary_key=True),
    Column("successor", String(24)),
    Column("at", BigInteger, nullable=False),
    Index("retired_guests_at", "at"),
)
"""Guests who were deleted, or who go on as another guest; kept until their tokens have expired."""

recovery_codes = Table(
    "recovery_codes",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("guest", String(24), nullable=False),
    Column("created", BigInteger, nullable=False),
    Index("recovery_codes_guest", "guest"),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(1400), primary_key=True),
    Column("guest", String(24), nullable=False),
    Column("public_key", Text, nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    Column("browser", String(20), nullable=False),
    Column("system", String(20), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger),
    Index("passkeys_guest", "guest"),
)

one_time_secrets = Table(
    "one_time_secrets",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("purpose", String(20), nullable=False),
    Column("guest", String(24), nullable=False),
    Column("expires", BigInteger, nullable=False),
    Index("one_time_secrets_expires", "expires"),
    Index("one_time_secrets_guest", "guest"),
)
"""Codes for another device, challenges and tickets: valid once, for some minutes. `guest` is empty before a sign-in."""

# Games over days

turns = Table(
    "turns",
    metadata,
    Column("guest", String(24), primary_key=True),
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("question", Integer, nullable=False),
    Column("due", BigInteger, nullable=False),
    Column("warn_at", BigInteger, nullable=False),
    Column("told", Integer, nullable=False),
    Index("turns_told", "told", "warn_at"),
)
"""Who is asked in which game over days, until when, and what the player has been told of it: see `turns`."""

vacations = Table(
    "vacations",
    metadata,
    Column("guest", String(24), primary_key=True),
    Column("begins", BigInteger, primary_key=True),
    Column("ends", BigInteger, nullable=False),
    Column("applied", Boolean, nullable=False),
    Index("vacations_applied", "applied"),
)
"""When a guest has time off; `applied`: all of its games over days know it."""

push_subscriptions = Table(
    "push_subscriptions",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("guest", String(24), nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("language", String(20), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("device", String(24)),
    Index("push_subscriptions_guest", "guest"),
)
"""The browsers to which a guest wants notices; the id is made from the endpoint.

A device that is signed out gets none.
"""

notices = Table(
    "notices",
    metadata,
    Column("subscription", String(32), primary_key=True),
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("question", Integer, primary_key=True),
    Column("kind", String(8), primary_key=True),
    Column("next_try", BigInteger, nullable=False),
    Column("tries", Integer, nullable=False),
    Index("notices_next_try", "next_try"),
)
"""Notices that have not been delivered yet."""

premoves = Table(
    "premoves",
    metadata,
    Column("guest", String(24), primary_key=True),
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("round", Integer, nullable=False),
    Column("ply", Integer, nullable=False),
    Column("path", String(32), nullable=False),
    Column("basis", Text, nullable=False),
    Column("answers", Text, nullable=False),
    Column("state", String(12), nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("premoves_table", "table_id"),
)
"""Decisions that guests leave for their next question, private to them: see `table.premoves`."""

feeds = Table(
    "feeds",
    metadata,
    Column("guest", String(24), primary_key=True),
    Column("secret", String(40), nullable=False, unique=True),
    Column("language", String(20), nullable=False),
)
"""The secret addresses of calendars."""

# Safe to open to the public

blocks = Table(
    "blocks",
    metadata,
    Column("guest", String(24), primary_key=True),
    Column("blocked", String(24), primary_key=True),
    Column("active", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("blocks_blocked", "blocked"),
    Index("blocks_at", "at"),
)
"""Whom a guest has blocked; `active` is false for a while after a block has ended, so that other processes see it."""

reports = Table(
    "reports",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("reporter", String(24), nullable=False),
    Column("player", String(24), nullable=False),
    Column("name", String(40), nullable=False),
    Column("kind", String(12), nullable=False),
    Column("reason", String(20), nullable=False),
    Column("text", Text, nullable=False),
    Column("table_id", String(24)),
    Column("context", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("resolved", BigInteger),
    Column("note", Text, nullable=False),
    Index("reports_resolved", "resolved", "at"),
    Index("reports_player", "player"),
    Index("reports_reporter", "reporter"),
)
"""What guests have reported; an empty id is that of somebody who was deleted since."""

bans = Table(
    "bans",
    metadata,
    Column("kind", String(8), primary_key=True),
    Column("who", String(48), primary_key=True),
    Column("until", BigInteger),
    Column("note", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("bans_at", "at"),
)
"""Guests and networks that may only watch, for some time or permanently."""

audit_log = Table(
    "audit_log",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("action", String(24), nullable=False),
    Column("subject", String(48), nullable=False),
    Column("note", Text, nullable=False),
    Index("audit_log_at", "at"),
)
"""What moderators have done."""

guest_networks = Table(
    "guest_networks",
    metadata,
    Column("guest", String(24), primary_key=True),
    Column("network", String(48), nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("guest_networks_at", "at"),
)
"""From which network a guest came last."""
