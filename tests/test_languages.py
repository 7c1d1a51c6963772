"""Catalogues: every message has words in every language, with the same arguments, and no words are left over."""

from __future__ import annotations

import re
from dataclasses import fields
from functools import cache
from importlib import import_module, resources
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import throneroom
from tests.literals import sentences
from throneroom.engine.catalogue import ENGLISH, LANGUAGES, Catalogue, CatalogueError
from throneroom.engine.errors import SettingsError
from throneroom.engine.messages import Event, Message, Phrase, Question, Reason, Seat, kind_of

GAMES = throneroom.all_games()
FUNCTIONS = {"CARD", "SEAT", "LIST", "TEXT", "SPELL", "CAP", "SIGNED", "NUMBER"}
BOTH = pytest.mark.parametrize(
    ("game", "language"),
    [(game, language) for game in GAMES for language in LANGUAGES],
    ids=lambda it: getattr(it, "name", it),
)

EACH = pytest.mark.parametrize("language", LANGUAGES)
PAGE = Path(__file__).parent.parent / "web" / "src"
SAY = re.compile(r"(?<![.\w])say\(\"([\w-]+)\"")
NO_SENTENCES = {
    "at once",  # a pace, as it is stored
    "Bearer \ufffc",  # a header
    "translate(\ufffcpx, \ufffcpx) scale(\ufffc)", "perspective(600px) rotateY(\ufffcdeg)", "\ufffcpx \ufffcpx",
}  # fmt: skip


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


def test_a_list_has_the_names_as_they_are(tmp_path: Path) -> None:
    file = tmp_path / "en.ftl"
    file.write_text('all = { LIST($names) }.\nany = { LIST($names, join: "or") }?\n', encoding="utf-8")
    catalogue = Catalogue(ENGLISH, [file])
    told = [
        catalogue.text({"kind": "all", "names": names}) for names in ([], ["Ann"], ["Ann", "Bo"], ["p1", "p2", "p3"])
    ]
    assert told == [".", "Ann.", "Ann and Bo.", "p1, p2 and p3."]
    assert catalogue.text({"kind": "any", "names": ["Ann", "Bo", "Cy"]}) == "Ann, Bo or Cy?"
    assert catalogue.text({"kind": "all", "names": "Ann"}) == "Ann."


# The page's own words


def page_files(*folders: str) -> list[Path]:
    return [
        file for folder in folders for file in sorted((PAGE / folder).rglob("*")) if file.suffix in {".ts", ".svelte"}
    ]


def _parts(fields: str) -> list[str]:
    """The fields of an object, up to the brace that closes it."""
    depth, parts = 0, [""]
    for letter in fields:
        depth += (letter in "([{") - (letter in ")]}")
        if depth < 0:
            break
        if depth == 0 and letter == ",":
            parts.append("")
        else:
            parts[-1] += letter
    return [part.strip() for part in parts if part.strip()]


@cache
def said() -> dict[str, set[str]]:
    """The messages that the page says, with the names of their arguments."""
    found: dict[str, set[str]] = {}
    for file in page_files("."):
        code = file.read_text(encoding="utf-8")
        for call in SAY.finditer(code):
            rest = code[call.end() :]
            given = (
                {part.split(":")[0].strip() for part in _parts(rest[len(", {") :])} if rest.startswith(", {") else set()
            )
            assert found.setdefault(call[1], given) == given, f"{call[1]} is said with different arguments"
    return found


@EACH
def test_the_page_says_every_message_and_no_other(language: str) -> None:
    assert {*words("page", language)} == {*said(), "language-name"}


@EACH
def test_messages_of_the_page_use_what_they_are_given(language: str) -> None:
    for name, given in said().items():
        uses = words("page", language)[name]
        assert uses.variables == given, name
        assert uses.functions <= FUNCTIONS, name


@EACH
def test_a_language_is_called_by_its_own_name(language: str) -> None:
    file = resources.files("throneroom") / "languages" / language / "page.ftl"
    assert f"\nlanguage-name = {LANGUAGES[language]}\n" in file.read_text(encoding="utf-8")


def test_the_page_has_every_language() -> None:
    folders = (resources.files("throneroom") / "languages").iterdir()
    assert {folder.name for folder in folders if (folder / "page.ftl").is_file()} == {*LANGUAGES}


def test_the_code_of_the_page_has_no_sentences() -> None:
    files = [*page_files("pages", "table", "lib", "card", "text"), PAGE / "App.svelte", PAGE / "main.ts"]
    assert len(files) > 50
    found = {text: file.name for file in files for text in sentences(file.name, file.read_text(encoding="utf-8"))}
    assert {text: name for text, name in found.items() if text not in NO_SENTENCES} == {}
    assert {*found} >= NO_SENTENCES


@pytest.mark.parametrize(
    ("name", "code", "found"),
    [
        ("a.ts", 'say("Your turn."); // "not this"\n/* "nor this" */', ["Your turn."]),
        ("a.ts", "`${name} is ${n > 1 ? `so well` : 'not well'}.`;", ["\ufffc is \ufffc.", "so well", "not well"]),
        ("a.ts", 'if (/"a b"|`/.test(text)) tell("It ends.");', ["It ends."]),
        ("a.ts", 'throw new Error("no such game"); thing.closest("button, select");', []),
        ("a.svelte", '<p class="btn main">{t.cut} <kbd>Esc</kbd></p>', ["Esc"]),
        ("a.svelte", '<a title="Close" href="/a b" aria-label="{t.play}: {name}">&lt;</a>', ["Close"]),
        ("a.svelte", "<Card text=\"no cards\" onclick={() => say('Sit down')} />", ["no cards", "Sit down"]),
        ("a.svelte", '<script>f("One tap");</script>{#if a > b}Two{/if}<style>p a{top:0}</style>', ["One tap", "Two"]),
    ],
)  # fmt: skip
def test_sentences_in_code_are_found(name: str, code: str, found: list[str]) -> None:
    assert sentences(name, code) == found
