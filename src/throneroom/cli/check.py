"""`throneroom check`: lists what a game still lacks or does wrong, and what to do about each point."""

from __future__ import annotations

import importlib
import re
import traceback
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Annotated, Any, Literal

import typer

from throneroom.bots.outside import add_plugins
from throneroom.cli.broken_modules import failed_imports, folder_of, undefined_names
from throneroom.engine.catalogue import ENGLISH, LANGUAGES, CatalogueError, sources
from throneroom.engine.error_places import located
from throneroom.engine.errors import SettingsError, TooLongError
from throneroom.engine.game import Game, all_games, find
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
ADVICE = {
    "compiled_and_interpreted_agree": "a rule reads what it never set, or a number left its field: set every field in "
    "deal, and keep to whole numbers",
    "views_and_stories_agree": "view.py or story.py depends on more than the state: read only the state it is given",
    "hiding_and_guessing_agree": "hide or guess reads what it never set: write every place that it wipes or fills",
    "every_card_exists_once": "apply or guess loses or doubles a card: follow the card that is named through both",
    "undo_restores_the_bytes": "rules keep something outside the state: put it into a field",
    "a_record_replays_to_the_same_bytes": "rules draw chance from elsewhere: use only engine/chance.py",
    "a_clone_never_changes_with_its_original": "two states share an array: copy numbers, not arrays",
    "arranging_gives_the_same_position": "parts and arrange of setup.py do not belong together, or a scratch field is "
    "not zero between decisions",
    "nothing_leaks": "a view, a sentence or a reason tells what its viewer cannot know: make it from the hidden state",
    "what_a_seat_knows_has_one_form": "hide must give equal bytes for equal knowledge: wipe the key, and every secret "
    "place to one fixed value",
    "simultaneous_decisions_stay_secret": "a sealed choice shows before all are in: hide it, and let sealed return 1",
    "secrets_are_secret": "hide leaves a secret, guess always guesses the truth, or secrets= in GAME is wrong",
    "a_guessed_world_plays_to_its_end": "guess fills in a world that cannot come about: let it fit all that is public",
    "what_is_not_legal_is_refused_with_a_rule": "legal must list every action once, and reasons.py must name a rule of "
    "the game",
    "notation_is_plain": "every action needs a text of its own, in small letters: see VERBS or notation.py",
    "a_batch_plays_the_same_games": "deal leaves something of an earlier game: set every field of the state in it",
    "observations_hold_no_secrets": "tensor.py shows a secret, or a number beyond 1: read the hidden state, and scale",
    "observations_tell_all_that_a_seat_knows": "tensor.py leaves out what a seat knows: write what is named",
    "a_batch_observes_as_single_games_do": "observe must write all that is not zero, and nothing besides its own row",
}
"""What to do when a common check fails."""
EXAMPLE = re.compile(r"\w+ (?:example|test case): run\((.*)\)", re.DOTALL)
"""The note of Hypothesis about the arguments that failed."""
GAMES_FOR_LENGTH = 20
"""How many random games show how long games are, for each number of players."""
MARK = re.compile(r"""\brule\(\s*((?:["'][A-Z]+-[0-9]+["'],?\s*)+)\)""")
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
    only: Annotated[
        str | None, typer.Option(help="Run one common check, nothing-leaks, with the whole error if it fails.")
    ] = None,
) -> None:
    """List what is still missing or wrong in a game, and what to do about it."""
    add_plugins(plugin or [])
    game = find(name)
    if only is not None:
        if not play:
            raise SettingsError("--only runs a common check on random games: it takes no --no-play")
        _run_one(game, only)
        return
    wrong = 0
    for point in points(game, play):
        print(f"{point.verdict:>5}  {point.text}", flush=True)
        wrong += point.verdict == "wrong"
    if wrong:
        print(f"\n{wrong} to fix; docs/how-to/add-a-game.md explains how to write each part.")
        raise typer.Exit(1)
    so_far = "" if play else " so far: the common checks were not run"
    print(f"\nNothing is wrong{so_far}. Lines marked 'could' are possible improvements.")


def points(game: Game, play: bool) -> Iterator[Point]:
    """All points about a game, the simple ones first. What cannot be imported is not looked at any further."""
    broken = [Point("wrong", f"{text}: fix it, then check again") for text in failed_imports(game)]
    yield from broken
    if broken:
        return
    missing = [*_missing_members(game), *(Point("wrong", text) for text in undefined_names(game))]
    yield from missing or [Point("ok", "every module has its constants and functions, and every name is defined")]
    wordless = list(_missing_words(game))
    yield from wordless or [Point("ok", "the English texts are complete: title, cards, options, rules")]
    yield from _shared_ids(game)
    yield from _languages(game)
    yield from _tests(game)
    yield from _modules(game)
    if missing or wordless:
        yield Point("could", "run the common checks, once the points above are fixed")
    elif play:
        yield from _length(game)
        yield from _common_checks(game)
    else:
        yield Point("could", "run the common checks on random games: leave out --no-play")


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
    needed: list[tuple[str, Callable[[], object]]] = [
        ("title", partial(game.title_in, ENGLISH)),
        ("about", partial(game.about_in, ENGLISH)),
        ("summary", game.summary),
    ]
    for card in game.cards.CARDS:
        needed.append((f"card-{card.slug} with .name", partial(words.card_name, card.slug)))
        needed.append((f"card-{card.slug} with .text", partial(words.card_text, card.slug)))
    needed += [(f"option-{option.name}", partial(game.about_option, option)) for option in game.options]
    needed.append(("a rule", game.short_rules))
    for what, look_up in needed:
        try:
            look_up()
        except CatalogueError as error:
            yield Point("wrong", f"English texts: {what} is missing or wrong ({error}): add it to the catalogue")
    if not game.rule_ids:
        yield Point("wrong", "English texts: no rule has an id: add rule-xx-1 = ... for each rule of the game")


