"""The windows of the desk: which game is open in which, and opening the next one."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, QProcess
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget

from engine import processes
from engine.board.graph import PowerId
from engine.board.picture import load_picture
from engine.errors import UserError
from engine.language.message import Message
from engine.post import beside
from engine.session.files import (
    DamagedFileError,
    GameFileError,
    LostFileError,
    NotAGameFileError,
    PacketError,
    begin_game,
    is_design,
    is_packet,
    open_game,
)
from engine.session.seat import Seat
from spydip_gui.boards.sources import makes_board
from spydip_gui.commands.actions import Action
from spydip_gui.document.document import Document
from spydip_gui.language.reader import say, told, translate
from spydip_gui.output.palette import Palette
from spydip_gui.post.bar import bar_of
from spydip_gui.settings import Settings
from spydip_gui.theme.parts import FRAME, agreed, retire, unmarked
from spydip_gui.theme.window_colours import colour, palette_for, shape, wear
from spydip_gui.window import adopting
from spydip_gui.window.fitting import fit
from spydip_gui.window.window import DeskWindow

if TYPE_CHECKING:
    from engine.session.packets import Opened
    from spydip_gui.dialogs.new_game import Wanted


class Windows(QObject):
    """Holds the one open window; a game that cannot be opened leaves it as it is."""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self.settings = settings
        self.window: QWidget | None = None
        self._others: list[Windows] = []
        settings.changed.connect(self._restyle)

    def begin(self, *files: Path) -> None:
        """Open files, or the last game, or the start page."""
        _put_on(colour, self.settings)
        if wanted := files or self.settings.recent[:1]:
            self.open_all(wanted)
        if self.window is None:
            self.open_start()

    def open_all(self, files: Sequence[Path]) -> None:
        """Open the first file here, and each of the others on a desk of its own."""
        self._try(lambda: self.open_path(files[0]))
        for path in files[1:]:
            program, *line = processes.desk([path])
            QProcess.startDetached(program, line)

    def open_start(self) -> None:
        """Show the start page."""
        from spydip_gui.dialogs.start import StartPage  # noqa: PLC0415  # not for the first window

        page = StartPage(self.settings)
        page.wanted.connect(self.open)
        self._show(page)

    def open(self, what: str) -> None:
        """Open what a window asks for.

        That is files, a line each, ``new``, ``start``, or one of ``sample:``, ``lesson:``,
        ``board:`` and ``play:`` with a name; without one it is asked for.
        """
        asks, _, name = what.partition(":")
        if asks != "board" and isinstance(self.window, DeskWindow) and not self.window.may_close():
            return
        match asks:
            case "new":
                self._ask_new()
            case "start":
                self.open_start()
            case "board":
                self._try(lambda: self._open_workshop(name))
            case "sample":
                self._open_sample(name)
            case "lesson":
                self._try(lambda: self._open_lesson(name))
            case "play":
                self._try(lambda: self._play(*name.split()))
            case _:
                self.open_all([Path(one) for one in what.split("\n")])

    def open_path(self, path: Path) -> None:
        """Open a game, a packet, or a design, which begins a new game.

        Raises GameFileError, PacketError, BoardError or OptionError.
        """
        if makes_board(path):
            self._open_workshop(str(path))
            return
        if is_design(path) or is_packet(path):
            (self._ask_new if is_design(path) else self._open_packet)(path)
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
        """Show a game in a window of its own, in place of the previous one."""
        window = self._show_document(Document(view))
        if view.path is not None and beside.folder(view.path).is_dir():
            from spydip_gui.window.menus.opponents import join  # noqa: PLC0415  # seldom played

            join(window)
        adopting.offer(window, self.open)
        return window

    def begin_game(self, wanted: "Wanted", path: Path) -> None:
        """Begin a game in its own file, with its book; raises GameFileError or OSError."""
        from engine.post import book as books  # noqa: PLC0415  # not for the first window

        view = begin_game(wanted.rules, path, title=wanted.title, board=wanted.board, over=True)
        try:
            moved = beside.make_room(path)
            books.save(path, wanted.book)
        except (OSError, ValueError):
            view.close()
            raise
        # "Somebody here" is the form's own label; named players share one screen.
        here = sum(seat.role == "here" and bool(seat.name) for seat in wanted.book.seats.values())
        self.settings.set("curtain", "on" if here > 1 else self.settings.value("curtain"))
        self.settings.opened(path)
        beside.claim(path, view.master().record.header.game)
        self._tell_moved(self.show_game(view), moved)

    def _play(self, seat: str, variant: str = "standard") -> None:
        """Begin a game at this screen in one seat, in a file among the user's own."""
        from spydip_gui.window.beginning import at_once  # noqa: PLC0415  # not for the first window

        seated = PowerId(seat)
        wanted, path = at_once(seated, self.settings.value("opponents"), variant)
        path.parent.mkdir(parents=True, exist_ok=True)
        self.begin_game(wanted, path)
        if isinstance(self.window, DeskWindow):
            self.window.document.look(viewer=seated)
            text = translate("Desk", "The game is kept in {file}.")
            bar_of(self.window).say(text.format(file=path))

    def _rescue(self, path: Path, error: GameFileError) -> None:
        from spydip_gui.window.rescuing import rescued  # noqa: PLC0415  # seldom needed

        place = rescued(self.ground, path, error)
        if place is not None:
            self.open_path(place)

    def _tell_moved(self, window: DeskWindow, moved: Message | None) -> None:
        if moved:
            bar_of(window).say(say(moved))

    def _open_packet(self, path: Path) -> None:
        from spydip_gui.post.opening import PacketOpener, welcome  # noqa: PLC0415  # not for the first window

        before = self.window.document if isinstance(self.window, DeskWindow) else None
        opener = PacketOpener(
            self.settings,
            lambda place: _unlock(self.ground, place),
            lambda error: _trusts(self.ground, error),
        )
        document = opener.open(path)
        if document is None:
            return
        window = self._show_document(document)
        self.settings.opened(path)
        bar = bar_of(window)
        bar.say(welcome(document, before))
        document.changed.connect(bar.read)

    def _show_document(self, document: Document) -> DeskWindow:
        palette = self._palette()
        picture = load_picture(document.view.board_place)
        window = DeskWindow(document, picture, palette, self.settings)
        window.open_wanted.connect(self.open)
        self._show(window)
        if not self.settings.text("toured"):
            from spydip_gui.dialogs.tour import TourDialog  # noqa: PLC0415  # not each time

            self.settings.keep("toured", "yes")
            TourDialog(window).show()
        return window

    def _ask_new(self, design: Path | None = None) -> None:
        from spydip_gui.window.beginning import begun  # noqa: PLC0415  # not for the first window

        def begin(wanted: "Wanted", path: Path) -> bool:
            return self._try(lambda: self.begin_game(wanted, path))

        begun(self.ground, design, begin)

    def _open_sample(self, name: str) -> None:
        from engine.play import samples  # noqa: PLC0415  # not for the first window
        from spydip_gui.dialogs.samples import SamplesDialog  # noqa: PLC0415

        if not name:
            dialog = SamplesDialog(self.window)
            dialog.exec()
            name = dialog.chosen
        if name:
            self._try(lambda: self.show_game(Seat(samples.play(name))))

    def _open_lesson(self, name: str) -> None:
        from spydip_gui.window.lessons import asked, begun  # noqa: PLC0415  # not for the first window

        name = name or asked(self.settings, self.ground)
        if name:
            self._show_document(begun(name, self.settings)).switching.allows = lambda _viewer: False

    def _open_workshop(self, name: str) -> None:
        from spydip_gui.boards import opening  # noqa: PLC0415  # not for the first window

        opening.open_workshop(name, self.ground, self._palette(), self.open)

    def tell(self, error: UserError) -> None:
        """Say what a person can mend, wherever it came up; a game without a file is saved anew."""
        QMessageBox.warning(self.window, "SpyDip", unmarked(told(error)))
        if isinstance(error, LostFileError) and isinstance(self.window, DeskWindow):
            self.window.menus.of(Action.save_as)()

    def _try(self, act: Callable[[], object]) -> bool:
        """Do something that may fail for outside reasons; the error is then shown."""
        try:
            act()
        except PacketError as error:
            if self.ground is not None:
                bar_of(self.ground).say(told(error), refused=True)
            return False
        except (OSError, ValueError) as error:
            QMessageBox.warning(self.ground, "SpyDip", unmarked(told(error)))
            return False
        return True

    @property
    def ground(self) -> QWidget | None:
        """The window that questions open over, so that one is left once they are answered."""
        if self.window is None:
            self.open_start()
        return self.window

    def _show(self, window: QWidget) -> None:
        before, self.window = self.window, window
        if before is None:
            shape(QApplication.instance())
        if isinstance(window, DeskWindow):
            window.restoreGeometry(self.settings.blob("geometry"))
            fit(window, window.screen().availableGeometry().marginsRemoved(FRAME))
            window.lay_out_as_before()
            if self.settings.value("curtain") == "on" and window.document.sort == "game":
                window.switching.cover(window.document.view.viewer)
        window.show()
        if before is not None:
            retire(before)
            now = window.document if isinstance(window, DeskWindow) else None
            if isinstance(before, DeskWindow) and before.document is not now:
                before.document.close()

    def _palette(self) -> Palette:
        lettered = self.settings.value("letters") == "on"
        return palette_for(self.settings.value("theme"), lettered=lettered)

    def _restyle(self, key: str) -> None:
        if key in {"theme", "typeface"}:
            _put_on(wear, self.settings)
        if key in {"theme", "letters"} and isinstance(self.window, DeskWindow):
            self.window.stage.set_palette(self._palette())


def _put_on(look: Callable[[QCoreApplication | None, str, str], None], settings: Settings) -> None:
    look(QApplication.instance(), settings.value("theme"), settings.value("typeface"))


def _trusts(ground: QWidget | None, error: PacketError) -> bool:
    """Ask whether to trust an unknown key, once the user has asked the game master about it."""
    question = translate("Desk", "Trust the new key from now on?")
    return agreed(ground, f"{told(error)}\n\n{question}")


def _unlock(ground: QWidget | None, path: Path) -> "Opened | None":
    from spydip_gui.post.unlock import UnlockDialog  # noqa: PLC0415  # not for the first window

    dialog = UnlockDialog(path, ground)
    dialog.exec()
    if dialog.refused is not None:
        raise dialog.refused
    return dialog.opened
