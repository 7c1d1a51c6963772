"""The checks for any game: lockstep, cards, history, records, secrets, notation, batches, tensors."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from throneroom.engine.batch import Batch
from throneroom.engine.chance import seed_key
from throneroom.engine.dice import new_dice
from throneroom.engine.errors import DecisionError, NotAskedError
from throneroom.engine.game import Game, Option, Settings
from throneroom.engine.match import WATCHER, Match, ViewCache, replay
from throneroom.engine.observation import features_of, named_features, observation_kernels_of, observation_size
from throneroom.engine.position import SPECTATOR, InterpretedPosition, Position

TRIES = 50
"""A number counts as unread if changing it in this many states for each value changes no observation."""


# Random matches


def _values(option: Option) -> st.SearchStrategy[Any]:
    number = st.sampled_from(option.allowed) if option.allowed else st.integers(option.low, option.high)
    return st.tuples(*[number] * len(option.default)) if isinstance(option.default, tuple) else number


def tables(game: Game) -> st.SearchStrategy[Settings]:
    """Any players and options that the game allows."""
    chosen = st.fixed_dictionaries({}, optional={option.name: _values(option) for option in game.options})
    return st.builds(game.settings, st.sampled_from(game.players), chosen)


def seeds() -> st.SearchStrategy[int]:
    return st.integers(0, 2**40)


def random_match(game: Game, table: Settings, seed: int, plies: int | None = None, plain: bool = False) -> Match:
    """A match of random choices, whole or up to `plies` decisions; the same seed gives the same match.

    A game that does not end by its rules raises `TooLongError`.
    """
    match = Match(game, table, seed_key(seed), plain=plain)
    choose = random.Random(seed)
    while not match.over and match.ply != plies:
        seat = choose.choice(match.waiting)
        match.play(seat, choose.choice(match.legal(seat)))
    return match


def _stop(match: Match, share: float) -> Match:
    """The match at a share of its length."""
    return match.at(round(match.ply * share))


@cache
def _patience(game: Game) -> int:
    """A factor for the number of examples: short games get more of them, so that all games take about the same time."""
    return max(1, min(20, 600 // (random_match(game, game.settings(), 0).ply + 1)))


def _runs(game: Game, examples: int, check: Callable[[Match, random.Random], None]) -> None:
    """Run a check on random matches stopped at random points."""

    @_often(game, examples)
    @given(tables(game), seeds(), st.floats(0, 1))
    def run(table: Settings, seed: int, share: float) -> None:
        check(_stop(random_match(game, table, seed), share), random.Random(seed))

    run()


def _often(game: Game, examples: int) -> settings:
    return settings(
        max_examples=examples * _patience(game), deadline=None, suppress_health_check=list(HealthCheck), database=None
    )


# Checks


def compiled_and_interpreted_agree(game: Game) -> None:
    """The same games on compiled rules and on checked states: same questions, legal actions, bytes, results."""

    @_often(game, 15)
    @given(tables(game), seeds())
    def run(table: Settings, seed: int) -> None:
        fast = Position.deal(game, table, seed_key(seed))
        slow = InterpretedPosition.deal(game, table, seed_key(seed))
        choose = random.Random(seed)
        while True:
            assert fast.bytes() == slow.bytes()
            assert fast.waiting == slow.waiting
            if fast.over:
                break
            seat = choose.choice(fast.seats_asked)
            assert fast.legal(seat) == slow.legal(seat)
            assert fast.sealed == slow.sealed
            assert game.secrets or not fast.sealed
            action = choose.choice(fast.legal(seat))
            fast.play(seat, action)
            slow.play(seat, action)
        assert fast.standing() == slow.standing()

    run()


def hiding_and_guessing_agree(game: Game) -> None:
    """`hide` and `guess` give the same bytes compiled and interpreted."""

    def check(match: Match, choose: random.Random) -> None:
        slow = InterpretedPosition(game, match.settings, match.position.states)
        for viewer in range(SPECTATOR, match.players):
            assert match.position.hidden(viewer).bytes() == slow.hidden(viewer).bytes()
            seed = choose.getrandbits(60)
            fast_world = match.position.guessed(viewer, new_dice(seed))
            assert fast_world.bytes() == slow.guessed(viewer, new_dice(seed)).bytes()

    _runs(game, 15, check)


def views_and_stories_agree(game: Game) -> None:
    """What viewers see and are told is the same from an unchecked snapshot and from a checked state."""

    def check(match: Match, _: random.Random) -> None:
        checked = match.at(match.ply, plain=True)
        earlier = match.at(match.ply - 1) if match.ply else None
        checked_earlier = None if earlier is None else earlier.at(earlier.ply, plain=True)
        for viewer in (None, *range(SPECTATOR, match.players)):
            assert ViewCache().table(match.position, viewer) == ViewCache().table(checked.position, viewer)
            if earlier is not None and checked_earlier is not None:
                told = ViewCache().events(earlier.position, *match.last, match.position, viewer)
                assert told == ViewCache().events(checked_earlier.position, *match.last, checked.position, viewer)

    _runs(game, 15, check)


def every_card_exists_once(game: Game) -> None:
    """At every point of a game, and in every guessed world, all cards are present and none twice."""

    def check(match: Match, choose: random.Random) -> None:
        deck = game.setup.deck(match.settings)
        worlds = [match.at(ply).position for ply in range(match.ply + 1)]
        worlds += [match.position.guessed(v, new_dice(choose.getrandbits(60))) for v in range(-1, match.players)]
        for world in worlds:
            found = Counter(card for cards in game.setup.zones(world.checked_state()).values() for card in cards)
            assert found == deck, f"too many: {found - deck}, missing: {deck - found}"

    _runs(game, 10, check)


def undo_restores_the_bytes(game: Game) -> None:
    def check(match: Match, choose: random.Random) -> None:
        if not match.ply:
            return
        count = choose.randint(1, match.ply)
        earlier = match.at(match.ply - count)
        copy = match.clone()
        copy.undo(count)
        assert copy.position.bytes() == earlier.position.bytes()
        assert copy.record() == earlier.record()
        for seat, decision in match.history[earlier.ply :]:
            copy.play(seat, decision)
        assert copy.position.bytes() == match.position.bytes()

    _runs(game, 15, check)


def a_record_replays_to_the_same_bytes(game: Game) -> None:
    def check(match: Match, choose: random.Random) -> None:
        text = match.record()
        again = replay(text)
        assert again.position.bytes() == match.position.bytes()
        assert again.record() == text
        assert again.history == match.history
        assert again.chance() == match.chance()

    _runs(game, 15, check)


def a_clone_never_changes_with_its_original(game: Game) -> None:
    def check(match: Match, choose: random.Random) -> None:
        clone, before = match.clone(), match.position.bytes()
        world = match.position.copy()
        while not match.over:
            seat = choose.choice(match.waiting)
            match.play(seat, choose.choice(match.legal(seat)))
        assert clone.position.bytes() == world.bytes() == before
        assert clone.ply <= match.ply

    _runs(game, 10, check)


def arranging_gives_the_same_position(game: Game) -> None:
    """Arranging the named parts of any position gives the same position."""

    def check(match: Match, choose: random.Random) -> None:
        parts: dict[str, Any] = dict(match.arranged())
        again = Match.arrange(game, match.players, options=match.options, **parts)
        assert again.arranged() == match.arranged()
        ours, theirs = match.position.states, again.position.states
        ours["key"] = theirs["key"] = 0
        assert ours.tobytes() == theirs.tobytes()
        assert replay(again.record()).position.bytes() == again.position.bytes()

    _runs(game, 15, check)


def nothing_leaks(game: Game) -> None:
    """Exchange what a viewer cannot know: views, legal lists, sentences and error texts stay byte-identical."""

    def check(match: Match, choose: random.Random) -> None:
        for name, viewer in [(WATCHER, SPECTATOR), *((seat, n) for n, seat in enumerate(match.seats))]:
            world = _exchanged(match, viewer, choose)
            assert world.view(name).text() == match.view(name).text()
            if name != WATCHER:
                assert world.legal(name) == match.legal(name)
                for decision in choose.sample(match.notations, min(40, len(match.notations))):
                    assert world.why(name, decision) == match.why(name, decision)
            if match.ply:
                seat, action = match.last
                before = match.at(match.ply - 1)
                told = ViewCache().events(before.position, seat, action, match.position, viewer)
                earlier = _exchanged(before, viewer, choose)
                assert told == ViewCache().events(earlier.position, seat, action, world.position, viewer)

    _runs(game, 20, check)


def _exchanged(match: Match, viewer: int, choose: random.Random) -> Match:
    world = match.clone()
    world.position = match.position.guessed(viewer, new_dice(choose.getrandbits(60)))
    return world


def what_a_seat_knows_has_one_form(game: Game) -> None:
    """`hide` wipes the key, is idempotent and gives equal bytes for every world that fits; who is asked is public."""

    def check(match: Match, choose: random.Random) -> None:
        for viewer in range(SPECTATOR, match.players):
            known = match.position.hidden(viewer)
            assert not known.states["key"].any()
            assert _asked(known) == match.position.waiting
            assert known.hidden(viewer).bytes() == known.bytes()
            world = known.guessed(viewer, new_dice(choose.getrandbits(60)))
            assert world.hidden(viewer).bytes() == known.bytes()
            assert _asked(world) == match.position.waiting

    _runs(game, 20, check)


def _asked(position: Position) -> int:
    """Who is asked according to the state alone."""
    return Position(position.game, position.settings, position.states).waiting


def simultaneous_decisions_stay_secret(game: Game) -> None:
    """While others are still asked, what a seat decides makes no difference to what they know, see and read."""

    def check(match: Match, choose: random.Random) -> None:
        if len(match.waiting) < 2:
            return
        seat = choose.choice(match.position.seats_asked)
        actions = match.position.legal(seat)
        worlds = [match.position.copy() for _ in range(2)]
        chosen = [choose.choice(actions) for _ in worlds]
        for world, action in zip(worlds, chosen, strict=True):
            world.play(seat, action)
        for viewer in {*range(SPECTATOR, match.players)} - {seat}:
            one, two = (world.hidden(viewer).bytes() for world in worlds)
            assert one == two
            told = [
                ViewCache().events(match.position, seat, action, world, viewer)
                for world, action in zip(worlds, chosen, strict=True)
            ]
            assert told[0] == told[1]

    _runs(game, 30, check)


def secrets_are_secret(game: Game) -> None:
    """If a game has secrets, no viewer's state holds them all while it lasts: guesses differ from the truth."""
    differ: dict[int, int] = dict.fromkeys(range(SPECTATOR, max(game.players)), 0)

    def check(match: Match, choose: random.Random) -> None:
        for viewer in range(SPECTATOR, match.players):
            truth = match.position.states
            world = match.position.guessed(viewer, new_dice(choose.getrandbits(60))).states.copy()
            truth["key"] = world["key"] = 0
            differ[viewer] += truth.tobytes() != world.tobytes()

    _runs(game, 10, check)
    for viewer, count in differ.items():
        assert bool(count) == game.secrets, f"viewer {viewer} knows all, or a game without secrets has some"


