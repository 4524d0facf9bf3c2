"""A game's records for its master: centre history, statistics, and the final statement.

All of it is the whole truth; it goes to players only once the game is over.
"""

import csv
import io
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import pairwise

from engine import judge
from engine.adjudication.outcome import Result
from engine.adjudication.turn import Turn
from engine.board.graph import PowerId
from engine.game.game import Game
from engine.game.ledger import GameError
from engine.game.record import ActKind, Node
from engine.language.message import Message, Value
from engine.language.speaker import ENGLISH, Speaker
from engine.orders.notation import write
from engine.orders.wording import power_name
from engine.position import Ending
from engine.post.book import Book
from engine.report.account import Account, account
from engine.report.explain import over
from engine.report.pages import aligned
from engine.report.styles import as_text
from engine.session.observations import Sights
from engine.visibility.sight import GM

_RESULTS = tuple(Result)


@dataclass(frozen=True, slots=True)
class Series:
    """Numbers by power for several dates or categories: a table, and the data of charts.

    The last category for orders counts the deadlines for which a seat sent nothing.
    """

    labels: tuple[Value, ...]
    rows: Mapping[PowerId, tuple[int, ...]]


def centre_counts(game: Game) -> Series:
    """How many centres each power held at the start and after each year."""
    years = [(label, game.position(node.id)) for label, node in _years(game)]
    return Series(
        tuple(label for label, _ in years),
        {
            power: tuple(len(position.owned(power)) for _, position in years)
            for power in game.rules.board.powers
            if power in game.rules.powers
        },
    )


def order_counts(game: Game) -> Series:
    """How many orders of each seat had each result, and for how many deadlines it sent none.

    Units without an order count as holding.
    """
    counts: Counter[tuple[str, str]] = Counter()
    absent: Counter[str] = Counter()
    sights = Sights(game)
    for node in game.record.line():
        if node.parent is None or node.change:
            continue
        absent.update(seat for seat in game.rules.seats if sights.missed(node, seat))
        for text in node.results:
            counts[text.split(":")[0], text.rpartition(" = ")[2]] += 1
    seats = dict.fromkeys((*game.rules.seats, *(PowerId(who) for who, _ in sorted(counts))))
    return Series(
        (*(Message(f"fact.result_{result}") for result in _RESULTS), Message("post.no_sheet")),
        {
            seat: (*(counts[seat, result.value] for result in _RESULTS), absent[seat])
            for seat in seats
        },
    )


def centre_history(game: Game, speaker: Speaker = ENGLISH) -> str:
    """How many centres each power held at the start and after each year, as a table."""
    found, board, say = centre_counts(game), game.rules.board, speaker.say
    rows = [("", *(say(power_name(board, power))[:3] for power in found.rows))]
    for number, label in enumerate(found.labels):
        rows.append((say(label), *(str(row[number]) for row in found.rows.values())))
    return aligned(rows)


def statistics(game: Game, speaker: Speaker = ENGLISH) -> str:
    """The results of each power's orders, and how many deadlines it missed, as a table."""
    found, board, say = order_counts(game), game.rules.board, speaker.say
    rows = [("", say(Message("post.orders")), *map(say, found.labels))]
    for seat, row in found.rows.items():
        rows.append((say(power_name(board, seat)), str(sum(row[:-1])), *map(str, row)))
    return aligned(rows)


def as_csv(found: Series) -> str:
    """Numbers as a table for spreadsheets, one power per line."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(("power", *map(str, found.labels)))
    writer.writerows((power, *row) for power, row in found.rows.items())
    return out.getvalue()


def corrections(game: Game) -> tuple[Message, ...]:
    """What was undone or edited by hand, and why, oldest first."""
    kinds = (ActKind.UNDO, ActKind.EDIT)
    return tuple(
        Message(
            f"post.corrected_{act.kind}",
            at=act.at,
            phase=game.record.nodes[act.head].phase,
            why=Message("word.bracketed", text=act.reason) if act.reason else "",
        )
        for act in game.record.acts
        if act.kind in kinds and not act.sheets  # orders taken back are not a correction
    )


def statement(game: Game, book: Book, speaker: Speaker = ENGLISH) -> str:
    """The end-of-game statement: players, centres, and every turn with all that was hidden.

    Raises GameError if the game is not over; until then this would reveal secrets.
    """
    header, say = game.record.header, speaker.say
    fixed = corrections(game)
    parts = [
        f"{header.title}\n{'=' * len(header.title)}",
        say(over(ending_of(game), game.rules.board)),
    ]
    parts += map(say, numbers(book))
    unnamed = Message("post.unnamed")
    seats = [
        Message("post.seat", power=s.power, name=s.name or unnamed) for s in book.seats.values()
    ]
    parts.append("\n".join(map(say, seats)))
    parts += [say(Message("report.centres")), centre_history(game, speaker)]
    parts += [say(Message("post.orders_heading")), statistics(game, speaker)]
    if book.changes:
        parts += [say(Message("post.changes_of_players")), *(say(one.said) for one in book.changes)]
    parts += [say(Message("post.corrections")), *map(say, fixed)] if fixed else []
    parts += [_revealed(game, node, speaker) for node in game.record.line()]
    return "\n\n".join(parts) + "\n"


def ending_of(game: Game) -> Ending:
    """The end of a game; raises GameError as long as a statement would reveal secrets."""
    ending = game.position().ending
    if ending is None:
        raise GameError("game.statement_too_early")
    return ending


def numbers(book: Book) -> Iterator[Message]:
    """The numbers that custodians gave the game, as lines."""
    if book.boardman:
        yield Message("post.boardman", number=book.boardman)
    if book.miller:
        yield Message("post.miller", number=book.miller)


def _revealed(game: Game, node: Node, speaker: Speaker) -> str:
    """One turn as the game master saw it, with every order given."""
    turn = game.history.led_to(node.id)
    if turn.before is turn.after:
        made = "post.set_by_hand" if node.change else "post.the_start"
        return speaker.say(Message(made, phase=node.phase))
    told = account(judge.report(game.rules, turn, GM), game.rules.board, speaker=speaker)
    return f"{as_text(told)}\n{_sheets(turn, told)}"


def _sheets(turn: Turn, told: Account) -> str:
    heading = told.before(told.speaker.say(Message("post.orders_as_came")))
    lines = [f"  {one.power}: {write(one.order)}" for one in turn.submission.entries]
    return "\n".join([heading, *lines])


def _years(game: Game) -> Iterator[tuple[Value, Node]]:
    """The start, and the last position of each year after it, with the year's label."""
    line = game.record.line()
    last = line[0]
    yield Message("post.start"), last
    for before, node in pairwise(line):
        year = before.phase[1:5]
        if node.phase[1:5] != year and int(year) >= game.rules.board.year:
            last = node
            yield year, node
    if line[-1] != last:
        over = game.position(line[-1].id).ending is not None
        yield Message("post.the_end" if over else "post.now"), line[-1]
