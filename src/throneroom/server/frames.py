"""The frames of a WebSocket client by RFC 6455: bytes in, checked texts and control frames out.

This module does no input or output. Its work for each byte and each frame is bounded, however the bytes are cut into
packets and the messages into frames. A violation of the protocol or a limit is found at the first byte that shows it.
"""

from __future__ import annotations

import codecs

from websockets.frames import Opcode

try:
    from websockets.speedups import apply_mask
except ImportError:  # if the library has no compiled part
    from websockets.utils import apply_mask

LAST, MASKED, RESERVED, CONTROL = 0x80, 0x80, 0x70, 0x08
LONGEST_CONTROL = 125
MOST_FRAGMENTS = 128
"""Frames of one message. A fragment may be empty, so a limit on the size of a message does not limit them."""
PROTOCOL_ERROR, NOT_TEXT, BAD_TEXT, POLICY, TOO_LONG = 1002, 1003, 1007, 1008, 1009
SENT_CODES = {1000, 1001, 1002, 1003, 1007, 1008, 1009, 1010, 1011, 1012, 1013, 1014, *range(3000, 5000)}
"""The close codes that a client may send."""
NO_CODE = 1005
"""Stands for a close frame without a code; it is never sent."""
Utf8Decoder = codecs.getincrementaldecoder("utf-8")