def a_guessed_world_plays_to_its_end(game: Game) -> None:
    def check(match: Match, choose: random.Random) -> None:
        for viewer in range(SPECTATOR, match.players):
            world = match.position.guessed(viewer, new_dice(choose.getrandbits(60)))
            while not world.over:  # an endless world raises: it has only as many decisions left as the match
                seat = choose.choice(world.seats_asked)
                world.play(seat, choose.choice(world.legal(seat)))

    _runs(game, 8, check)


def what_is_not_legal_is_refused_with_a_rule(game: Game) -> None:
    """Every illegal decision raises, names a rule, and changes nothing."""

    def check(match: Match, choose: random.Random) -> None:
        before = match.position.bytes()
        for seat in match.seats:
            legal = match.legal(seat)
            assert len(set(legal)) == len(legal)
            assert bool(legal) == (seat in match.waiting)
            for decision in set(match.notations) - set(legal):
                if len(match.notations) > 200 and choose.random() > 200 / len(match.notations):
                    continue
                with pytest.raises(DecisionError) as error:
                    match.play(seat, decision)
                if not isinstance(error.value, NotAskedError):
                    rules = set(re.findall(r"\b[A-Z]{2}-\d+\b", str(error.value)))
                    assert rules and rules <= set(game.rule_ids), f"{decision}: {error.value}"
        assert match.position.bytes() == before

    _runs(game, 10, check)


