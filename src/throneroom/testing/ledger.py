"""The rule ledger (a pytest plugin): counts the tests that prove each rule, and fails if a rule has none.

A test names the rules it proves: `@pytest.mark.rule("HI-7")`. A full run prints the table at its end. It fails if no
passed test names a certain rule of a game in the folder of the run, or if a test names an unknown rule.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from importlib import resources
from pathlib import Path

import pytest

from throneroom.engine.game import Game, all_games

PROPERTY = "rule"
INCOMPLETE = 8
"""The exit code of a run in which all tests pass, but prove too little or something unknown."""


def games_under(folder: Path) -> list[Game]:
    """The registered games whose code is in this folder; all of them, where none is."""
    games = list(all_games())
    return [game for game in games if Path(str(resources.files(game.package))).is_relative_to(folder)] or games


class Ledger:
    """Counts, by rule, the tests that name it and passed or failed."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.passed: dict[str, int] = defaultdict(int)
        self.failed: dict[str, int] = defaultdict(int)
        self.whole = config.args_source.name != "ARGS" and not config.option.keyword and not config.option.markexpr

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        rules = [str(value) for name, value in report.user_properties if name == PROPERTY]
        for rule in rules:
            if report.when == "call" and report.passed:
                self.passed[rule] += 1
            elif report.failed:
                self.failed[rule] += 1

    def complaints(self) -> list[str]:
        """What is wrong with the ledger of a full run."""
        ids = [rule for game in games_under(self.config.rootpath) for rule in game.rule_ids]
        unproven = [rule for rule in ids if not self.passed[rule]]
        prefixes = {rule.split("-")[0] for rule in ids}  # rules of games that are known for some tests only have others
        named = {rule for rule in {*self.passed, *self.failed} if rule.split("-")[0] in prefixes}
        unknown = sorted(named - set(ids))
        found = [f"no passed test names {rule}" for rule in unproven]
        return found + [f"{rule} is named by a test but is not a rule of a registered game" for rule in unknown]

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if self.whole and not hasattr(self.config, "workerinput") and self.complaints():
            session.exitstatus = pytest.ExitCode.TESTS_FAILED if self.failed else INCOMPLETE

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if not self.whole:
            return
        terminalreporter.section("rule ledger: tests that passed, by rule")
        for game in games_under(self.config.rootpath):
            terminalreporter.write_line(f"{game.title}: {_row(game.rule_ids, self.passed)}")
        for complaint in self.complaints():
            terminalreporter.write_line(f"RULE LEDGER: {complaint}", red=True)


def _row(rules: Iterable[str], passed: dict[str, int]) -> str:
    return "  ".join(f"{rule}:{passed[rule]}" for rule in rules)


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(id, ...): the rules that this test proves")
    config.pluginmanager.register(Ledger(config), "throneroom-ledger")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        rules = {rule for mark in item.iter_markers("rule") for rule in mark.args}
        item.user_properties += [(PROPERTY, rule) for rule in sorted(rules)]
