"""Portable code: compiled functions that come with the package, for x86-64 processors with AVX2.

`make wheel` compiles the games for such a processor (`throneroom compile --portable`) and puts the result into the
wheel. A first start then loads a function instead of compiling it. A folder has the name of the cache folder in which
it was made, which ends with a hash of all sources, Numba and numpy; a file has the version of Python in its name. So
code that was made from anything else is never used.
"""

from __future__ import annotations

import shutil
from functools import cache
from pathlib import Path
from typing import Any

import llvmlite.binding
import numba
from numba.core.caching import IndexDataCacheFile

FOLDER = Path(__file__).parent / "machine_code"
CPU = "x86-64-v3"
FEATURES = ("avx2", "bmi", "bmi2", "f16c", "fma", "lzcnt", "movbe")
SETTINGS = {"NUMBA_CPU_NAME": CPU, "NUMBA_CPU_FEATURES": ""}
"""The environment of a process that compiles portable code."""


@cache
def runs_here() -> bool:
    """Whether this processor can run it."""
    try:
        found = llvmlite.binding.get_host_cpu_features()
    except RuntimeError:
        return False
    return all(found.get(name) for name in FEATURES)


def load(title: str, functions: Any, signature: Any, context: Any) -> Any:
    """A function from the folder of this title, or None; `functions` is Numba's cache of it.

    A process that was told for which processor to compile (see `SETTINGS`) finds nothing here.
    """
    folder = FOLDER / title
    settings: Any = numba.config
    if settings.CPU_NAME or not folder.is_dir() or not runs_here():
        return None
    codegen = context.codegen()
    triple, _, _ = codegen.magic_tuple()
    _, _, hashes = functions._index_key(signature, codegen)
    implementation = functions._impl
    open_files: Any = IndexDataCacheFile
    files = open_files(str(folder), implementation.filename_base, implementation.locator.get_source_stamp())
    found = files.load((signature, (triple, CPU, ""), hashes))
    return None if found is None else implementation.rebuild(context, found)


def collect(made: Path, folder: Path) -> int:
    """Move all functions from a cache folder that was made with `SETTINGS` into a folder like `FOLDER`; count them."""
    shutil.rmtree(folder, ignore_errors=True)
    files = [file for file in made.rglob("*.nb?") if file.suffix in (".nbi", ".nbc")]
    for file in files:
        title = folder / file.relative_to(made).parts[0]
        title.mkdir(parents=True, exist_ok=True)
        shutil.move(file, title / file.name)
    return sum(file.suffix == ".nbc" for file in files)
