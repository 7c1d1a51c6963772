"""The rules of Coup (CP-1 to CP-9) over a state.

An action that claims a character can be challenged, then blocked, and a block can be challenged too. The seats are
asked one after the other, clockwise: first whether anybody challenges, then whether anybody blocks.
"""

from __future__ import annotations

from examples.coup.cards import AMBASSADOR, ASSASSIN, CAPTAIN, CARDS, CONTESSA, COPIES, DUKE
from throneroom.engine import fields
from throneroom.engine.chance import pick, shuffle
from throneroom.engine.compiled import default_rules, rule
from throneroom.engine.declared import NONE, GameState, Matrix, Vector, layout
from throneroom.engine.piles import clear, count_of, draw, pile_size, put, put_sorted, sort_pile, take
from throneroom.engine.state import Cells
from throneroom.engine.verbs import SEAT, Verb, Verbs, card_of

SEATS = 6
KINDS = len(CARDS)
INFLUENCE, DRAWN, COINS, FORCED_AT = 2, 2, 2, 10
DECK, START, RESHUFFLE = range(3)
CHANCE = (("deck", CARDS), ("start", None), ("reshuffle", CARDS))

CARD = card_of(CARDS)
VERBS = Verbs(
    SEATS,
    Verb("income"), Verb("aid"), Verb("tax"), Verb("exchange"),
    Verb("coup", SEAT), Verb("assassinate", SEAT), Verb("steal", SEAT),
    Verb("allow"), Verb("challenge"), Verb("block", CARD), Verb("show"), Verb("lose", CARD), Verb("return", CARD),
)  # fmt: skip
INCOME, AID, TAX, EXCHANGE, COUP, ASSASSINATE, STEAL, ALLOW, CHALLENGE, BLOCK, SHOW, LOSE, RETURN = VERBS.first
ACTIONS = CHOICES = VERBS.count
MOST_DECISIONS = 20_000  # exchanges can go on forever; random games take fewer than 200 decisions
OVERTHROW, ASSASSINATION, THEFT = range(EXCHANGE + 1, EXCHANGE + 4)  # values of `doing`, besides INCOME to EXCHANGE
ACT, CHALLENGED, BLOCKED, DEFEND, GIVE_UP, GIVE_BACK, OVER = range(7)


class State(GameState, seats=SEATS):
    """What lies on the table, who holds what, and how far the action of this turn has come."""

    shuffles: int = fields.internal(fields.number(0, 30_000))
    hand: Matrix = fields.pile(CARDS, INFLUENCE + DRAWN, by_seat=True, hidden_from="others", ordered=False)
    lost: Matrix = fields.pile(CARDS, INFLUENCE, by_seat=True, ordered=False)
    deck: Vector = fields.pile(CARDS, KINDS * COPIES, hidden_from="all")
    coins: Vector = fields.number(0, 12, by_seat=True)
    turn: int = fields.seat()
    asked: int = fields.internal(fields.seat())
    doing: int = fields.choice("income", "aid", "tax", "exchange", "overthrow", "assassination", "theft")
    """The action that is being taken."""
    target: int = fields.seat()
    claimed: int = fields.kind(CARDS)
    """The character that is being claimed, by the seat on turn or by the blocker."""
    blocker: int = fields.seat()
    challenger: int = fields.seat()
    stage: int = fields.stage("act", "challenge", "block", "defend", "give_up", "give_back", "over")
    unseen: Vector = fields.scratch(KINDS)


STATE = layout(State)


@rule
def copies(s: State, kind: int) -> int:
    return COPIES


@rule
def deal(s: State, players: int, options: Cells) -> None:
    """CP-1: three of each character are shuffled; everybody has two cards and two coins."""
    s.players = players
    for n in range(KINDS * COPIES):
        s.deck[n] = n // COPIES
    shuffle(s, DECK, 0, s.deck, KINDS * COPIES)
    for player in range(SEATS):
        clear(s.hand[player])
        clear(s.lost[player])
        s.coins[player] = COINS if player < players else 0
        for _ in range(INFLUENCE if player < players else 0):
            put_sorted(s.hand[player], draw(s.deck))
    for n in range(KINDS):
        s.unseen[n] = 0
    s.shuffles = 0
    begin_turn(s, pick(s, START, 0, players))


