"""Premoves: what a seat may decide in advance, while others are asked, and what it counts on."""

from __future__ import annotations

from dataclasses import dataclass

from throneroom.engine.match import Match


@dataclass(frozen=True, slots=True)
class Foresight:
    """What a seat may prepare for its next question."""

    after: dict[str, tuple[str, ...]]
    """For each decision of the seat that is asked after which this one is asked: what it may decide then."""
    always: tuple[str, ...]
    """What it may prepare whatever the others decide."""

    def allows(self, after: str | None, decision: str) -> bool:
        """Whether a decision may be prepared, after another one or (None) after anything."""
        return decision in (self.always if after is None else self.after.get(after, ()))


def foresee(match: Match, seat: int) -> Foresight:
    """What a seat that is not asked may prepare, from what it knows. Empty where the game foresees nothing."""
    game, asked = match.game, match.position.seats_asked
    if match.over or seat in asked:
        return Foresight({}, ())
    if game.premoves is not None:
        known = match.position.hidden(seat).snapshot()
        return Foresight({}, tuple(match.notations[action] for action in game.premoves.prepared(known, seat)))
    if not game.foreseeable or len(asked) != 1:
        return Foresight({}, ())
    after = {}
    for action in match.position.legal(asked[0]):
        then = match.position.copy()
        then.play(asked[0], action)
        if then.waiting >> seat & 1:
            after[match.notations[action]] = tuple(match.notations[answer] for answer in then.legal(seat))
    return Foresight(after, tuple(dict.fromkeys(answer for answers in after.values() for answer in answers)))


def basis(match: Match, seat: int) -> tuple[int, ...]:
    """What a premove of this seat counts on."""
    module = match.game.premoves
    return () if module is None else module.basis(match.position.hidden(seat).snapshot(), seat)
