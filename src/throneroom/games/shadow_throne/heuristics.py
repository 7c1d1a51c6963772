"""Heuristics of Shadow Throne: which faction will win the battle, and who sides with it.

Values are in hundredths of influence, the power of factions in tenths. The numbers were found by letting thousands
of variations play against each other.
"""

from __future__ import annotations

from math import exp
from typing import TypeAlias

from throneroom.engine.compiled import rule
from throneroom.engine.state import Cells
from throneroom.games.shadow_throne.beliefs import POOL
from throneroom.games.shadow_throne.cards import (
    CHURCH,
    COMMONER,
    CONSOLATION,
    EMPIRE,
    FACTION,
    GOLD,
    INFLUENCE,
    KINDS,
    PICUREAS,
    POWER,
    QUEEN_ELETHERIA,
    RANK,
    REBELS,
    THAVNA,
)
from throneroom.games.shadow_throne.piles import NONE, UNKNOWN, size
from throneroom.games.shadow_throne.rules import (
    DEAD,
    DRAFT,
    EXTRA,
    FACE_DOWN,
    KEEP,
    LINE,
    NO_EXTRA,
    STAYED,
    WAVE,
    WAVES,
    State,
    faction,
    fighters,
    hush_money,
    lives,
)

EXPLORATION, DOUBT, HORIZON = 1.5, 0.1, 20

Sides: TypeAlias = tuple[int, int, int]
"""A number for the Empire, the Rebels and the Church."""

STEPS = 16
FADING = tuple(round(1024 * exp(-n / STEPS)) for n in range(8 * STEPS))
"""What is left of 1024 after each number of steps."""
HEAVIEST = 97
"""Times 1024: the weight of the best choice."""
BOLDNESS = 60
"""A choice worth this much less than the best is e times less likely."""

WORTH = (
    179, 163, 100, 198, 47, 211, 248, 219, 305,
    172, 128, 103, 81, 105, 195, 191, 212, 308,
    176, 71, 121, 53, 44, 165, 87, 116, 195,
)  # fmt: skip
"""The value of a card in the pool, by kind."""
PROMISE = 2
"""The bonus per influence of a card and power of its faction in hand."""
DEBT = 22
"""The penalty for each gold that the cards in hand cost beyond what the seat has."""

REACH = (0, 0, 0, 0, 12, 0, 0, 3, 5, 0, 0, 0, 0, 4, 0, 9, 1, 2, 0, 0, 0, 0, 9, -3, 8, 0, 22)
"""By kind: what an ability does to the balance of power in a battle with two rivals."""
HEAT = (60, 17, 17, 14, 11)
"""The power that makes a faction e times as likely to win, by wave (0 before the first)."""
HOPE = 90
"""Per cent of the influence in hand that counts as if it were in the battle, as far as waves are left to play it."""
RIVALRY = 90
"""Per cent of the rivals' average influence that counts."""
ENOUGH, GOLD_WORTH, SPARE_GOLD_WORTH = 6, 50, 32
"""The value of gold up to a limit and beyond it."""
CONSOLATION_WORTH = 32
HELD_POWER = 40
"""Per cent of the power in hand that counts as if it were in the battle."""
CALM, DISTANCE = 160, 12
"""The lead that makes a seat e times as likely to win, plus this per cent of what the leader still needs."""
LAST_BATTLE, LAST_GOLD = 6, 79
"""This near to the target, the battle may be the last, and gold is worth only this per cent."""


@rule
def weigh(s: State, seat: int, actions: Cells, count: int, out: Cells) -> None:
    if s.stage == DRAFT:
        weigh_pool(s, seat, actions, count, out)
    elif s.stage == KEEP:
        for n in range(count):
            out[n] = WORTH[actions[n] % KINDS] - debt(s.gold[seat] + GOLD[actions[n] % KINDS])
    else:
        weigh_wave(s, seat, actions, count, out)
    make_weights(count, out)


@rule
def make_weights(count: int, out: Cells) -> None:
    """Give the best choice the full weight, and the others less by their distance from it."""
    best = out[0]
    for n in range(1, count):
        best = max(best, out[n])
    for n in range(count):
        out[n] = max(1, HEAVIEST * faded(best - out[n], BOLDNESS))


@rule
def faded(gap: int, heat: int) -> int:
    """How much of 1024 is left at a distance: divided by e for each `heat`."""
    step = gap * STEPS // heat
    return FADING[step] if step < len(FADING) else 0


