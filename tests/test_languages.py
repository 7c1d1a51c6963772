"""Catalogues: every message, card, rule and option has words in every language, and no words are left over.

They have the same arguments in all languages.
"""

from __future__ import annotations

import ast as ast_of_python
import json
import re
from collections.abc import Container, Iterable
from dataclasses import fields
from functools import cache
from importlib import import_module, resources
from importlib.resources.abc import Traversable
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import throneroom
import throneroom.table.refusals as refusals_module
from tests.literals import sentences
from tests.sixth import GAME as SIXTH
from throneroom.engine.catalogue import ENGLISH, LANGUAGES, Catalogue, CatalogueError, catalogue, shared_words
from throneroom.engine.errors import SettingsError
from throneroom.engine.messages import Event, Message, Phrase, Question, Reason, Seat
from throneroom.table.refusals import Refusal

GAMES = throneroom.all_games()
FUNCTIONS = {"CARD", "SEAT", "LIST", "TEXT", "SPELL", "CAP", "SIGNED", "NUMBER", "WORD"}
PLAIN = re.compile(r"[+-]?[0-9]+|[?]|")
"""What is printed on a card and the same in all languages."""
BOTH = pytest.mark.parametrize(
    ("game", "language"),
    [*((game, language) for game in GAMES for language in LANGUAGES), (SIXTH, ENGLISH)],
    ids=lambda it: getattr(it, "name", it),
)

EACH = pytest.mark.parametrize("language", LANGUAGES)
PAGE = Path(__file__).parent.parent / "web" / "src"
SAY = re.compile(r"(?<![.\w])say\(\"([\w-]+)\"")
NO_SENTENCES = {
    "at once",  # a pace, as it is stored
    '<text class="c-letters" font-size="\ufffc" x="256" y="\ufffc">\ufffc</text>',  # an icon
    "Bearer \ufffc",  # a header
    "\ufffc=\ufffc; path=/; max-age=\ufffc; samesite=lax",  # a cookie
    "contribution \ufffc", "throneroom key 1", "throneroom log 1\\n\ufffc\\n",  # what hashes are made of
    "throneroom verify", ".rec --head",  # a command
    "translate(\ufffcpx, \ufffcpx) scale(\ufffc)", "perspective(600px) rotateY(\ufffcdeg)", "\ufffcpx \ufffcpx",
}  # fmt: skip


WORDS = re.compile(r"[A-Za-z]{2,}[,.:;]? [A-Za-z]{2,}")
STYLES = {"bold", "not", "dim", "reverse", "red", "green", "blue", "yellow", "magenta", "cyan", "white"}
"""Words that describe how the terminal draws something."""
SPOT = re.compile(r"[a-z\ufffc][a-z0-9\ufffc-]*( [a-z0-9\ufffc#-]*)+")
"""A spot or a decision in code: no capital letter and no full stop."""
_TAKES = r"\.(?:match|matchAll|replace|replaceAll|split|search|slice|substring|includes|indexOf|startsWith|endsWith)\("
PARSING = re.compile(
    r"(?:(?<![\w.$])(?:text|t)(?:\.\w+)+(?:\([^()]*\))?|\b(?:say|tell|card|refusalText)\([^()]*\)|\b(?:text|message|question|sentence|label))\??"
    + _TAKES
    + r"|/\w*\.(?:test|exec)\((?:(?:text|t)\.|\w+\.(?:tell|question|text|message)\b(?=\W))"
)
"""A word of a catalogue, or of an error, that code looks into."""


class Uses(Visitor):
    """The variables, functions, messages and terms that a message uses, and its forms."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.functions: set[str] = set()
        self.messages: set[str] = set()
        self.forms: set[str] = set()

    def visit_Attribute(self, node: ast.Attribute) -> None:
        self.forms.add(node.id.name)
        self.generic_visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.messages.add(f"-{node.id.name}")
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        self.functions.add(node.id.name)
        self.generic_visit(node)


def file_of(game: throneroom.Game, language: str) -> Traversable:
    if game is SIXTH:
        return resources.files(game.package) / "languages" / f"{language}.ftl"
    return resources.files("throneroom") / "languages" / language / f"{game.name}.ftl"


def words(game: throneroom.Game, language: str) -> dict[str, Uses]:
    """What each message and term of a game's catalogue uses."""
    return uses_of(file_of(game, language))


