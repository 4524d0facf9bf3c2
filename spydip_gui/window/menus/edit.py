"""The Edit menu: undo, reading and clearing orders, copying, keys and settings."""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from engine.board.graph import ProvinceId
from engine.session.files import is_design, is_packet
from spydip_gui.commands.actions import Action
from spydip_gui.language.reader import reader, say, translate
from spydip_gui.post.bar import bar_of
from spydip_gui.theme.parts import accepted, agreed
from spydip_gui.window.menus.workplace import Acts, Menu, tell


class EditMenu(Menu):
    """The Edit menu of one window."""

    def acts(self) -> Acts:
        """What each command does."""
        return {
            Action.undo: self.undo,
            Action.redo: self._doc.redo,
            Action.clear_orders: self.clear_orders,
            Action.paste_orders: self.paste_orders,
            Action.write_order: self.write_order,
            Action.next_piece: self.next_piece,
            Action.copy_map: self.copy_map,
            Action.copy_report: self.copy_report,
            Action.edit_position: self.edit_position,
            Action.pin_guess: self.pin_guess,
            Action.edit_keys: self.edit_keys,
            Action.show_settings: self.show_settings,
        }

    def undo(self) -> None:
        """Undo the last step; ask first where that takes back a whole turn of practice."""
        doc = self._doc
        text = translate("Desk", "Undo: {step}?\nYour opponents then choose their orders anew.")
        if not doc.back.takes_turn or agreed(self._window, text.format(step=doc.undo_name)):
            doc.undo()

    def clear_orders(self) -> None:
        """Remove all orders of the seat being written for."""
        if self._doc.view.seats:
            self._doc.clear(self._doc.seat)

    def paste_orders(self) -> None:
        """Read the clipboard as a sheet of orders."""
        self.take_text(QGuiApplication.clipboard().text())

    def write_order(self) -> None:
        """Go to the line for typing orders."""
        self._window.side.raise_panel(self._window.orders)
        self._window.orders.entry.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def next_piece(self) -> None:
        """Walk to the next piece without an order; those that need none come last."""
        view, pane = self._doc.view, self._window.stage.map
        open_ = [
            row for seat in view.seats for row in view.rows(seat) if row.piece and not row.order
        ]
        rows = [row for row in open_ if row.asked] or open_
        places = list(dict.fromkeys(ProvinceId(row.place[:3]) for row in rows if row.place))
        if not places:
            bar_of(self._window).say(translate("Desk", "Every piece has its order."))
            return
        after = places.index(pane.walker.at) + 1 if pane.walker.at in places else 0
        pane.setFocus(Qt.FocusReason.ShortcutFocusReason)
        pane.walker.walk_to(places[after % len(places)])

    def take_text(self, text: str) -> None:
        """Write the orders of a sheet; show what was not understood."""
        doc = self._doc
        sheet = doc.view.sheet(text, None if len(doc.view.seats) > 1 else doc.seat)
        lines = [
            (read.power or doc.seat, str(read.order))
            for read in sheet.orders
            if (read.power or doc.seat) in doc.view.seats
        ]
        if lines:
            doc.give(lines)
        unread = [say(part.message) for line in sheet.unread for part in line.unread]
        if unread or not lines:
            nothing = translate("Desk", "There are no orders in it.")
            tell(self._window, "\n".join(unread) or nothing)

    def pin_guess(self, place: str = "") -> None:
        """Ask for a guess about a province: the one pointed at, if none is named."""
        from spydip_gui.dialogs.guess import GuessDialog  # noqa: PLC0415  # not for the first window

        place = place or self._window.stage.map.province_at_hand or ""
        GuessDialog(self._window, self._doc, place).open()

    def take_file(self, name: str) -> None:
        """Open a game file that was dropped in, or read a text as orders."""
        if name.endswith(".spydip") or is_packet(Path(name)) or is_design(Path(name)):
            self._window.open_wanted.emit(name)
            return
        try:
            self.take_text(Path(name).read_text(encoding="utf-8"))
        except (OSError, UnicodeDecodeError):
            text = translate("Desk", "{name} is not a readable text.")
            tell(self._window, text.format(name=name))

    def copy_map(self) -> None:
        """Put the map as the viewer sees it on the clipboard."""
        QGuiApplication.clipboard().setImage(self._window.stage.image())

    def copy_report(self) -> None:
        """Put the report of the turn on the clipboard."""
        from engine.report.styles import as_text  # noqa: PLC0415  # not for the first window

        view = self._doc.view
        QGuiApplication.clipboard().setText(as_text(view.told(view.outcome, reader())))

    def edit_position(self) -> None:
        """Edit the position by hand."""
        from spydip_gui.dialogs.position import PositionDialog  # noqa: PLC0415  # not for the first window

        board, view = self._window.stage.board, self._doc.view
        dialog = PositionDialog(
            view.rules, view.master().position(), board.picture, board.palette, self._window
        )
        if accepted(dialog):
            fallen = self._doc.edit(dialog.position, dialog.reason.text())
            if fallen:
                tell(self._window, "\n".join(map(say, fallen)))

    def edit_keys(self) -> None:
        """Change the keys of commands and verbs."""
        from spydip_gui.dialogs.shortcuts import ShortcutsDialog  # noqa: PLC0415  # not for the first window

        ShortcutsDialog(self._window.shortcuts, self._window).open()

    def show_settings(self) -> None:
        """Show the settings."""
        from spydip_gui.dialogs.settings import SettingsDialog  # noqa: PLC0415  # not for the first window

        SettingsDialog(self._window.settings, self._window).open()
