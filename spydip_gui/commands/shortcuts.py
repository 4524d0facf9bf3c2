"""Which key does what: the default keys of the tables, or the user's own."""

import json
from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QKeySequence

from engine.language.message import Message
from engine.language.speaker import capital
from engine.session.rulesets import guest_keys
from spydip_gui.commands.actions import Action, menu_title
from spydip_gui.language.reader import say, translate
from spydip_gui.settings import Settings

VERB = "verb:"
"""What the names of keys at the map begin with; the letter of the table follows."""

VIEW_KEYS = (*"0123456789", "-")
"""Keys that change the view and cannot be given away."""

_KEPT = "keys"
_LETTERS = "HSMCVELOKURYBDXIP"


@dataclass(frozen=True, slots=True, kw_only=True)
class Binding:
    """Something that has a key: its name, its label, its menu, and its default key."""

    name: str
    text: str
    menu: str
    usual: str


class Shortcuts(QObject):
    """One user's keys; ``changed`` is emitted when some of them change."""

    changed = Signal()

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self._settings = settings
        self._own = dict(_read(settings.text(_KEPT)))

    def keys(self, name: str) -> str:
        """The keys of an action or verb in Qt's notation; empty if it has none."""
        return self._own.get(name, _usual(name))

    def choose(self, name: str, keys: str) -> None:
        """Give something another key, or none; whatever had that key before loses it."""
        for other in self.with_keys(keys, name):
            self._own[other.name] = ""
        self._own[name] = keys
        self._keep()

    def reset(self, name: str = "") -> None:
        """Restore the default key of one thing, or of everything."""
        names = [name] if name else list(self._own)
        for one in names:
            self._own.pop(one, None)
        self._keep()

    def with_keys(self, keys: str, beside: str = "") -> tuple[Binding, ...]:
        """The other things that have these keys."""
        wanted = _same(keys)
        return tuple(
            one
            for one in bindings()
            if wanted and one.name != beside and _same(self.keys(one.name)) == wanted
        )

    def fault(self, name: str, keys: str) -> str:
        """Why something cannot have these keys; empty if it can."""
        if not keys:
            return ""
        if keys in VIEW_KEYS:
            return translate("Shortcuts", "The digits and minus change the view.")
        if name.startswith(VERB) and (len(keys) != 1 or not keys.isalpha()):
            return translate("Shortcuts", "On the map, a key is a single letter.")
        if not name.startswith(VERB) and len(keys) == 1 and keys.isalpha():
            return translate("Shortcuts", "A letter by itself belongs to the map; add Ctrl or Alt.")
        return ""

    def verb(self, letter: str) -> str:
        """The table's letter that a letter now stands for; empty if it stands for none."""
        verbs = {n.removeprefix(VERB): k for n, k in self._own.items() if n.startswith(VERB)}
        meant = next((usual for usual, keys in verbs.items() if keys == letter), letter)
        return "" if meant == letter and letter in verbs else meant

    def _keep(self) -> None:
        self._own = {name: keys for name, keys in self._own.items() if keys != _usual(name)}
        self._settings.keep(_KEPT, json.dumps(self._own))
        self.changed.emit()


def bindings() -> tuple[Binding, ...]:
    """Everything that can be given a key, in menu order, with the map's keys last."""
    actions = tuple(
        Binding(
            name=one.name,
            text=one.text,
            menu=menu_title(one.menu).replace("&", ""),
            usual=one.keys,
        )
        for one in Action
    )
    return (*actions, *_verbs())


def _verbs() -> tuple[Binding, ...]:
    """The verbs of every game, then those that variants from outside add."""
    texts = {letter: capital(say(called)) for letter, called in guest_keys().items()}
    named = {letter: say(Message(f"verb.key.{letter}")) for letter in _LETTERS}
    return tuple(
        Binding(
            name=f"{VERB}{letter}",
            text=text,
            menu=translate("Shortcuts", "On the map"),
            usual=letter,
        )
        for letter, text in {**named, **texts, **named}.items()
    )


def _usual(name: str) -> str:
    if name.startswith(VERB):
        return name.removeprefix(VERB)
    found = Action.__members__.get(name)
    return found.keys if found else ""


def _same(keys: str) -> str:
    return QKeySequence(keys).toString()


def _read(text: str) -> Mapping[str, str]:
    try:
        found = json.loads(text or "{}")
    except ValueError:
        return {}
    known = {one.name for one in Action}
    kept = found.items() if isinstance(found, dict) else ()
    return {str(n): str(keys) for n, keys in kept if n in known or str(n).startswith(VERB)}
