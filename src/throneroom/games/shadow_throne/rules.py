"""The rules of Shadow Throne (ST-1 to ST-26) over a state.

A seat's line is what it has in the battle: place 0 for a Langman who stayed, 1 to 4 for the waves, 5 for the extra
card of King Kyros. Simultaneous decisions wait in `chosen` until everybody has decided.
"""

from __future__ import annotations

from throneroom.engine import fields
from throneroom.engine.chance import shuffle, wipe_key
from throneroom.engine.compiled import rule
from throneroom.engine.declared import GameState, Matrix, Vector, layout
from throneroom.engine.dice import guess_key
from throneroom.engine.state import Cells
from throneroom.engine.verbs import Verb, Verbs, card_of
from throneroom.games.shadow_throne.beliefs import POOL, guess_cards, guess_choices, hide_hands, hide_pools
from throneroom.games.shadow_throne.cards import (
    ANNA_LYS,
    BENTHON_KNIGHTS,
    CARDS,
    CARDS_IN_ALL,
    CHURCH,
    COMMONER,
    CONSOLATION,
    COPIES,
    DATURA,
    ELITE,
    EMPIRE,
    FACTION,
    FACTIONS,
    GOLD,
    INFLUENCE,
    KINDS,
    KING_KYROS,
    LANGMAN,
    NOBLE,
    PHABOS_SCOUTS,
    PICUREAS,
    POWER,
    PRINCESS_BEATRICE,
    PROTIS,
    QUEEN_ELETHERIA,
    RANK,
    REBELS,
    SHEPHERD_OF_THE_LOST,
    SIMONE,
    SYTHERA,
    THAVNA,
)
from throneroom.games.shadow_throne.piles import put_in, put_in_order, take_out

SEATS = 5
WAVES = 4
STAYED, EXTRA_PLACE, LINE = 0, 5, 6
DECK = 0  # the one random event, once a battle (ST-2)
CHANCE = (("deck", CARDS),)
NONE, UNKNOWN = fields.NONE, fields.UNKNOWN
DRAFT, WAVE, EXTRA, KEEP, OVER = range(5)
FACE_DOWN, DEAD, CONVERTED = 1, 2, 4
MOST_BATTLES = 1_000


class State(GameState, seats=SEATS):
    """What everybody has, what lies in the battle, and what has been decided in secret."""

    players: int = fields.wide(fields.number(0, SEATS))
    taken: int = fields.wide(fields.number(0, POOL))
    """Cards that each seat has taken from the pools."""
    wave: int = fields.wide(fields.number(0, WAVES))
    """0 during the draft."""
    gold: Vector = fields.number(0, 30_000, by_seat=True)
    influence: Vector = fields.number(0, 30_000, by_seat=True)
    battle: int = fields.number(0, MOST_BATTLES)
    """Counted from 1."""
    deck: Vector = fields.pile(CARDS, CARDS_IN_ALL, hidden_from="all")
    """The pile while it is dealt, otherwise empty: the remaining cards are those that are nowhere else."""
    pool: Matrix = fields.kind(CARDS, size=POOL, by_seat=True, hidden_from="others")
    """By the seat it was dealt to: the cards in the order taken, then the rest in order. A seat knows a pool from the
    first time that it receives it."""
    hand: Matrix = fields.pile(CARDS, POOL + 1, by_seat=True, hidden_from="others", ordered=False)
    chosen: Vector = fields.kind(CARDS, by_seat=True, hidden_from="others")
    """Secret until everybody has decided; UNKNOWN: the seat has chosen, but the viewer does not know what."""
    laid: Matrix = fields.card(CARDS, size=LINE, by_seat=True)
    tokens: Matrix = fields.number(0, 100, size=LINE, by_seat=True)
    fate: Matrix = fields.number(0, FACE_DOWN | DEAD | CONVERTED, size=LINE, by_seat=True)
    """For each card laid: a set of the marks FACE_DOWN, DEAD and CONVERTED."""
    target: int = fields.number(0, 25)
    """The influence that ends the game."""
    stage: int = fields.stage("draft", "wave", "extra", "keep", "over")


STATE = layout(State)

