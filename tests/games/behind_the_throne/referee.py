"""An independent referee of Behind the Throne: names, lists and the rule file, nothing of the game's own code."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from copy import copy

VALUE = {
    "general": 1, "prophet": 2, "jester": 3, "assassin": 4, "judge": 5, "minstrel": 6, "alchemist": 7, "queen": 8,
    "king": 9,
}  # fmt: skip
COPIES = {2: 5, 3: 7, 4: 9}
SHIFTS = {
    "general": ("general", -3), "assassin": ("assassin", -2), "jester up": ("jester", 1), "jester down": ("jester", -1),
}  # fmt: skip
END = "end"

Shuffle = Callable[[list[str]], list[str]]


class Referee:
    """Plays from a given deck and start player; `reshuffle` says in which order a pile lies after shuffling."""

    def __init__(self, players: int, deck: list[str], start: str, reshuffle: Shuffle) -> None:
        assert Counter(deck) == Counter(dict.fromkeys(VALUE, COPIES[players]))
        self.seats = [f"p{n + 1}" for n in range(players)]
        self.deck, self.discard, self.reshuffle = list(deck), [END], reshuffle
        self.stacks: dict[str, Counter[str]] = {seat: Counter() for seat in self.seats}
        self.mover, self.over = start, False
        self.knows: set[str] = set()  # who has seen the top card
        self.taken: str | None = None  # by a swap, until it is stored
        self.dropper: str | None = None
        self.unwanted: list[str] = []  # kinds that the receiver of a swap had none of, and may still refuse
        self.open_turn()

    def open_turn(self) -> None:
        self.row: list[str] = []
        self.change = 0
        self.used: set[str] = set()
        self.targets: set[str] = set()
        self.destroyed = False  # with the last card of the row

    def end_turn(self) -> None:
        assert self.taken is None and self.dropper is None
        self.mover = self.seats[(self.seats.index(self.mover) + 1) % len(self.seats)]
        self.open_turn()

    @property
    def asked(self) -> str | None:
        return None if self.over else self.dropper or self.mover

    # Abilities

    def own(self, seat: str, kind: str) -> int:
        return self.stacks[seat][kind]

    def available(self, seat: str, kind: str) -> bool:
        most = max(self.own(other, kind) for other in self.seats)
        return 0 < self.own(seat, kind) == most

    def ways(self, kind: str, used: set[str]) -> Iterator[tuple[str, str]]:
        """How the mover can put a manipulative ability to work: the first word, and the ability that is spent."""
        ready = self.available(self.mover, kind) and kind not in used
        if ready:
            yield "use", kind
        elif self.own(self.mover, kind) and self.available(self.mover, "judge") and "judge" not in used:
            yield "judge", "judge"

    def changes(self, change: int, used: set[str]) -> Iterator[tuple[str, int, set[str]]]:
        """Each way to change the last card that leaves a sound or a mendable row: decision, change, used then."""
        if len(self.row) < 2:
            return
        for name, (kind, by) in SHIFTS.items():
            for word, spent in self.ways(kind, used):
                then, left = change + by, used | {spent}
                if self.excess(then) <= 0 or (self.excess(change) > 0 and self.mendable(then, left)):
                    yield f"{word} {name}", then, left

    def mendable(self, change: int, used: set[str]) -> bool:
        return any(True for _ in self.changes(change, used))

    def excess(self, change: int) -> int:
        """How far the last card lies above the card before it."""
        return VALUE[self.row[-1]] + change - VALUE[self.row[-2]] if len(self.row) > 1 else -99

    @property
    def broken(self) -> bool:
        return self.excess(self.change) > 0

    # What is legal

    def legal(self) -> list[str]:
        if self.over:
            return []
        if self.dropper:
            return sorted(self.drops(self.dropper))
        found = [decision for decision, _, _ in self.changes(self.change, self.used)]
        if self.broken:
            return sorted([*found, "give up"])
        return sorted([*found, *self.reveals(), *self.stops(), *self.destructions()])

    def crowded(self, seat: str) -> bool:
        return len(+self.stacks[seat]) > 5

    def drops(self, seat: str) -> list[str]:
        if self.crowded(seat):
            return [f"drop {kind}" for kind in +self.stacks[seat]]
        return ["keep", *(f"drop {kind}" for kind in self.unwanted)]

    def reveals(self) -> list[str]:
        if len(self.row) == 5:
            return []
        looks = [] if self.mover in self.knows else [f"{word} prophet" for word, _ in self.ways("prophet", self.used)]
        return ["reveal", *looks]

    def stops(self) -> list[str]:
        if not self.row:
            return []
        found = ["collect"]
        if len(self.row) >= self.own(self.mover, "king"):
            for seat in self.seats:
                if seat != self.mover:
                    found += [f"swap {seat} {kind}" for kind in self.losable(seat, "minstrel")]
        return found

    def destructions(self) -> list[str]:
        if self.excess(self.change) != 0 or self.destroyed or len(self.row) <= self.own(self.mover, "queen"):
            return []
        return [
            f"destroy {seat} {kind}"
            for seat in self.seats
            if seat not in self.targets
            for kind in self.losable(seat, "alchemist")
        ]

    def losable(self, seat: str, shield: str) -> list[str]:
        """The kinds that the mover may take or destroy from a seat."""
        if seat != self.mover and self.available(seat, shield):
            return [shield]
        return [kind for kind, count in self.stacks[seat].items() if count]

    def forbidding(self, decision: str) -> set[str]:
        """The rules that forbid a decision to who is asked; none if it is legal. A second wording of `legal`."""
        word, *rest = decision.split()
        if self.dropper:
            return self.against_drop(self.dropper, word, *rest)
        value = word in ("use", "judge") and rest != ["prophet"]
        found = {"BT-4"} if self.broken and not value and word != "give" else set()
        if word == "reveal":
            found |= {"BT-2", "BT-3"} if len(self.row) == 5 else set()
        elif word == "collect":
            found |= set() if self.row else {"BT-2", "BT-3"}
        elif word == "give":
            found |= set() if self.broken else {"BT-4"} if self.row else {"BT-4", "BT-2"}
        elif word == "drop":
            found.add("BT-10")
        elif word == "keep":
            found.add("BT-13")
        elif word == "swap":
            found |= self.against_swap(*rest)
        elif word == "destroy":
            found |= self.against_destroying(*rest)
        else:
            found |= self.against_ability(word, rest[0])
            found |= self.against_change(word, " ".join(rest)) if value else self.against_look()
        return found

    def against_drop(self, seat: str, word: str, *rest: str) -> set[str]:
        if self.crowded(seat):
            return set() if word == "drop" and self.own(seat, rest[0]) else {"BT-10"}
        return set() if word == "keep" or (word == "drop" and rest[0] in self.unwanted) else {"BT-13"}

    def against_ability(self, word: str, kind: str) -> set[str]:
        spent = "judge" if word == "judge" else kind
        found = set() if self.available(self.mover, spent) else {"BT-15"}
        found |= {"BT-16"} if spent in self.used else set()
        if word == "judge":
            ready = self.available(self.mover, kind) and kind not in self.used
            found |= {"BT-18"} if ready or not self.own(self.mover, kind) else set()
        return found

    def against_look(self) -> set[str]:
        return {"BT-19"} if len(self.row) == 5 or self.mover in self.knows else set()

    def against_change(self, word: str, shift: str) -> set[str]:
        if len(self.row) < 2:
            return {"BT-5"}
        kind, by = SHIFTS[shift]
        then = self.change + by
        left = self.used | {"judge" if word == "judge" else kind}
        lost = self.excess(then) > 0 and not (self.broken and self.mendable(then, left))
        return {"BT-4"} if lost else set()

    def against_swap(self, seat: str, kind: str) -> set[str]:
        found = set() if self.row else {"BT-2", "BT-3"}
        found |= {"BT-12"} if len(self.row) < self.own(self.mover, "king") else set()
        if seat not in self.seats or seat == self.mover or not self.own(seat, kind):
            return found | {"BT-13"}
        return found | ({"BT-14"} if kind != "minstrel" and self.available(seat, "minstrel") else set())

    def against_destroying(self, seat: str, kind: str) -> set[str]:
        open_to = self.excess(self.change) == 0 and not self.destroyed and seat not in self.targets
        found = set() if open_to else {"BT-6"}
        found |= {"BT-8"} if len(self.row) <= self.own(self.mover, "queen") else set()
        if seat not in self.seats or not self.own(seat, kind):
            return found | {"BT-6"}
        guarded = seat != self.mover and kind != "alchemist" and self.available(seat, "alchemist")
        return found | ({"BT-7"} if guarded else set())

    def fate(self, card: str) -> str:
        """What a card would be if it were revealed now."""
        if card == END:
            return "end"
        then = copy(self)
        then.row = [*self.row, card]
        if then.excess(0) <= 0:
            return "sound"
        return "mendable" if then.mendable(0, self.used) else "fatal"

    # What a decision does

    def decide(self, decision: str) -> None:
        assert decision in self.legal()
        match decision.split():
            case ["reveal"]:
                self.reveal()
            case ["use" | "judge", "prophet"]:
                self.spend(decision)
                self.knows.add(self.mover)
            case ["use" | "judge", *shift]:
                self.spend(decision)
                self.change += SHIFTS[" ".join(shift)][1]
            case ["destroy", seat, kind]:
                self.stacks[seat][kind] -= 1
                self.discard.append(kind)
                self.targets.add(seat)
                self.destroyed = True
            case ["give", "up"]:
                self.lose_row()
            case ["collect"]:
                self.store(self.mover, self.row)
            case ["swap", seat, kind]:
                self.stacks[seat][kind] -= 1
                self.taken = kind
                self.unwanted = sorted({card for card in self.row if not self.own(seat, card)})
                self.store(seat, self.row)
            case ["drop", kind]:
                assert self.dropper
                stack = self.stacks[self.dropper]
                self.discard += [kind] * stack[kind]
                stack[kind] = 0
                self.unwanted = [other for other in self.unwanted if other != kind]
                self.settle(self.dropper)
            case ["keep"]:
                assert self.dropper
                self.unwanted = []
                self.settle(self.dropper)

    def spend(self, decision: str) -> None:
        word, kind = decision.split()[:2]
        self.used.add("judge" if word == "judge" else kind)

    def reveal(self) -> None:
        card = self.deck.pop(0)
        self.knows.clear()
        if card == END:
            self.discard += [*self.row, END]
            self.row, self.over = [], True
            return
        self.row.append(card)
        self.change, self.destroyed = 0, False
        if not self.deck:
            self.deck, self.discard = self.reshuffle(sorted(self.discard)), []
        if self.broken and not self.mendable(0, self.used):
            self.lose_row()

    def lose_row(self) -> None:
        self.discard += self.row
        self.end_turn()

    def store(self, seat: str, cards: list[str]) -> None:
        """The cards go onto the stacks of a seat, at most five of a kind; then it may have to drop kinds."""
        for kind in cards:
            if self.own(seat, kind) == 5:
                self.discard.append(kind)
            else:
                self.stacks[seat][kind] += 1
        self.row = []
        self.settle(seat)

    def settle(self, seat: str) -> None:
        """Asks while a seat has too many kinds, or a receiver new ones; then the taken card is stored, then the end."""
        self.dropper = None
        if self.crowded(seat) or self.unwanted:
            self.dropper = seat
        elif self.taken:
            card, self.taken = self.taken, None
            self.store(self.mover, [card])
        else:
            self.end_turn()

    # The end

    def points(self, seat: str) -> int:
        return sum(VALUE[kind] for kind, count in self.stacks[seat].items() if count >= 2)

    def standing(self) -> tuple[int, ...]:
        best = max(self.points(seat) for seat in self.seats)
        return tuple(int(self.points(seat) == best) for seat in self.seats)
