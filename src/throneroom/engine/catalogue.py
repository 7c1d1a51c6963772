"""The words of a game in one language, from catalogues in the format of Project Fluent.

A language is a folder of `throneroom/languages`: `common.ftl` for all games, and one file for each game. An external
game brings its own `languages/en.ftl` in its package. Messages are looked up by their kind, other words by their ids;
docs/how-to/languages.md lists all of them, and the functions that a catalogue may use.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from contextvars import ContextVar
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any

from throneroom.engine.errors import SettingsError
from throneroom.engine.messages import Message

if TYPE_CHECKING:
    from throneroom.engine.fluent import Nested

ENGLISH = "en"
LANGUAGE_NAME = re.compile(r"^language-name = (.+)$", re.MULTILINE)


Names = Mapping[str, str]
"""What the players are called, by seat."""

RULE = re.compile(r"rule-[a-z]+-[0-9]+")
"""The id of a rule's words."""

JOINED = re.compile(r"(?<=[a-z0-9])[_-](?=[a-z0-9])")
"""Between the parts of a name in code."""
NUMBER = re.compile(r"[0-9]+")
SIGNS = {"+": "plus", "-": "minus"}
"""How a plus or minus sign is written in the id of a card's words."""

_names: ContextVar[Names | None] = ContextVar("names", default=None)


def _languages() -> dict[str, str]:
    """Every language with its name in that language: the folders of `throneroom/languages`, English first."""
    folders = (resources.files("throneroom") / "languages").iterdir()
    files = {folder.name: folder / "common.ftl" for folder in folders}
    texts = {code: file.read_text(encoding="utf-8") for code, file in files.items() if file.is_file()}
    names = {code: found[1] for code, text in texts.items() if (found := LANGUAGE_NAME.search(text))}
    return dict(sorted(names.items(), key=lambda language: (language[0] != ENGLISH, language)))


LANGUAGES = _languages()


class CatalogueError(Exception):
    """A catalogue has no words for a message, or wrong ones."""


