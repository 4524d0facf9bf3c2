"""The fields of a whole design: title, author, licence, first year, victory and rules."""

import tomllib
from functools import partial
from typing import Any

from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from engine.designs import work as works
from engine.designs.name import VARIANT
from engine.drafting import edits
from engine.session import rulesets
from spydip_gui.boards.bench import Bench
from spydip_gui.theme.fields import ComboBox, SpinBox
from spydip_gui.theme.parts import caption, fill, form, inset


class DesignForm(QWidget):
    """Leaving a field makes its change one step that can be undone."""

    def __init__(self, bench: Bench) -> None:
        super().__init__()
        self._bench = bench
        self.title = self._line("map", "title")
        self.author = self._line("map", "author")
        self.licence = self._line("map", "licence")
        self.year = inset(SpinBox(minimum=1, maximum=9999))
        self.victory = inset(SpinBox(minimum=1, maximum=999))
        self.variant = ComboBox()
        self.variant.addItem(self.tr("a board alone, for any game"), "")
        plain = sorted(rulesets.catalogue().values(), key=lambda one: one.id != "standard")
        every = (*plain, *rulesets.mixes().values())
        self.variant.offer((one.title, one.id) for one in every if not one.powers)
        self.variant.activated.connect(self._set_variant)
        self.year.editingFinished.connect(lambda: self._set("game", "year", self.year.value()))
        self.victory.editingFinished.connect(
            lambda: self._set("game", "victory", self.victory.value())
        )
        self.folder = caption("", "muted", wordWrap=True)
        self.drawing = caption("", "muted", wordWrap=True)
        rows = form(
            (self.tr("Title"), self.title),
            (self.tr("Drawn by"), self.author),
            (self.tr("Licence"), self.licence),
            (self.tr("First year"), self.year),
            (self.tr("Centres to win"), self.victory),
            (self.tr("Played by"), self.variant),
        )
        fill(QVBoxLayout(self), rows, self.folder, self.drawing, None)
        self.show_design()

    def show_design(self) -> None:
        """Show the current values."""
        tables, work = tomllib.loads(self._bench.work.board), self._bench.work
        head, game = tables.get("map", {}), tables.get("game", {})
        self.title.setText(str(head.get("title", "")))
        self.author.setText(str(head.get("author", "")))
        self.licence.setText(str(head.get("licence", "")))
        self.year.setValue(int(game.get("year", 1901)))
        self.victory.setValue(int(game.get("victory", 1)))
        base = _base(work.files.get(VARIANT, ""))
        self.variant.pick(base, base)
        said = self.tr("Kept in {folder}")
        self.folder.setText(said.format(folder=self._bench.folder))
        said = self.tr("Follows the drawing {file}") if work.drawing else ""
        self.drawing.setText(said.format(file=work.drawing))

    def _line(self, table: str, key: str) -> QLineEdit:
        line = QLineEdit()
        line.editingFinished.connect(lambda: self._set(table, key, line.text().strip()))
        return line

    def _set(self, table: str, key: str, value: edits.Value) -> None:
        now: Any = tomllib.loads(self._bench.work.board).get(table, {}).get(key)
        if value not in (now, ""):
            self._bench.edit(partial(edits.with_head, table=table, key=key, value=value))

    def _set_variant(self) -> None:
        chosen = self.variant.chosen
        if chosen != _base(self._bench.work.files.get(VARIANT, "")):
            title = self.title.text() or self._bench.folder.name
            self._bench.do(partial(works.played_by, variant=chosen, title=title))


def _base(text: str) -> str:
    try:
        return str(tomllib.loads(text).get("base", ""))
    except tomllib.TOMLDecodeError:
        return ""
