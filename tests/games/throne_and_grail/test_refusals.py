"""Throne and the Grail: every illegal try is refused with the exact rule, from the seat's own knowledge."""

from functools import partial

import pytest

import throneroom
from throneroom import IllegalDecisionError, NotAskedError, UnknownDecisionError

GAME = throneroom.find("throne-and-grail")
arrange = partial(throneroom.arrange, GAME, seed=1)

FRESH = {"p1": "5, 8, 8, grail, -2"}
TAKEN = {"p1": "5, 8, 8, grail, -2", "p2": "rest x 4", "took": "p1", "p1_taken": "7, 7", "line": "6"}
EMPTY_LINE = {"p1": "5, 8, 8, grail, -2", "took": "p2", "p2_taken": "7, 7", "line": "", "turn": "p1"}
EMPTY_HAND = {"p1": "", "p2": "", "took": "p2", "p2_taken": "rest x 5", "turn": "p1"}


@pytest.mark.parametrize(
    ("parts", "decision", "reason"),
    [
        pytest.param(
            TAKEN, "take", "You have taken in this round already: play a card (TG-5)",
            marks=pytest.mark.rule("TG-5", "TG-6"), id="a second take",
        ),
        pytest.param(
            EMPTY_LINE, "take", "The Line is empty: there is nothing to take (TG-5)",
            marks=pytest.mark.rule("TG-5"), id="a take from an empty Line",
        ),
        pytest.param(
            EMPTY_HAND, "play 5", "Your hand is empty: only the take is left (TG-6)",
            marks=pytest.mark.rule("TG-6"), id="a play from an empty hand",
        ),
        pytest.param(
            EMPTY_HAND, "play +9", "Your hand is empty: only the take is left (TG-6)",
            marks=pytest.mark.rule("TG-6"), id="any play from an empty hand",
        ),
        pytest.param(
            FRESH, "play 7", "You have no 7 in your hand: you hold 5, 8, 8, Grail and -2 (TG-4)",
            marks=pytest.mark.rule("TG-4"), id="an Influence that is not held",
        ),
        pytest.param(
            FRESH, "play +3", "You have no +3 in your hand: you hold 5, 8, 8, Grail and -2 (TG-4)",
            marks=pytest.mark.rule("TG-4"), id="a plus card that is not held",
        ),
        pytest.param(
            {"p1": "5"} | {"p2": "rest x 1", "turn": "p1"}, "play grail",
            "You have no Grail in your hand: you hold 5 (TG-4)",
            marks=pytest.mark.rule("TG-4"), id="a Grail that is not held",
        ),
        pytest.param(
            FRESH, "play +9",
            "+9 is not in this box, whose plus cards are +3 and +4: you hold 5, 8, 8, Grail and -2 (TG-4)",
            marks=pytest.mark.rule("TG-4"), id="a plus card that does not exist",
        ),
        pytest.param(
            FRESH, "play -20",
            "-20 is not in this box, whose minus cards are -2, -3 and -4: you hold 5, 8, 8, Grail and -2 (TG-4)",
            marks=pytest.mark.rule("TG-4"), id="a minus card that does not exist",
        ),
    ],
)  # fmt: skip
def test_refused(parts: dict[str, str], decision: str, reason: str) -> None:
    match = arrange(**parts)
    before = match.position.bytes()
    with pytest.raises(IllegalDecisionError) as error:
        match.play("p1", decision)
    assert str(error.value) == reason
    assert match.position.bytes() == before


@pytest.mark.rule("TG-4")
def test_the_reason_names_the_numbers_of_the_box_at_hand() -> None:
    box = {"plus": (2, 2, 2, 2, 2, 2, 2), "minus": (-9, -9, -9, -9, -9, -9, -9, -9, -1)}
    match = arrange(options=box, p1="5, 5, 5, 5, 5")
    assert match.why("p1", "play -2") == (
        "-2 is not in this box, whose minus cards are -1 and -9: you hold 5, 5, 5, 5 and 5 (TG-4)"
    )
    assert match.why("p1", "play +3") == (
        "+3 is not in this box, whose plus cards are +2: you hold 5, 5, 5, 5 and 5 (TG-4)"
    )


@pytest.mark.rule("TG-3")
def test_out_of_turn() -> None:
    with pytest.raises(NotAskedError, match="p2 is not asked now; p1 must decide"):
        arrange().play("p2", "take")


@pytest.mark.rule("TG-9")
def test_after_the_end() -> None:
    match = arrange(p1="rest x 4", p2="rest x 4", line="5, grail, grail, grail", turn="p2")
    match.play("p2", "take")
    with pytest.raises(NotAskedError, match="the game is over: p1 has nothing more to decide"):
        match.play("p1", "take")


@pytest.mark.parametrize("text", ["play 9", "play", "take 5", "play +21", "play plus", "play 3", "Take", "play grail "])
def test_what_is_no_decision(text: str) -> None:
    with pytest.raises(UnknownDecisionError, match="is not a decision of Throne and the Grail"):
        arrange().play("p1", text)


def test_the_notation_of_every_action() -> None:
    signed = [f"play {sign}{value}" for sign in "+-" for value in range(1, 21)]
    assert list(arrange().notations) == ["play 5", "play 6", "play 7", "play 8", "play grail", *signed, "take"]
