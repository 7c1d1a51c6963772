"""Any position of Battle For The Throne by its named parts, and back.

For each seat (p1 here):
    p1_king      "kc", with the attacks on him in the order they were played: "kc + p2 10d + p2 5s for 2"
    p1_queens    the same, with commas: "qd + p2 9c, kh"; p1_jacks likewise, first place first
    p1_shield    "joker", with attacks likewise
    p1_hand      "10h, joker"
    p1_deck      from the top down
    p1_discards  in any order
    p1_counted   the cards of the hand that everybody knows of since its deck was empty; all of them if it is now
    p1_fallen    "kc": the King with whom the seat went out; it has no court then
and for all:
    stage        setup, act (the rule), jester, honor, trim, discard, reform, mend or over
    round        its number, 1 if not given
    first, turn  seats: who began the round, who acts; p1, or the first seat that is in
    passes       how many, one after another, 0 if not given
    attack       in the stage jester: the card of the seat on turn that waits for the answer
    target       in the stage jester "p2 jack 1"; in the stages honor and trim the seat that decides, "p2"
    shielded     seats that have had their shield, "p1, p2"; those that have one now are counted without it

"for 2" after an attack is its value when played; without it, the value on the character that stands there now (BA-6).
The word "rest" in a deck, hand or discard pile stands for all cards of the seat that are named nowhere, in the order
of their numbers. What is not given is empty, but for a King (the first that is named nowhere) and, where no other
part of the seat says "rest", the deck (the rest). In the setup only king, queens, jacks and stage are given.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

from throneroom.engine.compiled import plain
from throneroom.engine.default_setup import REST, Arrangement, DefaultSetup
from throneroom.engine.errors import ArrangeError
from throneroom.engine.game import Settings
from throneroom.engine.parts import Part
from throneroom.engine.phrases import things
from throneroom.games.battle_for_the_throne.cards import ACE, COUNT, JACK, JOKER, KING, QUEEN, SLUGS
from throneroom.games.battle_for_the_throne.notation import PLACES, SEATS, named
from throneroom.games.battle_for_the_throne.view import hand, members, stack

if TYPE_CHECKING:
    from throneroom.games.battle_for_the_throne import rules
    from throneroom.games.battle_for_the_throne.rules import State
else:
    rules = plain("throneroom.games.battle_for_the_throne.rules")

RANKS = {"jacks": rules.JACKS, "queens": rules.QUEENS, "king": rules.THRONE, "shield": rules.SHIELD}
"""The first place of each rank."""
KINGS = tuple(range(KING, ACE))
CHARACTERS = {"jacks": (*range(JACK, QUEEN), *KINGS), "queens": range(QUEEN, ACE), "king": KINGS, "shield": (JOKER,)}
"""Who can stand in a rank: a card of its own, or a King who has rallied (BA-10, BA-13)."""
IN_THE_SETUP = ("stage", "_king", "_queens", "_jacks")


class Attack(NamedTuple):
    """An attack card on a character, as a part names it."""

    text: str
    seat: int
    """Whose character it lies on."""
    place: int
    owner: int
    card: int
    points: str
    """What it counts; nothing where it follows from the character that stands there now."""


class GameArrangement(Arrangement):
    """A position while it is set up."""

    s: State

    def begin(self) -> None:
        """BA-1: until all courts are chosen there is nothing else."""
        rules.deal(self.s, self.settings.players, self.settings.numbers.tolist())
        self.attacks: list[Attack] = []
        if self.given.get("stage") == "setup":
            self.entries = [entry for entry in self.entries if entry.name.endswith(IN_THE_SETUP)]
            for name, text in self.given.items():
                if text and not name.endswith(IN_THE_SETUP):
                    raise ArrangeError(f"{name} is not there yet in the setup: only courts are chosen (BA-1)")

    def read_rank(self, name: str, seat: int, text: str) -> None:
        """Characters, each with the attacks on it. Attack cards come out of the decks of their owners."""
        cards: list[int] = []
        for item in things(text):
            character, *attacks = (word.strip() for word in item.split("+"))
            place = RANKS[name.split("_")[1]] + len(cards)
            cards.append(self.card(name, character))
            self.supply(seat).take(cards[-1], name)
            self.attacks += [self.attack(name, attack, seat, place) for attack in attacks]
        self.cards[name] = cards

    def attack(self, name: str, text: str, seat: int, place: int) -> Attack:
        """`p2 10h`, or with its value `p2 10h for 5`."""
        owner, slug, *value = text.split() if " " in text else ("", "")
        if owner not in self.settings.seats or (value and (len(value) != 2 or value[0] != "for")):
            raise ArrangeError(f"{name}: {text!r} should be an attack, as in 'p2 10h' or 'p2 10h for 5'")
        if self.s.stage == rules.CHOOSING:
            raise ArrangeError(f"{name}: {text!r} is an attack, and nobody attacks in the setup (BA-1)")
        card, attacker = self.card(name, slug), self.settings.seats.index(owner)
        self.supply(attacker).take(card, f"{owner}_attacks ({named(seat, place)})")
        return Attack(f"{text!r} on {named(seat, place)}", seat, place, attacker, card, value[1] if value else "")

    def read_attack(self, name: str, _: int, text: str) -> None:
        """BA-15: the attack card that waits for its answer is of the seat on turn, by default the first that is in."""
        self.s.turn = self.first_in() if self.s.turn == rules.NONE else self.s.turn
        if text:
            self.s.attack = self.card(name, text)
            self.supply(self.s.turn).take(self.s.attack, name)

    def first_in(self) -> int:
        """The first seat that has not fallen."""
        inside = [seat for seat in range(self.s.players) if not self.cards[f"{SEATS[seat]}_fallen"]]
        if not inside:
            raise ArrangeError("somebody must still have a King (BA-20)")
        return inside[0]

    def read_target(self, name: str, _: int, text: str) -> None:
        seat, place = (*text.split(" ", 1), "")[:2]
        if text and (seat not in self.settings.seats or (place and place not in PLACES)):
            raise ArrangeError(f"{name}: {text!r} should be a seat or a character, as in 'p2' or 'p2 jack 1'")
        self.s.target = self.settings.seats.index(seat) if seat else rules.NONE
        self.s.place = PLACES.index(place) if place else rules.NONE

    def fill(self) -> None:
        for seat in range(self.s.players if self.s.stage != rules.CHOOSING else 0):
            self.enthrone(seat)
        super().fill()

    def enthrone(self, seat: int) -> None:
        """BA-14, BA-17: a seat has a King, or it is out and has no court."""
        name = SEATS[seat]
        if self.cards[f"{name}_fallen"]:
            for rank in RANKS:
                if self.cards[f"{name}_{rank}"]:
                    raise ArrangeError(f"{name} is out and has no court, but {name}_{rank} is given (BA-17)")
        elif not self.cards[f"{name}_king"]:
            kings = [card for card in KINGS if self.supply(seat)[card]]
            if not kings:
                raise ArrangeError(f"{name} has no King left for the King rank: give {name}_king (BA-14)")
            self.supply(seat).take(kings[0], f"{name}_king")
            self.cards[f"{name}_king"] = kings[:1]

    def check_placed(self) -> None:
        if self.s.stage != rules.CHOOSING:
            super().check_placed()

    def complete(self) -> None:
        s = self.s
        if s.stage == rules.CHOOSING:
            _check_choices(s)
            return
        for attack in self.attacks:
            _lay(s, attack)
        _check_standing(s)
        s.first = self.first_in() if s.first == rules.NONE else s.first
        _check_turn(s)
        _check_target(s)
        for seat in range(s.players):
            _check_hand(s, seat)
            _set_known(s, seat)
        _check_stage(s)


# Telling


def _tell_rank(s: State, seat: int, first: int) -> str:
    places = [place for place in range(first, rules.rank_end(first)) if s.court[seat, place] != rules.NONE]
    return ", ".join(" + ".join([SLUGS[s.court[seat, place]], *_tell_attacks(s, seat, place)]) for place in places)


def _tell_attacks(s: State, seat: int, place: int) -> list[str]:
    return [
        f"{SEATS[attack // COUNT]} {SLUGS[attack % COUNT]} for {rules.value(s, attack)}"
        for attack in stack(s, seat, place)
    ]


def _tell_target(s: State, _: int) -> str:
    if s.target == rules.NONE:
        return ""
    return SEATS[s.target] if s.place == rules.NONE else named(s.target, s.place)


def _rank(name: str, first: int) -> Part:
    return Part(
        f"{{seat}}_{name}", "court", run=range(first, rules.rank_end(first)), among=CHARACTERS[name], rule="BA-5",
        tell=lambda s, seat: _tell_rank(s, seat, first), read=GameArrangement.read_rank,
    )  # fmt: skip


PARTS = (
    Part("stage", default="act"),
    (
        *(_rank(name, first) for name, first in RANKS.items()),
        Part("{seat}_hand", "hand", rule="BA-2"),
        Part("{seat}_deck", "deck", top_first=True, default=REST),
        Part("{seat}_discards", "discard"),
        Part("{seat}_fallen", "fallen", among=KINGS, rule="BA-17"),
        Part("{seat}_counted", "counted"),
    ),
    Part("round", "round_number", default="1", low=1),
    Part("first", none=""),
    Part("turn", none=""),
    Part("passes"),
    Part("attack", read=GameArrangement.read_attack),
    Part("target", tell=_tell_target, read=GameArrangement.read_target),
    Part("shielded"),
)


def _copies(settings: Settings) -> list[int]:
    return [1] * COUNT + [int(settings.numbers[0])]


SIZES = {"hand_size": "hand", "deck_size": "deck"}
SETUP = DefaultSetup(rules, PARTS, GameArrangement, sizes=SIZES, copies=_copies, own_decks=True)
deck, arrange = SETUP.deck, SETUP.arrange


def parts(s: State) -> dict[str, str]:
    """The position by its parts: `arrange` makes the same position of them. Empty ones are left out but for decks."""
    found = SETUP.parts(s)
    if s.stage == rules.CHOOSING:
        return {name: text for name, text in found.items() if text and name not in ("round", "passes")}
    return {name: text for name, text in found.items() if text or name.endswith("_deck")}


def zones(s: State) -> dict[str, list[str]]:
    """Where every card is: also those that lie on others' characters, and the decks before they are dealt."""
    found = SETUP.zones(s)
    for seat in range(s.players):
        found[f"{SEATS[seat]}_attacks"] = [SLUGS[card] for card in members(rules.attacks_of(s, seat))]
        if s.stage == rules.CHOOSING:
            court = sum(1 << card for card in s.court[seat] if card != rules.NONE)
            found[f"{SEATS[seat]}_deck"] = [SLUGS[card] for card in members(rules.whole_deck(s) - court)]
    return found


