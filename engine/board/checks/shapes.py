"""Does each province have exactly one shape, and does each shape belong somewhere?"""

from collections import defaultdict
from collections.abc import Iterator

from engine.board.checks.subject import Subject
from engine.board.tracing import coast_path, paths_of


def faults(subject: Subject) -> Iterator[str]:
    """One sentence for each shape that is missing, doubled, claimed twice or unknown."""
    claims = _claims(subject)
    yield from _missing(subject, claims)
    yield from _doubled(subject, claims)
    for path, owners in claims.items():
        if len(owners) > 1:
            yield f"The shape {path!r} belongs to {' and to '.join(owners)}; it can have one owner."
    yield from _unknown(subject, set(claims))


def _claims(subject: Subject) -> dict[str, list[str]]:
    """Every element name that the board's files use, with who uses it."""
    claims: dict[str, list[str]] = defaultdict(list)
    for id_, province in subject.board.provinces.items():
        part = subject.drawn.province.get(id_)
        for path in (*paths_of(id_, part), *(part.also if part else ())):
            claims[path].append(subject.called(id_))
        for location in province.coasts:
            for path in coast_path(location, part):
                claims[path].append(subject.called(location))
    for path in subject.drawn.inert.paths:
        claims[path].append("[inert]")
    return claims


def _missing(subject: Subject, claims: dict[str, list[str]]) -> Iterator[str]:
    pointed = {
        path
        for id_, part in subject.drawn.province.items()
        for key, coast in part.coast.items()
        if coast.unit
        for path in coast_path(f"{id_}/{key}", part)
    }
    for path, owners in claims.items():
        if path not in subject.drawing.named and path not in pointed:
            yield (
                f"{owners[0]} has no shape on the picture: no element has the "
                f"{subject.match} {path!r}."
            )


def _doubled(subject: Subject, claims: dict[str, list[str]]) -> Iterator[str]:
    for name, elements in subject.drawing.named.items():
        if len(elements) > 1 and name in claims:
            yield (
                f"{claims[name][0]} has {len(elements)} shapes on the picture: so many elements "
                f"have the {subject.match} {name!r}; group them or name the others otherwise."
            )
    for name, elements in subject.drawing.ids.items():
        if len(elements) > 1 and not (subject.match == "id" and name in claims):
            yield f"The id {name!r} stands at {len(elements)} elements of the picture."


def _unknown(subject: Subject, known: set[str]) -> Iterator[str]:
    layers = subject.drawn.layers
    apart = frozenset({*layers.below, *layers.above, *layers.hide})
    for name, element in subject.drawing.shapes():
        if subject.drawing.inside(element, known, apart):
            continue
        yield (
            f"The shape {name!r} belongs to no province: name it under [inert], or put it into a "
            "group that [layers] names."
        )
