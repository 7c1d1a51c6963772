"""What one viewer sees of Behind the Throne: all but the order of the deck; those who looked also see its top card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from throneroom.engine.compiled import plain
from throneroom.engine.messages import CardSlug, Seat
from throneroom.games.behind_the_throne.cards import END, KINDS, MANIPULATIVE, PROHIBITIVE, SLUGS
from throneroom.games.behind_the_throne.notation import seat_name

if TYPE_CHECKING:
    from throneroom.games.behind_the_throne import rules
    from throneroom.games.behind_the_throne.rules import State
else:
    rules = plain("throneroom.games.behind_the_throne.rules")

SHOWS_VIEWER = False
"""A view depends on what its viewer knows, not on who it is: viewers who know the same share it."""

Stage = Literal["play", "drop", "over"]

STAGES: tuple[Stage, ...] = ("play", "drop", "over")


@dataclass(frozen=True, slots=True)
class Stack:
    """The cards of one kind before a player."""

    card: CardSlug
    count: int
    leads: bool
    """At least as many as every other player, so the ability is available (Queen and King always apply)."""
    used: bool
    """A manipulative kind that was used this turn."""
    points: int
    """Its current score (BT-22)."""
    outdone: Seat | None
    """The player with the most of the kind, if that is more than here: why the ability is not available."""
    outdone_by: int
    """How many that player has."""


@dataclass(frozen=True, slots=True)
class Place:
    """One player's side of the table."""

    seat: Seat
    stacks: tuple[Stack, ...]
    """By value."""
    score: int
    """What the stacks would score if the game ended now."""
    knows_top: bool
    """Whether the player has seen the top card of the deck."""
    struck: bool
    """Whether the player was already the target of a destroy action this turn."""


@dataclass(frozen=True, slots=True)
class Pile:
    """Some cards of one kind."""

    card: CardSlug
    count: int


