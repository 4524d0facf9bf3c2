"""A board that changed behind a game, for whoever keeps the game: what is told, and taken over."""

from dataclasses import dataclass
from itertools import count
from pathlib import Path

from engine.game import adoption, sources
from engine.language.message import Message
from engine.session.seat import Seat


@dataclass(frozen=True, slots=True)
class Change:
    """A change of the board: where it lies, what is told of it, and whether it is more than looks.

    ``hinders`` says what stands where the new board has no place for it.
    """

    place: Path
    said: Message
    rules: bool
    hinders: tuple[Message, ...] = ()


def change(seat: Seat) -> Change | None:
    """What changed since the game took its board in; None for nothing, and for all but the GM."""
    if not seat.decides:
        return None
    game = seat.master()
    said, place = sources.news(game), sources.place(game)
    if said is None or place is None:
        return None
    rules = not adoption.same_rules(game, place)
    return Change(place, said, rules, adoption.hindrances(game, place) if rules else ())


def taken_over(seat: Seat, changed: Change) -> Path | None:
    """Take the board over, and say which file the game goes on in.

    Raises GameError if the position has no place on it, GameFileError if it cannot be written.
    """
    game = seat.master()
    if not changed.rules:
        adoption.take_over(game, changed.place)
        return seat.path
    if seat.path is None:
        return None
    new = adoption.gone_on(game, changed.place)
    names = (f"{seat.path.stem}-{number}" for number in count(2))
    path = next(p for p in map(seat.path.with_stem, names) if not p.exists())
    try:
        new.save_as(path)
        sources.remember(new.record.header.game, changed.place)
    finally:
        new.close()
    return path
