"""What the view says that a card on top asks for is what the rules allow."""

import pytest

import throneroom
from throneroom.engine.match import Match
from throneroom.games.hierarchy.cards import NUMBERED, SLUGS
from throneroom.games.hierarchy.view import Table

CONDITIONS = {"tower", "surgeon", "baroness", "queen", "king"}
"""Cards that need more than a fitting top card (HI-11, HI-12, HI-16)."""


def asked_for(table: Table) -> set[str]:
    """The cards of both hands that may follow, as a reader of the demand would say."""
    demand, number = table.demand, table.number or 0
    held = {card for hand in table.hands for card in hand} - {"imposter"}
    ranks = {card: rank + 1 for rank, card in enumerate(SLUGS[:NUMBERED])}
    fitting = {
        "first": set[str](),
        "higher": {card for card in held if ranks[card] > number},
        "lower": {card for card in held if ranks[card] < number},
        "exception": set[str](),
    }[demand.asks]
    return (fitting | set(demand.also)) - set(demand.never)


@pytest.mark.rule("HI-4", "HI-5", "HI-7", "HI-14", "HI-15")
@pytest.mark.parametrize("seed", range(20))
def test_the_demand_names_what_may_be_played(seed: int) -> None:
    match = throneroom.new("hierarchy", seed=seed)
    while not match.over:
        (seat,) = match.waiting
        table = match.view(seat).table
        legal = match.legal(seat)
        if table.stage == "play":
            own = set(table.hands[seat == "p2"])
            playable = {text.split()[1] for text in legal} - {"imposter"}
            allowed = asked_for(table) & own
            assert playable <= allowed
            assert allowed - playable <= (set() if table.demand.silent else CONDITIONS)
        match.play(seat, legal[seed % len(legal)])


@pytest.mark.rule("HI-5", "HI-10")
def test_against_the_numbers_and_in_spite_of_them() -> None:
    hands = {"p1": "assassin, leper, tower, usurper, king", "p2": "high-priest, queen, imposter"}
    demand = Match.arrange("hierarchy", 2, line="p2 dragon", turn="p1", discards="rest", **hands).view().table.demand
    assert (demand.asks, demand.also, demand.never) == (
        "higher",
        ("assassin", "leper", "tower", "usurper"),
        ("high-priest",),
    )


@pytest.mark.rule("HI-7")
def test_an_empty_line_names_who_can_open_it() -> None:
    demand = throneroom.new("hierarchy", seed=1).view().table.demand
    openers = ("assassin", "leper", "serf", "knight", "sorcerer", "dragon", "baroness")
    assert (demand.asks, demand.also, demand.never) == ("first", openers, ())
