"""Draws invented maps as people draw them, with the links that each should have.

``python -m tests.helpers.drawings`` writes ``tests/drawings`` anew. The two maps of
`tests.helpers.invented_maps` were laid out and their links listed by hand; the large ones are cut
out of cells. What each style does to a map is what was met in the drawings of others.
"""

import itertools
from base64 import b64encode
from pathlib import Path
from random import Random

import shapely
import tomli_w
from shapely import ops

from tests.helpers.invented_maps import (
    ARDLE_LINKS,
    AT,
    CENTRES,
    NAMES,
    SEA,
    SEAS,
    SELM_LINKS,
    TINTS,
    apart,
    ardle,
    dots,
    fill_of,
    name_text,
    page,
    paths,
    selm,
    way,
    wobbly,
)
from tests.helpers.large_maps import cells_and_links, hash_of, ninety, sixty, strait

FOLDER = Path(__file__).parents[1] / "drawings"


def gaps():
    """Outlines with gaps of two to six between all of them."""
    drawn = apart(ardle(), Random(3), 2, 6)
    return page(paths(drawn, fill_of) + dots(drawn)), ARDLE_LINKS, {}


def cracks():
    """One sea sheet cut in four beneath lands that leave cracks of 1.4."""
    areas = ardle()
    whole = shapely.union_all([areas[i] for i in areas if i not in SEAS])
    seas = {
        i: areas[i].union(whole.intersection(areas[i].buffer(120))) for i in sorted(SEAS & {*areas})
    }
    lands = apart({i: a for i, a in areas.items() if i not in SEAS}, Random(4), 1.4, 1.4)
    return page(paths(seas | lands, fill_of) + dots(areas)), ARDLE_LINKS, {}


def overlaps():
    """Outlines drawn too large, lands over seas."""
    areas = ardle()
    lot = Random(5)
    grown = {i: a.buffer(lot.uniform(0.5, 2.5), join_style="mitre") for i, a in areas.items()}
    grown["FAR"] = shapely.Polygon(grown["FAR"].exterior)
    order = [
        *(i for i in grown if i in SEAS),
        *(i for i in grown if i not in SEAS | {"ENC"}),
        "ENC",
    ]
    return page(paths({i: grown[i] for i in order}, fill_of) + dots(areas)), ARDLE_LINKS, {}


def beneath():
    """Whole seas beneath land and islands, named by text alone; curves and an arc."""
    areas = ardle()
    land = {i: a for i, a in areas.items() if i not in SEAS | {"GUL", "ENC", "FAR"}}
    land["FAR"] = shapely.Polygon(areas["FAR"].exterior)
    land["ENC"] = areas["ENC"]
    mid = (500, 350)
    seas = {
        i: areas[i].union(shapely.Polygon([*areas[i].exterior.coords[:-1], mid]).buffer(0))
        for i in areas
        if i in SEAS
    }
    seas = {
        i: shapely.Polygon(s.exterior) if s.geom_type == "Polygon" else s for i, s in seas.items()
    }
    number = iter(range(100, 200))
    body = "\n".join(
        f'<path id="path{next(number)}" style="fill:{fill_of(i)};stroke:#444" d="{way(a)}"/>'
        for i, a in (seas | land).items()
    )
    arcs = "M863,430 A42,42 0 1 1 947,430 A42,42 0 1 1 863,430 Z"
    body += f'\n<path id="path700" style="fill:#d9c89a" d="{arcs}"/>\n'
    spots = {i: areas[i] for i in areas if i not in SEAS}
    body += "\n".join(name_text(i, a) for i, a in spots.items())
    for id_, x, y in (("WES", 90, 300), ("NOR", 640, 60), ("EAS", 900, 600), ("SOU", 300, 650)):
        one, two = NAMES[id_].split()
        body += (
            f'\n<text style="font-size:16px;font-style:italic"><tspan x="{x}" y="{y}">{one}</tspan>'
            f'<tspan x="{x}" y="{y + 17}">{two}</tspan></text>'
        )
    return page(body + dots(areas)), ARDLE_LINKS, {}


def curved():
    """Curves, transforms within groups, an upside-down group, units of a foreign frame."""
    areas = ardle()
    body = '<g transform="translate(40 20) scale(0.5)"><g transform="matrix(1 0 0 -1 0 700)">\n'
    flipped = {i: shapely.transform(a, lambda p: p * (1, -1) + (0, 700)) for i, a in areas.items()}
    for id_, area in flipped.items():
        rings = []
        for ring in shapely.get_rings(area):
            points = list(ring.coords)
            steps = [f"M{points[0][0]:.1f} {points[0][1]:.1f}"]
            for (x, y), (u, v) in itertools.pairwise(points):
                bend = (1 if (x, y) < (u, v) else -1) * 0.06
                cx, cy = (x + u) / 2 - bend * (v - y), (y + v) / 2 + bend * (u - x)
                steps.append(f"Q{cx:.2f} {cy:.2f} {u:.2f} {v:.2f}")
            rings.append(" ".join(steps) + "Z")
        body += f'<path id="{id_.lower()}" fill="{fill_of(id_)}" d="{" ".join(rings)}"/>\n'
    body += "</g></g>"
    return page(body, "-10 -10 600 400"), ARDLE_LINKS, {}


