"""The contract of a game: one protocol for each module in its folder, with the constants and functions that are used.

`Game` loads the modules as these types, so mypy checks every use of them. One assignment makes mypy check a module:

    from throneroom.engine.game_modules import RulesModule
    from three_crowns import rules

    checked: RulesModule = rules

Only `rules.py` and `cards.py` are required. The other modules have a default or are optional.
`docs/how-to/add-a-game.md` explains how to write each of them.

The type of a state differs from game to game, so it is not checked here: a game's own modules declare `s: State`.
Arguments are passed by position, so a module may name them as it likes. Seats are counted from 0. A `viewer` is a seat,
-1 for a spectator, or None for someone who sees everything.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt
    from rich.console import RenderableType

    from throneroom.engine.card import Card
    from throneroom.engine.catalogue import Catalogue
    from throneroom.engine.declared import GameState
    from throneroom.engine.game import Settings
    from throneroom.engine.match import View
    from throneroom.engine.messages import Event, Question, Reason
    from throneroom.engine.position import KnownPosition, Position
    from throneroom.engine.state import AnyState, Cells
    from throneroom.engine.tensor import Feature
    from throneroom.engine.verbs import Verbs


# Compiled modules: they run in searches, batches and GPU kernels


class RulesModule(Protocol):
    """`rules.py`: the state, and functions over it, each marked `@rule`."""

    @property
    def STATE(self) -> np.dtype[Any]:
        """The layout of the state: `layout(State)`."""

    @property
    def SEATS(self) -> int:
        """The most seats there can be."""

    @property
    def ACTIONS(self) -> int:
        """How many actions there are; they are numbered from 0."""

    @property
    def CHOICES(self) -> int:
        """The largest number of actions that can be legal at once."""

    @property
    def MOST_DECISIONS(self) -> int:
        """The most decisions that one game may take."""

    def deal(self, s: AnyState, players: int, options: Cells, /) -> None:
        """Set every field from the key; `options` are the values of all options in their order."""

    def waiting(self, s: AnyState, /) -> int:
        """The seats that must decide now, as a bit set; 0 when the game is over."""

    def sealed(self, s: AnyState, /) -> int:
        """1 if what is decided now stays secret from the other seats."""

    def legal(self, s: AnyState, seat: int, out: Cells, /) -> int:
        """Write the legal actions of a seat that must decide, each once; return how many there are."""

    def apply(self, s: AnyState, seat: int, action: int, /) -> None:
        """Apply a legal action, and everything that follows without a decision."""

    def standing(self, s: AnyState, out: Cells, /) -> None:
        """Write 1 for each seat that wins and 0 for the others, once the game is over."""

    def hide(self, s: AnyState, seat: int, /) -> None:
        """Wipe what the seat does not know, the key first: equal knowledge gives equal bytes."""

    def guess(self, s: AnyState, seat: int, dice: Cells, /) -> None:
        """Fill a hidden state with a random world that fits what the seat knows."""


class DeclaredRulesModule(RulesModule, Protocol):
    """The rules of a game whose declarations replace other modules: `engine.defaults` reads them."""

    @property
    def __name__(self) -> str: ...

    @property
    def State(self) -> type[GameState]:
        """Every field with its meaning."""

    @property
    def VERBS(self) -> Verbs:
        """The actions, as verbs with arguments."""

    @property
    def CHANCE(self) -> Sequence[tuple[str, Sequence[Card] | None]]:
        """For each purpose of chance its name and the cards that are shuffled; None where a seat is picked."""

    def copies(self, s: Any, card: int, /) -> int:
        """How many cards of a kind there are at this table."""


class HeuristicsModule(Protocol):
    """`heuristics.py`: which choices and positions look good. Without it, all look the same."""

    @property
    def EXPLORATION(self) -> float:
        """How much a search tries an action for its weight: `c` in `Style`."""

    @property
    def DOUBT(self) -> float:
        """How much worse than the mean an untried action is assumed to be."""

    @property
    def HORIZON(self) -> int:
        """After how many decisions a playout is cut off; -1 for never."""

    def weigh(self, s: AnyState, seat: int, actions: Cells, count: int, out: Cells, /) -> None:
        """Write a weight from 1 to 100,000 for each of the first `count` actions, from what the seat knows."""

    def evaluate(self, s: AnyState, out: Cells, /) -> None:
        """Write what each seat can expect, in thousandths of a victory."""

    def reopen(self, s: AnyState, seat: int, /) -> None:
        """In a hidden state, turn what other seats have decided in secret back into open questions."""


class TensorModule(Protocol):
    """`tensor.py`: what a seat knows, as numbers. The default writes every declared field."""

    @property
    def FEATURES(self) -> tuple[Feature, ...]:
        """What the numbers mean, in the order in which they are written."""

    @property
    def SIZE(self) -> int:
        """How many numbers there are: `size_of(FEATURES)`."""

    def observe(self, s: AnyState, seat: int, out: Cells, /) -> None:
        """Write all nonzero numbers into an array of `SIZE` zeros, from a state hidden for the seat."""


# Modules in plain Python


class CardsModule(Protocol):
    """`cards.py`: the kinds of cards."""

    @property
    def CARDS(self) -> tuple[Card, ...]:
        """All kinds, by their numbers in the state."""


class NotationModule(Protocol):
    """`notation.py`: a text for each action. The default comes from `VERBS`."""

    def actions(self, settings: Settings, /) -> list[str]:
        """The notation of every action by its number, all different."""

    def event(self, purpose: int, index: int, outcome: tuple[int, ...], /) -> tuple[str, tuple[str, ...]]:
        """The name of a random event, and its outcome in words."""


class SetupModule(Protocol):
    """`setup.py`: any position by named parts, and back. By default, the parts are the declared fields."""

    def deck(self, settings: Settings, /) -> Counter[str]:
        """Every card in the game with these settings, by its slug."""

    def zones(self, s: AnyState, /) -> Mapping[str, Sequence[str]]:
        """Where every card lies."""

    def parts(self, s: AnyState, /) -> dict[str, str]:
        """The parts of a position: `arrange` makes the same position from them."""

    def arrange(self, settings: Settings, given: Mapping[str, str], /) -> npt.NDArray[Any]:
        """The position as an array of one state. An impossible one raises `ArrangeError`."""


class ViewModule(Protocol):
    """`view.py`: what a viewer sees. The default shows every declared field by its name.

    A module that sets `SHOWS_VIEWER = False` promises that `table` ignores its `viewer`. Viewers who know the same then
    share one view.
    """

    def table(self, s: AnyState, viewer: int | None, /) -> Any:
        """The game's own part of a view: a dataclass or a dictionary, from a state hidden for the viewer."""


