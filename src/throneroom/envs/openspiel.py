"""OpenSpiel: every registered game as a Python game `throneroom_NAME`. Importing this module registers them.

`load(game, ...)` returns one with parameters: see `docs/how-to/environments.md`. A play begins with chance nodes that
choose the deal; all later random events follow from the deal, and no seat knows them. Seats that decide simultaneously
do so in a simultaneous node, where seats that are not asked have a single action: to wait. A play that reaches the
maximum number of decisions (`Game.longest`) is over, and all its returns are 0.
"""

from __future__ import annotations

import copy
import hashlib
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict
from functools import cache, cached_property
from itertools import takewhile
from math import prod
from typing import Any, ClassVar, NamedTuple, Self
from urllib.parse import quote, unquote

import numpy as np
import numpy.typing as npt
import pyspiel

from throneroom.engine.chance import KEY_BYTES
from throneroom.engine.deals import deal_key, world_dice
from throneroom.engine.dice import new_dice
from throneroom.engine.errors import IllegalDecisionError, SettingsError
from throneroom.engine.game import Game, Settings, all_games, find
from throneroom.engine.game_modules import SolvedGameModule
from throneroom.engine.match import Match
from throneroom.engine.observation import features_of, named_features, observation_size
from throneroom.engine.position import SPECTATOR, Position
from throneroom.envs.seats import actions_of, returns, waits

PREFIX = "throneroom_"
CHANCE, TERMINAL, SIMULTANEOUS = map(
    int, (pyspiel.PlayerId.CHANCE, pyspiel.PlayerId.TERMINAL, pyspiel.PlayerId.SIMULTANEOUS)
)
TELLING = -1
"""Instead of how much OpenSpiel has been told of a play: it is being told now."""
DIGITS = (1024, 1024, 1024)
"""Three chance nodes choose the number of a deal, digit by digit: a seed has about a billion deals."""
PARAMETERS = {"deals": 0, "seed": 0, "start": "", "memory": 32, "turn_based": False}
"""The parameters of every game besides `players` and its own options."""

Sight = tuple[npt.NDArray[np.float32], int]
"""What a seat saw when it decided, and what it decided."""


def short_name(game: Game) -> str:
    return PREFIX + game.name.replace("-", "_")


def load(
    game: str | Game, /, players: int | None = None, deals: int = 0, seed: int = 0, memory: int = 32,
    start: Mapping[str, str] | None = None, turn_based: bool = False, **options: object,
) -> Any:  # fmt: skip
    """A `pyspiel.Game`. `start` has the parts of an arranged position, as for `throneroom.arrange`.

    With `turn_based`, seats that decide simultaneously are asked in order, and none sees what the others chose.
    """
    found = find(game) if isinstance(game, str) else game
    register(found)  # it may have become known after this module was imported
    settings = found.settings(players, options)
    chosen = {option.name: _parameter(option.text(settings.options[option.name])) for option in found.options}
    begin = quote(json.dumps(dict(start)), safe="") if start else ""
    own = {
        "players": settings.players,
        "deals": deals,
        "seed": seed,
        "start": begin,
        "memory": memory,
        "turn_based": turn_based,
    }
    return pyspiel.load_game(short_name(found), {**chosen, **own})


def _loaded(game: Game, text: str) -> Any:
    """The game that was pickled, from its text with all parameters."""
    register(game)
    return pyspiel.load_game(text)


def _parameter(text: str) -> int | str:
    """An option in OpenSpiel's form: a number, or numbers separated by colons, because commas separate parameters."""
    return int(text) if text.lstrip("-").isdigit() else text.replace(",", ":")


class Deals:
    """The deals from which chance chooses before the first decision, by number and all equally likely."""

    nodes: tuple[int, ...] = ()
    """How many outcomes each chance node has. Several nodes choose the digits of one number."""

    def __init__(self, game: Game, settings: Settings) -> None:
        self.game, self.settings = game, settings

    def position(self, deal: int) -> Position:
        raise NotImplementedError

    def name(self, outcome: int) -> str:
        return f"deal {outcome}"


class OneStart(Deals):
    """An arranged position; later random events come from the seed."""

    def __init__(self, game: Game, settings: Settings, start: Mapping[str, str], seed: int) -> None:
        super().__init__(game, settings)
        self._first = Match(game, settings, deal_key(seed, 0), start).position

    def position(self, deal: int) -> Position:  # noqa: ARG002
        return self._first.copy()


