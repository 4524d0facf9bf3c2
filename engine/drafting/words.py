"""What designers' names for layers, shapes and texts reveal about them."""

import re
import unicodedata
from typing import Final

SEA, LAND, IMPASSABLE = "sea", "land", "impassable"
DECOR, GROUND, PROVINCES, CENTRES = "decor", "background", "provinces", "centres"
COASTS, BORDERS, NAMES, UNITS = "coasts", "borders", "names", "units"

_LAYERS: Final = {
    SEA: "sea seas water waters ocean oceans seazones meer meere wasser"
    " gewaesser mer mers eau eaux",
    LAND: "land lands countries landprovinces terre terres laender",
    IMPASSABLE: "impassable neutral mountains blocked unpassierbar infranchissable wasteland",
    PROVINCES: "provinces regions areas territories provinzen gebiete mouselayer outlines",
    CENTRES: "centres centers supply supplycentres supplycenters sc scs dots cities scdots"
    " versorgungszentren centresdapprovisionnement",
    COASTS: "coasts namedcoasts splitcoasts kuesten cotes",
    BORDERS: "borders border borderlines lines boundaries grenzen frontieres frontiers",
    NAMES: "names labels text texts provincenames lettering namen noms brieflabels fulllabels",
    UNITS: "units armies fleets unitpositions anchors provincecenters orders highlights dislodged",
    GROUND: "background backdrop hintergrund fond",
    DECOR: "legend title titles compass rose compassrose scale scalebar key frame foreground"
    " decoration decorations decor hills woods trees forests waves grid graticule notes"
    " template scan trace guides guide old draft"
    " shading relief rivers titlebox cartouche ornament credits help",
}
_KINDS: Final = {word: kind for kind, words in _LAYERS.items() for word in words.split()}

_MADE: Final = re.compile(
    r"#?(path|rect|circle|ellipse|polygon|polyline|line|g|group|use|text|tspan|textpath|svg|layer"
    r"|ebene|calque|shape|image|vector|curve|object|element|clip\w*|mask|defs|symbol|xmlid|svgid)"
    r"([-_. ]*\d[\w.-]*|[-_. ]*)|#?_?x[0-9a-f]{2}_.*|_?\d[\d_.-]*|surface\d*",
    re.IGNORECASE,
)
_COAST: Final = re.compile(
    r"(?P<place>.*?[^\W\d_])[\s/_.-]*\(?\s*"
    r"(?P<side>nc|sc|ec|wc|north(?:ern)?[\s_-]*coast|south(?:ern)?[\s_-]*coast"
    r"|east(?:ern)?[\s_-]*coast|west(?:ern)?[\s_-]*coast)\s*\)?",
    re.IGNORECASE,
)
_SIDE: Final = re.compile(
    r"\(?(nc|sc|ec|wc|(?:north|south|east|west)(?:ern)?\.?\s*coast|[nsew]\.\s*c(?:oast)?\.?)\)?",
    re.IGNORECASE,
)
_WET: Final = re.compile(
    r"\b(sea|ocean|gulf|bay|sound|straits?|channel|deep|reach|waters?|firth|fjord|bight|lagoon"
    r"|narrows|basin|passage|roads|meer|see|bucht|golf|kanal|sund|mer|golfe|baie|manche|détroit)\b",
    re.IGNORECASE,
)


def kind_of_layer(name: str) -> str:
    """The purpose of a layer with this name; empty if the name does not say."""
    plain = folded(name)
    return _KINDS.get(plain) or _KINDS.get(re.sub(r"(layer|ebene|\d+)", "", plain), "")


def is_plain_id(name: str) -> bool:
    """Whether drawing programs make such a name by themselves."""
    return _MADE.fullmatch(name.strip()) is not None


def coast_of(name: str) -> tuple[str, str] | None:
    """The place and coast in a name such as ``spa-nc`` or ``Spain (north coast)``."""
    found = _COAST.fullmatch(name.strip())
    if not found or not found["place"].strip():
        return None
    separate = re.search(r"[\s/_.()-]", name.strip()[len(found["place"]) :])
    if not separate:
        return None
    return found["place"].strip(), f"{found['side'][0].upper()}C"


def side_of(text: str) -> str:
    """The coast that a text on the drawing names, as ``NC``; empty for any other text."""
    found = _SIDE.fullmatch(text.strip())
    return f"{found[1][0].upper()}C" if found else ""


def sounds_wet(name: str) -> bool:
    """Whether a name sounds like a sea's."""
    return _WET.search(name) is not None


def folded(text: str) -> str:
    """A text in plain lower-case letters, with nothing between them."""
    wide = text.casefold().replace("ä", "ae").replace("ö", "oe").replace("ü", "ue")
    plain = unicodedata.normalize("NFKD", wide)
    return "".join(letter for letter in plain if letter.isalnum() and letter.isascii())
