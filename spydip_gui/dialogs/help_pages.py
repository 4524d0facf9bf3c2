"""The help pages in the language of the desk, with the current keys filled in."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from importlib.resources import files
from itertools import groupby

from PySide6.QtCore import QT_TRANSLATE_NOOP
from PySide6.QtGui import QKeySequence

from engine.session.rulesets import guest_pages
from spydip_gui.commands.shortcuts import VERB, Binding, Shortcuts, bindings
from spydip_gui.language.reader import KNOWN, reader, translate

TOPIC = "help"
"""The property of a widget that names its page, as ``orders`` or ``panels#results``."""

ORDER = (
    "first-steps",
    "map",
    "orders",
    "covert",
    "spy",
    "infiltration",
    "espionage",
    "blind",
    "intimate",
    "fog",
    "panels",
    "practice",
    "windows",
    "game-master",
    "packets",
    "mail",
    "security",
    "mixes",
    "boards",
    "island",
    "scenarios",
    "variants",
    "keys",
)
"""The pages in the order in which they are listed."""

PANELS: Mapping[str, str] = {
    "orders": str(QT_TRANSLATE_NOOP("DeskWindow", "Orders")),
    "powers": str(QT_TRANSLATE_NOOP("DeskWindow", "Powers")),
    "results": str(QT_TRANSLATE_NOOP("DeskWindow", "Results")),
    "report": str(QT_TRANSLATE_NOOP("DeskWindow", "Report")),
    "eyes": str(QT_TRANSLATE_NOOP("DeskWindow", "Eyes")),
    "intelligence": str(QT_TRANSLATE_NOOP("DeskWindow", "Intelligence")),
    "notes": str(QT_TRANSLATE_NOOP("DeskWindow", "Notes")),
    "rulebook": str(QT_TRANSLATE_NOOP("DeskWindow", "Rulebook")),
    "history": str(QT_TRANSLATE_NOOP("DeskWindow", "History")),
    "views": str(QT_TRANSLATE_NOOP("DeskWindow", "Views")),
    "answer": str(QT_TRANSLATE_NOOP("DeskWindow", "Answer")),
    "lesson": str(QT_TRANSLATE_NOOP("DeskWindow", "Lesson")),
    "coach": str(QT_TRANSLATE_NOOP("DeskWindow", "Coach")),
}
"""What the panels are called, by their names in the window; each has a part in the help."""

_GAP = re.compile(r"\{([a-z]+)(?::([\w.-]+))?\}")
_CODE = re.compile(r"(^```.*?^```$|`[^`\n]*`)", re.MULTILINE | re.DOTALL)


class HelpError(ValueError):
    """A help page names something that does not exist."""


@dataclass(frozen=True, slots=True)
class Page:
    """One page: its name, its title, and its text as Markdown."""

    name: str
    title: str
    text: str


def language() -> str:
    """The language of the desk."""
    spoken = reader().language
    return spoken if spoken in KNOWN else "en"


def panel_title(name: str) -> str:
    """A panel's title."""
    return translate("DeskWindow", PANELS[name])


def pages(shortcuts: Shortcuts, spoken: str = "") -> tuple[Page, ...]:
    """All pages in a language, by default the desk's; raises HelpError if one is faulty.

    Our own come first, then those of variants from outside.
    """
    spoken = spoken or language()
    folder = files("resources") / "help" / spoken
    ours = ((name, (folder / f"{name}.md").read_text("utf-8")) for name in ORDER)
    theirs = (
        (name, path.read_text("utf-8", "replace")) for path, name in guest_pages(spoken).items()
    )
    known = {one.name: one for one in bindings()}
    found = [(name, filled(text, shortcuts, known)) for name, text in ours]
    found += [(name, filled(text, shortcuts, known, strict=False)) for name, text in theirs]
    return tuple(
        Page(name, text.partition("\n")[0].removeprefix("# "), text) for name, text in found
    )


def filled(
    text: str, shortcuts: Shortcuts, known: Mapping[str, Binding], *, strict: bool = True
) -> str:
    """A text with its gaps filled: ``{do:undo}``, ``{key:undo}``, ``{verb:S}``, ``{panel:orders}``.

    ``{actions}`` and ``{verbs}`` become the tables of all keys. Code stays as it is. A gap that
    nothing fills raises HelpError, or stays as it is unless ``strict``.
    """

    def fill(gap: re.Match[str]) -> str:
        try:
            return _fill(gap[1], gap[2] or "", shortcuts, known)
        except HelpError:
            if strict:
                raise
            return gap[0]

    parts = enumerate(_CODE.split(text))
    return "".join(part if code % 2 else _GAP.sub(fill, part) for code, part in parts)


def _fill(kind: str, name: str, shortcuts: Shortcuts, known: Mapping[str, Binding]) -> str:
    match kind:
        case "actions":
            return "\n".join(_tables(known, shortcuts))
        case "verbs":
            return "\n".join(_table(_verbs(known), shortcuts))
        case "panel" if name in PANELS:
            return panel_title(name)
        case "verb" if f"{VERB}{name}" in known:
            return _key(shortcuts, f"{VERB}{name}")
        case "key" if name in known:
            return _key(shortcuts, name)
        case "do" if name in known:
            one = known[name]
            keys = shortcuts.keys(name)
            return f"**{one.menu} \N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK} {one.text}**" + (
                f" ({_shown(keys)})" if keys else ""
            )
    raise HelpError(f"The help knows no {{{kind}:{name}}}.")


def _key(shortcuts: Shortcuts, name: str) -> str:
    keys = shortcuts.keys(name)
    return f"**{_shown(keys)}**" if keys else translate("Help", "(no key)")


def _tables(known: Mapping[str, Binding], shortcuts: Shortcuts) -> Iterator[str]:
    for menu, group in groupby(known.values(), key=lambda one: one.menu):
        listed = [one for one in group if not one.name.startswith(VERB)]
        if listed:
            yield f"\n## {menu}\n"
            yield from _table(listed, shortcuts)


def _table(listed: list[Binding], shortcuts: Shortcuts) -> Iterator[str]:
    what = translate("Help", "What")
    key = translate("Help", "Key")
    yield f"| {what} | {key} |"
    yield "|---|---|"
    for one in listed:
        yield f"| {one.text} | {_shown(shortcuts.keys(one.name))} |"


def _verbs(known: Mapping[str, Binding]) -> list[Binding]:
    return [one for name, one in known.items() if name.startswith(VERB)]


def _shown(keys: str) -> str:
    shown = QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)
    return shown.replace("|", "\\|")
