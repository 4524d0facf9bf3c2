"""Duties of the gestures: whatever can be ordered can be dragged, and keys do not clash."""

from collections.abc import Iterator, Mapping

from engine.board.graph import Board, Location, PowerId
from engine.exam.duty import Duty
from engine.exam.sitting import Sitting
from engine.orders.addressed import ForPower
from engine.orders.order import Order, PieceOrder
from spydip_gui.gestures.walk.intent.stroke import asked, begun, moved
from spydip_gui.gestures.walk.meaning import meaning
from spydip_gui.gestures.walk.outcomes import Refused
from spydip_gui.gestures.walk.table import Table
from spydip_gui.gestures.walk.touch import Touch
from spydip_gui.gestures.walk.verbs import VERBS

_OF_A_TURN = 12
"""How many orders of one seat are dragged."""


def _dragged(sitting: Sitting) -> Iterator[str]:
    """A covert piece that may move moves there when it is dragged and dropped."""
    rules = sitting.rules
    views = {(id(turn), view.viewer): view for turn, view in sitting.views}
    for (turn, seat), orders in _going(sitting).items():
        table = Table(reader=rules.reader, seats={seat: rules.known(views[turn, seat])})
        for order, piece, to in orders[:_OF_A_TURN]:
            start = Touch(province=Board.province_of(piece.at), kind=piece.kind)
            end = Touch(province=Board.province_of(to), coast=to if "/" in to else None)
            outcome = meaning(table, asked(table, moved(table, begun(start), end)))
            if isinstance(outcome, Refused):
                yield f"{seat}: “{order}” cannot be dragged ({outcome.why})"


def _going(
    sitting: Sitting,
) -> Mapping[tuple[int, PowerId], list[tuple[Order, PieceOrder, Location]]]:
    """The orders on offer that move a covert piece, by turn and seat."""
    kinds = sitting.rules.variant.unit_kinds
    found: dict[tuple[int, PowerId], list[tuple[Order, PieceOrder, Location]]] = {}
    for turn, seat, order in sitting.offers:
        plain = order.order if isinstance(order, ForPower) else order
        to = getattr(plain, "to", None)
        if isinstance(plain, PieceOrder) and to and kinds[plain.kind].covert:
            found.setdefault((id(turn), seat), []).append((order, plain, to))
    return found


def _lettered(sitting: Sitting) -> Iterator[str]:
    for kind in sitting.rules.variant.order_kinds:
        if kind.key and (kind.key in {*VERBS, "I"} or len(kind.key) > 1 or not kind.key.isupper()):
            yield f"{kind.called}: “{kind.key}” is taken, or no capital letter"


DUTIES = (
    Duty("orders-dragged", "Covert pieces can be dragged wherever they may go", _dragged),
    Duty("keys-free", "Its own keys are letters that games do not use already", _lettered),
)
"""What must be true of orders given by hand."""
