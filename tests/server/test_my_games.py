"""A guest's own games: the list and its filters, the record, ratings over time, openings, the archive of records."""

from __future__ import annotations

import io
import json
import zipfile
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config as AlembicConfig

import throneroom
from tests.server.conftest import Databases, Server, run
from tests.server.people import act, guests, open_and_seat, play, together
from throneroom.client import Client, Refused
from throneroom.server import models, my_games, ratings, schema, store
from throneroom.server.config import Config
from throneroom.server.my_games import Filters
from throneroom.server.opponents import strongest_rival
from throneroom.server.store import Store

MIGRATIONS = Path(store.__file__).parent / "migrations"
MANY = 3000


async def played(people: list[Client], game: str, seed: int, **settings: Any) -> str:
    """A whole game; returns its id."""
    table_id = await open_and_seat(people, game, **settings)
    tables = [person.table(table_id) for person in people]
    for table in tables:
        await table.__aenter__()
    ends = await together(*[play(table, seed + n) for n, table in enumerate(tables)])
    for table in tables:
        await table.__aexit__(None, None, None)
    return str(ends[0].room["game_id"])


async def ids(client: Client, **filters: Any) -> list[str]:
    return [game["id"] for game in (await client.call("GET", "/api/me/games", **filters))["games"]]


def test_own_games_with_filters_and_nobody_elses(server: Server) -> None:
    async def work() -> None:
        async with guests(server.address, "Ada", "Ben", "Cyd") as (ada, ben, cyd):
            duel = await played([ada, ben], "hierarchy", 1)
            alone = await played([ada], "throne-and-grail", 2, players=2)
            three = await played([ada, ben], "behind-the-throne", 3, players=3)
            abandoned = await open_and_seat([ada, ben], "hierarchy")
            await act(ben, abandoned, "resign")
            resigned = (await ada.call("GET", f"/api/tables/{abandoned}"))["room"]["game_id"]
            assert await ids(ada) == [resigned, three, alone, duel]
            assert await ids(ben) == [resigned, three, duel]
            assert await ids(cyd) == []
            assert await ids(ada, game="hierarchy") == [resigned, duel]
            assert await ids(ada, players=3) == [three]
            assert await ids(ada, rivals="people") == [resigned, three, duel]
            assert await ids(ada, rivals="bots") == await ids(ada, rivals="random") == [alone]
            won, lost = await ids(ada, result="won"), await ids(ada, result="lost")
            assert resigned in won and {*won, *lost} == {resigned, three, alone, duel} and not {*won} & {*lost}
            assert await ids(ada, result="uncounted") == []
            ended = {game["id"]: game["ended"] for game in (await ada.call("GET", "/api/me/games"))["games"]}
            assert await ids(ada, since=ended[three]) == [resigned, three]
            assert await ids(ada, before=ended[three]) == [alone, duel]
            first = await ada.call("GET", "/api/me/games", limit=3)
            assert (first["total"], len(first["games"])) == (4, 3)
            second = await ada.call("GET", "/api/me/games", limit=3, cursor=first["next"])
            assert [game["id"] for game in second["games"]] == [duel] and second["next"] is None

    run(work())


@pytest.mark.parametrize(
    ("filters", "says"),
    [
        ({"limit": 101}, "less than or equal to 100"),
        ({"cursor": "nonsense"}, "`next` of an earlier list"),
        ({"result": "drawn"}, "'won', 'lost' or 'uncounted'"),
        ({"players": 0}, "greater than or equal to 1"),
        ({"since": -1}, "greater than or equal to 0"),
    ],
)
def test_what_cannot_be_filtered_is_refused_with_what_would_be_right(
    sqlite_server: Server, filters: dict[str, Any], says: str
) -> None:
    async def work() -> None:
        async with guests(sqlite_server.address, "Ada") as (ada,):
            with pytest.raises(Refused, match=says) as refused:
                await ada.call("GET", "/api/me/games", **filters)
            assert refused.value.code == "bad_request"

    run(work())


def test_the_statistics_of_a_guest(server: Server) -> None:
    async def work() -> None:
        async with guests(server.address, "Ada", "Ben") as (ada, ben):
            games = [await played([ada, ben], "hierarchy", seed) for seed in (1, 2, 3)]
            await played([ada], "hierarchy", 9, players=2)
            found = await ada.call("GET", "/api/me/statistics")
            listed = (await ada.call("GET", "/api/me/games"))["games"]
            duels = {"game": "hierarchy", "players": 2, "rivals": "people", "played": 3}
            alone = {"game": "hierarchy", "players": 2, "rivals": "random", "played": 1}
            wins = [sum(game["won"] for game in listed[1:]), sum(game["won"] for game in listed[:1])]
            assert found["results"] == [{**duels, "won": wins[0]}, {**alone, "won": wins[1]}]
            assert [point["id"] for point in found["ratings"]] == games
            now = (await ada.call("GET", "/api/me/ratings"))["ratings"][0]["rating"]
            assert found["ratings"][-1]["rating"] == now
            begun = Counter[str]()
            for game in listed:
                match = throneroom.replay((await ada.http.get(f"/api/finished/{game['id']}/record")).text)
                begun[match.first_choices()[match.seats.index(game["seat"])]] += 1
            del begun[""]  # no choice in a whole game, which may happen
            assert {opening["decision"]: opening["played"] for opening in found["openings"]} == begun
            theirs = await ben.call("GET", "/api/me/statistics")
            assert [row["won"] for row in theirs["results"]] == [3 - wins[0]]
            assert models.PlayerStatistics.model_validate(found).model_dump(mode="json") == found

    run(work())


