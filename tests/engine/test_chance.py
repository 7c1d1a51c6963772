"""Chance: the published vectors, streams that depend on nothing else, shuffles and picks without bias."""

import hashlib
from itertools import permutations
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest
from scipy import stats

import throneroom
from throneroom.engine import chance
from throneroom.engine.compiled import plain
from throneroom.engine.dice import new_dice, roll, tumble
from throneroom.engine.state import CheckedState, checked_array, state_dtype

STATE = state_dtype({"pile": ("i1", 60)})
PLAIN: Any = plain("throneroom.engine.chance")
UNLIKELY = 1e-6
"""The keys are fixed, so a test passes always or never; this is how unlikely a fair source would fail it."""


def keyed(seed: int) -> Any:
    states = np.zeros(1, STATE)
    states["key"][0] = chance.key_words(chance.seed_key(seed))
    return states[0]


def words(key: bytes, counter: int, nonce: bytes, rounds: int, interpreted: bool) -> bytes:
    n = np.frombuffer(nonce, "<u4").astype(int).tolist()
    cells: Any = chance.key_words(key)
    module: Any = PLAIN if interpreted else chance
    block = module.block(checked_array(cells.tolist()) if interpreted else cells, counter, n[0], n[1], n[2], rounds)
    return b"".join(int(word).to_bytes(4, "little") for word in block)


@pytest.mark.parametrize("interpreted", [False, True])
def test_the_block_of_rfc_8439_section_2_3_2(interpreted: bool) -> None:
    block = words(bytes(range(32)), 1, bytes.fromhex("000000090000004a00000000"), 20, interpreted)
    assert block.hex() == (
        "10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e"
        "d2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e"
    )


@pytest.mark.parametrize(
    ("key", "counter", "nonce", "expected"),
    [
        (bytes(32), 0, bytes(12), "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"
         "da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586"),
        (bytes(32), 1, bytes(12), "9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed"
         "29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f"),
        (bytes(31) + b"\x01", 1, bytes(12), "3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a"
         "8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0"),
        (b"\x00\xff" + bytes(30), 2, bytes(12), "72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca"
         "13b25aa26cb4a648cb9b9d1be65b2c0924a66c54d545ec1b7374f4872e99f096"),
        (bytes(32), 0, bytes(11) + b"\x02", "c2c64d378cd536374ae204b9ef933fcd1a8b2288b3dfa49672ab765b54ee27c7"
         "8a970e0e955c14f3a88e741b97c286f75f8fc299e8148362fa198a39531bed6d"),
    ],
)  # fmt: skip
def test_the_block_vectors_of_rfc_8439_appendix_a_1(key: bytes, counter: int, nonce: bytes, expected: str) -> None:
    assert words(key, counter, nonce, 20, False).hex() == expected
    assert words(key, counter, nonce, 20, True).hex() == expected


def test_eight_rounds_are_played() -> None:
    """The first words of a stream are those of eight rounds with nonce (purpose, index, 0)."""
    s = keyed(7)
    block = words(chance.seed_key(7), 0, (3).to_bytes(4, "little") + (5).to_bytes(4, "little") + bytes(4), 8, False)
    first = int.from_bytes(block[:4], "little")
    assert chance.pick(s, 3, 5, 1000) == first * 1000 >> 32


def test_a_seed_is_the_hash_of_its_text() -> None:
    assert chance.seed_key(7) == hashlib.sha256(b"throneroom seed 7").digest()
    assert throneroom.new("hierarchy", seed=7).key == chance.seed_key(7)


@pytest.mark.parametrize("seed", ["7", 7.0, True])
def test_a_seed_is_a_whole_number(seed: Any) -> None:
    with pytest.raises(throneroom.SettingsError, match="a seed is a whole number"):
        throneroom.new("hierarchy", seed=seed)


def test_the_commitment_is_the_hash_of_the_key() -> None:
    match = throneroom.new("hierarchy", seed=7)
    assert match.commitment == hashlib.sha256(match.key).hexdigest()


def test_a_given_key_deals_its_game() -> None:
    match = throneroom.new("hierarchy", key=chance.seed_key(9).hex())
    assert match.position.bytes() == throneroom.new("hierarchy", seed=9).position.bytes()


@pytest.mark.parametrize(("key", "reason"), [("zz", "64 hexadecimal digits"), ("00", "exactly 32 bytes")])
def test_a_bad_key_is_refused(key: str, reason: str) -> None:
    with pytest.raises(throneroom.SettingsError, match=reason):
        throneroom.new("hierarchy", key=key)


def test_without_a_seed_every_deal_is_its_own() -> None:
    assert throneroom.new("hierarchy").key != throneroom.new("hierarchy").key


def test_a_stream_does_not_depend_on_what_was_drawn_elsewhere() -> None:
    one, two = keyed(1), keyed(1)
    for n in range(50):
        chance.pick(two, 9, n, 6)
    assert [chance.pick(one, 4, n, 1000) for n in range(20)] == [chance.pick(two, 4, n, 1000) for n in range(20)]


