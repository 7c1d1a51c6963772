"""The hall: pages of players, leaderboards of ten thousand, rated games with bots, and who waits in the lobby."""

from __future__ import annotations

import json
from typing import Any

import pytest
import sqlalchemy as sa

from tests.server.conftest import Databases, Server, run
from tests.server.people import act, guests, open_and_seat
from tests.server.test_my_games import migrate, plan
from throneroom.client import Client, Refused
from throneroom.server import hall, models, my_games, ratings, schema
from throneroom.server.config import Config
from throneroom.server.ratings import RANKED_RIVALS, RATED_A_DAY, Standing
from throneroom.server.store import Store
from throneroom.server.transaction import rating_row

MANY = 10_000
GAME = "behind-the-throne"


async def duel(winner: Client, loser: Client, game: str = GAME, **settings: Any) -> str:
    """A game that one of the two resigns; returns its id."""
    table_id = await open_and_seat([winner, loser], game, **settings)
    await act(loser, table_id, "resign")
    room = (await winner.call("GET", f"/api/tables/{table_id}"))["room"]
    assert room["status"] == "over", room
    return str(room["game_id"])


async def own_id(client: Client) -> str:
    """A guest's public id: the lobby shows it beside a table that the guest has listed."""
    table_id = await client.open_table("hierarchy", listed=True)
    tables = (await client.call("GET", "/api/lobby", game="hierarchy"))["tables"]
    found = next(table for table in tables if table["id"] == table_id)
    await act(client, table_id, "leave")
    return str(found["people"][0]["id"])


def test_a_players_page_tells_ratings_and_record_but_no_private_game(server: Server) -> None:
    async def work() -> None:
        async with guests(server.address, "Ada", "ﷺ \u202e<b>W", "Eve") as (ada, odd, eve):
            private, public = await duel(ada, odd), await duel(ada, odd, listed=True)
            await duel(odd, ada, "hierarchy")
            player = await own_id(ada)
            told = await eve.call("GET", f"/api/players/{player}")
            assert models.PublicPlayer.model_validate(told).model_dump(mode="json", exclude_unset=True) == told
            assert (told["name"], told["you"]) == ("Ada", False)
            assert (await ada.call("GET", f"/api/players/{player}"))["you"] is True
            assert [(row["game"], row["players"], row["rated"]) for row in told["ratings"]] == [
                (GAME, 2, 2),
                ("hierarchy", 2, 1),
            ]
            [behind, _] = told["ratings"]
            assert behind["provisional"] and behind["rating"] < behind["strength"] and behind["deviation"] > 0
            assert [step["game"] for step in told["history"]] == [GAME, GAME, "hierarchy"]
            assert told["history"][1]["rating"] == behind["rating"]
            assert {row["rivals"] for row in told["results"]} == {"people"}
            assert [game["id"] for game in told["games"]] == [public]
            assert private not in json.dumps(told), "the game at an unlisted table"
            theirs = {row["id"] for row in (await eve.call("GET", f"/api/hall/{GAME}"))["rows"]} - {None, player}
            names = [(await eve.call("GET", f"/api/players/{other}"))["name"] for other in theirs]
            assert "ﷺ <b>W" in names, "without the mark that changes the direction"
            with pytest.raises(Refused) as refused:
                await eve.call("GET", "/api/players/nobody")
            assert refused.value.code == "no_player"

    run(work())


