"""The window for making a mix: its parts, what does not fit, and how it differs from its base."""

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QTabWidget, QTextBrowser, QWidget

from engine.designs.name import SUFFIX, is_design
from engine.mixing.draft import Draft
from engine.session import mixes
from spydip_gui.dialogs.option_list import OptionList
from spydip_gui.language.reader import say
from spydip_gui.post.bar_window import BarWindow
from spydip_gui.theme.file_dialogs import ask_file, ask_folder, ask_place
from spydip_gui.theme.list_widgets import Lines
from spydip_gui.theme.parts import abreast, fill, named, page, push, sheet_of, split
from spydip_gui.workbench.asking import may_go
from spydip_gui.workbench.mix_parts import MixParts
from spydip_gui.workbench.mix_told import differing, ruled


class MixWindow(BarWindow):
    """Shows a mix and everything that follows from it, updated after every change."""

    wanted = Signal(str)
    """The file of a mix that somebody wants to play."""

    asked = Signal(object)
    """The variant that the mix makes, whose options somebody wants to be shown."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, "mixes")
        self.setWindowTitle(self.tr("Put a mix together"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.path: Path | None = None
        self.parts = MixParts()
        self.faults = Lines(self.tr("What does not fit"), self.tr("Everything fits."), wraps=True)
        self.options = OptionList()
        self.differs = named(QTextBrowser(), self.tr("What differs from the base"))
        self.rules = named(QTextBrowser(), self.tr("Rules"))
        self.text = sheet_of(self.tr("The mix as text"), fixed=True)
        self.pages = QTabWidget()
        self.play = push(self.tr("&Play this mix…"), self._play)
        self.show_options = push(self.tr("What options do…"), self._ask_options)
        self._past: list[Draft] = []
        self._future: list[Draft] = []
        self._kept = self.draft
        self._build()
        self._show(self.draft)
        self.resize(1280, 760)

    @property
    def draft(self) -> Draft:
        """The current mix."""
        return self.parts.draft

    def read(self, path: Path) -> None:
        """Open the mix in a file or a design; raises ValueError or OSError."""
        draft = mixes.read(path)
        self.path = path
        self._past, self._future, self._kept = [], [], draft
        self._show(draft)

    def save(self, path: Path) -> None:
        """Write the mix to a file, or into a design as its rules; raises ValueError or OSError."""
        self.path = mixes.keep(self.draft, path)
        self._kept = self.draft
        self.bar.say(self.tr("Written: {file}").format(file=self.path))

    def pack(self, path: Path) -> None:
        """Write the mix as a packed design; raises ValueError or OSError."""
        made = mixes.packed(self.draft, self.path, path)
        self.bar.say(self.tr("Written: {file}").format(file=made))

    def undo(self) -> None:
        """Undo the last change."""
        if self._past:
            self._future.append(self.draft)
            self._show(self._past.pop())

    def redo(self) -> None:
        """Redo the change undone last."""
        if self._future:
            self._past.append(self.draft)
            self._show(self._future.pop())

    def reject(self) -> None:
        """Close, unless there are unsaved changes that the user wants to keep."""
        if self.draft == self._kept or may_go(self):
            super().reject()

    def _build(self) -> None:
        self.pages.addTab(self.options, self.tr("&Options"))
        self.pages.addTab(self.differs, self.tr("What di&ffers"))
        self.pages.addTab(self.rules, self.tr("R&ules"))
        self.pages.addTab(self.text, self.tr("Te&xt"))
        named(self.pages, self.tr("What follows from the parts"))
        keys = QKeySequence.StandardKey
        steps = []
        for text, deed, key in (
            (self.tr("Undo"), self.undo, keys.Undo),
            (self.tr("Redo"), self.redo, keys.Redo),
        ):
            steps.append(push(text, deed, QKeySequence(key).toString()))
            QShortcut(QKeySequence(key), self, deed)
        self.back, self.again = steps
        left = page(self.parts, (self.faults, 1), margin=0)
        files = abreast(
            push(self.tr("Open…"), self._ask_open),
            push(self.tr("Sa&ve…"), self._ask_save),
            push(self.tr("Save &into a design…"), self._ask_design),
            push(self.tr("Pac&k…"), self._ask_pack),
            None,
            *steps,
            self.show_options,
            self.play,
        )
        self.parts.changed.connect(self._changed)
        self.options.changed.connect(self._chosen)
        fill(self.page, (split((left, 350), (self.pages, 910)), 1), files)

    def _changed(self, draft: Draft) -> None:
        """Take over changed parts, and drop options that no longer exist."""
        self._step(mixes.fitted(draft))

    def _chosen(self) -> None:
        self._step(self.draft.choosing(self.options.changes()), options=False)

    def _step(self, draft: Draft, *, options: bool = True) -> None:
        before = self._last
        if draft == before:
            return
        typed = _retitled(before, draft) and self._past and _retitled(self._past[-1], before)
        if not typed:  # typing a title is one step
            self._past.append(before)
        self._future.clear()
        self._show(draft, options=options)

    def _show(self, draft: Draft, *, options: bool = True) -> None:
        self._last = draft
        self.parts.show_draft(draft)
        self.back.setEnabled(bool(self._past))
        self.again.setEnabled(bool(self._future))
        looked = mixes.looked(draft)
        self.faults.clear()
        for fault in looked.faults:
            self.faults.addItem(f"\N{WARNING SIGN} {say(fault)}")
        for note in looked.notes:
            self.faults.addItem(say(note))
        self.play.setEnabled(not looked.faults)
        self.show_options.setEnabled(not looked.faults)
        self.text.setPlainText(draft.written())
        made = looked.made
        if made is None:
            self.differs.clear()
            self.rules.clear()
            return
        if options:
            self.options.offer(looked.plain or made, draft.options)
        if looked.differences is not None:
            self.differs.setHtml(differing(looked.differences))
        self.rules.setHtml(ruled(made))

    def _ask_options(self) -> None:
        made = mixes.looked(self.draft).made
        if made is not None:
            self.asked.emit(made)

    def _play(self) -> None:
        if self.path is None or self.draft != self._kept:
            self._ask_save()
        if self.path is not None and self.draft == self._kept:
            self.wanted.emit(str(self.path))

    def _ask_open(self) -> None:
        kinds = self.tr("Mixes and designs (*.toml *.spydesign)")
        if path := ask_file(self, self.tr("Open a mix"), kinds):
            self.bar.attempt(lambda: self.read(path))

    def _ask_save(self) -> None:
        here = self.path
        if here is not None and is_design(here):
            self.bar.attempt(lambda: self.save(here))
            return
        start = str(self.path or f"{mixes.proposed(self.draft)}.toml")
        kinds = self.tr("Mixes (*.toml)")
        if path := ask_place(self, self.tr("Save the mix"), start, kinds):
            self.bar.attempt(lambda: self.save(path))

    def _ask_design(self) -> None:
        title = self.tr("Choose the folder of a design, or an empty one")
        if folder := ask_folder(self, title):
            self.bar.attempt(lambda: self.save(folder))

    def _ask_pack(self) -> None:
        start = f"{mixes.proposed(self.draft)}{SUFFIX}"
        kinds = self.tr("Designs (*.spydesign)")
        if path := ask_place(self, self.tr("Pack as one file"), start, kinds):
            self.bar.attempt(lambda: self.pack(path))


def _retitled(one: Draft, other: Draft) -> bool:
    """Whether two drafts differ only in their titles."""
    return one != other and replace(one, title=other.title) == other
