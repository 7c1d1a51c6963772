"""What a seat knows about the hidden cards of a battle (ST-3, ST-26), and a random world that fits it.

A *place* is where a card of this battle came from: place r of a pool is the card taken from it in round r, by the
seat that held the pool then. In addition, each seat has a place for the card it kept, and there are the undealt cards.

A seat knows a pool from its first arrival on. Each arrival shows the cards that were still there. So the places of a
pool are of three sorts: those before the first arrival, about which nothing is known; the seat's own; and *stretches*
between two arrivals (or after the last), whose cards are known, but not which seat took which. A stretch holds at most
one place of each other seat. `hide` leaves the cards of a stretch sorted.

A *world* says which copy of each card lies in each place, and from which place of its player each revealed card came.
All worlds that fit are equally likely: all deals are, and all choices of the others, copy by copy, count the same. Past
battles reveal nothing (ST-3). So a guess first draws the *source* of each revealed card of the others, a stretch or the
unknown places, with the probability that a random filling has that card there; then it fills the rest at random.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from throneroom.engine.compiled import rule
from throneroom.engine.dice import bits, roll
from throneroom.engine.state import Cells
from throneroom.games.shadow_throne.cards import CARDS_IN_ALL, COPIES, KINDS
from throneroom.games.shadow_throne.piles import NONE, UNKNOWN, put_in, put_in_order, size, take_out

if TYPE_CHECKING:
    from throneroom.games.shadow_throne.rules import State

POOL = 6
KEPT = POOL
"""The last place of a hand: the kept card of another seat lies there while a world is guessed."""

PLAYS = 5
"""Cards that a seat can reveal in a battle: four waves and an extra one. In a line they are the places 1 to 5."""

LIKELY = KINDS + 1
"""From here on, after the tally, the deck holds the possible sources of each play while a world is guessed."""

ROOMS = 5 * POOL
"""Where the numbers of unknown places begin, above the set of settled places."""

ELSEWHERE = 6
"""A source of a revealed card, besides the rounds 0 to 5 in which it can have been taken from a known stretch."""
SOURCES = 7


# What is known


@rule
def arrival(s: State, pool: int, seat: int) -> int:
    """The round in which a pool first came before the seat; POOL if it has not."""
    if seat < 0:
        return POOL
    first = (seat - pool) % s.players
    return first if first <= s.taken else POOL


@rule
def stretch_end(s: State, own: int) -> int:
    """Where the stretch after the seat's own place ends: at the next arrival of the pool."""
    again = own + s.players
    return again if again < POOL and again <= s.taken else POOL


@rule
def hide_pools(s: State, seat: int) -> None:
    """ST-3."""
    for pool in range(s.players):
        own = arrival(s, pool, seat)
        for place in range(own):
            s.pool[pool, place] = UNKNOWN
        while own < POOL:
            end = stretch_end(s, own)
            put_in_order(s.pool[pool], own + 1 if own < s.taken else own, end)
            own = end


@rule
def hide_hands(s: State, seat: int) -> None:
    for other in range(s.players):
        if other != seat:
            for n in range(size(s.hand[other])):
                s.hand[other, n] = UNKNOWN


# Worlds


@rule
def guess_cards(s: State, seat: int, dice: Cells) -> None:
    """Fill the pools and the hands of the others. Meanwhile, the deck is a tally of unseen copies of each kind."""
    count_unseen(s, seat)
    for other in range(s.players):
        if other != seat:
            s.hand[other, KEPT] = UNKNOWN if s.battle > 1 else NONE
    settled = 0
    if s.taken == POOL:
        settled = settle_plays(s, seat, draw_sources(s, seat, dice), dice)
    for pool in range(s.players):
        fill_pool(s, seat, pool, settled, dice)
    for other in range(s.players):
        if other != seat:
            fill_hand(s, other, dice)
    for n in range(len(s.deck)):
        s.deck[n] = NONE


