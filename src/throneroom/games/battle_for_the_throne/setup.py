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
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from throneroom.engine.compiled import plain
from throneroom.engine.errors import ArrangeError
from throneroom.engine.game import Settings
from throneroom.engine.phrases import things
from throneroom.engine.state import checked_state
from throneroom.games.battle_for_the_throne.cards import ACE, CARDS, COUNT, JACK, JOKER, KING, QUEEN, SLUGS
from throneroom.games.battle_for_the_throne.notation import PLACES, SEATS, named
from throneroom.games.battle_for_the_throne.view import STAGES, hand, members, stack

if TYPE_CHECKING:
    from throneroom.games.battle_for_the_throne import rules
    from throneroom.games.battle_for_the_throne.rules import State
else:
    rules = plain("throneroom.games.battle_for_the_throne.rules")

OF_A_SEAT = ("king", "queens", "jacks", "shield", "hand", "deck", "discards", "counted", "fallen")
OF_ALL = ("stage", "round", "first", "turn", "passes", "attack", "target", "shielded")
RANKS = {"jacks": rules.JACKS, "queens": rules.QUEENS, "king": rules.THRONE, "shield": rules.SHIELD}
REST = "rest"


def deck(settings: Settings) -> Counter[str]:
    """Every card of the game."""
    one: Counter[str] = Counter(SLUGS[:COUNT])
    one["joker"] = int(settings.numbers[0])
    return Counter({slug: count * settings.players for slug, count in one.items() if count})


def zones(s: State) -> dict[str, list[str]]:
    """Where every card is."""
    found: dict[str, list[str]] = {}
    for seat in range(s.players):
        for zone, cards in _piles(s, seat).items():
            found[f"{SEATS[seat]}_{zone}"] = [SLUGS[card] for card in cards]
        found[f"{SEATS[seat]}_attacks"] = [SLUGS[card] for card in members(rules.attacks_of(s, seat))]
    if s.attack != rules.NONE:
        found["attack"] = [SLUGS[s.attack]]
    return found


def _piles(s: State, seat: int) -> dict[str, list[int]]:
    court = [card for card in s.court[seat] if card != rules.NONE]
    undealt = members(rules.whole_deck(s) - sum(1 << card for card in court)) if s.stage == rules.CHOOSING else []
    return {
        "court": court,
        "hand": hand(s, seat),
        "deck": [card for card in s.deck[seat] if card != rules.NONE][::-1] + undealt,
        "discards": members(s.discard[seat]),
        "fallen": [s.fallen[seat]] if s.fallen[seat] != rules.NONE else [],
    }


def parts(s: State) -> dict[str, str]:
    """The position by its parts: `arrange` makes the same position of them. Empty ones are left out but for decks."""
    found: dict[str, str] = {"stage": STAGES[s.stage]}
    for seat in range(s.players):
        for name, text in _side(s, seat).items():
            if text or (name == "deck" and s.stage != rules.CHOOSING):
                found[f"{SEATS[seat]}_{name}"] = text
    if s.stage == rules.CHOOSING:
        return found
    found |= {"round": str(s.round_number), "first": SEATS[s.first], "turn": SEATS[s.turn], "passes": str(s.passes)}
    if s.attack != rules.NONE:
        found |= {"attack": SLUGS[s.attack], "target": named(s.target, s.place)}
    elif s.target != rules.NONE:
        found["target"] = SEATS[s.target]
    had = [SEATS[seat] for seat in range(s.players) if s.shielded >> seat & 1]
    return found | ({"shielded": ", ".join(had)} if had else {})


def _side(s: State, seat: int) -> dict[str, str]:
    piles = _piles(s, seat)
    ranks = {name: _rank_text(s, seat, first) for name, first in RANKS.items()}
    held = {name: piles[name] for name in ("hand", "deck", "discards", "fallen")} if s.stage != rules.CHOOSING else {}
    held["counted"] = members(s.counted[seat])
    return ranks | {name: ", ".join(SLUGS[card] for card in cards) for name, cards in held.items()}


def _rank_text(s: State, seat: int, first: int) -> str:
    places = [p for p in range(first, rules.rank_end(first)) if s.court[seat, p] != rules.NONE]
    return ", ".join(" + ".join([SLUGS[s.court[seat, p]], *_attack_texts(s, seat, p)]) for p in places)


