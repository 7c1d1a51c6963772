"""The speed of our environments and the peers' in one run: `make bench`, or `python bench/environments.py [GAME ...]`.

`python bench/environments.py --interfaces [GAME ...]` measures only what rivals, interfaces and threads cost or gain,
`--singles` only what interfaces to one game cost. On a machine with other work, BUSY=1 counts the processor time of the
calling thread instead of the time that passes; that is right for `--singles`, but not where several threads work.

First on one core, to which the whole process is bound, then on all cores: vector environments with as many threads as
they like, the others in one process for each core, added up. Every figure is the best of several rounds in which ours
and the peers' alternate. A decision is one action of a player, chosen at random from the legal ones. The time includes
choosing it, the observation (unless the title says otherwise), masks, and new deals.
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import warnings
from collections.abc import Callable
from typing import Any

import numpy as np
from speed import Measure, best, from_python, peer_from_python, peer_walk, rate

from throneroom.engine.batch import Batch
from throneroom.engine.chance import seed_key
from throneroom.engine.dice import new_dice
from throneroom.engine.game import Game, all_games, find
from throneroom.engine.position import Position
from throneroom.envs.gymnasium import Env, VectorEnv
from throneroom.envs.pettingzoo import AEC

ROUNDS = int(os.environ.get("ROUNDS", "5"))
"""On a busy machine, take more: `ROUNDS=40 python bench/environments.py`."""
SIZE, STEPS = 1024, 20
"""Games in a vector environment, and steps in a round."""
OURS = "throneroom "


# Ours


def aec(game: Game) -> Measure:
    env, seeds = AEC(game), iter(range(10**9))
    return lambda: rate(lambda: zoo_walk(env, next(seeds), 2_000))


def vector(game: Game, cores: int | None, copy: bool = True) -> Measure:
    """Self-play: observations, masks, rewards and new deals, for the seat that decides in each game."""
    env, dice = VectorEnv(game, SIZE, rival=None, cores=cores, copy=copy), new_dice(1)
    held: Any = env.reset(seed=1)

    def work() -> int:
        nonlocal held
        for _ in range(STEPS):
            held = env.step(env._batch.random_actions(dice))
        return STEPS * SIZE

    return lambda: rate(work)


def raw(game: Game, cores: int | None) -> Measure:
    """What `vector` measures, without an environment: the batch itself, its observations, and the choice."""
    batch, dice = Batch(game, SIZE, seed=1, cores=cores), new_dice(1)
    rows = batch.observe()

    def work() -> int:
        for _ in range(STEPS):
            batch.step(batch.random_actions(dice))
            batch.observe(rows)
        return STEPS * SIZE

    return lambda: rate(work)


def against(game: Game, rival: str, cores: int | None, size: int = SIZE) -> Measure:
    """One seat against a rival: decisions of the learner, chosen by the action space."""
    env = VectorEnv(game, size, rival=rival, cores=cores)
    env.reset(seed=1)
    steps = max(2, STEPS * SIZE // size)

    def work() -> int:
        for _ in range(steps):
            env.step(env.action_space.sample())
        return steps * size

    return lambda: rate(work)


def sampling(game: Game, cores: int | None) -> Measure:
    """Only the choice of an action for each game."""
    env = VectorEnv(game, SIZE, rival=None, cores=cores)
    env.reset(seed=1)

    def work() -> int:
        for _ in range(STEPS):
            env.action_space.sample()
        return STEPS * SIZE

    return lambda: rate(work)


def observed(game: Game) -> Measure:
    """`Position` from Python, with new deals and an observation for every decision, as in `Env`."""
    settings = game.settings()

    def work() -> int:
        taken, choose = 0, random.Random(1)
        while taken < 2_000:
            position = Position.deal(game, settings, seed_key(taken))
            while position.waiting:
                seat = position.seat
                position.observation(seat)
                actions = position.legal(seat)
                position.play(seat, actions[int(choose.random() * len(actions))])
                taken += 1
        return taken

    return lambda: rate(work)


def single(game: Game) -> Measure:
    """`Env` in self-play."""
    env = Env(game, rival=None)
    env.action_space.seed(1)
    env.reset(seed=1)

    def work() -> int:
        taken = 0
        while taken < 2_000:
            env.reset()
            over = cut = False
            while not over and not cut:
                _, _, over, cut, _ = env.step(env.action_space.sample())
                taken += 1
        return taken

    return lambda: rate(work)


def spiel(game: Game) -> Measure:
    """Our game through OpenSpiel's interface: clones of a dealt state, as of `Position` and of OpenSpiel's own game."""
    from throneroom.envs.openspiel import load

    start = load(game, deals=8, turn_based=True).new_initial_state()
    start.apply_action(7)

    def work() -> int:
        taken, choose = 0, random.Random(1)
        while taken < 2_000:
            taken += peer_walk(start.clone(), choose)
        return taken

    return lambda: rate(work)


# Peers


def zoo_walk(env: Any, seed: int, decisions: int) -> int:
    """Play whole games of an AEC environment, at least this many decisions. Returns the number of decisions."""
    choose, taken = random.Random(seed), 0
    while taken < decisions:
        env.reset(seed=seed + taken)
        for _ in env.agent_iter():
            seen, _, over, cut, info = env.last()
            if over or cut:
                env.step(None)
                continue
            mask = seen["action_mask"] if "action_mask" in seen else info["action_mask"]
            env.step(int(choose.choice(np.flatnonzero(mask))))
            taken += 1
    return taken


def pettingzoo(name: str) -> Measure:
    import importlib

    env, seeds = importlib.import_module(f"pettingzoo.classic.{name}").env(), iter(range(10**9))
    return lambda: rate(lambda: zoo_walk(env, next(seeds), 500))


def rlcard(name: str) -> Measure:
    import rlcard

    env, choose = rlcard.make(name, {"seed": 1}), random.Random(1)

    def work() -> int:
        taken = 0
        while taken < 500:
            state, _ = env.reset()
            while not env.is_over():
                state, _ = env.step(choose.choice(list(state["legal_actions"])))
                taken += 1
        return taken

    return lambda: rate(work)


def pgx(name: str) -> Measure:
    """A Pgx environment, run as its own examples do: compiled, mapped over a batch, reset when a game is over."""
    import jax
    import pgx
    from pgx.experimental.wrappers import auto_reset

    env = pgx.make(name)
    step = auto_reset(env.step, env.init)

    def advance(carry: Any, key: Any) -> Any:
        chosen, moved = jax.random.split(key)
        logits = jax.numpy.log(carry.legal_action_mask.astype(jax.numpy.float32))
        actions = jax.random.categorical(chosen, logits, axis=-1)
        return jax.vmap(step)(carry, actions, jax.random.split(moved, SIZE)), None

    run = jax.jit(lambda state, key: jax.lax.scan(advance, state, jax.random.split(key, STEPS))[0])
    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), SIZE))
    state = jax.block_until_ready(run(state, jax.random.PRNGKey(2)))

    def work() -> int:
        jax.block_until_ready(run(state, jax.random.PRNGKey(3)))
        return STEPS * SIZE

    return lambda: rate(work)


# Report


def positions(games: list[Game], cores: int | None) -> dict[str, Measure]:
    """One game at a time, stepped from Python, without observations."""
    return {
        **{f"{OURS}{game.name} (Position)": from_python(game) for game in games},
        **{f"OpenSpiel {name}": peer_from_python(name) for name in ("leduc_poker", "hearts")},
    }


def agents(games: list[Game], cores: int | None) -> dict[str, Measure]:
    """One game at a time, stepped from Python, with an observation for every decision."""
    return {
        **{f"{OURS}{game.name} (PettingZoo)": aec(game) for game in games},
        **{f"PettingZoo {name}": pettingzoo(name) for name in ("leduc_holdem_v4", "texas_holdem_v4")},
        **{f"RLCard {name}": rlcard(name) for name in ("leduc-holdem", "gin-rummy")},
    }


def vectors(games: list[Game], cores: int | None) -> dict[str, Measure]:
    """Many games at a time."""
    return {
        **{f"{OURS}{game.name} (Gymnasium vector)": vector(game, cores) for game in games},
        **{f"Pgx {name}": pgx(name) for name in ("leduc_holdem", "sparrow_mahjong")},
    }


def rivals(games: list[Game], cores: int | None) -> dict[str, Measure]:
    """A learner in one seat, beside self-play."""
    return {
        f"{game.name} ({told})": measure
        for game in games
        for told, measure in (
            ("self-play, actions sampled by the batch", vector(game, cores)),
            ("action_space.sample() alone", sampling(game, cores)),
            *((f"against {rival}", against(game, rival, cores)) for rival in ("random", "squire", "network")),
        )
    }


def batches(games: list[Game], cores: int | None) -> dict[str, Measure]:
    """What a vector environment costs beside its batch."""
    return {
        f"{game.name} ({told})": measure
        for game in games
        for told, measure in (
            ("batch: step, observe, random_actions", raw(game, cores)),
            ("VectorEnv, copy=False", vector(game, cores, copy=False)),
            ("VectorEnv", vector(game, cores)),
        )
    }


def singles(games: list[Game], cores: int | None) -> dict[str, Measure]:
    """One game at a time: what each interface costs."""
    ours = {
        f"{game.name} ({told})": measure
        for game in games
        for told, measure in (
            ("Position", from_python(game)),
            ("OpenSpiel skin", spiel(game)),
            ("Position with deals and observations", observed(game)),
            ("Env", single(game)),
        )
    }
    return {**ours, "OpenSpiel hearts (C++)": peer_from_python("hearts")}


def threads(games: list[Game], cores: int | None) -> dict[str, Measure]:
    """The same environment on one thread and on all, alternately, in a process that is bound to no core."""
    return {
        f"{game.name} ({size:,} games, {told})": against(game, "random", count, size)
        for game in games
        for size in (SIZE, 16 * SIZE)
        for told, count in (("one thread", 1), ("all threads", None))
    }


KINDS = {kind.__name__: kind for kind in (positions, agents, vectors, rivals, batches, singles, threads)}


def child(kind: str, core: int, names: list[str]) -> None:
    """Measure in this process, bound to one core (-1: to none), and print the figures for the parent process."""
    if core >= 0:
        os.sched_setaffinity(0, {core})
    warnings.simplefilter("ignore")  # the peers' warnings
    games = [find(name) for name in names]
    print(json.dumps(best(KINDS[kind](games, 1 if core >= 0 else None), ROUNDS)))


def started(kind: str, core: int, names: list[str]) -> subprocess.Popen[str]:
    environment = {**os.environ, "JAX_PLATFORMS": "cpu"}
    words = [sys.executable, __file__, "--child", kind, str(core), *names]
    return subprocess.Popen(words, env=environment, stdout=subprocess.PIPE, text=True)


def figures(kind: str, cores: list[int], names: list[str]) -> dict[str, float]:
    """The figures of one process on each of these cores, added up."""
    processes = [started(kind, core, names) for core in cores]
    found: dict[str, float] = {}
    for process in processes:
        out, _ = process.communicate()
        if process.returncode:
            raise SystemExit(f"a measuring process failed with exit status {process.returncode}")
        for name, value in json.loads(out.splitlines()[-1]).items():
            found[name] = found.get(name, 0.0) + value
    return found


def report(title: str, found: dict[str, float]) -> None:
    """Print a table: every figure, and each of ours as a ratio to the fastest peer."""
    fastest = max(value for name, value in found.items() if not name.startswith(OURS))
    print(f"\n{title} (M decisions/s)")
    for name, value in found.items():
        ratio = f"{value / fastest:9.2f} x the fastest peer" if name.startswith(OURS) else ""
        print(f"  {name:54}{value / 1e6:10.4f}  {ratio}", flush=True)


def table(title: str, found: dict[str, float]) -> None:
    """Print figures, each of a game with its ratio to the first row of the same game."""
    print(f"\n{title} (M decisions/s)")
    first: dict[str, float] = {}
    for name, value in found.items():
        base = first.setdefault(name.partition(" (")[0], value)
        print(f"  {name:60}{value / 1e6:10.4f}  {value / base:9.3f}", flush=True)


def main(names: list[str]) -> None:
    chosen = [find(name).name for name in names] or [game.name for game in all_games()]
    cores = sorted(os.sched_getaffinity(0))
    print(f"Best of {ROUNDS} rounds. {len(cores)} cores.")
    tables: list[tuple[str, Callable[[], dict[str, float]]]] = [
        ("One game at a time, without observations, one core", lambda: figures("positions", cores[:1], chosen)),
        ("One game at a time, one core", lambda: figures("agents", cores[:1], chosen)),
        (f"{SIZE} games at a time, one core", lambda: figures("vectors", cores[:1], chosen)),
        ("One game at a time, a process on each core", lambda: figures("agents", cores, chosen)),
        (f"{SIZE} games at a time, all cores", lambda: figures("vectors", [-1], chosen)),
    ]
    for title, measured in tables:
        report(title, measured())
    interfaces(chosen, cores)


def singly(chosen: list[str], cores: list[int]) -> None:
    """What each interface to one game costs."""
    table("One game at a time by interface, one core", figures("singles", cores[:1], chosen))


def interfaces(chosen: list[str], cores: list[int]) -> None:
    """What rivals and interfaces cost, as ratios to the first row of each game."""
    table(f"{SIZE} games at a time against rivals, one core", figures("rivals", cores[:1], chosen))
    table(f"{SIZE} games at a time, self-play, one core", figures("batches", cores[:1], chosen))
    singly(chosen, cores)
    found = figures("threads", [-1], chosen)
    print("\nAll threads beside one, against random play: decisions a second as a ratio")
    for name, value in found.items():
        if "all threads" in name:
            print(f"  {name:60}{value / found[name.replace('all threads', 'one thread')]:9.3f}", flush=True)


if __name__ == "__main__":
    if sys.argv[1:2] == ["--child"]:
        child(sys.argv[2], int(sys.argv[3]), sys.argv[4:])
    elif sys.argv[1:2] in (["--interfaces"], ["--singles"]):
        named = [find(name).name for name in sys.argv[2:]] or [game.name for game in all_games()]
        part = singly if sys.argv[1] == "--singles" else interfaces
        part(named, sorted(os.sched_getaffinity(0)))
    else:
        main(sys.argv[1:])
