"""The rules of Throne and the Grail (TG-1 to TG-14) over a state: hidden hands, one open Line, four rounds.

Cards are known by their faces: a card's number is also the action that plays it.
"""

from __future__ import annotations

from throneroom.engine import fields
from throneroom.engine.chance import pick, shuffle, wipe_key
from throneroom.engine.compiled import rule, unrolled
from throneroom.engine.declared import GameState, Matrix, Vector, layout
from throneroom.engine.dice import guess_key, tumble
from throneroom.engine.state import Cells
from throneroom.engine.verbs import Verb, Verbs, card_of
from throneroom.games.throne_and_grail.cards import (
    COPIES,
    COUNT,
    EVERY_FACE,
    FACES,
    GRAIL,
    MINUS,
    MINUSES,
    NUMBERED,
    PLUS,
)

SEATS = 2
DECK, START = range(2)  # the random events (TG-1, TG-2)
CHANCE = (("deck", EVERY_FACE), ("start", None))
NONE = fields.NONE

ROUNDS = 4
HAND = 5  # cards dealt to each seat, each round
REACH = 5  # cards that a take reaches
AWAY = 3  # cards put away for the whole game
OPENING = 2  # cards that open the Line
LONGEST = 20  # cards in the Line: never more than ten are left at the end of a round, and ten are played in one


class State(GameState, seats=SEATS):
    """What lies in front of each seat, the Line, the hands, and the deck that nobody sees."""

    taken: Matrix = fields.counts(EVERY_FACE, MINUSES, by_seat=True)
    """What lies in front of each seat; all minus cards of a box may be alike."""
    deck: Vector = fields.card(EVERY_FACE, size=COUNT, hidden_from="all")
    """In the order of dealing, the three put away first; NONE for a card that has left the deck."""
    numbered: Vector = fields.kind(EVERY_FACE, size=NUMBERED)
    """The plus and minus cards of this box, by their numbers."""
    line: Vector = fields.pile(EVERY_FACE, LONGEST)
    """Starting at the draw pile."""
    hand: Matrix = fields.pile(EVERY_FACE, HAND, by_seat=True, hidden_from="others", ordered=False)
    held: Vector = fields.number(0, HAND, by_seat=True)
    """Cards in each hand, which everybody knows."""
    took: Vector = fields.flag(by_seat=True)
    """Whether a seat has taken in this round."""
    length: int = fields.number(0, LONGEST)
    """The length of the Line."""
    rounds: int = fields.number(1, ROUNDS)
    """Rounds begun so far, including the current one."""
    turn: int = fields.seat()
    """The seat that decides, NONE once the game is over."""


STATE = layout(State)

VERBS = Verbs(SEATS, Verb("play", card_of(EVERY_FACE)), Verb("take"))  # a card's number is the action that plays it
_, TAKE = VERBS.first
ACTIONS = CHOICES = VERBS.count

MOST_DECISIONS = ROUNDS * SEATS * (HAND + 1)  # TG-3: in each round each seat has five plays and one take


# The deal


@rule
def deal(s: State, players: int, options: Cells) -> None:
    """TG-1, TG-2: three cards away, five to each seat, two to the Line; the starting seat is drawn."""
    sort_box(s, options)
    fill_deck(s)
    shuffle(s, DECK, 0, s.deck, COUNT)
    for seat in range(SEATS):
        deal_hand(s, seat, AWAY + HAND * seat)
        for card in range(FACES):
            s.taken[seat, card] = 0
    for n in range(LONGEST):
        s.line[n] = NONE
    for n in range(OPENING):
        s.line[n] = s.deck[AWAY + HAND * SEATS + n]
        s.deck[AWAY + HAND * SEATS + n] = NONE
    s.length = OPENING
    s.rounds = 1
    s.turn = pick(s, START, 0, SEATS)
    s.players = players


@rule
def sort_box(s: State, options: Cells) -> None:
    """Write the plus and minus cards of this box in the order of their numbers, whatever the order in the options."""
    for n in range(NUMBERED):
        card = numbered_card(options[n])
        place = n
        while place > 0 and s.numbered[place - 1] > card:
            s.numbered[place] = s.numbered[place - 1]
            place -= 1
        s.numbered[place] = card


