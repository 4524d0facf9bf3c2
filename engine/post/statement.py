"""The statement published once a game is over: how it ended, who played, the centres by year.

As text, as Markdown and as a page. It tells no secrets: what was hidden is told by `final`.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from engine.board.graph import PowerId
from engine.game.game import Game
from engine.game.ledger import GameError
from engine.language.message import Listed, Message, Value
from engine.language.speaker import ENGLISH, Speaker
from engine.orders.wording import power_name
from engine.position import Ending
from engine.post import votes
from engine.post.book import Book
from engine.post.charts import centre_chart
from engine.post.records import Series, centre_counts, numbers
from engine.report.explain import over
from engine.report.pages import filled, ruled, wrapped

_KINDS = (".txt", ".md", ".html")


@dataclass(frozen=True, slots=True, kw_only=True)
class Player:
    """Who played a power, first player first, and what became of it."""

    power: PowerId
    called: Value
    played: Value
    fate: Message


@dataclass(frozen=True, slots=True, kw_only=True)
class Statement:
    """How a game ended, as values; each output format lays them out in its own way."""

    title: str
    variant: str
    over: Message
    players: tuple[Player, ...]
    centres: Series
    names: tuple[Value, ...]
    proposals: tuple[Message, ...]
    numbers: tuple[Message, ...]
    gm: str


def statement_of(game: Game, book: Book, file: Path | None = None) -> Statement:
    """The statement of a game; given its ``file``, it includes what was put to the vote.

    Raises:
        GameError: the game is not over.
        VoteError: what was put to the vote cannot be read.
    """
    ending = game.position().ending
    if ending is None:
        raise GameError("game.statement_too_early")
    centres = centre_counts(game)
    return Statement(
        title=game.record.header.title,
        variant=game.rules.variant.title,
        over=over(ending, game.rules.board),
        players=tuple(_player(game, book, ending, centres, PowerId(s)) for s in game.rules.seats),
        centres=centres,
        names=tuple(power_name(game.rules.board, power) for power in centres.rows),
        proposals=tuple(_proposals(game, book, file)) if file else (),
        numbers=tuple(numbers(book)),
        gm=book.gm,
    )


def as_text(one: Statement, _game: Game, speaker: Speaker = ENGLISH) -> str:
    """The statement as plain text, wrapped at 72 columns."""
    say, table = speaker.say, _table(one, speaker)
    wide = [max(map(len, column)) for column in zip(*table, strict=True)]
    grid = [
        "  ".join(
            cell.ljust(w) if n == 0 else cell.rjust(w)
            for n, (cell, w) in enumerate(zip(row, wide, strict=True))
        ).rstrip()
        for row in table
    ]
    parts = [ruled(one.title, "="), wrapped(say(one.over)), "\n".join(_players(one, speaker))]
    parts += [say(Message("report.centres")) + "\n\n" + "\n".join(grid)]
    if one.proposals:
        parts += [say(Message("post.proposals"))]
        parts += ["\n".join(wrapped(say(line), "  ") for line in one.proposals)]
    parts += ["\n".join(map(say, one.numbers))] if one.numbers else []
    return "\n\n".join((*parts, f"{one.variant} \N{MIDDLE DOT} {_master(one, speaker)}")) + "\n"


def as_markdown(one: Statement, _game: Game, speaker: Speaker = ENGLISH) -> str:
    """The statement as Markdown, for a forum or a wiki."""
    say, table = speaker.say, _table(one, speaker)
    rows = [f"| {' | '.join(map(_marked, row))} |" for row in table]
    rule = "|---" + "|--:" * (len(table[0]) - 1) + "|"
    parts = [f"# {_marked(one.title)}", f"**{_marked(say(one.over))}**"]
    parts += ["\n".join(f"- {_marked(line)}" for line in _players(one, speaker))]
    parts += [f"## {say(Message('report.centres'))}", "\n".join((rows[0], rule, *rows[1:]))]
    if one.proposals:
        parts += [f"## {say(Message('post.proposals'))}"]
        parts += ["\n".join(f"- {_marked(say(line))}" for line in one.proposals)]
    parts += ["\n".join(f"- {_marked(say(line))}" for line in one.numbers)] if one.numbers else []
    return (
        "\n\n".join(
            (*parts, f"*{_marked(one.variant)} \N{MIDDLE DOT} {_marked(_master(one, speaker))}*")
        )
        + "\n"
    )


def as_page(one: Statement, game: Game, speaker: Speaker = ENGLISH) -> str:
    """The statement as an HTML page with a chart; it loads nothing from elsewhere."""
    say = speaker.say
    return filled(
        "final.html",
        language=speaker.language,
        title=one.title,
        over=say(one.over),
        players=[(say(p.called), say(p.played), say(p.fate)) for p in one.players],
        centres=say(Message("report.centres")),
        grid=_table(one, speaker),
        chart=centre_chart(one.centres, game.rules.board, Message("report.centres"), speaker),
        proposals=(say(Message("post.proposals")), list(map(say, one.proposals))),
        numbers=list(map(say, one.numbers)),
        foot=f"{one.variant} \N{MIDDLE DOT} {_master(one, speaker)}",
    )


WRITERS: Mapping[str, Callable[[Statement, Game, Speaker], str]] = dict(
    zip(_KINDS, (as_text, as_markdown, as_page), strict=True)
)
"""How a statement is written, by the suffix of its file."""


def published(game: Game, book: Book, file: Path | None, kind: str, speaker: Speaker) -> str:
    """The statement of a game as a file of a kind holds it, by its ending; text for unknown ones.

    Raises as `statement_of` does.
    """
    write = WRITERS.get(kind.lower(), as_text)
    return write(statement_of(game, book, file), game, speaker)


def _player(game: Game, book: Book, ending: Ending, centres: Series, power: PowerId) -> Player:
    name = power_name(game.rules.board, power)
    return Player(
        power=power,
        called=name,
        played=_played(book, power),
        fate=_fate(game, ending, centres.rows.get(power, ()), power),
    )


def _played(book: Book, power: PowerId) -> Value:
    """The names of those who played a power, oldest first; never their addresses."""
    unnamed = Message("post.unnamed")
    changes = [one for one in book.changes if one.power == power]
    first = changes[0].before if changes else book.seat(power).called
    names: list[Value] = [_name(first) or unnamed]
    for one in changes:
        who: Value = _name(one.after) or unnamed
        names.append(Message("post.player_from", name=who, phase=one.phase))
    return Listed(tuple(names), "comma")


def _name(text: str) -> str:
    return "" if "@" in text else text


def _fate(game: Game, ending: Ending, row: Sequence[int], power: PowerId) -> Message:
    """What became of a power in the end."""
    centres = row[-1] if row else 0
    if power in ending.winners:
        return Message("post.fate_won" if len(ending.winners) == 1 else "post.fate_drew")
    position = game.position()
    alive = centres or any(unit.power == power for unit in position.units.values())
    if alive or not row:
        return Message("post.fate_survived" if row else "post.fate_lost", count=centres)
    return Message("post.fate_out", year=_gone(game, power))


def _gone(game: Game, power: PowerId) -> str:
    """The year in which a power lost its last centre and piece."""
    for node in reversed(game.record.line()):
        position = game.position(node.id)
        if position.owned(power) or any(u.power == power for u in position.units.values()):
            return node.phase[1:5]
    return game.record.line()[0].phase[1:5]


def _proposals(game: Game, book: Book, file: Path) -> Iterator[Message]:
    """What was put to the vote and whether it passed; how anybody voted stays secret."""
    ending = game.position().ending
    for one in votes.load(file):
        passed = votes.tally(game, book, one).passed and ending is not None
        state = Message("post.votes_passed" if passed else "post.votes_open")
        act = votes.named(game, one.act)
        yield Message("post.proposal_line", act=act, phase=one.phase, state=state)


def _players(one: Statement, speaker: Speaker) -> Iterator[str]:
    for player in one.players:
        values = {"power": player.called, "name": player.played, "fate": player.fate}
        yield speaker.say(Message("post.fate_line", **values))


def _table(one: Statement, speaker: Speaker) -> list[list[str]]:
    """One row per power, one column per year."""
    say = speaker.say
    rows = [
        [say(name), *map(str, row)]
        for name, row in zip(one.names, one.centres.rows.values(), strict=True)
    ]
    return [["", *map(say, one.centres.labels)], *rows]


def _master(one: Statement, speaker: Speaker) -> str:
    return speaker.say(Message("post.gm_was", name=one.gm))


def _marked(text: str) -> str:
    """The text, with whatever Markdown would read as markup escaped."""
    return "".join(f"\\{letter}" if letter in "\\`*_[]<>|#" else letter for letter in text)
