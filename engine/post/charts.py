"""Charts of a game's records: centres over the years, and the results of each power's orders."""

from engine.board.graph import Board
from engine.language.message import Value
from engine.language.speaker import ENGLISH, Speaker
from engine.orders.wording import power_name
from engine.post.records import Series
from engine.report.charts import Named, bar_chart, line_chart


def centre_chart(found: Series, board: Board, title: Value, speaker: Speaker = ENGLISH) -> str:
    """How many centres each power held over the years."""
    rows = {_named(power, board, speaker): row for power, row in found.rows.items()}
    return line_chart(speaker.say(title), [*map(speaker.say, found.labels)], rows)


def order_chart(found: Series, board: Board, title: Value, speaker: Speaker = ENGLISH) -> str:
    """The results of each power's orders; the last label, for no sheet, is left out."""
    rows = {_named(power, board, speaker): row[:-1] for power, row in found.rows.items()}
    return bar_chart(speaker.say(title), [*map(speaker.say, found.labels[:-1])], rows)


def _named(power: str, board: Board, speaker: Speaker) -> Named:
    return power, speaker.say(power_name(board, power))
