"""A slow, independent referee of Battle For The Throne: names, lists and the rule file, nothing of the game's code."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

SUITS = {"clubs": "c", "diamonds": "d", "hearts": "h", "spades": "s"}
NUMBERS = ("2", "3", "4", "5", "6", "7", "8", "9", "10")
RED = ("d", "h")
POINTS = {"j": 10, "q": 15, "k": 20, "joker": 20}
RANKS = ("jack", "queen", "king")  # from the front

Chance = Callable[[str], Sequence[str]]  # the outcome of the next random event of that name


def rank_of(card: str) -> str:
    return "joker" if card == "joker" else card[:-1]


def suit_of(card: str) -> str:
    return card[-1]


def whole_deck(jokers: int) -> list[str]:
    cards = [rank + suit for rank in (*NUMBERS, "j", "q", "k", "a") for suit in SUITS.values()]
    return cards + ["joker"] * jokers


@dataclass
class Attack:
    """A card that lies on a character."""

    card: str
    player: str
    value: int


@dataclass
class Character:
    card: str
    attacks: list[Attack] = field(default_factory=list)

    @property
    def damage(self) -> int:
        return sum(attack.value for attack in self.attacks)

    @property
    def points(self) -> int:
        return POINTS[rank_of(self.card)]


@dataclass
class Player:
    name: str
    chosen: list[str] = field(default_factory=list)
    deck: list[str] = field(default_factory=list)
    hand: list[str] = field(default_factory=list)
    discard: list[str] = field(default_factory=list)
    gone: list[str] = field(default_factory=list)  # left the game (BA-17)
    known: list[str] = field(default_factory=list)  # cards of the hand that all have counted (BA-22)
    ranks: dict[str, list[Character]] = field(default_factory=lambda: {rank: [] for rank in RANKS})
    shield: Character | None = None
    shielded: bool = False  # once a game (BA-16)
    out: bool = False

    @property
    def king(self) -> Character:
        return self.ranks["king"][0]

    def characters(self) -> dict[str, Character]:
        """All that can be named, the shield too."""
        found = {
            f"{self.name} {rank} {n}": character
            for rank in ("jack", "queen")
            for n, character in enumerate(self.ranks[rank], 1)
        }
        found |= {f"{self.name} king": character for character in self.ranks["king"]}
        return found | ({f"{self.name} shield": self.shield} if self.shield else {})

    def draw(self) -> None:
        self.hand.append(self.deck.pop(0))
        if not self.deck:
            self.known = list(self.hand)

    def give(self, card: str) -> None:
        self.hand.remove(card)
        if card in self.known:
            self.known.remove(card)

    def front(self) -> dict[str, Character]:
        """Those that can be attacked now (BA-5)."""
        named = self.characters()
        for rank in ("jack", "queen", "shield", "king"):
            found = {name: character for name, character in named.items() if name.split()[1] == rank}
            if found:
                return found
        return {}


@dataclass
class Blow:
    """An attack card in the air, until the attacked player has answered (BA-15)."""

    attacker: str
    card: str
    charge: bool
    target: str


class Referee:
    """Says who is asked and what is legal, keeps the table, judges the end; chance comes from outside."""

    def __init__(self, players: int, jokers: int) -> None:
        self.jokers = jokers
        self.players = {name: Player(name) for name in (f"p{n}" for n in range(1, players + 1))}
        self.round = 0
        self.first = ""
        self.step = "setup"  # turn, jester, death, limit, swap, reform, mend, over
        self.asked = ""
        self.mover = ""
        self.passes = 0
        self.blow: Blow | None = None
        self.still: list[str] = []  # who has the end-of-round step before them
        self.reformed = False  # asked in this step
        self.seen: Counter[str] = Counter()

    # who is asked, and what

    @property
    def over(self) -> bool:
        return self.step == "over"

    @property
    def living(self) -> list[str]:
        return [name for name, player in self.players.items() if not player.out]

    def clockwise(self, start: str) -> list[str]:
        """All still in, from the start player on (the next one in, if that player is out)."""
        names = list(self.players)
        at = names.index(start)
        return [name for name in names[at:] + names[:at] if not self.players[name].out]

    def waiting(self) -> list[str]:
        if self.step == "setup":
            return [name for name, player in self.players.items() if len(player.chosen) < 3]
        return [] if self.over else [self.asked]

    def legal(self, name: str) -> list[str]:
        player = self.players[name]
        discards = {f"discard {card}" for card in player.hand}
        found: set[str] = set()
        if self.step == "setup":
            rank = ("king", "queen", "jack")[len(player.chosen)]
            found = {f"{rank} {suit}" for suit in SUITS}
        elif self.step == "turn":
            found = self.turns(player)
        elif self.step == "jester":
            found = {"accept"} | ({"jester"} if "joker" in player.hand else set())
        elif self.step == "death":
            found = {"draw", "decline"}
        elif self.step == "limit":
            found = discards
        elif self.step == "swap":
            found = discards | {"keep"}
        elif self.step == "reform":
            found = {"reform", "stay"}
        elif self.step == "mend":
            found = {"skip"} | {f"mend {own}" for own, one in player.characters().items() if one.attacks}
        return sorted(found)

    def turns(self, player: Player) -> set[str]:
        found = {"pass"}
        targets = [
            target
            for rival in self.players.values()
            if rival is not player and not rival.out
            for target in rival.front()
        ]
        for card in player.hand:
            rank = rank_of(card)
            if rank in NUMBERS or rank == "a":
                found |= {f"attack {card} {target}" for target in targets if suit_of(card) != self.suit(target)}
            elif rank == "k":
                found |= {f"charge {card} {target}" for target in targets}
                found |= {f"rally {card} {own}" for own in player.characters() if not own.endswith("shield")}
                found |= {f"heal {card}"} if player.king.attacks else set()
            elif rank in ("j", "q"):
                found.add(f"deploy {card}")
            elif not player.shielded:
                found.add("shield")
        return found

    def suit(self, target: str) -> str:
        """The shield has the suit of its King (BA-16)."""
        player = self.players[target.split()[0]]
        return suit_of(player.king.card if target.endswith("shield") else player.characters()[target].card)

    def value(self, blow: Blow) -> int:
        """BA-6, BA-9, BA-12, for cards that stay on their target."""
        if blow.charge:
            return 10
        full = 1 if rank_of(blow.card) == "a" else int(rank_of(blow.card))
        mine, theirs = suit_of(blow.card) in RED, self.suit(blow.target) in RED
        return full // 2 if mine == theirs else full

    # what a decision does

    def decide(self, name: str, decision: str, chance: Chance) -> None:
        assert name in self.waiting()
        assert decision in self.legal(name)
        player, words = self.players[name], decision.split()
        if self.step == "setup":
            player.chosen.append(words[0][0] + SUITS[words[1]])
            if not self.waiting():
                self.set_up(chance)
        elif self.step == "turn":
            self.turn(player, words, chance)
        elif self.step == "jester":
            self.answer(player, decision, chance)
        elif self.step == "death":
            self.honour(player, decision, chance)
        elif self.step == "limit":
            self.seen["discarded over the limit"] += 1
            self.drop(player, words[1])
            self.next_turn(chance)
        elif self.step == "swap":
            if words[0] == "discard":
                self.drop(player, words[1])
            self.reformed = False
            self.draw_up(player)
        elif self.step == "reform":
            if decision == "reform":
                self.reform(player, chance)
            self.draw_up(player)
        elif self.step == "mend":
            if words[0] == "mend":
                self.seen["mended the shield" if words[-1] == "shield" else "mended"] += 1
                self.take_back(player.characters()[decision.removeprefix("mend ")].attacks.pop())
            self.next_step(chance)

    def set_up(self, chance: Chance) -> None:
        """BA-1."""
        for name, player in self.players.items():
            own = whole_deck(self.jokers)
            for card, rank in zip(player.chosen, ("king", "queen", "jack"), strict=True):
                own.remove(card)
                player.ranks[rank].append(Character(card))
            deck = list(chance(f"deck {name}"))
            assert Counter(deck) == Counter(own)
            player.hand, player.deck = deck[:5], deck[5:]
        self.next_round(chance)

    def next_round(self, chance: Chance) -> None:
        """BA-3, BA-21."""
        if self.round == 100:
            self.seen["the guard"] += 1
            self.step = "over"
            return
        self.round += 1
        (self.first,) = chance("first")
        assert self.first in self.living
        self.mover = self.asked = self.first
        self.step, self.passes = "turn", 0

    def next_turn(self, chance: Chance) -> None:
        if len(self.living) == 1:  # BA-20
            self.step = "over"
        elif self.passes == len(self.living):
            self.still = self.clockwise(self.first)
            if self.players[self.first].out:
                self.seen["the round's first player is out"] += 1
            self.next_step(chance)
        else:
            order = [other for other in self.clockwise(self.mover) if other != self.mover]
            self.mover = self.asked = order[0]
            self.step = "turn"

    def next_step(self, chance: Chance) -> None:
        """BA-18: the next player's end of the round."""
        if self.still:
            self.asked, self.step = self.still.pop(0), "swap"
        else:
            self.next_round(chance)

    def turn(self, player: Player, words: list[str], chance: Chance) -> None:
        """BA-4."""
        if words[0] == "pass":
            self.passes += 1
            self.next_turn(chance)
            return
        if self.passes:
            self.seen["acted after a pass"] += 1
        self.passes = 0
        card = "joker" if words[0] == "shield" else words[1]
        player.give(card)
        if words[0] in ("attack", "charge"):
            self.blow = Blow(player.name, card, words[0] == "charge", " ".join(words[2:]))
            self.strike(chance)
            return
        if words[0] == "heal":  # BA-11
            self.seen["healed"] += 1
            if player.king.damage == 0:
                self.seen["healed a worthless ace"] += 1
            for attack in player.king.attacks:
                self.take_back(attack)
            player.king.attacks = []
            player.discard.append(card)
        elif words[0] == "rally":  # BA-13
            own = player.characters()[" ".join(words[2:])]
            self.seen[f"rallied in the {words[3]} rank"] += 1
            if words[3] == "king" and player.shield and suit_of(own.card) != suit_of(card):
                self.seen["rallied behind the shield"] += 1
            if own.attacks:
                self.seen["rallied under attack"] += 1
            if words[3] != "king" and rank_of(own.card) == "k":
                self.seen["rallied for a rallied King"] += 1
            player.discard.append(own.card)
            own.card = card
        elif words[0] == "shield":  # BA-16
            self.seen["shield"] += 1
            if player.king.attacks:
                self.seen["shield before an attacked King"] += 1
            player.shield, player.shielded = Character("joker"), True
        elif words[0] == "deploy":  # BA-10
            player.ranks["jack" if rank_of(card) == "j" else "queen"].append(Character(card))
        self.next_turn(chance)

    def strike(self, chance: Chance) -> None:
        """BA-15: the pause for the Jester, unless everyone can see that none can come."""
        assert self.blow
        attacked = self.players[self.blow.target.split()[0]]
        shown = attacked.discard.count("joker") + (attacked.shield is not None)
        if not attacked.hand or shown == self.jokers:
            self.seen["no pause: empty hand" if shown < self.jokers else "no pause: all Jokers shown"] += 1
            self.land(chance)
        else:
            self.step, self.asked = "jester", attacked.name

    def answer(self, player: Player, decision: str, chance: Chance) -> None:
        assert self.blow
        if decision == "accept":
            self.seen["accepted with a Joker in hand" if "joker" in player.hand else "accepted without"] += 1
            self.land(chance)
            return
        kind = "charge" if self.blow.charge else "ace" if rank_of(self.blow.card) == "a" else "attack"
        self.seen[f"jester against {kind}"] += 1
        if self.blow.target.endswith("shield"):
            self.seen["jester for the shield"] += 1
        self.drop(player, "joker")
        self.players[self.blow.attacker].discard.append(self.blow.card)
        self.blow = None
        self.next_turn(chance)

    def land(self, chance: Chance) -> None:
        """BA-7, BA-8, BA-9, BA-12, BA-17."""
        assert self.blow
        blow, self.blow = self.blow, None
        owner = self.players[blow.target.split()[0]]
        rank = blow.target.split()[1]
        target = owner.characters()[blow.target]
        outright = rank_of(blow.card) == "a" and rank_of(target.card) in ("j", "q")
        value = 0 if outright else self.value(blow)
        if rank_of(blow.card) == "a":
            kind = "outright" if outright else f"on {rank}, worth {value}"
            self.seen[f"ace {kind}"] += 1
        target.attacks.append(Attack(blow.card, blow.attacker, value))
        if not outright and target.damage < target.points:
            self.next_turn(chance)
            return
        for attack in target.attacks:
            if self.players[attack.player].out:
                self.seen["an attack of a player who is out counted"] += 1
            self.take_back(attack)
        if rank == "king":  # BA-17
            self.seen["King destroyed"] += 1
            owner.gone = [target.card, *owner.hand, *owner.deck]
            owner.hand, owner.deck, owner.ranks["king"], owner.out = [], [], [], True
            self.next_turn(chance)
            return
        owner.discard.append(target.card)
        if rank == "shield":
            self.seen["shield destroyed"] += 1
            owner.shield = None
        else:
            owner.ranks[rank] = [other for other in owner.ranks[rank] if other is not target]
            if rank_of(target.card) == "k":
                self.seen["rallied King destroyed"] += 1
            if rank_of(blow.card) == "a" and not outright:
                self.seen["an ace's point destroyed"] += 1
        if rank_of(blow.card) == "a" or rank == "shield":
            self.next_turn(chance)
        elif not owner.deck:
            self.seen["death with an empty deck"] += 1
            self.next_turn(chance)
        else:
            self.step, self.asked = "death", owner.name

    def honour(self, player: Player, decision: str, chance: Chance) -> None:
        if decision == "draw":
            player.draw()
        if len(player.hand) > 5:  # BA-2
            self.step = "limit"
        else:
            self.next_turn(chance)

    def draw_up(self, player: Player) -> None:
        """BA-18, BA-19: five cards, and the question of an exhausted player."""
        while len(player.hand) < 5 and player.deck:
            player.draw()
        if not player.deck and player.discard and not self.reformed:
            self.reformed = True
            self.step = "reform"
            self.seen["exhausted with a full hand" if len(player.hand) == 5 else "exhausted"] += 1
        else:
            if not player.deck and len(player.hand) < 5:
                self.seen["could not draw up to five"] += 1
            self.step = "mend"

    def reform(self, player: Player, chance: Chance) -> None:
        shuffled = list(chance(f"reform {player.name}"))
        assert Counter(shuffled) == Counter(player.discard)
        count = 5 * len(self.living)
        self.seen["reformed all" if len(shuffled) <= count else "reformed a part"] += 1
        player.deck, player.discard = shuffled[:count], shuffled[count:]

    def drop(self, player: Player, card: str) -> None:
        player.give(card)
        player.discard.append(card)

    def take_back(self, attack: Attack) -> None:
        self.players[attack.player].discard.append(attack.card)

    # the end

    def standing(self) -> tuple[int, ...]:
        """BA-20, BA-21."""
        return tuple(int(not player.out) for player in self.players.values())
