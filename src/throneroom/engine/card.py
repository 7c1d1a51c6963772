"""A kind of card. Rules import this, so it imports nothing: compiled rules are made anew when an import changes."""

from __future__ import annotations

import importlib
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Card:
    """One kind of card. Its words are in the catalogues of its game; here they are in English."""

    package: str
    """Of its game."""
    slug: str
    copies: int = 1
    stats: tuple[tuple[str, str], ...] = ()
    """What is printed on it beside its text, each with a label: `Catalogue.stat` has the words for both."""

    @property
    def name(self) -> str:
        return str(self._words.card_name(self.slug))

    @property
    def full_name(self) -> str:
        """Its name with its epithet: "Anna Lys, Widow Maker"."""
        return str(self._words.full_name(self.slug))

    @property
    def text(self) -> str:
        """What it does."""
        return str(self._words.card_text(self.slug))

    @property
    def _words(self) -> Any:
        module = importlib.import_module("throneroom.engine.catalogue")
        return module.catalogue(module.ENGLISH, self.package)
