"""Tells people in sentences the result of an order or of a game, and the rule behind it."""

import re
from collections.abc import Iterator

from engine.adjudication.outcome import Outcome, Reason
from engine.adjudication.retreats import Closure
from engine.board.graph import Board, PowerId
from engine.language.message import Listed, Message, Piece, Value, sentences
from engine.language.texts import add, pattern
from engine.orders.order import PieceOrder
from engine.orders.wording import in_words, power_name, unit_at
from engine.position import Ending
from engine.report.citations import rule_name
from engine.visibility.observe import SeenOrder


def sentence(outcome: Outcome | SeenOrder, board: Board) -> Message:
    """The result of an order and why, in the board's own names.

    If no cause is told, only the result is given. The id of a reason's text is made from its
    class's name, as ``reason.support_cut``; the text may use the order as ``{line}``, its unit, the
    power that gave it as ``{power}``, and the fields of the reason. There is another text for a
    reason with a field that is None, as ``reason.home_lost_unknown``, or true, as
    ``reason.moved_by_convoy``.
    """
    words = _words(outcome)
    return words[0] if words else _tell(outcome, board, outcome.reason)


def citation(outcome: Outcome | SeenOrder) -> str:
    """The rule that decided: a section of the rulebook or of the DATC; empty without a cause."""
    if words := _words(outcome):
        return words[1]
    return outcome.reason.rule if outcome.reason else ""


def _words(outcome: Outcome | SeenOrder) -> tuple[Message, str] | None:
    """Someone else's words about an order and its rule, if that is all that is known."""
    return outcome.words if isinstance(outcome, SeenOrder) else None


def explain(outcome: Outcome | SeenOrder, board: Board) -> Message:
    """The sentence with the rule after it, in brackets."""
    return cited(sentence(outcome, board), citation(outcome))


def cited(said: Message, rule: str) -> Message:
    """A sentence with a rule after it, in brackets, if there is one."""
    return Message("reason.cited", said=said, rule=rule_name(rule)) if rule else said


def fate(outcome: Outcome | SeenOrder, board: Board) -> Message | None:
    """What happened to a piece through its order, with the rule, if the game master needs telling.

    The text is the entry ``<id of the reason>.news``.
    """
    said = _said(outcome, board, outcome.reason)
    if not pattern("en", f"{said.id}.news"):
        return None
    piece = Piece(getattr(outcome.order.parts[0], "kind", ""), power_name(board, outcome.power))
    return cited(Message(f"{said.id}.news", **dict(said.values), piece=piece), citation(outcome))


def _tell(outcome: Outcome | SeenOrder, board: Board, reason: Reason | Closure | None) -> Message:
    """A reason in words, followed by the reasons it contains."""
    further = [_tell(outcome, board, one) for one in _held(reason)]
    said = _said(outcome, board, reason)
    return sentences(said, *further)


def _held(reason: Reason | Closure | None) -> Iterator[Reason | Closure]:
    for name in reason.__match_args__ if reason else ():
        value = getattr(reason, name)
        values = value if isinstance(value, tuple) else (value,)
        yield from (one for one in values if isinstance(one, Reason | Closure))


def _said(outcome: Outcome | SeenOrder, board: Board, reason: Reason | Closure | None) -> Message:
    order = outcome.order
    values: dict[str, Value] = {
        "line": in_words(order, board),
        "unit": unit_at(board, order.kind, order.at) if isinstance(order, PieceOrder) else "",
        "power": power_name(board, outcome.power),
    }
    if reason is None:
        return Message(f"reason.result_{outcome.result}", **values)
    key = told_by(type(reason))
    names: tuple[str, ...] = reason.__match_args__
    for name in names:
        match value := getattr(reason, name):
            case None:
                key = f"{key}_unknown"
            case bool():
                key = f"{key}_by_convoy" if value else key
            case Reason() | Closure() | (Reason() | Closure(), *_):
                pass
            case _:
                values[name] = in_words(value, board)
    return Message(key, **values)


def told_by(reason: type, guest: str = "") -> str:
    """The id of a reason's text; a reason from outside may bring its English text instead."""
    if reason not in _TEXTS:
        _TEXTS[reason] = _text_of(reason, guest)
    return _TEXTS[reason]


def _text_of(reason: type, guest: str) -> str:
    name = re.sub(r"(?<!^)(?=[A-Z])", "_", reason.__name__).lower()
    own: str = getattr(reason, "sentence", "")
    if not own or " " not in own:
        return own or f"reason.{name}"
    guest = guest or reason.__module__.removeprefix("spydip_guest_").partition(".")[0]
    key = f"{guest}.{name}"
    if pattern("en", key) is None:
        add("en", {key: (own,)})
    return key


_TEXTS: dict[type, str] = {}


def over(ending: Ending, board: Board) -> Message:
    """That a game is over, who has won, and why."""
    powers = {power.name: power.id for power in board.powers.values()}
    values = {
        name: power_name(board, powers[value]) if value in powers else value
        for name, value in ending.reason.values
    }
    winners = tuple(power_name(board, PowerId(winner)) for winner in ending.winners)
    form = ("nobody_won", "won", "shared")[min(len(winners), 2)]
    return Message(f"report.{form}", who=Listed(winners), why=Message(ending.reason.id, **values))
