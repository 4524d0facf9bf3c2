"""The statement published once a game is over: how it ended, who played, the centres by year.

As text, as Markdown and as a page. It tells no secrets: what was hidden is told by `final`.
"""

from collections.abc import Iterator, Mapping
from functools import partial
from pathlib import Path

from engine.board.graph import PowerId
from engine.game.game import Game
from engine.language.message import Listed, Message, Value
from engine.language.speaker import Speaker
from engine.orders.wording import power_name
from engine.position import Ending
from engine.post import votes
from engine.post.book import Book
from engine.post.charts import centre_chart
from engine.post.records import centre_counts, ending_of, numbers
from engine.report.explain import over
from engine.report.pages import filled

KINDS = (".txt", ".md", ".html")
"""The endings of files that a statement can be written to."""


def published(game: Game, book: Book, file: Path | None, kind: str, speaker: Speaker) -> str:
    """The statement of a game as a file of a kind holds it, by its ending; text for unknown ones.

    Given the game's ``file``, it includes what was put to the vote. Raises GameError if the game is
    not over, VoteError if what was put to the vote cannot be read.
    """
    board, say, centres = game.rules.board, speaker.say, centre_counts(game)
    ended, ending = ending_of(game), kind.lower() if kind.lower() in KINDS else KINDS[0]
    players = [
        (power_name(board, power), _played(book, power), fate)
        for power, fate in fates(game).items()
    ]
    rows = [[say(power_name(board, who)), *map(str, row)] for who, row in centres.rows.items()]
    heading, master = Message("report.centres"), Message("post.gm_was", name=book.gm)
    return filled(
        f"final{ending}",
        language=speaker.language,
        title=game.record.header.title,
        over=say(over(ended, board)),
        players=[tuple(map(say, player)) for player in players],
        fates=[
            say(Message("post.fate_line", power=power, name=name, fate=fate))
            for power, name, fate in players
        ],
        centres=say(heading),
        grid=[["", *map(say, centres.labels)], *rows],
        chart=partial(centre_chart, centres, board, heading, speaker),
        proposed=say(Message("post.proposals")),
        proposals=list(map(say, _proposals(game, book, file))) if file else [],
        numbers=list(map(say, numbers(book))),
        foot=f"{game.rules.variant.title} \N{MIDDLE DOT} {say(master)}",
    )


def fates(game: Game) -> Mapping[PowerId, Message]:
    """What became of each power; raises GameError if the game is not over."""
    ending = ending_of(game)
    return {seat: _fate(game, ending, seat) for seat in game.rules.seats}


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


def _fate(game: Game, ending: Ending, power: PowerId) -> Message:
    """What became of a power, or of a player of several, in the end."""
    if power in ending.winners:
        return Message("post.fate_won" if len(ending.winners) == 1 else "post.fate_drew")
    if power not in game.rules.powers:
        return Message("post.fate_lost", count=0)
    position = game.position()
    centres = len(position.owned(power))
    if centres or any(unit.power == power for unit in position.units.values()):
        return Message("post.fate_survived", count=centres)
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
    for one in votes.load(file):
        passed = votes.tally(game, book, one).passed
        state = Message("post.votes_passed" if passed else "post.votes_open")
        act = votes.named(game, one.act)
        yield Message("post.proposal_line", act=act, phase=one.phase, state=state)
