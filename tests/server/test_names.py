"""Names that people type: what of them is kept, and which are refused."""

from __future__ import annotations

import pytest

from tests.server.conftest import Server, run
from tests.server.people import guests
from throneroom.client import Client, Refused
from throneroom.server.names import readable

FAMILY = "\U0001f469\u200d\U0001f467"
"""An emoji of two, which a joiner makes one."""


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("Ada", "Ada"),
        ("  Ada \u3000 B\t", "Ada B"),
        ("A\u200bd\u2060a\ufeff", "Ada"),
        ("\u202eAda\u2069", "Ada"),
        ("e\u0301", "\u00e9"),
        ("Z" + 20 * "\u0334", "Z" + 3 * "\u0334"),
        ("\u0301Ada", "Ada"),
        ("عدة", "عدة"),
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("Ada\u200cBen", "AdaBen"),
        (FAMILY, FAMILY),
        (f"{FAMILY}\u200d", FAMILY),
        ("กำลัง", "กำลัง"),
        ("玉座", "玉座"),
        ("\u200b\u2060", ""),
        ("\u3164\u2800\u115f", ""),
        ("\ud800", ""),
    ],
)
def test_what_cannot_be_seen_is_dropped(typed: str, kept: str) -> None:
    assert readable(typed) == kept


def test_a_name_of_which_nothing_can_be_seen_is_refused(sqlite_server: Server) -> None:
    async def work() -> None:
        async with guests(sqlite_server.address, "Ada\u200b") as (ada,):
            assert (await ada.call("GET", "/api/me"))["name"] == "Ada"
            assert (await ada.call("PATCH", "/api/me", {"name": "\u202eBen"}))["name"] == "Ben"
            for name in ("\u3164", "\u200d\u200d"):
                with pytest.raises(Refused, match="can be seen") as refused:
                    await ada.call("PATCH", "/api/me", {"name": name})
                assert refused.value.code == "bad_request"
                async with Client(sqlite_server.address) as nobody:
                    with pytest.raises(Refused, match="can be seen"):
                        await nobody.become_guest(name)

    run(work())