def notation_is_plain(game: Game) -> None:
    """Lower-case words separated by single spaces; no two actions are alike."""

    @settings(max_examples=10, deadline=None, database=None)
    @given(tables(game))
    def run(table: Settings) -> None:
        texts = list(game.notation.actions(table))
        assert len(texts) == len(set(texts)) == game.plain_rules.ACTIONS
        for text in texts:
            assert re.fullmatch(r"[a-z0-9+-]+( [a-z0-9+-]+)*", text), text

    run()


def a_batch_plays_the_same_games(game: Game) -> None:
    """Batches on one core and on two deal, mask, step and score as single positions do."""
    for players in game.players:
        one, two = (Batch(game, 7, players, seed=5, cores=cores) for cores in (1, 2))
        singles = [Position(game, one.settings, one.states[i : i + 1]) for i in range(7)]
        dice = new_dice(5)
        for _ in range(300):
            actions = one.random_actions(dice)
            for i, single in enumerate(singles):
                seat = single.seats_asked[0]
                assert seat == one.seats[i]
                assert sorted(single.legal(seat)) == np.flatnonzero(one.mask[i]).tolist()
                single.play(seat, int(actions[i]))
            one.step(actions)
            two.step(actions)
            assert one.states.tobytes() == two.states.tobytes()
            for i, single in enumerate(singles):
                assert single.over == one.done[i]
                if single.over:
                    assert single.standing() == tuple(one.result[i])
                    singles[i] = Position(game, one.settings, one.states[i : i + 1])
                assert singles[i].bytes() == one.states[i : i + 1].tobytes()
        two.close()


