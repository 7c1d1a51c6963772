"""The page's types are today's: `web/build/page_types.py` would write what is there."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import ModuleType
from typing import Annotated, Any, Literal

import pytest

import throneroom
from tests.build_scripts import BUILD, build_script
from throneroom.engine.messages import CardSlug, Message, Seat
from throneroom.server import models


@pytest.fixture(scope="module")
def builder() -> ModuleType:
    return build_script("page_types")


def test_every_file_is_what_would_be_written(builder: ModuleType) -> None:
    made = builder.files()
    assert len(made) == 1 + 4 * len(list((BUILD.parent / "src" / "games").glob("*/index.ts")))
    outdated = [str(path) for path, text in made.items() if not path.exists() or path.read_text() != text]
    assert not outdated, "run `python web/build/page_types.py`"


@dataclass
class Laid:
    card: CardSlug


@pytest.mark.parametrize(
    ("hint", "told"),
    [
        (Seat | None, "Seat | null"),
        (tuple[CardSlug, ...] | None, "CardSlug[] | null"),
        (tuple[Laid | None, ...], "(Laid | null)[]"),
        (list[tuple[Seat, str]], "[Seat, string][]"),
        (Literal["play", "over"], '"play" | "over"'),
        (Mapping[str, int | tuple[int, ...]], "Record<string, number | number[]>"),
        (Message, "GameMessage"),
        (list[models.GameMessage], "GameMessage[]"),
        (Annotated[dict[str, Any], models.Like(models.Advice)], "Advice"),
        (models.SeatName | None, "Seat | null"),
    ],
)
def test_a_type_of_python_is_one_of_typescript(builder: ModuleType, hint: Any, told: str) -> None:
    assert builder.Names().type(hint) == told


def test_a_type_that_the_page_cannot_have_is_refused(builder: ModuleType) -> None:
    with pytest.raises(TypeError, match="no type for"):
        builder.Names().type(set[int])


def test_what_is_said_of_a_field_is_said_on_the_page(builder: ModuleType) -> None:
    text = builder.view(throneroom.find("hierarchy"))
    assert "  /** The number of the top card, null on an empty Line. */\n  number: number | null;" in text
