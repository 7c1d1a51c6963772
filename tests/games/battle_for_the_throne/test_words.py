"""The story, the questions and the screen: what people read."""

import io

import pytest
from rich.console import Console

import throneroom
from tests.games.battle_for_the_throne.tables import GAME, table
from throneroom import Match
from throneroom.engine.catalogue import Catalogue, sources


def told(match: Match, seat: str, decision: str, viewer: str | None = None) -> list[str]:
    """The sentences of one decision."""
    match.play(seat, decision)
    return match.story(viewer)[-1]


def screen(match: Match, viewer: str | None, width: int = 80, words: Catalogue | None = None) -> list[str]:
    out = io.StringIO()
    drawn = match.game.terminal_view.draw(match.view(viewer), words or match.game.catalogue("en"))
    Console(file=out, width=width, color_system=None).print(drawn)
    return out.getvalue().splitlines()


STORY: list[tuple[str, dict[str, str], str, str, list[str]]] = [
    ("BA-7", {"p1_hand": "9c", "p2_jacks": "jd"}, "p1", "attack 9c p2 jack 1",
     ["p1 strikes p2's Jack of Diamonds with the 9 of Clubs.",
      "It counts 9 points: 1 point more would destroy the Jack of Diamonds."]),
    ("BA-6", {"p1_hand": "9h", "p2_jacks": "jd"}, "p1", "attack 9h p2 jack 1",
     ["p1 strikes p2's Jack of Diamonds with the 9 of Hearts.",
      "It counts 4 points, half its value: 6 points more would destroy the Jack of Diamonds."]),
    ("BA-7", {"p1_hand": "10c", "p2_jacks": "jd"}, "p1", "attack 10c p2 jack 1",
     ["p1 strikes p2's Jack of Diamonds with the 10 of Clubs.", "It counts 10 points: the Jack of Diamonds falls."]),
    ("BA-9", {"p1_hand": "ac", "p2_queens": "qd"}, "p1", "attack ac p2 queen 1",
     ["p1 strikes p2's Queen of Diamonds with the Ace of Clubs.", "The Queen of Diamonds is destroyed at once."]),
    ("BA-12", {"p1_hand": "kd", "p1_king": "kc", "p2_jacks": "kh"}, "p1", "charge kd p2 jack 1",
     ["p1 charges at p2's King of Hearts in the Jack rank with the King of Diamonds.",
      "It counts 10 points: 10 points more would destroy the King of Hearts in the Jack rank."]),
    ("BA-11", {"p1_hand": "kd", "p1_king": "kc + p2 2h + p2 3h"}, "p1", "heal kd",
     ["p1 gives up the King of Diamonds to heal the King: 2 attack cards removed."]),
    ("BA-13", {"p1_hand": "kd", "p1_king": "kc", "p1_jacks": "jc"}, "p1", "rally kd p1 jack 1",
     ["The King of Diamonds rallies to p1 in place of the Jack of Clubs."]),
    ("BA-13", {"p1_hand": "kd", "p1_king": "kc", "p1_jacks": "jc + p2 9h"}, "p1", "rally kd p1 jack 1",
     ["The King of Diamonds rallies to p1 in place of the Jack of Clubs, and takes over the 9 points on it."]),
    ("BA-10", {"p1_hand": "qd"}, "p1", "deploy qd", ["p1 sends the Queen of Diamonds to the Queen rank."]),
    ("BA-3", {}, "p1", "pass",
     ["p1 passes."]),
    ("BA-3", {"passes": "1", "first": "p2"}, "p1", "pass",
     ["p1 passes, as all have: round 1 ends, and p2 is first to discard and draw."]),
    ("BA-17", {"p1_hand": "10c", "p2_king": "kd + p1 10s"}, "p1", "attack 10c p2 king",
     ["p1 strikes p2's King of Diamonds with the 10 of Clubs.", "It counts 10 points: the King of Diamonds falls.",
      "p2 has lost the King and is out of the game.", "p1 has won: the last King on the table."]),
    ("BA-8", {"stage": "honor", "target": "p2", "p2_deck": "9h, rest"}, "p2", "draw",
     ["p2 draws the 9 of Hearts for the honorable death."]),
    ("BA-8", {"stage": "honor", "target": "p2"}, "p2", "decline", ["p2 does not draw for the honorable death."]),
    ("BA-2", {"stage": "trim", "target": "p2", "p2_hand": "2c, 3c, 4c, 5c, 6c, 7c"}, "p2", "discard 4c",
     ["p2 discards the 4 of Clubs to be back at five."]),
    ("BA-18", {"stage": "discard", "p1_hand": "2c, 3c, 4c, 5c", "p1_deck": "9h, 9d, rest"}, "p1", "discard 3c",
     ["p1 discards the 3 of Clubs and draws the 9 of Diamonds and the 9 of Hearts."]),
    ("BA-18", {"stage": "discard", "p1_hand": "2c, 3c, 4c, 5c, 6c"}, "p1", "keep",
     ["p1 keeps the hand and draws no card."]),
    ("BA-18", {"stage": "mend", "p1_jacks": "jd + p2 2c"}, "p1", "mend p1 jack 1",
     ["p1 removes p2's 2 of Clubs from the Jack of Diamonds."]),
    ("BA-18", {"stage": "mend"}, "p1", "skip", ["p1 mends nothing."]),
    ("BA-19", {"stage": "reform", "p1_discards": "rest"}, "p1", "stay", ["p1 leaves the deck empty."]),
    ("BA-21", {"stage": "mend", "turn": "p2", "round": "100"}, "p2", "skip",
     ["p2 mends nothing.", "Round 100 is over: p1 and p2 share the victory."]),
]  # fmt: skip


