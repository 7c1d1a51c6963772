"""The score of a search that sees all cards, including the order of the decks: more than any honest bot can reach.

`python bench/open_cards.py GAME [--samples 2000] [--deals 40] [--players N]`: one such searcher plays against
squires on the arena's deals of seed 0, in each seat in turn. The unit is the deal.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable

from throneroom.arena.plan import bot_seed
from throneroom.arena.score import elo_of, interval, shares
from throneroom.bots import Budget, Style, named
from throneroom.bots.searcher import Searcher
from throneroom.engine.deals import deal_key
from throneroom.engine.game import Game, Settings, find
from throneroom.engine.position import Position

Decides = Callable[[Position, int], int]
Sees = Callable[[Position, int, int, Position], None]


def nobody(before: Position, seat: int, action: int, after: Position) -> None:
    """The observer of a searcher that does not need to know what happens at the table."""


def share_of(game: Game, settings: Settings, deal: int, seat: int, searcher: Decides, see: Sees = nobody) -> float:
    """The searcher's share of the victory in this seat of a deal, against squires."""
    bots: list[Decides] = [named("squire", game, bot_seed(0, deal, n)).decide for n in range(settings.players)]
    bots[seat] = searcher
    position = Position.deal(game, settings, deal_key(0, deal))
    while not position.over:
        before, asked = position.copy(), position.seat
        action = bots[asked](position, asked)
        position.play(asked, action)
        see(before, asked, action, position)
    return shares(position.standing())[seat]


def measure(title: str, settings: Settings, deals: int, share: Callable[[int, int], float]) -> None:
    """Print the mean of `share(deal, seat)` over all seats, updated after every deal."""
    scores: list[float] = []
    for deal in range(deals):
        scores.append(sum(share(deal, seat) for seat in range(settings.players)) / settings.players)
        mean, low, high = sum(scores) / len(scores), *interval(scores)
        told = f"{100 * mean:.1f} % ({100 * low:.1f} to {100 * high:.1f})"
        if settings.players == 2:
            told += ", Elo " + ", ".join(f"{elo_of(score, 2):+.0f}" for score in (mean, low, high))
        print(f"\r{title}, {deal + 1} deals: {told}", end="", flush=True)
    print()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--samples", type=int, default=2000)
    parser.add_argument("--deals", type=int, default=40)
    parser.add_argument("--players", type=int)
    chosen = parser.parse_args()
    game = find(chosen.game)
    settings = game.settings(chosen.players)

    def share(deal: int, seat: int) -> float:
        searcher = Searcher(game, bot_seed(0, deal, seat), Budget(samples=chosen.samples), Style(fair=False))
        return share_of(game, settings, deal, seat, searcher.decide)

    measure(game.title, settings, chosen.deals, share)


if __name__ == "__main__":
    main()
