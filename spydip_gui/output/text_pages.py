"""Puts pages into Qt's text documents, which know no drawings in a text, and takes colours away."""

import re

from PySide6.QtCore import QUrl
from PySide6.QtGui import QColor, QImage, QPainter, QTextDocument, qGray
from PySide6.QtSvg import QSvgRenderer

_SIGN = re.compile(r'<svg [^>]*?width="(\d+)" height="(\d+)".*?</svg>', re.DOTALL)
_COLOUR = re.compile(r"#[0-9a-f]{6}\b")
_CUT = re.compile(r'(src="cut" [^>]*width=)"100%"')
_DENSE = 4
"""So many dots a pixel; signs are printed as well."""


def put_page(document: QTextDocument, page: str, cut: QImage | None = None, width: int = 0) -> None:
    """Show a page in a document, its signs as images; a ``cut`` of the map so many pixels wide."""
    signs: dict[str, str] = {}

    def image(found: re.Match[str]) -> str:
        name = signs.setdefault(found[0], f"sign:{len(signs)}")
        return f'<img src="{name}" width="{found[1]}" height="{found[2]}">'

    text = _SIGN.sub(image, page)
    text = _CUT.sub(rf'\1"{width}"', text)
    text = text.replace("\N{NARROW NO-BREAK SPACE}", "\N{NO-BREAK SPACE}")  # Qt breaks at it
    document.clear()
    if cut is not None:
        document.addResource(QTextDocument.ResourceType.ImageResource, QUrl("cut"), cut)
    for sign, name in signs.items():
        document.addResource(QTextDocument.ResourceType.ImageResource, QUrl(name), _drawn(sign))
    document.setHtml(text)


def in_grey(page: str) -> str:
    """The page without colours: each as light as it was."""
    return _COLOUR.sub(lambda found: QColor.fromRgb(*[_light(found[0])] * 3).name(), page)


def _light(colour: str) -> int:
    return qGray(QColor(colour).rgb())


def _drawn(sign: str) -> QImage:
    drawing = QSvgRenderer(sign.encode())
    image = QImage(drawing.defaultSize() * _DENSE, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    drawing.render(painter)
    painter.end()
    return image
