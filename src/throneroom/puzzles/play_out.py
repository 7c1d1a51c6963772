"""A proof played out: the seat goes on to the win against the best defence; a solver judges each of its decisions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from throneroom.engine.errors import ThroneroomError
from throneroom.puzzles.examine import Proof, examiner_of
from throneroom.puzzles.explain import step_seen
from throneroom.puzzles.puzzle import Puzzle


def played_out(puzzle: Puzzle, own: Sequence[str]) -> dict[str, Any]:
    """What the last of the seat's own decisions led to, up to its next one; the best defence replies to each.

    `worth` is that of the last decision, as in `Choice`: any winning choice is right here, even if others win, too.
    """
    examiner = examiner_of(puzzle.game)
    if not isinstance(examiner, Proof):
        raise ThroneroomError("only a proof can be played out: elsewhere nothing is certain")
    match, worth, steps = puzzle.match(), 0, list[dict[str, Any]]()
    for decision in own:
        worths = examiner.worths(match.position)
        steps = [step_seen(match, puzzle.seat, decision, puzzle.seat)]
        worth = worths[match.last[1]]
        while not match.over and match.waiting != (puzzle.seat,):
            rival, reply = examiner.line(match.position)[0]
            steps.append(step_seen(match, match.seats[rival], match.notations[reply], puzzle.seat))
    left = sum(match.seats[seat] == puzzle.seat for seat, _ in examiner.line(match.position))
    return {"worth": worth, "steps": steps, "wins_in": left if worth > 0 and not match.over else None}
