"""The rules of Battle For The Throne (BA-1 to BA-23) over a state.

A *bag* is a number that holds cards of one deck: bit n for card n, and from bit 52 on the count of Jokers, so that
adding `1 << card` puts any card in. A *place* is where a character stands: seven Jacks, seven Queens, throne, shield.
An *attack* is an attack card on the table, by its owner and number: 52 * seat + card.
"""

from __future__ import annotations

from throneroom.engine import fields
from throneroom.engine.chance import pick, shuffle, wipe_key
from throneroom.engine.compiled import rule
from throneroom.engine.declared import GameState, Matrix, Vector, layout
from throneroom.engine.dice import guess_key, roll, tumble
from throneroom.engine.state import Cells
from throneroom.engine.verbs import SEAT, Verb, Verbs, card_of, one_word
from throneroom.games.battle_for_the_throne.cards import ACE, CARDS, COUNT, JACK, JOKER, KING, QUEEN, SUITS

SEATS = 6
HAND = 5
LAST_ROUND = 100
MOST_JOKERS = 4
NONE = fields.NONE
UNKNOWN = fields.UNKNOWN  # a court card that another seat has chosen and not shown yet

JACKS, QUEENS, THRONE, SHIELD = 0, 7, 14, 15  # places: where the ranks begin (BA-5: none grows beyond 7)
PLACES = 16
PLACE_NAMES = (*(f"jack {n + 1}" for n in range(7)), *(f"queen {n + 1}" for n in range(7)), "king", "shield")

DECK, DIE = range(2)  # the random events; a deck is shuffled when it is dealt (round 0) and when it is reformed

CHOOSING, ACTING, ANSWERING, HONORING, TRIMMING, DISCARDING, EXHAUSTED, MENDING, OVER = range(9)


class State(GameState, seats=SEATS):
    """What every seat has, what lies on its characters, and who decides what now."""

    discard: Vector = fields.card_set(CARDS, last=MOST_JOKERS, by_seat=True)
    """Bags."""
    counted: Vector = fields.kind_set(CARDS, last=MOST_JOKERS, by_seat=True)
    """Bags: cards that everybody knows to be in the hand since the deck was empty."""
    halved: Vector = fields.kind_set(CARDS[:COUNT], by_seat=True)
    """Each seat's attacks that count half."""
    shielded: int = fields.seats()
    """The seats that have already used their shield."""
    players: int = fields.number(0, SEATS)
    jokers: int = fields.number(0, MOST_JOKERS)
    """Jokers in each deck."""
    round_number: int = fields.number(0, LAST_ROUND)
    first: int = fields.seat()
    """The seat that began the round."""
    turn: int = fields.seat()
    """The seat that acts, or whose end of the round it is."""
    passes: int = fields.number(0, SEATS)
    """Consecutive passes so far."""
    attack: int = fields.card(CARDS)
    """The attack card that waits for an answer."""
    place: int = fields.choice(*PLACE_NAMES)
    """Where it strikes."""
    target: int = fields.seat()
    """The seat that it strikes; then the seat that may draw or must discard for it."""
    stage: int = fields.stage("setup", "act", "jester", "honor", "trim", "discard", "reform", "mend", "over")
    under: Vector = fields.number(NONE, SEATS * COUNT - 1, size=SEATS * COUNT)
    """The attack on which an attack lies; NONE for the character itself."""
    top: Matrix = fields.number(NONE, SEATS * COUNT - 1, size=PLACES, by_seat=True)
    """The last attack on each character."""
    court: Matrix = fields.card(CARDS, size=PLACES, by_seat=True)
    """The characters, each rank without gaps; UNKNOWN: chosen by another seat, not shown yet."""
    deck: Matrix = fields.pile(CARDS, COUNT + MOST_JOKERS, by_seat=True, hidden_from="all")
    """The top card is the last."""
    hand: Matrix = fields.pile(CARDS, HAND + 1, by_seat=True, hidden_from="others", ordered=False)
    deck_size: Vector = fields.number(0, COUNT + MOST_JOKERS, by_seat=True)
    hand_size: Vector = fields.number(0, HAND + 1, by_seat=True)
    fallen: Vector = fields.card(CARDS, by_seat=True)
    """The King that an eliminated seat lost."""