class Worlds(OneStart):
    """An arranged position in `count` worlds: in each, what is not public is dealt anew."""

    def __init__(self, game: Game, settings: Settings, start: Mapping[str, str], seed: int, count: int) -> None:
        super().__init__(game, settings, start, seed)
        self.nodes, self._seed = (count,), seed

    def position(self, deal: int) -> Position:
        return self._first.guessed(SPECTATOR, world_dice(self._seed, deal))


class ListedDeals(Deals):
    """The first deals of a seed."""

    def __init__(self, game: Game, settings: Settings, seed: int, nodes: tuple[int, ...]) -> None:
        super().__init__(game, settings)
        self.nodes, self._seed = nodes, seed

    def position(self, deal: int) -> Position:
        return Position.deal(self.game, self.settings, deal_key(self._seed, deal))


class DistinctDeals(Deals):
    """All distinct deals, for a game that can list them: see `distinct_deals` in its exact.py."""

    def __init__(self, game: Game, settings: Settings) -> None:
        super().__init__(game, settings)
        assert isinstance(game.exact, SolvedGameModule)
        self._deals = list(game.exact.distinct_deals().items())
        self.nodes = (len(self._deals),)

    def position(self, deal: int) -> Position:
        return Match(self.game, self.settings, bytes(KEY_BYTES), self._deals[deal][1]).position

    def name(self, outcome: int) -> str:
        return f"deal {self._deals[outcome][0]}"


def lists_all_deals(game: Game) -> bool:
    return isinstance(game.exact, SolvedGameModule)


def deals_of(game: Game, settings: Settings, start: Mapping[str, str], seed: int, count: int) -> Deals:
    if count < 0:
        raise SettingsError(f"deals must be 0 (all of them) or more, not {count}")
    if start:
        return Worlds(game, settings, start, seed, count) if count else OneStart(game, settings, start, seed)
    if count:
        return ListedDeals(game, settings, seed, (count,))
    return DistinctDeals(game, settings) if lists_all_deals(game) else ListedDeals(game, settings, seed, DIGITS)


class Moment:
    """What was decided in a play, and the moment before. It never changes.

    Positions are kept at a few moments only. That of any other is found by playing on from the last one before it.
    """

    __slots__ = ("_only", "decisions", "kept", "known", "previous")

    def __init__(
        self, decisions: Mapping[int, int], previous: Moment | None, kept: Position | None = None,
        only: int | None = None,
    ) -> None:  # fmt: skip
        """With `only`, the story so far is that of this seat; for the others it begins here."""
        self.decisions, self.previous, self.kept, self._only = decisions, previous, kept, only
        self.known: dict[int, Known] = {}

    def before(self, seat: int) -> Moment | None:
        """The moment before, as far as a seat is concerned."""
        return self.previous if self._only is None or self._only == seat else None

    def story(self, seat: int) -> Iterator[Moment]:
        """The story of a seat until now: this moment first, then those before it."""
        moment: Moment | None = self
        while moment:
            yield moment
            moment = moment.before(seat)

    def parts(self) -> tuple[Any, ...]:
        """What it is made of, except the moment before and a position that can be found again."""
        begins = self.previous is None or self._only is not None
        return self.decisions, self.kept if begins else None, self._only


class Known(NamedTuple):
    """What a seat has seen and decided until a moment."""

    view: bytes
    """The state after `hide`, as a hash."""
    seen: bytes
    """All such states so far, as one running hash, which changes only when the view does."""
    decided: str


