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

from collections import Counter
from collections.abc import Mapping
from itertools import product
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from throneroom.engine.compiled import plain
from throneroom.engine.errors import ArrangeError
from throneroom.engine.game import Settings
from throneroom.engine.phrases import things
from throneroom.engine.state import checked_state
from throneroom.games.behind_the_throne.cards import END, JUDGE, KINDS, MANIPULATIVE, PROPHET, QUEEN, SLUGS
from throneroom.games.behind_the_throne.notation import seat_name

if TYPE_CHECKING:
    from throneroom.games.behind_the_throne import rules
    from throneroom.games.behind_the_throne.rules import State
else:
    rules = plain("throneroom.games.behind_the_throne.rules")

NAMES = (
    "row", "deck", "discard", "turn", "change", "used", "struck", "destroyed", "knows", "taken", "receiver", "received",
    "stage",
)  # fmt: skip
STAGES = ("play", "drop", "over")
REST = "rest"


def deck(settings: Settings) -> Counter[str]:
    """Every card of the game."""
    counts: Counter[str] = Counter({SLUGS[kind]: 2 * settings.players + 1 for kind in range(KINDS)})
    counts[SLUGS[END]] = 1
    return counts


def zones(s: State) -> dict[str, list[str]]:
    """Where every card is."""
    places: dict[str, list[str]] = {seat_name(seat): _spread(list(s.stack[seat])) for seat in range(s.players)}
    return {
        **places,
        "row": [SLUGS[s.row[n]] for n in range(s.length)],
        "taken": [] if s.taken == rules.NONE else [SLUGS[s.taken]],
        "deck": [SLUGS[s.deck[n]] for n in reversed(range(s.left))],
        "discard": _spread(list(s.discard)),
    }


def _spread(counts: list[int]) -> list[str]:
    return [SLUGS[card] for card, count in enumerate(counts) for _ in range(count)]


def parts(s: State) -> dict[str, str]:
    """The position by its parts: `arrange` makes the same position of them."""
    found = zones(s)
    counted = {zone: _counted(found[zone]) for zone in found if zone not in ("row", "deck", "taken")}
    return {
        **counted,
        "row": ", ".join(found["row"]),
        "deck": ", ".join(found["deck"]),
        "turn": seat_name(s.turn),
        "change": str(s.change),
        "used": ", ".join(SLUGS[kind] for kind in MANIPULATIVE if s.used >> kind & 1),
        "struck": _seats(s, s.struck),
        "destroyed": "yes" if s.destroyed else "no",
        "knows": _seats(s, s.knows),
        "taken": ", ".join(found["taken"]),
        "receiver": "" if s.taken == rules.NONE else seat_name(s.asked),
        "received": ", ".join(SLUGS[kind] for kind in range(KINDS) if s.received >> kind & 1),
        "stage": STAGES[s.stage],
    }


def _counted(slugs: list[str]) -> str:
    return ", ".join(f"{slug} x{count}" if count > 1 else slug for slug, count in Counter(slugs).items())


def _seats(s: State, seats: int) -> str:
    return ", ".join(seat_name(seat) for seat in range(s.players) if seats >> seat & 1)


def arrange(settings: Settings, given: Mapping[str, str]) -> npt.NDArray[Any]:
    """The state of the position; what cannot be is refused with the reason."""
    names = (*settings.seats, *NAMES)
    for part in given:
        if part not in names:
            raise ArrangeError(
                f"Behind the Throne has no part {part!r} at this table; its parts are {', '.join(names)}"
            )
    found = _Finder(settings, given)
    s: State = checked_state(np.zeros(1, rules.STATE))
    s.players = settings.players
    _set_cards(s, found)
    s.turn = found.turn
    s.change = found.change
    s.used = sum(1 << kind for kind in found.used)
    s.struck = sum(1 << seat for seat in found.struck)
    s.knows = sum(1 << seat for seat in found.knows)
    s.destroyed = found.destroyed
    s.received = sum(1 << kind for kind in found.received)
    _set_stage(s, given.get("stage"), found.receiver)
    _check_row(s)
    _check_knowledge(s)
    return s.to_array()


