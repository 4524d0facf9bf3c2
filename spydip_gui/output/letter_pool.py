"""Draws what goes with letters in processes of their own, several at a time.

They see nothing of the game except what each letter's player sees.
"""

import copyreg
import sys
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from os import environ
from threading import active_count
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Self

from engine.board.graph import Location
from engine.processes import end_with_parent
from engine.session.seat import Seat
from spydip_gui.output.letter_maps import FORMS, WIDTH, Sheet, Sight, drawn
from spydip_gui.output.offscreen import application

if TYPE_CHECKING:
    from engine.post.package import Art

_MOST = 2
"""How many draw at once: each takes half a second to begin, and a letter takes as long."""


class LetterPool:
    """Draws the maps of letters, and letters on paper."""

    def __init__(
        self, *, maps: bool = True, form: str = "", grey: bool = False, most: int = 0
    ) -> None:
        """Start the processes, fewer if at most ``most`` letters are to come.

        ``form`` is that of the paper, A4 or Letter; a ``grey`` one is printed without colours.
        """
        self._forms = FORMS if maps else ()
        self._paper = partial(Sheet, form=form, grey=grey) if form else None
        self._begun: list[Future[Art]] = []
        copyreg.pickle(MappingProxyType, _unwrapped)
        many = min(_MOST, most or _MOST)
        self._hands = ProcessPoolExecutor(many, get_context(_way()), initializer=_prepare)
        for _ in range(many):
            self._hands.submit(_wake)

    def __enter__(self) -> Self:
        """Begin to draw."""
        return self

    def __exit__(self, *_error: object) -> None:
        """End the processes."""
        self.close()

    def __call__(
        self, seat: Seat, page: str, title: str, *, language: str, scene: Sequence[Location]
    ) -> "Callable[[], Art]":
        """Begin to draw for the player at a seat; using the results waits until they are done."""
        sheet = self._paper(page=page, title=title) if self._paper else None
        sight = Sight.of(seat, language, scene)

        def waited() -> "Art":
            try:
                return begun.result()
            except BrokenExecutor:  # the system kills processes when it runs out of memory
                return drawn(sight, self._forms, WIDTH, sheet)

        begun = self._hands.submit(drawn, sight, self._forms, WIDTH, sheet)
        self._begun.append(begun)
        return waited

    def ready(self, number: int) -> bool:
        """Whether this drawing needs no waiting for: it is done, or was never begun."""
        return number >= len(self._begun) or self._begun[number].done()

    def cancel(self) -> None:
        """Begin no more of what was asked for."""
        for one in self._begun:
            one.cancel()

    def close(self) -> None:
        """Stop drawing."""
        self._hands.shutdown(wait=True, cancel_futures=True)


def _unwrapped(shown: Mapping[Any, Any]) -> tuple[Callable[..., Any], tuple[dict[Any, Any]]]:
    return _wrapped, (dict(shown),)


def _wrapped(shown: dict[Any, Any]) -> Mapping[Any, Any]:
    return MappingProxyType(shown)


def _way() -> str:
    """How the processes begin: as copies of this one, where it has neither threads nor Qt yet.

    Copies have most of the program already; anywhere else they would not be safe.
    """
    safe = sys.platform == "linux" and active_count() == 1 and "PySide6" not in sys.modules
    return "fork" if safe else "spawn"


def _prepare() -> None:
    """Draw without a window, and end when the program does."""
    environ["QT_QPA_PLATFORM"] = "offscreen"
    end_with_parent()


def _wake() -> None:
    """Load the drawing modules before there is anything to draw."""
    running = application()
    from spydip_gui.output import letter_maps, map_pdf, paper  # noqa: F401, PLC0415

    del running