@rule
def numbered_card(value: int) -> int:
    """The plus or minus card with this number on it."""
    return PLUS + value if value > 0 else MINUS - value


@rule
def fill_deck(s: State) -> None:
    """All cards of the box, in the order of their numbers."""
    n = 0
    for card in range(GRAIL + 1):
        for _ in range(COPIES[card]):
            s.deck[n] = card
            n += 1
    for other in range(NUMBERED):
        s.deck[n + other] = s.numbered[other]


@rule
def deal_hand(s: State, seat: int, first: int) -> None:
    """Deal five cards of the deck to a seat at the beginning of a round."""
    fill_hand(s, seat, first, HAND)
    for n in range(HAND):
        s.deck[first + n] = NONE
    s.held[seat] = HAND
    s.took[seat] = 0


@unrolled
def fill_hand(s: State, seat: int, first: int, count: int) -> None:
    """Copy cards of the deck into a hand, sorted by number: the order in which they were dealt has no meaning."""
    for n in range(count):
        card = s.deck[first + n]
        place = 0
        for other in range(count):
            if s.deck[first + other] < card or (s.deck[first + other] == card and other < n):
                place += 1
        s.hand[seat, place] = card


@rule
def pile_top(s: State) -> int:
    """Where in the deck the draw pile begins: what lay before it has been dealt."""
    return AWAY + OPENING + HAND * SEATS * s.rounds


# Turns


@rule
def waiting(s: State) -> int:
    return 0 if s.turn == NONE else 1 << s.turn


@rule
def sealed(s: State) -> int:
    """Nothing in this game is decided in secret."""
    return 0


@rule
def may_take(s: State, seat: int) -> bool:
    """TG-5: once a round, and there must be something to take."""
    return s.took[seat] == 0 and s.length > 0


@rule
def legal(s: State, seat: int, out: Cells) -> int:
    """TG-3 to TG-6: any card of the hand, equal cards being one choice (TG-1), or the take."""
    count = 0
    last = NONE
    for n in range(s.held[seat]):
        card = s.hand[seat, n]
        if card != last:
            count += 1
        out[count - 1] = card  # an equal card overwrites the one before it
        last = card
    if may_take(s, seat):
        out[count] = TAKE
        count += 1
    return count


@rule
def apply(s: State, seat: int, action: int) -> None:
    if action == TAKE:
        take(s, seat)
        if s.taken[seat, GRAIL] == COPIES[GRAIL]:  # TG-9: at once, without counting points
            s.turn = NONE
            return
    else:
        play(s, seat, action)
    if s.held[0] + s.held[1] == 0 and s.took[0] + s.took[1] == SEATS:
        end_round(s)
    else:
        s.turn = 1 - seat  # TG-3


@rule
def play(s: State, seat: int, card: int) -> None:
    """TG-4: from the hand to the end of the Line; the hand closes up."""
    gone = 0
    for n in range(HAND - 1):
        if s.hand[seat, n] == card:
            gone = 1
        s.hand[seat, n] = s.hand[seat, n + gone]
    s.hand[seat, HAND - 1] = NONE
    s.held[seat] -= 1
    s.line[s.length] = card
    s.length += 1


@rule
def reach(s: State) -> int:
    """TG-5: where in the Line a take begins: five from its end, or at its beginning if it is shorter."""
    return max(s.length - REACH, 0)


@rule
def take(s: State, seat: int) -> None:
    """TG-5, TG-8: the end of the Line goes in front of the seat and stays there."""
    first = reach(s)
    for n in range(first, s.length):
        s.taken[seat, s.line[n]] += 1
        s.line[n] = NONE
    s.length = first
    s.took[seat] = 1


@rule
def end_round(s: State) -> None:
    """TG-7, TG-2: new hands, the Line stays; the seat that had the last turn was second, so it starts now."""
    if s.rounds == ROUNDS:
        s.turn = NONE
        return
    top = pile_top(s)
    for seat in range(SEATS):
        deal_hand(s, seat, top + HAND * seat)
    s.rounds += 1


