"""A slow, independent referee of Hierarchy: names and dictionaries, written from the rules alone.

It shares no line with the engine. Tests hold its list of decisions, its counting of lines and its winner against the
compiled rules.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

NUMBER = {
    "assassin": 1, "leper": 2, "serf": 3, "tower": 4, "surgeon": 5, "knight": 6, "usurper": 7, "sorcerer": 8,
    "dragon": 9, "baroness": 10, "high-priest": 11, "queen": 12, "king": 13,
}  # fmt: skip
CROWNED = {"tower", "baroness", "queen", "king"}


@dataclass(frozen=True)
class Game:
    hands: tuple[frozenset[str], frozenset[str]]
    line: tuple[tuple[str, int], ...] = ()  # card and owner, foot first
    guise: str | None = None  # of an Imposter on top
    mover: int = 0
    returning: tuple[int, int] | None = None  # who chooses, whose card

    @property
    def top(self) -> str | None:
        return None if not self.line else self.guise or self.line[-1][0]

    @property
    def counted(self) -> int:
        total = sum(2 if card == "tower" else 1 for card, _ in self.line)
        return total + (1 if self.guise == "tower" else 0)

    @property
    def chooser(self) -> int:
        return self.returning[0] if self.returning else self.mover


def decisions(game: Game) -> list[str]:
    """All legal decisions; none means that the mover has lost."""
    if game.returning:
        return [f"return {card}" for card in returnable(game, game.returning[1])]
    found = []
    for card in game.hands[game.mover]:
        if card == "imposter":
            if game.top != "sorcerer":
                covered = {name for name, owner in game.line[:-1] if owner != game.mover}
                for name in covered:
                    found += ways(game, name, f"play imposter as {name}", "imposter")
        else:
            found += ways(game, card, f"play {card}", card)
    return found


def returnable(game: Game, owner: int) -> list[str]:
    return [card for card, whose in game.line[:-1] if whose == owner]


def ways(game: Game, name: str, text: str, card: str) -> list[str]:
    """The decisions that play a card under a name: none, one, or one for each discard."""
    top = game.top
    if top == "sorcerer":
        return [text] if NUMBER[name] > 8 else []
    if top == "leper" and (name in CROWNED or name == "assassin"):
        return []
    if not condition(game, name):
        return []
    if top == "usurper":
        return [text] if NUMBER[name] < 7 else []
    if name == "usurper":
        return [text] if top and height(top) > 7 else []
    if name == "high-priest":
        return [text] if top in CROWNED | {"knight", "serf"} else []
    if top is None or NUMBER[name] > height(top):
        return [text]
    if name == "tower":
        return [f"{text} discard {other}" for other in game.hands[game.mover] if other != card]
    jumps = {
        "assassin": top not in ("tower", "leper"),
        "leper": height(top) % 2 == 1,
        "knight": top == "dragon",
        "dragon": top == "baroness",
    }
    return [text] if jumps.get(name) else []


def height(top: str) -> int:
    return 7 if top == "serf" else NUMBER[top]


def condition(game: Game, name: str) -> bool:
    if name == "tower":
        return game.counted >= 1
    if name == "surgeon":
        return game.counted >= 2
    if name == "baroness":
        return game.counted <= 7
    if name == "queen":
        return any(card == "baroness" for card, _ in game.line)
    if name == "king":
        return game.counted >= 7
    return True


def after(game: Game, decision: str) -> Game:
    words = decision.split()
    if words[0] == "return":
        return come_home(game, words[1])
    card = words[1]
    name = words[3] if card == "imposter" else card
    spent = {card} | ({words[-1]} if "discard" in words else set())
    hands = list(game.hands)
    hands[game.mover] = hands[game.mover] - spent
    laid = replace(
        game,
        hands=(hands[0], hands[1]),
        line=(*game.line, (card, game.mover)),
        guise=name if card == "imposter" else None,
    )
    rival = 1 - game.mover
    if name == "surgeon":
        if returnable(laid, rival):
            return replace(laid, returning=(game.mover, rival))
        if returnable(laid, game.mover):
            return replace(laid, returning=(rival, game.mover))
    return replace(laid, mover=rival)


def come_home(game: Game, card: str) -> Game:
    assert game.returning
    chooser, owner = game.returning
    hands = list(game.hands)
    hands[owner] = hands[owner] | {card}
    back = replace(
        game, hands=(hands[0], hands[1]), line=tuple(laid for laid in game.line if laid[0] != card), returning=None
    )
    surgeon = game.line[-1][1]
    if chooser == surgeon and returnable(back, surgeon):
        return replace(back, returning=(1 - surgeon, surgeon))
    return replace(back, mover=1 - surgeon)


def count_lines(game: Game, depth: int) -> int:
    choices = decisions(game)
    if depth == 1:
        return len(choices)
    return sum(count_lines(after(game, choice), depth - 1) for choice in choices)
