"""Heuristics of Throne and the Grail: every card has a price for each seat."""

from __future__ import annotations

from throneroom.engine.compiled import rule
from throneroom.engine.state import Cells
from throneroom.games.throne_and_grail.cards import COPIES, GRAIL, MINUS, MOST
from throneroom.games.throne_and_grail.rules import HAND, REACH, ROUNDS, SEATS, TAKE, State, numbers, reach, sets

EXPLORATION, DOUBT, HORIZON = 1.0, 0.1, 12

# Prices, in tenths of a point

STEPS = (*(0,) * 5, 2, 2, 3, 3, 2, 2, *(0,) * 6)
"""The value of one more copy in the race for an Influence, times its number, by the lead from -8 to 8."""
WANTED = (0, 0, 0, 45, 12, 0, 30, 12, 0, 22, 12, 0, 18, 12, 0)
"""The value of one more copy for sets, by how many Influences the next set lacks: for a lacking Influence, for one
needed in the set after that, and for any other."""
GRAILS = ((54, 40, 50), (60, 0, 0), (600, 0, 0))
"""The value of a Grail, by how many the seat has and how many the rival has."""
WIDTH = 12
"""A seat's prices of the Influences and the Grail are packed into one number, this many bits each."""
VALUES = (*(0,) * (GRAIL + 1), *range(10, 10 * MOST + 1, 10), *range(-10, -10 * MOST - 1, -10))
"""The prices of the plus and minus cards, by card number."""


@rule
def prices(s: State, seat: int) -> int:
    """What one more of each Influence and of the Grails is worth to a seat, packed into one number."""
    fewest = sets(s, seat)
    lack = 3 * lacking(s, seat, fewest)
    packed = GRAILS[s.taken[seat, GRAIL]][s.taken[1 - seat, GRAIL]]
    for n in range(GRAIL):
        card = GRAIL - 1 - n
        lead = s.taken[seat, card] - s.taken[1 - seat, card]
        worth = (5 + card) * STEPS[lead + 8] + WANTED[lack + min(s.taken[seat, card] - fewest, 2)]
        packed = (packed << WIDTH) | worth
    return packed


@rule
def lacking(s: State, seat: int, fewest: int) -> int:
    """How many Influences a seat that has `fewest` sets lacks for the next."""
    count = 0
    for card in range(GRAIL):
        count += 1 if s.taken[seat, card] == fewest else 0
    return count


@rule
def price(packed: int, card: int) -> int:
    """What a card is worth by a seat's prices; plus and minus cards are worth their number."""
    return VALUES[card] + ((packed >> (WIDTH * min(card, GRAIL + 1))) & ((1 << WIDTH) - 1))


@rule
def lying(s: State, packed: int, first: int, beyond: int) -> int:
    """What the cards of a part of the Line are worth together."""
    total = 0
    for n in range(max(first, 0), beyond):
        total += price(packed, s.line[n])
    return total


# Choices: their scores, in thousandths of the logarithm of their odds

PLAYS = ((-24, 14), (-21, -11), (-13, -13))
"""For playing a card, times its price for the rival, or for the seat itself once the rival has taken: by who has taken
(nobody, the seat, the rival) and who started the round (the rival, the seat)."""
THREATS = (-21, -43, 0)
"""The same, times the price of what the rival could then take."""
FIXED, EACH = (-200, -2800), (-2000, -2400)
"""For the take, by whether the rival has taken: a constant, and a term per card in hand. Late takes are better."""
OWN, RIVALS, LEFT = 27, 6, -10
"""While the rival can still take, too: factors for its price to the seat, to the rival, and of what it leaves."""
CROWN = 20_000
"""For the take of the third Grail."""
LIKELY = (
    *(100000, 91393, 83527, 76338, 69768, 63763, 58275, 53259, 48675, 44486, 40657, 37158, 33960, 31037, 28365),
    *(25924, 23693, 21654, 19790, 18087, 16530, 15107, 13807, 12619, 11533, 10540, 9633, 8804, 8046, 7353, 6721),
    *(6142, 5613, 5130, 4689, 4285, 3916, 3579, 3271, 2990, 2732, 2497, 2282, 2086, 1906, 1742, 1592, 1455, 1330),
    *(1216, 1111, 1015, 928, 848, 775, 708, 647, 592, 541, 494, 452, 413, 377, 345),
)
STEP = 180
"""Weights by how many steps (thousandths each) a choice is behind the best one. The odds are twice as even as those
a search finds, because playouts and first tries need some variety."""


