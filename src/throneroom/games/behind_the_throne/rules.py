"""The rules of Behind the Throne (BT-1 to BT-22) over a state.

Cards of one kind are alike, so stacks and the discard pile are counts by kind. A kind is its number: the printed
value less one. Sets of seats and of kinds are numbers whose bit n stands for seat or kind n.
"""

from __future__ import annotations

from throneroom.engine import fields
from throneroom.engine.chance import pick, shuffle, wipe_key
from throneroom.engine.compiled import rule
from throneroom.engine.declared import GameState, Matrix, Vector, layout
from throneroom.engine.dice import guess_key, tumble
from throneroom.engine.state import Cells
from throneroom.engine.verbs import SEAT, Verb, Verbs, card_of, one_word
from throneroom.games.behind_the_throne.cards import (
    ALCHEMIST,
    ASSASSIN,
    CARDS,
    END,
    GENERAL,
    JESTER,
    JUDGE,
    KINDS,
    KING,
    MANIPULATIVE,
    MINSTREL,
    MOST_COPIES,
    PROPHET,
    QUEEN,
)

SEATS = 4
DECK, START, RESHUFFLE = range(3)  # the random events
NONE = fields.NONE
UNKNOWN = fields.UNKNOWN  # a card of the deck that a seat has not seen

ROW_CARDS = 5  # BT-2
STACK_CARDS = 5  # BT-9
STACK_KINDS = 5  # BT-10
PAIR = 2  # BT-22

CHARACTERS = CARDS[:KINDS]
PLAY, DROP_KINDS, OVER = range(3)


class State(GameState, seats=SEATS):
    """The stacks of all seats, the row that is being revealed, the deck, and who decides what now."""

    received: int = fields.kind_set(CHARACTERS)
    """The kinds that are new to the receiver of a row, which may still discard them."""
    deck: Vector = fields.pile(CARDS, KINDS * MOST_COPIES + 1, hidden_from="all")
    """From the bottom up."""
    left: int = fields.number(0, KINDS * MOST_COPIES + 1)
    """How many cards the deck has."""
    discard: Vector = fields.counts(CARDS, MOST_COPIES)
    stack: Matrix = fields.counts(CHARACTERS, STACK_CARDS, by_seat=True)
    row: Vector = fields.pile(CHARACTERS, ROW_CARDS)
    """In the order of revealing."""
    length: int = fields.number(0, ROW_CARDS)
    change: int = fields.number(-9, 2)
    """What abilities have added to the value of the row's last card."""
    used: int = fields.kind_set(CHARACTERS[: len(MANIPULATIVE)])
    """The manipulative kinds used this turn."""
    struck: int = fields.seats()
    """The seats that were a target of destruction this turn."""
    destroyed: int = fields.flag()
    """Whether the last card of the row has already destroyed a card."""
    knows: int = fields.seats()
    """Who has seen the top card of the deck."""
    taken: int = fields.card(CHARACTERS)
    """The card that is taken in a swap, while the receiver drops or keeps kinds."""
    players: int = fields.number(0, SEATS)
    turn: int = fields.seat()
    asked: int = fields.seat()
    """Who decides: the seat on turn, or the receiver of its row."""
    stage: int = fields.stage("play", "drop", "over")


STATE = layout(State)

# What an ability does, in the order of the actions: its kind and how it changes the last card's value.
KIND_OF = (GENERAL, PROPHET, JESTER, JESTER, ASSASSIN)
CHANGE_OF = (-3, 0, 1, -1, -2)
EFFECTS = 5
LOOK = 1

# The 95 actions.
EFFECT, KIND = one_word("general", "prophet", "jester up", "jester down", "assassin"), card_of(CHARACTERS)
VERBS = Verbs(
    SEATS,
    Verb("reveal"), Verb("collect"), Verb("give up"), Verb("use", EFFECT), Verb("judge", EFFECT), Verb("drop", KIND),
    Verb("swap", SEAT, KIND), Verb("destroy", SEAT, KIND), Verb("keep"),
)  # fmt: skip
REVEAL, COLLECT, GIVE_UP, USE, JUDGED, DROP, SWAP, DESTROY, KEEP = VERBS.first
ACTIONS = CHOICES = VERBS.count

