"""Relative actions: every seat counts the seats that an action names from itself, clockwise."""

import numpy as np
import pytest

import throneroom
from examples.coup import GAME as COUP
from tests.sixth import GAME as SIXTH
from throneroom.engine.game import Game
from throneroom.engine.relative_actions import relative_actions
from throneroom.engine.verbs import SEAT, Verb, Verbs, number_from

GAMES = (*throneroom.all_games(), COUP, SIXTH)
every_table = pytest.mark.parametrize(
    ("game", "players"),
    [(game, players) for game in GAMES for players in game.players],
    ids=lambda value: value.name if isinstance(value, Game) else str(value),
)


@every_table
def test_it_is_a_permutation_for_every_seat(game: Game, players: int) -> None:
    found = relative_actions(game, players)
    assert found.shape == (players, game.plain_rules.ACTIONS)
    for row in found:
        assert sorted(row) == list(range(game.plain_rules.ACTIONS))


@every_table
def test_the_table_turned_once_around_gives_the_same_numbers(game: Game, players: int) -> None:
    """A step is one permutation; as many steps as there are players lead back to the start."""
    found = relative_actions(game, players)
    assert np.array_equal(found[0], np.arange(game.plain_rules.ACTIONS))
    step = found[1]
    turned = np.arange(game.plain_rules.ACTIONS)
    for seat in range(players):
        assert np.array_equal(found[seat], turned)
        turned = step[turned]
    assert np.array_equal(turned, found[0])


def test_every_seat_that_an_action_names_is_counted_from_the_observer() -> None:
    verbs = Verbs(4, Verb("wait"), Verb("give", number_from(1, 2), SEAT), Verb("compare", SEAT, SEAT))
    seen = {text: verbs.notation[n] for text, n in zip(verbs.notation, verbs.relative(1, 3), strict=True)}
    assert seen["wait"] == "wait"
    assert [seen[f"give 2 p{n}"] for n in (1, 2, 3, 4)] == ["give 2 p3", "give 2 p1", "give 2 p2", "give 2 p4"]
    assert seen["compare p3 p2"] == "compare p2 p1"


def test_a_game_without_verbs_keeps_its_numbers() -> None:
    assert np.array_equal(relative_actions(SIXTH, 3)[2], np.arange(SIXTH.plain_rules.ACTIONS))
