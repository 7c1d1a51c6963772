"""The positions of the second lessons: what each choice is worth, and what follows it.

    python web/build/lessons.py

A position is `web/src/games/NAME/lesson-N.txt`, a record that ends where the learner, p1, has to choose. All choices go
to `lesson.json` beside it, the best first, each with the learner's chance after it and with the decisions that follow.

The chance comes from what the learner knows. If the game has a solver whose values are proven, it is the solver's.
Otherwise every choice is tried in the same guesses at what is hidden: others play on by the game's network until the
learner is asked again, and the network judges that position from what the learner then knows. The chance is the mean.
Neither needs a clock, so another machine finds the same. `python web/build/lessons.py --check` judges everything again.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import throneroom
from throneroom import bots
from throneroom.bots.bot import Bot, known_to
from throneroom.bots.network_file import network_of
from throneroom.engine.dice import new_dice
from throneroom.engine.match import Match
from throneroom.engine.messages import as_data
from throneroom.engine.position import Position

GAMES = Path(__file__).parent.parent / "src" / "games"
LEARNER, SEAT = "p1", 0
GUESSES = 400
"""How often what is hidden is guessed: the chance is then known to about 1 or 2 per cent."""
TOLERANCE = 0.015
"""By how much a chance may differ if it is judged again: another processor rounds differently."""


def lessons() -> dict[str, list[Path]]:
    """The records of each game that has a second lesson."""
    found: dict[str, list[Path]] = {}
    for record in sorted(GAMES.glob("*/lesson-*.txt")):
        found.setdefault(record.parent.name, []).append(record)
    return found


def position(record: Path) -> dict[str, Any]:
    """A position as the learner sees it, with all choices, the best first."""
    match = throneroom.replay(record.read_text())
    shares, exact = judged(match)
    ranked = sorted(shares, key=lambda decision: (-shares[decision], decision))
    return {
        "view": match.view(LEARNER).data(),
        "exact": exact,
        "choices": [
            {"decision": decision, "share": round(shares[decision], 2), "frames": _frames(match, decision)}
            for decision in ranked
        ],
    }


def judged(match: Match) -> tuple[dict[str, float], bool]:
    """The learner's chance after each choice, and whether that is proven."""
    solver = match.game.exact.Solver() if match.game.exact else None
    if solver and solver.PROVEN:
        solved = solver.ponder(known_to(match.position, SEAT), SEAT)
        assert solved is not None
        return {match.notations[action]: shares[SEAT] for action, shares in solved}, True
    known = match.position.hidden(SEAT)
    actions = known.legal(SEAT)
    totals = dict.fromkeys(actions, 0.0)
    for guess in range(GUESSES):
        world = known.guessed(SEAT, new_dice(guess))
        for action in actions:
            totals[action] += _chance_after(world.copy(), action)
    return {match.notations[action]: total / GUESSES for action, total in totals.items()}, False


def _chance_after(world: Position, action: int) -> float:
    """The learner's chance in one guess, once it is asked again or the game is over."""
    bot, network = bots.named("network", world.game), network_of(world.game)
    assert network
    world.play(SEAT, action)
    while not (world.over or world.stopped or SEAT in world.seats_asked):
        seat = world.seats_asked[0]
        world.play(seat, bot.decide(world, seat))
    if world.over:
        standing = world.standing()
        return standing[SEAT] / max(1, sum(standing))
    return float(network.judge(known_to(world, SEAT), SEAT).shares[SEAT])


def _frames(match: Match, decision: str) -> list[dict[str, Any]]:
    """What the learner sees after a choice: the choice itself, and one answer of each other player.

    It ends earlier if it is the learner's turn again, or the game is over.
    """
    match, bot = match.clone(), _rival(match)
    match.play(LEARNER, decision)
    frames = [_frame(match)]
    while len(frames) < match.players and not match.over and LEARNER not in match.waiting:
        seat = match.position.seats_asked[0]
        match.play(match.seats[seat], match.notations[bot.decide(match.position, seat)])
        frames.append(_frame(match))
    return frames


def _rival(match: Match) -> Bot:
    """Who answers: perfect play where the game is solved, else its network. Both decide without a clock."""
    solved = match.game.exact and match.game.exact.Solver.PROVEN
    return bots.named("sovereign" if solved else "network", match.game)


def _frame(match: Match) -> dict[str, Any]:
    seat, decision = match.history[-1]
    return {
        "view": match.view(LEARNER).data(),
        "seat": seat,
        "decision": decision if seat == LEARNER or not match.position.sealed else None,
        "events": as_data(match.last_events(LEARNER)),
    }


def lesson(records: Sequence[Path]) -> list[dict[str, Any]]:
    """All positions of a lesson, in their order."""
    return [position(record) for record in records]


def text(positions: Sequence[dict[str, Any]]) -> str:
    """The file for the browser: one choice per line."""
    parts = []
    for one in positions:
        choices = ",\n".join(json.dumps(choice, sort_keys=True, ensure_ascii=False) for choice in one["choices"])
        view = json.dumps(one["view"], sort_keys=True, ensure_ascii=False)
        parts.append(f'{{"exact": {json.dumps(one["exact"])}, "view": {view}, "choices": [\n{choices}\n]}}')
    return "[\n" + ",\n".join(parts) + "\n]\n"


def differences(written: Sequence[dict[str, Any]], found: Sequence[dict[str, Any]]) -> list[str]:
    """What a file says otherwise than what is found now; chances may differ a little, and with them the order."""
    if [one["view"] for one in written] != json.loads(json.dumps([one["view"] for one in found])):
        return ["the positions are others"]
    wrong = []
    for number, (old, new) in enumerate(zip(written, found, strict=True), 1):
        shares = {choice["decision"]: choice["share"] for choice in new["choices"]}
        frames = {choice["decision"]: json.loads(json.dumps(choice["frames"])) for choice in new["choices"]}
        if {choice["decision"] for choice in old["choices"]} != {*shares} or old["exact"] != new["exact"]:
            wrong.append(f"position {number} has other choices")
            continue
        for choice in old["choices"]:
            decision, share = choice["decision"], choice["share"]
            if abs(share - shares[decision]) > TOLERANCE:
                wrong.append(f"position {number}, {decision}: {share} is written, {shares[decision]} is found")
            if choice["frames"] != frames[decision]:
                wrong.append(f"position {number}, {decision}: something else follows")
    return wrong


def main() -> None:
    """Write the lessons of all games, or check them."""
    wrong = []
    for game, records in lessons().items():
        target, found = GAMES / game / "lesson.json", lesson(records)
        if "--check" in sys.argv:
            wrong += [f"{game}: {one}" for one in differences(json.loads(target.read_text()), found)]
        else:
            target.write_text(text(found))
        for number, one in enumerate(found, 1):
            print(game, number, {choice["decision"]: choice["share"] for choice in one["choices"]})
    if wrong:
        sys.exit("\n".join(wrong))


if __name__ == "__main__":
    main()
