"""Why a card of Hierarchy may not be played: the exact rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from throneroom.engine.compiled import plain
from throneroom.engine.messages import CardSlug, Message, Phrase, Reason
from throneroom.games.hierarchy import messages as m
from throneroom.games.hierarchy.cards import (
    BARONESS,
    IMPOSTER,
    KING,
    KNIGHT,
    LEPER,
    QUEEN,
    SERF,
    SLUGS,
    SORCERER,
    SURGEON,
    TOWER,
)
from throneroom.games.hierarchy.story import on_top, seat_name, slug

if TYPE_CHECKING:
    from throneroom.games.hierarchy import rules
    from throneroom.games.hierarchy.rules import State
else:
    rules = plain("throneroom.games.hierarchy.rules")


def why(s: State, seat: int, action: int) -> Reason:
    """The rule that forbids an action of the seat on turn."""
    if s.stage in (rules.RETURN_RIVALS, rules.RETURN_OWNERS):
        return _why_not_returned(s, action)
    if action >= rules.RETURN:
        return m.PlayNow("HI-12")
    card, name, discard = rules.card_of(action), rules.name_of(action), rules.discard_of(action)
    return _why_not_held(s, card) or _why_unplayable(s, card, name) or _why_wrong_discard(s, card, discard)


def _why_not_held(s: State, card: int) -> Reason | None:
    if s.hand[s.turn] >> card & 1:
        return None
    return m.NotInHand("HI-3", slug(card), _whereabouts(s, card))


def _why_not_returned(s: State, action: int) -> Reason:
    """After the Surgeon, only returns are legal."""
    rival = seat_name(1 - s.turn)
    card = action - rules.RETURN
    if card < 0:
        return m.SurgeonAtWork("HI-12", rival)
    if not rules.lying(s) >> card & 1:
        return m.NotInLine("HI-12", slug(card), _whereabouts(s, card))
    if card == rules.top(s):
        return m.StaysOnTop("HI-12", slug(card))
    return m.OwnCard("HI-12", slug(card), rival)


def _why_unplayable(s: State, card: int, name: int) -> Reason | None:
    """Why the card may not be played under this name now, whatever the discard; None if it may."""
    if card == IMPOSTER:
        if s.face == SORCERER:
            return m.NoTextNoNumber("HI-15", on_top(s))
        if not rules.rivals(s) >> name & 1:
            return _why_no_copy(s, name)
    misfit = rules.misfit(name, s.face)
    if misfit != rules.FITS:
        return _why_misfit(s, misfit, name)
    return _why_unmet(s, name) if rules.unmet(s) >> name & 1 else None


def _why_no_copy(s: State, name: int) -> Reason:
    if not rules.lying(s) >> name & 1:
        return m.NoCopyOutside("HI-17", slug(name))
    if name == rules.top(s):
        return m.NoCopyOfTop("HI-17", slug(name))
    return m.NoCopyOfOwn("HI-17", slug(name))


def _why_misfit(s: State, misfit: int, name: int) -> Reason:
    card = slug(name)
    if s.length == 0:
        return m.NoCardToGoOn("HI-7", card)
    top = on_top(s)
    if misfit == rules.TOO_LOW:
        return _why_too_low(s, name)
    reasons: dict[int, Reason] = {
        rules.SHUNNED: m.Shunned("HI-9", top, card),
        rules.NOT_LOWER: m.NotLower("HI-14", top, card, name + 1),
        rules.SILENCED: m.Silenced("HI-15", top, card, name + 1),
        rules.NOT_HIGHER: m.UsurperNeedsHigher("HI-14", top),
        rules.WRONG_COMPANY: m.WrongCompany("HI-16", top),
        rules.TOWER_HOLDS: m.TowerHolds("HI-8", top),
    }
    return reasons[misfit]


def _why_too_low(s: State, name: int) -> Reason:
    if name == LEPER:
        return m.LeperNeedsLowerOrOdd("HI-9", on_top(s))
    rule = "HI-10" if SERF in (s.face, name) and KNIGHT in (s.face, name) else "HI-4"
    return m.NotHigher(rule, on_top(s), slug(name), name + 1)


def _why_unmet(s: State, name: int) -> Reason:
    if s.length == 0 and name in (TOWER, SURGEON, QUEEN, KING):
        return m.CannotOpenWith("HI-7", slug(name))
    if name == TOWER:
        return m.NothingToDiscard("HI-11", on_top(s), mine=True)
    size = rules.size(s)
    reasons: dict[int, Reason] = {
        SURGEON: m.LineTooShort("HI-12", slug(name), size),
        BARONESS: m.LineTooLong("HI-16", size),
        QUEEN: m.NoBaroness("HI-16"),
        KING: m.LineTooShort("HI-16", slug(name), size),
    }
    return reasons[name]


def _why_wrong_discard(s: State, card: int, discard: int) -> Reason:
    """Why the card may be played, but not with this discard, or not without one."""
    if discard == rules.NONE:
        return m.DiscardNeeded("HI-11", on_top(s), card == IMPOSTER)
    if rules.needs_discard(s):
        return m.DiscardNotHeld("HI-11", slug(discard))
    return m.NoDiscardNeeded("HI-11", on_top(s), card == IMPOSTER)


def why_stuck(s: State) -> list[tuple[CardSlug, Message]]:
    """At the end: why each card that the seat on turn still holds cannot be played (HI-3), for both players to read."""
    held = [card for card in range(len(SLUGS)) if s.hand[s.turn] >> card & 1]
    return [(slug(card), _why_stuck(s, card)) for card in held]


def _why_stuck(s: State, card: int) -> Reason:
    if card == TOWER and rules.misfit(TOWER, s.face) == rules.FITS and s.length:
        return m.NothingToDiscard("HI-11", on_top(s), mine=False)
    if card != IMPOSTER or s.face == SORCERER:
        reason = _why_unplayable(s, card, card)
        assert reason is not None
        return reason
    copies = tuple(slug(name) for name in range(len(SLUGS)) if rules.rivals(s) >> name & 1)
    return m.NoCopyFollows("HI-17", copies, on_top(s)) if copies else m.NothingToCopy("HI-17")


def _whereabouts(s: State, card: int) -> Phrase:
    if rules.lying(s) >> card & 1:
        return m.InTheLine()
    return m.OutOfTheGame() if s.discard >> card & 1 else m.HeldBy(seat_name(s.purple >> card & 1))
