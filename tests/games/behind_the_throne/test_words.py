"""What players read: the story, the question, the view and the table on a terminal; and what they cannot know."""

from collections import Counter

import pytest
from rich.console import Console

from throneroom.engine.dice import new_dice
from throneroom.engine.match import Match

FIVE_KINDS = "general, prophet, jester, assassin, judge"


def table(players: int = 2, **parts: str) -> Match:
    return Match.arrange("behind-the-throne", players, seed=1, **parts)


TOLD: list[tuple[dict[str, str], str, list[str]]] = [
    ({"deck": "king, rest"}, "reveal", ["p1 opens with the King (9)."]),
    ({"row": "king", "deck": "queen, rest"}, "reveal", ["p1 reveals the Queen (8)."]),
    ({"row": "king", "deck": "king, rest"}, "reveal", ["p1 reveals the King (9)."]),
    (
        {"p2": "queen", "row": "king", "deck": "king, rest"},
        "reveal",
        ["p1 reveals the King (9).", "Two alike: a chance to destroy."],
    ),
    (
        {"row": "king, prophet", "deck": "assassin, rest", "discard": "assassin"},
        "reveal",
        ["p1 reveals the Assassin (4).", "It is above the Prophet (2) and nothing can mend the row: all is lost."],
    ),
    (
        {"p1": "general", "row": "prophet", "deck": "assassin, rest"},
        "reveal",
        ["p1 reveals the Assassin (4).", "It breaks the row after the Prophet (2), but may yet be lowered."],
    ),
    (
        {"row": "king, prophet", "deck": "assassin", "discard": "rest"},
        "reveal",
        [
            "p1 reveals the Assassin (4).",
            "The deck has run out: the discard pile, with the End of Game card in it, is shuffled into a new one.",
            "It is above the Prophet (2) and nothing can mend the row: all is lost.",
        ],
    ),
    (
        {"p1": "king x2", "row": "judge", "deck": "end, rest"},
        "reveal",
        [
            "p1 reveals the End of Game card. A Judge is lost.",
            "The game is over: p1 9 and p2 0. p1 has won with 9 points.",
        ],
    ),
    (
        {"deck": "end, rest"},
        "reveal",
        [
            "p1 reveals the End of Game card.",
            "The game is over: p1 0 and p2 0. p1 and p2 share the victory with 0 points each.",
        ],
    ),
    ({"row": "queen, judge, judge"}, "collect", ["p1 collects a Queen and two Judges."]),
    (
        {"p1": FIVE_KINDS, "row": "king, queen"},
        "collect",
        ["p1 collects a King and a Queen.", "That makes seven kinds for p1: two must go."],
    ),
    (
        {"p1": "assassin", "row": "prophet, assassin"},
        "give up",
        ["p1 gives up: a Prophet and an Assassin are discarded."],
    ),
    ({"p1": "general", "row": "king, queen"}, "use general", ["p1's General orders the Queen down from 8 to 5."]),
    ({"p1": "assassin", "row": "king, queen"}, "use assassin", ["p1's Assassin cuts the Queen down from 8 to 6."]),
    ({"p1": "jester", "row": "king, queen"}, "use jester up", ["p1's Jester talks the Queen up from 8 to 9."]),
    ({"p1": "jester", "row": "king, queen"}, "use jester down", ["p1's Jester mocks the Queen down from 8 to 7."]),
    (
        {"p1": "judge, general", "row": "king, queen", "used": "general", "change": "-3"},
        "judge general",
        ["p1's Judge summons the General, who orders the Queen down from 5 to 2."],
    ),
    (
        {"p1": "prophet", "deck": "end, rest"},
        "use prophet",
        ["p1 asks the Prophet about the top card of the deck: it is the End of Game card."],
    ),
    ({"p2": "king, judge", "row": "judge"}, "swap p2 king", ["p1 hands a Judge to p2 and takes a King."]),
    (
        {"p2": "king, general", "row": "judge, judge, jester, general"},
        "swap p2 king",
        [
            "p1 hands two Judges, a Jester and a General to p2 and takes a King.",
            "New to p2, to keep or discard: a Jester and two Judges.",
        ],
    ),
    (
        {"p2": "king, " + FIVE_KINDS.replace("judge", "queen").replace(", prophet", ""), "row": "judge, prophet"},
        "swap p2 king",
        ["p1 hands a Judge and a Prophet to p2 and takes a King.", "That makes six kinds for p2: one must go."],
    ),
    (
        {"p1": "general", "p2": "general x2", "row": "judge, judge"},
        "destroy p2 general",
        ["p1 destroys a General of p2's.", "The General now serves p1."],
    ),
    ({"p1": "king", "row": "judge, judge"}, "destroy p1 king", ["p1 destroys a King of their own."]),
    ({"p1": "king x3, " + FIVE_KINDS}, "drop king", ["p1 drops three Kings."]),
]  # fmt: skip


