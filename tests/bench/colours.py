"""Prints how far apart the map's colours look to every eye: python -m tests.bench.colours

For the fills of the powers with land and sea, and for the colours of arrows: the two that are
nearest, by CIEDE2000 to the usual eye and to the three that lack a cone, and by lightness in grey.
"""

import tomllib
from itertools import combinations
from pathlib import Path

from tests.maps import colours

THEME = Path(__file__).parents[2] / "resources" / "themes" / "palette.toml"


def groups(theme):
    """What must be told apart: grounds, and arrows with the sign of a failure."""
    powers = theme["powers"]
    grounds = {power: part["fill"] for power, part in powers.items()}
    grounds |= {name: theme["map"][name] for name in ("land", "sea")}
    arrows = {power: part["line"] for power, part in powers.items()}
    return {"fills": grounds, "arrows": arrows | {"failure": theme["over"]["alarm"]}}


def nearest(named, vision):
    """The two colours that look nearest to an eye, and how far apart they are."""
    seen = {name: colours.lab(colour, vision) for name, colour in named.items()}
    pairs = combinations(seen, 2)
    return min((colours.difference(seen[a], seen[b]), a, b) for a, b in pairs)


def nearest_in_grey(named):
    """The two colours nearest in lightness."""
    light = {name: colours.lab(colour)[0] for name, colour in named.items()}
    return min((abs(light[a] - light[b]), a, b) for a, b in combinations(light, 2))


def main():
    themes = tomllib.loads(THEME.read_text("utf-8"))
    for time in ("day", "night"):
        for group, named in groups(themes[time]).items():
            for vision in colours.VISIONS:
                apart, one, other = nearest(named, vision)
                print(f"{time:5} {group:6} {vision:12} {apart:5.1f}  {one}, {other}")
            apart, one, other = nearest_in_grey(named)
            print(f"{time:5} {group:6} {'grey':12} {apart:5.1f}  {one}, {other} (L*)")


if __name__ == "__main__":
    main()
