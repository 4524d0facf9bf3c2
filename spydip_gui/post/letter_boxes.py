"""Choices for letters: their style, and their language."""

from engine.post.style import names
from spydip_gui.language.reader import reader
from spydip_gui.theme.fields import ComboBox


class _Box(ComboBox):
    """A list of choices, each with the text that stands for it in a book."""

    @property
    def chosen(self) -> str:
        """The choice; empty for the default."""
        return str(self.currentData())

    def choose(self, what: str) -> None:
        """Choose something, even if it did not come with the program."""
        self.pick(what, what)


class StyleBox(_Box):
    """Offers the built-in styles, and the user's own file if one is used."""

    def __init__(self) -> None:
        super().__init__()
        self.offer((reader().text(f"desk.style.{name}") or name, name) for name in names())


class LanguageBox(_Box):
    """Offers the languages by their own names, after the default."""

    def __init__(self, usual: str) -> None:
        """Start with the default, which is called ``usual``."""
        super().__init__()
        self.offer(((usual, ""), ("English", "en"), ("Deutsch", "de"), ("Français", "fr")))
