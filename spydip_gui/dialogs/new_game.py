"""The New Game window: variant or mix, board, options, players and deadlines."""

from dataclasses import dataclass
from pathlib import Path

from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLineEdit,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

import maps
from engine.board.load import folder, load
from engine.post.book import Book
from engine.rules import Ruleset, Variant
from engine.session import rulesets
from spydip_gui.dialogs.deadlines import DeadlinesPage
from spydip_gui.dialogs.help import answers
from spydip_gui.dialogs.option_list import OptionList
from spydip_gui.dialogs.seating import SeatingPage
from spydip_gui.language.reader import told
from spydip_gui.language.wording import variant_title
from spydip_gui.theme.fields import ComboBox
from spydip_gui.theme.file_dialogs import ask_file, ask_folder
from spydip_gui.theme.parts import abreast, called, caption, fill, named, push


@dataclass(frozen=True, slots=True, kw_only=True)
class Wanted:
    """The game the user wants to begin; ``board`` is the folder of the user's own board."""

    title: str
    rules: Ruleset
    book: Book
    board: str = ""


class NewGameDialog(QDialog):
    """Asks for everything a game needs."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Offer every variant and every built-in mix, with its own options."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("New game"))
        self.title = QLineEdit()
        self.variant = ComboBox()
        self.board = ComboBox()
        self.gm = QLineEdit()
        self.options = OptionList()
        self.players = SeatingPage()
        self.deadlines = DeadlinesPage()
        self.fault = caption(wordWrap=True)
        self.buttons = answers(self, "windows", QDialogButtonBox.StandardButton.Cancel)
        self._records: list[Variant] = []
        self.pages = named(QTabWidget(), self.tr("Options, players and deadlines"))
        self.pages.addTab(self.options, self.tr("&Options"))
        self.pages.addTab(self.players, self.tr("&Players"))
        self.pages.addTab(self.deadlines, self.tr("&Deadlines"))
        self.pages.currentChanged.connect(self._follow)
        self.fault.hide()
        begin = self.buttons.addButton(self.tr("&Begin"), QDialogButtonBox.ButtonRole.AcceptRole)
        begin.setProperty("tone", "main")
        fill(QVBoxLayout(self), self._form(), (self.pages, 1), self.fault, self.buttons)
        self._offer_variants()
        self.resize(1080, 700)

    def wanted(self) -> Wanted:
        """The game as filled in; raises ValueError if something does not fit."""
        rules = self._rules()
        rulesets.first_phase(rules)
        self.deadlines.offer(rules)
        book = Book(
            gm=self.gm.text().strip() or Book().gm,
            grace=self.deadlines.grace_time,
            seats=self.players.seats(),
            deadlines=self.deadlines.deadlines(),
        )
        title = self.title.text().strip() or rules.variant.title
        chosen = self.board.chosen
        own = "" if chosen in maps.names() else chosen
        return Wanted(title=title, rules=rules, book=book, board=own)

    def choose(self, variant: str) -> None:
        """Choose a variant or a mix by its id."""
        self.variant.setCurrentIndex([v.id for v in self._records].index(variant))

    def take_mix(self, path: Path) -> None:
        """Offer the mix in a file and choose it; say what does not fit."""
        try:
            record = rulesets.variant(str(path))
        except ValueError as error:
            self._blame(told(error))
            return
        if record.board not in maps.names():  # a design brings its own
            self.take_board(Path(record.board))
        self._records.append(record)
        self.variant.addItem(self.tr("Mix: {title}").format(title=variant_title(record)))
        self.variant.setCurrentIndex(self.variant.count() - 1)

    def take_board(self, path: Path) -> None:
        """Offer the board in one of the user's folders and choose it."""
        try:
            board = load(path)
        except ValueError as error:
            self._blame(told(error))
            return
        self.board.addItem(f"{board.title} ({path.name})", str(folder(path)))
        self.board.setCurrentIndex(self.board.count() - 1)

    def accept(self) -> None:
        """Close only if the game can begin; otherwise say what is wrong."""
        try:
            self.wanted()
        except ValueError as error:
            self._blame(told(error))
            return
        super().accept()

    def _form(self) -> QFormLayout:
        self.mix = push(self.tr("&Mix from a file…"), self._ask_mix)
        self.own = push(self.tr("Board from a &folder…"), self._ask_board)
        self.gm.setPlaceholderText(Book().gm)
        form = QFormLayout()
        for text, part, *button in (
            (self.tr("&Title"), self.title),
            (self.tr("&Variant"), self.variant, self.mix),
            (self.tr("Boa&rd"), self.board, self.own),
            (self.tr("&Game master"), self.gm),
        ):
            form.addRow(called(text, part), abreast((part, 1), *button))
        return form

    def _offer_variants(self) -> None:
        self.board.offer((load(name).title, name) for name in maps.names())
        plain = sorted(rulesets.catalogue().values(), key=lambda v: v.id != "standard")
        mixes = list(rulesets.mixes().values())
        guests, wrong = rulesets.visiting()
        self._records = [*plain, *mixes, *guests.values()]
        mixed = self.tr("Mix: {title}")
        self.variant.addItems([variant_title(record) for record in plain])
        self.variant.addItems([mixed.format(title=variant_title(record)) for record in mixes])
        self.variant.addItems([variant_title(record) for record in guests.values()])
        self.variant.currentIndexChanged.connect(self._choose)
        self.board.currentIndexChanged.connect(self._follow)
        self._choose(0)
        if wrong:
            self._blame("\n".join(map(told, wrong)))

    def _choose(self, place: int) -> None:
        record = self._records[place]
        self.title.setPlaceholderText(variant_title(record))
        self.board.pick(record.board)
        self.options.offer(record)
        self._follow()

    def _follow(self) -> None:
        """Show the seats and deadlines of the chosen board and variant."""
        self.fault.hide()
        try:
            rules = self._rules()
            self.deadlines.offer(rules)
        except ValueError as error:
            self._blame(told(error))
            return
        self.players.offer(rules.board, rules.seats)

    def _rules(self) -> Ruleset:
        record = self._records[self.variant.currentIndex()]
        self.options.check()
        return rulesets.ruleset(record, self.board.chosen, self.options.values())

    def _ask_mix(self) -> None:
        kinds = self.tr("Mixes (*.toml)")
        if path := ask_file(self, self.tr("Open a mix"), kinds):
            self.take_mix(path)

    def _ask_board(self) -> None:
        if path := ask_folder(self, self.tr("Choose the folder of a board")):
            self.take_board(path)

    def _blame(self, sentence: str) -> None:
        self.fault.setText(f"\N{WARNING SIGN} {sentence}")
        self.fault.setAccessibleName(sentence)
        self.fault.show()
