"""The golden story of every game in every language: a whole game, then each kind of event that it does not have.

`python -m tests.stories` writes the files anew: tests/games/GAME/golden.LANG.md.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path

import throneroom
from throneroom.engine.catalogue import LANGUAGES
from throneroom.engine.match import Match
from throneroom.engine.messages import Event

GAMES = Path(__file__).parent / "games"
BY_CHANCE = {
    "battle-for-the-throne": (3,), "behind-the-throne": (0, 32), "hierarchy": (4, 369),
    "shadow-throne": (0, 2, 21, 37, 285), "throne-and-grail": (5, 49),
}  # fmt: skip
"""The seeds of games, played by chance, in which rare things happen."""


def folder(game: throneroom.Game) -> Path:
    return GAMES / game.package.split(".")[-1]


@cache
def golden(game: throneroom.Game) -> Match:
    return throneroom.replay((folder(game) / "golden.txt").read_bytes())


def kinds(game: throneroom.Game) -> set[str]:
    """All kinds of events of a game."""
    module = import_module(f"{game.package}.messages")
    own = (thing for thing in vars(module).values() if getattr(thing, "__module__", "") == module.__name__)
    return {thing.kind for thing in own if isinstance(thing, type) and issubclass(thing, Event)}


def others(game: throneroom.Game) -> Iterator[Match]:
    """Further games: from the middle and the end of the golden one, by chance, and with a last round."""
    match = golden(game)
    for then in (match.at(match.ply // 2), match):
        yield Match.arrange(game.name, players=match.players, **then.arranged())
    for seed in BY_CHANCE[game.name]:
        choose = random.Random(seed)
        played = throneroom.new(game.name, players=choose.choice(game.players), seed=seed)
        while not played.over:
            seat = choose.choice(played.waiting)
            played.play(seat, choose.choice(played.legal(seat)))
        yield played
    if game.name == "battle-for-the-throne":
        yield last_round(match)


def last_round(match: Match) -> Match:
    """Nobody does anything in the round after which the victory is shared."""
    parts = {**match.at(match.ply // 2).arranged(), "round": "100"}
    last = Match.arrange(match.game.name, players=match.players, **parts)
    while not last.over:
        seat = last.waiting[0]
        quiet = [
            choice for choice in last.legal(seat) if choice in ("accept", "pass", "decline", "keep", "stay", "skip")
        ]
        last.play(seat, (quiet or last.legal(seat))[0])
    return last


@cache
def rarities(game: throneroom.Game) -> tuple[Event, ...]:
    """An event of each kind that the golden game does not have."""
    missing = kinds(game) - {event.kind for events in golden(game).events(None) for event in events}
    found: dict[str, Event] = {}
    for match in others(game):
        for event in (event for viewer in (None, "p1") for events in match.events(viewer) for event in events):
            if event.kind in missing:
                found.setdefault(event.kind, event)
    return tuple(found[kind] for kind in sorted(found))


def page(game: throneroom.Game, language: str) -> str:
    """The story of the golden game, then what happens in others."""
    words = game.catalogue(language)
    rare = [f"- `{event.kind}` {words.text(event)}\n" for event in rarities(game)]
    return golden(game).story_page(language) + ("\n" + "".join(rare) if rare else "")


def write() -> None:
    for game in throneroom.all_games():
        for language in LANGUAGES:
            (folder(game) / f"golden.{language}.md").write_text(page(game, language), encoding="utf-8")


if __name__ == "__main__":
    write()
