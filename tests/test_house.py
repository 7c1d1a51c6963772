"""The house itself: floors, names, rule ids, the ledger."""

import ast
import re
from importlib import resources
from pathlib import Path

import pytest

import throneroom
from throneroom.testing.ledger import INCOMPLETE, games_under

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "throneroom"
RULES = ROOT / "docs" / "rules"
SHARED_RULES = ROOT.parent / "shared" / "rules"

FLOORS = {
    "engine": set(),
    "games": {"engine"},
    "bots": {"engine"},
    "arena": {"engine", "bots", "equilibrium"},
    "envs": {"engine", "bots", "gpu"},
    "equilibrium": {"engine"},
    "gpu": {"engine"},
    "learning": {"engine", "bots", "gpu"},
    "testing": {"engine", "bots"},
    "client": set(),
    "review": {"engine", "bots"},
    "table": {"engine", "bots"},
    "puzzles": {"engine", "bots", "review"},
    "server": {"engine", "bots", "arena", "puzzles", "review", "table"},
    "cli": {"engine", "bots", "arena", "envs", "equilibrium", "learning", "puzzles", "review", "server"},
}  # fmt: skip
"""Each floor, and those below it that it may use (besides itself)."""
TEXTS = {"languages", "networks", "new_game"}
"""Folders without code: words, trained networks, and the files from which `throneroom new-game` makes a game."""


def imports(path: Path) -> set[str]:
    """The floors that a file uses."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("throneroom"):
            parts = (node.module or "").split(".")
            found |= {parts[1]} if len(parts) > 1 else {alias.name for alias in node.names if alias.name in FLOORS}
    return found


@pytest.mark.parametrize("floor", FLOORS)
def test_a_floor_uses_only_those_below(floor: str) -> None:
    for path in (SOURCE / floor).rglob("*.py"):
        assert imports(path) <= FLOORS[floor] | {floor}, path


def test_positions_are_hidden_for_bots_in_one_place() -> None:
    """Where bots are written, asked and served: strategies get a `KnownPosition`, and one function makes it."""
    files = [path for floor in ("bots", "arena", "cli", "puzzles", "server") for path in (SOURCE / floor).rglob("*.py")]
    files.append(SOURCE / "envs" / "learner_batch.py")
    hiding = [path for path in files for _ in re.findall(r"\.hidden\(", path.read_text())]
    assert hiding == [SOURCE / "bots" / "bot.py"]


def test_every_folder_is_a_floor() -> None:
    folders = {path.name for path in SOURCE.iterdir() if path.is_dir() and path.name != "__pycache__"}
    assert folders == {*FLOORS, *TEXTS}
    assert not [path for texts in TEXTS for path in (SOURCE / texts).rglob("*.py")]


def test_a_game_uses_no_other_game() -> None:
    for game in throneroom.all_games():
        for path in (SOURCE / "games" / game.package.split(".")[-1]).glob("*.py"):
            for other in re.findall(r"throneroom\.games\.(\w+)", path.read_text()):
                assert other == game.package.split(".")[-1], path


def test_only_the_games_folder_knows_a_game_by_name() -> None:
    names = [name for game in throneroom.all_games() for name in (game.name, game.package.split(".")[-1], game.title)]
    for path in SOURCE.rglob("*.py"):
        if path.is_relative_to(SOURCE / "games"):
            continue
        code = ast.parse(path.read_text())
        texts = {
            node.value for node in ast.walk(code) if isinstance(node, ast.Constant) and isinstance(node.value, str)
        }
        texts -= {
            ast.get_docstring(node, clean=False)
            for node in ast.walk(code)
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
        }
        assert not [text for text in texts for name in names if name in text], path


def rules_file(game: throneroom.Game) -> str:
    return f"{game.package.split('.')[-1]}.md"


@pytest.mark.parametrize("game", throneroom.all_games(), ids=lambda game: game.name)
def test_the_rule_ids_are_those_of_the_rules_text(game: throneroom.Game) -> None:
    """The ids that tests must name are those of the catalogue: it has each rule of docs/rules in short, no other."""
    text = (RULES / rules_file(game)).read_text()
    assert list(game.rule_ids) == re.findall(r"^- ([A-Z]{2}-\d+) ", text, re.MULTILINE)


def test_every_rules_text_belongs_to_a_game() -> None:
    assert {path.name for path in RULES.glob("*.md")} == {"README.md", *map(rules_file, throneroom.all_games())}


def test_the_rules_texts_are_those_beside_the_project() -> None:
    """Where the folder from which they came lies beside the project, both say the same."""
    for game in throneroom.all_games():
        original = SHARED_RULES / rules_file(game)
        assert not original.exists() or original.read_text() == (RULES / original.name).read_text()


def test_rule_ids_are_counted_without_gaps() -> None:
    for game in throneroom.all_games():
        ids = game.rule_ids
        assert list(ids) == [f"{ids[0][:2]}-{n}" for n in range(1, len(ids) + 1)]


LEDGER_SUITE = """
import pytest

@pytest.mark.rule({ids})
def test_named() -> None:
    assert {outcome}
"""


@pytest.mark.parametrize(
    ("left_out", "added", "outcome", "complaint"),
    [
        ("", "", True, None),
        ("HI-7", "", True, "no passed test names HI-7"),
        ("", "HI-99", True, "HI-99 is named by a test but is not a rule of a registered game"),
        ("", "", False, "no passed test names HI-1"),
    ],
)
def test_the_ledger_fails_a_run_with_an_unproven_rule(
    pytester: pytest.Pytester, left_out: str, added: str, outcome: bool, complaint: str | None
) -> None:
    ids = {rule for game in throneroom.all_games() for rule in game.rule_ids} - {left_out} | {added} - {""}
    suite = LEDGER_SUITE.format(ids=", ".join(map(repr, sorted(ids))), outcome=outcome)
    pytester.makepyfile(test_suite=suite)
    result = pytester.runpytest_subprocess("-p", "throneroom.testing.ledger", "-p", "no:cacheprovider")
    output = result.stdout.str()
    assert "rule ledger: tests that passed, by rule" in output
    assert result.ret == (0 if complaint is None else INCOMPLETE if outcome else pytest.ExitCode.TESTS_FAILED)
    assert complaint is None or complaint in output


def test_the_ledger_is_about_the_games_in_the_folder_of_the_run(tmp_path: Path) -> None:
    games = throneroom.all_games()
    folder = Path(str(resources.files(games[0].package)))
    assert games_under(folder) == [games[0]]
    assert games_under(folder.parent) == games_under(tmp_path) == [*games]


def test_a_part_of_the_tests_is_not_judged(pytester: pytest.Pytester) -> None:
    pytester.makepyfile(test_suite="def test_nothing() -> None:\n    pass\n")
    result = pytester.runpytest_subprocess("-p", "throneroom.testing.ledger", "test_suite.py")
    assert result.ret == 0
    assert "rule ledger" not in result.stdout.str()