class Catalogue:
    """The words of one game in one language."""

    def __init__(self, language: str, sources: Sequence[str]) -> None:
        from throneroom.engine import fluent  # it takes long to load, and not every program makes sentences

        self.language, self._fluent = language, fluent
        functions: dict[str, Callable[..., Any]] = {
            "CARD": self._card, "SEAT": self._seat, "LIST": self._list, "TEXT": self._text, "SPELL": self._spell,
            "CAP": self._capital, "SIGNED": _signed, "WORD": self.word,
        }  # fmt: skip
        self._bundle, self._ids = fluent.new_bundle(language, functions, sources)

    def text(self, message: Message | Mapping[str, Any], names: Names | None = None) -> str:
        """The sentence of a message (or of its data), with the players' names or the game's names for the seats."""
        token = _names.set(names)
        try:
            return self._sentence(message.data() if isinstance(message, Message) else message)
        finally:
            _names.reset(token)

    def words(self, name: str, /, **values: str | int | list[str] | None) -> str:
        """The words with this id, with these values filled in."""
        return self._format(name, {key: self._value(value) for key, value in values.items()})

    def word(self, name: str) -> str:
        """What people call a field, a verb or a stage of the rules: `word-NAME`, or else its name with spaces."""
        own = f"word-{name.replace('_', '-').replace(' ', '-')}"
        return self._format(own, {}) if self._bundle.has_message(own) else JOINED.sub(" ", name)

    # Cards and rules

    def card_name(self, card: str) -> str:
        """The name of a card on its own; sentences may use a shorter one."""
        return self._face(card, "name")

    def has_card(self, card: str) -> bool:
        """Whether there are words for a card of this name."""
        return self._bundle.has_message(self._words_of(card)[0])

    def full_name(self, card: str) -> str:
        """Its name with its epithet, for where the whole card is shown."""
        return self._face(card, "full", "name")

    def card_text(self, card: str) -> str:
        """What the card does."""
        name, values = self._words_of(card)
        if "text" not in self._message(name).attributes:
            raise CatalogueError(f"{name!r} in the catalogue {self.language} has no .text")
        return self._format(name, values, "text")

    def stat(self, label: str, value: str) -> tuple[str, str]:
        """A value printed on a card, and its label; numbers are the same in all languages."""
        name = f"stat-{label}"
        attributes = self._message(name).attributes
        return self._format(name, {}), self._format(name, {}, value) if value in attributes else value

    @property
    def rule_ids(self) -> tuple[str, ...]:
        """The ids of the rules, in order: `rule-hi-7` has the words of HI-7."""
        return tuple(name.removeprefix("rule-").upper() for name in self._ids if RULE.fullmatch(name))

    def rule(self, rule: str, **values: str | int) -> str:
        """The short form of a rule."""
        return self._format(f"rule-{rule.lower()}", values)

    # Sentences

    def _sentence(self, message: Mapping[str, Any], form: str = "") -> str:
        values = {name: self._value(value) for name, value in message.items() if name != "kind"}
        told = self._format(message["kind"], values, form)
        return self._format("reason", {"text": told, "rule": message["rule"]}) if "rule" in message else told

    def _value(self, value: Any) -> Any:
        """A field in the form that Fluent accepts."""
        if isinstance(value, bool):
            return "true" if value else "false"
        if value is None:
            return "none"
        return self._fluent.Nested(self._text, value) if isinstance(value, (Mapping, list)) else value

    def _message(self, name: str) -> Any:
        if not self._bundle.has_message(name):
            raise CatalogueError(f"the catalogue {self.language} has no message {name!r}")
        return self._bundle.get_message(name)

    def _format(self, name: str, values: Mapping[str, Any], *forms: str) -> str:
        """A message in the first of these forms that it has, or its plain form."""
        message = self._message(name)
        pattern = next((message.attributes[form] for form in forms if form in message.attributes), message.value)
        assert pattern is not None
        text, errors = self._bundle.format_pattern(pattern, dict(values))
        if errors:
            raise CatalogueError(f"{name!r} in the catalogue {self.language}: {errors[0]}")
        return str(text)

    # The functions that catalogues can call

    def _card(self, card: Any, form: str = "", join: str = "and") -> str:
        """The name of a card, or of several, in one of its forms."""
        cards = card.value if isinstance(card, self._fluent.Nested) else (card,)
        return self._listed([self._face(one, form) for one in cards], join)

    def _face(self, card: str, *forms: str) -> str:
        """The name of one card in the first of these forms that it has."""
        name, values = self._words_of(card)
        return self._format(name, values, *forms)

    def _words_of(self, card: str) -> tuple[str, dict[str, int]]:
        """The message of a card: its own, or one shared with other cards."""
        own = f"card-{card}"
        return (own, {}) if self._bundle.has_message(own) else shared_words(card)

    def _seat(self, seat: Any, join: str = "and") -> str:
        """The name of the player at a seat, or at several."""
        seats = seat.value if isinstance(seat, self._fluent.Nested) else (seat,)
        return self._listed([self._name(one) for one in seats], join)

    def _name(self, seat: str) -> str:
        names = _names.get() or {}
        if seat in names:
            return names[seat]
        own = f"seat-{seat}"
        return self._format(own, {}) if self._bundle.has_message(own) else seat

    def _list(self, names: Any, join: str = "and") -> str:
        """One name or several, unchanged."""
        listed = names.value if isinstance(names, self._fluent.Nested) else (names,)
        return self._listed([str(one) for one in listed], join)

    def _text(self, nested: Nested, form: str = "", join: str = "and") -> str:
        """The words of another message, or of several, in one of its forms."""
        messages = nested.value if isinstance(nested.value, list) else [nested.value]
        return self._listed([self._sentence(one, form) for one in messages], join)

    def _spell(self, number: int, form: str = "") -> str:
        """A small number as a word."""
        name = f"number-{int(number)}"
        return self._format(name, {}, form) if self._bundle.has_message(name) else str(int(number))

    def _capital(self, text: Any) -> str:
        """The text with its first letter in upper case."""
        told = self._text(text) if isinstance(text, self._fluent.Nested) else str(text)
        return told[:1].upper() + told[1:]

    def _listed(self, texts: list[str], join: str) -> str:
        if len(texts) == 1:
            return texts[0]
        locale = self.words("list-locale") if self._bundle.has_message("list-locale") else self.language
        return self._fluent.format_list(texts, "or" if join == "or" else "standard", locale.replace("-", "_"))


def shared_words(card: str) -> tuple[str, dict[str, int]]:
    """Words shared by cards that differ only in a number, and the number: `card-c` of `10c`, `card-plus` of `+4`."""
    number = NUMBER.search(card)
    sort = NUMBER.sub("", card)
    return f"card-{SIGNS.get(sort, sort)}", {"number": int(number[0])} if number else {}


def _signed(number: int) -> str:
    return f"{int(number):+d}"


@cache
def catalogue(language: str, package: str) -> Catalogue:
    """The words of the game in this package: its own, or those in `throneroom/languages`; English as a fallback."""
    return Catalogue(*sources(language, package))


@cache
def sources(language: str, package: str) -> tuple[str, tuple[str, str]]:
    """The language that a game has words in (this one, or else English), and the texts of its catalogue: first the text
    that all games share, then its own.
    """
    check_language(language)
    house = resources.files("throneroom") / "languages" / language
    own: Traversable = resources.files(package) / "languages" / f"{language}.ftl"
    if not own.is_file():
        own = house / f"{package.rpartition('.')[2].replace('_', '-')}.ftl"
    if own.is_file():
        return language, ((house / "common.ftl").read_text(encoding="utf-8"), own.read_text(encoding="utf-8"))
    if language == ENGLISH:
        raise CatalogueError(f"{package} has no catalogue: it needs at least languages/{ENGLISH}.ftl in its folder")
    return sources(ENGLISH, package)


def house_catalogue(language: str, name: str) -> Catalogue:
    """The words in a file of `languages/LANG` that belongs to no game."""
    check_language(language)
    house = resources.files("throneroom") / "languages" / language
    return Catalogue(language, [(house / file).read_text(encoding="utf-8") for file in ("common.ftl", f"{name}.ftl")])


def check_language(language: str) -> None:
    """Raise an error for a language that does not exist."""
    if language not in LANGUAGES:
        raise SettingsError(f"there is no language {language!r}; there are: {', '.join(LANGUAGES)}")
