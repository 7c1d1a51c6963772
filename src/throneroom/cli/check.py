"""`throneroom check`: lists what a game still lacks or does wrong, and what to do about each point."""

from __future__ import annotations

import importlib
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Literal

import typer

from throneroom.bots.outside import add_plugins
from throneroom.engine.catalogue import ENGLISH, LANGUAGES, CatalogueError, sources
from throneroom.engine.game import Game, find
from throneroom.engine.game_modules import CONTRACT, constants_of, functions_of
from throneroom.engine.installing import how_to_install

Verdict = Literal["ok", "could", "wrong"]
HAVE_DEFAULTS = ("hide", "guess")
"""The functions of the rules that declarations can give."""
MODULES = {
    "story": "say what happens in your own sentences: default-decision in languages/en.ftl, or write story.py",
    "reasons": "say why a decision is not possible, by its rule: write reasons.py",
    "view": "arrange what players see, with totals and previews: write view.py",
    "terminal_view": "draw the table on a terminal as people know it: write terminal_view.py",
    "heuristics": "let bots tell good choices from bad ones: write heuristics.py",
    "tensor": "choose what learners see: write tensor.py",
}
MARK = re.compile(r"""mark\.rule\(\s*((?:["'][A-Z]+-[0-9]+["'],?\s*)+)\)""")
RULE_ID = re.compile(r"[A-Z]+-[0-9]+")


@dataclass(frozen=True, slots=True)
class Point:
    """One line of the list."""

    verdict: Verdict
    text: str


def check(
    name: Annotated[str, typer.Argument(help="The name of the game.")],
    plugin: Annotated[list[str] | None, typer.Option(help="A module that registers the game.")] = None,
    play: Annotated[bool, typer.Option("--play/--no-play", help="Run the common checks on random games.")] = True,
) -> None:
    """List what is still missing or wrong in a game, and what to do about it."""
    add_plugins(plugin or [])
    game = find(name)
    wrong = 0
    for point in points(game, play):
        print(f"{point.verdict:>5}  {point.text}", flush=True)
        wrong += point.verdict == "wrong"
    if wrong:
        print(f"\n{wrong} to fix; docs/how-to/add-a-game.md explains how to write each part.")
        raise typer.Exit(1)
    print("\nNothing is wrong. Lines marked 'could' are possible improvements.")


def points(game: Game, play: bool) -> Iterator[Point]:
    """All points about a game, the simple ones first."""
    missing = list(_missing_members(game))
    yield from missing or [Point("ok", "every module has its constants and functions")]
    wordless = list(_missing_words(game))
    yield from wordless or [Point("ok", "the English texts are complete: title, cards, options, rules")]
    yield from _languages(game)
    yield from _tests(game)
    yield from _modules(game)
    if missing or wordless:
        yield Point("could", "run the common checks, once the points above are fixed")
    elif play:
        yield from _common_checks(game)


def _missing_members(game: Game) -> Iterator[Point]:
    """What the modules of a game lack of their protocols."""
    for name, protocol in CONTRACT.items():
        own = game.own(name)
        if own is None:
            continue
        module = importlib.import_module(own)
        for constant in constants_of(protocol):
            if not hasattr(module, constant):
                yield Point("wrong", f"{name}.py has no {constant}. {_meaning(protocol, constant)}")
        for function in functions_of(protocol):
            if not callable(getattr(module, function, None)):
                default = "Or take hide, guess = default_rules(__name__)." if function in HAVE_DEFAULTS else ""
                text = f"{name}.py has no function {function}. {_meaning(protocol, function)} {default}"
                yield Point("wrong", text.rstrip())


def _meaning(protocol: type, member: str) -> str:
    """What a constant or function of a module is for, in one line."""
    return " ".join(str(getattr(protocol, member).__doc__).split())


def _missing_words(game: Game) -> Iterator[Point]:
    try:
        words = game.catalogue(ENGLISH)
    except CatalogueError as error:
        yield Point("wrong", str(error))
        return
    needed: list[tuple[str, Callable[[str], str], str]] = [
        (name, words.words, name) for name in ("title", "about", "summary")
    ]
    needed += [(f"card-{card.slug} with .name", words.card_name, card.slug) for card in game.cards.CARDS]
    needed += [(f"card-{card.slug} with .text", words.card_text, card.slug) for card in game.cards.CARDS]
    needed += [(f"option-{option.name}", words.words, f"option-{option.name}") for option in game.options]
    for what, look_up, key in needed:
        try:
            look_up(key)
        except CatalogueError as error:
            yield Point("wrong", f"English texts: {what} is missing or wrong ({error}): add it to the catalogue")
    if not game.rule_ids:
        yield Point("wrong", "English texts: no rule has an id: add rule-xx-1 = ... for each rule of the game")


def _languages(game: Game) -> Iterator[Point]:
    missing = [language for language in LANGUAGES if sources(language, game.package)[0] != language]
    if missing:
        yield Point(
            "could", f"translate it into {', '.join(missing)}: docs/how-to/languages.md (English is shown until then)"
        )


def _tests(game: Game) -> Iterator[Point]:
    """A game's tests are in its own folder, or in tests/games or tests/examples of the checkout that it is in."""
    own = Path(str(importlib.import_module(game.package).__file__)).parent
    project = [parent / "tests" / kind / own.name for parent in own.parents for kind in ("games", "examples")]
    folders = [own / "tests", *project]
    files = [file for folder in folders if folder.is_dir() for file in folder.rglob("test_*.py")]
    if not files and game.package.startswith("throneroom."):
        return  # installed without its tests
    if not files:
        yield Point("wrong", f"no tests: there is no {folders[0]}; `throneroom new-game` shows what they look like")
        return
    named = {
        rule for file in files for marks in MARK.findall(file.read_text("utf-8")) for rule in RULE_ID.findall(marks)
    }
    for rule in game.rule_ids:
        if rule not in named:
            yield Point("wrong", f'no test names {rule}: write one and mark it with @pytest.mark.rule("{rule}")')
    if not any((folder / "golden.txt").is_file() for folder in folders):
        yield Point("wrong", f"no golden game: save the record of a game as {folders[0] / 'golden.txt'}")


def _modules(game: Game) -> Iterator[Point]:
    for module, advice in MODULES.items():
        if game.own(module) is None and not (module == "story" and _tells_in_its_words(game)):
            yield Point("could", advice)


def _tells_in_its_words(game: Game) -> bool:
    """Whether its catalogue has its own sentences for what all games have."""
    return "default-decision" in sources(ENGLISH, game.package)[1][1]


def _common_checks(game: Game) -> Iterator[Point]:
    try:
        checks = importlib.import_module("throneroom.testing").CHECKS
    except ModuleNotFoundError as error:
        yield Point("could", f"run the common checks: they need {error.name}: {how_to_install('testing')}")
        return
    for common in checks:
        name = common.__name__.replace("_", " ")
        try:
            common(game)
        except Exception as error:  # noqa: BLE001 - any error of a new game belongs on the list
            lines = [line for line in str(error).splitlines() if line.strip()]
            yield Point("wrong", f"{name}: {type(error).__name__}: {lines[0] if lines else 'it failed'}")
        else:
            yield Point("ok", name)
