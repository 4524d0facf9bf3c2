"""Reads an SVG file into a plain element tree; refuses anything that could run or reach outside."""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from xml.etree.ElementTree import Element, TreeBuilder
from xml.parsers import expat

from engine.board.faults import BoardError
from engine.board.xml_reasons import UNREAD, reason
from engine.errors import cause
from engine.language.message import Message

LARGEST = 10_000_000
"""The most bytes a picture may have."""

DEEPEST = 100
"""How far elements may be nested."""

MOST_DRAWN = 100_000
"""How many elements a picture may draw, each ``use`` counting as all that it repeats."""

SVG = "{http://www.w3.org/2000/svg}"
XLINK = "{http://www.w3.org/1999/xlink}"

_ACTIVE: Mapping[str, Message] = {
    "script": Message("board.a_script"),
    "foreignobject": Message("board.foreign_content"),
    "handler": Message("board.event_handler"),
    "listener": Message("board.event_listener"),
    "iframe": Message("board.embedded_page"),
    "set": Message("board.animation"),
    "animate": Message("board.animation"),
    "animatemotion": Message("board.animation"),
    "animatetransform": Message("board.animation"),
    "animatecolor": Message("board.animation"),
}
_EMBEDDED = re.compile(r"data:image/(png|jpeg|webp);base64,", re.IGNORECASE)
_URL = re.compile(r"url\(\s*['\"]?\s*([^'\")\s]*)", re.IGNORECASE)
_FONT = re.compile(r"@font-face\s*\{[^{}]*\}", re.IGNORECASE)
_STYLE_IMPORT = re.compile(r"@import|image-set\s*\(|\\", re.IGNORECASE)


class _RefusedError(Exception):
    """Stops the parser where going on would be unsafe."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message


def read(path: Path) -> Element:
    """The root element of the SVG file at that path; raises BoardError."""
    return parse(content(path), str(path))


def content(path: Path) -> bytes:
    """The bytes of a picture, at most one too many; raises BoardError if it cannot be read."""
    try:
        with path.open("rb") as file:
            return file.read(LARGEST + 1)
    except OSError as error:
        raise BoardError(str(path), [Message("board.picture_unread", why=cause(error))]) from error


def fonts(data: bytes) -> int:
    """How many embedded fonts a picture contains; `parse` drops them all."""
    return len(_FONT.findall(data.decode("utf-8", "replace")))


def parse(data: bytes, place: str, *, images: bool = True) -> Element:
    """The root element of the SVG text; ``place`` names it in errors.

    Embedded fonts are left out, and so is every image unless ``images`` are wanted. Raises
    BoardError as `read` does.
    """
    if len(data) > LARGEST:
        raise BoardError(place, [Message("board.picture_too_large", mb=LARGEST // 1_000_000)])
    try:
        root = _tree(data)
    except _RefusedError as refusal:
        raise BoardError(place, [refusal.message]) from refusal
    except UNREAD as error:
        raise BoardError(place, [Message("board.picture_no_xml", error=reason(error))]) from error
    if root.tag != f"{SVG}svg":
        raise BoardError(place, [Message("board.picture_no_svg", tag=_local(root.tag))])
    _lighten(root, images=images)
    try:
        if _Counting(root).drawn(root) > MOST_DRAWN:
            raise BoardError(place, [Message("board.picture_repeats", most=MOST_DRAWN)])
    except _RefusedError as refusal:
        raise BoardError(place, [refusal.message]) from refusal
    faults = tuple(dict.fromkeys(fault for element in root.iter() for fault in _faults(element)))
    if faults:
        raise BoardError(place, faults)
    return root


def _lighten(root: Element, *, images: bool) -> None:
    """Drop embedded fonts, harmless where none is used, and images unless wanted."""
    for style in root.iter(f"{SVG}style"):
        style.text = _FONT.sub("", style.text or "")
    if not images:
        for parent in [*root.iter()]:
            parent[:] = [child for child in parent if _local(child.tag).lower() != "image"]


def reference(element: Element) -> str | None:
    """The id that a ``use`` element refers to, if any."""
    href = element.get("href", element.get(f"{XLINK}href", ""))
    return href[1:] if href.startswith("#") else None


class _Counting:
    """Counts what would be drawn: a few nested uses could repeat a shape endlessly."""

    def __init__(self, root: Element) -> None:
        self._ids = {element.get("id"): element for element in root.iter() if element.get("id")}
        self._known: dict[Element, int] = {}

    def drawn(self, element: Element, depth: int = 0) -> int:
        """How many elements this one draws, including itself."""
        if depth > 2 * DEEPEST:
            raise _RefusedError(Message("board.picture_too_deep", deepest=2 * DEEPEST))
        if element not in self._known:
            self._known[element] = 0  # a use of itself is reported where it is drawn
            used = self._ids.get(reference(element)) if _local(element.tag) == "use" else None
            parts = [*element, *([used] if used is not None else [])]
            self._known[element] = 1 + sum(self.drawn(part, depth + 1) for part in parts)
        return self._known[element]


def _tree(data: bytes) -> Element:
    builder = TreeBuilder()
    depth = 0

    def start(tag: str, attributes: dict[str, str]) -> None:
        nonlocal depth
        depth += 1
        if depth > DEEPEST:
            raise _RefusedError(Message("board.picture_too_deep", deepest=DEEPEST))
        builder.start(_clark(tag), {_clark(key): text for key, text in attributes.items()})

    def end(tag: str) -> None:
        nonlocal depth
        depth -= 1
        builder.end(_clark(tag))

    parser = expat.ParserCreate(namespace_separator="}")
    parser.buffer_text = True
    parser.StartElementHandler = start
    parser.EndElementHandler = end
    parser.CharacterDataHandler = builder.data
    parser.StartDoctypeDeclHandler = _refuse_doctype
    parser.ProcessingInstructionHandler = _refuse_instruction
    parser.Parse(data, True)  # noqa: FBT003  # expat takes it by position only
    return builder.close()


def _refuse_doctype(*_: object) -> None:
    raise _RefusedError(Message("board.picture_dtd"))


def _refuse_instruction(target: str, _data: str) -> None:
    raise _RefusedError(Message("board.picture_instruction", target=target))


def _clark(name: str) -> str:
    """Expat writes ``uri}local``; element trees write ``{uri}local``."""
    return f"{{{name}" if "}" in name else name


def _local(name: str) -> str:
    return name.rpartition("}")[2]


def _faults(element: Element) -> Iterator[Message]:
    tag = _local(element.tag)
    where = f"<{tag} id={element.get('id')!r}>" if element.get("id") else f"<{tag}>"
    if tag.lower() in _ACTIVE:
        yield Message("board.picture_holds", what=_ACTIVE[tag.lower()], where=where)
    if tag == "style" and element.text:
        yield from _style_faults(element.text, where)
    for key, text in element.attrib.items():
        name = _local(key).lower()
        if name.startswith("on"):
            yield Message("board.picture_handler", name=name, where=where)
        if name in {"href", "src"} and not (text.startswith("#") or _EMBEDDED.match(text)):
            yield Message("board.reaches_outside", name=name, where=where, text=text[:60])
        if "}" not in key:
            yield from _style_faults(text, where)


def _style_faults(text: str, where: str) -> Iterator[Message]:
    for target in _URL.findall(text):
        if not target.startswith("#"):
            yield Message("board.reaches_by_url", where=where, target=target[:60])
    if _STYLE_IMPORT.search(text):
        yield Message("board.style_disguises", where=where)
