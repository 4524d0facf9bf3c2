"""Prints what writing letters costs, part by part: ``python -m tests.bench.letters``.

Seven letters of a Spy game in its second year, with maps as pictures and PDF, a PDF to print, and
packets. Figures are seconds of the processor, since others may use it too; at the end the whole
command, with the processes that draw for it, and its seconds by the clock.
"""

import os
import resource
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TypeVar

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from engine.game.game import Game
from engine.post.letter import Letter
from engine.post.manner import manner_of
from engine.post.outbox import letters
from engine.post.package import packages, parts_of
from engine.session.seat import Seat
from spydip_gui.output.letter_maps import FORMS, Sheet, Sight, drawn
from tests.helpers.sent_letters import played

T = TypeVar("T")
DEADLINES = 5


def main() -> None:
    """Write the letters of one deadline in this process, and by the command."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "eyes.spydip"
        with _game(file) as game:
            _parts(game, file)
        _command(file)


def _game(file: Path) -> Game:
    turns = played("eyes-in-the-channel")
    game = [next(turns) for _ in range(DEADLINES)][-1]
    game.save_as(file)
    return game


def _parts(game: Game, file: Path) -> None:
    manner, parts = manner_of(game, file), parts_of(file, packets=True)
    every = _told("words of the letters", lambda: list(letters(game, manner)))
    _told("mails, packets", lambda: list(packages(game, manner, parts)))
    sights = _told("what is seen", lambda: [_sight(game, one) for one in every])
    sheet = Sheet(page="<p>A letter.</p>", title="Eyes", form="A4", grey=False)
    _told("first drawing", lambda: drawn(sights[0], FORMS, sheet=sheet))
    for form in FORMS:
        _told(f"maps as {form[1:]}", lambda form=form: [drawn(one, (form,)) for one in sights])  # type: ignore[misc]
    _told("all drawings", lambda: [drawn(one, FORMS, sheet=sheet) for one in sights])


def _sight(game: Game, letter: Letter) -> Sight:
    seat = Seat(game).after(game.record.nodes[letter.node]).of(letter.power)
    return Sight.of(seat, "en", letter.told.scene)


def _command(file: Path) -> None:
    program = "from engine.cli import main; main()"
    asked = ["letters", str(file), "--paper", "A4", "--packets", "-o", str(file.parent / "out")]
    before, began = _children(), time.perf_counter()
    subprocess.run([sys.executable, "-P", "-c", program, *asked], check=True, capture_output=True)
    print(f"{'the command':24}{_children() - before:8.2f}{time.perf_counter() - began:8.2f}")


def _told(what: str, work: Callable[[], T]) -> T:
    began = time.process_time()
    found = work()
    print(f"{what:24}{time.process_time() - began:8.2f}")
    return found


def _children() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


if __name__ == "__main__":
    main()
