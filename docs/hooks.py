"""MkDocs hook: inserts every command and its options into the site, from the command line itself."""

from __future__ import annotations

from typing import Any

import typer
import typer.main

from throneroom.cli.app import app

PLACE = "<!-- every command and its options -->"


def on_page_markdown(markdown: str, **_: Any) -> str:
    """Called by MkDocs for every page."""
    return markdown.replace(PLACE, commands()) if PLACE in markdown else markdown


def commands() -> str:
    """A section for each command: what it does, its usage and its options."""
    group: Any = typer.main.get_command(app)
    return "\n\n".join(_section(name, command) for name, command in _named(group))


def _named(group: Any, before: str = "") -> list[tuple[str, Any]]:
    """Every command with its name; those of a group after one another: `puzzles make`."""
    found: list[tuple[str, Any]] = []
    for name, command in group.commands.items():
        whole = f"{before}{name}"
        found += _named(command, f"{whole} ") if hasattr(command, "commands") else [(whole, command)]
    return found


def _section(name: str, command: Any) -> str:
    context = typer.Context(command, info_name=f"throneroom {name}")
    lines = [f"### {name}", "", _escaped(command.help or ""), "", "```text", context.get_usage(), "```"]
    options = [_row(parameter, context) for parameter in command.params if parameter.param_type_name == "option"]
    return "\n".join([*lines, "", "| option | what it does |", "|---|---|", *options])


def _row(option: Any, context: typer.Context) -> str:
    names = " / ".join(f"`{name}`" for name in (*option.opts, *option.secondary_opts))
    default = option.get_default(context)
    shown = f" Default: `{default}`." if default and not isinstance(default, bool) else ""
    return f"| {names} | {_escaped(option.help or '')}{shown} |"


def _escaped(text: str) -> str:
    """The text with the special characters of Markdown escaped."""
    return "".join(f"\\{letter}" if letter in r"\*_<>|[]`" else letter for letter in " ".join(text.split()))
