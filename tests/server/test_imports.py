"""The modules of server and table import each other in one direction: nothing goes round in a circle."""

from __future__ import annotations

import ast
from graphlib import TopologicalSorter
from pathlib import Path

import throneroom

SOURCE = Path(throneroom.__file__).parent


def module_name(path: Path) -> str:
    parts = path.relative_to(SOURCE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imported(path: Path, modules: set[str]) -> set[str]:
    """The modules that a file imports, from among these; `from package import module` is an import of the module."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.ImportFrom) and node.module:
            names = {f"{node.module}.{alias.name}" for alias in node.names}
            found |= names & modules if names <= modules else names & modules | {node.module} & modules
    return found


def test_no_module_imports_itself_by_way_of_others() -> None:
    paths = {module_name(path): path for floor in ("server", "table") for path in (SOURCE / floor).rglob("*.py")}
    graph = {name: imported(path, set(paths)) for name, path in paths.items()}
    assert len(graph["throneroom.server.services"]) > 5, "nothing was found"
    TopologicalSorter(graph).prepare()
