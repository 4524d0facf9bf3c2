"""The turn window: try the deadline, adjudicate it, look at anybody's letters, write them."""

from contextlib import ExitStack
from html import escape
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QLabel, QProgressBar, QTabWidget, QWidget

from engine.language.message import Message
from engine.post.book import Book
from engine.post.letter import Letter
from engine.post.manner import manner_of
from engine.post.outbox import Manner, letters
from engine.post.outgoing import Deadline, folder_for, mark_all_sent, outbox, standing
from engine.post.package import parts_of, phrase_of
from engine.post.phrases import phrases
from engine.report.account import Around, account
from engine.session.files import Game
from spydip_gui.document.changes import Change, Part
from spydip_gui.document.document import Document
from spydip_gui.language.reader import reader, say
from spydip_gui.language.wording import phase_heading, seat_name
from spydip_gui.output.letter_maps import letter_map
from spydip_gui.panels.report import ReportPanel
from spydip_gui.post.asking import against, were_sent
from spydip_gui.post.digest import digest
from spydip_gui.post.letter_boxes import DeadlineBox, FolderRow, StyleBox
from spydip_gui.post.master import MasterWindow
from spydip_gui.post.previews import Previews
from spydip_gui.post.style_dialog import change
from spydip_gui.post.writing import Writing
from spydip_gui.theme.list_widgets import Lines
from spydip_gui.theme.parts import abreast, called, caption, named, page

TRY, LETTERS = 0, 1
"""The two pages of the window."""


