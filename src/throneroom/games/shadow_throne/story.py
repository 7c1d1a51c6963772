"""The story of a game of Shadow Throne: what each decision did; the last card chosen for a wave tells the whole wave.

To tell a wave, the module repeats the steps of the rules one by one and compares the state before and after each.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from throneroom.engine.compiled import plain
from throneroom.engine.messages import CardSlug, Event, Question, Seat
from throneroom.games.shadow_throne import messages as m
from throneroom.games.shadow_throne.beliefs import POOL
from throneroom.games.shadow_throne.cards import (
    COMMONER,
    ELITE,
    FACTION,
    FACTIONS,
    GOLD,
    KILLED_BY,
    KINDS,
    KING_KYROS,
    LANGMAN,
    ORDER,
    PHABOS_SCOUTS,
    PICUREAS,
    PRINCESS_BEATRICE,
    PROTIS,
    QUEEN_ELETHERIA,
    RANK,
    RANKS,
    REBELS,
    SHEPHERD_OF_THE_LOST,
    SIMONE,
    SYTHERA,
    THAVNA,
)
from throneroom.games.shadow_throne.view import MARTYR, seat_name, slug, wave_of

if TYPE_CHECKING:
    from throneroom.games.shadow_throne import rules
    from throneroom.games.shadow_throne.rules import State
else:
    rules = plain("throneroom.games.shadow_throne.rules")

Place = tuple[int, int]
"""A seat and a place in its line."""

CONVERTERS = ((SHEPHERD_OF_THE_LOST, COMMONER), (PRINCESS_BEATRICE, COMMONER), (PROTIS, ELITE))


# What is asked


def ask(s: State, viewer: int | None) -> Question:
    """Who must decide what, or who has won and by what."""
    if s.stage == rules.OVER:
        return outcome(s)
    seats = tuple(seat_name(seat) for seat in range(s.players) if rules.waiting(s) >> seat & 1)
    if s.stage == rules.DRAFT:
        return m.ToTake(seats, len(seats), POOL - s.taken)
    if s.stage == rules.WAVE:
        return m.ToChoose(seats, len(seats), s.wave, s.battle)
    return m.ToCall(seats[0]) if s.stage == rules.EXTRA else m.ToKeep(seats, len(seats))


def outcome(s: State) -> m.Won | m.WonByGold | m.NobodyWon:
    """ST-23: who has won, and by what."""
    most = max(s.influence[seat] for seat in range(s.players))
    first = [seat for seat in range(s.players) if s.influence[seat] == most]
    richest = max(s.gold[seat] for seat in first)
    best = tuple(seat_name(seat) for seat in first if s.gold[seat] == richest)
    if len(best) > 1:
        return m.NobodyWon(best, most, richest)
    return m.WonByGold(best[0], most, richest) if len(first) > 1 else m.Won(best[0], most)


# What happened


def begin(s: State, viewer: int | None) -> list[Event]:
    """How the game opens."""
    return [m.GameBegun(s.target), m.BattleBegun(s.battle)]


def tell(before: State, seat: int, action: int, after: State, viewer: int | None) -> list[Event]:
    """What a decision did; the last of those taken at the same time tells what all of them did."""
    if before.stage == rules.EXTRA:
        return _extra_told(before, seat, action)
    told = [_choice_told(before, seat, action)]
    if after.stage == before.stage and (after.taken, after.wave) == (before.taken, before.wave):
        return told
    if before.stage == rules.DRAFT:
        return [*told, m.PoolsPassed() if after.taken < POOL else m.PoolsGone()]
    if before.stage == rules.KEEP:
        return [*told, *_langman_stays(after), m.BattleBegun(after.battle)]
    return told + _wave_told(before, after)


def _choice_told(s: State, seat: int, action: int) -> Event:
    """A decision as the player who took it knows it; the others learn only that it was taken."""
    who, card = seat_name(seat), None if action < 0 else slug(action % KINDS)
    if s.stage == rules.DRAFT:
        return m.CardTaken(who, card)
    return m.CardLaid(who, card) if s.stage == rules.WAVE else m.CardKept(who, card)


def _langman_stays(s: State) -> list[Event]:
    return [m.LangmanStays(*_triple(s, at)) for at in _played(s, LANGMAN, rules.STAYED)]


# A wave


def _wave_told(before: State, after: State) -> list[Event]:
    """From the reveal to the end of the wave, or to King Kyros's question."""
    s = before.copy()
    for seat in range(s.players):
        card = after.laid[seat, s.wave]
        s.chosen[seat] = card
        if card not in list(s.hand[seat]):
            s.hand[seat][0] = card  # one of the cards that the viewer does not know
    told: list[Event] = [m.WaveRevealed(s.wave)]
    told += [_reveal_told(s, seat) for seat in range(s.players)]
    rules.reveal(s)
    told += _step_told(s, rules.embolden_after_picureas, lambda was: _after_picureas(was, s))
    told += _step_told(s, rules.act_first, lambda was: _first_told(was, s))
    told += _step_told(s, rules.act_second, lambda was: _kills_told(was, s, s.wave))
    if after.stage == rules.EXTRA:
        return told + [m.KyrosAsks(*_triple(s, at)) for at in _played(s, KING_KYROS, s.wave)]
    return told + _end_told(s)


