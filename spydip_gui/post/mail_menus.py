"""Menus of the inbox: what to do with mails that cannot be taken yet, and filed mails."""

from functools import partial

from PySide6.QtWidgets import QInputDialog, QMenu, QToolButton

from engine.post import press
from engine.post.entry import Entry
from engine.post.intray import STANDING, Lying
from engine.post.mailbox import Mailbox
from engine.post.press import Press
from engine.post.timing import here
from spydip_gui.language.reader import translate
from spydip_gui.language.wording import phase_name
from spydip_gui.post.mail_text import MailText
from spydip_gui.post.master import MasterWindow

_AHEAD = 4
"""For how many deadlines to come a mail can be kept."""


class Inbox(MasterWindow):
    """The window with these mails, as its menus know it."""

    box: Mailbox
    words: MailText

    @property
    def entry(self) -> Entry | None:
        """The chosen mail."""
        raise NotImplementedError


class _InboxMenu(QToolButton):
    """A menu that is filled each time it opens."""

    def __init__(self, inbox: Inbox, text: str) -> None:
        super().__init__()
        self._inbox = inbox
        self.setText(text)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        menu = QMenu(self)
        menu.aboutToShow.connect(inbox.doing(self.fill))
        self.setMenu(menu)

    def fill(self) -> None:
        """Fill the menu."""
        raise NotImplementedError


class MoreMenu(_InboxMenu):
    """What can be done with the chosen mail other than taking it."""

    def __init__(self, inbox: Inbox) -> None:
        super().__init__(inbox, translate("MoreMenu", "More"))

    def fill(self) -> None:
        """Offer what can be done, for the deadlines to come at this moment."""
        menu, inbox = self.menu(), self._inbox
        menu.clear()
        menu.addAction(self.tr("To press"), inbox.doing(self.to_press))
        standing = partial(self.keep_for, STANDING)
        menu.addAction(self.tr("Standing orders"), inbox.doing(standing))
        rules, phase = inbox.box.game.rules, inbox.box.game.position().phase
        for _ in range(_AHEAD):
            phase = rules.variant.follow(phase, rules.options)
            text = self.tr("Keep for {phase}").format(phase=phase_name(rules, phase))
            menu.addAction(text, inbox.doing(partial(self.keep_for, str(phase))))
        menu.addAction(self.tr("Note…"), inbox.doing(self.note))

    def to_press(self) -> None:
        """Publish the selected words of the chosen mail, or all of it, with the next letters."""
        inbox, entry = self._inbox, self._inbox.entry
        if entry is None or entry.one.power is None:
            inbox.bar.say(self.tr("Say first whose mail it is."), refused=True)
            return
        power, release = entry.one.power, str(inbox.box.game.position().phase)
        one = Press(by=power, text=inbox.words.chosen.strip(), release=release, line=power)
        press.add(inbox.file, press.submit(inbox.box.game, inbox.book, one))
        if not entry.one.orders:
            inbox.box.put_away(entry)
        inbox.show_all()
        inbox.bar.say(self.tr("It goes out as press with the next letters."))

    def keep_for(self, when: str) -> None:
        """Keep the chosen mail for a later deadline, or as standing orders."""
        if self._inbox.entry is not None:
            self._inbox.box.keep_for(self._inbox.entry, when)
            self._inbox.show_all()

    def note(self) -> None:
        """Add a note about the chosen mail."""
        inbox, entry = self._inbox, self._inbox.entry
        if entry is None:
            return
        title, asked = self.tr("Note"), self.tr("What you want to remember about this mail:")
        text, fine = QInputDialog.getText(self, title, asked, text=entry.note)
        if fine:
            inbox.box.note(entry, text.strip())
            inbox.show_all()


class FiledMenu(_InboxMenu):
    """The mails that were filed, by deadline; the one chosen goes back into the list."""

    def __init__(self, inbox: Inbox) -> None:
        super().__init__(inbox, translate("FiledMenu", "Filed"))
        self.setToolTip(self.tr("Mails that were taken or put away; choose one to bring it back"))

    def fill(self) -> None:
        """List the filed mails."""
        menu, inbox = self.menu(), self._inbox
        menu.clear()
        filed = {phase: mails for phase, mails in inbox.box.filed.items() if mails}
        for phase, mails in filed.items():
            below = menu.addMenu(phase_name(inbox.box.game.rules, phase))
            for one in mails:
                below.addAction(_called(one), inbox.doing(partial(self.bring_back, one)))
        if not filed:
            menu.addAction(self.tr("Nothing is filed yet.")).setEnabled(False)

    def bring_back(self, lying: Lying) -> None:
        """Put a filed mail back into the list."""
        self._inbox.box.bring_back(lying)
        self._inbox.show_all()


def _called(one: Lying) -> str:
    """A filed mail in one line."""
    mail = one.mail
    sent = f"{here(mail.moment):%Y-%m-%d %H:%M}  " if mail.date else ""
    who = mail.name or mail.sender or mail.source
    return f"{sent}{who}: {mail.subject}".replace("&", "&&")
