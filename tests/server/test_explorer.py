"""The explorer of solved games: deals to search, positions with the outcome of every choice, clear refusals."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.conftest import Databases, Server, run
from throneroom.client import Client, Refused
from throneroom.server import models

GAME = "/api/explorer/hierarchy"
HAND = "assassin.leper.serf.tower.surgeon.knight.usurper"
"""Without the Imposter: the other player begins."""


async def asked(server: Server, path: str, **values: Any) -> Any:
    """As a stranger: the explorer is for everybody."""
    async with Client(server.address) as stranger:
        return await stranger.call("GET", path, **values)


def found(server: Server, path: str, **values: Any) -> Any:
    return run(asked(server, path, **values))


def test_all_deals_page_by_page(sqlite_server: Server) -> None:
    first = found(sqlite_server, f"{GAME}/deals")
    assert (first["total"], len(first["deals"])) == (1716, 50)
    assert models.SolvedDeals.model_validate(first).model_dump(mode="json") == first
    last = found(sqlite_server, f"{GAME}/deals", offset=1700, limit=100)
    assert [deal["number"] for deal in last["deals"]] == list(range(1701, 1717))
    longest = found(sqlite_server, f"{GAME}/deals", order="longest", limit=3)["deals"]
    assert [deal["length"] for deal in longest] == [26, 26, 24]


def test_deals_that_begin_with_a_card_and_win(sqlite_server: Server) -> None:
    won = found(sqlite_server, f"{GAME}/deals", first="Knight", winner="first", limit=100)
    lost = found(sqlite_server, f"{GAME}/deals", first="knight", winner="second", limit=100)
    every = found(sqlite_server, f"{GAME}/deals", first="knight")
    assert won["total"] + lost["total"] == every["total"] == 792
    for deals, winner in ((won["deals"], "p1"), (lost["deals"], "p2")):
        for deal in deals:
            assert {choice["decision"]: choice["winner"] for choice in deal["choices"]}["play knight"] == winner
    assert found(sqlite_server, f"{GAME}/deals", winner="first")["total"] == 539
    assert found(sqlite_server, f"{GAME}/deals", first="tower")["total"] == 0, "the Tower never opens (HI-7)"


def test_deals_by_the_cards_of_a_hand_or_by_number(sqlite_server: Server) -> None:
    held = found(sqlite_server, f"{GAME}/deals", q="tower, High-Priest -king", limit=100)
    assert held["total"] == 210
    for deal in held["deals"]:
        assert {"tower", "high-priest"} <= {*deal["hands"]["p1"]} and "king" in deal["hands"]["p2"]
    [one] = found(sqlite_server, f"{GAME}/deals", q="1000")["deals"]
    assert one["number"] == 1000


@pytest.mark.parametrize("number", [1, 7, 858, 1716])
def test_every_choice_leads_where_it_says(sqlite_server: Server, number: int) -> None:
    start = found(sqlite_server, GAME, deal=number)
    assert models.Explored.model_validate(start).model_dump(mode="json") == start
    [listed] = found(sqlite_server, f"{GAME}/deals", q=str(number))["deals"]
    assert (start["winner"], start["length"], start["choices"]) == (
        listed["winner"],
        listed["length"],
        listed["choices"],
    )
    assert len(start["best"]) == start["length"] and start["hands"] == listed["hands"]
    for choice in start["choices"]:
        then = found(sqlite_server, GAME, deal=number, line=choice["decision"])
        assert (then["winner"], then["length"]) == (choice["winner"], choice["length"] - 1)
    line = ".".join(step["decision"] for step in start["best"])
    end = found(sqlite_server, GAME, deal=number, line=line)
    assert end["view"]["over"] and end["choices"] == end["best"] == []
    assert end["view"]["standing"] == [int(end["winner"] == seat) for seat in ("p1", "p2")]
    assert len(end["story"]) == len(end["line"]) + 1 == start["length"] + 1


def test_a_deal_by_its_hands(sqlite_server: Server) -> None:
    numbered = found(sqlite_server, GAME, deal=40)
    hands = [".".join(cards) for cards in numbered["hands"].values()]
    assert found(sqlite_server, GAME, deal=hands[0]) == numbered
    assert found(sqlite_server, GAME, deal="~".join(hands)) == numbered
    other = found(sqlite_server, GAME, deal=HAND)
    assert other["number"] is None and other["view"]["waiting"] == ["p2"]
    mirrored = found(sqlite_server, GAME, deal="~".join([".".join(other["hands"]["p2"]), HAND]))
    assert mirrored["number"] and mirrored["length"] == other["length"] and mirrored["winner"] != other["winner"]


@pytest.mark.parametrize(
    ("path", "values", "code", "says"),
    [
        (GAME, {"deal": "0"}, "bad_request", "there is no deal 0; the deals are numbered 1 to 1716"),
        (GAME, {"deal": "1717"}, "bad_request", "there is no deal 1717"),
        (GAME, {"deal": "tower.knight"}, "bad_request", "not placed: .*name them"),
        (GAME, {"deal": HAND + ".king"}, "bad_request", "p1 owns 8 cards; each seat owns seven"),
        (
            GAME,
            {"deal": HAND.replace("tower", "queen of hearts")},
            "bad_request",
            "no card is called 'queen of hearts'",
        ),
        (GAME, {"deal": f"{HAND}~{HAND}"}, "bad_request", "too many of assassin"),
        (GAME, {"deal": f"{HAND}~~"}, "bad_request", "3 hands are too many: there are 2 seats"),
        (GAME, {"deal": "1", "line": "play king"}, "bad_request", "decision 1 of the line, 'play king': .*HI-"),
        (GAME, {"deal": "1", "line": "play knigth"}, "bad_request", "did you mean 'play knight'"),
        (GAME, {}, "bad_request", "deal: Field required"),
        (f"{GAME}/deals", {"first": "jester"}, "bad_request", "no card is called 'jester'; the cards are assassin"),
        (f"{GAME}/deals", {"q": "tower jester"}, "bad_request", "no card is called 'jester'"),
        (f"{GAME}/deals", {"limit": 101}, "bad_request", "less than or equal to 100"),
        ("/api/explorer/chess", {"deal": "1"}, "no_game", "there is no such game"),
        ("/api/explorer/shadow-throne", {"deal": "1"}, "no_game", "Shadow Throne is not solved"),
        ("/api/explorer/shadow-throne/deals", {}, "no_game", "Shadow Throne is not solved"),
    ],
)
def test_bad_wishes_are_refused_with_what_would_be_right(
    sqlite_server: Server, path: str, values: dict[str, Any], code: str, says: str
) -> None:
    with pytest.raises(Refused, match=says) as refused:
        found(sqlite_server, path, **values)
    assert refused.value.code == code


def test_the_list_of_games_says_which_can_be_explored(sqlite_server: Server) -> None:
    games = found(sqlite_server, "/api/games")["games"]
    assert [game["name"] for game in games if game["explored"]] == ["hierarchy"]


def test_too_many_questions_at_once_are_refused(databases: Databases) -> None:
    server = Server(databases("sqlite"), limits=["requests_a_second=10000", "explorer_a_minute=1"]).start().wait()

    async def work() -> list[int]:
        async with Client(server.address) as stranger:
            return [(await stranger.http.get(GAME, params={"deal": 1})).status_code for _ in range(62)]

    try:
        codes = run(work())
        assert codes[:60] == [200] * 60 and codes[-1] == 429
    finally:
        assert server.stop() == 0
