"""Files of other programs' boards, damaged in every way, and drawings: read or refused."""

import tempfile
from contextlib import suppress
from functools import cache
from pathlib import Path
from random import Random

from engine.drafting.imported import imported
from engine.errors import UserError
from tests.helpers import conventions, drawings, garble

_DECLARED = '<?xml version="1.0" encoding="gb2312"?>'
_WORDS = (
    "ABUTS",
    "COAST",
    "-1",
    "mv:",
    "xc:",
    "refs=",
    "<PROVINCE",
    "USE",
    "w",
    "nc",
    "/",
    _DECLARED,
)


@cache
def _files() -> dict[str, bytes]:
    world = conventions.small()
    text, seed = conventions.njudge(world)
    return {
        "invented.map": conventions.dpjudge(world).encode(),
        "map.invented": (text + seed).encode(),
        "invented.zip": conventions.jdip(world),
        "dsvg.svg": (drawings.FOLDER / "dsvg.svg").read_bytes(),
        "sheet.svg": (drawings.FOLDER / "sheet.svg").read_bytes(),
        "lined.svg": (drawings.FOLDER / "lined.svg").read_bytes(),
    }


def draw(lot: Random) -> tuple[str, bytes]:
    """A file of a board, and what stands in it after some harm."""
    name = lot.choice(sorted(_files()))
    data = _files()[name]
    if name.endswith(".zip"):
        place, other = lot.randrange(len(data)), bytes([lot.randrange(256)])
        harmed = (data[:place], data[:place] + other + data[place + 1 :], data[place:])
        return name, lot.choice(harmed)
    text = data.decode()
    match lot.randrange(4):
        case 0:
            place = lot.randrange(len(text))
            text = text[:place] + lot.choice(_WORDS) + text[place:]
        case 1:
            lines = text.splitlines()
            lot.shuffle(lines)
            text = "\n".join(lines)
        case 2:
            place = lot.randrange(len(text))
            text = text[:place] + text[place + lot.randrange(1, 400) :]
        case _:
            text = garble.letters(text, lot)
    return name, text.encode("utf-8", "surrogatepass")


def put(piece: tuple[str, bytes]) -> None:
    """Import the file, and say all that it leaves to be said."""
    with tempfile.TemporaryDirectory() as place:
        path = Path(place) / piece[0]
        path.write_bytes(piece[1])
        with suppress(UserError):
            board = imported(path, {})
            for said in (*board.notes, *(one.said for one in board.questions)):
                str(said)
