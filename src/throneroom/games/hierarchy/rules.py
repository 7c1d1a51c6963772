"""The rules of Hierarchy (HI-1 to HI-19) over a state: open cards, two seats, no chance after the deal.

Sets of cards are numbers whose bit n stands for card n.
"""

from __future__ import annotations

from throneroom.engine import fields, verbs
from throneroom.engine.chance import shuffle, wipe_key
from throneroom.engine.compiled import rule, unrolled
from throneroom.engine.declared import GameState, Vector, layout
from throneroom.engine.dice import guess_key
from throneroom.engine.state import Cells
from throneroom.engine.verbs import Verb, Verbs
from throneroom.games.hierarchy.cards import (
    ASSASSIN,
    BARONESS,
    CARDS,
    COUNT,
    DRAGON,
    FULL_LINE,
    HIGH_PRIEST,
    IMPOSTER,
    KING,
    KNIGHT,
    LEPER,
    NUMBERED,
    QUEEN,
    ROYALS,
    SERF,
    SORCERER,
    SURGEON,
    TOWER,
    USURPER,
)

SEATS = 2
DECK = 0  # the one random event (HI-1)
CHANCE = (("deck", CARDS),)
NONE = fields.NONE
ALL = (1 << COUNT) - 1
PLAY, RETURN_RIVALS, RETURN_OWNERS, OVER = range(4)


class State(GameState, seats=SEATS):
    """Who holds what, the Line, and who decides what now."""

    hand: Vector = fields.card_set(CARDS, by_seat=True)
    discard: int = fields.card_set(CARDS)
    purple: int = fields.kind_set(CARDS)
    """The cards that show p2's colour; the others show p1's."""
    line: Vector = fields.pile(CARDS, COUNT)
    """From the bottom up."""
    length: int = fields.number(0, COUNT)
    face: int = fields.kind(CARDS)
    """What the card on top counts as: itself, or what the Imposter copies; NONE on an empty Line."""
    turn: int = fields.seat()
    """The seat that decides; once the game is over, the one that is stuck."""
    stage: int = fields.stage("play", "return_rivals", "return_owners", "over")


STATE = layout(State)

# The 65 actions, in five runs. Discards leave out the Tower itself, so the cards after it move up by one.
VERBS = Verbs(
    SEATS,
    Verb("play", verbs.card_of(CARDS[:NUMBERED])),
    Verb("play tower discard", verbs.card_of(CARDS[:TOWER] + CARDS[TOWER + 1 :])),
    Verb("play imposter as", verbs.card_of(CARDS[:NUMBERED])),
    Verb("play imposter as tower discard", verbs.card_of(CARDS[:TOWER] + CARDS[TOWER + 1 : NUMBERED])),
    Verb("return", verbs.card_of(CARDS)),
)
_, TOWER_DISCARD, IMPOSTER_AS, IMPOSTER_TOWER_DISCARD, RETURN = VERBS.first
ACTIONS = CHOICES = VERBS.count

# A game always ends (HI-19). The longest of 880,000 random games had 30 decisions, and best play has at most 26.
MOST_DECISIONS = 1_000

# Why a card of one name cannot go on another (`misfit`).
FITS, SHUNNED, NOT_LOWER, SILENCED, NOT_HIGHER, WRONG_COMPANY, TOWER_HOLDS, TOO_LOW = range(8)


def number_on_top(face: int) -> int:
    """The number that the card on top counts as: its own, 7 for the Serf (HI-10), 0 on an empty Line."""
    return 7 if face == SERF else face + 1


def misfit(name: int, face: int) -> int:
    """Which rule keeps a card of this name off a top card that counts as `face`; FITS if none does.

    HI-5: what the top card demands overrides what the new card allows. Conditions are not checked here.
    """
    on_top = number_on_top(face)
    if face == SORCERER:  # HI-15
        return FITS if name > SORCERER else SILENCED
    if face == LEPER and (name == ASSASSIN or name in ROYALS):  # HI-9
        return SHUNNED
    if face == USURPER:  # HI-14: the demand is also the permission
        return FITS if name < USURPER else NOT_LOWER
    if name == USURPER:  # HI-14
        return FITS if on_top > 7 else NOT_HIGHER
    if name == HIGH_PRIEST:  # HI-16
        return FITS if face in (KNIGHT, SERF, *ROYALS) else WRONG_COMPANY
    if name == ASSASSIN:  # HI-8
        return TOWER_HOLDS if face == TOWER else FITS
    elsewhere = (
        (name == LEPER and on_top % 2 == 1)  # HI-9
        or name == TOWER  # HI-11: with a discard
        or (name == KNIGHT and face == DRAGON)  # HI-13
        or (name == DRAGON and face == BARONESS)  # HI-13
    )
    return FITS if elsewhere or name + 1 > on_top else TOO_LOW  # HI-4; an empty Line has the number 0


