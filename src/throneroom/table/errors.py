"""Errors at a table, each with a code for programs and a sentence for people."""

from __future__ import annotations

from functools import cache

from throneroom.engine.catalogue import ENGLISH, Catalogue, house_catalogue
from throneroom.engine.errors import ThroneroomError
from throneroom.engine.messages import Message
from throneroom.table.refusals import Refusal


class TableError(ThroneroomError):
    """A refused request; the table has not changed. `code` is one of those in docs/reference/protocol.md. `reason` is a
    message: the rule that forbids it, or a `Refusal`. Errors that only a program can make have just a text.
    """

    retry_after: float | None = None
    """Seconds after which a retry makes sense, if waiting helps."""

    def __init__(self, code: str, message: str, reason: Message | None = None) -> None:
        super().__init__(message)
        self.code = code
        self.reason = reason


def refused(refusal: Refusal) -> TableError:
    """The error for a refusal, with its words in English."""
    return TableError(refusal.code, english(refusal), refusal)


def english(refusal: Refusal) -> str:
    """A refusal in English, for programs."""
    return table_words(ENGLISH).text(refusal)


@cache
def table_words(language: str) -> Catalogue:
    """The words of all refusals in a language."""
    return house_catalogue(language, "table")
