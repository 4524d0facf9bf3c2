"""How the steps are called that can be taken back at the desk."""

from PySide6.QtCore import QCoreApplication

from engine.board.graph import Board
from engine.game.record import Deed, Record
from engine.game.steps import Step
from spydip_gui.language.wording import phase_name, seat_name


def named(step: Step, record: Record, board: Board) -> str:
    """What a step did, for a menu: ``France: A PAR - BUR``, ``adjudication of Spring 1901``."""
    if step.seats:
        return _orders(step, board)
    act = step.act
    node = record.nodes[act.head]
    about = node.parent or node.id if act.deed is Deed.TURN else node.id
    return (
        _forms()
        .get(act.deed, _forms()[Deed.UNDO])
        .format(
            phase=phase_name(record.nodes[about].phase),
            reason=act.reason,
            branch=act.branch,
        )
    )


def _forms() -> dict[Deed, str]:
    translate = QCoreApplication.translate
    return {
        Deed.TURN: translate("Desk", "adjudication of {phase}"),
        Deed.EDIT: translate("Desk", "edit: {reason}"),
        Deed.BRANCH: translate("Desk", "branch “{branch}”"),
        Deed.SWITCH: translate("Desk", "going on with “{branch}”"),
        Deed.ADOPT: translate("Desk", "adopting a branch"),
        Deed.DROP: translate("Desk", "dropping “{reason}”"),
        Deed.UNDO: translate("Desk", "going to {phase}"),
    }


def _orders(step: Step, board: Board) -> str:
    """The order that was written or cleared, where it was one, or whose orders were."""
    if len(step.after.sheets) == 1:
        [sheet], [old] = step.after.sheets, step.before.sheets
        power = seat_name(board, sheet.power)
        new = [line for line in sheet.lines if line not in old.lines]
        gone = [line for line in old.lines if line not in sheet.lines]
        if len(new) == 1:
            return f"{power}: {new[0]}"
        if len(gone) == 1 and not new:
            text = QCoreApplication.translate("Desk", "{power}: clear {order}")
            return text.format(power=power, order=gone[0])
    names = ", ".join(seat_name(board, sheet.power) for sheet in step.after.sheets[:3])
    more = ", …" if len(step.after.sheets) > 3 else ""
    return QCoreApplication.translate("Desk", "orders of {powers}").format(powers=names + more)
