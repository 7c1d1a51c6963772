"""Code stamps: they change with the code, and with nothing else."""

import re

import pytest

from throneroom.engine.code_stamp import code_of, code_stamp

CODE = """
\"\"\"A module.\"\"\"
LIMIT = 3
\"\"\"How many.\"\"\"


class Pile:
    \"\"\"Some cards.\"\"\"

    def top(self, n: int) -> int:
        \"\"\"The top card.\"\"\"
        return f(n, LIMIT)  # from above
"""


@pytest.mark.parametrize(
    ("old", "new"),
    [("A module", "A better word"), ("How many", "Most"), ("The top card", "Top"), ("  # from above", ""),
     ("f(n, LIMIT)", "f(\n            n, LIMIT\n        )"), ("LIMIT = 3", "LIMIT = (3)")],
)  # fmt: skip
def test_words_and_line_breaks_do_not_count(old: str, new: str) -> None:
    changed = CODE.replace(old, new)
    assert changed != CODE
    assert code_of(changed) == code_of(CODE)


@pytest.mark.parametrize(
    ("old", "new"),
    [("LIMIT = 3", "LIMIT = 4"), ("f(n, LIMIT)", "f(LIMIT, n)"), ("f(n, LIMIT)", "f(n, 'LIMIT')"),
     ("def top", "def bottom"), ("n: int", "n: int = 0"), ("return ", "")],
)  # fmt: skip
def test_every_change_of_the_code_counts(old: str, new: str) -> None:
    assert code_of(CODE.replace(old, new)) != code_of(CODE)


def test_a_stamp_belongs_to_its_modules() -> None:
    found = {code_stamp(f"throneroom.games.{name}.rules") for name in ("hierarchy", "shadow_throne")}
    assert len(found) == 2
    assert all(re.fullmatch("[0-9a-f]{16}", one) for one in found)
