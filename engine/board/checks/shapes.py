"""Does each province have exactly one shape, and does each shape belong somewhere?"""

from collections import defaultdict
from collections.abc import Iterator

from engine.board.checks.subject import Subject
from engine.board.tracing import coast_path, paths_of
from engine.language.message import Listed, Message, Value


def faults(subject: Subject) -> Iterator[Message]:
    """A sentence for each shape that is missing, doubled, claimed twice or unknown."""
    claims = _claims(subject)
    yield from _missing(subject, claims)
    yield from _doubled(subject, claims)
    for path, owners in claims.items():
        if len(owners) > 1:
            every = Listed(tuple(owners))
            yield Message("board.shape_of_several", path=path, owners=every)
    yield from _unknown(subject, set(claims))


def _claims(subject: Subject) -> dict[str, list[Value]]:
    """Every element name used in the board's files, with its users."""
    claims: dict[str, list[Value]] = defaultdict(list)
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


def _missing(subject: Subject, claims: dict[str, list[Value]]) -> Iterator[Message]:
    pointed = {
        path
        for id_, part in subject.drawn.province.items()
        for key, coast in part.coast.items()
        if coast.unit
        for path in coast_path(f"{id_}/{key}", part)
    }
    for path, owners in claims.items():
        if path not in subject.drawing.named and path not in pointed:
            yield Message("board.no_shape", owner=owners[0], match=subject.match, path=path)


def _doubled(subject: Subject, claims: dict[str, list[Value]]) -> Iterator[Message]:
    for name, elements in subject.drawing.named.items():
        if len(elements) > 1 and name in claims:
            yield Message(
                "board.several_shapes",
                owner=claims[name][0],
                shapes=len(elements),
                match=subject.match,
                name=name,
            )
    for name, elements in subject.drawing.ids.items():
        if len(elements) > 1 and not (subject.match == "id" and name in claims):
            yield Message("board.id_at_several", name=name, elements=len(elements))


def _unknown(subject: Subject, known: set[str]) -> Iterator[Message]:
    """A line for each layer whose shapes belong to nothing, and for each other such shape."""
    layers = subject.drawn.layers
    apart = frozenset({*layers.below, *layers.above, *layers.hide})
    strays: dict[str, list[str]] = defaultdict(list)
    for name, element in subject.drawing.shapes():
        if not subject.drawing.inside(element, known, apart):
            strays[subject.drawing.layer(element)].append(name)
    for layer, names in strays.items():
        if layer and len(names) > 2:
            yield Message("board.layer_of_none", layer=layer, count=len(names), name=names[0])
        else:
            yield from (Message("board.shape_of_none", name=name) for name in names)
