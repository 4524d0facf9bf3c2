"""Packets: kept and made ones with damaged bytes, and signed ones that hold nonsense."""

import json
import tempfile
from contextlib import suppress
from copy import deepcopy
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from nacl.signing import SigningKey

from engine.errors import UserError
from engine.game import packet_content, packet_file
from engine.game.packet import observation, rules_of
from engine.game.packet_lock import Signer
from engine.session.packets import PacketSeat
from tests.helpers import garble
from tests.helpers.old_saves import FOLDER

_GM = Signer(SigningKey(bytes(range(32))))
_VALUES = (
    *("", "x" * 9_000, "S1901M", "FRANCE", "//host/share/x", "mine.toml", "../x", "\0", None, True),
    *("A PAR - BUR", "unit PAR FRANCE A", "own spy PAR 9" + "9" * 5_000, "succeeds", 1, -1, 10**30),
    *(
        "S" + "9" * 400 + "M",
        1.5,
        [],
        {},
        ["x"],
        {"a": 1},
        [[]],
        {"id": "x", "values": {"a": [[1]]}},
    ),
)


@cache
def _kept() -> tuple[bytes, ...]:
    plain = sorted(FOLDER.glob("*-[SFW]19*.spyview"))
    return tuple(path.read_bytes() for path in plain)


@cache
def _contents() -> tuple[bytes, ...]:
    found = []
    for data in _kept():
        with suppress(UserError):
            found.append(packet_content.dumps(packet_file.read(data).packet))
    return tuple(found)


def draw(lot: Random) -> bytes:
    """The bytes of a packet."""
    if lot.random() < 0.4:
        return garble.content(lot.choice(_kept()), lot)
    body = lot.choice(_contents())
    if lot.random() < 0.2:
        return _signed(garble.content(body, lot))
    data = json.loads(body)
    for _ in range(lot.choice((1, 1, 2, 5))):
        _spoil(data, lot)
    return _signed(json.dumps(data, ensure_ascii=True).encode())


def _spoil(data: Any, lot: Random) -> None:
    """Put another value somewhere, at any depth."""
    while True:
        keys = list(data) if isinstance(data, dict) else list(range(len(data)))
        if not keys:
            return
        key = lot.choice(keys)
        if isinstance(data[key], dict | list) and data[key] and lot.random() < 0.9:
            data = data[key]
            continue
        if lot.random() < 0.2:
            del data[key]
        else:
            data[key] = deepcopy(lot.choice(_VALUES))
        return


def _signed(body: bytes) -> bytes:
    signature = _GM.sign(packet_file._signed(packet_file.VERSION, body))
    return packet_file._zipped(
        packet_file._envelope(packet_file.VERSION, _GM.public, signature), body
    )


def put(data: bytes) -> None:
    """Open it, read what it tells of every turn, and sit down before it."""
    with suppress(UserError):
        opened = packet_file.read(data)
        rules = rules_of(opened.packet)
        for chapter in opened.packet.chapters:
            observation(opened.packet, chapter, rules)
        with tempfile.TemporaryDirectory() as folder:
            seat = PacketSeat(opened, Path(folder) / "x.spyview")
            seat.told()
            seat.rows(seat.viewer)
