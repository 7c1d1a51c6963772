"""Declared states and verbs: what becomes of each field, and what is refused."""

import sys
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from throneroom.engine import fields
from throneroom.engine.card import Card
from throneroom.engine.compiled import default_rules
from throneroom.engine.declared import NONE, UNKNOWN, GameState, Matrix, Vector, declared, layout
from throneroom.engine.default_setup import DefaultSetup
from throneroom.engine.defaults import DefaultQuestion, DefaultStory, DefaultView
from throneroom.engine.errors import ArrangeError
from throneroom.engine.game import Settings
from throneroom.engine.state import CheckedState
from throneroom.engine.verbs import SEAT, Verb, Verbs, card_of, number_from

CARDS = tuple(Card(__name__, slug) for slug in ("ace", "king", "joker"))
JOKERS = 3


class State(GameState, seats=3):
    """Each kind of field that a pile does not show."""

    discard: int = fields.card_set(CARDS, last=JOKERS)
    held: Vector = fields.card_set(CARDS, by_seat=True)
    seen: int = fields.kind_set(CARDS)
    court: Matrix = fields.card(CARDS, size=2, by_seat=True)
    claims: Vector = fields.kind(CARDS, size=2)
    chosen: Vector = fields.kind(CARDS, by_seat=True, hidden_from="others")
    passed: int = fields.seats()
    debt: int = fields.number(-200, 0)
    round_number: int = fields.wide(fields.number(1, 9))


def copies(s: State, card: int) -> int:
    return JOKERS if card == 2 else 1


RULES = SimpleNamespace(State=State, STATE=layout(State), copies=copies)


PARTS = {
    "discard": "king, joker, joker", "held_p1": "", "held_p2": "", "held_p3": "", "seen": "ace, joker",
    "court_p1": "none, ace", "court_p2": "none, joker", "court_p3": "none, none", "claims": "king, none",
    "chosen": "none, king, none", "passed": "p1, p3", "debt": "-150", "round_number": "4",
}  # fmt: skip


def arranged(**changes: str) -> CheckedState:
    return CheckedState(DefaultSetup(RULES).arrange(Settings(3, {}), PARTS | changes))


def test_a_field_is_as_narrow_as_its_numbers_allow_and_wide_where_it_says_so() -> None:
    found = layout(State)
    assert found.names is not None
    assert found.names[:3] == ("key", "round_number", "debt")
    assert found["round_number"].itemsize == 8
    assert found["debt"].itemsize == 2
    assert all(found[name].base.itemsize == 1 for name in found.names[3:])


def test_a_set_of_seats_grows_with_the_table() -> None:
    widths = [fields.seats().width(seats) for seats in (4, 7, 8, 15)]
    assert widths == ["i1", "i1", "i2", "i2"]


def test_a_set_of_64_bits_holds_a_deck_of_cards_and_the_count_of_its_last() -> None:
    deck = tuple(Card(__name__, str(n)) for n in range(53))
    bag = fields.card_set(deck, last=4)
    assert bag.width(2) == "i8"
    assert bag.members((1 << 51) + (4 << 52)) == [51, 52, 52, 52, 52]
    with pytest.raises(TypeError, match="no field holds"):
        fields.card_set(deck * 2).width(2)


def test_players_is_the_last_field_unless_a_game_declares_it_elsewhere() -> None:
    class Own(GameState, seats=2):
        players: int = fields.wide(fields.number(0, 2))
        turn: int = fields.seat()

    assert list(declared(State))[-1] == "players"
    assert list(declared(Own)) == ["players", "turn"]
    assert layout(Own)["players"].itemsize == 8


def test_positions_are_set_up_from_sets_places_and_kinds_and_told_by_them() -> None:
    s = arranged()
    assert s.discard == 0b10 + (2 << 2)
    assert (s.court[0, 0], s.court[0, 1]) == (NONE, 0)
    assert (s.seen, s.passed, s.debt) == (0b101, 0b101, -150)
    assert DefaultSetup(RULES).parts(s) == PARTS