FOLLOWERS = tuple(
    sum(1 << name for name in range(NUMBERED) if misfit(name, face) == FITS) for face in range(NONE, NUMBERED)
)
"""The set of names that may go on each face, the empty Line first."""

DISCARD_UNDER_TOWER = tuple(int(face != USURPER and number_on_top(face) > TOWER) for face in range(NONE, NUMBERED))
"""HI-11: 1 for each face that is not lower than the Tower, the empty Line first; the Usurper demands a lower card."""


@rule
def deal(s: State, players: int, options: Cells) -> None:
    """HI-1, HI-2: seven open cards each; the Imposter's holder begins, and may be stuck at once (HI-7)."""
    for card in range(COUNT):
        s.line[card] = card
    shuffle(s, DECK, 0, s.line, COUNT)
    gold = 0
    for n in range(COUNT // 2):
        gold |= 1 << s.line[n]
    for n in range(COUNT):
        s.line[n] = NONE
    s.players = players
    s.hand[0] = gold
    s.hand[1] = ALL & ~gold
    s.purple = ALL & ~gold
    s.discard = 0
    s.length = 0
    s.face = NONE
    s.turn = (s.purple >> IMPOSTER) & 1
    s.stage = PLAY
    end_if_stuck(s)


@rule
def waiting(s: State) -> int:
    return 0 if s.stage == OVER else 1 << s.turn


@rule
def sealed(s: State) -> int:
    """Nothing in this game is decided in secret."""
    return 0


@rule
def lying(s: State) -> int:
    """The set of cards in the Line."""
    return ALL & ~(s.hand[0] | s.hand[1] | s.discard)


@rule
def top(s: State) -> int:
    return s.line[s.length - 1] if s.length > 0 else NONE


@rule
def rivals(s: State) -> int:
    """The rival's cards in the Line except the card on top: they can be copied (HI-17) or sent home (HI-12)."""
    colour = s.purple if s.turn == 0 else ALL & ~s.purple
    covered = lying(s) & ~(1 << s.line[s.length - 1]) if s.length > 0 else 0
    return covered & colour


@rule
def size(s: State) -> int:
    """HI-6, HI-17: how many cards the Line counts. The Tower is two, and so is an Imposter on top that copies it."""
    towers = (lying(s) >> TOWER) & 1
    if s.face == TOWER and top(s) == IMPOSTER:
        towers += 1
    return s.length + towers


@rule
def needs_discard(s: State) -> bool:
    """HI-11: whether the Tower costs a discard now."""
    return DISCARD_UNDER_TOWER[s.face + 1] == 1


@rule
def unmet(s: State) -> int:
    """The names whose condition does not hold now."""
    return unmet_on(s.face, lying(s), size(s), s.hand[s.turn])


@rule
def unmet_on(face: int, line: int, count: int, hand: int) -> int:
    """Like `unmet`, from the face, the set of cards in the Line, its size, and the hand of the seat on turn."""
    if face == SORCERER:  # HI-15: no conditions
        return 0
    names = 0
    if count < 1 or (DISCARD_UNDER_TOWER[face + 1] == 1 and hand & (hand - 1) == 0):
        names |= 1 << TOWER  # HI-11: a card in the Line, and another in hand to discard
    if count < 2:
        names |= 1 << SURGEON  # HI-12
    if count > FULL_LINE:
        names |= 1 << BARONESS  # HI-16
    if (line >> BARONESS) & 1 == 0:
        names |= 1 << QUEEN  # HI-16
    if count < FULL_LINE:
        names |= 1 << KING  # HI-16
    return names


@rule
def playable(s: State) -> int:
    """The names under which a card may be played now."""
    return FOLLOWERS[s.face + 1] & ~unmet(s)


@rule
def disguises(s: State) -> int:
    """HI-17: the names that the Imposter may take now; none if its text is off (HI-15) or it is not in hand."""
    if s.face == SORCERER or (s.hand[s.turn] >> IMPOSTER) & 1 == 0:
        return 0
    return rivals(s) & playable(s)


@rule
def end_if_stuck(s: State) -> None:
    """HI-3, HI-19: a seat that has no card to play loses as soon as its turn comes, without being asked."""
    if s.hand[s.turn] & playable(s) == 0 and disguises(s) == 0:
        s.stage = OVER


@rule
def legal(s: State, seat: int, out: Cells) -> int:
    if s.stage != PLAY:
        return list_set(rivals(s), RETURN, out, 0)
    own = s.hand[seat] & playable(s)
    copies = disguises(s)
    if not needs_discard(s):
        return list_set(copies, IMPOSTER_AS, out, list_set(own, 0, out, 0))
    count = list_set(own & ~(1 << TOWER), 0, out, 0)
    if (own >> TOWER) & 1 == 1:
        count = list_discards(s.hand[seat] & ~(1 << TOWER), TOWER_DISCARD, out, count)
    count = list_set(copies & ~(1 << TOWER), IMPOSTER_AS, out, count)
    if (copies >> TOWER) & 1 == 1:
        count = list_discards(s.hand[seat] & ~(1 << IMPOSTER), IMPOSTER_TOWER_DISCARD, out, count)
    return count


@unrolled
def list_set(cards: int, first: int, out: Cells, count: int) -> int:
    """Write an action for each card of a set; returns the new count."""
    for card in range(COUNT):
        out[count] = first + card  # kept only if the card is in the set: no branch to mispredict
        count += (cards >> card) & 1
    return count


@rule
def list_discards(cards: int, first: int, out: Cells, count: int) -> int:
    below = (1 << TOWER) - 1
    return list_set(cards & ~below, first - 1, out, list_set(cards & below, first, out, count))


@rule
def apply(s: State, seat: int, action: int) -> None:
    if action >= RETURN:
        send_home(s, action - RETURN)
    else:
        given_up = discard_of(action)
        if given_up != NONE:
            s.hand[seat] &= ~(1 << given_up)
            s.discard |= 1 << given_up
        lay(s, seat, card_of(action), name_of(action))
    go_on(s)


@rule
def card_of(action: int) -> int:
    """The card that an action plays."""
    if action >= IMPOSTER_AS:
        return IMPOSTER
    return TOWER if action >= TOWER_DISCARD else action


@rule
def name_of(action: int) -> int:
    """The name under which it is played."""
    if action >= IMPOSTER_TOWER_DISCARD:
        return TOWER
    return action - IMPOSTER_AS if action >= IMPOSTER_AS else card_of(action)


@rule
def discard_of(action: int) -> int:
    """The card that is discarded for it, or NONE."""
    if action >= IMPOSTER_TOWER_DISCARD:
        other = action - IMPOSTER_TOWER_DISCARD
    elif TOWER_DISCARD <= action < IMPOSTER_AS:
        other = action - TOWER_DISCARD
    else:
        return NONE
    return other if other < TOWER else other + 1


@rule
def lay(s: State, seat: int, card: int, name: int) -> None:
    s.hand[seat] &= ~(1 << card)
    s.line[s.length] = card
    s.length += 1
    s.face = name


@rule
def send_home(s: State, card: int) -> None:
    """HI-12, HI-18: back to its owner's hand; the cards above it close up."""
    s.hand[(s.purple >> card) & 1] |= 1 << card
    kept = 0
    for n in range(s.length):
        if s.line[n] != card:
            s.line[kept] = s.line[n]
            kept += 1
    s.line[kept] = NONE
    s.length = kept


@rule
def go_on(s: State) -> None:
    """After a decision: the Surgeon's two returns, if there is a card to return (HI-12), then the rival's turn."""
    if s.stage == PLAY and s.face == SURGEON:
        s.stage = RETURN_RIVALS
        if rivals(s) != 0:
            return
    if s.stage != RETURN_OWNERS:
        s.turn = 1 - s.turn
    if s.stage == RETURN_RIVALS:
        s.stage = RETURN_OWNERS
        if rivals(s) != 0:
            return
    s.stage = PLAY
    end_if_stuck(s)


@rule
def standing(s: State, out: Cells) -> None:
    """HI-3: the seat that is stuck loses."""
    out[s.turn] = 0
    out[1 - s.turn] = 1


@rule
def hide(s: State, seat: int) -> None:
    """All cards are open (HI-1); only the key is secret."""
    wipe_key(s)


@rule
def guess(s: State, seat: int, dice: Cells) -> None:
    guess_key(s, dice)
