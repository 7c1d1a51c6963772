"""A stand-in for a Japanese font: each kana, kanji and wide sign is a box as wide as it is high, as in a real one.

Most machines that run tests have no Japanese font, and letters that are not there take no room. So the browser of the
tests gets this one; where a real one is installed, it may take that.
"""

from __future__ import annotations

import struct
from pathlib import Path

EM, ASCENT, DESCENT = 1000, 880, -120
BLOCKS = ((0x2E80, 0x2FDF), (0x3000, 0x9FFF), (0xF900, 0xFAFF), (0xFE30, 0xFE4F), (0xFF00, 0xFFEF))
FAMILY = "Wide Boxes"
SETTINGS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>{folder}</dir>
  <cachedir>{folder}/cache</cachedir>
</fontconfig>
"""


def install(folder: Path) -> dict[str, str]:
    """Writes the font into the folder; returns the environment in which programs find it."""
    (folder / "wide.ttf").write_bytes(_font())
    settings = folder / "fonts.conf"
    settings.write_text(SETTINGS.format(folder=folder))
    return {"FONTCONFIG_FILE": str(settings)}


def _font() -> bytes:
    """A TrueType font of two glyphs: nothing, and a box."""
    box = _box()
    tables = {
        b"OS/2": _os2(),
        b"cmap": _cmap(),
        b"glyf": box,
        b"head": struct.pack(
            ">IIIIHHqqhhhhHHhhh", 0x10000, 0x10000, 0, 0x5F0F3CF5, 3, EM, 0, 0, 0, DESCENT, EM, ASCENT, 0, 8, 2, 0, 0
        ),
        b"hhea": struct.pack(">IhhhHhhhhhh8xhH", 0x10000, ASCENT, DESCENT, 0, EM, 0, 0, EM, 1, 0, 0, 0, 2),
        b"hmtx": struct.pack(">HhHh", EM, 0, EM, 80),
        b"loca": struct.pack(">HHH", 0, 0, len(box) // 2),
        b"maxp": struct.pack(">IHHHHHHHHHHHHHH", 0x10000, 2, 8, 2, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0),
        b"name": _names(),
        b"post": struct.pack(">IIhhIIIII", 0x30000, 0, -100, 50, 0, 0, 0, 0, 0),
    }
    head, body = b"", b""
    start = 12 + 16 * len(tables)
    for tag, table in tables.items():
        head += struct.pack(">4sIII", tag, 0, start + len(body), len(table))
        body += table + bytes(-len(table) % 4)
    return struct.pack(">IHHHH", 0x10000, len(tables), 128, 3, 16 * len(tables) - 128) + head + body


def _box() -> bytes:
    """A frame: an outer edge, and an inner one the other way round."""
    outer = [(80, -60), (80, 820), (920, 820), (920, -60)]
    inner = [(160, 20), (840, 20), (840, 740), (160, 740)]
    glyph = struct.pack(">hhhhhHHH", 2, 80, -60, 920, 820, 3, 7, 0) + b"\x01" * 8
    for axis in (0, 1):
        line = [point[axis] for point in outer + inner]
        glyph += struct.pack(">8h", *(to - at for at, to in zip([0, *line], line, strict=False)))
    return glyph + bytes(-len(glyph) % 4)


def _cmap() -> bytes:
    """Format 13: whole blocks of characters with one glyph."""
    groups = b"".join(struct.pack(">III", first, last, 1) for first, last in BLOCKS)
    return (
        struct.pack(">HHHHI", 0, 1, 3, 10, 12) + struct.pack(">HHIII", 13, 0, 16 + len(groups), 0, len(BLOCKS)) + groups
    )


def _names() -> bytes:
    texts = {1: FAMILY, 2: "Regular", 4: FAMILY, 6: FAMILY.replace(" ", "")}
    records, stored = b"", b""
    for number, text in texts.items():
        records += struct.pack(">HHHHHH", 3, 1, 0x409, number, 2 * len(text), len(stored))
        stored += text.encode("utf-16-be")
    return struct.pack(">HHH", 0, len(texts), 6 + len(records)) + records + stored


def _os2() -> bytes:
    """Its measures, and that it has hiragana, katakana and kanji."""
    blocks = 1 << 16 | 1 << 17 | 1 << 18 | 1 << 27  # of the second list: signs, hiragana, katakana, kanji
    code_page = 1 << 17  # of the first list: Japanese
    return struct.pack(
        ">HhHHH10hh10sIIII4sHHHhhhHHIIhhHHH",
        4, EM, 400, 5, 0, *[0] * 10, 0, bytes(10), 0, blocks, 0, 0, b"NONE", 0x40, 0x2E80, 0xFFEF,
        ASCENT, DESCENT, 0, ASCENT, -DESCENT, code_page, 0, 500, 700, 0, 32, 1,
    )  # fmt: skip
