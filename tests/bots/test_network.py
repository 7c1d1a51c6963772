"""Networks: files, what they make of a position, and the bot that plays by one."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import throneroom
from tests.networks import random_layers, random_network
from tests.sixth import GAME as SIXTH
from throneroom.arena.deals import prepare
from throneroom.arena.plan import Plan, bots_of
from throneroom.bots import (
    Network,
    label_network,
    named,
    network_file,
    network_kernels,
    network_of,
    read_network,
    write_network,
)
from throneroom.engine.chance import seed_key
from throneroom.engine.compiled import plain
from throneroom.engine.errors import SettingsError
from throneroom.engine.game import Game, find
from throneroom.engine.interpreted import wrapped
from throneroom.engine.observation import observation_size
from throneroom.engine.position import Position
from throneroom.engine.relative_actions import relative_actions

GAMES = (*throneroom.all_games(), SIXTH)
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
HIERARCHY = find("hierarchy")


def with_choices(game: Game, players: int | None = None, seed: int = 7) -> Position:
    """A new game, at a decision of its own among the first with something to choose."""
    position, walk = Position.deal(game, game.settings(players), seed_key(seed)), named("random", game, seed)
    decided = 0
    while decided < 2 or len(position.legal(position.seat)) == 1:
        decided += len(position.legal(position.seat)) > 1
        position.play(position.seat, walk.decide(position, position.seat))
    return position


def by_numpy(game: Game, position: Position, seat: int) -> tuple[dict[int, float], list[float]]:
    """The same network as in the files of these tests, in float64 and without quantization."""
    hidden, policy, value = random_layers(game)
    x = position.observation(seat).astype(np.float64)
    for weights, biases in hidden:
        x = np.maximum(x @ weights + biases, 0)
    players = position.settings.players
    scores, worth = x @ policy[0] + policy[1], (x @ value[0] + value[1])[:players]
    legal = position.legal(seat)
    chances = np.exp(scores[relative_actions(game, players)[seat][legal]])
    shares = np.exp(worth) / np.exp(worth).sum()
    return (
        dict(zip(legal, chances / chances.sum(), strict=True)),
        [float(shares[(n - seat) % players]) for n in range(players)],
    )


@every_game
def test_a_written_network_judges_as_before_but_for_the_rounding(game: Game, tmp_path: Path) -> None:
    network = read_network(random_network(tmp_path, game), game)
    for players in game.players:
        position = with_choices(game, players)
        for seat in range(players):
            judged = network.judge(position, seat)
            chances, shares = by_numpy(game, position, seat)
            assert judged.probabilities.tolist() == pytest.approx(list(chances.values()), abs=0.02)
            assert judged.shares == pytest.approx(shares, abs=0.02)
            assert sum(judged.shares) == pytest.approx(1)


def test_rounding_loses_less_than_half_a_step() -> None:
    weights = random_layers(HIERARCHY)[0][0][0]
    rounded, scale = network_file.quantized(weights)
    assert rounded.dtype == np.int8
    assert np.abs(rounded * scale - weights).max(axis=0) == pytest.approx(scale / 2, rel=0.2)
    assert (np.abs(rounded).max(axis=0) == 127).all()


def test_an_output_without_weights_stays_zero() -> None:
    rounded, scale = network_file.quantized(np.zeros((3, 2), np.float32))
    assert not (rounded * scale).any()


@every_game
def test_interpreted_kernels_judge_the_same(game: Game, tmp_path: Path) -> None:
    network = read_network(random_network(tmp_path, game), game)
    position = with_choices(game, game.players[-1])
    seat, players = position.seat, position.settings.players
    judged = network.judge(position, seat)
    scratch, legal = network.scratch(), np.array(position.legal(seat))
    scratch[: observation_size(game)] = position.observation(seat)
    probabilities, shares = np.zeros(len(legal)), np.zeros(players)
    arguments = (
        network.weights, network.layers, scratch, np.zeros(game.plain_rules.SEATS, np.float32), players, seat,
        relative_actions(game, players)[seat], legal, probabilities, shares,
    )  # fmt: skip
    plain(network_kernels.__name__).judge(*map(wrapped, arguments))
    assert probabilities == pytest.approx(judged.probabilities, abs=1e-6)
    assert shares == pytest.approx(judged.shares, abs=1e-6)


def test_a_judgement_comes_from_what_the_seat_knows(tmp_path: Path) -> None:
    game = find("throne-and-grail")
    network = read_network(random_network(tmp_path, game), game)
    position = with_choices(game)
    known = position.hidden(position.seat)
    assert network.judge(known, position.seat).shares == network.judge(position, position.seat).shares
    assert network.judge(position, position.seat).shares != network.judge(position, 1 - position.seat).shares


def test_many_positions_at_once(tmp_path: Path) -> None:
    network = read_network(random_network(tmp_path, HIERARCHY))
    positions = [with_choices(HIERARCHY, seed=seed) for seed in range(3)]
    seats = [position.seat for position in positions]
    for position, seat, judged in zip(positions, seats, network.judge_many(positions, seats), strict=True):
        assert judged.shares == network.judge(position, seat).shares


def test_the_result_is_judged_once_the_game_is_over(tmp_path: Path) -> None:
    network = read_network(random_network(tmp_path, HIERARCHY))
    position = with_choices(HIERARCHY)
    while not position.over:
        position.play(position.seat, position.legal(position.seat)[0])
    judged = network.judge(position, 0)
    assert not len(judged.probabilities)
    assert judged.shares == tuple(map(float, position.standing()))


@every_game
def test_the_bot_takes_the_likeliest_action_and_rates_the_likely_ones(game: Game, tmp_path: Path) -> None:
    file = random_network(tmp_path, game)
    for players in (game.players[0], game.players[-1]):
        position, bot = with_choices(game, players), named(f"network:{file}", game, 3)
        network = read_network(file, game)
        for _ in range(12):
            if position.over:
                break
            seat, legal = position.seat, position.legal(position.seat)
            thought, judged = bot.think(position, seat), network.judge(position, seat)
            assert thought.action == legal[int(judged.probabilities.argmax())] == bot.decide(position, seat)
            order = [judged.probabilities[legal.index(choice.action)] for choice in thought.ranking]
            assert order == sorted(order, reverse=True)
            assert sorted(choice.action for choice in thought.ranking) == sorted(legal)
            assert thought.shares == judged.shares
            assert all(0 <= choice.share <= 1 for choice in thought.ranking)
            assert [choice.visits for choice in thought.ranking] == [8] * min(8, len(legal)) + [0] * (len(legal) - 8)
            position.play(seat, thought.action)


def test_a_winning_choice_is_rated_as_a_victory(tmp_path: Path) -> None:
    """After it the game is over, and the rating is the result."""
    bot, walk = named(f"network:{random_network(tmp_path, HIERARCHY)}", HIERARCHY), named("random", HIERARCHY, 2)
    position = with_choices(HIERARCHY)
    while True:
        endings = []
        for action in position.legal(position.seat):
            after = position.copy()
            after.play(position.seat, action)
            endings += [(action, float(after.standing()[position.seat]))] if after.over else []
        if endings:
            break
        position.play(position.seat, walk.decide(position, position.seat))
    rated = {choice.action: choice.share for choice in bot.think(position, position.seat).ranking}
    assert [(action, rated[action]) for action, _ in endings] == endings


def test_a_sealed_choice_is_rated_after_the_others_have_chosen_too(tmp_path: Path) -> None:
    """Before that nobody else knows it, and what the others expect would be the same after every choice."""
    position = Position.deal(SIXTH, SIXTH.settings(), seed_key(7))
    assert len(position.seats_asked) == 3
    thought = named(f"network:{random_network(tmp_path, SIXTH)}", SIXTH).think(position, 0)
    assert len({choice.share for choice in thought.ranking}) > 1


# Files


def rewritten(file: Path, change: Callable[[dict[str, Any], dict[str, Any]], object]) -> Path:
    """The file with a changed header or changed arrays."""
    with np.load(file) as arrays:
        found = dict(arrays)
    header = json.loads(str(found.pop("header")))
    change(header, found)
    np.savez(file, header=np.array(json.dumps(header)), **found)
    return file


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (lambda header, _: header.update(format=2), "has the format 2, but this version reads 1"),
        (lambda header, _: header.update(game="chess"), "is for the game 'chess', not 'hierarchy'"),
        (lambda header, _: header.update(version=99), "is for version 99 of the rules of Hierarchy, not"),
        (lambda header, _: header.update(inputs=7), "takes observations of 7 numbers, but those of Hierarchy have 103"),
        (lambda header, _: header.update(actions=7), "knows 7 actions, but Hierarchy has 65"),
        (lambda header, _: header.update(seats=3), "is for up to 3 seats, but Hierarchy has 2"),
        (lambda header, _: header.update(hidden=[48, "32"]), "is damaged: its hidden layers are [48, '32']"),
        (lambda header, _: header.update(search={"c": "much"}), "is damaged: it should search with c='much'"),
        (lambda header, _: header.update(search=[]), "is damaged: it should search with []"),
        (lambda header, _: header.pop("version"), "is for version None of the rules of Hierarchy, not"),
        (lambda _, arrays: arrays.pop("hidden1.scale"), "is damaged: it has no hidden1.scale"),
        (
            lambda _, arrays: arrays.update({"policy.weight": arrays["policy.weight"].T}),
            "is damaged: policy.weight is 65 x 32 of int8, not 32 x 65 of int8",
        ),
        (
            lambda _, arrays: arrays.update({"value.bias": arrays["value.bias"].astype(np.float64)}),
            "is damaged: value.bias is 2 of float64, not 2 of float32",
        ),
        (
            lambda _, arrays: arrays["value.scale"].__setitem__(0, np.nan),
            "is damaged: value has weights that are no numbers or infinite",
        ),
    ],
)
def test_a_file_that_does_not_fit(change: Any, complaint: str, tmp_path: Path) -> None:
    file = rewritten(random_network(tmp_path, HIERARCHY), change)
    with pytest.raises(SettingsError, match=re.escape(complaint)):
        read_network(file, HIERARCHY)


def test_a_file_that_is_no_network(tmp_path: Path) -> None:
    file = tmp_path / "words.npz"
    with pytest.raises(SettingsError, match="cannot be read: No such file"):
        read_network(file, HIERARCHY)
    file.write_text("no network")
    with pytest.raises(SettingsError, match="is no network file, or it is damaged"):
        read_network(file, HIERARCHY)
    whole = random_network(tmp_path, HIERARCHY).read_bytes()
    file.write_bytes(whole[: len(whole) // 2])
    with pytest.raises(SettingsError, match="is no network file, or it is damaged"):
        read_network(file, HIERARCHY)
    changed = bytearray(whole)
    changed[len(whole) // 2] ^= 255
    file.write_bytes(changed)
    with pytest.raises(SettingsError, match="is no network file, or it is damaged"):
        read_network(file, HIERARCHY)


def test_a_file_that_changes_is_read_again(tmp_path: Path) -> None:
    file = random_network(tmp_path, HIERARCHY)
    first = read_network(file)
    assert read_network(file) is first
    write_network(file, HIERARCHY, *random_layers(HIERARCHY, 2), about="another", search={"c": 0.7})
    again = read_network(file)
    assert (again.about, again.c) == ("another", 0.7)
    assert again.stamp != first.stamp


@pytest.mark.parametrize("wrong", ["shape", "number"])
def test_what_does_not_fit_the_game_is_not_written(wrong: str, tmp_path: Path) -> None:
    hidden, policy, value = random_layers(HIERARCHY)
    if wrong == "shape":
        policy = (policy[0][:, 1:], policy[1])
    else:
        value[0][3, 1] = np.inf
    complaint = {"shape": "has 32 x 65 weights", "number": "value has weights that are no numbers or infinite"}[wrong]
    with pytest.raises(SettingsError, match=complaint):
        write_network(tmp_path / "one.npz", HIERARCHY, hidden, policy, value)
    assert not (tmp_path / "one.npz").exists()


def test_the_network_in_the_package_is_used_without_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(network_file, "FOLDER", tmp_path)
    assert network_of(HIERARCHY) is None
    with pytest.raises(SettingsError, match="there is no network for Hierarchy in the package: name a file"):
        named("network", HIERARCHY)
    file = random_network(tmp_path, HIERARCHY)
    assert isinstance(network_of(HIERARCHY), Network)
    position = with_choices(HIERARCHY)
    one, other = (named(text, HIERARCHY).think(position, position.seat) for text in ("network", f"network:{file}"))
    assert one.ranking == other.ranking


def test_every_network_in_the_package_fits_its_game() -> None:
    files = sorted(network_file.FOLDER.glob("*.npz"))
    assert [read_network(file).game.name for file in files] == [file.stem for file in files]


def test_labels_change_the_header_and_nothing_else(tmp_path: Path) -> None:
    file = random_network(tmp_path, HIERARCHY, beats_knight=False, search_pays=False)
    before = read_network(file)
    label_network(file, beats_knight=True, about="measured")
    after = read_network(file)
    assert (after.beats_knight, after.search_pays, after.about) == (True, False, "measured")
    assert after.weights.tobytes() == before.weights.tobytes()
    with pytest.raises(
        SettingsError, match="a network has no label 'strength'; it has: about, beats_knight, search_pays"
    ):
        label_network(file, strength=True)


def test_dense_layers_are_those_that_were_written(tmp_path: Path) -> None:
    hidden, policy, value = random_layers(HIERARCHY, 1)
    found = read_network(random_network(tmp_path, HIERARCHY)).dense_layers()
    for (weights, biases), (written, added) in zip(found, (*hidden, value, policy), strict=True):
        assert weights.shape == written.shape
        np.testing.assert_allclose(weights, written, atol=float(np.abs(written).max()) / 127)
        np.testing.assert_array_equal(biases, added)


def test_a_network_takes_no_style() -> None:
    with pytest.raises(SettingsError, match="network does not search"):
        named("network,c=1", HIERARCHY)


def test_the_arena_checks_a_file_before_it_begins(tmp_path: Path) -> None:
    bots = bots_of(f"network:{random_network(tmp_path, SIXTH)},random")
    plan = Plan(HIERARCHY, HIERARCHY.settings(), bots)
    with pytest.raises(SettingsError, match="is for the game 'sealed-bids', not 'hierarchy'"):
        prepare(plan)
    prepare(Plan(SIXTH, SIXTH.settings(), bots))


def test_results_of_another_network_are_not_mixed(tmp_path: Path) -> None:
    headers = []
    for seed in (1, 2):
        file = random_network(tmp_path, HIERARCHY, seed)
        headers.append(Plan(HIERARCHY, HIERARCHY.settings(), (f"network:{file}", "random")).header())
    assert headers[0]["networks"] != headers[1]["networks"]
    assert "networks" not in Plan(HIERARCHY, HIERARCHY.settings(), ("squire", "random")).header()
