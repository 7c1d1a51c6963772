"""What the table foretells: where each decision leads, who outdoes a stack, what the last card may count."""

import pytest

from tests.games.behind_the_throne.test_rules import legal, play, table
from throneroom.engine.match import Match
from throneroom.games.behind_the_throne import GAME
from throneroom.games.behind_the_throne.view import Outcome, Pile
from throneroom.testing import random_match

rule = pytest.mark.rule


def outcomes(match: Match, viewer: str | None = "p1") -> dict[str, Outcome]:
    return {outcome.decision: outcome for outcome in match.view(viewer).table.outcomes}


@rule("BT-4")
def test_a_broken_row_tells_what_each_ability_would_make_of_it() -> None:
    match = table(p1="jester x2, general, judge", p2="general x2", row="minstrel, jester, assassin", turn="p1")
    seen = match.view("p1").table
    assert (seen.value, seen.limit, seen.broken, seen.equal) == (4, 3, True, False)
    foretold = {decision: (o.value, o.sound, o.equal) for decision, o in outcomes(match).items()}
    assert foretold == {
        "give up": (None, True, False),
        "judge general": (1, True, False),
        "use jester up": (5, False, False),
        "use jester down": (3, True, True),
    }


@rule("BT-9", "BT-10", "BT-22")
def test_collecting_tells_the_points_then_what_is_lost_and_that_a_kind_must_go() -> None:
    match = table(players=3, p1="queen x5, king, general, prophet, jester", row="king, queen, assassin", turn="p1")
    collected = outcomes(match)["collect"]
    assert collected.scores == (17, 0, 0)
    assert collected.lost == (Pile("queen", 1),)
    assert collected.dropping == "p1"


@rule("BT-13")
def test_a_swap_tells_the_points_of_both_and_who_would_drop() -> None:
    match = table(p1="king", p2="king, general, prophet, jester", row="minstrel, minstrel", turn="p1")
    swapped = outcomes(match)
    assert (swapped["swap p2 king"].scores, swapped["swap p2 king"].dropping) == ((9, 6), None)
    assert (swapped["swap p2 general"].scores, swapped["swap p2 general"].choosing) == ((0, 6), "p2")
    full = table(p1="king", p2="king x2, general, prophet, jester, assassin", row="minstrel", turn="p1")
    foretold = outcomes(full)["swap p2 king"]
    assert (foretold.scores, foretold.dropping, foretold.choosing) == ((9, 0), "p2", None)
    known = table(p1="king", p2="king, general", row="general", turn="p1")
    assert outcomes(known)["swap p2 king"].choosing is None


@rule("BT-13")
def test_the_receiver_is_told_what_is_new_and_what_each_choice_leaves() -> None:
    match = play(table(p1="king", p2="king, general", row="minstrel, minstrel, general", turn="p1"), "swap p2 king")
    for viewer in ("p1", "p2", "spectator"):
        seen = match.view(viewer).table
        assert (seen.receiver, seen.new, seen.taken, seen.stage) == ("p2", ("minstrel",), "king", "drop")
    foretold = {decision: (o.scores, o.lost) for decision, o in outcomes(match).items()}
    assert foretold == {"drop minstrel": ((9, 1), (Pile("minstrel", 2),)), "keep": ((9, 7), ())}
    after = play(match, "keep").view("p1").table
    assert (after.receiver, after.new) == (None, ())


@rule("BT-10")
def test_a_drop_tells_the_points_that_are_left() -> None:
    match = table(p1="general x2, prophet, jester, assassin, judge, king x2", turn="p1")
    assert {decision: o.scores[0] for decision, o in outcomes(match).items()} == {
        "drop general": 9, "drop prophet": 10, "drop jester": 10, "drop assassin": 10, "drop judge": 10, "drop king": 1,
    }  # fmt: skip


@rule("BT-19")
def test_nothing_is_foretold_of_reveals_and_looks() -> None:
    match = table(p1="prophet", p2="king", row="judge", turn="p1")
    assert {"reveal", "use prophet"} <= set(legal(match))
    assert set(outcomes(match)) == set(legal(match)) - {"reveal", "use prophet"}


def test_what_is_foretold_comes_true() -> None:
    """For every decision of a whole game; all viewers are told the same."""
    match = random_match(GAME, GAME.settings(3, {}), seed=5)
    for ply in range(match.ply):
        before = match.at(ply)
        seat, decision = match.history[ply]
        foretold = outcomes(before, seat).get(decision)
        assert outcomes(before, None).get(decision) == foretold
        if foretold is None:
            continue
        then = match.at(ply + 1).view(None).table
        assert foretold.value == then.value
        for place, score in zip(then.places, foretold.scores, strict=True):  # a taken card is on its way
            assert place.score == score or (then.taken and place.seat == then.turn and place.score < score)
        asked = match.at(ply + 1).waiting[0] if then.stage == "drop" else None
        assert (foretold.dropping or foretold.choosing) == asked
        assert foretold.choosing == (asked if asked and "keep" in match.at(ply + 1).legal(asked) else None)


@rule("BT-15")
def test_a_stack_tells_who_outdoes_it() -> None:
    match = table(players=3, p1="general, king x2", p2="general x2, king", p3="general x3", turn="p1")
    stacks = [
        {stack.card: (stack.outdone, stack.outdone_by) for stack in p.stacks} for p in match.view("p1").table.places
    ]
    assert stacks == [
        {"general": ("p3", 3), "king": (None, 0)},
        {"general": ("p3", 3), "king": ("p1", 2)},
        {"general": (None, 0)},
    ]


@rule("BT-22")
def test_a_stack_tells_what_it_scores() -> None:
    place = table(p1="general, king x2, judge x3", turn="p1").view("p1").table.places[0]
    assert {stack.card: stack.points for stack in place.stacks} == {"general": 0, "judge": 5, "king": 9}


@rule("BT-6")
def test_equal_values_are_told_until_the_next_card() -> None:
    match = table(p1="judge", p2="king", row="jester, jester", deck="general, rest", turn="p1")
    assert match.view("p2").table.equal
    assert not play(match, "reveal").view("p2").table.equal