# Each card is revealed at most twice, the End of Game card once (BT-20), and every turn reveals one. In addition, a
# turn has at most each ability once (BT-16), each seat once as a target (BT-6), one stop, a drop of each kind, a `keep`
# and a drop for the taken card (BT-13).
TURN_DECISIONS = len(MANIPULATIVE) + SEATS + 1 + KINDS + 2
MOST_DECISIONS = (2 * KINDS * MOST_COPIES + 1) * (1 + TURN_DECISIONS)

POWER = (3, 0, 1, 2, 0)
"""How far each manipulative kind alone can lower a card."""

POWERS = tuple(
    sum(POWER[kind] for kind in MANIPULATIVE if kinds >> kind & 1) for kinds in range(1 << len(MANIPULATIVE))
)
"""How far each set of manipulative kinds can lower a card, each used once."""


@rule
def deal(s: State, players: int, options: Cells) -> None:
    """BT-1: the End of Game card on the discard pile, all characters in the deck, a random seat begins."""
    s.players = players
    s.left = KINDS * copies(s)
    for n in range(s.left):
        s.deck[n] = n // copies(s)
    for n in range(s.left, KINDS * MOST_COPIES + 1):
        s.deck[n] = NONE
    shuffle(s, DECK, 0, s.deck, s.left)
    for kind in range(KINDS):
        s.discard[kind] = 0
        for seat in range(SEATS):
            s.stack[seat, kind] = 0
    s.discard[END] = 1
    s.length = ROW_CARDS
    clear_row(s)
    s.knows = 0
    s.taken = NONE
    s.received = 0
    s.turn = pick(s, START, 0, players)
    s.asked = s.turn
    s.stage = PLAY


@rule
def copies(s: State) -> int:
    """How many cards there are of each kind: 5, 7 or 9."""
    return 2 * s.players + 1


@rule
def waiting(s: State) -> int:
    return 0 if s.stage == OVER else 1 << s.asked


@rule
def sealed(s: State) -> int:
    """Nothing is decided in secret: what the Prophet shows is hidden, but everybody sees that he is used (BT-19)."""
    return 0


# Abilities


@rule
def leads(s: State, seat: int, kind: int) -> bool:
    """BT-15: the ability is available to a seat that has at least one card of the kind, if nobody has more."""
    own = s.stack[seat, kind]
    most = 1
    for other in range(s.players):
        most = max(most, s.stack[other, kind])
    return own == most


@rule
def fresh(s: State, seat: int) -> int:
    """BT-16: the set of manipulative kinds that are available and not used this turn."""
    kinds = 0
    for kind in range(JUDGE + 1):
        if (s.used >> kind) & 1 == 0 and leads(s, seat, kind):
            kinds |= 1 << kind
    return kinds


@rule
def rise(s: State) -> int:
    """How far the last card's changed value is above the printed value before it (BT-4, BT-5); NONE for one card."""
    if s.length < 2:
        return NONE
    return s.row[s.length - 1] + s.change - s.row[s.length - 2]


@rule
def reach(s: State, seat: int, kinds: int) -> int:
    """How far these fresh kinds can lower a card, each once; the Judge repeats the best one owned (BT-18)."""
    lowered = POWERS[kinds]
    if (kinds >> JUDGE) & 1 == 1:
        if s.stack[seat, GENERAL] > 0:
            lowered += POWER[GENERAL]
        elif s.stack[seat, ASSASSIN] > 0:
            lowered += POWER[ASSASSIN]
        elif s.stack[seat, JESTER] > 0:
            lowered += POWER[JESTER]
    return lowered


