"""How seats, provinces and facts are called on the desk, in the language of the desk."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication

from engine.adjudication.outcome import Result
from engine.board.graph import Board
from engine.facts import Fact
from engine.phases import Phase, parse_phase
from engine.report import facts
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
    words = str(fact).split(" ")
    form = _FORMS.get(words[0])
    short = form(_Names(board, to_gm=viewer == GM), words[1:]) if form else ""
    return short or retold(facts.sentence(fact, board, to_gm=viewer == GM))


class _Names:
    def __init__(self, board: Board, *, to_gm: bool) -> None:
        self._word = names_of(board).word
        self.to_gm = to_gm

    def power(self, text: str) -> str:
        if text == "?":
            return QCoreApplication.translate("Desk", "unknown power")
        return retold(self._word(text))

    def kind(self, text: str) -> str:
        kinds = {
            "A": QCoreApplication.translate("Desk", "army"),
            "F": QCoreApplication.translate("Desk", "fleet"),
            "?": QCoreApplication.translate("Desk", "unit"),
            "spy": QCoreApplication.translate("Desk", "spy"),
            "agent": QCoreApplication.translate("Desk", "agent"),
            "eu": "EU",
            "ceu": "CEU",
        }
        return kinds.get(text, text)


_Form = Callable[[_Names, Sequence[str]], str]


def _unit(names: _Names, words: Sequence[str]) -> str:
    if len(words) < 3:
        return ""
    coast = f" ({words[0][4:].lower()})" if "/" in words[0] else ""
    return f"{names.power(words[1])}: {names.kind(words[2])}{coast}"


def _fallen(names: _Names, words: Sequence[str]) -> str:
    return QCoreApplication.translate("Desk", "in retreat: {unit}").format(unit=_unit(names, words))


def _attacker(names: _Names, words: Sequence[str]) -> str:
    return QCoreApplication.translate("Desk", "attacked by {unit}").format(unit=_unit(names, words))


def _empty(_names: _Names, _words: Sequence[str]) -> str:
    return QCoreApplication.translate("Desk", "no army or fleet")


def _own(names: _Names, words: Sequence[str]) -> str:
    count = f" \N{MULTIPLICATION SIGN} {words[2]}" if len(words) > 2 else ""
    # One text a kind: what agrees with the noun differs from kind to kind in other languages.
    own = {
        "spy": QCoreApplication.translate("Desk", "own spy"),
        "agent": QCoreApplication.translate("Desk", "own agent"),
        "eu": QCoreApplication.translate("Desk", "own EU"),
        "ceu": QCoreApplication.translate("Desk", "own CEU"),
    }
    return own.get(words[0], names.kind(words[0])) + count


def _covert(kind: str) -> _Form:
    def form(names: _Names, words: Sequence[str]) -> str:
        match words[1:]:
            case ["present"]:
                text = QCoreApplication.translate("Desk", "{kind} present, nobody knows whose")
                return text.format(kind=names.kind(kind))
            case ["none"]:
                return _no_foreign(names, kind)
            case [power, "present"]:
                text = QCoreApplication.translate("Desk", "{power}: {kind} present")
                return text.format(power=names.power(power), kind=names.kind(kind))
            case [power, count]:
                many = "" if count == "1" else f" \N{MULTIPLICATION SIGN} {count}"
                return f"{names.power(power)}: {names.kind(kind)}{many}"
        return ""

    return form


def _no_foreign(names: _Names, kind: str) -> str:
    none = {
        "spy": QCoreApplication.translate("Desk", "no foreign spy"),
        "agent": QCoreApplication.translate("Desk", "no foreign agent"),
        "eu": QCoreApplication.translate("Desk", "no foreign EU"),
        "ceu": QCoreApplication.translate("Desk", "no foreign CEU"),
    }
    return none.get(kind, names.kind(kind))


def _centre(names: _Names, words: Sequence[str]) -> str:
    if words[1] == "NONE":
        return QCoreApplication.translate("Desk", "centre of nobody")
    return QCoreApplication.translate("Desk", "centre of {power}").format(
        power=names.power(words[1])
    )


def _attacked(names: _Names, _words: Sequence[str]) -> str:
    if names.to_gm:
        return QCoreApplication.translate("Desk", "the unit here was attacked in vain")
    return QCoreApplication.translate("Desk", "your unit here was attacked in vain")


def _contact(names: _Names, _words: Sequence[str]) -> str:
    if names.to_gm:
        return QCoreApplication.translate("Desk", "a spy has reported from here")
    return QCoreApplication.translate("Desk", "your spy reports from here")


def _no_contact(names: _Names, _words: Sequence[str]) -> str:
    if names.to_gm:
        return QCoreApplication.translate("Desk", "the spy here fell silent")
    return QCoreApplication.translate("Desk", "your spy here fell silent")


_FORMS: dict[str, _Form] = {
    "contact": _contact,
    "nocontact": _no_contact,
    "unit": _unit,
    "dislodged": _fallen,
    "attacker": _attacker,
    "empty": _empty,
    "own": _own,
    "centre": _centre,
    "attacked": _attacked,
    **{kind: _covert(kind) for kind in ("spy", "agent", "eu", "ceu")},
}
