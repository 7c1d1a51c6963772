"""What one viewer sees of Battle For The Throne: all courts, attacks and discard piles, and the viewer's own hand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from throneroom.engine.compiled import plain
from throneroom.engine.messages import CardSlug, Seat
from throneroom.games.battle_for_the_throne.cards import COUNT, JOKER, KING, SLUGS, SUITS, Suit
from throneroom.games.battle_for_the_throne.notation import SEATS, named

if TYPE_CHECKING:
    from throneroom.games.battle_for_the_throne import rules
    from throneroom.games.battle_for_the_throne.rules import State
else:
    rules = plain("throneroom.games.battle_for_the_throne.rules")

SHOWS_VIEWER = False
"""A view depends on what its viewer knows, not on who it is: viewers who know the same share it."""

Stage = Literal["setup", "act", "jester", "honor", "trim", "discard", "reform", "mend", "over"]

STAGES: tuple[Stage, ...] = ("setup", "act", "jester", "honor", "trim", "discard", "reform", "mend", "over")
"""What is asked, by the number of the stage."""


@dataclass(frozen=True, slots=True)
class Attack:
    """An attack card on a character, and what it counts there."""

    card: CardSlug
    owner: Seat
    points: int


@dataclass(frozen=True, slots=True)
class Character:
    """A character, or the shield, with the attacks on it in the order in which they were played."""

    name: str
    """Its place in the notation: `p2 jack 1`."""
    card: CardSlug
    suit: Suit
    """The suit that matters for attacks on it; the shield has its King's suit."""
    points: int
    damage: int
    missing: int
    """How many more points destroy it."""
    attacks: tuple[Attack, ...]
    rallied: int | None
    """How many points would destroy a King who rallied in its place; None for the shield, which cannot be replaced."""


@dataclass(frozen=True, slots=True)
class Player:
    """One player's side of the table."""

    seat: Seat
    out: bool
    chosen: int
    """How many of the three court cards have been chosen."""
    king: Character | None
    fallen: CardSlug | None
    """The King whose fall put the player out."""
    shield: Character | None
    queens: tuple[Character, ...]
    jacks: tuple[Character, ...]
    front: tuple[str, ...]
    """The names of the characters that can be attacked."""
    hand: tuple[CardSlug, ...] | None
    """None if the viewer cannot see it."""
    hand_size: int
    counted: tuple[CardSlug, ...]
    """Cards that everybody knows to be in the hand, because the whole deck has been seen."""
    deck: tuple[CardSlug, ...] | None
    """From the top down; None if the viewer cannot see it."""
    deck_size: int
    discards: tuple[CardSlug, ...]
    reformed: int
    """How many cards a new deck would have if it were formed from the discard pile now."""
    shield_used: bool
    jokers_unseen: int
    """In the hand or in the deck."""


@dataclass(frozen=True, slots=True)
class Strike:
    """An attack that waits to be stopped by the Jester or accepted."""

    card: CardSlug
    owner: Seat
    target: str
    points: int
    destroys: bool


@dataclass(frozen=True, slots=True)
class Blow:
    """What an attack card in hand would do to a character that can be attacked."""

    card: CardSlug
    target: str
    barred: bool
    """Whether it has the character's suit and so cannot be played on it."""
    halved: bool
    points: int
    destroys: bool


@dataclass(frozen=True, slots=True)
class Table:
    """The table of Battle For The Throne."""

    stage: Stage
    round: int
    last_round: int
    first: Seat | None
    """Who began the round."""
    turn: Seat | None
    """Who acts, or decides at the end of the round."""
    passes: int
    """Consecutive passes so far."""
    passed: tuple[Seat, ...]
    """Who has passed since someone last acted."""
    kings: int
    strike: Strike | None
    blows: tuple[Blow, ...]
    """For the player who acts, if the viewer sees that hand."""
    players: tuple[Player, ...]


def table(s: State, viewer: int | None) -> Table:
    """The table from a state that holds only what the viewer knows."""
    return Table(
        stage=STAGES[s.stage],
        round=s.round_number,
        last_round=rules.LAST_ROUND,
        first=_seat(s.first),
        turn=_seat(s.turn),
        passes=s.passes,
        passed=_passed(s),
        kings=s.players if s.stage == rules.CHOOSING else rules.kings(s),
        strike=_strike(s),
        blows=_blows(s),
        players=tuple(_player(s, seat) for seat in range(s.players)),
    )


def out(s: State, seat: int) -> bool:
    """BA-17: whether the game continues without a seat."""
    return s.fallen[seat] != rules.NONE


def _seat(seat: int) -> Seat | None:
    return None if seat == rules.NONE else SEATS[seat]