class Play:
    """One play: what was chosen so far and, once it is dealt, the position.

    It also tells what each seat has seen and decided (perfect recall). That is worked out when it is asked for, from
    the last moment at which it was: most algorithms look at few of the states that they pass.
    """

    __slots__ = ("_notations", "_now", "_settled", "history", "plain_until", "position", "told")

    def __init__(self, notations: tuple[str, ...], position: Position | None = None) -> None:
        self._notations = notations
        self.history: list[tuple[int, Any]] = []
        """Who chose what: chance an outcome, a player an action, or all players together a list of actions."""
        self.told = 0
        """How much of the history OpenSpiel knows: see `SpielState`."""
        self.position: Position | None = None
        if position:
            self.begin(position)

    def begin(self, position: Position) -> None:
        """Start from the position that was dealt."""
        self.position, self._now, self._settled = position, Moment({}, None, position.copy()), len(self.history)
        self._look_ahead(position)

    def _look_ahead(self, position: Position) -> None:
        """Note how long the history gets before the limit on decisions may be reached."""
        self.plain_until = len(self.history) + position.left - position.settings.players

    def decide(self, actions: list[int]) -> None:
        """Take the decisions of all seats that are asked. Nobody sees the result before all are taken."""
        assert self.position is not None
        now, position = self._moment(), self.position.copy()
        decisions = {seat: actions[seat] for seat in position.seats_asked}
        for seat, action in decisions.items():
            position.play(seat, action)
        self.history.append((SIMULTANEOUS, actions))
        self.position, self._now, self._settled = position, Moment(decisions, now), len(self.history)
        self._look_ahead(position)

    def _moment(self) -> Moment:
        """The present moment."""
        now = self._now
        for player, action in self.history[self._settled :]:
            now = Moment({player: action}, now)
        self._now, self._settled = now, len(self.history)
        return now

    def known(self, seat: int) -> str:
        """All that a seat has seen and decided, as one text: equal texts mean equal histories."""
        known = self._known(seat)
        return f"p{seat + 1}: {known.decided}{known.seen.hex()}"

    def _known(self, seat: int) -> Known:
        assert self.position is not None
        now = self._moment()
        story = list(takewhile(lambda moment: seat not in moment.known, now.story(seat)))
        reached = story[-1].before(seat) if story else now
        known = reached.known[seat] if reached else Known(b"", b"", "")
        for moment, position in self._positions(story):
            decided, view, seen = known.decided, _view(position, seat), known.seen
            if seat in moment.decisions and moment.before(seat):
                decided += f"{seen.hex()} {self._notations[moment.decisions[seat]]}; "
            if view != known.view:
                seen = hashlib.blake2b(seen + view, digest_size=8).digest()
            known = moment.known[seat] = Known(view, seen, decided)
        if now.kept is None:
            now.kept = self.position.copy()
        return known

    def _positions(self, story: Sequence[Moment]) -> Iterator[tuple[Moment, Position]]:
        """Each of these moments and its position, which is good until the next is asked for.

        The moments follow each other; they are given the latest first, and returned the earliest first.
        """
        way = list(story)
        while way and not way[-1].kept:
            assert way[-1].previous is not None, "the first moment keeps its position"
            way.append(way[-1].previous)
        position, own = self.position, False
        for left, moment in zip(reversed(range(len(way))), reversed(way), strict=True):
            if moment.kept or moment is self._now:
                position, own = moment.kept or self.position, False
            assert position is not None
            if not moment.kept and moment is not self._now:
                position, own = position if own else position.copy(), True
                for seat, action in moment.decisions.items():
                    position.play(seat, action)
            if left < len(story):
                yield moment, position

    def past(self, seat: int, most: int) -> list[Sight]:
        """What a seat saw when it decided, and what it decided: the last decisions, the latest first."""
        decided: dict[Moment, int] = {}
        for moment in self._moment().story(seat):
            before = moment.before(seat)
            if before and seat in moment.decisions and len(decided) < most:
                decided[before] = moment.decisions[seat]
        if not decided:
            return []
        latest, *_, earliest = *decided, *decided
        story = [*takewhile(lambda moment: moment is not earliest, latest.story(seat)), earliest]
        seen = {
            moment: position.observation(seat) for moment, position in self._positions(story) if moment in decided
        }  # fmt: skip
        return [(seen[moment], action) for moment, action in decided.items()]

    def guessed(self, seat: int, seed: int) -> Self:
        """The same play in another world that fits what one seat knows. The histories of the other seats start anew."""
        assert self.position is not None
        other, now = copy.copy(self), self._moment()
        world = self.position.guessed(seat, new_dice(seed))
        other.position, other._now = world, Moment(now.decisions, now.before(seat), world.copy(), only=seat)
        other._settled = len(other.history)
        return other

    def __copy__(self) -> Self:
        other = object.__new__(type(self))
        other._notations, other.history, other.told = self._notations, self.history[:], self.told
        other.position = self.position and self.position.copy()
        if self.position:
            other._now, other._settled, other.plain_until = self._now, self._settled, self.plain_until
        return other

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return copy.copy(self)

    def __getstate__(self) -> tuple[Any, ...]:
        """All moments as a list, the latest first: as a chain they would be nested too deeply for `pickle`."""
        parts = []
        moment = self._moment() if self.position else None
        while moment:
            parts.append(moment.parts())
            moment = moment.previous
        return self._notations, self.history, self.told, self.position, parts

    def __setstate__(self, state: tuple[Any, ...]) -> None:
        self._notations, self.history, self.told, self.position, parts = state
        if self.position:
            now: Moment | None = None
            for decisions, kept, only in reversed(parts):
                now = Moment(decisions, now, kept, only)
            assert now is not None
            self._now, self._settled = now, len(self.history)
            self._look_ahead(self.position)


