"""The Game menu: opening and saving games, exporting and printing what is seen of them."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QProgressDialog

from spydip_gui.commands.actions import Action
from spydip_gui.language.reader import say, translate
from spydip_gui.post.bar import bar_of
from spydip_gui.window.menus.workplace import Acts, Menu, games, place_to_write, proposed

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter


class _StoppedError(Exception):
    """The user stopped something slow."""


class GameMenu(Menu):
    """The Game menu of one window."""

    def acts(self) -> Acts:
        """What each command does."""
        return {
            Action.new_game: lambda: self._window.open_wanted.emit("new"),
            Action.open_game: self.open_game,
            Action.open_sample: lambda: self._window.open_wanted.emit("sample:"),
            Action.save_as: self.save_as,
            Action.save_scenario: self.save_scenario,
            Action.export_map: self.export_map,
            Action.export_replay: self.export_replay,
            Action.print_map: self.print_map,
            Action.print_report: self.print_report,
            Action.open_lab: self.open_lab,
            Action.make_board: lambda: self._window.open_wanted.emit("board:"),
            Action.open_start: lambda: self._window.open_wanted.emit("start"),
            Action.close: self._window.close,
        }

    def open_game(self) -> None:
        """Open a game file."""
        title = translate("Desk", "Open a game")
        kinds = translate("StartPage", "Games, packets and mixes (*.spydip *.spyview *.toml)")
        names, _ = QFileDialog.getOpenFileNames(self._window, title, "", kinds)
        if names:
            self._window.open_wanted.emit("\n".join(names))

    def open_lab(self) -> None:
        """Open the lab, beside the open game."""
        from spydip_gui.lab.window import LabWindow  # noqa: PLC0415  # not for the first window

        LabWindow(self._window).show()

    def save_as(self) -> None:
        """Save the game under another name."""
        from engine.post import beside  # noqa: PLC0415  # not for the first window

        title = translate("Desk", "Save the game as")
        start = proposed(self._doc.view.title, ".spydip", self._doc.view.path)
        path = place_to_write(self._window, title, games(), ".spydip", str(start))
        if path is not None:
            before = self._doc.view.path
            self._doc.save_as(path, over=True)
            if moved := beside.carry(before, path):
                bar_of(self._window).say(say(moved))
            self._window.settings.opened(path)

    def save_scenario(self) -> None:
        """Write the position looked at, with its orders and results, as a scenario."""
        from engine.session.written import scenario_with_files  # noqa: PLC0415  # as above
        from spydip_gui.output.files import save  # noqa: PLC0415

        self._doc.view.master()  # everybody else stops here
        title = translate("Desk", "Save as a scenario")
        kinds = translate("Desk", "Scenarios (*.toml)")
        path = place_to_write(self._window, title, kinds, ".toml", self._propose(".toml"))
        if path is not None:
            files = scenario_with_files(self._doc.view, path.stem)
            for name, text in reversed([*files.items()]):
                written = save(
                    path if name == f"{path.stem}.toml" else path.parent / name, text.encode()
                )
            self._told_written(written)

    def export_map(self) -> None:
        """Write the map as the viewer sees it to a picture file."""
        title = translate("Desk", "Export the map")
        kinds = ";;".join(
            (
                translate("Desk", "Picture (*.png)"),
                translate("Desk", "Drawing (*.svg)"),
                translate("Desk", "Sheet of paper (*.pdf)"),
            )
        )
        path = place_to_write(self._window, title, kinds, ".png", self._propose(".png"))
        if path is not None:
            self._window.stage.export(path)
            self._told_written(path)

    def export_replay(self) -> None:
        """Write the game as the viewer saw it: animated, or phase by phase into a folder."""
        from spydip_gui.output.replay import ffmpeg  # noqa: PLC0415  # not for the first window

        films = translate("Desk", "Film (*.mp4 *.webm)")
        if not ffmpeg():
            films = translate("Desk", "Film, needs ffmpeg, which was not found (*.mp4 *.webm)")
        kinds = {
            translate("Desk", "Moving picture (*.webp)"): ".webp",
            translate("Desk", "Animation (*.gif)"): ".gif",
            films: ".mp4",
            translate("Desk", "Folder of pictures (*)"): "",
        }
        title = translate("Desk", "Export a replay")
        start = str(proposed(self._doc.view.title, ".webp", self._doc.view.path))
        name, kind = QFileDialog.getSaveFileName(self._window, title, start, ";;".join(kinds))
        if name:
            path = Path(name)
            bare = not path.suffix or name == start
            self.write_replay(path.with_suffix(kinds.get(kind, ".webp")) if bare else path)

    def write_replay(self, path: Path) -> None:
        """Write it to this file or folder; if stopped, nothing is written."""
        from spydip_gui.output.film import write_replay  # noqa: PLC0415  # not for the first window

        label, stop = translate("Desk", "Drawing the turns…"), translate("Desk", "Stop")
        shown = QProgressDialog(label, stop, 0, 0, self._window)
        shown.setWindowModality(Qt.WindowModality.WindowModal)

        def tell(done: int, of: int) -> None:
            shown.setMaximum(of)
            shown.setValue(done)
            if shown.wasCanceled():
                raise _StoppedError

        try:
            phases = [str(phase) for phase in self._doc.view.phases]
            write_replay(path, self._window.stage.reel(), phases, tell=tell)
        except _StoppedError:
            return
        finally:
            shown.close()
        self._told_written(path)

    def print_map(self) -> None:
        """Print the map as the viewer sees it."""
        self._print(self._window.stage.print_out, lying=True)

    def print_report(self) -> None:
        """Print the report of the turn looked at."""
        self._print(lambda printer: self._window.report.written().print_(printer))

    def _print(self, draw: "Callable[[QPrinter], None]", *, lying: bool = False) -> None:
        """Show a print preview, and print from there."""
        from PySide6.QtGui import QPageLayout  # noqa: PLC0415  # not for the first window
        from PySide6.QtPrintSupport import QPrinter, QPrintPreviewDialog  # noqa: PLC0415

        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        if lying:
            printer.setPageOrientation(QPageLayout.Orientation.Landscape)
        shown = QPrintPreviewDialog(printer, self._window)
        shown.paintRequested.connect(draw)
        shown.exec()
        shown.deleteLater()
