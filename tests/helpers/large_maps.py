"""Draws large invented maps: cells whose neighbours are known before anything is drawn."""

import itertools
import math
from random import Random

import shapely
from shapely.affinity import scale, translate

from tests.helpers.invented_maps import SEA, TINTS, apart, page, paths, wobbly


def _cells(count, lot, wide, high, shortest):
    """Cells of which each two share an edge of at least ``shortest``, or no edge."""
    across = math.ceil(math.sqrt(count * wide / high))
    down = math.ceil(count / across)
    frame = shapely.box(0, 0, wide, high)
    while True:
        points = [
            ((c + 0.3 + 0.5 * (r % 2) + lot.uniform(-0.1, 0.1)) * wide / (across + 0.1),
             (r + 0.5 + lot.uniform(-0.1, 0.1)) * high / down)
            for r in range(down) for c in range(across)
        ]  # fmt: skip
        cells = shapely.voronoi_polygons(shapely.multipoints(points), ordered=True)
        cells = shapely.get_parts(shapely.intersection(shapely.get_parts(cells), frame))
        tree = shapely.STRtree(cells)
        pairs = [(a, b) for a, b in tree.query(cells, predicate="intersects").T.tolist() if a > b]
        shared = {pair: cells[pair[0]].intersection(cells[pair[1]]) for pair in pairs}
        if all(one.length >= shortest for one in shared.values() if one.length > 0):
            return cells, {pair: one for pair, one in shared.items() if one.length > 0}


def cells_and_links(count, seed):
    """The cells of a map by name, which of them are seas, and the links of both kinds."""
    wide, high = 1400, 1000
    lot = Random(seed)
    cells, near = _cells(count, lot, wide, high, 18)
    edge = shapely.box(60, 60, wide - 60, high - 60)
    wet = {n for n, c in enumerate(cells) if not edge.contains(c.centroid) or lot.random() < 0.12}
    names = _labels(len(cells))
    armies = [f"{names[a]}-{names[b]}" for a, b in near if not {a, b} & wet]
    fleets = [f"{names[a]}-{names[b]}" for a, b in near if {a, b} & wet]
    for (a, b), shared in near.items():  # along a coast, where a border comes to a sea
        if not {a, b} & wet and any(cells[w].distance(shared.boundary) < 1e-6 for w in wet):
            fleets.append(f"{names[a]}-{names[b]}")
    areas = {names[n]: cell for n, cell in enumerate(cells)}
    return areas, {names[n] for n in wet}, " ".join(armies), " ".join(fleets), lot


def large(count, seed, style):
    """A map of cells: seas around and between lands, all neighbours known from the cells."""
    areas, seas, armies, fleets, lot = cells_and_links(count, seed)
    return style(areas, seas, lot), {"armies": armies, "fleets": fleets}, {}


def _labels(count):
    letters = "BCDFGHJKLMNPQRSTVWXZ"
    return [letters[n // 400 % 20] + letters[n // 20 % 20] + letters[n % 20] for n in range(count)]


def sixty():
    """Sixty and more provinces with gaps between outlines and seas of one colour beneath."""

    def style(areas, seas, lot):
        fill = lambda i: SEA if i in seas else TINTS[hash_of(i) % 4]  # noqa: E731
        lands = apart({i: a for i, a in areas.items() if i not in seas}, lot, 2, 5)
        waters = {i: a.buffer(2) for i, a in areas.items() if i in seas}
        return page(paths(waters | lands, fill), "0 0 1400 1000")

    return large(70, 21, style)


def ninety():
    """Ninety and more provinces, each outline drawn by a shaky hand, over its neighbours."""

    def style(areas, seas, lot):
        fill = lambda i: SEA if i in seas else TINTS[hash_of(i) % 4]  # noqa: E731
        return page(paths(wobbly(areas, lot, 1.8, 18), fill), "0 0 1400 1000")

    return large(96, 33, style)


def strait(areas, seas, armies, fleets, beside):
    """A map of cells and another one east of it, with a strait of 60 between them.

    ``beside`` has areas, seas and links; only its seas lie on the strait.
    """
    wide, high = 1400, 1000
    shore = shapely.LineString([(wide, 0), (wide, high)])
    near = {i: part for i, a in areas.items() if (part := shore.intersection(a)).length > 0}
    assert all(part.length >= 18 for part in near.values())
    down = sorted(near, key=lambda i: near[i].centroid.y)
    for one, other in itertools.pairwise(down):
        pair = {f"{one}-{other}", f"{other}-{one}"}
        if not {one, other} & seas and not pair & {*fleets}:
            fleets = [*fleets, f"{one}-{other}"]
    moved = {
        i: translate(scale(a, -1, 1, origin=(0, 0)), wide + 860, 0) for i, a in beside[0].items()
    }
    water = [i for i in moved if i in beside[1]]
    joins = [f"STR-{i}" for i in (*near, *water)]
    everything = areas | {"STR": shapely.box(wide, 0, wide + 60, high)} | moved
    links = {
        "armies": " ".join((*armies, beside[2]["armies"])),
        "fleets": " ".join((*fleets, beside[2]["fleets"], *joins)),
    }
    return everything, seas | beside[1] | {"STR"}, links


def hash_of(text):
    return sum(map(ord, text))
