"""One source, run three ways: compiled for the CPU, interpreted, and bound to each game in turn.

`@rule` marks a function that is compiled on first use. `plain(name)` is the same module interpreted.
A *template* is a module that uses a name `rules` which it never sets; `bind(template, rules)` executes its file
once for each game with `rules` preset (and other modules, by keyword), so that the compiled code is as direct as code
written by hand for that game.

Processes that share a cache folder compile each function once: the others wait for it, and load it.

With THRONEROOM_INTERPRETED=1 in the environment nothing is compiled: everything runs as ordinary Python, for debugging.
"""

from __future__ import annotations

import ast
import contextlib
import functools
import hashlib
import importlib
import importlib.util
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import IO, Any, TypeVar, cast

import numba
import numpy
from numba.core import event
from numba.core.compiler_lock import global_compiler_lock

from throneroom.engine import portable_code
from throneroom.engine.interpreted import wrapped

PLAIN, DEVICE = "plain:", "device:"
"""Prefixes of module names: for the interpreted copy, and for the GPU copy."""
DEFAULTS = "throneroom.engine.default_rules"
BOUND = "__bound__"
"""In a bound template: the names of the modules that were preset in it."""
KEPT_FOLDERS = 3
INTERPRETED = os.environ.get("THRONEROOM_INTERPRETED", "") not in ("", "0")
"""The switch for debugging: whether everything in this process except GPU kernels is interpreted."""

F = TypeVar("F", bound=Callable[..., Any])

rule_modules: set[str] = set()
"""Names of the modules with compiled functions: an interpreted module must use interpreted copies of them."""


def rule(f: F) -> F:
    """Compile on first use, cached in a folder named after the sources; in a plain module the interpreter runs it."""
    return _compiled(f)


def unrolled(f: F) -> F:
    """A rule compiled separately for every constant it is called with: for the few whose loops then run faster."""
    return _compiled(f, constants=True)


def inlined(f: F) -> F:
    """A rule inlined on the GPU: behind a call, the compiler would not know that a state is in shared memory."""
    return _compiled(f, inline=True)


def unchecked(f: F) -> F:
    """A rule without bounds checks when compiled: only then are its innermost loops vectorised."""
    return _compiled(f, boundscheck=False)


def single_call(f: F) -> F:
    """A rule that Python calls once per decision: it keeps the GIL, because releasing it would cost more."""
    return _compiled(f, nogil=False)


def _compiled(f: F, nogil: bool = True, constants: bool = False, inline: bool = False, boundscheck: bool = True) -> F:
    name: str = f.__globals__["__name__"]
    if name.startswith(PLAIN):
        return f
    if name.startswith(DEVICE):
        device: Any = importlib.import_module("numba.cuda")
        return cast(F, device.jit(device=True, forceinline=inline)(f))
    rule_modules.add(name)
    if INTERPRETED:
        return cast(F, _Interpreted(f))
    folder = _cache_folder(name, f.__globals__.get(BOUND, ()))
    with _caching_in(folder):
        compiled = numba.njit(cache=True, nogil=nogil, boundscheck=boundscheck)(f)
    _CompiledOnce(compiled, folder, f.__qualname__)
    if not constants:
        compiled.get_call_template = functools.partial(  # type: ignore[method-assign]
            _for_any_number, compiled.get_call_template
        )
    return cast(F, compiled)


