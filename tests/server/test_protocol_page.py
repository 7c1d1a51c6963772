"""docs/reference/protocol.md names all that goes over the wire: events, acts, fields of a room and a seat, refusals."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, get_args

from tests.table.shown import room
from tests.table.test_table import Sitting
from throneroom.server import models
from throneroom.table.log import kinds as log_kinds
from throneroom.table.log import public_fields
from throneroom.table.refusals import Refusal

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "reference" / "protocol.md").read_text()


def example() -> Any:
    """The update that the page shows."""
    text = PAGE.split("### Update")[1].split("```json")[1].split("```")[0]
    return json.loads(text)


def named(words: set[str]) -> set[str]:
    """Those of the words that stand as code on the page."""
    return {word for word in words if re.search(rf'[`"]{word}[`"]', PAGE)}


def test_every_event_and_its_fields_are_named() -> None:
    assert named(set(log_kinds())) == set(log_kinds())
    fields = {name for kind in log_kinds() for name, _ in public_fields(kind)}
    assert named(fields) == fields


def test_every_act_is_shown() -> None:
    acts = {get_args(kind.model_fields["type"].annotation)[0] for kind in get_args(get_args(models.Act)[0])}
    shown = set(re.findall(r'^{"type": "(\w+)"', PAGE.split("### Acts")[1], re.MULTILINE))
    assert acts - shown == set()


def test_the_example_has_every_field_of_a_room_and_a_seat() -> None:
    told = room(Sitting("hierarchy", "me", "bot:random").table, "ada", 0, 0)
    shown = example()["room"]
    assert set(shown) == set(told)
    assert set(shown["seats"][0]) == set(told["seats"][0])


def test_every_refusal_is_named() -> None:
    sources = [*(ROOT / "src/throneroom/table").glob("*.py"), *(ROOT / "src/throneroom/server").glob("*.py")]
    plain = {code for file in sources for code in re.findall(r'TableError\(\s*"(\w+)"', file.read_text())}
    codes = plain | {refusal.code for refusal in Refusal.__subclasses__()}
    assert len(codes) > 20
    assert codes - named(codes) == set()
