"""Puzzles: the puzzle of the day, the next one, and the answers of guests. Nothing hidden leaves before an answer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Annotated, Any

import orjson
from fastapi import APIRouter, Path, Query, Request, Response

from throneroom.engine.messages import Message, data_of
from throneroom.puzzles import explain
from throneroom.puzzles.collection import all_collections, day_of, game_of_day
from throneroom.puzzles.puzzle import HARDEST, Choice, Puzzle
from throneroom.server import clock, models
from throneroom.server.background import in_thread_if_long
from throneroom.server.bot_pool import REVIEWS
from throneroom.server.explorer import BETWEEN
from throneroom.server.fair_queue import Payer
from throneroom.server.identity import CurrentGuest, OptionalGuest, TheServices, address, payer
from throneroom.server.puzzle_ratings import PuzzleStanding
from throneroom.server.services import Services
from throneroom.table import TableError

router = APIRouter(tags=["puzzles"])
MOST_DECISIONS = 100
OptionalGame = Annotated[str | None, Query(max_length=40, description="Only puzzles of this game")]
ThePuzzle = Annotated[models.PuzzleId, Path()]


@router.get("/api/puzzles")
async def puzzles(services: TheServices, guest: OptionalGuest) -> models.PuzzleList:
    """The puzzle of the day, all games with puzzles, and how you do."""
    now = clock.now()
    today = services.puzzles.of_day(now, None)
    standings = await services.puzzles.standings(guest) if guest else {}
    streak = await services.puzzles.streak(guest or "", now)
    games = []
    for collection in all_collections():
        standing = standings.get(collection.game.name, PuzzleStanding())
        identity = collection.of_day(day_of(now))
        games.append(
            models.PuzzleGame(
                game=collection.game.name, puzzles=len(collection), kind=collection[identity].kind, today=identity,
                tried=standing.tried, solved=standing.solved, rating=round(standing.rating),
                difficulties=_counted(collection.difficulties.values()), wins_in=_counted(collection.wins_in.values()),
            )
        )  # fmt: skip
    return models.PuzzleList(
        today=today, game=game_of_day(day_of(now)).name, attempt=await _attempt(services, guest, today),
        streak=streak.days, longest=streak.longest, games=games,
    )  # fmt: skip


def _counted(values: Iterable[int]) -> list[models.PuzzleCount]:
    """How many puzzles there are of each value that occurs, the smallest first."""
    return [models.PuzzleCount(value=value, puzzles=count) for value, count in sorted(Counter(values).items())]


@router.get("/api/puzzles/day", response_model=models.PuzzleInfo)
async def of_day(services: TheServices, guest: OptionalGuest, game: OptionalGame = None) -> Response:
    """Today's puzzle (by the date in UTC), the same for everybody."""
    return await _shown(services, guest, services.puzzles.of_day(clock.now(), game))


@router.get("/api/puzzles/next", response_model=models.PuzzleInfo)
async def following(
    services: TheServices,
    guest: CurrentGuest,
    game: Annotated[str, Query(max_length=40)],
    difficulty: Annotated[
        int | None, Query(ge=1, le=HARDEST, description="How hard; by default, as hard as you can solve")
    ] = None,
    wins_in: Annotated[
        int | None, Query(ge=1, le=MOST_DECISIONS, description="Only proofs that win in this many of your decisions")
    ] = None,
) -> Response:
    """A puzzle of a game that you have not tried yet. `GET /api/puzzles` says what there is to choose from."""
    return await _shown(services, guest, await services.puzzles.next_for(guest, game, difficulty, wins_in))


@router.get("/api/puzzles/{puzzle_id}", response_model=models.PuzzleInfo)
async def puzzle(services: TheServices, guest: OptionalGuest, puzzle_id: ThePuzzle) -> Response:
    """One puzzle."""
    return await _shown(services, guest, puzzle_id)


@router.get("/api/puzzles/{puzzle_id}/why")
async def why(
    services: TheServices, puzzle_id: ThePuzzle, decision: Annotated[str, Query(max_length=200)]
) -> models.PuzzleWhy:
    """Why a decision is not possible in a puzzle. This answers nothing."""
    found = services.puzzles.find(puzzle_id)
    await services.games.load(found.game)
    refusal = found.match().refusal(found.seat, decision)
    reason: Message | None = getattr(refusal, "reason", None)
    return models.PuzzleWhy(why=None if refusal is None else str(refusal), reason=data_of(reason))