@rule
def means(s: State, seat: int, effect: int, kinds: int) -> int:
    """The kind that is used for an effect: its own while fresh, else the Judge while fresh (BT-18), else NONE."""
    kind = KIND_OF[effect]
    if (kinds >> kind) & 1 == 1:
        return kind
    return JUDGE if (kinds >> JUDGE) & 1 == 1 and s.stack[seat, kind] > 0 else NONE


@rule
def may_look(s: State, seat: int) -> bool:
    """BT-19: a reveal can follow, the seat does not know the card, and the row is not broken (BT-4)."""
    return s.length < ROW_CARDS and (s.knows >> seat) & 1 == 0 and rise(s) <= 0


@rule
def may_change(s: State, seat: int, effect: int, kinds: int) -> bool:
    """BT-4: an unbroken row stays so, a broken one can still be mended by the kinds then left; BT-5: two cards."""
    if s.length < 2:
        return False
    now = rise(s)
    return now + CHANGE_OF[effect] <= (reach(s, seat, kinds) if now > 0 else 0)


# Targets


@rule
def may_swap(s: State, seat: int) -> bool:
    """BT-12: at least as many cards in the row as the seat has Kings; BT-4: not while it is broken."""
    return s.length >= 1 and s.length >= s.stack[seat, KING] and rise(s) <= 0


@rule
def may_destroy(s: State, seat: int) -> bool:
    """BT-6: equal values, once for each card revealed; BT-8: more cards in the row than the seat has Queens."""
    return s.length >= 2 and rise(s) == 0 and s.destroyed == 0 and s.length > s.stack[seat, QUEEN]


# Legal actions


@rule
def legal(s: State, seat: int, out: Cells) -> int:
    if s.stage == DROP_KINDS:
        return list_drops(s, seat, out)
    count = 0
    if rise(s) > 0:
        out[count] = GIVE_UP  # BT-4
        count += 1
    else:
        if s.length < ROW_CARDS:  # BT-2
            out[count] = REVEAL
            count += 1
        if s.length > 0:  # BT-3
            out[count] = COLLECT
            count += 1
    count = list_abilities(s, seat, out, count)
    if may_swap(s, seat):
        for other in range(s.players):
            if other != seat:  # BT-13
                count = list_guarded(s, other, MINSTREL, SWAP + other * KINDS, out, count)  # BT-14
    if may_destroy(s, seat):
        count = list_targets(s, seat, out, count)
    return count


@rule
def list_drops(s: State, seat: int, out: Cells) -> int:
    """BT-10: any kind while there are too many; BT-13: then those that are new to a receiver, until it keeps them."""
    if kinds_of(s, seat) > STACK_KINDS:
        return list_kinds(s, seat, DROP, out, 0)
    count = 0
    for kind in range(KINDS):
        if (s.received >> kind) & 1 == 1:
            out[count] = DROP + kind
            count += 1
    out[count] = KEEP
    return count + 1


@rule
def list_abilities(s: State, seat: int, out: Cells, count: int) -> int:
    """Each effect that is allowed now, by its own kind or by the Judge (BT-16, BT-18)."""
    kinds = fresh(s, seat)
    if kinds == 0:
        return count
    for effect in range(EFFECTS):
        by = means(s, seat, effect, kinds)
        if by == NONE:
            continue
        if may_look(s, seat) if effect == LOOK else may_change(s, seat, effect, kinds & ~(1 << by)):
            out[count] = (JUDGED if by == JUDGE else USE) + effect
            count += 1
    return count


@rule
def list_targets(s: State, seat: int, out: Cells, count: int) -> int:
    """BT-6: every player at most once a turn, also the seat itself; BT-7: the Alchemist does not bind its owner."""
    for target in range(s.players):
        if (s.struck >> target) & 1 == 0:
            first = DESTROY + target * KINDS
            if target == seat:
                count = list_kinds(s, target, first, out, count)
            else:
                count = list_guarded(s, target, ALCHEMIST, first, out, count)
    return count