def house_words(language: str, name: str) -> dict[str, Uses]:
    """The same of a file that is no game's, such as `page`."""
    return uses_of(resources.files("throneroom") / "languages" / language / f"{name}.ftl")


@cache
def uses_of(file: Traversable) -> dict[str, Uses]:
    """What each message and term of a catalogue uses; the catalogue has no line that is not understood."""
    found: dict[str, Uses] = {}
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
        if isinstance(entry, (ast.Message, ast.Term)):
            name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
            assert name not in found, f"{file} has {name} twice"
            found[name] = Uses()
            found[name].visit(entry)
    return found


def kinds(game: throneroom.Game) -> dict[str, type[Message]]:
    """All kinds of messages of a game."""
    module = import_module(f"{game.package}.messages")
    own = [thing for thing in vars(module).values() if isinstance(thing, type) and issubclass(thing, Message)]
    found = {thing.kind: thing for thing in own if thing.__module__ == module.__name__}
    assert all(issubclass(thing, (Event, Question, Reason, Phrase)) for thing in found.values())
    return found


def stats(game: throneroom.Game) -> dict[str, set[str]]:
    """What is printed on the cards of a game: each label with those of its values that are words."""
    found: dict[str, set[str]] = {}
    for label, value in (stat for card in game.cards.CARDS for stat in card.stats):
        found.setdefault(f"stat-{label}", set()).update([] if PLAIN.fullmatch(value) else [value])
    return found


def about_the_game(game: throneroom.Game) -> set[str]:
    """The words about the game itself."""
    options = {f"option-{option.name}" for option in game.options}
    return {"title", "about", "summary", *options, *(f"rule-{rule.lower()}" for rule in game.rule_ids)}


@BOTH
def test_every_message_has_words_and_no_words_are_left_over(game: throneroom.Game, language: str) -> None:
    found = words(game, language)
    cards = {_card(card.slug, found) for card in game.cards.CARDS}
    seats = {f"seat-p{n + 1}" for n in range(max(game.players))} if "seat-p1" in found else set()
    shared = {name for uses in found.values() for name in uses.messages}
    sorts = (kinds(game), cards, stats(game), about_the_game(game), seats, said_by(game))
    assert {*found} == {*shared}.union(*sorts)
    assert len(set().union(*sorts)) == sum(map(len, sorts)), "two things have the same id"


def _card(slug: str, found: Container[str]) -> str:
    """Where the words of a card are found: its own, or those that it shares."""
    own = f"card-{slug}"
    return own if own in found else shared_words(slug)[0]


@BOTH
def test_words_use_what_the_message_has(game: throneroom.Game, language: str) -> None:
    for name, message in kinds(game).items():
        uses = words(game, language)[name]
        assert uses.variables <= {field.name for field in fields(message)} - {"rule"}, name
        assert uses.variables == words(game, ENGLISH)[name].variables, f"{name} has other arguments in {language}"
        assert uses.functions <= FUNCTIONS, name


@BOTH
def test_words_about_the_game_name_only_its_options(game: throneroom.Game, language: str) -> None:
    with_options = {"summary", *(f"rule-{rule.lower()}" for rule in game.rule_ids)}
    for name in about_the_game(game):
        uses = words(game, language)[name]
        assert uses.variables <= ({option.name for option in game.options} if name in with_options else set()), name
        assert uses.variables == words(game, ENGLISH)[name].variables, f"{name} has other arguments in {language}"
        assert uses.functions <= {"NUMBER"}, name


