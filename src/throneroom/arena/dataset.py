"""Data sets: records of whole games between bots, with a manifest of hashes, the licence and a datasheet."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import throneroom
from throneroom import bots
from throneroom.arena.plan import bot_seed
from throneroom.engine.deals import deal_key
from throneroom.engine.errors import SettingsError
from throneroom.engine.game import Game, Settings
from throneroom.engine.match import Match, replay

FORMAT = 1
MANIFEST, DATASHEET = "manifest.json", "DATASHEET.md"
SHARD = 1000
"""How many games a file holds."""
LICENCE = "MIT"

SHEET = """# {title}: {games} games between bots

## What is in it

{games} whole games of {title} ({players} players), played by the bots {bots}.
Each line of the files `games-*.jsonl` is one game:

| key | what it is |
|---|---|
| `game` | its number, which is also the number of its deal in the list of seed {seed} |
| `bots` | who sat where, p1 first |
| `standing` | 1 for each seat that won; all 0 if the game was stopped |
| `decisions` | how many decisions were taken |
| `record` | the whole game: `throneroom.replay(record)` plays it again, with every hidden card |

`{manifest}` has the settings, the release, the versions of the rules and of the environment, and the SHA-256 of
each file. `throneroom dataset --check FOLDER` checks them and replays every game.

## How it was made

`{command}`
with Throneroom {version}. Bots change seats: in game n, seat s (from 0) has bot (s + n) modulo the number of bots.
{exactly}

## What it is for

Learning from records (imitation, evaluation, models of opponents), and testing programs that read them. The games are
those of bots, not of people: they show what these bots do, and no personal data is in them. The deals are the first
ones of a seed's list: do not evaluate on the seed that you train on.

## Licence

{licence}, as Throneroom itself. There are no other sources.
"""

Told = Callable[[int], None]


def nobody(played: int) -> None:
    """The default progress callback: does nothing."""


def write(
    game: Game, settings: Settings, names: tuple[str, ...], games: int, seed: int, folder: Path, told: Told = nobody
) -> None:
    """Play the games and write them into a new folder."""
    if games < 1:
        raise SettingsError(f"a data set has at least one game, not {games}")
    if folder.exists() and any(folder.iterdir()):
        raise SettingsError(f"{folder} is not empty: name a new folder")
    for name in names:
        bots.named(name, game)  # fail before anything is played
    folder.mkdir(parents=True, exist_ok=True)
    files: dict[str, dict[str, Any]] = {}
    for first in range(0, games, SHARD):
        count = min(SHARD, games - first)
        lines = []
        for number in range(first, first + count):
            lines.append(json.dumps(_played(game, settings, names, seed, number), ensure_ascii=False))
            told(number + 1)
        path = folder / f"games-{first // SHARD:05}.jsonl"
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")
        files[path.name] = {"games": count, "sha256": hashlib.sha256(path.read_bytes()).hexdigest()}
    _describe(game, settings, names, games, seed, folder, files)


def _played(game: Game, settings: Settings, names: tuple[str, ...], seed: int, number: int) -> dict[str, Any]:
    match = Match(game, settings, deal_key(seed, number))
    seated = [names[(seat + number) % len(names)] for seat in range(settings.players)]
    strategies = [bots.named(name, game, bot_seed(seed, number, seat)) for seat, name in enumerate(seated)]
    while not match.over:
        seat = match.position.seat
        action = strategies[seat].decide(match.position, seat)
        match.play(match.seats[seat], match.notations[action])
    standing = list(match.standing or [0] * settings.players)
    return {
        "game": number, "bots": seated, "standing": standing, "decisions": match.ply, "record": match.record(),
    }  # fmt: skip


def _describe(
    game: Game, settings: Settings, names: tuple[str, ...], games: int, seed: int, folder: Path,
    files: dict[str, dict[str, Any]],
) -> None:  # fmt: skip
    options = {option.name: option.text(settings.options[option.name]) for option in game.options}
    timed = [name for name in names if (budget := bots.levels.budget_of(name, game)) and budget.seconds is not None]
    words = [
        "throneroom", "dataset", game.name, "--games", str(games), "--bots", ",".join(names), "--players",
        str(settings.players), "--seed", str(seed), *(f"--option {name}={value}" for name, value in options.items()),
    ]  # fmt: skip
    command = " ".join([*words, "--out", folder.name])
    manifest = {
        "throneroom data set": FORMAT, "game": game.name, "rules": game.version, "environment": game.environment,
        "version": throneroom.__version__, "players": settings.players, "options": options, "bots": list(names),
        "seed": seed, "games": games, "repeatable": not timed, "licence": LICENCE, "command": command, "files": files,
    }  # fmt: skip
    (folder / MANIFEST).write_text(json.dumps(manifest, indent=2) + "\n", encoding="utf-8")
    exactly = (
        f"It cannot be made again bit for bit: {', '.join(timed)} think for a time, not for a number of samples."
        if timed
        else "The same command with the same release gives the same bytes."
    )
    sheet = SHEET.format(
        title=game.title, games=games, players=settings.players, bots=", ".join(names), seed=seed, manifest=MANIFEST,
        command=command, version=throneroom.__version__, exactly=exactly, licence=LICENCE,
    )  # fmt: skip
    (folder / DATASHEET).write_text(sheet, encoding="utf-8")


def read(folder: Path) -> Iterator[dict[str, Any]]:
    """The games of a data set, in order, after its hashes have been checked."""
    manifest = json.loads((folder / MANIFEST).read_text(encoding="utf-8"))
    if manifest.get("throneroom data set") != FORMAT:
        raise SettingsError(f"{folder / MANIFEST} is not the manifest of a data set in format {FORMAT}")
    for name, file in manifest["files"].items():
        content = (folder / name).read_bytes()
        if hashlib.sha256(content).hexdigest() != file["sha256"]:
            raise SettingsError(f"{folder / name} is not the file that the manifest describes: its SHA-256 differs")
        yield from map(json.loads, content.decode().splitlines())


def check(folder: Path) -> int:
    """Replay every game; return how many there are. Raises if a file or a game is not as described."""
    count = 0
    for line in read(folder):
        match = replay(line["record"])
        if not match.over or list(match.standing or [0] * match.players) != line["standing"]:
            raise SettingsError(f"game {line['game']} of {folder} does not end as its line says")
        count += 1
    return count