# Courts and attacks


def _check_choices(s: State) -> None:
    for seat in range(s.players):
        ranks = [card // 4 for card in s.court[seat] if card != rules.NONE]
        if ranks != [JACK // 4, QUEEN // 4, KING // 4][3 - len(ranks) :]:
            raise ArrangeError(f"{SEATS[seat]} chooses one King, Queen and Jack, in this order (BA-1)")
    if not rules.waiting(s):
        raise ArrangeError("all have chosen, so the setup is over (BA-1)")


def _lay(s: State, attack: Attack) -> None:
    """BA-6: full or half; a King may have come later, by a rally (BA-13), other characters were always there."""
    text, seat, place, owner, card, points = attack
    character, full = s.court[seat, place], rules.full_value(card)
    if owner == seat:
        raise ArrangeError(f"{text}: nobody attacks an own character (BA-5)")
    if not rules.is_attack_card(card):
        raise ArrangeError(f"{text}: {SLUGS[card]} is no attack card (BA-5)")
    if rules.kills_outright(card, character):
        raise ArrangeError(f"{text}: an Ace does not stay on a Jack or Queen, it destroys it (BA-9)")
    rallied = bool(points) and character >= KING
    if not rallied and not rules.may_strike(s, card, seat, place):
        raise ArrangeError(f"{text}: an attack card is not played on its own suit (BA-6)")
    now = full // 2 if rules.is_halved(card, rules.suit_at(s, seat, place)) else full
    possible = [now] if not rallied else [full] if rules.is_king(card) else [full // 2, full]
    if points and points not in map(str, possible):
        raise ArrangeError(f"{text}: it counts {' or '.join(map(str, possible))} there, not {points} (BA-6)")
    rules.lay(s, owner, card, seat, place)
    if points:
        halved = 1 << card if points != str(full) else 0
        s.halved[owner] = s.halved[owner] & ~(1 << card) | halved


def _check_standing(s: State) -> None:
    for seat in range(s.players):
        for place in range(rules.PLACES):
            damage = rules.damage(s, seat, place)
            if s.court[seat, place] != rules.NONE and damage >= rules.points(s.court[seat, place]):
                raise ArrangeError(f"{named(seat, place)} has {damage} points of attacks and would be destroyed (BA-7)")


# Whose turn it is, and what is asked


def _check_turn(s: State) -> None:
    if (s.attack != rules.NONE) != (s.stage == rules.ANSWERING):
        raise ArrangeError("an attack waits for its answer in the stage jester, and only there (BA-15)")
    if s.passes and s.stage != rules.ACTING:
        raise ArrangeError("passes are counted only while players act (BA-3)")
    if s.passes >= rules.kings(s):
        raise ArrangeError(f"passes: after {rules.kings(s)} the round is over, so there are fewer (BA-3)")
    if not rules.plays_on(s, s.turn):
        raise ArrangeError(f"{SEATS[s.turn]} is out and has no turn (BA-17)")


def _check_target(s: State) -> None:
    if (s.target != rules.NONE) != (rules.ANSWERING <= s.stage <= rules.TRIMMING):
        raise ArrangeError("a target belongs to the stages jester, honor and trim, and to no other (BA-15, BA-8)")
    if s.target == rules.NONE:
        return
    if s.target == s.turn:
        raise ArrangeError(f"{SEATS[s.turn]} has the turn, and cannot be its own target (BA-5)")
    if not rules.plays_on(s, s.target):
        raise ArrangeError(f"{SEATS[s.target]} is out of the game (BA-17)")
    if (s.place != rules.NONE) != (s.stage == rules.ANSWERING):
        raise ArrangeError("the target is a character in the stage jester, and a seat in the others (BA-8, BA-15)")


def _check_hand(s: State, seat: int) -> None:
    size = s.hand_size[seat]
    trims = s.stage == rules.TRIMMING and s.target == seat
    if trims and size != rules.HAND + 1:
        raise ArrangeError(f"{SEATS[seat]} must discard one of six cards, but holds {size} (BA-2)")
    if not trims and size > rules.HAND:
        raise ArrangeError(f"{SEATS[seat]}_hand has {size} cards; five are the most (BA-2)")
    struck = seat == s.turn and rules.ANSWERING <= s.stage <= rules.TRIMMING
    if struck and size == rules.HAND:
        raise ArrangeError(f"{SEATS[seat]} has just played an attack card, and cannot hold five others (BA-2)")


def _set_known(s: State, seat: int) -> None:
    """BA-16, BA-22: what everybody knows of a hand and of shields."""
    if Counter(members(s.counted[seat])) - Counter(hand(s, seat)):
        raise ArrangeError(f"{SEATS[seat]}_counted names cards of the hand, and not all of these are in it (BA-22)")
    if not s.deck_size[seat]:
        rules.count_hand(s, seat)
    if s.court[seat, rules.SHIELD] != rules.NONE:
        s.shielded |= 1 << seat
    if s.shielded and not s.jokers:
        raise ArrangeError("without Jokers nobody has had a shield (BA-16)")


def _check_stage(s: State) -> None:
    """The question that is put must be one that the rules put."""
    after_the_last_round = s.stage == rules.OVER and s.round_number == rules.LAST_ROUND
    if (rules.kings(s) == 1 or after_the_last_round) != (s.stage == rules.OVER):
        raise ArrangeError("the game is over with one King left or after the last round, and only then (BA-20, BA-21)")
    if s.stage == rules.ANSWERING:
        _check_pending(s)
    elif s.stage == rules.HONORING and not s.deck_size[s.target]:
        raise ArrangeError(f"{SEATS[s.target]} has an empty deck, and so is not asked to draw (BA-8)")
    elif s.stage == rules.EXHAUSTED and (s.deck_size[s.turn] or not s.discard[s.turn]):
        raise ArrangeError(f"{SEATS[s.turn]} is asked only with an empty deck and discarded cards (BA-19)")
    elif s.stage == rules.MENDING and s.hand_size[s.turn] < rules.HAND and s.deck_size[s.turn]:
        raise ArrangeError(f"{SEATS[s.turn]} has drawn up to five before mending, or the whole deck (BA-18)")


def _check_pending(s: State) -> None:
    front = rules.front(s, s.target)
    if not front <= s.place < rules.rank_end(front) or s.court[s.target, s.place] == rules.NONE:
        raise ArrangeError(f"{named(s.target, s.place)} is no character of the foremost rank (BA-5)")
    if not rules.is_attack_card(s.attack):
        raise ArrangeError(f"{SLUGS[s.attack]} is no attack card (BA-5)")
    if not rules.may_strike(s, s.attack, s.target, s.place):
        raise ArrangeError(f"{SLUGS[s.attack]} cannot attack {named(s.target, s.place)}, of its own suit (BA-6)")
    if not rules.may_answer(s, s.target):
        raise ArrangeError(f"{SEATS[s.target]} cannot hold a Joker, and so is not asked (BA-15)")