# The 109 actions: a run of 27 for each verb that takes a card, and declining the extra card.
CARD = card_of(CARDS)
VERBS = Verbs(SEATS, Verb("draft", CARD), Verb("play", CARD), Verb("extra", CARD), Verb("keep", CARD), Verb("no extra"))
DRAFT_CARD, PLAY_CARD, EXTRA_CARD, KEEP_CARD, NO_EXTRA = VERBS.first
ACTIONS = CHOICES = VERBS.count

# A battle: each seat drafts its pool (ST-2), plays the waves and keeps a card; one seat may play an extra card (ST-17).
# The rules do not end a game in which nobody gains influence, so it is limited to a thousand battles. None of 50,000
# random games for 25 influence had more than fifteen.
MOST_DECISIONS = MOST_BATTLES * (SEATS * (POOL + WAVES + 1) + 1)


# Setup and intrigue


@rule
def deal(s: State, players: int, options: Cells) -> None:
    """ST-1."""
    s.players = players
    s.target = options[0]
    s.battle = 0
    for n in range(CARDS_IN_ALL):
        s.deck[n] = NONE
    for seat in range(SEATS):
        s.gold[seat] = 3 if seat < players else 0
        s.influence[seat] = 0
        s.chosen[seat] = NONE
        for n in range(POOL):
            s.pool[seat, n] = NONE
        for n in range(POOL + 1):
            s.hand[seat, n] = NONE
        clear_line(s, seat)
    begin_battle(s)


@rule
def clear_line(s: State, seat: int) -> None:
    for place in range(LINE):
        s.laid[seat, place] = NONE
        s.tokens[seat, place] = 0
        s.fate[seat, place] = 0


@rule
def begin_battle(s: State) -> None:
    """ST-2: shuffle all but the kept cards and a Langman who stays; the first six to p1, the next six to p2."""
    s.battle += 1
    s.taken = 0
    s.wave = 0
    s.stage = DRAFT
    shuffle(s, DECK, s.battle, s.deck, gather(s))
    for seat in range(s.players):
        for n in range(POOL):
            s.pool[seat, n] = s.deck[seat * POOL + n]
        put_in_order(s.pool[seat], s.taken, len(s.pool[seat]))
    for n in range(CARDS_IN_ALL):
        s.deck[n] = NONE


@rule
def gather(s: State) -> int:
    """Put the deck of the next battle together, in order; returns its size."""
    cards = 0
    for kind in range(KINDS):
        copies = COPIES[kind]
        for seat in range(s.players):
            if s.hand[seat, 0] == kind:
                copies -= 1
            if s.laid[seat, STAYED] == kind:
                copies -= 1
        for _ in range(copies):
            s.deck[cards] = kind
            cards += 1
    return cards


@rule
def pool_at(s: State, seat: int, taken: int) -> int:
    """Which pool is in front of a seat after `taken` cards: pools are passed to the left."""
    return (seat - taken) % s.players


@rule
def take_and_pass(s: State) -> None:
    """ST-2: everybody takes the chosen card into the hand; the last one opens the battle."""
    for seat in range(s.players):
        card = s.chosen[seat]
        s.chosen[seat] = NONE
        pool = s.pool[pool_at(s, seat, s.taken)]
        place = s.taken
        while pool[place] != card:
            place += 1
        while place > s.taken:
            pool[place] = pool[place - 1]
            place -= 1
        pool[place] = card
        put_in(s.hand[seat], card)
    s.taken += 1
    if s.taken == POOL:
        s.stage = WAVE
        s.wave = 1


# Decisions


@rule
def waiting(s: State) -> int:
    seats = 0
    if s.stage == EXTRA:
        return 1 << seat_of(s, KING_KYROS)
    if s.stage != OVER:
        for seat in range(s.players):
            if s.chosen[seat] == NONE:
                seats |= 1 << seat
    return seats


@rule
def sealed(s: State) -> int:
    """Everything except the extra card is decided simultaneously, in secret."""
    return 0 if s.stage == EXTRA else 1


@rule
def legal(s: State, seat: int, out: Cells) -> int:
    """ST-26: two equal cards are one choice; they are adjacent in the hand."""
    count = 0
    if s.stage == DRAFT:
        pool = s.pool[pool_at(s, seat, s.taken)]
        for n in range(s.taken, POOL):
            if n == s.taken or pool[n] != pool[n - 1]:
                out[count] = DRAFT_CARD + pool[n]
                count += 1
        return count
    first = PLAY_CARD if s.stage == WAVE else KEEP_CARD
    if s.stage == EXTRA:
        first = EXTRA_CARD
        out[0] = NO_EXTRA
        count = 1
    hand = s.hand[seat]
    n = 0
    while n < POOL + 1 and hand[n] != NONE:
        twin = n > 0 and hand[n] == hand[n - 1]
        if not twin and (s.stage != EXTRA or may_be_extra(s, seat, hand[n])):
            out[count] = first + hand[n]
            count += 1
        n += 1
    return count