def observations_hold_no_secrets(game: Game) -> None:
    """An observation is the same for every world that fits, compiled and interpreted; absent seats are zeros."""
    if game.tensor is None:
        return

    def check(match: Match, choose: random.Random) -> None:
        slow = InterpretedPosition(game, match.settings, match.position.states)
        for seat in range(match.players):
            seen = match.position.observation(seat)
            assert (abs(seen) <= 1).all(), "a number is not between -1 and 1"
            assert seen.tobytes() == slow.observation(seat).tobytes()
            world = match.position.guessed(seat, new_dice(choose.getrandbits(60)))
            assert seen.tobytes() == world.observation(seat).tobytes()
            named = named_features(game, seen)
            for feature in features_of(game):
                assert not feature.by_seat or not named[feature.name][match.players :].any(), feature.name

    _runs(game, 6, check)


def a_batch_observes_as_single_games_do(game: Game) -> None:
    """The observations of a batch, for the seat that decides, equal those of single games, on one core and on two."""
    if game.tensor is None:
        return
    for players in game.players:
        one, two = (Batch(game, 5, players, seed=6, cores=cores) for cores in (1, 2))
        dice = new_dice(6)
        for _ in range(100):
            rows = one.observe()
            assert rows.tobytes() == two.observe().tobytes()
            for i, row in enumerate(rows):
                single = Position(game, one.settings, one.states[i : i + 1])
                assert row.tobytes() == single.observation(int(one.seats[i])).tobytes()
            actions = one.random_actions(dice)
            one.step(actions)
            two.step(actions)
        two.close()


