"""PNG files by hand: the size, the pixels and the frames of a picture."""

from __future__ import annotations

import struct
import zlib
from dataclasses import dataclass

SIGNATURE = b"\x89PNG\r\n\x1a\n"
CHANNELS = {0: 1, 2: 3, 6: 4}
"""By colour type: grey, RGB, RGBA."""


@dataclass(frozen=True)
class Picture:
    """A decoded PNG file; of a film, its first frame."""

    width: int
    height: int
    rows: tuple[bytes, ...]
    channels: int
    frames: int
    """1 for a picture that does not move."""
    times: tuple[float, ...]
    """Of a film: how long each frame is shown, in seconds."""

    @property
    def colours(self) -> int:
        """How many different colours it has."""
        return len({row[n : n + self.channels] for row in self.rows for n in range(0, len(row), self.channels)})

    def pixel(self, x: int, y: int) -> bytes:
        return self.rows[y][x * self.channels : (x + 1) * self.channels]


def chunks(png: bytes) -> list[tuple[bytes, bytes]]:
    """Type and content of each chunk; fails if a checksum is wrong."""
    assert png.startswith(SIGNATURE)
    found, at = [], len(SIGNATURE)
    while at < len(png):
        length, kind = struct.unpack(">I4s", png[at : at + 8])
        content = png[at + 8 : at + 8 + length]
        assert struct.unpack(">I", png[at + 8 + length : at + 12 + length])[0] == zlib.crc32(kind + content)
        found.append((kind, content))
        at += 12 + length
    return found


def decoded(png: bytes) -> Picture:
    """A picture of 8 bits a channel, without interlacing, as browsers write it."""
    found = chunks(png)
    width, height, depth, kind, *_, interlaced = struct.unpack(">IIBBBBB", found[0][1])
    assert (depth, interlaced) == (8, 0)
    times = [struct.unpack(">HH", content[20:24]) for name, content in found if name == b"fcTL"]
    return Picture(
        width=width,
        height=height,
        rows=_rows(b"".join(content for name, content in found if name == b"IDAT"), width, height, CHANNELS[kind]),
        channels=CHANNELS[kind],
        frames=next((struct.unpack(">I", content[:4])[0] for name, content in found if name == b"acTL"), 1),
        times=tuple(numerator / denominator for numerator, denominator in times),
    )


def frames_of(png: bytes) -> list[bytes]:
    """The pixels of each frame of a film, as they are stored; fails if one is incomplete."""
    found: list[bytes] = []
    for name, content in chunks(png):
        if name == b"fcTL":
            found.append(b"")
        elif name in (b"IDAT", b"fdAT"):
            found[-1] += content[4:] if name == b"fdAT" else content
    return [zlib.decompress(frame) for frame in found]


def _rows(packed: bytes, width: int, height: int, channels: int) -> tuple[bytes, ...]:
    pixels, stride = zlib.decompress(packed), width * channels
    assert len(pixels) == height * (stride + 1)
    rows, above = [], bytes(stride)
    for y in range(height):
        start = y * (stride + 1)
        above = _unfiltered(pixels[start], pixels[start + 1 : start + 1 + stride], above, channels)
        rows.append(above)
    return tuple(rows)


def _unfiltered(kind: int, line: bytes, above: bytes, channels: int) -> bytes:
    """A line of pixels without the filter that it was stored with."""
    if kind == 0:
        return line
    if kind == 2:
        return bytes((here + up) & 0xFF for here, up in zip(line, above, strict=True))
    row = bytearray(line)
    for n, here in enumerate(line):
        left = row[n - channels] if n >= channels else 0
        corner = above[n - channels] if n >= channels else 0
        row[n] = (here + _predicted(kind, left, above[n], corner)) & 0xFF
    return bytes(row)


def _predicted(kind: int, left: int, up: int, corner: int) -> int:
    if kind == 1:
        return left
    if kind == 3:
        return (left + up) // 2
    guess = left + up - corner
    return min((left, up, corner), key=lambda value: abs(guess - value))
