"""Catalogues: every message has words in every language, with the same arguments, and no words are left over."""

from __future__ import annotations

import importlib.util
from dataclasses import fields
from functools import cache
from importlib import import_module, resources
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import throneroom
from throneroom.engine.catalogue import ENGLISH, LANGUAGES, CatalogueError
from throneroom.engine.errors import SettingsError
from throneroom.engine.messages import Event, Message, Phrase, Question, Reason, Seat, kind_of

GAMES = throneroom.all_games()
FUNCTIONS = {"CARD", "SEAT", "TEXT", "SPELL", "CAP", "SIGNED", "NUMBER"}
BOTH = pytest.mark.parametrize(
    ("game", "language"),
    [(game, language) for game in GAMES for language in LANGUAGES],
    ids=lambda it: getattr(it, "name", it),
)


class Uses(Visitor):
    """The variables and functions that a message uses."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.functions: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        self.functions.add(node.id.name)
        self.generic_visit(node)


@cache
def words(file: str, language: str) -> dict[str, Uses]:
    """What each message of a catalogue uses; the catalogue has no line that is not understood."""
    text = (resources.files("throneroom") / "languages" / language / f"{file}.ftl").read_text(encoding="utf-8")
    found: dict[str, Uses] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), f"{language}/{file}.ftl: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{language}/{file}.ftl has {entry.id.name} twice"
            found[entry.id.name] = Uses()
            found[entry.id.name].visit(entry)
    return found


def kinds(game: throneroom.Game) -> dict[str, type[Message]]:
    """All kinds of messages of a game."""
    module = import_module(f"{game.package}.messages")
    own = [thing for thing in vars(module).values() if isinstance(thing, type) and issubclass(thing, Message)]
    found = {kind_of(thing): thing for thing in own if thing.__module__ == module.__name__}
    assert all(issubclass(thing, (Event, Question, Reason, Phrase)) for thing in found.values())
    return found


@BOTH
def test_every_message_has_words_and_no_words_are_left_over(game: throneroom.Game, language: str) -> None:
    found = words(game.name, language)
    cards = {_card(card.slug) for card in game.cards.CARDS}
    seats = {f"seat-p{n + 1}" for n in range(max(game.players))} if "seat-p1" in found else set()
    shared = {name for uses in found.values() for name in uses.messages}
    assert {*found} == {*kinds(game), *cards, *seats, *shared}


def _card(slug: str) -> str:
    """Where the name of a card is found; cards with a signed number share one."""
    return {"+": "card-plus", "-": "card-minus"}.get(slug[0], f"card-{slug}")


@BOTH
def test_words_use_what_the_message_has(game: throneroom.Game, language: str) -> None:
    for name, message in kinds(game).items():
        uses = words(game.name, language)[name]
        assert uses.variables <= {field.name for field in fields(message)} - {"rule"}, name
        assert uses.variables == words(game.name, ENGLISH)[name].variables, f"{name} has other arguments in {language}"
        assert uses.functions <= FUNCTIONS, name


def test_a_message_without_words_is_named() -> None:
    class Unheard(Message):
        """Nobody has words for it."""

    with pytest.raises(CatalogueError, match="the catalogue en has no message 'unheard'"):
        throneroom.find("hierarchy").catalogue(ENGLISH).text(Unheard())


def test_a_language_that_is_not_there_is_named() -> None:
    with pytest.raises(SettingsError, match="there is no language 'tlh'; there are: en"):
        throneroom.new("hierarchy", seed=7).log(language="tlh")


def test_names_go_in_once_and_as_they_are() -> None:
    match = throneroom.new("hierarchy", seed=7)
    catalogue = match.game.catalogue(ENGLISH)
    (dealt,) = match.events()[0]
    assert catalogue.text(dealt, {"p1": "p2", "p2": "{ $first }"}) == (
        "Seven cards each, face up. p2 holds the Imposter and begins."
        if dealt.data()["first"] == Seat("p1")
        else "Seven cards each, face up. { $first } holds the Imposter and begins."
    )


def test_the_types_of_the_page_are_those_of_today() -> None:
    path = Path(__file__).parent.parent / "web" / "build" / "message_types.py"
    spec = importlib.util.spec_from_file_location("message_types", path)
    assert spec is not None and spec.loader is not None
    builder = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(builder)
    assert len(builder.targets()) == len(GAMES)
    for game, target in builder.targets():
        assert target.read_text() == builder.text(game), "run `python web/build/message_types.py`"
