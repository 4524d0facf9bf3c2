"""Press: what players and the game master publish, under which name, and when."""

from PySide6.QtWidgets import QLineEdit, QPlainTextEdit, QToolButton, QWidget

from engine.post import press
from engine.post.press import Press
from engine.visibility.sight import GM
from spydip_gui.document.document import Document
from spydip_gui.language.wording import phase_name, seat_name
from spydip_gui.post.master import MasterWindow
from spydip_gui.theme.fields import ComboBox
from spydip_gui.theme.list_widgets import Lines
from spydip_gui.theme.parts import abreast, caption, fill, form, tool


class PressWindow(MasterWindow):
    """The press taken so far above, a form for the next piece below."""

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(document, parent)
        self.setWindowTitle(self.tr("Press - {title}").format(title=document.view.title))
        none = self.tr("No press yet. Write the first below.")
        self.list = Lines(self.tr("Press"), none, wraps=True)
        self.rules = caption(wordWrap=True)
        self.by = ComboBox()
        self.line = QLineEdit()
        self.to: dict[str, QToolButton] = {}
        self.release = ComboBox()
        self.text = QPlainTextEdit()
        board, seats = self.document.view.board, self.game.rules.seats
        self.by.offer((seat_name(board, seat), seat) for seat in (GM, *seats))
        self.line.setPlaceholderText(self.tr("the name to sign with; empty for unsigned press"))
        self.text.setMinimumHeight(110)
        for seat in seats:
            self.to[seat] = tool(seat_name(board, seat), lasts=True)
            self.to[seat].setProperty("tone", "chip")
        everybody = caption(self.tr("(if none is chosen, for everybody)"))
        rows = form(
            (self.tr("By"), self.by),
            (self.tr("By-line"), self.line),
            (self.tr("Only for"), abreast(*self.to.values(), everybody, None)),
            (self.tr("Released"), self.release),
            (self.tr("Text"), self.text),
        )
        below = abreast((self.rules, 1), self.button(self.tr("Add this press"), self.take))
        fill(self.page, (self.list, 1), rows, below)
        self.resize(760, 640)
        self.show_all()

    def show_all(self) -> None:
        """Show the press by the letters it goes out with."""
        self.list.clear()
        for one in press.load(self.file):
            who = seat_name(self.document.view.board, one.by)
            when = phase_name(self.document.view.rules, one.release)
            self.list.addItem(f"{when}, {who}: {one}")
        house = {
            "none": self.tr("House rules: no press."),
            "white": self.tr("House rules: white press, signed by its author."),
            "grey": self.tr(
                "House rules: grey press; it may be unsigned, but not signed with somebody "
                "else's name."
            ),
            "black": self.tr("House rules: black press; it may be signed with any name."),
        }
        self.rules.setText(house[self.book.press])
        text, rules = self.tr("with the letters about {phase}"), self.document.view.rules
        phases = [(text.format(phase=phase_name(rules, one)), one) for one in self._phases()]
        self.release.offer_instead(phases, self.release.currentData())

    def take(self) -> None:
        """Keep the piece of press in the form, if the house rules allow it."""
        text = self.text.toPlainText().strip()
        if not text:
            self.bar.say(self.tr("There is no text yet."), refused=True)
            return
        one = Press(
            by=self.by.chosen,
            text=text,
            release=self.release.chosen,
            line=self.line.text().strip(),
            to=tuple(power for power, button in self.to.items() if button.isChecked()),
        )
        press.add(self.file, press.submit(self.game, self.book, one))
        self.text.clear()
        self.line.clear()
        self.bar.say(self.tr("Taken: {line}").format(line=self.release.currentText()))
        self.show_all()

    def _phases(self) -> tuple[str, ...]:
        """The phase due, and the book's deadlines after it."""
        due = self.game.position().phase
        later = sorted(self.book.deadlines.items(), key=lambda entry: entry[1])
        names = [phase for phase, _ in later]
        after = names[names.index(str(due)) + 1 :] if str(due) in names else []
        return (str(due), *after)
