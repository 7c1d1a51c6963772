"""A kind of card. Rules import this module, so it imports nothing: a changed import means compiling the rules again."""

from __future__ import annotations

import importlib
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Card:
    """One kind of card. Its words are in the catalogues of its game; the properties here give them in English."""

    package: str
    """The package of its game."""
    slug: str
    copies: int = 1
    stats: tuple[tuple[str, str], ...] = ()
    """The values printed on it besides its text, each with a label: `Catalogue.stat` has the words for both."""

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
