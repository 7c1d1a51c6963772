"""What a seat knows of Battle For The Throne as numbers: courts, attacks, discards, its own hand, counted cards."""

from __future__ import annotations

from throneroom.engine.compiled import rule
from throneroom.engine.state import Cells
from throneroom.engine.tensor import Feature, amount, amounts, one_of, one_seat, size_of, some_of, some_seats, start_of
from throneroom.games.battle_for_the_throne.cards import COUNT, JACK, JOKER, KING, QUEEN
from throneroom.games.battle_for_the_throne.rules import (
    ATTACK_CARDS,
    HAND,
    LAST_ROUND,
    MOST_JOKERS,
    NONE,
    OVER,
    PLACES,
    QUEENS,
    SEATS,
    THRONE,
    UNKNOWN,
    State,
    points,
    value,
)

ALL_SEATS = (1 << SEATS) - 1
SUITS = 4
KINDS = COUNT + 1
"""The 52 cards and the Joker."""
CHARACTER = SUITS + 3
"""How many numbers describe a place of a court."""
LYING = 4
"""How many numbers describe an attack card."""
MOST_POINTS = 20
STRONGEST = 10

FEATURES = (
    Feature("seats", (SEATS,), "1 for each seat that is present, eliminated or not.", by_seat=True),
    Feature("number", (SEATS,), "1 for the observer's own number, p1 first: actions name seats by their numbers."),
    Feature("turn", (SEATS,), "1 for the seat that acts, or whose end of the round it is.", by_seat=True),
    Feature("target", (SEATS,), "1 for the seat that is struck; then for the one that may draw or must discard for it.",
         by_seat=True),
    Feature("first", (SEATS,), "1 for the seat that began the round.", by_seat=True),
    Feature("shielded", (SEATS,), "1 for each seat that has already used its shield.", by_seat=True),
    Feature("deck_size", (SEATS,), "How many cards the deck has, as a share of 56.", by_seat=True),
    Feature("hand_size", (SEATS,), "How many cards the hand has, as a share of 6.", by_seat=True),
    Feature("fallen", (SEATS, SUITS), "1 for the suit of the King that an eliminated seat lost.", by_seat=True),
    Feature("stage", (OVER,), "One 1: courts are chosen, a turn, the answer to an attack, the draw after a loss, the "
            "discard for it, the discard at the end of a round, an exhausted deck, a mending; zeros once it is over."),
    Feature("hand", (KINDS,), "1 for each card in the observer's hand; the Jokers as a share of 4."),
    Feature("counted", (SEATS, KINDS), "The same for cards that everybody knows to be in the hand.", by_seat=True),
    Feature("discard", (SEATS, KINDS), "The same for the discard pile.", by_seat=True),
    Feature("court", (SEATS, PLACES, CHARACTER),
            "For each place, seven Jacks, seven Queens, throne and shield: a 1 for the suit, then points, damage (both "
            "divided by 20) and the value of the last attack (divided by 10). A choice that is not shown yet has "
            "points and no suit.",
            by_seat=True),
    Feature("attacks", (SEATS, ATTACK_CARDS, LYING), "For each attack card of the seat that lies on a character: that "
            "character's seat (the observer 1/6, the next seat 2/6, ...) and place (1/16 to 1), the position in the "
            "pile (1 on top, then 1/2, 1/3, ...), and 1 if it counts half; zeros for other cards.", by_seat=True),
    Feature("attack", (COUNT,), "1 for the attack card that waits for an answer."),
    Feature("place", (PLACES,), "1 for the place that it strikes."),
    Feature("passes", (1,), "Consecutive passes, as a share of 6."),
    Feature("round", (1,), "Rounds begun, as a share of 100."),
    Feature("jokers", (1,), "Jokers in each deck, as a share of 4."),
)  # fmt: skip
SIZE = size_of(FEATURES)
COUNTED, DISCARD, COURT, ATTACKS, ATTACK = (
    start_of(FEATURES, name) for name in ("counted", "discard", "court", "attacks", "attack")
)
HALF = SEATS // 2
STARTS = (
    0, *range(COUNTED, COURT, HALF * KINDS), *range(COURT, ATTACKS, PLACES * CHARACTER),
    *range(ATTACKS, ATTACK, ATTACK_CARDS * LYING), ATTACK, SIZE,
)  # fmt: skip
"""The sections: the beginning, the bags of three seats each, the court of each seat, its attacks, the end."""
BAGS, COURTS, OWNERS = 1, 5, 5 + SEATS
END = OWNERS + SEATS
EVERYBODY = -1
NOBODY = -2


@rule
def observe(s: State, seat: int, out: Cells) -> None:
    observe_beginning(s, seat, out, 0)
    bags(s, s.counted, seat, 0, SEATS, out, COUNTED)
    bags(s, s.discard, seat, 0, SEATS, out, DISCARD)
    for n in range(s.players):
        observe_court(s, seat, n, EVERYBODY, out, COURT + n * PLACES * CHARACTER, ATTACKS)
    observe_end(s, out, ATTACK)


