"""The story of a game of Hierarchy: what each decision did, and what is asked now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from throneroom.engine.compiled import plain
from throneroom.engine.messages import CardSlug, Event, Question, Seat
from throneroom.games.hierarchy import messages as m
from throneroom.games.hierarchy.cards import (
    ASSASSIN,
    BARONESS,
    DRAGON,
    HIGH_PRIEST,
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
    USURPER,
)

if TYPE_CHECKING:
    from throneroom.games.hierarchy import rules
    from throneroom.games.hierarchy.rules import State
else:
    rules = plain("throneroom.games.hierarchy.rules")

DEEDS = {
    ASSASSIN: "strikes-down",
    LEPER: "clears-around",
    SERF: "climbs-past",
    TOWER: "walls-in",
    SURGEON: "operates-above",
    USURPER: "seizes-place",
    SORCERER: "silences",
    BARONESS: "looks-down-on",
    HIGH_PRIEST: "steps-over",
    QUEEN: "sweeps-past",
    KING: "commands",
}


def slug(card: int) -> CardSlug:
    return CardSlug(SLUGS[card])


def seat_name(seat: int) -> Seat:
    return Seat(f"p{seat + 1}")


def on_top(s: State) -> m.OnTop:
    """The card on top, as the name it counts as."""
    return m.OnTop(slug(s.face), rules.number_on_top(s.face), rules.top(s) == IMPOSTER)


# What is asked


def ask(s: State, viewer: int | None) -> Question:
    """Whose turn it is and what is asked."""
    who, rival = seat_name(s.turn), seat_name(1 - s.turn)
    if s.stage == rules.OVER:
        return m.Won(rival, who)
    if s.stage == rules.PLAY:
        return m.ToOpen(who) if s.length == 0 else m.ToPlay(who, on_top(s))
    return m.ToSendHome(who, rival)


# What happened


def begin(s: State, viewer: int | None) -> list[Event]:
    """How the game opens; the deal alone can decide it (HI-7)."""
    return [m.Dealt(seat_name(s.purple >> IMPOSTER & 1)), *_ending(s)]


def tell(before: State, seat: int, action: int, after: State, viewer: int | None) -> list[Event]:
    """What a decision did."""
    if action >= rules.RETURN:
        sent = m.SentHome(seat_name(seat), slug(action - rules.RETURN), seat_name(1 - seat))
        return [sent, *_ending(after)]
    name = rules.name_of(action)
    told = [_play_told(before, seat, rules.card_of(action), name, rules.discard_of(action))]
    return told + _ending(after)


def _play_told(s: State, seat: int, card: int, name: int, discard: int) -> Event:
    if s.length == 0:
        return m.LineOpened(seat_name(seat), slug(card))
    played = m.Played(seat_name(seat), slug(card), slug(name) if card == IMPOSTER else None)
    if discard != rules.NONE:
        return m.TowerRaised(played, on_top(s), slug(discard))
    return m.CardLaid(played, _deed(s, name), on_top(s), _way(name, s.face))


def _deed(s: State, name: int) -> str:
    """What a card does to the one it is laid on."""
    if s.face == USURPER:
        return "ducks-under"
    if name == HIGH_PRIEST and s.face != SORCERER:
        return "blesses"
    if name == KNIGHT:
        return "slays" if s.face == DRAGON else "rides-over"
    if name == DRAGON:
        return "carries-off" if s.face == BARONESS else "swoops-down-on"
    return DEEDS[name]


def _way(name: int, face: int) -> str:
    """The rule that lets a card of this name go on a top card that counts as `face`, without a discard."""
    if face == SORCERER:
        return "HI-15"
    if USURPER in (name, face):
        return "HI-14"
    if name + 1 > rules.number_on_top(face):
        return "HI-4"
    if (name, face) in ((KNIGHT, DRAGON), (DRAGON, BARONESS)):
        return "HI-13"
    return {ASSASSIN: "HI-8", LEPER: "HI-9", HIGH_PRIEST: "HI-16"}[name]


def _ending(s: State) -> list[Event]:
    if s.stage != rules.OVER:
        return []
    loser, winner = seat_name(s.turn), seat_name(1 - s.turn)
    if s.length == 0:
        return [m.CannotOpen(loser, winner)]
    return [m.NothingFollows(loser, winner, on_top(s)) if s.hand[s.turn] else m.NoCardLeft(loser, winner)]