# The end


@rule
def majority(s: State, seat: int, card: int) -> int:
    """TG-10: the seat with more copies of an Influence scores its number once."""
    return 5 + card if s.taken[seat, card] > s.taken[1 - seat, card] else 0


@rule
def sets(s: State, seat: int) -> int:
    """TG-11: complete sets of 5, 6, 7 and 8."""
    fewest = s.taken[seat, 0]
    for card in range(1, GRAIL):
        fewest = min(fewest, s.taken[seat, card])
    return fewest


@rule
def numbers(s: State, seat: int) -> int:
    """TG-12: what the plus and minus cards add up to."""
    total = 0
    for value in range(1, MINUS - PLUS + 1):
        total += value * (s.taken[seat, PLUS + value] - s.taken[seat, MINUS + value])
    return total


@rule
def points(s: State, seat: int) -> int:
    """TG-10 to TG-12: the points of the cards in front of a seat if the game ended now; Grails count nothing."""
    total = 5 * sets(s, seat) + numbers(s, seat)
    for card in range(GRAIL):
        total += majority(s, seat, card)
    return total


@rule
def crowned(s: State) -> int:
    """TG-9: the seat that has taken all Grails, or NONE."""
    for seat in range(SEATS):
        if s.taken[seat, GRAIL] == COPIES[GRAIL]:
            return seat
    return NONE


@rule
def standing(s: State, out: Cells) -> None:
    """TG-9, TG-13: all Grails, or else more points; equal points are a draw."""
    king = crowned(s)
    lead = points(s, 0) - points(s, 1) if king == NONE else 1 - 2 * king
    out[0] = 1 if lead >= 0 else 0
    out[1] = 1 if lead <= 0 else 0


# What a seat knows


@rule
def hide(s: State, seat: int) -> None:
    """TG-1: other hands, the draw pile and the three put away are unknown until the game is over."""
    wipe_key(s)
    if s.turn == NONE:
        return
    for n in range(COUNT):
        s.deck[n] = NONE
    for other in range(SEATS):
        if other != seat:
            for n in range(HAND):
                s.hand[other, n] = NONE


@rule
def guess(s: State, seat: int, dice: Cells) -> None:
    """Redeal the cards that the seat has not seen: three away, hands, draw pile; every deal is equally likely."""
    guess_key(s, dice)
    if s.turn == NONE:
        return
    count = gather_unseen(s, seat)
    tumble(dice, s.deck, count)
    top = pile_top(s)
    for n in range(COUNT - top):  # from the bottom of the pile, so that no card is overwritten before it has moved
        s.deck[COUNT - 1 - n] = s.deck[count - 1 - n]
    first = AWAY
    for other in range(SEATS):
        if other != seat:
            fill_hand(s, other, first, s.held[other])
            first += s.held[other]
    for n in range(AWAY, top):
        s.deck[n] = NONE


@rule
def gather_unseen(s: State, seat: int) -> int:
    """Write the cards that the seat has not seen to the beginning of the deck; returns their number."""
    count_seen(s, seat, 1)
    count = 0
    for card in range(GRAIL + 1):
        for _ in range(COPIES[card] - s.taken[0, card] - s.taken[1, card]):
            s.deck[count] = card
            count += 1
    copy = 0
    for n in range(NUMBERED):
        card = s.numbered[n]
        copy = copy + 1 if n > 0 and s.numbered[n - 1] == card else 0
        if copy >= s.taken[0, card] + s.taken[1, card]:
            s.deck[count] = card
            count += 1
    count_seen(s, seat, -1)
    return count


@rule
def count_seen(s: State, seat: int, by: int) -> None:
    """Temporarily count the Line and the seat's own hand as taken cards (`by` 1), or stop doing so (`by` -1)."""
    for n in range(s.length):
        s.taken[0, s.line[n]] += by
    if seat >= 0:
        for n in range(s.held[seat]):
            s.taken[0, s.hand[seat, n]] += by
