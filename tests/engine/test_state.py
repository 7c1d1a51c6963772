"""The state and its copies in plain Python."""

from typing import Any

import numpy as np
import pytest

from throneroom.engine.state import CheckedState, Snapshot, checked_array, state_dtype

STATE = state_dtype({"gold": "i2", "line": ("i1", 3), "grid": ("i1", (2, 3)), "turn": "i1"})


def blank() -> CheckedState:
    return CheckedState(np.zeros(1, STATE))


def test_a_record_is_whole_words_without_holes() -> None:
    assert STATE.itemsize % 8 == 0
    assert STATE.names is not None
    assert STATE.names[0] == "key"
    assert STATE.names[-1] == "spare"
    assert STATE.fields is not None
    assert sum(kind.itemsize for kind, *_ in STATE.fields.values()) == STATE.itemsize


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"round": "i1"}, "numpy or the state itself uses that name"),
        ({"key": "i1"}, "numpy or the state itself uses that name"),
        ({"gold": "u1"}, "a state has only i1, i2, i4, i8"),
        ({"turn": "i1", "gold": "i4"}, "put the wider ones first"),
        ({"cube": ("i1", (2, 2, 2))}, "at most rows and columns"),
    ],
)
def test_bad_fields_are_refused(fields: dict[str, Any], reason: str) -> None:
    with pytest.raises(TypeError, match=reason):
        state_dtype(fields)


def test_a_number_that_does_not_fit_raises() -> None:
    s = blank()
    s.turn = -128
    with pytest.raises(OverflowError, match="128 does not fit between -128 and 127"):
        s.turn = 128
    with pytest.raises(OverflowError):
        s.line[0] = -129
    with pytest.raises(OverflowError):
        s.gold = 2**15


def test_a_bad_index_raises_even_a_negative_one() -> None:
    s = blank()
    for bad in (3, -1):
        with pytest.raises(IndexError):
            s.line[bad] = 1
    with pytest.raises(IndexError):
        s.grid[1, 3]
    with pytest.raises(IndexError):
        s.line[0, 0]


def test_unknown_fields_and_whole_arrays_are_refused() -> None:
    s = blank()
    with pytest.raises(AttributeError, match="no field 'silver'"):
        s.silver = 1
    with pytest.raises(AttributeError, match="no field 'silver'"):
        s.silver  # noqa: B018
    with pytest.raises(TypeError, match="one number"):
        s.line = [1, 2, 3]
    with pytest.raises(TypeError, match="one number"):
        s.grid[0] = 1
    with pytest.raises(TypeError):
        s.turn = 1.5


def test_rows_are_views() -> None:
    s = blank()
    second = s.grid[1]
    second[2] = 9
    assert s.grid[1, 2] == 9
    assert s.grid.tolist() == [[0, 0, 0], [0, 0, 9]]
    assert len(s.grid) == 2


def test_a_twin_and_its_record_have_the_same_bytes() -> None:
    states = np.zeros(1, STATE)
    states["gold"], states["line"], states["grid"], states["turn"] = -7, [1, 2, 3], [[4, 5, 6], [7, 8, 9]], -1
    assert CheckedState(states).to_array().tobytes() == states.tobytes()


def snapshot() -> Snapshot:
    states = np.zeros(1, STATE)
    states["gold"], states["line"], states["grid"], states["turn"] = -7, [1, 2, 3], [[4, 5, 6], [7, 8, 9]], -1
    return Snapshot(states.tobytes(), STATE)


def test_a_snapshot_reads_like_a_checked_state() -> None:
    s = snapshot()
    assert (s.gold, s.turn, s.line, s.line[2]) == (-7, -1, (1, 2, 3), 3)
    assert (s.grid[1, 2], s.grid[0], len(s.grid), list(s.grid)) == (9, (4, 5, 6), 2, [(4, 5, 6), (7, 8, 9)])
    for bad in ((2, 0), (0, 3), (-1, 0), (0, -1), 2, -1):
        with pytest.raises(IndexError):
            s.grid[bad]
    with pytest.raises(AttributeError, match="no field 'silver'"):
        s.silver  # noqa: B018


def test_a_snapshot_does_not_change() -> None:
    s = snapshot()
    with pytest.raises(AttributeError, match="in a copy"):
        s.gold = 1
    with pytest.raises(TypeError):
        s.line[0] = 1
    with pytest.raises(TypeError, match="in a copy"):
        s.grid[0, 0] = 1


def test_a_draft_changes_alone() -> None:
    s = snapshot()
    draft = s.copy()
    draft.gold += 1
    draft.line[0] = 9
    draft.grid[1][2] = 0
    draft.grid[0, 0] = 1
    again = draft.copy()
    again.line[1] = 9
    again.grid[0, 1] = 9
    assert (draft.gold, draft.line, list(draft.grid), draft.turn) == (-6, [9, 2, 3], [[1, 5, 6], [7, 8, 0]], -1)
    assert (again.line, list(again.grid)) == ([9, 9, 3], [[1, 9, 6], [7, 8, 0]])
    assert (s.gold, s.line, list(s.grid)) == (-7, (1, 2, 3), [(4, 5, 6), (7, 8, 9)])
    with pytest.raises(AttributeError, match="no field 'silver'"):
        draft.silver  # noqa: B018


def test_a_row_of_numbers_holds_64_bits() -> None:
    cells = checked_array([1, 2])
    cells[1] = 2**63 - 1
    with pytest.raises(OverflowError):
        cells[0] = 2**63
