"""Record files: reading makes every check; writing is atomic and overwrites nothing but another record."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from throneroom.engine import transcript
from throneroom.engine.catalogue import Catalogue
from throneroom.engine.errors import RecordError, SettingsError
from throneroom.engine.match import Match, replay
from throneroom.engine.transcript import LONGEST, MAGIC, Script

T = TypeVar("T")


def read(path: Path) -> Match:
    """Read the match in a record file."""
    return _parsed(path, replay)


def read_script(path: Path) -> Script:
    """Read the lines of a record file, without playing its decisions."""
    return _parsed(path, transcript.read)


def _parsed(path: Path, parse: Callable[[bytes], T]) -> T:
    try:
        with path.open("rb") as file:
            text = file.read(LONGEST + 1)
    except OSError as error:
        raise SettingsError(f"cannot read {path}: {error.strerror}") from None
    try:
        return parse(text)
    except RecordError as error:
        raise RecordError(error.line, f"{error.reason} (in {path})") from None


def write(path: Path, match: Match, words: Catalogue) -> None:
    """Save a match. It may replace another record, but no other file. `words` is the terminal's catalogue."""
    try:
        if path.exists():
            with path.open("rb") as file:
                if file.read(len(MAGIC)) != MAGIC.encode():
                    raise SettingsError(words.words("not-a-record", file=str(path)))
        handle, draft = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(match.record())
        os.replace(draft, path)
    except OSError as error:
        raise SettingsError(words.words("cannot-write", file=str(path), why=error.strerror or "")) from None
