"""State texts that are whole replay; any other gives the line and the reason, never a traceback."""

import random
import re

import pytest

import throneroom
from throneroom import RecordError


def finished() -> throneroom.Match:
    match = throneroom.new("hierarchy", seed=7)
    choose = random.Random(3)
    while not match.over:
        seat = match.waiting[0]
        match.play(seat, choose.choice(match.legal(seat)))
    return match


TEXT = finished().record()
LINES = TEXT.splitlines()


def changed(number: int, line: str | None) -> str:
    """The record with one line replaced, or taken out."""
    lines = [*LINES[: number - 1], *([] if line is None else [line]), *LINES[number:]]
    return "\n".join(lines) + "\n"


def complaint(text: str | bytes) -> str:
    with pytest.raises(RecordError) as error:
        throneroom.replay(text)
    assert error.value.line >= 1
    assert len(str(error.value)) < 500
    return str(error.value)


def test_the_text_of_a_record() -> None:
    assert LINES[:4] == ["throneroom record 1", "game hierarchy", "rules 1", "players 2"]
    assert re.fullmatch("commitment [0-9a-f]{64}", LINES[4])
    assert re.fullmatch("key [0-9a-f]{64}", LINES[5])
    assert LINES[6].startswith("p2 play ")
    assert re.fullmatch("standing [01] [01]", LINES[-2])
    assert re.fullmatch(r"end 10 [0-9a-f]{64}", LINES[-1])


def test_a_record_replays_as_text_and_as_bytes() -> None:
    assert throneroom.replay(TEXT).record() == TEXT
    assert throneroom.replay(TEXT.encode()).record() == TEXT
    assert throneroom.replay(TEXT.replace("\n", "\r\n")).record() == TEXT
    assert throneroom.replay(TEXT + "\n\n").record() == TEXT


def test_a_record_replays_to_any_ply() -> None:
    assert throneroom.replay(TEXT, plies=4).history == finished().history[:4]


@pytest.mark.parametrize("size", range(0, len(TEXT) - 1, 7))
def test_a_text_cut_off_anywhere_is_refused(size: int) -> None:
    assert complaint(TEXT[:size])


def test_a_text_cut_off_between_lines_is_told_from_an_unfinished_game() -> None:
    text = "\n".join(LINES[:12]) + "\n"
    assert complaint(text) == "line 12: the text stops here without its 'end' line: it was cut off"


@pytest.mark.parametrize(
    ("number", "line", "expected"),
    [
        (1, "throneroom record 2", "line 1: this is not a Throneroom record"),
        (2, "game poker", "line 2: no game is called 'poker'; there are: "),
        (2, "Game hierarchy", "line 2: found 'Game hierarchy' instead of 'game' and its name"),
        (2, None, "line 2: found 'rules 1' instead of 'game' and its name"),
        (
            3,
            "rules 9",
            "line 3: played by version 9 of the rules of Hierarchy, but this program has version 1: replay it with",
        ),
        (3, "rules one", "line 3: found 'rules one' instead of 'rules' and their version"),
        (4, "players 5", "line 4: Hierarchy is for 2 players, not 5"),
        (5, "option jokers 3\n" + LINES[4], "line 5: Hierarchy has no option 'jokers'"),
        (5, "commitment " + "0" * 64, "line 6: this key does not belong to the commitment in line 5"),
        (6, "key " + "0" * 64, "line 6: this key does not belong to the commitment in line 5"),
        (6, "key 12", "line 6: found 'key 12' instead of 'key' and 64 hexadecimal digits"),
        (7, "p2 play king", "line 7: The King is not in your hand: Gold holds it (HI-3)"),
        (7, "p1 play tower", "line 7: p1 is not asked now; p2 must decide"),
        (7, "p7 play tower", "line 7: there is no seat 'p7' at this table"),
        (7, "p2 play", "line 7: 'play' is not a decision of Hierarchy"),
        (7, "what is this", "line 7: found 'what is this' instead of a seat and its decision"),
        (7, "", "line 7: found '' instead of a seat and its decision"),
        (17, "standing 0 1", "line 17: by the decisions above the game is over with 'standing 1 0'"),
        (17, None, "line 17: by the decisions above the game is over with 'standing 1 0'"),
        (18, "end 9 " + "0" * 64, "line 18: this line says 9 decisions, but there are 10"),
        (18, "end 10 " + "0" * 64, "line 18: the check sum does not fit the 17 lines above"),
        (18, LINES[17] + "\n" + LINES[17], "line 19: the text goes on after its 'end' line"),
        (18, LINES[17] + "\nmore\nend ", "line 19: the text goes on after its 'end' line"),
    ],
)
def test_an_edited_line_is_named_with_the_reason(number: int, line: str | None, expected: str) -> None:
    assert complaint(changed(number, line)).startswith(expected)


def test_a_legal_game_that_is_not_the_one_written_is_refused() -> None:
    """Take the last two decisions away and mend the counts: only the check sum tells."""
    lines = [*LINES[:-4], LINES[-1].replace("end 10", "end 8")]
    assert complaint("\n".join(lines)).startswith("line 15: the check sum does not fit the 14 lines above")


def test_a_standing_before_the_end_is_refused() -> None:
    lines = [*LINES[:-4], LINES[-2], LINES[-1].replace("end 10", "end 8")]
    assert complaint("\n".join(lines)) == (
        "line 15: a standing is given, but by the decisions above the game is not over"
    )


def test_ten_megabytes_of_noise() -> None:
    noise = random.Random(1).randbytes(10_000_000)
    assert complaint(noise).startswith("line 1: this is not a Throneroom record")
    assert complaint(b"throneroom record 1\n" + noise) == (
        "line 1: the text has 10,000,020 bytes; no record is longer than 1,048,576"
    )
    assert complaint(b"throneroom record 1\n" + noise[:1_000_000]).startswith("line ")


def test_bytes_that_are_no_text_are_named_with_their_line() -> None:
    data = TEXT.encode().replace(b"players 2", b"players \xff")
    assert complaint(data).startswith("line 4: byte ")


def test_a_game_after_its_end_is_refused() -> None:
    lines = [*LINES[:-2], "p2 play knight", *LINES[-2:-1], LINES[-1].replace("end 10", "end 11")]
    assert complaint("\n".join(lines)) == "line 17: the game is over: p2 has nothing more to decide"


@pytest.mark.parametrize("seed", range(200))
def test_random_damage_never_gives_anything_but_a_record_error(seed: int) -> None:
    choose = random.Random(seed)
    data = bytearray(TEXT.encode())
    for _ in range(choose.randint(1, 8)):
        at = choose.randrange(len(data))
        match choose.randrange(3):
            case 0:
                data[at] = choose.randrange(256)
            case 1:
                del data[at : at + choose.randrange(40)]
            case _:
                data[at:at] = choose.randbytes(choose.randrange(9))
    if bytes(data) != TEXT.encode():
        complaint(bytes(data))