@dataclass(frozen=True, slots=True)
class Odds:
    """How many cards of the deck would have each effect if revealed now."""

    sound: int
    """No higher than the last card of the row."""
    mendable: int
    """Higher, but the available abilities can mend it."""
    fatal: int
    """Higher than any ability can mend."""
    end: int
    """The End of Game card."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """The immediate result of a decision, as far as everybody can know it; none for reveals and looks."""

    decision: str
    value: int | None
    """The value of the last card of the row after it; None if the row is gone."""
    sound: bool
    """Whether the row would hold."""
    equal: bool
    """Whether the last two cards would be equal."""
    scores: tuple[int, ...]
    """By seat, before anything is dropped."""
    lost: tuple[Pile, ...]
    """What would go to the discard pile: sixth copies, a row given up, a card destroyed, a kind dropped."""
    dropping: Seat | None
    """Who would then have to drop kinds."""
    choosing: Seat | None
    """Who would then receive kinds that are new, and may discard them (BT-13)."""


@dataclass(frozen=True, slots=True)
class Table:
    """The table of Behind the Throne."""

    places: tuple[Place, ...]
    turn: Seat
    row: tuple[CardSlug, ...]
    """In the order in which they were revealed."""
    value: int | None
    """The current value of the last card of the row; None if the row is empty."""
    limit: int | None
    """The most that the last card may count: the printed value before it; None before the second card."""
    broken: bool
    equal: bool
    """Whether the last two cards are equal (BT-6)."""
    destroyed: bool
    """Whether the last card of the row has already been used to destroy a card."""
    taken: CardSlug | None
    """The card that a swapper takes, while the receiver of the row drops or keeps kinds."""
    receiver: Seat | None
    """Who has received the row of a swap and decides what to drop."""
    new: tuple[CardSlug, ...]
    """The kinds that are new to the receiver, who may still discard them (BT-13)."""
    deck: int
    """How many cards the deck has."""
    known: tuple[CardSlug, ...]
    """The cards of the deck from the top down, as far as the viewer knows their order."""
    left: tuple[Pile, ...]
    """The cards in the deck, found by counting the open cards."""
    discard: tuple[Pile, ...]
    odds: Odds | None
    """None if no card can be revealed now."""
    reshuffled: bool
    """Whether the End of Game card has gone into the deck."""
    outcomes: tuple[Outcome, ...]
    """The outcomes of the decisions open to the seat that is asked."""
    stage: Stage


def table(s: State, viewer: int | None) -> Table:
    """The table from a state that holds only what the viewer knows."""
    return Table(
        places=tuple(_place(s, seat) for seat in range(s.players)),
        turn=seat_name(s.turn),
        row=tuple(SLUGS[s.row[n]] for n in range(s.length)),
        value=s.row[s.length - 1] + 1 + s.change if s.length else None,
        limit=s.row[s.length - 2] + 1 if s.length > 1 else None,
        broken=rules.rise(s) > 0,
        equal=_equal(s),
        destroyed=s.destroyed == 1,
        taken=None if s.taken == rules.NONE else SLUGS[s.taken],
        receiver=None if s.taken == rules.NONE else seat_name(s.asked),
        new=tuple(SLUGS[kind] for kind in range(KINDS) if s.received >> kind & 1),
        deck=s.left,
        known=_known(s),
        left=_piles([rules.unseen(s, card) for card in range(KINDS + 1)]),
        discard=_piles(list(s.discard)),
        odds=_odds(s),
        reshuffled=s.stage == rules.OVER or s.discard[END] == 0,
        outcomes=() if s.stage == rules.OVER else _outcomes(s),
        stage=STAGES[s.stage],
    )


def _place(s: State, seat: int) -> Place:
    return Place(
        seat=seat_name(seat),
        stacks=tuple(_stack(s, seat, kind) for kind in range(KINDS) if s.stack[seat, kind]),
        score=rules.score(s, seat),
        knows_top=bool(s.knows >> seat & 1),
        struck=bool(s.struck >> seat & 1),
    )


def _stack(s: State, seat: int, kind: int) -> Stack:
    counts = [s.stack[other, kind] for other in range(s.players)]
    most = max(counts)
    return Stack(
        card=SLUGS[kind],
        count=s.stack[seat, kind],
        leads=kind not in PROHIBITIVE and rules.leads(s, seat, kind),
        used=kind in MANIPULATIVE and seat == s.turn and bool(s.used >> kind & 1),
        points=kind + 1 if counts[seat] >= rules.PAIR else 0,
        outdone=seat_name(counts.index(most)) if most > counts[seat] else None,
        outdone_by=most if most > counts[seat] else 0,
    )


def _known(s: State) -> tuple[CardSlug, ...]:
    known = []
    for n in reversed(range(s.left)):
        if s.deck[n] == rules.UNKNOWN:
            break
        known.append(SLUGS[s.deck[n]])
    return tuple(known)


def _piles(counts: list[int]) -> tuple[Pile, ...]:
    return tuple(Pile(SLUGS[card], count) for card, count in enumerate(counts) if count)


def _odds(s: State) -> Odds | None:
    if s.stage != rules.PLAY or s.length == rules.ROW_CARDS or rules.rise(s) > 0:
        return None
    reach = rules.reach(s, s.turn, rules.fresh(s, s.turn))
    sound = mendable = fatal = 0
    for kind in range(KINDS):
        rise = kind - s.row[s.length - 1] if s.length else 0
        count = rules.unseen(s, kind)
        if rise <= 0:
            sound += count
        elif rise <= reach:
            mendable += count
        else:
            fatal += count
    return Odds(sound, mendable, fatal, rules.unseen(s, END))


def _equal(s: State) -> bool:
    return s.length > 1 and rules.rise(s) == 0


def _outcomes(s: State) -> tuple[Outcome, ...]:
    """The outcome of each decision except those that need the order of the deck."""
    legal = [0] * rules.CHOICES
    count = rules.legal(s, s.asked, legal)
    unforeseen = (rules.REVEAL, rules.USE + rules.LOOK, rules.JUDGED + rules.LOOK)
    return tuple(_outcome(s, s.copy(), action) for action in legal[:count] if action not in unforeseen)


def _outcome(s: State, after: State, action: int) -> Outcome:
    """Take the decision in a copy and compare."""
    rules.apply(after, s.asked, action)
    crowded = rules.kinds_of(after, after.asked) > rules.STACK_KINDS
    choosing = bool(after.received) and not crowded
    if after.taken != rules.NONE:  # what the swapper will have once the receiver has decided
        rules.store(after, after.turn, after.taken)
    return Outcome(
        decision=rules.VERBS.notation[action],
        value=after.row[after.length - 1] + 1 + after.change if after.length else None,
        sound=rules.rise(after) <= 0,
        equal=_equal(after),
        scores=tuple(rules.score(after, seat) for seat in range(s.players)),
        lost=_piles([now - then for now, then in zip(after.discard, s.discard, strict=True)]),
        dropping=seat_name(after.asked) if crowded else None,
        choosing=seat_name(after.asked) if choosing else None,
    )
