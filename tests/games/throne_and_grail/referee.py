"""An independent referee of Throne and the Grail: plain lists and the rule file, nothing of the game's own code."""

from __future__ import annotations

from collections import Counter


class Referee:
    """Deals from a given deck and start player, says what is legal, keeps the table, judges the end."""

    def __init__(self, deck: list[str], start: str) -> None:
        self.deck = list(deck)
        self.away = [self.deck.pop(0) for _ in range(3)]
        self.hands: dict[str, list[str]] = {}
        self.taken: dict[str, list[str]] = {"p1": [], "p2": []}
        self.deal()
        self.line = [self.deck.pop(0), self.deck.pop(0)]
        self.number, self.start, self.turns = 1, start, 0
        self.may_take = {"p1", "p2"}

    def deal(self) -> None:
        for seat in ("p1", "p2"):
            self.hands[seat] = [self.deck.pop(0) for _ in range(5)]

    @property
    def on_turn(self) -> str:
        return self.start if self.turns % 2 == 0 else other(self.start)

    @property
    def king(self) -> str | None:
        return next((seat for seat in self.taken if self.taken[seat].count("grail") == 3), None)

    @property
    def over(self) -> bool:
        return self.king is not None or self.number == 5

    def legal(self) -> set[str]:
        plays = {f"play {card}" for card in self.hands[self.on_turn]}
        return plays | ({"take"} if self.on_turn in self.may_take and self.line else set())

    def decide(self, decision: str) -> None:
        seat = self.on_turn
        if decision == "take":
            self.taken[seat] += self.line[-5:]
            self.line = self.line[:-5]
            self.may_take.remove(seat)
            if self.king:
                return
        else:
            card = decision.removeprefix("play ")
            self.hands[seat].remove(card)
            self.line.append(card)
        self.turns += 1
        if self.turns == 12:
            self.number, self.turns, self.start, self.may_take = self.number + 1, 0, other(self.start), {"p1", "p2"}
            if self.number < 5:
                self.deal()

    def points(self, seat: str) -> int:
        own, rival = Counter(self.taken[seat]), Counter(self.taken[other(seat)])
        majorities = sum(int(card) for card in "5678" if own[card] > rival[card])
        numbers = sum(int(card) for card in self.taken[seat] if card[0] in "+-")
        return majorities + 5 * min(own[card] for card in "5678") + numbers

    def standing(self) -> tuple[int, int]:
        if self.king:
            return (1, 0) if self.king == "p1" else (0, 1)
        p1, p2 = self.points("p1"), self.points("p2")
        return int(p1 >= p2), int(p2 >= p1)


def other(seat: str) -> str:
    return "p2" if seat == "p1" else "p1"