class _CompiledOnce:
    """Takes the place of a function's cache: after a miss it locks a file, looks again, and keeps the lock to the end.

    Before it locks anything, it looks for code that came with the package.
    A lock belongs to one function. Its holder waits only for functions that this one calls, so there is no deadlock.
    The operating system releases the lock of a process that dies. Where files cannot be locked, every
    process compiles for itself.
    """

    def __init__(self, compiled: Any, folder: Path, name: str) -> None:
        self._cache, self._compile, self._folder = compiled._cache, compiled.compile, folder
        self._path = folder / f"{name}.lock"
        self._held: IO[bytes] | None = None
        compiled._cache, compiled.compile = self, self.compile

    def __getattr__(self, name: str) -> Any:
        return getattr(self._cache, name)

    def compile(self, signature: Any) -> Any:
        with global_compiler_lock:
            before = self._held
            try:
                return self._compile(signature)
            finally:
                if before is None:
                    self._release()

    def load_overload(self, signature: Any, context: Any) -> Any:
        found = self._cache.load_overload(signature, context)
        if found is None:
            found = portable_code.load(self._folder.name, self._cache, signature, context)
        if found is None and self._held is None and self._lock():
            found = self._cache.load_overload(signature, context)
        return found

    def _lock(self) -> bool:
        try:
            file = self._path.open("ab")
        except OSError:
            return False
        try:
            lock_file(file)
        except OSError:
            file.close()
            return False
        self._held = file
        return True

    def _release(self) -> None:
        if self._held is not None:
            self._held.close()  # which releases the lock
            self._held = None


def lock_file(file: IO[bytes]) -> None:
    """Wait until no other process has locked this file, and lock it until it is closed. A fork has no such lock."""
    locking = importlib.import_module("fcntl") if os.name == "posix" else None
    if locking is None:
        raise OSError("files cannot be locked here")
    locking.lockf(file, locking.LOCK_EX)


class _Interpreted:
    """Replaces a compiled function when nothing is compiled: it calls the copy in the interpreted module.

    Everything that the copy calls is ordinary Python too, so a debugger steps directly from rule to rule.
    """

    def __init__(self, f: Callable[..., Any]) -> None:
        functools.update_wrapper(self, f)
        self.py_func = f

    def __call__(self, *arguments: Any) -> Any:
        interpreted = getattr(plain(self.py_func.__module__), self.py_func.__name__)
        with numpy.errstate(over="ignore"):  # only unsigned numbers overflow: hashes are meant to wrap
            return interpreted(*map(wrapped, arguments))


def _for_any_number(template: Callable[..., Any], args: tuple[Any, ...], kws: dict[str, Any]) -> Any:
    """Compile a called function once for all numbers: Numba would compile it for every constant and every width."""
    return template(tuple(map(_widest, args)), {name: _widest(kind) for name, kind in kws.items()})


def _widest(kind: Any) -> Any:
    """The type for passing an argument: 64 bits for any number, whatever field it was read from; others unchanged."""
    unliteral: Callable[[Any], Any] = numba.types.unliteral
    plain_kind = unliteral(kind)
    return numba.types.int64 if isinstance(plain_kind, numba.types.Integer) else plain_kind


def plain(name: str) -> Any:
    """The interpreted copy of a module: its functions are ordinary Python, and so is every rule they call."""
    return _copy(PLAIN, name)


def _copy(kind: str, name: str) -> Any:
    template, bound, rules = name.partition("@")
    if bound and kind + name not in sys.modules:
        _copy(kind, rules)  # binds the defaults that the module uses
        return bind(template, rules, interpreted=kind == PLAIN, device=kind == DEVICE)
    return sys.modules.get(kind + name) or _repointed(_load(kind + name), kind)


def default_rules(rules: str) -> tuple[Callable[[Any, int], None], Callable[[Any, int, Any], None]]:
    """`hide` and `guess` from the declared state of a module (its `__name__`), called at the end of its file."""
    kind = PLAIN if rules.startswith(PLAIN) else DEVICE if rules.startswith(DEVICE) else ""
    own = rules.removeprefix(kind)
    name = f"{kind}{DEFAULTS}@{own}"
    bound = _load(name, rules=sys.modules[rules], **{BOUND: (own,)})
    if kind:
        _repointed(bound, kind)
    return bound.hide, bound.guess


