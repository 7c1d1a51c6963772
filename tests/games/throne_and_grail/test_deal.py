"""Throne and the Grail: the cards, the deal, the start player, and the options of the box (TG-1, TG-2)."""

from collections import Counter
from functools import partial

import numpy as np
import pytest

import throneroom
from throneroom import Batch, Match, SettingsError
from throneroom.testing import random_match

GAME = throneroom.find("throne-and-grail")
arrange = partial(throneroom.arrange, GAME, seed=1)
new = partial(throneroom.new, GAME)

ODD_BOX = {"plus": (20, 1, 7, 7, 3, 20, 2), "minus": (-9, -1, -20, -1, -5, -5, -20, -2, -1)}


def zones(match: Match) -> dict[str, list[str]]:
    found: dict[str, list[str]] = GAME.setup.zones(match.position.checked_state())
    return found


def whole_game() -> Match:
    """A random game of all four rounds."""
    return next(match for seed in range(99) if (match := random_match(GAME, GAME.settings(), seed)).ply == 48)


@pytest.mark.rule("TG-1")
def test_the_box_has_45_cards() -> None:
    right = {"5": 5, "6": 6, "7": 7, "8": 8, "grail": 3, "+3": 3, "+4": 4, "-2": 2, "-3": 3, "-4": 4}
    assert GAME.setup.deck(GAME.settings()) == Counter(right)
    assert sum(right.values()) == 45
    assert {card.slug: card.copies for card in GAME.cards.CARDS} == right


@pytest.mark.rule("TG-1")
def test_three_away_five_to_each_two_to_the_line_and_thirty_left() -> None:
    sizes = {zone: len(cards) for zone, cards in zones(new(seed=3)).items()}
    assert sizes == {"p1": 5, "p2": 5, "line": 2, "p1_taken": 0, "p2_taken": 0, "away": 3, "pile": 30}


@pytest.mark.rule("TG-1")
@pytest.mark.parametrize("seed", range(5))
def test_the_order_of_dealing(seed: int) -> None:
    match = new(seed=seed)
    deck = list(next(event.outcome for event in match.chance() if event.name == "deck"))
    found = zones(match)
    assert len(deck) == 45
    assert found["away"] == deck[:3]
    assert Counter(found["p1"]) == Counter(deck[3:8])
    assert Counter(found["p2"]) == Counter(deck[8:13])
    assert found["line"] == deck[13:15]
    assert found["pile"] == deck[15:]


@pytest.mark.rule("TG-1", "TG-7")
def test_later_rounds_are_dealt_in_the_same_order_five_to_p1_and_then_five_to_p2() -> None:
    match = whole_game()
    deck = match.chance()[0].outcome
    for number in (2, 3, 4):
        found, top = zones(match.at(12 * (number - 1))), 15 + 10 * (number - 2)
        assert Counter(found["p1"]) == Counter(deck[top : top + 5])
        assert Counter(found["p2"]) == Counter(deck[top + 5 : top + 10])


@pytest.mark.rule("TG-1")
def test_every_card_is_as_likely_to_be_put_away() -> None:
    faces = Batch(GAME, 3000, seed=4).states["deck"][:, :3].ravel()
    expected = {face: 9000 * count / 45 for face, count in enumerate((5, 6, 7, 8, 3))}
    spread = sum((np.sum(faces == face) - right) ** 2 / right for face, right in expected.items())
    assert spread < 20.5  # of 5 kinds, once in a thousand


@pytest.mark.rule("TG-1")
@pytest.mark.parametrize("viewer", ["p1", "p2", "spectator"])
def test_nobody_knows_the_three_cards_until_the_game_is_over(viewer: str) -> None:
    match = whole_game()
    away = tuple(zones(match)["away"])
    assert [match.at(ply).view(viewer).table.away for ply in range(48)] == [None] * 48
    assert match.view(viewer).table.away == away


@pytest.mark.rule("TG-1")
def test_a_hand_is_hidden_from_everyone_else() -> None:
    match = new(seed=3)
    own, other = match.view("p1").table.sides[0], match.view("p2").table.sides[0]
    assert len(own.hand) == 5
    assert (other.hand, other.held) == (None, 5)
    assert [side.hand for side in match.view("spectator").table.sides] == [None, None]


