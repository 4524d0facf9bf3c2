"""Plain text from HTML mails: lines where a reader sees lines, quotations marked as such."""

import re
from collections import Counter
from collections.abc import Mapping
from html.parser import HTMLParser

from engine.post.tables import CELL, rows

_BREAKS = frozenset({"br", "p", "div", "li", "tr", "table", "h1", "h2", "h3", "h4", "ul", "ol"})
_WHOLE = frozenset({"tr", "table", "blockquote", "pre", "hr"})
"""Tags that begin a line even at the edge of a table's cell."""

_CELLS = frozenset({"td", "th"})
_STRUCK = frozenset({"s", "del", "strike"})
_SILENT = frozenset({"style", "script", "head", "title"})
_VOID = frozenset({"br", "hr", "img", "input", "meta", "link", "col", "area", "base", "wbr"})

STRUCK = "# struck out: "
"""How a line begins that its writer struck out: a comment to whoever reads orders."""

_HIDDEN = "# hidden: "
_QUOTED = 9
"""The most marks of quoting that a line begins with."""

_STYLES = (
    (re.compile(r"text-decoration[^;]*line-through", re.IGNORECASE), STRUCK),
    (re.compile(r"display\s*:\s*none|visibility\s*:\s*hidden", re.IGNORECASE), _HIDDEN),
)


class _Page(HTMLParser):
    """Collects the visible words of a page line by line."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.lines: list[str] = []
        self._line: list[str] = []  # the pieces of the current line
        self._said = False  # whether any of them is a word
        self._open: list[tuple[str, str]] = []  # each open tag, and its effect on words
        self._within: Counter[str] = Counter()  # how many of each name are open
        self._whys: list[str] = []  # the effects of open tags, without those that have none
        self._gone: dict[str, list[str]] = {}  # words of the line that do not count, by reason
        self._cell_begins = False
        self._due = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in _VOID:
            why = _unmeant(tag, dict(attrs))
            self._open.append((tag, why))
            self._within[tag] += 1
            self._whys += [why] if why else []
        if tag in _WHOLE:
            self._break()
        elif tag in _CELLS:
            self._cell()
            self._cell_begins, self._due = True, False
        elif tag in _BREAKS:
            self._break_within()

    def handle_endtag(self, tag: str) -> None:
        if tag in _WHOLE:
            self._break()
        elif tag in _CELLS:
            self._cell_begins, self._due = False, False
        elif tag in _BREAKS - {"br"}:
            self._break_within()
        while self._within[tag]:
            name, why = self._open.pop()
            self._within[name] -= 1
            del self._whys[len(self._whys) - bool(why) :]
            if name == tag:
                break

    def handle_data(self, data: str) -> None:
        if self._in(*_SILENT):
            return
        if not self._in("pre"):
            lead = " " if data[:1].isspace() else ""
            self._write(lead + " ".join(data.split()) + (" " if data[-1:].isspace() else ""))
            return
        first, *rest = data.split("\n")
        self._write(first)
        for line in rest:
            self._break()
            self._write(line)

    def close(self) -> None:
        """End the last line too."""
        super().close()
        self._break()

    def _in(self, *tags: str) -> int:
        return sum(self._within[tag] for tag in tags)

    def _write(self, text: str) -> None:
        if text.strip():
            if self._due:
                self._break()
            self._cell_begins = False
        if self._whys:
            self._gone.setdefault(self._whys[0], []).append(text)
            return
        if text.strip() and not self._said:
            self._line, self._said = [self._quoted, *filter(CELL.__eq__, self._line)], True
        self._line.append(text)

    def _cell(self) -> None:
        """Begin a cell; empty ones count too."""
        if not self._whys:
            self._line.append(CELL)

    def _break_within(self) -> None:
        """Break the line, but not at the edge of a cell: its words stay beside their neighbours."""
        if self._in(*_CELLS):
            self._due = not self._cell_begins
        else:
            self._break()

    def _break(self) -> None:
        self._due = False
        if self._said:
            self.lines.append("".join(self._line))
            self._line, self._said = [], False
        for why, pieces in self._gone.items():
            if words := "".join(pieces).strip():
                self.lines.append(self._quoted + why + words)
        self._gone = {}

    @property
    def _quoted(self) -> str:
        return "> " * min(self._within["blockquote"], _QUOTED)


def as_text(html: str) -> str:
    """The words of an HTML page as plain text; quoted passages begin with ``>``.

    Text that was struck out or made invisible is put on lines of its own that begin with ``#``.
    """
    page = _Page()
    page.feed(_whole(html))
    page.close()
    return "\n".join(" ".join(line.split()) for line in [*rows(page.lines), ""])


def _whole(html: str) -> str:
    """The page without comments, and without the start of a tag or comment that never ends.

    For each of these the library would search for the end again, up to the end of the page.
    """
    first, *others = html.split("<!--")
    kept = [first]
    for other in others:
        _, closed, rest = other.partition("-->")
        kept.append(rest if closed else f"&lt;!--{other}")
    page = "".join(kept)
    last = page.rfind(">") + 1
    return page[:last] + page[last:].replace("<", "&lt;")


def _unmeant(tag: str, attributes: Mapping[str, str | None]) -> str:
    """Why the words in a tag are not meant to be read; empty if they are."""
    if tag in _STRUCK:
        return STRUCK
    style = attributes.get("style") or ""
    return next((why for pattern, why in _STYLES if pattern.search(style)), "")
