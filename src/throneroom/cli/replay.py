"""Stepping through a finished or saved match."""

from __future__ import annotations

import typer
from rich.text import Text

from throneroom.cli.console import Closed, ask, console
from throneroom.cli.language import terminal_words
from throneroom.cli.prose import Prose
from throneroom.engine.catalogue import Catalogue
from throneroom.engine.match import Match


def step_through(match: Match, viewer: str | None, whole: bool, language: str) -> None:
    """Show the match step by step as one viewer saw it; None sees all cards."""
    story = match.story(viewer, language)
    ply = 0
    if whole:
        for ply in range(match.ply + 1):
            _show(match, ply, viewer, story[ply], language)
        return
    words = terminal_words(language)
    console().print(Prose(words.words("step-help")))
    try:
        while True:
            _show(match, ply, viewer, story[ply], language)
            ply = _next(ply, match.ply, words)
            if ply > match.ply:
                return
    except Closed as closed:
        raise typer.Exit(closed.status) from None


def _show(match: Match, ply: int, viewer: str | None, sentences: list[str], language: str) -> None:
    out = console()
    out.print()
    out.print(Text(terminal_words(language).words("step", step=ply, steps=match.ply), style="bold"))
    for sentence in sentences:
        out.print(Prose(f"· {sentence}"))
    then = match.at(ply)
    out.print(match.game.terminal_view.draw(then.view(viewer), match.game.catalogue(language)))
    out.print(Prose(then.asked(viewer, language), style="bold"))


def _next(ply: int, last: int, words: Catalogue) -> int:
    """Ask which step to show next; one past the last means to quit."""
    while True:
        answer = ask(f"{ply}/{last}> ").lower()
        if answer in ("", "n"):
            return ply + 1
        if answer in ("q", "quit", "exit"):
            return last + 1
        if answer == "b":
            return max(ply - 1, 0)
        if answer.isdecimal() and int(answer[:9]) <= last:
            return int(answer)
        console().print(Prose(words.words("step-unknown", steps=last)))
