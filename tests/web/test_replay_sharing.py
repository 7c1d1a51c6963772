"""Sharing a moment of a replay: a link that keeps step and seat, a picture, a film of the last turning point."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Route, expect

from tests.web import png
from tests.web.visitor import Visitor, dealt
from throneroom.engine.match import Match, replay

GAMES = {
    "hierarchy": 2,
    "throne-and-grail": 2,
    "behind-the-throne": 3,
    "battle-for-the-throne": 3,
    "shadow-throne": 4,
}
"""With how many players."""
PICTURE, FILM = 1800, 900
"""How wide they are."""
LEAST_HEIGHT = 1.1 / 1.4
"""Of the width: a picture is about as high as a window, and higher if a table needs it."""
COLOURS = 200
"""A table with its cards has many more; an empty one has the few of its background."""
POLICY = "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; connect-src 'self'"


def _nearly_over(game: str) -> Match:
    """A random game at the last choice that p1 has."""
    match, dice = dealt(game, GAMES[game], 3), random.Random(3)
    while not match.over:
        seat = match.waiting[0]
        match.play(seat, dice.choice(match.legal(seat)))
    return match.at(max(ply for ply in range(match.ply) if "p1" in match.at(ply).waiting))


def _finished(visitor: Visitor, game: str) -> str:
    """The address of a game that has just been finished at a table."""
    table = visitor.sit_down(_nearly_over(game))
    visitor.play_on(random.Random(3), lambda: None)
    return f"/g/{visitor.page.request.get(f'/api/tables/{table}').json()['room']['game_id']}"


def _step(visitor: Visitor) -> Locator:
    return visitor.page.locator(".replay-controls p .num")


def _address_becomes(visitor: Visitor, address: str) -> None:
    visitor.page.wait_for_function("address => location.pathname + location.search === address", arg=address)


def _open_sheet(visitor: Visitor) -> Locator:
    visitor.button("Share").click()
    sheet = visitor.page.get_by_role("dialog")
    expect(sheet.locator(".picture img")).to_be_visible()
    return sheet


def _downloaded(visitor: Visitor, link: Locator) -> tuple[str, bytes]:
    with visitor.page.expect_download() as coming:
        link.click()
    download = coming.value
    return download.suggested_filename, Path(download.path()).read_bytes()


def _picture(visitor: Visitor) -> tuple[str, bytes]:
    """The file that one gets of the moment that is shown."""
    sheet = _open_sheet(visitor)
    found = _downloaded(visitor, sheet.get_by_role("link", name="Download the picture"))
    visitor.page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    return found


def test_the_address_keeps_the_step_and_the_seat(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    address = _finished(visitor, "behind-the-throne")
    visitor.go(f"{address}?ply=4")
    expect(_step(visitor)).to_have_text(re.compile(r"^4 / "))
    visitor.page.get_by_label("Seen by").select_option("p2")
    _address_becomes(visitor, f"{address}?ply=4&seat=p2")
    visitor.page.locator("[data-table]").press("ArrowRight")
    _address_becomes(visitor, f"{address}?ply=5&seat=p2")

    visitor.page.reload()
    expect(_step(visitor)).to_have_text(re.compile(r"^5 / "))
    expect(visitor.page.get_by_label("Seen by")).to_have_value("p2")
    # No step is a page of its own: back leads to where we came from.
    before = visitor.page.evaluate("history.length")
    visitor.page.locator("[data-table]").press("ArrowRight")
    _address_becomes(visitor, f"{address}?ply=6&seat=p2")
    assert visitor.page.evaluate("history.length") == before

    # All cards open is what an address without a seat means, and a wrong one too.
    visitor.page.get_by_label("Seen by").select_option("all")
    _address_becomes(visitor, f"{address}?ply=6")
    visitor.go(f"{address}?ply=nonsense&seat=p9")
    expect(_step(visitor)).to_have_text(re.compile(r"^0 / "))
    expect(visitor.page.get_by_label("Seen by")).to_have_value("all")


@pytest.mark.parametrize("game", ["behind-the-throne", "shadow-throne"])
def test_the_log_tells_what_the_viewer_saw(visit: Callable[..., Visitor], game: str) -> None:
    visitor = visit()
    address = _finished(visitor, game)
    finished = address.replace("/g/", "/api/finished/")
    match = replay(visitor.page.request.get(f"{finished}/record").text())
    seats = visitor.page.request.get(finished).json()["summary"]["seats"]
    names = {seat["seat"]: seat["name"] for seat in seats}

    def log_as(viewer: str | None) -> list[str]:
        return [re.sub(r"\bp\d\b", lambda seat: names[seat[0]], line) for line in match.log(viewer)]

    logs = {viewer: log_as(None if viewer == "all" else viewer) for viewer in ("p2", "spectator", "all", "p1")}
    assert logs["p2"] != logs["all"] != logs["spectator"], "there is something to hide"
    visitor.go(f"{address}?ply={match.ply}&seat=p2")
    for viewer, lines in logs.items():
        visitor.page.get_by_label("Seen by").select_option(viewer)
        expect(visitor.page.locator(".log .line")).to_have_text(lines)
        told = " ".join(log_as(None if viewer == "all" else viewer)[-1:])
        expect(visitor.page.locator(".replay-controls [role=status]")).to_contain_text(told)

    # If what a seat saw does not come, the replay stays as it is.
    visitor.page.route("**/plies?viewer=p3", lambda route: route.abort())
    visitor.page.get_by_label("Seen by").select_option("p3")
    expect(visitor.page.get_by_label("Seen by")).to_have_value("p1")
    expect(visitor.page.locator(".log .line")).to_have_text(logs["p1"])
    visitor.errors.clear()


def test_a_replay_plays_at_the_speed_that_is_remembered_and_from_its_end_begins_again(
    visit: Callable[..., Visitor],
) -> None:
    visitor = visit()
    address = _finished(visitor, "hierarchy")
    visitor.go(f"{address}?ply=0")
    speed = visitor.page.get_by_role("combobox", name="Speed")
    expect(speed.locator("option")).to_have_text(["0.5\u00d7", "1\u00d7", "2\u00d7", "4\u00d7"])
    expect(speed.locator("option:checked")).to_have_text("1\u00d7")
    speed.select_option("4\u00d7")
    visitor.page.locator("[data-table]").focus()
    visitor.page.keyboard.press("Space")
    at_the_end = "() => { const [at, last] = document.querySelector('.replay-controls p .num').innerText.split(' / '); "
    at_the_end += "return (at === last) === %s; }"
    visitor.page.wait_for_function(at_the_end % "true")
    expect(visitor.button("Play")).to_be_visible()
    visitor.button("Play").click()
    visitor.page.wait_for_function(at_the_end % "false")
    visitor.page.reload()
    expect(speed.locator("option:checked")).to_have_text("4\u00d7")
    assert visitor.problems() == []


def test_the_copied_link_opens_the_same_moment_from_the_same_seat(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    visitor.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    address = _finished(visitor, "throne-and-grail")
    visitor.go(f"{address}?ply=7&seat=p2")
    sheet = _open_sheet(visitor)
    sheet.get_by_role("button", name="Copy link").click()
    visitor.wait_for_toast("Link copied.")
    link = visitor.page.evaluate("navigator.clipboard.readText()")
    assert link.endswith(f"{address}?ply=7&seat=p2")

    friend = visit(width=390, height=664)
    friend.go(link)
    expect(_step(friend)).to_have_text(re.compile(r"^7 / "))
    friend.button("More").click()
    expect(friend.page.get_by_role("dialog").get_by_label("Seen by")).to_have_value("p2")


@pytest.mark.parametrize("game", GAMES)
def test_a_picture_of_every_game(visit: Callable[..., Visitor], game: str) -> None:
    visitor = visit()
    address = _finished(visitor, game)
    plies = len(visitor.page.request.get(f"/api{address.replace('/g/', '/finished/')}").json()["decisions"])
    visitor.go(f"{address}?ply={plies // 2}&seat=p1")
    name, wide = _picture(visitor)
    picture = png.decoded(wide)
    assert name == f"throneroom-{game}-{address.removeprefix('/g/')}-{plies // 2}.png"
    assert picture.width == PICTURE and picture.height >= PICTURE * LEAST_HEIGHT
    assert picture.colours > COLOURS
    assert _picture(visitor)[1] == wide, "the same moment gives the same picture"

    # A small window gives the same picture, not a small one.
    visitor.resize(390, 664)
    visitor.button("More").click()
    assert _picture(visitor)[1] == wide


def test_a_picture_seen_by_a_seat_has_only_what_the_seat_sees(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    address = _finished(visitor, "battle-for-the-throne")
    visitor.go(f"{address}?ply=9&seat=p1")
    expect(_step(visitor)).to_have_text(re.compile(r"^9 / "))
    seen = _picture(visitor)[1]
    visitor.go(f"{address}?ply=9")
    assert _picture(visitor)[1] != seen, "with all cards open there is more to see"

    # If the server answers nothing but what the seat sees, the picture is the same.
    def only_the_seats(route: Route) -> None:
        if "viewer=p1" in route.request.url:
            route.continue_()
        else:
            route.abort()

    visitor.page.route(re.compile("/api/finished/[^/]+/plies"), only_the_seats)
    visitor.go(f"{address}?ply=9&seat=p1")
    assert _picture(visitor)[1] == seen
    visitor.errors.clear()


def test_pictures_need_nothing_that_a_strict_policy_forbids(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    address = _finished(visitor, "hierarchy")

    def strict(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, headers={**answer.headers, "content-security-policy": POLICY})

    visitor.page.route(f"**{address}*", strict)
    visitor.go(f"{address}?ply=3")
    assert png.decoded(_picture(visitor)[1]).colours > COLOURS


def test_a_film_of_the_last_turning_point(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    address = _finished(visitor, "behind-the-throne")
    visitor.go(address)
    marks = visitor.page.get_by_role("button", name="Turning point")
    expect(marks.first).to_be_visible()
    marks.last.click()
    turn = int(re.match(r"\d+", _step(visitor).inner_text())[0])  # type: ignore[index]
    plies = int(_step(visitor).inner_text().split("/ ")[1])
    first, last = max(0, turn - 3), min(plies, turn + 2)
    sheet = _open_sheet(visitor)
    expect(sheet.get_by_text(f"The last turning point, steps {first} to {last}.")).to_be_visible()
    sheet.get_by_role("button", name="Make the film").click()
    film_link = sheet.get_by_role("link", name="Download the film")
    expect(film_link).to_be_visible()
    # With reduced motion nothing moves by itself.
    expect(sheet.get_by_role("button", name="Play")).to_be_visible()
    still = sheet.locator("img").last.get_attribute("src")
    sheet.get_by_role("button", name="Play").click()
    expect(sheet.get_by_role("button", name="Pause")).to_be_visible()
    assert sheet.locator("img").last.get_attribute("src") != still

    name, file = _downloaded(visitor, film_link)
    film = png.decoded(file)
    assert name.endswith("-film.png")
    assert film.width == FILM and film.frames == last - first + 1
    frames = png.frames_of(file)
    assert len(frames) == film.frames and len(set(frames)) == film.frames, "each frame is another position"
    assert film.times[turn - first] == film.times[-1] > film.times[0]
    assert visitor.problems() == []


HELD_PICTURES = """
const toBlob = HTMLCanvasElement.prototype.toBlob;
HTMLCanvasElement.prototype.toBlob = function (done, ...how) {
  toBlob.call(this, (picture) => (window.held ? window.held.push(() => done(picture)) : done(picture)), ...how);
};
"""
"""While `window.held` is a list, no picture is finished: what would finish it is in the list."""


def test_a_film_can_be_cancelled_and_made_after_all(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    visitor.page.add_init_script(HELD_PICTURES)
    address = _finished(visitor, "hierarchy")
    visitor.go(address)
    sheet = _open_sheet(visitor)
    expect(sheet.get_by_role("img", name="Picture of the table: Hierarchy")).to_be_visible()
    visitor.page.evaluate("window.held = []")
    sheet.get_by_role("button", name="Make the film").click()
    expect(sheet.get_by_role("progressbar")).to_be_visible()
    sheet.get_by_role("button", name="Cancel").click()
    visitor.page.evaluate("() => { const { held } = window; window.held = null; for (const finish of held) finish(); }")
    expect(sheet.get_by_role("progressbar")).to_be_hidden()
    expect(sheet.get_by_role("link", name="Download the film")).to_be_hidden()
    sheet.get_by_role("button", name="Make the film").click()
    expect(sheet.get_by_role("link", name="Download the film")).to_be_visible()


def test_sharing_by_keyboard_alone(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    visitor.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    address = _finished(visitor, "hierarchy")
    visitor.go(f"{address}?ply=2")
    expect(_step(visitor)).to_have_text(re.compile(r"^2 / "))
    reached = _tab_to(visitor, "Share")
    visitor.page.keyboard.press("Enter")
    sheet = visitor.page.get_by_role("dialog")
    expect(sheet.get_by_role("img", name="Picture of the table: Hierarchy")).to_be_visible()
    assert visitor.problems() == []
    for name in ("Copy link", "Download the picture", "Copy the picture", "Make the film"):
        _tab_to(visitor, name)
    _tab_to(visitor, "Copy the picture")
    visitor.page.keyboard.press("Enter")
    visitor.wait_for_toast("Picture copied.")
    visitor.page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    expect(reached).to_be_focused()


def _tab_to(visitor: Visitor, name: str) -> Locator:
    """What has this name, once the key Tab has led there."""
    focused = visitor.page.locator(":focus")
    for _ in range(60):
        visitor.page.keyboard.press("Tab")
        if focused.count() and focused.inner_text().strip() == name:
            return visitor.page.get_by_text(name, exact=True).last
    raise AssertionError(f"Tab does not lead to {name}")


def test_a_phone_shares_the_file_itself(visit: Callable[..., Visitor]) -> None:
    visitor = visit(width=360, height=640, scheme="light")
    shared = "window.shared = []; navigator.canShare = () => true;"
    shared += "navigator.share = async ({ files }) => { window.shared.push(files[0].name, files[0].type) };"
    visitor.page.add_init_script(shared)
    address = _finished(visitor, "throne-and-grail")
    visitor.go(f"{address}?ply=3&seat=p1")
    visitor.button("More").click()
    visitor.page.get_by_role("dialog").get_by_role("button", name="Share").click()
    sheet = visitor.page.get_by_role("dialog")
    expect(sheet.locator(".picture img")).to_be_visible()
    assert visitor.fits() and visitor.problems() == []
    sheet.get_by_role("button", name="Send").click()
    visitor.page.wait_for_function("window.shared.length > 0")
    name, kind = visitor.page.evaluate("window.shared")
    assert name.endswith("-3.png") and kind == "image/png"


def test_the_result_has_a_picture_of_the_last_position(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    address = _finished(visitor, "throne-and-grail")
    visitor.result.click()
    visitor.button("Picture").click()
    sheet = visitor.page.get_by_role("dialog")
    expect(sheet.locator(".picture img")).to_be_visible()
    assert visitor.problems() == []
    name, file = _downloaded(visitor, sheet.get_by_role("link", name="Download the picture"))
    plies = int(name.removesuffix(".png").rsplit("-", 1)[1])
    visitor.go(f"{address}?ply={plies}&seat=p1")
    expect(_step(visitor)).to_have_text(f"{plies} / {plies}")
    picture, replayed = png.decoded(file), png.decoded(_picture(visitor)[1])
    assert (picture.width, picture.height) == (replayed.width, replayed.height)
    assert picture.colours > COLOURS