@runtime_checkable
class ViewModuleWithOut(Protocol):
    """The `view.py` of a game in which a seat may be out while the others play on."""

    def out(self, s: AnyState, seat: int, /) -> bool:
        """Whether the seat has nothing more to decide in this game."""


class StoryModule(Protocol):
    """`story.py`: what happened and what is asked, as messages. The default says who decided what."""

    def ask(self, s: AnyState, viewer: int | None, /) -> Question:
        """Whose turn it is and what is asked; after the end, who has won and why."""

    def begin(self, s: AnyState, viewer: int | None, /) -> list[Event]:
        """How the game began."""

    def tell(self, before: AnyState, seat: int, action: int, after: AnyState, viewer: int | None, /) -> list[Event]:
        """What a decision did. `action` is -1 if it is secret from the viewer."""


class ReasonsModule(Protocol):
    """`reasons.py`: why something may not be done. The default says that it is not possible now."""

    def why(self, s: AnyState, seat: int, action: int, /) -> Reason:
        """The exact rule that forbids an action to a seat that must decide, from a state hidden for that seat."""


class TerminalViewModule(Protocol):
    """`terminal_view.py`: a view on a terminal. The default shows names and values."""

    def draw(self, view: View, words: Catalogue, /) -> RenderableType:
        """The table as one viewer sees it."""


class PremovesModule(Protocol):
    """`premoves.py`: what a seat may decide in advance although something is hidden from it.

    Without it, only a game that is `foreseeable` has premoves.
    """

    def prepared(self, s: AnyState, seat: int, /) -> list[int]:
        """The actions that a seat which is not asked may prepare, from a state hidden for that seat."""

    def basis(self, s: AnyState, seat: int, /) -> tuple[int, ...]:
        """What has to be the same when the seat is asked, from a state hidden for it; else the premove is cancelled."""


