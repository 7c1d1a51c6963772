"""Every game has observations, and the page about them says what they are."""

from pathlib import Path

import throneroom
from throneroom.engine.observation import features_of, named_features
from throneroom.testing.observations import observations_page

PAGE = Path(__file__).parent.parent / "docs" / "reference" / "observations.md"


def test_every_game_has_observations() -> None:
    assert all(game.tensor for game in throneroom.all_games())


def test_the_page_is_what_the_parts_say() -> None:
    assert PAGE.read_text(encoding="utf-8") == observations_page()


def test_parts_have_names_of_their_own_and_one_meaning() -> None:
    for game in throneroom.all_games():
        features = features_of(game)
        assert len({feature.name for feature in features}) == len(features)
        for feature in features:
            assert feature.name.isidentifier()
            assert feature.meaning.endswith(".")
            assert not feature.by_seat or feature.shape[0] == game.plain_rules.SEATS


def test_a_game_for_several_numbers_of_players_tells_who_is_there() -> None:
    for game in throneroom.all_games():
        for players in game.players if len(game.players) > 1 else ():
            position = throneroom.new(game.name, players=players, seed=1).position
            there = named_features(game, position.observation(players - 1))["seats"]
            assert there.tolist() == [n < players for n in range(game.plain_rules.SEATS)]