@BOTH
def test_cards_have_texts_and_what_is_printed_on_them_has_words(game: throneroom.Game, language: str) -> None:
    found = words(game, language)
    for card in game.cards.CARDS:
        name = _card(card.slug, found)
        assert "text" in found[name].forms, card.slug
        assert found[name].variables <= (set() if name == f"card-{card.slug}" else {"number"}), card.slug
    for label, values in stats(game).items():
        assert found[label].forms == values, label


@BOTH
def test_every_rule_that_is_named_has_words(game: throneroom.Game, language: str) -> None:
    """In the code of the game, in its reasons as in its comments."""
    assert game.rule_ids
    (prefix,) = {rule.split("-")[0] for rule in game.rule_ids}
    files = [path for path in Path(str(resources.files(game.package))).glob("*.py") if "test_" not in path.name]
    named = {rule for path in files for rule in re.findall(rf"\b{prefix}-[0-9]+\b", path.read_text(encoding="utf-8"))}
    assert named and named <= {*game.rule_ids}
    for rule in game.rule_ids:
        assert f"rule-{rule.lower()}" in words(game, language), rule
    assert game.short_rules(language=language).keys() == {*game.rule_ids}


def test_rules_are_in_the_order_of_their_numbers() -> None:
    for game in GAMES:
        numbers = [int(rule.split("-")[1]) for rule in game.rule_ids]
        assert numbers == sorted(numbers)


def test_a_message_without_words_is_named() -> None:
    class Unheard(Message):
        """Nobody has words for it."""

    with pytest.raises(CatalogueError, match="the catalogue en has no message 'unheard'"):
        throneroom.find("hierarchy").catalogue(ENGLISH).text(Unheard())


def test_a_language_that_is_not_there_is_named() -> None:
    with pytest.raises(SettingsError, match="there is no language 'tlh'; there are: en"):
        throneroom.new("hierarchy", seed=7).log(language="tlh")


def test_a_game_brings_its_own_words_before_those_of_the_house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "elsewhere" / "hierarchy" / "languages").mkdir(parents=True)
    (tmp_path / "elsewhere" / "hierarchy" / "languages" / "en.ftl").write_text("title = Another Hierarchy\n")
    for folder in ("elsewhere", "elsewhere/hierarchy", "elsewhere/silent"):
        (tmp_path / folder).mkdir(exist_ok=True)
        (tmp_path / folder / "__init__.py").touch()
    monkeypatch.syspath_prepend(tmp_path)
    assert catalogue(ENGLISH, "elsewhere.hierarchy").words("title") == "Another Hierarchy"
    assert catalogue(ENGLISH, "throneroom.games.hierarchy").words("title") == "Hierarchy"
    with pytest.raises(CatalogueError, match=r"elsewhere\.silent has no catalogue: .* languages/en\.ftl"):
        catalogue(ENGLISH, "elsewhere.silent")


def test_a_game_without_words_in_a_language_is_told_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LANGUAGES, "tlh", "tlhIngan Hol")
    assert SIXTH.title_in("tlh") == "Sealed Bids"
    assert SIXTH.catalogue("tlh").language == ENGLISH


def test_a_card_without_a_text_is_named() -> None:
    page = Catalogue(ENGLISH, ["card-page = Page\n"])
    assert page.full_name("page") == page.card_name("page") == "Page"
    with pytest.raises(CatalogueError, match=r"'card-page' in the catalogue en has no \.text"):
        page.card_text("page")


def test_names_go_in_once_and_as_they_are() -> None:
    match = throneroom.new("hierarchy", seed=7)
    catalogue = match.game.catalogue(ENGLISH)
    (dealt,) = match.events()[0]
    assert catalogue.text(dealt, {"p1": "p2", "p2": "{ $first }"}) == (
        "Seven cards each, face up. p2 holds the Imposter and begins."
        if dealt.data()["first"] == Seat("p1")
        else "Seven cards each, face up. { $first } holds the Imposter and begins."
    )


