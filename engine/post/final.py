"""The end-of-game statement as one page: the result, charts, and a replay with all that was hidden.

It fetches nothing from elsewhere. Whoever has no scripts sees the pictures one below the other.
"""

import base64
import io
from collections.abc import Callable, Mapping

from PIL import Image

from engine.facts import Spotted
from engine.game.game import Game
from engine.game.ledger import GameError
from engine.orders.notation import write
from engine.post.book import Book
from engine.post.charts import centre_chart, order_chart
from engine.post.records import centre_counts, corrections, numbers, order_counts
from engine.report.account import account
from engine.report.facts import messages
from engine.report.names import over
from engine.report.pages import filled
from engine.session.seat import Seat

_COLOURS = 96
"""So many colours are enough for a map to be looked through."""

Picture = Callable[[Seat], bytes]
"""Draws the map after a node as the game master sees it, as PNG; empty where nothing can draw."""


def page(game: Game, book: Book, picture: Picture) -> str:
    """The whole game as one HTML page.

    Raises:
        GameError: the game is not over; until then this would tell what nobody may know.
    """
    ending = game.position().ending
    if ending is None:
        raise GameError("game.statement_reveals_everything_is_written")
    board, seat = game.rules.board, Seat(game)
    return filled(
        "statement.html",
        title=game.record.header.title,
        over=over(ending, board),
        numbers=list(numbers(book)),
        players=[(power, book.seat(power).name) for power in game.rules.seats],
        charts=[
            centre_chart(centre_counts(game), board, "Supply centres"),
            order_chart(order_counts(game), board, "What became of the orders"),
        ],
        listed=[("Changes of players", book.changes), ("Corrections", corrections(game))],
        turns=[_turn(game, seat.at(number), picture) for number in range(len(seat.line))],
    )


def _lighter(drawn: bytes) -> bytes:
    """A picture in so few colours that a whole game of them goes into one file."""
    out = io.BytesIO()
    with Image.open(io.BytesIO(drawn)) as whole:
        whole.convert("RGB").quantize(_COLOURS, Image.Quantize.FASTOCTREE).save(out, "PNG")
    return out.getvalue()


def _turn(game: Game, seat: Seat, picture: Picture) -> Mapping[str, object]:
    """One turn: its map, everything that was hidden in it, and the orders as they came in."""
    node, seen = game.record.nodes[seat.line[seat.turn]], seat.look()
    told = account(seen, seat.board)
    heading = told.heading if node.parent is not None else "The start"
    if node.change and node.parent is not None:
        heading = f"{told.heading}: set by hand"
    drawn = picture(seat)
    results = [
        f"{power}: {line.order} ({line.why})" for power, o in told.orders.items() for line in o
    ]
    spotted = [fact for fact in seen.facts if isinstance(fact, Spotted)]
    hidden = list(map(str, messages(spotted, game.rules.board, to_gm=True)))
    entries = game.history.led_to(node.id).submission.entries
    return {
        "heading": heading,
        "picture": base64.b64encode(_lighter(drawn)).decode() if drawn else "",
        "told": (
            ("Results", results),
            ("Hidden pieces", hidden),
            ("What was told", [one for one in (*told.news, *told.told) if one not in hidden]),
            ("Orders as they came in", [f"{one.power}: {write(one.order)}" for one in entries]),
        ),
    }
