"""How much room Battle For The Throne leaves above the squire, for those who know more than our bots.

`python bench/battle_room/battle_room.py [--samples 2000] [--deals 100] [--players N] [--only NAME]`: against squires,
on the arena's deals of seed 0, one searcher in each seat in turn; the unit is the deal. The searchers:

- `plain`: the search of the knight and the regent;
- `squires`: one that knows that its rivals are squires and plays their choices for them;
- `belief`: the same, and it concludes from every choice of theirs what they may hold. That is the best answer to
  squires as far as search finds it: who does not see their cards cannot know more;
- `hands`: the same, and it reads their hands.
"""

from __future__ import annotations

import argparse

import open_hands
import squires
from belief import Belief, lay

from throneroom.arena.plan import bot_seed
from throneroom.arena.score import elo_of, interval, shares
from throneroom.bots import Bot, Style
from throneroom.bots.searcher import SEARCH, Tree
from throneroom.bots.simple import Squire
from throneroom.engine.compiled import bind
from throneroom.engine.deals import deal_key
from throneroom.engine.game import Game, Settings, find
from throneroom.engine.position import Position

EACH = 20
"""Samples for one guess of the hands that a belief makes."""


class Knowing:
    """A search with rules of its own for what it knows."""

    def __init__(self, game: Game, rules: str, samples: int, seat: int, seed: int) -> None:
        self.samples, self.seat, self.seed = samples, seat, seed
        self.tree = Tree(bind(SEARCH, rules, glance=game.glance), game, 1 << (2 * samples).bit_length())

    def known(self, position: Position) -> Position:
        return position.hidden(self.seat)

    def decide(self, position: Position) -> int:
        legal = position.legal(self.seat)
        if len(legal) == 1:
            return legal[0]
        self.tree.begin(self.known(position), self.seat, self.seed)
        self.grow(position.settings)
        choices = self.tree.choices()
        return max(choices, key=lambda action: choices[action][0])

    def grow(self, settings: Settings) -> None:
        self.tree.grow(self.seat, settings, Style(), self.samples)

    def see(self, before: Position, seat: int, action: int, after: Position) -> None:
        """What happened at the table."""


class Reading(Knowing):
    """One that sees all hands."""

    def known(self, position: Position) -> Position:
        return position


class Believing(Knowing):
    """One that guesses hands by what their owners have done; then it is as one that sees them, for each guess."""

    def __init__(self, game: Game, rules: str, samples: int, seat: int, seed: int) -> None:
        super().__init__(game, rules, samples, seat, seed)
        self.beliefs: dict[int, Belief] = {}

    def see(self, before: Position, seat: int, action: int, after: Position) -> None:
        for owner in range(after.settings.players):
            if owner != self.seat:
                belief = self.beliefs.setdefault(owner, Belief(self.seat, owner, self.seed + owner))
                belief.see(before, seat, action, after)

    def grow(self, settings: Settings) -> None:
        count = max(1, self.samples // EACH)
        believed = [belief for belief in self.beliefs.values() if belief.begun]
        chosen = [belief.guesses(count) for belief in believed]
        for n in range(count):
            for belief, hands in zip(believed, chosen, strict=True):
                lay(self.tree.states, belief.owner, int(hands[n]))
            self.tree.grow(self.seat, settings, Style(), self.samples // count)


KINDS: dict[str, tuple[type[Knowing], str | None]] = {
    "plain": (Knowing, None),
    "squires": (Knowing, squires.__name__),
    "belief": (Believing, open_hands.__name__),
    "hands": (Reading, open_hands.__name__),
}


def share_of(game: Game, settings: Settings, deal: int, seat: int, kind: str, samples: int) -> float:
    """What the searcher in this seat wins of a deal."""
    seeds = [bot_seed(0, deal, n) for n in range(settings.players)]
    rivals: list[Bot] = [Squire(game, seed) for seed in seeds]
    searcher = KINDS[kind][0](game, KINDS[kind][1] or game.rules, samples, seat, seeds[seat])
    position = Position.deal(game, settings, deal_key(0, deal))
    while not position.over:
        before, asked = position.copy(), position.seat
        action = searcher.decide(position) if asked == seat else rivals[asked].decide(position, asked)
        position.play(asked, action)
        searcher.see(before, asked, action, position)
    return shares(position.standing())[seat]


def measure(game: Game, settings: Settings, kind: str, samples: int, deals: int) -> None:
    scores: list[float] = []
    for deal in range(deals):
        won = [share_of(game, settings, deal, seat, kind, samples) for seat in range(settings.players)]
        scores.append(sum(won) / len(won))
        mean, low, high = sum(scores) / len(scores), *interval(scores)
        told = f"{100 * mean:.1f} % ({100 * low:.1f} to {100 * high:.1f})"
        if settings.players == 2:
            told += ", Elo " + ", ".join(f"{elo_of(score, 2):+.0f}" for score in (mean, low, high))
        print(f"\r{kind}, {samples} samples, {deal + 1} deals: {told}", end="", flush=True)
    print()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--samples", type=int, default=2000)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--players", type=int)
    parser.add_argument("--only", choices=KINDS)
    chosen = parser.parse_args()
    game = find("battle-for-the-throne")
    settings = game.settings(chosen.players)
    for kind in [chosen.only] if chosen.only else KINDS:
        measure(game, settings, kind, chosen.samples, chosen.deals)


if __name__ == "__main__":
    main()