def layered():
    """Inkscape's layers and labels, a hidden draft, a legend, a compass, a font and a scan."""
    areas = ardle()
    lot = Random(7)
    drawn = wobbly(areas, lot, 1.2)
    head = '<g inkscape:groupmode="layer" id="layer{n}" inkscape:label="{label}"{more}>'
    layer = head + "\n{body}\n</g>\n"
    font = b64encode(b"no font at all").decode()
    style = (
        f"<style>@font-face {{font-family: X; src: url('data:font/ttf;base64,{font}')}}</style>\n"
    )
    png = b64encode(bytes.fromhex("89504e470d0a1a0a")).decode()
    scan = f'<image xlink:href="data:image/png;base64,{png}" width="10" height="10"/>'
    draft = paths(wobbly(areas, lot, 30), fill_of, "class")
    legend = '<rect x="20" y="560" width="120" height="90" fill="#fff"/>'
    legend += '<text x="30" y="580">Ardle, a map</text>'
    rose = '<circle cx="950" cy="50" r="30" fill="#fff"/><path d="M950 20L960 50L950 80L940 50Z"/>'
    seas = {i: drawn[i] for i in drawn if i in SEAS}
    lands = {i: drawn[i] for i in drawn if i not in SEAS}
    parts = [
        ("Scan", scan, ""), ("Old draft", draft, ' style="display:none"'),
        ("Seas", paths(seas, lambda _: "#ffffff", "inkscape:label"), ""),
        ("Land", paths(lands, lambda _: "#eeeeee", "inkscape:label"), ""),
        ("Centres", dots(areas), ""), ("Legend", legend, ""), ("Compass rose", rose, ""),
        ("Names", "\n".join(name_text(i, a) for i, a in areas.items()), ""),
    ]  # fmt: skip
    body = "".join(
        layer.format(n=n, label=name, body=body, more=more)
        for n, (name, body, more) in enumerate(parts, 1)
    )
    return page(body, more=style), ARDLE_LINKS, {}


def lined():
    """Border lines whose ends nearly meet, dots for centres, and names."""
    areas = ardle()
    lot = Random(8)
    net = shapely.line_merge(shapely.union_all([a.boundary for a in areas.values()]))
    body = '<rect width="1000" height="700" fill="#fff"/>\n<g stroke="#222" fill="none">\n'
    for line in shapely.get_parts(net):
        short = lot.uniform(0, 3)
        shown = line
        if not line.is_closed and line.length > 30:
            shown = ops.substring(line, short, line.length - lot.uniform(0, 3))
        body += '<path d="M' + " ".join(f"{x:.1f},{y:.1f}" for x, y in shown.coords) + '"/>\n'
    body += "</g>\n" + dots(areas, 4)
    for id_, area in areas.items():
        body += "\n" + name_text(id_, area, ' fill="#2255aa"' if id_ in SEAS else "")
    return page(body), ARDLE_LINKS, {}


def sheet():
    """One sheet of water cut by lines, lands without ids but with titles; no viewBox."""
    areas = ardle()
    body = '<rect id="rect1" width="1000" height="700" fill="#bcd7e8"/>\n'
    lands = {i: a for i, a in areas.items() if i not in SEAS}
    for number, (id_, area) in enumerate(lands.items(), 2):
        title = f"<title>{NAMES[id_]}</title>"
        body += f'<path id="path{number}" fill="{fill_of(id_)}" d="{way(area)}">{title}</path>\n'
    for one, other in (("f2", "c2b"), ("f4", "c5b"), ("f6", "c8b"), ("f8", "c10b")):
        (x, y), (u, v) = AT[one], AT[other]
        body += f'<path d="M{x} {y}L{u} {v}" stroke="#47a" fill="none" stroke-dasharray="6 4"/>\n'
    for id_, x, y in (("WES", 30, 300), ("NOR", 600, 60), ("EAS", 850, 600), ("SOU", 200, 650)):
        body += f'<text x="{x}" y="{y}" font-size="14">{NAMES[id_]}</text>\n'
    text = page(body + dots(areas)).replace('viewBox="0 0 1000 700"', 'width="1000" height="700"')
    return text, ARDLE_LINKS, {}


