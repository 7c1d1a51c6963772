"""Model: the network while it learns. What a seat knows goes in; scores for all actions and all seats come out."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

import numpy as np
import numpy.typing as npt
import torch
from torch import nn

from throneroom.bots.network import Network
from throneroom.bots.network_file import write_network
from throneroom.engine.game import Game

HIDDEN = 1024, 512, 256
"""The default widths of the hidden layers."""
NEVER = -1e9
"""The score of an action that is not legal, and of a seat that is not present."""


class Model(nn.Module):
    """Layers with ReLU between them, and two heads: a policy (relative actions) and a value (seats, observer first)."""

    def __init__(self, inputs: int, actions: int, seats: int, hidden: Sequence[int] = HIDDEN) -> None:
        super().__init__()
        self.hidden = tuple(hidden)
        widths = (inputs, *hidden)
        self.layers = nn.ModuleList(nn.Linear(*pair) for pair in pairwise(widths))
        self.policy, self.value = nn.Linear(widths[-1], actions), nn.Linear(widths[-1], seats)
        for layer in self.modules():
            if isinstance(layer, nn.Linear):
                nn.init.kaiming_normal_(layer.weight, nonlinearity="relu")
                nn.init.zeros_(layer.bias)
        for head in (self.policy, self.value):
            nn.init.normal_(head.weight, std=0.01)

    def forward(self, seen: torch.Tensor, precise: bool = False) -> tuple[torch.Tensor, torch.Tensor]:
        """Scores of actions and seats; on a GPU in bfloat16 unless they must be `precise`, as a bot computes them."""
        hidden = seen
        with torch.autocast(seen.device.type, torch.bfloat16, enabled=seen.device.type == "cuda" and not precise):
            for layer in self.layers:
                hidden = torch.relu(layer(hidden))
            return self.policy(hidden), self.value(hidden)

    def write(self, file: Path, game: Game, about: str) -> None:
        """Write the network to a file that bots play with; a kill leaves the file before."""
        *hidden, policy, value = (_weights(layer) for layer in (*self.layers, self.policy, self.value))
        new = file.with_name(f"{file.name}.new")
        write_network(new, game, hidden, policy, value, about)
        new.replace(file)

    @classmethod
    def read(cls, network: Network) -> Model:
        """A model with the weights of a network file."""
        layers = network.dense_layers()
        *hidden, value, policy = (weights.shape for weights, _ in layers)
        model = cls(hidden[0][0], policy[1], value[1], network.hidden)
        with torch.no_grad():
            for own, (weights, biases) in zip((*model.layers, model.value, model.policy), layers, strict=True):
                own.weight.copy_(torch.tensor(weights.T))
                own.bias.copy_(torch.tensor(biases))
        return model


def _weights(layer: nn.Module) -> tuple[npt.NDArray[np.float32], npt.NDArray[np.float32]]:
    weight, bias = layer.weight, layer.bias
    assert isinstance(weight, torch.Tensor) and isinstance(bias, torch.Tensor)
    return weight.detach().float().cpu().numpy().T, bias.detach().float().cpu().numpy()
