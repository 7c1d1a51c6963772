"""Why something may not be done in Battle For The Throne: the exact rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from throneroom.engine.compiled import plain
from throneroom.engine.messages import Reason
from throneroom.games.battle_for_the_throne import messages as m
from throneroom.games.battle_for_the_throne.cards import ACE, COUNT, JACK, JOKER, KING, SUITS
from throneroom.games.battle_for_the_throne.notation import rallying
from throneroom.games.battle_for_the_throne.story import character, rank_of, seat_name, slug, spot
from throneroom.games.battle_for_the_throne.view import hand, stack

if TYPE_CHECKING:
    from throneroom.games.battle_for_the_throne import rules
    from throneroom.games.battle_for_the_throne.rules import State
else:
    rules = plain("throneroom.games.battle_for_the_throne.rules")


def why(s: State, seat: int, action: int) -> Reason:
    """The rule that forbids an action of a seat that is asked."""
    reasons = {
        rules.CHOOSING: _why_not_chosen,
        rules.ACTING: _why_no_action,
        rules.ANSWERING: _why_no_answer,
        rules.HONORING: _why_not_honored,
        rules.TRIMMING: _why_not_trimmed,
        rules.DISCARDING: _why_not_discarded,
        rules.EXHAUSTED: _why_not_reformed,
        rules.MENDING: _why_not_mended,
    }
    reason = reasons[s.stage](s, seat, action)
    assert reason is not None
    return reason


def _why_not_chosen(s: State, seat: int, action: int) -> Reason:
    rank = rank_of(rules.place_to_choose(s, seat))
    return m.ChosenInOrder("BA-1", rank) if action >= rules.CHOOSE else m.ChooseFirst("BA-1", rank)


def _why_no_action(s: State, seat: int, action: int) -> Reason | None:
    """On a turn."""
    if action < rules.HEAL:
        return _why_no_strike(s, seat, action)
    if action < rules.RALLY:
        return _why_not_held(s, seat, KING + action - rules.HEAL, "BA-11") or m.NothingToHeal("BA-11")
    if action < rules.RAISE_SHIELD:
        return _why_no_rally(s, seat, action - rules.RALLY, rallying(action))
    if action == rules.RAISE_SHIELD:
        return _why_no_shield(s, seat)
    if action < rules.PASS:
        return _why_not_held(s, seat, JACK + action - rules.DEPLOY, "BA-10")
    return _why_not_now(s, seat, action)


def _why_not_now(s: State, seat: int, action: int) -> Reason:
    """Why not a decision that belongs to another moment than a turn."""
    if action in (rules.JESTER, rules.ACCEPT):
        return m.NoAttackToAnswer("BA-15")
    if action in (rules.DRAW, rules.DECLINE):
        return m.NobodyFell("BA-8")
    if rules.DISCARD <= action < rules.MEND:
        return m.NoDiscardNow("BA-2", s.hand_size[seat])
    if action in (rules.REFORM, rules.STAY):
        return m.NoReformNow("BA-19")
    return m.CourtsStand("BA-1") if action >= rules.CHOOSE else m.RoundGoesOn("BA-18")


def _why_not_held(s: State, seat: int, card: int, rule: str) -> Reason | None:
    if card in hand(s, seat):
        return None
    return m.NoJoker(rule) if card == JOKER else m.NotInHand(rule, slug(card), _whereabouts(s, seat, card))


def _whereabouts(s: State, seat: int, card: int) -> m.Whereabouts:
    """Where one of the seat's own cards is; a card found nowhere else is in the deck."""
    if rules.in_bag(s.discard[seat], card):
        return m.InDiscardPile()
    if card in list(s.court[seat]):
        return m.InCourt()
    for owner in range(s.players):
        for place in range(rules.PLACES):
            if seat * COUNT + card in stack(s, owner, place):
                return m.LiesOn(character(s, owner, place))
    return m.InDeck()


# Actions


def _why_no_strike(s: State, seat: int, action: int) -> Reason | None:
    card, target, place = rules.attack_card(action), rules.seat_of(action), action % rules.PLACES
    return (
        _why_not_held(s, seat, card, "BA-12" if rules.is_king(card) else "BA-4")
        or _why_no_target(s, seat, target, place)
        or _why_not_foremost(s, target, place)
        or _why_own_suit(s, card, target, place)
    )


