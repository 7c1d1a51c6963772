"""`throneroom new-game` and `throneroom check`: from an empty folder to a game that runs."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from throneroom.cli.new_game import _rule_id

NAME, PACKAGE = "three-crowns", "three_crowns"


def run_module(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", *arguments]
    return subprocess.run(command, cwd=folder, env=os.environ, capture_output=True, text=True, check=False)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which the new game lies."""
    folder = tmp_path_factory.mktemp("games")
    written = run_module(folder, "throneroom", "new-game", NAME, "--players", "2-6", "--secrets")
    assert written.returncode == 0, written.stderr
    assert f"{PACKAGE} is ready" in written.stdout
    return folder


def test_what_to_do_next_can_be_done(folder: Path) -> None:
    environment = {**os.environ, "THRONEROOM_PLUGINS": f"{PACKAGE}.plugin"}
    command = [sys.executable, "-m", "throneroom", "play", NAME, "--bot", "random", "--seed", "3"]
    played = subprocess.run(
        command, cwd=folder, env=environment, input="reveal\n\n", capture_output=True, text=True, check=False
    )
    assert played.returncode == 0, played.stderr
    assert "p1 reveals a card." in played.stdout
    assert "deck   8 cards" in played.stdout


@pytest.mark.parametrize(("name", "rule_id"), [("three-crowns", "TC"), ("coup", "CO"), ("a-b-c", "AB"), ("x2", "XX")])
def test_the_ids_of_rules_have_two_letters(name: str, rule_id: str) -> None:
    assert _rule_id(name) == rule_id


def test_a_new_game_has_nothing_wrong(folder: Path) -> None:
    checked = run_module(folder, "throneroom", "check", NAME, "--plugin", f"{PACKAGE}.plugin", "--no-play")
    assert checked.returncode == 0, checked.stdout + checked.stderr
    assert "wrong  " not in checked.stdout
    assert "could  let bots tell good choices from bad ones" in checked.stdout


def test_a_folder_that_is_not_known_yet_is_pointed_out(run: Run, monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    monkeypatch.chdir(folder)
    refused = run("check", NAME)
    assert refused.returncode == 1
    assert f"no game is called '{NAME}'" in refused.stderr
    assert f"export THRONEROOM_PLUGINS={PACKAGE}.plugin" in refused.stderr
    assert "export" not in run("check", "two-crowns").stderr


def test_a_game_of_the_house_is_complete_from_any_folder(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    checked = run("check", "hierarchy", "--no-play")
    assert checked.returncode == 0
    assert "wrong  " not in checked.stdout


def test_its_own_tests_pass(folder: Path) -> None:
    tested = run_module(
        folder, "pytest", "-q", "-p", "no:cacheprovider", PACKAGE, "-k", "crown or golden or card or secret"
    )
    assert tested.returncode == 0, tested.stdout + tested.stderr


def test_what_is_missing_is_listed_with_what_to_do(folder: Path, tmp_path: Path) -> None:
    package = tmp_path / PACKAGE
    subprocess.run(["cp", "-r", str(folder / PACKAGE), str(package)], check=True)
    words = package / "languages" / "en.ftl"
    words.write_text(words.read_text().replace("about =", "nothing ="))
    tests = package / "tests" / "test_rules.py"
    tests.write_text(tests.read_text().replace('@pytest.mark.rule("TC-3")\n', ""))
    (package / "tests" / "golden.txt").unlink()
    (package / "reasons.py").write_text("def because() -> None: ...\n")
    checked = run_module(tmp_path, "throneroom", "check", NAME, "--plugin", f"{PACKAGE}.plugin")
    assert checked.returncode == 1
    assert "wrong  English texts: about is missing" in checked.stdout
    assert 'wrong  no test names TC-3: write one and mark it with @pytest.mark.rule("TC-3")' in checked.stdout
    assert "wrong  no golden game" in checked.stdout
    assert "wrong  reasons.py has no function why. The exact rule that forbids an action" in checked.stdout
    assert "4 to fix" in checked.stdout


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["Three Crowns"], "should be words of the letters a to z, joined by dashes"),
        (["mörder"], "should be words of the letters a to z, joined by dashes"),
        (["new", "--folder", f"{PACKAGE}/rules.py"], "cannot be written: Not a directory"),
        (["hierarchy"], "a game called 'hierarchy' already exists"),
        (["new", "--players", "1-6"], "should be a number from 2 to 9"),
        (["new", "--players", "six"], "should be a number from 2 to 9"),
        ([NAME], "already exists"),
        (["class"], "'class' means something else to Python"),
        (["json"], "choose another name, such as 'json-game'"),
    ],
)
def test_bad_wishes_are_refused_and_write_nothing(
    run: Run, monkeypatch: pytest.MonkeyPatch, folder: Path, arguments: list[str], reason: str
) -> None:
    monkeypatch.chdir(folder)
    before = sorted(folder.iterdir())
    refused = run("new-game", *arguments)
    assert refused.returncode == 1
    assert reason in refused.stderr
    assert sorted(folder.iterdir()) == before
