"""Who meets whom in a tournament, and who stands where: for every number of players."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import combinations

import pytest

from throneroom.server.tournament_rules import (
    DRAW,
    FEWEST,
    MOST,
    ONE,
    OTHER,
    Game,
    Kind,
    next_games,
    rounds_of,
    standings,
    survivors,
)

SIZES = range(FEWEST, MOST + 1)


def whole(kind: Kind, players: int, results: list[str]) -> list[Game]:
    """All games of a tournament, with these results in turn."""
    games: list[Game] = []
    while (begun := next_games(kind, players, games)) is not None:
        assert begun, "all games of the round are over, and the tournament is not"
        assert next_games(kind, players, [*games, *begun]) == [], "nothing begins while games are played"
        games += [replace(game, result=results[(len(games) + n) % len(results)]) for n, game in enumerate(begun)]
    return games


def test_over_days_a_round_robin_begins_with_all_games_at_once() -> None:
    begun = next_games("roundrobin", 5, [], at_once=True)
    assert begun == [replace(game, result=None) for game in whole("roundrobin", 5, [ONE])]
    assert next_games("roundrobin", 5, [replace(begun[0], result=ONE), *begun[1:]], at_once=True) == []
    assert next_games("roundrobin", 5, [replace(game, result=ONE) for game in begun], at_once=True) is None
    assert next_games("knockout", 5, [], at_once=True) == next_games("knockout", 5, [])


@pytest.mark.parametrize("players", SIZES)
def test_in_a_round_robin_everybody_meets_everybody_once(players: int) -> None:
    games = whole("roundrobin", players, [ONE, OTHER, DRAW])
    met = [frozenset((game.one, game.other)) for game in games]
    assert sorted(map(sorted, met)) == sorted(map(list, combinations(range(players), 2)))
    assert max(game.round for game in games) == rounds_of("roundrobin", players)
    for number in range(1, rounds_of("roundrobin", players) + 1):
        busy = [player for game in games if game.round == number for player in (game.one, game.other)]
        assert len(busy) == len(set(busy)) == players - players % 2, "at most one has a bye"
    first = [sum(game.one == player for game in games) for player in range(players)]
    assert max(first) - min(first) <= 1, "everybody has the first seat as often, within one"


@pytest.mark.parametrize("players", SIZES)
@pytest.mark.parametrize("results", [[ONE], [OTHER], [DRAW], [ONE, DRAW, OTHER, OTHER, DRAW]])
def test_a_knock_out_leaves_one(players: int, results: list[str]) -> None:
    games = whole("knockout", players, results)
    assert max(game.round for game in games) == rounds_of("knockout", players)
    [winner] = survivors(players, games, rounds_of("knockout", players))
    places = standings("knockout", players, games)
    assert (places[0].player, places[0].rank, places[0].beaten) == (winner, 1, False)
    assert [place.rank for place in places[1:]] == sorted(place.rank for place in places[1:]) and places[1].rank == 2
    assert all(place.beaten for place in places[1:])
    if DRAW not in results:
        assert len(games) == players - 1, "everybody but the winner loses once"
    for number in range(1, rounds_of("knockout", players)):
        busy = {player for game in games if game.round == number for player in (game.one, game.other)}
        later = {player for game in games if game.round == number + 1 for player in (game.one, game.other)}
        byes = set(range(players)) - busy if number == 1 else set()
        assert later <= busy | byes


def test_a_drawn_knock_out_game_is_played_again_with_the_seats_exchanged() -> None:
    [game] = next_games("knockout", 3, []) or []
    [again] = next_games("knockout", 3, [replace(game, result=DRAW)]) or []
    assert (again.one, again.other, again.attempt, again.round) == (game.other, game.one, 1, 1)
    drawn = [replace(game, result=DRAW), replace(again, result=DRAW)]
    [final] = next_games("knockout", 3, drawn) or []
    assert {final.one, final.other} == {0, min(game.one, game.other)}, "then the one who was drawn first goes on"


def test_equal_points_are_broken_by_their_own_game_then_by_beaten_rivals() -> None:
    results = {(0, 1): 0, (0, 2): 2, (0, 3): 0, (1, 2): 1, (1, 3): 1, (2, 3): 3}
    games = [
        Game(1, n, 0, *pair, result=ONE if winner == pair[0] else OTHER)
        for n, (pair, winner) in enumerate(results.items())
    ]
    places = standings("roundrobin", 4, games)
    assert [(place.player, place.points) for place in places] == [(0, 2), (1, 2), (3, 1), (2, 1)]
    assert places[0].direct == 1 and places[1].direct == 0
    assert (places[0].berger, places[1].berger) == (3, 2)


def test_those_who_are_equal_by_all_rules_share_a_rank() -> None:
    circle = [Game(1, 0, 0, 0, 1, ONE), Game(2, 0, 0, 1, 2, ONE), Game(3, 0, 0, 2, 0, ONE)]
    assert [place.rank for place in standings("roundrobin", 3, circle)] == [1, 1, 1]


def test_standings_are_sound_at_every_moment_of_random_tournaments() -> None:
    choose = random.Random(1)
    for _ in range(60):
        players = choose.choice(SIZES)
        kind: Kind = choose.choice(["knockout", "roundrobin"])
        games: list[Game] = []
        while (begun := next_games(kind, players, games)) is not None:
            games += begun
            for n in choose.sample(range(len(games) - len(begun), len(games)), len(begun)):
                games[n] = replace(games[n], result=choose.choice([ONE, OTHER, DRAW]))
                places = standings(kind, players, games)
                assert sorted(place.player for place in places) == list(range(players))
                assert sum(place.points for place in places) == sum(game.result is not None for game in games)
