"""Heuristics of Battle For The Throne: everything is valued in points of life.

An attack takes points; a character, a shield, a King or a removed attack gives them. Cards cost nothing, since hands
are refilled at the end of the round: every useful card is played, the best first, and useless cards are discarded.
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
"""The weight of a choice by its value in points."""

PASSING = 1  # less than any card: cards held back keep better ones in the deck
FINISH = 6  # the bonus for destroying a character: it cannot be undone, and brings the attacker closer to the King
RALLIED = 16  # out of the 20 points of a King, who could charge instead
SHIELDING = 16
JESTING, SHIELDING_LATER = 8, 3  # the attack points worth a Joker; more while the Joker could be the shield
DULL = 6  # the expected value of a drawn card
WHOLE_LIFE = 20

# Prospects, in thousandths of the logarithm of the odds: rounded from fits to 16,000 games of 2, 3, 4 and 6 players,
# sampled from an earlier and softer `weigh`.
KING_POINT, SHIELD_POINT, SHIELD_TO_COME, TURN = 90, 65, 400, 110
CHARACTER, POINT = 310, 18
HELD_POINT, HELD_JOKER = 36, 460
NUMBER_POINT, HELD_KING, HELD_ACE = 86, 840, 530  # divided by the players: with more, one attack does less
NEXT_CARD, NEXT_ATTACK = 70, 330  # the cost of a card's room in the hand; the latter is divided by the players too

WHOLE = 1000
STEP = 50
ODDS = tuple(round(1_000_000 * exp(-steps * STEP / 1000)) for steps in range(140))
"""The odds of a seat by how many steps its prospects are behind the best."""


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
    """Prefer a court of one suit: cards of that suit are then worthless to the others, those of its colour half."""
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
    """The points it takes, less half of any surplus; destroying a character counts extra, and the King most of all."""
    left = left_of(s, seat, place)
    strength = strength_of(s, card, seat, place)
    if strength < left:
        return weight_of(strength)
    if place == THRONE:
        return BEST
    return weight_of(left + FINISH - (strength - left) // 2)


@rule
def weigh_rally(s: State, seat: int, place: int) -> int:
    """How many points more a King has than the character he replaces; none if that is a King too."""
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
    """Play the Jester to save the King, or if the attack costs more than a Joker is worth."""
    if action == rules.ACCEPT:
        return weight_of(JESTING if (s.shielded >> seat) & 1 == 1 else JESTING + SHIELDING_LATER)
    left = left_of(s, seat, s.place)
    strength = min(left, strength_of(s, s.attack, seat, s.place))
    if s.place == THRONE and strength == left:
        return BEST
    return weight_of(strength)


@rule
def weigh_mend(s: State, seat: int, action: int) -> int:
    """Prefer to remove the heaviest attack."""
    if action == rules.SKIP:
        return 1
    return weight_of(rules.value(s, s.top[seat, (action - rules.MEND) % PLACES]))


@rule
def weigh_discard(s: State, seat: int, action: int) -> int:
    """Discard the least useful card; none if all are better than an average draw."""
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
    """The most points that a number card would count on a character in a rival's front rank."""
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
    """The odds of each seat follow from the gap between its prospects and the best ones."""
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
    """Equal shares: before the courts are revealed nobody is ahead."""
    for seat in range(s.players):
        out[seat] = WHOLE // s.players


@rule
def prospects(s: State, seat: int) -> int:
    """How good a seat's position is: what is left of its court, its hand, and whether it is on turn."""
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
    """How much more a card in hand is worth than the next one that could be drawn in its place."""
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
    """Reopen the others' secret choices of their courts."""
    if s.stage != rules.CHOOSING:
        return
    for other in range(s.players):
        if other != seat:
            for place in (THRONE, QUEENS, rules.JACKS):
                s.court[other, place] = NONE