def _passed(s: State) -> tuple[Seat, ...]:
    """The seats before the one that acts, as many as have passed."""
    if s.passes == 0:
        return ()
    seats = in_play(s)
    turn = seats.index(s.turn)
    return tuple(SEATS[seats[turn - n]] for n in range(s.passes, 0, -1))


def _player(s: State, seat: int) -> Player:
    cards = hand(s, seat)
    deck = [card for card in s.deck[seat] if card != rules.NONE]
    shield = _rank(s, seat, rules.SHIELD)
    discards = members(s.discard[seat])
    return Player(
        seat=SEATS[seat],
        out=out(s, seat),
        chosen=sum(s.court[seat, p] != rules.NONE for p in (rules.THRONE, rules.QUEENS, rules.JACKS))
        if s.stage == rules.CHOOSING
        else 3,
        king=next(iter(_rank(s, seat, rules.THRONE)), None),
        fallen=None if s.fallen[seat] == rules.NONE else SLUGS[s.fallen[seat]],
        shield=next(iter(shield), None),
        queens=_rank(s, seat, rules.QUEENS),
        jacks=_rank(s, seat, rules.JACKS),
        front=tuple(character.name for character in _rank(s, seat, rules.front(s, seat))),
        hand=tuple(SLUGS[card] for card in cards) if len(cards) == s.hand_size[seat] else None,
        hand_size=s.hand_size[seat],
        counted=tuple(SLUGS[card] for card in members(s.counted[seat])),
        deck=tuple(SLUGS[card] for card in deck[::-1]) if len(deck) == s.deck_size[seat] else None,
        deck_size=s.deck_size[seat],
        discards=tuple(SLUGS[card] for card in discards),
        reformed=min(len(discards), rules.HAND * rules.kings(s)),
        shield_used=bool(s.shielded >> seat & 1),
        jokers_unseen=s.jokers - (s.discard[seat] >> JOKER) - len(shield),
    )


def _rank(s: State, seat: int, first: int) -> tuple[Character, ...]:
    """The characters of a rank that can be seen."""
    places = range(first, rules.rank_end(first))
    return tuple(_character(s, seat, place) for place in places if s.court[seat, place] >= 0)


def _character(s: State, seat: int, place: int) -> Character:
    card = s.court[seat, place]
    points, damage = rules.points(card), rules.damage(s, seat, place)
    return Character(
        name=named(seat, place),
        card=SLUGS[card],
        suit=SUITS[rules.suit_at(s, seat, place)],
        points=points,
        damage=damage,
        missing=points - damage,
        attacks=tuple(
            Attack(SLUGS[attack % COUNT], SEATS[attack // COUNT], rules.value(s, attack))
            for attack in stack(s, seat, place)
        ),
        rallied=None if place == rules.SHIELD else rules.points(KING) - damage,
    )


def _strike(s: State) -> Strike | None:
    if s.attack == rules.NONE:
        return None
    blow = _blow(s, s.attack, s.target, s.place)
    return Strike(blow.card, SEATS[s.turn], blow.target, blow.points, blow.destroys)


def _blows(s: State) -> tuple[Blow, ...]:
    """Each attack card of the player who acts on each character in a front rank (BA-5)."""
    if s.stage != rules.ACTING:
        return ()
    return tuple(
        _blow(s, card, seat, place)
        for card in hand(s, s.turn)
        if rules.is_attack_card(card)
        for seat in in_play(s)
        if seat != s.turn
        for place in range(rules.front(s, seat), rules.rank_end(rules.front(s, seat)))
        if s.court[seat, place] != rules.NONE
    )


def _blow(s: State, card: int, seat: int, place: int) -> Blow:
    character = s.court[seat, place]
    halved = rules.is_halved(card, rules.suit_at(s, seat, place))
    value = rules.full_value(card) // 2 if halved else rules.full_value(card)
    reached = rules.damage(s, seat, place) + value >= rules.points(character)
    return Blow(
        card=SLUGS[card],
        target=named(seat, place),
        barred=not rules.may_strike(s, card, seat, place),
        halved=halved,
        points=value,
        destroys=reached or rules.kills_outright(card, character),
    )


# What a state holds


def members(bag: int) -> list[int]:
    """The cards of a bag, by their numbers."""
    return [card for card in range(COUNT) if bag >> card & 1] + [JOKER] * (bag >> JOKER)


def hand(s: State, seat: int) -> list[int]:
    return [card for card in s.hand[seat] if card != rules.NONE]


def in_play(s: State) -> list[int]:
    """The seats that are still in."""
    return [seat for seat in range(s.players) if rules.plays_on(s, seat)]


def stack(s: State, seat: int, place: int) -> list[int]:
    """The attacks on a character, in the order in which they were played."""
    found = []
    attack = s.top[seat, place]
    while attack != rules.NONE:
        found.append(attack)
        attack = s.under[attack]
    return found[::-1]