def test_a_guest_without_games_has_an_empty_record_and_archive(sqlite_server: Server) -> None:
    async def work() -> None:
        async with guests(sqlite_server.address, "Nobody") as (new,):
            assert await new.call("GET", "/api/me/games") == {"games": [], "total": 0, "next": None}
            assert await new.call("GET", "/api/me/statistics") == {"results": [], "ratings": [], "openings": []}
            with zipfile.ZipFile(io.BytesIO((await new.http.get("/api/me/records.zip")).content)) as archive:
                assert archive.namelist() == ["games.jsonl"]

    run(work())


def test_all_record_files_in_one_archive(server: Server) -> None:
    async def work() -> None:
        async with guests(server.address, "Zoë \u202e<b>", "Ben") as (ada, ben):
            games = [await played([ada, ben], "hierarchy", seed) for seed in (1, 2)]
            await played([ben], "hierarchy", 5, players=2)
            answer = await ada.http.get("/api/me/records.zip")
            assert answer.headers["content-type"] == "application/zip"
            with zipfile.ZipFile(io.BytesIO(answer.content)) as archive:
                assert archive.testzip() is None
                *files, last = archive.namelist()
                told = [json.loads(line) for line in archive.read(last).decode().splitlines()]
                assert {name.rpartition("-")[2] for name in files} == {f"{game}.rec" for game in games}
                assert [line["file"] for line in told] == files
                assert [seat["name"] for seat in told[0]["seats"]] == ["Zoë <b>", "Ben"]
                for name, line in zip(files, told, strict=True):
                    match = throneroom.replay(archive.read(name).decode())
                    assert match.over and list(match.standing or ()) == line["standing"]

    run(work())


def test_an_archive_is_only_for_a_guest_and_not_for_many_at_once(databases: Databases) -> None:
    server = Server(databases("sqlite"), limits=["guests_a_minute=1000"]).start().wait()

    async def work() -> None:
        async with Client(server.address) as stranger:
            for path in ("games", "statistics", "records.zip"):
                with pytest.raises(Refused) as refused:
                    await stranger.call("GET", f"/api/me/{path}")
                assert refused.value.code == "no_identity"
        async with guests(server.address, "Ada") as (ada,):
            codes = [(await ada.http.get("/api/me/records.zip")).status_code for _ in range(5)]
            assert codes[:3] == [200, 200, 200] and codes[-1] == 429

    try:
        run(work())
    finally:
        assert server.stop() == 0


def test_the_strongest_rival() -> None:
    assert strongest_rival([("bot", "best"), ("person", None)]) == "people"
    assert strongest_rival([("bot", "easy"), ("bot", "strong"), ("bot", "fair")]) == "strong"
    assert strongest_rival([("bot", "random"), ("bot", "knight:200ms")]) == "knight:200ms"
    assert strongest_rival([("bot", "sovereign"), ("bot", "squire")]) == "sovereign"
    assert strongest_rival([("bot", "my-own"), ("bot", "fair")]) == "my-own"


# The queries


async def filled(kept: Store) -> None:
    """Many games of many guests; the one we ask about has some hundreds."""
    names = ["hierarchy", "throne-and-grail", "shadow-throne"]
    table = {"id": "table001", "game": "x", "status": "over", "listed": False, "host": "g0", "last": 1, "updated": 1}
    await kept.execute(sa.insert(schema.tables).values(**table, due=None, here="", summary="{}"))
    games = [
        {"id": f"game{n:06}", "table_id": "table001", "game": names[n % 3], "ended": n, "record": "", "summary": "{}"}
        for n in range(MANY)
    ]
    own = [
        {
            "guest": f"g{n % 10}", "game_id": f"game{n:06}", "ended": n, "seat": "p1", "won": n % 2 == 0,
            "game": names[n % 3], "seats": 2 + n % 2, "rivals": ["people", "best"][n % 2], "counted": True,
            "opening": f"play {n % 7}", "mu": 25.0 if n % 4 == 0 else None, "sigma": 8.0 if n % 4 == 0 else None,
        }
        for n in range(MANY)
    ]  # fmt: skip
    for table_of, rows in ((schema.games, games), (schema.players, own)):
        for start in range(0, MANY, 500):
            await kept.execute(sa.insert(table_of).values(rows[start : start + 500]))


