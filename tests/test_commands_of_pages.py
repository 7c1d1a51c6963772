"""Every command in the documentation could be given: it is parsed, its files and targets exist. None is run here.

Commands in code blocks are read whole. Inside sentences, those with a path or a target of our own are.
"""

from __future__ import annotations

import importlib.util
import re
import shlex
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import typer

from tests.test_documentation import FOLLOWED, PAGES, ROOT, blocks, name
from throneroom.cli.app import app

UsageError = typer.BadParameter.__mro__[1]
"""What a command raises that cannot be parsed."""
OPERATORS = {"|", "||", "&&", ";", ">", ">>", "<", "&"}
ASSIGNED = re.compile(r"[A-Z_]+=.*", re.DOTALL)
TARGETS = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
EXTRAS = set(tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"])
INLINE = re.compile(r"`([^`\n]+)`")
SIMPLE = re.compile(r"(?:make|pytest|python(?: -m)?|docker compose) [\w./:=-]+")
"""A command in a sentence that is looked at: what follows is a target, a module or a file."""


def commands(text: str) -> Iterator[list[str]]:
    """The simple commands of a block, without comments, redirections and what they assign."""
    for line in text.replace("\\\n", " ").splitlines():
        lexer = shlex.shlex(line, posix=True, punctuation_chars=True)
        lexer.whitespace_split = True
        words: list[str] = []
        for word in [*lexer, ";"]:
            if word not in OPERATORS:
                words.append(word)
                continue
            while words and ASSIGNED.fullmatch(words[0]):
                words.pop(0)
            if words and word not in (">", ">>", "<"):
                yield words
                words = []
            elif words:
                words.append(word)


def parse(arguments: list[str]) -> None:
    """Parse a command of `throneroom` as it parses itself, without running it; raises if it would be refused."""
    command: Any = typer.main.get_command(app)
    context = command.make_context("throneroom", list(arguments))
    while hasattr(command, "resolve_command"):
        rest = [*context._protected_args, *context.args]
        if not rest:
            return
        called, command, rest = command.resolve_command(context, rest)
        context = command.make_context(called, rest, parent=context)


def problem(words: list[str], page: Path) -> str | None:
    """What is wrong with a command, or None."""
    program, *arguments = words
    program = program.rpartition("/")[2] if "throneroom" in program or ".venv" in program else program
    if ">" in arguments:
        arguments = arguments[: arguments.index(">")]
    if program == "throneroom":
        try:
            parse([argument for argument in arguments if not argument.startswith("[") and argument != "...]"])
        except UsageError as error:
            return error.format_message()
    elif program == "make":
        return next(
            (f"no target {target}" for target in arguments if "=" not in target and target not in TARGETS), None
        )
    elif program == "pytest" or arguments[:2] == ["-m", "pytest"]:
        given = arguments[2:] if program != "pytest" else arguments
        files = [word.split("::")[0] for word in given if word.startswith("tests/") and not re.search("[A-Z]{2}", word)]
        return next((f"no test {file}" for file in files if not (ROOT / file).exists()), None)
    elif program == "python" and arguments[:1] == ["-m"]:
        module = arguments[1]
        if module == "pdb" and arguments[2:4] == ["-m", "throneroom"]:
            return problem(arguments[3:], page)
        if not (ROOT / (module.replace(".", "/") + ".py")).is_file() and importlib.util.find_spec(module) is None:
            return f"no module {module}"
    elif program == "python" and arguments and arguments[0].endswith(".py") and page not in FOLLOWED:
        return None if (ROOT / arguments[0]).is_file() else f"no file {arguments[0]}"
    elif program == "pip" or program == "pip3":
        asked = {extra for word in arguments for found in re.findall(r"\[(.*)\]", word) for extra in found.split(",")}
        return None if asked <= EXTRAS else f"no extra {asked - EXTRAS}"
    return None


WITH_COMMANDS = [page for page in PAGES if any(kind == "sh" for kind, _ in blocks(page))]


@pytest.mark.parametrize("page", WITH_COMMANDS, ids=name)
def test_the_commands_of_a_page_could_be_given(page: Path) -> None:
    given = [words for kind, text in blocks(page) if kind == "sh" for words in commands(text)]
    assert given
    wrong = {shlex.join(words): found for words in given if (found := problem(words, page))}
    assert wrong == {}


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_the_commands_in_its_sentences_name_what_exists(page: Path) -> None:
    text = re.sub(r"^ *```.*?^ *```$", "", page.read_text(encoding="utf-8"), flags=re.DOTALL | re.MULTILINE)
    given = [words for code in INLINE.findall(text) if SIMPLE.match(code) for words in commands(code)]
    wrong = {shlex.join(words): found for words in given if (found := problem(words, page))}
    assert wrong == {}


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("throneroom serve --colour red", "No such option: --colour"),
        ("throneroom crown hierarchy", "No such command 'crown'."),
        ("throneroom play --people many", "Invalid value for '--people'"),
        ("make crowns", "no target crowns"),
        ("python bench/crowns.py", "no file bench/crowns.py"),
        ("python -m bench.crowns", "no module bench.crowns"),
        ("cd somewhere && pytest -q tests/crowns.py", "no test tests/crowns.py"),
        ("pip install 'throneroom[crowns]'", "no extra {'crowns'}"),
        ("echo quit | throneroom verify", "Missing argument 'file'."),
    ],
)
def test_a_command_that_could_not_be_given_is_found(line: str, complaint: str) -> None:
    found = [problem(words, ROOT / "README.md") for words in commands(line)]
    assert complaint in (found[-1] or "")


def test_an_earlier_name_of_an_option_is_still_read() -> None:
    parse(["serve", "--thinkers", "2"])
    with pytest.raises(UsageError):
        parse(["serve", "--thinkers", "many"])