@pytest.mark.parametrize(
    ("parts", "seat", "decision", "sentences"),
    [pytest.param(*case[1:], marks=pytest.mark.rule(case[0]), id=f"{case[0]} {case[3]}") for case in STORY],
)
def test_what_is_told(parts: dict[str, str], seat: str, decision: str, sentences: list[str]) -> None:
    assert told(table(**parts), seat, decision) == sentences


@pytest.mark.rule("BA-16")
def test_a_shield_is_told_with_its_suit_and_its_end() -> None:
    match = table(jokers=1, p1_hand="joker", p1_king="kd", p2_hand="10c")
    assert told(match, "p1", "shield") == ["p1 raises a Joker before the King: a shield of Diamonds."]
    broken = table(jokers=1, p1_king="kd", p1_shield="joker + p2 10s", p2_hand="10c", turn="p2")
    assert told(broken, "p2", "attack 10c p1 shield") == [
        "p2 strikes p1's shield with the 10 of Clubs.",
        "It counts 10 points: the shield breaks.",
    ]


@pytest.mark.rule("BA-15")
def test_the_answers_to_an_attack_are_told() -> None:
    match = table(jokers=1, p1_hand="9c", p2_jacks="jd", p2_hand="joker")
    assert told(match, "p1", "attack 9c p2 jack 1") == ["p1 strikes p2's Jack of Diamonds with the 9 of Clubs."]
    again = match.clone()
    assert told(match, "p2", "jester") == ["p2's Jester turns the 9 of Clubs into a jest: both cards are discarded."]
    assert told(again, "p2", "accept") == [
        "p2 accepts it.",
        "It counts 9 points: 1 point more would destroy the Jack of Diamonds.",
    ]


@pytest.mark.rule("BA-19", "BA-22")
def test_a_reform_is_told_with_its_sizes_and_to_others_without_the_cards() -> None:
    match = table(p1_hand="2c, 3c, 4c", p1_discards="rest", stage="reform")
    start = "p1 shuffles the discard pile, takes 10 cards as the new deck (38 stay behind) and draws "
    assert told(match, "p1", "reform", "p2") == [f"{start}2 cards."]
    first, second = match.chance()[-1].outcome[:2]
    names = {card.slug: card.name for card in match.game.cards.CARDS}
    drawn = sorted([first, second], key=match.game.cards.SLUGS.index)
    assert match.story("p1")[-1] == [f"{start}the {names[drawn[0]]} and the {names[drawn[1]]}."]


@pytest.mark.rule("BA-3")
def test_a_new_round_is_told_with_who_begins() -> None:
    match = table(stage="mend", turn="p2")
    sentences = told(match, "p2", "skip")
    assert sentences[-1] == f"Round 2: the die chooses {match.waiting[0]}, who begins."


ASKED: list[tuple[str, dict[str, str], str]] = [
    ("BA-1", {"stage": "setup", "p1_king": "kc"},
     "The courts are chosen in secret: p1 chooses a Queen and p2 chooses a King."),
    ("BA-3", {"round": "3", "turn": "p2"}, "Round 3: p2 to act or pass."),
    ("BA-8", {"stage": "honor", "target": "p2"}, "Honorable Death: p2 may draw a card."),
    ("BA-2", {"stage": "trim", "target": "p2", "p2_hand": "2c, 3c, 4c, 5c, 6c, 7c"},
     "p2 holds six cards and must discard one."),
    ("BA-18", {"stage": "discard"}, "End of round 1: p1 may discard one card before drawing up to five."),
    ("BA-19", {"stage": "reform", "p1_discards": "rest"},
     "End of round 1: p1 has an empty deck and may reform it from the discard pile."),
    ("BA-18", {"stage": "mend"}, "End of round 1: p1 may remove the top attack from one of their characters."),
    ("BA-21", {"stage": "over", "round": "100"}, "Round 100 is over: p1 and p2 share the victory."),
]  # fmt: skip


@pytest.mark.parametrize(
    ("parts", "question"),
    [pytest.param(*case[1:], marks=pytest.mark.rule(case[0]), id=case[2]) for case in ASKED],
)
def test_what_is_asked(parts: dict[str, str], question: str) -> None:
    assert table(**parts).asked("spectator") == question