@pytest.mark.parametrize(("parts", "decision", "told"), TOLD)
def test_the_story_of_a_decision(parts: dict[str, str], decision: str, told: list[str]) -> None:
    match = table(**parts)
    match.play("p1", decision)
    assert match.story(None)[-1] == told


def test_sixth_copies_are_told() -> None:
    match = table(3, p1="king x4", row="king x3")
    match.play("p1", "collect")
    assert match.story(None)[-1][1:] == ["p1 keeps five Kings and discards the surplus: two Kings."]


def test_a_taken_sixth_copy_is_told() -> None:
    match = table(3, p1="queen x5", p2="queen", row="judge")
    match.play("p1", "swap p2 queen")
    assert match.story(None)[-1][1:] == ["New to p2, to keep or discard: a Judge."]
    match.play("p2", "keep")
    assert match.story(None)[-1] == ["p2 keeps a Judge.", "p1 has five Queens already: the sixth is discarded."]


@pytest.mark.rule("BT-13")
def test_what_a_receiver_drops_and_keeps_is_told() -> None:
    match = table(p2="king, general", row="judge, judge, jester, prophet")
    match.play("p1", "swap p2 king")
    match.play("p2", "drop jester")
    assert match.story(None)[-1] == ["p2 drops a Jester."]
    match.play("p2", "keep")
    assert match.story(None)[-1] == ["p2 keeps a Prophet and two Judges."]


def test_the_receivers_last_drop_tells_what_follows() -> None:
    match = table(
        p1=FIVE_KINDS, p2="general, prophet, jester, assassin, judge, queen", taken="king", received="queen, judge"
    )
    match.play("p2", "drop general")
    assert match.story(None)[-1] == ["p2 drops a General."]
    match.play("p2", "keep")
    assert match.story(None)[-1] == ["p2 keeps a Judge and a Queen.", "That makes six kinds for p1: one must go."]


@pytest.mark.parametrize(
    ("parts", "told"),
    [
        ({}, ["Two players, five cards of each kind. The End of Game card lies open on the discard pile. p1 begins."]),
        (
            {"turn": "p2", "row": "king"},
            ["Two players, five cards of each kind. The game is under way, and it is p2's turn."],
        ),
        (
            {"row": "king", "deck": "end, rest"},
            ["Two players, five cards of each kind. The game is under way, and it is p1's turn."],
        ),
        (
            {"p2": "king x2", "stage": "over"},
            [
                "Two players, five cards of each kind.",
                "The game is over: p1 0 and p2 9. p2 has won with 9 points.",
            ],
        ),
    ],
)
def test_the_beginning_is_told(parts: dict[str, str], told: list[str]) -> None:
    assert table(**parts).story(None) == [told]


ASKED: list[tuple[dict[str, str], str]] = [
    ({}, "p1 to reveal the first card."),
    ({"row": "king"}, "p1 has one card in the row: reveal another or collect."),
    ({"p2": "king", "row": "king"}, "p1 has one card in the row: reveal another, collect or swap."),
    ({"row": "king x5"}, "p1 has five cards in the row: collect."),
    (
        {"p2": "king", "row": "judge x2"},
        "p1 has two cards in the row: reveal another, collect or swap; "
        "the last two are equal: a card may be destroyed.",
    ),
    (
        {"p1": "assassin", "row": "prophet, assassin"},
        "p1's row is broken: lower the Assassin (4) to 2 or less, or give up.",
    ),
    ({"p1": FIVE_KINDS + ", king"}, "p1 has six kinds and may keep five: drop one."),
    (
        {"p2": "king, judge", "taken": "queen", "receiver": "p2", "received": "judge"},
        "p2 has received a new kind, the Judge: drop it or keep it.",
    ),
    (
        {"p2": "king, judge x2", "taken": "queen", "receiver": "p2", "received": "judge, king"},
        "p2 has received new kinds: drop the Judge or the King, or keep them.",
    ),
    ({"p1": "general x2", "stage": "over"}, "p1 has won with 1 point."),
]  # fmt: skip


@pytest.mark.parametrize(("parts", "asked"), ASKED)
def test_the_question(parts: dict[str, str], asked: str) -> None:
    assert table(**parts).asked("p2") == asked


