"""The contents of a packet, as values and as JSON: observations as text, and what is due next."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Any

from engine.adjudication.outcome import Result
from engine.game.packet_errors import BadContentError
from engine.phases import parse_phase

if TYPE_CHECKING:
    from pydantic import ConfigDict, TypeAdapter

GAME_ID = r"[A-Za-z0-9_-]{1,64}"
"""What the id of a game looks like, as a regular expression."""

_STRICT: "ConfigDict" = {"extra": "forbid", "strict": False}


@dataclass(frozen=True, slots=True, kw_only=True)
class Invitation:
    """The rules and names of a game, as far as every player may know them.

    ``token`` is a secret between the game master and this power for this deadline; an answer's
    check line is made with it.
    """

    game: str
    title: str
    variant: str
    mix: str
    board: str
    board_digest: str
    options: Mapping[str, str]
    power: str
    due: str
    deadline: str
    token: str

    __pydantic_config__ = _STRICT


@dataclass(frozen=True, slots=True, kw_only=True)
class ToldOrder:
    """An order that the viewer may know, with its result and the sentence that explains it.

    ``said`` is that sentence as `engine.report.stored` keeps it, for a reader of any language;
    ``why`` is its English, for a program that does not know its text. A packet in the first format
    has ``why`` alone, in the game master's words and with the rule after it in brackets.
    """

    power: str
    order: str
    result: str
    why: str
    rule: str = ""
    said: Mapping[str, Any] | None = None

    __pydantic_config__ = _STRICT


@dataclass(frozen=True, slots=True, kw_only=True)
class Chapter:
    """One observation as text."""

    phase: str
    due: str
    facts: tuple[str, ...]
    orders: tuple[ToldOrder, ...]
    over: bool = False
    winners: tuple[str, ...] = ()
    ending: str = ""

    __pydantic_config__ = _STRICT


@dataclass(frozen=True, slots=True)
class Printed:
    """A piece of press with its by-line, and the deadline whose letters it went out with."""

    phase: str
    text: str

    __pydantic_config__ = _STRICT


@dataclass(frozen=True, slots=True, kw_only=True)
class Packet:
    """One power's whole game so far; the last chapter says what is due.

    ``board_files`` are the texts of a custom board, by file name, and ``press`` what was published
    so far, as far as this power got it.
    """

    invitation: Invitation
    chapters: tuple[Chapter, ...]
    board_files: Mapping[str, str] = field(default_factory=dict)
    press: tuple[Printed, ...] = ()

    __pydantic_config__ = _STRICT


@cache
def _packets() -> "TypeAdapter[Packet]":
    from pydantic import TypeAdapter  # noqa: PLC0415  # slow to import, and most need only values

    return TypeAdapter(Packet)


def dumps(content: Packet) -> bytes:
    """A packet's contents as JSON, always the same for the same packet."""
    return _packets().dump_json(content, indent=1) + b"\n"


def loads(content: bytes) -> Packet:
    """The packet in JSON contents; raises BadContentError if it is not a packet."""
    try:
        found = _packets().validate_json(content)
        if not re.fullmatch(GAME_ID, found.invitation.game):
            raise BadContentError("packet.packet_content_is_not_what")
        parse_phase(found.invitation.due)
        for chapter in found.chapters:
            parse_phase(chapter.phase)
            parse_phase(chapter.due)
            tuple(Result(order.result) for order in chapter.orders)
        for printed in found.press:
            parse_phase(printed.phase)
    except (ValueError, RecursionError) as error:
        raise BadContentError("packet.packet_content_is_not_what") from error
    if not found.chapters:
        raise BadContentError("packet.packet_holds_no_turn")
    return found