def bind(template: str, rules: str, interpreted: bool = False, device: bool = False, **others: str) -> Any:
    """A template's functions for the game with these rules, compiled or interpreted.

    Further modules of the game are preset by keyword; a template is always bound with the same keywords.
    """
    kind = PLAIN if interpreted else DEVICE if device else ""
    name = f"{kind}{template}@{rules}"
    if name in sys.modules:
        return sys.modules[name]
    if INTERPRETED and not kind:
        bind(template, rules, True, False, **others)
    modules = {"rules": rules, **others}
    fetch = functools.partial(_copy, kind) if kind else importlib.import_module
    preset: dict[str, object] = {key: fetch(module) for key, module in modules.items()}
    bound = _load(name, **preset, **{BOUND: tuple(modules.values())})
    return _repointed(bound, kind) if kind else bound


def _load(name: str, **names: object) -> ModuleType:
    """Execute the source file of a module under another name, with `names` preset in it."""
    source = _source(name.removeprefix(PLAIN).removeprefix(DEVICE).split("@")[0])
    spec = importlib.util.spec_from_file_location(name, source)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    vars(module).update(names)
    sys.modules[name] = module  # Numba's cache imports it by this name
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module


def _repointed(module: ModuleType, kind: str) -> ModuleType:
    """Replace everything that a copy imported from compiled modules by their copies of the same kind."""
    for name, value in list(vars(module).items()):
        if isinstance(value, ModuleType) and value.__name__ in rule_modules:
            setattr(module, name, _copy(kind, value.__name__))
        elif isinstance(value, (numba.core.dispatcher.Dispatcher, _Interpreted)):
            origin = _copy(kind, value.py_func.__module__)
            setattr(module, name, getattr(origin, value.py_func.__name__))
        elif kind == DEVICE and _is_table(value):
            setattr(module, name, numpy.array(value, numpy.int64))
        elif kind == DEVICE and isinstance(value, numpy.ndarray) and value.dtype == numpy.int64:
            setattr(module, name, _narrowed(value))
    return module


def _is_table(value: object) -> bool:
    """Whether a value is a lookup table of numbers: an array on the GPU, where Numba turns tuples into branches."""
    return isinstance(value, tuple) and len(value) > 2 and all(type(number) is int for number in value)


def _narrowed(table: Any) -> Any:
    """The same whole numbers in the narrowest type that holds them: a GPU has only 64 KiB for constants."""
    for kind in (numpy.int8, numpy.int16, numpy.int32):
        if numpy.iinfo(kind).min <= table.min() and table.max() <= numpy.iinfo(kind).max:
            return table.astype(kind)
    return table


# The cache folder is named after a hash of all sources that can end up in the machine code, because Numba itself
# does not notice when an imported module changes.


@functools.cache
def cache_root() -> Path:
    """Where compiled code is kept: $THRONEROOM_CACHE, else the user's cache folder, else a temporary one."""
    chosen = os.environ.get("THRONEROOM_CACHE")
    if chosen:
        root = Path(chosen).expanduser()
    else:
        root = Path(os.environ.get("XDG_CACHE_HOME") or "~/.cache").expanduser() / "throneroom"
    try:
        root.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=root):
            return root
    except (OSError, RuntimeError):
        return Path(tempfile.mkdtemp(prefix="throneroom-cache-"))


@functools.cache
def stamp(*modules: str) -> str:
    """A hash of the sources of these modules and of everything they import from their own projects."""
    digest = hashlib.sha256(f"numba {numba.__version__} numpy {numpy.__version__}".encode())
    files = tuple(file for module in modules for file in module.split("@"))  # a bound template, and what it is bound to
    for path in sorted(sources(files)):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


@functools.cache
def _cache_folder(module: str, bound: tuple[str, ...]) -> Path:
    modules = (module.split("@")[0], *bound)
    title = "-".join(name.removeprefix("throneroom.") for name in modules[:2])
    folder = cache_root() / f"{title}-{stamp(*modules)}"
    if not folder.exists():
        folder.mkdir(parents=True, exist_ok=True)
        _drop_old_folders(title)
    return folder


