import numpy as np

from throneroom.engine import dice as compiled
from throneroom.engine.compiled import plain
from throneroom.engine.dice import heaviest, new_dice

WEIGHTS = np.array([3, 7, 1, 7, 7, 9])


def test_the_heaviest_is_taken_and_among_equals_any() -> None:
    dice = new_dice(1)
    found = [heaviest(dice, WEIGHTS, 5) for _ in range(300)]
    assert set(found) == {1, 3, 4}
    assert all(found.count(place) > 60 for place in (1, 3, 4))
    assert heaviest(dice, WEIGHTS, 6) == 5
    assert heaviest(dice, WEIGHTS, 1) == 0


def test_equal_dice_choose_equally_compiled_and_interpreted() -> None:
    one, other = new_dice(2), new_dice(2)
    interpreted = plain(compiled.__name__)
    for _ in range(50):
        assert heaviest(one, WEIGHTS, 5) == interpreted.heaviest(other, WEIGHTS, 5)
    assert one[0] == other[0]
