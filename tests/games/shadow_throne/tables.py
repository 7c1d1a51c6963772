"""Positions of Shadow Throne by name, for the tests."""

from __future__ import annotations

import throneroom
from throneroom import Match
from throneroom.games.shadow_throne.view import Character, Player, Table


def table(players: int = 3, target: int = 15, **parts: str) -> Match:
    return Match.arrange("shadow-throne", players, 1, {"target": target}, **parts)


def at_wave(*hands: str, **parts: str) -> Match:
    """The wave that the lines lead up to; each hand begins with these cards. Everybody has 9 gold, if not said."""
    named = {f"p{n}": f"{cards}, rest" for n, cards in enumerate(hands, 1)}
    return table(len(hands), **{"stage": "wave", "gold": "9", **named, **parts})


def choose(match: Match, *cards: str) -> Match:
    """Every seat in turn plays a card."""
    for seat, card in zip(match.seats, cards, strict=True):
        match.play(seat, f"play {card}")
    return match


def fought(*cards: str, **parts: str) -> Match:
    """After a wave to which every seat has sent one card."""
    return choose(at_wave(*cards, **parts), *cards)


def with_kyros(extra: str, *cards: str, **parts: str) -> Match:
    """After a wave in which p1 has sent King Kyros with an extra card, and the others one card each."""
    match = choose(at_wave(f"king-kyros, {extra}", *cards, **parts), "king-kyros", *cards)
    match.play("p1", f"extra {extra}")
    return match


def sees(match: Match, viewer: str | None = None) -> Table:
    seen: Table = match.view(viewer).table
    return seen


def player(match: Match, seat: str) -> Player:
    return sees(match).players[int(seat[1]) - 1]


def last(match: Match, seat: str) -> Character:
    """The last card of a seat's line."""
    return player(match, seat).line[-1]


def first(match: Match, seat: str) -> Character:
    return player(match, seat).line[0]


def powers(match: Match) -> tuple[int, ...]:
    """Of Empire, Rebels and Church."""
    return tuple(side.power for side in sees(match).factions)


def gold(match: Match) -> tuple[int, ...]:
    return tuple(seat.gold for seat in sees(match).players)


def influence(match: Match) -> tuple[int, ...]:
    return tuple(seat.influence for seat in sees(match).players)


def play_on(match: Match, stage: str) -> Match:
    """Everybody takes the first choice until the stage has come."""
    while sees(match).stage != stage:
        seat = match.waiting[0]
        match.play(seat, match.legal(seat)[0])
    return match


def new(players: int = 3, seed: int = 7) -> Match:
    return throneroom.new("shadow-throne", players=players, seed=seed)
