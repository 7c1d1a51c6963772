"""Learn with JAX on the device: PPO against a rival, on arrays that never leave the card.

`python examples/learn_jax.py [GAME] [--device cpu]` prints the mean return of the games that ended, from -1 to 1.

For JAX an array never changes, but every step of the environment overwrites its arrays. So each step imports them anew,
which makes JAX wait for the step, copies what it keeps, and computes the actions from these copies: the environment,
which waits for the actions, overwrites nothing that is still read.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import Any

import jax
import jax.numpy as jnp
from jax.example_libraries.optimizers import adam

from throneroom.envs.device import DeviceVectorEnv

GAMES, STEPS = 256, 16
"""Games at a time, and decisions in each of them between two updates."""
EPOCHS, PARTS = 4, 4
"""How often an update goes through these decisions, and in how many parts."""
WIDTHS = 128, 128
Weights = list[tuple[jax.Array, jax.Array]]


def new_weights(key: jax.Array, inputs: int, actions: int) -> Weights:
    """Two hidden layers, then scores for all actions and what the game is worth."""
    sizes = inputs, *WIDTHS, actions + 1
    keys = jax.random.split(key, len(sizes))
    return [
        (
            jax.random.normal(keys[n], (sizes[n], sizes[n + 1]))
            * (0.01 if n == len(WIDTHS) else (2 / sizes[n]) ** 0.5),
            jnp.zeros(sizes[n + 1]),
        )
        for n in range(len(sizes) - 1)
    ]


def judged(weights: Weights, seen: jax.Array, mask: jax.Array) -> tuple[jax.Array, jax.Array]:
    """The logarithms of the chances of all actions, and what the game is worth."""
    for n, (weight, bias) in enumerate(weights):
        seen = seen @ weight + bias
        if n < len(weights) - 1:
            seen = jax.nn.relu(seen)
    return jax.nn.log_softmax(jnp.where(mask, seen[..., :-1], -1e9)), seen[..., -1]


def drawn(weights: Weights, seen: jax.Array, mask: jax.Array, key: jax.Array) -> jax.Array:
    """A random action for each game, by its chances."""
    return jax.random.categorical(key, judged(weights, seen, mask)[0]).astype(jnp.int32)


act = jax.jit(drawn)


def aims_of(weights: Weights, gains: jax.Array, ends: jax.Array, last: tuple[jax.Array, jax.Array]) -> jax.Array:
    """What every decision was worth: the return of its game, or the judgement after the last step."""

    def credit(worth: jax.Array, step: tuple[jax.Array, jax.Array]) -> tuple[jax.Array, jax.Array]:
        worth = jnp.where(step[1], step[0], worth)
        return worth, worth

    aims: jax.Array = jax.lax.scan(credit, judged(weights, *last)[1], (gains, ends), reverse=True)[1]
    return aims


def log_of(logs: jax.Array, actions: jax.Array) -> jax.Array:
    return jnp.take_along_axis(logs, actions[..., None], -1)[..., 0]


def loss(
    weights: Weights, seen: jax.Array, masks: jax.Array, actions: jax.Array, before: jax.Array, gains: jax.Array,
    aims: jax.Array,
) -> jax.Array:  # fmt: skip
    logs, values = judged(weights, seen, masks)
    ratio = jnp.exp(log_of(logs, actions) - before)
    clipped = jnp.minimum(ratio * gains, ratio.clip(0.8, 1.2) * gains)
    undecided = -(jnp.exp(logs) * logs).sum(-1)
    return (-clipped + 0.5 * (aims - values) ** 2 - 0.01 * undecided).mean()


def credited(weights: Weights, rows: Any, masks: Any, taken: Any, gains: Any, ends: Any, last: Any) -> tuple[Any, ...]:
    """All that an update needs of every decision, one decision after the other."""
    aims = aims_of(weights, gains, ends, last)
    logs, values = judged(weights, rows, masks)
    better = aims - values
    better = (better - better.mean()) / (better.std() + 1e-6)
    whole = rows, masks, taken, log_of(logs, taken), better, aims
    return tuple(each.reshape(-1, *each.shape[2:]) for each in whole)


def imported(*arrays: Any) -> tuple[jax.Array, ...]:
    """Copies of the environment's arrays, as they are after the step that was queued last."""
    return tuple(jnp.array(jax.dlpack.from_dlpack(array), copy=True) for array in arrays)


def learn(game: str, device: str, updates: int, rival: str = "random", seed: int = 1) -> Iterator[float]:
    """Yields the mean return of the games that ended between two updates."""
    env = DeviceVectorEnv(game, GAMES, rival=rival, device=device)
    observations, infos = env.reset(seed=seed)
    seen, mask = imported(observations, infos["action_mask"])
    key = jax.random.key(seed)
    begin, update, weights_of = adam(1e-3)
    learned = begin(new_weights(key, seen.shape[1], mask.shape[1]))
    improve = jax.jit(lambda n, learned, *kept: update(n, jax.grad(loss)(weights_of(learned), *kept), learned))
    credit = jax.jit(credited)
    for n in range(updates):
        kept = []
        for _ in range(STEPS):
            key, own = jax.random.split(key)
            actions = act(weights_of(learned), seen, mask, own)
            observations, rewards, over, cut, infos = env.step(actions)
            earned, ended, stopped = imported(rewards, over, cut)
            kept.append((seen, mask, actions, earned, ended | stopped))
            seen, mask = imported(observations, infos["action_mask"])
        rows, masks, taken, gains, ends = map(jnp.stack, zip(*kept, strict=True))
        whole = credit(weights_of(learned), rows, masks, taken, gains, ends, (seen, mask))
        for epoch in range(EPOCHS):
            key, own = jax.random.split(key)
            for part in jnp.split(jax.random.permutation(own, GAMES * STEPS), PARTS):
                learned = improve(n * EPOCHS + epoch, learned, *(each[part] for each in whole))
        yield float(gains.sum() / jnp.maximum(1, ends.sum()))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="throne-and-grail")
    parser.add_argument("--device", choices=("cuda", "cpu"), default="cuda")
    parser.add_argument("--updates", type=int, default=300)
    chosen = parser.parse_args()
    for update, score in enumerate(learn(chosen.game, chosen.device, chosen.updates)):
        if update % 20 == 0:
            print(f"update {update}: {score:+.3f}", flush=True)


if __name__ == "__main__":
    main()
