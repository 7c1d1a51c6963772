"""Network files: the networks in the package, `networks/GAME.npz`, and how such a file is written and read.

A file has a `header` in JSON and three arrays for each layer, `hidden0`, `hidden1`, ..., `policy` and `value`: weights
[inputs, outputs] as bytes, a scale for each output that turns its bytes back into weights, and a bias for each output.
"""

from __future__ import annotations

import hashlib
import json
import zipfile
from collections.abc import Mapping, Sequence
from functools import lru_cache
from io import BytesIO
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

import throneroom
from throneroom.bots.network import Layer, Network
from throneroom.engine.errors import SettingsError
from throneroom.engine.game import Game, find
from throneroom.engine.observation import Floats, observation_size

FORMAT = 1
FOLDER = Path(throneroom.__file__).parent / "networks"
MOST = 127
"""The largest byte: it stands for the largest weight of an output."""
KINDS = {"weight": np.int8, "scale": np.float32, "bias": np.float32}


def write_network(
    file: Path | str, game: Game, hidden: Sequence[Layer], policy: Layer, value: Layer, about: str = "",
    search: Mapping[str, float] | None = None, beats_knight: bool = False, search_pays: bool = False,
) -> None:  # fmt: skip
    """Write a network, each layer as weights [inputs, outputs] and biases [outputs].

    `about` says how it was trained, `search` how to search with it: {"c": 1.5}. `beats_knight` and `search_pays` say
    what was measured: see `Network`. `label_network` sets them later.
    """
    header = {
        **_expected(game),
        "hidden": [len(bias) for _, bias in hidden],
        "about": about,
        "beats_knight": beats_knight,
        "search_pays": search_pays,
    }
    if search is not None:
        header["search"] = dict(search)
    layers = {**{f"hidden{k}": layer for k, layer in enumerate(hidden)}, "policy": policy, "value": value}
    shapes = _shapes(game, header["hidden"])
    arrays: dict[str, npt.NDArray[Any]] = {"header": np.array(json.dumps(header))}
    for name, (weight, bias) in layers.items():
        if weight.shape != shapes[name] or bias.shape != shapes[name][1:]:
            raise SettingsError(
                f"the layer {name} of a network for {game.title} has {_by(shapes[name])} weights and a bias for each "
                f"output, not {_by(weight.shape)} and {_by(bias.shape)}"
            )
        if not (np.isfinite(weight).all() and np.isfinite(bias).all()):
            raise SettingsError(f"the layer {name} has weights that are no numbers or infinite")
        arrays[f"{name}.weight"], arrays[f"{name}.scale"] = quantized(weight)
        arrays[f"{name}.bias"] = bias.astype(np.float32)
    with Path(file).open("wb") as out:
        np.savez_compressed(out, allow_pickle=False, **arrays)


def label_network(file: Path | str, **labels: bool | str) -> None:
    """Set `beats_knight`, `search_pays` or `about` in the header of a network file; its weights stay as they are."""
    unknown = labels.keys() - {"about", "beats_knight", "search_pays"}
    if unknown:
        raise SettingsError(f"a network has no label {min(unknown)!r}; it has: about, beats_knight, search_pays")
    read_network(file)
    with np.load(file, allow_pickle=False) as found:
        arrays = {name: found[name] for name in found.files}
    arrays["header"] = np.array(json.dumps(json.loads(str(arrays["header"])) | labels))
    new = Path(file).with_name(f"{Path(file).name}.new")
    with new.open("wb") as out:
        np.savez_compressed(out, allow_pickle=False, **arrays)
    new.replace(file)


def quantized(weight: Floats) -> tuple[npt.NDArray[np.int8], Floats]:
    """Weights as bytes, and a scale for each output."""
    most = np.abs(weight).max(axis=0)
    scale = np.where(most > 0, most / MOST, 1).astype(np.float32)
    return np.rint(weight / scale).astype(np.int8), scale


def read_network(file: Path | str, game: Game | None = None) -> Network:
    """The network in a file. If a game is given, the file must be for it."""
    try:
        stat = Path(file).stat()
    except OSError as error:
        raise SettingsError(f"the network {file} cannot be read: {error.strerror}") from None
    return _read(str(file), (stat.st_mtime_ns, stat.st_size), game)


