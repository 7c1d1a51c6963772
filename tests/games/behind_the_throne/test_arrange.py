"""Positions by their named parts: what stands for what, and what is refused."""

import pytest

from throneroom.engine.errors import ArrangeError
from throneroom.engine.match import Match

SIX_KINDS = "general, prophet, jester, assassin, judge, king"


def table(players: int = 2, **parts: str) -> Match:
    return Match.arrange("behind-the-throne", players, seed=1, **parts)


def test_nothing_given_is_the_start() -> None:
    seen = table().view(None).table
    assert (seen.turn, seen.deck, seen.row) == ("p1", 45, ())
    assert [(pile.card, pile.count) for pile in seen.discard] == [("end", 1)]


def test_the_rest_is_in_the_deck_lowest_first() -> None:
    assert table(deck="king, rest, queen").view(None).table.known[:3] == ("king", "general", "general")
    assert table(deck="king, rest, queen").view(None).table.known[-1] == "queen"


def test_the_rest_may_be_on_the_discard_pile() -> None:
    seen = table(deck="king, queen", discard="rest").view(None).table
    assert seen.known == ("king", "queen")
    assert sum(pile.count for pile in seen.discard) == 44


def test_the_end_card_named_in_the_deck_means_the_second_round_of_it() -> None:
    seen = table(deck="end, rest").view(None).table
    assert seen.reshuffled
    assert seen.discard == ()


def test_six_kinds_mean_a_drop() -> None:
    match = table(p1=SIX_KINDS)
    assert match.view(None).table.stage == "drop"
    assert match.waiting == ("p1",)


def test_a_receiver_drops_out_of_turn() -> None:
    match = table(p2=SIX_KINDS, taken="queen", received="king, judge")
    assert (match.waiting, match.view(None).table.turn) == (("p2",), "p1")
    assert match.arranged()["receiver"] == "p2"


def test_a_receiver_without_too_many_kinds_is_named() -> None:
    match = table(3, p3="king, judge x2", taken="queen", receiver="p3", received="judge")
    assert (match.waiting, match.legal("p3")) == (("p3",), ["drop judge", "keep"])
    told = match.arranged()
    assert (told["receiver"], told["received"], told["taken"], told["stage"]) == ("p3", "judge", "queen", "drop")


def test_the_parts_of_a_position_tell_all_of_it() -> None:
    match = table(
        3, turn="p2", p1="king x2", p2="general, prophet", p3="judge", row="king, king, queen", change="-3",
        used="general, prophet", struck="p1", deck="end, rest", discard="jester x2", knows="p2",
    )  # fmt: skip
    told = match.arranged()
    deck = told.pop("deck").split(", ")
    assert (deck[0], len(deck)) == ("end", 64 - 2 - 2 - 1 - 3 - 2)
    assert told == {
        "p1": "king x2", "p2": "general, prophet", "p3": "judge", "discard": "jester x2", "row": "king, king, queen",
        "turn": "p2", "change": "-3", "used": "general, prophet", "struck": "p1", "destroyed": "no", "knows": "p2",
        "taken": "", "receiver": "", "received": "", "stage": "play",
    }  # fmt: skip


