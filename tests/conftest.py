"""What holds for all tests: how many workers run them, and which ones come first."""

import os

import pytest

pytest_plugins = ["pytester", "tests.browser"]

MORE_WORKERS = 2
"""Workers beyond one for each core: a test of the page waits for its browser or its server about half of the time."""
LONGEST = (
    "tests/web/test_walk.py", "tests/web/test_wheel.py", "tests/arena/test_cluster.py", "tests/cli/test_new_game.py",
)  # fmt: skip
"""The files whose tests need each other's long preparations. If they came last, one core would run them alone."""


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    return (os.cpu_count() or 1) + MORE_WORKERS


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Each worker gets an equal part of the list, in its order: one of the longest files comes first in each part."""
    files = [[item for item in items if item.nodeid.startswith(f"{file}::")] for file in LONGEST]
    long = {item for file in files for item in file}
    parts = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    count, others = len(items), [item for item in items if item not in long]
    items.clear()
    for part in range(parts):
        items += [item for file in files[part::parts] for item in file]
        size = (part + 1) * count // parts - len(items)
        items += others[: max(0, size)]
        del others[: max(0, size)]
    items += others
