"""Data sets: what is written can be read, checked and replayed; what was changed is noticed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from throneroom.arena import dataset
from throneroom.engine.errors import SettingsError
from throneroom.engine.game import find
from throneroom.engine.match import replay

BOTS = ("random", "squire")


def made(folder: Path, games: int = 3, seed: int = 5) -> Path:
    game = find("hierarchy")
    dataset.write(game, game.settings(), BOTS, games, seed, folder)
    return folder


def test_games_are_read_and_replayed_as_they_were_played(tmp_path: Path) -> None:
    folder = made(tmp_path / "set")
    lines = list(dataset.read(folder))
    assert [line["game"] for line in lines] == [0, 1, 2]
    assert [line["bots"] for line in lines] == [["random", "squire"], ["squire", "random"], ["random", "squire"]]
    for line in lines:
        match = replay(line["record"])
        assert match.over and list(match.standing or ()) == line["standing"] and match.ply == line["decisions"]
    assert dataset.check(folder) == 3


def test_the_manifest_and_the_datasheet_say_what_it_is(tmp_path: Path) -> None:
    folder = made(tmp_path / "set")
    manifest = json.loads((folder / dataset.MANIFEST).read_text())
    assert (manifest["game"], manifest["games"], manifest["licence"], manifest["repeatable"]) == (
        "hierarchy", 3, "MIT", True,
    )  # fmt: skip
    sheet = (folder / dataset.DATASHEET).read_text()
    assert "3 whole games of Hierarchy (2 players), played by the bots random, squire." in sheet
    assert "--games 3 --bots random,squire --players 2 --seed 5 --out set" in sheet


def test_the_same_command_gives_the_same_bytes(tmp_path: Path) -> None:
    one, other, third = (made(tmp_path / name, seed=seed) for name, seed in (("a", 5), ("b", 5), ("c", 6)))
    name = "games-00000.jsonl"
    assert (one / name).read_bytes() == (other / name).read_bytes() != (third / name).read_bytes()


def test_bots_that_think_for_a_time_are_not_repeatable(tmp_path: Path) -> None:
    game = find("hierarchy")
    dataset.write(game, game.settings(), ("knight:1ms",), 1, 0, tmp_path / "set")
    assert not json.loads((tmp_path / "set" / dataset.MANIFEST).read_text())["repeatable"]
    assert "knight:1ms think for a time" in (tmp_path / "set" / dataset.DATASHEET).read_text()


def test_what_was_changed_is_noticed(tmp_path: Path) -> None:
    folder = made(tmp_path / "set")
    file = folder / "games-00000.jsonl"
    file.write_text(file.read_text().replace('"game": 2', '"game": 3'))
    with pytest.raises(SettingsError, match="its SHA-256 differs"):
        dataset.check(folder)
    with pytest.raises(SettingsError, match="is not empty: name a new folder"):
        made(folder)
    with pytest.raises(SettingsError, match="at least one game, not 0"):
        made(tmp_path / "other", games=0)
