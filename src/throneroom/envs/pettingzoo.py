"""PettingZoo: every game with one agent per seat, asked in turn (`AEC`) or all at once (`Parallel`).

Agents are `player_0`, `player_1`, ... for the seats p1, p2, ... An observation holds what the seat knows, as numbers,
and a mask of its legal actions. Rewards come at the end; a game that reaches the maximum number of decisions
(`Game.longest`) is truncated without any. See `docs/how-to/environments.md`.
"""

from __future__ import annotations

import operator
from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.utils import seeding
from pettingzoo.utils.env import AECEnv, ParallelEnv

from throneroom.engine.chance import KEY_BYTES
from throneroom.engine.errors import IllegalDecisionError, SettingsError
from throneroom.engine.game import Game, find
from throneroom.engine.observation import observation_size
from throneroom.engine.position import Position
from throneroom.envs.rendering import table_text
from throneroom.envs.seats import actions_of, returns, waits

Seen = dict[str, npt.NDArray[Any]]


class Table:
    """What both environments share: the agents, their spaces, the deals, and what an agent sees."""

    def __init__(
        self, game: str | Game, players: int | None, options: Mapping[str, object] | None, observation_key: str,
        more_actions: int = 0,
    ) -> None:  # fmt: skip
        self._key = observation_key
        self.game = find(game) if isinstance(game, str) else game
        self.settings = self.game.settings(players, options)
        self.agents = [f"player_{seat}" for seat in range(self.settings.players)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.agents)}
        self._actions = actions_of(self.game) + more_actions
        self.action_spaces = {agent: Discrete(self._actions) for agent in self.agents}
        self.observation_spaces = {agent: self._observation_space() for agent in self.agents}
        self._chance: np.random.Generator | None = None

    def _observation_space(self) -> Dict:
        numbers = Box(-1, 1, (observation_size(self.game),), np.float32)
        return Dict({self._key: numbers, "action_mask": Box(0, 1, (self._actions,), np.int8)})

    def deal(self, seed: int | None) -> Position:
        """Deal the next game; a seed starts a new list of deals. Skips games that are over before any decision."""
        if seed is not None or self._chance is None:
            self._chance, _ = seeding.np_random(seed)
        while True:
            position = Position.deal(self.game, self.settings, self._chance.bytes(KEY_BYTES))
            if not position.over:
                return position

    def mask(self, position: Position, seat: int) -> npt.NDArray[np.int8]:
        """The legal actions of a seat: none if it is not asked."""
        mask = np.zeros(self._actions, np.int8)
        mask[position.legal(seat)] = 1
        return mask

    def seen(self, position: Position, seat: int, mask: npt.NDArray[np.int8]) -> Seen:
        """What a seat knows, beside its mask."""
        return {self._key: position.observation(seat), "action_mask": mask}

    def state_space(self) -> Box:
        """The space of `state`."""
        return Box(-1, 1, (len(self.agents) * observation_size(self.game),), np.float32)

    def state(self, position: Position) -> npt.NDArray[np.float32]:
        """What all agents know together, for a critic that sees more than the agents: their observations in a row."""
        return np.concatenate([position.observation(seat) for seat in range(len(self.agents))])

    def worth(self, position: Position) -> dict[str, float]:
        """The return of each agent; 0 while the game is not over."""
        values = returns(position.standing()) if position.over else [0.0] * len(self.agents)
        return dict(zip(self.agents, values, strict=True))


