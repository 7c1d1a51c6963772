"""The rules of `squires.py` for a search that also sees its rivals' hands: it guesses only the order of the decks."""

from __future__ import annotations

from battle.squires import ACTIONS, CHOICES, OWNER, SEATS, STATE, apply, hide, legal, standing, waiting
from throneroom.engine.compiled import rule
from throneroom.engine.dice import guess_key
from throneroom.engine.state import Cells
from throneroom.games.battle_for_the_throne import rules as real
from throneroom.games.battle_for_the_throne.rules import State

__all__ = ["ACTIONS", "CHOICES", "SEATS", "STATE", "apply", "guess", "hide", "legal", "standing", "waiting"]


@rule
def guess(s: State, seat: int, dice: Cells) -> None:
    if s.stage == real.CHOOSING:
        real.guess(s, seat, dice)
    elif s.stage != real.OVER:
        guess_key(s, dice)
        for owner in range(s.players):
            real.guess_deck(s, owner, dice)
    s.key[OWNER] = seat + 1
