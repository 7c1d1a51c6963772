"""What a report on balance looks at: what lies in front of each seat, and which rules come into play."""

from __future__ import annotations

from throneroom.engine.compiled import plain
from throneroom.engine.record import Record
from throneroom.games.throne_and_grail.cards import FACES, INFLUENCES, SLUGS

rules = plain("throneroom.games.throne_and_grail.rules")

HELD = "the cards that the seat has taken"

EVENTS: dict[str, str] = {
    "TG-4": "a card is played",
    "TG-5": "the end of the Line is taken",
    "TG-6": "only the take is left",
    "TG-7": "new hands are dealt",
    "TG-9": "all three Grails win at once",
    "TG-10": "an Influence scores at the end",
    "TG-11": "a set of 5, 6, 7 and 8 scores at the end",
    "TG-13": "equal points are a draw",
}


def holdings(s: Record, seat: int) -> list[str]:
    return [SLUGS[card] for card in range(FACES) if s.taken[seat, card]]


def fired(before: Record, seat: int, action: int, after: Record) -> tuple[str, ...]:
    signs = ["TG-5" if action == rules.TAKE else "TG-4"]
    if action == rules.TAKE and not before.held[seat]:
        signs.append("TG-6")
    if after.rounds > before.rounds:
        signs.append("TG-7")
    return (*signs, *(_ending(after) if after.turn == rules.NONE else ()))


def _ending(s: Record) -> list[str]:
    if rules.crowned(s) != rules.NONE:
        return ["TG-9"]
    leads = sum(rules.majority(s, seat, card) > 0 for seat in range(rules.SEATS) for card in INFLUENCES)
    sets = sum(rules.sets(s, seat) for seat in range(rules.SEATS))
    drawn = rules.points(s, 0) == rules.points(s, 1)
    return ["TG-10"] * leads + ["TG-11"] * sets + ["TG-13"] * drawn
