"""What is not allowed is refused with the exact rule: the position, the try, the words."""

import pytest

from throneroom.engine.errors import IllegalDecisionError, NotAskedError, UnknownDecisionError
from throneroom.engine.match import Match

SIX_KINDS = "general, prophet, jester, assassin, judge, king"

REFUSALS: list[tuple[dict[str, str], str, str]] = [
    # BT-2: the row
    ({}, "collect", "There is no row to collect yet: reveal a card first (BT-2)"),
    ({}, "give up", "There is no row to give up: reveal a card first (BT-2)"),
    ({"p2": "king"}, "swap p2 king", "There is no row to swap yet: reveal a card first (BT-2)"),
    ({"row": "king x5"}, "reveal", "The row has five cards, the most there may be: collect or swap it (BT-2)"),
    # BT-4: broken and sound
    ({"row": "king"}, "give up", "The row is sound: it can be collected or swapped, not given up (BT-4)"),
    (
        {"p1": "assassin", "row": "prophet, assassin"},
        "reveal",
        "The row is broken: the Assassin (4) is above the Prophet (2); lower it or give up (BT-4)",
    ),
    (
        {"p1": "general, jester", "row": "prophet, judge", "used": "jester", "change": "-1"},
        "collect",
        "The row is broken: the Judge (5, now 4) is above the Prophet (2); lower it or give up (BT-4)",
    ),
    (
        {"p1": "assassin", "p2": "king", "row": "prophet, assassin"},
        "swap p2 king",
        "The row is broken: the Assassin (4) is above the Prophet (2); lower it or give up (BT-4)",
    ),
    (
        {"p1": "assassin", "p2": "king", "row": "prophet, assassin"},
        "destroy p2 king",
        "The row is broken: the Assassin (4) is above the Prophet (2); lower it or give up (BT-4)",
    ),
    (
        {"p1": "assassin, prophet", "row": "prophet, assassin"},
        "use prophet",
        "The row is broken: the Assassin (4) is above the Prophet (2); lower it or give up (BT-4)",
    ),
    (
        {"p1": "assassin, jester", "row": "general, jester"},
        "use jester up",
        "After that nothing could mend the row: the Jester (3) would stay above the General (1) (BT-4)",
    ),
    (
        {"p1": "jester", "row": "judge, judge"},
        "use jester up",
        "Raised to 6 the last card would break the row: the Judge (5) is before it (BT-4)",
    ),
    # BT-5
    (
        {"p1": "general", "row": "king"},
        "use general",
        "A value is changed only from the second card of the row on (BT-5)",
    ),
    ({"p1": "jester"}, "use jester down", "A value is changed only from the second card of the row on (BT-5)"),
    # BT-6, BT-7, BT-8: destroying
    ({"p2": "king", "row": "king"}, "destroy p2 king", "Destroying needs two cards of equal value in the row (BT-6)"),
    (
        {"p2": "king", "row": "king, judge"},
        "destroy p2 king",
        "Destroying needs equal values: the Judge (5) is below the King (9) (BT-6)",
    ),
    (
        {"p1": "general", "p2": "king", "row": "judge, judge", "change": "-3", "used": "general"},
        "destroy p2 king",
        "Destroying needs equal values: the Judge (5, now 2) is below the Judge (5) (BT-6)",
    ),
    (
        {"p1": "general", "p2": "king", "row": "judge x2", "destroyed": "yes", "struck": "p2"},
        "destroy p1 general",
        "You have destroyed once for this card of the row: reveal another first (BT-6)",
    ),
    (
        {"p1": "general", "p2": "king", "row": "judge x3", "struck": "p2"},
        "destroy p2 king",
        "p2 was a target this turn already (BT-6)",
    ),
    ({"p2": "king", "row": "judge x2"}, "destroy p2 queen", "p2 has no Queen (BT-6)"),
    ({"row": "judge x2"}, "destroy p2 queen", "p2 has no cards (BT-6)"),
    ({"row": "judge x2"}, "destroy p1 judge", "p1 has no cards (BT-6)"),
    ({"row": "judge x2"}, "destroy p3 judge", "There is no p3 at this table of two (BT-6)"),
    (
        {"p2": "alchemist, king", "row": "judge x2"},
        "destroy p2 king",
        "p2 leads in Alchemists: only an Alchemist can be destroyed (BT-7)",
    ),
    (
        {"p1": "queen x2", "p2": "king", "row": "judge x2"},
        "destroy p2 king",
        "With two Queens you destroy only above two cards: there are 2 (BT-8)",
    ),
    # BT-10: drops
    ({"p1": SIX_KINDS}, "reveal", "You have six kinds and may keep five: first drop one (BT-10)"),
    ({"p1": SIX_KINDS}, "drop queen", "You have no Queen to drop (BT-10)"),
    (
        {"p1": "king", "row": "king"},
        "drop king",
        "You have no more than five kinds and keep everything: nothing is dropped (BT-10)",
    ),
    ({"row": "king"}, "keep", "There is nothing to keep or drop: only the receiver of a swap is asked (BT-13)"),
    # BT-12, BT-13, BT-14: swaps
    (
        {"p1": "king x2", "p2": "queen", "row": "judge"},
        "swap p2 queen",
        "With two Kings you swap only a row of two or more: it has 1 (BT-12)",
    ),
    ({"p1": "queen", "row": "judge"}, "swap p1 queen", "You swap with an opponent, not with yourself (BT-13)"),
    ({"row": "judge"}, "swap p2 queen", "p2 has no cards (BT-13)"),
    ({"p2": "king", "row": "judge"}, "swap p2 queen", "p2 has no Queen (BT-13)"),
    ({"row": "judge"}, "swap p4 queen", "There is no p4 at this table of two (BT-13)"),
    (
        {"p2": "minstrel, king", "row": "judge"},
        "swap p2 king",
        "p2 leads in Minstrels: only a Minstrel can be taken (BT-14)",
    ),
    # BT-15, BT-16, BT-18: abilities
    ({"row": "king, queen"}, "use general", "You have no General (BT-15)"),
    (
        {"p1": "general", "p2": "general x3", "row": "king, queen"},
        "use general",
        "The General does not serve you: p2 has three Generals, you have one (BT-15)",
    ),
    (
        {"p1": "general", "row": "king, queen", "used": "general", "change": "-3"},
        "use general",
        "The General was used this turn already (BT-16)",
    ),
    ({"p1": "general", "row": "king, queen"}, "judge general", "You have no Judge (BT-15)"),
    (
        {"p1": "general, judge", "p2": "judge x2", "row": "king, queen"},
        "judge general",
        "The Judge does not serve you: p2 has two Judges, you have one (BT-15)",
    ),
    (
        {"p1": "general, judge", "p2": "general x2", "row": "king, queen", "used": "judge", "change": "-3"},
        "judge general",
        "The Judge was used this turn already (BT-16)",
    ),
    (
        {"p1": "judge", "row": "king, queen"},
        "judge jester up",
        "You have no Jester that the Judge could call on (BT-18)",
    ),
    (
        {"p1": "judge, jester", "row": "king, queen"},
        "judge jester up",
        "The Jester serves you without the Judge: use jester up (BT-18)",
    ),
    (
        {"p1": "judge, jester", "p2": "jester x2", "row": "queen, queen"},
        "judge jester up",
        "Raised to 9 the last card would break the row: the Queen (8) is before it (BT-4)",
    ),
    # BT-19: the Prophet
    (
        {"p1": "prophet", "row": "king x5"},
        "use prophet",
        "The row has five cards: no reveal can follow that the Prophet could foresee (BT-19)",
    ),
    (
        {"p1": "prophet, judge", "p2": "prophet", "row": "king x2", "used": "judge", "struck": "p2", "destroyed": "yes",
         "knows": "p1"},
        "use prophet",
        "You know the top card of the deck already (BT-19)",
    ),
    (
        {"p1": "prophet, judge", "used": "prophet", "knows": "p1"},
        "judge prophet",
        "You know the top card of the deck already (BT-19)",
    ),
]  # fmt: skip


