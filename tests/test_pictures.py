"""The pictures of the architecture name what exists: classes, functions, files and floors."""

import re
import xml.etree.ElementTree as ET
from functools import cache
from pathlib import Path

import pytest

from tests.test_house import FLOORS, ROOT, SOURCE, TEXTS

DESIGN = ROOT / "docs" / "design"
PICTURES = sorted(DESIGN.glob("*.svg"))
FILE = re.compile(r"[\w/]+(?:\.svelte)?\.(?:py|ts|svelte)\b")
MEMBER = re.compile(r"\b([A-Za-z]\w*)\.(\w+)")
FUNCTION = re.compile(r"(?<![.\w])([a-z_]\w*)\(\)")
PAGE = ROOT / "web" / "src"


def texts(picture: Path) -> list[str]:
    return ["".join(node.itertext()) for node in ET.parse(picture).iter() if node.tag.endswith("}text")]


@cache
def sources() -> dict[Path, str]:
    files = [*SOURCE.rglob("*.py"), *PAGE.rglob("*.ts"), *PAGE.rglob("*.svelte")]
    return {path: path.read_text() for path in files}


def defines(text: str, name: str) -> bool:
    """Whether a file defines a function, a class or a method of this name, in Python or TypeScript."""
    return bool(re.search(rf"(?:\bdef|\bclass|\bfunction) {name}\b|^  (?:async )?{name}\(.*\{{$", text, re.MULTILINE))


def exists(owner: str, member: str) -> bool:
    """Whether a module or package of this name, or the file of a class of this name, has the member."""
    for path, text in sources().items():
        named = owner in (path.name.split(".")[0], path.parent.name if path.name == "__init__.py" else "")
        if (named or re.search(rf"\bclass {owner}\b", text)) and defines(text, member):
            return True
    return False


def unknown(picture: Path) -> list[str]:
    """What a picture names and nobody finds."""
    missing = []
    for line in texts(picture):
        files = FILE.findall(line)
        missing += [file for file in files if not any(str(path).endswith(f"/{file}") for path in sources())]
        rest = FILE.sub("", line)
        missing += [f"{owner}.{member}" for owner, member in MEMBER.findall(rest) if not exists(owner, member)]
        missing += [name for name in FUNCTION.findall(rest) if not any(defines(t, name) for t in sources().values())]
    return missing


@pytest.mark.parametrize("picture", PICTURES, ids=lambda path: path.name)
def test_what_a_picture_names_exists(picture: Path) -> None:
    assert unknown(picture) == []


def test_a_wrong_name_is_found(tmp_path: Path) -> None:
    picture = tmp_path / "wrong.svg"
    lines = "Table.applies(), projection.rooms(), nowhere.py, nothing_at_all(), Table.apply(), hide()"
    picture.write_text(f'<svg xmlns="http://www.w3.org/2000/svg"><text>{lines}</text></svg>')
    assert unknown(picture) == ["nowhere.py", "Table.applies", "projection.rooms", "nothing_at_all"]


def test_the_pictures_name_something() -> None:
    named = [found for picture in PICTURES for line in texts(picture) for found in MEMBER.findall(line)]
    assert ("Update", "to") in named
    assert len(named) > 20


def test_the_floors_are_all_drawn() -> None:
    drawn = {line.removesuffix("/") for line in texts(DESIGN / "floors.svg") if line.endswith("/")}
    assert drawn == {"web", *FLOORS, *TEXTS - {"new_game"}}
    table = (DESIGN / "architecture.md").read_text()
    assert all(f"`src/throneroom/{folder}/`" in table for folder in {*FLOORS, *TEXTS})