@rule
def count_unseen(s: State, seat: int) -> None:
    """Count the cards not in the seat's own hand or line, not in a pool it has seen, and not a Langman who stayed."""
    for kind in range(KINDS):
        s.deck[kind] = COPIES[kind]
    s.deck[KINDS] = CARDS_IN_ALL
    for other in range(s.players):
        for place in range(POOL + 1):
            if place < POOL and (place >= s.taken or (other + place) % s.players != seat):
                uncount(s, s.pool[other, place])
            if other == seat:
                uncount(s, s.hand[other, place])
            if place == 0 or (place <= PLAYS and other == seat):
                uncount(s, s.laid[other, place])


@rule
def draw(s: State, dice: Cells) -> int:
    """Draw a random unseen copy and remove it from the tally."""
    left = roll(dice, s.deck[KINDS])
    kind = 0
    while left >= s.deck[kind]:
        left -= s.deck[kind]
        kind += 1
    s.deck[kind] -= 1
    s.deck[KINDS] -= 1
    return kind


@rule
def uncount(s: State, card: int) -> None:
    """Remove a seen copy from the tally; do nothing if there is no card or it is unknown."""
    if card >= 0:
        s.deck[card] -= 1
        s.deck[KINDS] -= 1


# Where the revealed cards came from


@rule
def player_of(s: State, seat: int, play: int) -> int:
    """The seat of a play: the plays of the others are numbered seat by seat, from the left neighbour on."""
    return int((seat + 1 + play // PLAYS) % s.players)


@rule
def card_of(s: State, seat: int, play: int) -> int:
    return int(s.laid[player_of(s, seat, play), 1 + play % PLAYS])


@rule
def draw_sources(s: State, seat: int, dice: Cells) -> int:
    """Enumerate all ways in which the revealed cards can have come about, and draw one by its probability.

    All sources are packed into one number, three bits per play. What is settled is also one number: the settled places
    of stretches as a set, and above them how many unknown places each seat has left. Plays without doubt are settled
    first, so that whatever they rule out is not enumerated.
    """
    if seat < 0:
        return NONE
    settled, certain, doubtful = settle_certain(s, seat)
    drawn = draw_doubtful(s, seat, settled, doubtful, dice)
    for play in range(PLAYS * (s.players - 1)):
        if card_of(s, seat, play) != NONE and (doubtful >> play) & 1 == 0:
            settled = unsettle(s, seat, settled, play, (certain >> (3 * play)) & 7)
    return certain | drawn


@rule
def settle_certain(s: State, seat: int) -> tuple[int, int, int]:
    """Settle plays with one possible source, until none is left.

    Returns what is settled, the sources of these plays, and the other plays as a set.
    """
    settled = certain = doubtful = 0
    for player in range(s.players):
        settled |= unknown_places(s, player) << (ROOMS + 3 * player)
    for play in range(PLAYS * (s.players - 1)):
        s.deck[LIKELY + play] = (1 << SOURCES) - 1
        if card_of(s, seat, play) != NONE:
            doubtful |= 1 << play
    before = 0
    while doubtful != before:
        before = doubtful
        for play in range(PLAYS * (s.players - 1)):
            if (doubtful >> play) & 1 == 1:
                source = first_source(s, seat, settled, play)
                if s.deck[LIKELY + play] == 1 << source:
                    settled = settle(s, seat, settled, play, source)
                    certain |= source << (3 * play)
                    doubtful ^= 1 << play
    return settled, certain, doubtful


@rule
def first_source(s: State, seat: int, settled: int, play: int) -> int:
    """The first possible source of a play; records all possible ones, since settling more plays only removes some."""
    first = SOURCES
    likely: int = s.deck[LIKELY + play]
    for source in range(SOURCES - 1, -1, -1):
        if (likely >> source) & 1 == 1:
            if chance_of(s, seat, settled, play, source) > 0.0:
                first = source
            else:
                likely ^= 1 << source
    s.deck[LIKELY + play] = likely
    return first


@rule
def draw_doubtful(s: State, seat: int, settled: int, doubtful: int, dice: Cells) -> int:
    """The sources of the plays in doubt."""
    plays: int = PLAYS * (s.players - 1)
    source = sources = drawn = 0
    play = next_play(doubtful, 0, plays)
    chance = 1.0
    total = 0.0
    while play >= 0:
        if play == plays:
            total += chance
            if (bits(dice) + 0.5) * total < chance * 4294967296.0:
                drawn = sources
        else:
            source = next_source(s, seat, settled, play, source)
            if source < SOURCES:
                chance *= chance_of(s, seat, settled, play, source)
                settled = settle(s, seat, settled, play, source)
                sources |= source << (3 * play)
                play = next_play(doubtful, play + 1, plays)
                source = 0
                continue
        play = play_before(doubtful, play)
        if play >= 0:
            source = (sources >> (3 * play)) & 7
            sources -= source << (3 * play)
            settled = unsettle(s, seat, settled, play, source)
            chance /= chance_of(s, seat, settled, play, source)
            source += 1
    return drawn


@rule
def next_play(plays: int, play: int, end: int) -> int:
    """The first play of a set from this one on; the end if there is none."""
    while play < end and (plays >> play) & 1 == 0:
        play += 1
    return play


@rule
def play_before(plays: int, play: int) -> int:
    """The last play of a set before this one; NONE if there is none."""
    play -= 1
    while play >= 0 and (plays >> play) & 1 == 0:
        play -= 1
    return play


@rule
def next_source(s: State, seat: int, settled: int, play: int, source: int) -> int:
    """The first possible source of a play from this one on; SOURCES if there is none."""
    likely: int = s.deck[LIKELY + play]
    while source < SOURCES:
        if (likely >> source) & 1 == 1 and chance_of(s, seat, settled, play, source) > 0.0:
            return source
        source += 1
    return source


@rule
def chance_of(s: State, seat: int, settled: int, play: int, source: int) -> float:
    """The probability that a random filling has the card of a play at a source, given those already settled."""
    player = player_of(s, seat, play)
    card = card_of(s, seat, play)
    if source == ELSEWHERE:
        chance: float = s.deck[card] * ((settled >> (ROOMS + 3 * player)) & 7) / s.deck[KINDS]
        return chance
    pool = (player - source) % s.players
    first = (seat - pool) % s.players
    if source < first or (settled >> (pool * POOL + source)) & 1 == 1:
        return 0.0
    copies = 0
    places = 0
    own = source - (source - first) % s.players
    for place in range(own + 1, stretch_end(s, own)):
        if (settled >> (pool * POOL + place)) & 1 == 0:
            places += 1
            if s.pool[pool, place] == card:
                copies += 1
    return copies / places


@rule
def settle(s: State, seat: int, settled: int, play: int, source: int) -> int:
    """Put the card of a play where it came from; for unknown places, only their number is kept."""
    player = player_of(s, seat, play)
    card = card_of(s, seat, play)
    if source == ELSEWHERE:
        uncount(s, card)
        return settled - (1 << (ROOMS + 3 * player))
    pool = int((player - source) % s.players)
    place = source - (source - (seat - pool) % s.players) % s.players + 1
    while s.pool[pool, place] != card or (settled >> (pool * POOL + place)) & 1 == 1:
        place += 1
    s.pool[pool, place] = s.pool[pool, source]
    s.pool[pool, source] = card
    return settled | (1 << (pool * POOL + source))


@rule
def unsettle(s: State, seat: int, settled: int, play: int, source: int) -> int:
    """Undo `settle`; the order of the cards in a stretch does not matter."""
    player = player_of(s, seat, play)
    if source == ELSEWHERE:
        s.deck[card_of(s, seat, play)] += 1
        s.deck[KINDS] += 1
        return settled + (1 << (ROOMS + 3 * player))
    pool = int((player - source) % s.players)
    return settled & ~(1 << (pool * POOL + source))


@rule
def unknown_places(s: State, player: int) -> int:
    """The number of a seat's places about which nothing is known yet."""
    count = 1 if s.hand[player, KEPT] == UNKNOWN else 0
    for place in range(POOL):
        if s.pool[(player - place) % s.players, place] == UNKNOWN:
            count += 1
    return count


@rule
def settle_plays(s: State, seat: int, sources: int, dice: Cells) -> int:
    """Put every revealed card of the others where it came from; return the settled places of stretches."""
    settled = 0
    for play in range(PLAYS * (s.players if seat < 0 else s.players - 1)):
        card = card_of(s, seat, play)
        source = ELSEWHERE if seat < 0 else (sources >> (3 * play)) & 7
        if card != NONE and source == ELSEWHERE:
            settle_elsewhere(s, player_of(s, seat, play), card, dice)
        elif card != NONE:
            settled = settle(s, seat, settled, play, source)
    return settled


@rule
def settle_elsewhere(s: State, player: int, card: int, dice: Cells) -> None:
    """Put a card into a random unknown place of its player."""
    uncount(s, card)
    skip = roll(dice, unknown_places(s, player))
    for place in range(POOL):
        pool = (player - place) % s.players
        if s.pool[pool, place] == UNKNOWN:
            if skip == 0:
                s.pool[pool, place] = card
                return
            skip -= 1
    s.hand[player, KEPT] = card


# The rest at random


@rule
def fill_pool(s: State, seat: int, pool: int, settled: int, dice: Cells) -> None:
    own = arrival(s, pool, seat)
    for place in range(own):
        if s.pool[pool, place] == UNKNOWN:
            s.pool[pool, place] = draw(s, dice)
    while own < s.taken:
        end = stretch_end(s, own)
        mix(s, pool, own + 1, end, settled, dice)
        own = end
    put_in_order(s.pool[pool], s.taken, len(s.pool[pool]))


@rule
def mix(s: State, pool: int, first: int, end: int, settled: int, dice: Cells) -> None:
    """Shuffle the cards of a stretch, except the settled places."""
    loose = 0
    for place in range(first, end):
        if (settled >> (pool * POOL + place)) & 1 == 1:
            continue
        loose += 1
        skip = roll(dice, loose)
        other = first
        while skip > 0 or (settled >> (pool * POOL + other)) & 1 == 1:
            if (settled >> (pool * POOL + other)) & 1 == 0:
                skip -= 1
            other += 1
        card = s.pool[pool, place]
        s.pool[pool, place] = s.pool[pool, other]
        s.pool[pool, other] = card


@rule
def fill_hand(s: State, seat: int, dice: Cells) -> None:
    """Fill a hand with what the seat kept and took, without what it has played."""
    if s.hand[seat, KEPT] == UNKNOWN:
        s.hand[seat, KEPT] = draw(s, dice)
    kept = s.hand[seat, KEPT]
    for n in range(KEPT + 1):
        s.hand[seat, n] = NONE
    if kept != NONE:
        put_in(s.hand[seat], kept)
    for place in range(s.taken):
        put_in(s.hand[seat], s.pool[(seat - place) % s.players, place])
    for play in range(PLAYS):
        if s.laid[seat, 1 + play] != NONE:
            take_out(s.hand[seat], s.laid[seat, 1 + play])


@rule
def guess_choices(s: State, dice: Cells) -> None:
    """For each seat that has decided, choose a random card of its pool or hand."""
    for seat in range(s.players):
        if s.chosen[seat] != UNKNOWN:
            continue
        if s.taken < POOL:
            pool = s.pool[(seat - s.taken) % s.players]
            s.chosen[seat] = pool[s.taken + roll(dice, POOL - s.taken)]
        else:
            s.chosen[seat] = s.hand[seat, roll(dice, size(s.hand[seat]))]