def test_a_list_has_the_names_as_they_are() -> None:
    words = Catalogue(ENGLISH, ['list-locale = en-GB\nall = { LIST($names) }.\nany = { LIST($names, join: "or") }?\n'])
    told = [words.text({"kind": "all", "names": names}) for names in ([], ["Ann"], ["Ann", "Bo"], ["p1", "p2", "p3"])]
    assert told == [".", "Ann.", "Ann and Bo.", "p1, p2 and p3."]
    assert words.text({"kind": "any", "names": ["Ann", "Bo", "Cy"]}) == "Ann, Bo or Cy?"
    assert words.text({"kind": "all", "names": "Ann"}) == "Ann."


def test_things_of_the_rules_are_called_by_the_words_of_the_game_or_by_their_names() -> None:
    words = Catalogue(ENGLISH, ["moved = { WORD($verb) }\n", "word-give-up = surrender\n"])
    assert words.text({"kind": "moved", "verb": "give_up"}) == "surrender"
    assert [words.word("give_back"), words.word("give-back"), words.word("-3")] == ["give back", "give back", "-3"]


def test_a_game_may_say_in_its_own_words_what_all_games_share() -> None:
    assert Catalogue(ENGLISH, ["moved = They move.\n", "moved = They march.\n"]).words("moved") == "They march."


# The page's own words


OWN_WORDS = {name: PAGE / "text" / f"{name}.ts" for name in ("study", "account", "days", "hall", "fairness", "safety")}
"""Some pages have a file of words of their own, which the first page does not load."""


TEACHING = [PAGE / "games" / name for name in ("guides.ts", "lessons.ts")]
"""These say words of whatever game is taught: see `taught`."""


def page_files(*folders: str) -> list[Path]:
    """The code of the page in these folders, without its unit tests."""
    files = [file for folder in folders for file in sorted((PAGE / folder).rglob("*"))]
    return [file for file in files if file.suffix in {".ts", ".svelte"} and not file.name.endswith(".test.ts")]


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


def _said_in(files: Iterable[Path]) -> dict[str, set[str]]:
    """The messages that are said in these files of the page, with the names of their arguments."""
    found: dict[str, set[str]] = {}
    for file in files:
        code = file.read_text(encoding="utf-8")
        for call in SAY.finditer(code):
            rest = code[call.end() :]
            given = (
                {part.split(":")[0].strip() for part in _parts(rest[len(", {") :])} if rest.startswith(", {") else set()
            )
            assert found.setdefault(call[1], given) == given, f"{call[1]} is said with different arguments"
    return found


@cache
def said(name: str) -> dict[str, set[str]]:
    """The messages of a file of the page's own words that the page says, with the names of their arguments."""
    if name in OWN_WORDS:
        return _said_in([OWN_WORDS[name]])
    of_games = {*page_files(*(f"games/{game.name}" for game in GAMES)), *TEACHING}
    return _said_in(file for file in page_files(".") if file not in {*of_games, *OWN_WORDS.values()})


@cache
def said_by(game: throneroom.Game) -> dict[str, set[str]]:
    """The words of a game's table, in the page and on the terminal, with the names of their arguments."""
    found = _said_in(page_files(f"games/{game.name}")) | {name: set() for name in taught(game)}
    file = Path(str(resources.files(game.package))) / "terminal_view.py"
    for name, given in _said_in_python([file] if file.is_file() else []).items():
        assert found.setdefault(name, given) == given, f"{name} is said with different arguments"
    return {name: given for name, given in found.items() if not name.startswith(("stat-", "seat-"))}


def taught(game: throneroom.Game) -> set[str]:
    """What a guided game and a second lesson say: words for each step, each position and the end."""
    folder, found = PAGE / "games" / game.name, set[str]()
    if (steps := folder / "guide.ts").is_file():
        found |= {f"guide-{n + 1}" for n, _ in enumerate(re.findall(r"\bply:", steps.read_text(encoding="utf-8")))}
    if (positions := folder / "lesson.json").is_file():
        numbers = range(1, len(json.loads(positions.read_text(encoding="utf-8"))) + 1)
        found |= {f"lesson-{n}{part}" for n in numbers for part in ("", "-why")} | {"lesson-end"}
    return found