def test_the_same_two_cannot_play_themselves_to_the_top(server: Server) -> None:
    """Only some games of a pair count on one day, and a rank needs several rivals."""

    async def work() -> None:
        async with guests(server.address, "Cheat", "Puppet", "Other", "Third") as (cheat, puppet, other, third):
            games = [await duel(cheat, puppet, "throne-and-grail") for _ in range(RATED_A_DAY + 2)]
            summaries = [(await cheat.call("GET", f"/api/finished/{game}"))["summary"] for game in games]
            assert [summary["rated"] for summary in summaries] == [True] * RATED_A_DAY + [False] * 2
            [rating] = (await cheat.call("GET", "/api/me/ratings"))["ratings"]
            assert (rating["played"], rating["rated"], rating["provisional"]) == (RATED_A_DAY + 2, RATED_A_DAY, True)
            for rival in (other, third):
                for _ in range(RATED_A_DAY):
                    await duel(cheat, rival, "throne-and-grail")
            [rating] = (await cheat.call("GET", "/api/me/ratings"))["ratings"]
            assert not rating["provisional"], "fifteen games with three rivals"
            board = await cheat.call("GET", "/api/hall/throne-and-grail")
            assert models.Leaderboard.model_validate(board).model_dump(mode="json") == board
            assert board["you"]["rank"] == 1 and board["your_page"] == 1 and board["ranked"] == 1
            rows = [*board["rows"]]  # there may be many players of other tests on this server
            for page in range(2, board["pages"] + 1):
                rows += (await cheat.call("GET", "/api/hall/throne-and-grail", page=page))["rows"]
            of_these = [row["rank"] for row in rows if row["name"] in ("Cheat", "Puppet", "Other", "Third")]
            assert of_these == [1, None, None, None]
            assert [row["name"] for row in board["rows"] if row["you"]] == ["Cheat"]

    run(work())


def test_a_rated_game_with_a_bot_has_no_help_and_rates_both(server: Server) -> None:
    async def work() -> None:
        async with guests(server.address, "Ada") as (ada,):
            wish = {"seats": ["me", "bot:random"], "start": True, "pace": 0}
            table_id = await ada.open_table("throne-and-grail", rated=True, **wish)
            room = (await ada.call("GET", f"/api/tables/{table_id}"))["room"]
            assert room["rated"] and not room["hints"] and room["no_undo"]["kind"] == "no-undo-here"
            for kind in ("hint", "chances", "undo"):
                with pytest.raises(Refused) as refused:
                    await act(ada, table_id, kind)
                assert refused.value.code in ("no_hints", "rated")
            await act(ada, table_id, "resign")
            unrated = await ada.open_table("throne-and-grail", **wish)
            await act(ada, unrated, "resign")
            board = await ada.call("GET", "/api/hall/throne-and-grail")
            [bot] = [row for row in board["rows"] if row["level"] == "random"]
            assert (bot["id"], bot["rated"], board["you"]["rated"], board["you"]["played"]) == (None, 1, 1, 2)
            assert bot["rating"] > board["you"]["rating"]
            with pytest.raises(Refused, match="leave out `hints`"):
                await ada.open_table("throne-and-grail", rated=True, hints=True, **wish)

    run(work())


def test_the_lobby_says_who_waits_and_how_strong(server: Server) -> None:
    async def work() -> None:
        async with guests(server.address, "Ada", "Ben") as (ada, ben):
            await duel(ada, ben)
            table_id = await ada.open_table(GAME, players=2, listed=True)
            new = await ada.open_table("shadow-throne", players=3, listed=True)
            tables = {table["id"]: table for table in (await ben.call("GET", "/api/lobby"))["tables"]}
            [waiting] = tables[table_id]["people"]
            [rating] = (await ada.call("GET", "/api/me/ratings"))["ratings"]
            assert (waiting["name"], waiting["rating"], waiting["provisional"]) == ("Ada", rating["rating"], True)
            assert [person["rating"] for person in tables[new]["people"]] == [None], "another game, another rating"
            assert "guests" not in tables[table_id]["summary"]
            private = await ada.open_table(GAME, players=2)
            mine = {table["id"]: table for table in (await ada.call("GET", "/api/me/tables"))["tables"]}
            assert mine[private]["people"] == []

    run(work())


def test_the_lobby_says_who_searches_and_how_strong(server: Server) -> None:
    """Without ourselves, those whom we have blocked, and those who have found somebody."""

    async def work() -> None:
        async with guests(server.address, "Ada", "Ben", "Cyd") as (ada, ben, cyd):

            async def seen_by(client: Client) -> list[Any]:
                found = (await client.call("GET", "/api/lobby", game=GAME))["searches"]
                names = {"Ada", "Ben", "Cyd"}
                return [one for one in found if one["person"]["name"] in names and one["pace"] == "week"]

            await duel(ada, ben)
            [rating] = (await ada.call("GET", "/api/me/ratings"))["ratings"]
            wish = {"game": GAME, "players": 2, "pace": "week"}
            search = await ada.call("POST", "/api/searches", wish)
            await cyd.call("POST", "/api/searches", wish | {"game": "hierarchy"})
            [told] = await seen_by(ben)
            person = told.pop("person")
            assert told == wish and person.pop("id")
            assert person == {"name": "Ada", "rating": rating["rating"], "provisional": True}
            assert await seen_by(ada) == []
            mine = await ada.open_table(GAME, players=2)
            await ben.call("POST", "/api/me/blocks", {"table": mine, "seat": "p1"})
            assert await seen_by(ben) == [] and len(await seen_by(cyd)) == 1
            assert (await cyd.call("POST", "/api/searches", wish))["table"]
            assert await seen_by(ben) == []
            await ada.call("DELETE", f"/api/searches/{search['id']}")

    run(work())