class _Finder:
    """Reads the parts and finds the place of every card."""

    def __init__(self, settings: Settings, given: Mapping[str, str]) -> None:
        self.given, self.seats = given, settings.seats
        self.missing = Counter({SLUGS.index(slug): count for slug, count in deck(settings).items()})
        self.stacks = [self.cards(seat, things(given.get(seat, ""))) for seat in self.seats]
        self.row = self.cards("row", things(given.get("row", "")))
        self.taken = self.cards("taken", things(given.get("taken", "")))
        discard = things(given.get("discard", ""))
        pile = things(given.get("deck", "" if REST in discard else REST))
        self.check_rest(discard, pile)
        split = pile.index(REST) if REST in pile else len(pile)
        above, below = self.cards("deck", pile[:split]), self.cards("deck", pile[split + 1 :])
        self.discard = self.cards("discard", [item for item in discard if item != REST])
        if self.missing[END]:
            self.discard += self.place(END, 1, "discard")
        rest = sorted(self.missing.elements())
        self.deck = above + (rest if REST in pile else []) + below
        if REST in discard:
            self.discard += rest
        elif rest and REST not in pile:
            raise ArrangeError(f"not placed: {_counted([SLUGS[card] for card in rest])}; name them, or say 'rest'")
        self.turn = self.one("turn", self.seats, "p1")
        self.destroyed = self.one("destroyed", ("no", "yes"), "no")
        self.struck = self.several("struck", self.seats)
        self.knows = self.several("knows", self.seats)
        self.used = self.several("used", SLUGS[: len(MANIPULATIVE)])
        self.change = self.number("change")
        self.receiver = self.one("receiver", self.seats, "p1") if given.get("receiver") else None
        self.received = self.several("received", SLUGS[:KINDS])

    def check_rest(self, discard: list[str], pile: list[str]) -> None:
        if (discard + pile).count(REST) > 1:
            raise ArrangeError("'rest' stands once, in the deck or in the discard pile")

    def cards(self, part: str, items: list[str]) -> list[int]:
        found: list[int] = []
        for item in items:
            slug, _, times = item.partition(" x")
            if slug not in SLUGS:
                raise ArrangeError(f"{part}: no card is called {slug!r}; the cards are {', '.join(SLUGS)}")
            if times and not (times.isdecimal() and 1 <= int(times[:4]) <= 99):
                raise ArrangeError(f"{part}: {item!r} should be a card and how many, as in 'king x3'")
            found += self.place(SLUGS.index(slug), int(times or 1), part)
        return found

    def place(self, card: int, count: int, part: str) -> list[int]:
        if card == END and part not in ("deck", "discard"):
            raise ArrangeError(f"{part}: the End of Game card is in the deck or on the discard pile (BT-1, BT-20)")
        if count > self.missing[card]:
            total = 1 if card == END else 2 * len(self.seats) + 1
            raise ArrangeError(f"{part}: there are only {total} of {SLUGS[card]} at this table, all parts together")
        self.missing[card] -= count
        return [card] * count

    def one(self, part: str, allowed: tuple[str, ...], default: str) -> int:
        text = self.given.get(part) or default
        if text not in allowed:
            raise ArrangeError(f"{part}: {text!r} is none of {', '.join(allowed)}")
        return allowed.index(text)

    def several(self, part: str, allowed: tuple[str, ...]) -> list[int]:
        items = things(self.given.get(part, ""))
        for item in items:
            if item not in allowed or items.count(item) > 1:
                raise ArrangeError(f"{part}: {item!r} should be one of {', '.join(allowed)}, each once")
        return [allowed.index(item) for item in items]

    def number(self, part: str) -> int:
        text = self.given.get(part) or "0"
        digits = text[1:] if text[0] in "+-" else text
        if not digits.isdecimal() or len(digits) > 2:
            raise ArrangeError(f"{part}: {text!r} should be a small number such as -3")
        return int(text)


