"""The windows of the desk: which game is open in which, and how the next one is opened."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QStandardPaths
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget

from engine.board.picture import load_picture
from engine.errors import UserError
from engine.language.message import Message
from engine.post import beside
from engine.session import rulesets
from engine.session.files import (
    DamagedFileError,
    GameFileError,
    LostFileError,
    NotAGameFileError,
    PacketError,
    begin_game,
    is_packet,
    open_game,
)
from engine.session.seat import Seat
from spydip_gui.commands.actions import Action
from spydip_gui.document.document import Document
from spydip_gui.language.reader import say, told, translate
from spydip_gui.post.bar import bar_of
from spydip_gui.settings import Settings
from spydip_gui.theme.parts import retire, unmarked
from spydip_gui.theme.window_colours import palette_for, wear
from spydip_gui.window.docks import hide_strays
from spydip_gui.window.menus.workplace import agreed, place_to_write
from spydip_gui.window.window import DeskWindow

if TYPE_CHECKING:
    from engine.session.packets import Opened
    from spydip_gui.dialogs.new_game import Wanted
    from spydip_gui.post.opening import Attempt


HALFWAY = "start"
"""The tour of the first page was shown, that of the desk not yet."""


class Windows(QObject):
    """Holds the one window that is open; a game that cannot be opened leaves it as it is."""

    def __init__(self, settings: Settings) -> None:
        """Begin with nothing open."""
        super().__init__()
        self.settings = settings
        self.window: QWidget | None = None
        settings.changed.connect(self._restyle)

    def begin(self, file: Path | None = None) -> None:
        """Open a file, or the game last opened, or the first page."""
        wear(QApplication.instance(), self.settings.value("theme"))
        recent = self.settings.recent
        path = file or (recent[0] if recent else None)
        if (path is None or not self._try(lambda: self.open_path(path))) and self.window is None:
            self.open_start()

    def open_start(self) -> None:
        """Show the first page."""
        from engine.play import samples  # noqa: PLC0415  # not for the first window
        from spydip_gui.dialogs.start import StartPage  # noqa: PLC0415

        variants = rulesets.catalogue()
        titles = {c.name: f"{c.title} ({variants[c.variant].title})" for c in samples.cards()}
        page = StartPage(self.settings.recent, titles)
        page.wanted.connect(self.open)
        self._show(page)
        if not self.settings.text("toured"):
            self.settings.keep("toured", HALFWAY)
            page.begin_tour()

    def open(self, what: str) -> None:
        """Open what a window asks for: a path, ``new``, or ``sample:`` and a name."""
        if isinstance(self.window, DeskWindow) and not self.window.may_close():
            return
        if what == "new":
            self._ask_new()
        elif what == "start":
            self.open_start()
        elif what.startswith("sample:"):
            self._open_sample(what.removeprefix("sample:"))
        else:
            self._try(lambda: self.open_path(Path(what)))

    def open_path(self, path: Path) -> None:
        """Open a game or a packet; raises GameFileError, PacketError, BoardError or OptionError."""
        if is_packet(path):
            self._open_packet(path)
            return
        try:
            view = open_game(path)
        except (DamagedFileError, NotAGameFileError) as error:
            self._rescue(path, error)
            return
        try:
            moved = beside.claim(path, view.master().record.header.game)
        except (OSError, ValueError):
            view.close()
            raise
        self._tell_moved(self.show_game(view), moved)
        self.settings.opened(path)

    def show_game(self, view: Seat) -> DeskWindow:
        """Show a game in a window of its own, in the place of the one before."""
        return self._show_document(Document(view))

    def begin_game(self, wanted: "Wanted", path: Path) -> None:
        """Begin a game in a file of its own, with its book; raises GameFileError or OSError."""
        from engine.post import book as books  # noqa: PLC0415  # not for the first window

        view = begin_game(wanted.rules, path, title=wanted.title, board=wanted.board, over=True)
        try:
            moved = beside.make_room(path)
            books.save(path, wanted.book)
        except (OSError, ValueError):
            view.close()
            raise
        # "Somebody here" is the form's own answer; players by name are several at one screen.
        here = sum(seat.role == "here" and bool(seat.name) for seat in wanted.book.seats.values())
        self.settings.set("curtain", "on" if here > 1 else self.settings.value("curtain"))
        self.settings.opened(path)
        beside.claim(path, view.master().record.header.game)
        self._tell_moved(self.show_game(view), moved)

    def _rescue(self, path: Path, error: GameFileError) -> None:
        from spydip_gui.window.rescuing import rescued  # noqa: PLC0415  # seldom needed

        place = rescued(self.window, path, error)
        if place is not None:
            self.open_path(place)

    def _tell_moved(self, window: DeskWindow, moved: Message | None) -> None:
        if moved:
            bar_of(window).say(say(moved))

    def _open_packet(self, path: Path) -> None:
        from spydip_gui.post.opening import PacketOpener, welcome  # noqa: PLC0415  # not for the first window

        before = self.window.document if isinstance(self.window, DeskWindow) else None
        opener = PacketOpener(self.settings, self._unlock, self._trusts)
        document = opener.open(path)
        if document is None:
            return
        window = self._show_document(document)
        self.settings.opened(path)
        bar = bar_of(window)
        bar.say(welcome(document, before))
        document.changed.connect(bar.read)

    def _trusts(self, error: PacketError) -> bool:
        """Whether somebody who has asked the game master says that a strange key is right."""
        question = translate("Desk", "Trust the new key from now on?")
        return agreed(self.window, f"{told(error)}\n\n{question}")

    def _unlock(self, name: str, attempt: "Attempt") -> "Opened | None":
        from spydip_gui.post.unlock import UnlockDialog  # noqa: PLC0415  # not for the first window

        dialog = UnlockDialog(name, attempt, self.window)
        dialog.exec()
        if dialog.refused is not None:
            raise dialog.refused
        return dialog.opened

    def _show_document(self, document: Document) -> DeskWindow:
        palette = palette_for(self.settings.value("theme"))
        picture = load_picture(document.view.board_place)
        window = DeskWindow(document, picture, palette, self.settings)
        window.open_wanted.connect(self.open)
        self._show(window)
        if self.settings.text("toured") == HALFWAY:
            from spydip_gui.dialogs.tour import TourDialog  # noqa: PLC0415  # not each time

            self.settings.keep("toured", "yes")
            TourDialog(window).show()
        return window

    def _ask_new(self) -> None:
        from spydip_gui.dialogs.new_game import NewGameDialog  # noqa: PLC0415  # not for the first window

        dialog = NewGameDialog(self.window)
        if dialog.exec() != NewGameDialog.DialogCode.Accepted:
            return
        wanted = dialog.wanted()
        documents = QStandardPaths.StandardLocation.DocumentsLocation
        place = Path(QStandardPaths.writableLocation(documents)) / f"{wanted.title}.spydip"
        title = translate("Desk", "Where should the game be saved?")
        path = place_to_write(self.window, title, "*.spydip", ".spydip", str(place))
        if path is not None:
            self._try(lambda: self.begin_game(wanted, path))

    def _open_sample(self, name: str) -> None:
        from engine.play import samples  # noqa: PLC0415  # not for the first window
        from spydip_gui.dialogs.samples import SamplesDialog  # noqa: PLC0415

        if not name:
            dialog = SamplesDialog(self.window)
            dialog.exec()
            name = dialog.chosen
        if name:
            self._try(lambda: self.show_game(Seat(samples.play(name))))

    def tell(self, error: UserError) -> None:
        """Say what a person can mend, wherever it came up; a game without a file is saved anew."""
        QMessageBox.warning(self.window, "SpyDip", unmarked(told(error)))
        if isinstance(error, LostFileError) and isinstance(self.window, DeskWindow):
            self.window.menus.of(Action.save_as)()

    def _try(self, act: Callable[[], object]) -> bool:
        """Do something that the world may forbid; its sentence is then shown."""
        try:
            act()
        except PacketError as error:
            self._refuse(told(error))
            return False
        except (OSError, ValueError) as error:
            QMessageBox.warning(self.window, "SpyDip", unmarked(told(error)))
            return False
        return True

    def _refuse(self, sentence: str) -> None:
        if self.window is None:
            self.open_start()
        if self.window is not None:
            bar_of(self.window).say(sentence, refused=True)

    def _show(self, window: QWidget) -> None:
        before, self.window = self.window, window
        if isinstance(window, DeskWindow):
            if not window.restoreGeometry(self.settings.blob("geometry")):
                window.resize(window.size().boundedTo(window.screen().availableSize()))
            window.restoreState(self.settings.blob("layout"))
            hide_strays(window)
            if self.settings.value("curtain") == "on" and window.document.sort == "game":
                window.cover(window.document.view.viewer)
        window.show()
        if before is not None:
            retire(before)
            now = window.document if isinstance(window, DeskWindow) else None
            if isinstance(before, DeskWindow) and before.document is not now:
                before.document.close()

    def _restyle(self, key: str) -> None:
        if key == "theme":
            wear(QApplication.instance(), self.settings.value(key))
            if isinstance(self.window, DeskWindow):
                self.window.stage.set_palette(palette_for(self.settings.value(key)))
