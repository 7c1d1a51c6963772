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

import re
from collections import Counter
from typing import TYPE_CHECKING

from throneroom.engine.compiled import plain
from throneroom.engine.default_setup import REST, Arrangement, DefaultSetup, Entry
from throneroom.engine.errors import ArrangeError
from throneroom.engine.parts import Part, seat_name
from throneroom.engine.phrases import things
from throneroom.games.shadow_throne.beliefs import POOL
from throneroom.games.shadow_throne.cards import (
    CHURCH,
    COPIES,
    EMPIRE,
    FACTION,
    KING_KYROS,
    LANGMAN,
    RANK,
    SLUGS,
    SYTHERA,
)
from throneroom.games.shadow_throne.view import STAGES, hand, line, undealt, wave_of

if TYPE_CHECKING:
    from throneroom.games.shadow_throne import rules
    from throneroom.games.shadow_throne.rules import State
else:
    rules = plain("throneroom.games.shadow_throne.rules")

PLACES = {"stays": rules.STAYED, "extra": rules.EXTRA_PLACE}
MARKS = {"down": rules.FACE_DOWN, "dead": rules.DEAD, "church": rules.CONVERTED}
STAGE = re.compile(r"(draft|wave|extra)(?: ([1-6]))?|keep|over")


class GameArrangement(Arrangement):
    """A position while it is set up: from lines and stage follows how many cards each seat has in hand."""

    s: State

    def begin(self) -> None:
        self.s.target = int(self.settings.numbers[0])
        self.pools: list[list[int]] = []

    def read_line(self, name: str, seat: int, text: str) -> None:
        s = self.s
        for item in things(text):
            words = item.split()
            prefix = words.pop(0) if words[0] in PLACES else ""
            if not words:
                raise ArrangeError(f"{name}: {item!r} lacks a card")
            place = PLACES.get(prefix, min(_waves(s, seat) + 1, rules.WAVES))
            card = self.card(name, words[0])
            _check_place(s, name, seat, place, card)
            self.supply(seat).take(card, name)
            s.laid[seat, place] = card
            for mark in words[1:]:
                _put_mark(s, seat, place, mark, item)

    def read_stage(self, name: str, _: int, text: str) -> None:
        found = STAGE.fullmatch(text)
        if not found:
            raise ArrangeError(f"{name}: {text!r} is none of 'draft N' (1 to 6), 'wave N', 'extra N', 'keep', 'over'")
        self.s.stage = STAGES.index(found[1] or text)
        self.number = int(found[2] or 0)

    def read_pool(self, name: str, _: int, text: str) -> None:
        self.pools.append([self.card(name, item) for item in things(text) if item != REST])

    def room(self, entry: Entry) -> int:
        """ST-2, ST-24: a hand has what was taken and what was kept, less what was played."""
        kept = 1 if self.s.battle > 1 else 0
        return self.s.taken + kept - len(_played(self.s, entry.seat))

    def fill(self) -> None:
        """Of a pool, the cards taken are in hands and lines, and are counted there."""
        _set_stage(self.s, self.number)
        for seat, pool in enumerate(self.pools):
            for card in pool[self.s.taken :]:
                self.supply(seat).take(card, f"pool_{seat_name(seat)}")
        pools_named = any(name.startswith("pool") for name in self.given)
        hands = [entry for entry in self.entries if entry.part.name == "{seat}"]
        for entry in hands:
            if pools_named and self.is_open(entry.name):
                raise ArrangeError(f"{entry.name}: where pools are named, name the hands as well")
        super().fill()
        for entry in hands:
            size, room = len(self.cards[entry.name]), self.room(entry)
            if size != room:
                raise ArrangeError(f"{entry.name} has {size} cards in hand: at this stage it is {room} (ST-2, ST-24)")
        for seat in range(self.s.players):
            if not pools_named:
                takers = [(seat + n) % self.s.players for n in range(self.s.taken)]
                self.pools[seat] = [self.cards_of(taker)[n] for n, taker in enumerate(takers)]
            self.fill_pool(seat)

    def cards_of(self, seat: int) -> list[int]:
        """What a seat has played and holds, in the order in which it is named, and so was taken if no pool is named."""
        return _played(self.s, seat) + self.cards[seat_name(seat)]

    def fill_pool(self, seat: int) -> None:
        s, name, pool = self.s, f"pool_{seat_name(seat)}", self.pools[seat]
        if REST in things(self.given.get(name, REST)) and s.taken <= len(pool) < POOL:
            pool += self.supply(seat).draw(name, POOL - len(pool))
        if len(pool) != POOL:
            raise ArrangeError(f"{name} names {len(pool)} cards, and every pool has six (ST-2)")
        for n, card in enumerate(pool[: s.taken] + sorted(pool[s.taken :])):
            s.pool[seat, n] = card

    def check_placed(self) -> None:
        """What is named nowhere is not dealt in this battle (ST-2)."""

    def complete(self) -> None:
        s = self.s
        for seat in range(s.players):
            took = Counter(s.pool[rules.pool_at(s, seat, n), n] for n in range(s.taken))
            lost = took - Counter(self.cards_of(seat))
            if lost:
                cards = ", ".join(SLUGS[card] for card in lost.elements())
                raise ArrangeError(
                    f"by the pools {seat_name(seat)} took {cards}, but has it neither in hand nor in line (ST-2)"
                )
        _check_chosen(s)
        _check_fates(s)
        _check_stage(s)


