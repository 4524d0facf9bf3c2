"""Press: what players publish, under which name and when it is released, by the house rules."""

from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path

import tomli_w

from engine.board.graph import PowerId
from engine.errors import cause
from engine.files import toml, write_whole
from engine.game.game import Game
from engine.game.packet_content import Printed
from engine.language.message import Listed
from engine.orders.tokens import words_of
from engine.phases import NotAPhaseError, parse_phase
from engine.post import beside
from engine.post.book import Book, BookError

_SHORT = 2
"""Words this short in a by-line do not name a power."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Press:
    """One piece of press: by whom, under which by-line, for whom, and with which turn's letters.

    ``line`` is empty for unsigned press, and ``to`` for press to everybody. ``release`` is the
    phase whose letters it goes with.
    """

    by: str
    text: str
    release: str
    line: str = ""
    to: tuple[str, ...] = ()

    def __str__(self) -> str:
        head = f"({self.line})" if self.line else "(unsigned)"
        to = f" to {', '.join(self.to)}" if self.to else ""
        return f"{head}{to}: {self.text}"


def submit(game: Game, book: Book, one: Press) -> Press:
    """A piece of press as the house rules allow it.

    Raises:
        BookError: the rules allow none, or not under that by-line, or the phase does not exist.
    """
    seats = (*game.rules.seats, "GM")
    if book.press == "none":
        raise BookError("post.house_rules_game_allow_no")
    if one.by not in seats or any(to not in seats for to in one.to):
        raise BookError("post.press_comes_from_goes", seats=Listed(tuple(seats), "comma"))
    try:
        parse_phase(one.release)
    except NotAPhaseError as error:
        raise BookError("post.press_is_released_phase", error=cause(error)) from error
    if book.press == "white" and one.line.upper() != one.by:
        raise BookError("post.house_rules_allow_only_press")
    others = [power for power in _signatures(game, one.line) if power != one.by]
    if book.press != "black" and others:
        raise BookError("post.house_rules_allow_nobody_sign", others=others[0])
    return one


def _signatures(game: Game, line: str) -> Iterator[str]:
    """Whom a by-line names: powers by any of their names, and the game master."""
    known = game.reader.lexicon.powers
    for word in words_of(line):
        if word in ("GM", *game.rules.seats):
            yield word
        elif len(word) > _SHORT and word in known:
            yield known[word]


def load(file: Path) -> tuple[Press, ...]:
    """All press of a game, oldest first; raises BookError."""
    path = beside.folder(file) / "press.toml"
    if not path.is_file():
        return ()
    try:
        entries = toml(path.read_text("utf-8")).get("press", [])
        return tuple(map(_piece, entries))
    except (TypeError, ValueError, AttributeError) as error:
        raise BookError(
            "post.holds_something_is_no_press", path=str(path), error=cause(error)
        ) from error


def _piece(entry: Mapping[str, object]) -> Press:
    """A stored piece of press; raises TypeError for anything else."""
    to = entry.get("to", ())
    words = {key: text for key, text in entry.items() if key != "to"}
    given = [*words.values(), *(to if isinstance(to, list | tuple) else [to])]
    wrong = next((str(one) for one in given if not isinstance(one, str)), None)
    if wrong is not None:
        raise TypeError(wrong[:80])
    return Press(**words, to=tuple(to))  # type: ignore[arg-type]  # all are texts


def add(file: Path, one: Press) -> None:
    """Keep a piece of press beside a game."""
    path = beside.folder(file) / "press.toml"
    entries = [asdict(press) for press in (*load(file), one)]
    write_whole(path, tomli_w.dumps({"press": entries}).encode())


def at_hand(file: Path, game: Game, book: Book) -> Mapping[PowerId, tuple[str, ...]]:
    """The press that goes with the letters about the last turn, by recipient."""
    before = game.record.decided.parent
    if book.press == "none" or before is None:
        return {}
    phase = game.record.nodes[before].phase
    every = [one for one in load(file) if one.release == phase]
    return {
        power: tuple(str(one) for one in every if _reaches(one, power))
        for power in game.rules.seats
    }


def published(file: Path, game: Game, book: Book, power: PowerId) -> tuple[Printed, ...]:
    """All press published so far, as one power got it, oldest first."""
    if book.press == "none":
        return ()
    line = game.record.line(game.record.decided.id)
    decided = list(dict.fromkeys(node.phase for node in line[:-1]))
    found = [
        (decided.index(one.release), str(one))
        for one in load(file)
        if one.release in decided and _reaches(one, power)
    ]
    return tuple(
        Printed(decided[turn], text) for turn, text in sorted(found, key=lambda two: two[0])
    )


def _reaches(one: Press, power: PowerId) -> bool:
    return not one.to or power in one.to or power == one.by
