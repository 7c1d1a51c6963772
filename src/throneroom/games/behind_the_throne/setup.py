"""Any position of Behind the Throne by its named parts, and back.

p1, p2 ..  stacks: "general x3, king"
row        in the order of revealing: "king, judge"
deck       from the top down; "rest" (also if it is left out) stands for all cards named nowhere, lowest first
discard    "end, king x2"; the End of Game card lies here if it is named nowhere; "rest" may stand here instead
turn       the seat on turn ("p1")
change     what abilities have added to the value of the row's last card: "-3"
used       the kinds used this turn: "general, judge"
struck     the seats that were targets of a destroying this turn: "p2"
destroyed  "yes" if the last card of the row has had its destroying
knows      the seats that know the top card of the deck
taken      the card a swapper takes, while the receiver of the row drops or keeps kinds
receiver   that receiver ("p2"); need not be said of a seat with more than five kinds
received   the kinds that are new to the receiver: "king, judge"
stage      "play", "drop" (follows from a receiver, or a seat with more than five kinds) or "over"
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from throneroom.engine.compiled import plain
from throneroom.engine.default_setup import REST, Arrangement, DefaultSetup
from throneroom.engine.errors import ArrangeError
from throneroom.engine.game import Settings
from throneroom.engine.parts import Part, seat_name
from throneroom.games.behind_the_throne.cards import END, KINDS, SLUGS
from throneroom.games.behind_the_throne.row_history import check_knowledge, check_row

if TYPE_CHECKING:
    from throneroom.games.behind_the_throne import rules
    from throneroom.games.behind_the_throne.rules import State
else:
    rules = plain("throneroom.games.behind_the_throne.rules")


class GameArrangement(Arrangement):
    """A position while it is set up."""

    s: State

    def fill(self) -> None:
        """BT-20: the End of Game card is on the discard pile until it is shuffled into the deck."""
        if self.supply(0)[END]:
            self.supply(0).take(END, "discard")
            self.cards["discard"].append(END)
        super().fill()

    def complete(self) -> None:
        _set_stage(self.s, self.given.get("stage") or None)
        check_row(self.s)
        check_knowledge(self.s)


def _tell_receiver(s: State, _: int) -> str:
    return "" if s.taken == rules.NONE else seat_name(s.asked)


def _copies(settings: Settings) -> list[int]:
    """BT-1: how many of each kind, and the End of Game card."""
    return [2 * settings.players + 1] * KINDS + [1]


PARTS = (
    Part("{seat}", "stack", counted=True, rule="BT-9"),
    Part("discard", counted=True),
    Part("row", rule="BT-2"),
    Part("deck", top_first=True, default=REST),
    Part("turn", default="p1", none=""),
    Part("change"),
    Part("used"),
    Part("struck"),
    Part("destroyed"),
    Part("knows"),
    Part("taken", rule="BT-13"),
    Part("receiver", "asked", none="", tell=_tell_receiver),
    Part("received"),
    Part("stage"),
)
SETUP = DefaultSetup(rules, PARTS, GameArrangement, sizes={"length": "row", "left": "deck"}, copies=_copies)
deck, zones, parts, arrange = SETUP.deck, SETUP.zones, SETUP.parts, SETUP.arrange


# What follows from the parts, and what cannot be


def _set_stage(s: State, said: str | None) -> None:
    """A seat drops kinds if it has more than five or has received a row. The row is then gone."""
    crowded = [seat for seat in range(s.players) if rules.kinds_of(s, seat) > rules.STACK_KINDS]
    if len(crowded) > 1:
        raise ArrangeError(f"{seat_name(crowded[-1])} has more than five kinds; only one seat at a time can (BT-10)")
    receiver = s.asked
    storing = crowded[0] if crowded else receiver
    stage = rules.PLAY if storing == rules.NONE else rules.DROP_KINDS
    if said and s.stage != stage and (s.stage != rules.OVER or stage != rules.PLAY):
        reason = "nobody has more than five kinds (BT-10)"
        if crowded:
            reason = f"{seat_name(storing)} has more than five kinds (BT-10)"
        elif receiver != rules.NONE:
            reason = f"{seat_name(receiver)} has received a row (BT-13)"
        raise ArrangeError(f"the stage cannot be {said!r}: {reason}")
    s.stage = max(s.stage, stage)
    s.asked = s.turn if storing == rules.NONE else storing
    if s.stage == rules.DROP_KINDS and s.length:
        raise ArrangeError("the row is stored before kinds are dropped: it must be empty (BT-10)")
    _check_swap(s, receiver)
    if s.stage == rules.OVER:
        _check_over(s)
    elif s.left == 0:
        raise ArrangeError("the deck is empty: the discard pile would have become the deck (BT-20)")


def _check_swap(s: State, receiver: int) -> None:
    """BT-13: a card is on its way while an opponent of the swapper, to whom something is new, drops or keeps kinds."""
    if receiver not in (rules.NONE, s.asked):
        raise ArrangeError(
            f"{seat_name(s.asked)} has more than five kinds, but {seat_name(receiver)} is the receiver (BT-13)"
        )
    if s.taken == rules.NONE:
        if s.asked != s.turn:
            raise ArrangeError(f"{seat_name(s.asked)} drops kinds out of turn: say which card is 'taken' (BT-13)")
        if s.received or receiver != rules.NONE:
            raise ArrangeError("a row is received only in a swap: say which card is 'taken' (BT-13)")
    elif s.asked == s.turn:
        raise ArrangeError("a card is on its way only while the receiver of a swap drops or keeps kinds (BT-13)")
    else:
        _check_received(s)


def _check_received(s: State) -> None:
    """What is new came in one row, and without it the receiver has no more stacks than are allowed."""
    new = [kind for kind in range(KINDS) if s.received >> kind & 1]
    missing = [SLUGS[kind] for kind in new if not s.stack[s.asked, kind]]
    if missing:
        raise ArrangeError(f"received: {seat_name(s.asked)} has no {' and no '.join(missing)} (BT-13)")
    if sum(s.stack[s.asked, kind] for kind in new) > rules.ROW_CARDS:
        raise ArrangeError("received: a row has at most five cards (BT-2)")
    gone = s.stack[s.asked, s.taken] == 0 or s.taken in new
    if not new or rules.kinds_of(s, s.asked) - len(new) + gone > rules.STACK_KINDS:
        raise ArrangeError(f"received: say which kinds are new to {seat_name(s.asked)}, who had at most five (BT-13)")


def _check_over(s: State) -> None:
    if s.discard[END] == 0 or s.length or s.knows:
        raise ArrangeError("when the game is over, the End of Game card and the row are on the discard pile (BT-21)")
