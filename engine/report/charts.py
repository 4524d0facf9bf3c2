"""Charts as SVG: lines over the years, bars cut into parts, rates with their intervals."""

import html
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import TypeAlias

_WIDE, _HIGH = 760, 420
_LEFT, _TOP, _RIGHT, _BOTTOM = 46, 44, 120, 40
_BARS = 110.0
_DASHES = ("", "8 4", "2 4", "12 4 2 4", "5 5", "3 3", "14 4")
"""Lines of powers differ by their strokes as well as by their colours."""

_SHADES = ("#56b4e9", "#e69f00", "#cc79a7", "#d55e00", "#9a9a94", "#f0e442", "#009e73", "#0072b2")
"""The colours of results that are no success, and of powers that the theme does not know."""

_LANE = 3.2
"""The distance between lines drawn side by side, in the units of the drawing."""

_TOPS = (0.1, 0.2, 0.4, 0.6, 0.8, 1.0)
"""Where the scale of shares may end."""

Named: TypeAlias = tuple[str, str]
"""A row of a chart: whose it is, for its colour, and what it is called."""


def line_chart(
    title: str, labels: Sequence[str], rows: Mapping[Named, Sequence[float]], *, whole: bool = True
) -> str:
    """Values over time, one line per row, with its name and last value at the end.

    The values are ``whole`` numbers, or otherwise fractions of 1.
    """
    most = max(map(max, rows.values()), default=0.0)
    top = max(4, 1 + int(most)) if whole else next(t for t in _TOPS if t >= most)
    parts = [*_axes(top, labels)]
    ends = _apart([(row[-1], named) for named, row in rows.items()], top)
    beside = _beside([*rows.values()])
    for number, (named, row) in enumerate(rows.items()):
        shade, dash = colour(named[0], number), _DASHES[number % len(_DASHES)]
        points = " ".join(
            f"{_across(n, len(row)):.1f},{_up(value, top) + beside[number][n]:.1f}"
            for n, value in enumerate(row)
        )
        style = f'stroke="{shade}" stroke-width="2.5" stroke-dasharray="{dash}"'
        parts.append(f'<polyline points="{points}" fill="none" {style}/>')
        x, y = _across(len(row) - 1, len(row)), _up(row[-1], top) + beside[number][-1]
        parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="{shade}"/>')
        name = f"{named[1]} {_value(row[-1], top)}"
        left = min(x + 10, _WIDE - 7.6 * len(name))  # a long name begins over its line
        parts.append(_text(left, ends[named] + 4, name, shade=shade, start=True))
    return _picture(title, parts)


def bar_chart(title: str, labels: Sequence[str], rows: Mapping[Named, Sequence[int]]) -> str:
    """What each row is made of, as bars divided by label; empty rows and labels are left out."""
    shown = [n for n in range(len(labels)) if any(row[n] for row in rows.values())]
    full = {named: row for named, row in rows.items() if sum(row)}
    most = max(map(sum, full.values()), default=1)
    parts: list[str] = []
    for (_, name), row, (y, high) in zip(full, full.values(), _bands(len(full)), strict=True):
        x = _BARS
        parts.append(_text(x - 6, y + high / 2 + 4, name))
        for place, n in enumerate(shown):
            wide = (_WIDE - _BARS - 66) * row[n] / most
            fill = _SHADES[place % len(_SHADES)]
            parts.append(_bar(x, y + 3, wide, high - 6, fill))
            if wide > 18:
                parts.append(_text(x + wide / 2, y + high / 2 + 4, str(row[n]), middle=True))
            x += wide
        parts.append(_text(x + 6, y + high / 2 + 4, str(sum(row)), start=True))
    parts += _legend([labels[n] for n in shown])
    return _picture(title, parts)


def rate_chart(
    title: str,
    rows: Mapping[Named, Sequence[tuple[float, float, float]]],
    settings: Sequence[str] = (),
) -> str:
    """Fractions of 1 as bars, each with its interval (value, low, high).

    A row may have several, one below the other, for ``settings`` that are compared.
    """
    longest = max((len(name) for _, name in rows), default=0)
    left = max(_BARS, 7.6 * longest)
    top = max((most for row in rows.values() for _, _, most in row), default=0.0) or 1.0
    scale = (_WIDE - left - 70) / top
    tall = max(_HIGH, _TOP + _BOTTOM + 22 * sum(map(len, rows.values())))
    parts: list[str] = []
    for number, ((whose, name), row, (y, high)) in enumerate(
        zip(rows, rows.values(), _bands(len(rows), tall), strict=True)
    ):
        parts.append(_text(left - 6, y + high / 2 + 4, name))
        each = (high - 6) / max(1, len(row))
        for place, (value, least, most) in enumerate(row):
            at, middle = y + 3 + place * each, y + 3 + (place + 0.5) * each
            shade = colour(whose, number if whose else 0)
            parts.append(_bar(left, at + 1, value * scale, each - 2, shade, _strong(place)))
            start, end = left + least * scale, left + most * scale
            way = (
                f"M{start:.1f} {middle:.1f}H{end:.1f}"
                f"M{start:.1f} {middle - 4:.1f}v8M{end:.1f} {middle - 4:.1f}v8"
            )
            # A light edge, so that it shows on a dark bar too.
            parts.append(f'<path d="{way}" stroke="#fffdf6" stroke-width="3.5"/>')
            parts.append(f'<path d="{way}" stroke="#1d1812" stroke-width="1.5"/>')
            parts.append(_text(end + 8, middle + 4, f"{value:.1%}", start=True))
    for place, setting in enumerate(settings):
        y = tall - 30 + 14 * place
        parts.append(_bar(left, y, 22, 9, "#1d1812", _strong(place)))
        parts.append(_text(left + 30, y + 9, setting, start=True))
    return _picture(title, parts, tall)