def test_cards_of_a_set_are_counted_and_kinds_are_not() -> None:
    assert DefaultSetup(RULES).zones(arranged())["discard"] == ["king", "joker", "joker"]
    with pytest.raises(ArrangeError, match="not placed: joker"):
        arranged(discard="king, joker")


def test_a_kind_that_is_hidden_is_shown_as_unknown() -> None:
    s = arranged()
    s.chosen[1] = UNKNOWN
    assert DefaultView(RULES).table(s, None)["chosen"] == {"p1": None, "p2": "?", "p3": None}


class Weather(GameState, seats=2):
    """Three fields that always have a value, one of which is the stage."""

    season: int = fields.choice("spring", "autumn", optional=False)
    stage: int = fields.stage("sow", "reap", "over")
    mood: Vector = fields.choice("calm", "angry", by_seat=True, optional=False)


def test_of_what_always_has_a_value_the_question_tells_the_stage_and_the_table_all_else() -> None:
    rules: Any = SimpleNamespace(
        State=Weather, STATE=layout(Weather), VERBS=Verbs(2, Verb("wait")), CHANCE=(), waiting=lambda _: 0b01
    )
    setup, two = DefaultSetup(rules), Settings(2, {})
    assert setup.parts(CheckedState(setup.arrange(two, {}))) == {
        "season": "spring", "stage": "sow", "mood": "calm, calm"
    }  # fmt: skip
    s = CheckedState(setup.arrange(two, {"season": "autumn", "stage": "reap", "mood": "calm, angry"}))
    assert DefaultView(rules).table(s, None) == {"season": "autumn", "mood": {"p1": "calm", "p2": "angry"}}
    assert DefaultStory(rules).ask(s, None) == DefaultQuestion(("p1",), "reap", (("season", "autumn"),))
    with pytest.raises(ArrangeError, match="'none' is none of spring, autumn"):
        setup.arrange(two, {"season": "none"})


def test_a_game_is_in_one_stage_at_a_time() -> None:
    with pytest.raises(TypeError, match=r"has the stages phase and season, .* declare season as choice\("):

        class Two(GameState, seats=2):
            phase: int = fields.stage("play", "over")
            season: int = fields.stage("spring", "autumn")


def test_default_rules_refuse_what_they_cannot_hide_or_count(monkeypatch: pytest.MonkeyPatch) -> None:
    class Sets(GameState, seats=2):
        discard: int = fields.card_set(CARDS)
        unseen: Vector = fields.scratch(3)

    class Sealed(GameState, seats=2):
        chosen: Vector = fields.kind(CARDS, by_seat=True, hidden_from="others")
        unseen: Vector = fields.scratch(3)

    for state, reason in ((Sets, "declare discard as a pile"), (Sealed, "chosen is something else")):
        module: Any = ModuleType("declared_rules")
        module.State = state
        monkeypatch.setitem(sys.modules, "declared_rules", module)
        with pytest.raises(TypeError, match=reason):
            default_rules("declared_rules")


def test_verbs_number_their_actions_one_after_the_other() -> None:
    verbs = Verbs(2, Verb("pass"), Verb("give", SEAT, card_of(CARDS)), Verb("bid", number_from(1, 2)))
    assert verbs.first == (0, 1, 7)
    assert verbs.count == 9
    assert verbs.notation[:5] == ("pass", "give p1 ace", "give p1 king", "give p1 joker", "give p2 ace")
    assert verbs.notation[7:] == ("bid 1", "bid 2")


def test_a_word_may_come_back_with_other_arguments_but_no_text_twice() -> None:
    apart = Verbs(2, Verb("play", card_of(CARDS[:1])), Verb("fold"), Verb("play", card_of(CARDS[1:])))
    assert apart.first == (0, 1, 2)
    assert apart.notation == ("play ace", "fold", "play king", "play joker")
    with pytest.raises(TypeError, match="two actions are written 'play ace'"):
        _ = Verbs(2, Verb("play", card_of(CARDS)), Verb("play ace")).notation
