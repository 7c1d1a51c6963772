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
from throneroom.engine.fields import Stage
from throneroom.engine.messages import CardSlug, Event, Question, Reason, Seat
from throneroom.engine.parts import AnyText, Part, seat_name, text_of
from throneroom.engine.state import AnyState
from throneroom.engine.verbs import Verbs

if TYPE_CHECKING:
    from throneroom.engine.game import Settings
    from throneroom.engine.game_modules import DeclaredRulesModule

Facts = tuple[tuple[str, str | int | None], ...]
"""Names of fields, each with its value."""

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
    """What a viewer sees: every field by its name, with the names of cards and seats; hidden cards are counted.

    What each seat has is shown by seat. Internal fields are left out, and the stage: the question tells it.
    """

    SHOWS_VIEWER = False

    def __init__(self, rules: DeclaredRulesModule) -> None:
        self.texts = {
            name: text_of(Part("{seat}" if field.by_seat else name, name), name, field)
            for name, field in DefaultSetup(rules).fields.items()
            if not field.internal and not isinstance(field, Stage)
        }

    def table(self, s: AnyState, viewer: int | None) -> dict[str, Any]:  # noqa: ARG002
        return {name: self._shown(text, s) for name, text in self.texts.items()}

    def singles(self, s: AnyState) -> Facts:
        """The values of fields that hold only one: the game's own messages can use them."""
        shown = [(name, text.data(s, 0)) for name, text in self.texts.items() if not text.part.of_seat]
        return tuple((name, value) for name, value in shown if not isinstance(value, (list, dict)))

    def _shown(self, text: AnyText, s: AnyState) -> Any:
        if not text.part.of_seat:
            return text.data(s, 0)
        return {seat_name(seat): text.data(s, seat) for seat in range(s.players)}


# Story and reasons. The catalogue that all games share has words for them; a game may say them in its own.


@dataclass(frozen=True)
class DefaultDecision(Event):
    """What a seat has decided, in the words of the notation."""

    seat: Seat
    verb: str
    seats: tuple[Seat, ...] | None
    cards: tuple[CardSlug, ...] | None
    words: str | None
    facts: Facts
    """What the fields of the state held before, for the game's own words."""

    def data(self) -> dict[str, Any]:
        return _with_facts(super().data(), self.facts)


@dataclass(frozen=True)
class DefaultSealed(Event):
    """A seat has decided in secret."""

    seat: Seat


@dataclass(frozen=True)
class DefaultQuestion(Question):
    """Who must decide now, and what stage the game is in, where it has stages."""

    seats: tuple[Seat, ...]
    stage: str | None
    facts: Facts

    def data(self) -> dict[str, Any]:
        return _with_facts(super().data(), self.facts)


def _with_facts(data: dict[str, Any], facts: Facts) -> dict[str, Any]:
    """Each fact as a variable of its own; where names are the same, the message's own fields win."""
    del data["facts"]
    return dict(facts) | data


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
        self.view = DefaultView(rules)
        fields = DefaultSetup(rules).fields.items()
        self.stages = {name: field for name, field in fields if isinstance(field, Stage)}

    def ask(self, s: AnyState, viewer: int | None) -> Question:  # noqa: ARG002
        asked = self.rules.waiting(s)
        if asked:
            seats = tuple(seat_name(n) for n in range(s.players) if asked >> n & 1)
            return DefaultQuestion(seats, self._stage(s), self.view.singles(s))
        out = [0] * s.players
        self.rules.standing(s, out)
        return DefaultEnd(tuple(seat_name(n) for n in range(s.players) if out[n]))

    def _stage(self, s: AnyState) -> str | None:
        return next((field.names[getattr(s, name)] for name, field in self.stages.items()), None)

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
        facts = self.view.singles(before)
        return [
            DefaultDecision(seat_name(seat), decision.verb.word, seats or None, cards or None, words or None, facts)
        ]


class DefaultReasons:
    """Why something may not be done, as far as declarations can tell: it is not among the choices."""

    def __init__(self, rules: DeclaredRulesModule, rule_id: str) -> None:
        self.verbs: Verbs = rules.VERBS
        self.rule_id = rule_id

    def why(self, s: AnyState, seat: int, action: int) -> Reason:  # noqa: ARG002
        return DefaultReason(self.rule_id, self.verbs.decisions[action].verb.word)
