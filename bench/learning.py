"""How fast a training is: decisions a second with the learner included, ours and the same PPO on games of Pgx.

`python bench/learning.py [--games GAME ...] [--pgx] [--seconds 40]`, on a machine with an NVIDIA card and
`throneroom[gpu,train]`; `--pgx` also needs `throneroom[bench]`. One training at a time has the card. Both play at the
same number of tables for the same number of steps, update a network with the same hidden layers from all decisions
once, in as many parts, and count the decisions of all seats. Pgx's games are smaller, and the learner for them is
simpler: no rivals, no onlookers.

`--page docs/results/bots.md` writes each figure into docs/results/learning.json and into the page as soon as it is
measured; with `--resume`, what is there already is not measured again.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import time
from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

from strength import replace

from throneroom.engine.game import Game, all_games, find

PGX = ("leduc_holdem", "sparrow_mahjong")
NEVER = -1e9
CREDIT, CLIP, ENTROPY, RATE = 0.97, 0.2, 0.01, 5e-4
BEGIN, END = "<!-- speed: python bench/learning.py --pgx --page docs/results/bots.md -->", "<!-- end of speed -->"


def decisions_a_second(cycle: Callable[[], int], seconds: float) -> float:
    """The speed of a cycle of playing and learning. The first two cycles compile and are not counted."""
    for _ in range(2):
        cycle()
    began, decisions = time.perf_counter(), 0
    while (spent := time.perf_counter() - began) < seconds or not decisions:
        decisions += cycle()
    return decisions / spent


def our_training(game: Game, games: int, steps: int, hidden: tuple[int, ...], minibatch: int) -> Callable[[], int]:
    """A cycle of `throneroom train` after the imitation of squires: rivals, onlookers, all numbers of players."""
    import torch

    from throneroom.learning.trainer import Recipe, Trainer
    from throneroom.learning.training import chosen_device

    recipe = Recipe(games=games, steps=steps, hidden=hidden, minibatch=minibatch, imitation=0.0)
    trainer = Trainer(game, recipe, chosen_device(None), seed=1)

    def cycle() -> int:
        before = trainer.decisions
        trainer.play()
        trainer.learn()
        if torch.cuda.is_available():
            torch.cuda.synchronize()
        return trainer.decisions - before

    return cycle


def pgx_training(name: str, games: int, steps: int, hidden: tuple[int, ...], minibatch: int) -> Callable[[], int]:
    """The same cycle in JAX: self-play with sampled actions, then one pass over all decisions with PPO and Adam."""
    os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")  # PyTorch has used the card before
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(name)
    seats, actions = env.num_players, env.num_actions
    advance = auto_reset(env.step, env.init)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), games))
    inputs = state.observation[0].size
    parameters = weights(jax.random.PRNGKey(1), (inputs, *hidden), actions + seats)
    moments = jax.tree.map(jnp.zeros_like, (parameters, parameters))
    parts = max(1, steps * games // minibatch)

    def judged(network: Any, state: Any) -> tuple[Any, Any, Any]:
        """What is seen, the logarithms of the policy, and the values of all seats, the seat that decides first."""
        seen = state.observation.reshape(games, inputs).astype(jnp.bfloat16)
        policy, values = heads(network, seen, actions)
        return seen, jax.nn.log_softmax(jnp.where(state.legal_action_mask, policy, NEVER)), values

    def by_seat(values: Any, mover: Any) -> Any:
        return jnp.take_along_axis(values, (jnp.arange(seats) - mover[:, None]) % seats, 1)

    def play(network: Any, state: Any, key: Any) -> Any:
        def step(state: Any, key: Any) -> Any:
            seen, logs, values = judged(network, state)
            keys = jax.random.split(key, games)
            choice = jax.vmap(jax.random.categorical)(keys, logs)
            mover = state.current_player
            chance = jnp.take_along_axis(logs, choice[:, None], 1)[:, 0]
            after = jax.vmap(advance)(state, choice, keys)
            over = after.terminated | after.truncated
            taken = (seen, state.legal_action_mask, choice, chance, mover, by_seat(values, mover), after.rewards, over)
            return after, taken

        state, taken = jax.lax.scan(step, state, jax.random.split(key, steps))
        return state, taken, by_seat(judged(network, state)[2], state.current_player)

    def advantages(values: Any, rewards: Any, over: Any, last: Any) -> tuple[Any, Any]:
        """The advantages of all seats (GAE), and what their values should have been."""

        def back(carried: Any, one: Any) -> Any:
            following, gain = carried
            value, reward, over = one
            going = 1.0 - over[:, None]
            gain = reward + going * following - value + CREDIT * going * gain
            return (value, gain), gain

        _, gains = jax.lax.scan(
            back, (last, jnp.zeros_like(last)), (values, rewards, over.astype(jnp.float32)), reverse=True
        )
        return gains, gains + values

    def loss(network: Any, seen: Any, legal: Any, choice: Any, chance: Any, gain: Any, aims: Any) -> Any:
        policy, values = heads(network, seen, actions)
        logs = jax.nn.log_softmax(jnp.where(legal, policy, NEVER))
        ratio = jnp.exp(jnp.take_along_axis(logs, choice[:, None], 1)[:, 0] - chance)
        better = jnp.minimum(ratio * gain, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * gain).mean()
        undecided = -(jnp.exp(logs) * jnp.where(legal, logs, 0.0)).sum(-1).mean()
        return ((values - aims) ** 2).mean() - better - ENTROPY * undecided

    def update(carried: Any, rows: Any, taken: Any) -> Any:
        network, (first, second), count = carried
        slopes = jax.grad(loss)(network, *(array[rows] for array in taken))
        count += 1
        first = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, first, slopes)
        second = jax.tree.map(lambda v, g: 0.999 * v + 0.001 * g * g, second, slopes)
        network = jax.tree.map(
            lambda p, m, v: p - RATE * (m / (1 - 0.9**count)) / (jnp.sqrt(v / (1 - 0.999**count)) + 1e-5),
            network, first, second,
        )  # fmt: skip
        return (network, (first, second), count), None

    @jax.jit
    def cycle_of(network: Any, moments: Any, count: Any, state: Any, key: Any) -> Any:
        playing, mixing = jax.random.split(key)
        state, (seen, legal, choice, chance, mover, values, rewards, over), last = play(network, state, playing)
        gains, aims = advantages(values, rewards, over, last)
        gain = jnp.take_along_axis(gains, mover[..., None], -1)[..., 0]
        gain = (gain - gain.mean()) / (gain.std() + 1e-6)
        aims = jnp.take_along_axis(aims, (jnp.arange(seats) + mover[..., None]) % seats, -1)
        taken = [array.reshape(steps * games, *array.shape[2:]) for array in (seen, legal, choice, chance, gain, aims)]
        rows = jax.random.permutation(mixing, steps * games)[: parts * (steps * games // parts)].reshape(parts, -1)
        (network, moments, count), _ = jax.lax.scan(
            lambda carried, part: update(carried, part, taken), (network, moments, count), rows
        )
        return network, moments, count, state

    held = [parameters, moments, jnp.zeros(()), state, jax.random.PRNGKey(2)]

    def cycle() -> int:
        held[4], key = jax.random.split(held[4])
        held[:4] = jax.block_until_ready(cycle_of(*held[:4], key))
        return steps * games

    return cycle


def weights(key: Any, widths: Sequence[int], outputs: int) -> Any:
    """Random layers, the heads together as the last of them."""
    import jax
    import jax.numpy as jnp

    sizes = list(pairwise((*widths, outputs)))
    scales = [(2 / given) ** 0.5 for given, _ in sizes[:-1]] + [0.01]
    return [
        (scale * jax.random.normal(own, size), jnp.zeros(size[1]))
        for own, size, scale in zip(jax.random.split(key, len(sizes)), sizes, scales, strict=True)
    ]


def heads(network: Any, seen: Any, actions: int) -> tuple[Any, Any]:
    """The scores of the actions and the values of the seats, in bfloat16 inside as in ours on a card."""
    import jax
    import jax.numpy as jnp

    hidden = seen
    for layer, bias in network[:-1]:
        hidden = jax.nn.relu(hidden @ layer.astype(jnp.bfloat16) + bias.astype(jnp.bfloat16))
    layer, bias = network[-1]
    out = (hidden @ layer.astype(jnp.bfloat16) + bias.astype(jnp.bfloat16)).astype(jnp.float32)
    return out[..., :actions], out[..., actions:]


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", nargs="*", default=[game.name for game in all_games()], help="ours; none: only Pgx")
    parser.add_argument("--pgx", action="store_true", help="also the same PPO on games of Pgx")
    parser.add_argument("--seconds", type=float, default=40.0, help="for each training, without compilation")
    parser.add_argument("--tables", type=int, default=65536)
    parser.add_argument("--steps", type=int, default=32, help="decisions at each table between two updates")
    parser.add_argument("--hidden", type=int, nargs="+", default=[1024, 512, 256])
    parser.add_argument("--minibatch", type=int, default=32768)
    parser.add_argument("--page", type=Path, help="a page for the figures; learning.json beside it keeps them")
    parser.add_argument("--resume", action="store_true", help="leave out what learning.json has")
    chosen = parser.parse_args(words)
    shape = chosen.tables, chosen.steps, tuple(chosen.hidden), chosen.minibatch
    trainings = {name: (our_training, find(name)) for name in chosen.games}
    trainings |= {f"Pgx {name}": (pgx_training, name) for name in PGX if chosen.pgx}
    for name, (training, game) in trainings.items():
        kept = kept_figures(chosen.page)
        if not (chosen.resume and name in kept):
            rate = decisions_a_second(training(game, *shape), chosen.seconds)
            free_memory()
            print(f"{name}: {rate / 1e6:,.3f} M decisions/s", flush=True)
            if chosen.page:
                keep(chosen.page, {**kept, name: {"decisions a second": round(rate), "device": device()}})


def kept_figures(page: Path | None) -> dict[str, Any]:
    """What was measured before, by name."""
    file = None if page is None else page.with_name("learning.json")
    return json.loads(file.read_text()) if file and file.exists() else {}


def keep(page: Path, figures: Mapping[str, Any]) -> None:
    """Write all figures into the file beside a page, and into the page."""
    page.with_name("learning.json").write_text(json.dumps(figures, indent=2) + "\n")
    rows = [
        f"| {name} | {figure['decisions a second'] / 1e6:,.2f} | {figure['device']} |"
        for name, figure in figures.items()
    ]
    replace(page, BEGIN, END, ["| game | M decisions/s | on |", "|---|---|---|", *rows])


def free_memory() -> None:
    """Give back what a training held on the card: the next one may belong to another library."""
    import torch

    gc.collect()
    if torch.cuda.is_available():
        torch.cuda.empty_cache()


def device() -> str:
    """What the learners run on."""
    import torch

    return torch.cuda.get_device_name() if torch.cuda.is_available() else "CPU"


if __name__ == "__main__":
    main()
