"""Games to choose from: their options, cards, rules and words."""

from __future__ import annotations

import gzip
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse

from throneroom.bots import LEVELS, METHODS, registered_bots
from throneroom.engine.catalogue import ENGLISH, LANGUAGES
from throneroom.engine.game import Game, all_games
from throneroom.server import models
from throneroom.server.http_caching import REVALIDATE, accepted_encodings
from throneroom.table import TableError

router = APIRouter(tags=["games"])
Language = Annotated[str, Query(max_length=20, description=f"The language of all texts: {', '.join(LANGUAGES)}")]
GameName = Annotated[str, Path(max_length=40)]


@router.get("/api/games", response_model=models.Games)
async def games(request: Request, language: Language = ENGLISH) -> Response:
    """All games and the levels of bots. The home page requests it, so it is compressed if the browser accepts that."""
    told = [models.GameInfo(**_info(game, language)) for game in all_games()]
    found = models.Games(games=told, levels=LEVELS | registered_bots(), methods=METHODS)
    text, headers = found.model_dump_json().encode(), {"vary": "accept-encoding"}
    if "gzip" in accepted_encodings(request):
        text, headers = gzip.compress(text), {**headers, "content-encoding": "gzip"}
    return Response(text, media_type="application/json", headers=headers)


@router.get("/api/games/{name}")
async def guide(name: GameName, language: Language = ENGLISH) -> models.Sheet:
    """A game with its cards and rules; the name of an option in braces stands for its value."""
    return _sheet(find_game(name), language)


@router.get(
    "/api/games/{name}/words",
    response_model=None,
    responses={200: {"content": {"text/plain": {}}, "description": "A catalogue in the format of Project Fluent"}},
)
async def words(name: GameName, language: Language = ENGLISH) -> Response:
    """The words for a game's messages in one language: what all games share, then its own."""
    return PlainTextResponse(find_game(name).words(language), headers={"cache-control": REVALIDATE})


def find_game(name: str) -> Game:
    """The game with this name; an unknown one is refused."""
    known = {game.name: game for game in all_games()}
    if name not in known:
        raise TableError("no_game", f"there is no such game; there are: {', '.join(sorted(known))}")
    return known[name]


def _info(game: Game, language: str) -> dict[str, Any]:
    options = [
        {
            "name": o.name, "about": game.about_option(o, language), "default": o.default, "low": o.low, "high": o.high,
            "allowed": list(o.allowed),
        }
        for o in game.options
    ]  # fmt: skip
    return {
        "name": game.name, "title": game.title_in(language), "players": list(game.players), "minutes": game.minutes,
        "about": game.about_in(language), "secrets": game.secrets, "explored": game.explored,
        "premoves": game.has_premoves, "options": options,
    }  # fmt: skip


def _sheet(game: Game, language: str) -> models.Sheet:
    words = game.catalogue(language)
    cards = [
        models.CardInfo(
            slug=card.slug,
            name=words.card_name(card.slug),
            full_name=words.full_name(card.slug),
            text=words.card_text(card.slug),
            copies=card.copies,
            stats=[words.stat(label, value) for label, value in card.stats],
            marks=[words.stat(label, value)[0] for label, value in card.stats if value == "yes"],
        )
        for card in game.cards.CARDS
    ]
    named = {option.name: f"{{{option.name}}}" for option in game.options}
    return models.Sheet(
        **_info(game, language),
        summary=game.summary(named, language),
        cards=cards,
        rules=game.short_rules(named, language),
        verbs=[
            models.VerbInfo(word=verb.word, roles=[argument.role for argument in verb.arguments]) for verb in game.verbs
        ],
    )
