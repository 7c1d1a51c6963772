"""Why a card of Shadow Throne may not be chosen: the exact rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from throneroom.engine.compiled import plain
from throneroom.engine.messages import Reason
from throneroom.games.shadow_throne import messages as m
from throneroom.games.shadow_throne.cards import EMPIRE, FACTION, FACTIONS, GOLD, KINDS
from throneroom.games.shadow_throne.view import slug

if TYPE_CHECKING:
    from throneroom.games.shadow_throne import rules
    from throneroom.games.shadow_throne.rules import State
else:
    rules = plain("throneroom.games.shadow_throne.rules")


def why(s: State, seat: int, action: int) -> Reason:
    """The exact rule that forbids an action of a seat that is asked."""
    due = action // KINDS if action != rules.NO_EXTRA else rules.EXTRA
    card = action % KINDS
    if due != s.stage:
        return _why_not_now(s)
    held = card in list(s.hand[seat])
    if s.stage == rules.DRAFT:
        return m.NotInPool("ST-2", slug(card), held)
    if s.stage == rules.EXTRA and FACTION[card] != EMPIRE:
        return m.NotOfTheEmpire("ST-17", slug(card), FACTIONS[FACTION[card]])
    if s.stage == rules.EXTRA and held:
        return m.CannotPay("ST-17", slug(card), -GOLD[card], s.gold[seat])
    return _why_not_held(s, seat, card)


def _why_not_now(s: State) -> Reason:
    """Something else is asked."""
    reasons: dict[int, Reason] = {
        rules.DRAFT: m.TakeNow("ST-2"),
        rules.WAVE: m.ChooseNow("ST-4", s.wave),
        rules.EXTRA: m.AnswerNow("ST-17"),
        rules.KEEP: m.KeepNow("ST-24"),
    }
    return reasons[s.stage]


def _why_not_held(s: State, seat: int, card: int) -> Reason:
    rule = {rules.WAVE: "ST-4", rules.EXTRA: "ST-17", rules.KEEP: "ST-24"}[s.stage]
    places = [place for place in range(rules.LINE) if s.laid[seat, place] == card]
    if not places:
        return m.NotInHand(rule, slug(card))
    return m.InLineAlready(rule, slug(card), bool(s.fate[seat, places[0]] & rules.FACE_DOWN))
