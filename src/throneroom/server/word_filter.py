"""The word filter of a host: a file with a word or phrase on each line, for names and chat.

Case, accents and common substitutions such as 4 for A make no difference. A word matches as a whole; with `*` before or
after it, also inside a longer word. Lines that begin with `#` are comments.
"""

from __future__ import annotations

import logging
import re
import time
import unicodedata
from pathlib import Path

from throneroom.engine.errors import SettingsError
from throneroom.table.errors import refused
from throneroom.table.refusals import NameNotAllowed

LOOK_EVERY = 1.0
"""Seconds between two looks whether the file has changed."""
MASK = "*"
ANYWHERE = "*"
COMMENT = "#"
LOOKALIKES = {
    "a": "a4@", "b": "b8", "e": "e3", "g": "g9", "i": "i1!|", "l": "l1|", "o": "o0", "s": "s5$", "t": "t7+", "z": "z2",
}  # fmt: skip
ACCENTS = ("\u0300", "\u036f")
"""The first and the last combining accent."""
UNSPACED = ("CJK", "HIRAGANA", "KATAKANA", "THAI", "LAO", "KHMER", "MYANMAR")
"""Scripts without spaces between words: a word in one of them matches anywhere."""
NO_LETTER_BEFORE, NO_LETTER_AFTER = r"(?<![^\W\d_])", r"(?![^\W\d_])"
BETWEEN_WORDS = r"[\W_]+"
logger = logging.getLogger("throneroom.words")


class WordFilter:
    """The words that a host does not want to see."""

    def __init__(self, lines: list[str]) -> None:
        words = [line.strip() for line in lines]
        self.words = [word for word in words if word.strip(ANYWHERE + " ") and not word.startswith(COMMENT)]
        self._pattern = re.compile("|".join(map(_expression, self.words))) if self.words else None

    def finds(self, text: str) -> bool:
        return self._pattern is not None and self._pattern.search(_plain(text)[0]) is not None

    def mask(self, text: str) -> str:
        """The text with asterisks instead of the words."""
        if self._pattern is None:
            return text
        plain, places = _plain(text)
        letters = list(text)
        for found in self._pattern.finditer(plain):
            for place in range(places[found.start()], places[found.end() - 1] + 1):
                letters[place] = letters[place] if letters[place].isspace() else MASK
        return "".join(letters)


def _plain(text: str) -> tuple[str, list[int]]:
    """The text in small letters without accents and invisible characters, and where each letter stood."""
    letters: list[str] = []
    places: list[int] = []
    for place, character in enumerate(text):
        for letter in unicodedata.normalize("NFKD", character).casefold():
            if not ACCENTS[0] <= letter <= ACCENTS[1] and unicodedata.category(letter) != "Cf":
                letters.append(letter)
                places.append(place)
    return "".join(letters), places


def _expression(word: str) -> str:
    """A regular expression for a line of the file."""
    bare = _plain(word.strip(ANYWHERE))[0]
    unspaced = any(unicodedata.name(letter, "").startswith(UNSPACED) for letter in bare)
    before = "" if unspaced or word.startswith(ANYWHERE) else NO_LETTER_BEFORE
    after = "" if unspaced or word.endswith(ANYWHERE) else NO_LETTER_AFTER
    return before + BETWEEN_WORDS.join("".join(map(_letter, part)) for part in bare.split()) + after


def _letter(letter: str) -> str:
    return f"[{re.escape(LOOKALIKES[letter])}]" if letter in LOOKALIKES else re.escape(letter)


class FilterFile:
    """The word filter in a file, which is read again when it has changed. Without a file, all words are welcome."""

    def __init__(self, file: str) -> None:
        self._file = Path(file) if file else None
        self._filter = WordFilter([])
        self._version: tuple[int, int] | None = None
        self._looked = 0.0
        if self._file is not None:
            try:
                self._read(self._file)
            except (OSError, UnicodeDecodeError) as error:
                raise SettingsError(f"the word filter {file} cannot be read: {error}") from None

    @property
    def current(self) -> WordFilter:
        """The filter as the file says now; if it cannot be read any more, as it said before."""
        now = time.monotonic()
        if self._file is not None and now - self._looked >= LOOK_EVERY:
            try:
                self._read(self._file)
            except (OSError, UnicodeDecodeError) as error:
                logger.warning("the word filter cannot be read: the former one stays (%s)", type(error).__name__)
        return self._filter

    def _read(self, file: Path) -> None:
        self._looked = time.monotonic()
        found = file.stat()
        version = found.st_mtime_ns, found.st_size
        if version != self._version:
            self._filter, self._version = WordFilter(file.read_text("utf-8").splitlines()), version

    def mask(self, text: str) -> str:
        return self.current.mask(text)

    def check_name(self, name: str) -> None:
        """Refuse a name with a word that the host does not want."""
        if self.current.finds(name):
            raise refused(NameNotAllowed())