# Telling


def _tell_line(s: State, seat: int) -> str:
    return ", ".join(_laid_text(s, seat, place) for place in line(s, seat))


def _laid_text(s: State, seat: int, place: int) -> str:
    prefix = "".join(f"{word} " for word, at in PLACES.items() if at == place)
    tokens = f" +{s.tokens[seat, place]}" if s.tokens[seat, place] else ""
    marks = "".join(f" {name}" for name, mark in MARKS.items() if s.fate[seat, place] & mark)
    return f"{prefix}{SLUGS[s.laid[seat, place]]}{tokens}{marks}"


def _tell_stage(s: State, _: int) -> str:
    number = {rules.DRAFT: f" {s.taken + 1}", rules.WAVE: f" {s.wave}", rules.EXTRA: f" {s.wave}"}.get(s.stage, "")
    return STAGES[s.stage] + number


PARTS = (
    Part("stage", default="draft", tell=_tell_stage, read=GameArrangement.read_stage),
    Part("battle", default="1", low=1),
    Part("gold", default="3"),
    Part("influence"),
    Part("chosen", with_seats=True, rule="ST-4"),
    (
        Part("{seat}", "hand", default=REST),
        Part("line_{seat}", "laid", run=range(rules.LINE), tell=_tell_line, read=GameArrangement.read_line),
        Part("pool_{seat}", "pool", default=REST, read=GameArrangement.read_pool),
    ),
)
SETUP = DefaultSetup(rules, PARTS, GameArrangement)
deck, parts, arrange = SETUP.deck, SETUP.parts, SETUP.arrange


def zones(s: State) -> dict[str, list[str]]:
    """Where every card is: also those left in the pools, and those that are not dealt."""
    found = SETUP.zones(s)
    for seat in range(s.players):
        found[f"pool_{seat_name(seat)}"] = [SLUGS[card] for card in list(s.pool[seat])[s.taken :]]
    rest = Counter[str](dict(zip(SLUGS, COPIES, strict=True)))
    rest.subtract(card for cards in found.values() for card in cards)
    assert rest.total() == undealt(s), "cards have gone astray"
    return found | {"undealt": list(rest.elements())}


# Lines and stage


def _waves(s: State, seat: int) -> int:
    """How many waves a line shows."""
    return sum(s.laid[seat, place] != rules.NONE for place in range(1, rules.WAVES + 1))


def _played(s: State, seat: int) -> list[int]:
    """The cards that came out of the hand in this battle."""
    return [s.laid[seat, place] for place in line(s, seat) if place != rules.STAYED]


def _check_place(s: State, name: str, seat: int, place: int, card: int) -> None:
    waves = _waves(s, seat)
    if s.laid[seat, place] != rules.NONE:
        raise ArrangeError(f"{name}: a line has one card a wave, four waves, and at most one extra card (ST-4)")
    if place == rules.STAYED and (card != LANGMAN or waves or s.battle < 2):
        raise ArrangeError(f"{name}: only Langman stays, before the waves of a later battle (ST-20)")
    if place == rules.EXTRA_PLACE:
        follows_kyros = s.laid[seat, waves] == KING_KYROS and not s.fate[seat, waves]
        if not follows_kyros or FACTION[card] != EMPIRE:
            raise ArrangeError(f"{name}: an extra card is of the Empire and follows its king-kyros (ST-17)")


def _put_mark(s: State, seat: int, place: int, mark: str, item: str) -> None:
    if re.fullmatch(r"\+[1-9]\d?", mark):
        s.tokens[seat, place] = int(mark)
    elif mark in MARKS:
        s.fate[seat, place] |= MARKS[mark]
    else:
        raise ArrangeError(f"{item!r}: after a card come +N (tokens), down, dead or church, not {mark!r}")
    fate, tokens = s.fate[seat, place], s.tokens[seat, place]
    if fate & rules.FACE_DOWN and (fate != rules.FACE_DOWN or tokens or not 1 <= place <= rules.WAVES):
        raise ArrangeError(f"{item!r}: a face-down card is not in the battle, nothing else befalls it (ST-7)")
    if fate & rules.DEAD and tokens:
        raise ArrangeError(f"{item!r}: the dead have no tokens (ST-10)")
    if fate & rules.CONVERTED and FACTION[s.laid[seat, place]] == CHURCH:
        raise ArrangeError(f"{item!r}: it is of the Church by birth and cannot be converted (ST-11)")
    if place == rules.STAYED:
        raise ArrangeError(f"{item!r}: nothing touches a Langman who stayed, and he has no tokens (ST-20)")


