"""Plans: who plays, where, with which deals."""

import pytest

import throneroom
from tests.arena.plans import plan_of
from throneroom.arena.plan import Plan, bot_seed, bots_of
from throneroom.engine.deals import deal_key
from throneroom.engine.errors import SettingsError


@pytest.mark.parametrize(
    ("text", "budget", "bots"),
    [
        ("knight,squire", None, ("knight:50ms", "squire")),
        ("knight,regent:2s", "500", ("knight:500", "regent:2s")),
        ("knight:1s,c=0.8,horizon=20,squire", None, ("knight:1s,c=0.8,horizon=20", "squire")),
        ("knight,c=0.8, regent", "20ms", ("knight:20ms,c=0.8", "regent:20ms")),
        ("random", "50ms", ("random",)),
    ],
)
def test_a_list_of_bots_keeps_each_style_with_its_bot(text: str, budget: str | None, bots: tuple[str, ...]) -> None:
    assert bots_of(text, budget) == bots


def test_two_players_sit_both_ways() -> None:
    assert plan_of("hierarchy", "squire,random").seatings(None) == [(0, 1), (1, 0)]


def test_more_players_sit_one_against_the_others_in_every_seat_and_both_ways() -> None:
    assert plan_of("sealed-bids", "squire,random", 3).seatings(None) == [
        (0, 1, 1), (1, 0, 1), (1, 1, 0),
        (1, 0, 0), (0, 1, 0), (0, 0, 1),
    ]  # fmt: skip


def test_more_bots_meet_in_pairs_and_one_alone_plays_once() -> None:
    assert plan_of("hierarchy", "random,random,random").seatings(None) == [
        (0, 1),
        (1, 0),
        (0, 2),
        (2, 0),
        (1, 2),
        (2, 1),
    ]
    assert plan_of("sealed-bids", "squire", 4).seatings(None) == [(0, 0, 0, 0)]


def test_the_list_of_deals_is_that_of_a_batch() -> None:
    batch = throneroom.Batch("hierarchy", 3, seed=5)
    position = throneroom.Position.deal(batch.game, batch.settings, deal_key(5, 2))
    assert batch.states[2].tobytes() == position.bytes()
    assert len({deal_key(seed, deal) for seed in range(3) for deal in range(3)}) == 9


def test_seats_of_deals_have_seeds_of_their_own() -> None:
    seeds = {bot_seed(seed, deal, seat) for seed in range(3) for deal in range(3) for seat in range(3)}
    assert len(seeds) == 27
    assert all(0 <= seed < 2**62 for seed in seeds)


def test_a_header_tells_the_plan() -> None:
    plan = plan_of("throne-and-grail", "random,random", sprt=(0.0, 20.0), seed=7, balance_every=3)
    header = plan.header()
    assert Plan.of(header) == plan
    older = {"signs": header.pop("balance every"), **header}
    assert Plan.of(older) == plan


@pytest.mark.parametrize(
    ("bots", "more", "reason"),
    [
        ("random,random,random", {"sprt": (0.0, 20.0)}, "a test of two hypotheses needs exactly two bots, not 3"),
        ("random,random", {"sprt": (20.0, 0.0)}, "must be in order, low,high: for example 0,20"),
        ("random,random", {"balance_every": -1}, "every n-th deal"),
    ],
)
def test_plans_that_make_no_sense_are_refused(bots: str, more: dict[str, object], reason: str) -> None:
    with pytest.raises(SettingsError, match=reason):
        plan_of("hierarchy", bots, **more)
