"""What a choice and a position of Battle For The Throne look like at a glance: everything is worth points of life.

An attack takes them, a character, a shield, a King or a mended wound gives them. Cards cost nothing, since hands are
full again at the end of the round: whatever does any good is played, the best first, and dead cards are thrown away.
"""

from __future__ import annotations

from math import exp

from throneroom.engine.compiled import rule
from throneroom.engine.state import Cells
from throneroom.games.battle_for_the_throne import rules
from throneroom.games.battle_for_the_throne.cards import ACE, JACK, JOKER, KING
from throneroom.games.battle_for_the_throne.rules import NONE, PLACES, QUEENS, SHIELD, THRONE, State

EXPLORATION, DOUBT, HORIZON = 0.4, 0.0, 8

BEST = 100_000
MOST = 40
WEIGHTS = tuple(min(BEST, 30 + worth**4 // 2) for worth in range(MOST + 1))
"""How likely a choice is that is worth so many points."""

PASSING = 1  # less than any card: held cards keep better ones in the deck
FINISH = 6  # what it adds to destroy a character: nothing can mend it, and the way to the King is shorter
RALLIED = 16  # of the 20 points of a King, who could charge instead
SHIELDING = 16
JESTING, SHIELDING_LATER = 8, 3  # an attack that takes as much is worth a Joker; more while it could be the shield
DULL = 6  # what a drawn card may be worth
WHOLE_LIFE = 20

# Prospects, in thousandths of the logarithm of the odds: rounded from fits to 16,000 games of 2, 3, 4 and 6 players,
# sampled from an earlier and softer `weigh`.
KING_POINT, SHIELD_POINT, SHIELD_TO_COME, TURN = 90, 65, 400, 110
CHARACTER, POINT = 310, 18
HELD_POINT, HELD_JOKER = 36, 460
NUMBER_POINT, HELD_KING, HELD_ACE = 86, 840, 530  # shared by the players: the more there are, the less one attack does
NEXT_CARD, NEXT_ATTACK = 70, 330  # what a card takes from the hand's room for the next one; the latter is shared too

WHOLE = 1000
STEP = 50
ODDS = tuple(round(1_000_000 * exp(-steps * STEP / 1000)) for steps in range(140))
"""The odds of a seat whose prospects are so many steps behind the best."""


@rule
def weigh(s: State, seat: int, actions: Cells, count: int, out: Cells) -> None:
    for n in range(count):
        out[n] = weigh_choice(s, seat, actions[n])


@rule
def weigh_choice(s: State, seat: int, action: int) -> int:
    if s.stage == rules.ACTING:
        return weigh_turn(s, seat, action)
    if s.stage == rules.ANSWERING:
        return weigh_answer(s, seat, action)
    if s.stage == rules.CHOOSING:
        return weigh_suit(s, seat, action)
    if s.stage == rules.MENDING:
        return weigh_mend(s, seat, action)
    if s.stage == rules.TRIMMING or s.stage == rules.DISCARDING:
        return weigh_discard(s, seat, action)
    return BEST if action == rules.DRAW or action == rules.REFORM else 1


@rule
def weight_of(worth: int) -> int:
    return WEIGHTS[min(max(worth, 0), MOST)]


@rule
def weigh_suit(s: State, seat: int, action: int) -> int:
    """A court of one suit: then the cards of that suit are worth nothing to the others, those of its colour half."""
    king = s.court[seat, THRONE]
    return 100 if king == NONE or king % 4 == (action - rules.CHOOSE) % 4 else 1


@rule
def weigh_turn(s: State, seat: int, action: int) -> int:
    if action < rules.HEAL:
        return weigh_attack(s, rules.attack_card(action), rules.seat_of(action), action % PLACES)
    if action < rules.RALLY:
        return weight_of(rules.damage(s, seat, THRONE))
    if action < rules.RAISE_SHIELD:
        return weigh_rally(s, seat, (action - rules.RALLY) % PLACES)
    if action == rules.RAISE_SHIELD:
        return weight_of(SHIELDING)
    if action < rules.PASS:
        return weight_of(10 if action < rules.DEPLOY + 4 else 15)
    return PASSING


@rule
def weigh_attack(s: State, card: int, seat: int, place: int) -> int:
    """The points it takes; a death counts more, half of the surplus is a pity, and the King's death is all."""
    left = left_of(s, seat, place)
    strength = strength_of(s, card, seat, place)
    if strength < left:
        return weight_of(strength)
    if place == THRONE:
        return BEST
    return weight_of(left + FINISH - (strength - left) // 2)


@rule
def weigh_rally(s: State, seat: int, place: int) -> int:
    """The points that a King has more than the one he stands in for; another King has none."""
    return PASSING if rules.is_king(s.court[seat, place]) else weight_of(RALLIED - rules.points(s.court[seat, place]))


@rule
def left_of(s: State, seat: int, place: int) -> int:
    """The points that a character has left."""
    return rules.points(s.court[seat, place]) - rules.damage(s, seat, place)


@rule
def strength_of(s: State, card: int, seat: int, place: int) -> int:
    """The points that an attack card would count on a character."""
    if rules.kills_outright(card, s.court[seat, place]):
        return left_of(s, seat, place)
    full = rules.full_value(card)
    return full // 2 if rules.is_halved(card, rules.suit_at(s, seat, place)) else full


@rule
def weigh_answer(s: State, seat: int, action: int) -> int:
    """The Jester is for the death of the King and for what costs more than a Joker is worth."""
    if action == rules.ACCEPT:
        return weight_of(JESTING if (s.shielded >> seat) & 1 == 1 else JESTING + SHIELDING_LATER)
    left = left_of(s, seat, s.place)
    strength = min(left, strength_of(s, s.attack, seat, s.place))
    if s.place == THRONE and strength == left:
        return BEST
    return weight_of(strength)


@rule
def weigh_mend(s: State, seat: int, action: int) -> int:
    """The heaviest attack that can be lifted."""
    if action == rules.SKIP:
        return 1
    return weight_of(rules.value(s, s.top[seat, (action - rules.MEND) % PLACES]))


@rule
def weigh_discard(s: State, seat: int, action: int) -> int:
    """The dullest card goes; none, if all are better than what may be drawn for it."""
    if action == rules.KEEP:
        return weight_of(WHOLE_LIFE - DULL)
    return weight_of(WHOLE_LIFE - use_of(s, seat, action - rules.DISCARD))


@rule
def use_of(s: State, seat: int, card: int) -> int:
    """What a card in hand is good for, in points."""
    if JACK <= card < KING:
        return rules.points(card)
    if card == JOKER:
        return SHIELDING
    if card >= KING:
        return 10
    most = 0
    for rival in range(s.players):
        if rival != seat and rules.plays_on(s, rival):
            most = max(most, most_harm(s, card, rival))
    return most


@rule
def most_harm(s: State, card: int, rival: int) -> int:
    """The most that a number would count on a character of a rival's foremost rank."""
    most = 0
    place = rules.front(s, rival)
    end = rules.rank_end(place)
    while place < end and s.court[rival, place] != NONE:
        if rules.may_strike(s, card, rival, place):
            most = max(most, strength_of(s, card, rival, place))
        place += 1
    return most


@rule
def evaluate(s: State, out: Cells) -> None:
    """The odds of the seats follow from how their prospects differ from the best ones."""
    if s.stage == rules.CHOOSING:
        share_alike(s, out)
        return
    most = 0
    for seat in range(s.players):
        out[seat] = prospects(s, seat) if rules.plays_on(s, seat) else 0
        most = max(most, out[seat])
    whole = 0
    for seat in range(s.players):
        behind = (most - out[seat]) // STEP
        out[seat] = ODDS[min(behind, len(ODDS) - 1)] if rules.plays_on(s, seat) else 0
        whole += out[seat]
    for seat in range(s.players):
        out[seat] = WHOLE * out[seat] // whole


@rule
def share_alike(s: State, out: Cells) -> None:
    """Before the courts are revealed nobody is ahead."""
    for seat in range(s.players):
        out[seat] = WHOLE // s.players


@rule
def prospects(s: State, seat: int) -> int:
    """How well a seat stands: what is left of its court, what its hand holds, and whether it is on turn."""
    worth = KING_POINT * left_of(s, seat, THRONE)
    if s.court[seat, SHIELD] != NONE:
        worth += SHIELD_POINT * left_of(s, seat, SHIELD)
    if (s.shielded >> seat) & 1 == 0:
        worth += SHIELD_TO_COME
    if s.turn == seat and s.stage == rules.ACTING:
        worth += TURN
    for place in range(THRONE):
        if s.court[seat, place] != NONE:
            worth += CHARACTER + POINT * left_of(s, seat, place)
    for n in range(s.hand_size[seat]):
        worth += prospect_of(s, seat, s.hand[seat, n])
    return worth


@rule
def prospect_of(s: State, seat: int, card: int) -> int:
    """What a card in hand is worth beyond the next one that could be drawn in its place."""
    next_card = NEXT_CARD + NEXT_ATTACK // s.players
    if card < JACK:
        return NUMBER_POINT * use_of(s, seat, card) // s.players - next_card
    if card < KING:
        return HELD_POINT * rules.points(card) - next_card
    if card == JOKER:
        return HELD_JOKER - next_card
    return (HELD_KING if card < ACE else HELD_ACE) // s.players - next_card


@rule
def reopen(s: State, seat: int) -> None:
    """Courts that others have chosen are chosen anew."""
    if s.stage != rules.CHOOSING:
        return
    for other in range(s.players):
        if other != seat:
            for place in (THRONE, QUEENS, rules.JACKS):
                s.court[other, place] = NONE
