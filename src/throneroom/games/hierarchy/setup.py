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

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from throneroom.engine.compiled import plain
from throneroom.engine.errors import ArrangeError
from throneroom.engine.game import Settings
from throneroom.engine.phrases import things
from throneroom.engine.state import checked_state
from throneroom.games.hierarchy.cards import CARDS, COUNT, IMPOSTER, SLUGS, SURGEON
from throneroom.games.hierarchy.view import members, owner

if TYPE_CHECKING:
    from throneroom.games.hierarchy import rules
    from throneroom.games.hierarchy.rules import State
else:
    rules = plain("throneroom.games.hierarchy.rules")

SEATS = ("p1", "p2")
NAMES = (*SEATS, "line", "discards", "turn", "stage")
REST = "rest"


def deck(settings: Settings) -> Counter[str]:
    """Every card of the game."""
    return Counter(SLUGS)


def zones(s: State) -> dict[str, list[str]]:
    """Where every card is."""
    return {
        "p1": [SLUGS[card] for card in members(s.hand[0])],
        "p2": [SLUGS[card] for card in members(s.hand[1])],
        "line": [SLUGS[card] for card in list(s.line)[: s.length]],
        "discards": [SLUGS[card] for card in members(s.discard)],
    }


def parts(s: State) -> dict[str, str]:
    """The position by its parts: `arrange` makes the same position of them."""
    found = zones(s)
    line = [f"{owner(s, SLUGS.index(slug))} {slug}" for slug in found["line"]]
    if line and rules.top(s) == IMPOSTER:
        line[-1] += f" as {SLUGS[s.face]}"
    return {
        "p1": ", ".join(found["p1"]),
        "p2": ", ".join(found["p2"]),
        "line": ", ".join(line),
        "discards": ", ".join(f"{owner(s, SLUGS.index(slug))} {slug}" for slug in found["discards"]),
        "turn": SEATS[s.turn],
        "stage": "return" if s.stage in (rules.RETURN_RIVALS, rules.RETURN_OWNERS) else "play",
    }


def arrange(settings: Settings, given: Mapping[str, str]) -> npt.NDArray[Any]:
    """The state of the position; what cannot be is refused with the reason."""
    for name in given:
        if name not in NAMES:
            raise ArrangeError(f"Hierarchy has no part {name!r}; its parts are {', '.join(NAMES)}")
    found = _Finder(given)
    state = np.zeros(1, rules.STATE)
    s: State = checked_state(state)
    s.players = rules.SEATS
    for seat in range(2):
        s.hand[seat] = sum(1 << card for card in found.hands[seat])
    s.discard = sum(1 << card for card, _ in found.discards)
    s.purple = sum(1 << card for card in found.owned[1])
    for n in range(COUNT):
        s.line[n] = found.line[n][0] if n < len(found.line) else rules.NONE
    s.length = len(found.line)
    s.face = rules.NONE if not found.line else found.guise if found.guise is not None else found.line[-1][0]
    _set_turn(s, given)
    return s.to_array()


