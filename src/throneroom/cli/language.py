"""The user's language at the terminal, and the terminal's own texts."""

from __future__ import annotations

import os
import re
from collections.abc import Collection, Mapping
from functools import cache

from throneroom.engine.catalogue import ENGLISH, LANGUAGES, Catalogue, check_language, house_catalogue

VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Environment variables; the first one that is set decides."""


def language_for(wanted: str | None) -> str:
    """The language that was asked for, or that of the environment."""
    if wanted is None:
        return language_of(os.environ, LANGUAGES)
    check_language(wanted)
    return wanted


def language_of(environment: Mapping[str, str], languages: Collection[str]) -> str:
    """The language of the environment if it is among these: `de` for `de_AT.UTF-8`; else English."""
    locale = next((environment[name] for name in VARIABLES if environment.get(name)), "")
    exact = re.split(r"[.@]", locale)[0].replace("_", "-")
    return next((one for one in (exact, exact.split("-")[0]) if one in languages), ENGLISH)


@cache
def terminal_words(language: str) -> Catalogue:
    """The terminal's own texts, as opposed to those of the games: `languages/LANG/terminal.ftl`."""
    return house_catalogue(language, "terminal")