def _view(position: Position, seat: int) -> bytes:
    return hashlib.blake2b(position.hidden(seat).bytes(), digest_size=8).digest()


class SpielGame(pyspiel.Game):
    """A registered game with its parameters; `register` makes a subclass for each game."""

    house: ClassVar[Game]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        game = self.house
        given = {**_specification(game), **(params or {})}
        self.settings = _settings(game, given)
        self.memory: int = given["memory"]
        self.together = game.together and not given["turn_based"]
        if self.memory < 0:
            raise SettingsError(f"memory (own decisions in an information tensor) must be 0 or more, not {self.memory}")
        start = json.loads(unquote(given["start"])) if given["start"] else {}
        self.deals = deals_of(game, self.settings, start, given["seed"], given["deals"])
        self.noop = waits(game)
        players = self.settings.players
        info = pyspiel.GameInfo(
            num_distinct_actions=actions_of(game) + self.together,
            max_chance_outcomes=max(self.deals.nodes, default=0),
            num_players=players,
            min_utility=-1 / (players - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=game.longest,
        )
        super().__init__(_game_type(game, self.deals, self.together), info, given)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the game and its parameters: OpenSpiel's own way does not know a Python game in another process."""
        return _loaded, (self.house, str(self))

    @cached_property
    def notations(self) -> tuple[str, ...]:
        return tuple(self.house.notation.actions(self.settings))

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return len(self.deals.nodes)

    def make_py_observer(self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None) -> Observer:
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class SpielState(pyspiel.State):
    """A state of a play, from before the deal to the end.

    OpenSpiel keeps a history of every state in C++. The way there and back takes longer than a decision, so decisions
    that are made in Python are noted in the play, and OpenSpiel is told of them when it decides itself or when its
    history is asked for. A copy or a saved state has both: what OpenSpiel knows, and what it has not been told yet.
    """

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.play = Play(game.notations)
        self._together = game.together
        self._player = CHANCE
        if not game.deals.nodes:
            self._deal(game)

    def _deal(self, game: SpielGame) -> None:
        deal = 0
        for (_, outcome), outcomes in zip(self.play.history, game.deals.nodes, strict=True):
            deal = deal * outcomes + outcome
        self.play.begin(game.deals.position(deal))
        self._ask()

    def _ask(self) -> None:
        """Note who is asked: OpenSpiel wants to know again and again."""
        position = self.position
        waiting = position.waiting
        if not waiting or (len(self.play.history) > self.play.plain_until and position.stopped):
            self._player = TERMINAL
        elif self._together and waiting & (waiting - 1):
            self._player = SIMULTANEOUS
        else:
            self._player = position.seat

    def clone(self) -> Self:
        """A copy, which OpenSpiel has not been told anything about yet."""
        other = type(self).__new__(type(self))
        pyspiel.State.__init__(other, self.get_game())
        other.play, other._together, other._player = copy.copy(self.play), self._together, self._player
        other.play.told = 0
        return other

    def child(self, action: int) -> Self:
        """The state after an action."""
        child = self.clone()
        child.apply_action(action)
        return child

    def _tell(self) -> None:
        """Tell OpenSpiel what was chosen since it was last told."""
        play, player = self.play, self._player
        untold, play.told = play.history[play.told :], TELLING
        for chooser, choice in untold:
            self._player = chooser
            if chooser == SIMULTANEOUS:
                super().apply_actions(choice)
            else:
                super().apply_action(choice)
        self._player, play.told = player, len(play.history)

    @property
    def position(self) -> Position:
        assert self.play.position is not None, "nothing is dealt yet"
        return self.play.position

    def current_player(self) -> int:
        return self._player

    def is_terminal(self) -> bool:
        return self._player == TERMINAL

    def is_chance_node(self) -> bool:
        """As in C++, which would come back here to ask who decides."""
        return self._player == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        """As in C++, which would come back here several times; it still answers where nobody or several decide."""
        own = self._player
        if own >= 0 and (player is None or player == own):
            own_actions: list[int] = self.play.position.legal(own)  # type: ignore[union-attr]
            own_actions.sort()
            return own_actions
        actions: list[int] = super().legal_actions() if player is None else super().legal_actions(player)
        return actions

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.position.legal(player)) or [self.get_game().noop]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        count = self.get_game().deals.nodes[len(self.play.history)]
        return [(outcome, 1 / count) for outcome in range(count)]

    def apply_action(self, action: int) -> None:
        """As in C++, which would come back here twice. An illegal action raises and changes nothing."""
        player, play = self._player, self.play
        if player < 0:
            self._tell()
            super().apply_action(action)
            return
        position: Position = play.position  # type: ignore[assignment]
        position.play(player, action)
        history, seat = play.history, position.seat
        history.append((player, action))
        if seat < 0 or self._together or len(history) > play.plain_until:
            self._ask()
        else:
            self._player = seat

    def apply_actions(self, actions: list[int]) -> None:
        self._tell()
        super().apply_actions(actions)

    def _apply_action(self, action: int) -> None:
        """Called by OpenSpiel, which writes its history afterwards."""
        play = self.play
        if play.told == TELLING:
            return
        self._tell()
        if play.position is None:
            game = self.get_game()
            play.history.append((CHANCE, action))
            if len(play.history) == len(game.deals.nodes):
                self._deal(game)
        elif self._player >= 0:
            self.apply_action(action)
        else:
            raise IllegalDecisionError(f"action {action}: no single player decides here")
        play.told = len(play.history)

    def _apply_actions(self, actions: list[int]) -> None:
        play = self.play
        if play.told != TELLING:
            play.decide(actions)
            play.told = len(play.history)
            self._ask()

    def history(self) -> Any:
        self._tell()
        return super().history()

    def full_history(self) -> Any:
        self._tell()
        return super().full_history()

    def history_str(self) -> Any:
        self._tell()
        return super().history_str()

    def move_number(self) -> Any:
        self._tell()
        return super().move_number()

    def is_initial_state(self) -> Any:
        self._tell()
        return super().is_initial_state()

    def serialize(self) -> Any:
        self._tell()
        return super().serialize()

    def _action_to_string(self, player: int, action: int) -> str:
        game = self.get_game()
        if player == pyspiel.PlayerId.CHANCE:
            return str(game.deals.name(action))
        return "wait" if action == game.noop else str(game.notations[action])

    def returns(self) -> list[float]:
        over = self.play.position is not None and self.position.over
        return returns(self.position.standing()) if over else [0.0] * self.num_players()

    def rewards(self) -> list[float]:
        return self.returns()

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> SpielState:
        """The same play in another world, drawn uniformly from those that fit what the player knows."""
        state = self.clone()
        state.play = state.play.guessed(player_id, int(probability_sampler() * 2**53))
        return state

    def __str__(self) -> str:
        """The whole state as named parts."""
        if self.play.position is None:
            return " ".join(["before the deal", *(str(outcome) for _, outcome in self.play.history)])
        parts = self.position.game.setup.parts(self.position.checked_state())
        return "\n".join(f"{name}: {value}" for name, value in parts.items() if value)


