"""Makes an animated GIF that plays a game turn by turn."""

from collections.abc import Iterable
from io import BytesIO

from PIL import Image
from PySide6.QtGui import QImage

from spydip_gui.output.files import OutputError

_LAST = 3
"""The last frame stays so many times as long."""


def gif(images: Iterable[QImage], pace: int) -> bytes:
    """A GIF that shows each image for ``pace`` milliseconds, over and over.

    Raises:
        OutputError: If there is no image.
    """
    frames = [_frame(image) for image in images]
    if not frames:
        raise OutputError("file.no_turn_to_show")
    content = BytesIO()
    frames[0].save(
        content,
        format="GIF",
        save_all=True,
        append_images=frames[1:],
        duration=[*(pace for _ in frames[1:]), pace * _LAST],
        loop=0,
    )
    return content.getvalue()


def _frame(image: QImage) -> Image.Image:
    """The image with 255 colours of its own, which is all that a GIF can hold."""
    plain = image.convertToFormat(QImage.Format.Format_RGBA8888)
    size = (plain.width(), plain.height())
    whole = Image.frombytes("RGBA", size, bytes(plain.constBits()), "raw", "RGBA")
    return whole.convert("RGB").quantize(255, dither=Image.Dither.NONE)
