"""`throneroom check`: what it finds in a broken game, where, and what it says to do about it."""

import importlib
import itertools
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from importlib import resources
from pathlib import Path

import pytest

import throneroom
from tests.cli.conftest import Run
from tests.registering import register_for_test
from throneroom.cli.check import ADVICE, points
from throneroom.cli.new_game import _rule_id, _write
from throneroom.engine.game import Game, all_games
from throneroom.engine.game_modules import CONTRACT
from throneroom.testing import CHECKS

WORDS = {
    "title": "Broken Crowns", "id": "BC", "lower_id": "bc", "players": "(2, 3)", "seats": "3", "secrets": "True",
    "hidden": ', hidden_from="others"', "least": "2", "rest": 'hand_p2="page"', "others": "8",
}  # fmt: skip
NUMBERS = itertools.count(1)
"""Each test has a package of its own name: words are kept by package."""


class Skeleton:
    """The folder that `throneroom new-game` writes, with some of it broken."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        number, self._monkeypatch = next(NUMBERS), monkeypatch
        self.name, self.package = f"broken-crowns-{number}", f"broken_crowns_{number}"
        self.folder = folder / self.package
        words = WORDS | {"name": self.name, "package": self.package}
        _write(resources.files("throneroom") / "new_game", self.folder, words)
        monkeypatch.syspath_prepend(folder)

    def change(self, file: str, old: str, new: str) -> None:
        path = self.folder / file
        text = path.read_text()
        assert old in text
        path.write_text(text.replace(old, new))

    def line_of(self, file: str, text: str) -> int:
        lines = (self.folder / file).read_text().splitlines()
        return next(n for n, line in enumerate(lines, 1) if text in line)

    def wrong(self) -> list[str]:
        """What is wrong, without playing."""
        game: Game = importlib.import_module(self.package).GAME
        register_for_test(game, self._monkeypatch)
        return [point.text for point in points(game, play=False) if point.verdict == "wrong"]


@pytest.fixture
def skeleton(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Skeleton]:
    skeleton = Skeleton(tmp_path, monkeypatch)
    yield skeleton
    for name in [name for name in sys.modules if skeleton.package in name]:
        del sys.modules[name]


def test_a_module_that_is_not_python_is_named_with_its_line_and_nothing_else(skeleton: Skeleton) -> None:
    skeleton.change("rules.py", "STATE = layout(State)", "STATE = layout(State")
    line = skeleton.line_of("rules.py", "STATE = layout")
    assert skeleton.wrong() == [f"rules.py line {line}: SyntaxError: '(' was never closed: fix it, then check again"]


def test_an_error_while_a_module_is_imported_is_named_with_its_line(skeleton: Skeleton) -> None:
    skeleton.change("rules.py", "KINDS = len(CARDS)", "KINDS = lem(CARDS)")
    line = skeleton.line_of("rules.py", "lem(CARDS)")
    error = "NameError: name 'lem' is not defined"
    assert skeleton.wrong() == [f"rules.py line {line}: {error}: fix it, then check again"]


def test_an_error_in_the_engine_is_placed_where_the_game_caused_it(skeleton: Skeleton) -> None:
    skeleton.change("rules.py", "fields.seat()", "fields.number(0, 10**30)")
    (error,) = skeleton.wrong()
    assert re.match(r"rules\.py line \d+: \w+: .+: fix it, then check again", error)


def test_a_name_that_nothing_defines_is_found_without_playing(skeleton: Skeleton) -> None:
    skeleton.change("rules.py", "s.turn = (seat + 1)", "s.turn = (seet + 1)")
    line = skeleton.line_of("rules.py", "seet")
    assert f"rules.py line {line}: in apply, nothing is called 'seet'" in skeleton.wrong()


def test_premoves_are_looked_at_too(skeleton: Skeleton) -> None:
    (skeleton.folder / "premoves.py").write_text("def nope() -> None: ...\n")
    wrong = "\n".join(skeleton.wrong())
    assert "premoves.py has no function prepared" in wrong
    assert "premoves.py has no function basis" in wrong


def test_ids_of_rules_that_another_game_has_are_wrong(skeleton: Skeleton) -> None:
    words = skeleton.folder / "languages" / "en.ftl"
    words.write_text(words.read_text().replace("rule-bc-", "rule-hi-"))
    assert "rules of hierarchy have the same ids (HI-1): choose other letters for yours" in skeleton.wrong()


def test_a_new_game_gets_letters_that_no_other_game_has() -> None:
    taken = {rule.split("-")[0] for game in all_games() for rule in game.rule_ids}
    assert "ST" in taken
    assert _rule_id("shadow-thief", taken) not in taken


def test_every_module_that_the_engine_looks_up_has_a_contract() -> None:
    source = Path(str(importlib.import_module("throneroom.engine.game").__file__)).read_text()
    looked_up = set(re.findall(r'(?:own|_optional|_module)\(\s*"(\w+)"', source))
    assert {"premoves", "view", "terminal_view", "heuristics"} <= looked_up
    assert looked_up <= CONTRACT.keys()


def test_there_is_advice_for_every_common_check() -> None:
    assert ADVICE.keys() == {check.__name__ for check in CHECKS}


@pytest.mark.parametrize("game", throneroom.all_games(), ids=lambda game: game.name)
def test_nothing_is_wrong_in_a_game_of_the_house(game: Game) -> None:
    assert [point.text for point in points(game, play=False) if point.verdict == "wrong"] == []


def test_without_playing_the_list_says_that_the_common_checks_were_not_run(run: Run) -> None:
    told = run("check", "hierarchy", "--no-play").stdout
    assert "could  run the common checks on random games: leave out --no-play" in told
    assert "Nothing is wrong so far: the common checks were not run." in told


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--only", "everything"], "there is no common check 'everything'; there are: compiled-and-interpreted-agree,"),
        (["--only", "nothing-leaks", "--no-play"], "it takes no --no-play"),
    ],
)
def test_bad_wishes_are_refused(run: Run, arguments: list[str], reason: str) -> None:
    refused = run("check", "hierarchy", *arguments)
    assert refused.returncode == 1
    assert reason in refused.stderr


def interpreted(skeleton: Skeleton, *arguments: str) -> subprocess.CompletedProcess[str]:
    """In a process of its own, without compiling the game."""
    return subprocess.run(
        [
            sys.executable,
            "-m",
            "throneroom",
            "check",
            skeleton.name,
            "--plugin",
            f"{skeleton.package}.plugin",
            *arguments,
        ],
        cwd=skeleton.folder.parent,
        env={**os.environ, "THRONEROOM_INTERPRETED": "1"},
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_common_check_that_fails_shows_the_example_and_the_line(skeleton: Skeleton) -> None:
    skeleton.change("rules.py", "    put(s.shown[seat], draw(s.hand[seat]))", "    s.turn = draw(s.hand[seat])")
    failed = interpreted(skeleton, "--only", "every-card-exists-once")
    assert failed.returncode == 1
    assert "missing: Counter(" in failed.stderr
    assert "run(\n" in failed.stderr
    assert "wrong  every-card-exists-once: apply or guess loses or doubles a card" in failed.stdout


def test_a_plugin_that_fails_is_named_with_its_line(skeleton: Skeleton) -> None:
    skeleton.change("plugin.py", "throneroom.register(GAME)", "throneroom.register(GAMES)")
    failed = interpreted(skeleton)
    assert failed.returncode == 1
    assert f"the plugin '{skeleton.package}.plugin' cannot be imported: " in failed.stderr
    assert "plugin.py line 7: NameError: name 'GAMES' is not defined" in failed.stderr
    assert "Traceback" not in failed.stderr