@rule
def observe_section(s: State, seat: int, section: int, out: Cells) -> None:
    if section < BAGS:
        observe_beginning(s, seat, out, 0)
    elif section < COURTS:
        first = (section - BAGS) % 2 * HALF
        bags(s, s.counted if section < BAGS + 2 else s.discard, seat, first, first + HALF, out, 0)
    elif section < OWNERS:
        observe_court(s, seat, section - COURTS, NOBODY, out, 0, 0)
    elif section < END:
        observe_attacks(s, seat, section - OWNERS, out, 0)
    else:
        observe_end(s, out, 0)


@rule
def observe_beginning(s: State, seat: int, out: Cells, at: int) -> None:
    at = observe_seats(s, seat, out, at)
    at = one_of(out, at, s.stage, OVER)
    bag_of(hand_bag(s, seat), out, at)


@rule
def observe_end(s: State, out: Cells, at: int) -> None:
    at = one_of(out, at, s.attack, COUNT)
    at = one_of(out, at, s.place, PLACES)
    at = amount(out, at, s.passes, SEATS)
    at = amount(out, at, s.round_number, LAST_ROUND)
    amount(out, at, s.jokers, MOST_JOKERS)


@rule
def observe_seats(s: State, seat: int, out: Cells, at: int) -> int:
    at = some_seats(out, at, ALL_SEATS, seat, s.players, SEATS)
    at = one_of(out, at, seat, SEATS)
    at = one_seat(out, at, s.turn, seat, s.players, SEATS)
    at = one_seat(out, at, s.target, seat, s.players, SEATS)
    at = one_seat(out, at, s.first, seat, s.players, SEATS)
    at = some_seats(out, at, s.shielded, seat, s.players, SEATS)
    at = amounts(out, at, s.deck_size, seat, s.players, COUNT + MOST_JOKERS)
    at = amounts(out, at, s.hand_size, seat, s.players, HAND + 1)
    for n in range(s.players):
        king = s.fallen[(seat + n) % s.players]
        one_of(out, at + n * SUITS, king % SUITS if king != NONE else NONE, SUITS)
    return at + SEATS * SUITS


@rule
def hand_bag(s: State, seat: int) -> int:
    bag = 0
    for n in range(s.hand_size[seat]):
        bag += 1 << s.hand[seat, n]
    return bag


@rule
def bag_of(bag: int, out: Cells, at: int) -> int:
    at = some_of(out, at, bag, COUNT)
    return amount(out, at, bag >> JOKER, MOST_JOKERS)


@rule
def bags(s: State, of_seats: Cells, seat: int, first: int, end: int, out: Cells, at: int) -> None:
    for n in range(first, min(end, s.players)):
        bag_of(of_seats[(seat + n) % s.players], out, at + (n - first) * KINDS)


@rule
def observe_court(s: State, seat: int, n: int, whose: int, out: Cells, at: int, attacks: int) -> None:
    """The characters of the n-th seat from the observer, and the attacks that lie on them, as in `observe_pile`."""
    if n >= s.players:
        return
    owner = (seat + n) % s.players
    for place in range(PLACES):
        character = s.court[owner, place]
        at = one_of(out, at, character % SUITS if 0 <= character < JOKER else NONE, SUITS)
        at = amount(out, at, worth(character, place), MOST_POINTS)
        at = amount(out, at, observe_pile(s, seat, n, place, whose, out, attacks), MOST_POINTS)
        last = s.top[owner, place]
        at = amount(out, at, value(s, last) if last != NONE else 0, STRONGEST)


@rule
def observe_attacks(s: State, seat: int, whose: int, out: Cells, at: int) -> None:
    """The attacks of one seat, counted from the observer."""
    if whose < s.players:
        for n in range(s.players):
            for place in range(PLACES):
                observe_pile(s, seat, n, place, whose, out, at - whose * ATTACK_CARDS * LYING)


@rule
def worth(character: int, place: int) -> int:
    """The points of a character; one that is chosen but not shown yet (BA-1) has the rank of its place."""
    if character == NONE:
        return 0
    if character == UNKNOWN:
        character = KING if place == THRONE else QUEEN if place == QUEENS else JACK
    return points(character)


@rule
def observe_pile(s: State, seat: int, n: int, place: int, whose: int, out: Cells, at: int) -> int:
    """Write where each attack on a character of the n-th seat lies, from the top down; returns the damage.

    Only those of the seat `whose` are written, counted from the observer; or EVERYBODY's or NOBODY's.
    """
    damage = 0
    attack = s.top[(seat + n) % s.players, place]
    for depth in range(1, SEATS * ATTACK_CARDS + 1):
        if attack == NONE:
            break
        owner = (attack // COUNT - seat + s.players) % s.players
        card = attack % COUNT
        if owner == (owner if whose == EVERYBODY else whose):
            lying = at + (owner * ATTACK_CARDS + (card if card < JACK else card - (KING - JACK))) * LYING
            amount(out, lying, n + 1, SEATS)
            amount(out, lying + 1, place + 1, PLACES)
            amount(out, lying + 2, 1, depth)
            amount(out, lying + 3, (s.halved[attack // COUNT] >> card) & 1, 1)
        damage += value(s, attack)
        attack = s.under[attack]
    return damage
