"""Words: refusals with their rules, questions, the story of a wave, and the table on a terminal."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from tests.games.shadow_throne.tables import at_wave, choose, fought, new, table, with_kyros
from throneroom import DecisionError, Match
from throneroom.games.shadow_throne.cards import CARDS, SLUGS


def drafting() -> Match:
    return table(
        stage="draft 2",
        p1="datura",
        p2="simone",
        p3="protis",
        pool_p1="datura, outlaw, outlaw, thavna, langman, sythera",
        pool_p2="simone, rest",
        pool_p3="protis, rest",
    )


def in_a_wave() -> Match:
    return at_wave(
        "outlaw, datura",
        "loyal-soldier",
        "warrior-monk",
        gold="0",
        line_p1="anna-lys down, tax-collector",
        line_p2="kings-guard, simone",
        line_p3="kings-guard, protis",
    )


def called() -> Match:
    hand = "king-kyros, datura, loyal-soldier, outlaw, benthon-knights"
    match = at_wave(
        hand, "simone", "protis", gold="6, 9, 9", line_p1="tithe-master", line_p2="outlaw", line_p3="outlaw"
    )
    return choose(match, "king-kyros", "simone", "protis")


def keeping() -> Match:
    match = at_wave(
        "outlaw, datura",
        "tithe-master",
        "tithe-master",
        line_p1="kings-guard, langman, anna-lys",
        line_p2="outlaw, warrior-monk, outlaw",
        line_p3="kings-guard, warrior-monk, loyal-soldier",
    )
    return choose(match, "outlaw", "tithe-master", "tithe-master")


REFUSALS = [
    (drafting, "p1", "play datura", "The pools go round: take a card with draft CARD (ST-2)"),
    (drafting, "p1", "no extra", "The pools go round: take a card with draft CARD (ST-2)"),
    (drafting, "p1", "keep datura", "The pools go round: take a card with draft CARD (ST-2)"),
    (drafting, "p2", "draft datura", "Datura is not in the pool before you (ST-2)"),
    (drafting, "p2", "draft simone", "Simone is not in the pool before you: you have taken that card already (ST-2)"),
    (drafting, "p2", "draft benthon-knights", "The Benthon Knights are not in the pool before you (ST-2)"),
    (in_a_wave, "p1", "draft outlaw", "Wave 3 is being chosen: send a character with play CARD (ST-4)"),
    (in_a_wave, "p1", "extra datura", "Wave 3 is being chosen: send a character with play CARD (ST-4)"),
    (in_a_wave, "p1", "keep outlaw", "Wave 3 is being chosen: send a character with play CARD (ST-4)"),
    (in_a_wave, "p1", "play protis", "Protis is not in your hand (ST-4)"),
    (in_a_wave, "p1", "play phabos-scouts", "The Phabos Scouts are not in your hand (ST-4)"),
    (in_a_wave, "p1", "play anna-lys", "Anna Lys is face down in your line already, not in your hand (ST-4)"),
    (in_a_wave, "p1", "play tax-collector", "The Tax Collector is in the battle already, not in your hand (ST-4)"),
    (called, "p1", "play datura", "King Kyros calls: answer with extra CARD or no extra (ST-17)"),
    (called, "p1", "extra outlaw", "The Outlaw is of the Rebels: King Kyros calls only Empire characters (ST-17)"),
    (called, "p1", "extra simone", "Simone is of the Church: King Kyros calls only Empire characters (ST-17)"),
    (called, "p1", "extra datura", "Datura would cost 3 gold, and you have 1: an extra card must be paid for (ST-17)"),
    (called, "p1", "extra anna-lys", "Anna Lys is not in your hand (ST-17)"),
    (called, "p1", "extra king-kyros", "King Kyros is in the battle already, not in your hand (ST-17)"),
    (called, "p2", "no extra", "p2 is not asked now; p1 must decide"),
    (keeping, "p1", "play datura", "The battle is over: keep an unplayed card with keep CARD (ST-24)"),
    (keeping, "p1", "no extra", "The battle is over: keep an unplayed card with keep CARD (ST-24)"),
    (keeping, "p1", "keep langman", "Langman is in the battle already, not in your hand (ST-24)"),
    (keeping, "p1", "keep simone", "Simone is not in your hand (ST-24)"),
]


@pytest.mark.parametrize(
    ("position", "seat", "decision", "reason"), REFUSALS, ids=lambda value: getattr(value, "__name__", str(value)[:30])
)
def test_a_refusal_names_the_rule(position, seat: str, decision: str, reason: str) -> None:  # type: ignore[no-untyped-def]
    match = position()
    before = match.position.bytes()
    with pytest.raises(DecisionError) as error:
        match.play(seat, decision)
    assert str(error.value) == reason
    assert match.position.bytes() == before


@pytest.mark.parametrize(
    ("position", "question"),
    [
        (new, "p1, p2 and p3 to take one of 6 cards of the pool."),
        (drafting, "p1, p2 and p3 to take one of 5 cards of the pool."),
        (in_a_wave, "p1, p2 and p3 to choose a character for wave 3 of battle 1."),
        (called, "p1 may send another Empire character with King Kyros."),
        (keeping, "p1, p2 and p3 to keep one card for the next battle."),
        (lambda: table(stage="draft 6"), "p1, p2 and p3 to take the last card of the pool."),
    ],
)
def test_the_question_says_who_must_decide_what(position, question: str) -> None:  # type: ignore[no-untyped-def]
    assert position().asked("p1") == question


def told(match: Match) -> list[str]:
    return match.story("spectator")[-1]


@pytest.mark.rule("ST-5")
def test_the_story_of_a_plain_wave() -> None:
    assert told(fought("outlaw", "datura", "godesea-knights")) == [
        "p3 has laid down a card.",
        "Wave 1 is revealed.",
        "p1 sends the Outlaw and collects 2 gold.",
        "p2 sends Datura for 3 gold.",
        "p3 sends the Godesea Knights for free.",
        "Power: Empire 2, Rebels 1, Church 3.",
    ]


@pytest.mark.rule("ST-6")
@pytest.mark.rule("ST-7")
def test_the_story_of_hush_money_and_empty_purses() -> None:
    match = fought(
        "tax-collector",
        "simone",
        "mutinous-soldier",
        gold="0",
        line_p1="loyal-soldier",
        line_p2="warrior-monk",
        line_p3="outlaw",
    )
    assert told(match)[2:5] == [
        "p1 sends the Tax Collector and collects 1 gold after hush money.",
        "p2 cannot pay 3 gold (hush money included) for Simone: the card goes face down, and p2 collects 1 gold.",
        "p3 sends the Mutinous Soldier, and hush money takes the income.",
    ]


@pytest.mark.rule("ST-10")
def test_the_story_of_a_slaughter() -> None:
    story = told(fought("benthon-knights", "outlaw", "warrior-monk"))
    assert "The Benthon Knights kill two commoners: p2's Outlaw and p3's Warrior Monk." in story


@pytest.mark.rule("ST-18")
def test_the_story_of_a_martyr() -> None:
    story = told(fought("datura", "simone", "outlaw"))
    assert story[-3:-1] == ["Datura kills one noble: p2's Simone.", "Simone dies a martyr: p2 gains 5 influence."]


@pytest.mark.rule("ST-13")
def test_the_story_of_two_companies_of_scouts() -> None:
    story = told(fought("phabos-scouts", "phabos-scouts", "outlaw"))
    assert story[-2] == (
        "Two companies of Phabos Scouts ride ahead: +1 power for p1's Phabos Scouts, +1 power for p2's Phabos "
        "Scouts and +2 power for p3's Outlaw."
    )


@pytest.mark.rule("ST-16")
def test_the_story_of_a_whisper() -> None:
    story = told(fought("sythera", "king-kyros", "shepherd-of-the-lost"))
    assert story[-2] == "Sythera whispers, and p2's King Kyros and p3's Shepherd of the Lost fall silent."
    assert told(fought("sythera", "outlaw", "simone"))[-2] == "Sythera whispers, but nobody here has to fall silent."


@pytest.mark.rule("ST-19")
def test_the_story_of_an_empty_purse() -> None:
    story = told(fought("thavna", "outlaw", "simone", gold="3, 9, 9"))
    assert story[-2] == "p1's purse is all but empty: Thavna gains 3 power."


@pytest.mark.rule("ST-25")
def test_the_story_of_the_worked_example() -> None:
    assert told(fought("outlaw", "shepherd-of-the-lost", "queen-eletheria"))[-3:] == [
        "The Shepherd of the Lost converts one commoner: p1's Outlaw.",
        "Queen Eletheria calls on her people: +1 power for p1's Outlaw.",
        "Power: Empire 0, Rebels 0, Church 2.",
    ]


@pytest.mark.rule("ST-17")
def test_the_story_of_the_kings_call() -> None:
    assert told(with_kyros("benthon-knights", "princess-beatrice", "outlaw")) == [
        "King Kyros calls the Benthon Knights to p1's side (for 1 gold).",
        "The Benthon Knights kill one commoner: p3's Outlaw.",
        "Princess Beatrice converts one commoner: p3's Outlaw; each one still alive gains 1 power.",
        "Power: Empire 2, Rebels 0, Church 0.",
    ]


@pytest.mark.rule("ST-22")
def test_the_story_of_a_result() -> None:
    assert told(keeping())[-5:] == [
        "Power: Empire 11, Rebels 7, Church 4.",
        "The Empire wins the battle.",
        "p1 gains 5 influence, and has 5 influence now.",
        "p2 gains no influence, and has 0 influence now.",
        "p3 gains 3 influence, and has 3 influence now.",
    ]


@pytest.mark.rule("ST-1")
@pytest.mark.rule("ST-2")
def test_the_story_begins_with_the_deal() -> None:
    assert new().log("p2") == [
        "Three gold each; 15 influence ends the game.",
        "Battle 1 begins: everybody gets a pool of six cards.",
    ]


def drawn(match: Match, viewer: str | None, width: int) -> str:
    out = io.StringIO()
    Console(width=width, file=out).print(match.game.terminal_view.draw(match.view(viewer), match.game.catalogue("en")))
    return out.getvalue()


@pytest.mark.parametrize("width", [60, 80, 120])
@pytest.mark.parametrize("position", [new, drafting, in_a_wave, called, keeping])
@pytest.mark.parametrize("viewer", ["p1", "spectator", None])
def test_the_table_fits_its_width_and_breaks_no_name(position, width: int, viewer: str | None) -> None:  # type: ignore[no-untyped-def]
    match = position()
    text = drawn(match, viewer, width)
    assert max(map(len, text.splitlines())) <= width
    seen = match.view(viewer).table
    cards = [character.card for seat in seen.players for character in seat.line] + [*(seen.pool or ())]
    cards += [card for seat in seen.players for card in seat.hand or ()]
    for slug in cards:
        assert CARDS[SLUGS.index(slug)].name in text


def test_the_table_shows_what_counts() -> None:
    match = in_a_wave()
    match.play("p2", "play loyal-soldier")
    text = drawn(match, "p1", 100)
    assert "▲ Empire 9 ◄ leads" in text and "✚ Church 4" in text
    assert "p1 (you)   influence 0   gold 0   4 in hand   hush money for ▲ Empire   ◄ thinking" in text
    assert "p2   influence 0   gold 0   4 in hand   hush money for ✚ Church   has chosen" in text
    assert "1. [Anna Lys, face down]" in text
    assert "▲Datura 2/3/-4 hush too dear" in text


def test_the_table_marks_the_dead_and_the_converted() -> None:
    text = drawn(with_kyros("benthon-knights", "shepherd-of-the-lost", "outlaw"), "spectator", 100)
    assert "1. ✚0 Outlaw (converted, dead)" in text
    assert "1+ ▲2 Benthon Knights" in text
