"""The rulebook of the game in our own words, clause by clause, with a search over all of it."""

from html import escape

from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QListWidgetItem, QTextBrowser, QVBoxLayout, QWidget

from engine.language.message import Message
from engine.report.citations import CITATIONS, cited, rule_name
from engine.rules import Clause
from spydip_gui.document.document import Document
from spydip_gui.language.reader import reader, say
from spydip_gui.language.wording import option_name, option_value
from spydip_gui.theme.list_widgets import VALUE, Lines
from spydip_gui.theme.parts import fill, named, search_line, split


class RulebookPanel(QWidget):
    """Lists the clauses with the words searched for, and shows the selected one."""

    def __init__(self, document: Document) -> None:
        super().__init__()
        outside = (Clause(section, cited(section)) for section in CITATIONS)
        clauses = (*document.view.rules.variant.rules, *outside)
        self._clauses = {clause.id: clause for clause in clauses}
        self._board = document.view.board
        self._variant = document.view.rules.variant
        self._options = document.view.rules.options
        self.search = search_line(self.tr("Search the rules"), self._sift)
        none = self.tr("No rule contains these words.")
        self.list = Lines(self.tr("Clauses"), none, wraps=True)
        self.list.currentItemChanged.connect(self._show)
        self.text = named(QTextBrowser(), self.tr("Clause"))
        both = split((self.list, 300), (self.text, 200), upright=True)
        fill(QVBoxLayout(self), self.search, (both, 1), margin=(8, 8, 8, 0))

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802  # Qt's name
        """Word the clauses when the book is first opened: there are many, and few games need it."""
        self._open()
        super().showEvent(event)

    def linked(self, page: str) -> str:
        """A page with links to the places it names, and to the rules in this book."""
        from spydip_gui.output.links import linked  # noqa: PLC0415  # not for the first window

        return linked(page, self._board, reader(), tuple(self._clauses))

    def show_clause(self, rule: str) -> bool:
        """Show a clause, or a section that results cite, by its id; returns whether it exists."""
        self._open()
        self.search.clear()
        for row in range(self.list.count()):
            if self.list.item(row).data(VALUE) == rule:
                self.list.setCurrentRow(row)
                return True
        self.text.setHtml(
            f"<h3>{escape(say(rule_name(rule)))}</h3><p>{escape(self._outside(rule))}</p>"
        )
        return False

    def _open(self) -> None:
        if self.list.count():
            return
        for clause in self._clauses.values():
            self.list.add(f"{say(rule_name(clause.id))}  {self._told(clause)}", clause.id)
        self._show(None)

    def _told(self, clause: Clause) -> str:
        """A clause, with this game's choice if it leaves one."""
        chosen = (
            Message("choice.chosen_here", option=option_name(key), value=option_value(key, value))
            for key, value in self._variant.chosen(clause, self._options).items()
        )
        return " ".join(map(say, (clause.said, *chosen)))

    def _outside(self, rule: str) -> str:
        if rule.startswith("DATC"):
            return self.tr("A section of the Diplomacy Adjudicator Test Cases.")
        return self.tr("A section of the printed rulebook of the standard game.")

    def _sift(self, wanted: str) -> None:
        self._open()
        for row in range(self.list.count()):
            item = self.list.item(row)
            item.setHidden(wanted.casefold() not in item.text().casefold())
        self.list.note.follow()

    def _show(self, item: QListWidgetItem | None, _before: object = None) -> None:
        if item is None:
            self.text.setHtml(self._table_of_options())
            return
        clause = self._clauses[item.data(VALUE)]
        source = say(clause.origin) if clause.source else self._outside(clause.id)
        head = f"<h3>{escape(say(rule_name(clause.id)))}</h3><p>{escape(self._told(clause))}</p>"
        self.text.setHtml(f"{head}<p><i>{escape(source)}</i></p>")

    def _table_of_options(self) -> str:
        rows = "".join(
            f"<tr><td><b>{escape(option_name(option.key))}</b></td>"
            f"<td><b>{escape(option_value(option.key, self._options[option.key]))}</b></td></tr>"
            f"<tr><td colspan='2'>{escape(say(option.said))} "
            f"<i>[{escape(say(rule_name(option.clause)))}]</i></td></tr>"
            for option in self._variant.options
        )
        title = self.tr("Options of this game")
        return f"<h3>{escape(title)}</h3><table cellpadding='2'>{rows}</table>"
