"""A game's records for its master: centres and orders as charts and tables, corrections."""

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QByteArray, Qt
from PySide6.QtSvgWidgets import QSvgWidget
from PySide6.QtWidgets import QPlainTextEdit, QTabWidget, QWidget

from engine.language.speaker import Speaker
from engine.post import book as books
from engine.post import public, records
from engine.post.charts import centre_chart, order_chart
from engine.post.records import Series
from engine.post.statement import published
from spydip_gui.document.document import Document
from spydip_gui.language.reader import reader, say
from spydip_gui.output.files import save
from spydip_gui.output.letter_maps import letter_map
from spydip_gui.post.master import MasterWindow
from spydip_gui.post.public_page import PublicPage
from spydip_gui.theme.file_dialogs import ask_folder, ask_place
from spydip_gui.theme.list_widgets import Lines
from spydip_gui.theme.parts import abreast, fill, named, page, sheet_of

_STATEMENT, _WHOLE = 3, 4
"""The pages that stay disabled until the game is over."""


class RecordsWindow(MasterWindow):
    """A chart over a table for centres and for orders; the corrections; what is told at the end."""

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(document, parent)
        self.setWindowTitle(self.tr("Records - {title}").format(title=document.view.title))
        self.charts = (QSvgWidget(), QSvgWidget())
        self.tables = (_plain(""), _plain(""))
        none = self.tr("No letter that was sent had to be corrected.")
        self.corrections = Lines(self.tr("Corrections"), none)
        self.statement = _plain(self.tr("Statement at the end"))
        self.whole = _plain(self.tr("The whole game"))
        self.public = PublicPage()
        self.tabs = QTabWidget()
        self._drawn = ["", ""]
        titles = (self.tr("Centres"), self.tr("Orders"))
        for title, chart, table in zip(titles, self.charts, self.tables, strict=True):
            chart.setMinimumHeight(360)
            named(chart, title)
            named(table, self.tr("{title} as a table").format(title=title))
            self.tabs.addTab(page((chart, 3), (table, 2)), title)
        self.tabs.addTab(self.corrections, self.tr("Corrections"))
        self.tabs.addTab(self.statement, self.tr("Statement at the end"))
        self.tabs.addTab(self.whole, self.tr("The whole game"))
        self.tabs.addTab(self.public, self.tr("For onlookers"))
        self.public.wait_chosen.connect(lambda wait: self.bar.attempt(lambda: self.set_wait(wait)))
        self.public.wanted.connect(self.doing(self.ask_editions))
        keep = self.button(self.tr("Save this page…"), self.save_shown)
        self.tabs.currentChanged.connect(lambda place: keep.setVisible(place <= _WHOLE))
        fill(self.page, (self.tabs, 1), abreast(None, keep))
        self.resize(1000, 720)
        self.show_all()

    def show_all(self) -> None:
        """Redraw the charts."""
        game, board = self.game, self.document.view.board
        drawn = (
            centre_chart(self._series(0), board, self.tr("Supply centres"), reader()),
            order_chart(self._series(1), board, self.tr("Results of the orders"), reader()),
        )
        for number, (chart, svg) in enumerate(zip(self.charts, drawn, strict=True)):
            chart.load(QByteArray(svg.encode()))
            chart.renderer().setAspectRatioMode(Qt.AspectRatioMode.KeepAspectRatio)
            self._drawn[number] = svg
        self.tables[0].setPlainText(records.centre_history(game, reader()))
        self.tables[1].setPlainText(records.statistics(game, reader()))
        self.corrections.clear()
        self.corrections.addItems(list(map(say, records.corrections(game))))
        over = self.document.view.over
        for place in (_STATEMENT, _WHOLE):
            self.tabs.setTabEnabled(place, over)
        self.statement.setPlainText(self._published(".txt") if over else "")
        self.whole.setPlainText(records.statement(game, self.book, reader()) if over else "")

        self.public.show_game(game, self.book)

    def set_wait(self, wait: str) -> None:
        """Note in the book how long onlookers wait."""
        books.save(self.file, replace(self.book, public=wait))
        self.show_all()

    def ask_editions(self) -> None:
        """Ask for a folder, and write the editions for onlookers into it."""
        start = str(public.folder_for(self.file).parent)
        if folder := ask_folder(self, self.tr("A folder for the editions"), start):
            self.write_editions(folder)

    def write_editions(self, folder: Path) -> None:
        """Write every edition that is due into a folder; raises OutputError."""
        found = public.every(
            self.game, self.book, self.file, letter_map, Speaker(self.book.language)
        )
        names = [save(folder / name, content) for name, content in found]
        text = self.tr("Files written: {count}, into {folder}")
        self.bar.say(text.format(count=len(names), folder=folder))

    def save_shown(self) -> None:
        """Save the chosen page: a chart, a table for spreadsheets, or a text."""
        page = self.tabs.currentIndex()
        kinds = "*.svg;;*.csv" if page < 2 else "*.txt"
        if page == _STATEMENT:
            kinds = "*.html;;*.md;;*.txt"
        if path := ask_place(self, self.tr("Save the records"), "", kinds):
            self.write_page(page, path)

    def write_page(self, page: int, path: Path) -> None:
        """Write a page to a file; for charts its extension gives the format. Raises OutputError."""
        if page < 2:
            table = path.suffix.lower() == ".csv"
            text = records.as_csv(self._series(page)) if table else self._drawn[page]
        elif page == 2:
            text = "\n".join(map(say, records.corrections(self.game))) + "\n"
        elif page == _STATEMENT:
            text = self._published(path.suffix)
        else:
            text = self.whole.toPlainText()
        save(path, text.encode())
        self.bar.say(self.tr("Written: {file}").format(file=path))

    def _published(self, kind: str) -> str:
        """The statement that everybody may read once the game is over, in this kind of file."""
        path = self.document.view.path
        return published(self.game, self.book, path, kind, Speaker(self.book.language))

    def _series(self, page: int) -> Series:
        return (records.order_counts if page else records.centre_counts)(self.game)


def _plain(name: str) -> QPlainTextEdit:
    return sheet_of(name, fixed=True, wraps=False)