@rule
def may_be_extra(s: State, seat: int, card: int) -> bool:
    """ST-17: an Empire card that the seat can pay for, without hush money."""
    return FACTION[card] == EMPIRE and s.gold[seat] + GOLD[card] >= 0


@rule
def apply(s: State, seat: int, action: int) -> None:
    if s.stage == EXTRA:
        if action != NO_EXTRA:
            lay_extra(s, seat, action - EXTRA_CARD)
        end_wave(s)
        return
    s.chosen[seat] = action % KINDS
    if waiting(s) != 0:
        return
    if s.stage == DRAFT:
        take_and_pass(s)
    elif s.stage == KEEP:
        keep_and_gather(s)
    else:
        fight(s)


# Conflict


@rule
def fight(s: State) -> None:
    """ST-4, ST-8: reveal, then the orders in turn, up to King Kyros's question."""
    reveal(s)
    embolden_after_picureas(s)
    act_first(s)
    act_second(s)
    if kyros_acts(s):
        s.stage = EXTRA
    else:
        end_wave(s)


@rule
def end_wave(s: State) -> None:
    """ST-8: the third order; then the next wave, or the resolution after the fourth."""
    act_third(s)
    if s.wave == WAVES:
        resolve(s)
    else:
        s.wave += 1
        s.stage = WAVE


@rule
def hush_money(s: State, seat: int, card: int) -> int:
    """ST-6: by the printed faction of the card in the wave before, unless that one lies face down."""
    if s.wave < 2 or s.fate[seat, s.wave - 1] & FACE_DOWN != 0:
        return 0
    return 1 if FACTION[s.laid[seat, s.wave - 1]] == FACTION[card] else 0


@rule
def reveal(s: State) -> None:
    """ST-4, ST-5, ST-7."""
    for seat in range(s.players):
        card = s.chosen[seat]
        s.chosen[seat] = NONE
        take_out(s.hand[seat], card)
        s.laid[seat, s.wave] = card
        purse = s.gold[seat] + GOLD[card] - hush_money(s, seat, card)
        if purse < 0:
            s.fate[seat, s.wave] = FACE_DOWN
            purse = s.gold[seat] + 1
        s.gold[seat] = purse


@rule
def lay_extra(s: State, seat: int, card: int) -> None:
    """ST-17."""
    s.laid[seat, EXTRA_PLACE] = card
    take_out(s.hand[seat], s.laid[seat, EXTRA_PLACE])
    s.gold[seat] += GOLD[card]


@rule
def seat_of(s: State, card: int) -> int:
    """The seat that has a noble face up in this wave."""
    seat = 0
    while s.laid[seat, s.wave] != card:
        seat += 1
    return seat


@rule
def lives(s: State, seat: int, place: int) -> bool:
    return s.laid[seat, place] != NONE and s.fate[seat, place] & (FACE_DOWN | DEAD) == 0


@rule
def faction(s: State, seat: int, place: int) -> int:
    """ST-11: what a character counts for now."""
    return CHURCH if s.fate[seat, place] & CONVERTED != 0 else FACTION[s.laid[seat, place]]


@rule
def fighters(s: State, wave: int) -> int:
    """The kinds that were played face up in a wave, including the dead, as a set."""
    kinds = 0
    for seat in range(s.players):
        if s.fate[seat, wave] & FACE_DOWN == 0:
            kinds |= 1 << s.laid[seat, wave]
    return kinds


@rule
def survivors(s: State) -> int:
    """The kinds that live in this wave, as a set."""
    kinds = 0
    for seat in range(s.players):
        if lives(s, seat, s.wave):
            kinds |= 1 << s.laid[seat, s.wave]
    return kinds


@rule
def embolden_after_picureas(s: State) -> None:
    """ST-14. Nothing stops Picureas from acting: killers act at his own order or later, and Sythera spares Rebels."""
    if s.wave < 2 or (fighters(s, s.wave - 1) >> PICUREAS) & 1 == 0:
        return
    for seat in range(s.players):
        if lives(s, seat, s.wave) and faction(s, seat, s.wave) == REBELS:
            s.tokens[seat, s.wave] += 1


