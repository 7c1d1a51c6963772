"""The tutorial, run as a reader runs it: its files written, its commands given, in their order."""

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

PAGE = Path(__file__).parent.parent / "docs" / "how-to" / "train-a-bot.md"
BLOCKS = re.findall(r"```(python|sh)\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
LESSONS = "UPDATES = 2000", "UPDATES = 100"
"""The one number that differs from the page."""
ENDS = "python ", "throneroom arena ", "throneroom play "
"""How commands begin that end by themselves, or when a player quits."""


def run(folder: Path, command: str) -> str:
    """What a command of the page prints; whoever is asked at a terminal quits."""
    words = shlex.split(command)
    start = {"python": [sys.executable], "throneroom": [sys.executable, "-P", "-m", "throneroom"]}[words[0]]
    done = subprocess.run(
        [*start, *words[1:]], cwd=folder, input="quit\n", capture_output=True, text=True, check=False,
        env={**os.environ, "OPENBLAS_NUM_THREADS": "1"},
    )  # fmt: skip
    assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
    return done.stdout


def follow(folder: Path) -> dict[str, str]:
    """Do what the page says; what each command prints, by its first two words."""
    printed = {}
    for language, text in BLOCKS:
        if language == "python":
            (folder / text.split("\n")[0].removeprefix("# ")).write_text(text.replace(*LESSONS), encoding="utf-8")
            continue
        for command in text.splitlines():
            if command.startswith(ENDS):
                printed[" ".join(command.split()[:2])] = run(folder, command)
    return printed


def test_the_tutorial_from_its_first_line_to_its_last(tmp_path: Path) -> None:
    assert PAGE.read_text(encoding="utf-8").count(LESSONS[0]) == 1
    printed = follow(tmp_path)
    assert re.match(r"what is seen: \(128, \d+\) what is legal: \(128, 46\)", printed["python look.py"])
    rewards = [float(mean) for mean in re.findall(r"mean reward ([+-]\d\.\d\d)", printed["python train.py"])]
    assert len(rewards) == 10
    assert rewards[-1] > 0.3 + max(0, rewards[0]), "lessons help"
    score = re.search(r"pupil against random: (\d+\.\d) % \((\d+\.\d) to", printed["throneroom arena"])
    assert score is not None
    assert float(score[2]) > 60, "it beats random play: even the low end of the interval"
    assert printed["python table.py"].startswith("Put away from the start")
    assert printed["throneroom play"].startswith("Throne and the Grail\n")