def _said_in_python(files: Iterable[Path]) -> dict[str, set[str]]:
    """The messages that `Catalogue.words` is asked for in these files, with the names of their arguments."""
    found: dict[str, set[str]] = {}
    for file in files:
        for call in ast_of_python.walk(ast_of_python.parse(file.read_text(encoding="utf-8"))):
            if isinstance(call, ast_of_python.Call) and getattr(call.func, "attr", "") == "words":
                (name,) = call.args
                assert isinstance(name, ast_of_python.Constant), f"{file}: the id of a message is written out"
                given = {keyword.arg or "" for keyword in call.keywords}
                assert found.setdefault(name.value, given) == given, f"{name.value} is said with different arguments"
    return found


@BOTH
def test_words_of_a_table_use_what_they_are_given(game: throneroom.Game, language: str) -> None:
    for name, given in said_by(game).items():
        uses = words(game, language)[name]
        assert name.startswith(("table-", "guide-", "lesson-")), name
        assert uses.variables == given, name
        assert uses.functions <= FUNCTIONS, name


@EACH
@pytest.mark.parametrize("file", ["page", *OWN_WORDS])
def test_the_page_says_every_message_and_no_other(language: str, file: str) -> None:
    assert {*house_words(language, file)} == {*said(file)}


@EACH
@pytest.mark.parametrize("file", ["page", *OWN_WORDS])
def test_messages_of_the_page_use_what_they_are_given(language: str, file: str) -> None:
    for name, given in said(file).items():
        uses = house_words(language, file)[name]
        assert uses.variables == given, name
        assert uses.functions <= FUNCTIONS, name


@cache
def said_at_terminals() -> dict[str, set[str]]:
    """The messages that the commands say, with the names of their arguments."""
    return _said_in_python(Path(str(resources.files("throneroom.cli"))).glob("*.py"))


@EACH
def test_terminals_say_every_message_and_no_other(language: str) -> None:
    assert {*house_words(language, "terminal")} == {*said_at_terminals()}


@EACH
def test_messages_of_terminals_use_what_they_are_given(language: str) -> None:
    for name, given in said_at_terminals().items():
        uses = house_words(language, "terminal")[name]
        assert uses.variables == given, name
        assert uses.functions <= FUNCTIONS, name


@EACH
def test_notices_and_calendars_say_every_message_with_what_it_is_given(language: str) -> None:
    server = Path(str(resources.files("throneroom.server")))
    said_there = _said_in_python([server / "notices.py", server / "calendar_feed.py"])
    found = house_words(language, "notices")
    assert {*found} == {*said_there}
    assert {name: uses.variables for name, uses in found.items()} == said_there


def refusals() -> dict[str, type[Message]]:
    """All reasons why a table refuses something."""
    own = [thing for thing in vars(refusals_module).values() if isinstance(thing, type)]
    return {thing.kind: thing for thing in own if issubclass(thing, Refusal) and thing is not Refusal}


@EACH
def test_every_refusal_of_a_table_has_words_and_no_words_are_left_over(language: str) -> None:
    assert {*house_words(language, "table")} == {*refusals()}


@EACH
def test_refusals_use_what_they_have(language: str) -> None:
    for name, refusal in refusals().items():
        uses = house_words(language, "table")[name]
        assert uses.variables == {field.name for field in fields(refusal)}, name
        assert uses.functions <= FUNCTIONS, name


@EACH
def test_a_language_is_called_by_its_own_name(language: str) -> None:
    assert throneroom.find("hierarchy").catalogue(language).words("language-name") == LANGUAGES[language]


