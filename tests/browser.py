"""The browser of the tests: one for each worker, for the page and for the documentation.

Playwright refuses a second one in the same process, so that a test must not start its own.
"""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.web import wide_font
from throneroom.testing.browser import browser_path

SWITCHED_OFF = [
    "WebUIOmniboxPopup", "WebUIOmniboxAimPopup",
    "AimEnabled", "AvoidCorsURLLoaderRestartOnRedirect", "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose", "HttpsFirstBalancedModeAutoEnable", "HttpsUpgrades", "LensOverlay", "MediaRouter",
    "NetworkTimeServiceQuerying", "OptimizationHints", "PaintHolding", "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
]  # fmt: skip
"""Features of the browser. The first two are pages in its address bar: it loads them again for every visitor, which
takes longer than our own page. The others are what Playwright switches off; a list of our own replaces that one."""
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", f"--disable-features={','.join(SWITCHED_OFF)}",
    "--force-gpu-mem-available-mb=0",
]  # fmt: skip
"""The last one leaves no memory for pixels: pages are laid out, scrolled and hit as ever, but nothing is painted, which
took a third of the browser's time. A test that wants to see colours has to do without it."""


@pytest.fixture(scope="session")
def chromium(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    fonts = wide_font.install(tmp_path_factory.mktemp("fonts"))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_path(), args=FLAGS, env={**os.environ, **fonts})
        yield browser
        browser.close()
