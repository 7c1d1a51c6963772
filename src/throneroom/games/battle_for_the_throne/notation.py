"""The notation of Battle For The Throne: a text for each action, names of seats and places, and what chance does."""

from __future__ import annotations

from throneroom.engine.compiled import plain
from throneroom.engine.game import Settings
from throneroom.engine.messages import Seat
from throneroom.games.battle_for_the_throne.cards import JACK, KING, SLUGS, SUITS

rules = plain("throneroom.games.battle_for_the_throne.rules")

SEATS = tuple(Seat(f"p{seat + 1}") for seat in range(rules.SEATS))
PLACES = (*(f"jack {n + 1}" for n in range(7)), *(f"queen {n + 1}" for n in range(7)), "king", "shield")
"""The names of the places, as notation uses them after the seat."""

_SINGLE = {
    rules.RAISE_SHIELD: "shield",
    rules.PASS: "pass",
    rules.JESTER: "jester",
    rules.ACCEPT: "accept",
    rules.DRAW: "draw",
    rules.DECLINE: "decline",
    rules.KEEP: "keep",
    rules.REFORM: "reform",
    rules.STAY: "stay",
    rules.SKIP: "skip",
}


def actions(settings: Settings) -> list[str]:
    """The notation of every action, by its number."""
    return [_notation(action) for action in range(rules.ACTIONS)]


def _notation(action: int) -> str:
    if action in _SINGLE:
        return _SINGLE[action]
    if action < rules.HEAL:
        card = rules.attack_card(action)
        return f"{'charge' if rules.is_king(card) else 'attack'} {SLUGS[card]} {_character(action)}"
    if action < rules.RALLY:
        return f"heal {SLUGS[KING + action - rules.HEAL]}"
    if action < rules.RAISE_SHIELD:
        return f"rally {SLUGS[rallying(action)]} {_character(action - rules.RALLY)}"
    if action < rules.PASS:
        return f"deploy {SLUGS[JACK + action - rules.DEPLOY]}"
    if action < rules.MEND:
        return f"discard {SLUGS[action - rules.DISCARD]}"
    if action < rules.CHOOSE:
        return f"mend {_character(action - rules.MEND)}"
    nth = action - rules.CHOOSE
    return f"{('king', 'queen', 'jack')[nth // 4]} {SUITS[nth % 4]}"


def _character(number: int) -> str:
    """A character by its number in a run of seats and places: `p2 jack 1`."""
    return named(rules.seat_of(number), number % rules.PLACES)


def named(seat: int, place: int) -> str:
    return f"{SEATS[seat]} {PLACES[place]}"


def rallying(action: int) -> int:
    """The King of a rally."""
    card: int = KING + (action - rules.RALLY) // (rules.SEATS * rules.PLACES)
    return card


def event(purpose: int, index: int, outcome: tuple[int, ...]) -> tuple[str, tuple[str, ...]]:
    """The name of a random event and its outcome."""
    if purpose == rules.DIE:
        return "first", (SEATS[rules.nth_seat(index % (1 << rules.SEATS), outcome[0])],)
    name = "deck" if index < rules.SEATS else "reform"
    return f"{name} {SEATS[index % rules.SEATS]}", tuple(SLUGS[card] for card in outcome)
