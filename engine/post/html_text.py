"""Plain text out of HTML mails: lines where a reader sees lines, quotes marked as quoted."""

from html.parser import HTMLParser

_BREAKS = frozenset({"br", "p", "div", "li", "tr", "table", "h1", "h2", "h3", "h4", "ul", "ol"})
_STRUCK = frozenset({"s", "del", "strike"})
_SILENT = frozenset({"style", "script", "head", "title"})


class _Page(HTMLParser):
    """Collects the visible words of a page line by line."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.lines: list[str] = [""]
        self._quoted = 0
        self._silent = 0
        self._literal = 0

    def handle_starttag(self, tag: str, _attrs: list[tuple[str, str | None]]) -> None:
        if tag in _SILENT:
            self._silent += 1
        if tag == "pre":
            self._literal += 1
        if tag in _BREAKS or tag in ("blockquote", "pre", "hr"):
            self._break()
        if tag == "blockquote":
            self._quoted += 1
        if tag in _STRUCK:
            # A comment to whoever reads orders; what its writer struck out is none.
            self._break()
            self._write("# struck out: ")
        if tag in ("td", "th"):
            self._write(" ")

    def handle_endtag(self, tag: str) -> None:
        if tag in _SILENT:
            self._silent = max(0, self._silent - 1)
        if tag == "pre":
            self._literal = max(0, self._literal - 1)
        if tag in _BREAKS - {"br"} or tag in _STRUCK or tag in ("blockquote", "pre"):
            self._break()
        if tag == "blockquote":
            self._quoted = max(0, self._quoted - 1)

    def handle_data(self, data: str) -> None:
        if self._silent:
            return
        if not self._literal:
            lead = " " if data[:1].isspace() else ""
            self._write(lead + " ".join(data.split()) + (" " if data[-1:].isspace() else ""))
            return
        first, *rest = data.split("\n")
        self._write(first)
        for line in rest:
            self._break()
            self._write(line)

    def _write(self, text: str) -> None:
        if text.strip() and not self.lines[-1].strip() and self._quoted:
            self.lines[-1] = "> " * self._quoted
        self.lines[-1] += text

    def _break(self) -> None:
        if self.lines[-1].strip():
            self.lines.append("")


def as_text(html: str) -> str:
    """The words of an HTML page as plain text; quoted passages begin with ``>``."""
    page = _Page()
    page.feed(html)
    page.close()
    return "\n".join(" ".join(line.split()) for line in page.lines)
