"""What a game gets from its declarations alone: notation, view, story and reasons; `default_setup` has the setup.

`Game` uses these where the game's folder has no module of its own. They read `State`, `VERBS` and `CHANCE` of its
rules; a game replaces them one by one, as it wants to say more than they can.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from throneroom.engine.card import Card
from throneroom.engine.default_setup import DefaultSetup
from throneroom.engine.messages import CardSlug, Event, Question, Reason, Seat
from throneroom.engine.parts import AnyText, seat_name
from throneroom.engine.state import AnyState
from throneroom.engine.verbs import Verbs

if TYPE_CHECKING:
    from throneroom.engine.game import Settings
    from throneroom.engine.game_modules import DeclaredRulesModule

# Notation


class DefaultNotation:
    """A text for each action, and names for what chance does."""

    def __init__(self, rules: DeclaredRulesModule) -> None:
        self.verbs: Verbs = rules.VERBS
        self.chance: Sequence[tuple[str, Sequence[Card] | None]] = rules.CHANCE

    def actions(self, settings: Settings) -> list[str]:  # noqa: ARG002
        return list(self.verbs.notation)

    def event(self, purpose: int, index: int, outcome: tuple[int, ...]) -> tuple[str, tuple[str, ...]]:  # noqa: ARG002
        """`CHANCE` in the rules names each purpose and the cards that are shuffled; None where a seat is picked."""
        name, cards = self.chance[purpose]
        return name, tuple(seat_name(n) if cards is None else cards[n].slug for n in outcome)


# View


class DefaultView:
    """What a viewer sees: every field by its name, with the names of cards and seats; hidden cards are counted."""

    SHOWS_VIEWER = False

    def __init__(self, rules: DeclaredRulesModule) -> None:
        self.setup = DefaultSetup(rules)

    def table(self, s: AnyState, viewer: int | None) -> dict[str, Any]:  # noqa: ARG002
        return {text.name: _shown(text, s) for _, text in self.setup.known if text}


def _shown(text: AnyText, s: AnyState) -> Any:
    return [text.data(s, seat) for seat in range(s.players)] if text.part.of_seat else text.data(s, 0)


# Story and reasons. Their words are in the catalogue that all games share.


@dataclass(frozen=True)
class DefaultDecision(Event):
    """What a seat has decided, in the words of the notation."""

    seat: Seat
    verb: str
    seats: tuple[Seat, ...] | None
    cards: tuple[CardSlug, ...] | None
    words: str | None


@dataclass(frozen=True)
class DefaultSealed(Event):
    """A seat has decided in secret."""

    seat: Seat


@dataclass(frozen=True)
class DefaultQuestion(Question):
    """Who must decide now."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True)
class DefaultEnd(Question):
    """Who has won."""

    winners: tuple[Seat, ...]


@dataclass(frozen=True)
class DefaultReason(Reason):
    """Something is not possible now."""

    verb: str


class DefaultStory:
    """Who must decide, and what was decided."""

    def __init__(self, rules: DeclaredRulesModule) -> None:
        self.rules, self.verbs = rules, rules.VERBS

    def ask(self, s: AnyState, viewer: int | None) -> Question:  # noqa: ARG002
        asked = self.rules.waiting(s)
        if asked:
            return DefaultQuestion(tuple(seat_name(n) for n in range(s.players) if asked >> n & 1))
        out = [0] * s.players
        self.rules.standing(s, out)
        return DefaultEnd(tuple(seat_name(n) for n in range(s.players) if out[n]))

    def begin(self, s: AnyState, viewer: int | None) -> list[Event]:  # noqa: ARG002
        return []

    def tell(self, before: AnyState, seat: int, action: int, after: AnyState, viewer: int | None) -> list[Event]:  # noqa: ARG002
        if action < 0:
            return [DefaultSealed(seat_name(seat))]
        decision = self.verbs.decisions[action]
        said = list(zip(decision.verb.arguments, decision.words, strict=True))
        seats = tuple(Seat(word) for argument, word in said if argument.role == "seat")
        cards = tuple(CardSlug(word) for argument, word in said if argument.role == "card")
        words = " ".join(word for argument, word in said if argument.role not in ("seat", "card"))
        return [DefaultDecision(seat_name(seat), decision.verb.word, seats or None, cards or None, words or None)]


class DefaultReasons:
    """Why something may not be done, as far as declarations can tell: it is not among the choices."""

    def __init__(self, rules: DeclaredRulesModule, rule_id: str) -> None:
        self.verbs: Verbs = rules.VERBS
        self.rule_id = rule_id

    def why(self, s: AnyState, seat: int, action: int) -> Reason:  # noqa: ARG002
        return DefaultReason(self.rule_id, self.verbs.decisions[action].verb.word)