@rule
def begin_turn(s: State, player: int) -> None:
    s.turn = player
    s.asked = player
    s.doing = NONE
    s.target = NONE
    s.claimed = NONE
    s.blocker = NONE
    s.challenger = NONE
    s.stage = ACT


@rule
def alive(s: State, player: int) -> bool:
    """CP-2: a player who has lost both cards is out."""
    return player < s.players and s.hand[player, 0] != NONE


@rule
def next_alive(s: State, player: int) -> int:
    player = (player + 1) % s.players
    while not alive(s, player):
        player = (player + 1) % s.players
    return player


@rule
def waiting(s: State) -> int:
    return 0 if s.stage == OVER else 1 << s.asked


@rule
def sealed(s: State) -> int:
    """CP-5: nobody else sees which cards go back to the deck."""
    return 1 if s.stage == GIVE_BACK else 0


@rule
def claim_of(doing: int) -> int:
    """CP-5: the character that an action claims."""
    if doing == TAX:
        return DUKE
    if doing == ASSASSINATION:
        return ASSASSIN
    if doing == THEFT:
        return CAPTAIN
    return AMBASSADOR if doing == EXCHANGE else NONE


@rule
def blocks(kind: int, doing: int) -> bool:
    """CP-7: the Duke blocks foreign aid, the Contessa an assassination, the Captain and the Ambassador a theft."""
    if doing == AID:
        return kind == DUKE
    if doing == ASSASSINATION:
        return kind == CONTESSA
    return doing == THEFT and kind in (CAPTAIN, AMBASSADOR)


@rule
def legal(s: State, player: int, out: Cells) -> int:
    if s.stage == ACT:
        return legal_actions(s, player, out)
    count = 0
    if s.stage == CHALLENGED or s.stage == BLOCKED:
        out[0] = ALLOW
        count = 1
    if s.stage == CHALLENGED:
        out[1] = CHALLENGE
        return 2
    if s.stage == DEFEND and count_of(s.hand[player], s.claimed) > 0:
        out[0] = SHOW
        count = 1
    for kind in range(KINDS):
        if s.stage == BLOCKED and blocks(kind, s.doing):
            out[count] = BLOCK + kind
            count += 1
        elif (s.stage == DEFEND or s.stage == GIVE_UP) and count_of(s.hand[player], kind) > 0:
            out[count] = LOSE + kind
            count += 1
        elif s.stage == GIVE_BACK and count_of(s.hand[player], kind) > 0:
            out[count] = RETURN + kind
            count += 1
    return count


@rule
def legal_actions(s: State, player: int, out: Cells) -> int:
    """CP-3 to CP-5; with ten coins or more, only a coup is legal (CP-4)."""
    count = 0
    if s.coins[player] < FORCED_AT:
        out[0] = INCOME
        out[1] = AID
        out[2] = TAX
        out[3] = EXCHANGE
        count = 4
    for other in range(s.players):
        if other != player and alive(s, other):
            if s.coins[player] >= 7:
                out[count] = COUP + other
                count += 1
            if 3 <= s.coins[player] < FORCED_AT:
                out[count] = ASSASSINATE + other
                count += 1
            if s.coins[player] < FORCED_AT and s.coins[other] > 0:
                out[count] = STEAL + other
                count += 1
    return count


@rule
def apply(s: State, player: int, action: int) -> None:
    if s.stage == ACT:
        act(s, player, action)
    elif action == ALLOW:
        ask_next(s)
    elif action == CHALLENGE:
        s.challenger = player
        s.asked = s.turn if s.blocker == NONE else s.blocker
        s.stage = DEFEND
    elif action == SHOW:
        show(s, player)
    elif action >= RETURN:
        give_back(s, player, action - RETURN)
    elif action >= LOSE:
        lose(s, player, action - LOSE)
    else:
        s.blocker = player
        s.claimed = action - BLOCK
        s.stage = CHALLENGED
        s.asked = next_alive(s, player)