def _why_no_target(s: State, seat: int, target: int, place: int) -> Reason | None:
    if target == seat:
        return m.OwnCharacter("BA-5", spot(target, place))
    if target >= s.players:
        return m.NoSuchSeat("BA-5", seat_name(target))
    if not rules.plays_on(s, target):
        return m.AlreadyOut("BA-17", seat_name(target))
    return m.NobodyThere("BA-5", spot(target, place)) if s.court[target, place] == rules.NONE else None


def _why_not_foremost(s: State, target: int, place: int) -> Reason | None:
    front = rules.front(s, target)
    if front <= place < rules.rank_end(front):
        return None
    if front == rules.SHIELD:
        return m.ShieldInFront("BA-16", seat_name(target))
    return m.RankInFront("BA-5", seat_name(target), rank_of(front), spot(target, place))


def _why_own_suit(s: State, card: int, target: int, place: int) -> Reason | None:
    if rules.may_strike(s, card, target, place):
        return None
    struck = s.court[target, place]
    if struck == JOKER:
        return m.OwnSuitOfShield("BA-6, BA-16", slug(card), SUITS[card % 4])
    return m.OwnSuit("BA-9" if card >= ACE and struck < KING else "BA-6", slug(card), slug(struck))


def _why_no_rally(s: State, seat: int, number: int, card: int) -> Reason | None:
    owner, place = rules.seat_of(number), number % rules.PLACES
    if owner != seat:
        return m.NoRallyAbroad("BA-13", spot(owner, place))
    if place == rules.SHIELD:
        return m.NoRallyOfShield("BA-13")
    if s.court[seat, place] == rules.NONE:
        return m.NobodyToReplace("BA-13", spot(owner, place))
    return _why_not_held(s, seat, card, "BA-13")


def _why_no_shield(s: State, seat: int) -> Reason | None:
    return m.ShieldUsed("BA-16") if s.shielded >> seat & 1 else _why_not_held(s, seat, JOKER, "BA-16")


# Answers


def _why_no_answer(s: State, seat: int, action: int) -> Reason:
    if action == rules.JESTER:
        return m.NoJokerToAnswer("BA-15")
    return m.AnswerFirst("BA-15", character(s, seat, s.place))


def _why_not_honored(s: State, seat: int, action: int) -> Reason:
    return m.HonorFirst("BA-8")


def _why_not_trimmed(s: State, seat: int, action: int) -> Reason | None:
    if rules.DISCARD <= action < rules.MEND:
        return _why_not_held(s, seat, action - rules.DISCARD, "BA-2")
    return m.SixthFirst("BA-2")


# The end of a round


def _why_not_discarded(s: State, seat: int, action: int) -> Reason | None:
    if rules.DISCARD <= action < rules.MEND:
        return _why_not_held(s, seat, action - rules.DISCARD, "BA-18")
    return m.DiscardBeforeReform("BA-19") if action in (rules.REFORM, rules.STAY) else m.DiscardFirst("BA-18")


def _why_not_reformed(s: State, seat: int, action: int) -> Reason:
    return m.ReformFirst("BA-19")


def _why_not_mended(s: State, seat: int, action: int) -> Reason:
    if rules.MEND <= action < rules.CHOOSE:
        return _why_no_mend(s, seat, action - rules.MEND)
    if action in (rules.REFORM, rules.STAY):
        return _why_no_reform_now(s, seat)
    if action == rules.KEEP or rules.DISCARD <= action < rules.MEND:
        return m.DiscardIsOver("BA-18")
    return m.MendFirst("BA-18")


def _why_no_mend(s: State, seat: int, number: int) -> Reason:
    owner, place = rules.seat_of(number), number % rules.PLACES
    if owner != seat:
        return m.NoMendAbroad("BA-18", spot(owner, place))
    if s.court[seat, place] == rules.NONE:
        return m.NobodyThere("BA-18", spot(owner, place))
    return m.NothingToMend("BA-18", character(s, seat, place))


def _why_no_reform_now(s: State, seat: int) -> Reason:
    if s.deck_size[seat]:
        return m.DeckNotEmpty("BA-19", s.deck_size[seat])
    return m.ReformDecided("BA-19") if s.discard[seat] else m.NothingToReform("BA-19")
