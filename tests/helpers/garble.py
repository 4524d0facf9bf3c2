"""Spoils texts that people write, as by lot: wrong values, endless ones, lines lost and doubled."""

from random import Random

_DEEP = 3_000
VALUES = (
    *("1", "-1", "0", "1.5", "nan", "-inf", "1e308", "true", '""', '" "', "[]", "{}", "[[]]"),
    *("[1, 2]", '["A PAR"]', '[["x"]]', "{ a = 1 }", '{ name = "x" }', "9999999999999999999999"),
    *("1" * 5_000, "0x" + "f" * 5_000, f'"{"x" * 100_000}"', "'\\'", '"\\u0000"', '"\\uD800"'),
    *("2025-03-02T20:00:00Z", "9999-12-31T23:59:59-23:59", "0001-01-01T00:00:00+23:59"),
    *("2025-02-30", "07:32:00", '"S9999999999M"', '"S0M"', '"A\\nB"', '"<img src=x>"', '"${x}"'),
    *('"$"', '"{0}"', '"../../x"', '"//host/share/x.toml"', '"\\u202e"', '"standard"', '"PAR"'),
    "[" * _DEEP,
    "[" * _DEEP + "]" * _DEEP,
    "{a=" * _DEEP + "1" + "}" * _DEEP,
)
_LINES = (
    *("[", "]", "[[x]]", "[a.b.c]", "= 1", "a =", 'x = """', "# " + "x" * 50_000, "\x00", "\ufeff"),
    *(
        "[" + ".".join(["a"] * _DEEP) + "]",
        ".".join(["a"] * _DEEP) + " = 1",
        "[options]",
        "x.y = 1",
    ),
)


def toml(text: str, draw: Random) -> str:
    """A text with one to four things wrong in it."""
    lines = text.splitlines()
    for _ in range(draw.choice((1, 1, 2, 4))):
        place = draw.randrange(len(lines))
        key, equals, _value = lines[place].partition("=")
        match draw.randrange(6):
            case 0 | 1 | 2 if equals:
                lines[place] = f"{key}= {draw.choice(VALUES)}"
            case 3:
                lines[place : place + 1] = []
            case 4:
                lines.insert(place, draw.choice((*lines, *_LINES)))
            case _:
                lines[place] = letters(lines[place], draw)
        lines = lines or [""]
    return "\n".join(lines) + "\n"


def letters(text: str, draw: Random) -> str:
    """A text with a letter of it lost, doubled or another one."""
    place = draw.randrange(len(text) + 1)
    other = draw.choice(('"', "'", "[", "]", "{", "\\", "\n", "\x00", "é", "\u2028", "9", "="))
    return text[:place] + draw.choice(("", other, other * 50)) + text[place + draw.randrange(3) :]


def content(whole: bytes, draw: Random) -> bytes:
    """Bytes of which some are flipped, lost, doubled or blank."""
    changed = bytearray(whole)
    for _ in range(draw.choice((1, 1, 2, 8))):
        place = draw.randrange(len(changed) or 1)
        length = draw.choice((1, 1, 8, 100, 4096))
        match draw.randrange(5):
            case 0 if changed:
                changed[place] ^= 1 << draw.randrange(8)
            case 1:
                del changed[place : place + length]
            case 2:
                changed[place : place + length] = bytes(length)
            case 3:
                changed[place:place] = changed[place : place + length]
            case _:
                changed[place : place + length] = draw.randbytes(length)
    return bytes(changed)
