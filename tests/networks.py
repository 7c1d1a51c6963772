"""Networks with random weights, for tests of what plays with a network."""

from itertools import pairwise
from pathlib import Path

import numpy as np

from throneroom.bots import write_network
from throneroom.bots.network import Layer
from throneroom.engine.game import Game
from throneroom.engine.observation import observation_size

HIDDEN = (48, 32)


def random_layers(game: Game, seed: int = 1, hidden: tuple[int, ...] = HIDDEN) -> tuple[list[Layer], Layer, Layer]:
    """Hidden layers, policy and value, of a size that keeps the outputs around 1."""
    chance = np.random.default_rng(seed)

    def layer(inputs: int, outputs: int) -> Layer:
        weights = chance.standard_normal((inputs, outputs)) * np.sqrt(2 / inputs)
        return weights.astype(np.float32), (chance.standard_normal(outputs) / 10).astype(np.float32)

    sizes = (observation_size(game), *hidden)
    layers = [layer(inputs, outputs) for inputs, outputs in pairwise(sizes)]
    return layers, layer(sizes[-1], game.plain_rules.ACTIONS), layer(sizes[-1], game.plain_rules.SEATS)


def random_network(
    folder: Path, game: Game, seed: int = 1, beats_knight: bool = True, search_pays: bool = True
) -> Path:
    """A file with a random network: the same for the same seed."""
    file = folder / f"{game.name}.npz"
    write_network(
        file,
        game,
        *random_layers(game, seed),
        about="random weights",
        beats_knight=beats_knight,
        search_pays=search_pays,
    )
    return file


def flat_network(folder: Path, game: Game) -> Path:
    """A file with a network that finds all actions and all seats equal."""
    hidden, *heads = random_layers(game)
    policy, value = ((np.zeros_like(weights), np.zeros_like(biases)) for weights, biases in heads)
    file = folder / f"{game.name}-flat.npz"
    write_network(file, game, hidden, policy, value)
    return file
