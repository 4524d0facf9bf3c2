"""How different colours look, to normal vision and to colour-blind eyes.

Sources: sRGB and CIELAB by IEC 61966-2-1 and CIE 15; the difference by Sharma, Wu and Dalal, "The
CIEDE2000 color-difference formula" (2005); protanopia and deuteranopia by Viénot, Brettel and
Mollon, "Digital video colourmaps for checking the legibility of displays by dichromats" (1999);
tritanopia by Brettel, Viénot and Mollon, "Computerized simulation of color appearance for
dichromats" (1997), with its two half-planes; contrast by WCAG 2.
"""

import math
from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float64]

VISIONS = ("usual", "protanopia", "deuteranopia", "tritanopia")

_XYZ = np.array(
    [
        [0.4124564, 0.3575761, 0.1804375],
        [0.2126729, 0.7151522, 0.0721750],
        [0.0193339, 0.1191920, 0.9503041],
    ]
)
_WHITE = _XYZ.sum(axis=1)
_LMS = np.array(  # from linear sRGB, by the 1999 paper
    [
        [17.8824, 43.5161, 4.11935],
        [3.45565, 27.1554, 3.86714],
        [0.0299566, 0.184309, 1.46709],
    ]
)


def linear(colour: str) -> Floats:
    """The linear red, green and blue of ``#rrggbb``."""
    values = np.array([int(colour[n : n + 2], 16) / 255 for n in (1, 3, 5)])
    found: Floats = np.where(values <= 0.04045, values / 12.92, ((values + 0.055) / 1.055) ** 2.4)
    return found


def seen(colour: str, vision: str) -> Floats:
    """The linear colour as that vision sees it."""
    rgb = linear(colour)
    if vision == "usual":
        return rgb
    lms = _LMS @ rgb
    if vision == "protanopia":
        lms[0] = 2.02344 * lms[1] - 2.52581 * lms[2]
    elif vision == "deuteranopia":
        lms[1] = 0.494207 * lms[0] + 1.24827 * lms[2]
    else:
        lms[2] = _without_blue(lms)
    found: Floats = np.clip(np.linalg.inv(_LMS) @ lms, 0, 1)
    return found


def _without_blue(lms: Floats) -> float:
    """What the two other cones imply, in the half-plane of 485 nm or of 660 nm."""
    white = _LMS @ np.ones(3)
    turning = lms[1] * white[0] < white[1] * lms[0]
    anchor = _LMS @ np.linalg.inv(_XYZ) @ (_RED if turning else _CYAN)
    a, b, c = np.cross(white, anchor)
    return float(-(a * lms[0] + b * lms[1]) / c)


_CYAN = np.array([0.05795, 0.1693, 0.6162])  # CIE 1931 colour matching at 485 nm
_RED = np.array([0.1649, 0.0610, 0.0])  # and at 660 nm


def lab(colour: str, vision: str = "usual") -> Floats:
    """Lightness, a and b of a colour as that vision sees it."""
    ratio = _XYZ @ seen(colour, vision) / _WHITE
    f = np.where(ratio > (6 / 29) ** 3, np.cbrt(ratio), ratio / (3 * (6 / 29) ** 2) + 4 / 29)
    return np.array([116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])])


def difference(one: Sequence[float] | Floats, other: Sequence[float] | Floats) -> float:
    """CIEDE2000 between two values of CIELAB."""
    (l1, a1, b1), (l2, a2, b2) = map(tuple, (one, other))
    mean_c = (math.hypot(a1, b1) + math.hypot(a2, b2)) / 2
    g = (1 - math.sqrt(mean_c**7 / (mean_c**7 + 25**7))) / 2
    a1, a2 = a1 * (1 + g), a2 * (1 + g)
    c1, c2 = math.hypot(a1, b1), math.hypot(a2, b2)
    h1, h2 = (math.degrees(math.atan2(b, a)) % 360 for a, b in ((a1, b1), (a2, b2)))
    turn = 0.0 if not c1 * c2 else (h2 - h1 + 180) % 360 - 180
    hue = 2 * math.sqrt(c1 * c2) * math.sin(math.radians(turn / 2))
    mean_l, mean_c = (l1 + l2) / 2, (c1 + c2) / 2
    mean_h = h1 + h2 if not c1 * c2 else (h1 + turn / 2) % 360
    t = (
        1
        - 0.17 * math.cos(math.radians(mean_h - 30))
        + 0.24 * math.cos(math.radians(2 * mean_h))
        + 0.32 * math.cos(math.radians(3 * mean_h + 6))
        - 0.20 * math.cos(math.radians(4 * mean_h - 63))
    )
    weight_l = 1 + 0.015 * (mean_l - 50) ** 2 / math.sqrt(20 + (mean_l - 50) ** 2)
    weight_c, weight_h = 1 + 0.045 * mean_c, 1 + 0.015 * mean_c * t
    blue = 60 * math.exp(-(((mean_h - 275) / 25) ** 2))
    twist = -math.sin(math.radians(blue)) * 2 * math.sqrt(mean_c**7 / (mean_c**7 + 25**7))
    light, chroma, hue = (l2 - l1) / weight_l, (c2 - c1) / weight_c, hue / weight_h
    return math.sqrt(light**2 + chroma**2 + hue**2 + twist * chroma * hue)


def contrast(one: str, other: str) -> float:
    """The contrast ratio of two colours, from 1 to 21."""
    dark, light = sorted(float(_XYZ[1] @ linear(colour)) for colour in (one, other))
    return (light + 0.05) / (dark + 0.05)


def apart(one: str, other: str) -> float:
    """The difference between two colours for the eye that tells them apart least."""
    return min(difference(lab(one, eye), lab(other, eye)) for eye in VISIONS)
