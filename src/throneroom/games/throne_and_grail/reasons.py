"""Why a choice in Throne and the Grail is refused: the exact rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from throneroom.engine.compiled import plain
from throneroom.engine.messages import CardSlug, Reason
from throneroom.games.throne_and_grail import messages as m
from throneroom.games.throne_and_grail.cards import GRAIL, MINUS, SLUGS
from throneroom.games.throne_and_grail.story import slugs

if TYPE_CHECKING:
    from throneroom.games.throne_and_grail import rules
    from throneroom.games.throne_and_grail.rules import State
else:
    rules = plain("throneroom.games.throne_and_grail.rules")


def why(s: State, seat: int, action: int) -> Reason:
    """The rule that forbids an action of the seat on turn."""
    if action == rules.TAKE:
        return m.AlreadyTaken("TG-5") if s.took[seat] else m.NothingToTake("TG-5")
    if not s.held[seat]:
        return m.HandEmpty("TG-6")
    card, hand = CardSlug(SLUGS[action]), slugs(s.hand[seat])
    if action > GRAIL and action not in s.numbered:
        sort = _sort(action)
        box = sorted({other for other in s.numbered if _sort(other) == sort})
        return m.NotInBox("TG-4", card, sort, slugs(box), hand)
    return m.NotInHand("TG-4", card, hand)


def _sort(card: int) -> str:
    return "minus" if card > MINUS else "plus"
