"""Where an error came from, in one line: for errors in games and bots that somebody is writing."""

from __future__ import annotations

import traceback
from pathlib import Path


def located(error: BaseException, folder: Path | None = None) -> str:
    """An error after the last place that it went through, such as "rules.py line 20: NameError: ...".

    With a folder, it is the last place in the folder, if there is one.
    """
    place: tuple[str, int | None] | None
    lines = [line for line in str(error).splitlines() if line.strip()]
    if isinstance(error, SyntaxError) and error.filename:
        place, lines = (error.filename, error.lineno), [error.msg]
    else:
        places = [(frame.filename, frame.lineno) for frame in traceback.extract_tb(error.__traceback__)]
        inside = [each for each in places if folder is None or Path(each[0]).is_relative_to(folder)]
        place = inside[-1] if inside else None
    text = f"{type(error).__name__}: {lines[0]}" if lines else type(error).__name__
    return f"{_short(place[0], folder)} line {place[1]}: {text}" if place else text


def _short(file: str, folder: Path | None) -> str:
    """A file as it is called inside the folder."""
    inside = folder is not None and Path(file).is_relative_to(folder)
    return str(Path(file).relative_to(folder)) if inside and folder is not None else file
