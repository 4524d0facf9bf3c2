"""Makes animations of images: GIF and WebP on its own, films with ffmpeg if it is installed."""

import shutil
import subprocess
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory, TemporaryFile

from PIL import Image, ImageChops
from PySide6.QtGui import QImage

from spydip_gui.output.files import OutputError

STEPS = {".gif": 90, ".webp": 60, ".mp4": 40, ".webm": 40}
"""How many milliseconds a picture lasts while pieces move, by the ending of the file."""

FILMS = (".mp4", ".webm")
"""The endings of what only ffmpeg can write."""

_COLOURS = 255
"""As many colours a GIF has, beside one for what stays as it was."""

_CODECS = {
    ".mp4": ("-c:v", "libx264", "-crf", "21", "-movflags", "+faststart"),
    ".webm": (
        "-c:v",
        "libvpx-vp9",
        "-deadline",
        "realtime",
        "-crf",
        "34",
        "-b:v",
        "0",
        "-cpu-used",
        "6",
        "-row-mt",
        "1",
    ),
}


def gif(images: Iterable[QImage], lasts: Sequence[int], like: Sequence[QImage]) -> bytes:
    """A GIF that shows each image for this many milliseconds, looping.

    Its colours are those of the sample images ``like``. Raises OutputError if there is no image.
    """
    frames = _differences(map(_picture, images), _colours(list(map(_picture, like))))
    try:
        first = next(frames)
    except StopIteration:
        raise OutputError("file.no_turn_to_show") from None
    content = BytesIO()
    first.save(
        content,
        format="GIF",
        save_all=True,
        append_images=frames,
        duration=list(lasts),
        transparency=_COLOURS,
        disposal=1,
        optimize=False,
        loop=0,
    )
    return content.getvalue()


def webp(images: Iterable[QImage], lasts: Sequence[int]) -> bytes:
    """An animated WebP of the same; raises OutputError if there is no image."""
    if not lasts:
        raise OutputError("file.no_turn_to_show")
    content = BytesIO()
    reel = _Frames(map(_picture, images), len(lasts))
    reel.save(
        content, format="WEBP", save_all=True, duration=list(lasts), quality=72, method=2, loop=0
    )
    return content.getvalue()


def film(images: Iterable[QImage], lasts: Sequence[int], form: str) -> bytes:
    """An MP4 or WebM of the same.

    Raises OutputError if there is no image, ffmpeg is not on the path, or it fails.
    """
    program = ffmpeg()
    if not program:
        raise OutputError("file.no_ffmpeg", form=form)
    if not lasts:
        raise OutputError("file.no_turn_to_show")
    row = map(_picture, images)
    first = next(row)
    step = STEPS[form]
    size, rate = f"{first.width}x{first.height}", f"1000/{step}"
    with TemporaryDirectory() as folder, TemporaryFile() as said:
        target = Path(folder) / f"film{form}"
        raw = ("-f", "rawvideo", "-pix_fmt", "rgb24", "-s", size, "-r", rate, "-i", "-")
        even = ("-vf", "pad=ceil(iw/2)*2:ceil(ih/2)*2", "-pix_fmt", "yuv420p")
        command = (program, "-v", "error", "-y", *raw, *even, *_CODECS[form], str(target))
        running = subprocess.Popen(  # noqa: S603  # a program of the user's own path
            command, stdin=subprocess.PIPE, stdout=said, stderr=said
        )
        try:
            _feed(running, first, row, [max(1, round(one / step)) for one in lasts])
        except BaseException:
            running.kill()
            raise
        finally:
            running.wait()
        if running.returncode or not target.is_file():
            said.seek(0)
            lines = said.read().decode("utf-8", "replace").split("\n")
            reason = next(filter(None, map(str.strip, lines)), str(running.returncode))
            raise OutputError("file.ffmpeg_failed", reason=reason)
        return target.read_bytes()


def ffmpeg() -> str:
    """The path of ffmpeg; empty if it is not installed."""
    return shutil.which("ffmpeg") or ""


def _feed(
    running: "subprocess.Popen[bytes]",
    first: Image.Image,
    row: Iterator[Image.Image],
    times: Sequence[int],
) -> None:
    """Feed each image to a program this many times; its error output is read later."""
    pipe = running.stdin
    if pipe is None:
        return
    try:
        for number, count in enumerate(times):
            content = (first if number == 0 else next(row)).tobytes()
            for _ in range(count):
                pipe.write(content)
    except BrokenPipeError:
        return
    finally:
        with suppress(BrokenPipeError):
            pipe.close()


class _Frames(Image.Image):
    """Images as the frames of one, with only one in memory at a time."""

    def __init__(self, row: Iterator[Image.Image], number: int) -> None:
        super().__init__()
        self._row, self._at, self.n_frames = row, -1, number
        self.seek(0)

    def seek(self, frame: int) -> None:
        while self._at < frame:
            shown = next(self._row)
            self.im, self._mode, self._size = shown.im, shown.mode, shown.size
            self._at += 1

    def tell(self) -> int:
        return self._at


def _picture(image: QImage) -> Image.Image:
    plain = image.convertToFormat(QImage.Format.Format_RGBA8888)
    size = (plain.width(), plain.height())
    whole = Image.frombytes("RGBA", size, bytes(plain.constBits()), "raw", "RGBA")
    return whole.convert("RGB")


def _colours(like: Sequence[Image.Image]) -> Image.Image:
    """An image with the colours that suit all of some images."""
    wide, high = like[0].size
    strip = Image.new("RGB", (wide, high * len(like)))
    for number, one in enumerate(like):
        strip.paste(one, (0, number * high))
    return strip.quantize(_COLOURS, dither=Image.Dither.NONE)


def _differences(row: Iterator[Image.Image], colours: Image.Image) -> Iterator[Image.Image]:
    """Each image in these colours; after the first, only what differs in it."""
    before: Image.Image | None = None
    for whole in row:
        now = whole.quantize(palette=colours, dither=Image.Dither.NONE)
        if before is None:
            before = now
            yield now
            continue
        changed = now.copy()
        changed.paste(_COLOURS, mask=_equal(now, before))
        before = now
        yield changed


def _equal(one: Image.Image, other: Image.Image) -> Image.Image:
    """Where two images have the same colours, as a mask."""
    size = one.size
    plain = (Image.frombytes("L", size, image.tobytes()) for image in (one, other))
    return ImageChops.difference(*plain).point(lambda value: 0 if value else 255)