@rule
def plus(sides: Sides, side: int, amount: int) -> Sides:
    """The same with `amount` added for one side."""
    return (
        sides[EMPIRE] + (amount if side == EMPIRE else 0),
        sides[REBELS] + (amount if side == REBELS else 0),
        sides[CHURCH] + (amount if side == CHURCH else 0),
    )


# The pool


@rule
def weigh_pool(s: State, seat: int, actions: Cells, count: int, out: Cells) -> None:
    """A card has its own value, plus more for its faction's power in hand, less if it is hard to pay for."""
    purse = s.gold[seat] + 0
    allies = (0, 0, 0)
    for other in range(s.players):
        if s.laid[other, STAYED] != NONE:
            allies = plus(allies, REBELS, 10 * POWER[s.laid[other, STAYED]])
    n = 0
    while n < POOL and s.hand[seat, n] != NONE:
        card = s.hand[seat, n]
        purse += GOLD[card]
        allies = plus(allies, FACTION[card], might(s, card))
        n += 1
    for n in range(count):
        card = actions[n] % KINDS
        promise = PROMISE * INFLUENCE[card] * allies[FACTION[card]] // 10
        out[n] = WORTH[card] + promise - debt(purse + GOLD[card])


@rule
def debt(purse: int) -> int:
    return DEBT * max(-purse, 0)


# The battle


@rule
def weigh_wave(s: State, seat: int, actions: Cells, count: int, out: Cells) -> None:
    """What the battle will bring to the seat if a card joins it."""
    strength = power_in_play(s)
    hope = HOPE * (WAVES - s.wave) // max(size(s.hand[seat]) - 1, 1)
    stake = with_hand(s, seat, stakes(s, seat), hope)
    heat = HEAT[s.wave]
    value = LAST_GOLD if leader(s) >= s.target - LAST_BATTLE else 100
    for n in range(count):
        card = actions[n] % KINDS
        price = GOLD[card] - (0 if s.stage == EXTRA else hush_money(s, seat, card))
        if actions[n] == NO_EXTRA:
            out[n] = outcome(strength, stake, heat)
        elif s.gold[seat] + price < 0:  # ST-7
            out[n] = outcome(strength, stake, heat) + gain(s.gold[seat], 1) * value // 100
        else:
            joined = plus(strength, FACTION[card], impact(s, seat, card, price))
            backed = staked(stake, card, FACTION[card], (100 - hope) * INFLUENCE[card])
            out[n] = outcome(joined, backed, heat) + gain(s.gold[seat], price) * value // 100


@rule
def impact(s: State, seat: int, card: int, price: int) -> int:
    """What a card does to the balance of power in the wave that is fought now."""
    if card == QUEEN_ELETHERIA:
        return might(s, card) + 10 * rebel_commoners(s)  # ST-15
    if card == THAVNA and s.gold[seat] + price <= 1:
        return might(s, card) + 30  # ST-19
    if card == PICUREAS and s.wave == WAVES:
        return 10 * POWER[card]  # ST-14
    if FACTION[card] == REBELS and s.wave > 1 and (fighters(s, s.wave - 1) >> PICUREAS) & 1 == 1:
        return might(s, card) + 10
    return might(s, card)


@rule
def might(s: State, card: int) -> int:
    """The same, estimated before the wave."""
    return 10 * POWER[card] + REACH[card] * (s.players - 1) // 2


@rule
def rebel_commoners(s: State) -> int:
    """How many Rebel commoners are alive."""
    count = 0
    for seat in range(s.players):
        for place in range(1, LINE):
            if lives(s, seat, place) and faction(s, seat, place) == REBELS and RANK[s.laid[seat, place]] == COMMONER:
                count += 1
    return count


@rule
def gain(gold: int, income: int) -> int:
    """The value of gaining or losing gold."""
    return gold_worth(gold + income) - gold_worth(gold)


@rule
def gold_worth(gold: int) -> int:
    return GOLD_WORTH * min(gold, ENOUGH) + SPARE_GOLD_WORTH * max(gold - ENOUGH, 0)


@rule
def leader(s: State) -> int:
    """The most influence that any seat has."""
    most = 0
    for seat in range(s.players):
        most = max(most, s.influence[seat])
    return most


