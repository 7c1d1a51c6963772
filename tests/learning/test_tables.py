"""The tables of a learner: every number of players and every option, seen only through the eyes of the seats."""

import numpy as np
import pytest
import torch

from throneroom.bots.bot import known_to
from throneroom.engine.dice import new_dice
from throneroom.engine.game import all_games, find
from throneroom.engine.position import Position
from throneroom.engine.relative_actions import relative_actions
from throneroom.learning.tables import EARLIER, SELF, SQUIRES, Shares, Tables, all_settings, option_variants

CPU = torch.device("cpu")


def tables_of(game: str, size: int = 64, shares: Shares | None = None, seed: int = 3) -> Tables:
    return Tables(find(game), size, CPU, seed, shares or Shares(earlier=0.2, squires=0.15))


def played(tables: Tables, steps: int, seed: int = 5) -> Tables:
    """The same tables after some random decisions."""
    random = torch.Generator().manual_seed(seed)
    for _ in range(steps):
        tables.look()
        tables.take((torch.rand(tables.size, generator=random) * tables.counts).long())
    tables.look()
    return tables


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_every_number_of_players_and_every_option_has_tables(game) -> None:
    found = all_settings(game)
    assert {settings.players for settings, _ in found} == set(game.players)
    assert sum(share for _, share in found) == pytest.approx(1)
    for options in option_variants(game):
        assert any(options.items() <= settings.options.items() for settings, _ in found)
    assert {name for options in option_variants(game) for name in options} == {option.name for option in game.options}


def test_tables_are_divided_among_the_kinds_of_rivals() -> None:
    tables = tables_of("hierarchy", 1000, Shares(earlier=0.3, squires=0.1))
    assert torch.bincount(tables.kinds, minlength=3).tolist() == [600, 300, 100]
    assert (tables.pupil[tables.kinds == SELF] == -1).all()
    for kind in (EARLIER, SQUIRES):
        assert set(tables.pupil[tables.kinds == kind].tolist()) == {0, 1}


@pytest.mark.parametrize("game", ["battle-for-the-throne", "behind-the-throne", "shadow-throne"])
def test_lists_name_actions_as_the_deciding_seat_sees_them(game: str) -> None:
    tables = played(tables_of(game), 20)
    for group in tables.groups:
        for i in range(len(group.batch)):
            place, seat = group.places.start + i, int(group.batch.seats[i])
            legal = np.flatnonzero(group.batch.mask[i])
            count = int(tables.counts[place])
            assert sorted(tables.lists[place, :count].tolist()) == legal.tolist()
            relative = relative_actions(find(game), group.players)[seat]
            assert tables.relative[place, :count].tolist() == relative[tables.lists[place, :count].numpy()].tolist()


SECRETIVE = ["throne-and-grail", "behind-the-throne", "shadow-throne", "battle-for-the-throne"]


def exchange_secrets(tables: Tables, seats: torch.Tensor) -> int:
    """Replace every state by a guessed world that fits what one seat knows; returns how many then differ."""
    dice, changed = new_dice(1), 0
    for group in tables.groups:
        states = group.batch.states
        for i in range(len(group.batch)):
            seat = int(seats[group.places.start + i])
            position = Position(tables.game, group.settings, states[i : i + 1].copy())
            world = known_to(position, seat).guessed(seat, dice)
            changed += world.states[0].tobytes() != states[i].tobytes()
            states[i] = world.states[0]
    return changed


@pytest.mark.parametrize("game", SECRETIVE)
def test_exchanging_secrets_changes_nothing_that_the_learner_gets(game: str) -> None:
    """Each state is replaced by a guessed world that fits what the deciding seat knows."""
    tables = played(tables_of(game, 40), 25)
    before = [array.clone() for array in (tables.observations, tables.counts, tables.seats)]
    lists = [tables.relative[i, :count].tolist() for i, count in enumerate(tables.counts.tolist())]
    assert exchange_secrets(tables, tables.seats) > tables.size // 2
    tables.look()
    for old, new in zip(before, (tables.observations, tables.counts, tables.seats), strict=True):
        assert torch.equal(old, new)
    assert [tables.relative[i, :count].tolist() for i, count in enumerate(tables.counts.tolist())] == lists


@pytest.mark.parametrize("game", SECRETIVE)
def test_exchanging_secrets_changes_nothing_that_an_onlooker_gets(game: str) -> None:
    """Each state is replaced by a guessed world that fits what a seat knows that need not decide."""
    tables = played(tables_of(game, 40), 25)
    observers = (tables.seats + 1 + torch.arange(tables.size) % (tables.players - 1)) % tables.players
    assert (observers != tables.seats).all()
    tables.look_from(observers)
    before = tables.observations.clone()
    assert exchange_secrets(tables, observers) > tables.size // 2
    tables.look_from(observers)
    assert torch.equal(tables.observations, before)


def test_values_by_seat_and_by_distance_are_inverse() -> None:
    tables = tables_of("battle-for-the-throne", 60)
    values = torch.rand(tables.size, tables.most_seats)
    observers = torch.arange(tables.size) % tables.players
    turned = tables.by_distance(values, observers)
    assert torch.equal(tables.by_seat(turned, observers), values)
    assert torch.equal(turned[:, 0], values.gather(1, observers.unsqueeze(1)).squeeze(1))


def test_squires_choose_what_their_weights_prefer() -> None:
    tables = played(tables_of("hierarchy", 32, Shares(earlier=0, squires=1)), 6)
    choices = torch.full((tables.size,), -1)
    tables.squire_choices(choices)
    assert ((choices >= 0) & (choices < tables.counts)).all()
    tables.take(choices)