def _shared_ids(game: Game) -> Iterator[Point]:
    """A rule id names one rule in all games: tests and sentences point to it."""
    own = set(game.rule_ids)
    for other in all_games():
        both = sorted(own.intersection(other.rule_ids)) if other is not game else []
        if both:
            yield Point("wrong", f"rules of {other.name} have the same ids ({both[0]}): choose other letters for yours")


def _languages(game: Game) -> Iterator[Point]:
    missing = [language for language in LANGUAGES if sources(language, game.package)[0] != language]
    if missing:
        yield Point(
            "could", f"translate it into {', '.join(missing)}: docs/how-to/languages.md (English is shown until then)"
        )


def _tests(game: Game) -> Iterator[Point]:
    """A game's tests are in its own folder, or in tests/games or tests/examples of the checkout that it is in."""
    own = folder_of(game)
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


def _length(game: Game) -> Iterator[Point]:
    """How long random games are, beside the limit on decisions."""
    try:
        playing = importlib.import_module("throneroom.testing")
        lengths = [
            playing.random_match(game, game.settings(players), seed).ply
            for players in game.players
            for seed in range(GAMES_FOR_LENGTH)
        ]
    except ModuleNotFoundError:
        return  # the common checks say what to install
    except TooLongError:
        text = f"a random game reaches MOST_DECISIONS, {game.longest}, and is not over"
        yield Point("wrong", f"{text}: raise MOST_DECISIONS to what no game exceeds, or see why games do not end")
    except Exception as error:  # noqa: BLE001 - any error of a new game belongs on the list
        yield Point("wrong", f"a random game fails: {located(error, folder_of(game))}. {_with_the_line(game)}")
    else:
        text = f"the longest of {len(lengths)} random games takes {max(lengths)} of at most {game.longest} decisions"
        tight = max(lengths) == game.longest and len(set(lengths)) > len(game.players)
        advice = ": make sure that MOST_DECISIONS is proven, since a longer game would be stopped"
        yield Point("could" if tight else "ok", f"{text}{advice if tight else ''}")


def _with_the_line(game: Game, check: str = "") -> str:
    """How to see the line that fails: compiled code does not tell it."""
    only = f" --only {check.replace('_', '-')}" if check else ""
    return f"To see the line: THRONEROOM_INTERPRETED=1 throneroom check {game.name}{only}"


def _common_checks(game: Game) -> Iterator[Point]:
    try:
        checks = _checks()
    except ModuleNotFoundError as error:
        yield Point("could", f"run the common checks: they need {error.name}: {how_to_install('testing')}")
        return
    for name, common in checks.items():
        title = name.replace("_", " ")
        try:
            _repeatably(common, game)
        except Exception as error:  # noqa: BLE001 - any error of a new game belongs on the list
            text = f"{title}: {located(error, folder_of(game))}{_example(error)}"
            yield Point("wrong", f"{text}. {ADVICE[name]}. {_with_the_line(game, name)}")
        else:
            yield Point("ok", title)


def _checks() -> dict[str, Callable[[Game], None]]:
    """The common checks by their names."""
    testing = importlib.import_module("throneroom.testing")
    return {common.__name__: common for common in testing.CHECKS}


def _repeatably(common: Callable[[Game], None], game: Game) -> None:
    """Run a common check on the same random games every time."""
    hypothesis: Any = importlib.import_module("hypothesis")
    before = hypothesis.settings.get_current_profile_name()
    hypothesis.settings.register_profile("throneroom check", derandomize=True)
    hypothesis.settings.load_profile("throneroom check")
    try:
        common(game)
    finally:
        hypothesis.settings.load_profile(before)


def _example(error: BaseException) -> str:
    """The smallest random game with which a check failed, as Hypothesis notes it."""
    for note in getattr(error, "__notes__", ()):
        found = EXAMPLE.match(note)
        if found:
            arguments = (line.partition("  #")[0].strip() for line in found[1].splitlines())
            return f" (with {' '.join(arguments).strip().rstrip(',')})"
    return ""


def _run_one(game: Game, only: str) -> None:
    """Run one common check, and print the whole error if it fails."""
    checks, name = _checks(), only.replace("-", "_")
    if name not in checks:
        known = ", ".join(check.replace("_", "-") for check in checks)
        raise SettingsError(f"there is no common check {only!r}; there are: {known}")
    try:
        _repeatably(checks[name], game)
    except Exception as error:  # noqa: BLE001 - any error of a new game is what the command is for
        traceback.print_exception(error)
        print(f"wrong  {only}: {ADVICE[name]}")
        raise typer.Exit(1) from None
    print(f"   ok  {only}")
