"""Plays a game of a deal and records what happened. Each bot sees only what its seat sees."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterable
from typing import Any

from throneroom import bots
from throneroom.arena.plan import Plan, Task, bot_seed
from throneroom.bots import Budget
from throneroom.engine.deals import deal_key
from throneroom.engine.game_modules import BalanceModule
from throneroom.engine.match import Match
from throneroom.engine.messages import Event
from throneroom.engine.position import Position

Line = dict[str, Any]
"""A line of a result file."""
FIRST_THOUGHT = Budget(samples=8)


def prepare(plan: Plan) -> None:
    """Compile what the bots need, or raise an error about them, before the first game starts."""
    position = Position.deal(plan.game, plan.settings, deal_key(plan.seed, 0))
    for bot in [bots.named(text, plan.game) for text in plan.bots]:
        for seat in position.seats_asked:
            bot.think(position, seat, FIRST_THOUGHT)


def play_game(plan: Plan, task: Task) -> Line:
    """Play one game of a deal; returns the line for the result file.

    Seats that decide simultaneously are asked in order; their choices are hidden from each other.
    """
    (deal, pair), seating = task.block, plan.seatings(task.block.pair)[task.seating]
    seated = [bots.named(plan.bots[bot], plan.game, bot_seed(plan.seed, deal, n)) for n, bot in enumerate(seating)]
    position = Position.deal(plan.game, plan.settings, deal_key(plan.seed, deal))
    watched = plan.balance_every and deal % plan.balance_every == 0
    watch = Watch(position, plan.game.balance) if watched and plan.game.balance else None
    decisions, seconds, longest = [0] * len(seating), [0.0] * len(seating), [0.0] * len(seating)
    while not position.over:
        seat = position.seat
        began = time.perf_counter()
        action = seated[seat].decide(position, seat)
        spent = time.perf_counter() - began
        position.play(seat, action)
        decisions[seat] += 1
        seconds[seat] += spent
        longest[seat] = max(longest[seat], spent)
        if watch:
            watch.see(seat, action, position)
    return {
        "deal": deal,
        **({} if pair is None else {"pair": list(pair)}),
        "seating": task.seating,
        "bots": list(seating),
        "standing": list(position.standing()),
        "decisions": decisions,
        "seconds": [round(spent, 6) for spent in seconds],
        "longest": [round(spent, 6) for spent in longest],
        **(watch.noted() if watch else {}),
    }


def line_of(match: Match) -> Line:
    """A match that has been played, as `play_game` would note it, with the first choice of each seat."""
    before = match.at(0)
    watch = Watch(before.position, match.game.balance) if match.game.balance else None
    decisions = [0] * match.players
    for seat, action in match.decisions:
        before.position.play(seat, action)
        decisions[seat] += 1
        if watch:
            watch.see(seat, action, before.position)
    standing = list(before.position.standing())
    noted = watch.noted() if watch else {}
    return {"standing": standing, "decisions": decisions, "first": match.first_choices(), **noted}


class Watch:
    """Records what a balance report needs: the rules that the events show, and the cards at the end of the game."""

    def __init__(self, position: Position, balance: BalanceModule) -> None:
        self.balance, self.story = balance, position.game.story
        self.state, self.seats = position.snapshot(), position.settings.players
        self.rules: Counter[str] = Counter()
        self._count(self.story.begin(self.state, None))

    def see(self, seat: int, action: int, after: Position) -> None:
        before, self.state = self.state, after.snapshot()
        self._count(self.story.tell(before, seat, action, self.state, None))

    def _count(self, events: Iterable[Event]) -> None:
        for event in events:
            self.rules.update(event.shown_rules())

    def noted(self) -> Line:
        """The cards that each seat holds, and how often each rule came into play."""
        held = [" ".join(self.balance.holdings(self.state, seat)) for seat in range(self.seats)]
        return {"cards": held, "rules": dict(sorted(self.rules.items()))}
