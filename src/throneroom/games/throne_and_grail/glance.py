"""What a choice and a position of Throne and the Grail look like at a glance: cards have a price for each seat."""

from __future__ import annotations

from throneroom.engine.compiled import rule
from throneroom.engine.record import Cells, Record
from throneroom.games.throne_and_grail.cards import GRAIL, MINUS, PLUS
from throneroom.games.throne_and_grail.rules import REACH, TAKE, numbers, reach, sets

EXPLORATION, DOUBT, HORIZON = 1.0, 0.1, 48

# Prices, in tenths of a point

STEPS = (30, 25, 20, 5)
"""What one copy more brings in the race for an Influence, in percent of its number, by how far the race is decided."""
SET, PART = 90, 12
"""A card that a set waits for (shared by all that it waits for), and one for the set after that."""
GRAILS = ((54, 40, 50), (60, 0, 0), (600, 0, 0))
"""A Grail, by how many one has and how many the rival has."""
CROWN = 10_000


@rule
def price(s: Record, seat: int, card: int, fewest: int, lacking: int) -> int:
    """What a card is worth to a seat that has `fewest` whole sets, with so many Influences `lacking` for the next."""
    if card > MINUS:
        return -10 * (card - MINUS)
    if card > GRAIL:
        return 10 * (card - PLUS)
    if card == GRAIL:
        return GRAILS[s.taken[seat, GRAIL]][s.taken[1 - seat, GRAIL]]
    lead = s.taken[seat, card] - s.taken[1 - seat, card]
    worth = (5 + card) * STEPS[min(lead if lead >= 0 else -lead - 1, 3)] // 10
    if s.taken[seat, card] == fewest:
        return worth + SET // (lacking + 1)
    return worth + PART if s.taken[seat, card] == fewest + 1 else worth


@rule
def lacking(s: Record, seat: int, fewest: int) -> int:
    """How many Influences a seat lacks for its next set."""
    count = 0
    for card in range(GRAIL):
        count += 1 if s.taken[seat, card] == fewest else 0
    return count


# Choices

PLAYS = (
    ((-30, -94, -12), (19, 24, -44)),
    ((-20, -100, -70), (-2, -110, -76)),
    ((3, -25, 0), (-15, -14, 0)),
    ((61, -10, 0), (25, -57, 0)),
)
"""How far the price of a card for oneself, for the rival, and of what the rival could take then speak for playing it,
in percent, by who has taken (nobody, oneself, the rival, both) and who started the round (the rival, oneself)."""
TAKES = ((-30, 44, 31, -38), (-214, 29, 0, -6))
"""For the take, while the rival has not taken and after: a fixed part, percent of its price for oneself and for the
rival, and what each card in hand adds."""
LIKELY = (
    *(1, 1, 2, 2, 2, 3, 3, 4, 5, 5, 7, 8, 9, 11, 14, 16, 19, 23, 28, 34, 40, 48, 58, 69, 83, 100, 120, 144, 172, 207),
    *(248, 297, 357, 428, 513, 615, 738, 885, 1062, 1273, 1527, 1832, 2197, 2635, 3160, 3790, 4546, 5453, 6540, 7844),
    *(9408, 11284, 13534, 16232, 19469, 23351, 28007, 33591, 40289, 48323, 57958, 69514, 83375, 100000),
)
"""Weights by how far a choice is behind the best one, which has the last."""
GRAIN = 3


@rule
def weigh(s: Record, seat: int, actions: Cells, count: int, out: Cells) -> None:
    rival = 1 - seat
    my_sets, rival_sets = sets(s, seat), sets(s, rival)
    my_lack, rival_lack = lacking(s, seat, my_sets), lacking(s, rival, rival_sets)
    mine, his, grails, nearest = 0, 0, 0, 0
    for n in range(reach(s), s.length):
        mine += price(s, seat, s.line[n], my_sets, my_lack)
        cost = price(s, rival, s.line[n], rival_sets, rival_lack)
        his += cost
        nearest += cost if n > s.length - REACH else 0
        grails += 1 if s.line[n] == GRAIL else 0
    mine += CROWN if s.taken[seat, GRAIL] + grails == 3 else 0
    started = 1 if s.held[seat] - s.took[seat] == s.held[rival] - s.took[rival] else 0
    own, other, threat = PLAYS[s.took[seat] + 2 * s.took[rival]][started]
    best = -1_000_000
    for n in range(count):
        if actions[n] == TAKE:
            fixed, for_me, for_rival, each = TAKES[s.took[rival]]
            value = 100 * fixed + for_me * mine + for_rival * his + 100 * each * s.held[seat]
        else:
            cost = price(s, rival, actions[n], rival_sets, rival_lack)
            value = own * price(s, seat, actions[n], my_sets, my_lack) + other * cost
            value += threat * max(nearest + cost, 0)
        out[n] = value // 100
        best = max(best, out[n])
    for n in range(count):
        out[n] = LIKELY[max(63 - (best - out[n]) // GRAIN, 0)]


# Positions

RACES = (0, 5, 8, 10, 11)
"""What a lead of so many copies is worth, in tenths of the Influence's number."""
CHALICES = ((0, -50, -120), (50, 0, 0), (120, 0, 0))
FRESH = 120
"""To have the take of the round before one."""
SLOPES = (100, 100, 115, 180)
"""How much a point counts, by rounds."""
SHARES = (
    *(500, 525, 550, 574, 599, 622, 646, 668, 690, 711, 731, 750, 769, 786, 802, 818, 832, 845, 858, 870, 881),
    *(891, 900, 909, 917, 924, 931, 937, 943, 948, 953, 957, 961, 964, 968, 971, 973, 976, 978, 980, 982),
)


@rule
def wealth(s: Record, seat: int) -> int:
    fewest = sets(s, seat)
    total = 10 * numbers(s, seat) + 50 * fewest - 14 * lacking(s, seat, fewest) - FRESH * s.took[seat]
    for card in range(GRAIL):
        lead = s.taken[seat, card] - s.taken[1 - seat, card]
        total += (5 + card) * RACES[min(max(lead, 0), 4)]
    for n in range(s.held[seat]):
        total += 7 * max(s.hand[seat, n] - MINUS, 0)
    return total + CHALICES[s.taken[seat, GRAIL]][s.taken[1 - seat, GRAIL]] // 2


@rule
def glance(s: Record, out: Cells) -> None:
    lead = (wealth(s, 0) - wealth(s, 1)) * SLOPES[s.rounds - 1]
    share = SHARES[min((lead if lead >= 0 else -lead) // 1000, 40)]
    out[0] = share if lead >= 0 else 1000 - share
    out[1] = 1000 - out[0]


@rule
def reopen(s: Record, seat: int) -> None:
    """Nothing is decided in secret."""