STATE = layout(State)

# The actions, in runs. Attack cards are numbered without the Jacks and Queens between them; a charge is the attack
# of a King. Own and opposing characters are named by seat and place.
ATTACK_CARDS = 44
A_KING, PLACE, SUIT = card_of(CARDS[KING:ACE]), one_word(*PLACE_NAMES), one_word(*SUITS)
VERBS = Verbs(
    SEATS,
    Verb("attack", card_of(CARDS[:JACK]), SEAT, PLACE), Verb("charge", A_KING, SEAT, PLACE),
    Verb("attack", card_of(CARDS[ACE:JOKER]), SEAT, PLACE),
    Verb("heal", A_KING), Verb("rally", A_KING, SEAT, PLACE), Verb("shield"), Verb("deploy", card_of(CARDS[JACK:KING])),
    Verb("pass"), Verb("jester"), Verb("accept"), Verb("draw"), Verb("decline"), Verb("keep"), Verb("reform"),
    Verb("stay"), Verb("skip"), Verb("discard", card_of(CARDS)), Verb("mend", SEAT, PLACE),
    Verb("king", SUIT), Verb("queen", SUIT), Verb("jack", SUIT),
)  # fmt: skip
(
    _, _, _, HEAL, RALLY, RAISE_SHIELD, DEPLOY, PASS, JESTER, ACCEPT, DRAW, DECLINE, KEEP, REFORM, STAY, SKIP,
    DISCARD, MEND, CHOOSE, _, _,
) = VERBS.first  # fmt: skip
ACTIONS = VERBS.count
CHOICES = (HAND + 1) * ((SEATS - 1) * 7 + PLACES) + 2  # each card on every foremost character and every own one

# Within a round a seat plays each card of its deck at most once. An action may bring an answer, a draw and a discard;
# between two actions there are fewer passes than seats, and as many passes as seats end the round (BA-3). Then each
# seat decides three times (BA-18, BA-19). The round of the guard is the last (BA-21); before the first round each seat
# chooses a court.
ROUND_ACTIONS = SEATS * (COUNT + MOST_JOKERS)
ROUND_DECISIONS = (ROUND_ACTIONS + 1) * (SEATS + 3) + 3 * SEATS
MOST_DECISIONS = 3 * SEATS + LAST_ROUND * ROUND_DECISIONS


# Setting up (BA-1)


@rule
def deal(s: State, players: int, options: Cells) -> None:
    for seat in range(SEATS):
        s.discard[seat] = 0
        s.counted[seat] = 0
        s.halved[seat] = 0
        s.deck_size[seat] = 0
        s.hand_size[seat] = 0
        s.fallen[seat] = NONE
        for place in range(PLACES):
            s.top[seat, place] = NONE
            s.court[seat, place] = NONE
        for n in range(COUNT + MOST_JOKERS):
            s.deck[seat, n] = NONE
        for n in range(HAND + 1):
            s.hand[seat, n] = NONE
    for attack in range(SEATS * COUNT):
        s.under[attack] = NONE
    s.shielded = 0
    s.players = players
    s.jokers = options[0]
    s.round_number = 0
    s.first = NONE
    s.turn = NONE
    s.passes = 0
    s.attack = NONE
    s.place = NONE
    s.target = NONE
    s.stage = CHOOSING


@rule
def place_to_choose(s: State, seat: int) -> int:
    """The place whose suit the seat chooses next: King, Queen, Jack; NONE once its court is complete."""
    if s.court[seat, THRONE] == NONE:
        return THRONE
    if s.court[seat, QUEENS] == NONE:
        return QUEENS
    return JACKS if s.court[seat, JACKS] == NONE else NONE


@rule
def choose(s: State, seat: int, card: int) -> None:
    s.court[seat, place_to_choose(s, seat)] = card
    if waiting(s) != 0:
        return
    for owner in range(s.players):
        deal_deck(s, owner)
    begin_round(s)


