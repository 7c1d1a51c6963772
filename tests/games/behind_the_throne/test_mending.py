"""The abilities offered in a broken row are exactly those from which it can still be mended (BT-4).

The judge of that is a slow search over all orders of abilities, written here from the rule text alone: it knows
nothing of the functions in `rules.py`.
"""

import random
from dataclasses import dataclass, replace

import pytest

from throneroom.engine.match import Match

VALUES = {"general": 1, "prophet": 2, "jester": 3, "assassin": 4, "judge": 5, "minstrel": 6, "alchemist": 7,
          "queen": 8, "king": 9}  # fmt: skip
EFFECTS = {"general": ("general", -3), "assassin": ("assassin", -2), "jester up": ("jester", 1),
           "jester down": ("jester", -1)}  # fmt: skip


@dataclass(frozen=True)
class Row:
    """The last two cards of a row, and what the player on turn has."""

    before: int
    last: int
    own: frozenset[str]
    leads: frozenset[str]
    used: frozenset[str]

    @property
    def broken(self) -> bool:
        return self.last > self.before

    def ways(self) -> dict[str, "Row"]:
        """Every use of a value ability (BT-16, BT-18), whatever becomes of the row, and what the row is then."""
        found = {}
        for text, (kind, change) in EFFECTS.items():
            fresh = kind in self.leads and kind not in self.used
            if fresh:
                found[f"use {text}"] = replace(self, last=self.last + change, used=self.used | {kind})
            elif kind in self.own and "judge" in self.leads and "judge" not in self.used:
                found[f"judge {text}"] = replace(self, last=self.last + change, used=self.used | {"judge"})
        return found

    def can_be_mended(self) -> bool:
        """Tries every order of abilities."""
        return not self.broken or any(row.can_be_mended() for row in self.ways().values())

    def offered(self) -> set[str]:
        if self.broken:
            return {text for text, row in self.ways().items() if row.can_be_mended()}
        return {text for text, row in self.ways().items() if not row.broken}


POWERS = {"general": 3, "assassin": 2, "jester": 1, "prophet": 0}


def arranged(dice: random.Random) -> tuple[Match, Row]:
    """A random table, its player on turn about to reveal a third card; some abilities were used on the second."""
    players = dice.choice((2, 3, 4))
    stacks = []
    for seat in range(players):
        kinds = dice.sample((*POWERS, "judge"), dice.randint(0 if seat else 2, 5))
        stacks.append({kind: dice.randint(1, 2) for kind in kinds})
    own = frozenset(stacks[0])
    leads = frozenset(kind for kind in own if stacks[0][kind] == max(stack.get(kind, 0) for stack in stacks))
    used = frozenset(dice.sample(sorted(leads), min(len(leads), dice.randint(0, 3))))
    if not judged(own, leads, used):
        used -= {"judge"}
    first, second, third = dice.sample(sorted(VALUES), 3)
    first, second = max(first, second, key=VALUES.__getitem__), min(first, second, key=VALUES.__getitem__)
    texts = {f"p{n}": [f"{kind} x{count}" for kind, count in stack.items()] for n, stack in enumerate(stacks, 1)}
    match = Match.arrange(
        "behind-the-throne", players, seed=0, row=[first, second], change=f"-{lowered(own, leads, used)}",
        used=sorted(used), deck=[third, "rest"], **texts,
    )  # fmt: skip
    return match, Row(VALUES[second], VALUES[third], own, leads, used)


def judged(own: frozenset[str], leads: frozenset[str], used: frozenset[str]) -> frozenset[str]:
    """The kinds that the Judge can have called on: unavailable or used."""
    return (own - leads | used) - {"judge"}


def lowered(own: frozenset[str], leads: frozenset[str], used: frozenset[str]) -> int:
    """By how much the used abilities have lowered the second card."""
    by_judge = max(POWERS[kind] for kind in judged(own, leads, used)) if "judge" in used else 0
    return sum(POWERS[kind] for kind in used - {"judge"}) + by_judge


def value_abilities(match: Match) -> set[str]:
    return {text for text in match.legal("p1") if text.split()[0] in ("use", "judge") and "prophet" not in text}


def check(seed: int) -> tuple[int, int]:
    """Reveal, then mend at random and compare what is offered at every step; tells how often the row was broken."""
    dice = random.Random(seed)
    match, row = arranged(dice)
    match.play("p1", "reveal")
    broken = int(row.broken)
    if not row.can_be_mended():
        assert match.waiting == ("p2",)
        assert match.view("p1").table.row == ()
        return broken, 1
    while True:
        assert match.waiting == ("p1",)
        assert match.view("p1").table.broken == row.broken
        assert value_abilities(match) == row.offered(), f"seed {seed}: {row}"
        assert ("give up" in match.legal("p1")) == row.broken
        if not row.offered():
            return broken, 0
        choice = dice.choice(sorted(row.offered()))
        match.play("p1", choice)
        row = row.ways()[choice]


@pytest.mark.rule("BT-4", "BT-16", "BT-17", "BT-18")
def test_the_abilities_offered_are_those_from_which_the_row_can_be_mended() -> None:
    results = [check(seed) for seed in range(1500)]
    assert sum(broken for broken, _ in results) > 500
    assert 150 < sum(lost for _, lost in results) < 1000
