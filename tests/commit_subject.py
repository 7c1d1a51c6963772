"""Refuses a commit whose subject is too long: a hook in .pre-commit-config.yaml, which is given the message."""

import sys
from pathlib import Path

MOST = 72


def problem(message: str) -> str | None:
    """What is wrong with the message of a commit."""
    subject, *rest = message.splitlines() or [""]
    if not subject.strip():
        return "a commit begins with a subject: one line that says what changes"
    if len(subject) > MOST:
        return f"the subject has {len(subject)} characters, at most {MOST} fit: {subject!r}"
    if rest and rest[0].strip() and not rest[0].startswith("#"):
        return f"an empty line separates the subject from the body, not {rest[0]!r}"
    return None


if __name__ == "__main__":
    sys.exit(problem(Path(sys.argv[1]).read_text(encoding="utf-8")))
