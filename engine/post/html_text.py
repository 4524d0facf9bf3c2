"""Plain text out of HTML mails: lines where a reader sees lines, quotes marked as quoted."""

import re
from collections.abc import Mapping
from html.parser import HTMLParser

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
_STYLES = (
    (re.compile(r"text-decoration[^;]*line-through", re.IGNORECASE), STRUCK),
    (re.compile(r"display\s*:\s*none|visibility\s*:\s*hidden", re.IGNORECASE), _HIDDEN),
)


class _Page(HTMLParser):
    """Collects the visible words of a page line by line."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.lines: list[str] = [""]
        self._open: list[tuple[str, str]] = []  # each open tag, and what it makes of its words
        self._gone: dict[str, str] = {}  # words of the line that do not count, by why
        self._cell_begins = False
        self._due = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in _VOID:
            self._open.append((tag, _unmeant(tag, dict(attrs))))
        if tag in _WHOLE:
            self._break()
        elif tag in _CELLS:
            self._write(" ")
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
        places = [place for place, (name, _) in enumerate(self._open) if name == tag]
        if places:
            del self._open[places[-1] :]

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
        return sum(name in tags for name, _ in self._open)

    def _write(self, text: str) -> None:
        if text.strip():
            if self._due:
                self._break()
            self._cell_begins = False
        why = next((why for _, why in self._open if why), "")
        if why:
            self._gone[why] = self._gone.get(why, "") + text
            return
        if text.strip() and not self.lines[-1].strip():
            self.lines[-1] = "> " * self._in("blockquote")
        self.lines[-1] += text

    def _break_within(self) -> None:
        """Break the line, but not at the edge of a cell: its words stay beside their neighbours."""
        if self._in(*_CELLS):
            self._due = not self._cell_begins
        else:
            self._break()

    def _break(self) -> None:
        self._due = False
        if self.lines[-1].strip():
            self.lines.append("")
        for why, words in self._gone.items():
            if words.strip():
                self.lines[-1:] = ["> " * self._in("blockquote") + why + words, ""]
        self._gone = {}


def as_text(html: str) -> str:
    """The words of an HTML page as plain text; quoted passages begin with ``>``.

    What was struck out or made invisible stands in lines of its own that begin with ``#``.
    """
    page = _Page()
    page.feed(html)
    page.close()
    return "\n".join(" ".join(line.split()) for line in page.lines)


def _unmeant(tag: str, attributes: Mapping[str, str | None]) -> str:
    """Why the words in a tag are none that their writer means; empty if they are meant."""
    if tag in _STRUCK:
        return STRUCK
    style = attributes.get("style") or ""
    return next((why for pattern, why in _STYLES if pattern.search(style)), "")
