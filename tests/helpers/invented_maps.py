"""Invented maps laid out by hand, with lists of their links, and the pens that draw them."""

import shapely

# Corners of Ardle, by hand: c is the coast, i inland, f the frame.
AT = {
    "c1": (200, 200), "c2": (330, 140), "c2b": (400, 154), "c3": (480, 170), "c4": (620, 130),
    "c5": (790, 190), "c5b": (810, 260), "c6": (830, 330), "c7": (770, 500), "c8": (640, 560),
    "c8b": (560, 546), "c9": (470, 530), "c10": (320, 570), "c10b": (255, 525), "c11": (190, 480),
    "c12": (160, 330), "i1": (340, 300), "i2": (500, 310), "i3": (650, 280), "i4": (360, 430),
    "i5": (520, 420), "i6": (670, 420), "f1": (0, 0), "f2": (400, 0), "f3": (1000, 0),
    "f4": (1000, 260), "f5": (1000, 700), "f6": (560, 700), "f7": (0, 700), "f8": (0, 600),
    "e1": (410, 340), "e2": (460, 345), "e3": (455, 385), "e4": (412, 380),
}  # fmt: skip
_ARDLE = {
    "WES": "f1 f2 c2b c2 c1 c12 c11 c10b f8", "NOR": "f2 f3 f4 c5b c5 c4 c3 c2b",
    "EAS": "f4 f5 f6 c8b c8 c7 c6 c5b", "SOU": "f6 f7 f8 c10b c10 c9 c8b",
    "ALD": "c1 c2 i1 c12", "BRE": "c2 c2b c3 i2 i1", "COR": "c3 c4 i3 i2",
    "DUN": "c4 c5 c5b c6 i3", "ESK": "c12 i1 i4 c11", "FAR": "i1 i2 i5 i4",
    "GAR": "i2 i3 i6 i5", "HOL": "i3 c6 c7 i6", "IST": "c11 i4 c10 c10b",
    "JUR": "i4 i5 c9 c10", "KES": "i5 i6 c8 c8b c9", "LOR": "i6 c7 c8", "ENC": "e1 e2 e3 e4",
}  # fmt: skip
NAMES = {
    "WES": "Western Deep", "NOR": "North Sound", "EAS": "Eastern Reach", "SOU": "South Waters",
    "ALD": "Aldmoor", "BRE": "Brennan", "COR": "Corve", "DUN": "Dunmar", "ESK": "Eskdale",
    "FAR": "Farrow", "GAR": "Garth", "HOL": "Holt", "IST": "Ister", "JUR": "Jura",
    "KES": "Kestle", "LOR": "Lorn", "ENC": "Encombe", "GUL": "Gull Rock", "OST": "Ostmark",
    "CAN": "Cannock", "MID": "Midden", "LOW": "Lowick", "END": "Endor", "NSE": "Norsea",
    "SSE": "Sudsea",
}  # fmt: skip
SEAS = {"WES", "NOR", "EAS", "SOU", "NSE", "SSE"}
CENTRES = {"ALD", "COR", "HOL", "JUR", "FAR", "OST", "END"}
ARDLE_LINKS = {
    "armies": "ALD-BRE ALD-ESK BRE-COR BRE-FAR COR-DUN COR-GAR DUN-HOL ESK-FAR ESK-IST FAR-GAR "
    "FAR-JUR FAR-ENC GAR-HOL GAR-KES IST-JUR JUR-KES KES-LOR HOL-LOR",
    "fleets": "NOR-EAS EAS-SOU SOU-WES WES-NOR GUL-EAS ALD-WES BRE-WES BRE-NOR COR-NOR DUN-NOR "
    "DUN-EAS HOL-EAS LOR-EAS KES-EAS KES-SOU JUR-SOU IST-SOU IST-WES ESK-WES ALD-BRE ALD-ESK "
    "BRE-COR COR-DUN DUN-HOL HOL-LOR LOR-KES KES-JUR JUR-IST IST-ESK",
}
SELM_LINKS = {
    "armies": "OST-CAN CAN-MID CAN-LOW MID-LOW MID-END LOW-END",
    "fleets": "NSE-SSE OST/NC-NSE OST/SC-SSE CAN-NSE CAN-SSE MID-NSE LOW-SSE END-NSE END-SSE "
    "OST/NC-CAN OST/SC-CAN CAN-MID CAN-LOW MID-END LOW-END",
}
SEA = "#a9cfe0"
TINTS = ("#e8dcb8", "#d9c89a", "#cfe0b0", "#e3c9b1")