class BalanceModule(Protocol):
    """`balance.py`: what a report on balance counts. Without it, it counts no cards and no rules."""

    @property
    def HELD(self) -> str:
        """What counts as held at the end: the rest of the sentence "Counted are ..."."""

    @property
    def EVENTS(self) -> Mapping[str, str]:
        """The rules that are counted, each with what happens when it comes into play."""

    def holdings(self, s: AnyState, seat: int, /) -> list[str]:
        """The cards that a seat holds at the end, each once, by their slugs."""


class Solver(Protocol):
    """Plays a game, or a part of it, perfectly."""

    @property
    def PROVEN(self) -> bool:
        """Whether its values are certain."""

    @property
    def TO_THE_END(self) -> bool:
        """Whether its values rest on the results of games, not on estimates of unfinished ones."""

    def ponder(self, known: KnownPosition, seat: int, /) -> list[tuple[int, tuple[float, ...]]] | None:
        """Every legal action with what each seat can expect after it; None where it has no answer."""


class ExactModule(Protocol):
    """`exact.py`: perfect play, where it is possible."""

    def Solver(self) -> Solver:
        """A solver with its own memory."""


class Verdict(Protocol):
    """The outcome of a choice when everybody plays perfectly."""

    @property
    def action(self) -> int: ...
    @property
    def winner(self) -> int: ...
    @property
    def length(self) -> int:
        """The decisions until the end, this one included."""


class Analysis(Protocol):
    """A solved position."""

    @property
    def winner(self) -> int: ...
    @property
    def length(self) -> int:
        """The decisions until the end."""

    @property
    def choices(self) -> Sequence[Verdict]:
        """Every legal action, the best first."""


class CompleteSolver(Solver, Protocol):
    """Plays every position of a game perfectly, and says how it ends."""

    def analyse(self, position: Position, /) -> Analysis:
        """The winner, the length, and the outcome of each choice."""


@runtime_checkable
class SolvedGameModule(Protocol):
    """An `exact.py` that solves the whole game: `throneroom solve` works for it."""

    def Solver(self) -> CompleteSolver: ...

    def distinct_deals(self) -> Mapping[str, dict[str, str]]:
        """Every deal that is a different game, by name: the parts of its position."""


class SolvedDealsModule(Protocol):
    """`solved_deals.py`: the outcome of every deal of a game that `exact.py` solves, so that deals can be searched."""

    def openings(self) -> Mapping[str, Mapping[str, int]]:
        """By name of each of `distinct_deals`, in their order: every first decision with the decisions until the end.

        The number is negative if the player who takes the decision loses.
        """


class ToyModule(Protocol):
    """`toy.py`: a position from which everything can be solved: few cards, few decisions, little that is hidden."""

    @property
    def START(self) -> Mapping[str, str]:
        """Its parts, as for `throneroom.arrange`."""

    @property
    def WORLDS(self) -> int:
        """In how many worlds it is played; in each, what is not public is dealt anew. 0: nothing is hidden."""


CONTRACT: Mapping[str, type] = {
    "rules": RulesModule,
    "cards": CardsModule,
    "notation": NotationModule,
    "setup": SetupModule,
    "view": ViewModule,
    "story": StoryModule,
    "reasons": ReasonsModule,
    "terminal_view": TerminalViewModule,
    "heuristics": HeuristicsModule,
    "tensor": TensorModule,
    "premoves": PremovesModule,
    "balance": BalanceModule,
    "exact": ExactModule,
    "solved_deals": SolvedDealsModule,
    "toy": ToyModule,
}
"""The protocol of each module by the name of its file."""


def constants_of(protocol: type) -> tuple[str, ...]:
    """The constants that a module must have."""
    return tuple(name for name, member in vars(protocol).items() if isinstance(member, property))


def functions_of(protocol: type) -> tuple[str, ...]:
    """The functions that a module must have."""
    return tuple(name for name, member in vars(protocol).items() if callable(member) and not name.startswith("_"))