def _attack_texts(s: State, seat: int, place: int) -> list[str]:
    return [
        f"{SEATS[attack // COUNT]} {SLUGS[attack % COUNT]} for {rules.value(s, attack)}"
        for attack in stack(s, seat, place)
    ]


def arrange(settings: Settings, given: Mapping[str, str]) -> npt.NDArray[Any]:
    """The state of the position; what cannot be is refused with the reason."""
    return _Arranger(settings, given).state()


class _Arranger:
    """Puts the parts on the table one after another, and looks at each card as it comes."""

    def __init__(self, settings: Settings, given: Mapping[str, str]) -> None:
        self.given, self.players = given, settings.players
        self.s: State = checked_state(np.zeros(1, rules.STATE))
        rules.deal(self.s, settings.players, settings.numbers.tolist())
        self.seen = [Counter[int]() for _ in range(settings.players)]
        self.where: dict[tuple[int, int], str] = {}
        self.check_names()
        self.s.stage = STAGES.index(_one_of(given.get("stage", "act"), "stage", STAGES))

    def state(self) -> npt.NDArray[Any]:
        if self.s.stage == rules.CHOOSING:
            self.choose_courts()
        else:
            self.lay_out()
            self.set_turn()
            self.check_stage()
        state: npt.NDArray[Any] = self.s.to_array()
        return state

    def check_names(self) -> None:
        names = [f"{seat}_{part}" for seat in SEATS[: self.players] for part in OF_A_SEAT]
        for name in self.given:
            if name not in names and name not in OF_ALL:
                known = f"{', '.join(f'p1_{part}' for part in OF_A_SEAT)} (so for each seat), {', '.join(OF_ALL)}"
                raise ArrangeError(f"this table has no part {name!r}; its parts are {known}")

    def text(self, seat: int, part: str) -> str:
        return self.given.get(f"{SEATS[seat]}_{part}", "")

    # The setup

    def choose_courts(self) -> None:
        allowed = {"stage", *(f"{seat}_{part}" for seat in SEATS for part in ("king", "queens", "jacks"))}
        for name, text in self.given.items():
            if name not in allowed and text:
                raise ArrangeError(f"{name} is not there yet in the setup: only courts are chosen (BA-1)")
        for seat in range(self.players):
            for part in ("king", "queens", "jacks"):
                if self.text(seat, part):
                    if rules.place_to_choose(self.s, seat) != RANKS[part]:
                        raise ArrangeError(f"{SEATS[seat]} chooses King, Queen and Jack in this order (BA-1)")
                    self.s.court[seat, RANKS[part]] = self.place(seat, _card(self.text(seat, part)), part)
                    self.check_rank(seat, RANKS[part])
        if not rules.waiting(self.s):
            raise ArrangeError("all have chosen, so the setup is over (BA-1)")

    # The table

    def lay_out(self) -> None:
        for seat in range(self.players):
            if not self.text(seat, "fallen"):
                for part, first in RANKS.items():
                    self.put_rank(seat, part, first)
            else:
                self.put_fallen(seat)
        self.set_pending()
        for seat in range(self.players):
            self.put_cards(seat)
        for seat in range(self.players):
            if not self.text(seat, "king") and not self.text(seat, "fallen"):
                self.enthrone(seat)
        for seat in range(self.players):
            self.put_attacks(seat)
        for seat in range(self.players):
            self.put_rest(seat)
            self.put_counted(seat)
        self.set_shielded()

    def place(self, seat: int, card: int, part: str) -> int:
        """Take a card of the seat's deck for one place on the table."""
        self.seen[seat][card] += 1
        most = self.s.jokers if card == JOKER else 1
        if self.seen[seat][card] > most:
            where = f"{SEATS[seat]}_{part}"
            if card == JOKER:
                raise ArrangeError(f"{where}: {SEATS[seat]} has {most} Jokers in all, and here is one more")
            first = self.where[seat, card]
            raise ArrangeError(f"{SLUGS[card]} of {SEATS[seat]} is in {first} and in {where}; every card exists once")
        self.where[seat, card] = f"{SEATS[seat]}_{part}"
        return card

    def put_rank(self, seat: int, part: str, first: int) -> None:
        items = things(self.text(seat, part))
        if len(items) > rules.rank_end(first) - first:
            raise ArrangeError(f"{SEATS[seat]}_{part}: {len(items)} characters are too many for this rank (BA-5)")
        for n, item in enumerate(items):
            card = _card(item.split("+")[0].strip())
            self.s.court[seat, first + n] = self.place(seat, card, part)
            self.check_rank(seat, first + n)

    def check_rank(self, seat: int, place: int) -> None:
        """BA-10, BA-13: a card of the rank or a rallied King."""
        card = self.s.court[seat, place]
        own = {"jack": (JACK, QUEEN), "queen": (QUEEN, KING), "king": (KING, ACE), "shield": (JOKER, JOKER + 1)}
        low, high = own[PLACES[place].split()[0]]
        setup = self.s.stage == rules.CHOOSING
        if low <= card < high or (rules.is_king(card) and place < rules.THRONE and not setup):
            return
        raise ArrangeError(f"{SLUGS[card]} cannot stand at {named(seat, place)} (BA-5)")

    def put_fallen(self, seat: int) -> None:
        for part in RANKS:
            if self.text(seat, part):
                raise ArrangeError(f"{SEATS[seat]} is out and has no court, but {SEATS[seat]}_{part} is given (BA-17)")
        card = _card(self.text(seat, "fallen"))
        if not rules.is_king(card):
            raise ArrangeError(f"{SEATS[seat]}_fallen is a King, not {SLUGS[card]} (BA-17)")
        self.s.fallen[seat] = self.place(seat, card, "fallen")

    def put_cards(self, seat: int) -> None:
        """Hand, discards and deck, but for what 'rest' stands for."""
        for part in ("hand", "discards", "deck"):
            for item in things(self.text(seat, part)):
                if item != REST:
                    self.place(seat, _card(item), part)

    def enthrone(self, seat: int) -> None:
        """A King that is named nowhere, also not as an attack."""
        attacks = [item for text in self.given.values() for item in text.replace(",", "+").split("+")]
        laid = [item.split()[1] for item in attacks if len(item.split()) > 1 and item.split()[0] == SEATS[seat]]
        free = [card for card in range(KING, ACE) if not self.seen[seat][card] and SLUGS[card] not in laid]
        if not free:
            raise ArrangeError(f"{SEATS[seat]} has no King left for the King rank: give {SEATS[seat]}_king (BA-14)")
        self.s.court[seat, rules.THRONE] = self.place(seat, free[0], "king")

    # Attacks

    def put_attacks(self, seat: int) -> None:
        for part, first in RANKS.items():
            for n, item in enumerate(things(self.text(seat, part))):
                for text in item.split("+")[1:]:
                    self.put_attack(seat, first + n, text.strip())
                self.check_standing(seat, first + n)

    def put_attack(self, seat: int, place: int, text: str) -> None:
        owner, card, points = _attack(text, self.players)
        where = f"{text!r} on {named(seat, place)}"
        if owner == seat:
            raise ArrangeError(f"{where}: nobody attacks an own character (BA-5)")
        if not rules.is_attack_card(card):
            raise ArrangeError(f"{where}: {SLUGS[card]} is no attack card (BA-5)")
        self.place(owner, card, f"attacks ({named(seat, place)})")
        self.check_value(seat, place, card, points, where)
        rules.lay(self.s, owner, card, seat, place)
        if points is not None:
            full, bit = rules.full_value(card), 1 << card
            self.s.halved[owner] = self.s.halved[owner] & ~bit | (bit if points != full else 0)

    def check_value(self, seat: int, place: int, card: int, points: int | None, where: str) -> None:
        """BA-6: full or half; a King may have come later, by a rally (BA-13), other characters were always there."""
        character = self.s.court[seat, place]
        full = rules.full_value(card)
        if rules.kills_outright(card, character):
            raise ArrangeError(f"{where}: an Ace does not stay on a Jack or Queen, it destroys it (BA-9)")
        rallied = points is not None and character >= KING
        if not rallied and not rules.may_strike(self.s, card, seat, place):
            raise ArrangeError(f"{where}: an attack card is not played on its own suit (BA-6)")
        now = full // 2 if rules.is_halved(card, rules.suit_at(self.s, seat, place)) else full
        possible = {now} if not rallied else {full} if rules.is_king(card) else {full, full // 2}
        if points is not None and points not in possible:
            right = " or ".join(str(number) for number in sorted(possible))
            raise ArrangeError(f"{where}: it counts {right} there, not {points} (BA-6)")

    def check_standing(self, seat: int, place: int) -> None:
        damage, points = rules.damage(self.s, seat, place), rules.points(self.s.court[seat, place])
        if damage >= points:
            raise ArrangeError(f"{named(seat, place)} has {damage} points of attacks and would be destroyed (BA-7)")

    def set_pending(self) -> None:
        """BA-15: the attack card that waits for its answer."""
        self.s.turn = self.seat("turn", self.first_in())
        text = self.given.get("attack", "")
        if bool(text) != (self.s.stage == rules.ANSWERING):
            raise ArrangeError("an attack waits for its answer in the stage jester, and only there (BA-15)")
        if text:
            self.s.attack = self.place(self.s.turn, _card(text), "attack")

    # Hands, decks, discards

    def put_rest(self, seat: int) -> None:
        s = self.s
        lists = {part: things(self.text(seat, part)) for part in ("hand", "discards", "deck")}
        if f"{SEATS[seat]}_deck" not in self.given and not any(REST in items for items in lists.values()):
            lists["deck"] = [REST]
        if sum(items.count(REST) for items in lists.values()) > 1:
            raise ArrangeError(f"{SEATS[seat]} says 'rest' more than once: it stands for all that is named nowhere")
        free = [card for card in range(COUNT) if not self.seen[seat][card]]
        free += [JOKER] * (s.jokers - self.seen[seat][JOKER])
        cards = {
            part: [c for item in items for c in (free if item == REST else [_card(item)])]
            for part, items in lists.items()
        }
        if free and not any(REST in items for items in lists.values()):
            missing = ", ".join(SLUGS[card] for card in free)
            raise ArrangeError(f"cards of {SEATS[seat]} not placed: {missing}; name them, or say 'rest' in a pile")
        self.check_hand(seat, len(cards["hand"]))
        for card in cards["hand"]:
            rules.take(s, seat, card)
        for n, card in enumerate(reversed(cards["deck"])):
            s.deck[seat, n] = card
        s.deck_size[seat] = len(cards["deck"])
        s.discard[seat] = sum(1 << card for card in cards["discards"])

    def check_hand(self, seat: int, size: int) -> None:
        trims = self.s.stage == rules.TRIMMING and self.given.get("target") == SEATS[seat]
        if trims and size != rules.HAND + 1:
            raise ArrangeError(f"{SEATS[seat]} must discard one of six cards, but holds {size} (BA-2)")
        if not trims and size > rules.HAND:
            raise ArrangeError(f"{SEATS[seat]}_hand has {size} cards; five are the most (BA-2)")
        struck = seat == self.s.turn and rules.ANSWERING <= self.s.stage <= rules.TRIMMING
        if struck and size == rules.HAND:
            raise ArrangeError(f"{SEATS[seat]} has just played an attack card, and cannot hold five others (BA-2)")

    def put_counted(self, seat: int) -> None:
        cards = Counter(_card(item) for item in things(self.text(seat, "counted")))
        if cards - Counter(hand(self.s, seat)):
            raise ArrangeError(f"{SEATS[seat]}_counted names cards of the hand, and not all of these are in it (BA-22)")
        self.s.counted[seat] = sum(1 << card for card in cards.elements())
        if not self.s.deck_size[seat]:
            rules.count_hand(self.s, seat)

    def set_shielded(self) -> None:
        s = self.s
        for item in things(self.given.get("shielded", "")):
            s.shielded |= 1 << self.seat_named(item, "shielded")
        for seat in range(self.players):
            if s.court[seat, rules.SHIELD] != rules.NONE:
                s.shielded |= 1 << seat
        if s.shielded and not s.jokers:
            raise ArrangeError("without Jokers nobody has had a shield (BA-16)")

    # Whose turn it is

    def seat_named(self, text: str, part: str) -> int:
        return SEATS.index(_one_of(text, part, SEATS[: self.players]))

    def seat(self, part: str, otherwise: int) -> int:
        return self.seat_named(self.given[part], part) if part in self.given else otherwise

    def first_in(self) -> int:
        inside = [seat for seat in range(self.players) if not self.text(seat, "fallen")]
        if not inside:
            raise ArrangeError("somebody must still have a King (BA-20)")
        return inside[0]

    def set_turn(self) -> None:
        s = self.s
        s.first = self.seat("first", self.first_in())
        s.round_number = _number(self.given.get("round", "1"), "round", 1, rules.LAST_ROUND)
        s.passes = _number(self.given.get("passes", "0"), "passes", 0, rules.kings(s) - 1)
        if s.passes and s.stage != rules.ACTING:
            raise ArrangeError("passes are counted only while players act (BA-3)")
        if not rules.plays_on(s, s.turn):
            raise ArrangeError(f"{SEATS[s.turn]} is out and has no turn (BA-17)")
        target = self.given.get("target", "")
        if bool(target) != (rules.ANSWERING <= s.stage <= rules.TRIMMING):
            raise ArrangeError("a target belongs to the stages jester, honor and trim, and to no other (BA-15, BA-8)")
        if target:
            self.set_target(target)

    def set_target(self, text: str) -> None:
        s = self.s
        seat, _, place = text.partition(" ")
        s.target = self.seat_named(seat, "target")
        if s.target == s.turn:
            raise ArrangeError(f"{SEATS[s.turn]} has the turn, and cannot be its own target (BA-5)")
        if not rules.plays_on(s, s.target):
            raise ArrangeError(f"{SEATS[s.target]} is out of the game (BA-17)")
        if s.stage == rules.ANSWERING:
            s.place = PLACES.index(_one_of(place, "target, after the seat,", PLACES))
        elif place:
            raise ArrangeError(f"the target is a seat in this stage, not {text!r} (BA-8)")

    def check_stage(self) -> None:
        """The question that is put must be one that the rules put."""
        s = self.s
        if (rules.kings(s) == 1 or self.is_after_the_last_round()) != (s.stage == rules.OVER):
            raise ArrangeError(
                "the game is over with one King left or after the last round, and only then (BA-20, BA-21)"
            )
        if s.stage == rules.ANSWERING:
            self.check_pending()
        elif s.stage == rules.HONORING and not s.deck_size[s.target]:
            raise ArrangeError(f"{SEATS[s.target]} has an empty deck, and so is not asked to draw (BA-8)")
        elif s.stage == rules.EXHAUSTED and (s.deck_size[s.turn] or not s.discard[s.turn]):
            raise ArrangeError(f"{SEATS[s.turn]} is asked only with an empty deck and discarded cards (BA-19)")
        elif s.stage == rules.MENDING and s.hand_size[s.turn] < rules.HAND and s.deck_size[s.turn]:
            raise ArrangeError(f"{SEATS[s.turn]} has drawn up to five before mending, or the whole deck (BA-18)")

    def is_after_the_last_round(self) -> bool:
        return bool(self.s.stage == rules.OVER and self.s.round_number == rules.LAST_ROUND)

    def check_pending(self) -> None:
        s = self.s
        place, front = s.place, rules.front(s, s.target)
        if not front <= place < rules.rank_end(front) or s.court[s.target, place] == rules.NONE:
            raise ArrangeError(f"{named(s.target, place)} is no character of the foremost rank (BA-5)")
        if not rules.is_attack_card(s.attack):
            raise ArrangeError(f"{SLUGS[s.attack]} is no attack card (BA-5)")
        if not rules.may_strike(s, s.attack, s.target, place):
            raise ArrangeError(f"{SLUGS[s.attack]} cannot attack {named(s.target, place)}, of its own suit (BA-6)")
        if not rules.may_answer(s, s.target):
            raise ArrangeError(f"{SEATS[s.target]} cannot hold a Joker, and so is not asked (BA-15)")


def _card(slug: str) -> int:
    if slug not in SLUGS:
        raise ArrangeError(f"no card is called {slug!r}; cards are {CARDS[0].slug}, 10h, js, qd, kc, ah, joker ...")
    return SLUGS.index(slug)


def _attack(text: str, players: int) -> tuple[int, int, int | None]:
    """An attack on a character: `p2 10h`, or with its value `p2 10h for 5`."""
    words = text.split()
    if len(words) not in (2, 4) or words[0] not in SEATS[:players] or (len(words) == 4 and words[2] != "for"):
        raise ArrangeError(f"an attack is told as in 'p2 10h' or 'p2 10h for 5', not {text!r}")
    points = None if len(words) == 2 else _number(words[3], f"{text!r}: the value", 0, 10)
    return SEATS.index(words[0]), _card(words[1]), points


def _number(text: str, part: str, low: int, high: int) -> int:
    if not text.isdecimal() or not low <= int(text) <= high:
        raise ArrangeError(f"{part} is a number from {low} to {high}, not {text!r}")
    return int(text)


def _one_of(text: str, part: str, allowed: tuple[str, ...]) -> str:
    if text not in allowed:
        raise ArrangeError(f"{part} is one of {', '.join(allowed)}, not {text!r}")
    return text
