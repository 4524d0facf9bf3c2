"""Finds again, in the tree of choices, the way to an order that is already written."""

from collections.abc import Iterable

from engine.board.graph import Board, Location, PowerId
from engine.orders.choices import Choice, Node
from engine.orders.order import Intent
from spydip_gui.gestures.walk.keys import kind_of, label_of, place_of, province_of
from spydip_gui.gestures.walk.match import Way
from spydip_gui.gestures.walk.table import Table
from spydip_gui.gestures.walk.touch import Touch

_NAMED = frozenset({Choice.PIECE, Choice.UNIT, Choice.PLACE, Choice.COAST, Choice.POWER})
_DEEPEST = 16
_BLANKS = str.maketrans(",():", "    ")


def trace(table: Table, power: PowerId, text: str) -> Way | None:
    """The way to an order by its canonical text, None if it is not offered."""
    words = set(text.translate(_BLANKS).split())
    return _search(table.board, table.tree(power), text, words, ())


def about(table: Table, way: Way, intent: Intent) -> bool:
    """Whether the first verb of a way means that."""
    verbs = (node.step.key for node in way if node.step.choice is Choice.VERB)
    return intent in table.intents.get(next(verbs, ""), frozenset())


def touches(board: Board, way: Way) -> tuple[Touch, ...]:
    """The piece, the units and the places of a way, without the seas of its route."""
    found: list[Touch] = []
    for node in way:
        if node.step.choice is Choice.VIA:
            break
        if node.step.choice is Choice.COAST and found:
            province = found.pop().province
            found.append(Touch(province=province, coast=Location(node.step.key)))
        elif node.step.choice in {Choice.PIECE, Choice.UNIT, Choice.PLACE}:
            found.append(_touch(board, node))
    return tuple(found)


def _touch(board: Board, node: Node) -> Touch:
    at = place_of(board, node.step)
    if at is None:
        return Touch(tray=node.step.key)
    if node.step.choice is Choice.PLACE:
        return Touch(province=board.province_of(at))
    return Touch(province=board.province_of(at), kind=kind_of(node.step), label=label_of(node.step))


def _search(
    board: Board, nodes: Iterable[Node], text: str, words: set[str], so_far: Way
) -> Way | None:
    for node in nodes:
        if not _named(board, node, words):
            continue
        way = (*so_far, node)
        if node.order is not None and str(node.order) == text:
            return way
        if len(way) < _DEEPEST:
            found = _search(board, node.children, text, words, way)
            if found is not None:
                return found
    return None


def _named(board: Board, node: Node, words: set[str]) -> bool:
    """Whether a step may lead there: places and powers on the way stand in the text."""
    if node.step.choice not in _NAMED:
        return True
    at = place_of(board, node.step)
    if at is None:
        return node.step.key in words or node.step.choice is not Choice.POWER
    province = province_of(board, node.step)
    return at in words or any(word.startswith(f"{province}") for word in words)
