"""Result files: a header, then one line per game (see `Task`), written to disk as soon as it is played.

Finished games are kept however a run ends. If the last line was cut off, its game is played again. Files in which a
line holds all games of a block (format 1) are read and continued.
"""

from __future__ import annotations

import fcntl
import json
import os
import re
from collections import defaultdict
from collections.abc import Iterable, Mapping
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from throneroom.arena.deals import Line
from throneroom.arena.plan import FORMAT, READABLE, Block, Plan, Task
from throneroom.engine.errors import SettingsError


def _json(line: Mapping[str, Any]) -> bytes:
    return json.dumps(line, separators=(",", ":"), ensure_ascii=False).encode() + b"\n"


def task_of(line: Line) -> Task:
    """The game whose result a line holds."""
    block = Block(line["deal"], (line["pair"][0], line["pair"][1]) if "pair" in line else None)
    return Task(block, line["seating"])


def games_of(line: Line) -> list[Line]:
    """The line itself, or one for each game if it holds the games of a block, as in format 1."""
    if "games" not in line:
        return [line]
    block: Line = {name: line[name] for name in ("deal", "pair") if name in line}
    return [{**block, "seating": n, **game} for n, game in enumerate(line["games"])]


def whole_blocks(plan: Plan, lines: Iterable[Line]) -> dict[Block, list[Line]]:
    """The games of all blocks of which no game is missing, in the order of the seatings."""
    found: defaultdict[Block, dict[int, Line]] = defaultdict(dict)
    for line in lines:
        task = task_of(line)
        found[task.block][task.seating] = line
    return {
        block: [games[n] for n in sorted(games)] for block, games in found.items() if len(games) == plan.games_in_block
    }


def read(path: Path) -> tuple[dict[str, Any], dict[Task, Line]]:
    """The header of a result file, and the lines of its games."""
    try:
        text = path.read_bytes()
    except OSError as error:
        raise SettingsError(f"cannot read {path}: {error.strerror}") from None
    header, lines, _ = _parsed(path, text)
    if header is None:
        raise SettingsError(f"{path} holds no results yet")
    return header, lines


def _parsed(path: Path, text: bytes) -> tuple[dict[str, Any] | None, dict[Task, Line], int]:
    """The header, the lines, and how many bytes of the text are complete lines."""
    header: dict[str, Any] | None = None
    lines: dict[Task, Line] = {}
    whole = text.rfind(b"\n") + 1
    for number, line in enumerate(text[:whole].splitlines(), 1):
        try:
            entry = json.loads(line)
        except ValueError:
            raise SettingsError(f"{path}, line {number}: this is not a line of an arena result file") from None
        if number == 1:
            header = _checked_header(path, entry)
        elif "deal" in entry:
            lines.update((task_of(game), game) for game in games_of(entry))
    return header, lines, whole


def _checked_header(path: Path, entry: Any) -> dict[str, Any]:
    if not isinstance(entry, dict) or "throneroom arena" not in entry:
        raise SettingsError(f"{path} is not an arena result file: left unchanged")
    if entry["throneroom arena"] not in READABLE:
        raise SettingsError(
            f"{path} has the format {entry['throneroom arena']}; this program reads formats 1 to {FORMAT}"
        )
    return entry


class Results:
    """A result file open for writing. It is locked, so that no other run writes to it."""

    def __init__(self, path: Path, header: Mapping[str, Any], session: Mapping[str, Any]) -> None:
        """Create a file, or resume one with the same header. The session is recorded in it."""
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._file = path.open("a+b", buffering=0)
        except OSError as error:
            raise SettingsError(f"cannot write {path}: {error.strerror}") from None
        try:
            self._lock(path)
            self.lines = self._resumed(path, header)
        except SettingsError:
            self._file.close()
            raise
        self._write({"session": dict(session)})

    def _lock(self, path: Path) -> None:
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise SettingsError(f"another run is writing to {path}: wait for it, or give another --out") from None

    def _resumed(self, path: Path, header: Mapping[str, Any]) -> dict[Task, Line]:
        self._file.seek(0)
        text = self._file.read()
        found, lines, whole = _parsed(path, text)
        if found is None:
            if self._file.tell() and not _json(header).startswith(self._first(self._file.tell())):
                raise SettingsError(f"{path} is not an arena result file: left unchanged")
            self._file.truncate(0)
            self._write(header)
            return {}
        wanted = {**header, "throneroom arena": found["throneroom arena"]}
        differing = [name for name in {**found, **wanted} if found.get(name) != wanted.get(name)]
        if differing:
            told = "; ".join(_difference(name, found, wanted) for name in differing)
            raise SettingsError(f"{path} holds another run: {told}. Give another --out, or the same settings again")
        self._file.truncate(whole)
        if found["throneroom arena"] != FORMAT:
            _say_new_format(path, text)
        return lines

    def _first(self, size: int) -> bytes:
        self._file.seek(0)
        return self._file.read(size)

    def _write(self, line: Mapping[str, Any]) -> None:
        self._file.write(_json(line))
        os.fsync(self._file.fileno())

    def add(self, line: Line) -> None:
        """Append a game. It is on disk when this returns."""
        self.lines[task_of(line)] = line
        self._write(line)

    def close(self) -> None:
        self._file.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def _say_new_format(path: Path, text: bytes) -> None:
    """Write the present format into the header, in the place of the former: a single byte, so it is done or not."""
    before = re.match(rb'\{"throneroom arena": ?', text)
    assert before
    with path.open("r+b") as file:  # the run's own file only appends
        file.seek(before.end())
        file.write(b"%d" % FORMAT)


def _difference(name: str, found: Mapping[str, Any], wanted: Mapping[str, Any]) -> str:
    def text(value: Any) -> str:
        return json.dumps(value, ensure_ascii=False)

    return f"its {name} is {text(found.get(name))}, here it is {text(wanted.get(name))}"
