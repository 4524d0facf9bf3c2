"""Writes ``anchors.toml``, which tells programs where things are on the picture."""

import json
from collections.abc import Iterator, Mapping, Sequence

from maps.builder.elements import ABOVE, BELOW, HIDDEN
from maps.builder.layout import Place

_HEAD = """\
# Where pieces and names stand on map.svg, in its units. Written by `python -m maps.builder`;
# what is changed here is lost with the next build: change the sources, or board.toml, which wins.
# Programs draw names and centre marks themselves; map.svg bears them for those who only look.
"""

_TOUCH = 0.5  # neighbours share their edges exactly


def write(
    layout: Mapping[str, Place], inert: Sequence[str], also: Mapping[str, Sequence[str]]
) -> str:
    """The whole file.

    Args:
        layout: Where everything is.
        inert: Grounds on the picture that are part of no province.
        also: Further grounds that count as a province for clicks.
    """
    parts = [_HEAD, "format = 1\n", *_tables(inert)]
    parts += ["".join(_province(id_, place, also.get(id_, ()))) for id_, place in layout.items()]
    return "\n".join(parts)


def _tables(inert: Sequence[str]) -> Iterator[str]:
    yield f"[inert]\npaths = {_list(inert)}\n"
    yield (f"[layers]\nbelow = {_list(BELOW)}\nabove = {_list(ABOVE)}\nhide = {_list(HIDDEN)}\n")
    yield f"[check]\ntouch = {_TOUCH}\n"


def _province(id_: str, place: Place, also: Sequence[str]) -> Iterator[str]:
    standing = place.standing
    yield f"[province.{id_.upper()}]\n"
    if also:
        yield f"also = {_list(also)}\n"
    if not place.facts.impassable:
        yield from _spots(unit=standing.unit, dislodged=standing.dislodged, rail=standing.rail)
    if standing.mark:
        yield from _spots(centre_mark=standing.mark)
    yield from _spots(label=standing.name)
    if place.lettering.lines != (place.facts.name,):
        yield f"label_text = {json.dumps(chr(10).join(place.lettering.lines))}\n"
    yield f"label_size = {place.lettering.size:g}\n"
    if place.lettering.angle:
        yield f"label_angle = {place.lettering.angle:g}\n"
    for coast, ashore in place.coasts.items():
        yield f"\n[province.{id_.upper()}.coast.{coast[4:].upper()}]\n"
        yield from _spots(unit=ashore.unit, dislodged=ashore.dislodged)


def _spots(**spots: tuple[float, float]) -> Iterator[str]:
    yield from (f"{key} = [{x:.1f}, {y:.1f}]\n" for key, (x, y) in spots.items())


def _list(words: Sequence[str]) -> str:
    return "[" + ", ".join(f'"{word}"' for word in words) + "]"
