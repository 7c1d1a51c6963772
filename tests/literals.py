"""Words in the page's code that people would read: string literals, text of markup, attributes that are read out.

A small scanner for TypeScript and Svelte. It knows strings, templates, comments and regular expressions, and nothing
else of the language; what it cannot tell apart is found rather than passed over.
"""

from __future__ import annotations

import html
import re
from collections.abc import Iterator
from typing import NamedTuple

PLACE = "\N{OBJECT REPLACEMENT CHARACTER}"
"""Stands for a value in a template."""
WORD = r"[^\W\d_]{2,}"
TWO_WORDS = re.compile(
    rf"(?:{WORD}|{PLACE})[^\w\s{PLACE}]*\s+[^\w\s{PLACE}]*{WORD}|{WORD}[^\w\s{PLACE}]*\s+[^\w\s{PLACE}]*{PLACE}"
)
"""Two words side by side, or a word beside a value."""
READ = {
    "alt",
    "aria-description",
    "aria-label",
    "aria-roledescription",
    "aria-valuetext",
    "label",
    "placeholder",
    "title",
}
"""Attributes that are shown or read out: a single word in them is one too many."""
DRAWN = {"class", "d", "style"}
"""Attributes with several words that nobody reads."""
UNREAD = re.compile(
    r"(?:\b(?:Error|closest|matches|matchMedia|MediaQuery|querySelector(?:All)?(?:<\w+>)?)\(|\bimport\s|\bfrom\s)$"
)
"""What stands before a literal for programmers or for the browser: errors of our own making, selectors, media."""
COMMENTS = re.compile(r"<!--.*?-->", re.DOTALL)
STYLE = re.compile(r"<style>.*?</style>", re.DOTALL)
SCRIPT = re.compile(r"<script[^>]*>(.*?)</script>", re.DOTALL)
BEFORE_REGEX = re.compile(r"(?:^|[(,=:\[!&|?{};+]|\breturn|=>)\s*$")


class Literal(NamedTuple):
    """A piece of text, and what stands before it."""

    text: str
    before: str


def sentences(name: str, code: str) -> list[str]:
    """What should be a message of a catalogue."""
    if not name.endswith(".svelte"):
        return _told(code)
    plain = COMMENTS.sub("", STYLE.sub("", code))
    return [*(found for script in SCRIPT.findall(plain) for found in _told(script)), *_shown(SCRIPT.sub("", plain))]


def _told(code: str) -> list[str]:
    """The literals of TypeScript with two words or more."""
    return [found.text for found in _literals(code) if TWO_WORDS.search(found.text) and not UNREAD.search(found.before)]


def _literals(code: str) -> Iterator[Literal]:
    at = 0
    while at < len(code):
        if code.startswith("//", at):
            at = _after(code, "\n", at)
        elif code.startswith("/*", at):
            at = _after(code, "*/", at)
        elif code[at] == "/" and BEFORE_REGEX.search(code[max(0, at - 40) : at]):
            at += len(_regex(code, at))
        elif code[at] in "\"'`":
            end = _end_of_string(code, at)
            text, values = _split(code[at + 1 : end - 1]) if code[at] == "`" else (code[at + 1 : end - 1], [])
            yield Literal(text, code[max(0, at - 40) : at])
            for value in values:
                yield from _literals(value)
            at = end
        else:
            at += 1


def _after(code: str, mark: str, at: int) -> int:
    end = code.find(mark, at + 1)
    return len(code) if end < 0 else end + len(mark)


def _regex(code: str, at: int) -> str:
    found = re.compile(r"/(?:\\.|\[(?:\\.|[^\]\\])*\]|[^/\\\[\n])+/").match(code, at)
    return found[0] if found else "/"


def _end_of_string(code: str, at: int) -> int:
    """Where the string that begins here is over."""
    quote, at = code[at], at + 1
    while at < len(code) and code[at] != quote:
        if quote == "`" and code.startswith("${", at):
            at = _end_of_braces(code, at + 1)
        else:
            at += 2 if code[at] == "\\" else 1
    return at + 1


def _end_of_braces(code: str, at: int) -> int:
    """Where the braces that open here are closed."""
    depth = 0
    while at < len(code):
        if code[at] in "\"'`":
            at = _end_of_string(code, at)
            continue
        depth += {"{": 1, "}": -1}.get(code[at], 0)
        at += 1
        if depth == 0:
            break
    return at


def _split(template: str, opening: str = "${") -> tuple[str, list[str]]:
    """The text of a template, and the code of its values."""
    text, values, at = "", [], 0
    while (start := template.find(opening, at)) >= 0:
        end = _end_of_braces(template, start + len(opening) - 1)
        text += template[at:start] + PLACE
        values.append(template[start + len(opening) : end - 1])
        at = end
    return text + template[at:], values


def _shown(markup: str) -> list[str]:
    """What markup shows or reads out: text, attributes, and the literals of its expressions."""
    found: list[str] = []
    at = 0
    while at < len(markup):
        if markup[at] == "{":
            end = _end_of_braces(markup, at)
            found += _told(markup[at + 1 : end - 1].lstrip("#:@/"))
        elif markup[at] == "<":
            end = _end_of_tag(markup, at)
            found += _attributes(markup[at:end])
        else:
            end = (
                min(place for mark in "<{" if (place := markup.find(mark, at)) >= 0)
                if _more(markup, at)
                else len(markup)
            )
            text = html.unescape(markup[at:end]).strip()
            found += [text] if re.search(WORD, text) else []
        at = end
    return found


def _more(markup: str, at: int) -> bool:
    return "<" in markup[at:] or "{" in markup[at:]


def _end_of_tag(markup: str, at: int) -> int:
    while at < len(markup) and markup[at] != ">":
        at = _end_of_braces(markup, at) if markup[at] == "{" else _end_of_quotes(markup, at)
    return at + 1


def _end_of_quotes(markup: str, at: int) -> int:
    """Past the quotes that open here, with the values inside them; past one character where none do."""
    if markup[at] not in "\"'":
        return at + 1
    quote, at = markup[at], at + 1
    while at < len(markup) and markup[at] != quote:
        at = _end_of_braces(markup, at) if markup[at] == "{" else at + 1
    return at + 1


def _attributes(tag: str) -> Iterator[str]:
    at = 0
    while at < len(tag):
        if tag[at] == "{":
            end = _end_of_braces(tag, at)
            yield from _told(tag[at + 1 : end - 1])
        elif tag[at] in "\"'":
            end = _end_of_quotes(tag, at)
            name = re.search(r"([\w:-]+)=$", tag[:at])
            text, values = _split(tag[at + 1 : end - 1], "{")
            if _is_read(name[1] if name else "", text):
                yield text
            for value in values:
                yield from _told(value)
        else:
            end = at + 1
        at = end


def _is_read(name: str, text: str) -> bool:
    if name in READ:
        return re.search(WORD, text) is not None
    return name not in DRAWN and TWO_WORDS.search(text) is not None