@rule
def weigh(s: State, seat: int, actions: Cells, count: int, out: Cells) -> None:
    took, rival_took = s.took[seat], s.took[1 - seat]
    if took + rival_took == SEATS:  # nobody can take a card played now in this round
        for n in range(count):
            out[n] = 1
        return
    packed = prices(s, seat if rival_took == 1 else 1 - seat)
    started = 1 if s.held[seat] - took == s.held[1 - seat] - rival_took else 0
    for_price, for_threat = PLAYS[took + 2 * rival_took][started], THREATS[took + 2 * rival_took]
    near = lying(s, packed, s.length - REACH + 1, s.length) if rival_took == 0 else 0
    best = -1_000_000
    for n in range(count):
        if actions[n] == TAKE:
            out[n] = for_take(s, seat, packed)
        else:
            cost = price(packed, actions[n])
            out[n] = for_price * cost + for_threat * max(near + cost, 0)
        best = max(best, out[n])
    for n in range(count):
        out[n] = LIKELY[min((best - out[n]) // STEP, 63)]


@rule
def for_take(s: State, seat: int, rivals: int) -> int:
    """The score of the take, with the rival's prices."""
    rival_took, first = s.took[1 - seat], reach(s)
    value = FIXED[rival_took] + EACH[rival_took] * s.held[seat]
    if rival_took == 0:
        value += OWN * lying(s, prices(s, seat), first, s.length) + RIVALS * lying(s, rivals, first, s.length)
        value += LEFT * lying(s, rivals, first - REACH, first)
    grails = s.taken[seat, GRAIL]
    for n in range(first, s.length):
        grails += 1 if s.line[n] == GRAIL else 0
    return value + CROWN if grails == COPIES[GRAIL] else value


# Positions: what each seat has, in tenths of a point

RACES = (0, 4, 8, 10, 12)
"""The value of a lead by its copies, times the number of the Influence."""
CHALICES = ((0, 0, 0), (43, 0, 0), (90, 0, 0))
"""The value by how many Grails the seat has and how many the rival has."""
SETS, PARTS, WEAPONS = 37, 12, 4
"""A set, an Influence towards the next one, and a point of a minus card in hand, which the rival may have to take."""
HOPE, FADES, NEARS = 210, 21, 12
"""The value of a take still to come in this round: it falls with every card played, while the cards in reach count by
more and more twelfths."""
SLOPES = (90, 102, 125, 160)
FINISH = 6
"""How much a lead decides (thousandths of the logarithm of the odds, times points), by round; in the last round it
increases with every card played."""
SHARES = (
    *(500, 525, 550, 574, 599, 622, 646, 668, 690, 711, 731, 750, 769, 786, 802, 818, 832, 845, 858, 870, 881),
    *(891, 900, 909, 917, 924, 931, 937, 943, 948, 953, 957, 961, 964, 968, 971, 973, 976, 978, 980, 982),
)
"""Thousandths of a victory, by the logarithm of the odds in tenths."""


@rule
def wealth(s: State, seat: int, played: int) -> int:
    """What a seat has and can expect after `played` cards in this round."""
    fewest = sets(s, seat)
    total = 10 * numbers(s, seat) + SETS * fewest + PARTS * (GRAIL - lacking(s, seat, fewest))
    total += CHALICES[s.taken[seat, GRAIL]][s.taken[1 - seat, GRAIL]]
    for card in range(GRAIL):
        total += (5 + card) * RACES[min(max(s.taken[seat, card] - s.taken[1 - seat, card], 0), 4)]
    for n in range(s.held[seat]):
        total += WEAPONS * max(s.hand[seat, n] - MINUS, 0)
    if s.took[seat] == 0:
        total += HOPE - FADES * played + played * lying(s, prices(s, seat), reach(s), s.length) // NEARS
    return total


@rule
def evaluate(s: State, out: Cells) -> None:
    played = SEATS * HAND - s.held[0] - s.held[1]
    slope = SLOPES[s.rounds - 1] + (FINISH * played if s.rounds == ROUNDS else 0)
    lead = (wealth(s, 0, played) - wealth(s, 1, played)) * slope
    share = SHARES[min((lead if lead >= 0 else -lead) // 1000, 40)]
    out[0] = share if lead >= 0 else 1000 - share
    out[1] = 1000 - out[0]


@rule
def reopen(s: State, seat: int) -> None:
    """Nothing is decided in secret."""