def _set_stage(s: State, number: int) -> None:
    """Set how many cards were taken, and the wave. After the draft, a number other than 0 must be that of the wave."""
    done = _waves(s, 0)
    if any(_waves(s, seat) != done for seat in range(s.players)):
        raise ArrangeError("every line has a card for each wave that was revealed (ST-4): their lengths differ")
    if s.stage == rules.DRAFT:
        if done:
            raise ArrangeError("while the pools go round nobody has played a card (ST-2)")
        s.taken = max(number, 1) - 1
        return
    s.taken, s.wave = POOL, done + (s.stage == rules.WAVE)
    if s.wave > rules.WAVES or (s.stage in (rules.KEEP, rules.OVER) and done < rules.WAVES):
        raise ArrangeError(f"the lines show {done} waves; a battle has four, and then it is resolved (ST-4)")
    if number and number != s.wave:
        raise ArrangeError(f"the lines show {done} waves: it is wave {s.wave}, not {number} (ST-4)")


def _check_chosen(s: State) -> None:
    chosen = [seat for seat in range(s.players) if s.chosen[seat] != rules.NONE]
    for seat in chosen:
        cards = hand(s, seat)
        if s.stage == rules.DRAFT:
            cards = list(s.pool[rules.pool_at(s, seat, s.taken)])[s.taken :]
        if s.chosen[seat] not in cards:
            card = SLUGS[s.chosen[seat]]
            raise ArrangeError(f"{seat_name(seat)} cannot have chosen {card}: it is not there (ST-2, ST-4)")
    if s.stage in (rules.EXTRA, rules.OVER):
        if chosen:
            raise ArrangeError("nothing is chosen in secret at this stage (ST-4)")
    elif not rules.waiting(s):
        raise ArrangeError("all have chosen: then the choice is revealed, and nobody is waited for (ST-4)")


def _check_stage(s: State) -> None:
    if s.stage == rules.EXTRA and not rules.kyros_acts(s):
        raise ArrangeError("in stage extra King Kyros is face up in the last wave, without Sythera (ST-17)")
    if s.stage == rules.EXTRA and any(s.laid[seat, rules.EXTRA_PLACE] != rules.NONE for seat in range(s.players)):
        raise ArrangeError("in stage extra the extra card is not played yet (ST-17)")
    at_target = max(s.influence) >= s.target
    if s.stage == rules.OVER and not at_target:
        raise ArrangeError(f"the game is over when somebody has {s.target} influence (ST-23)")
    if s.stage == rules.KEEP and at_target:
        raise ArrangeError(f"with {s.target} influence after a battle the game is over, and nobody keeps (ST-23)")


def _check_fates(s: State) -> None:
    """The dead and the converted need someone in their wave who does such things; Sythera forbids all of it."""
    for seat in range(s.players):
        for place in line(s, seat):
            if place != rules.STAYED:
                _check_fate(s, seat, place, wave_of(s, seat, place))


def _check_fate(s: State, seat: int, place: int, wave: int) -> None:
    card, fate, kinds = s.laid[seat, place], s.fate[seat, place], _kinds_in(s, wave)
    if kinds >> SYTHERA & 1:
        kinds = 0
    if place == rules.EXTRA_PLACE and not kinds:
        raise ArrangeError(f"{SLUGS[card]} cannot be an extra card: Sythera silences King Kyros (ST-16)")
    if fate & rules.DEAD and (FACTION[card] == EMPIRE or not rules.killed_ranks(kinds) >> RANK[card] & 1):
        raise ArrangeError(f"{SLUGS[card]} cannot be dead: nobody in its wave kills it (ST-10)")
    if fate & rules.CONVERTED and not rules.converted_ranks(kinds) >> RANK[card] & 1:
        raise ArrangeError(f"{SLUGS[card]} cannot be converted: nobody in its wave converts it (ST-11)")
    if fate & rules.CONVERTED and s.stage == rules.EXTRA and wave == s.wave:
        raise ArrangeError(f"{SLUGS[card]} cannot be converted yet: that comes after the extra card (ST-8)")


def _kinds_in(s: State, wave: int) -> int:
    """The set of kinds that are face up in a wave, the extra card among them."""
    kinds = rules.fighters(s, wave)
    for seat in range(s.players):
        if s.laid[seat, rules.EXTRA_PLACE] != rules.NONE and wave_of(s, seat, rules.EXTRA_PLACE) == wave:
            kinds |= 1 << s.laid[seat, rules.EXTRA_PLACE]
    return kinds