REFUSED: list[tuple[dict[str, str], str]] = [
    ({"hand": "king"}, "there is no part 'hand' at this table; the parts are p1 (and so for each seat), discard"),
    ({"p3": "king"}, "there is no part 'p3' at this table"),
    ({"p1": "baron"}, "p1: no card is called 'baron'; the cards are general, prophet"),
    ({"p1": "king xx"}, "p1: 'king xx' should be a card and how many, as in 'king x3'"),
    ({"p1": "king x-1"}, "p1: 'king x-1' should be a card and how many, as in 'king x3'"),
    ({"p1": "king x3", "p2": "king x3"}, "p2: too many of king; there are only 5, in p1 (3)"),
    ({"p1": "king x6"}, "p1: too many of king; there are only 5"),
    ({"discard": "end", "deck": "end, rest"}, "deck: too many of end; there is only 1, in discard"),
    ({"row": "end"}, "row: end cannot be here, only general, prophet"),
    ({"deck": "king"}, "not placed: general x5, prophet x5"),
    ({"deck": "rest", "discard": "rest"}, "'rest' in discard and deck: say it once, it stands for all"),
    ({"deck": "", "discard": "rest"}, "the deck is empty: the discard pile would have become the deck (BT-20)"),
    ({"row": "king x5, queen"}, "row: 6 cards, but 5 at most (BT-2)"),
    ({"turn": "p3"}, "turn: 'p3' is none of p1, p2"),
    ({"destroyed": "perhaps"}, "destroyed: 'perhaps' is none of no, yes"),
    ({"struck": "p5"}, "struck: 'p5' should be one of p1, p2, each once"),
    ({"knows": "p1, p1"}, "knows: 'p1' should be one of p1, p2, each once"),
    ({"used": "king"}, "used: king cannot be here, only general, prophet, jester, assassin, judge"),
    ({"change": "much"}, "change: 'much' should be a whole number from -9 to 2"),
    ({"change": "-+3"}, "change: '-+3' should be a whole number from -9 to 2"),
    ({"change": "-100"}, "change: '-100' should be a whole number from -9 to 2"),
    ({"stage": "war"}, "stage: 'war' is none of play, drop, over"),
    ({"stage": "drop"}, "the stage cannot be 'drop': nobody has more than five kinds (BT-10)"),
    ({"p1": SIX_KINDS, "stage": "play"}, "the stage cannot be 'play': p1 has more than five kinds (BT-10)"),
    ({"p1": SIX_KINDS, "p2": SIX_KINDS}, "p2 has more than five kinds; only one seat at a time can (BT-10)"),
    ({"p1": SIX_KINDS, "stage": "over"}, "the stage cannot be 'over': p1 has more than five kinds (BT-10)"),
    ({"p1": SIX_KINDS, "row": "king"}, "the row is stored before kinds are dropped: it must be empty (BT-10)"),
    ({"p2": SIX_KINDS}, "p2 drops kinds out of turn: say which card is 'taken' (BT-13)"),
    ({"p1": SIX_KINDS, "taken": "king"}, "a card is on its way only while the receiver of a swap drops or keeps kinds"),
    ({"taken": "king"}, "a card is on its way only while the receiver of a swap drops or keeps kinds (BT-13)"),
    ({"p1": "king", "taken": "king", "receiver": "p1"}, "a card is on its way only while the receiver of a swap drops"),
    ({"p2": "king", "receiver": "p2"}, "p2 drops kinds out of turn: say which card is 'taken' (BT-13)"),
    ({"received": "king"}, "a row is received only in a swap: say which card is 'taken' (BT-13)"),
    ({"p2": "king", "taken": "queen", "receiver": "p2"}, "received: say which kinds are new to p2, who had at most"),
    ({"p2": SIX_KINDS, "taken": "queen"}, "received: say which kinds are new to p2, who had at most five (BT-13)"),
    (
        {"p2": SIX_KINDS, "taken": "queen", "received": "king"},
        "received: say which kinds are new to p2, who had at most five (BT-13)",
    ),
    (
        {"p2": "king", "taken": "queen", "receiver": "p2", "received": "judge"},
        "received: p2 has no judge (BT-13)",
    ),
    (
        {"p2": "king x3, judge x3", "taken": "queen", "receiver": "p2", "received": "judge, king"},
        "received: a row has at most five cards (BT-2)",
    ),
    (
        {"p2": "king", "taken": "queen", "receiver": "p2", "received": "king", "stage": "play"},
        "the stage cannot be 'play': p2 has received a row (BT-13)",
    ),
    (
        {"p1": SIX_KINDS, "p2": "king", "taken": "queen", "receiver": "p2", "received": "king"},
        "p1 has more than five kinds, but p2 is the receiver (BT-13)",
    ),
    ({"p2": SIX_KINDS, "taken": "king, queen"}, "taken: 2 cards, but 1 at most (BT-13)"),
    ({"p1": SIX_KINDS, "used": "judge"}, "used, struck, destroyed and change count only while a turn's row lasts"),
    ({"stage": "over", "row": "king"}, "when the game is over, the End of Game card and the row are on the discard"),
    ({"stage": "over", "deck": "end, rest"}, "when the game is over, the End of Game card and the row are on"),
    ({"row": "king", "knows": "p2"}, "knows: these seats cannot have seen the top card since the last reveal (BT-19)"),
    (
        {"p1": "general, prophet", "row": "king, prophet, assassin", "used": "prophet", "knows": "p1"},
        "knows: these seats cannot have seen the top card since the last reveal (BT-19)",
    ),
    (
        {"p2": SIX_KINDS, "taken": "queen", "received": "king, judge", "knows": "p2"},
        "knows: these seats cannot have seen the top card since",
    ),
    ({"knows": "p1"}, "knows: p1 knows the top card by a Prophet or Judge used this turn (BT-19)"),
    ({"p1": "prophet", "used": "prophet"}, "knows: p1 knows the top card by a Prophet or Judge used this turn (BT-19)"),
    (
        {"p1": "prophet", "row": "king x5", "used": "prophet", "knows": "p1"},
        "knows: p1 knows the top card by a Prophet or Judge used this turn (BT-19)",
    ),
    (
        {"p1": "judge, general, prophet", "p2": "prophet x2", "row": "king x2", "used": "general, judge",
         "change": "-6", "knows": "p1"},
        "knows: p1 knows the top card by a Prophet or Judge used this turn (BT-19)",
    ),
    (
        {"p1": "prophet, judge", "used": "prophet, judge", "knows": "p1"},
        "knows: p1 knows the top card by a Prophet or Judge used this turn (BT-19)",
    ),
    ({"stage": "over", "knows": "p1"}, "when the game is over, the End of Game card and the row are on"),
    ({"row": "king", "destroyed": "yes", "struck": "p2"}, "destroyed: a destroying needs a second card in the row"),
    ({"row": "king x2", "destroyed": "yes"}, "destroyed: a destroying needs a second card in the row"),
    ({"row": "king x2", "struck": "p2"}, "struck: there is at most one destroying for each card from the second on"),
    ({"row": "king, queen", "destroyed": "yes", "struck": "p2"}, "struck: so many destroyings need as many equal"),
    ({"row": "king, queen, queen", "struck": "p2"}, "struck: so many destroyings need as many equal values"),
    (
        {"p1": "queen x2", "row": "king x2", "destroyed": "yes", "struck": "p2"},
        "struck: so many destroyings need as many equal values, above the own Queens (BT-6, BT-8)",
    ),
    ({"row": "king x2", "used": "general", "change": "-3"}, "used: p1 has no general (BT-15)"),
    (
        {"p1": "general", "p2": "general x2", "row": "king x2", "used": "general", "change": "-3"},
        "used: others have more of general than p1 (BT-15)",
    ),
    (
        {"p1": "general, judge", "row": "king x2", "used": "judge", "change": "-3"},
        "the row cannot have come so far with these used abilities and this change (BT-4, BT-16)",
    ),
    ({"p1": "general", "row": "king", "used": "general"}, "the row cannot have come so far with these used abilities"),
    ({"row": "king, queen", "change": "-1"}, "the row cannot have come so far with these used abilities"),
    ({"row": "king", "change": "-1"}, "the row cannot have come so far with these used abilities"),
    ({"p1": "general", "row": "king x2", "used": "general"}, "the row cannot have come so far with these used"),
    ({"p1": "judge", "row": "king x2", "used": "judge"}, "the row cannot have come so far with these used abilities"),
    ({"row": "general, judge, general"}, "the row cannot have come so far with these used abilities"),
    ({"row": "prophet, assassin"}, "the row is broken and nothing can mend it: it would have been discarded (BT-4)"),
    (
        {"p1": "general", "row": "king, prophet, assassin", "destroyed": "yes", "struck": "p2"},
        "the row is broken and nothing can mend it",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("parts", "reason"), REFUSED)
def test_an_impossible_position_is_refused(parts: dict[str, str], reason: str) -> None:
    with pytest.raises(ArrangeError) as error:
        table(**parts)
    assert str(error.value).startswith(reason)


def test_a_stack_of_six_is_refused() -> None:
    with pytest.raises(ArrangeError, match=r"p1: 6 of king, but 5 at most \(BT-9\)"):
        table(3, p1="king x6")


@pytest.mark.parametrize(
    "parts",
    [
        {"p1": "general", "row": "general, assassin, general", "used": "general"},
        {"p1": "judge, general", "row": "general, alchemist, general", "used": "general, judge"},
        {"p1": "judge", "struck": "p1", "row": "king x3", "used": "general, judge", "change": "0"},
        {"p1": "jester, general", "row": "queen, king", "used": "jester", "change": "1"},
        {
            "p1": "general",
            "p2": "general x2",
            "row": "king x2",
            "used": "general",
            "change": "-3",
            "struck": "p2",
            "destroyed": "yes",
        },
        {
            "p1": "jester, assassin",
            "row": "queen, king",
            "used": "jester, assassin",
            "change": "-3",
            "struck": "p2",
            "destroyed": "yes",
        },
        {"p1": "queen x2", "row": "king x3", "struck": "p2", "destroyed": "yes"},
        {"p1": "prophet, judge", "row": "king", "used": "prophet, judge", "knows": "p1"},
    ],
)
def test_a_row_that_abilities_have_mended_is_possible(parts: dict[str, str]) -> None:
    assert table(**parts).view(None).table.row