class _Finder:
    """Reads the parts and finds the place and owner of every card."""

    def __init__(self, given: Mapping[str, str]) -> None:
        self.seen: dict[int, str] = {}
        self.owned: tuple[list[int], list[int]] = ([], [])
        self.guise: int | None = None
        self.hands = [self.hand(seat, things(given.get(SEATS[seat], ""))) for seat in range(2)]
        self.line = self.laid(things(given.get("line", "")))
        discards = things(given.get("discards", ""))
        self.discards = [self.owned_card(item, "discards") for item in discards if item != REST]
        for seat in range(2):
            if REST in things(given.get(SEATS[seat], "")):
                self.hands[seat] += self.fill(seat, SEATS[seat])
        if REST in discards:
            self.discards += [(card, seat) for seat in range(2) for card in self.fill(seat, "discards")]
        self.check_complete()
        self.check_guise()

    def hand(self, seat: int, items: list[str]) -> list[int]:
        return [self.place(_card(item), seat, SEATS[seat]) for item in items if item != REST]

    def laid(self, items: list[str]) -> list[tuple[int, int]]:
        line = []
        for n, item in enumerate(items):
            text, _, guise = item.partition(" as ")
            card, seat = self.owned_card(text, "line")
            line.append((card, seat))
            if card == IMPOSTER and n == len(items) - 1:
                if not guise:
                    raise ArrangeError("the Imposter on top of the line copies a card: 'p1 imposter as CARD' (HI-17)")
                self.guise = _card(guise)
            elif guise:
                raise ArrangeError(f"{item!r}: only an Imposter on top of the line is played as another card (HI-17)")
        return line

    def owned_card(self, item: str, part: str) -> tuple[int, int]:
        seat, _, slug = item.partition(" ")
        if seat not in SEATS or not slug:
            raise ArrangeError(f"{item!r} in {part}: give the owner and the card, as in 'p1 knight'")
        return self.place(_card(slug), SEATS.index(seat), part), SEATS.index(seat)

    def place(self, card: int, seat: int, part: str) -> int:
        if card in self.seen:
            raise ArrangeError(f"{SLUGS[card]} is in {self.seen[card]} and in {part}; every card exists once")
        self.seen[card] = part
        self.owned[seat].append(card)
        return card

    def fill(self, seat: int, part: str) -> list[int]:
        """As many cards that are named nowhere as the seat lacks."""
        free = [card for card in range(COUNT) if card not in self.seen]
        return [self.place(card, seat, part) for card in free[: COUNT // 2 - len(self.owned[seat])]]

    def check_complete(self) -> None:
        missing = [SLUGS[card] for card in range(COUNT) if card not in self.seen]
        if missing:
            raise ArrangeError(f"not placed: {', '.join(missing)}; name them, or say 'rest' in a hand or the discards")
        for seat in range(2):
            if len(self.owned[seat]) != COUNT // 2:
                raise ArrangeError(f"{SEATS[seat]} owns {len(self.owned[seat])} cards; each seat owns seven (HI-1)")
        if not self.line and self.discards:
            raise ArrangeError("the line is empty, so nothing can have been discarded yet (HI-11)")

    def check_guise(self) -> None:
        """HI-17: a rival's card that lies covered in the Line, or was sent home by the copied Surgeon."""
        if self.guise is None:
            return
        rival = 1 - self.line[-1][1]
        lies = self.guise in [card for card, _ in self.line[:-1]]
        went_home = self.guise == SURGEON and self.guise in self.hands[rival]
        if self.guise not in self.owned[rival] or not (lies or went_home):
            raise ArrangeError(
                f"the Imposter on top cannot be {SLUGS[self.guise]}: it copies a covered card of {SEATS[rival]} in the "
                "line (HI-17)"
            )


def _set_turn(s: State, given: Mapping[str, str]) -> None:
    """Whose turn it is follows from the Line: after a card its owner's rival, in between the Surgeon's two returns."""
    stage = given.get("stage", "play")
    if stage not in ("play", "return"):
        raise ArrangeError(f"the stage is 'play' or 'return', not {stage!r}")
    turn = given.get("turn")
    if turn is not None and turn not in SEATS:
        raise ArrangeError(f"the turn is p1's or p2's, not {turn!r}")
    holder = s.purple >> IMPOSTER & 1
    layer = s.purple >> rules.top(s) & 1 if s.length else 1 - holder
    if stage == "return":
        _set_return(s, layer, layer if turn is None else SEATS.index(turn))
        return
    s.turn = 1 - layer
    if turn is not None and SEATS.index(turn) != s.turn:
        reason = "laid the card on top" if s.length else "does not hold the Imposter (HI-2)"
        raise ArrangeError(f"{turn} {reason}: it is {SEATS[s.turn]}'s turn")
    s.stage = rules.PLAY
    rules.end_if_stuck(s)


def _set_return(s: State, layer: int, turn: int) -> None:
    if s.face != SURGEON:
        raise ArrangeError("cards are sent home only while the Surgeon is on top (HI-12)")
    s.turn = turn
    s.stage = rules.RETURN_RIVALS if turn == layer else rules.RETURN_OWNERS
    if not rules.rivals(s):
        raise ArrangeError(f"{SEATS[turn]} has no card to send home, and so is not asked (HI-12)")


def _card(slug: str) -> int:
    if slug not in SLUGS:
        raise ArrangeError(f"no card is called {slug!r}; the cards are {', '.join(card.slug for card in CARDS)}")
    return SLUGS.index(slug)
