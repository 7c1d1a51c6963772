"""The golden game of every registered game replays to the letter and is told to the word, in every language."""

from pathlib import Path

import pytest

import throneroom
from tests.stories import folder, golden, kinds, page, rarities
from throneroom.engine.catalogue import LANGUAGES

EACH = pytest.mark.parametrize("game", throneroom.all_games(), ids=lambda game: game.name)


@EACH
def test_the_record_replays_to_the_letter(game: throneroom.Game) -> None:
    match = golden(game)
    assert match.over
    assert match.record() == (folder(game) / "golden.txt").read_text(encoding="utf-8")


@EACH
def test_the_story_is_told_to_the_word_in_every_language(game: throneroom.Game) -> None:
    for language in LANGUAGES:
        told = (folder(game) / f"golden.{language}.md").read_text(encoding="utf-8")
        assert page(game, language) == told, "run `python -m tests.stories` and read what has changed"


@EACH
def test_every_kind_of_event_is_told(game: throneroom.Game) -> None:
    told = {event.kind for events in golden(game).events(None) for event in events}
    assert kinds(game) == told | {event.kind for event in rarities(game)}


def test_there_is_a_story_for_each_language_and_no_other() -> None:
    for game in throneroom.all_games():
        files: list[Path] = sorted(folder(game).glob("golden.*.md"))
        assert {file.name.split(".")[1] for file in files} == {*LANGUAGES}


@EACH
def test_interpreted_rules_play_the_same_game(game: throneroom.Game) -> None:
    match = golden(game)
    assert match.at(match.ply, plain=True).position.bytes() == match.position.bytes()
