"""The rules of tournaments: who meets whom in which round, and the standings, as pure functions of the games so far.

Players are numbers in the order of the draw. In a knock-out the draw fills a bracket, and the first players have a bye
in the first round if there are empty places. In a round robin everybody meets everybody once.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Literal

Kind = Literal["knockout", "roundrobin"]
ONE, OTHER, DRAW = "one", "other", "draw"
FEWEST, MOST = 3, 32
REPLAYS = 1
"""How often a drawn game of a knock-out is played again; after that, the player drawn first goes through."""


@dataclass(frozen=True, slots=True)
class Game:
    """A game of a tournament; `result` says which of the two won, None while it is played."""

    round: int
    number: int
    attempt: int
    one: int
    other: int
    result: str | None = None


@dataclass(frozen=True, slots=True)
class Place:
    """Where a player stands."""

    player: int
    rank: int
    points: float
    played: int
    direct: float
    """Points from games against those with the same points."""
    berger: float
    """Sonneborn-Berger: the points of those it has beaten, and half the points of those it has drawn with."""
    beaten: bool
    """Out of a knock-out."""


def rounds_of(kind: Kind, players: int) -> int:
    """How many rounds a tournament has."""
    return (players - 1).bit_length() if kind == "knockout" else players - 1 + players % 2


def points_of(game: Game, player: int) -> float:
    """What a player got in a game that is over."""
    if game.result == DRAW:
        return 0.5
    return float(game.result == (ONE if player == game.one else OTHER))


def next_games(kind: Kind, players: int, games: Sequence[Game], at_once: bool = False) -> list[Game] | None:
    """The games to begin now: none while games of the round are played; None if the tournament is over.

    A round robin can begin with all of its games `at_once`.
    """
    if any(game.result is None for game in games):
        return []
    round_number = max((game.round for game in games), default=0)
    if kind == "knockout" and (again := _replayed(games, round_number)):
        return again
    if round_number == rounds_of(kind, players):
        return None
    if kind == "roundrobin":
        last = rounds_of(kind, players) if at_once else round_number + 1
        return [game for number in range(round_number + 1, last + 1) for game in _round_robin(players, number)]
    left = survivors(players, games, round_number)
    paired = _bracket(players) if round_number == 0 else list(zip(left[::2], left[1::2], strict=True))
    return [
        Game(round_number + 1, n, 0, one, other)
        for n, (one, other) in enumerate(pair for pair in paired if None not in pair)
        if one is not None and other is not None
    ]


def _bracket(players: int) -> list[tuple[int | None, int | None]]:
    """The first round of a knock-out in the order of the bracket; None is a bye, which the first players have."""
    places = 1 << rounds_of("knockout", players)
    byes = places - players
    pairs: list[tuple[int | None, int | None]] = [(player, None) for player in range(byes)]
    rest = range(byes, players)
    pairs += list(zip(rest[::2], rest[1::2], strict=True))
    return pairs


def survivors(players: int, games: Sequence[Game], after: int) -> list[int]:
    """Who is still in a knock-out after a round, in the order of the bracket."""
    left: list[int] = []
    for one, other in _bracket(players):
        left += [player for player in (one, other) if player is not None] if after == 0 else []
        if after > 0 and one is not None:
            left.append(one if other is None else _winner(games, 1, one, other))
    for number in range(2, after + 1):
        left = [_winner(games, number, *pair) for pair in zip(left[::2], left[1::2], strict=True)]
    return left


def _winner(games: Sequence[Game], round_number: int, one: int, other: int) -> int:
    """Who of two goes on: the winner of their last game, or after draws the one who was drawn first."""
    last = max(
        (game for game in games if game.round == round_number and {game.one, game.other} == {one, other}),
        key=lambda game: game.attempt,
    )
    if last.result == DRAW:
        return min(one, other)
    return last.one if last.result == ONE else last.other


def _replayed(games: Sequence[Game], round_number: int) -> list[Game]:
    """The drawn games of a round that are played again, with the seats exchanged."""
    last: dict[int, Game] = {}
    for game in games:
        if game.round == round_number and (game.number not in last or game.attempt > last[game.number].attempt):
            last[game.number] = game
    return [
        Game(round_number, game.number, game.attempt + 1, game.other, game.one)
        for game in last.values()
        if game.result == DRAW and game.attempt < REPLAYS
    ]


def _round_robin(players: int, round_number: int) -> list[Game]:
    """The games of a round: all players but the first move on by one place in a circle each round."""
    circle = [*range(players), *([None] if players % 2 else [])]
    size = len(circle)
    turned = [circle[0], *(circle[1 + (n + round_number - 1) % (size - 1)] for n in range(size - 1))]
    found: list[Game] = []
    for n in range(size // 2):
        one, other = turned[n], turned[size - 1 - n]
        if one is None or other is None:
            continue
        low, high = sorted((one, other))
        first = (low, high) if (low + high) % 2 else (high, low)  # everybody has the first seat as often, within one
        found.append(Game(round_number, len(found), 0, *first))
    return found


def standings(kind: Kind, players: int, games: Sequence[Game]) -> list[Place]:
    """Everybody in order. Those who are equal by all rules share a rank."""
    over = [game for game in games if game.result is not None]
    points = {player: sum(points_of(game, player) for game in _of(over, player)) for player in range(players)}
    reached = _reached(kind, players, games)
    places = []
    for player in range(players):
        own = _of(over, player)
        rivals = [(game, game.other if player == game.one else game.one) for game in own]
        level = [game for game, rival in rivals if points[rival] == points[player]]
        places.append(
            (
                reached.get(player, 0),
                points[player] if kind == "roundrobin" else 0.0,
                sum(points_of(game, player) for game in level),
                sum(points_of(game, player) * points[rival] for game, rival in rivals),
                player,
                len(own),
            )
        )
    keys = {place[4]: place[:4] if kind == "roundrobin" else place[:1] for place in places}
    ordered = sorted(places, key=lambda place: (*(-value for value in keys[place[4]]), place[4]))
    return [
        Place(
            player=place[4],
            rank=1 + sum(keys[other[4]] > keys[place[4]] for other in places),
            points=points[place[4]],
            played=place[5],
            direct=place[2],
            berger=place[3],
            beaten=kind == "knockout" and _is_beaten(players, games, place[4]),
        )
        for place in ordered
    ]


def _of(games: Iterable[Game], player: int) -> list[Game]:
    return [game for game in games if player in (game.one, game.other)]


def _rounds_over(players: int, games: Sequence[Game]) -> int:
    """How many rounds of a knock-out are decided."""
    latest = max((game.round for game in games), default=0)
    of_round = [game for game in games if game.round == latest]
    decided = all(game.result is not None for game in of_round) and not _replayed(games, latest)
    return latest if decided else max(0, latest - 1)


def _reached(kind: Kind, players: int, games: Sequence[Game]) -> dict[int, int]:
    """In a knock-out: after how many rounds each player was still in."""
    if kind != "knockout":
        return {}
    reached: dict[int, int] = {}
    for number in range(_rounds_over(players, games) + 1):
        reached |= dict.fromkeys(survivors(players, games, number), number)
    return reached


def _is_beaten(players: int, games: Sequence[Game], player: int) -> bool:
    return player not in survivors(players, games, _rounds_over(players, games))