@rule
def list_guarded(s: State, owner: int, guard: int, first: int, out: Cells, count: int) -> int:
    """Write an action for each kind that an owner can lose to others: only the guard, if the owner leads it."""
    if leads(s, owner, guard):
        out[count] = first + guard
        return count + 1
    return list_kinds(s, owner, first, out, count)


@rule
def list_kinds(s: State, owner: int, first: int, out: Cells, count: int) -> int:
    """Write an action for each kind of an owner; returns the new count."""
    for kind in range(KINDS):
        if s.stack[owner, kind] > 0:
            out[count] = first + kind
            count += 1
    return count


# Taking an action


@rule
def apply(s: State, seat: int, action: int) -> None:
    if action == REVEAL:
        reveal(s)
    elif action == COLLECT:
        store_row(s, seat)
        go_on(s)
    elif action == GIVE_UP:
        lose_row(s)
        end_turn(s)
    elif action < JUDGED:
        use(s, seat, KIND_OF[action - USE], action - USE)
    elif action < DROP:
        use(s, seat, JUDGE, action - JUDGED)
    elif action < SWAP:
        drop(s, seat, action - DROP)
        go_on(s)
    elif action < DESTROY:
        swap(s, (action - SWAP) // KINDS, (action - SWAP) % KINDS)
        go_on(s)
    elif action == KEEP:
        s.received = 0
        go_on(s)
    else:
        destroy(s, (action - DESTROY) // KINDS, (action - DESTROY) % KINDS)


@rule
def reveal(s: State) -> None:
    """BT-2, and what follows at once: the end (BT-21), the reshuffle (BT-20), a row that cannot be mended (BT-4)."""
    s.left -= 1
    card = s.deck[s.left]
    s.deck[s.left] = NONE
    s.knows = 0  # BT-19
    s.change = 0  # BT-5
    s.destroyed = 0  # BT-6
    if card == END:
        s.discard[END] = 1
        lose_row(s)
        s.stage = OVER
        return
    s.row[s.length] = card
    s.length += 1
    if s.left == 0:
        reshuffle(s)
    above = rise(s)
    if above > 0 and above > reach(s, s.turn, fresh(s, s.turn)):
        lose_row(s)
        end_turn(s)


@rule
def reshuffle(s: State) -> None:
    """BT-20: the discard pile, including the End of Game card, becomes the new deck; the row is not in it."""
    for kind in range(KINDS + 1):
        while s.discard[kind] > 0:
            s.discard[kind] -= 1
            s.deck[s.left] = kind
            s.left += 1
    shuffle(s, RESHUFFLE, 0, s.deck, s.left)


@rule
def use(s: State, seat: int, kind: int, effect: int) -> None:
    """BT-16: the kind is used up. If the Judge borrows an effect, he is used up, not the kind he imitates (BT-18)."""
    s.used |= 1 << kind
    if effect == LOOK:
        s.knows |= 1 << seat  # BT-19
    else:
        s.change += CHANGE_OF[effect]  # BT-17


@rule
def destroy(s: State, target: int, kind: int) -> None:
    """BT-6, BT-11."""
    s.stack[target, kind] -= 1
    s.discard[kind] += 1
    s.struck |= 1 << target
    s.destroyed = 1


@rule
def swap(s: State, other: int, kind: int) -> None:
    """BT-13: the taken card leaves its stack before the receiver stores the row; kinds without a stack are then new."""
    s.stack[other, kind] -= 1
    s.taken = kind
    for n in range(s.length):
        if s.stack[other, s.row[n]] == 0:
            s.received |= 1 << s.row[n]
    store_row(s, other)


@rule
def store(s: State, seat: int, kind: int) -> None:
    """BT-9: a sixth copy is discarded."""
    if s.stack[seat, kind] < STACK_CARDS:
        s.stack[seat, kind] += 1
    else:
        s.discard[kind] += 1


@rule
def store_row(s: State, seat: int) -> None:
    """Put the whole row onto the stacks of a seat, which is asked if it then has a choice of what to drop."""
    for n in range(s.length):
        store(s, seat, s.row[n])
    clear_row(s)
    s.asked = seat


@rule
def lose_row(s: State) -> None:
    """BT-4, BT-11, BT-21: the whole row onto the discard pile."""
    for n in range(s.length):
        s.discard[s.row[n]] += 1
    clear_row(s)


@rule
def clear_row(s: State) -> None:
    """Clear the row, and everything that matters only while there is one."""
    for n in range(s.length):
        s.row[n] = NONE
    s.length = 0
    s.change = 0
    s.used = 0
    s.struck = 0
    s.destroyed = 0


@rule
def drop(s: State, seat: int, kind: int) -> None:
    """BT-10, BT-13: discard a kind with all its cards."""
    s.discard[kind] += s.stack[seat, kind]
    s.stack[seat, kind] = 0
    s.received &= ~(1 << kind)


@rule
def kinds_of(s: State, seat: int) -> int:
    """How many stacks a seat has."""
    count = 0
    for kind in range(KINDS):
        if s.stack[seat, kind] > 0:
            count += 1
    return count


@rule
def go_on(s: State) -> None:
    """After storing: drops while there are too many kinds (BT-10) or new ones to keep, the taken card, the next turn.

    BT-13: a receiver without new kinds is not asked, and the taken card comes last.
    """
    s.stage = DROP_KINDS
    if kinds_of(s, s.asked) > STACK_KINDS or s.received != 0:
        return
    if s.taken != NONE:
        s.asked = s.turn
        store(s, s.turn, s.taken)
        s.taken = NONE
        if kinds_of(s, s.turn) > STACK_KINDS:
            return
    end_turn(s)


@rule
def end_turn(s: State) -> None:
    s.turn = (s.turn + 1) % s.players
    s.asked = s.turn
    s.stage = PLAY


# The end


@rule
def score(s: State, seat: int) -> int:
    """BT-22: each kind held at least twice scores its value once."""
    points = 0
    for kind in range(KINDS):
        if s.stack[seat, kind] >= PAIR:
            points += kind + 1
    return points


@rule
def standing(s: State, out: Cells) -> None:
    """BT-22: the most points win, and a tie is shared."""
    best = 0
    for seat in range(s.players):
        best = max(best, score(s, seat))
    for seat in range(s.players):
        out[seat] = 1 if score(s, seat) == best else 0


# What a seat knows


@rule
def unseen(s: State, kind: int) -> int:
    """How many cards of a kind (or the End of Game card) are in the deck, counted from the open cards (BT-11)."""
    if kind == END:
        return 1 - s.discard[END]
    count = copies(s) - s.discard[kind]
    for seat in range(s.players):
        count -= s.stack[seat, kind]
    for n in range(s.length):
        if s.row[n] == kind:
            count -= 1
    return count - 1 if s.taken == kind else count


@rule
def hide(s: State, seat: int) -> None:
    """The order of the deck is secret, except for its top card to seats that have seen it (BT-19)."""
    wipe_key(s)
    if s.stage == OVER:
        return
    seen = s.left - 1 if seat >= 0 and (s.knows >> seat) & 1 == 1 else s.left
    for n in range(seen):
        s.deck[n] = UNKNOWN


@rule
def guess(s: State, seat: int, dice: Cells) -> None:
    """Any order of the cards in the deck, below the top card if the seat knows it."""
    guess_key(s, dice)
    if s.stage == OVER:
        return
    known = s.deck[s.left - 1]
    hidden = 0
    for kind in range(KINDS + 1):
        count = unseen(s, kind)
        if kind == known:
            count -= 1
        for _ in range(count):
            s.deck[hidden] = kind
            hidden += 1
    tumble(dice, s.deck, hidden)
