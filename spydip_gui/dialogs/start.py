"""The start page: play at once, begin a game, continue one, or look at a sample."""

from functools import partial
from pathlib import Path

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QFileDialog,
    QFrame,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from spydip_gui.commands.actions import Action
from spydip_gui.commands.shortcuts import Shortcuts
from spydip_gui.dialogs.help import helped
from spydip_gui.dialogs.start_cards import NAME, SampleList
from spydip_gui.dialogs.start_games import PATH, GameList, read
from spydip_gui.dialogs.start_lessons import LessonCard
from spydip_gui.dialogs.start_pictures import Later
from spydip_gui.dialogs.start_play import PlayCard
from spydip_gui.settings import Settings, own_folder
from spydip_gui.theme.file_dialogs import dropped
from spydip_gui.theme.icons import icon
from spydip_gui.theme.parts import FRAME, abreast, caption, fill, heading, named, push, scrolled
from spydip_gui.theme.window_colours import palette_for

LEAST = QSize(960, 640)
"""As large as the page is at the least, where the screen has room for it."""

_USUAL = QSize(1280, 800)


class StartPage(QWidget):
    """Shown while no game is open; ``wanted`` says what to open."""

    wanted = Signal(str)

    def __init__(self, settings: Settings) -> None:
        """Offer a quick game, the last games opened, and the samples."""
        super().__init__()
        self.setWindowTitle("SpyDip")
        self.setAcceptDrops(True)
        self.settings = settings
        self.shortcuts = Shortcuts(settings)
        self._helps = helped(self, "first-steps")
        self.new = self._button("plus", self.tr("&New game…"), Action.new_game, self._ask_new)
        self.open = self._button("folder-open", self.tr("&Open…"), Action.open_game, self._ask)
        self.board = self._button(
            "hammer", self.tr("Make a &board…"), Action.make_board, self._make_board
        )
        self.help = self._button("circle-question-mark", self.tr("&Help"), None, self._helps.show)
        self.set = self._button("settings", "", Action.show_settings, self._show_settings)
        named(self.set, Action.show_settings.text)
        self.play = PlayCard(settings)
        self.lessons = LessonCard(settings)
        self.lessons.wanted.connect(self.wanted)
        self.recent = GameList(settings.recent)
        self.samples = SampleList()
        for view in (self.recent, self.samples):
            view.itemClicked.connect(self._open)
            view.itemActivated.connect(self._open)
        self.play.wanted.connect(self.wanted)
        none = self.tr("No games yet. Those you opened last appear here.")
        kept = self.tr("A game that you play at once is kept in {folder}.")
        self.none = caption(f"{none}\n\n{kept.format(folder=own_folder())}", wordWrap=True)
        self._later = Later(self)
        self._build()
        self._plan()
        settings.changed.connect(self._restyle)
        room = self.screen().availableGeometry().marginsRemoved(FRAME).size()
        self.setMinimumSize(LEAST.boundedTo(room))
        self.resize(_USUAL.boundedTo(room))

    @property
    def idle(self) -> bool:
        """Whether every game has been read and every picture drawn."""
        return self._later.idle

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:  # noqa: N802  # Qt's name
        """Accept dragged files."""
        if dropped(event):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:  # noqa: N802  # Qt's name
        """Open them."""
        self.wanted.emit("\n".join(map(str, dropped(event))))

    def _build(self) -> None:
        about = caption(self.tr("Diplomacy with spies, agents and fog"), "muted")
        names = fill(QVBoxLayout(), caption("SpyDip", "title"), about, spacing=0)
        head = abreast(names, None, self.new, self.open, self.board, self.help, self.set)
        games = self._games()
        begin = fill(QVBoxLayout(), (self.play, 1), self.lessons, margin=0)
        top = abreast((begin, 3), (games, 5))
        top.setSpacing(16)
        hint = caption(self.tr("You can drag a game file or a packet in here."), "muted")
        cards = heading(self.tr("Sample games"))
        inside = QWidget()
        parts = head, (top, 1), abreast(cards, None, hint), self.samples
        fill(QVBoxLayout(inside), *parts, margin=(28, 12, 28, 6), spacing=10)
        fill(QVBoxLayout(self), scrolled(inside), margin=0)
        self.play.play.setFocus()

    def _games(self) -> QFrame:
        card = QFrame()
        card.setProperty("tone", "card")
        self.none.setVisible(not self.recent.count())
        self.recent.setVisible(bool(self.recent.count()))
        self.none.setContentsMargins(14, 8, 14, 8)
        self.none.setAlignment(Qt.AlignmentFlag.AlignTop)
        title = heading(self.tr("Your games"))
        title.setContentsMargins(14, 10, 14, 8)
        fill(QVBoxLayout(card), title, (self.none, 1), (self.recent, 1), margin=1, spacing=0)
        card.setMinimumSize(380, 180)
        return card

    def _button(self, name: str, text: str, action: Action | None, act: object) -> QPushButton:
        keys = QKeySequence(self.shortcuts.keys(action.name) if action else "F1")
        called = keys.toString(QKeySequence.SequenceFormat.NativeText)
        tip = f"{text.replace('&', '')} ({called})" if text else called
        button = push(text, act, tip)  # type: ignore[arg-type]  # a slot
        button.setIcon(icon(name))
        button.setAutoDefault(True)
        if action is not None and not keys.isEmpty():
            QShortcut(keys, self, button.click)
        return button

    def _plan(self) -> None:
        """Put off what is slow until the page is seen."""
        palette = palette_for(self.settings.value("theme"))
        sharp = self.devicePixelRatioF()
        paths = [self.recent.item(number).data(PATH) for number in range(self.recent.count())]
        games = (partial(self._read, path) for path in paths)
        play = partial(self.play.draw, palette, sharp)
        self._later.plan([play, *games, *self.samples.jobs(palette, sharp)])

    def _read(self, path: str) -> None:
        palette = palette_for(self.settings.value("theme"))
        row = read(Path(path), self.settings, palette, self.devicePixelRatioF())
        self.recent.tell(path, row)

    def _restyle(self, key: str) -> None:
        if key in ("theme", "curtain"):
            self._plan()

    def _open(self, item: QListWidgetItem) -> None:
        path, name = item.data(PATH), item.data(NAME)
        self.wanted.emit(str(path) if item.listWidget() is self.recent else f"sample:{name}")

    def _ask_new(self) -> None:
        self.wanted.emit("new")

    def _make_board(self) -> None:
        self.wanted.emit("board:")

    def _show_settings(self) -> None:
        from spydip_gui.dialogs.settings import SettingsDialog  # noqa: PLC0415  # seldom opened

        SettingsDialog(self.settings, self).open()

    def _ask(self) -> None:
        title = self.tr("Open a game")
        kinds = self.tr("Games, packets and mixes (*.spydip *.spyview *.toml)")
        names, _ = QFileDialog.getOpenFileNames(self, title, "", kinds)
        if names:
            self.wanted.emit("\n".join(names))