@pytest.mark.rule("BA-15")
def test_the_question_after_an_attack() -> None:
    match = table(jokers=1, p1_hand="9c", p2_jacks="jd", p2_hand="joker")
    match.play("p1", "attack 9c p2 jack 1")
    asked = "p1's 9 of Clubs strikes p2's Jack of Diamonds: p2 to answer or to accept."
    assert match.asked("p2") == asked


def test_the_opening_is_told() -> None:
    assert throneroom.new(GAME, players=3, seed=1).log("p1") == [
        "3 players, each with a deck of 52 cards and 2 Jokers. The last King on the table wins."
    ]
    assert "one Joker" in throneroom.new(GAME, seed=1, jokers=1).log()[0]
    assert "no Joker" in throneroom.new(GAME, seed=1, jokers=0).log()[0]


def test_there_is_one_notation_for_each_target() -> None:
    texts = {
        "attack 10h p2 jack 1", "charge ks p6 queen 7", "attack ac p2 king", "attack 2c p3 shield", "heal kc",
        "rally kd p1 jack 2", "shield", "deploy qs", "pass", "jester", "accept", "draw", "decline", "discard joker",
        "keep", "reform", "stay", "mend p4 shield", "skip", "king hearts", "queen clubs", "jack spades",
    }  # fmt: skip
    assert texts <= set(throneroom.new(GAME, seed=1).notations)


# The screen

SHOWN = {
    "p1_hand": "10h, joker", "p1_king": "kc", "p2_jacks": "jd + p1 9h + p1 3c, js", "p2_king": "kh",
    "p2_shield": "joker + p1 10s", "p2_discards": "2c, 3d",
}  # fmt: skip


@pytest.mark.rule("BA-22")
def test_the_screen_shows_each_character_with_its_attacks_and_what_is_missing() -> None:
    lines = screen(table(jokers=2, **SHOWN), "p1")
    assert "  Jacks   !J♦ 3/10 [9♥=4 p1 3♣=3 p1]   !J♠ 10/10" in lines
    assert "  King    Joker as hearts 10/20 [10♠=10 p1]   K♥ 20/20" in lines
    assert "  Discards 2♣ 3♦" in lines


@pytest.mark.rule("BA-22")
def test_the_screen_shows_the_own_hand_alone() -> None:
    own, others = screen(table(jokers=2, **SHOWN), "p1"), screen(table(jokers=2, **SHOWN), "p2")
    assert "  Hand    10♥ (10h)   Joker" in own
    assert not any("10♥" in line for line in others)


@pytest.mark.rule("BA-15")
def test_the_screen_marks_the_attack_that_waits() -> None:
    match = table(jokers=2, **SHOWN, p2_hand="4c")
    match.play("p1", "attack 10h p2 jack 1")
    assert any("►J♦ 3/10" in line and "← 10♥=destroys it" in line for line in screen(match, "p2", 100))


@pytest.mark.rule("BA-17")
def test_the_screen_says_who_is_out() -> None:
    assert "p2 † out of the game" in screen(table(3, p2_fallen="kc"), "p1")


@pytest.mark.rule("BA-19")
def test_the_screen_shows_what_everybody_has_counted() -> None:
    assert "  Holds   2♣" in screen(table(p2_hand="2c, 3c", p2_counted="2c"), "p1")


@pytest.mark.rule("BA-1")
def test_the_screen_in_the_setup() -> None:
    lines = screen(table(stage="setup", p2_king="kh"), "p1")
    assert "  Court   1 of 3 chosen" in lines
    assert not any("K♥" in line for line in lines)


def test_the_screen_has_room_for_longer_labels_and_other_letters() -> None:
    language, texts = sources("en", table().game.package)
    other = {"*[jack] Jacks\n": "*[jack] Valets de tête\n", "[king] K\n": "[king] R\n", "= Discards\n": "= 捨て札\n"}
    for english, foreign in other.items():
        assert sum(text.count(english) for text in texts) == 1
        texts = (texts[0], texts[1].replace(english, foreign))
    lines = screen(table(jokers=2, **SHOWN), "p1", 100, Catalogue(language, texts))
    assert "  Valets de tête  !J♦ 3/10 [9♥=4 p1 3♣=3 p1]   !J♠ 10/10" in lines
    assert "  King            Joker as hearts 10/20 [10♠=10 p1]   R♥ 20/20" in lines
    assert "  捨て札           2♣ 3♦" in lines


@pytest.mark.parametrize("width", [60, 80, 120])
def test_the_screen_keeps_to_the_width(width: int) -> None:
    full = {f"p{n}_discards": "rest" for n in range(1, 7)} | {
        "p2_jacks": "jc + p1 2d + p3 2h + p4 2d, jd, jh, js, kd, kh, ks",
        "p2_king": "kc",
        "p1_hand": "2c, 3c, 4c, 5c, 6c",
    }
    assert max(map(len, screen(table(6, **full), "p1", width))) <= width
