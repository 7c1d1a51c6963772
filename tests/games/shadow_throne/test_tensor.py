"""What a seat of Shadow Throne observes, feature by feature."""

import pytest

import throneroom
from tests.games.shadow_throne.tables import at_wave, fought, table
from throneroom import Match
from throneroom.engine.observation import Floats, named_features
from throneroom.games.shadow_throne.cards import SLUGS

GAME = throneroom.find("shadow-throne")


def observed(match: Match, seat: int) -> dict[str, Floats]:
    return named_features(GAME, match.position.observation(seat))


def cards(marks: Floats) -> list[str]:
    """The kinds that are marked, place by place."""
    return [SLUGS[kind] for kind in marks.nonzero()[-1]]


def drafted() -> Match:
    """Everybody has taken the first card; the pools have gone on by one seat."""
    match = table(
        p1="",
        p2="",
        p3="",
        pool_p1="datura, protis, simone, outlaw, thavna, sythera",
        pool_p2="langman, picureas, anna-lys, kings-guard, queens-guard, tax-collector",
    )
    for seat, card in (("p1", "outlaw"), ("p2", "langman")):
        match.play(seat, f"draft {card}")
    match.play("p3", match.legal("p3")[0])
    return match


def test_only_the_own_choice_is_known_while_others_think() -> None:
    match = at_wave("datura", "outlaw", "langman")
    match.play("p2", "play outlaw")
    assert cards(observed(match, 1)["chosen"]) == ["outlaw"]
    assert not observed(match, 0)["chosen"].any()
    assert [observed(match, seat)["decided"].tolist() for seat in range(3)] == [
        [0, 1, 0, 0, 0], [1, 0, 0, 0, 0], [0, 0, 1, 0, 0],
    ]  # fmt: skip


def test_the_pool_before_the_observer_comes_first() -> None:
    """p2 now has the pool of p1 before it, and does not know what p1 took from it."""
    before = observed(drafted(), 1)["pools"][0]
    assert not before[0].any()
    assert sorted(cards(before)) == sorted(["datura", "protis", "simone", "thavna", "sythera"])


def test_a_pool_that_has_gone_on_is_remembered() -> None:
    """p2 knows its first pool, which p3 has now, and what it took from it itself."""
    gone = observed(drafted(), 1)["pools"][1]
    assert cards(gone[0]) == ["langman"]
    assert sorted(cards(gone[1:])) == sorted(["picureas", "anna-lys", "kings-guard", "queens-guard", "tax-collector"])


def test_a_pool_that_was_never_seen_is_unknown() -> None:
    assert not observed(drafted(), 1)["pools"][2:].any()


def test_lines_tell_cards_and_what_became_of_them() -> None:
    match = fought("benthon-knights", "outlaw", "phabos-scouts")
    features = observed(match, 2)
    assert [cards(features["laid"][n]) for n in range(3)] == [["phabos-scouts"], ["benthon-knights"], ["outlaw"]]
    assert features["fate"][2, 1].tolist() == [0, 1, 0]
    assert not features["laid"][3:].any()


def test_gold_influence_and_hand() -> None:
    match = at_wave("datura, outlaw, outlaw", "langman", "protis", gold="0, 5, 10", influence="1, 2, 3")
    features = observed(match, 1)
    assert features["gold"].tolist() == pytest.approx([5 / 15, 10 / 20, 0, 0, 0])
    assert (64 * features["influence"]).tolist() == [2, 3, 1, 0, 0]
    assert 4 * observed(match, 0)["hand"][SLUGS.index("outlaw")] == 2
    assert (7 * features["held"]).round().tolist() == [6, 6, 6, 0, 0]
