"""The trainer: what a decision is credited with, and what an update changes."""

import dataclasses
from pathlib import Path

import pytest
import torch

from tests.networks import random_network
from throneroom.bots import read_network
from throneroom.bots.bot import known_to
from throneroom.bots.network_bot import NetworkBot
from throneroom.engine.errors import SettingsError
from throneroom.engine.game import find
from throneroom.engine.position import Position
from throneroom.learning.model import Model
from throneroom.learning.trainer import ONLOOKERS, Recipe, Trainer

CPU = torch.device("cpu")
SMALL = Recipe(games=24, steps=2 * ONLOOKERS, hidden=(16,), minibatch=64)


def trainer_of(game: str, recipe: Recipe = SMALL, seed: int = 1, against: Model | None = None) -> Trainer:
    trainer = Trainer(find(game), recipe, CPU, seed, against=against)
    trainer.left = 0.5
    return trainer


def credited(trainer: Trainer, lane: int) -> tuple[dict[int, float], dict[int, list[float]]]:
    """Advantages and targets of one table, seat by seat and straight from the definition."""
    steps, seats = trainer.recipe.steps, trainer.tables.most_seats
    gains, aims = {}, {}
    for seat in range(seats):
        own = [n for n in range(steps) if trainer.mover[n, lane] == seat]
        better, following = torch.zeros(seats), trainer.last[lane, seat]
        for n, after in reversed(list(zip(own, [*own[1:], steps], strict=False))):
            ends = [m for m in range(n, after) if trainer.over[m, lane]]
            if ends:
                better, following = torch.zeros(seats), trainer.shares[ends[0], lane]
            better = following - trainer.values[n, lane] + trainer.recipe.credit * better
            following = trainer.values[n, lane]
            gains[n], aims[n] = float(better[seat]), (better + following).tolist()
    return gains, aims


@pytest.mark.parametrize("game", ["hierarchy", "shadow-throne"])
def test_a_decision_is_compared_with_the_same_seat_s_next_one(game: str) -> None:
    trainer = trainer_of(game)
    trainer.play()
    trainer.play()
    gains, aims, _ = trainer.credits()
    for lane in range(trainer.tables.size):
        expected, targets = credited(trainer, lane)
        for n in range(trainer.recipe.steps):
            assert float(gains[n, lane]) == pytest.approx(expected[n], abs=1e-5)
            assert aims[n, lane].tolist() == pytest.approx(targets[n], abs=1e-5)


def test_an_onlooker_is_never_the_one_who_decides() -> None:
    trainer = trainer_of("behind-the-throne")
    trainer.play()
    for look, observers in enumerate(trainer.onlookers):
        assert (observers != trainer.mover[look * ONLOOKERS]).all()
        assert (observers < trainer.tables.players).all()


def test_only_choices_of_the_learner_are_learned_from() -> None:
    trainer = trainer_of("hierarchy")
    trainer.play()
    tables = trainer.tables
    for n in range(trainer.recipe.steps):
        own = (tables.pupil < 0) | (tables.pupil == trainer.mover[n])
        assert torch.equal(trainer.own[n], own & (trainer.counts[n] > 1))


def test_while_imitating_every_choice_is_a_squire_s() -> None:
    trainer = trainer_of("throne-and-grail")
    trainer.left = 1.0
    assert trainer.imitating
    trainer.play()
    assert torch.equal(trainer.own, trainer.counts > 1)
    assert not trainer.score.take()


def test_earlier_versions_join_the_pool_up_to_its_size() -> None:
    recipe = Recipe(games=16, steps=1, hidden=(8,), minibatch=16, pool=3, snapshot=0.1)
    trainer = trainer_of("hierarchy", recipe)
    for left in (0.85, 0.84, 0.75, 0.65, 0.55, 0.45, 0.35):
        trainer.left = left
        trainer.play()
    assert trainer.pool_added == 7
    assert len(trainer.pool) == 3


def test_the_rival_to_exploit_does_not_change() -> None:
    game = find("hierarchy")
    rival = Model(103, game.plain_rules.ACTIONS, 2, (8,))
    before = [value.clone() for value in rival.state_dict().values()]
    trainer = trainer_of("hierarchy", against=rival)
    for _ in range(3):
        trainer.play()
        trainer.learn()
    assert all(torch.equal(old, new) for old, new in zip(before, rival.state_dict().values(), strict=True))
    assert {kind for _, kind in trainer.score.take()} == {1}


@pytest.mark.parametrize("game", ["hierarchy", "shadow-throne"])
def test_the_rival_to_exploit_plays_as_its_bot(game: str, tmp_path: Path) -> None:
    """At every table where it decides, it takes the action that the bot with the same file takes."""
    found, recipe = find(game), dataclasses.replace(SMALL, steps=1)
    network = read_network(random_network(tmp_path, found), found)
    bot, trainer = NetworkBot(network, 0), trainer_of(game, recipe, against=Model.read(network))
    compared = 0
    for _ in range(12):
        states = [group.batch.states.copy() for group in trainer.tables.groups]
        trainer.play()
        for group, before in zip(trainer.tables.groups, states, strict=True):
            for i in range(len(group.batch)):
                place = group.places.start + i
                seat = int(trainer.mover[0, place])
                if trainer.own[0, place] or int(trainer.tables.pupil[place]) == seat:
                    continue
                position = Position(found, group.settings, before[i : i + 1])
                taken = trainer.relative[0, place, trainer.choice[0, place]]
                assert int(taken) == int(group.relative[seat, bot.decide(known_to(position, seat), seat)])
                compared += 1
    assert compared > trainer.tables.size


def test_a_rival_may_sample_its_actions_instead() -> None:
    """A rival that is almost undecided takes its likeliest action always, or rarely."""
    game = find("hierarchy")
    rival = Model(103, game.plain_rules.ACTIONS, 2, (8,))
    choices = []
    for share in (0.0, 1.0):
        trainer = trainer_of("hierarchy", dataclasses.replace(SMALL, rival_sampled=share), against=rival)
        trainer.play()
        scores, _ = rival(trainer.seen[0])
        likeliest = trainer._logs(scores, trainer.relative[0], trainer.counts[0]).argmax(-1)
        theirs = trainer.tables.pupil != trainer.mover[0]
        choices.append((trainer.choice[0] == likeliest)[theirs].float().mean())
    assert choices[0] == 1
    assert choices[1] < 0.8


def test_the_share_of_sampled_actions_is_at_most_one() -> None:
    with pytest.raises(SettingsError, match="rival_sampled is a share of the actions: at most 1, not 2"):
        Recipe(rival_sampled=2)