@rule
def act_first(s: State) -> None:
    """ST-13, ST-19. Langman, Sythera and Simone act by being present (ST-16, ST-18, ST-20)."""
    scouts = 0
    for seat in range(s.players):
        if s.laid[seat, s.wave] == PHABOS_SCOUTS and lives(s, seat, s.wave):
            scouts += 1
    for seat in range(s.players):
        if not lives(s, seat, s.wave):
            continue
        card = s.laid[seat, s.wave]
        if card == THAVNA and s.gold[seat] <= 1:
            s.tokens[seat, s.wave] += 3
        if scouts > 0 and FACTION[card] == REBELS:
            s.tokens[seat, s.wave] += scouts - 1 if card == PHABOS_SCOUTS else scouts


@rule
def silenced(s: State) -> int:
    """ST-16: whether Sythera blocks orders 2 and 3 of Empire and Church in this wave, even if she dies."""
    return (fighters(s, s.wave) >> SYTHERA) & 1


@rule
def kyros_acts(s: State) -> bool:
    """ST-16, ST-17."""
    return (fighters(s, s.wave) >> KING_KYROS) & 1 == 1 and silenced(s) == 0


@rule
def killed_ranks(kinds: int) -> int:
    """The ranks that these characters kill, as a set."""
    commoners = ((kinds >> BENTHON_KNIGHTS) & 1) << COMMONER
    elites = ((kinds >> ANNA_LYS) & 1) << ELITE
    nobles = ((kinds >> DATURA) & 1) << NOBLE
    return commoners | elites | nobles


@rule
def converted_ranks(kinds: int) -> int:
    """The ranks that these characters convert, as a set."""
    commoners = (((kinds >> SHEPHERD_OF_THE_LOST) & 1) | ((kinds >> PRINCESS_BEATRICE) & 1)) << COMMONER
    return commoners | (((kinds >> PROTIS) & 1) << ELITE)


@rule
def act_second(s: State) -> None:
    """The killers. Picureas acts in the wave after this one (ST-14)."""
    ranks = killed_ranks(fighters(s, s.wave))
    if ranks == 0 or silenced(s) == 1:
        return
    for seat in range(s.players):
        if lives(s, seat, s.wave) and falls(s, seat, s.wave, ranks):
            die(s, seat, s.wave)


@rule
def falls(s: State, seat: int, place: int, ranks: int) -> bool:
    """ST-10: killers spare characters who belong to the Empire at that moment."""
    return (ranks >> RANK[s.laid[seat, place]]) & 1 == 1 and faction(s, seat, place) != EMPIRE


@rule
def die(s: State, seat: int, place: int) -> None:
    """ST-10, ST-18."""
    s.fate[seat, place] |= DEAD
    s.tokens[seat, place] = 0
    if s.laid[seat, place] == SIMONE:
        s.influence[seat] += 5


@rule
def act_third(s: State) -> None:
    """ST-8: who acts is determined before any effect; what happens to one character does not depend on the others."""
    kinds = survivors(s)  # ST-9
    deaths = 0
    extra = NONE
    if silenced(s) == 1:
        kinds &= 1 << QUEEN_ELETHERIA
    if ((kinds >> KING_KYROS) & 1) == 1:
        extra = seat_of(s, KING_KYROS)
        card = s.laid[extra, EXTRA_PLACE]
        deaths = killed_ranks(1 << card) if card != NONE else 0  # ST-17: it acts together with order 3
    conversions = converted_ranks(kinds)
    beatrice = (kinds >> PRINCESS_BEATRICE) & 1
    eletheria = (kinds >> QUEEN_ELETHERIA) & 1
    if deaths | conversions | eletheria == 0:
        return
    for seat in range(s.players):
        for place in range(1, LINE):
            if place == s.wave or (place == EXTRA_PLACE and seat == extra):
                touch(s, seat, place, deaths, conversions, beatrice, eletheria)
            elif place < s.wave and eletheria == 1:
                embolden_commoner(s, seat, place)  # ST-15: those of earlier waves