@rule
def deal_deck(s: State, seat: int) -> None:
    rest = whole_deck(s)
    for place in (THRONE, QUEENS, JACKS):
        rest -= 1 << s.court[seat, place]
    stack_deck(s, seat, shuffled(s, seat, rest))
    fill_hand(s, seat)


# Bags, decks and hands


@rule
def whole_deck(s: State) -> int:
    """A bag of all cards of one player."""
    return (1 << COUNT) - 1 + (s.jokers << JOKER)


@rule
def in_bag(bag: int, card: int) -> bool:
    return bag >> JOKER != 0 if card == JOKER else (bag >> card) & 1 == 1


@rule
def spread(bag: int, pile: Cells) -> int:
    """Write the cards of a bag into a pile, in the order of their numbers; returns how many."""
    size = 0
    for card in range(COUNT):
        if (bag >> card) & 1 == 1:
            pile[size] = card
            size += 1
    for _ in range(bag >> JOKER):
        pile[size] = JOKER
        size += 1
    return size


@rule
def shuffled(s: State, seat: int, bag: int) -> int:
    """Shuffle the cards of a bag into the deck's array, top card first; returns how many. At most once a round."""
    size = spread(bag, s.deck[seat])
    shuffle(s, DECK, s.round_number * SEATS + seat, s.deck[seat], size)
    return size


