"""Installing: how to get what an extra adds, for the messages of what needs it."""

from __future__ import annotations


def how_to_install(extra: str) -> str:
    """The two ways that need no package index: from a checkout, and from a wheel file."""
    return (
        f"pip install -e '.[{extra}]' in a checkout, or, with a wheel file, "
        f"pip install 'throneroom-VERSION-py3-none-any.whl[{extra}]'"
    )
