"""The Python scripts of `web/build`, which are no package."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

BUILD = Path(__file__).parent.parent / "web" / "build"


def build_script(name: str) -> ModuleType:
    """One of them, as a module."""
    spec = importlib.util.spec_from_file_location(name, BUILD / f"{name}.py")
    assert spec is not None and spec.loader is not None
    found = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(found)
    return found