@rule
def power_in_play(s: State) -> Sides:
    strength = (0, 0, 0)
    for seat in range(s.players):
        for place in range(LINE):
            if lives(s, seat, place):
                power = POWER[s.laid[seat, place]] + s.tokens[seat, place]
                strength = plus(strength, faction(s, seat, place), 10 * power)
    return strength


@rule
def stake_of(s: State, seat: int) -> Sides:
    """What the battle brings to a seat for each winning faction, by the cards in its line."""
    stake = (0, 0, 0)
    for place in range(LINE):
        card = s.laid[seat, place]
        if card != NONE and s.fate[seat, place] & FACE_DOWN == 0:
            dead = s.fate[seat, place] & DEAD != 0
            worth = 100 * (INFLUENCE[card] // 2 if dead else INFLUENCE[card])  # ST-10
            stake = staked(stake, card, faction(s, seat, place), worth)
    return stake


@rule
def staked(stake: Sides, card: int, side: int, worth: int) -> Sides:
    """ST-22: a card brings its worth if its side wins, consolation if another does."""
    gold = CONSOLATION_WORTH * CONSOLATION[card]
    return plus((stake[EMPIRE] + gold, stake[REBELS] + gold, stake[CHURCH] + gold), side, worth - gold)


@rule
def with_hand(s: State, seat: int, stake: Sides, hope: int) -> Sides:
    """The same plus `hope` per cent of the cards in hand."""
    for n in range(size(s.hand[seat])):
        card = s.hand[seat, n]
        stake = plus(stake, FACTION[card], hope * INFLUENCE[card])
    return stake


@rule
def stakes(s: State, seat: int) -> Sides:
    """What a seat gains on its rivals for each winning faction."""
    stake = stake_of(s, seat)
    for other in range(s.players):
        if other != seat:
            theirs = stake_of(s, other)
            for side in range(len(theirs)):
                stake = plus(stake, side, -RIVALRY * theirs[side] // (100 * (s.players - 1)))
    return stake


@rule
def outcome(strength: Sides, stake: Sides, heat: int) -> int:
    """What stakes will bring on average: the stronger a faction, the likelier it wins."""
    most = max(strength[EMPIRE], strength[REBELS], strength[CHURCH])
    empire = faded(most - strength[EMPIRE], heat)
    rebels = faded(most - strength[REBELS], heat)
    church = faded(most - strength[CHURCH], heat)
    return (empire * stake[EMPIRE] + rebels * stake[REBELS] + church * stake[CHURCH]) // (empire + rebels + church)


# The position


@rule
def evaluate(s: State, out: Cells) -> None:
    """Estimate each seat's influence after the battle, and how far that is from the target."""
    best = 0
    for seat in range(s.players):
        out[seat] = 100 * s.influence[seat]
    if s.stage != KEEP:
        add_battle(s, out)
    for seat in range(s.players):
        best = max(best, out[seat])
    heat = CALM + DISTANCE * max(100 * s.target - best, 0) // 100
    best = 0
    for seat in range(s.players):
        out[seat] += gold_worth(s.gold[seat])
        best = max(best, out[seat])
    whole = 0
    for seat in range(s.players):
        out[seat] = faded(best - out[seat], heat)
        whole += out[seat]
    for seat in range(s.players):
        out[seat] = 1000 * out[seat] // whole


@rule
def add_battle(s: State, out: Cells) -> None:
    """Add what the battle will bring to each seat."""
    strength = power_in_play(s)
    for seat in range(s.players):
        share = played_share(s, seat)
        for n in range(size(s.hand[seat])):
            card = s.hand[seat, n]
            strength = plus(strength, FACTION[card], share * HELD_POWER * POWER[card] // 1000)
    for seat in range(s.players):
        stake = with_hand(s, seat, stake_of(s, seat), HOPE * played_share(s, seat) // 100)
        out[seat] += outcome(strength, stake, HEAT[s.wave])


@rule
def played_share(s: State, seat: int) -> int:
    """Per cent of the hand that will still be played; all of it before the first wave, when it is not yet full."""
    waves = WAVES - s.wave + (1 if s.stage == WAVE else 0)
    return 100 if s.stage == DRAFT else min(100 * waves // max(size(s.hand[seat]), 1), 100)


@rule
def reopen(s: State, seat: int) -> None:
    for other in range(s.players):
        if other != seat and s.chosen[other] == UNKNOWN:
            s.chosen[other] = NONE
