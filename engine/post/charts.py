"""Charts of a game's records as SVG: lines for centres over the years, bars for what orders did."""

import html
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files

from engine.board.graph import Board
from engine.language.message import Value
from engine.language.speaker import ENGLISH, Speaker
from engine.orders.wording import power_name
from engine.post.records import Series

_WIDE, _HIGH = 760, 420
_LEFT, _TOP, _RIGHT, _BOTTOM = 46, 44, 120, 40
_DASHES = ("", "8 4", "2 4", "12 4 2 4", "5 5", "1 3", "14 4")
"""Lines of powers differ by their strokes as well as by their colours."""

_SHADES = ("#56b4e9", "#e69f00", "#cc79a7", "#d55e00", "#9a9a94", "#f0e442", "#009e73", "#0072b2")
"""The colours of results that are no success, and of powers that the theme does not know."""


def centre_chart(found: Series, board: Board, title: Value, speaker: Speaker = ENGLISH) -> str:
    """How many centres each power held over the years, as lines with the power at their end."""
    say = speaker.say
    most = max((max(row) for row in found.rows.values()), default=0)
    top = max(4, most + 1)
    parts = [*_axes(top, tuple(map(say, found.labels)))]
    ends = _apart([(row[-1], power) for power, row in found.rows.items()], top)
    for number, (power, row) in enumerate(found.rows.items()):
        colour, dash = _colour(power, number), _DASHES[number % len(_DASHES)]
        points = " ".join(
            f"{_across(n, len(row)):.1f},{_up(value, top):.1f}" for n, value in enumerate(row)
        )
        style = f'stroke="{colour}" stroke-width="2.5" stroke-dasharray="{dash}"'
        parts.append(f'<polyline points="{points}" fill="none" {style}/>')
        x, y = _across(len(row) - 1, len(row)), _up(row[-1], top)
        parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="{colour}"/>')
        name = say(power_name(board, power))
        parts.append(_text(x + 10, ends[power] + 4, f"{name} {row[-1]}", colour=colour, start=True))
    return _picture(say(title), parts)


def order_chart(found: Series, board: Board, title: Value, speaker: Speaker = ENGLISH) -> str:
    """What became of each power's orders, as bars cut by result; those that never came are out."""
    say = speaker.say
    shown = [n for n in range(len(found.labels) - 1) if any(r[n] for r in found.rows.values())]
    rows = {power: row for power, row in found.rows.items() if sum(row[:-1])}
    most = max((sum(row[:-1]) for row in rows.values()), default=0) or 1
    parts: list[str] = []
    high = (_HIGH - _TOP - _BOTTOM) / max(1, len(rows))
    for number, (power, row) in enumerate(rows.items()):
        y, x = _TOP + number * high, 90.0
        name = say(power_name(board, power))
        parts.append(_text(84, y + high / 2 + 4, name))
        for place, n in enumerate(shown):
            wide = (_WIDE - 110 - 46) * row[n] / most
            fill = _SHADES[place % len(_SHADES)]
            parts.append(
                f'<rect x="{x:.1f}" y="{y + 3:.1f}" width="{wide:.1f}" height="{high - 6:.1f}" '
                f'fill="{fill}"/>'
            )
            if wide > 18:
                parts.append(_text(x + wide / 2, y + high / 2 + 4, str(row[n]), middle=True))
            x += wide
        parts.append(_text(x + 6, y + high / 2 + 4, str(sum(row[:-1])), start=True))
    parts += _legend([say(found.labels[n]) for n in shown])
    return _picture(say(title), parts)


def _axes(top: int, labels: tuple[str, ...]) -> Iterator[str]:
    step = max(1, -(-top // 8))
    for value in range(0, top + 1, step):
        y = _up(value, top)
        yield f'<path d="M{_LEFT} {y:.1f}H{_WIDE - _RIGHT}" stroke="#d8d2c6"/>'
        yield _text(_LEFT - 8, y + 4, str(value))
    every = -(-len(labels) // 12)
    for number in range(0, len(labels), every):
        x = _across(number, len(labels))
        yield _text(x, _HIGH - _BOTTOM + 20, labels[number], middle=True)


def _apart(ends: list[tuple[int, str]], top: int) -> dict[str, float]:
    """Where the names at the ends of lines stand, so that none covers another."""
    places: dict[str, float] = {}
    last = float(_HIGH)
    for value, power in sorted(ends):
        last = min(_up(value, top), last - 16)
        places[power] = last
    low = min(places.values(), default=_TOP)
    return {power: y + max(0.0, _TOP - low) for power, y in places.items()}


def _legend(labels: list[str]) -> Iterator[str]:
    x = 90.0
    for number, label in enumerate(labels):
        fill = _SHADES[number % len(_SHADES)]
        yield f'<rect x="{x:.1f}" y="{_HIGH - 26}" width="12" height="12" fill="{fill}"/>'
        yield _text(x + 17, _HIGH - 16, label, start=True)
        x += 34 + 7.2 * len(label)


def _text(
    x: float,
    y: float,
    words: str,
    *,
    colour: str = "#1d1812",
    start: bool = False,
    middle: bool = False,
) -> str:
    anchor = "start" if start else "middle" if middle else "end"
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="{colour}">'
        f"{html.escape(words)}</text>"
    )


def _picture(title: str, parts: list[str]) -> str:
    said = html.escape(title)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDE} {_HIGH}" role="img" '
        'font-family="sans-serif" font-size="13">\n'
        f'<title>{said}</title>\n<rect width="{_WIDE}" height="{_HIGH}" fill="#fffdf6"/>\n'
        f'<text x="{_LEFT}" y="26" font-size="17" fill="#1d1812">{said}</text>\n'
        + "\n".join(parts)
        + "\n</svg>\n"
    )


def _across(number: int, count: int) -> float:
    return _LEFT + (_WIDE - _LEFT - _RIGHT) * (number / (count - 1) if count > 1 else 0.0)


def _up(value: float, top: int) -> float:
    return _HIGH - _BOTTOM - (_HIGH - _TOP - _BOTTOM) * value / top


def _colour(power: str, number: int) -> str:
    return _colours().get(power) or _SHADES[number % len(_SHADES)]


@cache
def _colours() -> Mapping[str, str]:
    """The colours in which the map draws what runs over it, by power."""
    text = (files("resources") / "themes" / "palette.toml").read_text("utf-8")
    powers = tomllib.loads(text)["day"]["powers"]
    return {power: str(found["line"]) for power, found in powers.items()}
