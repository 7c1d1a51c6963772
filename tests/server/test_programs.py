"""For programs and for those who run the server: the sample bot, the pages, health, metrics, migrations, the CLI."""

from __future__ import annotations

import asyncio
import re
import sqlite3
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from typer.testing import CliRunner

import throneroom
from tests.server.conftest import METRICS_TOKEN, Databases, Server, run
from tests.server.people import act, guests, play
from throneroom.cli.app import app
from throneroom.engine.catalogue import LANGUAGES
from throneroom.server import guests as tokens
from throneroom.server.config import Config, Limits
from throneroom.server.ratings import Standing, updated
from throneroom.server.schema import metadata
from throneroom.server.store import Store
from throneroom.table.log import kinds

ROOT = Path(__file__).parent.parent.parent
BOT = ROOT / "examples" / "network_bot.py"


async def pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Pass on what comes until it ends."""
    while received := await reader.read(1 << 16):
        writer.write(received)
    writer.close()


def test_a_client_comes_back_to_a_server_that_died_during_the_handshake(sqlite_server: Server) -> None:
    connections = 0

    async def pass_on_the_second(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        nonlocal connections
        connections += 1
        if connections == 1:
            writer.close()
            return
        there, here = await asyncio.open_connection("127.0.0.1", sqlite_server.port)
        await asyncio.gather(pump(reader, here), pump(there, writer))

    async def work() -> None:
        async with guests(sqlite_server.address, "Ada") as (ada,):
            table_id = await ada.open_table("hierarchy", seats=["me", "open"])
            async with await asyncio.start_server(pass_on_the_second, "127.0.0.1") as door:
                ada.address = f"http://127.0.0.1:{door.sockets[0].getsockname()[1]}"
                async with ada.table(table_id) as table:
                    update = await anext(aiter(table))
        assert update.room["id"] == table_id and connections == 2

    run(work())


def test_the_sample_bot_joins_and_plays(sqlite_server: Server) -> None:
    assert len(BOT.read_text().splitlines()) < 40

    async def work() -> None:
        async with guests(sqlite_server.address, "Ada") as (ada,):
            table_id = await ada.open_table("hierarchy", seats=["me", "open"])
            bot = subprocess.Popen(
                [sys.executable, str(BOT), sqlite_server.address, table_id], stdout=subprocess.PIPE, text=True
            )
            while (await ada.call("GET", f"/api/tables/{table_id}"))["room"]["seats"][1]["kind"] == "open":
                await asyncio.sleep(0.05)
            await act(ada, table_id, "start")
            async with ada.table(table_id) as table:
                end = await play(table)
            output, _ = await asyncio.to_thread(bot.communicate)
            assert output == f"over: {end.room['standing']}\n"

    run(work())


def test_games_are_told_in_a_language_that_is_there(server: Server) -> None:
    with httpx.Client(base_url=server.address) as browser:
        for path in ("/api/games", "/api/games/shadow-throne"):
            assert browser.get(path, params={"language": "en"}).json() == browser.get(path).json()
            refused = browser.get(path, params={"language": "tlh"})
            assert refused.status_code == 422
            assert (
                refused.json()["error"]["message"] == f"there is no language 'tlh'; there are: {', '.join(LANGUAGES)}"
            )
        told = browser.get("/api/games/shadow-throne").json()
    assert (told["title"], told["options"][0]["about"]) == ("Shadow Throne", "Influence that ends the game.")
    assert told["summary"].endswith("With {target} influence the game ends."), "the page has the options of a table"
    (simone,) = (card for card in told["cards"] if card["slug"] == "simone")
    assert (simone["name"], simone["full_name"]) == ("Simone", "Simone the Sufferer")
    assert simone["text"] == "When she dies, her player gains 5 influence at once."
    assert ["consolation gold", ""] in simone["stats"] and ["faction", "Church"] in simone["stats"]


def test_pages_health_and_metrics(server: Server) -> None:
    with httpx.Client(base_url=server.address) as browser:
        for page in ("/", "/gallery", "/rules/hierarchy", "/learn/hierarchy"):
            assert browser.get(page).status_code == 200
        for page in (
            "/t/",
            "/t/abcdefgh",
            "/g/abcdefgh",
            "/g/",
            "/rules/x",
            "/learn/x",
            "/rules",
            "/replay/x",
            "/nonsense",
        ):
            assert browser.get(page).status_code == 404, page
            assert "Throneroom" in browser.get(page).text
        assert browser.get("/../pyproject.toml").text == browser.get("/").text
        assert browser.get("/api/nothing").json()["error"]["code"] == "no_page"
        assert browser.get("/health").json()["status"] == "ok"
        for unwanted in ({}, {"authorization": "Bearer x"}, {"authorization": f"Basic {METRICS_TOKEN}"}):
            assert browser.get("/metrics", headers=unwanted).status_code == 404
        measured = browser.get("/metrics", headers={"authorization": f"Bearer {METRICS_TOKEN}"}).text
        assert "throneroom_entries_total" in measured and "throneroom_bot_wait_seconds_bucket" in measured
        assert "thought" not in measured, "how long a bot thinks tells whether it had a choice"
        paths = browser.get("/openapi.json").json()["paths"]
        assert "/api/tables/{table_id}/acts" in paths
        assert "GET /api/lobby" in browser.get("/docs").text and "//" not in browser.get("/docs").text


def test_the_words_of_a_game_are_those_of_its_catalogue(sqlite_server: Server) -> None:
    with httpx.Client(base_url=sqlite_server.address) as browser:
        told = browser.get("/api/games/hierarchy/words", params={"language": "en"})
        assert told.headers["content-type"] == "text/plain; charset=utf-8"
        assert told.headers["cache-control"] == "no-cache"
        assert told.text == throneroom.find("hierarchy").words("en")
        assert "number-0 = no\n" in told.text and "card-assassin =" in told.text
        assert browser.get("/api/games/hierarchy/words").text == told.text
        game = browser.get("/api/games/chess/words")
        assert (game.status_code, game.json()["error"]["code"]) == (404, "no_game")
        assert "there is no such game; there are: battle-for-the-throne" in game.json()["error"]["message"]
        language = browser.get("/api/games/hierarchy/words", params={"language": "tlh"})
        assert (language.status_code, language.json()["error"]["code"]) == (422, "bad_request")
        assert language.json()["error"]["message"].startswith("there is no language 'tlh'; there are: en")


def test_the_protocol_page_names_every_route_and_every_event(sqlite_server: Server) -> None:
    page = (ROOT / "docs" / "reference" / "protocol.md").read_text()
    for path in httpx.get(f"{sqlite_server.address}/openapi.json").json()["paths"]:
        words = re.sub(r"\{\w+\}", "", path).strip("/").split("/")
        assert words[-1] in page and words[1 if len(words) > 1 else 0] in page, path
    for kind in kinds():
        assert f"`{kind}`" in page, kind


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_migrations_lead_to_the_schema(databases: Databases, kind: str) -> None:
    async def work() -> None:
        store = Store(Config(databases(kind)).url, "test")
        await store.open()
        differences = await store.transact(lambda raw: compare_metadata(MigrationContext.configure(raw), metadata))
        await store.close()
        assert differences == []

    run(work())


def test_logs_hold_no_secrets(databases: Databases, tmp_path: Path) -> None:
    server = Server(databases("sqlite"), "--log-level", "debug")
    file = tmp_path / "log"
    with file.open("wb") as lines:
        server.start(lines).wait()
    secrets: list[str] = []

    async def work() -> None:
        async with guests(server.address, "Ada") as (ada,):
            table_id = await ada.open_table("hierarchy", seats=["me", "bot:random"], start=True, pace=0)
            async with ada.table(table_id) as table:
                end = await play(table)
            secrets.extend([table_id, str(ada.token), end.room["game_id"]])
            await ada.call("GET", f"/api/finished/{end.room['game_id']}")

    run(work())
    assert server.stop() == 0
    text = file.read_text()
    assert "/api/finished/{game_id}" in text and '"status": 200' in text
    assert not [secret for secret in secrets if secret in text]


def test_sqlite_serves_one_process() -> None:
    result = CliRunner().invoke(app, ["serve", "--workers", "2", "--database", "x.sqlite"])
    assert "PostgreSQL" in str(result.exception)


@pytest.mark.parametrize("pair", ["speed=3", "tables", "tables=many"])
def test_an_unknown_limit_is_refused(pair: str) -> None:
    with pytest.raises(ValueError, match="a limit is NAME=NUMBER"):
        Limits().changed([pair])


def test_a_database_by_its_name() -> None:
    assert Config("tables.sqlite").url == "sqlite:///tables.sqlite"
    assert Config("postgres://u:p@h/d").url == "postgresql+asyncpg://u:p@h/d"
    assert Config("tables.sqlite?synchronous=normal").url == "sqlite:///tables.sqlite?synchronous=normal"
    for wrong in ("synchronous=off", "mode=ro", "synchronous=normal&mode=ro"):
        with pytest.raises(ValueError, match="synchronous=full or normal"):
            _ = Config(f"tables.sqlite?{wrong}").url
    with pytest.raises(ValueError, match="a database is"):
        _ = Config("mysql://h/d").url
    assert Config.from_environment() == Config()
    assert sqlite3.sqlite_version_info > (3, 35) and sa.__version__ >= "2"


def test_a_token_is_good_for_its_guest_alone_and_for_half_a_year() -> None:
    token = tokens.sign_token(b"secret", tokens.Session("ada", "phone"), 10**12)
    assert tokens.verify_token(b"secret", token, 10**12 + 5000) == tokens.Session("ada", "phone", 5000)
    assert tokens.verify_token(b"other", token, 10**12) is None
    assert tokens.verify_token(b"secret", token.replace("ada", "bob"), 10**12) is None
    assert tokens.verify_token(b"secret", token, 10**12 + tokens.TOKEN_LIFE + 1) is None
    for nonsense in ("", ".", "a.b.c", "é", "x" * 1000, "a.b"):
        assert tokens.verify_token(b"secret", nonsense, 10**12) is None


def test_ratings_move_with_results_and_count_all_games() -> None:
    after = updated({}, [("ada", True), ("ben", False)], [("ada", True), ("ben", False), ("bot:knight", False)])
    assert after["ada"].mu > Standing().mu > after["ben"].mu
    assert after["bot:knight"].played == 0 and after["bot:knight"].rated == 1
    unrated = updated(after, [("ada", True)], [])
    assert (unrated["ada"].played, unrated["ada"].rated) == (2, 1)