def _extra_told(before: State, seat: int, action: int) -> list[Event]:
    """King Kyros's answer and the rest of the wave."""
    s = before.copy()
    if action == rules.NO_EXTRA:
        return [m.NobodyCalled(*_triple(s, (seat, s.wave))), *_end_told(s)]
    card = action - rules.EXTRA_CARD
    if card not in list(s.hand[seat]):
        s.hand[seat][0] = card
    rules.lay_extra(s, seat, card)
    called = m.ExtraCalled(*_triple(s, (seat, rules.EXTRA_PLACE)), _purse(GOLD[card]), abs(GOLD[card]))
    return [called, *_end_told(s)]


def _end_told(s: State) -> list[Event]:
    """The third order, the power track, and after the fourth wave the result."""
    told = _step_told(s, rules.act_third, lambda was: _third_told(was, s))
    told.append(m.PowerCounted(*(rules.power(s, side) for side in range(3))))
    return told + _result_told(s) if s.wave == rules.WAVES else told


def _step_told(s: State, step: Callable[[State], None], told: Callable[[State], list[Event]]) -> list[Event]:
    """Take a step of the rules and tell what it changed."""
    was = s.copy()
    step(s)
    return told(was)


def _reveal_told(s: State, seat: int) -> Event:
    """ST-5 to ST-7: one seat's character and its gold, before it is settled."""
    card = s.chosen[seat]
    hush = rules.hush_money(s, seat, card)
    gold = GOLD[card] - hush
    if s.gold[seat] + gold < 0:
        return m.TurnedFaceDown(seat_name(seat), slug(card), s.wave, -gold, bool(hush))
    return m.CharacterSent(seat_name(seat), slug(card), s.wave, _purse(gold), abs(gold), bool(hush))


def _purse(gold: int) -> str:
    """What a seat does with its gold for a card with this income or cost."""
    return "collects" if gold > 0 else "pays" if gold < 0 else "nothing"


# What the steps changed


def _places(s: State) -> Iterator[Place]:
    return ((seat, place) for seat in range(s.players) for place in range(rules.LINE))


def _played(s: State, card: int, place: int) -> list[Place]:
    """Where a card lies face up in this place of a line, dead or alive."""
    there = [(seat, place) for seat in range(s.players) if s.laid[seat, place] == card]
    return [at for at in there if not s.fate[at] & rules.FACE_DOWN]


def _newly(was: State, s: State, mark: int) -> list[Place]:
    """The characters that have received a mark."""
    return [at for at in _places(s) if s.fate[at] & mark and not was.fate[at] & mark]


def _emboldened(was: State, s: State) -> list[Place]:
    return [at for at in _places(s) if s.tokens[at] > was.tokens[at]]


def _triple(s: State, at: Place) -> tuple[Seat, CardSlug, int]:
    """A character as in messages: seat, card and wave."""
    return seat_name(at[0]), slug(s.laid[at]), wave_of(s, *at)


def _named(s: State, places: list[Place]) -> tuple[m.Character, ...]:
    return tuple(m.Character(*_triple(s, at)) for at in places)


