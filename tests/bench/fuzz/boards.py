"""Boards: the small one with wrong values in its rules, names or picture, checked and drawn."""

import tempfile
from contextlib import suppress
from functools import cache
from pathlib import Path
from random import Random

import maps
from engine.board.check import check
from engine.board.load import build
from engine.board.picture import load_picture
from engine.errors import UserError
from tests.helpers import garble

_BOMB = (
    "".join(f'<g id="b{n}">{f"""<use href="#b{n + 1}"/>""" * 10}</g>' for n in range(8))
    + '<g id="b8"><path d="M0 0h9"/></g>'
)
_SHAPES = (
    f"<defs>{_BOMB}</defs>" + '<use href="#b0"/>',
    *('<use href="#x" id="x"/>', "<g>" * 3_000, '<path d="M0 0' + "h1" * 90_000 + '"/>', "<path/>"),
    *('<path d="M nan 0 L 1e999 0"/>', '<rect width="-1" height="x"/>', "<script/>", "<image/>"),
    '<g transform="scale(0)"><path d="M0 0h1v1z"/></g>',
    '<g transform="matrix(1e300 0 0 1e300 0 0)"><path d="M0 0h1v1z"/></g>',
)
_ENTITIES = (
    '<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa">'
    + "".join(f'<!ENTITY {chr(98 + n)} "{f"&{chr(97 + n)};" * 10}">' for n in range(9))
    + "]>"
)


@cache
def _texts() -> dict[str, str]:
    folder = Path(str(maps.folder("merrow")))
    return {path.name: path.read_text("utf-8") for path in folder.iterdir() if path.is_file()}


def draw(lot: Random) -> tuple[str, str]:
    """A file of the board, and what stands in it."""
    name = lot.choice(sorted(_texts()))
    text = _texts()[name]
    if name.endswith(".toml"):
        return name, garble.toml(text, lot)
    match lot.randrange(4):
        case 0:
            place = text.index(">", text.index("<svg")) + 1
            return name, text[:place] + lot.choice(_SHAPES) + text[place:]
        case 1:
            place = text.index("<svg")
            return name, _ENTITIES + text[place:].replace(">", ">&j;", 1)
        case 2:
            return name, text.replace(
                'd="M', f'd="{lot.choice(("", "M nan", "Z", "M 1e400"))} M', 1
            )
        case _:
            return name, garble.letters(text, lot)


def put(piece: tuple[str, str]) -> None:
    """Read the board, check it, and read its picture."""
    with tempfile.TemporaryDirectory() as place:
        for name, text in {**_texts(), piece[0]: piece[1]}.items():
            (Path(place) / name).write_bytes(text.encode("utf-8", "surrogatepass"))
        with suppress(UserError):
            build("drawn", Path(place))
            for fault in check(place).faults:
                str(fault)
            load_picture(Path(place))
