"""Builds the page into the wheel and the source archive, if it is not built yet and this machine has Node.

Without Node the package is built without the page, with a warning: programs need none, and `throneroom serve` says so.
"""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = "src/throneroom/server/static/en/index.html"
MISSING = (
    "THE PACKAGE IS BUILT WITHOUT THE PAGE: {reason}. Programs need no page. For one that serves it to browsers, run "
    "`make wheel`, or install Node 20.19 or newer and build again."
)


class PageHook(BuildHookInterface):  # type: ignore[type-arg]
    """Makes sure that the page is there, or says loudly that it is not."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        if version == "editable" or (Path(self.root) / PAGE).exists():
            return
        web, npm = Path(self.root) / "web", shutil.which("npm")
        if npm is None or not (web / "package.json").exists():
            self.app.display_warning(MISSING.format(reason="Node is not here" if npm is None else "web/ is not here"))
            return
        self.app.display_waiting("Building the page ...")
        for words in (["install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"], ["run", "build"]):
            try:
                subprocess.run([npm, *words], cwd=web, check=True)  # noqa: S603
            except subprocess.CalledProcessError as error:
                self.app.display_warning(MISSING.format(reason=f"`npm {words[0]}` failed with {error.returncode}"))
                return