class AEC(AECEnv[str, Seen, int]):
    """One agent at a time. Agents that decide simultaneously are asked in order; none sees the others' choices."""

    def __init__(
        self, game: str | Game, players: int | None = None, options: Mapping[str, object] | None = None,
        render_mode: str | None = None, observation_key: str = "observation",
    ) -> None:  # fmt: skip
        super().__init__()
        self._table = Table(game, players, options, observation_key)
        self.game, self.render_mode = self._table.game, render_mode
        self.metadata = _metadata(self.game, is_parallelizable=False)
        self.possible_agents = self._table.agents.copy()
        self.action_spaces = dict(self._table.action_spaces)
        self.observation_spaces = dict(self._table.observation_spaces)
        self.state_space = self._table.state_space()

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Deal a game. The same seed gives the same game, and the same games after it."""
        self.position = self._table.deal(seed)
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {}
        self._tell()
        self.agent_selection = self.possible_agents[self.position.seat]

    def _tell(self) -> None:
        """Write the masks of all agents into their infos."""
        seat_of, mask = self._table.seat_of, self._table.mask
        self.infos = {agent: {"action_mask": mask(self.position, seat_of[agent])} for agent in self.agents}

    def observe(self, agent: str) -> Seen:
        seat = self._table.seat_of[agent]
        return self._table.seen(self.position, seat, self._table.mask(self.position, seat))

    def step(self, action: int) -> None:
        """Take the decision of the selected agent. An illegal one raises and changes nothing."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.position.play(self._table.seat_of[agent], operator.index(action))
        self._cumulative_rewards[agent] = 0
        self._tell()
        if self.position.over or self.position.stopped:
            self.rewards = self._table.worth(self.position)
            self.terminations = dict.fromkeys(self.agents, self.position.over)
            self.truncations = dict.fromkeys(self.agents, self.position.stopped)
            self._accumulate_rewards()
            self._deads_step_first()
        else:
            self.agent_selection = self.possible_agents[self.position.seat]

    def state(self) -> npt.NDArray[np.float32]:
        """What all agents know together: their observations, one after the other."""
        return self._table.state(self.position)

    def render(self) -> str | None:
        return table_text(self.position) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to close."""


class Parallel(ParallelEnv[str, Seen, int]):
    """All agents act in every step. One that is not asked can only wait, the action after those of the game.

    For games in which several seats decide simultaneously; when only one is asked, the others wait.
    """

    def __init__(
        self, game: str | Game, players: int | None = None, options: Mapping[str, object] | None = None,
        render_mode: str | None = None, observation_key: str = "observation",
    ) -> None:  # fmt: skip
        self._table = Table(game, players, options, observation_key, more_actions=1)
        self.game, self.render_mode = self._table.game, render_mode
        if not self.game.together:
            raise SettingsError(f"{self.game.title} has no simultaneous decisions: use AEC")
        self.metadata = _metadata(self.game)
        self.possible_agents = self._table.agents.copy()
        self.action_spaces = dict(self._table.action_spaces)
        self.observation_spaces = dict(self._table.observation_spaces)
        self.state_space = self._table.state_space()
        self._waits = waits(self.game)

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None  # noqa: ARG002
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:  # fmt: skip
        """Deal a game. The same seed gives the same game, and the same games after it."""
        self.position = self._table.deal(seed)
        self.agents = self.possible_agents.copy()
        return self._seen()

    def _seen(self) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        """What every agent sees, and its mask in its infos as well."""
        seen, infos = {}, {}
        for agent in self.agents:
            seat = self._table.seat_of[agent]
            mask = self._table.mask(self.position, seat)
            mask[self._waits] = not mask.any()
            seen[agent], infos[agent] = self._table.seen(self.position, seat, mask), {"action_mask": mask.copy()}
        return seen, infos

    def step(self, actions: dict[str, int]) -> tuple[
        dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
    ]:  # fmt: skip
        """Take one action for each agent. If one is illegal, this raises and changes nothing."""
        self._check(actions)
        for seat in self.position.seats_asked:
            self.position.play(seat, operator.index(actions[self.possible_agents[seat]]))
        (seen, infos), rewards = self._seen(), self._table.worth(self.position)
        over = dict.fromkeys(self.agents, self.position.over)
        stopped = dict.fromkeys(self.agents, self.position.stopped)
        if self.position.over or self.position.stopped:
            self.agents = []
        return seen, rewards, over, stopped, infos

    def _check(self, actions: Mapping[str, int]) -> None:
        for agent in self.agents:
            legal = self.position.legal(self._table.seat_of[agent]) or [self._waits]
            if actions.get(agent) not in legal:
                raise IllegalDecisionError(f"action {actions.get(agent)} of {agent} is not legal; legal are {legal}")

    def state(self) -> npt.NDArray[np.float32]:
        """What all agents know together: their observations, one after the other."""
        return self._table.state(self.position)

    def render(self) -> str | None:
        return table_text(self.position) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to close."""


def _metadata(game: Game, **more: object) -> dict[str, Any]:
    name = f"throneroom_{game.name.replace('-', '_')}_v{game.environment}"
    return {"name": name, "render_modes": ["ansi"], **more}
