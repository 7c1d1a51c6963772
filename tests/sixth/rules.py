"""The rules of Sealed Bids over a state."""

from throneroom.engine.chance import pick, shuffle, wipe_key
from throneroom.engine.compiled import rule
from throneroom.engine.dice import guess_key, roll, tumble
from throneroom.engine.state import AnyState, Cells, state_dtype

SEATS, ACTIONS, CHOICES, CARDS, HAND = 4, 16, 16, 16, 4
MOST_DECISIONS = SEATS * HAND
DECK, FAVOURITE = 0, 1
LEFT_OUT, PLAYED, UNKNOWN = -1, -2, -3  # places of a card beside the seats
NO_BID, HIDDEN_BID = -1, -2

STATE = state_dtype(
    {
        "place": ("i1", CARDS),
        "pile": ("i1", CARDS),  # scratch for shuffles, zero otherwise
        "bid": ("i1", SEATS),
        "won": ("i1", SEATS),
        "players": "i1",
        "favourite": "i1",
        "left": "i1",  # rounds to come
        "low": "i1",
    }
)


@rule
def deal(s: AnyState, players: int, options: Cells) -> None:
    for card in range(CARDS):
        s.pile[card] = card
    shuffle(s, DECK, 0, s.pile, CARDS)
    for n in range(CARDS):
        s.place[s.pile[n]] = n // HAND if n < players * HAND else LEFT_OUT
    clear_pile(s)
    for seat in range(SEATS):
        s.bid[seat] = NO_BID
        s.won[seat] = 0
    s.players = players
    s.favourite = pick(s, FAVOURITE, 0, players)
    s.left = HAND
    s.low = options[0]


@rule
def clear_pile(s: AnyState) -> None:
    for n in range(CARDS):
        s.pile[n] = 0


@rule
def waiting(s: AnyState) -> int:
    bits = 0
    for seat in range(s.players):
        if s.left > 0 and s.bid[seat] == NO_BID:
            bits |= 1 << seat
    return bits


@rule
def sealed(s: AnyState) -> int:
    return 1


@rule
def legal(s: AnyState, seat: int, out: Cells) -> int:
    count = 0
    for card in range(CARDS):
        if s.place[card] == seat:
            out[count] = card
            count += 1
    return count


@rule
def apply(s: AnyState, seat: int, action: int) -> None:
    s.bid[seat] = action
    if waiting(s) == 0:
        reveal(s)


@rule
def reveal(s: AnyState) -> None:
    best = 0
    for seat in range(s.players):
        higher = s.bid[seat] > s.bid[best]
        if seat > 0 and higher != (s.low == 1):
            best = seat
    s.won[best] += 1
    s.left -= 1
    for seat in range(s.players):
        s.place[s.bid[seat]] = PLAYED
        s.bid[seat] = NO_BID


@rule
def standing(s: AnyState, out: Cells) -> None:
    best = s.favourite
    for seat in range(s.players):
        out[seat] = 0
        if s.won[seat] > s.won[best]:
            best = seat
    out[best] = 1


@rule
def hide(s: AnyState, seat: int) -> None:
    wipe_key(s)
    if s.left == 0:
        return
    for card in range(CARDS):
        if s.place[card] != PLAYED and s.place[card] != seat:
            s.place[card] = UNKNOWN
    for other in range(s.players):
        if other != seat and s.bid[other] != NO_BID:
            s.bid[other] = HIDDEN_BID


@rule
def guess(s: AnyState, seat: int, dice: Cells) -> None:
    guess_key(s, dice)
    unknown = 0
    for card in range(CARDS):
        if s.place[card] == UNKNOWN:
            s.pile[unknown] = card
            s.place[card] = LEFT_OUT
            unknown += 1
    tumble(dice, s.pile, unknown)
    dealt = 0
    for other in range(s.players):
        if other != seat and s.left > 0:
            for _ in range(s.left):
                s.place[s.pile[dealt]] = other
                dealt += 1
            if s.bid[other] == HIDDEN_BID:
                s.bid[other] = s.pile[dealt - 1 - roll(dice, s.left)]
    clear_pile(s)
