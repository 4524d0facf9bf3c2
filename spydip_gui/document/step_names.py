"""Names for the undoable steps at the desk."""

from engine.board.graph import Board
from engine.session.own_steps import ActKind, UndoStep
from engine.session.seat import Seat
from spydip_gui.language.reader import labelled, translate
from spydip_gui.language.wording import phase_name, seat_name


def named(step: UndoStep, view: Seat) -> str:
    """What a step did, for a menu: ``France: A PAR - BUR``, ``adjudication of Spring 1901``."""
    if step.seats:
        return _orders(step, view.board)
    act, forms = step.act, _forms()
    phase = phase_name(view.rules, view.steps.phase(step))
    form = forms.get(act.kind, forms[ActKind.UNDO])
    return form.format(phase=phase, reason=act.reason, branch=act.branch)


def _forms() -> dict[ActKind, str]:
    return {
        ActKind.TURN: translate("Desk", "adjudication of {phase}"),
        ActKind.EDIT: translate("Desk", "edit: {reason}"),
        ActKind.BRANCH: translate("Desk", "branch “{branch}”"),
        ActKind.SWITCH: translate("Desk", "going on with “{branch}”"),
        ActKind.ADOPT: translate("Desk", "adopting a branch"),
        ActKind.DROP: translate("Desk", "dropping “{reason}”"),
        ActKind.UNDO: translate("Desk", "going to {phase}"),
    }


def _orders(step: UndoStep, board: Board) -> str:
    """The order written or cleared if it was just one, otherwise whose orders changed."""
    if len(step.after.sheets) == 1:
        [sheet], [old] = step.after.sheets, step.before.sheets
        power = seat_name(board, sheet.power)
        new = [line for line in sheet.lines if line not in old.lines]
        gone = [line for line in old.lines if line not in sheet.lines]
        if len(new) == 1:
            return labelled(power, new[0])
        if len(gone) == 1 and not new:
            text = translate("Desk", "{power}: clear {order}")
            return text.format(power=power, order=gone[0])
    names = ", ".join(seat_name(board, sheet.power) for sheet in step.after.sheets[:3])
    more = ", …" if len(step.after.sheets) > 3 else ""
    return translate("Desk", "orders of {powers}").format(powers=names + more)