@pytest.mark.rule(*(f"BT-{n}" for n in (2, 4, 5, 6, 7, 8, 10, 12, 13, 14, 15, 16, 18, 19)))
@pytest.mark.parametrize(("parts", "decision", "reason"), REFUSALS)
def test_a_refusal_names_its_rule(parts: dict[str, str], decision: str, reason: str) -> None:
    match = Match.arrange("behind-the-throne", 2, seed=1, **parts)
    with pytest.raises(IllegalDecisionError) as error:
        match.play("p1", decision)
    assert str(error.value) == reason


@pytest.mark.rule("BT-13")
def test_the_swapper_is_not_asked_while_the_receiver_drops() -> None:
    match = Match.arrange("behind-the-throne", 2, seed=1, p2=SIX_KINDS, taken="queen", received="king, judge")
    with pytest.raises(NotAskedError, match="p1 is not asked now; p2 must decide"):
        match.play("p1", "drop king")


@pytest.mark.rule("BT-13")
@pytest.mark.parametrize("decision", ["collect", "keep"])
def test_the_receiver_of_too_many_kinds_can_do_nothing_but_drop(decision: str) -> None:
    match = Match.arrange("behind-the-throne", 2, seed=1, p2=SIX_KINDS, taken="queen", received="king, judge")
    with pytest.raises(IllegalDecisionError, match=r"You have six kinds and may keep five: first drop one \(BT-10\)"):
        match.play("p2", decision)


@pytest.mark.rule("BT-13")
@pytest.mark.parametrize(
    ("decision", "reason"),
    [
        ("drop judge", "You had a Judge before the swap: only kinds that are new to you may be dropped now (BT-13)"),
        ("drop jester", "You have no Jester to drop (BT-13)"),
        ("reveal", "You have received new kinds: first drop some of them, or say keep (BT-13)"),
    ],
)
def test_the_receiver_of_new_kinds_drops_those_or_keeps_them(decision: str, reason: str) -> None:
    match = Match.arrange(
        "behind-the-throne", 2, seed=1, p2="judge x2, king", taken="queen", receiver="p2", received="king"
    )
    with pytest.raises(IllegalDecisionError) as error:
        match.play("p2", decision)
    assert str(error.value) == reason


@pytest.mark.rule("BT-18")
@pytest.mark.parametrize("decision", ["judge judge", "use judge", "use jester", "use minstrel", "swap king"])
def test_what_is_no_decision_is_told(decision: str) -> None:
    match = Match.arrange("behind-the-throne", 2, seed=1, p1="judge x2", row="king, queen")
    with pytest.raises(UnknownDecisionError, match="is not a decision of Behind the Throne"):
        match.play("p1", decision)
