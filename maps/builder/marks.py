"""Draws what stands on the ground of the picture: centre marks, names, and places for pieces."""

from collections.abc import Iterator, Mapping
from xml.sax.saxutils import escape, quoteattr

from maps.builder.elements import UNSEEN, group, svg_id
from maps.builder.layout import Place
from maps.builder.lettering import Run
from maps.builder.paths import decimal


def centres(layout: Mapping[str, Place]) -> Iterator[str]:
    """The marks of the centres."""
    marks = [p.standing.mark for p in layout.values() if p.standing.mark]
    return group(
        "centres",
        [
            f'<circle class="{kind}" cx="{decimal(x)}" cy="{decimal(y)}" r="{radius}"/>'
            for x, y in marks
            for kind, radius in (("centre", "3.9"), ("heart", "1.7"))
        ],
    )


def names(layout: Mapping[str, Place]) -> Iterator[str]:
    """The names, each as a group that says it as a whole."""
    return group("names", (piece for i, p in layout.items() for piece in _name(i, p)))


def _name(id_: str, place: Place) -> Iterator[str]:
    kind = "sea-name" if place.facts.sea else "land-name"
    runs = place.lettering.runs(*place.standing.name)
    size = decimal(place.lettering.size)
    said = quoteattr(place.facts.name)
    yield f'<g id="name-{id_}" class="{kind}" font-size="{size}" aria-label={said}>'
    if not place.facts.sea:
        yield from (_text(run, ' class="halo"') for run in runs)
    yield from (_text(run) for run in runs)
    yield "</g>"


def _text(run: Run, attributes: str = "") -> str:
    if run.turn:
        where = (
            f'transform="translate({decimal(run.x)} {decimal(run.y)}) rotate({decimal(run.turn)})"'
        )
    else:
        where = f'x="{decimal(run.x)}" y="{decimal(run.y)}"'
    return f"<text{attributes} {where}>{escape(run.text)}</text>"


def anchors(layout: Mapping[str, Place]) -> Iterator[str]:
    """Where pieces stand, for whoever opens the picture in an editor."""

    def spots() -> Iterator[str]:
        for id_, place in layout.items():
            if place.facts.impassable:
                continue
            yield _anchor(f"unit-{id_}", place.standing.unit)
            yield _anchor(f"dislodged-{id_}", place.standing.dislodged)
            yield _anchor(f"rail-{id_}", place.standing.rail)
            for coast, ashore in place.coasts.items():
                yield _anchor(f"unit-{svg_id(coast)}", ashore.unit)
                yield _anchor(f"dislodged-{svg_id(coast)}", ashore.dislodged)

    return group("anchors", spots(), UNSEEN)


def _anchor(name: str, spot: tuple[float, float]) -> str:
    return f'<circle id="{name}" cx="{decimal(spot[0])}" cy="{decimal(spot[1])}" r="2"/>'
