"""Proposes liveries for boards of up to twenty powers: python -m tests.bench.more_colours

Beside the seven of the themes, thirteen more for each time of day: fills that stand apart from the
ground and, by pattern and colour together, from each other to all four eyes. Prints TOML.
"""

import tomllib
from itertools import product

from tests.bench.colours import THEME
from tests.maps import colours

COUNT = 13
STEP = 20
GROUND, SAME, OTHER = 8.0, 18.0, 5.0
"""How far a fill must be from land and sea, from fills of its pattern, and from all others."""


def seen(colour):
    """A colour as all four eyes see it."""
    return [colours.lab(colour, vision) for vision in colours.VISIONS]


def apart(one, other):
    """How far two colours are apart to the eye that tells them apart least."""
    return min(colours.difference(a, b) for a, b in zip(one, other, strict=True))


def candidates(time):
    """Fills that something dark or light can be read on, and that suit the time of day."""
    for rgb in product(range(20, 256, STEP), repeat=3):
        colour = "#{:02x}{:02x}{:02x}".format(*rgb)
        light = colours.lab(colour)[0]
        if (55 < light < 88) if time == "day" else (28 < light < 68):
            yield colour


def proposed(theme, time):
    """The liveries one after the other, each as far as may be from those before."""
    powers = theme["powers"].values()
    patterns = sorted({part["pattern"] for part in powers})
    taken = [(seen(part["fill"]), part["pattern"]) for part in powers]
    ground = [seen(theme["map"][kind]) for kind in ("land", "sea")]
    pool = {c: seen(c) for c in candidates(time)}
    pool = {c: s for c, s in pool.items() if all(apart(s, g) >= GROUND for g in ground)}
    near = {c: [apart(s, other) for other, _ in taken] for c, s in pool.items()}
    for number in range(COUNT):
        pattern = patterns[number % len(patterns)]

        def worth(colour, pattern=pattern):
            pairs = zip(near[colour], taken, strict=True)
            return min(d / (SAME if p == pattern else OTHER) for d, (_, p) in pairs)

        best = max(pool, key=worth)
        yield best, pattern, worth(best)
        taken.append((pool[best], pattern))
        for colour, eyes in pool.items():
            near[colour].append(apart(eyes, pool[best]))


def toned(colour, time):
    """The ink and the line that go with a fill."""
    red, green, blue = (int(colour[n : n + 2], 16) for n in (1, 3, 5))
    dark = "#{:02x}{:02x}{:02x}".format(*tuple(round(v * 0.22) for v in (red, green, blue)))
    light = "#{:02x}{:02x}{:02x}".format(
        *tuple(round(255 - (255 - v) * 0.12) for v in (red, green, blue))
    )
    ink = max((dark, light), key=lambda shade: colours.contrast(shade, colour))
    share = 0.42 if time == "day" else None
    if share is not None:
        line = tuple(round(v * share) for v in (red, green, blue))
    else:
        line = tuple(round(255 - (255 - v) * 0.45) for v in (red, green, blue))
    return ink, "#{:02x}{:02x}{:02x}".format(*line)


def main():
    themes = tomllib.loads(THEME.read_text("utf-8"))
    for time in ("day", "night"):
        for colour, pattern, worth in proposed(themes[time], time):
            ink, line = toned(colour, time)
            print(f"[[{time}.more]]  # {worth:.2f}")
            print(f'fill = "{colour}"\nink = "{ink}"\nline = "{line}"\npattern = "{pattern}"\n')


if __name__ == "__main__":
    main()