@rule
def touch(s: State, seat: int, place: int, deaths: int, conversions: int, beatrice: int, eletheria: int) -> None:
    """Apply all third-order effects to one character, each judged by its state before them."""
    if not lives(s, seat, place):
        return
    before = faction(s, seat, place)
    rank = RANK[s.laid[seat, place]]
    converted = before != CHURCH and ((conversions >> rank) & 1) == 1
    if falls(s, seat, place, deaths):
        die(s, seat, place)
    elif rank == COMMONER:
        if converted:
            s.tokens[seat, place] += beatrice
        if before == REBELS:
            s.tokens[seat, place] += eletheria
    if converted:
        s.fate[seat, place] |= CONVERTED


@rule
def embolden_commoner(s: State, seat: int, place: int) -> None:
    """ST-15."""
    if lives(s, seat, place) and faction(s, seat, place) == REBELS and RANK[s.laid[seat, place]] == COMMONER:
        s.tokens[seat, place] += 1


# Resolution


@rule
def power(s: State, side: int) -> int:
    """ST-21: the power of a faction in the battle now."""
    total = 0
    for seat in range(s.players):
        for place in range(LINE):
            if lives(s, seat, place) and faction(s, seat, place) == side:
                total += POWER[s.laid[seat, place]] + s.tokens[seat, place]
    return total


@rule
def winners(s: State) -> int:
    """ST-22: the set of the factions with the most power."""
    most = 0
    factions = 0
    for side in range(len(FACTIONS)):
        strength = power(s, side)
        if strength > most:
            most = strength
            factions = 0
        if strength == most:
            factions |= 1 << side
    return factions


@rule
def resolve(s: State) -> None:
    """ST-22, ST-23."""
    won = winners(s)
    s.stage = KEEP
    for seat in range(s.players):
        for place in range(LINE):
            if s.laid[seat, place] != NONE and s.fate[seat, place] & FACE_DOWN == 0:
                reward(s, seat, place, won)
        if s.influence[seat] >= s.target:
            s.stage = OVER


@rule
def reward(s: State, seat: int, place: int, won: int) -> None:
    card = s.laid[seat, place]
    if (won >> faction(s, seat, place)) & 1 == 0:
        s.gold[seat] += CONSOLATION[card]
    elif s.fate[seat, place] & DEAD != 0:
        s.influence[seat] += INFLUENCE[card] // 2  # ST-10
    else:
        s.influence[seat] += INFLUENCE[card]


@rule
def langman_stays(s: State, seat: int) -> bool:
    """ST-20: he lives, and the Rebels have not won; one who already stayed leaves."""
    for wave in range(1, WAVES + 1):
        if s.laid[seat, wave] == LANGMAN and lives(s, seat, wave):
            return (winners(s) >> REBELS) & 1 == 0
    return False


@rule
def keep_and_gather(s: State) -> None:
    """ST-24."""
    loyal = NONE
    for seat in range(s.players):
        if langman_stays(s, seat):
            loyal = seat
    for seat in range(s.players):
        clear_line(s, seat)
        for n in range(1, POOL + 1):
            s.hand[seat, n] = NONE
        s.hand[seat, 0] = s.chosen[seat]
        s.chosen[seat] = NONE
    if loyal != NONE:
        s.laid[loyal, STAYED] = LANGMAN
    begin_battle(s)


@rule
def standing(s: State, out: Cells) -> None:
    """ST-23: most influence, then most gold; if both are tied, nobody wins."""
    best = 0
    shared = False
    for seat in range(s.players):
        out[seat] = 0
        if seat > 0:
            lead = s.influence[seat] - s.influence[best]
            if lead == 0:
                lead = s.gold[seat] - s.gold[best]
            if lead > 0:
                best = seat
                shared = False
            elif lead == 0:
                shared = True
    if not shared:
        out[best] = 1


# What a seat knows


@rule
def hide(s: State, seat: int) -> None:
    """ST-3, ST-26."""
    wipe_key(s)
    if s.stage == OVER:
        return
    hide_pools(s, seat)
    hide_hands(s, seat)
    for other in range(s.players):
        if other != seat and s.chosen[other] != NONE:
            s.chosen[other] = UNKNOWN


@rule
def guess(s: State, seat: int, dice: Cells) -> None:
    """Any state that is consistent with what the seat knows; `beliefs` says what that means."""
    if s.stage != OVER:
        guess_cards(s, seat, dice)
        guess_choices(s, dice)
    guess_key(s, dice)
