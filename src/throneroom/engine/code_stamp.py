"""Code stamps: whether two versions of some modules run the same code, whatever their comments and docstrings say.

Results name the code that played by such a stamp, so that a better sentence in a docstring, another line break, or
another version of Python or NumPy does not make it seem that others have played.
"""

from __future__ import annotations

import ast
import functools
import hashlib
from collections.abc import Iterator
from pathlib import Path

from throneroom.engine.compiled import sources

SILENT = "ctx", "kind", "type_comment"
"""Fields of a syntax tree that say nothing, or nothing that is not said elsewhere."""


@functools.cache
def code_stamp(*modules: str) -> str:
    """A hash of the code of these modules and of everything that they import from their own projects."""
    digest = hashlib.sha256()
    for path in sorted(sources(modules)):
        digest.update(_code_of(path))
    return digest.hexdigest()[:16]


@functools.cache
def _code_of(path: Path) -> bytes:
    return hashlib.sha256(code_of(path.read_text(encoding="utf-8")).encode()).digest()


def code_of(source: str) -> str:
    """The code of a source file as one line."""
    return " ".join(_parts(ast.parse(source)))


def _parts(node: object) -> Iterator[str]:
    """A syntax tree without what is empty: newer versions of Python have more fields, most of them empty."""
    if isinstance(node, ast.AST):
        yield f"({type(node).__name__}"
        for name, value in ast.iter_fields(node):
            if name not in SILENT and value is not None and value != []:
                yield name
                yield from _parts(value)
        yield ")"
    elif isinstance(node, list):
        for part in node:
            if not _is_text(part):
                yield from _parts(part)
    else:
        yield repr(node)


def _is_text(node: object) -> bool:
    """Whether a statement is nothing but a string, such as a docstring."""
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