class TurnWindow(MasterWindow):
    """First the results of the orders so far; then the letters about the real ones."""

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        """Show the trial adjudication of the current deadline."""
        super().__init__(document, parent)
        self.setWindowTitle(self.tr("Turn - {title}").format(title=document.view.title))
        self.head = QLabel(textFormat=Qt.TextFormat.RichText)
        self.lacking = Lines(self.tr("What speaks against it"))
        self.lacking_title = called(self.lacking.accessibleName(), self.lacking)
        self.go_on = QCheckBox(self.tr("Go on anyway"))
        self.digest = QLabel(wordWrap=True, textFormat=Qt.TextFormat.RichText)
        self.report = ReportPanel()
        self.report.setFrameShape(ReportPanel.Shape.StyledPanel)
        self.decide = self.button(self.tr("Adjudicate"), self.adjudicate)
        self.previews = Previews(document.view.board)
        self.style_box = StyleBox()
        self.maps = QCheckBox(self.tr("maps"))
        self.packets = QCheckBox(self.tr("packets"))
        self.forms = QCheckBox(self.tr("forms"))
        self.about = DeadlineBox(document.view.rules)
        self.noted = QCheckBox(self.tr("mark as sent"))
        self.lock = QCheckBox(self.tr("locked"))
        self._words: tuple[Message, ...] = ()
        self.place = FolderRow()
        self.folder = self.place.line
        self.progress = QProgressBar()
        self.write_button = self.button(self.tr("Write the letters"), self.write)
        self.sent_button = self.button(
            self.tr("They were sent"),
            self.mark_sent,
            self.tr("Mark the written letters about this deadline as sent"),
        )
        self.pages = QTabWidget()
        self._writing: Writing | None = None
        self._tried: tuple[object, ...] = ()
        self._outbox: tuple[Deadline, ...] = ()
        self._shown = 0
        self._build()
        self.resize(1120, 760)
        self.show_all()

    def show_all(self) -> None:
        """Show the trial, or the letters about the last turn."""
        if self.pages.currentIndex() == TRY:
            self._show_test()
        else:
            self._show_letters()

    def follow(self, change: Change) -> None:
        """Show what has changed; stop writing letters that are out of date."""
        if self._writing is not None and change.about(Part.GAME):
            self._writing.stop()
        self.show_all()

    def adjudicate(self) -> None:
        """Adjudicate the deadline, and move on to the letters."""
        self.document.look(turn=len(self.document.turns) - 1)
        withheld = self.document.resolve()
        if withheld:
            self.bar.say("\n".join(map(say, withheld)), refused=True)
        self.go_on.setChecked(False)
        self.pages.setCurrentIndex(LETTERS)

    def write(self) -> None:
        """Write the letters and everything that goes with them."""
        if self._writing is not None:
            self._writing.stop()
            return
        file = self.file
        if not self._replaced():
            return
        asked = parts_of(
            file,
            packets=self.packets.isChecked(),
            forms=self.forms.isChecked(),
            phrases=phrases(file, self.game) if self.lock.isChecked() else None,
        )
        if not self.previews.wanted:
            none = self.tr(
                "Nobody plays by e-mail. Say who does in the status window, under Player."
            )
            self.bar.say(none, refused=True)
            return
        ending = ExitStack()
        then = ending.enter_context(standing(self.game, self.about.node))
        manner = self._manner(then)
        self._words = tuple(
            Message("post.words_of", power=power, words=words)
            for power in self.previews.wanted
            if (words := phrase_of(manner, asked, power))
        )
        self._writing = Writing(then, manner, asked, Path(self.folder.text()), self)
        self._writing.powers = self.previews.wanted
        self._writing.written.connect(self._written)
        self._writing.failed.connect(lambda why: self.bar.say(why, refused=True))
        self._writing.done.connect(self._done)
        self._writing.done.connect(lambda _: ending.close())
        self.progress.setMaximum(len(self.previews.wanted) + 1)
        self.progress.setValue(0)
        self.progress.show()
        self.write_button.setText(self.tr("Stop"))
        maps, noted = self.maps.isChecked(), self.noted.isChecked()
        self._writing.begin(noted=noted, archived=True, maps=maps)

    def _replaced(self) -> bool:
        """Whether to go on if letters written before differ: had those been sent?"""
        drafts = [one for one in self.previews.letters if one.draft and one.draft != one.bare]
        if not drafts or self.noted.isChecked():
            return True
        sent = were_sent(self, [seat_name(self.document.view.board, d.power) for d in drafts])
        if sent:
            self.mark_sent()
        return sent is not None

    def mark_sent(self) -> None:
        """Mark everything written about the chosen deadline as sent."""
        about = [one.about for one in self._outbox if one.node == self.about.node]
        marked = mark_all_sent(self.game, self.book, self.file, about)
        self.document.changed.emit(Change(frozenset({Part.LOOK})))
        self.bar.say(self.tr("Marked as sent: %n", "", len(marked)))

    @property
    def busy(self) -> bool:
        """Whether letters are being written."""
        return self._writing is not None

    def edit_style(self) -> None:
        """Change a copy of the style beside the game, with the letter that is shown in it."""
        one, name = self.previews.letter, self.style_box.chosen
        asked = change(self, name, self._manner, self.about.node, one.power if one else None)
        asked.kept.connect(self.doing(self._show_letters))

    def _show_test(self) -> None:
        doc, game = self.document, self.game
        self._show_doubts()
        key = (game.record.head, game.record.branch, len(game.record.acts))
        if key == self._tried:
            return
        self._tried = key
        if doc.view.over:
            self.head.setText(self.tr("The game is over."))
            self.report.show_account(None)
            self.digest.clear()
            return
        text = self.tr("<b>{phase}</b>, tried with the orders in hand")
        due, around = game.position().phase, Around(called=doc.view.rules.called)
        self.head.setText(text.format(phase=escape(phase_heading(doc.view.rules, due))))
        view = doc.view
        told = account(view.preview(), view.board, view.title, reader(), around=around)
        self.digest.setText(digest(told))
        self.report.show_account(told)

    def _show_doubts(self) -> None:
        found = [*map(say, against(self.document))]
        self.lacking.clear()
        self.lacking.addItems(found)
        for widget in (self.lacking_title, self.lacking, self.go_on):
            widget.setVisible(bool(found))
        self._may_decide()

    def _may_decide(self) -> None:
        fine = self.go_on.isChecked() or not self.lacking.count()
        self.decide.setEnabled(fine and not self.document.view.over)

    def _manner(self, game: Game) -> Manner:
        return manner_of(game, self.file, self.style_box.chosen)

    def _show_letters(self) -> None:
        if self.document.view.path is None:
            return
        head = self.game.record.head
        self._outbox = outbox(self.game, self.book, self.file)
        self.about.show_deadlines(self._outbox, newest=head != self._shown)
        self._shown = head
        with standing(self.game, self.about.node) as then:
            self.previews.show_letters(tuple(letters(then, self._manner(then))))
            self.place.propose(folder_for(self.file, then))
        rows = (row for one in self._outbox if one.node == self.about.node for row in one.rows)
        self.sent_button.setEnabled(any(row.last and not row.last.sent for row in rows))

    def _draw(self) -> None:
        if self.previews.letter is not None:
            self.previews.map.show_png(_map(self.document, self.book, self.previews.letter))

    def _written(self, _path: Path) -> None:
        self.progress.setValue(self.progress.value() + 1)

    def _done(self, count: int) -> None:
        self._writing = None
        self.progress.hide()
        self.write_button.setText(self.tr("Write the letters"))
        self.document.changed.emit(Change(frozenset({Part.LOOK})))
        if count:
            text = self.tr("Letters written: {count}, into {folder}")
            written = text.format(count=count, folder=self.folder.text())
            self.bar.say("\n".join((written, *map(say, self._words))))

    def _build(self) -> None:
        self.pages.addTab(self._test_page(), self.tr("1  Adjudicate"))
        self.pages.addTab(self._letters_page(), self.tr("2  Letters"))
        self.pages.currentChanged.connect(self.doing(self.show_all))
        self.page.addWidget(self.pages, 1)

    def _test_page(self) -> QWidget:
        self.lacking.setMaximumHeight(110)
        self.go_on.toggled.connect(self._may_decide)
        row = abreast((self.go_on, 1), None, self.decide)
        return page(self.head, self.digest, self.report, self.lacking_title, self.lacking, row)

    def _letters_page(self) -> QWidget:
        self.previews.map_wanted.connect(self.doing(self._draw))
        self.about.activated.connect(self.doing(self._show_letters))
        row = abreast(caption(self.tr("About")), (self.about, 1), self.sent_button)
        return page(row, self._choices(), (self.previews, 1), self._bottom())

    def _choices(self) -> QHBoxLayout:
        self.style_box.pick(self.book.style, self.book.style)
        named(self.style_box, self.tr("Style of the letters"))
        self.style_box.activated.connect(self.doing(self._show_letters))
        self.maps.setChecked(True)
        self.packets.setChecked(True)
        self.forms.setChecked(True)
        self.forms.setToolTip(
            self.tr("A page to fill in and send back, for players without the program")
        )
        self.noted.setToolTip(
            self.tr("They count as sent once written; what differs later is a correction")
        )
        self.lock.setToolTip(
            self.tr("Each packet opens with a passphrase of its own, shown here once written")
        )
        self.packets.toggled.connect(self.lock.setEnabled)
        return abreast(
            caption(self.tr("Style")),
            self.style_box,
            self.button(self.tr("Change it…"), self.edit_style),
            None,
            caption(self.tr("With")),
            self.maps,
            self.packets,
            self.lock,
            self.forms,
            self.noted,
        )

    def _bottom(self) -> QHBoxLayout:
        self.progress.hide()
        return abreast((self.place, 1), self.progress, self.write_button)


def _map(document: Document, book: Book, letter: Letter) -> bytes:
    """The map that goes with a letter."""
    node = document.view.master().record.nodes[letter.node]
    seat = document.view.after(node).of(letter.power)
    return letter_map(seat, book.speaker(letter.power).language)
