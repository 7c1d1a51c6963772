"""The GPU: builds the kernels, checks them bit for bit against the CPU, and times them; Pgx too, on the same card.

`python bench/gpu.py [--games GAME ...] [--pgx] [--seconds 1]`, on a machine with an NVIDIA card and `throneroom[gpu]`.
All games are built and checked at the same time, each in its own process; then they are timed one after the other, so
that one run of ten minutes says everything. In Numba's simulator the same commands run through, and say nothing about
speed: `NUMBA_ENABLE_CUDASIM=1 python bench/gpu.py --games hierarchy --sizes 32 --seconds 0`.
"""

from __future__ import annotations

import argparse
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from throneroom.bots.searcher import SEARCH, Tree
from throneroom.engine.batch import Batch, batch_kernels_of, lane_dice
from throneroom.engine.chance import key_words, seed_key
from throneroom.engine.compiled import bind
from throneroom.engine.encoding import KINDS, NAMES
from throneroom.engine.errors import SettingsError
from throneroom.engine.game import Game, all_games, find
from throneroom.engine.observation import form_of, observation_size
from throneroom.engine.position import Position
from throneroom.envs.device_batch import DeviceLearnerBatch
from throneroom.envs.learner_batch import LearnerBatch
from throneroom.gpu.device import DeviceBatch, bound_kernels, cuda, kernels_of, launch, options_of, random_games
from throneroom.gpu.simulator import SIMULATED

PGX = ("kuhn_poker", "leduc_holdem", "tic_tac_toe", "sparrow_mahjong")
STEPS = 2 if SIMULATED else 64
CHECKED, LANES, DECISIONS = (33, 33, 2) if SIMULATED else (256, 512, 300)
"""Games and lanes that are compared with the CPU, and decisions in each."""
COPIED = 1 << (10 if SIMULATED else 30)
"""The bytes that are copied to see what the card's memory gives."""
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
        ours, theirs = random_games(game, LANES, 1, players, seed=1), cpu_lanes(game, LANES, 1, players)
        assert (ours[0] == theirs[0]).all() and (ours[1] == theirs[1]).all(), f"{game.name}: lanes differ"
        card, host = DeviceBatch(game, CHECKED, players, seed=3), Batch(game, CHECKED, players, seed=3)
        bits = DeviceBatch(game, CHECKED, players, seed=3, packed=True)
        dice = card.new_dice(5)
        for _ in range(DECISIONS):
            actions = card.random_actions(dice)
            chosen = actions.copy_to_host()
            host.step(chosen)
            card.step(actions)
            bits.step(cuda().to_device(chosen.astype(np.int32)))
        for name in forms(game):
            written = card.observe(dtype=name).copy_to_host()
            assert written.tobytes() == host.observe(dtype=name).tobytes(), f"{game.name}: {name} observations differ"
        for name in ("states", "seats", "mask", "done", "result"):
            assert (getattr(card, name).copy_to_host() == getattr(host, name)).all(), f"{game.name}: {name} differ"
        assert (bits.mask.copy_to_host() == host.packed_mask()).all(), f"{game.name}: masks of bits differ"
        assert card.illegal() == bits.illegal() == 0
        check_squires(game, card)
    check_learners(game)
    return "bit for bit as on the CPU"


def forms(game: Game) -> list[str]:
    """The types that an observation of this game can have."""
    found = []
    for name in NAMES:
        try:
            found.append(NAMES[form_of(game, name)])
        except SettingsError:
            continue
    return found


