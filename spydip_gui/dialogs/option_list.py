"""The options of a variant, under headings and with a search; those changed stand out."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from html import escape

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QCheckBox, QGridLayout, QLabel, QVBoxLayout, QWidget

from engine.report.citations import rule_name
from engine.rules import Option, Variant
from engine.session import rulesets
from spydip_gui.language.reader import say, translate
from spydip_gui.language.wording import option_name, option_value
from spydip_gui.theme.fields import ComboBox
from spydip_gui.theme.parts import (
    abreast,
    called,
    caption,
    fill,
    push,
    scrolled,
    search_line,
    unmarked,
)

_SECTION = re.compile(r"DATC 4\.([A-E])")
_NAME, _VALUE, _HELP = range(3)


@dataclass(frozen=True, slots=True, kw_only=True)
class _Row:
    option: Option
    usual: str
    name: QLabel
    box: ComboBox
    help: QLabel

    @property
    def value(self) -> str:
        text = self.box.currentText().strip()
        return text if self.box.findText(text) < 0 else str(self.box.currentData() or text)

    @property
    def written(self) -> str:
        """The choices as written in a mix or on the command line."""
        return f"{self.option.key} = {self.value}"

    @property
    def differs(self) -> bool:
        return self.value != self.usual

    def fits(self, wanted: str) -> bool:
        shown = f"{self.name.text()} {self.box.currentText()} {self.help.text()}"
        text = f"{shown} {self.written} {self.option.clause}".casefold()
        return all(word in text for word in wanted.casefold().split())


class OptionList(QWidget):
    """One row per option: its name, its values, and what it decides by which clause."""

    changed = Signal()
    """An option has another value."""

    def __init__(self) -> None:
        super().__init__()
        self.rows: list[_Row] = []
        self._headings: dict[str, QLabel] = {}
        self.search = search_line(self.tr("Search the options"), self._sift)
        self.only = QCheckBox(self.tr("Only what I &changed"))
        self.reset = push(
            self.tr("&Defaults"), self.all_usual, self.tr("Reset every option to its default")
        )
        self.none = caption(self.tr("There is no such option."))
        self._area = scrolled(QWidget())
        self.only.toggled.connect(self._sift)
        top = abreast((self.search, 1), self.only, self.reset)
        fill(QVBoxLayout(self), top, self.none, (self._area, 1))

    def offer(self, record: Variant, chosen: Mapping[str, str] | None = None) -> None:
        """Show the options of a variant, each at its default unless another value is chosen."""
        self.rows = []
        self._headings = {}
        page = QWidget()
        grid = QGridLayout(page)
        grid.setColumnStretch(_HELP, 1)
        grid.setVerticalSpacing(6)
        grid.setHorizontalSpacing(12)
        for title, options in _grouped(record).items():
            self._headings[title] = caption(title, "section")
            self._headings[title].setContentsMargins(0, 8, 0, 0)
            grid.addWidget(self._headings[title], grid.rowCount(), 0, 1, 3)
            for option in options:
                self._add(grid, option, record.presets.get(option.key, option.default))
        grid.setRowStretch(grid.rowCount(), 1)
        self._area.setWidget(page)
        with QSignalBlocker(self):
            for key, value in (chosen or {}).items():
                self.choose(key, value)
        self._sift()

    def values(self) -> Mapping[str, str]:
        """The current value of each option."""
        return {row.option.key: row.value for row in self.rows}

    def changes(self) -> dict[str, str]:
        """The options that are not at their defaults."""
        return {row.option.key: row.value for row in self.rows if row.differs}

    def check(self) -> None:
        """Raise ValueError if an option has a value it does not take."""
        for row in self.rows:
            option = row.option
            if option.accepts(row.value):
                continue
            text = self.tr("“{value}” is not possible for “{name}”, which takes {values}.")
            taken = ", ".join(f"“{option_value(option.key, value)}”" for value in option.values)
            if option.example:
                like = self.tr("{values}, or a value such as “{example}”")
                taken = like.format(values=taken, example=option.example)
            name = option_name(option.key)
            raise ValueError(text.format(value=row.value, name=name, values=taken))

    def choose(self, key: str, value: str) -> None:
        """Set an option."""
        row = next(row for row in self.rows if row.option.key == key)
        place = row.box.findData(value)
        if place >= 0:
            row.box.setCurrentIndex(place)
        else:
            row.box.setEditText(value)

    def all_usual(self) -> None:
        """Reset every option to its default."""
        for row in self.rows:
            self.choose(row.option.key, row.usual)

    def _add(self, grid: QGridLayout, option: Option, usual: str) -> None:
        box = self._values(option, usual)
        name = called(option_name(option.key), box)
        help_ = f"{escape(say(option.said))} {_cited(option)}"
        told = QLabel(help_, wordWrap=True, textFormat=Qt.TextFormat.RichText)
        row = _Row(option=option, usual=usual, name=name, box=box, help=told)
        box.currentTextChanged.connect(lambda _text: self._change(row))
        line = grid.rowCount()
        for column, part in ((_NAME, name), (_VALUE, box), (_HELP, told)):
            grid.addWidget(part, line, column)
        self.rows.append(row)
        self._mark(row)

    def _values(self, option: Option, usual: str) -> ComboBox:
        box = ComboBox()
        box.setMinimumWidth(170)
        box.setEditable(bool(option.pattern))
        values = dict.fromkeys((*option.values, usual))
        box.offer((option_value(option.key, value), value) for value in values)
        if option.example:
            example = self.tr("for instance {value}").format(value=option.example)
            box.setToolTip(unmarked(example))
        box.pick(usual)
        box.setMinimumWidth(box.minimumSizeHint().width())  # do not cut its text
        return box

    def _change(self, row: _Row) -> None:
        self._mark(row)
        self.changed.emit()

    def _mark(self, row: _Row) -> None:
        """Mark an option that is not at its default, by more than bold type."""
        font = row.name.font()
        font.setBold(row.differs)
        row.name.setFont(font)
        name = option_name(row.option.key)
        row.name.setText(f"\N{BLACK CIRCLE} {name}" if row.differs else name)
        words = option_value(row.option.key, row.usual)
        usual = self.tr("Default: {value}").format(value=words)
        row.name.setToolTip(unmarked(f"{usual}\n{row.written}" if row.differs else row.written))
        note = f" {usual}." if row.differs else ""
        row.box.setAccessibleDescription(
            f"{say(row.option.said)} [{say(rule_name(row.option.clause))}]{note}"
        )
        self.reset.setEnabled(any(one.differs for one in self.rows))

    def _sift(self) -> None:
        shown = set()
        for row in self.rows:
            fits = row.fits(self.search.text()) and (row.differs or not self.only.isChecked())
            for part in (row.name, row.box, row.help):
                part.setVisible(fits)
            if fits:
                shown.add(_heading_of(row.option))
        for title, label in self._headings.items():
            label.setVisible(title in shown)
        self.none.setVisible(not shown)
        self.reset.setEnabled(any(row.differs for row in self.rows))


def _cited(option: Option) -> str:
    """The clause of an option, never broken over two lines."""
    whole = escape(say(rule_name(option.clause))).replace("-", "\N{NON-BREAKING HYPHEN}")
    return f"<i>[{whole.replace(' ', '&nbsp;')}]</i>"


def _grouped(record: Variant) -> Mapping[str, list[Option]]:
    groups: dict[str, list[Option]] = {}
    for option in record.options:
        groups.setdefault(_heading_of(option), []).append(option)
    return groups


def _heading_of(option: Option) -> str:
    prefix = option.key.partition(".")[0]
    if prefix in _owners():
        return _owners()[prefix]
    if prefix == "game":
        return translate("OptionList", "Length and victory")
    if prefix == "fog":
        return translate("OptionList", "Retreats")
    section = _SECTION.match(option.clause)
    letter = section[1] if section else "A" if "convoy" in option.key else "D"
    if option.clause == "DATC 2":
        return translate("OptionList", "Edition of the rulebook")
    return {
        "A": translate("OptionList", "Adjudication: convoys"),
        "B": translate("OptionList", "Adjudication: coasts"),
        "D": translate("OptionList", "Adjudication: orders that are missing"),
        "E": translate("OptionList", "Adjudication: orders that are impossible"),
    }.get(letter, translate("OptionList", "Adjudication"))


@cache
def _owners() -> Mapping[str, str]:
    """The title of the variant that the first part of an option's key belongs to."""
    return {
        prefix: record.title
        for record in rulesets.catalogue().values()
        for prefix in (option.key.partition(".")[0] for option in record.options)
        if prefix not in ("game", "fog", "adj")
    }
