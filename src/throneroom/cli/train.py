"""`throneroom train`: trains a network. PyTorch is needed only here, so it is imported when a training begins."""

from __future__ import annotations

import dataclasses
import importlib.util
from pathlib import Path
from typing import Any

from throneroom.cli.console import console
from throneroom.engine.errors import SettingsError
from throneroom.engine.game import Game
from throneroom.engine.installing import how_to_install

MINUTES = 10.0
"""How long a training takes if nothing else is said."""


def training_settings(given: list[str]) -> dict[str, str]:
    """NAME=NUMBER pairs."""
    found = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise SettingsError(f"a setting is given as NAME=NUMBER, not {text!r}")
        found[name] = value
    return found


def train(
    game: Game, out: Path | None, *, minutes: float | None, decisions: int | None, seed: int, device: str | None,
    players: int | None, start: Path | None, against: Path | None, settings: dict[str, str],
) -> None:  # fmt: skip
    """Train a network and write it to a file, with a progress line every few seconds."""
    if importlib.util.find_spec("torch") is None:
        raise SettingsError(f"training needs PyTorch: {how_to_install('train')}")
    from throneroom.learning import training

    if minutes is None and decisions is None:
        minutes = MINUTES
    run = training.Run(
        game, out or Path(f"{game.name}.npz"), minutes, decisions, seed, device, players, start, against,
        _recipe(settings),
    )  # fmt: skip
    if not run.out.resolve().parent.is_dir():
        raise SettingsError(f"there is no folder {run.out.resolve().parent} for the network file")
    out_console = console()
    training.train(run, lambda line: out_console.print(line, soft_wrap=True, highlight=False))


def _recipe(settings: dict[str, str]) -> Any:
    """The settings of the training, checked."""
    from throneroom.learning.trainer import Recipe

    fields = {field.name: field.type for field in dataclasses.fields(Recipe)}
    values: dict[str, Any] = {}
    for name, text in settings.items():
        if name not in fields:
            raise SettingsError(f"a training has no setting {name!r}; it has: {', '.join(fields)}")
        try:
            if name == "hidden":
                values[name] = tuple(int(part) for part in text.split(","))
            else:
                values[name] = int(text) if fields[name] == "int" else float(text)
        except ValueError:
            raise SettingsError(f"{name} takes {_wanted(name, str(fields[name]))}, not {text!r}") from None
        low = min(values[name]) if name == "hidden" else values[name]
        if low < 0 or (low == 0 and fields[name] != "float"):
            raise SettingsError(f"{name} takes {_wanted(name, str(fields[name]))}, not {text!r}")
    return Recipe(**values)


def _wanted(name: str, kind: str) -> str:
    if name == "hidden":
        return "widths such as 1024,512,256"
    return "a whole number from 1" if kind == "int" else "a number from 0"