def check_learners(game: Game) -> None:
    """A learner against random rivals must see the same games as on the CPU; a squire breaks ties in the same way."""
    for rival in ("random", "squire"):
        card, host = (
            batch(game, CHECKED, None, rival, game.players[0], 4) for batch in (DeviceLearnerBatch, LearnerBatch)
        )
        dice = card.new_dice(5)
        for _ in range(DECISIONS // 4 + 1):
            actions = card.random_actions(dice)
            host.step(actions.copy_to_host())
            card.step(actions)
        for name in ("states", "seats", "mask", "done", "result", "learners"):
            assert (getattr(card, name).copy_to_host() == getattr(host, name)).all(), f"{game.name}: {name} differ"
        assert (card.rewards.copy_to_host() == host.rewards.astype(np.float32)).all(), f"{game.name}: rewards differ"


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
    while time.perf_counter() < end or len(spent) < (1 if SIMULATED else 3):
        start = time.perf_counter()
        work()
        device.synchronize()
        spent.append(time.perf_counter() - start)
    return statistics.median(spent)


def memory() -> float:
    """Bytes a second that a copy within the card reads and writes."""
    device = cuda()
    source, target = (device.device_array(COPIED, np.uint8) for _ in range(2))
    return 2 * COPIED / timed(lambda: target.copy_to_device(source), 0.3)


def whole_games(game: Game, lanes: int, games: int, seconds: float, shared: bool) -> float:
    """Decisions a second in whole games inside one kernel, with the states in shared or in local memory."""
    device, settings = cuda(), game.settings()
    sums = device.to_device(np.zeros((lanes, settings.players), np.int64))
    decisions = device.to_device(np.zeros(lanes, np.int64))
    master, table = device.to_device(key_words(seed_key(1))), device.to_device(options_of(settings))
    dice, kernels = device.to_device(lane_dice(1, lanes)), kernels_of(game)
    kernel = kernels.random_games if shared else device.jit(bound_kernels(game).random_long_games)
    grid = (lanes + kernels.lanes - 1) // kernels.lanes, kernels.lanes
    spent = timed(lambda: launch(kernel, grid, games, master, settings.players, table, dice, sums, decisions), seconds)
    return float(decisions.copy_to_host().sum()) / spent


def time_whole_games(game: Game, sizes: list[int], seconds: float) -> None:
    """Print the speed of whole games; of large states, in both kinds of memory."""
    ways = [True, False] if game.plain_rules.STATE.itemsize > 1000 else [bound_kernels(game).FITS]
    for shared in ways:
        best = max(
            (whole_games(game, size, games, seconds / 2, shared), size, games) for size in sizes for games in (1, 4)
        )
        say(
            f"  whole games, states in {'shared' if shared else 'local'} memory: {best[0] / 1e6:,.0f} M decisions/s "
            f"with {best[1]:,} threads, {best[2]} games each"
        )


def time_steps(game: Game, size: int, seconds: float, packed: bool) -> None:
    """Print the speed of steps, with and without the random choice of actions."""
    batch = DeviceBatch(game, size, seed=3, packed=packed)
    dice = batch.new_dice(5)

    def both() -> None:
        for _ in range(STEPS):
            batch.step(batch.random_actions(dice))

    whole = timed(both, seconds)
    choice = timed(lambda: [batch.random_actions(dice) for _ in range(STEPS)], seconds / 2)
    say(
        f"  steps of {size:,} games, masks in {'bits' if packed else 'bytes'}: {STEPS * size / whole / 1e6:,.0f} M/s, "
        f"{STEPS * size / (whole - choice) / 1e6:,.0f} M/s without choosing"
    )


def time_learners(game: Game, size: int, seconds: float) -> None:
    """Print the speed of a learner's decisions against rivals on the card."""
    for rival in ("random", "squire"):
        batch = DeviceLearnerBatch(game, size, np.arange(size) % game.settings().players, rival)
        spent = timed(lambda batch=batch: [batch.step(batch.random_actions()) for _ in range(STEPS // 2)], seconds / 2)
        say(f"  a learner against {rival}, {size:,} games: {STEPS // 2 * size / spent / 1e6:,.0f} M of its decisions/s")


def time_observations(game: Game, size: int, seconds: float, bandwidth: float) -> None:
    """Print the speed of observations alone and of steps with observations, for every type of numbers."""
    numbers = observation_size(game)
    for name in forms(game):
        row = numbers * np.dtype(KINDS[form_of(game, name)]).itemsize
        if size * row > LARGEST:
            continue
        packed = name != "float32"
        batch = DeviceBatch(game, size, seed=3, packed=packed)
        dice = batch.new_dice(5)
        for _ in range(20):  # into the middle of the games
            batch.step(batch.random_actions(dice))

        def both(batch: DeviceBatch = batch, dice: Any = dice, name: str = name) -> None:
            for _ in range(STEPS):
                batch.observe(dtype=name)
                batch.step(batch.random_actions(dice))

        alone = (
            STEPS
            * size
            / timed(lambda batch=batch, name=name: [batch.observe(dtype=name) for _ in range(STEPS)], seconds / 2)
        )
        whole = STEPS * size / timed(both, seconds / 2)
        say(
            f"  {size:,} games with {numbers} {name} numbers each: observations alone {alone / 1e6:,.0f} M/s, "
            f"{alone * row / 1e9:,.0f} GB/s, {100 * alone * row / bandwidth:.0f} % of a copy; "
            f"steps with them and masks in {'bits' if packed else 'bytes'} {whole / 1e6:,.0f} M/s"
        )


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


def measure(game: Game, sizes: list[int], seconds: float, bandwidth: float) -> None:
    """Print the speed of one game."""
    say(f"{game.name}:")
    time_whole_games(game, sizes, seconds)
    for size in sizes:
        for packed in (False, True):
            if size * game.plain_rules.ACTIONS // (8 if packed else 1) < LARGEST:
                time_steps(game, size, seconds, packed)
        time_observations(game, size, seconds, bandwidth)
    time_learners(game, sizes[0], seconds)


def of_one_game(game: Game, chosen: argparse.Namespace) -> None:
    """Build and check the kernels, say so, and time them when the parent says that it is this game's turn."""
    start = time.perf_counter()
    say(f"{game.name}: {check(game)} ({time.perf_counter() - start:.0f} s including compilation)")
    sys.stdin.readline()
    measure(game, chosen.sizes, chosen.seconds, memory())


def of_all_games(chosen: argparse.Namespace) -> None:
    """A process for each game: all build and check at the same time, then one after the other is timed."""
    command = [sys.executable, __file__, "--seconds", str(chosen.seconds), "--sizes", *map(str, chosen.sizes)]
    running = [
        subprocess.Popen([*command, "--one", name], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        for name in chosen.games
    ]
    for one in running:
        assert one.stdout is not None
        say(one.stdout.readline().rstrip())
    for one in running:
        told, _ = one.communicate("go\n")
        say(told.rstrip())


def say(line: str) -> None:
    print(line, flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="*", default=[game.name for game in all_games()])
    parser.add_argument("--sizes", nargs="*", type=int, default=[1 << 17, 1 << 20], help="games in a batch")
    parser.add_argument("--pgx", action="store_true")
    parser.add_argument("--seconds", type=float, default=1.0, help="how long each figure is measured")
    parser.add_argument("--one", help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.one:
        of_one_game(find(chosen.one), chosen)
        return
    say(f"A copy reads and writes {memory() / 1e9:,.0f} GB/s.")
    of_all_games(chosen)
    if chosen.pgx:
        for name in PGX:
            for size in chosen.sizes:
                say(f"Pgx {name}, {size:,} games: {pgx_steps(name, size, chosen.seconds) / 1e6:,.0f} M/s")


if __name__ == "__main__":
    main()
