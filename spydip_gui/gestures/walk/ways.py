"""Ways down a tree of choices: found by an order's text, read as touches, and extended."""

from collections.abc import Iterable

from engine.board.graph import Board, Location
from engine.orders.choices import Choice, Node
from spydip_gui.gestures.walk.touch import Touch, Way

_NAMED = frozenset({Choice.PIECE, Choice.UNIT, Choice.PLACE, Choice.COAST, Choice.POWER})
_DEEPEST = 16
_BLANKS = str.maketrans(",():", "    ")


def trace(board: Board, nodes: Iterable[Node], text: str) -> Way | None:
    """The way from these choices to an order by its canonical text; None if it is not on offer."""
    return _search(board, nodes, text, set(text.translate(_BLANKS).split()), ())


def touches(board: Board, way: Way) -> tuple[Touch, ...]:
    """The piece, the units and the places along a way, without the seas of its route."""
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


def straight(way: Way) -> Way:
    """The way extended by steps that leave no choice."""
    while way[-1].order is None and len(way[-1].children) == 1:
        way = (*way, way[-1].children[0])
    return way


def on_offer(move: Way) -> tuple[Way, ...]:
    """A move, and each action that completes it without naming anybody."""
    deeds = (n for n in move[-1].children if n.step.choice is Choice.VERB and n.order is not None)
    return (move, *((*move, node) for node in deeds))


def _touch(board: Board, node: Node) -> Touch:
    province = board.locations.get(node.step.at)
    if province is None:
        return Touch(tray=node.step.key)
    if node.step.choice is Choice.PLACE:
        return Touch(province=province)
    return Touch(province=province, kind=node.step.kind, label=node.step.number)


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
    """Whether a step may lead there: the places and powers on the way occur in the text."""
    if node.step.choice not in _NAMED:
        return True
    province = board.locations.get(node.step.at)
    if province is None:
        return node.step.key in words or node.step.choice is not Choice.POWER
    return node.step.at in words or any(word.startswith(province) for word in words)