def test_streams_of_other_purposes_and_indexes_differ() -> None:
    s = keyed(1)
    drawn = {chance.pick(s, purpose, index, 2**31 - 1) for purpose in range(10) for index in range(10)}
    assert len(drawn) == 100


def shuffled(seed: int, size: int, index: int = 0) -> tuple[int, ...]:
    s = keyed(seed)
    for n in range(size):
        s.pile[n] = n
    chance.shuffle(s, 0, index, s.pile, size)
    return tuple(s.pile[:size].tolist())


def test_a_shuffle_keeps_every_card_and_leaves_the_rest_alone() -> None:
    s = keyed(3)
    for n in range(60):
        s.pile[n] = n
    chance.shuffle(s, 0, 0, s.pile, 54)
    assert sorted(s.pile[:54]) == list(range(54))
    assert s.pile[54:].tolist() == list(range(54, 60))


def test_every_order_of_four_is_equally_likely() -> None:
    orders = dict.fromkeys(permutations(range(4)), 0)
    for seed in range(24_000):
        orders[shuffled(seed, 4)] += 1
    assert stats.chisquare(list(orders.values())).pvalue > UNLIKELY


def test_every_card_comes_to_every_place_equally_often() -> None:
    """Fifty-four cards need several blocks."""
    counts = np.zeros((54, 54))
    for seed in range(5_000):
        for place, card in enumerate(shuffled(seed, 54)):
            counts[place, card] += 1
    assert stats.chisquare(counts.ravel(), ddof=2 * 53).pvalue > UNLIKELY


@pytest.mark.parametrize("size", [2, 3, 5, 6, 7, 45])
def test_every_number_is_picked_equally_often(size: int) -> None:
    s = keyed(11)
    counts = np.bincount([chance.pick(s, 1, n, size) for n in range(20_000)], minlength=size)
    assert len(counts) == size
    assert stats.chisquare(counts).pvalue > UNLIKELY


def test_words_that_would_bias_are_drawn_again() -> None:
    """Of 3 * 2^29 numbers, without drawing again, two in three would come from three words and one from two."""
    s = keyed(5)
    counts = np.bincount([chance.pick(s, 1, n, 3 << 29) % 3 for n in range(9_000)])
    assert stats.chisquare(counts).pvalue > UNLIKELY
    assert stats.chisquare(counts, 9_000 * np.array([3, 3, 2]) / 8).pvalue < UNLIKELY


def test_compiled_and_interpreted_chance_agree() -> None:
    for seed in range(30):
        checked = CheckedState(np.atleast_1d(keyed(seed)))
        for n in range(54):
            checked.pile[n] = n
        PLAIN.shuffle(checked, 0, 2, checked.pile, 54)
        assert tuple(checked.pile.tolist()[:54]) == shuffled(seed, 54, 2)
        assert PLAIN.pick(checked, 1, seed, 7) == chance.pick(keyed(seed), 1, seed, 7)


def test_forked_keys_differ_by_place_and_round() -> None:
    master = chance.key_words(chance.seed_key(1))
    keys = set()
    for n in range(20):
        for m in range(20):
            key = np.zeros(8, np.int32)
            chance.fork(master, n, m, key)
            keys.add(key.tobytes())
    assert len(keys) == 400


def rolls(dice: npt.NDArray[np.int64], sides: int, count: int) -> list[int]:
    return [int(roll(dice, sides)) for _ in range(count)]


def test_dice_roll_every_side_equally_often_and_pairs_too() -> None:
    drawn = np.array(rolls(new_dice(1), 6, 60_000))
    assert stats.chisquare(np.bincount(drawn, minlength=6)).pvalue > UNLIKELY
    assert stats.chisquare(np.bincount(drawn[:-1] * 6 + drawn[1:], minlength=36)).pvalue > UNLIKELY


def test_first_rolls_of_neighbouring_dice_are_unrelated() -> None:
    firsts = np.array([roll(new_dice(seed), 16) for seed in range(16_000)])
    assert stats.chisquare(np.bincount(firsts[:-1] * 16 + firsts[1:], minlength=256)).pvalue > UNLIKELY


def test_dice_agree_compiled_and_interpreted() -> None:
    interpreted: Any = plain("throneroom.engine.dice")
    dice, plain_dice = new_dice(2**61 + 12345), checked_array([2**61 + 12345])
    for _ in range(2_000):
        assert roll(dice, 52) == interpreted.roll(plain_dice, 52)


def test_tumbled_piles_are_in_every_order() -> None:
    dice = new_dice(3)
    orders = dict.fromkeys(permutations(range(4)), 0)
    for _ in range(24_000):
        pile = np.arange(4)
        tumble(dice, pile, 4)
        orders[tuple(pile.tolist())] += 1
    assert stats.chisquare(list(orders.values())).pvalue > UNLIKELY
