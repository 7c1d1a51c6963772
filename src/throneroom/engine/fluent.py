"""Project Fluent as catalogues use it, loaded with the first catalogue: most programs never make a sentence."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType
from fluent.syntax import ast

__all__ = ["Nested", "format_list", "new_bundle"]


class Nested(FluentType):
    """A message, several messages or several names, as part of another message."""

    def __init__(self, text: Callable[[Nested], str], value: Any) -> None:
        self.text, self.value = text, value

    def format(self, locale: object) -> str:  # noqa: ARG002
        return self.text(self)


def new_bundle(
    language: str, functions: Mapping[str, Callable[..., Any]], sources: Sequence[str]
) -> tuple[FluentBundle, list[str]]:
    """The messages in these texts, and their ids in order; what comes later replaces what came before."""
    bundle = FluentBundle([language], functions=dict(functions), use_isolating=False)
    ids: list[str] = []
    for source in sources:
        resource = FluentResource(source)
        bundle.add_resource(resource, allow_overrides=True)
        ids += [entry.id.name for entry in resource.body if isinstance(entry, ast.Message)]
    return bundle, ids
