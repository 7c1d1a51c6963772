"""Sentences for messages, from catalogues in the format of Project Fluent.

A language is a folder of `throneroom/languages`: `common.ftl` for all games, and one file a game. A game from elsewhere
brings its own: `languages/en.ftl` in its package. Messages are looked up by their kind; docs/languages.md has the
functions that a catalogue may use.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextvars import ContextVar
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType

from throneroom.engine.errors import SettingsError
from throneroom.engine.messages import Message

ENGLISH = "en"
LANGUAGES = {ENGLISH: "English"}
"""Every language with its own name for itself."""

LISTS = {"en": "en_GB"}
"""Whose lists a language has, where they are not those of its most common form: `one, two and three`."""

Names = Mapping[str, str]
"""What the players are called, by seat."""

_names: ContextVar[Names | None] = ContextVar("names", default=None)


class CatalogueError(Exception):
    """A catalogue has no words for a message, or wrong ones."""


class Catalogue:
    """The words of one game in one language."""

    def __init__(self, language: str, files: Sequence[Traversable]) -> None:
        self.language = language
        functions: Any = {
            "CARD": self._card, "SEAT": self._seat, "LIST": self._list, "TEXT": self._text, "SPELL": self._spell,
            "CAP": _capital, "SIGNED": _signed,
        }  # fmt: skip
        self._bundle = FluentBundle([language], functions=functions, use_isolating=False)
        for file in files:
            self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def text(self, message: Message | Mapping[str, Any], names: Names | None = None) -> str:
        """The sentence of a message (or of its data), with the players' names or what the game calls its seats."""
        token = _names.set(names)
        try:
            return self._sentence(message.data() if isinstance(message, Message) else message)
        finally:
            _names.reset(token)

    def _sentence(self, message: Mapping[str, Any], form: str = "") -> str:
        values = {name: self._value(value) for name, value in message.items() if name != "kind"}
        told = self._format(message["kind"], values, form)
        return self._format("reason", {"text": told, "rule": message["rule"]}) if "rule" in message else told

    def _value(self, value: Any) -> Any:
        """A field as Fluent takes it."""
        if isinstance(value, bool):
            return "true" if value else "false"
        if value is None:
            return "none"
        return _Nested(self, value) if isinstance(value, (Mapping, list)) else value

    def _format(self, name: str, values: Mapping[str, Any], form: str = "") -> str:
        """A message, or one of its forms where it has such."""
        if not self._bundle.has_message(name):
            raise CatalogueError(f"the catalogue {self.language} has no message {name!r}")
        message = self._bundle.get_message(name)
        pattern = message.attributes.get(form, message.value)
        assert pattern is not None
        text, errors = self._bundle.format_pattern(pattern, dict(values))
        if errors:
            raise CatalogueError(f"{name!r} in the catalogue {self.language}: {errors[0]}")
        return str(text)

    # The functions of catalogues

    def _card(self, card: Any, form: str = "", join: str = "and") -> str:
        """The name of a card, or of several, in one of its forms."""
        cards = card.value if isinstance(card, _Nested) else (card,)
        return self._listed([self._face(one, form) for one in cards], join)

    def _face(self, card: str, form: str) -> str:
        """The name of one card; cards with a signed number share a name: `card-plus` with the number."""
        if card[0] in "+-":
            return self._format("card-plus" if card[0] == "+" else "card-minus", {"number": int(card[1:])}, form)
        return self._format(f"card-{card}", {}, form)

    def _seat(self, seat: Any, join: str = "and") -> str:
        """Who sits there, or there and there."""
        seats = seat.value if isinstance(seat, _Nested) else (seat,)
        return self._listed([self._name(one) for one in seats], join)

    def _name(self, seat: str) -> str:
        names = _names.get() or {}
        if seat in names:
            return names[seat]
        own = f"seat-{seat}"
        return self._format(own, {}) if self._bundle.has_message(own) else seat

    def _list(self, names: Any, join: str = "and") -> str:
        """A name, or several, as they are."""
        return self._listed([str(one) for one in names.value] if isinstance(names, _Nested) else [str(names)], join)

    def _text(self, nested: _Nested, form: str = "", join: str = "and") -> str:
        """The words of another message, or of several, in one of its forms."""
        messages = nested.value if isinstance(nested.value, list) else [nested.value]
        return self._listed([self._sentence(one, form) for one in messages], join)

    def _spell(self, number: int, form: str = "") -> str:
        """A small number as a word."""
        name = f"number-{int(number)}"
        return self._format(name, {}, form) if self._bundle.has_message(name) else str(int(number))

    def _listed(self, texts: list[str], join: str) -> str:
        if len(texts) == 1:
            return texts[0]
        locale = LISTS.get(self.language, self.language)
        return format_list(texts, "or" if join == "or" else "standard", locale)


class _Nested(FluentType):
    """A message, or several, or several names, as part of a message."""

    def __init__(self, catalogue: Catalogue, value: Any) -> None:
        self.catalogue, self.value = catalogue, value

    def format(self, locale: object) -> str:  # noqa: ARG002
        return self.catalogue._text(self)


def _capital(text: Any) -> str:
    """The text with a capital at its beginning."""
    told = text.catalogue._text(text) if isinstance(text, _Nested) else str(text)
    return told[:1].upper() + told[1:]


def _signed(number: int) -> str:
    return f"{int(number):+d}"


@cache
def catalogue(language: str, game: str, package: str) -> Catalogue:
    """The words of a game: those of the house, or those that its package brings."""
    if language not in LANGUAGES:
        raise SettingsError(f"there is no language {language!r}; there are: {', '.join(LANGUAGES)}")
    house = resources.files("throneroom") / "languages" / language
    own = house / f"{game}.ftl"
    if not own.is_file():
        own = resources.files(package) / "languages" / f"{language}.ftl"
    return Catalogue(language, [house / "common.ftl", own])
