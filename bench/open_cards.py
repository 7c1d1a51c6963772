"""What a search would score that sees all cards, the order of the decks too: more than any honest bot may hope for.

`python bench/open_cards.py GAME [--samples 2000] [--deals 40] [--players N]`: against squires, on the arena's deals of
seed 0, one such searcher in each seat in turn. The unit is the deal.
"""

from __future__ import annotations

import argparse

from throneroom.arena.plan import bot_seed
from throneroom.arena.score import elo_of, interval, shares
from throneroom.bots import Bot, Budget, Style
from throneroom.bots.searcher import Searcher
from throneroom.bots.simple import Squire
from throneroom.engine.deals import deal_key
from throneroom.engine.game import Game, Settings, find
from throneroom.engine.position import Position


def share_of(game: Game, settings: Settings, deal: int, seat: int, samples: int) -> float:
    """What the searcher in this seat wins of a deal."""
    seeds = [bot_seed(0, deal, n) for n in range(settings.players)]
    bots: list[Bot] = [Squire(game, seed) for seed in seeds]
    bots[seat] = Searcher(game, seeds[seat], Budget(samples=samples), Style(fair=False))
    position = Position.deal(game, settings, deal_key(0, deal))
    while not position.over:
        position.play(position.seat, bots[position.seat].decide(position, position.seat))
    return shares(position.standing())[seat]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--samples", type=int, default=2000)
    parser.add_argument("--deals", type=int, default=40)
    parser.add_argument("--players", type=int)
    chosen = parser.parse_args()
    game = find(chosen.game)
    settings = game.settings(chosen.players)
    scores = []
    for deal in range(chosen.deals):
        won = [share_of(game, settings, deal, seat, chosen.samples) for seat in range(settings.players)]
        scores.append(sum(won) / len(won))
        low, high = interval(scores)
        told = f"{100 * sum(scores) / len(scores):.1f} % ({100 * low:.1f} to {100 * high:.1f})"
        if settings.players == 2:
            told += f", Elo {', '.join(f'{elo_of(score, 2):+.0f}' for score in (sum(scores) / len(scores), low, high))}"
        print(f"\r{game.title}, {deal + 1} deals: {told}", end="", flush=True)
    print()


if __name__ == "__main__":
    main()
