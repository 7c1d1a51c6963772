"""Hierarchy on positions packed into one number, for the solver and the heuristics, which must be fast.

This is a second implementation of how a decision changes a position (`choices` and `after`, beside `legal` and `apply`
in rules.py). It exists for speed: the solver searches millions of positions, each a key of its table, and weighing a
choice looks one decision ahead. Here no state is copied and no list is written.
Which card may follow which, and on what conditions, is defined only in rules.py: `FOLLOWERS`, `unmet_on` and
`DISCARD_UNDER_TOWER`. The test `test_packed_positions_follow_the_rules_move_by_move` in
tests/games/hierarchy/test_exact.py proves that both agree.

The order of the Line below its top never matters. So a position is: who owns which card, which cards are held and which
are discarded, what the top counts as, whether it is the Imposter, whose turn it is and at what stage. Bit n of a set of
cards stands for card n. A position in which the seat on turn has no choice is over: that seat is stuck (HI-3).
"""

from __future__ import annotations

from throneroom.engine.compiled import rule
from throneroom.games.hierarchy.cards import (
    IMPOSTER,
    SORCERER,
    SURGEON,
    TOWER,
)
from throneroom.games.hierarchy.rules import (
    ALL,
    DISCARD_UNDER_TOWER,
    FOLLOWERS,
    IMPOSTER_AS,
    IMPOSTER_TOWER_DISCARD,
    OVER,
    PLAY,
    RETURN,
    RETURN_OWNERS,
    RETURN_RIVALS,
    TOWER_DISCARD,
    State,
    card_of,
    discard_of,
    name_of,
    top,
    unmet_on,
)

# The bit positions of the parts: the sets of held and discarded cards, the face (0: the Line is empty, else the state's
# number plus 1), whether the Imposter is on top, the seat that decides, the stage, and the set of purple cards.
GIVEN, FACE, DISGUISED, TURN, STAGE, PURPLE = 14, 28, 32, 33, 34, 36
LOW = (1 << TOWER) - 1
"""The cards below the Tower: lists of discards skip the Tower and shift down above them."""


@rule
def pack(s: State) -> int:
    """A state packed into a position."""
    stage = PLAY if s.stage == OVER else s.stage
    disguised = 1 if top(s) == IMPOSTER else 0
    cards = (s.hand[0] | s.hand[1]) | (s.discard << GIVEN) | (s.purple << PURPLE)
    top_card = ((s.face + 1) << FACE) | (disguised << DISGUISED)
    return cards | top_card | (s.turn << TURN) | (stage << STAGE)


@rule
def turn_of(position: int) -> int:
    """The seat that decides; if it has no choice, it has lost."""
    return (position >> TURN) & 1


@rule
def cards_in(cards: int) -> int:
    """How many cards a set holds."""
    pairs = cards - ((cards >> 1) & 0x1555)
    fours = (pairs & 0x3333) + ((pairs >> 2) & 0x3333)
    return ((fours & 0x0F0F) * 0x0101 + (fours >> 4 & 0x0F0F) * 0x0101) >> 8 & 31


@rule
def colour(position: int, seat: int) -> int:
    """The set of all cards of a seat, wherever they are."""
    purple = (position >> PURPLE) & ALL
    return purple if seat == 1 else ALL & ~purple


@rule
def lying(position: int) -> int:
    """The set of cards in the Line."""
    return ALL & ~(position | (position >> GIVEN))


@rule
def covered(position: int) -> int:
    """The set of cards in the Line below its top."""
    face = (position >> FACE) & 15
    if face == 0:
        return 0
    return lying(position) & ~(1 << (IMPOSTER if (position >> DISGUISED) & 1 == 1 else face - 1))


@rule
def playable(position: int, hand: int) -> int:
    """The names as which a card of the hand may be played now: those that fit and whose condition holds."""
    face = (position >> FACE) & 15
    line = lying(position)
    size = cards_in(line) + ((line >> TOWER) & 1)  # HI-6
    if face == TOWER + 1:
        size += (position >> DISGUISED) & 1  # HI-17
    return FOLLOWERS[face] & ~unmet_on(face - 1, line, size, hand)


@rule
def choices(position: int) -> int:
    """The set of legal actions: bit n stands for action n, or for action RETURN + n while cards are sent home."""
    seat = turn_of(position)
    if (position >> STAGE) & 3 != PLAY:
        return covered(position) & colour(position, 1 - seat)
    hand = position & colour(position, seat)
    names = playable(position, hand)
    own = hand & names
    face = (position >> FACE) & 15
    copies = 0
    if (hand >> IMPOSTER) & 1 == 1 and face != SORCERER + 1:
        copies = covered(position) & colour(position, 1 - seat) & names  # HI-17
    if DISCARD_UNDER_TOWER[face] == 0:
        return own | (copies << IMPOSTER_AS)
    found = (own & ~(1 << TOWER)) | ((copies & ~(1 << TOWER)) << IMPOSTER_AS)
    if (own >> TOWER) & 1 == 1:
        found |= closed_up(hand & ~(1 << TOWER)) << TOWER_DISCARD
    if (copies >> TOWER) & 1 == 1:
        found |= closed_up(hand & ~(1 << IMPOSTER)) << IMPOSTER_TOWER_DISCARD
    return found


@rule
def closed_up(cards: int) -> int:
    """A set of cards as discards, numbered as in actions: without the Tower."""
    return (cards & LOW) | ((cards >> 1) & ~LOW)


@rule
def after(position: int, action: int) -> int:
    """The position after a legal action."""
    if action >= RETURN:
        return go_on(position | (1 << (action - RETURN)))
    card = card_of(action)
    given_up = discard_of(action)
    position &= ~((1 << card) | (15 << FACE) | (1 << DISGUISED))
    if given_up >= 0:
        position = (position & ~(1 << given_up)) | (1 << (given_up + GIVEN))
    if card == IMPOSTER:
        position |= 1 << DISGUISED
    return go_on(position | ((name_of(action) + 1) << FACE))


@rule
def go_on(position: int) -> int:
    """After a decision: the Surgeon's two returns, if there is a card to return (HI-12), then the rival's turn."""
    stage = (position >> STAGE) & 3
    position &= ~(3 << STAGE)
    if stage == PLAY and (position >> FACE) & 15 == SURGEON + 1:
        stage = RETURN_RIVALS
        if covered(position) & colour(position, 1 - turn_of(position)) != 0:
            return position | (RETURN_RIVALS << STAGE)
    if stage != RETURN_OWNERS:
        position ^= 1 << TURN
    if stage == RETURN_RIVALS and covered(position) & colour(position, 1 - turn_of(position)) != 0:
        return position | (RETURN_OWNERS << STAGE)
    return position