@lru_cache(maxsize=32)
def _read(name: str, _: tuple[int, int], game: Game | None) -> Network:
    """Read a file; once, as long as its time and size stay the same."""
    try:
        content = Path(name).read_bytes()
        with np.load(BytesIO(content), allow_pickle=False) as arrays:
            header = json.loads(str(arrays["header"]))
            found = {key: arrays[key] for key in arrays.files if key != "header"}
        if not isinstance(header, dict):
            raise ValueError("its header is no object")
    except (OSError, ValueError, KeyError, EOFError, zipfile.BadZipFile) as error:
        raise SettingsError(f"{name} is no network file, or it is damaged: {error}") from None
    game = game or find(str(header.get("game")))
    _check_header(name, header, game)
    hidden = [int(size) for size in header["hidden"]]
    layers = {layer: _layer(name, layer, found, shape) for layer, shape in _shapes(game, hidden).items()}
    stamp = hashlib.sha256(content).hexdigest()[:16]
    return Network.of_layers(
        game, [layers[f"hidden{k}"] for k in range(len(hidden))], layers["value"], layers["policy"],
        about=str(header.get("about", "")), c=_exploration(name, header), stamp=stamp,
        beats_knight=header.get("beats_knight") is True, search_pays=header.get("search_pays") is True,
    )  # fmt: skip


def network_of(game: Game) -> Network | None:
    """The network of a game in the package, or None."""
    file = FOLDER / f"{game.name}.npz"
    return read_network(file, game) if file.is_file() else None


def _expected(game: Game) -> dict[str, Any]:
    """What the header of a network for this game says."""
    rules = game.plain_rules
    return {
        "format": FORMAT, "game": game.name, "version": game.version, "inputs": observation_size(game),
        "actions": rules.ACTIONS, "seats": rules.SEATS,
    }  # fmt: skip


def _check_header(name: str, header: dict[str, Any], game: Game) -> None:
    expected = _expected(game)
    complaints = {
        "format": "has the format {}, but this version reads {}",
        "game": "is for the game {!r}, not {!r}",
        "version": f"is for version {{}} of the rules of {game.title}, not {{}}",
        "inputs": f"takes observations of {{}} numbers, but those of {game.title} have {{}}",
        "actions": f"knows {{}} actions, but {game.title} has {{}}",
        "seats": f"is for up to {{}} seats, but {game.title} has {{}}",
    }
    for key, complaint in complaints.items():
        if header.get(key) != expected[key]:
            raise SettingsError(f"the network {name} {complaint.format(header.get(key), expected[key])}")
    sizes = header.get("hidden")
    if not isinstance(sizes, list) or not sizes or not all(type(size) is int and size > 0 for size in sizes):
        raise SettingsError(f"{name} is damaged: its hidden layers are {sizes!r}")


def _exploration(name: str, header: dict[str, Any]) -> float | None:
    """How much a search with the network explores, if the header says so."""
    search = header.get("search", {})
    if not isinstance(search, dict):
        raise SettingsError(f"{name} is damaged: it should search with {search!r}")
    c = search.get("c")
    if c is not None and (type(c) not in (int, float) or not c > 0):
        raise SettingsError(f"{name} is damaged: it should search with c={c!r}")
    return None if c is None else float(c)


def _shapes(game: Game, hidden: list[int]) -> dict[str, tuple[int, int]]:
    """The inputs and outputs of every layer."""
    sizes = [observation_size(game), *hidden]
    layers = {f"hidden{k}": (sizes[k], sizes[k + 1]) for k in range(len(hidden))}
    rules = game.plain_rules
    return {**layers, "policy": (sizes[-1], rules.ACTIONS), "value": (sizes[-1], rules.SEATS)}


def _layer(name: str, layer: str, found: dict[str, npt.NDArray[Any]], shape: tuple[int, int]) -> Layer:
    """A layer as it was before it was written, but for the rounding."""
    for part, kind in KINDS.items():
        key, expected = f"{layer}.{part}", shape if part == "weight" else shape[1:]
        if key not in found:
            raise SettingsError(f"{name} is damaged: it has no {key}")
        if found[key].shape != expected or found[key].dtype != kind:
            raise SettingsError(
                f"{name} is damaged: {key} is {_by(found[key].shape)} of {found[key].dtype}, "
                f"not {_by(expected)} of {np.dtype(kind)}"
            )
    weight, scale, bias = (found[f"{layer}.{part}"] for part in KINDS)
    if not (np.isfinite(scale).all() and np.isfinite(bias).all()):
        raise SettingsError(f"{name} is damaged: {layer} has weights that are no numbers or infinite")
    return weight * scale, bias


def _by(shape: tuple[int, ...]) -> str:
    return " x ".join(map(str, shape))
