"""Reads the place that comes next in a line: a province by any of its names, and its coast."""

from collections.abc import Mapping
from typing import TypeVar

from engine.board.graph import Location, ProvinceId
from engine.language.message import Listed, Message, sentences
from engine.orders import tongues
from engine.orders.errors import NotAnOrderError
from engine.orders.lexicon import Lexicon
from engine.orders.named import Place
from engine.orders.passage import Passage
from engine.orders.tokens import Shape, Token
from engine.orders.wording import did_you_mean, place_name

T = TypeVar("T")

FILLERS = tongues.ARTICLES | {"THE", "IN", "AT", "OF", "FROM", "ON", "MY", "OUR", "ITS"}
"""Words that may stand before a place or piece and mean nothing."""


def place_in(line: Passage, lexicon: Lexicon) -> tuple[Place, bool]:
    """Read the next place; returns it, and whether it may be one of several of equal rank.

    Raises:
        NotAnOrderError: The board has no province with that name, or it has no such coast.
    """
    found = _province(line, lexicon)
    while found is None and line.next in FILLERS:
        line.at += 1
        found = _province(line, lexicon)
    if found is None:
        raise _no_province(line, lexicon)
    provinces, loose = found
    return _with_coast(line, lexicon, provinces), loose


def longest(line: Passage, lexicon: Lexicon, readings: Mapping[str, T]) -> tuple[T, int] | None:
    """The longest reading from here, and the token after it; a hyphen may join its words."""
    best, so_far = None, ""
    for i in range(line.at, len(line.tokens)):
        token = line.tokens[i]
        if token.shape is Shape.WORD or token.shape is Shape.NUMBER:
            so_far = f"{so_far} {token.text}" if so_far else token.text
            meant = readings.get(so_far)
            if meant is not None:
                best = meant, i + 1
            if so_far not in lexicon.stems:
                break
        elif not (so_far and line.joins(i)):
            break
    return best


def _province(line: Passage, lexicon: Lexicon) -> tuple[tuple[ProvinceId, ...], bool] | None:
    found = longest(line, lexicon, lexicon.places)
    if found is None:
        return _part_of_name(line, lexicon)
    meant, end = found
    exact = end == line.at + 1 and line.tokens[line.at].text == meant[0]
    line.at = end
    return meant, len(meant) > 1 and not exact


def _part_of_name(line: Passage, lexicon: Lexicon) -> tuple[tuple[ProvinceId, ...], bool] | None:
    if line.tokens[line.at].shape is not Shape.WORD:
        return None
    word = line.tokens[line.at].text
    glued = _glued(line, lexicon, word)
    meant = glued or lexicon.beginning(word)
    if not meant:
        return None
    if not glued:
        line.at += 1
    return meant, len(meant) > 1


def _glued(line: Passage, lexicon: Lexicon, word: str) -> tuple[ProvinceId, ...]:
    """The provinces of ``SPANC``; its coast is left to be read."""
    meant = lexicon.places.get(word[:-2], ())
    if word[-2:] not in lexicon.coasts or lexicon.split.isdisjoint(meant):
        return ()
    token = line.tokens[line.at]
    middle = token.end - 2
    split = (
        Token(Shape.WORD, word[:-2], token.start, middle),
        Token(Shape.WORD, word[-2:], middle, token.end),
    )
    line.tokens = (*line.tokens[: line.at], *split, *line.tokens[line.at + 1 :])
    line.at += 1
    return meant


def _with_coast(line: Passage, lexicon: Lexicon, provinces: tuple[ProvinceId, ...]) -> Place:
    before = line.at
    coast = _coast(line, lexicon, provinces)
    if coast is None:
        return Place(provinces)  # type: ignore[arg-type]
    known = lexicon.board.provinces
    having = tuple(p for p in provinces if Location(f"{p}/{coast}") in known[p].coasts)
    if having:
        return Place(tuple(Location(f"{p}/{coast}") for p in having))
    whole = tuple(p for p in provinces if not known[p].coasts)
    if whole:
        return Place(tuple(map(Location, whole)))
    line.at = before
    province = known[provinces[0]]
    coasts = tuple(province.coasts)
    raise line.fail(
        Message(
            "order.has_no_coast_write",
            place=place_name(lexicon.board, province.id),
            coasts=Listed(tuple(coasts), "or"),
        ),
        understood=coasts,
    )


def _coast(line: Passage, lexicon: Lexicon, provinces: tuple[ProvinceId, ...]) -> str | None:
    coasts = lexicon.coasts
    before = line.at
    if line.mark("/"):
        coast = line.lookup(coasts)
        if coast is None:
            raise line.fail(Message("order.is_no_coast_coasts_are", next=line.next))
        return coast
    if line.mark("(", "["):
        coast = line.lookup(coasts)
        if coast is not None and line.mark(")", "]"):
            return coast
        line.at = before
        return None
    if lexicon.split.isdisjoint(provinces):
        return None
    if line.joins(line.at):
        line.at += 1
    coast = None if len(line.next) < 2 else line.lookup(coasts)
    if coast is None:
        line.at = before
    return coast


def _no_province(line: Passage, lexicon: Lexicon) -> NotAnOrderError:
    if line.done:
        return line.fail(Message("order.province_is_missing_end", line=line.text.strip()))
    token = line.tokens[line.at]
    written = line.text[token.start : token.end]
    if token.shape is not Shape.WORD:
        return line.fail(
            Message("order.province_should_stand_where_is", written=written, start=token.start + 1)
        )
    near = lexicon.suggestions(token.text)
    column = token.start + 1
    no_province = Message("order.column_is_no_province", written=written, start=column)
    if not near:
        return line.fail(no_province)
    board = lexicon.board
    asked = did_you_mean(place_name(board, one) for one in near)
    names = tuple(board.provinces[one].name for one in near)
    return line.fail(sentences(no_province, asked), names)
