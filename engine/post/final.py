"""The end-of-game statement as one page: the result, charts, and a replay that reveals everything.

It fetches nothing from elsewhere. Without scripts, the pictures stand one below the other.
"""

import base64
import io
from collections.abc import Callable, Mapping

from PIL import Image

from engine.facts import Spotted
from engine.game.game import Game
from engine.language.message import Message
from engine.language.speaker import ENGLISH, Speaker
from engine.orders.notation import write
from engine.orders.wording import power_name
from engine.post.book import Book
from engine.post.charts import centre_chart, order_chart
from engine.post.records import centre_counts, corrections, ending_of, numbers, order_counts
from engine.report.account import account
from engine.report.explain import over
from engine.report.facts import messages
from engine.report.pages import filled
from engine.session.seat import Seat

_COLOURS = 96
"""How many colours are enough for a map to be looked through."""

Picture = Callable[[Seat, str], bytes]
"""Draws the map of a turn with names in a language, as PNG; empty where nothing can draw."""


def page(game: Game, book: Book, picture: Picture, speaker: Speaker = ENGLISH) -> str:
    """The whole game as one HTML page in a speaker's words.

    Raises GameError if the game is not over; until then this would reveal secrets.
    """
    board, seat, say = game.rules.board, Seat(game), speaker.say
    changes, fixed = [one.said for one in book.changes], corrections(game)
    return filled(
        "statement.html",
        language=speaker.language,
        title=game.record.header.title,
        over=say(over(ending_of(game), board)),
        numbers=list(map(say, numbers(book))),
        players=[
            (say(power_name(board, power)), book.seat(power).name) for power in game.rules.seats
        ],
        charts=[
            centre_chart(centre_counts(game), board, Message("report.centres"), speaker),
            order_chart(order_counts(game), board, Message("post.outcomes"), speaker),
        ],
        listed=[
            (say(Message("post.changes_of_players")), list(map(say, changes))),
            (say(Message("post.corrections")), list(map(say, fixed))),
        ],
        replay=say(Message("post.the_game")),
        bar=say(Message("post.turn")),
        turns=[_turn(game, seat.at(number), picture, speaker) for number in range(len(seat.line))],
    )


def _lighter(drawn: bytes) -> bytes:
    """A picture in so few colours that a whole game of them fits into one file."""
    out = io.BytesIO()
    with Image.open(io.BytesIO(drawn)) as whole:
        whole.convert("RGB").quantize(_COLOURS, Image.Quantize.FASTOCTREE).save(out, "PNG")
    return out.getvalue()


def _turn(game: Game, seat: Seat, picture: Picture, speaker: Speaker) -> Mapping[str, object]:
    """One turn: its map, everything that was hidden in it, and the orders as they came in."""
    node, seen = game.record.nodes[seat.line[seat.turn]], seat.look()
    told, say = account(seen, seat.board, speaker=speaker), speaker.say
    heading = told.heading if node.parent is not None else say(Message("post.opening"))
    if node.change and node.parent is not None:
        heading = say(Message("post.phase_by_hand", phase=told.heading))
    drawn = picture(seat, speaker.language)
    results = [
        f"{told.before(power)} {line.order} ({line.why})"
        for power, orders in told.orders.items()
        for line in orders
    ]
    spotted = [fact for fact in seen.facts if isinstance(fact, Spotted)]
    hidden = list(map(say, messages(spotted, game.rules.board, to_gm=True)))
    entries = game.history.led_to(node.id).submission.entries
    given = [f"{one.power}: {write(one.order)}" for one in entries]
    return {
        "heading": heading,
        "picture": base64.b64encode(_lighter(drawn)).decode() if drawn else "",
        "told": (
            (say(Message("post.results")), results),
            (say(Message("post.hidden_pieces")), hidden),
            (
                say(Message("post.what_was_told")),
                [one for one in (*told.news, *told.told) if one not in hidden],
            ),
            (say(Message("post.orders_as_came")), given),
        ),
    }