def _strong(place: int) -> float:
    """The opacity of the bars of one setting out of several."""
    return 0.85 - 0.4 * place


def _bands(count: int, tall: int = _HIGH) -> Iterator[tuple[float, float]]:
    """Where each of this many rows begins, and its height."""
    high = (tall - _TOP - _BOTTOM) / max(1, count)
    return ((_TOP + number * high, high) for number in range(count))


def _bar(x: float, y: float, wide: float, high: float, fill: str, opacity: float = 1.0) -> str:
    size = f'width="{wide:.1f}" height="{high:.1f}"'
    return f'<rect x="{x:.1f}" y="{y:.1f}" {size} fill="{fill}" fill-opacity="{opacity:.2f}"/>'


def _axes(top: float, labels: Sequence[str]) -> Iterator[str]:
    step = max(1, -(-top // 8)) if top > 1 else top / 4
    for value in (number * step for number in range(round(top // step) + 1)):
        y = _up(value, top)
        yield f'<path d="M{_LEFT} {y:.1f}H{_WIDE - _RIGHT}" stroke="#d8d2c6"/>'
        yield _text(_LEFT - 8, y + 4, f"{value * 100:g}%" if top <= 1 else f"{value:g}")
    every = -(-len(labels) // 12)
    for number in range(0, len(labels), every):
        x = _across(number, len(labels))
        yield _text(x, _HIGH - _BOTTOM + 20, labels[number], middle=True)


def _value(value: float, top: float) -> str:
    """A value beside its line: a whole number, a number in tenths, or a percentage."""
    return f"{value:.0%}" if top <= 1 else f"{round(value, 1):g}"


def _beside(rows: Sequence[Sequence[float]]) -> list[list[float]]:
    """How far to move each point of each row, so that rows with equal values run side by side."""
    moved = [[0.0] * len(row) for row in rows]
    for n in range(max(map(len, rows), default=0)):
        for value in {row[n] for row in rows if n < len(row)}:
            alike = [r for r, row in enumerate(rows) if n < len(row) and row[n] == value]
            for place, r in enumerate(alike):
                moved[r][n] = _LANE * (place - (len(alike) - 1) / 2)
    return moved


def _apart(ends: list[tuple[float, Named]], top: float) -> dict[Named, float]:
    """Where the names at the ends of lines go, so that none covers another."""
    places: dict[Named, float] = {}
    last = float(_HIGH)
    for value, named in sorted(ends):
        last = min(_up(value, top), last - 16)
        places[named] = last
    low = min(places.values(), default=_TOP)
    return {power: y + max(0.0, _TOP - low) for power, y in places.items()}


def _legend(labels: list[str]) -> Iterator[str]:
    x = _BARS
    for number, label in enumerate(labels):
        yield _bar(x, _HIGH - 26, 12, 12, _SHADES[number % len(_SHADES)])
        yield _text(x + 17, _HIGH - 16, label, start=True)
        x += 34 + 7.2 * len(label)


def _text(
    x: float,
    y: float,
    words: str,
    *,
    shade: str = "#1d1812",
    start: bool = False,
    middle: bool = False,
) -> str:
    anchor = "start" if start else "middle" if middle else "end"
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="{shade}">'
        f"{html.escape(words)}</text>"
    )


def _picture(title: str, parts: Sequence[str], tall: int = _HIGH) -> str:
    said = html.escape(title)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDE} {tall}" role="img" '
        'font-family="sans-serif" font-size="13">\n'
        f'<title>{said}</title>\n<rect width="{_WIDE}" height="{tall}" fill="#fffdf6"/>\n'
        f'<text x="{_LEFT}" y="26" font-size="17" fill="#1d1812">{said}</text>\n'
        + "\n".join(parts)
        + "\n</svg>\n"
    )


def _across(number: int, count: int) -> float:
    return _LEFT + (_WIDE - _LEFT - _RIGHT) * (number / (count - 1) if count > 1 else 0.0)


def _up(value: float, top: float) -> float:
    return _HIGH - _BOTTOM - (_HIGH - _TOP - _BOTTOM) * value / top


def colour(power: str, number: int) -> str:
    """A power's line colour, or the shade with this number if the theme has none."""
    return _colours().get(power) or _SHADES[number % len(_SHADES)]


@cache
def _colours() -> Mapping[str, str]:
    """The colours of lines over the map, by power."""
    text = (files("resources") / "themes" / "palette.toml").read_text("utf-8")
    powers = tomllib.loads(text)["day"]["powers"]
    return {power: str(found["line"]) for power, found in powers.items()}
