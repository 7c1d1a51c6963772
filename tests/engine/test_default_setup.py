"""Parts of a position from declared fields: names, lists of cards, "rest", and what is refused."""

from collections.abc import Sequence
from types import SimpleNamespace

import pytest

from throneroom.engine import fields
from throneroom.engine.card import Card
from throneroom.engine.declared import NONE, GameState, Matrix, Vector, layout
from throneroom.engine.default_setup import REST, Arrangement, DefaultSetup, Entry
from throneroom.engine.errors import ArrangeError
from throneroom.engine.game import Settings
from throneroom.engine.parts import Part
from throneroom.engine.state import CheckedState

CARDS = (Card(__name__, "ace", 2), Card(__name__, "king", 3), Card(__name__, "joker"))
ACE, KING, JOKER = range(3)
HAND = 2


class State(GameState, seats=3):
    """A field of each kind that parts tell in a way of their own."""

    hand: Matrix = fields.pile(CARDS, HAND, by_seat=True, hidden_from="others", ordered=False)
    held: Vector = fields.number(0, HAND, by_seat=True)
    deck: Vector = fields.pile(CARDS, 6, hidden_from="all")
    row: Vector = fields.card(CARDS, size=4)
    gone: Vector = fields.counts(CARDS[:2], 2)
    chosen: Vector = fields.kind(CARDS, by_seat=True)
    passed: Vector = fields.flag(by_seat=True)
    final: int = fields.flag()
    coins: Vector = fields.number(0, 9, by_seat=True)
    battle: int = fields.number(0, 5)
    turn: int = fields.seat()
    stage: int = fields.stage("play", "pay", "over")


RULES = SimpleNamespace(State=State, STATE=layout(State))
PARTS = (
    Part("{seat}", "hand", rule="X-1"),
    Part("front", "row", run=range(2), among=(KING, JOKER), rule="X-2"),
    Part("back", "row", run=range(2, 4), at_end=True),
    Part("deck", top_first=True, default=REST),
    Part("gone", counted=True),
    Part("chosen", with_seats=True),
    Part("passed"),
    Part("final"),
    Part("coins", default="1"),
    Part("battle", default="1", low=1),
    Part("turn", none="nobody"),
    Part("stage", words=("play", "play", "over")),
)


class Filled(Arrangement):
    """A plain "rest" fills a hand up."""

    def room(self, entry: Entry) -> int | None:
        return HAND if entry.part.of_seat else None


SETUP = DefaultSetup(RULES, PARTS, Filled, sizes={"held": "hand"})
TWO = Settings(2, {})


def arranged(**given: str) -> CheckedState:
    return CheckedState(SETUP.arrange(TWO, given))


def told(**given: str) -> dict[str, str]:
    return SETUP.parts(arranged(**given))


def test_what_is_left_out_is_nothing_or_its_default() -> None:
    assert told() == {
        "p1": "", "p2": "", "front": "", "back": "", "deck": "ace, ace, king, king, king, joker", "gone": "",
        "chosen": "", "passed": "", "final": "no", "coins": "1, 1", "battle": "1", "turn": "nobody", "stage": "play",
    }  # fmt: skip


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("p1", "ace, king"),
        ("front", "king, joker"),
        ("back", "joker"),
        ("deck", "king, joker, ace, ace, king, king"),
        ("gone", "ace x2, king"),
        ("chosen", "p2 joker"),
        ("passed", "p2"),
        ("passed", "p1, p2"),
        ("final", "yes"),
        ("coins", "3, 0"),
        ("turn", "p2"),
        ("stage", "over"),
    ],
)
def test_a_part_is_told_as_it_is_read(name: str, text: str) -> None:
    assert told(**{name: text})[name] == text


def test_cards_may_be_counted_and_one_value_may_stand_for_all() -> None:
    assert told(gone="king x 2")["gone"] == told(gone="king x2, ace x0")["gone"] == "king x2"
    assert told(coins="7")["coins"] == "7, 7"