def _after_picureas(was: State, s: State) -> list[Event]:
    """ST-14."""
    followers = _emboldened(was, s)
    actors = _named(s, _played(s, PICUREAS, s.wave - 1))
    return [m.PicureasPrepared(actors, 1, _named(s, followers))] if followers else []


def _first_told(was: State, s: State) -> list[Event]:
    """ST-13, ST-16, ST-19."""
    told: list[Event] = []
    gains = [(at, s.tokens[at] - was.tokens[at]) for at in _emboldened(was, s)]
    rebels = tuple(m.Strengthened(*_triple(s, at), power) for at, power in gains if FACTION[s.laid[at]] == REBELS)
    if rebels:
        scouts = _named(s, _played(s, PHABOS_SCOUTS, s.wave))
        told.append(m.ScoutsRideAhead(len(scouts), scouts, rebels))
    told += [m.ThavnaGains(*_triple(s, at), power) for at, power in gains if s.laid[at] == THAVNA]
    return told + [_silence_told(s, at) for at in _played(s, SYTHERA, s.wave)]


def _silence_told(s: State, sythera: Place) -> Event:
    hushed = [
        (seat, s.wave)
        for seat in range(s.players)
        if rules.lives(s, seat, s.wave) and FACTION[s.laid[seat, s.wave]] != REBELS and ORDER[s.laid[seat, s.wave]] > 1
    ]
    if not hushed:
        return m.NobodySilenced(*_triple(s, sythera))
    return m.Silenced(_named(s, [sythera]), len(hushed), _named(s, hushed))


def _kills_told(was: State, s: State, place: int) -> list[Event]:
    """The killers in this place of the lines, each with its victims."""
    dead = _newly(was, s, rules.DEAD)
    told: list[Event] = []
    for rank, killer in enumerate(KILLED_BY):
        victims = _named(s, [at for at in dead if RANK[s.laid[at]] == rank])
        if victims:
            killers = _named(s, _played(s, killer, place))
            told.append(m.Killed(slug(killer), killers, RANKS[rank], len(victims), victims))
    return told + [m.Martyred(*_triple(s, at), MARTYR) for at in dead if s.laid[at] == SIMONE]


def _third_told(was: State, s: State) -> list[Event]:
    """ST-8: deaths, conversions and tokens that happen at the same time."""
    told = _kills_told(was, s, rules.EXTRA_PLACE)
    converted = _newly(was, s, rules.CONVERTED)
    told_of: set[int] = set()
    for converter, rank in CONVERTERS if not rules.silenced(was) else ():
        actors = _named(s, _living(was, converter))
        souls = _named(s, [at for at in converted if RANK[s.laid[at]] == rank])
        if actors and souls:
            told.append(m.Converted(slug(converter), actors, RANKS[rank], len(souls), souls, rank in told_of))
            told_of.add(rank)
    brave = [at for at in _emboldened(was, s) if rules.faction(was, *at) == REBELS]
    eletheria = _named(s, _living(was, QUEEN_ELETHERIA))
    if brave and eletheria:
        told.append(m.EletheriaCalls(eletheria, 1, _named(s, brave)))
    return told


def _living(s: State, card: int) -> list[Place]:
    """ST-9: where a card of this wave is alive to act."""
    return [at for at in _played(s, card, s.wave) if rules.lives(s, *at)]


# The result


def _result_told(s: State) -> list[Event]:
    """ST-22: the winning factions and what they bring; ST-23: the end of the game, if it is over."""
    won = rules.winners(s)
    sides = [FACTIONS[side] for side in range(3) if won >> side & 1]
    was = s.copy()
    rules.resolve(s)
    told: list[Event] = [m.BattleWon(sides[0]) if len(sides) == 1 else m.BattleShared(tuple(map(m.Side, sides)))]
    for seat in range(s.players):
        gain, gold = s.influence[seat] - was.influence[seat], s.gold[seat] - was.gold[seat]
        told.append(m.Rewarded(seat_name(seat), gain, gold, s.influence[seat]))
    return [*told, outcome(s)] if s.stage == rules.OVER else told