def _drop_old_folders(title: str) -> None:
    """Keep the newest few folders of one title: older ones belong to sources that no longer exist."""
    length = len(title) + 17  # the title, a dash and the stamp
    kept = [path for path in cache_root().glob(f"{title}-*") if len(path.name) == length]
    for old in sorted(kept, key=lambda path: path.stat().st_mtime, reverse=True)[KEPT_FOLDERS:]:
        shutil.rmtree(old, ignore_errors=True)


@contextlib.contextmanager
def _caching_in(folder: Path) -> Iterator[None]:
    """Set Numba's cache folder: it reads the setting when a function is decorated."""
    config: Any = numba.config
    before = config.CACHE_DIR
    config.CACHE_DIR = str(folder)
    try:
        yield
    finally:
        config.CACHE_DIR = before


def _source(module: str) -> Path:
    spec = importlib.util.find_spec(module)
    if spec is None or spec.origin is None:
        raise ModuleNotFoundError(f"no source file for the module {module}")
    return Path(spec.origin)


def sources(modules: tuple[str, ...]) -> set[Path]:
    """The files of these modules and of everything they import, directly or not, from the same top-level packages."""
    found: set[Path] = set()
    seen: set[str] = set()
    waiting = list(modules)
    while waiting:
        name = waiting.pop()
        if name in seen:
            continue
        seen.add(name)
        path = _source(name)
        found.add(path)
        waiting += [other for other in _imports(path) if other.split(".")[0] in {"throneroom", name.split(".")[0]}]
    return found


@functools.cache
def _imports(path: Path) -> tuple[str, ...]:
    """The modules that a file imports, by their full names."""
    return tuple(_imported(path))


def _imported(path: Path) -> Iterator[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for_types = _imports_for_types(tree)
    for node in ast.walk(tree):
        if node in for_types:
            continue
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            package = importlib.util.find_spec(node.module)
            inside = package is not None and package.submodule_search_locations is not None
            for alias in node.names:
                full = f"{node.module}.{alias.name}"
                yield full if inside and importlib.util.find_spec(full) else node.module


def _imports_for_types(tree: ast.Module) -> set[ast.stmt]:
    """The statements under `if TYPE_CHECKING:`. They never run, so none of them can end up in machine code."""
    blocks = [node for node in ast.walk(tree) if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"]
    return {statement for block in blocks for statement in block.body}


class _Progress(event.Listener):
    """One line that says which function is being compiled; on a terminal it is updated in place."""

    def __init__(self, title: str | Callable[[], str]) -> None:
        self._title = title
        self.done = 0
        self.began = 0.0
        self.live = sys.stderr.isatty()

    @functools.cached_property
    def title(self) -> str:
        return self._title if isinstance(self._title, str) else self._title()

    def on_start(self, event: event.Event) -> None:
        if not self.began:
            self.began = time.monotonic()
            if not self.live:
                print(f"Compiling {self.title}, once (some seconds) ...", file=sys.stderr, flush=True)
        if self.live:
            name = event.data["dispatcher"].py_func.__name__
            text = f"Compiling {self.title}, once: {self.done} functions done, now {name}"
            print(f"\r\x1b[K{text[:79]}", end="", file=sys.stderr, flush=True)

    def on_end(self, event: event.Event) -> None:  # noqa: ARG002
        self.done += 1

    def close(self) -> None:
        if self.began:
            text = f"Compiled {self.title}: {self.done} functions in {time.monotonic() - self.began:.1f} s"
            print(f"\r\x1b[K{text}" if self.live else text, file=sys.stderr, flush=True)


@contextlib.contextmanager
def progress(title: str | Callable[[], str]) -> Iterator[None]:
    """Show on standard error what is being compiled; nothing if everything comes from the cache.

    A title that has to be looked up in a catalogue is given as a function, which is called only if it is shown.
    """
    listener = _Progress(title)
    event.register("numba:compile", listener)  # type: ignore[no-untyped-call]
    try:
        yield
    finally:
        event.unregister("numba:compile", listener)  # type: ignore[no-untyped-call]
        listener.close()