class ProtocolViolation(Exception):
    """The client violated the protocol or a limit; the close code and the reason say how."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code, self.reason = code, reason


class FrameReader:
    """Reads the frames of one client. Call `feed` with what arrives, then `next_frame` until it returns None."""

    __slots__ = ("_at", "_decoder", "_first", "_fragments", "_left", "_longest", "_mask", "_payload", "_read", "_text")

    def __init__(self, longest: int) -> None:
        self._longest = longest
        """The most bytes of a message."""
        self._read, self._at = b"", 0
        """What has arrived, and how much of it has been read."""
        self._first = -1
        """The first byte of the frame whose payload is being read; -1: none."""
        self._left, self._mask = 0, b""
        """How many bytes of its payload are missing, and their mask."""
        self._payload: bytearray | None = None
        """What has arrived of a control frame."""
        self._fragments = 0
        """The frames of the current message so far; 0: none has begun."""
        self._text: bytearray | None = None
        """What has arrived of a message that does not come in one piece."""
        self._decoder: codecs.IncrementalDecoder | None = None

    def feed(self, data: bytes) -> None:
        """Add what has arrived. Nothing is copied if all frames were read before."""
        self._read = data if self._at == len(self._read) else self._read[self._at :] + data
        self._at = 0

    def next_frame(self) -> tuple[int, bytes] | None:
        """The next frame, or None until more arrives: (PING, PONG or CLOSE, payload), or (TEXT, a complete message).

        A frame that does not complete its message is (CONT, b"").
        """
        if self._first < 0 and not self._read_head():
            self._forget_read()
            return None
        part = self._read[self._at : self._at + self._left]
        self._at += len(part)
        self._left -= len(part)
        part = apply_mask(part, self._mask)
        if self._first & CONTROL:
            return self._add_to_control(part)
        return self._add_to_text(part)

    def _forget_read(self) -> None:
        """Drop what was read: an idle connection keeps nothing."""
        if self._at == len(self._read):
            self._read, self._at = b"", 0

    def _read_head(self) -> bool:
        """Read and check everything before the payload of a frame; False until all of it has arrived."""
        read, start = self._read, self._at + 2
        if len(read) < start:
            return False
        first, size = read[start - 2], read[start - 1] & 127
        self._check_kind(first)
        if not read[start - 1] & MASKED:
            raise ProtocolViolation(PROTOCOL_ERROR, "a client must mask its frames")
        if size > LONGEST_CONTROL:
            if first & CONTROL:
                raise ProtocolViolation(PROTOCOL_ERROR, "a control frame has at most 125 bytes")
            width, least = (2, 126) if size == 126 else (8, 0x10000)
            if len(read) < start + width:
                return False
            size = int.from_bytes(read[start : start + width], "big")
            start += width
            if size < least or size >> 63:
                raise ProtocolViolation(PROTOCOL_ERROR, "the length of a frame must be written as short as possible")
        if not first & CONTROL and size + len(self._text or b"") > self._longest:
            raise ProtocolViolation(TOO_LONG, f"a message has at most {self._longest} bytes")
        if len(read) < start + 4:
            return False
        if not first & CONTROL:
            self._fragments += 1
        self._first, self._left, self._mask, self._at = first, size, read[start : start + 4], start + 4
        return True

    def _check_kind(self, first: int) -> None:
        """Check the first byte: the kind of the frame, whether it is the last of its message, and reserved bits."""
        kind = first & 15
        if first & RESERVED:
            raise ProtocolViolation(PROTOCOL_ERROR, "reserved bits must not be set: there are no extensions")
        if kind & CONTROL:
            if kind not in (Opcode.CLOSE, Opcode.PING, Opcode.PONG):
                raise ProtocolViolation(PROTOCOL_ERROR, "unknown opcode")
            if not first & LAST:
                raise ProtocolViolation(PROTOCOL_ERROR, "a control frame must not be fragmented")
        elif kind not in (Opcode.CONT, Opcode.TEXT, Opcode.BINARY):
            raise ProtocolViolation(PROTOCOL_ERROR, "unknown opcode")
        elif (kind == Opcode.CONT) != bool(self._fragments):
            raise ProtocolViolation(PROTOCOL_ERROR, "a continuation frame continues a message, and nothing else does")
        elif kind == Opcode.BINARY:
            raise ProtocolViolation(NOT_TEXT, "messages must be text")
        elif self._fragments >= MOST_FRAGMENTS:
            raise ProtocolViolation(POLICY, f"a message has at most {MOST_FRAGMENTS} fragments")

    def _add_to_control(self, part: bytes) -> tuple[int, bytes] | None:
        if self._left:
            if self._payload is None:
                self._payload = bytearray()
            self._payload += part
            self._turn_mask(len(part))
            return None
        payload = part if self._payload is None else bytes(self._payload + part)
        kind, self._first, self._payload = self._first & 15, -1, None
        return kind, payload

    def _add_to_text(self, part: bytes) -> tuple[int, bytes] | None:
        """Add a part of a message, which is checked at once: bad UTF-8 never waits for the rest of a message."""
        last = bool(self._first & LAST) and not self._left
        try:
            if last and self._text is None:
                part.decode()
                self._first, self._fragments = -1, 0
                return Opcode.TEXT, part
            if self._text is None or self._decoder is None:
                self._text, self._decoder = bytearray(), Utf8Decoder()
            self._decoder.decode(part, last)
        except UnicodeDecodeError:
            raise ProtocolViolation(BAD_TEXT, "a text must be UTF-8") from None
        self._text += part
        if self._left:
            self._turn_mask(len(part))
            return None
        self._first = -1
        if not last:
            return Opcode.CONT, b""
        text = bytes(self._text)
        self._text, self._decoder, self._fragments = None, None, 0
        return Opcode.TEXT, text

    def _turn_mask(self, count: int) -> None:
        """Turn the mask for what follows `count` bytes."""
        self._mask = self._mask[count & 3 :] + self._mask[: count & 3]


def close_code(payload: bytes) -> int:
    """The code in a close frame, `NO_CODE` if there is none."""
    if not payload:
        return NO_CODE
    code = int.from_bytes(payload[:2], "big")
    if len(payload) < 2 or code not in SENT_CODES:
        raise ProtocolViolation(PROTOCOL_ERROR, "a close frame has a valid code or nothing")
    try:
        payload[2:].decode()
    except UnicodeDecodeError:
        raise ProtocolViolation(BAD_TEXT, "the reason of a close frame must be UTF-8") from None
    return code


def frame(kind: Opcode, payload: bytes) -> tuple[bytes, bytes]:
    """A frame of the server in two parts: its head and its payload."""
    size = len(payload)
    if size <= LONGEST_CONTROL:
        return bytes((LAST | kind, size)), payload
    if size < 0x10000:
        return bytes((LAST | kind, 126, size >> 8, size & 255)), payload
    return bytes((LAST | kind, 127)) + size.to_bytes(8, "big"), payload