@rule
def stack_deck(s: State, seat: int, size: int) -> None:
    """Turn `size` cards in drawing order into a deck, which is drawn from its end."""
    for n in range(size // 2):
        card = s.deck[seat, n]
        s.deck[seat, n] = s.deck[seat, size - 1 - n]
        s.deck[seat, size - 1 - n] = card
    s.deck_size[seat] = size


@rule
def take(s: State, seat: int, card: int) -> None:
    """Put a card into the hand, which is sorted."""
    n = s.hand_size[seat]
    while n > 0 and s.hand[seat, n - 1] > card:
        s.hand[seat, n] = s.hand[seat, n - 1]
        n -= 1
    s.hand[seat, n] = card
    s.hand_size[seat] += 1


@rule
def give(s: State, seat: int, card: int) -> None:
    """Remove a card from the hand; the caller puts it somewhere."""
    n = 0
    while s.hand[seat, n] != card:
        n += 1
    last = s.hand_size[seat] - 1
    while n < last:
        s.hand[seat, n] = s.hand[seat, n + 1]
        n += 1
    s.hand[seat, last] = NONE
    s.hand_size[seat] = last
    if in_bag(s.counted[seat], card):
        s.counted[seat] -= 1 << card


@rule
def give_up(s: State, seat: int, card: int) -> None:
    """Move a card from the hand to the seat's own discard pile."""
    give(s, seat, card)
    s.discard[seat] += 1 << card


@rule
def draw(s: State, seat: int) -> None:
    top = s.deck_size[seat] - 1
    take(s, seat, s.deck[seat, top])
    s.deck[seat, top] = NONE
    s.deck_size[seat] = top
    if top == 0:
        count_hand(s, seat)


@rule
def count_hand(s: State, seat: int) -> None:
    """BA-22: when the deck is empty, everybody can work out the hand, and knows these cards from then on."""
    s.counted[seat] = 0
    for n in range(s.hand_size[seat]):
        s.counted[seat] += 1 << s.hand[seat, n]


@rule
def fill_hand(s: State, seat: int) -> None:
    while s.hand_size[seat] < HAND and s.deck_size[seat] > 0:
        draw(s, seat)


# Seats


@rule
def plays_on(s: State, seat: int) -> bool:
    """BA-14, BA-17: a seat is in the game as long as its King is."""
    return s.court[seat, THRONE] != NONE


@rule
def kings(s: State) -> int:
    """How many Kings are left in the King ranks."""
    count = 0
    for seat in range(s.players):
        if plays_on(s, seat):
            count += 1
    return count


@rule
def seats_in(s: State) -> int:
    """The set of seats that are still in."""
    seats = 0
    for seat in range(s.players):
        if plays_on(s, seat):
            seats |= 1 << seat
    return seats


@rule
def next_in(s: State, seat: int) -> int:
    """The next seat clockwise that is still in."""
    seat = seat + 1 if seat + 1 < s.players else 0
    while not plays_on(s, seat):
        seat = seat + 1 if seat + 1 < s.players else 0
    return seat


@rule
def starter(s: State) -> int:
    """BA-18: the seat that is first at the end of a round."""
    return s.first if plays_on(s, s.first) else next_in(s, s.first)


# BA-3: rounds and turns


@rule
def begin_round(s: State) -> None:
    """Roll the die. Its index holds the round and the set of seats that roll, so that the result can be found later."""
    s.round_number += 1
    seats = seats_in(s)
    nth = pick(s, DIE, (s.round_number << SEATS) | seats, kings(s))
    s.first = nth_seat(seats, nth)
    s.turn = s.first
    s.stage = ACTING


@rule
def nth_seat(seats: int, nth: int) -> int:
    """The seat with that many seats of the set before it."""
    seat = 0
    while (seats >> seat) & 1 == 0 or nth > 0:
        nth -= (seats >> seat) & 1
        seat += 1
    return seat


@rule
def end_turn(s: State) -> None:
    s.target = NONE
    s.stage = ACTING
    s.turn = next_in(s, s.turn)


@rule
def pass_turn(s: State) -> None:
    s.passes += 1
    if s.passes < kings(s):
        end_turn(s)
    else:
        s.passes = 0
        s.turn = starter(s)
        s.stage = DISCARDING


# Attacks (BA-5 to BA-9, BA-12)


@rule
def attack_action(card: int, seat: int, place: int) -> int:
    nth = card if card < JACK else card - (KING - JACK)
    return (nth * SEATS + seat) * PLACES + place


@rule
def attack_card(action: int) -> int:
    nth = action // (SEATS * PLACES)
    return nth if nth < JACK else nth + (KING - JACK)


@rule
def seat_of(character: int) -> int:
    """The seat of a character, in any run of actions over seats and places."""
    return character // PLACES % SEATS


@rule
def is_king(card: int) -> bool:
    return KING <= card < ACE


@rule
def front(s: State, seat: int) -> int:
    """BA-5, BA-16: the place where the foremost occupied rank begins."""
    if s.court[seat, JACKS] != NONE:
        return JACKS
    if s.court[seat, QUEENS] != NONE:
        return QUEENS
    return SHIELD if s.court[seat, SHIELD] != NONE else THRONE


@rule
def rank_end(place: int) -> int:
    """The first place after the rank."""
    if place < QUEENS:
        return QUEENS
    return THRONE if place < THRONE else place + 1


@rule
def suit_at(s: State, seat: int, place: int) -> int:
    """BA-16: the shield has the suit of the King behind it."""
    return s.court[seat, THRONE if place == SHIELD else place] % 4


@rule
def points(character: int) -> int:
    if character < QUEEN:
        return 10
    return 15 if character < KING else 20


@rule
def may_strike(s: State, card: int, seat: int, place: int) -> bool:
    """BA-6, BA-12: not on its own suit, except for a charge."""
    return is_king(card) or card % 4 != suit_at(s, seat, place)


@rule
def is_halved(card: int, suit: int) -> bool:
    """BA-6: the other suit of its colour; BA-12: not for a charge."""
    return card % 4 + suit == 3 and not is_king(card)


@rule
def full_value(card: int) -> int:
    """BA-6, BA-9, BA-12: the points of an attack card on the other colour."""
    if card < JACK:
        return card // 4 + 2
    return 10 if card < ACE else 1


@rule
def value(s: State, attack: int) -> int:
    card = attack % COUNT
    full = full_value(card)
    return full // 2 if (s.halved[attack // COUNT] >> card) & 1 == 1 else full


@rule
def damage(s: State, seat: int, place: int) -> int:
    """The sum of the attacks on a character."""
    total = 0
    attack = s.top[seat, place]
    while attack != NONE:
        total += value(s, attack)
        attack = s.under[attack]
    return total


@rule
def kills_outright(card: int, character: int) -> bool:
    """BA-9: an Ace on a Jack or Queen; BA-14: a King in their ranks is a King."""
    return card >= ACE and JACK <= character < KING


@rule
def may_answer(s: State, seat: int) -> bool:
    """BA-15: unless everybody can see that the seat does not hold a Joker."""
    shield = 1 if s.court[seat, SHIELD] == JOKER else 0
    return s.hand_size[seat] > 0 and (s.discard[seat] >> JOKER) + shield < s.jokers


@rule
def strike(s: State, action: int) -> None:
    s.attack = attack_card(action)
    s.target = seat_of(action)
    s.place = action % PLACES
    give(s, s.turn, s.attack)
    s.stage = ANSWERING
    if not may_answer(s, s.target):
        land(s)


@rule
def play_jester(s: State) -> None:
    """BA-15: both cards are discarded and nothing happens."""
    give_up(s, s.target, JOKER)
    s.discard[s.turn] += 1 << s.attack
    s.attack = NONE
    s.place = NONE
    end_turn(s)


@rule
def land(s: State) -> None:
    """BA-7: the attack card stays on the character unless it destroys it."""
    card = s.attack
    place = s.place
    character = s.court[s.target, place]
    s.attack = NONE
    s.place = NONE
    lay(s, s.turn, card, s.target, place)
    if kills_outright(card, character) or damage(s, s.target, place) >= points(character):
        destroy(s, s.target, place, card)
    else:
        end_turn(s)


@rule
def lay(s: State, owner: int, card: int, seat: int, place: int) -> None:
    """BA-6: its value is fixed now."""
    attack = owner * COUNT + card
    s.under[attack] = s.top[seat, place]
    s.top[seat, place] = attack
    if is_halved(card, suit_at(s, seat, place)):
        s.halved[owner] |= 1 << card


@rule
def lift(s: State, seat: int, place: int) -> None:
    """The top attack goes to its owner's discard pile."""
    attack = s.top[seat, place]
    owner = attack // COUNT
    card = attack % COUNT
    s.top[seat, place] = s.under[attack]
    s.under[attack] = NONE
    s.halved[owner] &= ~(1 << card)
    s.discard[owner] += 1 << card


@rule
def lift_all(s: State, seat: int, place: int) -> None:
    while s.top[seat, place] != NONE:
        lift(s, seat, place)


@rule
def destroy(s: State, seat: int, place: int, card: int) -> None:
    """BA-7, BA-17: a card destroys a character; then BA-8, if it applies."""
    character = s.court[seat, place]
    lift_all(s, seat, place)
    close_up(s, seat, place)
    if place == THRONE:
        s.fallen[seat] = character
        end_turn(s)
        if kings(s) == 1:
            s.stage = OVER  # BA-20
        return
    s.discard[seat] += 1 << character
    if card >= ACE or place == SHIELD or s.deck_size[seat] == 0:
        end_turn(s)
    else:
        s.stage = HONORING


@rule
def close_up(s: State, seat: int, place: int) -> None:
    """BA-5: the characters behind a loss move up."""
    while place + 1 < rank_end(place) and s.court[seat, place + 1] != NONE:
        s.court[seat, place] = s.court[seat, place + 1]
        s.top[seat, place] = s.top[seat, place + 1]
        place += 1
    s.court[seat, place] = NONE
    s.top[seat, place] = NONE


@rule
def draw_honorably(s: State) -> None:
    """BA-8, then BA-2."""
    draw(s, s.target)
    if s.hand_size[s.target] > HAND:
        s.stage = TRIMMING
    else:
        end_turn(s)


# The other actions (BA-10 to BA-13, BA-16)


@rule
def deploy(s: State, seat: int, card: int) -> None:
    """BA-5, BA-10: last in its own rank."""
    give(s, seat, card)
    place = JACKS if card < QUEEN else QUEENS
    while s.court[seat, place] != NONE:
        place += 1
    s.court[seat, place] = card
    end_turn(s)


@rule
def heal(s: State, seat: int, card: int) -> None:
    give_up(s, seat, card)
    lift_all(s, seat, THRONE)
    end_turn(s)


@rule
def rally(s: State, seat: int, card: int, place: int) -> None:
    """BA-13: the attacks stay where they are, with the values they had."""
    give(s, seat, card)
    s.discard[seat] += 1 << s.court[seat, place]
    s.court[seat, place] = card
    end_turn(s)


@rule
def raise_shield(s: State, seat: int) -> None:
    give(s, seat, JOKER)
    s.court[seat, SHIELD] = JOKER
    s.shielded |= 1 << seat
    end_turn(s)


# The end of a round (BA-18, BA-19, BA-21)


@rule
def replenish(s: State, seat: int) -> None:
    """BA-18: draw up to five; BA-19: ask once in this step."""
    fill_hand(s, seat)
    s.stage = EXHAUSTED if s.deck_size[seat] == 0 and s.discard[seat] != 0 else MENDING


@rule
def reform(s: State, seat: int) -> None:
    """BA-19."""
    size = shuffled(s, seat, s.discard[seat])
    taken = min(size, HAND * kings(s))
    s.discard[seat] = 0
    for n in range(taken, size):
        s.discard[seat] += 1 << s.deck[seat, n]
        s.deck[seat, n] = NONE
    stack_deck(s, seat, taken)
    fill_hand(s, seat)
    s.stage = MENDING


@rule
def end_step(s: State) -> None:
    """The next player's end of the round, or the next round."""
    s.turn = next_in(s, s.turn)
    if s.turn != starter(s):
        s.stage = DISCARDING
    elif s.round_number == LAST_ROUND:
        s.stage = OVER  # BA-21
    else:
        begin_round(s)


# What is asked


@rule
def waiting(s: State) -> int:
    if s.stage == OVER:
        return 0
    if s.stage == CHOOSING:
        seats = 0
        for seat in range(s.players):
            if place_to_choose(s, seat) != NONE:
                seats |= 1 << seat
        return seats
    if ANSWERING <= s.stage <= TRIMMING:
        return 1 << s.target
    return 1 << s.turn


@rule
def sealed(s: State) -> int:
    """BA-1: courts are chosen in secret."""
    return 1 if s.stage == CHOOSING else 0


@rule
def legal(s: State, seat: int, out: Cells) -> int:
    if s.stage == ACTING:
        return list_turn(s, seat, out)
    if s.stage == CHOOSING:
        return list_suits(s, seat, out)
    if s.stage == ANSWERING:
        return list_answers(s, seat, out)
    if s.stage == TRIMMING:
        return list_discards(s, seat, out)
    if s.stage == DISCARDING:
        count = list_discards(s, seat, out)
        out[count] = KEEP
        return count + 1
    if s.stage == MENDING:
        return list_mends(s, seat, out)
    out[0] = DRAW if s.stage == HONORING else REFORM
    out[1] = DECLINE if s.stage == HONORING else STAY
    return 2


@rule
def list_suits(s: State, seat: int, out: Cells) -> int:
    place = place_to_choose(s, seat)
    first = CHOOSE if place == THRONE else CHOOSE + 4 if place == QUEENS else CHOOSE + 8
    for suit in range(4):
        out[suit] = first + suit
    return 4


@rule
def list_turn(s: State, seat: int, out: Cells) -> int:
    """BA-4."""
    count = list_arrivals(s, seat, out)
    for n in range(s.hand_size[seat]):
        card = s.hand[seat, n]
        if is_attack_card(card):
            count = list_attacks(s, seat, card, out, count)
        if is_king(card):
            count = list_royal(s, seat, card, out, count)
    out[count] = PASS
    return count + 1


@rule
def is_attack_card(card: int) -> bool:
    """A number, an Ace, or a King that charges."""
    return card < JACK or KING <= card < JOKER


@rule
def list_arrivals(s: State, seat: int, out: Cells) -> int:
    """What can come into play from hand without a target: Jacks and Queens (BA-10), the shield."""
    count = 0
    for n in range(s.hand_size[seat]):
        card = s.hand[seat, n]
        if JACK <= card < KING:
            out[count] = DEPLOY + card - JACK
            count += 1
    if may_raise_shield(s, seat):
        out[count] = RAISE_SHIELD
        count += 1
    return count


@rule
def may_raise_shield(s: State, seat: int) -> bool:
    """BA-16: once a game."""
    return holds_joker(s, seat) and (s.shielded >> seat) & 1 == 0


@rule
def holds_joker(s: State, seat: int) -> bool:
    """A Joker would be the last card of the sorted hand."""
    size = s.hand_size[seat]
    return size > 0 and s.hand[seat, size - 1] == JOKER


@rule
def list_attacks(s: State, seat: int, card: int, out: Cells, count: int) -> int:
    for target in range(s.players):
        if target == seat or not plays_on(s, target):
            continue
        place = front(s, target)
        end = rank_end(place)
        while place < end and s.court[target, place] != NONE:
            if may_strike(s, card, target, place):
                out[count] = attack_action(card, target, place)
                count += 1
            place += 1
    return count


@rule
def list_royal(s: State, seat: int, card: int, out: Cells, count: int) -> int:
    """What a King in hand can do for the seat's own court."""
    suit = card % 4
    if s.top[seat, THRONE] != NONE:  # BA-11
        out[count] = HEAL + suit
        count += 1
    for place in range(SHIELD):
        if s.court[seat, place] != NONE:  # BA-13
            out[count] = RALLY + (suit * SEATS + seat) * PLACES + place
            count += 1
    return count


@rule
def list_answers(s: State, seat: int, out: Cells) -> int:
    """BA-15: the seat is asked whether or not it has a Joker."""
    count = 0
    if holds_joker(s, seat):
        out[count] = JESTER
        count += 1
    out[count] = ACCEPT
    return count + 1


@rule
def list_discards(s: State, seat: int, out: Cells) -> int:
    """Each card in hand; Jokers are one choice."""
    count = 0
    last = NONE
    for n in range(s.hand_size[seat]):
        card = s.hand[seat, n]
        if card != last:
            out[count] = DISCARD + card
            count += 1
        last = card
    return count


@rule
def list_mends(s: State, seat: int, out: Cells) -> int:
    count = 0
    for place in range(PLACES):
        if s.top[seat, place] != NONE:
            out[count] = MEND + seat * PLACES + place
            count += 1
    out[count] = SKIP
    return count + 1


@rule
def apply(s: State, seat: int, action: int) -> None:
    if s.stage == ACTING:
        act(s, seat, action)
    elif s.stage == CHOOSING:
        choose(s, seat, chosen_card(action))
    elif s.stage == ANSWERING:
        if action == JESTER:
            play_jester(s)
        else:
            land(s)
    elif s.stage == HONORING:
        if action == DRAW:
            draw_honorably(s)
        else:
            end_turn(s)
    elif s.stage == TRIMMING:
        give_up(s, seat, action - DISCARD)
        end_turn(s)
    else:
        apply_end_of_round(s, seat, action)


@rule
def chosen_card(action: int) -> int:
    """The court card of a choice: the Kings come first."""
    suit = (action - CHOOSE) % 4
    if action < CHOOSE + 4:
        return KING + suit
    return QUEEN + suit if action < CHOOSE + 8 else JACK + suit


@rule
def act(s: State, seat: int, action: int) -> None:
    """BA-4."""
    if action == PASS:
        pass_turn(s)
        return
    s.passes = 0
    if action < HEAL:
        strike(s, action)
    elif action < RALLY:
        heal(s, seat, KING + action - HEAL)
    elif action < RAISE_SHIELD:
        rally(s, seat, KING + (action - RALLY) // (SEATS * PLACES), (action - RALLY) % PLACES)
    elif action == RAISE_SHIELD:
        raise_shield(s, seat)
    else:
        deploy(s, seat, JACK + action - DEPLOY)


@rule
def apply_end_of_round(s: State, seat: int, action: int) -> None:
    if s.stage == DISCARDING:
        if action != KEEP:
            give_up(s, seat, action - DISCARD)
        replenish(s, seat)
    elif s.stage == EXHAUSTED:
        if action == REFORM:
            reform(s, seat)
        else:
            s.stage = MENDING
    else:
        if action != SKIP:
            lift(s, seat, (action - MEND) % PLACES)
        end_step(s)


@rule
def standing(s: State, out: Cells) -> None:
    """BA-20, BA-21: everyone who still has a King."""
    for seat in range(s.players):
        out[seat] = 1 if plays_on(s, seat) else 0


# What a seat knows (BA-22)


@rule
def hide(s: State, seat: int) -> None:
    wipe_key(s)
    if s.stage == OVER:
        return
    for owner in range(s.players):
        if owner != seat and s.stage == CHOOSING:
            hide_choices(s, owner)
        for n in range(s.deck_size[owner]):
            s.deck[owner, n] = NONE
        if owner != seat:
            for n in range(s.hand_size[owner]):
                s.hand[owner, n] = NONE


@rule
def hide_choices(s: State, seat: int) -> None:
    for place in (THRONE, QUEENS, JACKS):
        if s.court[seat, place] != NONE:
            s.court[seat, place] = UNKNOWN


@rule
def guess(s: State, seat: int, dice: Cells) -> None:
    guess_key(s, dice)
    if s.stage == OVER:
        return
    for owner in range(s.players):
        if s.stage == CHOOSING:
            if owner != seat:
                guess_choices(s, owner, dice)
        elif owner == seat:
            guess_deck(s, owner, dice)
        else:
            guess_cards(s, owner, dice)


@rule
def guess_choices(s: State, seat: int, dice: Cells) -> None:
    for place in (THRONE, QUEENS, JACKS):
        if s.court[seat, place] == UNKNOWN:
            first = KING if place == THRONE else QUEEN if place == QUEENS else JACK
            s.court[seat, place] = first + roll(dice, 4)


@rule
def guess_deck(s: State, seat: int, dice: Cells) -> None:
    """Only the order of the seat's own deck is unknown."""
    unseen = whole_deck(s) - open_cards(s, seat)
    for n in range(s.hand_size[seat]):
        unseen -= 1 << s.hand[seat, n]
    tumble(dice, s.deck[seat], spread(unseen, s.deck[seat]))


@rule
def guess_cards(s: State, seat: int, dice: Cells) -> None:
    """Another seat's hand: the counted cards, and any of the rest; what remains is its deck, in any order."""
    unseen = whole_deck(s) - open_cards(s, seat) - s.counted[seat]
    size = spread(s.counted[seat], s.hand[seat])
    s.hand_size[seat] = size
    size = spread(unseen, s.deck[seat])
    tumble(dice, s.deck[seat], size)
    while size > s.deck_size[seat]:
        size -= 1
        take(s, seat, s.deck[seat, size])
        s.deck[seat, size] = NONE


@rule
def open_cards(s: State, seat: int) -> int:
    """A bag of the seat's cards that lie open: court, discard pile, attacks, a fallen King."""
    bag = s.discard[seat] + attacks_of(s, seat)
    for place in range(PLACES):
        if s.court[seat, place] != NONE:
            bag += 1 << s.court[seat, place]
    if s.fallen[seat] != NONE:
        bag += 1 << s.fallen[seat]
    if s.attack != NONE and s.turn == seat:
        bag += 1 << s.attack
    return bag


@rule
def attacks_of(s: State, owner: int) -> int:
    """The seat's attack cards that lie on characters."""
    cards = 0
    for seat in range(s.players):
        for place in range(PLACES):
            attack = s.top[seat, place]
            while attack != NONE:
                if attack // COUNT == owner:
                    cards |= 1 << (attack % COUNT)
                attack = s.under[attack]
    return cards
