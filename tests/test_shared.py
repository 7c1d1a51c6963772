"""A server is shared by the workers of a run: nobody starts a second one, and nobody loses it while it is in use."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.shared import shared

FIRST = """
import sys
from pathlib import Path
from tests.test_shared import noted
from tests.shared import shared
folder = Path(sys.argv[1])
with shared(folder, lambda: noted(folder, "the first")) as name:
    print(name, flush=True)
    sys.stdin.readline()
    (folder / "notes").open("a").write("the first leaves\\n")
"""


@contextmanager
def noted(folder: Path, name: str) -> Iterator[str]:
    """Writes down when it starts and stops."""
    notes = folder / "notes"
    with notes.open("a") as file:
        file.write(f"{name} starts\n")
    yield name
    with notes.open("a") as file:
        file.write(f"{name} stops\n")


def test_who_started_it_stops_it_after_the_last_has_left(tmp_path: Path) -> None:
    root = Path(__file__).parent.parent
    first = subprocess.Popen(
        [sys.executable, "-W", "ignore", "-c", FIRST, str(tmp_path)],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=root,
    )  # fmt: skip
    with first:
        assert first.stdin is not None and first.stdout is not None
        assert first.stdout.readline() == "the first\n"
        with shared(tmp_path, lambda: noted(tmp_path, "the second")) as name:
            assert name == "the first"
            first.stdin.write("leave\n")
            first.stdin.flush()
            while "the first leaves" not in (notes := (tmp_path / "notes").read_text()):
                pass
            assert notes == "the first starts\nthe first leaves\n"
    assert (tmp_path / "notes").read_text() == "the first starts\nthe first leaves\nthe first stops\n"
    with shared(tmp_path, lambda: noted(tmp_path, "the third")) as name:
        assert name == "the third", "it is gone, so it is started anew"


def test_who_died_no_longer_uses_it(tmp_path: Path) -> None:
    gone = subprocess.Popen([sys.executable, "-c", ""])
    gone.wait()
    (tmp_path / f"{gone.pid}.user").touch()
    with shared(tmp_path, lambda: noted(tmp_path, "the first")):
        pass
    assert (tmp_path / "notes").read_text().endswith("the first stops\n")
