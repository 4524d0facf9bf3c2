"""The rulebook of the game in our own words, clause by clause, with a search over all of it."""

from html import escape

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QSplitter,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from engine.report.citations import CITATIONS, rule_name
from engine.rules import Clause
from spydip_gui.document.document import Document
from spydip_gui.language.option_words import option_name, option_value
from spydip_gui.language.reader import say
from spydip_gui.theme.layouts import fill
from spydip_gui.theme.list_widgets import EmptyNote, Roomy

_ID = Qt.ItemDataRole.UserRole


class RulebookPanel(QWidget):
    """Lists the clauses that hold the words looked for, and shows the one chosen."""

    def __init__(self, document: Document) -> None:
        """Show the rules that a document is played by."""
        super().__init__()
        cited = (Clause(id_, text) for id_, text in CITATIONS.items())
        clauses = (*document.view.rules.variant.rules, *cited)
        self._clauses = {clause.id: clause for clause in clauses}
        self._options = document.view.rules.options
        self._known = {option.key: option for option in document.view.rules.variant.options}
        self.search = QLineEdit()
        self.search.setPlaceholderText(self.tr("Search the rules"))
        self.search.setAccessibleName(self.tr("Search the rules"))
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._sift)
        self.list = QListWidget()
        self.list.setAccessibleName(self.tr("Clauses"))
        self.list.setWordWrap(True)
        Roomy(self.list)
        self.none = EmptyNote(self.list, self.tr("No rule holds these words."))
        self.list.currentItemChanged.connect(self._show)
        self.text = QTextBrowser()
        self.text.setAccessibleName(self.tr("Clause"))
        both = QSplitter(Qt.Orientation.Vertical)
        both.addWidget(self.list)
        both.addWidget(self.text)
        both.setSizes([300, 200])
        layout = fill(QVBoxLayout(self), self.search, (both, 1))
        layout.setContentsMargins(8, 8, 8, 0)
        for clause in self._clauses.values():
            item = QListWidgetItem(f"{say(rule_name(clause.id))}  {say(clause.said)}")
            item.setData(_ID, clause.id)
            self.list.addItem(item)
        self._show(None)

    def show_clause(self, rule: str) -> bool:
        """Show a clause, or a section that results cite, by its id; whether it is known."""
        self.search.clear()
        for row in range(self.list.count()):
            if self.list.item(row).data(_ID) == rule:
                self.list.setCurrentRow(row)
                return True
        self.text.setHtml(
            f"<h3>{escape(say(rule_name(rule)))}</h3><p>{escape(self._outside(rule))}</p>"
        )
        return False

    def _outside(self, rule: str) -> str:
        if rule.startswith("DATC"):
            return self.tr("A section of the Diplomacy Adjudicator Test Cases.")
        return self.tr("A section of the printed rulebook of the standard game.")

    def _sift(self, wanted: str) -> None:
        for row in range(self.list.count()):
            item = self.list.item(row)
            item.setHidden(wanted.casefold() not in item.text().casefold())
        self.none.follow()

    def _show(self, item: QListWidgetItem | None, _before: object = None) -> None:
        if item is None:
            self.text.setHtml(self._table_of_options())
            return
        clause = self._clauses[item.data(_ID)]
        source = say(clause.origin) if clause.source else self._outside(clause.id)
        head = f"<h3>{escape(say(rule_name(clause.id)))}</h3><p>{escape(say(clause.said))}</p>"
        self.text.setHtml(f"{head}<p><i>{escape(source)}</i></p>")

    def _table_of_options(self) -> str:
        rows = "".join(
            f"<tr><td>{escape(option_name(key))}</td>"
            f"<td><b>{escape(option_value(key, value))}</b></td>"
            f"<td>{escape(say(rule_name(self._known[key].clause)))}</td></tr>"
            for key, value in self._options.items()
            if key in self._known
        )
        title = self.tr("Options of this game")
        return f"<h3>{escape(title)}</h3><table cellpadding='2'>{rows}</table>"
