"""A game as timed pictures: each phase, and the animation from it to the next."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap

from engine.board.picture import Picture
from engine.session.seat import Seat
from spydip_gui.output import replay
from spydip_gui.output.exports import entitle, image
from spydip_gui.output.files import Draw, OutputError, as_png, folder, save
from spydip_gui.output.motion import Film, Sheets
from spydip_gui.output.palette import Palette
from spydip_gui.output.position import draw_ground, laid_out
from spydip_gui.viewmodel import MapView
from spydip_gui.viewmodel.motion import LASTS, Passage
from spydip_gui.viewmodel.phase import passage_from, phase_view

Tell = Callable[[int, int], None]

WIDTH = 900
"""How many pixels wide a replay is."""

PACE = 1200
"""For how many milliseconds it shows each phase."""

_HELD = 0.6
"""As much of its time a phase is shown with its orders; the rest with what became of them."""
_WHOLE = -1.0  # not a moment of the animation, but the phase with its orders and results
_LAST = 3
"""The last picture stays so many times as long."""


@dataclass(frozen=True, slots=True)
class Shot:
    """One picture: a phase by its number, the time into it in milliseconds, and its duration."""

    number: int
    now: float
    lasts: int


class Reel:
    """All pictures of a game as one viewer saw it, drawn on demand."""

    def __init__(
        self, seat: Seat, picture: Picture, palette: Palette, names: Sequence[str], width: int
    ) -> None:
        """Take the phases up to the one looked at; ``names`` has each turn's name."""
        self._seat, self._picture, self._palette = seat, picture, palette
        self._names, self._width = names, width
        self._stops = [n for n in range(seat.turn + 1) if n == seat.turn or not seat.edited(n + 1)]
        self._scene: tuple[int, _Scene | None] = (-1, None)

    def shots(self, pace: int, step: int) -> tuple[Shot, ...]:
        """The shots: each phase for ``pace`` milliseconds, animations in steps of ``step``."""
        return tuple(self._shots(pace, step))

    def _shots(self, pace: int, step: int) -> Iterator[Shot]:
        for number, _ in enumerate(self._stops[:-1]):
            if not step:
                yield Shot(number, _WHOLE, pace)
                continue
            yield Shot(number, 0, round(pace * _HELD))
            for count in range(1, LASTS // step):
                yield Shot(number, count * step, step)
            yield Shot(number, LASTS, round(pace * (1 - _HELD)))
        yield Shot(len(self._stops) - 1, _WHOLE, pace * _LAST)

    def turn(self, shot: Shot) -> int:
        """The turn that a shot shows."""
        return self._stops[shot.number]

    def draw(self, shot: Shot) -> QImage:
        """The picture of a shot."""
        turn = self._stops[shot.number]
        if self._scene[0] != shot.number:
            last = shot.number == len(self._stops) - 1
            way = None if last else passage_from(self._seat.at(self._stops[shot.number + 1]), turn)
            scene = None if way is None else _Scene(way, self._picture, self._palette, self._width)
            self._scene = shot.number, scene
        scene, name = self._scene[1], self._names[turn]
        if scene is None or shot.now < 0:
            view = phase_view(self._seat.at(turn))
            return image(view, self._picture, self._palette, name, width=self._width)
        return scene.draw(shot.now, name)


class _Scene:
    """The animation between two phases, drawn at one size."""

    def __init__(self, way: Passage, picture: Picture, palette: Palette, width: int) -> None:
        self._picture, self._palette = picture, palette
        self._scale = width / picture.frame[2]
        self._size = QSize(width, round(picture.frame[3] * self._scale))
        self._way = way

    @cached_property
    def _film(self) -> Film:
        before, after = map(self._ground, (self._way.before, self._way.after))
        sheets = Sheets(self._drawn, self._put, (before, after))
        layout = laid_out(self._picture, self._scale)
        return Film(self._way, layout, self._palette, sheets)

    def draw(self, now: float, name: str) -> QImage:
        """Draw the moment at this many milliseconds, with a name in its corner."""
        frame = QImage(self._size, QImage.Format.Format_RGB32)
        painter = self._begin(frame)
        self._film.paint(painter, now)
        entitle(painter, self._picture, self._palette, name)
        painter.end()
        return frame

    def _ground(self, view: MapView) -> QPixmap:
        def draw(painter: QPainter) -> None:
            draw_ground(painter, view, self._picture, self._palette)

        return self._drawn(draw)

    def _drawn(self, draw: Draw) -> QPixmap:
        layer = QPixmap(self._size)
        layer.fill(Qt.GlobalColor.transparent)
        painter = self._begin(layer)
        draw(painter)
        painter.end()
        return layer

    def _put(self, painter: QPainter, layer: QPixmap) -> None:
        painter.drawPixmap(QRectF(*self._picture.frame), layer, QRectF(layer.rect()))

    def _begin(self, device: QImage | QPixmap) -> QPainter:
        painter = QPainter(device)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(self._scale, self._scale)
        painter.translate(-self._picture.frame[0], -self._picture.frame[1])
        return painter


def write_replay(
    path: Path, reel: Reel, phases: Sequence[str], pace: int = PACE, tell: Tell = lambda *_: None
) -> tuple[Path, ...]:
    """Write a game as an animation or, if the path has no extension, as pictures in a folder.

    Args:
        path: Ends in ``.gif`` or ``.webp``, or in ``.mp4`` or ``.webm`` if ffmpeg is installed.
        reel: The game.
        phases: The names of the pictures in a folder.
        pace: How many milliseconds each phase is shown.
        tell: Called with how many pictures are drawn and how many there are; may raise to stop.

    Returns:
        The files written.

    Raises:
        OutputError: another extension, or a file cannot be written.
    """
    form = path.suffix.lower()
    if form and form not in replay.STEPS:
        raise OutputError("file.no_replay", form=path.suffix)
    if form in replay.FILMS and not replay.ffmpeg():
        raise OutputError("file.no_ffmpeg", form=form)
    shots = reel.shots(pace, replay.STEPS.get(form, 0))
    images, lasts = _told(reel, shots, tell), [shot.lasts for shot in shots]
    if not form:
        place = folder(path)
        names = (f"{n:03}-{phases[reel.turn(shot)]}.png" for n, shot in enumerate(shots))
        return tuple(
            save(place / name, as_png(one)) for name, one in zip(names, images, strict=True)
        )
    if form in replay.FILMS:
        return (save(path, replay.film(images, lasts, form)),)
    if form == ".gif":
        middle = shots[len(shots) // 2]
        like = [reel.draw(shot) for shot in (shots[0], middle, shots[-1])]
        return (save(path, replay.gif(images, lasts, like)),)
    return (save(path, replay.webp(images, lasts)),)


def _told(reel: Reel, shots: Sequence[Shot], tell: Tell) -> Iterator[QImage]:
    for number, shot in enumerate(shots, 1):
        yield reel.draw(shot)
        tell(number, len(shots))
