"""The default terminal view, for games without their own: every value in the view with its name."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from throneroom.engine.catalogue import Catalogue
from throneroom.engine.match import View


def draw(view: View, words: Catalogue) -> RenderableType:
    """The table as one viewer sees it."""
    seats = [f"p{n + 1}" for n in range(view.players)]
    table: Mapping[str, Any] = view.table if isinstance(view.table, Mapping) else asdict(view.table)
    grid = Grid.grid(padding=(0, 2))
    for name, value in table.items():
        grid.add_row(Text(words.word(name), style="bold"), Text(_told(value, seats, words)))
    return grid


def _told(value: Any, seats: list[str], words: Catalogue) -> str:
    """A value in words; a list with an entry for each seat is written seat by seat."""
    if isinstance(value, bool):
        return words.words("value-yes" if value else "value-no")
    if value is None or value in ([], (), ""):
        return words.words("value-none")
    if isinstance(value, str):
        return words.card_name(value) if words.has_card(value) else words.word(value)
    if isinstance(value, Mapping):
        if list(value) == ["cards"] and isinstance(value["cards"], int):
            return words.words("value-cards", n=value["cards"])
        if list(value) == seats:
            return _by_seat(seats, [_told(one, seats, words) for one in value.values()])
        return ", ".join(f"{words.word(name)} {_told(one, seats, words)}" for name, one in value.items())
    if isinstance(value, (list, tuple)):
        told = [_told(one, seats, words) for one in value]
        if len(value) == len(seats) and not any(isinstance(one, str) for one in value):
            return _by_seat(seats, told)
        return ", ".join(told)
    return str(value)


def _by_seat(seats: list[str], told: list[str]) -> str:
    return "   ".join(f"{seat}: {one}" for seat, one in zip(seats, told, strict=True))
