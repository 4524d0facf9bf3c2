"""Report styles as templates that a game master can edit: the wording of orders and results."""

import html
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from importlib.resources import files
from pathlib import Path
from string import Template
from typing import Any

from engine.adjudication.outcome import Result
from engine.errors import UserError
from engine.files import readable, toml, write_whole
from engine.language.message import Listed
from engine.report.account import Line

_COLUMN = 44
_PLACES = ("$order", "$compact", "$angled", "$column", "$why", "$result", "$word")
_PLACEHOLDERS = {place[1:] for place in _PLACES} | {"power", "piece", "from", "place", "rest"}


class StyleError(UserError):
    """A style is missing, or its file is not one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Style:
    """One style: its templates by result, for plain text and for HTML, and its words for results.

    ``moved`` among the templates is for a successful move, if a style distinguishes it.
    ``languages`` has the words for readers of other languages.
    """

    title: str
    power: str
    units: str = ""
    text: Mapping[str, str] = field(default_factory=dict)
    html: Mapping[str, str] = field(default_factory=dict)
    words: Mapping[str, str] = field(default_factory=dict)
    languages: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)

    def spoken(self, language: str) -> "Style":
        """The style for readers of a language; unchanged if it has nothing for them."""
        return replace(self, languages={}, **self.languages.get(language, {}))

    def line(self, line: Line) -> str:
        """An order as plain text."""
        return self._filled(self.text, line, lambda text: text)

    def tagged(self, line: Line) -> str:
        """An order as HTML, escaped."""
        return self._filled(self.html, line, html.escape)

    def heading(self, power: str) -> str:
        """The heading above a power's orders."""
        return Template(self.power).substitute(power=power)

    def _filled(self, forms: Mapping[str, str], line: Line, say: Any) -> str:  # noqa: ANN401  # str to str
        result = (line.result or Result.SUCCEEDS).value
        values = _values(line, line.word or self.words.get(result, result))
        form = forms.get("moved") if line.fine and values["to"] else None
        form = form or (not line.word and forms.get(result)) or forms["other"]
        return Template(form).substitute({key: say(value) for key, value in values.items()})


def names() -> tuple[str, ...]:
    """The built-in styles."""
    folder = files("resources") / "templates" / "styles"
    return tuple(sorted(f.name.removesuffix(".toml") for f in folder.iterdir()))


def style(name: str, beside: Path | None = None) -> Style:
    """The style of this name, or in a file that ends in ``.toml``, looked for ``beside`` first.

    A file ``styles/NAME.toml`` beside takes precedence over the built-in style. Raises StyleError
    if there is none, or it is not a style.
    """
    own = [path for path in _own(name, beside) if path.is_file()]
    if own:
        return _read_file(own[0])
    if name.endswith(".toml"):
        return _read_file(Path(name))
    return read(_usual(name).decode())


def copied(name: str, beside: Path) -> Path:
    """The editable copy of a built-in style, made if there is none yet.

    Raises StyleError if there is no such style, WriteError if the copy cannot be written.
    """
    usual = _usual(name)
    path = beside / "styles" / f"{name}.toml"
    if not path.exists():
        write_whole(path, usual)
    return path


def _usual(name: str) -> bytes:
    """The file of a built-in style; raises StyleError."""
    if name not in names():
        raise StyleError(
            "post.there_is_no_style_there", name=name, names=Listed(tuple(names()), "comma")
        )
    return (files("resources") / "templates" / "styles" / f"{name}.toml").read_bytes()


def _own(name: str, beside: Path | None) -> Iterator[Path]:
    if beside is not None:
        yield beside / "styles" / f"{name.removesuffix('.toml')}.toml"
        if name.endswith(".toml"):
            yield beside / name


def _read_file(path: Path) -> Style:
    with readable(path, StyleError):
        text = path.read_text("utf-8")
    try:
        return read(text)
    except StyleError as error:
        raise StyleError("word.in_file", name=str(path), fault=error.message) from error


def read(text: str) -> Style:
    """The style in a TOML text; raises StyleError."""
    try:
        found = Style(**toml(text))
        spoken = [found.spoken(language) for language in ("", *found.languages)]
    except (AttributeError, TypeError, ValueError) as error:
        raise StyleError("post.is_no_style", error=str(error)) from error
    for one in spoken:
        _check_texts(one)
        _check_gaps(one.power, {"power"})
        for forms in (one.text, one.html):
            _check(forms)
    return found


def _check_texts(one: Style) -> None:
    tables = {"text": one.text, "html": one.html, "words": one.words}
    for key, table in tables.items():
        if not isinstance(table, dict) or not all(isinstance(t, str) for t in table.values()):
            raise StyleError("choice.text_wanted", key=key)
    for key in ("title", "power", "units"):
        if not isinstance(getattr(one, key), str):
            raise StyleError("choice.text_wanted", key=key)


def _check_gaps(form: str, known: Iterable[str]) -> None:
    template = Template(form)
    unknown = {*template.get_identifiers()} - {*known} or ({""} if not template.is_valid() else {})
    if unknown:
        allowed = ", ".join(f"${name}" for name in sorted(known))
        raise StyleError("post.style_gap_unknown", min=min(unknown), allowed=allowed)


def _check(forms: Mapping[str, str]) -> None:
    known = {"moved", "other", *(result.value for result in Result)}
    for key, form in forms.items():
        if key not in known:
            raise StyleError(
                "post.is_no_result_there_are", key=key, known=Listed(tuple(sorted(known)), "comma")
            )
        _check_gaps(form, _PLACEHOLDERS)
    if "other" not in forms:
        raise StyleError("post.style_without_other")


def _values(line: Line, word: str) -> dict[str, str]:
    """The values of a template's placeholders, taken from the order's text alone."""
    order = line.order
    piece, dash, to = order.partition(" - ")
    moves = bool(dash) and line.result is not None and len(piece.split()) == 2
    kind, _, start = piece.partition(" ")
    end = to.split(" ")[0] if moves else ""
    rest = to[len(end) :]
    here = f"{kind} {start.lower()}-{end}" if line.fine else f"{kind} {start}-{end.lower()}"
    return {
        "order": order,
        "compact": order.replace(" - ", "-"),
        "angled": f"{here}{rest}" if moves else order,
        "column": order.ljust(_COLUMN, "."),
        "why": line.why,
        "result": line.result.value if line.result else "",
        "word": word,
        "piece": " ".join(order.split()[:2]) if moves else order,
        "from": start.split(" ")[0],
        "place": end or start.split(" ")[0],
        "to": end,
        "rest": rest,
    }
