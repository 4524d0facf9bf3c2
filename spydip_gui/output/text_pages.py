"""Puts pages into Qt's text documents, which cannot draw within a text; also removes colours."""

import re
from collections.abc import Mapping
from types import MappingProxyType

from PySide6.QtCore import QUrl
from PySide6.QtGui import QColor, QImage, QPainter, QTextDocument, qGray
from PySide6.QtSvg import QSvgRenderer

_SIGN = re.compile(r'<svg [^>]*?width="(\d+)" height="(\d+)".*?</svg>', re.DOTALL)
_COLOUR = re.compile(r"#[0-9a-f]{6}\b")
_CUT = re.compile(r'(src="cut" [^>]*width=)"100%"')
_HEADING = re.compile(r"<h(1)\b")
"""What Qt sets in a size of its own, whatever the page says."""

_NONE: Mapping[str, QImage | None] = MappingProxyType({})
_IMAGE = QTextDocument.ResourceType.ImageResource
_DENSE = 4
"""How many dots a pixel; signs are printed as well."""


def put_page(
    document: QTextDocument,
    page: str,
    pictures: Mapping[str, QImage | None] = _NONE,
    width: int = 0,
) -> None:
    """Show a page in a document, its signs as images; one named ``cut`` is this wide in pixels."""
    signs: dict[str, str] = {}

    def image(found: re.Match[str]) -> str:
        name = signs.setdefault(found[0], f"sign:{len(signs)}")
        return f'<img src="{name}" width="{found[1]}" height="{found[2]}">'

    text = _SIGN.sub(image, page)
    text = _CUT.sub(rf'\1"{width}"', text)
    text = _HEADING.sub(r'<p class="h\1"', text).replace("</h1>", "</p>")
    text = text.replace("\N{NARROW NO-BREAK SPACE}", "\N{NO-BREAK SPACE}")  # Qt breaks at it
    document.clear()
    drawn = {name: _drawn(sign) for sign, name in signs.items()}
    for name, shown in {**pictures, **drawn}.items():
        if shown is not None:
            document.addResource(_IMAGE, QUrl(name), shown)
    document.setHtml(text)


def in_grey(page: str) -> str:
    """The page without colours: each as light as it was."""

    def grey(found: re.Match[str]) -> str:
        light = qGray(QColor(found[0]).rgb())
        return QColor.fromRgb(light, light, light).name()

    return _COLOUR.sub(grey, page)


def _drawn(sign: str) -> QImage:
    drawing = QSvgRenderer(sign.encode())
    image = QImage(drawing.defaultSize() * _DENSE, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    drawing.render(painter)
    painter.end()
    return image
