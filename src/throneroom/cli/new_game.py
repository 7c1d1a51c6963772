"""`throneroom new-game`: writes the folder of a new game that runs at once."""

from __future__ import annotations

import importlib
import importlib.util
import keyword
import re
import shutil
import sys
from collections.abc import Collection
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from string import Template, ascii_lowercase
from typing import Annotated

import typer

from throneroom.bots.outside import PLUGINS
from throneroom.engine.errors import SettingsError
from throneroom.engine.game import all_games
from throneroom.engine.match import Match, new

MOST_PLAYERS = 9
CARDS_IN_SKELETON = 10
NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
PLAYERS = re.compile(r"([1-9])(?:-([1-9]))?")


def new_game(
    name: Annotated[str, typer.Argument(help="Name of the game, in lower case with dashes: `three-crowns`.")],
    players: Annotated[str, typer.Option(help="How many can play: `2`, or `2-6`.")] = "2-4",
    secrets: Annotated[bool, typer.Option("--secrets/--no-secrets", help="Whether seats hold hidden cards.")] = True,
    folder: Annotated[Path, typer.Option(help="Where to write the folder of the game.")] = Path(),
) -> None:
    """Write the folder of a new game. It can be played, watched and tested at once; change it as you like."""
    if not NAME.fullmatch(name):
        raise SettingsError(f"{name!r} should be words of the letters a to z, joined by dashes, such as 'three-crowns'")
    if name in {game.name for game in all_games()}:
        raise SettingsError(f"a game called {name!r} already exists")
    least, most = _players(players)
    package = name.replace("-", "_")
    target = folder / package
    if target.exists():
        raise SettingsError(f"{target} already exists: choose another name, or remove it")
    if keyword.iskeyword(package) or importlib.util.find_spec(package) is not None:
        raise SettingsError(f"{name!r} means something else to Python: choose another name, such as '{name}-game'")
    title = name.replace("-", " ").title()
    rule_id = _rule_id(name, {rule.split("-")[0] for game in all_games() for rule in game.rule_ids})
    rest = ", ".join(f'hand_p{n + 1}="page"' for n in range(1, least))
    words = {
        "name": name, "title": title, "package": package, "id": rule_id, "lower_id": rule_id.lower(),
        "players": str(tuple(range(least, most + 1))), "seats": str(most), "secrets": str(secrets),
        "hidden": ', hidden_from="others"' if secrets else "", "least": str(least), "rest": rest,
        "others": str(CARDS_IN_SKELETON - least),
    }  # fmt: skip
    try:
        _write(resources.files("throneroom") / "new_game", target, words)
        _write_golden(folder, package, name, target)
    except OSError as error:
        shutil.rmtree(target, ignore_errors=True)
        raise SettingsError(f"{target} cannot be written: {error.strerror}") from None
    except BaseException:
        shutil.rmtree(target, ignore_errors=True)
        raise
    print(f"{target} is ready. What to do next{'' if folder == Path() else f', in {folder}'}:")
    for command, about in (
        (f"export {PLUGINS}={package}.plugin", "make it known to the commands below"),
        (f"throneroom play {name}", "play it here"),
        ("throneroom serve", "play it in the browser"),
        (f"python -m pytest {package}", "run its tests"),
        (f"throneroom check {name}", "see what is missing or wrong"),
    ):
        print(f"  {command:<{len(package) + 40}} # {about}")
    print("Then change it: docs/how-to/add-a-game.md is a walk through all parts of a game.")


def hint_for(name: str) -> str:
    """What makes a game known that is not, if its folder is here; else nothing."""
    package = name.replace("-", "_")
    if not NAME.fullmatch(name) or not Path(package, "plugin.py").is_file():
        return ""
    return f". The folder {package} is here; this makes it known: export {PLUGINS}={package}.plugin"


def _rule_id(name: str, taken: Collection[str] = ()) -> str:
    """The two letters that the ids of the rules begin with, such as TC for `three-crowns`. No other game has them."""
    words = [letters for word in name.split("-") if (letters := re.sub("[0-9]", "", word))]
    short = "".join(word[0] for word in words) if len(words) > 1 else words[0]
    first = short[0]
    likely = [short[:2].ljust(2, "x"), *(first + letter for letter in "".join(words)[1:] + ascii_lowercase)]
    likely += [one + other for one in ascii_lowercase for other in ascii_lowercase]
    return next(letters.upper() for letters in likely if letters.upper() not in taken)


def _players(text: str) -> tuple[int, int]:
    found = PLAYERS.fullmatch(text)
    least, most = (int(found[1]), int(found[2] or found[1])) if found else (0, 0)
    if not 2 <= least <= most <= MOST_PLAYERS:
        raise SettingsError(f"--players {text!r} should be a number from 2 to {MOST_PLAYERS}, or a range such as 2-6")
    return least, most


def _write(source: Traversable, target: Path, words: dict[str, str]) -> None:
    """Copy the skeleton, folder by folder, with the names filled in."""
    target.mkdir(parents=True)
    for entry in source.iterdir():
        if entry.is_dir():
            _write(entry, target / entry.name, words)
        elif entry.name.endswith(".txt"):
            text = Template(entry.read_text(encoding="utf-8")).substitute(words)
            (target / entry.name.removesuffix(".txt")).write_text(text, encoding="utf-8")


def _write_golden(folder: Path, package: str, name: str, target: Path) -> None:
    """Play one game and store it, so that a change of rules or texts shows as a difference."""
    sys.path.insert(0, str(folder.resolve()))
    importlib.invalidate_caches()
    importlib.import_module(f"{package}.plugin")
    match: Match = new(name, seed=1)
    while not match.over:
        match.play(match.waiting[0], match.legal(match.waiting[0])[0])
    (target / "tests" / "golden.txt").write_text(match.record(), encoding="utf-8")
    (target / "tests" / "golden.en.md").write_text(match.story_page(), encoding="utf-8")
