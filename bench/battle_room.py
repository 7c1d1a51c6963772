"""How much stronger than the squire one can be in Battle For The Throne, with more knowledge than our bots have.

`python bench/battle_room.py [--samples 2000] [--deals 100] [--players N] [--only NAME]`: one
searcher plays against squires on the arena's deals of seed 0, in each seat in turn. The unit is the deal. Searchers:

- `plain`: the search of the knight and the regent;
- `squires`: one that knows that its rivals are squires and predicts their choices;
- `belief`: the same, and it infers from each of their choices what they may hold. This is the best counter-strategy to
  squires that a search can find: a player who does not see their cards cannot know more;
- `hands`: the same as `squires`, and it sees their hands.
"""

from __future__ import annotations

import argparse

from battle import open_hands, squires
from battle.belief import Belief, lay
from open_cards import measure, share_of

from throneroom.arena.plan import bot_seed
from throneroom.bots import Style
from throneroom.bots.searcher import SEARCH, Tree
from throneroom.engine.compiled import bind
from throneroom.engine.game import Game, Settings, find
from throneroom.engine.position import Position
from throneroom.games.battle_for_the_throne import rules

EACH = 20
"""Samples for each guess of the hands by a belief."""


class Knowing:
    """A search whose rules reflect what it knows."""

    def __init__(self, game: Game, known: str, samples: int, seat: int, seed: int) -> None:
        self.samples, self.seat, self.seed = samples, seat, seed
        self.tree = Tree(bind(SEARCH, known, heuristics=game.heuristics), game, 1 << (2 * samples).bit_length())

    def seen(self, position: Position) -> Position:
        return position.hidden(self.seat)

    def decide(self, position: Position, seat: int) -> int:
        legal = position.legal(seat)
        if len(legal) == 1:
            return legal[0]
        self.tree.begin(self.seen(position), seat, self.seed)
        self.grow(position.settings)
        choices = self.tree.choices()
        return max(choices, key=lambda action: choices[action][0])

    def grow(self, settings: Settings) -> None:
        self.tree.grow(self.seat, settings, Style(), self.samples)

    def see(self, before: Position, seat: int, action: int, after: Position) -> None:
        """Called after every decision at the table."""


class Reading(Knowing):
    """A search that sees all hands."""

    def seen(self, position: Position) -> Position:
        return position


class Believing(Knowing):
    """A search that guesses hands from their owners' decisions, and searches each guess as if it saw the hands."""

    def __init__(self, game: Game, known: str, samples: int, seat: int, seed: int) -> None:
        super().__init__(game, known, samples, seat, seed)
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


KINDS: dict[str, tuple[type[Knowing], str]] = {
    "plain": (Knowing, rules.__name__),
    "squires": (Knowing, squires.__name__),
    "belief": (Believing, open_hands.__name__),
    "hands": (Reading, open_hands.__name__),
}


def measure_kind(name: str, game: Game, settings: Settings, samples: int, deals: int) -> None:
    kind, known = KINDS[name]

    def share(deal: int, seat: int) -> float:
        searcher = kind(game, known, samples, seat, bot_seed(0, deal, seat))
        return share_of(game, settings, deal, seat, searcher.decide, searcher.see)

    measure(f"{name}, {samples} samples", settings, deals, share)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--samples", type=int, default=2000)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--players", type=int)
    parser.add_argument("--only", choices=KINDS)
    chosen = parser.parse_args()
    game = find("battle-for-the-throne")
    for name in [chosen.only] if chosen.only else KINDS:
        measure_kind(name, game, game.settings(chosen.players), chosen.samples, chosen.deals)


if __name__ == "__main__":
    main()