def test_rest_fills_up_or_takes_so_many_or_all() -> None:
    assert told(p1="joker, rest", p2="rest")["p1"] == "ace, joker"
    assert told(deck="rest, king, rest x2")["deck"] == "king, king, joker, king, ace, ace"
    assert told(p1="rest x1", gone="rest", deck="king, king, king, joker")["gone"] == "ace"


def test_a_rest_that_is_said_comes_before_the_default() -> None:
    assert told(back="joker, king", gone="rest", p1="king, king")["deck"] == ""


def test_places_sizes_and_piles_are_written_as_they_are_stored() -> None:
    s = arranged(back="joker", front="king", p1="king", deck="ace, king, ace")
    assert list(s.row) == [KING, NONE, NONE, JOKER]
    assert list(s.deck)[:4] == [ACE, KING, ACE, NONE]
    assert list(s.held) == [1, 0, 0]


def test_each_seat_may_have_a_deck_of_its_own() -> None:
    setup = DefaultSetup(RULES, (Part("deck"), Part("{seat}", "hand")), copies=few, own_decks=True)
    assert setup.deck(TWO) == {"ace": 2, "joker": 2}
    with pytest.raises(ArrangeError, match="cards of p2 not placed: joker"):
        setup.arrange(TWO, {"p1": "ace, joker", "p2": "ace"})


def few(_: Settings) -> Sequence[int]:
    return (1, 0, 1)


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ({"crown": "p1"}, "there is no part 'crown' at this table; the parts are p1 (and so for each seat), front, "),
        ({"p3": "ace"}, "there is no part 'p3' at this table"),
        ({"p1": "duke"}, "p1: no card is called 'duke'; the cards are ace, king, joker"),
        ({"p1": "ace xx"}, "p1: 'ace xx' should be a card and how many, as in 'ace x3'"),
        ({"p1": "ace", "p2": "ace x2"}, "p2: too many of ace; there are only 2, in p1 (1)"),
        ({"p1": "joker", "gone": "rest", "deck": "rest"}, "'rest' in deck and gone: say it once"),
        ({"p1": "rest x7"}, "p1: 'rest' stands for 7 cards here, but only 6 are left"),
        ({"deck": "ace"}, "not placed: ace, king x3, joker; name them, or say 'rest' where they are"),
        ({"p1": "king x3"}, "p1: 3 cards, but 2 at most (X-1)"),
        ({"gone": "king x3"}, "gone: 3 of king, but 2 at most"),
        ({"gone": "joker"}, "gone: joker cannot be here, only ace, king"),
        ({"front": "ace"}, "front: ace cannot be here, only king, joker (X-2)"),
        ({"chosen": "p1 ace, p1 king"}, "chosen: 'p1 ace' should be a seat and what it has, each seat once"),
        ({"chosen": "p1 duke"}, "chosen: 'duke' is none of ace, king, joker"),
        ({"passed": "p3"}, "passed: 'p3' should be one of p1, p2, each once"),
        ({"final": "perhaps"}, "final: 'perhaps' is none of no, yes"),
        ({"coins": "1, 2, 3"}, "coins: '1, 2, 3' should be one for all or 2, with commas between them"),
        ({"final": "no, yes"}, "final: 'no, yes' should be only one thing"),
        ({"battle": "0"}, "battle: '0' should be a whole number from 1 to 5"),
        ({"turn": "p3"}, "turn: 'p3' is none of p1, p2, nobody"),
        ({"stage": "pay"}, "stage: 'pay' is none of play, over"),
    ],
)
def test_what_cannot_be_is_refused(given: dict[str, str], reason: str) -> None:
    with pytest.raises(ArrangeError) as error:
        arranged(**given)
    assert str(error.value).startswith(reason)


def test_a_part_without_a_field_must_be_told() -> None:
    with pytest.raises(TypeError, match="the part 'crown' needs a field of the state or a function that tells it"):
        _ = DefaultSetup(RULES, (Part("crown"),)).known