@router.post("/api/puzzles/{puzzle_id}/answer", response_model=models.PuzzleResult)
async def answer(
    request: Request, services: TheServices, guest: CurrentGuest, puzzle_id: ThePuzzle, wish: models.PuzzleAnswer
) -> Response:
    """Answer a puzzle. Your first answer counts for your rating; an answer to today's puzzle continues your streak."""
    services.puzzle_answers.take(guest)
    found = services.puzzles.find(puzzle_id)
    await services.games.load(found.game)
    choice = found.choice(wish.decision)
    if choice is None:
        refusal = found.match().refusal(found.seat, wish.decision)
        raise TableError("illegal", str(refusal), getattr(refusal, "reason", None))
    told = await _told(services, payer(request, guest), found, choice)
    progress = await services.puzzles.save_answer(guest, found, choice.decision, clock.now())
    body = {
        "solved": choice.decision == found.solution,
        **told,
        "next_best": found.choices[1].worth,
        "counted": progress.counted,
        "tried": progress.standing.tried,
        "solved_so_far": progress.standing.solved,
        "rating": round(progress.standing.rating),
        "streak": progress.streak.days,
        "longest": progress.streak.longest,
    }
    return Response(orjson.dumps(body), media_type="application/json")


@router.get("/api/puzzles/{puzzle_id}/played", response_model=models.PuzzlePlayed)
async def played(
    request: Request,
    services: TheServices,
    guest: CurrentGuest,
    puzzle_id: ThePuzzle,
    line: Annotated[
        str, Query(min_length=1, max_length=4000, description="Your own decisions so far: `play knight.play dragon`")
    ],
) -> Response:
    """Play a proof that you have answered to its end: what your last decision led to, and the best defence. Unrated."""
    found = services.puzzles.find(puzzle_id)
    if found.kind != "win":
        raise TableError("bad_request", "only a proof can be played out: elsewhere nothing is certain")
    if await services.puzzles.attempt(guest, puzzle_id) is None:
        raise TableError("bad_request", "answer the puzzle first: your first answer is the one that counts")
    services.explorer_requests.take(address(request))
    own = line.split(BETWEEN)
    told, problem = await services.bot_pool.puzzle_played(found.game, found.id, own, payer(request, guest))
    if told is None:
        raise TableError("illegal", problem)
    return Response(orjson.dumps(told), media_type="application/json")


async def _told(services: Services, paying: Payer, puzzle: Puzzle, choice: Choice) -> dict[str, Any]:
    """What the solution and the answer lead to: a proof is in the puzzle, elsewhere bots say what is likely."""
    if puzzle.kind == "win":
        return await in_thread_if_long(len(puzzle.played), explain.answered, puzzle, choice)
    return await services.bot_pool.puzzle_answered(puzzle.game, puzzle.id, choice.decision, paying)


async def _shown(services: Services, guest: str | None, identity: str) -> Response:
    """A puzzle without its solution, as the asked seat sees it."""
    found = services.puzzles.find(identity)
    await services.games.load(found.game)
    attempt = await _attempt(services, guest, identity)
    if found.kind != "win":  # bots will explain the answer: while somebody thinks about it, their code is compiled
        services.background.spawn(services.bot_pool.compile(found.game, REVIEWS))
    body = {
        "id": identity,
        "game": found.game,
        "seat": found.seat,
        "kind": found.kind,
        "wins_in": found.wins_in,
        "difficulty": found.difficulty,
        "rating": found.rating,
        "of_day": services.puzzles.is_of_day(found, clock.now()),
        **await in_thread_if_long(len(found.played), explain.question, found),
        "attempt": None if attempt is None else attempt.model_dump(),
    }
    return Response(orjson.dumps(body), media_type="application/json")


async def _attempt(services: Services, guest: str | None, identity: str) -> models.PuzzleAttempt | None:
    found = await services.puzzles.attempt(guest, identity) if guest else None
    return None if found is None else models.PuzzleAttempt(decision=found.decision, solved=found.solved)