def observations_tell_all_that_a_seat_knows(game: Game) -> None:
    """Different knowledge gives different numbers: in random games, and when one number of the state is changed."""
    if game.tensor is None:
        return
    known: dict[tuple[int, bytes], bytes] = {}

    @_often(game, 8)
    @given(tables(game), seeds())
    def run(table: Settings, seed: int) -> None:
        position, choose = Position.deal(game, table, seed_key(seed)), random.Random(seed)
        while not position.over:  # after that everything is public
            for seat in range(table.players):
                told, knows = position.observation(seat).tobytes(), position.hidden(seat).bytes()
                assert known.setdefault((seat, told), knows) == knows, "different knowledge looks the same"
            seat = choose.choice(position.seats_asked)
            position.play(seat, choose.choice(position.legal(seat)))

    run()
    unread = _unread(game, [(seat, knows) for (seat, _), knows in known.items()])
    assert not unread, f"observations do not show {', '.join(unread)}"


def _unread(game: Game, known: list[tuple[int, bytes]]) -> list[str]:
    """The numbers of a hidden state that differ between games, but never change an observation."""
    state = game.plain_rules.STATE
    states = np.frombuffer(b"".join(knows for _, knows in known), state)
    names = [name for name in state.names or () if name != "spare"]
    cells = [(name, cell) for name in names for cell in np.ndindex(states[name].shape[1:])]
    return [f"{name}{list(cell) or ''}" for name, cell in cells if not _is_read(game, known, states, name, cell)]


def _is_read(game: Game, known: list[tuple[int, bytes]], states: Any, name: str, cell: tuple[int, ...]) -> bool:
    """Whether replacing a number by a value that it has in another state ever changes the observation."""
    values = states[name][(slice(None), *cell)]
    different, choose = np.unique(values).tolist(), random.Random(name)
    if len(different) == 1 or different[-1] < 0:  # only "nothing" and "unknown": they follow from a count
        return True
    for value in different:
        places = np.flatnonzero(values == value).tolist()
        for n in choose.sample(places, min(TRIES, len(places))):
            changed = states[n : n + 1].copy()
            changed[name][(0, *cell)] = choose.choice([other for other in different if other != value])
            if _differ(game, states[n], changed[0], known[n][0]):
                return True
    return False


def _differ(game: Game, state: Any, changed: Any, seat: int) -> bool:
    """Whether two hidden states have different observations. An impossible state that raises counts as different."""
    out = np.zeros((2, observation_size(game)), np.float32)
    observe = observation_kernels_of(game).tensor.observe
    observe(state, seat, out[0])
    try:
        observe(changed, seat, out[1])
    except (IndexError, ZeroDivisionError):
        return True
    return bool((out[0] != out[1]).any())


CHECKS: tuple[Callable[[Game], None], ...] = (
    compiled_and_interpreted_agree,
    views_and_stories_agree,
    hiding_and_guessing_agree,
    every_card_exists_once,
    undo_restores_the_bytes,
    a_record_replays_to_the_same_bytes,
    a_clone_never_changes_with_its_original,
    arranging_gives_the_same_position,
    nothing_leaks,
    what_a_seat_knows_has_one_form,
    simultaneous_decisions_stay_secret,
    secrets_are_secret,
    a_guessed_world_plays_to_its_end,
    what_is_not_legal_is_refused_with_a_rule,
    notation_is_plain,
    a_batch_plays_the_same_games,
    observations_hold_no_secrets,
    observations_tell_all_that_a_seat_knows,
    a_batch_observes_as_single_games_do,
)


# Perft


def perft(position: Position, depth: int) -> int:
    """The number of sequences of `depth` decisions from a position without later random events."""
    total = 0
    for seat in position.seats_asked:
        actions = position.legal(seat)
        if depth == 1:
            return len(actions)
        for action in actions:
            after = position.copy()
            after.play(seat, action)
            total += perft(after, depth - 1)
    return total
