"""Tells people in sentences what became of an order, and by which rule."""

from dataclasses import fields

from engine.adjudication.outcome import Outcome, Reason
from engine.adjudication.retreats import Closure
from engine.board.graph import Board
from engine.orders.order import Order, PieceOrder
from engine.report.names import Names, names_of
from engine.report.sentences import FLAGS, RESULTS, SENTENCES, WITHOUT, WORDS
from engine.units import Unit
from engine.visibility.observe import SeenOrder


def sentence(outcome: Outcome | SeenOrder, board: Board) -> str:
    """What became of an order and why, in the board's own names.

    Where no cause is told, only the result is said.
    """
    return _Teller(names_of(board), outcome).tell(outcome.reason)


def citation(outcome: Outcome | SeenOrder) -> str:
    """The rule that decided: a section of the rulebook or of the DATC; empty without a cause."""
    return outcome.reason.rule if outcome.reason else ""


def explain(outcome: Outcome | SeenOrder, board: Board) -> str:
    """The sentence with the rule behind it, in brackets."""
    rule = citation(outcome)
    return sentence(outcome, board) + (f" [{rule}]" if rule else "")


class _Teller:
    """Fills the sentences for one order."""

    def __init__(self, names: Names, outcome: Outcome | SeenOrder) -> None:
        self._names = names
        self._outcome = outcome
        order = outcome.order
        self._common = {
            "line": names.order(order),
            "unit": names.unit(order) if isinstance(order, PieceOrder) else "",
            "power": names.word(outcome.power),
        }

    def tell(self, reason: Reason | Closure | None) -> str:
        if reason is None:
            return RESULTS[self._outcome.result].format_map(self._common)
        values = {field.name: getattr(reason, field.name) for field in fields(reason)}
        form = _form(reason)
        if None in values.values():
            form = WITHOUT.get(type(reason), form)
        words = {key: self._say(key, value) for key, value in values.items()}
        if "unit" in words:  # not the unit that the order is for
            words["unit_"] = words.pop("unit")
        return form.format_map(self._common | words)

    def _say(self, key: str, value: object) -> str:
        """A value of a reason in words."""
        if isinstance(value, tuple):
            parts = [self._say(key, part) for part in value]
            nested = any(isinstance(part, Closure) for part in value)
            return " ".join(["", *parts]) if nested else ", ".join(parts)
        if isinstance(value, bool):
            return FLAGS[key] if value else ""
        match value:
            case Unit():
                return self._names.unit(value)
            case Order():
                return self._names.order(value)
            case Reason() | Closure():
                return self.tell(value)
            case _:
                return WORDS.get(str(value), self._names.word(str(value)))


def _form(reason: Reason | Closure) -> str:
    """The sentence of the table, or the one that a variant's own reason brings with it."""
    known = SENTENCES.get(type(reason))
    if known is not None or isinstance(reason, Closure):
        return known or ""
    return reason.sentence or RESULTS[reason.result]
