"""The story of a game of Battle For The Throne: what each decision did, and what is asked now."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from throneroom.engine.compiled import plain
from throneroom.engine.messages import CardSlug, Event, Question, Seat
from throneroom.games.battle_for_the_throne import messages as m
from throneroom.games.battle_for_the_throne.cards import COUNT, JACK, KING, SLUGS, SUITS
from throneroom.games.battle_for_the_throne.notation import SEATS, rallying
from throneroom.games.battle_for_the_throne.view import hand, in_play, members, stack

if TYPE_CHECKING:
    from throneroom.games.battle_for_the_throne import rules
    from throneroom.games.battle_for_the_throne.rules import State
else:
    rules = plain("throneroom.games.battle_for_the_throne.rules")


# Names of things


def slug(card: int) -> CardSlug:
    return CardSlug(SLUGS[card])


def slugs(cards: list[int]) -> tuple[CardSlug, ...]:
    return tuple(slug(card) for card in cards)


def seat_name(seat: int) -> Seat:
    return Seat(SEATS[seat])


def rank_of(place: int) -> m.Rank:
    if place == rules.SHIELD:
        return "shield"
    return "jack" if place < rules.QUEENS else "queen" if place < rules.THRONE else "king"


def nth_in_rank(place: int) -> int | None:
    """The number of a place among the Jacks or Queens."""
    if place >= rules.THRONE:
        return None
    return place + 1 if place < rules.QUEENS else place - rules.QUEENS + 1


def spot(seat: int, place: int) -> m.Spot:
    return m.Spot(seat_name(seat), rank_of(place), nth_in_rank(place))


def character(s: State, seat: int, place: int) -> m.Character:
    """The character at a place."""
    card = s.court[seat, place]
    rallied = rules.is_king(card) and place < rules.THRONE
    return m.Character(seat_name(seat), rank_of(place), nth_in_rank(place), slug(card), rallied)


# What is asked


def ask(s: State, viewer: int | None) -> Question:
    """Whose turn it is and what is asked."""
    if s.stage == rules.OVER:
        return _result(s)
    if s.stage == rules.CHOOSING:
        return m.ToChoose(_choices(s))
    if s.stage == rules.ANSWERING:
        target = character(s, s.target, s.place)
        return m.ToAnswer(seat_name(s.target), seat_name(s.turn), slug(s.attack), target)
    if s.stage == rules.HONORING:
        return m.ToDrawHonorably(seat_name(s.target))
    if s.stage == rules.TRIMMING:
        return m.ToDiscardSixth(seat_name(s.target))
    kinds = {
        rules.ACTING: m.ToAct,
        rules.DISCARDING: m.ToDiscard,
        rules.EXHAUSTED: m.ToReform,
        rules.MENDING: m.ToMend,
    }
    asked: Question = kinds[s.stage](seat_name(s.turn), s.round_number)
    return asked


def _choices(s: State) -> tuple[m.Chooses, ...]:
    places = [(seat, rules.place_to_choose(s, seat)) for seat in range(s.players)]
    return tuple(m.Chooses(seat_name(seat), rank_of(place)) for seat, place in places if place != rules.NONE)


def _result(s: State) -> Question:
    winners = _winners(s)
    return m.Won(winners[0]) if len(winners) == 1 else m.WonTogether(rules.LAST_ROUND, winners)


def _winners(s: State) -> tuple[Seat, ...]:
    return tuple(seat_name(seat) for seat in in_play(s))


# What happened


def begin(s: State, viewer: int | None) -> list[Event]:
    """How the game opens."""
    opened = m.GameOpened(s.players, s.jokers)
    return [opened] if s.stage == rules.CHOOSING else [opened, m.BegunLater(s.round_number, ask(s, viewer))]


def tell(before: State, seat: int, action: int, after: State, viewer: int | None) -> list[Event]:
    """What a decision did."""
    if before.stage == rules.CHOOSING:
        return _choice_told(before, seat, action, after)
    if before.stage == rules.ACTING:
        return [*_action_told(before, seat, action, after), *_ending(after)]
    if before.stage == rules.ANSWERING:
        return [*_answer_told(before, seat, action, after), *_ending(after)]
    if before.stage == rules.HONORING:
        return [_honor_told(before, seat, action, after)]
    if before.stage == rules.TRIMMING:
        return [m.SixthDiscarded(seat_name(seat), slug(action - rules.DISCARD))]
    return [_step_told(before, seat, action, after), *_round_told(before, after), *_ending(after)]


def _choice_told(before: State, seat: int, action: int, after: State) -> list[Event]:
    who = seat_name(seat)
    told: list[Event] = [
        m.ChosenInSecret(who, rank_of(rules.place_to_choose(before, seat)))
        if action < 0
        else m.Chosen(who, slug(rules.chosen_card(action)))
    ]
    if after.stage == rules.CHOOSING:
        return told
    for owner in range(after.players):
        court = [after.court[owner, place] for place in (rules.THRONE, rules.QUEENS, rules.JACKS)]
        told.append(m.CourtRevealed(seat_name(owner), slugs(court)))
    return [*told, m.HandsDrawn(), *_round_told(before, after)]


def _round_told(before: State, after: State) -> list[Event]:
    if after.round_number == before.round_number:
        return []
    return [m.RoundBegun(after.round_number, seat_name(after.first))]


def _action_told(before: State, seat: int, action: int, after: State) -> list[Event]:
    who = seat_name(seat)
    if action < rules.HEAL:
        return _strike_told(before, seat, action, after)
    if action < rules.RALLY:
        return [m.KingHealed(who, slug(KING + action - rules.HEAL), len(stack(before, seat, rules.THRONE)))]
    if action < rules.RAISE_SHIELD:
        return [_rally_told(before, seat, (action - rules.RALLY) % rules.PLACES, rallying(action))]
    if action == rules.RAISE_SHIELD:
        return [m.ShieldRaised(who, SUITS[rules.suit_at(after, seat, rules.SHIELD)])]
    if action < rules.PASS:
        return [_deployed(seat, JACK + action - rules.DEPLOY, after)]
    if after.stage == rules.ACTING:
        return [m.Passed(who)]
    return [m.RoundEnded(who, after.round_number, seat_name(after.turn))]


def _rally_told(before: State, seat: int, place: int, card: int) -> Event:
    replaced = character(before, seat, place)
    attacks, points = len(stack(before, seat, place)), rules.damage(before, seat, place)
    return m.KingRallied(seat_name(seat), slug(card), replaced, attacks, points)


def _deployed(seat: int, card: int, after: State) -> Event:
    place = list(after.court[seat]).index(card)
    nth = nth_in_rank(place)
    assert nth is not None
    return m.Deployed(seat_name(seat), slug(card), rank_of(place), nth)


def _strike_told(before: State, seat: int, action: int, after: State) -> list[Event]:
    card, target, place = rules.attack_card(action), rules.seat_of(action), action % rules.PLACES
    kind = m.Charged if rules.is_king(card) else m.Attacked
    told = kind(seat_name(seat), slug(card), character(before, target, place))
    if after.stage == rules.ANSWERING:
        return [told]
    return [told, *_landing(before, after, card, target, place)]


def _answer_told(before: State, seat: int, action: int, after: State) -> list[Event]:
    card, who = before.attack, seat_name(seat)
    if action == rules.JESTER:
        target = character(before, seat, before.place)
        return [m.JesterPlayed(who, seat_name(before.turn), slug(card), target)]
    return [m.Accepted(who), *_landing(before, after, card, seat, before.place)]


def _landing(before: State, after: State, card: int, seat: int, place: int) -> list[Event]:
    """What an attack does if nobody cancels it."""
    attack = seat_name(before.turn), slug(card), character(before, seat, place)
    struck = before.court[seat, place]
    if rules.kills_outright(card, struck):
        return [m.DestroyedAtOnce(*attack)]
    full, whole = rules.full_value(card), rules.points(struck)
    halved = rules.is_halved(card, rules.suit_at(before, seat, place))
    points = full // 2 if halved else full
    left = whole - rules.damage(before, seat, place) - points
    if left > 0:
        return [m.AttackLanded(*attack, points, halved, left)]
    if place == rules.SHIELD:
        return [m.ShieldBroke(*attack, points, halved, whole)]
    return [m.CharacterFell(*attack, points, halved, whole), *_fall_told(after, seat, place)]


def _fall_told(after: State, seat: int, place: int) -> list[Event]:
    if place != rules.THRONE:
        return []
    return [m.KingLost(seat_name(seat), slug(after.fallen[seat]), after.round_number, rules.kings(after) + 1)]


def _honor_told(before: State, seat: int, action: int, after: State) -> Event:
    if action == rules.DECLINE:
        return m.DrewNothingHonorably(seat_name(seat))
    return m.DrewHonorably(seat_name(seat), _drawn(before, after, seat))


def _drawn(before: State, after: State, seat: int, given: int | None = None) -> m.Drawn:
    """The cards that a seat has drawn if they are visible, otherwise how many."""
    number = after.hand_size[seat] - before.hand_size[seat] + (given is not None)
    if number == 0 or len(hand(after, seat)) != after.hand_size[seat]:
        return m.CountedCards(number)
    new = Counter(hand(after, seat)) - (Counter(hand(before, seat)) - Counter([] if given is None else [given]))
    return m.SeenCards(slugs(sorted(new.elements())))


def _step_told(before: State, seat: int, action: int, after: State) -> Event:
    """The end of a round."""
    who = seat_name(seat)
    if action == rules.KEEP:
        return m.HandKept(who, _drawn(before, after, seat))
    if rules.DISCARD <= action < rules.MEND:
        card = action - rules.DISCARD
        return m.CardDiscarded(who, slug(card), _drawn(before, after, seat, card))
    if action == rules.REFORM:
        rest = len(members(after.discard[seat]))
        size = len(members(before.discard[seat])) - rest
        return m.DeckReformed(who, size, rest, _drawn(before, after, seat))
    if action == rules.STAY:
        return m.DeckLeftEmpty(who)
    if action == rules.SKIP:
        return m.NothingMended(who)
    place = (action - rules.MEND) % rules.PLACES
    attack = before.top[seat, place]
    return m.AttackRemoved(who, seat_name(attack // COUNT), slug(attack % COUNT), character(before, seat, place))


def _ending(after: State) -> list[Event]:
    if after.stage != rules.OVER:
        return []
    winners = _winners(after)
    return [m.LastKing(winners[0]) if len(winners) == 1 else m.VictoryShared(rules.LAST_ROUND, winners)]