def test_the_page_has_every_language() -> None:
    folders = (resources.files("throneroom") / "languages").iterdir()
    assert {folder.name for folder in folders if (folder / "page.ftl").is_file()} == {*LANGUAGES}


def test_the_code_of_the_page_has_no_sentences() -> None:
    files = [*page_files("pages", "table", "lib", "card", "text"), PAGE / "App.svelte", PAGE / "main.ts"]
    assert len(files) > 50
    found = {text: file.name for file in files for text in sentences(file.name, file.read_text(encoding="utf-8"))}
    assert {text: name for text, name in found.items() if text not in NO_SENTENCES} == {}
    assert {*found} >= NO_SENTENCES


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_code_of_a_table_has_no_sentences(game: throneroom.Game) -> None:
    """Spots and decisions are words of the code: a zone or a verb, and what it is about."""
    found = {text for file in page_files(f"games/{game.name}") for text in sentences(file.name, file.read_text())}
    assert found and {text for text in found if not SPOT.fullmatch(text)} - NO_SENTENCES == set()


def python_sentences(code: str) -> list[str]:
    """Texts of several words in Python code, but for docstrings and styles of the terminal."""
    tree = ast_of_python.parse(code)
    docstrings = {id(node.value) for node in ast_of_python.walk(tree) if isinstance(node, ast_of_python.Expr)}
    texts = [node for node in ast_of_python.walk(tree) if isinstance(node, ast_of_python.Constant)]
    found = [str(node.value) for node in texts if isinstance(node.value, str) and id(node) not in docstrings]
    return [text for text in found if WORDS.search(text) and not {*text.split()} <= STYLES]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_python_code_of_a_game_has_no_sentences(game: throneroom.Game) -> None:
    """Where it speaks to players; reports and observations are for those who study the games, and are English."""
    files = [
        Path(str(resources.files(game.package))) / f"{name}.py"
        for name in ("story", "reasons", "view", "terminal_view")
    ]
    for file in (file for file in files if file.is_file()):
        assert python_sentences(file.read_text(encoding="utf-8")) == [], file


def test_sentences_in_python_code_are_found() -> None:
    code = (
        '"""Not this."""\nX = "bold red"\n\ndef f(n):\n    """Nor this."""\n    return f"{n} cards lie here" + "ok"\n'
    )
    assert python_sentences(code) == [" cards lie here"]


def parsed(code: str) -> list[str]:
    """Where code takes a sentence apart: what a catalogue gave, or an error says."""
    return [found[0] for found in PARSING.finditer(code)]


def test_no_sentence_is_parsed() -> None:
    files = page_files(".")
    found = {file.name: parsed(file.read_text(encoding="utf-8")) for file in files}
    assert len(found) > 100
    assert {name: places for name, places in found.items() if places} == {
        "Countdown.svelte": [
            "t.away.botIn(TIME).split("
        ],  # the time stands in an element of its own, where the mark is
        "catalogue.ts": ["text.slice("] * 2,  # a capital letter
        "passkeys.ts": ['text.replaceAll("-", "+").replaceAll('],  # base64, no sentence
        "pseudo.ts": ["text.replace("],
    }


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ("text.inLine(n).replace(/^[0-9]+ /, '')", ["text.inLine(n).replace("]),
        ("t.herald.cut.split(' ')", ["t.herald.cut.split("]),
        ("play.tell(event).match(/ takes /)", ["tell(event).match("]),
        ("if (/falls/.test(text.moments.told(seat)))", ["/.test(text."]),
        ("/ wins/.exec(play.question)", ["/.exec(play.question"]),
        ("error.message.includes('Line')", ["message.includes("]),
        ("refusal?.text.match(/[A-Z]+/)", ["text.match("]),
        ("line.text.startsWith('Round')", ["text.startsWith("]),
        ("play.legal.includes('take'); spot.split(' '); /^hand /.test(spot)", []),
    ],
)
def test_what_takes_a_sentence_apart_is_found(code: str, found: list[str]) -> None:
    assert parsed(code) == found


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
