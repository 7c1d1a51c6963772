"""Puzzles over HTTP: what is shown before an answer, what an answer brings, and what is kept with the guest."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine
from itertools import islice
from typing import Any

import pytest

from tests.server.conftest import Databases, Server, run
from tests.server.people import guests
from tests.server.test_models import check
from throneroom.client import Refused
from throneroom.puzzles import Puzzle, all_collections, collection_of
from throneroom.server import models
from throneroom.server.puzzle_ratings import LEAST_DEVIATION, PuzzleStanding
from throneroom.server.puzzles import Puzzles, Streak
from throneroom.server.store import Store

DAY = 86_400_000
GAME = "hierarchy"
NOON = 20_000 * DAY + DAY // 2


def puzzle_of(identity: str) -> Puzzle:
    return next(collection[identity] for collection in all_collections() if identity in collection)


def wrong(puzzle: Puzzle) -> str:
    return puzzle.choices[1].decision


# Over HTTP


def test_everything_is_as_the_models_say(server: Server) -> None:
    async def work() -> None:
        async with guests(server.address, "Ada") as (ada,):
            check(models.PuzzleList, await ada.call("GET", "/api/puzzles"))
            for collection in all_collections():
                told = await ada.call("GET", "/api/puzzles/next", game=collection.game.name)
                check(models.PuzzleInfo, told)
                puzzle = puzzle_of(told["id"])
                result = await ada.call("POST", f"/api/puzzles/{puzzle.id}/answer", {"decision": wrong(puzzle)})
                check(models.PuzzleResult, result)
                assert result["solution"]["decision"] == puzzle.solution
                assert result["answer"]["decision"] == wrong(puzzle)
                for line, decision in (("solution", puzzle.solution), ("answer", wrong(puzzle))):
                    steps = result[line]["steps"]
                    assert (steps[0]["seat"], steps[0]["decision"]) == (puzzle.seat, decision)
                    assert len(steps) > 1 or steps[0]["view"]["over"]

    run(work())


def test_a_difficulty_can_be_chosen(server: Server) -> None:
    async def work() -> None:
        async with guests(server.address, "Ada") as (ada,):
            met = [await ada.call("GET", "/api/puzzles/next", game=GAME, difficulty=n) for n in range(1, 6)]
            assert [told["difficulty"] for told in met] == [1, 2, 3, 4, 5]
            for n in (1, 4):
                told = await ada.call("GET", "/api/puzzles/next", game=GAME, wins_in=n)
                assert told["wins_in"] == n
            # What there is to choose from is what there is.
            for game in (await ada.call("GET", "/api/puzzles"))["games"]:
                collection = list(collection_of(game["game"]) or [])
                for key, values in (
                    ("difficulties", [puzzle.difficulty for puzzle in collection]),
                    ("wins_in", [puzzle.wins_in for puzzle in collection if puzzle.wins_in]),
                ):
                    expected = [{"value": it, "puzzles": values.count(it)} for it in sorted({*values})]
                    assert game[key] == expected
            # A wish that nothing fits is refused, and nothing else comes instead.
            for game, wish in (("shadow-throne", {"difficulty": 5}), ("shadow-throne", {"wins_in": 2})):
                with pytest.raises(Refused, match=r"there are: (2, 3|none)") as refused:
                    await ada.call("GET", "/api/puzzles/next", game=game, **wish)
                assert refused.value.code == "bad_request"
            for wrong_wish in (0, 6, "hard"):
                with pytest.raises(Refused) as refused:
                    await ada.call("GET", "/api/puzzles/next", game=GAME, difficulty=wrong_wish)
                assert refused.value.code == "bad_request"

    run(work())


def test_a_solution_explains_itself(server: Server) -> None:
    """In a proof, what the solution brings is in its line and not in the other one; what it prevents is there."""

    async def work() -> None:
        names = [collection.game.name for collection in all_collections()]
        async with guests(server.address, *names) as people:  # one for each game: answers are limited
            explained = 0
            for ada, collection in zip(people, all_collections(), strict=True):
                for puzzle in islice(collection, 4):
                    path = f"/api/puzzles/{puzzle.id}/answer"
                    told = await ada.call("POST", path, {"decision": wrong(puzzle)})
                    events = {
                        line: [event for step in told[line]["steps"] for event in step["events"]]
                        for line in ("solution", "answer")
                    }
                    for side, there, elsewhere in (
                        ("brings", "solution", "answer"),
                        ("prevents", "answer", "solution"),
                    ):
                        proven = told[side] if puzzle.kind == "win" else []
                        assert all(event in events[there] and event not in events[elsewhere] for event in proven)
                    again = await ada.call("POST", path, {"decision": puzzle.solution})
                    assert (again["brings"], again["prevents"]) == (told["brings"], told["prevents"])
                    explained += bool(told["brings"] or told["prevents"])
            assert explained >= 18

    run(work())


def test_a_puzzle_is_shown_as_its_seat_sees_it_and_without_its_solution(server: Server) -> None:
    async def work() -> None:
        async with guests(server.address, "Ada") as (ada,):
            for collection in all_collections():
                puzzle = next(iter(collection))
                told = await ada.call("GET", f"/api/puzzles/{puzzle.id}")
                assert told["view"] == json.loads(json.dumps(puzzle.match().view(puzzle.seat).data()))
                assert set(told) == set(models.PuzzleInfo.model_fields)
                assert told["attempt"] is None
                for line in (choice.line for choice in puzzle.choices if choice.line):
                    assert json.dumps(line[0][1]) not in json.dumps([told["story"], told["seats"]])

    run(work())


def test_only_the_first_answer_counts(server: Server) -> None:
    async def work() -> None:
        async with guests(server.address, "Ada") as (ada,):
            puzzle = puzzle_of((await ada.call("GET", "/api/puzzles/next", game=GAME))["id"])
            path = f"/api/puzzles/{puzzle.id}/answer"
            first = await ada.call("POST", path, {"decision": wrong(puzzle)})
            assert (first["solved"], first["counted"], first["tried"], first["solved_so_far"]) == (False, True, 1, 0)
            assert first["rating"] < round(PuzzleStanding().rating)
            again = await ada.call("POST", path, {"decision": puzzle.solution})
            assert (again["solved"], again["counted"], again["tried"]) == (True, False, 1)
            assert again["rating"] == first["rating"]
            shown = await ada.call("GET", f"/api/puzzles/{puzzle.id}")
            assert shown["attempt"] == {"decision": wrong(puzzle), "solved": False}
            following = await ada.call("GET", "/api/puzzles/next", game=GAME)
            assert following["id"] != puzzle.id

    run(work())


def test_a_proof_is_played_out_after_its_answer_and_changes_nothing(server: Server) -> None:
    """Before the answer, nothing is told; after it, every decision is judged, and the best defence replies."""

    async def work() -> None:
        async with guests(server.address, "Ada", "Ben") as (ada, ben):
            found = await ada.call("GET", "/api/puzzles/next", game=GAME, wins_in=3)
            puzzle, path = puzzle_of(found["id"]), f"/api/puzzles/{found['id']}"
            for line in (puzzle.solution, wrong(puzzle)):
                with pytest.raises(Refused, match="answer the puzzle first") as refused:
                    await ada.call("GET", f"{path}/played", line=line)
                assert refused.value.code == "bad_request"
            answered = await ada.call("POST", f"{path}/answer", {"decision": puzzle.solution})
            own: list[str] = []
            for seat, decision in ((puzzle.seat, puzzle.solution), *puzzle.choices[0].line):
                if seat == puzzle.seat:
                    own.append(decision)
                    told = await ada.call("GET", f"{path}/played", line=".".join(own))
                    check(models.PuzzlePlayed, told)
            assert told["wins_in"] is None and told["steps"][-1] == answered["solution"]["steps"][-1]
            lost = await ada.call("GET", f"{path}/played", line=wrong(puzzle))
            assert lost["worth"] == puzzle.choices[1].worth and lost["wins_in"] is None
            for line, code in (("play nobody", "illegal"), ("", "bad_request")):
                with pytest.raises(Refused) as refused:
                    await ada.call("GET", f"{path}/played", line=line)
                assert refused.value.code == code
            assert (await ada.call("GET", path))["attempt"] == {"decision": puzzle.solution, "solved": True}
            standing = next(it for it in (await ada.call("GET", "/api/puzzles"))["games"] if it["game"] == GAME)
            assert (standing["tried"], standing["rating"]) == (1, answered["rating"])
            # What one guest has answered, another has not; and only proofs are played out.
            with pytest.raises(Refused, match="answer the puzzle first"):
                await ben.call("GET", f"{path}/played", line=puzzle.solution)
            other = next(iter(collection_of("behind-the-throne") or []))
            await ben.call("POST", f"/api/puzzles/{other.id}/answer", {"decision": other.solution})
            with pytest.raises(Refused, match="only a proof"):
                await ben.call("GET", f"/api/puzzles/{other.id}/played", line=other.solution)

    run(work())


def test_the_answer_to_a_proof_tells_its_deal(server: Server) -> None:
    """Everything is open in a solved game. Where something is hidden, the deal is not told."""

    async def work() -> None:
        async with guests(server.address, "Ada") as (ada,):
            for collection in all_collections():
                puzzle = next(iter(collection))
                told = await ada.call("POST", f"/api/puzzles/{puzzle.id}/answer", {"decision": puzzle.solution})
                if puzzle.kind == "win":
                    start = puzzle.match().at(0).view(puzzle.seat)
                    assert told["dealt"]["view"] == json.loads(json.dumps(start.data()))
                    assert told["dealt"]["line"] == [decision for _, decision in puzzle.played]
                else:
                    assert told["dealt"] is None

    run(work())


def test_two_answers_at_once_count_once(server: Server) -> None:
    async def work() -> None:
        async with guests(server.address, "Ada") as (ada,):
            puzzle = puzzle_of((await ada.call("GET", "/api/puzzles/next", game=GAME))["id"])
            path = f"/api/puzzles/{puzzle.id}/answer"
            answers = [ada.call("POST", path, {"decision": choice.decision}) for choice in puzzle.choices]
            results = await asyncio.gather(*answers)
            assert sum(result["counted"] for result in results) == 1
            assert {result["tried"] for result in results} == {1}

    run(work())


def test_the_puzzle_of_the_day_is_the_same_for_everybody_and_begins_a_streak(server: Server) -> None:
    async def work() -> None:
        async with guests(server.address, "Ada", "Ben") as (ada, ben):
            today = await ada.call("GET", "/api/puzzles/day")
            assert (await ben.call("GET", "/api/puzzles/day"))["id"] == today["id"]
            assert today["of_day"]
            puzzle = puzzle_of(today["id"])
            result = await ada.call("POST", f"/api/puzzles/{puzzle.id}/answer", {"decision": puzzle.solution})
            assert (result["solved"], result["answer"], result["streak"]) == (True, None, 1)
            told = await ada.call("GET", "/api/puzzles")
            assert (told["today"], told["streak"], told["longest"]) == (puzzle.id, 1, 1)
            assert told["attempt"] == {"decision": puzzle.solution, "solved": True}
            assert (await ben.call("GET", "/api/puzzles"))["streak"] == 0
            assert (await ada.call("GET", "/api/puzzles/day", game=GAME))["game"] == GAME

    run(work())


@pytest.mark.parametrize(
    ("method", "path", "body", "code"),
    [
        ("GET", "/api/puzzles/000000000000", None, "no_puzzle"),
        ("GET", "/api/puzzles/Nothing", None, "bad_request"),
        ("POST", "/api/puzzles/000000000000/answer", {"decision": "play king"}, "no_puzzle"),
        ("POST", "{puzzle}/answer", {"decision": "play nobody"}, "illegal"),
        ("POST", "{puzzle}/answer", {"choice": "play king"}, "bad_request"),
    ],
)
def test_what_is_refused(server: Server, method: str, path: str, body: Any, code: str) -> None:
    async def work() -> None:
        async with guests(server.address, "Ada") as (ada,):
            identity = next(iter(collection_of(GAME) or [])).id
            with pytest.raises(Refused) as refused:
                await ada.call(method, path.replace("{puzzle}", f"/api/puzzles/{identity}"), body)
            assert refused.value.code == code
            assert (await ada.call("GET", "/api/puzzles"))["streak"] == 0

    run(work())


def test_a_game_without_puzzles_is_refused(server: Server) -> None:
    async def work() -> None:
        async with guests(server.address, "Ada") as (ada,):
            for way in ("next", "day"):
                with pytest.raises(Refused) as refused:
                    await ada.call("GET", f"/api/puzzles/{way}", game="chess")
                assert refused.value.code == "no_game"

    run(work())


def test_why_a_decision_is_not_possible(server: Server) -> None:
    async def work() -> None:
        async with guests(server.address, "Ada") as (ada,):
            for collection in all_collections():
                puzzle = next(iter(collection))
                path = f"/api/puzzles/{puzzle.id}/why"
                assert (await ada.call("GET", path, decision=puzzle.solution))["why"] is None
                illegal = next(text for text in puzzle.match().notations if puzzle.choice(text) is None)
                told = await ada.call("GET", path, decision=illegal)
                check(models.PuzzleWhy, told)
                assert told["why"] == puzzle.match().why(puzzle.seat, illegal)
                assert (await ada.call("GET", f"/api/puzzles/{puzzle.id}"))["attempt"] is None

    run(work())


# What is kept, on other days


def with_puzzles(database: str, work: Callable[[Puzzles], Coroutine[Any, Any, None]]) -> None:
    """Work on the puzzles of a database without a server: the day is ours to choose."""

    async def opened() -> None:
        url = database.replace("postgresql://", "postgresql+asyncpg://", 1)
        store = Store(url if "://" in url else f"sqlite:///{url}", "test")
        await store.open()
        try:
            await work(Puzzles(store))
        finally:
            await store.close()

    run(opened())


@pytest.mark.parametrize("kind", ["sqlite-streaks", "postgresql"])
def test_a_streak_lasts_while_each_day_has_an_answer(databases: Databases, kind: str) -> None:
    async def work(puzzles: Puzzles) -> None:
        async def answer(day: int) -> Streak:
            now = NOON + day * DAY
            puzzle = puzzles.find(puzzles.of_day(now, None))
            return (await puzzles.save_answer("ada", puzzle, wrong(puzzle), now)).streak

        assert [(await answer(day)).days for day in (0, 1, 1, 2)] == [1, 2, 2, 3]
        assert (await puzzles.streak("ada", NOON + 3 * DAY)).days == 3
        assert (await puzzles.streak("ada", NOON + 4 * DAY)).days == 0
        after = await answer(5)
        assert (after.days, after.longest) == (1, 3)

    with_puzzles(databases(kind), work)


def test_another_puzzle_does_not_continue_a_streak(databases: Databases) -> None:
    async def work(puzzles: Puzzles) -> None:
        today = puzzles.of_day(NOON, GAME)
        other = next(puzzle for puzzle in collection_of(GAME) or [] if puzzle.id != today)
        assert (await puzzles.save_answer("ada", other, other.solution, NOON)).streak.days == 0

    with_puzzles(databases("sqlite-other"), work)


def test_after_all_puzzles_the_oldest_comes_again(databases: Databases, monkeypatch: pytest.MonkeyPatch) -> None:
    collection = collection_of(GAME)
    assert collection is not None
    few = dict(list(collection.ratings.items())[:3])
    monkeypatch.setattr(collection, "ratings", few)

    async def work(puzzles: Puzzles) -> None:
        met = []
        for minute in range(3):
            met.append(await puzzles.next_for("ada", GAME))
            await puzzles.save_answer("ada", puzzles.find(met[-1]), puzzles.find(met[-1]).solution, NOON + minute)
        assert sorted(met) == sorted(few)
        assert await puzzles.next_for("ada", GAME) == met[0]

    with_puzzles(databases("sqlite-all"), work)


# Ratings


def test_a_rating_rises_with_a_solution_and_more_for_a_hard_puzzle() -> None:
    new = PuzzleStanding()
    easy, hard, missed = new.after(900, True), new.after(1700, True), new.after(900, False)
    assert missed.rating < new.rating < easy.rating < hard.rating
    assert (hard.tried, hard.solved, missed.solved) == (1, 1, 0)
    assert hard.deviation < new.deviation


def test_a_rating_keeps_moving_and_finds_its_level() -> None:
    standing = PuzzleStanding()
    for number in range(400):
        standing = standing.after(1500, number % 2 == 0)
    assert standing.deviation >= LEAST_DEVIATION
    assert abs(standing.rating - 1500) < 60
