"""The story of a game of Throne and the Grail: what each decision did, and what is asked now."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from throneroom.engine.compiled import plain
from throneroom.engine.messages import CardSlug, Event, Question, Seat
from throneroom.games.throne_and_grail import messages as m
from throneroom.games.throne_and_grail.cards import GRAIL, INFLUENCES, MINUS, SLUGS
from throneroom.games.throne_and_grail.view import turns_had

if TYPE_CHECKING:
    from throneroom.games.throne_and_grail import rules
    from throneroom.games.throne_and_grail.rules import State
else:
    rules = plain("throneroom.games.throne_and_grail.rules")


def slugs(cards: Iterable[int]) -> tuple[CardSlug, ...]:
    """The slugs of the visible cards, without empty places."""
    return tuple(CardSlug(SLUGS[card]) for card in cards if card != rules.NONE)


def seat_name(seat: int) -> Seat:
    return Seat(f"p{seat + 1}")


# What is asked


def ask(s: State, viewer: int | None) -> Question:
    """Whose turn it is and what is asked, or how the game ended."""
    if s.turn == rules.NONE:
        return _result(s)
    turn, who = turns_had(s, s.turn) + 1, seat_name(s.turn)
    if not rules.may_take(s, s.turn):
        return m.ToPlay(s.rounds, turn, who, spent=bool(s.took[s.turn]))
    reach = m.Reach(min(s.length, rules.REACH), whole=s.length <= rules.REACH)
    if s.held[s.turn]:
        return m.ToPlayOrTake(s.rounds, turn, who, reach)
    return m.ToTake(s.rounds, turn, who, reach)


def _result(s: State) -> Question:
    king = rules.crowned(s)
    if king != rules.NONE:
        return m.WonByGrails(seat_name(king))
    points = [rules.points(s, seat) for seat in range(2)]
    if points[0] == points[1]:
        return m.Drawn(points[0])
    return m.WonOnPoints(seat_name(points.index(max(points))), max(points), min(points))


# What happened


def begin(s: State, viewer: int | None) -> list[Event]:
    """How the game opens, or where an arranged one starts."""
    if s.turn == rules.NONE:
        return _ending(s, s)
    if s.rounds > 1 or s.length != rules.OPENING or sum(s.held) < 2 * rules.HAND or any(s.took):
        return [m.GoesOn(ask(s, viewer)), *_hands(s)]
    return [m.GameBegun(seat_name(s.turn), slugs(s.line)), *_hands(s)]


def tell(before: State, seat: int, action: int, after: State, viewer: int | None) -> list[Event]:
    """What a decision did."""
    told = _take_told(before, seat, after) if action == rules.TAKE else [_play_told(before, seat, action)]
    if after.turn == rules.NONE:
        return told + _ending(before, after)
    if after.rounds > before.rounds:
        return [*told, m.RoundBegun(after.rounds, seat_name(after.turn), after.length), *_hands(after)]
    return told


def _play_told(s: State, seat: int, card: int) -> Event:
    return m.CardPlayed(seat_name(seat), CardSlug(SLUGS[card]), _deed(card) if s.length else "begins")


def _deed(card: int) -> str:
    """What a card does to a Line that is not empty."""
    if card == GRAIL:
        return "lets-go"
    if card > GRAIL:
        return "spoils" if card > MINUS else "sweetens"
    return "adds"


def _take_told(before: State, seat: int, after: State) -> list[Event]:
    who = seat_name(seat)
    spoils = list(before.line)[rules.reach(before) : before.length]
    told: list[Event] = [m.LineTaken(who, slugs(spoils), whole=not after.length, forced=not before.held[seat])]
    gains = _gains(before, seat, after)
    if gains:
        told.append(m.Gained(who, gains))
    if after.turn == rules.NONE:
        return told
    if GRAIL in spoils:
        told.append(m.GrailsCounted(who, after.taken[seat][GRAIL], after.taken[1 - seat][GRAIL]))
    return [*told, m.PointsSoFar(_points(before, 0, after), _points(before, 1, after))]


def _gains(before: State, seat: int, after: State) -> tuple[m.NowLeads | m.DrawsLevel | m.CompletesSets, ...]:
    """TG-10, TG-11: who led before and who leads now, and new sets."""
    won = slugs(card for card in INFLUENCES if _lead(before, seat, card) <= 0 < _lead(after, seat, card))
    levelled = slugs(card for card in INFLUENCES if _lead(before, seat, card) < 0 == _lead(after, seat, card))
    sets = rules.sets(after, seat) - rules.sets(before, seat)
    possible = (won, m.NowLeads(won)), (levelled, m.DrawsLevel(levelled)), (sets, m.CompletesSets(sets))
    return tuple(gain for some, gain in possible if some)


def _lead(s: State, seat: int, card: int) -> int:
    return s.taken[seat][card] - s.taken[1 - seat][card]


def _points(before: State, seat: int, after: State) -> m.Points:
    points = rules.points(after, seat), rules.points(before, seat)
    return m.Points(seat_name(seat), *points, _lost(before, seat, after))


def _lost(before: State, seat: int, after: State) -> tuple[CardSlug, ...]:
    """TG-10: the majorities that the seat has lost."""
    return slugs(card for card in INFLUENCES if rules.majority(after, seat, card) < rules.majority(before, seat, card))


def _hands(s: State) -> list[Event]:
    """The hands that the viewer sees."""
    hands = [slugs(s.hand[seat]) for seat in range(2)]
    return [m.Holds(seat_name(seat), hand) for seat, hand in enumerate(hands) if hand]


def _ending(before: State, s: State) -> list[Event]:
    """TG-9 to TG-13, and TG-1: the cards put away are shown."""
    away = m.AwayShown(slugs(list(s.deck)[: rules.AWAY]))
    king = rules.crowned(s)
    if king != rules.NONE:
        return [m.Crowned(seat_name(king)), away]
    return [*(_score(before, seat, s) for seat in range(2)), _verdict(s), away]


def _score(before: State, seat: int, s: State) -> Event:
    return m.Scored(
        seat=seat_name(seat),
        majorities=sum(rules.majority(s, seat, card) for card in INFLUENCES),
        sets=5 * rules.sets(s, seat),
        numbers=rules.numbers(s, seat),
        total=rules.points(s, seat),
        before=rules.points(before, seat),
        lost=_lost(before, seat, s),
        leads=slugs(card for card in INFLUENCES if rules.majority(s, seat, card)),
    )


def _verdict(s: State) -> Event:
    lead = rules.points(s, 0) - rules.points(s, 1)
    return m.ThroneTaken(seat_name(0 if lead > 0 else 1)) if lead else m.NeitherAhead()
