"""Game files: kept ones with damaged bytes, and made ones whose seals are right over nonsense."""

import sqlite3
import tempfile
from contextlib import suppress
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from engine.errors import UserError
from engine.game.archive import Archive
from engine.game.copies import offers
from engine.game.game import Game
from engine.game.record import Act, ActKind, Record
from engine.game.verify import verify
from tests.helpers import garble
from tests.helpers.old_saves import NAMES, place

_TEXTS = (
    *("", "\0", "x" * 9_000, "9" * 9_000, "../x", "//host/share", "mine.toml", "spy", "standard"),
    *("S1901M", "W1902A", "S9999999999999999999M", "{}", "[]", "[" * 9_000, '{"units": [1]}'),
    *(
        '{"phase": "S1901M"}',
        'title = "x"\nbase = "spy"',
        "A PAR - BUR",
        "\ud800".encode("utf-8", "replace").decode(),
    ),
)

_KEYS = ("title", "variant", "board", "board_digest", "seed", "created", "mix", "game")


@cache
def _record(name: str) -> Record:
    with Archive.open(place(name), write=False) as archive:
        return archive.record


def draw(lot: Random) -> bytes:
    """The bytes of a file."""
    name = lot.choice(NAMES)
    if lot.random() < 0.6:
        return garble.content(place(name).read_bytes(), lot)
    record = _record(name)
    header = record.header
    for _ in range(lot.randrange(3)):
        key = lot.choice(
            ("title", "variant", "board", "board_digest", "seed", "created", "mix", "game")
        )
        header = replace(header, **{key: lot.choice(_TEXTS)})
    if lot.random() < 0.3:
        options = {**header.options, lot.choice(sorted(header.options)): lot.choice(_TEXTS)}
        header = replace(header, options=options)
    with Archive.create(header) as archive:
        archive._connection.execute("PRAGMA foreign_keys = OFF")
        for act in record.acts[: lot.randrange(1, len(record.acts))]:
            with suppress(UserError, sqlite3.Error):
                archive.append(_spoilt(act, lot) if lot.random() < 0.1 else act)
        return archive.content()


def _spoilt(act: Act, lot: Random) -> Act:
    text, node = lot.choice(_TEXTS), act.node
    changes: tuple[dict[str, Any], ...] = (
        {"sheets": tuple(replace(sheet, lines=(text,)) for sheet in act.sheets)},
        {"kind": lot.choice([*ActKind]), "branch": text},
        {"head": lot.choice((0, 1, 999))},
        {"at": text, "reason": text},
    )
    if node is not None:
        key = lot.choice(("phase", "digest", "change", "extra"))
        also = lot.choice(("acts", "draws", "results"))
        odd = {key: text}, {also: (text, "x")}, {"parent": lot.choice((None, node.id, 999))}
        changes += tuple({"node": replace(node, **one)} for one in odd)
    return replace(act, **lot.choice(changes))


def put(content: bytes) -> None:
    """Open it, look at every position, judge it again, and see what can be saved of it."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "game.spydip"
        path.write_bytes(content)
        with suppress(UserError), Game.open(path, write=False) as game:
            for drift in verify(game.record, game.history):
                str(drift)
        offers(path)
