"""Messages: what happened, what is asked and why not, as values. `engine.catalogue` has the words for them.

A message is a small frozen dataclass. Its kind is the name of its class (`WaveRevealed` is `wave-revealed`). Its fields
are only numbers, booleans, names from a short list, seats, cards, other messages, or tuples of these, so that `data`
can return it as plain JSON and a catalogue can turn it into a sentence in any language.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, ClassVar, NewType

Seat = NewType("Seat", str)
"""A seat as in the notation: `p1`."""

CardSlug = NewType("CardSlug", str)
"""A card by its slug: `high-priest`."""

SCALARS = (str, int, bool)


@dataclass(frozen=True)
class Message:
    """The common part of all messages."""

    kind: ClassVar[str]
    """The id of its words in a catalogue."""

    def __init_subclass__(cls) -> None:
        cls.kind = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", cls.__name__).lower()

    def data(self) -> dict[str, Any]:
        """The message as plain JSON: its kind and its fields."""
        data: dict[str, Any] = {"kind": self.kind}
        for name, value in vars(self).items():
            data[name] = value if type(value) in SCALARS else _plain(value)
        return data


@dataclass(frozen=True)
class Event(Message):
    """Something that happened, as far as the viewer may know it."""

    rules: ClassVar[tuple[str, ...]] = ()
    """The rules that this kind of event can involve; balance reports count them."""
    telling: ClassVar[bool] = True
    """Whether it says something without the event before it. Reviews give no others as reasons."""

    def shown_rules(self) -> tuple[str, ...]:
        """The rules that came into play in this event, once for each time."""
        return self.rules


@dataclass(frozen=True)
class Question(Message):
    """Who is asked what; after the end, how the game ended."""


@dataclass(frozen=True)
class Reason(Message):
    """Why something may not be done, with the rules that say so."""

    rule: str


@dataclass(frozen=True)
class Phrase(Message):
    """A part of other messages: `p2's Outlaw`."""


def as_data(messages: Iterable[Message]) -> list[dict[str, Any]]:
    """Messages as plain JSON."""
    return [message.data() for message in messages]


def data_of(message: Message | None) -> dict[str, Any] | None:
    """A message as plain JSON, or None."""
    return None if message is None else message.data()


def _plain(value: Any) -> Any:
    if isinstance(value, Message):
        return value.data()
    return [_plain(item) for item in value] if isinstance(value, tuple) else value