def classed():
    """Colours in classes only, outlines left open, no layers."""
    drawn = wobbly(ardle(), Random(9), 1.0)
    style = "<style>.w{fill:#9cc4dd}.l,.m{fill:#dfd3ac} .m{fill:#c9d8a5}</style>"
    body = ""
    for n, (id_, area) in enumerate(drawn.items()):
        kind = "w" if id_ in SEAS else "lm"[n % 2]
        body += f'<path id="{id_}" class="{kind}" d="{way(area).replace("Z", "")}"/>\n'
    return page(body + dots(drawn), more=style), ARDLE_LINKS, {}


def dsvg():
    """The layers of a diplicity map: provinces and named coasts hidden, a painted background."""
    areas = selm()
    split = {"ost/nc": shapely.box(0, 220, 200, 260), "ost/sc": shapely.box(0, 340, 200, 380)}
    body = _layers(areas, split, fill_of, CENTRES, "".join(map(name_text, areas, areas.values())))
    return page(body, "0 0 800 600"), SELM_LINKS, {}


def diplicity():
    """The same layers for fifty provinces, with a split coast and a canal in the east."""
    cells, wet, armies, fleets, lot = cells_and_links(48, 5)
    areas, seas, links = strait(
        cells, wet, armies.split(), fleets.split(), (selm(), {"NSE", "SSE"}, SELM_LINKS)
    )
    split = {
        "ost/nc": shapely.box(2060, 220, 2260, 250),
        "ost/sc": shapely.box(2060, 350, 2260, 380),
    }
    drawn = apart(areas, lot, 0.4, 1.2)
    centres = {*CENTRES, *(i for i in sorted(cells) if i not in wet and lot.random() < 0.5)}
    fill = lambda i: SEA if i in seas else TINTS[hash_of(i) % 4]  # noqa: E731
    names = "".join(name_text(i, a) for i, a in areas.items() if i in NAMES)
    return page(_layers(drawn, split, fill, centres, names), "0 0 2260 1000"), links, {}


def _layers(areas, coasts, fill, centres, names):
    """What is painted, what is hidden, and the marks, each in its layer."""
    ground = paths(areas, fill, "class")
    shapes = paths(areas, lambda _: "none")
    sides = "".join(f'<path id="{i}" d="{way(area)}"/>' for i, area in coasts.items())
    spots = {i: shapely.point_on_surface(a) for i, a in areas.items()}
    posts = "".join(
        f'<path id="{i.lower()}Center" d="m {p.x - 3:.0f},{p.y:.0f} h 6 v 6 h -6 z"/>'
        for i, p in spots.items()
    )
    supply = "".join(
        f'<circle id="{i.lower()}SC" cx="{spots[i].x + 30:.0f}" cy="{spots[i].y:.0f}" r="5"/>'
        for i in areas if i in centres
    )  # fmt: skip
    wide, high = shapely.union_all([*areas.values()]).bounds[2:]
    frame = f'<rect width="{wide:.0f}" height="{high:.0f}" fill="none"/>'
    parts = [
        ("background", ground, ""), ("provinces", shapes, ' style="display:none"'),
        ("named-coasts", sides, ' style="display:none"'), ("supply-centers", supply, ""),
        ("province-centers", posts, ""), ("highlights", "", ""), ("province-names", names, ""),
        ("borders", "", ""), ("foreground", frame, ""),
    ]  # fmt: skip
    return "".join(f'<g id="{i}"{more}>{part}</g>\n' for i, part, more in parts)


def coasts():
    """A split coast told by two small texts, a canal, outlines drawn by hand."""
    areas = selm()
    drawn = wobbly(areas, Random(11), 1.5)
    body = paths(drawn, fill_of)
    body += (
        '<text x="60" y="236" font-size="10">NC</text><text x="60" y="374" font-size="10">SC</text>'
    )
    body += "".join(name_text(i, a) for i, a in areas.items()) + dots(areas)
    return page(body, "0 0 800 600"), SELM_LINKS, {}


def asked():
    """The same without any mark: whether a province has two coasts is asked."""
    areas = selm()
    return (
        page(paths(areas, fill_of) + dots(areas), "0 0 800 600"),
        SELM_LINKS,
        {"coasts OST": "split"},
    )


ALL = (
    gaps,
    cracks,
    overlaps,
    beneath,
    curved,
    layered,
    lined,
    sheet,
    classed,
    dsvg,
    diplicity,
    coasts,
    asked,
    sixty,
    ninety,
)


def main():
    FOLDER.mkdir(exist_ok=True)
    for draw in ALL:
        text, links, answers = draw()
        (FOLDER / f"{draw.__name__}.svg").write_text(text, "utf-8")
        truth = {
            kind: sorted("-".join(sorted(pair.split("-"))) for pair in said.split())
            for kind, said in links.items()
        }
        said = {"about": " ".join(draw.__doc__.split()), **truth, "answers": answers}
        (FOLDER / f"{draw.__name__}.toml").write_text(tomli_w.dumps(said), "utf-8")


if __name__ == "__main__":
    main()
