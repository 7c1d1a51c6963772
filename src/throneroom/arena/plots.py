"""Plots as SVG text: dots with their intervals, columns, bars. No script, no network; colours come from the page."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape

WIDTH, LEFT, RIGHT, TOP, FOOT = 720, 190, 24, 10, 44
STEP = 22
"""The height of a row."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A dot with its interval, and a mark to compare it with."""

    label: str
    value: float
    low: float
    high: float
    mark: float | None = None


def ticks(most: float, count: int = 5) -> list[float]:
    """About `count` round numbers from 0 to `most`."""
    rough = most / count
    unit = 10.0 ** math.floor(math.log10(rough))
    step = next(n * unit for n in (1, 2, 5, 10) if n * unit >= rough)
    return [n * step for n in range(math.floor(most / step + 1e-9) + 1)]


def dots(estimates: Sequence[Estimate], axis: str, title: str) -> str:
    """One row per estimate: its share (0 to 1) as a dot, the interval as a line, the mark as a tick."""
    most = max(0.05, *(it.high for it in estimates), *(it.mark or 0 for it in estimates))
    at = _scale(most)
    body = [_axis(most, len(estimates), axis, percent=True)]
    for n, it in enumerate(estimates):
        y = TOP + STEP * n + STEP / 2
        body.append(_label(it.label, y))
        body.append(f'<line class="reach" x1="{at(it.low)}" x2="{at(it.high)}" y1="{y}" y2="{y}"/>')
        if it.mark is not None:
            body.append(f'<line class="mark" x1="{at(it.mark)}" x2="{at(it.mark)}" y1="{y - 8}" y2="{y + 8}"/>')
        told = f"{it.label}: {percent(it.value)} ({percent(it.low)} to {percent(it.high)})"
        body.append(f'<circle class="dot" cx="{at(it.value)}" cy="{y}" r="4"><title>{escape(told)}</title></circle>')
    return _svg(body, TOP + STEP * len(estimates) + FOOT, title)


def bars(rows: Sequence[tuple[str, float]], axis: str, title: str) -> str:
    """One bar per row."""
    most = max(1e-9, *(value for _, value in rows))
    at = _scale(most)
    body = [_axis(most, len(rows), axis)]
    for n, (label, value) in enumerate(rows):
        y = TOP + STEP * n
        body.append(_label(label, y + STEP / 2))
        body.append(
            f'<rect class="bar" x="{LEFT}" y="{y + 4}" width="{round(at(value) - LEFT, 1)}" height="{STEP - 8}">'
            f"<title>{escape(label)}: {value:.3g}</title></rect>"
        )
    return _svg(body, TOP + STEP * len(rows) + FOOT, title)


def columns(counts: Mapping[int, int], axis: str, side: str, title: str) -> str:
    """A histogram of whole numbers, in at most 40 columns."""
    low, high = min(counts), max(counts)
    width = max(1, math.ceil((high - low + 1) / 40))
    heights = [
        sum(counts.get(number, 0) for number in range(first, first + width)) for first in range(low, high + 1, width)
    ]
    left, height, most = 60, 220, max(heights)
    room = (WIDTH - left - RIGHT) / len(heights)
    floor = TOP + height
    body = [f'<line class="axis" x1="{left}" x2="{WIDTH - RIGHT}" y1="{floor}" y2="{floor}"/>']
    for tick in ticks(most):
        y = round(floor - height * tick / most, 1)
        body.append(f'<line class="grid" x1="{left}" x2="{WIDTH - RIGHT}" y1="{y}" y2="{y}"/>')
        body.append(f'<text x="{left - 6}" y="{y + 4}" text-anchor="end">{tick:g}</text>')
    every = math.ceil(len(heights) / 12)
    for n, count in enumerate(heights):
        x, top, first = left + room * n, floor - height * count / most, low + n * width
        span = str(first) if width == 1 else f"{first} to {first + width - 1}"
        body.append(
            f'<rect class="bar" x="{x + 1:.1f}" y="{top:.1f}" width="{max(1, room - 2):.1f}" '
            f'height="{floor - top:.1f}"><title>{span}: {count}</title></rect>'
        )
        if n % every == 0:
            body.append(f'<text x="{x + room / 2:.1f}" y="{floor + 16}" text-anchor="middle">{first}</text>')
    middle = (left + WIDTH - RIGHT) / 2
    body.append(f'<text class="name" x="{middle}" y="{floor + 36}" text-anchor="middle">{escape(axis)}</text>')
    turned = f'transform="rotate(-90 14 {TOP + height / 2})"'
    body.append(f'<text class="name" x="14" y="{TOP + height / 2}" text-anchor="middle" {turned}>{escape(side)}</text>')
    return _svg(body, floor + FOOT, title)


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


class _scale:  # noqa: N801  it is used like a function
    """Converts values to x coordinates."""

    def __init__(self, most: float) -> None:
        self.most = most

    def __call__(self, value: float) -> float:
        return round(LEFT + (WIDTH - LEFT - RIGHT) * value / self.most, 1)


def _axis(most: float, rows: int, name: str, percent: bool = False) -> str:
    at, floor = _scale(most), TOP + STEP * rows
    parts = [f'<line class="axis" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{floor}" y2="{floor}"/>']
    for tick in ticks(most):
        text = f"{100 * tick:g} %" if percent else f"{tick:g}"
        parts.append(f'<line class="grid" x1="{at(tick)}" x2="{at(tick)}" y1="{TOP}" y2="{floor}"/>')
        parts.append(f'<text x="{at(tick)}" y="{floor + 16}" text-anchor="middle">{text}</text>')
    middle = (LEFT + WIDTH - RIGHT) / 2
    parts.append(f'<text class="name" x="{middle}" y="{floor + 36}" text-anchor="middle">{escape(name)}</text>')
    return "".join(parts)


def _label(text: str, y: float) -> str:
    return f'<text x="{LEFT - 10}" y="{y + 4}" text-anchor="end">{escape(text)}</text>'


def _svg(body: Sequence[str], height: float, title: str) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:g}" role="img" '
        f'aria-label="{escape(title)}">{"".join(body)}</svg>'
    )
