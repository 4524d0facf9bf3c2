"""Records of a game for its master: centre history, statistics, and the statement at its end.

All of it is the whole truth; it goes to players only once the game is over.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise

from engine import judge
from engine.adjudication.outcome import Result
from engine.adjudication.turn import Turn
from engine.game.game import Game
from engine.game.history import NoTurnError
from engine.game.ledger import GameError
from engine.game.record import Deed, Node
from engine.orders.notation import write
from engine.post.book import Book
from engine.report.account import account
from engine.report.styles import as_text
from engine.visibility.sight import GM

_RESULTS = (Result.SUCCEEDS, Result.BOUNCES, Result.CUT, Result.DISLODGED, Result.VOID)


def centre_history(game: Game) -> str:
    """How many centres each power held at the start and after each year, as a table."""
    board = game.rules.board
    powers = [power for power in board.powers if power in game.rules.powers]
    rows = [("", *(board.powers[power].name[:3] for power in powers))]
    for label, node in _years(game):
        position = game.position(node.id)
        rows.append((label, *(str(len(position.owned(power))) for power in powers)))
    return _table(rows)


def statistics(game: Game) -> str:
    """What became of each power's orders, and for how many deadlines it sent none.

    Units without an order hold, and count so.
    """
    counts: Counter[tuple[str, str]] = Counter()
    missed: Counter[str] = Counter()
    for node in game.record.line():
        if node.parent is None or node.change:
            continue
        given = game.record.given(node)
        missed.update(seat for seat in game.rules.seats if seat not in given)
        for text in node.results:
            counts[text.split(":")[0], text.rpartition(" = ")[2]] += 1
    rows = [("", "orders", *(result.value for result in _RESULTS), "no sheet")]
    for power in game.rules.seats:
        whole = sum(number for (who, _), number in counts.items() if who == power)
        results = (str(counts[power, result.value]) for result in _RESULTS)
        rows.append((power, str(whole), *results, str(missed[power])))
    return _table(rows)


def corrections(game: Game) -> tuple[str, ...]:
    """What was taken back or set by hand, and why, oldest first."""
    deeds = (Deed.UNDO, Deed.EDIT)
    return tuple(
        f"{act.at}: {act.deed.value} to {game.record.nodes[act.head].phase}"
        + (f" ({act.reason})" if act.reason else "")
        for act in game.record.acts
        if act.deed in deeds and not act.sheets  # orders taken back are no correction
    )


def statement(game: Game, book: Book) -> str:
    """The end-of-game statement: players, centres, and every turn with all that was hidden.

    Raises:
        GameError: the game is not over; until then this would tell what nobody may know.
    """
    ending = game.position().ending
    if ending is None:
        raise GameError("The statement reveals everything; it is written once the game is over.")
    header = game.record.header
    parts = [f"{header.title}\n{'=' * len(header.title)}", f"{ending.reason}".capitalize() + "."]
    parts.append("Won by " + (", ".join(ending.winners) or "nobody") + ".")
    parts += list(_numbers(book))
    parts.append("\n".join(f"{s.power}: {s.name or 'unnamed'}" for s in book.seats.values()))
    parts += ["Supply centres", centre_history(game), "Orders", statistics(game)]
    parts += ["Corrections", *corrections(game)] if corrections(game) else []
    parts += [_revealed(game, node) for node in game.record.line()]
    return "\n\n".join(parts) + "\n"


def _numbers(book: Book) -> Iterator[str]:
    if book.boardman:
        yield f"Boardman number {book.boardman}"
    if book.miller:
        yield f"Miller number {book.miller}"


def _revealed(game: Game, node: Node) -> str:
    """One turn as the game master saw it, with every order that was given."""
    try:
        turn = game.history.turn(node.id)
    except NoTurnError:
        return f"{node.phase}: {'set by hand' if node.change else 'the start'}."
    told = account(judge.report(game.rules, turn, GM), game.rules.board)
    return f"{as_text(told)}\n{_sheets(turn)}"


def _sheets(turn: Turn) -> str:
    lines = [f"  {one.power}: {write(one.order)}" for one in turn.submission.entries]
    return "\n".join(["Orders as they came in:", *lines])


def _years(game: Game) -> Iterator[tuple[str, Node]]:
    """The start, and the last position of each year after it, with the year's label."""
    line = game.record.line()
    yield "start", line[0]
    for before, node in pairwise(line):
        year = before.phase[1:5]
        if node.phase[1:5] != year and int(year) >= game.rules.board.year:
            yield year, node
    if len(line) > 1:
        yield "now", line[-1]


def _table(rows: Sequence[Sequence[str]]) -> str:
    wide = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return "\n".join(
        "  ".join(
            cell.ljust(w) if i == 0 else cell.rjust(w)
            for i, (cell, w) in enumerate(zip(row, wide, strict=True))
        ).rstrip()
        for row in rows
    )
