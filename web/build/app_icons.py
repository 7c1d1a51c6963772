"""Draws the icons of the installed app from the crest, web/public/favicon.svg, into web/public/icons.

    python web/build/app_icons.py

Run it after a change to the crest. The icon for masks has the crest smaller, on a ground without corners; the badge in
a status bar is the crest alone.
"""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import sync_playwright

from throneroom.testing.browser import browser_path

PUBLIC = Path(__file__).parent.parent / "public"
CREST = (PUBLIC / "favicon.svg").read_text()


def page(size: int, kind: str) -> str:
    """A page that shows the icon, and nothing else."""
    ground = re.search(r'<rect [^>]*fill="([^"]+)"/>', CREST)
    assert ground is not None
    crest, around = CREST, "transparent"
    if kind == "maskable":
        crest = crest.replace(ground[0], "").replace('viewBox="0 0 512 512"', 'viewBox="-128 -128 768 768"')
        around = ground[1]
    if kind == "badge":
        crest = crest.replace(ground[0], "").replace('color="#EDBE5B"', 'color="#FFFFFF"')
    return f"<style>*{{margin:0}}body{{background:{around}}}svg{{display:block;width:{size}px}}</style>{crest}"


def main() -> None:
    """Draw all icons."""
    (PUBLIC / "icons").mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_path(), args=["--no-sandbox"])
        for name, size, kind in (
            ("96", 96, "badge"), ("180", 180, "maskable"), ("192", 192, "plain"), ("512", 512, "plain"),
            ("maskable", 512, "maskable"),
        ):  # fmt: skip
            shown = browser.new_page(viewport={"width": size, "height": size})
            shown.set_content(page(size, kind))
            shown.screenshot(path=PUBLIC / "icons" / f"{name}.png", omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
