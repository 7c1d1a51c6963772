"""Any position of Hierarchy by its named parts, and back.

    p1, p2     hands: "knight, dragon"
    line       from its foot upwards, each with its owner: "p1 knight, p2 imposter as surgeon"
    discards   "p1 king"
    turn       the seat that decides; follows from the Line, so it may be left out
    stage      "play" (the rule) or "return": the Surgeon is on top and a card must be sent home

The word "rest" in a hand or among the discards stands for cards that are named nowhere: as many as the seat lacks of
its seven cards (in the discards: both seats). Hands are filled first.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from throneroom.engine.compiled import plain
from throneroom.engine.default_setup import Arrangement, DefaultSetup, Entry
from throneroom.engine.errors import ArrangeError
from throneroom.engine.parts import Part
from throneroom.games.hierarchy.cards import COUNT, IMPOSTER, SLUGS, SURGEON
from throneroom.games.hierarchy.view import members, owner

if TYPE_CHECKING:
    from throneroom.games.hierarchy import rules
    from throneroom.games.hierarchy.rules import State
else:
    rules = plain("throneroom.games.hierarchy.rules")

SEATS = ("p1", "p2")
OWNED = COUNT // 2
"""HI-1: how many cards each seat owns, wherever they are."""


def _tell_line(s: State, _: int) -> str:
    line = [_owned(s, card) for card in list(s.line)[: s.length]]
    if line and rules.top(s) == IMPOSTER:
        line[-1] += f" as {SLUGS[s.face]}"
    return ", ".join(line)


def _tell_discards(s: State, _: int) -> str:
    return ", ".join(_owned(s, card) for card in members(s.discard))


def _owned(s: State, card: int) -> str:
    return f"{owner(s, card)} {SLUGS[card]}"


class GameArrangement(Arrangement):
    """A position while it is set up, with the owner of every card."""

    s: State

    def begin(self) -> None:
        self.owned: tuple[list[int], list[int]] = ([], [])

    def card(self, name: str, text: str) -> int:
        """In the Line and among the discards the owner is named before the card."""
        seat, _, item = (name, "", text) if name in SEATS else text.partition(" ")
        if seat not in SEATS or not item:
            raise ArrangeError(f"{name}: {text!r} should be the owner and the card, as in 'p1 knight'")
        slug, _, guise = item.partition(" as ")
        card = super().card(name, slug)
        if guise:
            if card != IMPOSTER or name != "line":
                raise ArrangeError(f"{text!r}: only an Imposter on top of the line is played as another card (HI-17)")
            self.s.face = super().card(name, guise)
        self.owned[SEATS.index(seat)].append(card)
        return card

    def room(self, entry: Entry) -> int | None:
        """A hand is filled up until its seat has all it owns."""
        return self.size(entry.name) + OWNED - len(self.owned[entry.seat]) if entry.part.of_seat else None

    def draw(self, entry: Entry, count: int) -> list[int]:
        """What is discarded without a name is first what p1 lacks, then what p2 lacks."""
        cards = super().draw(entry, count)
        for card in cards:
            seat = entry.seat if entry.part.of_seat else int(len(self.owned[0]) >= OWNED)
            self.owned[seat].append(card)
        return cards

    def complete(self) -> None:
        s = self.s
        for seat, cards in zip(SEATS, self.owned, strict=True):
            if len(cards) != OWNED:
                raise ArrangeError(f"{seat} owns {len(cards)} cards; each seat owns seven (HI-1)")
        if not s.length and s.discard:
            raise ArrangeError("the line is empty, so nothing can have been discarded yet (HI-11)")
        s.purple = sum(1 << card for card in self.owned[1])
        _set_face(s)
        _set_turn(s)


def _set_face(s: State) -> None:
    """HI-17: the Imposter copies a rival's card that lies covered, or a Surgeon that it has sent home as one."""
    if not s.length or rules.top(s) != IMPOSTER:
        if s.face != rules.NONE:
            raise ArrangeError("only an Imposter on top of the line is played as another card (HI-17)")
        s.face = rules.top(s) if s.length else rules.NONE
        return
    if s.face == rules.NONE:
        raise ArrangeError("the Imposter on top of the line copies a card: 'p1 imposter as CARD' (HI-17)")
    seat = s.purple >> IMPOSTER & 1
    lies = s.face in list(s.line)[: s.length - 1]
    went_home = s.face == SURGEON and s.hand[1 - seat] >> SURGEON & 1
    if s.purple >> s.face & 1 == seat or not (lies or went_home):
        raise ArrangeError(
            f"the Imposter on top cannot be {SLUGS[s.face]}: it copies a covered card of {SEATS[1 - seat]} in the line "
            "(HI-17)"
        )


def _set_turn(s: State) -> None:
    """Whose turn it is follows from the Line: after a card its owner's rival, in between the Surgeon's two returns."""
    said = s.turn
    layer = s.purple >> rules.top(s) & 1 if s.length else 1 - (s.purple >> IMPOSTER & 1)
    if s.stage == rules.RETURN_RIVALS:
        _set_return(s, layer, layer if said == rules.NONE else said)
        return
    s.turn = 1 - layer
    if said not in (rules.NONE, s.turn):
        reason = "laid the card on top" if s.length else "does not hold the Imposter (HI-2)"
        raise ArrangeError(f"{SEATS[said]} {reason}: it is {SEATS[s.turn]}'s turn")
    rules.end_if_stuck(s)


def _set_return(s: State, layer: int, turn: int) -> None:
    if s.face != SURGEON:
        raise ArrangeError("cards are sent home only while the Surgeon is on top (HI-12)")
    s.turn = turn
    s.stage = rules.RETURN_RIVALS if turn == layer else rules.RETURN_OWNERS
    if not rules.rivals(s):
        raise ArrangeError(f"{SEATS[turn]} has no card to send home, and so is not asked (HI-12)")


PARTS = (
    Part("{seat}", "hand"),
    Part("line", tell=_tell_line),
    Part("discards", "discard", tell=_tell_discards),
    Part("turn", none=""),
    Part("stage", words=("play", "return", "return", "play")),
)
SETUP = DefaultSetup(rules, PARTS, GameArrangement, sizes={"length": "line"})
deck, zones, parts, arrange = SETUP.deck, SETUP.zones, SETUP.parts, SETUP.arrange