@rule
def act(s: State, player: int, action: int) -> None:
    """Choose an action and pay for it; then others may challenge it (CP-6) or block it (CP-7)."""
    s.doing = action
    if action >= STEAL:
        s.doing = THEFT
        s.target = action - STEAL
    elif action >= ASSASSINATE:
        s.doing = ASSASSINATION
        s.target = action - ASSASSINATE
        s.coins[player] -= 3
    elif action >= COUP:
        s.doing = OVERTHROW
        s.target = action - COUP
        s.coins[player] -= 7
    s.claimed = claim_of(s.doing)
    if s.claimed != NONE:
        s.stage = CHALLENGED
        s.asked = next_alive(s, player)
    elif s.doing == AID:
        s.stage = BLOCKED
        s.asked = next_alive(s, player)
    else:
        resolve(s)


@rule
def ask_next(s: State) -> None:
    """Nobody has objected so far: ask the next seat, or continue."""
    claimant = s.turn if s.blocker == NONE else s.blocker
    following = next_alive(s, s.asked)
    if s.stage == CHALLENGED and following != claimant:
        s.asked = following
    elif s.stage == CHALLENGED and s.blocker != NONE:
        end_turn(s)  # the block stands
    elif s.stage == CHALLENGED:
        ask_to_block(s)
    elif s.doing == AID and following != s.turn:
        s.asked = following
    else:
        resolve(s)


@rule
def ask_to_block(s: State) -> None:
    """CP-7: the target can block a theft or an assassination."""
    if (s.doing == ASSASSINATION or s.doing == THEFT) and alive(s, s.target):
        s.stage = BLOCKED
        s.asked = s.target
    else:
        resolve(s)


@rule
def show(s: State, player: int) -> None:
    """CP-6: a player who shows the claimed card draws a replacement, and the challenger loses a card."""
    take(s.hand[player], s.claimed)
    put(s.deck, s.claimed)
    reshuffle(s)
    put_sorted(s.hand[player], draw(s.deck))
    s.stage = GIVE_UP
    s.asked = s.challenger


@rule
def reshuffle(s: State) -> None:
    sort_pile(s.deck)
    s.shuffles += 1
    shuffle(s, RESHUFFLE, s.shuffles, s.deck, pile_size(s.deck))


@rule
def lose(s: State, player: int, kind: int) -> None:
    """CP-2: a lost card stays face up. What comes next depends on why it was lost."""
    take(s.hand[player], kind)
    put_sorted(s.lost[player], kind)
    bluff = s.stage == DEFEND
    challenger = s.challenger
    s.challenger = NONE
    if next_alive(s, player) == next_alive(s, next_alive(s, player)):
        s.stage = OVER  # CP-9
        s.asked = NONE
    elif challenger == NONE:
        end_turn(s)  # the coup or assassination is done
    elif bluff and s.blocker == NONE:
        if s.doing == ASSASSINATION:
            s.coins[s.turn] += 3  # CP-6: the price is refunded
        end_turn(s)
    elif bluff:
        resolve(s)  # CP-8: the block was a bluff
    elif s.blocker == NONE:
        ask_to_block(s)
    else:
        end_turn(s)  # the block stands


@rule
def resolve(s: State) -> None:
    """CP-3 to CP-5: what the action does."""
    if s.doing == OVERTHROW or s.doing == ASSASSINATION:
        if alive(s, s.target):
            s.stage = GIVE_UP
            s.asked = s.target
        else:
            end_turn(s)
    elif s.doing == EXCHANGE:
        for _ in range(DRAWN):
            put_sorted(s.hand[s.turn], draw(s.deck))
        s.stage = GIVE_BACK
        s.asked = s.turn
    else:
        income = 1 if s.doing == INCOME else 2 if s.doing == AID else 3
        if s.doing == THEFT:
            income = min(2, s.coins[s.target])
            s.coins[s.target] -= income
        s.coins[s.turn] += income
        end_turn(s)


@rule
def give_back(s: State, player: int, kind: int) -> None:
    """CP-5: after an exchange, the hand has as many cards as before."""
    take(s.hand[player], kind)
    put(s.deck, kind)
    if pile_size(s.hand[player]) + pile_size(s.lost[player]) == INFLUENCE:
        reshuffle(s)
        end_turn(s)


@rule
def end_turn(s: State) -> None:
    begin_turn(s, next_alive(s, s.turn))


@rule
def standing(s: State, out: Cells) -> None:
    """CP-9: the last player with a card wins."""
    for player in range(s.players):
        out[player] = 1 if alive(s, player) and s.stage == OVER else 0


hide, guess = default_rules(__name__)
