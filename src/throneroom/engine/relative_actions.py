"""Relative actions: the numbers of actions as a seat sees them, the seats they name counted clockwise from it.

Observations list the seats in the same order, so a policy that uses relative numbers needs to learn a situation once
and not once for every seat.
"""

from __future__ import annotations

from functools import cache

import numpy as np
import numpy.typing as npt

from throneroom.engine.game import Game
from throneroom.engine.verbs import Verbs


@cache
def relative_actions(game: Game, players: int) -> npt.NDArray[np.int64]:
    """For every seat and action, [players, ACTIONS], its relative number. Read-only.

    In a game whose rules declare no verbs, every action keeps its number.
    """
    rules = game.plain_rules
    verbs: Verbs | None = getattr(rules, "VERBS", None)
    rows = [np.arange(rules.ACTIONS) if verbs is None else verbs.relative(seat, players) for seat in range(players)]
    found = np.array(rows, np.int64)
    found.setflags(write=False)
    return found
