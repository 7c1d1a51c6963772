"""Games, options and settings."""

import subprocess
import sys
from typing import Any

import pytest

import throneroom
from throneroom.engine.catalogue import CatalogueError
from throneroom.engine.game import Game, Option, seat_names

PLUS = Option("plus", (3, 3, 4), 1, 20)
TARGET = Option("target", 15, 15, 25, allowed=(15, 20, 25))
GAME = Game("toy", (2, 3), 1, 1, "tests.sixth", False, (PLUS, TARGET))


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
        ({"wine": 1}, "Sealed Bids has no option 'wine'; it has: plus, target"),
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
    with pytest.raises(throneroom.SettingsError, match="Sealed Bids is for 2 or 3 players"):
        GAME.settings(players)


def test_a_name_is_taken_once() -> None:
    known = throneroom.find("hierarchy")
    assert throneroom.register(known) is known
    with pytest.raises(throneroom.SettingsError, match="two games are called 'hierarchy'"):
        throneroom.register(Game("hierarchy", (2,), 1, 1, "elsewhere", False))


def test_every_card_and_rule_is_described() -> None:
    for game in throneroom.all_games():
        assert all(card.text and card.name for card in game.cards.CARDS)
        assert all(game.short_rules().values())
        assert game.summary() and game.about and game.title


def test_a_card_has_its_words_from_the_catalogue() -> None:
    cards = {card.slug: card for card in throneroom.find("shadow-throne").cards.CARDS}
    assert (cards["thavna"].name, cards["thavna"].full_name) == ("Thavna", "Thavna the Revelator")
    assert cards["thavna"].text == "Gains 3 power if his player has 0 or 1 gold left."
    assert (cards["outlaw"].name, cards["outlaw"].full_name) == ("Outlaw", "Outlaw")


def test_cards_with_a_signed_number_share_their_words() -> None:
    words = throneroom.find("throne-and-grail").catalogue("en")
    assert [words.card_name(card) for card in ("5", "+4", "-12")] == ["Influence 5", "Plus 4", "Minus 12"]
    assert [words.card_text(card) for card in ("+4", "-12")] == ["Scores 4.", "Costs 12."]


def test_what_is_printed_on_a_card_has_words() -> None:
    words = throneroom.find("battle-for-the-throne").catalogue("en")
    assert words.stat("points", "shield") == ("points", "20 as a shield")
    assert words.stat("points", "15") == ("points", "15")
    with pytest.raises(CatalogueError, match="no message 'stat-weight'"):
        words.stat("weight", "15")


def test_rules_and_summary_name_the_options_of_a_table() -> None:
    game = Game("toy", (3,), 1, 1, "throneroom.games.shadow_throne", True, (TARGET,))
    assert game.rule_ids[:2] == ("ST-1", "ST-2")
    assert game.summary().endswith("With 15 influence the game ends.")
    assert game.summary({"target": 25}).endswith("With 25 influence the game ends.")
    assert game.short_rules({"target": "{target}"})["ST-23"].startswith("At {target} influence the game ends")


def test_words_and_their_libraries_are_loaded_when_they_are_first_used() -> None:
    """Not by a program that only decides; a sentence loads them."""
    throneroom.new("hierarchy", seed=7)  # compiled now: what is compiled says so with the title of the game
    code = (
        "import sys, throneroom\n"
        "from throneroom.engine.catalogue import catalogue\n"
        "loaded = lambda: (catalogue.cache_info().currsize, 'fluent' in sys.modules, 'babel' in sys.modules)\n"
        "cards = [game.cards for game in throneroom.all_games()]\n"
        "match = throneroom.new('hierarchy', seed=7)\n"
        "match.play(match.waiting[0], match.legal(match.waiting[0])[0])\n"
        "print(loaded(), match.game.title, loaded())"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout == "(0, False, False) Hierarchy (1, True, True)\n"


def test_no_record_is_larger_than_four_kibibytes() -> None:
    for game in throneroom.all_games():
        assert game.plain_rules.STATE.itemsize <= 4096


def test_the_verbs_of_a_game_make_its_decisions() -> None:
    for game in throneroom.all_games():
        words = tuple(verb.word for verb in game.verbs)
        assert words, game.name
        assert all(text.startswith(words) for text in game.notation.actions(game.settings()))
    tower = next(verb for verb in throneroom.find("hierarchy").verbs if verb.word == "play tower discard")
    assert [argument.role for argument in tower.arguments] == ["card"]


def test_a_game_with_a_notation_of_its_own_has_no_verbs(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game("toy", (2,), 1, 1, "throneroom.games.hierarchy", True)
    monkeypatch.setattr(game.notation, "actions", lambda _: ["a", "b"])
    assert game.verbs == ()
