"""How seats, provinces and facts are called on the desk, in the language of the desk."""

from PySide6.QtCore import QCoreApplication

from engine.adjudication.outcome import Result
from engine.board.graph import Board
from engine.facts import Fact
from engine.phases import Phase, parse_phase
from engine.report.facts import message
from engine.report.names import names_of
from engine.session.observations import JOIN
from engine.visibility.sight import GM
from spydip_gui.language.phrases import retold


def say(text: str) -> str:
    """A text of the desk in the chosen language."""
    return QCoreApplication.translate("Desk", text)


def seat_name(board: Board, seat: str) -> str:
    """What a viewer or a seat is called: ``Game master``, ``France``, ``France + Italy``."""
    if seat == GM:
        return QCoreApplication.translate("Desk", "Game master")
    name = names_of(board).word
    if seat in ("X", "Y"):
        return QCoreApplication.translate("Desk", "Player {letter}").format(letter=seat)
    return f" {JOIN} ".join(retold(name(part)) for part in seat.split(JOIN))


def phase_name(phase: Phase | str) -> str:
    """A deadline in words: ``Spring 1901, movement``."""
    return retold((parse_phase(phase) if isinstance(phase, str) else phase).title)


def result_name(result: str) -> str:
    """What became of an order in a word: ``succeeds``."""
    names = {
        Result.SUCCEEDS: QCoreApplication.translate("Desk", "succeeds"),
        Result.BOUNCES: QCoreApplication.translate("Desk", "bounces"),
        Result.CUT: QCoreApplication.translate("Desk", "cut"),
        Result.VOID: QCoreApplication.translate("Desk", "void"),
        Result.DISLODGED: QCoreApplication.translate("Desk", "dislodged"),
        Result.DISRUPTED: QCoreApplication.translate("Desk", "disrupted"),
        Result.FAILS: QCoreApplication.translate("Desk", "fails"),
        Result.DISBANDED: QCoreApplication.translate("Desk", "disbanded"),
        Result.DESTROYED: QCoreApplication.translate("Desk", "destroyed"),
    }
    return {kind.value: name for kind, name in names.items()}.get(result, result)


def fact_sentence(board: Board, fact: Fact, viewer: str = GM) -> str:
    """A fact as people read it under the name of its place; the rarer ones as whole sentences."""
    return retold(message(fact, board, short=True, to_gm=viewer == GM))