def _set_cards(s: State, found: _Finder) -> None:
    for seat, stack in enumerate(found.stacks):
        for kind, count in Counter(stack).items():
            if count > rules.STACK_CARDS:
                raise ArrangeError(f"{seat_name(seat)} has {count} of {SLUGS[kind]}; a stack holds at most five (BT-9)")
            s.stack[seat, kind] = count
    if len(found.row) > rules.ROW_CARDS:
        raise ArrangeError(f"the row has {len(found.row)} cards; it has at most five (BT-2)")
    for n in range(rules.ROW_CARDS):
        s.row[n] = found.row[n] if n < len(found.row) else rules.NONE
    s.length = len(found.row)
    for card in found.discard:
        s.discard[card] += 1
    s.left = len(found.deck)
    for n in range(len(s.deck)):
        s.deck[n] = found.deck[s.left - 1 - n] if n < s.left else rules.NONE
    if len(found.taken) > 1:
        raise ArrangeError("only one card is taken in a swap (BT-13)")
    s.taken = found.taken[0] if found.taken else rules.NONE


def _set_stage(s: State, stage: str | None, receiver: int | None) -> None:
    """A seat drops kinds if it has more than five or has received a row. The row is then gone."""
    if stage and stage not in STAGES:
        raise ArrangeError(f"the stage is one of {', '.join(STAGES)}, not {stage!r}")
    crowded = [seat for seat in range(s.players) if rules.kinds_of(s, seat) > rules.STACK_KINDS]
    if len(crowded) > 1:
        raise ArrangeError(f"{seat_name(crowded[-1])} has more than five kinds; only one seat at a time can (BT-10)")
    storing = crowded[0] if crowded else receiver
    s.stage = rules.OVER if stage == "over" else rules.PLAY if storing is None else rules.DROP_KINDS
    s.asked = s.turn if storing is None else storing
    _check_stage(s, stage, crowded, receiver)
    if s.stage == rules.DROP_KINDS and s.length:
        raise ArrangeError("the row is stored before kinds are dropped: it must be empty (BT-10)")
    _check_swap(s, receiver)
    if s.stage == rules.OVER:
        _check_over(s)
    elif s.left == 0:
        raise ArrangeError("the deck is empty: the discard pile would have become the deck (BT-20)")


def _check_stage(s: State, stage: str | None, crowded: list[int], receiver: int | None) -> None:
    if stage in (None, "", "drop" if crowded or receiver is not None else STAGES[s.stage]):
        return
    if crowded or receiver is None:
        reason = f"{seat_name(crowded[0]) if crowded else 'nobody'} has more than five kinds (BT-10)"
    else:
        reason = f"{seat_name(receiver)} has received a row (BT-13)"
    raise ArrangeError(f"the stage cannot be {stage!r}: {reason}")


def _check_swap(s: State, receiver: int | None) -> None:
    """BT-13: a card is on its way while an opponent of the swapper, to whom something is new, drops or keeps kinds."""
    if receiver not in (None, s.asked):
        raise ArrangeError(
            f"{seat_name(s.asked)} has more than five kinds, but {seat_name(receiver or 0)} is the receiver (BT-13)"
        )
    if s.taken == rules.NONE:
        if s.asked != s.turn:
            raise ArrangeError(f"{seat_name(s.asked)} drops kinds out of turn: say which card is 'taken' (BT-13)")
        if s.received or receiver is not None:
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


def _check_row(s: State) -> None:
    """Whether the row can have come about with the abilities used."""
    if s.stage != rules.PLAY and (s.used or s.struck or s.destroyed or s.change):
        raise ArrangeError("used, struck, destroyed and change count only while a turn's row lasts (BT-16)")
    strikes = s.struck.bit_count()
    if s.destroyed and (strikes == 0 or s.length < 2):
        raise ArrangeError("destroyed: a destroying needs a second card in the row and a seat that was struck (BT-6)")
    if strikes > max(0, s.length - 2 + s.destroyed):
        raise ArrangeError("struck: there is at most one destroying for each card from the second on (BT-6)")
    _check_used(s)
    if not _sharings(s):
        raise ArrangeError("the row cannot have come so far with these used abilities and this change (BT-4, BT-16)")
    rise = rules.rise(s)
    if rise > 0 and (s.destroyed or rise > rules.reach(s, s.turn, rules.fresh(s, s.turn))):
        raise ArrangeError("the row is broken and nothing can mend it: it would have been discarded (BT-4)")
    if not any(_can_have_destroyed(s, sharing) for sharing in _sharings(s)):
        raise ArrangeError("struck: so many destroyings need as many equal values, above the own Queens (BT-6, BT-8)")


