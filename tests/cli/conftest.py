"""Commands in the process of the tests: most do their work in less time than a process starts."""

import io
import subprocess
import sys
from typing import Protocol

import pytest

from throneroom.cli.app import main


class Run(Protocol):
    """Runs a command to its end, with everything that is typed given beforehand."""

    def __call__(self, *words: str, answers: str = "", columns: int = 80) -> "subprocess.CompletedProcess[str]": ...


ENVIRONMENT = {"PYTHONIOENCODING": "utf-8", "LC_ALL": "C.UTF-8"}


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """In this process."""

    def run_here(*words: str, answers: str = "", columns: int = 80) -> "subprocess.CompletedProcess[str]":
        for name, value in {**ENVIRONMENT, "COLUMNS": str(columns)}.items():
            monkeypatch.setenv(name, value)
        monkeypatch.setattr(sys, "argv", ["throneroom", *words])
        monkeypatch.setattr(sys, "stdin", io.StringIO(answers))
        capsys.readouterr()
        with pytest.raises(SystemExit) as left:
            main()
        code = left.value.code
        assert code is None or isinstance(code, int)
        told = capsys.readouterr()
        return subprocess.CompletedProcess(words, code or 0, told.out, told.err)

    return run_here
