"""`throneroom report`: writes a balance report from arena results, as one HTML page."""

from __future__ import annotations

from pathlib import Path

from throneroom.arena.balance import gathered
from throneroom.arena.page import MARK, page
from throneroom.arena.results import read
from throneroom.cli.arena import FOLDER
from throneroom.cli.console import console
from throneroom.engine.errors import SettingsError
from throneroom.engine.game import Game


def write_report(game: Game, files: list[Path], out: Path) -> None:
    """Read the files, by default those of the game in ./arena, and write the page."""
    paths = files or [path for path in sorted(FOLDER.glob("*.jsonl")) if read(path)[0]["game"] == game.name]
    if not paths:
        raise SettingsError(
            f"there are no results of {game.title} in ./{FOLDER}: name files, or play some: "
            f"throneroom arena {game.name} --bots squire --deals 100"
        )
    tables = gathered(game, paths)
    _write(out, page(game, tables))
    games = sum(table.games for table in tables)
    console().print(f"{game.title}: {games} games from {len(paths)} files, in {out}", soft_wrap=True)


def _write(path: Path, text: str) -> None:
    """Write the file atomically. It may replace another report, but no other file."""
    try:
        if path.exists() and MARK not in path.read_text(encoding="utf-8", errors="replace")[:200]:
            raise SettingsError(f"{path} exists and is not a balance report: left unchanged")
        draft = path.with_name(f".{path.name}.draft")
        draft.write_text(text, encoding="utf-8")
        draft.replace(path)
    except OSError as error:
        raise SettingsError(f"cannot write {path}: {error.strerror}") from None
