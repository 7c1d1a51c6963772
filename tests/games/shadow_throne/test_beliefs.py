"""Guessed worlds: as likely as they should be, by counting every world that fits on small cases.

A world is counted copy by copy: the order of each stretch of known cards, the kinds in the unknown places, and from
which of its player's cards each revealed card came.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import permutations, product
from math import perm, prod

import pytest

from tests.games.shadow_throne.tables import at_wave, choose, new, play_on, sees, table
from throneroom import Match
from throneroom.engine.dice import new_dice
from throneroom.games.shadow_throne.cards import COPIES, SLUGS
from throneroom.games.shadow_throne.piles import NONE, UNKNOWN

ROUNDS = 6
KEPT = -1
OTHER = -9
"""All kinds that no other seat has revealed: one is as good as another."""

Place = tuple[int, int]
"""A seat and the round in which it took the card, KEPT for the card it had kept before."""

World = tuple[tuple[Place, int], ...]


class Known:
    """What a seat knows after the draft, read off the true position."""

    def __init__(self, match: Match, viewer: int) -> None:
        s = match.position.checked_state()
        self.viewer, self.seats = viewer, match.players
        self.others = [seat for seat in range(self.seats) if seat != viewer]
        self.plays = {seat: Counter(c for c in list(s.laid[seat])[1:] if c != NONE) for seat in self.others}
        self.stretches: list[tuple[list[Place], list[int]]] = []
        self.unknown: list[Place] = [(seat, KEPT) for seat in self.others] if s.battle > 1 else []
        unseen = Counter(dict(enumerate(COPIES)))
        unseen.subtract(c for c in [*s.hand[viewer], *list(s.laid[viewer])[1:]] if c != NONE)
        unseen.subtract(s.laid[seat, 0] for seat in range(self.seats) if s.laid[seat, 0] != NONE)
        for pool in range(self.seats):
            arrivals = [n for n in range(ROUNDS) if (pool + n) % self.seats == viewer]
            self.unknown += [((pool + n) % self.seats, n) for n in range(arrivals[0])]
            for here, there in zip(arrivals, [*arrivals[1:], ROUNDS], strict=True):
                rounds = range(here + 1, there)
                cards = [s.pool[pool, n] for n in rounds]
                self.stretches.append(([((pool + n) % self.seats, n) for n in rounds], cards))
                unseen.subtract(cards)
        self.unseen = unseen
        self.revealed = sorted({card for plays in self.plays.values() for card in plays})

    def worlds(self) -> Iterator[tuple[World, int]]:
        """Every world that fits, with its weight in copies."""
        orders = product(*[Counter(permutations(map(self.kind, cards))).items() for _, cards in self.stretches])
        fillings = list(product([*self.revealed, OTHER], repeat=len(self.unknown)))
        for order in orders:
            known = {
                place: card
                for (places, _), (cards, _) in zip(self.stretches, order, strict=True)
                for place, card in zip(places, cards, strict=True)
            }
            copies = prod(count for _, count in order)
            for filling in fillings:
                world = {**known, **dict(zip(self.unknown, filling, strict=True))}
                weight = copies * self.fillings(Counter(filling)) * self.origins(world)
                if weight:
                    yield tuple(sorted(world.items())), weight

    def kind(self, card: int) -> int:
        return card if card in self.revealed else OTHER

    def fillings(self, kinds: Counter[int]) -> int:
        """In how many ways copies can be drawn for the unknown places."""
        others = sum(count for card, count in self.unseen.items() if card not in self.revealed)
        return prod(perm(others if card == OTHER else self.unseen[card], n) for card, n in kinds.items())

    def origins(self, world: dict[Place, int]) -> int:
        """From which cards of its player each revealed card can have come."""
        held = {seat: Counter(card for place, card in world.items() if place[0] == seat) for seat in self.others}
        return prod(
            perm(held[seat][card], count) for seat, plays in self.plays.items() for card, count in plays.items()
        )

    def guessed(self, match: Match, seed: int) -> World:
        """One guess, as a world."""
        s = match.position.guessed(self.viewer, new_dice(seed)).states[0]
        world: dict[Place, int] = {}
        for places, _ in self.stretches:
            world.update({(seat, n): self.kind(int(s["pool"][(seat - n) % self.seats][n])) for seat, n in places})
        for seat, n in self.unknown:
            if n != KEPT:
                card = int(s["pool"][(seat - n) % self.seats][n])
            else:
                has = Counter(int(c) for c in [*s["hand"][seat], *s["laid"][seat][1:]] if c != NONE)
                has.subtract(int(s["pool"][(seat - r) % self.seats][r]) for r in range(ROUNDS))
                (card,) = has.elements()
            world[seat, n] = self.kind(card)
        return tuple(sorted(world.items()))


def check_frequencies(expected: dict[World, float], found: Counter[World]) -> None:
    """Nothing impossible, nothing too often or too seldom (chi-square, rare worlds taken together)."""
    assert set(found) <= set(expected)
    count = found.total()
    shares = [(expected[world] * count, found[world]) for world in expected]
    common = [share for share in shares if share[0] >= 8]
    rare = [share for share in shares if share[0] < 8]
    if rare:
        common.append((sum(e for e, _ in rare), sum(f for _, f in rare)))
    chi = sum((f - e) ** 2 / e for e, f in common)
    free = len(common) - 1
    assert free >= 1
    assert chi < free + 4 * (2 * free) ** 0.5 + 4, f"chi-square {chi:.1f} with {free} degrees of freedom"


def exact(known: Known) -> dict[World, float]:
    weights = Counter[World]()
    for world, weight in known.worlds():
        weights[world] += weight
    total = weights.total()
    return {world: weight / total for world, weight in weights.items()}


def doubles() -> Match:
    """Three seats; soldiers, monks and slaves both in the pools that p1 has seen and elsewhere."""
    match = table(
        stage="wave", gold="9",
        pool_p1="outlaw, loyal-soldier, loyal-soldier, datura, warrior-monk, simone",
        pool_p2="loyal-soldier, defiant-slave, anna-lys, warrior-monk, mutinous-soldier, protis",
        pool_p3="warrior-monk, king-kyros, mutinous-soldier, loyal-soldier, thavna, defiant-slave",
        p1="outlaw, king-kyros, anna-lys, datura, thavna, protis",
        p2="loyal-soldier, loyal-soldier, mutinous-soldier, warrior-monk, warrior-monk, defiant-slave",
        p3="warrior-monk, defiant-slave, loyal-soldier, loyal-soldier, mutinous-soldier, simone",
    )  # fmt: skip
    choose(match, "outlaw", "loyal-soldier", "warrior-monk")
    return choose(match, "anna-lys", "warrior-monk", "defiant-slave")


def four_seats() -> Match:
    return choose(
        at_wave("outlaw, outlaw", "loyal-soldier, warrior-monk", "loyal-soldier, warrior-monk", "warrior-monk"),
        "outlaw",
        "loyal-soldier",
        "loyal-soldier",
        "warrior-monk",
    )


def second_battle() -> Match:
    match = at_wave(
        "outlaw, simone",
        "loyal-soldier, warrior-monk",
        "loyal-soldier, warrior-monk, loyal-soldier",
        battle="2",
        line_p2="stays langman",
    )
    return choose(match, "outlaw", "loyal-soldier", "loyal-soldier")


def five_seats() -> Match:
    match = at_wave(
        "outlaw", *["simone, loyal-soldier", "loyal-soldier", "datura, protis, loyal-soldier", "loyal-soldier"]
    )
    return choose(match, "outlaw", *["loyal-soldier"] * 4)


CASES = [(doubles, 0), (doubles, 1), (doubles, 2), (four_seats, 0), (four_seats, 2), (second_battle, 0)]
CASES += [(five_seats, 0), (five_seats, 3)]


@pytest.mark.rule("ST-3")
@pytest.mark.parametrize(("position", "viewer"), CASES, ids=lambda value: getattr(value, "__name__", value))
def test_every_world_that_fits_is_guessed_as_often_as_it_should(position, viewer: int) -> None:  # type: ignore[no-untyped-def]
    match = position()
    known = Known(match, viewer)
    found = Counter(known.guessed(match, seed) for seed in range(12_000))
    check_frequencies(exact(known), found)


@pytest.mark.rule("ST-3")
@pytest.mark.parametrize("viewer", [0, 1, 2])
def test_while_the_pools_go_round_passed_cards_go_to_their_takers_at_random(viewer: int) -> None:
    """Round 5 with three seats: each pool has come twice to some seats, once to the others."""
    match = new(3, 11)
    for _ in range(4 * 3):
        match.play(match.waiting[0], match.legal(match.waiting[0])[0])
    truth = match.position.checked_state()
    pool = (viewer - 1) % 3  # seen in rounds 1 and 4: the two cards between went to the other seats, one each
    between = [truth.pool[pool, 2], truth.pool[pool, 3]]
    found = Counter()
    for seed in range(2_000):
        world = match.position.guessed(viewer, new_dice(seed)).states[0]
        found[tuple(int(card) for card in world["pool"][pool][2:4])] += 1
    assert set(found) == set(permutations(between))
    assert all(900 < count < 1_100 for count in found.values()) or len(set(between)) == 1


@pytest.mark.rule("ST-3")
def test_an_unseen_pool_is_a_random_draw_of_the_unseen_cards() -> None:
    match = new(5, 3)
    own = Counter(match.position.checked_state().pool[0])
    found = Counter[int]()
    for seed in range(4_000):
        found.update(match.position.guessed(0, new_dice(seed)).states[0]["pool"][3].tolist())
    for kind, copies in enumerate(COPIES):
        expected = 4_000 * 6 * (copies - own[kind]) / 48
        assert abs(found[kind] - expected) <= 5 * expected**0.5


@pytest.mark.rule("ST-3")
def test_a_pool_that_came_back_tells_who_has_a_card_for_certain() -> None:
    """p1 passed Langman and Simone on, both are gone when the pool is back, and p2 has played Langman."""
    match = at_wave(
        "datura, protis, anna-lys, thavna, sythera, picureas",
        "tithe-master, langman, tax-collector, kings-guard",
        "defiant-slave, defiant-slave, simone, pious-peasant",
    )
    choose(match, "datura", "langman", "defiant-slave")
    truth = match.position.checked_state()
    assert [SLUGS[card] for card in list(truth.pool[0])[:3]] == ["datura", "langman", "simone"]
    for seed in range(300):
        world = match.position.guessed(0, new_dice(seed)).checked_state()
        assert SLUGS.index("simone") in list(world.hand[2])


@pytest.mark.rule("ST-3")
@pytest.mark.rule("ST-24")
def test_the_kept_card_of_another_seat_is_any_card_out_of_sight() -> None:
    match = table(battle="2", stage="draft 1")
    own = Counter(match.position.checked_state().pool[0]) + Counter([match.position.checked_state().hand[0, 0]])
    found = Counter[int]()
    for seed in range(6_000):
        found[int(match.position.guessed(0, new_dice(seed)).states[0]["hand"][1][0])] += 1
    for kind, copies in enumerate(COPIES):
        expected = 6_000 * (copies - own[kind]) / (54 - 7)
        assert abs(found[kind] - expected) <= 5 * expected**0.5


@pytest.mark.rule("ST-26")
def test_a_secret_choice_is_guessed_among_the_cards_of_the_one_who_chose() -> None:
    match = at_wave("outlaw", "loyal-soldier", "warrior-monk")
    match.play("p2", "play loyal-soldier")
    hidden = match.position.hidden(0).checked_state()
    assert hidden.chosen[1] == UNKNOWN
    found = set()
    for seed in range(200):
        world = match.position.guessed(0, new_dice(seed)).checked_state()
        assert world.chosen[1] in list(world.hand[1])
        found.add(world.chosen[1])
    assert len(found) > 5


@pytest.mark.rule("ST-26")
@pytest.mark.parametrize("stage", ["draft", "wave", "keep"])
def test_a_spectator_knows_no_card_that_was_not_revealed(stage: str) -> None:
    hidden = play_on(new(4, 5), stage).position.hidden(-1).checked_state()
    assert {card for pool in list(hidden.pool)[:4] for card in pool} == {UNKNOWN}
    assert {card for hand in list(hidden.hand)[:4] for card in hand} <= {UNKNOWN, NONE}


@pytest.mark.rule("ST-26")
def test_a_spectators_guess_gives_every_seat_what_it_has_played() -> None:
    match = doubles()
    for seed in range(50):
        world = match.position.guessed(-1, new_dice(seed))
        zones = match.game.setup.zones(world.checked_state())
        assert sum(map(len, zones.values())) == 54
        took = Counter(world.checked_state().pool[(1 - n) % 3, n] for n in range(6))
        assert not Counter([SLUGS.index("loyal-soldier"), SLUGS.index("warrior-monk")]) - took


@pytest.mark.rule("ST-23")
def test_a_finished_game_hides_nothing_but_its_key() -> None:
    match = play_on(new(), "over")
    known = match.position.hidden(1).states
    open_states = match.position.states.copy()
    open_states["key"] = 0
    assert known.tobytes() == open_states.tobytes()
    assert sees(match, "p2").players[0].hand is not None
