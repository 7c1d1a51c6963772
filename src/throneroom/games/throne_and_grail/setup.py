"""Any position of Throne and the Grail by its named parts, and back.

    round                from 1 (if left out) to 4
    p1, p2               hands: "5, 8, grail"
    line                 from the draw pile to its end: "6, grail, +3"
    p1_taken, p2_taken   what lies in front of each: "5, 5, -3"
    away                 the three cards put away
    pile                 the draw pile, the next card first
    took                 who has taken in this round: "p1", "p1, p2"
    turn                 the seat that decides, or "nobody" once the game is over; needed only where p2 starts a round

"8 x 3" stands for three 8s, and "rest" for cards that are named nowhere: "rest x 4" for four of them, in a hand, the
Line, the pile or away a plain "rest" for as many as are missing. These four are "rest" if left out, and the Line is as
long as it must be. Places are filled in the order of the list above, lowest card numbers first.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from throneroom.engine.compiled import plain
from throneroom.engine.default_setup import REST, Arrangement, DefaultSetup, Entry
from throneroom.engine.errors import ArrangeError
from throneroom.engine.game import Settings, seat_names
from throneroom.engine.parts import Part
from throneroom.engine.state import checked_array
from throneroom.games.throne_and_grail.cards import COUNT, FACES
from throneroom.games.throne_and_grail.reachable import check_sizes
from throneroom.games.throne_and_grail.view import box, turns_had

if TYPE_CHECKING:
    from throneroom.games.throne_and_grail import rules
    from throneroom.games.throne_and_grail.rules import State
else:
    rules = plain("throneroom.games.throne_and_grail.rules")

SEATS = seat_names(rules.SEATS)
NOBODY = "nobody"
IN_A_ROUND = rules.HAND * rules.SEATS
"""Cards that are dealt and played."""


def _copies(settings: Settings) -> list[int]:
    """How many cards of each face this box has."""
    found = Counter(box(rules.numbered_card(value) for value in settings.numbers.tolist()))
    return [found[card] for card in range(FACES)]


class GameArrangement(Arrangement):
    """A position while it is set up: how many cards lie where follows from the round, the hands and what is taken."""

    s: State

    def begin(self) -> None:
        rules.sort_box(self.s, checked_array(self.settings.numbers.tolist()))

    def room(self, entry: Entry) -> int:
        if entry.name.endswith("taken"):
            raise ArrangeError(f"say how many cards of the rest are in {entry.name}, as in 'rest x 4'")
        return self.sizes().get(entry.name, rules.HAND)

    def sizes(self) -> dict[str, int]:
        """How many cards there must be: in the Line what was played and not taken."""
        hands = sum(rules.HAND if self.is_open(seat) else self.size(seat) for seat in SEATS)
        taken = sum(self.size(f"{seat}_taken") for seat in SEATS)
        return {
            "line": rules.OPENING + IN_A_ROUND * self.s.rounds - hands - taken,
            "away": rules.AWAY,
            "pile": IN_A_ROUND * (rules.ROUNDS - self.s.rounds),
        }

    def fill(self) -> None:
        """Every zone is as big as it must be: then all cards together are those of the box."""
        rooms = self.sizes()
        if rooms["line"] < 0:
            raise ArrangeError(f"more cards are taken, by {-rooms['line']}, than ever lay in the line (TG-5)")
        for name, rule in (("line", "TG-4, TG-5"), ("away", "TG-1"), ("pile", "TG-7")):
            size, room = self.size(name), rooms[name]
            if size > room or (size < room and not self.is_open(name)):
                why = " with these hands and cards taken" if name == "line" else ""
                raise ArrangeError(
                    f"the number of cards in {name} is {room} in round {self.s.rounds}{why}, not {size} ({rule})"
                )
        super().fill()

    def complete(self) -> None:
        _set_turn(self.s, self.given.get("turn") or None)
        check_sizes(self.s)


def _set_turn(s: State, said: str | None) -> None:
    """Whose turn it is follows from the turns had, but for who starts a round."""
    had = [turns_had(s, seat) for seat in range(rules.SEATS)]
    last = rules.HAND + 1
    if rules.crowned(s) != rules.NONE or (had == [last, last] and s.rounds == rules.ROUNDS):
        s.turn, reason = rules.NONE, "the game is over"
    elif had == [last, last]:
        raise ArrangeError(f"both have had six turns, so round {s.rounds} is over: arrange the next one (TG-7)")
    elif had[0] == had[1]:
        s.turn, reason = max(s.turn, 0), "the game is not over"
    else:
        s.turn, reason = had.index(min(had)), f"the turns had are {had[0]} and {had[1]}"
    right = NOBODY if s.turn == rules.NONE else SEATS[s.turn]
    if said not in (None, right):
        raise ArrangeError(f"it cannot be {said}'s turn, but {right}'s: {reason} (TG-3)")


PARTS = (
    Part("{seat}", "hand", default=REST, rule="TG-1"),
    Part("line", default=REST),
    Part("{seat}_taken", "taken"),
    Part("away", "deck", run=range(rules.AWAY), default=REST),
    Part("pile", "deck", run=range(rules.AWAY, COUNT), at_end=True, default=REST),
    Part("round", "rounds", default="1", rule="TG-3"),
    Part("took"),
    Part("turn", none=NOBODY),
)
SETUP = DefaultSetup(rules, PARTS, GameArrangement, sizes={"held": "hand", "length": "line"}, copies=_copies)
deck, zones, parts, arrange = SETUP.deck, SETUP.zones, SETUP.parts, SETUP.arrange
