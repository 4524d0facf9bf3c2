"""Draw the program's icon in every size that the systems ask for.

Run it so: python packaging/icons.py FOLDER
Writes NAME-SIZE.png for Linux, spydip.ico for Windows and spydip.icns for macOS.
"""

import io
import os
import sys
from pathlib import Path

from PIL import Image

SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
SOURCE = Path(__file__).parents[1] / "resources" / "app" / "spydip.svg"


def drawn(side: int) -> Image.Image:
    """The icon as a square with this side in pixels."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtCore import QBuffer  # noqa: PLC0415  # after the platform is chosen
    from PySide6.QtGui import QGuiApplication, QImage, QPainter  # noqa: PLC0415
    from PySide6.QtSvg import QSvgRenderer  # noqa: PLC0415

    app = QGuiApplication.instance() or QGuiApplication([])
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    QSvgRenderer(str(SOURCE)).render(painter)
    painter.end()
    held = QBuffer()
    held.open(QBuffer.OpenModeFlag.WriteOnly)
    image.save(held, "PNG")
    del app
    return Image.open(io.BytesIO(bytes(held.data().data()))).convert("RGBA")


def main(out: Path) -> None:
    """Write them all."""
    out.mkdir(parents=True, exist_ok=True)
    pictures = {side: drawn(side) for side in SIZES}
    for side, picture in pictures.items():
        picture.save(out / f"spydip-{side}.png")
    largest = pictures[SIZES[-1]]
    largest.save(out / "spydip.ico", sizes=[(side, side) for side in SIZES if side <= 256])
    largest.save(out / "spydip.icns")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