def ardle():
    """Ardle's areas in drawing order: seas, lands, an enclave and an island."""
    found = {id_: shapely.Polygon([AT[at] for at in way.split()]) for id_, way in _ARDLE.items()}
    found["FAR"] = found["FAR"].difference(found["ENC"])
    found["GUL"] = shapely.Point(905, 430).buffer(42, quad_segs=6)
    found["EAS"] = found["EAS"].difference(found["GUL"])
    return found


def selm():
    """Selm's: a strip of land between two seas, with a split coast and a canal."""
    sea = shapely.Polygon([(0, 0), (800, 0), (800, 300), (760, 300), (760, 220), (0, 220)])
    other = shapely.Polygon([(0, 600), (800, 600), (800, 300), (760, 300), (760, 380), (0, 380)])
    boxes = {"OST": (0, 220, 200, 380), "CAN": (200, 220, 400, 380), "MID": (400, 220, 600, 300),
             "LOW": (400, 300, 600, 380), "END": (600, 220, 760, 380)}  # fmt: skip
    return {"NSE": sea, "SSE": other} | {id_: shapely.box(*box) for id_, box in boxes.items()}


def wobbly(areas, lot, amount, step=25):
    """Every outline drawn by a hand of its own: corners shift, lines waver."""
    found = {}
    for id_, area in areas.items():
        ring = shapely.get_coordinates(shapely.segmentize(area.exterior, step))[:-1]
        moved = [
            (x + lot.uniform(-amount, amount), y + lot.uniform(-amount, amount)) for x, y in ring
        ]
        inner = [list(hole.coords) for hole in area.interiors]
        found[id_] = shapely.make_valid(shapely.Polygon(moved, inner))
    return found


def apart(areas, lot, least, most):
    """Every outline drawn a little too small, so that gaps lie between them."""
    return {
        id_: area.buffer(-lot.uniform(least, most) / 2, join_style="mitre")
        for id_, area in areas.items()
    }


def way(area):
    """An SVG path of an area."""
    rings = [ring for part in shapely.get_parts(area) for ring in shapely.get_rings(part)]
    return " ".join(
        "M" + " ".join(f"{x:.1f},{y:.1f}" for x, y in ring.coords[:-1]) + "Z" for ring in rings
    )


def name_text(id_, area, extra=""):
    at = shapely.point_on_surface(area)
    place = f'x="{at.x:.0f}" y="{at.y:.0f}" font-size="13" text-anchor="middle"'
    return f"<text {place}{extra}>{NAMES[id_]}</text>"


def page(body, box="0 0 1000 700", more=""):
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" '
        'xmlns:xlink="http://www.w3.org/1999/xlink" '
        'xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape">\n'
        f"{more}{body}\n</svg>\n"
    )


def paths(areas, fill, attribute="id", keep=lambda _: True):
    return "\n".join(
        f'<path {attribute}="{id_.lower()}" fill="{fill(id_)}" stroke="#555" d="{way(area)}"/>'
        for id_, area in areas.items()
        if keep(id_)
    )


def fill_of(id_):
    return SEA if id_ in SEAS else TINTS[sum(map(ord, id_)) % 4]


def dots(areas, size=5):
    spots = {id_: shapely.point_on_surface(areas[id_]) for id_ in areas if id_ in CENTRES}
    return "\n".join(
        f'<circle cx="{at.x + 20:.0f}" cy="{at.y + 14:.0f}" r="{size}" fill="#333"/>'
        for at in spots.values()
    )