class Observer:
    """What a player sees: now, or since the deal (perfect recall); everything, only public or only private things."""

    def __init__(self, game: SpielGame, kind: Any, params: Mapping[str, Any] | None) -> None:
        if params:
            raise SettingsError(f"observations take no parameters, but these were given: {dict(params)}")
        self._game, self._house, self._kind = game, game.house, kind
        self._own = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._all = kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS
        self._seats = range(game.settings.players)
        self.tensor: npt.NDArray[np.float32] | None = None
        self.dict: dict[str, npt.NDArray[np.float32]] = {}
        if kind.public_info and (self._own or self._all):
            self._make_tensor()

    def _make_tensor(self) -> None:
        shapes: dict[str, tuple[int, ...]] = {part.name: part.shape for part in features_of(self._house)}
        if self._kind.perfect_recall and self._game.memory:
            rows, self._bits = self._game.memory, actions_of(self._house).bit_length()
            shapes |= {"past_observations": (rows, observation_size(self._house)), "past_decisions": (rows, self._bits)}
        if self._own:
            shapes = {"player": (len(self._seats),), **shapes}
        else:
            shapes = {_prefix(seat) + name: shape for seat in self._seats for name, shape in shapes.items()}
        self.tensor = np.zeros(sum(map(prod, shapes.values())), np.float32)
        at = 0
        for name, shape in shapes.items():
            self.dict[name] = self.tensor[at : at + prod(shape)].reshape(shape)
            at += prod(shape)

    def set_from(self, state: SpielState, player: int) -> None:
        """Write the tensor: what the player knows, or what each knows, one after the other."""
        assert self.tensor is not None
        self.tensor.fill(0)
        if state.play.position is None:
            return
        if self._all:
            for seat in self._seats:
                self._write(state, seat, _prefix(seat))
        elif player >= 0:
            self.dict["player"][player] = 1
            self._write(state, player)

    def _write(self, state: SpielState, seat: int, prefix: str = "") -> None:
        for name, part in named_features(self._house, state.position.observation(seat)).items():
            self.dict[prefix + name][...] = part
        if prefix + "past_decisions" in self.dict:
            self._write_past(state.play.past(seat, self._game.memory), prefix)

    def _write_past(self, past: list[Sight], prefix: str) -> None:
        """The latest decision first, its number in bits and counted from 1; a row of zeros means no decision."""
        for row, (observation, action) in enumerate(past):
            self.dict[prefix + "past_observations"][row] = observation
            self.dict[prefix + "past_decisions"][row] = [(action + 1) >> bit & 1 for bit in range(self._bits)]

    def string_from(self, state: SpielState, player: int) -> str | None:
        """The observation as text; with the private things of all players, a line for each."""
        if state.play.position is None:
            return ""
        if not self._all:
            return self._text(state, state.play, player, self._own)
        lines = [self._text(state, state.play, seat, True) for seat in self._seats]
        return None if None in lines else "\n".join(map(str, lines))

    def _text(self, state: SpielState, play: Play, player: int, own: bool) -> str | None:
        if self._kind.perfect_recall:
            return play.known(player) if self._kind.public_info and own else None
        if self._kind.public_info:
            return _sight(state.position, player if own else SPECTATOR)
        hidden = state.position.hidden(player).bytes() != state.position.hidden(SPECTATOR).bytes()
        return _sight(state.position, player) if own and hidden else ""