def _check_used(s: State) -> None:
    """BT-15: only destroying changes stacks while a row lasts, so without one who used a kind still leads it."""
    used = [kind for kind in MANIPULATIVE if s.used >> kind & 1]
    gone = [SLUGS[kind] for kind in used if not s.stack[s.turn, kind]]
    if len(gone) > (s.struck >> s.turn & 1):
        raise ArrangeError(f"used: {seat_name(s.turn)} has no {' and no '.join(gone)} (BT-15)")
    outnumbered = [SLUGS[kind] for kind in used if not rules.leads(s, s.turn, kind)]
    if outnumbered and not s.struck:
        raise ArrangeError(f"used: others have more of {' and '.join(outnumbered)} than {seat_name(s.turn)} (BT-15)")


def _check_knowledge(s: State) -> None:
    """BT-19: who can have looked at the top card since the last reveal; before a turn's first also the seat before."""
    before = (s.turn + s.players - 1) % s.players
    opening = s.stage == rules.PLAY and s.length == 0
    strangers = s.knows & ~(1 << s.turn | (1 << before if opening else 0))
    if strangers or (s.knows and rules.rise(s) > 0):
        raise ArrangeError("knows: these seats cannot have seen the top card since the last reveal (BT-19)")
    if s.stage == rules.PLAY and not any(_can_have_looked(s, sharing) for sharing in _sharings(s)):
        raise ArrangeError(
            f"knows: {seat_name(s.turn)} knows the top card by a Prophet or Judge used this turn (BT-19)"
        )


Sharing = tuple[tuple[int, int], ...]
"""For each used ability the card of the row it worked on and how it changed that card; (0, 0) for a look."""


def _sharings(s: State) -> list[Sharing]:
    """The ways to share out the used abilities by which every earlier card was sound and the last has its change."""
    row = [s.row[n] for n in range(s.length)]
    abilities = [kind for kind in MANIPULATIVE if s.used >> kind & 1]
    works = [
        [work for kind in (_judged(s) if a == JUDGE else [a]) for work in _works(kind, s.length)] for a in abilities
    ]
    found = []
    for sharing in product(*works):
        changes = [sum(_changes(sharing, n)) for n in range(s.length)]
        sound = all(row[n] + changes[n] <= row[n - 1] for n in range(1, s.length - 1))
        if sound and s.change == (changes[-1] if s.length >= 2 else 0):
            found.append(sharing)
    return found


def _judged(s: State) -> list[int]:
    """BT-18: the kinds that the Judge can have called on; after a destroying it may have been any that is left."""
    fresh = 0 if s.struck else rules.fresh(s, s.turn)
    own_gone = bool(s.struck >> s.turn & 1)
    return [
        kind for kind in MANIPULATIVE if kind != JUDGE and (s.stack[s.turn, kind] or own_gone) and not fresh >> kind & 1
    ]


def _works(kind: int, length: int) -> list[tuple[int, int]]:
    """On which card of the row a kind may have worked, and how it changed that card's value."""
    if kind == PROPHET:
        return [(0, 0)]
    changes = [change for change, of in zip(rules.CHANGE_OF, rules.KIND_OF, strict=True) if of == kind]
    return [(at, change) for at in range(1, length) for change in changes]


def _changes(sharing: Sharing, card: int) -> list[int]:
    return [change for at, change in sharing if at == card]


def _can_have_destroyed(s: State, sharing: Sharing) -> bool:
    """BT-6: each destroying had its card, after some changes equal to the one before; BT-8: above the own Queens."""
    chances = [n for n in range(1, s.length) if n >= s.stack[s.turn, QUEEN] and _can_have_been_equal(s, sharing, n)]
    last = s.length - 1 in chances
    return len(chances) - last + s.destroyed >= s.struck.bit_count() and (last or not s.destroyed)


def _can_have_been_equal(s: State, sharing: Sharing, card: int) -> bool:
    values = {s.row[card]}
    for change in _changes(sharing, card):
        values |= {value + change for value in values}
    return s.row[card - 1] in values


def _can_have_looked(s: State, sharing: Sharing) -> bool:
    """BT-19: one look at most before each reveal; before the next one only by who knows the card, never after five."""
    looks = sum(change == 0 for _, change in sharing)
    knows = bool(s.knows >> s.turn & 1)
    return bool(knows <= looks <= s.length + knows) and not (knows and s.length == rules.ROW_CARDS)