@pytest.mark.parametrize(
    ("name", "filters", "says"),
    [
        ("hierarchy", {"players": 3}, "is for 2 players, not 3"),
        ("hierarchy", {"page": 0}, "greater than or equal to 1"),
        ("hierarchy", {"page": hall.MOST_PAGES + 1}, "less than or equal to"),
        ("chess", {}, "there is no such game"),
    ],
)
def test_a_leaderboard_that_cannot_be_is_refused(
    sqlite_server: Server, name: str, filters: dict[str, int], says: str
) -> None:
    async def work() -> None:
        async with Client(sqlite_server.address) as anybody:
            with pytest.raises(Refused, match=says):
                await anybody.call("GET", f"/api/hall/{name}", **filters)

    run(work())


# Ten thousand players


def standing(number: int) -> Standing:
    """The rating of a player: every third is provisional, some share a rating."""
    certain = number % 3 > 0
    return Standing(20, 10, 20, 20 + number // 2 / 1000, 3.0 if certain else 8.0, RANKED_RIVALS)


async def crowd(store: Store) -> None:
    """Many players of one game, and of two others."""
    for start in range(0, MANY, 500):
        numbers = range(start, start + 500)
        people = [{"id": f"guest{n:05}", "name": f"Player {n}", "created": 1} for n in numbers]
        rows = [
            rating_row(game, 2, f"guest{n:05}", standing(n)) for n in numbers for game in ("hierarchy", "battle", "x")
        ]
        await store.execute(sa.insert(schema.guests).values(people))
        await store.execute(sa.insert(schema.ratings).values(rows))
    await store.execute(sa.text("ANALYZE"))


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_ten_thousand_players_have_ranks_pages_and_an_index(databases: Databases, kind: str) -> None:
    async def work() -> None:
        store = Store(Config(databases(kind)).url, "test")
        await store.open()
        try:
            await crowd(store)
            me = "guest05000"
            first = await hall.fetch_leaderboard(store, "hierarchy", 2, 1, me)
            ranked = sum(standing(n).ranked for n in range(MANY))
            assert (first.total, first.ranked, first.pages) == (MANY, ranked, MANY // hall.PAGE_SIZE)
            best = sorted((standing(n).score for n in range(MANY) if standing(n).ranked), reverse=True)
            assert [row.rank for row in first.rows] == [1 + best.index(score) for score in best[: hall.PAGE_SIZE]]
            assert first.rows[1].rank != 2 or first.rows[2].rank != 3 or first.rows[3].rank != 4, "some share a rank"
            better = sum(standing(n).ranked and standing(n).score > standing(5000).score for n in range(MANY))
            assert first.you is not None and first.your_page is not None and first.you.rank == better + 1
            own_page = await hall.fetch_leaderboard(store, "hierarchy", 2, first.your_page, me)
            [own] = [row for row in own_page.rows if row.you]
            assert own == first.you, "the page that the row was said to be on has it, with the same rank"
            pages = [(await hall.fetch_leaderboard(store, "hierarchy", 2, page, me)).rows for page in (1, 2, 3)]
            seen = [row for page in pages for row in page]
            assert len({row.id for row in seen}) == len(seen) == 150
            assert [row.rank for row in seen] == [1 + best.index(score) for score in best[:150]]
            last = await hall.fetch_leaderboard(store, "hierarchy", 2, first.pages, me)
            assert all(row.rank is None and row.provisional for row in last.rows)
            assert (await hall.fetch_leaderboard(store, "hierarchy", 2, hall.MOST_PAGES, me)).rows == []
            found = await plan(store, hall.board("hierarchy", 2, 3))
            assert "ratings_hall" in found and "SCAN ratings" not in found and "TEMP B-TREE" not in found, found
        finally:
            await store.close()

    run(work())


# Games from before


def games_for_two_and_three(connection: sa.Connection) -> dict[int, ratings.Standing]:
    """Rated games as they were stored before, with one rating for two and three players; returns Ada's now."""
    table = {"id": "table001", "game": GAME, "status": "over", "listed": False, "host": "ada", "last": 1}
    connection.execute(
        sa.text(
            "INSERT INTO tables (id, game, status, listed, host, last, updated, here, summary) "
            "VALUES (:id, :game, :status, :listed, :host, :last, 1, '', '{}')"
        ),
        table,
    )
    connection.execute(sa.text(f"INSERT INTO ratings VALUES ('ada', '{GAME}', 9, 9, 9, 30.0, 5.0)"))
    standings: dict[int, dict[str, ratings.Standing]] = {2: {}, 3: {}}
    for n, names in enumerate([("ada", "ben"), ("ada", "ben", "bot:easy"), ("ben", "ada"), ("ada", "cyd")]):
        teams = [(name, name == names[0]) for name in names]
        seats = [
            {
                "seat": f"p{place + 1}", "kind": "bot" if ":" in name else "person", "name": name, "out": None,
                "level": name.partition(":")[2] or None, "won": place == 0,
            }
            for place, name in enumerate(names)
        ]  # fmt: skip
        summary = {"seats": seats, "standing": [1, 0], "reason": "rules", "rated": True}
        connection.execute(
            sa.text(
                "INSERT INTO games (id, table_id, game, ended, record, summary) "
                "VALUES (:id, 'table001', :game, :ended, '', :summary)"
            ),
            {"id": f"game000{n}", "game": GAME, "ended": n, "summary": json.dumps(summary)},
        )
        for place, name in enumerate(names):
            row = {"guest": name, "id": f"game000{n}", "ended": n, "seat": f"p{place + 1}", "won": place == 0}
            if ":" in name:
                continue
            connection.execute(
                sa.text(
                    "INSERT INTO players (guest, game_id, ended, seat, won, game, seats, rivals, counted) "
                    "VALUES (:guest, :id, :ended, :seat, :won, :game, :seats, 'people', :counted)"
                ),
                {**row, "game": GAME, "seats": len(names), "counted": True},
            )
        before = standings[len(names)]
        before.update(ratings.updated(before, [team for team in teams if ":" not in team[0]], teams))
    return {players: standings[players]["ada"] for players in standings}


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_games_from_before_are_rated_by_their_number_of_players(databases: Databases, kind: str) -> None:
    async def work() -> None:
        store = Store(Config(databases(kind)).url, "test")
        await store.transact(lambda raw: migrate(raw, "0006"))
        expected = await store.transact(games_for_two_and_three)
        await store.transact(lambda raw: migrate(raw, "head"))
        found = await store.fetch(sa.select(schema.ratings).where(schema.ratings.c.guest == "ada"))
        standings = {row.seats: hall.standing_of(row) for row in found}
        for players, rivals in ((2, 2), (3, 2)):
            known, now = expected[players], standings[players]
            assert (now.played, now.won, now.rated, now.rivals) == (known.played, known.won, known.rated, rivals)
            assert (round(now.mu, 6), round(now.sigma, 6)) == (round(known.mu, 6), round(known.sigma, 6))
        [bot] = await store.fetch(sa.select(schema.ratings).where(schema.ratings.c.guest == "bot:easy"))
        assert (bot.seats, bot.rated, bot.ranked) == (3, 1, False)
        points = (await my_games.fetch_player_statistics(store, "ada")).ratings
        assert [point.rating for point in points if point.players == 2][-1] == expected[2].shown
        met = await store.fetch(sa.select(schema.meetings).where(schema.meetings.c.seats == 2))
        assert sorted((row.one, row.other, row.rated) for row in met) == [("ada", "ben", 2), ("ada", "cyd", 1)]
        await store.close()

    run(work())
