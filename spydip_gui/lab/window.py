"""The lab's window: what to play, how far it has got, and the results."""

import os
from pathlib import Path

from PySide6.QtCore import QByteArray, QElapsedTimer, Qt, QTimer
from PySide6.QtGui import QHideEvent
from PySide6.QtSvgWidgets import QSvgWidget
from PySide6.QtWidgets import (
    QCheckBox,
    QFileDialog,
    QProgressBar,
    QScrollArea,
    QSpinBox,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from engine.files import write_whole
from engine.lab import page as pictures
from engine.lab import table
from engine.lab.plan import Plan, Setting, setting
from engine.lab.players import PLAYERS
from engine.lab.results import Results, keep, look
from engine.rules import Variant
from engine.session import rulesets
from spydip_gui.dialogs.option_list import OptionList
from spydip_gui.lab.running import Running
from spydip_gui.language.reader import reader, told
from spydip_gui.language.wording import variant_title
from spydip_gui.post.bar_window import BarWindow
from spydip_gui.theme.fields import ComboBox, SpinBox
from spydip_gui.theme.file_dialogs import ask_file, ask_place
from spydip_gui.theme.parts import abreast, fill, form, inset, named, page, push, sheet_of, split

_TOLD_EVERY = 1000
"""At least so many milliseconds pass before results are told anew; ten times as long as it took."""


class LabWindow(BarWindow):
    """Plays one set of rules, or compares two, and shows the results."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Offer every variant and mix with its options; nothing is played yet."""
        super().__init__(parent, "windows")
        self.setWindowTitle(self.tr("Lab"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.variant = ComboBox()
        self.player = ComboBox()
        self.games = _number(1, 1_000_000, 100)
        self.seed = _number(0, 2_000_000_000, 0)
        self.deadlines = _number(1, 10_000, 200)
        self.matters = _number(0, 10_000, 0)
        self.jobs = _number(1, 256, max(1, (os.cpu_count() or 2) - 1))
        self.options = OptionList()
        self.compared = QCheckBox(self.tr("Play a second set of options from the same seeds"))
        self.others = OptionList()
        self.start = push(self.tr("&Play…"), self._ask_where)
        self.stop = push(self.tr("&Stop"), self.pause)
        self.progress = QProgressBar()
        self.text = sheet_of(self.tr("What it comes to"), fixed=True, wraps=False)
        self.drawn = QScrollArea(widgetResizable=True)
        self.save = push(self.tr("Save the page…"), self._ask_page)
        self.running = Running(self)
        self.results: Results | None = None
        self._records: list[Variant] = []
        self._late = QTimer(self, singleShot=True, interval=_TOLD_EVERY)
        self._late.timeout.connect(self._tell)
        self._build()
        self._offer()
        self.resize(1220, 740)

    def play(self, path: Path) -> None:
        """Play the chosen run, or continue it if its file already holds part of it.

        Raises ValueError if this choice cannot be played, or the file holds another run.
        """
        self._take(keep(path, self.plan()))
        self._go_on()

    def show_file(self, path: Path) -> None:
        """Show the results in a file; raises ResultsError if it holds none."""
        self._take(look(path))

    def pause(self) -> None:
        """Stop for now; the same file can be continued later."""
        self.running.stop()

    def plan(self) -> Plan:
        """The chosen run; raises ValueError if it cannot be played."""
        settings = [self._setting(self.options)]
        if self.compared.isChecked():
            settings.append(self._setting(self.others))
        return Plan(
            settings=tuple(settings),
            games=self.games.value(),
            seed=self.seed.value(),
            deadlines=self.deadlines.value(),
            matters=self.matters.value(),
        )

    def write_page(self, path: Path) -> None:
        """Write the page with all its charts; raises OSError if it cannot."""
        assert self.results is not None  # noqa: S101  # else there is no button
        write_whole(path, pictures.page(self.results, reader()).encode())
        self.bar.say(self.tr("Written: {file}").format(file=path))

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802  # Qt's name
        """Stop playing when the window closes, however it is closed; finished games are kept."""
        super().hideEvent(event)
        if event.spontaneous():  # the window is only minimised
            return
        self.running.stop()
        if self.results is not None:
            self.results.close()
            self.results = None

    def _build(self) -> None:
        named(self.drawn, self.tr("Pictures"))
        named(self.progress, self.tr("Games played"))
        rows = form(
            (self.tr("&Variant"), self.variant),
            (self.tr("Played &by"), self.player),
            (self.tr("&Games"), self.games),
            (self.tr("&First seed"), self.seed),
            (self.tr("&Deadlines at most"), self.deadlines),
            (self.tr("Options that &matter"), self.matters),
            (self.tr("P&rocesses"), self.jobs),
        )
        self.matters.setSpecialValueText(self.tr("do not ask"))
        self.matters.setPrefix(self.tr("ask once in deadlines: "))
        self.player.addItems([*PLAYERS])
        second = page(self.compared, (self.others, 1), margin=0)
        tabs = named(QTabWidget(), self.tr("Options"))
        tabs.addTab(self.options, self.tr("&Options"))
        tabs.addTab(second, self.tr("&Against"))
        self.others.setEnabled(False)
        self.compared.toggled.connect(self.others.setEnabled)
        shown = named(QTabWidget(), self.tr("Results"))
        shown.addTab(self.text, self.tr("&Tables"))
        shown.addTab(self.drawn, self.tr("P&ictures"))
        asked = page(rows, (tabs, 1), abreast(self.start, self.stop, None), margin=0)
        opening = push(self.tr("Open results…"), self._ask_file)
        found = page(self.progress, (shown, 1), abreast(None, opening, self.save), margin=0)
        self.running.played.connect(self._played)
        self.running.ended.connect(self._ended)
        self._follow()
        fill(self.page, (split((asked, 620), (found, 580)), 1))

    def _offer(self) -> None:
        guests, wrong = rulesets.visiting()
        plain = sorted(rulesets.catalogue().values(), key=lambda one: one.id != "standard")
        self._records = [*plain, *rulesets.mixes().values(), *guests.values()]
        self.variant.addItems([variant_title(record) for record in self._records])
        self.variant.currentIndexChanged.connect(self._choose)
        self._choose(0)
        if wrong:
            self.bar.say("\n".join(map(told, wrong)), refused=True)

    def _choose(self, place: int) -> None:
        self.options.offer(self._records[place])
        self.others.offer(self._records[place])

    def _setting(self, options: OptionList) -> Setting:
        options.check()
        record = self._records[self.variant.currentIndex()]
        return setting(record, options=options.changes(), players=(self.player.currentText(),))

    def _take(self, results: Results) -> None:
        if self.results is not None:
            self.results.close()
        self.results = results
        plan = results.plan
        self.progress.setRange(0, plan.games * len(plan.settings))
        self.progress.setValue(results.count())
        self._tell()

    def _go_on(self) -> None:
        assert self.results is not None  # noqa: S101  # it was just taken
        self.bar.say(self.tr("Games are kept in {file}.").format(file=self.results.path))
        self.running.begin(self.results, self.jobs.value())
        self._follow()

    def _played(self, count: int) -> None:
        self.progress.setValue(self.progress.value() + count)
        if not self._late.isActive():
            self._late.start()

    def _ended(self, why: str) -> None:
        if why:
            self.bar.say(why, refused=True)
        self._tell()

    def _follow(self) -> None:
        busy = self.running.busy
        self.start.setEnabled(not busy)
        self.stop.setEnabled(busy)
        self.save.setEnabled(self.results is not None and self.progress.value() > 0)

    def _tell(self) -> None:
        self._follow()
        if self.results is None:
            return
        clock = QElapsedTimer()
        clock.start()
        self.text.setPlainText(table.table(self.results, reader()))
        column = QWidget()
        layout = QVBoxLayout(column)
        for svg in pictures.charts(self.results, reader()):
            chart = QSvgWidget()
            chart.load(QByteArray(svg.encode()))
            chart.renderer().setAspectRatioMode(Qt.AspectRatioMode.KeepAspectRatio)
            size = chart.renderer().defaultSize()
            chart.setMinimumHeight(size.height() * 3 // 4)
            layout.addWidget(chart)
        at = self.drawn.verticalScrollBar().value()
        self.drawn.setWidget(column)
        self.drawn.verticalScrollBar().setValue(at)
        self._late.setInterval(max(_TOLD_EVERY, 10 * clock.elapsed()))

    def _ask_where(self) -> None:
        kinds = self.tr("Results (*.sqlite)")
        name, _ = QFileDialog.getSaveFileName(
            self,
            self.tr("Keep the games in, or go on with"),
            f"{self._records[self.variant.currentIndex()].id}.sqlite",
            kinds,
            options=QFileDialog.Option.DontConfirmOverwrite,
        )
        if name:
            self.bar.attempt(lambda: self.play(Path(name)))

    def _ask_file(self) -> None:
        kinds = self.tr("Results (*.sqlite)")
        if path := ask_file(self, self.tr("Open results"), kinds):
            self.pause()
            self.bar.attempt(lambda: self.show_file(path))

    def _ask_page(self) -> None:
        if path := ask_place(self, self.tr("Save the page"), "", self.tr("Pages (*.html)")):
            self.bar.attempt(lambda: self.write_page(path))


def _number(least: int, most: int, value: int) -> QSpinBox:
    box = inset(SpinBox(minimum=least, maximum=most))
    box.setValue(value)
    return box
