"""`make check` runs the tests of what changed, and no others."""

from pathlib import Path

import pytest

import throneroom
from tests.changed import BEYOND_ITS_FOLDER, HOUSE, PAGES, PAGES_OF_A_GAME, ROOT, SERVED, SERVER_CORE, choose

FLOORS = sorted(path.parent.name for path in (ROOT / "src" / "throneroom").glob("*/__init__.py"))


def test_nothing_changed_leaves_the_tests_of_the_house() -> None:
    assert choose([]) == {HOUSE: None}


@pytest.mark.parametrize("floor", FLOORS)
def test_every_floor_has_tests(floor: str) -> None:
    assert set(choose([f"src/throneroom/{floor}/some/module.py"])) > {HOUSE}


@pytest.mark.parametrize("game", throneroom.all_games(), ids=lambda game: game.name)
def test_a_game_is_checked_and_no_other(game: throneroom.Game) -> None:
    folder = game.package.split(".")[-1]
    chosen = choose([f"src/throneroom/games/{folder}/rules.py"])
    assert chosen[f"tests/games/{folder}"] is None
    assert chosen["tests/test_common.py"] == [game.name]
    assert f"tests/games/{folder}" in chosen
    assert len([tests for tests in chosen if tests.startswith("tests/games/")]) == 1


@pytest.mark.parametrize("game", throneroom.all_games(), ids=lambda game: game.name)
def test_the_page_of_a_game_has_its_own_tests(game: throneroom.Game) -> None:
    chosen = choose([f"web/src/games/{game.name}/Table.svelte"])
    own = set(chosen) - {HOUSE, *PAGES_OF_A_GAME}
    assert len(own) == 1 and own.pop().startswith(f"tests/web/test_{game.name.split('-')[0]}")
    assert all(chosen[tests] == [game.name] for tests in PAGES_OF_A_GAME)


def test_two_games_are_checked_together() -> None:
    files = [f"src/throneroom/games/{folder}/rules.py" for folder in ("hierarchy", "shadow_throne")]
    assert choose(files)["tests/test_common.py"] == ["hierarchy", "shadow-throne"]


def test_a_document_is_checked_by_the_tests_that_read_it() -> None:
    assert "tests/test_observations.py" in choose(["docs/reference/observations.md"])
    assert "tests/web/test_walk.py" in choose(["docs/how-to/add-a-game.md"])


def about(module: str) -> set[str]:
    """The tests of tests/server for a module, beside the core."""
    chosen = {tests for tests in choose([f"src/throneroom/{module}"]) if tests.startswith("tests/server")}
    return {tests.removeprefix("tests/server/") for tests in chosen - {*SERVER_CORE}}


def test_a_module_of_the_server_is_checked_by_the_tests_about_it_and_by_the_core() -> None:
    chosen = choose(["src/throneroom/server/pairing.py"])
    assert {*SERVER_CORE, "tests/server/test_pairing.py"} < {*chosen}
    assert "test_page_age.py" not in about("server/pairing.py")


def test_a_module_that_no_test_names_is_checked_by_the_tests_of_those_that_import_it() -> None:
    assert "test_days.py" in about("server/calendar_feed.py")
    assert not [path for path in (ROOT / "tests" / "server").glob("test_*.py") if "calendar_feed" in path.read_text()]


def test_migrations_and_what_is_no_module_are_checked_by_all_tests_of_the_server() -> None:
    for file in ("server/migrations/versions/0001_first.py", "server/migrations/script.py.mako", "server/unbuilt.html"):
        assert choose([f"src/throneroom/{file}"]) == {HOUSE: None, "tests/server": None}


def test_every_test_of_the_server_runs_for_some_module_of_it() -> None:
    """One that no module leads to runs only when the whole folder does."""
    folder = ROOT / "src" / "throneroom"
    modules = [path.relative_to(folder).as_posix() for floor in SERVED for path in (folder / floor).rglob("*.py")]
    led_to = {*SERVER_CORE, *(f"tests/server/{tests}" for module in modules for tests in about(module))}
    all_tests = {path.relative_to(ROOT).as_posix() for path in (ROOT / "tests" / "server").glob("test_*.py")}
    assert sorted(all_tests - led_to) == []


def test_examples_and_the_skeleton_of_a_game_have_tests() -> None:
    assert set(choose(["examples/coup/rules.py"])) == {HOUSE, "tests/examples"}
    assert set(choose(["src/throneroom/new_game/rules.py.txt"])) == {HOUSE, "tests/cli/test_new_game.py"}


def test_a_test_that_changed_runs_and_one_that_is_gone_does_not() -> None:
    assert set(choose(["tests/test_common.py", "tests/test_gone.py"])) == {HOUSE, "tests/test_common.py"}


def test_what_is_chosen_is_there() -> None:
    named = [*PAGES, *PAGES_OF_A_GAME, *(tests for choices in BEYOND_ITS_FOLDER.values() for tests, _ in choices)]
    assert [tests for tests in named if not (ROOT / Path(tests)).exists()] == []


def test_the_tests_of_other_games_are_left_out(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> None:
    path = pytester.makepyfile(
        test_games="""
        import pytest
        import throneroom

        @pytest.mark.parametrize("game", throneroom.all_games(), ids=lambda game: game.name)
        def test_a_game(game):
            pass

        @pytest.mark.parametrize("name", ["hierarchy", "shadow-throne", "no game"])
        def test_a_name(name):
            pass

        def test_no_game():
            pass
        """
    )
    monkeypatch.setattr("tests.changed.ROOT", path.parent)
    monkeypatch.setenv("THRONEROOM_CHOSEN_TESTS", '{"test_games.py": ["hierarchy"]}')
    result = pytester.runpytest_inprocess("-p", "tests.changed", "-p", "no:cacheprovider")
    result.assert_outcomes(passed=4, deselected=len(throneroom.all_games()))
