"""The GPU: builds the kernels, checks them bit for bit against the CPU, and times them; Pgx too, on the same card.

`python bench/gpu.py [--games GAME ...] [--pgx] [--seconds 2]`, on a machine with an NVIDIA card and `throneroom[gpu]`.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from throneroom.bots.searcher import SEARCH, Tree
from throneroom.engine.batch import Batch, batch_kernels_of, lane_dice
from throneroom.engine.chance import key_words, seed_key
from throneroom.engine.compiled import bind
from throneroom.engine.game import Game, all_games, find
from throneroom.engine.observation import observation_size
from throneroom.engine.position import Position
from throneroom.gpu.device import DeviceBatch, cuda, kernels_of, options_of, random_games

PGX = ("kuhn_poker", "leduc_holdem", "tic_tac_toe", "sparrow_mahjong")
STEPS = 64
LARGEST = 6e9
"""The most bytes that a mask or observations may have to fit beside everything else."""


def cpu_lanes(game: Game, lanes: int, games: int, players: int) -> tuple[Any, Any]:
    """The same lanes on the CPU, by the same function of engine/batch_kernels.py."""
    rules, settings = game.plain_rules, game.settings(players)
    decisions, sums = np.zeros(lanes, np.int64), np.zeros((lanes, players), np.int64)
    batch_kernels_of(game).lanes(
        np.zeros(1, rules.STATE), 0, games, key_words(seed_key(1)), players, settings.numbers, lane_dice(1, lanes),
        np.zeros(rules.CHOICES + 1, np.int64), sums, decisions,
    )  # fmt: skip
    return decisions, sums


def check(game: Game) -> str:
    """Whole games, single steps and observations must equal those of the CPU, to the last bit."""
    for players in {game.players[0], game.players[-1]}:
        ours, theirs = random_games(game, 512, 2, players, seed=1), cpu_lanes(game, 512, 2, players)
        assert (ours[0] == theirs[0]).all() and (ours[1] == theirs[1]).all(), f"{game.name}: lanes differ"
        card, host = DeviceBatch(game, 256, players, seed=3), Batch(game, 256, players, seed=3)
        dice = card.new_dice(5)
        for _ in range(300):
            actions = card.random_actions(dice)
            host.step(actions.copy_to_host())
            card.step(actions)
        assert card.observe().copy_to_host().tobytes() == host.observe().tobytes(), f"{game.name}: observations differ"
        for name in ("states", "seats", "mask", "done", "result"):
            assert (getattr(card, name).copy_to_host() == getattr(host, name)).all(), f"{game.name}: {name} differ"
        assert card.illegal() == 0
        check_squires(game, card)
    return "bit for bit as on the CPU"


def check_squires(game: Game, card: DeviceBatch) -> None:
    """The choices of the squires on the GPU must be among those that a squire on the CPU finds best."""
    actions, states, seats = (
        array.copy_to_host() for array in (card.squire_actions(card.new_dice(7)), card.states, card.seats)
    )
    eyes = Tree(bind(SEARCH, game.rules, heuristics=game.heuristics), game, 2)
    for i, action in enumerate(actions.tolist()):
        position = Position(game, card.settings, states[i : i + 1].copy())
        looks = dict(zip(*eyes.weights(position.hidden(seats[i]), seats[i]), strict=True))
        assert looks[action] == max(looks.values()), f"{game.name}: a squire differs"


def timed(work: Callable[[], object], seconds: float) -> float:
    """The median time of a piece of work in seconds, after a warm-up."""
    device, spent = cuda(), []
    work()
    device.synchronize()
    end = time.perf_counter() + seconds
    while time.perf_counter() < end or len(spent) < 3:
        start = time.perf_counter()
        work()
        device.synchronize()
        spent.append(time.perf_counter() - start)
    return statistics.median(spent)


def whole_games(game: Game, lanes: int, games: int, seconds: float) -> float:
    """Decisions a second in whole games inside one kernel."""
    device, settings = cuda(), game.settings()
    sums = device.to_device(np.zeros((lanes, settings.players), np.int64))
    decisions = device.to_device(np.zeros(lanes, np.int64))
    master, table = device.to_device(key_words(seed_key(1))), device.to_device(options_of(settings))
    dice = device.to_device(lane_dice(1, lanes))
    kernels = kernels_of(game)
    kernel = kernels.random_games[lanes // kernels.lanes, kernels.lanes]
    spent = timed(lambda: kernel(games, master, settings.players, table, dice, sums, decisions), seconds)
    return float(decisions.copy_to_host().sum()) / spent


def steps(game: Game, size: int, block: int, seconds: float) -> tuple[float, float]:
    """Decisions a second when stepping a batch, with and without the random choice of actions."""
    batch = DeviceBatch(game, size, seed=3, block=block)
    dice = batch.new_dice(5)

    def both() -> None:
        for _ in range(STEPS):
            batch.step(batch.random_actions(dice))

    whole = timed(both, seconds)
    choice = timed(lambda: [batch.random_actions(dice) for _ in range(STEPS)], seconds / 2)
    return STEPS * size / whole, STEPS * size / (whole - choice)


def observed_steps(game: Game, size: int, seconds: float) -> tuple[float, float]:
    """Decisions a second when stepping a batch with an observation before each choice, and observations alone."""
    batch = DeviceBatch(game, size, seed=3)
    dice = batch.new_dice(5)

    def both() -> None:
        for _ in range(STEPS):
            batch.observe()
            batch.step(batch.random_actions(dice))

    whole = timed(both, seconds)
    alone = timed(lambda: [batch.observe() for _ in range(STEPS)], seconds / 2)
    return STEPS * size / whole, STEPS * size / alone


def pgx_steps(name: str, size: int, seconds: float) -> float:
    """Pgx: a scan of steps with random legal actions and auto-reset, as its own benchmark does."""
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(name)
    advance = auto_reset(env.step, env.init)

    def one(state: Any, key: Any) -> tuple[Any, None]:
        keys = jax.random.split(key, size)
        logits = jnp.log(state.legal_action_mask.astype(jnp.float32))
        actions = jax.vmap(jax.random.categorical)(keys, logits)
        return jax.vmap(advance)(state, actions, keys), None

    run = jax.jit(lambda state, keys: jax.lax.scan(one, state, keys)[0])
    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), size))
    keys = jax.random.split(jax.random.PRNGKey(1), STEPS)
    spent = timed(lambda: jax.block_until_ready(run(state, keys)), seconds)
    return STEPS * size / spent


def time_observations(game: Game, seconds: float) -> None:
    """Print the speed of steps with observations, for all sizes that fit."""
    numbers = observation_size(game)
    for size in (1 << 17, 1 << 20):
        if size * 4 * numbers < LARGEST and size * game.plain_rules.ACTIONS < LARGEST:
            whole, alone = observed_steps(game, size, seconds)
            say(
                f"  steps of {size:,} games with {numbers} numbers each: {whole / 1e6:,.0f} M/s, "
                f"observations alone {alone / 1e6:,.0f} M/s ({alone * 4 * numbers / 1e9:,.0f} GB/s)"
            )


def say(line: str) -> None:
    print(line, flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="*", default=[game.name for game in all_games()])
    parser.add_argument("--pgx", action="store_true")
    parser.add_argument("--seconds", type=float, default=1.0)
    chosen = parser.parse_args()
    for name in chosen.games:
        game, start = find(name), time.perf_counter()
        say(f"{name}: {check(game)} ({time.perf_counter() - start:.0f} s including compilation)")
        best = max((whole_games(game, 1 << n, games, chosen.seconds), n, games) for n in (18, 20) for games in (1, 4))
        say(f"  whole games: {best[0] / 1e6:,.0f} M decisions/s with 2^{best[1]} threads, {best[2]} games each")
        for size in (1 << 17, 1 << 20):
            if size * game.plain_rules.ACTIONS < LARGEST:
                whole, alone = steps(game, size, 128, chosen.seconds)
                say(f"  steps of {size:,} games: {whole / 1e6:,.0f} M/s, {alone / 1e6:,.0f} M/s without choosing")
        time_observations(game, chosen.seconds)
    if chosen.pgx:
        for name in PGX:
            for size in (1 << 17, 1 << 20):
                say(f"Pgx {name}, {size:,} games: {pgx_steps(name, size, chosen.seconds) / 1e6:,.0f} M/s")


if __name__ == "__main__":
    main()
