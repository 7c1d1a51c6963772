"""The frame reader on any bytes in any chunks: it never fails otherwise than by saying which rule was broken."""

from __future__ import annotations

import codecs

from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.frames import Opcode

from throneroom.server.frames import MOST_FRAGMENTS, FrameReader, ProtocolViolation

LONGEST = 64
CODES = {1002, 1003, 1007, 1008, 1009}
SEEDED = settings(max_examples=1500, deadline=None, database=None, derandomize=True)


def framed(kind: int, last: bool, reserved: int, mask: bytes, payload: bytes) -> bytes:
    size = len(payload)
    length = bytes([0x80 | size]) if size < 126 else bytes([0x80 | 126]) + size.to_bytes(2, "big")
    hidden = bytes(byte ^ mask[n % 4] for n, byte in enumerate(payload))
    return bytes([last << 7 | reserved << 4 | kind]) + length + mask + hidden


FRAMES = st.builds(
    framed,
    st.sampled_from([0, 0, 0, 1, 1, 1, 9, 10, 8, 2, 3]),
    st.booleans(),
    st.sampled_from([0] * 20 + [1, 4]),
    st.binary(min_size=4, max_size=4),
    st.one_of(
        st.text(max_size=12).map(str.encode), st.binary(max_size=130), st.just(b""), st.just("ö€😀".encode()[:5])
    ),
)
STREAMS = st.one_of(
    st.binary(max_size=200),
    st.lists(FRAMES, max_size=12).map(b"".join),
    st.lists(st.one_of(FRAMES, st.binary(max_size=3)), max_size=8).map(b"".join),
    st.integers(1, 2 * MOST_FRAGMENTS).map(
        lambda n: framed(1, False, 0, b"abcd", b"") + n * framed(0, False, 0, b"abcd", b"")
    ),
)


def read(chunks: list[bytes]) -> tuple[list[tuple[int, bytes]], int | None]:
    """The complete texts and control frames, and the close code if a rule was broken."""
    reader, found = FrameReader(LONGEST), []
    for chunk in chunks:
        reader.feed(chunk)
        try:
            while (frame := reader.next_frame()) is not None:
                found.append(frame)
        except ProtocolViolation as violation:
            return found, violation.code
        assert len(reader._read) - reader._at < 14, "nothing but the head of a frame waits"
        assert len(reader._text or b"") <= LONGEST and len(reader._payload or b"") <= 125
    return found, None


@SEEDED
@given(STREAMS, st.data())
def test_any_bytes_give_the_same_result_in_any_chunks(stream: bytes, data: st.DataObject) -> None:
    cuts = sorted(data.draw(st.lists(st.integers(0, len(stream)), max_size=20)))
    chunks = [stream[a:b] for a, b in zip([0, *cuts], [*cuts, len(stream)], strict=True)]
    found, code = read([stream])
    assert read(chunks) == (found, code) == read([stream[n : n + 1] for n in range(len(stream))])
    assert code is None or code in CODES
    for kind, payload in found:
        assert kind in (Opcode.CONT, Opcode.TEXT, Opcode.CLOSE, Opcode.PING, Opcode.PONG)
        assert len(payload) <= (LONGEST if kind == Opcode.TEXT else 125)
        if kind == Opcode.TEXT:
            codecs.utf_8_decode(payload, "strict", True)


@SEEDED
@given(st.lists(st.text(max_size=16), max_size=6), st.data())
def test_what_was_sent_is_what_is_read(texts: list[str], data: st.DataObject) -> None:
    """Texts in any fragments, cut anywhere, also within a character, with pings between them."""
    stream, expected = b"", []
    for text in texts:
        whole = text.encode()
        cuts = sorted(data.draw(st.lists(st.integers(0, len(whole)), max_size=4)))
        for n, (a, b) in enumerate(zip([0, *cuts], [*cuts, len(whole)], strict=True)):
            stream += framed(9, True, 0, b"\x00\xff\x80\x01", b"ping")
            stream += framed(0 if n else 1, n == len(cuts), 0, b"\x81\x00\xfe\x33", whole[a:b])
        expected.append(whole)
    found, code = read([stream])
    assert code is None
    assert [payload for kind, payload in found if kind == Opcode.TEXT] == expected
    assert read([stream[n : n + 3] for n in range(0, len(stream), 3)]) == (found, code)
