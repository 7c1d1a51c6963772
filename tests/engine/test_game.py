"""Games, options and settings."""

from typing import Any

import pytest

import throneroom
from throneroom.engine.game import Game, Option, seat_names

PLUS = Option("plus", (3, 3, 4), 1, 20, "values")
TARGET = Option("target", 15, 15, 25, "influence", allowed=(15, 20, 25))
GAME = Game("toy", "Toy", (2, 3), 1, "a toy", 1, "nowhere.toy", False, (PLUS, TARGET))


def test_defaults_and_choices() -> None:
    assert GAME.settings().options == {"plus": (3, 3, 4), "target": 15}
    chosen = GAME.settings(3, {"plus": [1, 2, 20], "target": 25})
    assert chosen.players == 3
    assert chosen.numbers.tolist() == [1, 2, 20, 25]
    assert chosen.seats == seat_names(3) == ("p1", "p2", "p3")


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"plus": (1, 2)}, "plus takes exactly 3 numbers, not 2"),
        ({"plus": 5}, "plus takes 3 numbers, not 5"),
        ({"plus": (1, 2, -3)}, "plus takes whole numbers from 1 to 20, not -3"),
        ({"plus": (1, 2, "3")}, "plus takes whole numbers from 1 to 20, not '3'"),
        ({"target": 16}, "target takes a whole number: 15, 20, 25, not 16"),
        ({"target": True}, "target takes a whole number: 15, 20, 25, not True"),
        ({"wine": 1}, "Toy has no option 'wine'; it has: plus, target"),
    ],
)
def test_bad_options_are_refused(options: dict[str, Any], reason: str) -> None:
    with pytest.raises(throneroom.SettingsError, match=reason):
        GAME.settings(2, options)


def test_options_have_a_text_form() -> None:
    assert PLUS.parsed(PLUS.text((1, 2, 3))) == (1, 2, 3)
    assert TARGET.parsed("20") == 20
    for option, text in ((PLUS, "1,2"), (PLUS, "red"), (TARGET, "15,20"), (TARGET, "")):
        with pytest.raises(throneroom.SettingsError):
            option.parsed(text)


@pytest.mark.parametrize("players", [1, 4, "2", None.__class__])
def test_bad_numbers_of_players_are_refused(players: Any) -> None:
    with pytest.raises(throneroom.SettingsError, match="Toy is for 2 or 3 players"):
        GAME.settings(players)


def test_a_name_is_taken_once() -> None:
    known = throneroom.find("hierarchy")
    assert throneroom.register(known) is known
    with pytest.raises(throneroom.SettingsError, match="two games are called 'hierarchy'"):
        throneroom.register(Game("hierarchy", "H", (2,), 1, "", 1, "elsewhere", False))


def test_every_card_and_rule_is_described() -> None:
    for game in throneroom.all_games():
        assert all(card.text and card.name for card in game.cards.CARDS)
        assert all(game.guide.RULES.values())
        assert game.guide.SUMMARY


def test_no_record_is_larger_than_four_kibibytes() -> None:
    for game in throneroom.all_games():
        assert game.plain_rules.STATE.itemsize <= 4096
