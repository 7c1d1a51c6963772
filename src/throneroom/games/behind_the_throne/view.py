"""What one viewer sees of Behind the Throne: all but the order of the deck, and its top card to those who looked."""

from __future__ import annotations

from dataclasses import dataclass

from throneroom.engine.compiled import plain
from throneroom.engine.record import Record
from throneroom.games.behind_the_throne.cards import END, KINDS, MANIPULATIVE, PROHIBITIVE, SLUGS
from throneroom.games.behind_the_throne.words import name

rules = plain("throneroom.games.behind_the_throne.rules")


@dataclass(frozen=True, slots=True)
class Stack:
    """The cards of one kind before a player."""

    card: str
    count: int
    leads: bool
    """At least as many as every other player: the ability is available (Queen and King bind in any case)."""
    used: bool
    """A manipulative kind that was used this turn."""


@dataclass(frozen=True, slots=True)
class Place:
    """One player's side of the table."""

    seat: str
    stacks: tuple[Stack, ...]
    """By value."""
    score: int
    """What the stacks would score if the game ended now."""
    knows_top: bool
    """Whether the player has seen the top card of the deck."""
    struck: bool
    """Whether the player was the target of a destroying this turn."""


@dataclass(frozen=True, slots=True)
class Pile:
    """So many cards of one kind."""

    card: str
    count: int


@dataclass(frozen=True, slots=True)
class Odds:
    """How the cards left in the deck would fall if one were revealed now."""

    sound: int
    """No higher than the last card of the row."""
    mendable: int
    """Higher, but within reach of the abilities at hand."""
    fatal: int
    """Higher than any ability can mend."""
    end: int
    """The End of Game card."""


@dataclass(frozen=True, slots=True)
class Table:
    """The table of Behind the Throne."""

    places: tuple[Place, ...]
    turn: str
    row: tuple[str, ...]
    """In the order of revealing."""
    value: int | None
    """What the last card of the row counts now; None on an empty row."""
    broken: bool
    destroyed: bool
    """Whether the last card of the row has had its destroying."""
    taken: str | None
    """The card that a swapper takes, while the receiver of the row drops kinds."""
    deck: int
    """How many cards the deck has."""
    known: tuple[str, ...]
    """The cards of the deck from the top down, as far as the viewer knows their order."""
    left: tuple[Pile, ...]
    """What is in the deck, by counting the open cards."""
    discard: tuple[Pile, ...]
    odds: Odds | None
    """None when no card can be revealed now."""
    reshuffled: bool
    """Whether the End of Game card has gone into the deck."""
    stage: str
    """play, drop or over."""


def table(s: Record, viewer: int | None) -> Table:
    """The table from a record that holds only what the viewer knows."""
    return Table(
        places=tuple(_place(s, seat) for seat in range(s.players)),
        turn=name(s.turn),
        row=tuple(SLUGS[s.row[n]] for n in range(s.length)),
        value=s.row[s.length - 1] + 1 + s.change if s.length else None,
        broken=rules.rise(s) > 0,
        destroyed=s.destroyed == 1,
        taken=None if s.taken == rules.NONE else SLUGS[s.taken],
        deck=s.left,
        known=_known(s),
        left=_piles([rules.unseen(s, card) for card in range(KINDS + 1)]),
        discard=_piles(list(s.discard)),
        odds=_odds(s),
        reshuffled=s.stage == rules.OVER or s.discard[END] == 0,
        stage=("play", "drop", "over")[s.stage],
    )


def _place(s: Record, seat: int) -> Place:
    return Place(
        seat=name(seat),
        stacks=tuple(_stack(s, seat, kind) for kind in range(KINDS) if s.stack[seat, kind]),
        score=rules.score(s, seat),
        knows_top=bool(s.knows >> seat & 1),
        struck=bool(s.struck >> seat & 1),
    )


def _stack(s: Record, seat: int, kind: int) -> Stack:
    return Stack(
        card=SLUGS[kind],
        count=s.stack[seat, kind],
        leads=kind not in PROHIBITIVE and bool(rules.leads(s, seat, kind)),
        used=kind in MANIPULATIVE and seat == s.turn and bool(s.used >> kind & 1),
    )


def _known(s: Record) -> tuple[str, ...]:
    known = []
    for n in reversed(range(s.left)):
        if s.deck[n] == rules.UNKNOWN:
            break
        known.append(SLUGS[s.deck[n]])
    return tuple(known)


def _piles(counts: list[int]) -> tuple[Pile, ...]:
    return tuple(Pile(SLUGS[card], count) for card, count in enumerate(counts) if count)


def _odds(s: Record) -> Odds | None:
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
