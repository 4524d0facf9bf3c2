"""The end-of-game statement as one page: the result, charts, and a replay with all that was hidden.

It fetches nothing from elsewhere. Whoever has no scripts sees the pictures one below the other.
"""

import base64
import html
import io
from collections.abc import Callable, Iterator

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
from engine.session.seat import Seat

_COLOURS = 96
"""So many colours are enough for a map to be looked through."""

Picture = Callable[[Seat], bytes]
"""Draws the map after a node as the game master sees it, as PNG; empty where nothing can draw."""

_STYLE = (
    "body{font-family:serif;max-width:56em;margin:2em auto;padding:0 1em}h1,h2{font-size:1.2em}"
    "img{max-width:100%}figure{margin:1em 0}figcaption{font-weight:bold}"
    "table{border-collapse:collapse}td,th{text-align:left;padding:.1em .8em .1em 0;"
    "vertical-align:top}.played figure{display:none}.played figure.now{display:block}"
    "#course{width:100%}details{margin:.5em 0}"
)
_SCRIPT = (
    "const all=[...document.querySelectorAll('#replay figure')];"
    "const bar=document.createElement('input');"
    "bar.type='range';bar.id='course';bar.min=0;bar.max=all.length-1;bar.value=0;"
    "bar.setAttribute('aria-label','Turn');const show=()=>all.forEach((one,n)=>"
    "one.classList.toggle('now',n==bar.value));bar.oninput=show;"
    "const place=document.getElementById('replay');place.classList.add('played');"
    "place.prepend(bar);show();"
)


def page(game: Game, book: Book, picture: Picture) -> str:
    """The whole game as one HTML page.

    Raises:
        GameError: the game is not over; until then this would tell what nobody may know.
    """
    ending = game.position().ending
    if ending is None:
        raise GameError("game.statement_reveals_everything_is_written")
    say, board = html.escape, game.rules.board
    title = say(game.record.header.title)
    body = [f"<h1>{title}</h1>", f"<p>{say(str(over(ending, board)))}</p>"]
    body += [f"<p>{say(str(line))}</p>" for line in numbers(book)]
    body.append(_players(game, book))
    body.append(centre_chart(centre_counts(game), board, "Supply centres"))
    body.append(order_chart(order_counts(game), board, "What became of the orders"))
    body += _listed("Changes of players", [str(change) for change in book.changes])
    body += _listed("Corrections", list(map(str, corrections(game))))
    body.append('<h2>The game</h2><div id="replay">')
    seat = Seat(game)
    body += [_turn(game, seat.at(number), picture) for number in range(len(seat.line))]
    body.append(f"</div><script>{_SCRIPT}</script>")
    return (
        f'<!DOCTYPE html>\n<html lang="en"><head><meta charset="utf-8"><title>{title}</title>'
        f"<style>{_STYLE}</style></head><body>\n" + "\n".join(body) + "\n</body></html>\n"
    )


def _players(game: Game, book: Book) -> str:
    rows = "".join(
        f"<tr><th>{html.escape(power)}</th><td>{html.escape(book.seat(power).name)}</td></tr>"
        for power in game.rules.seats
    )
    return f"<table>{rows}</table>"


def _listed(heading: str, lines: list[str] | tuple[str, ...]) -> Iterator[str]:
    if lines:
        items = "".join(f"<li>{html.escape(line)}</li>" for line in lines)
        yield f"<h2>{heading}</h2><ul>{items}</ul>"


def _lighter(drawn: bytes) -> bytes:
    """A picture in so few colours that a whole game of them goes into one file."""
    out = io.BytesIO()
    with Image.open(io.BytesIO(drawn)) as whole:
        whole.convert("RGB").quantize(_COLOURS, Image.Quantize.FASTOCTREE).save(out, "PNG")
    return out.getvalue()


def _turn(game: Game, seat: Seat, picture: Picture) -> str:
    """One turn: its map, everything that was hidden in it, and the orders as they came in."""
    node, seen = game.record.nodes[seat.line[seat.turn]], seat.look()
    told = account(seen, seat.board)
    heading = told.heading if node.parent is not None else "The start"
    if node.change and node.parent is not None:
        heading = f"{told.heading}: set by hand"
    drawn = picture(seat)
    parts = [f"<figcaption>{html.escape(heading)}</figcaption>"]
    if drawn:
        data = base64.b64encode(_lighter(drawn)).decode()
        parts.append(f'<img alt="{html.escape(heading)}" src="data:image/png;base64,{data}">')
    results = [
        f"{power}: {line.order} ({line.why})" for power, o in told.orders.items() for line in o
    ]
    spotted = [fact for fact in seen.facts if isinstance(fact, Spotted)]
    hidden = list(map(str, messages(spotted, game.rules.board, to_gm=True)))
    entries = game.history.led_to(node.id).submission.entries
    given = [f"{entry.power}: {write(entry.order)}" for entry in entries]
    for name, lines in (
        ("Results", results),
        ("Hidden pieces", hidden),
        ("What was told", [one for one in (*told.news, *told.told) if one not in hidden]),
        ("Orders as they came in", given),
    ):
        if lines:
            items = "".join(f"<li>{html.escape(line)}</li>" for line in lines)
            parts.append(f"<details><summary>{name}</summary><ul>{items}</ul></details>")
    return f"<figure>{''.join(parts)}</figure>"
