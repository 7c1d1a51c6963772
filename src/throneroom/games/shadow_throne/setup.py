"""Any position of Shadow Throne by its named parts, and back.

    stage               "draft 3" (the third card is being taken), "wave 2", "extra 2", "keep" or "over"; without its
                        number it follows from the lines; the first draft if left out
    battle              counted from 1 (the rule); in a later one everybody has a kept card
    gold, influence     one number for all, or one for each seat: "3, 0, 12"
    p1, p2, ...         hands; a card chosen in secret is still there
    line_p1, ...        what a seat has in the battle, in the order of the waves: "stays langman, king-kyros, extra
                        loyal-soldier +1 church, outlaw dead, datura down" (down: face down, ST-7)
    pool_p1, ...        the six cards of the pool that was dealt to the seat, first those taken, in that order
    chosen              what has been chosen in secret: "p1 outlaw, p3 datura"

The word "rest" in a hand or a pool fills it up with cards that are named nowhere; a hand or a pool that is left out is
all rest. After the draft the pools may be left out altogether: then the seats took their cards in the order in which
their lines and hands name them, and in a later battle the last one is the card kept before.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from throneroom.engine.compiled import plain
from throneroom.engine.errors import ArrangeError
from throneroom.engine.game import Settings
from throneroom.engine.phrases import things
from throneroom.engine.state import checked_state
from throneroom.games.shadow_throne.beliefs import POOL
from throneroom.games.shadow_throne.cards import (
    CHURCH,
    COPIES,
    EMPIRE,
    FACTION,
    KILLED_BY,
    KING_KYROS,
    LANGMAN,
    PRINCESS_BEATRICE,
    PROTIS,
    RANK,
    SHEPHERD_OF_THE_LOST,
    SLUGS,
    SYTHERA,
)
from throneroom.games.shadow_throne.view import STAGES, hand, line, undealt, wave_of

if TYPE_CHECKING:
    from throneroom.games.shadow_throne import rules
    from throneroom.games.shadow_throne.rules import State
else:
    rules = plain("throneroom.games.shadow_throne.rules")

REST = "rest"
MARKS = {"down": rules.FACE_DOWN, "dead": rules.DEAD, "church": rules.CONVERTED}
CONVERTED_BY = ((SHEPHERD_OF_THE_LOST, PRINCESS_BEATRICE), (PROTIS,), ())
"""By rank: who converts the characters of that rank."""


def deck(settings: Settings) -> Counter[str]:
    """Every card of the game."""
    return Counter(dict(zip(SLUGS, COPIES, strict=True)))


def zones(s: State) -> dict[str, list[str]]:
    """Where every card is."""
    found: dict[str, list[int]] = {}
    for seat in range(s.players):
        name = f"p{seat + 1}"
        found[name] = hand(s, seat)
        found[f"line_{name}"] = [s.laid[seat, place] for place in line(s, seat)]
        found[f"pool_{name}"] = list(s.pool[seat])[s.taken :]
    rest = Counter(dict(enumerate(COPIES)))
    rest.subtract(card for cards in found.values() for card in cards)
    assert rest.total() == undealt(s), "cards have gone astray"
    found["undealt"] = sorted(rest.elements())
    return {name: [SLUGS[card] for card in cards] for name, cards in found.items()}


def parts(s: State) -> dict[str, str]:
    """The position by its parts: `arrange` makes the same position of them."""
    seats = range(s.players)
    number = {rules.DRAFT: f" {s.taken + 1}", rules.WAVE: f" {s.wave}", rules.EXTRA: f" {s.wave}"}.get(s.stage, "")
    found = {
        "stage": STAGES[s.stage] + number,
        "battle": str(s.battle),
        "gold": ", ".join(str(s.gold[seat]) for seat in seats),
        "influence": ", ".join(str(s.influence[seat]) for seat in seats),
        "chosen": ", ".join(f"p{seat + 1} {SLUGS[s.chosen[seat]]}" for seat in seats if s.chosen[seat] != rules.NONE),
    }
    for seat in seats:
        name = f"p{seat + 1}"
        found[name] = ", ".join(SLUGS[card] for card in hand(s, seat))
        found[f"line_{name}"] = ", ".join(_laid_text(s, seat, place) for place in line(s, seat))
        found[f"pool_{name}"] = ", ".join(SLUGS[card] for card in s.pool[seat])
    return found


def _laid_text(s: State, seat: int, place: int) -> str:
    prefix = {rules.STAYED: "stays ", rules.EXTRA_PLACE: "extra "}.get(place, "")
    tokens = f" +{s.tokens[seat, place]}" if s.tokens[seat, place] else ""
    marks = "".join(f" {name}" for name, mark in MARKS.items() if s.fate[seat, place] & mark)
    return f"{prefix}{SLUGS[s.laid[seat, place]]}{tokens}{marks}"


def arrange(settings: Settings, given: Mapping[str, str]) -> npt.NDArray[Any]:
    """The state of the position; what cannot be is refused with the reason."""
    names = ["stage", "battle", "gold", "influence", "chosen"]
    names += [f"{part}{seat}" for part in ("", "line_", "pool_") for seat in settings.seats]
    for name in given:
        if name not in names:
            raise ArrangeError(f"Shadow Throne has no part {name!r}; its parts are {', '.join(names)}")
    state: npt.NDArray[Any] = _Setup(settings, given).state().to_array()
    return state


@dataclass
class _Line:
    """What a seat has in the battle, by its places."""

    cards: dict[int, int] = field(default_factory=dict)
    tokens: dict[int, int] = field(default_factory=dict)
    fates: dict[int, int] = field(default_factory=dict)

    @property
    def waves(self) -> int:
        return sum(1 <= place <= rules.WAVES for place in self.cards)

    @property
    def played(self) -> list[int]:
        """The cards that came out of the hand in this battle."""
        return [card for place, card in self.cards.items() if place != rules.STAYED]


class _Setup:
    """Reads the parts, fills in what follows from them, and finds what cannot be."""

    def __init__(self, settings: Settings, given: Mapping[str, str]) -> None:
        self.settings, self.given = settings, given
        self.seats = range(settings.players)
        self.unnamed = Counter(dict(enumerate(COPIES)))
        self.battle = _number(given.get("battle", "1"), "battle", 1)
        self.lines = [self.line(seat) for seat in self.seats]
        self.read_stage(given.get("stage", "draft"))
        self.hands = [self.cards(f"p{seat + 1}") for seat in self.seats]
        self.pools_given = any(f"pool_p{seat + 1}" in given for seat in self.seats)
        self.pools = [self.pool(seat) for seat in self.seats]
        self.fill_hands()
        self.fill_pools()
        self.check_taken()

    @property
    def kept(self) -> int:
        """How many cards each seat has kept from the battle before (ST-24)."""
        return 1 if self.battle > 1 else 0

    def use(self, card: int, part: str) -> int:
        if not self.unnamed[card]:
            raise ArrangeError(f"too many of {SLUGS[card]} (in {part}): the deck has {COPIES[card]}")
        self.unnamed[card] -= 1
        return card

    def fill(self, cards: list[int], count: int) -> None:
        """As many cards that are named nowhere."""
        cards += [self.use(card, REST) for card in list(self.unnamed.elements())[: max(0, count)]]

    # Lines and stage

    def line(self, seat: int) -> _Line:
        laid = _Line()
        part = f"line_p{seat + 1}"
        for item in things(self.given.get(part, "")):
            words = item.split()
            kind = words.pop(0) if words[0] in ("stays", "extra") else ""
            if not words:
                raise ArrangeError(f"{item!r} in {part}: a card is missing")
            card = _card(words[0])
            place = {"stays": rules.STAYED, "extra": rules.EXTRA_PLACE}.get(kind, min(laid.waves + 1, rules.WAVES))
            self.check_place(laid, place, card, part)
            laid.cards[place] = self.use(card, part)
            laid.tokens[place] = laid.fates[place] = 0
            for mark in words[1:]:
                self.mark(laid, place, mark, item)
        return laid

    def check_place(self, laid: _Line, place: int, card: int, part: str) -> None:
        if place in laid.cards:
            raise ArrangeError(f"{part}: a line has one card a wave, four waves, and at most one extra card (ST-4)")
        if place == rules.STAYED and (card != LANGMAN or laid.cards or self.battle < 2):
            raise ArrangeError(f"{part}: only Langman stays, before the waves of a later battle (ST-20)")
        if place == rules.EXTRA_PLACE:
            last = laid.cards.get(laid.waves)
            if last != KING_KYROS or laid.fates[laid.waves] or FACTION[card] != EMPIRE:
                raise ArrangeError(f"{part}: an extra card is of the Empire and follows its king-kyros (ST-17)")

    def mark(self, laid: _Line, place: int, mark: str, item: str) -> None:
        if mark.startswith("+") and mark[1:].isdecimal():
            laid.tokens[place] = _number(mark[1:], "tokens", 1, 99)
        elif mark in MARKS:
            laid.fates[place] |= MARKS[mark]
        else:
            raise ArrangeError(f"{item!r}: after a card come +N (tokens), down, dead or church, not {mark!r}")
        fate, card = laid.fates[place], laid.cards[place]
        if fate & rules.FACE_DOWN and (fate != rules.FACE_DOWN or laid.tokens[place] or place not in range(1, 5)):
            raise ArrangeError(f"{item!r}: a face-down card is not in the battle, nothing else befalls it (ST-7)")
        if fate & rules.DEAD and laid.tokens[place]:
            raise ArrangeError(f"{item!r}: the dead have no tokens (ST-10)")
        if fate & rules.CONVERTED and FACTION[card] == CHURCH:
            raise ArrangeError(f"{item!r}: it is of the Church by birth and cannot be converted (ST-11)")
        if place == rules.STAYED:
            raise ArrangeError(f"{item!r}: nothing touches a Langman who stayed, and he has no tokens (ST-20)")

    def read_stage(self, text: str) -> None:
        word, _, number = text.partition(" ")
        if word not in STAGES or (number and word in ("keep", "over")):
            raise ArrangeError(f"the stage is 'draft N', 'wave N', 'extra N', 'keep' or 'over', not {text!r}")
        self.stage = STAGES.index(word)
        waves = {line.waves for line in self.lines}
        if len(waves) > 1:
            raise ArrangeError("every line has a card for each wave that was revealed (ST-4): their lengths differ")
        done = waves.pop()
        self.taken, self.wave = POOL, done
        if self.stage == rules.DRAFT:
            self.taken, self.wave = (_number(number, "stage", 1, POOL) if number else 1) - 1, 0
            if done:
                raise ArrangeError("while the pools go round nobody has played a card (ST-2)")
        elif self.stage == rules.WAVE:
            self.wave = done + 1
        needed = rules.WAVES if self.stage in (rules.KEEP, rules.OVER) else None
        if self.wave > rules.WAVES or (needed and done != needed):
            raise ArrangeError(f"the lines show {done} waves; a battle has four, and then it is resolved (ST-4)")
        if self.stage in (rules.WAVE, rules.EXTRA) and number and _number(number, "stage", 1, 4) != self.wave:
            raise ArrangeError(f"the lines show {done} waves: the stage is '{word} {self.wave}', not {text!r} (ST-4)")

    # Hands and pools

    def cards(self, part: str) -> list[int]:
        return [self.use(_card(item), part) for item in things(self.given.get(part, REST)) if item != REST]

    def pool(self, seat: int) -> list[int]:
        """The cards of a pool. Those taken are in hands and lines, and so are counted there."""
        part = f"pool_p{seat + 1}"
        items = [item for item in things(self.given.get(part, REST)) if item != REST]
        cards = [_card(item) for item in items]
        for card in cards[self.taken :]:
            self.use(card, part)
        return cards

    def fill_hands(self) -> None:
        for seat in self.seats:
            part = f"p{seat + 1}"
            played = len(self.lines[seat].played)
            size = self.taken + self.kept - played
            if REST in things(self.given.get(part, REST)):
                if self.pools_given:
                    raise ArrangeError(f"{part}: where pools are named, name the hands as well")
                self.fill(self.hands[seat], size - len(self.hands[seat]))
            if len(self.hands[seat]) != size:
                raise ArrangeError(
                    f"{part} has {len(self.hands[seat])} cards in hand: at this stage it is {size} (ST-2, ST-24)"
                )

    def fill_pools(self) -> None:
        """Where no pool is named, each seat took its cards in the order of its line and its hand."""
        for seat in self.seats:
            if not self.pools_given:
                self.pools[seat] = []
                for taken in range(self.taken):
                    taker = (seat + taken) % self.settings.players
                    self.pools[seat].append((self.lines[taker].played + self.hands[taker])[taken])
            part = f"pool_p{seat + 1}"
            if REST in things(self.given.get(part, REST)) and len(self.pools[seat]) >= self.taken:
                self.fill(self.pools[seat], POOL - len(self.pools[seat]))
            if len(self.pools[seat]) != POOL:
                raise ArrangeError(f"{part} names {len(self.pools[seat])} cards, and every pool has six (ST-2)")

    def check_taken(self) -> None:
        """What a seat took from the pools and what it kept is what it has."""
        for seat in self.seats:
            has = Counter(self.lines[seat].played + self.hands[seat])
            took = Counter(self.pools[(seat - n) % self.settings.players][n] for n in range(self.taken))
            if took - has:
                lost = ", ".join(SLUGS[card] for card in (took - has).elements())
                raise ArrangeError(
                    f"by the pools p{seat + 1} took {lost}, but has it neither in hand nor in line (ST-2)"
                )

    # The state

    def state(self) -> State:
        state = np.zeros(1, rules.STATE)
        s: State = checked_state(state)
        s.players, s.target = self.settings.players, int(self.settings.numbers[0])
        s.battle, s.taken, s.wave, s.stage = self.battle, self.taken, self.wave, self.stage
        for n in range(len(s.deck)):
            s.deck[n] = rules.NONE
        gold, influence = self.numbers("gold", 3), self.numbers("influence", 0)
        for seat in range(rules.SEATS):
            there = seat < s.players
            s.gold[seat], s.influence[seat] = (gold[seat], influence[seat]) if there else (0, 0)
            s.chosen[seat] = rules.NONE
            _set(s.hand[seat], sorted(self.hands[seat]) if there else [])
            _set(s.pool[seat], self.pools[seat][: self.taken] + sorted(self.pools[seat][self.taken :]) if there else [])
            laid = self.lines[seat] if there else _Line()
            for place in range(rules.LINE):
                s.laid[seat, place] = laid.cards.get(place, rules.NONE)
                s.tokens[seat, place] = laid.tokens.get(place, 0)
                s.fate[seat, place] = laid.fates.get(place, 0)
        self.choose(s)
        _check_fates(s)
        self.check_stage(s)
        return s

    def numbers(self, part: str, default: int) -> list[int]:
        items = things(self.given.get(part, str(default)))
        if len(items) not in (1, self.settings.players):
            raise ArrangeError(f"{part} is one number for all, or {self.settings.players} of them, not {len(items)}")
        found = [_number(item, part, 0) for item in items]
        return found if len(found) > 1 else found * self.settings.players

    def choose(self, s: State) -> None:
        for item in things(self.given.get("chosen", "")):
            name, _, slug = item.partition(" ")
            if name not in self.settings.seats:
                raise ArrangeError(f"{item!r} in chosen: give the seat and its card, as in 'p1 outlaw'")
            seat, card = self.settings.seats.index(name), _card(slug)
            if s.chosen[seat] != rules.NONE:
                raise ArrangeError(f"{name} chooses one card, not two (ST-4)")
            cards = hand(s, seat)
            if self.stage == rules.DRAFT:
                cards = list(s.pool[rules.pool_at(s, seat, s.taken)])[s.taken :]
            if card not in cards:
                raise ArrangeError(f"{name} cannot have chosen {slug}: it is not there (ST-2, ST-4)")
            s.chosen[seat] = card
        if self.stage in (rules.EXTRA, rules.OVER) and self.given.get("chosen"):
            raise ArrangeError("nothing is chosen in secret at this stage (ST-4)")
        if self.stage not in (rules.EXTRA, rules.OVER) and not rules.waiting(s):
            raise ArrangeError("all have chosen: then the choice is revealed, and nobody is waited for (ST-4)")

    def check_stage(self, s: State) -> None:
        if self.stage == rules.EXTRA and not rules.kyros_acts(s):
            raise ArrangeError("in stage extra King Kyros is face up in the last wave, without Sythera (ST-17)")
        if self.stage == rules.EXTRA and any(s.laid[seat, rules.EXTRA_PLACE] != rules.NONE for seat in self.seats):
            raise ArrangeError("in stage extra the extra card is not played yet (ST-17)")
        at_target = max(s.influence[seat] for seat in self.seats) >= s.target
        if self.stage == rules.OVER and not at_target:
            raise ArrangeError(f"the game is over when somebody has {s.target} influence (ST-23)")
        if self.stage == rules.KEEP and at_target:
            raise ArrangeError(f"with {s.target} influence after a battle the game is over, and nobody keeps (ST-23)")


def _check_fates(s: State) -> None:
    """The dead and the converted need someone in their wave who does such things; Sythera forbids an extra card."""
    for seat in range(s.players):
        for place in line(s, seat):
            card, fate, wave = s.laid[seat, place], s.fate[seat, place], wave_of(s, seat, place)
            if not wave:
                continue
            others = {
                s.laid[other, at]
                for other in range(s.players)
                for at in line(s, other)
                if wave_of(s, other, at) == wave and not s.fate[other, at] & rules.FACE_DOWN
            }
            if place == rules.EXTRA_PLACE and SYTHERA in others:
                raise ArrangeError(f"{SLUGS[card]} cannot be an extra card: Sythera silences King Kyros (ST-16)")
            killed = KILLED_BY[RANK[card]] in others and FACTION[card] != EMPIRE
            if fate & rules.DEAD and (not killed or SYTHERA in others):
                raise ArrangeError(f"{SLUGS[card]} cannot be dead: nobody in its wave kills it (ST-10)")
            converters = set(CONVERTED_BY[RANK[card]]) & others
            if fate & rules.CONVERTED and (not converters or SYTHERA in others):
                raise ArrangeError(f"{SLUGS[card]} cannot be converted: nobody in its wave converts it (ST-11)")
            if fate & rules.CONVERTED and s.stage == rules.EXTRA and wave == s.wave:
                raise ArrangeError(f"{SLUGS[card]} cannot be converted yet: that comes after the extra card (ST-8)")


def _set(cells: Any, cards: list[int]) -> None:
    for n in range(len(cells)):
        cells[n] = cards[n] if n < len(cards) else rules.NONE


def _card(slug: str) -> int:
    if slug not in SLUGS:
        raise ArrangeError(f"no card is called {slug!r}; the cards are {', '.join(SLUGS)}")
    return SLUGS.index(slug)


def _number(text: str, part: str, low: int, high: int = 30_000) -> int:
    if not text.isdecimal() or not low <= int(text[:9]) <= high:
        raise ArrangeError(f"{part}: a whole number from {low} to {high} is needed, not {text!r}")
    return int(text)