def _prefix(seat: int) -> str:
    """What the names of the parts about a seat begin with, where the parts are about several."""
    return f"p{seat + 1}_"


def _sight(position: Position, viewer: int) -> str:
    """The table as a viewer sees it, in one line."""
    seen = position.game.views.table(position.hidden(viewer).checked_state(), viewer)
    return json.dumps(seen if isinstance(seen, Mapping) else asdict(seen), ensure_ascii=False)


@cache
def _specification(game: Game) -> dict[str, Any]:
    """All parameters with their defaults."""
    options = {option.name: _parameter(option.text(option.default)) for option in game.options}
    return {"players": game.players[0], **PARAMETERS, **options}


def _settings(game: Game, given: Mapping[str, Any]) -> Settings:
    options = {option.name: option.parsed(str(given[option.name]).replace(":", ",")) for option in game.options}
    return game.settings(given["players"], options)


def _game_type(game: Game, deals: Deals | None = None, together: bool | None = None) -> Any:
    """The type under which a game is registered; or that of a game with these deals and this way to ask."""
    kind = pyspiel.GameType
    fixed = deals is not None and not deals.nodes
    is_open = lists_all_deals(game) and not game.secrets
    return kind(
        short_name=short_name(game),
        long_name=game.title,
        dynamics=kind.Dynamics.SIMULTANEOUS
        if (game.together if together is None else together)
        else kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.DETERMINISTIC if fixed else kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.PERFECT_INFORMATION if is_open else kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=_specification(game),
    )


def register(game: Game) -> None:
    """Make a game known to OpenSpiel."""
    if short_name(game) not in pyspiel.registered_names():
        pyspiel.register_game(_game_type(game), type(short_name(game), (SpielGame,), {"house": game}))


for _game in all_games():
    register(_game)
