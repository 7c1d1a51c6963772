"""Why a decision of Behind the Throne is refused: the exact rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from throneroom.engine.compiled import plain
from throneroom.engine.messages import Reason
from throneroom.games.behind_the_throne import messages as m
from throneroom.games.behind_the_throne.cards import JUDGE, KINDS, KING, QUEEN
from throneroom.games.behind_the_throne.notation import seat_name
from throneroom.games.behind_the_throne.story import card_before, last_card, pile, slug

if TYPE_CHECKING:
    from throneroom.games.behind_the_throne import rules
    from throneroom.games.behind_the_throne.rules import State
else:
    rules = plain("throneroom.games.behind_the_throne.rules")


def why(s: State, seat: int, action: int) -> Reason:
    """The rule that forbids an action of the seat that is asked."""
    if s.stage == rules.DROP_KINDS:
        return _why_not_dropped(s, seat, action)
    if rules.rise(s) > 0 and not _changes_value(action) and action != rules.GIVE_UP:
        return m.MendOrGiveUp("BT-4", last_card(s), card_before(s))
    if action == rules.REVEAL:
        return m.RowFull("BT-2")
    if action == rules.COLLECT:
        return m.NothingToCollect("BT-2")
    if action == rules.GIVE_UP:
        return m.NothingToGiveUp("BT-2") if s.length == 0 else m.RowSound("BT-4")
    if action < rules.DROP:
        judged = action >= rules.JUDGED
        return _why_not_used(s, seat, action - (rules.JUDGED if judged else rules.USE), judged)
    if action < rules.SWAP:
        return m.NothingToDrop("BT-10")
    if action < rules.DESTROY:
        return _why_not_swapped(s, seat, *divmod(action - rules.SWAP, KINDS))
    if action == rules.KEEP:
        return m.NothingToKeep("BT-13")
    return _why_not_destroyed(s, seat, *divmod(action - rules.DESTROY, KINDS))


def _changes_value(action: int) -> bool:
    looks = action in (rules.USE + rules.LOOK, rules.JUDGED + rules.LOOK)
    return rules.USE <= action < rules.DROP and not looks


def _why_not_dropped(s: State, seat: int, action: int) -> Reason:
    kinds = rules.kinds_of(s, seat)
    crowded = kinds > rules.STACK_KINDS
    if rules.DROP <= action < rules.SWAP:
        kind = action - rules.DROP
        if s.stack[seat, kind] == 0:
            return m.NoneToDrop("BT-10" if crowded else "BT-13", slug(kind))
        return m.NotNew("BT-13", slug(kind))
    return m.FirstDropOne("BT-10", kinds) if crowded else m.FirstKeepOrDrop("BT-13")


# Abilities


def _why_not_used(s: State, seat: int, effect: int, judged: bool) -> Reason:
    kind = rules.KIND_OF[effect]
    return (
        (_why_unready(s, seat, JUDGE) if judged else None)
        or (_why_not_judged(s, seat, kind, effect) if judged else _why_unready(s, seat, kind))
        or (_why_no_look(s) if effect == rules.LOOK else _why_no_change(s, effect))
    )


def _why_unready(s: State, seat: int, kind: int) -> Reason | None:
    """Why the seat cannot use the ability of its own manipulative kind now; None if it can."""
    own = s.stack[seat, kind]
    if own == 0:
        return m.NoneToUse("BT-15", slug(kind))
    if not rules.leads(s, seat, kind):
        leader = max(range(s.players), key=lambda other: s.stack[other, kind])
        return m.Outnumbered("BT-15", slug(kind), seat_name(leader), pile(kind, s.stack[leader, kind]), own)
    return m.UsedAlready("BT-16", slug(kind)) if s.used >> kind & 1 else None


def _why_not_judged(s: State, seat: int, kind: int, effect: int) -> Reason | None:
    if s.stack[seat, kind] == 0:
        return m.NoneToJudge("BT-18", slug(kind))
    if _why_unready(s, seat, kind):
        return None
    return m.JudgeNotNeeded("BT-18", slug(kind), rules.VERBS.notation[rules.USE + effect])


def _why_no_look(s: State) -> Reason:
    return m.NothingToForesee("BT-19") if s.length == rules.ROW_CARDS else m.TopCardKnown("BT-19")


def _why_no_change(s: State, effect: int) -> Reason:
    """The ability is there, but the row does not allow it."""
    if s.length < 2:
        return m.NoSecondCard("BT-5")
    if rules.rise(s) > 0:
        return m.BeyondMending("BT-4", last_card(s), card_before(s))
    raised = s.row[s.length - 1] + 1 + s.change + rules.CHANGE_OF[effect]
    return m.WouldBreakRow("BT-4", raised, card_before(s))


# Swapping and destroying


def _why_not_swapped(s: State, seat: int, other: int, kind: int) -> Reason:
    return (
        _why_no_target(s, other, "BT-13")
        or (m.NotWithYourself("BT-13") if other == seat else None)
        or (m.NothingToSwap("BT-2") if s.length == 0 else None)
        or _why_king_forbids(s, seat)
        or _why_not_there(s, other, kind, "BT-13")
        or m.MinstrelGuards("BT-14", seat_name(other))
    )


def _why_no_target(s: State, other: int, rule: str) -> Reason | None:
    return None if other < s.players else m.NoSuchSeat(rule, seat_name(other), s.players)


def _why_king_forbids(s: State, seat: int) -> Reason | None:
    kings = s.stack[seat, KING]
    return None if s.length >= kings else m.KingForbids("BT-12", kings, s.length)


def _why_not_there(s: State, owner: int, kind: int, rule: str) -> Reason | None:
    if rules.kinds_of(s, owner) == 0:
        return m.NoCards(rule, seat_name(owner))
    return None if s.stack[owner, kind] else m.NoneThere(rule, seat_name(owner), slug(kind))


def _why_not_destroyed(s: State, seat: int, target: int, kind: int) -> Reason:
    return (
        _why_no_target(s, target, "BT-6")
        or _why_unequal(s)
        or (m.DestroyedAlready("BT-6") if s.destroyed else None)
        or _why_queen_forbids(s, seat)
        or (m.TargetAlready("BT-6", seat_name(target)) if s.struck >> target & 1 else None)
        or _why_not_there(s, target, kind, "BT-6")
        or m.AlchemistGuards("BT-7", seat_name(target))
    )


def _why_unequal(s: State) -> Reason | None:
    if s.length < 2:
        return m.NeedsTwoEqual("BT-6")
    return None if rules.rise(s) == 0 else m.NotEqual("BT-6", last_card(s), card_before(s))


def _why_queen_forbids(s: State, seat: int) -> Reason | None:
    queens = s.stack[seat, QUEEN]
    return None if s.length > queens else m.QueenForbids("BT-8", queens, s.length)