@pytest.mark.rule("TG-1")
def test_equal_cards_in_a_hand_are_one_choice() -> None:
    match = arrange(p1="8, 8, 5, 8, +3")
    assert match.legal("p1") == ["play 5", "play 8", "play +3", "take"]


@pytest.mark.rule("TG-1")
def test_playing_one_of_equal_cards_leaves_the_others() -> None:
    match = arrange(p1="8, 8, 5, 8, +3")
    match.play("p1", "play 8")
    assert zones(match)["p1"] == ["5", "8", "8", "+3"]


@pytest.mark.rule("TG-1")
def test_equal_hands_are_equal_records_however_they_were_dealt() -> None:
    left, right = arrange(p1="8, 5, -2, 7, 5"), arrange(p1="5, 5, 7, 8, -2")
    assert left.position.bytes() == right.position.bytes()


@pytest.mark.rule("TG-2")
def test_the_first_to_start_is_drawn_at_random() -> None:
    starts = Batch(GAME, 3000, seed=4).seats
    assert abs(int(starts.sum()) - 1500) < 90  # more than three standard deviations


@pytest.mark.rule("TG-2")
@pytest.mark.parametrize("seed", range(6))
def test_the_draw_is_an_event_of_its_own(seed: int) -> None:
    match = new(seed=seed)
    assert [(event.name, event.outcome) for event in match.chance()][1:] == [("start", match.waiting)]


@pytest.mark.rule("TG-2")
def test_each_later_round_the_other_player_starts() -> None:
    match = whole_game()
    starts = [match.at(12 * number).waiting[0] for number in range(4)]
    first, other = starts[0], "p2" if starts[0] == "p1" else "p1"
    assert starts == [first, other, first, other]
    assert [match.at(12 * number + 7).view("p1").table.start for number in range(4)] == starts


# The options


def test_the_numbers_of_the_box_are_those_of_the_options() -> None:
    match = new(seed=1, **ODD_BOX)
    cards = Counter(card for cards in zones(match).values() for card in cards)
    signed = {card: count for card, count in cards.items() if card[0] in "+-"}
    assert signed == {"+1": 1, "+2": 1, "+3": 1, "+7": 2, "+20": 2, "-1": 3, "-2": 1, "-5": 2, "-9": 1, "-20": 2}


def test_the_order_in_which_the_options_name_the_numbers_does_not_matter() -> None:
    left = new(seed=1, plus=(3, 4, 3, 4, 3, 4, 4), minus=(-4, -4, -4, -4, -3, -3, -3, -2, -2))
    assert left.position.bytes() == new(seed=1).position.bytes()


def test_action_numbers_are_the_same_for_every_box() -> None:
    assert new(seed=1).notations == new(seed=1, **ODD_BOX).notations
    assert len(new(seed=1).notations) == 46


def test_a_record_keeps_the_numbers() -> None:
    match = random_match(GAME, GAME.settings(options=ODD_BOX), 2)
    again = throneroom.replay(match.record())
    assert again.options == match.options
    assert again.position.bytes() == match.position.bytes()


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"plus": (3, 3, 3)}, "plus takes exactly 7 numbers, not 3"),
        ({"minus": (-2,) * 10}, "minus takes exactly 9 numbers, not 10"),
        ({"plus": 3}, "plus takes 7 numbers, not 3"),
        ({"plus": (3, 3, 3, 4, 4, 4, -4)}, "plus takes whole numbers from 1 to 20, not -4"),
        ({"plus": (3, 3, 3, 4, 4, 4, 0)}, "plus takes whole numbers from 1 to 20, not 0"),
        ({"plus": (3, 3, 3, 4, 4, 4, 21)}, "plus takes whole numbers from 1 to 20, not 21"),
        ({"minus": (2,) * 9}, "minus takes whole numbers from -20 to -1, not 2"),
        ({"minus": (-21,) * 9}, "minus takes whole numbers from -20 to -1, not -21"),
        ({"grails": 4}, "Throne and the Grail has no option 'grails'; it has: plus, minus"),
    ],
)
def test_a_box_that_cannot_be_is_refused(options: dict[str, object], reason: str) -> None:
    with pytest.raises(SettingsError) as error:
        new(seed=1, **options)
    assert str(error.value) == reason


def test_only_two_can_play() -> None:
    with pytest.raises(SettingsError, match="Throne and the Grail is for 2 players, not 3"):
        new(players=3)