QUERIES = {
    "all": my_games.listed(Filters("g3"), 51),
    "next page": my_games.listed(Filters("g3"), 51, (2000, "game002000")),
    "a game": my_games.listed(Filters("g3", game="hierarchy", seats=3, result="won", rivals="people"), 51),
    "a time": my_games.listed(Filters("g3", since=500, before=900), 51),
    "record": my_games.tallied("g3"),
    "openings": my_games.openings("g3"),
    "ratings": my_games.rated("g3"),
}


async def plan(kept: Store, query: sa.Select[Any]) -> str:
    """How the database would answer a query."""

    def explain(connection: sa.Connection) -> str:
        text = str(query.compile(dialect=connection.dialect, compile_kwargs={"literal_binds": True}))
        words = "EXPLAIN" if kept.shared else "EXPLAIN QUERY PLAN"
        return "\n".join(" ".join(map(str, row)) for row in connection.execute(sa.text(f"{words} {text}")))

    return await kept.transact(explain)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_every_query_finds_the_guests_rows_by_an_index(databases: Databases, kind: str) -> None:
    async def work() -> dict[str, str]:
        kept = Store(Config(databases(kind)).url, "test")
        await kept.open()
        try:
            await filled(kept)
            await kept.execute(sa.text("ANALYZE"))
            assert len(await kept.fetch(QUERIES["all"])) == 51
            assert len(await kept.fetch(QUERIES["record"])) > 2
            return {name: await plan(kept, query) for name, query in QUERIES.items()}
        finally:
            await kept.close()

    for name, found in run(work()).items():
        assert "players_" in found or "sqlite_autoindex_players" in found, (name, found)
        assert "SCAN players" not in found and "Seq Scan on players" not in found, (name, found)


# Games from before


def migrate(connection: sa.Connection, version: str) -> None:
    config = AlembicConfig()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, version)


def old_games(connection: sa.Connection) -> ratings.Standing:
    """Three rated games and one that was abandoned, as they were stored before; returns the last rating of `ada`."""
    table = ("table001", "hierarchy", "over", False, "ada", 1, 1, None, "", "{}")
    connection.execute(
        sa.text("INSERT INTO tables VALUES (:a, :b, :c, :d, :e, :f, :g, :h, :i, :j)"),
        dict(zip("abcdefghij", table, strict=True)),
    )
    match = throneroom.new("hierarchy", seed=7)
    match.play("p2", "play knight")
    standings: dict[str, ratings.Standing] = {}
    for n, (won, reason) in enumerate([(True, "rules"), (True, "rules"), (False, "clock"), (False, "abandoned")]):
        rated = reason != "abandoned"
        seats = [
            {"seat": "p1", "kind": "person", "name": "Ben", "level": None, "out": None, "won": rated and not won},
            {"seat": "p2", "kind": "person", "name": "Ada", "level": None, "out": None, "won": won},
        ]
        summary = {"seats": seats, "standing": [0, 0], "reason": reason, "rated": rated}
        connection.execute(
            sa.text("INSERT INTO games VALUES (:id, 'table001', 'hierarchy', :ended, :record, :summary, NULL)"),
            {"id": f"game000{n}", "ended": n, "record": match.record(), "summary": json.dumps(summary)},
        )
        for guest, seat, victory in (("ben", "p1", rated and not won), ("ada", "p2", won)):
            row = {"guest": guest, "id": f"game000{n}", "ended": n, "seat": seat, "won": victory}
            connection.execute(sa.text("INSERT INTO players VALUES (:guest, :id, :ended, :seat, :won)"), row)
        if rated:
            standings = ratings.updated(standings, [], [("ben", not won), ("ada", won)])
    return standings["ada"]


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_games_from_before_get_their_filters_openings_and_ratings(databases: Databases, kind: str) -> None:
    async def work() -> None:
        kept = Store(Config(databases(kind)).url, "test")
        await kept.transact(lambda raw: migrate(raw, "0003"))
        last = await kept.transact(old_games)
        await kept.transact(lambda raw: migrate(raw, "head"))
        record = await my_games.fetch_player_statistics(kept, "ada")
        [row] = record.results
        assert (row.game, row.players, row.rivals, row.played, row.won) == ("hierarchy", 2, "people", 3, 2)
        assert [point.rating for point in record.ratings][-1] == last.shown and len(record.ratings) == 3
        [opening] = record.openings
        assert (opening.decision, opening.played, opening.won) == ("play knight", 3, 2)
        assert (await my_games.fetch_player_statistics(kept, "ben")).openings == []
        uncounted = await my_games.fetch_list(kept, Filters("ada", result="uncounted"), 50, None)
        assert [game.id for game in uncounted.games] == ["game0003"]
        await kept.close()

    run(work())