# What is seen


def test_the_view_counts_what_a_reveal_can_bring() -> None:
    match = table(p1="general", row="judge", deck="general, judge, minstrel, queen, king, end", discard="rest")
    odds = match.view("p1").table.odds
    assert (odds.sound, odds.mendable, odds.fatal, odds.end) == (2, 2, 1, 1)


def test_there_are_no_odds_when_nothing_can_be_revealed() -> None:
    assert table(row="king x5").view("p1").table.odds is None
    assert table(p1="assassin", row="prophet, assassin").view("p1").table.odds is None


def test_a_stack_shows_whether_it_leads_and_was_used() -> None:
    match = table(p1="general, judge, king", p2="judge x2", row="king, queen", used="general", change="-3")
    shown = [(stack.card, stack.leads, stack.used) for stack in match.view("p2").table.places[0].stacks]
    assert shown == [("general", True, True), ("judge", False, False), ("king", False, False)]


@pytest.mark.parametrize("width", [60, 80, 120])
def test_the_table_fits_the_terminal(width: int) -> None:
    match = table(
        4, p1="king x2, judge x5, prophet", p2="judge, minstrel", p3="alchemist x3", p4="general",
        row="queen, queen, jester", deck="end, rest", knows="p1", used="prophet", struck="p2",
    )  # fmt: skip
    console = Console(width=width, no_color=True, legacy_windows=False)
    with console.capture() as capture:
        console.print(match.game.terminal_view.draw(match.view("p1"), match.game.catalogue("en")))
    text = capture.get()
    assert max(map(len, text.splitlines())) <= width
    for shown in (
        "5 Judge",
        "5▲",
        "p1 you◄",
        "p2!",
        "8 Queen   8 Queen   3 Jester",
        "on top: End of Game",
        "1▲×",
        "points now",
    ):
        assert shown in text


@pytest.mark.rule("BT-13")
def test_the_terminal_shows_what_is_new_to_a_receiver_and_what_is_on_its_way() -> None:
    match = table(p2="king, judge x2, prophet", taken="queen", receiver="p2", received="judge, king")
    console = Console(width=80, no_color=True)
    with console.capture() as capture:
        console.print(match.game.terminal_view.draw(match.view("p1"), match.game.catalogue("en")))
    assert "On its way to p1: Queen" in capture.get()
    assert "New to p2, to keep or drop: Judge and King" in capture.get()


def test_a_broken_row_says_so_without_colour() -> None:
    match = table(p1="assassin, jester", row="prophet, assassin", used="jester", change="-1")
    console = Console(width=80, no_color=True)
    with console.capture() as capture:
        console.print(match.game.terminal_view.draw(match.view("p1"), match.game.catalogue("en")))
    assert "4 Assassin now 3 BROKEN" in capture.get()


# What is known


@pytest.mark.rule("BT-19", "BT-11")
def test_a_guess_is_any_order_of_the_deck_equally_often() -> None:
    match = table(deck="king, queen, judge, end", discard="rest")
    dice = new_dice(7)
    orders = Counter(order(match, -1, dice) for _ in range(4800))
    assert len(orders) == 24
    assert min(orders.values()) > 140
    assert max(orders.values()) < 260


@pytest.mark.rule("BT-19")
def test_a_guess_keeps_the_top_card_that_a_seat_has_seen() -> None:
    match = table(3, deck="king, queen, judge, end", discard="rest", p1="prophet", used="prophet", knows="p1, p3")
    dice = new_dice(7)
    known = Counter(order(match, 0, dice) for _ in range(600))
    assert {cards[0] for cards in known} == {"king"}
    assert len(known) == 6
    assert {order(match, 1, dice)[0] for _ in range(100)} == {"king", "queen", "judge", "end"}


@pytest.mark.rule("BT-20")
def test_before_the_reshuffle_nobody_expects_the_end_card() -> None:
    match = table(deck="king, queen, judge", discard="rest")
    assert all("end" not in order(match, 0, new_dice(n)) for n in range(20))


def order(match: Match, viewer: int, dice: object) -> tuple[str, ...]:
    """The deck of a guessed world, from the top down."""
    world = match.position.guessed(viewer, dice)  # type: ignore[arg-type]
    return tuple(match.game.setup.zones(world.checked_state())["deck"])


@pytest.mark.rule("BT-21")
def test_when_all_is_over_the_deck_may_be_seen() -> None:
    match = table(deck="end, king, queen", discard="rest")
    match.play("p1", "reveal")
    assert match.view("p2").table.known == ("king", "queen")
