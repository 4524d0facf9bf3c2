"""Starts the desk: a window where there is a display, pictures and reports where there is none."""

import gc
import linecache
import sys
from collections.abc import Sequence
from contextlib import closing
from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING

import click

from engine.cli.doctor import cure, missing_libraries, package_manager
from engine.errors import UserError
from engine.session.files import is_packet, open_game
from engine.session.seat import Seat
from spydip_gui.output.offscreen import application, has_display

if TYPE_CHECKING:
    from spydip_gui.document.document import Document

SAMPLE = "first-years"
"""The game that is shown where no other is named."""


@click.command()
@click.argument("files", nargs=-1, type=click.Path(path_type=Path), metavar="[FILE]...")
@click.option(
    "--out",
    type=click.Path(file_okay=False, path_type=Path),
    default=Path("out"),
    show_default=True,
    help="Where pictures and reports go if there is no display.",
)
def main(*, files: tuple[Path, ...], out: Path) -> None:
    """Show each FILE on the desk: a game, a packet or a design; without one, the last game."""
    line = cure(missing_libraries(), package_manager())
    if line:
        raise click.ClickException(f"Qt misses system libraries. Type:  sudo {line}")
    if has_display():
        sys.exit(_open_desk(files))
    app = application()
    try:
        for file in files or (None,):
            _write_out(file, out / file.stem if file and len(files) > 1 else out)
    except UserError as error:
        raise click.ClickException(str(error)) from error
    del app


def _sample() -> Seat:
    from engine.play import samples  # noqa: PLC0415  # not for the first window

    return Seat(samples.play(SAMPLE))


def _open_desk(files: Sequence[Path]) -> int:
    gc.disable()  # nothing made for the first window is garbage, and collecting takes time
    from PySide6.QtGui import QIcon  # noqa: PLC0415  # Qt is slow to import
    from PySide6.QtWidgets import QApplication  # noqa: PLC0415

    app = QApplication(sys.argv[:1])
    app.setApplicationName("SpyDip")  # names the folder of reports
    app.setDesktopFileName("spydip")  # desktops match menu entry and icon by it
    app.setWindowIcon(QIcon(str(resources.files("resources") / "app" / "spydip.svg")))
    from spydip_gui.crash import watch  # noqa: PLC0415
    from spydip_gui.language.reader import speak  # noqa: PLC0415
    from spydip_gui.settings import Settings  # noqa: PLC0415
    from spydip_gui.window.fitting import Fitting  # noqa: PLC0415
    from spydip_gui.window.windows import Windows  # noqa: PLC0415

    settings = Settings()
    speak(app, settings.value("language"))
    windows = Windows(settings)
    Fitting(app)
    watch(lambda: windows.window, windows.tell)
    windows.begin(*files)
    linecache.clearcache()  # the source of every module, which PySide has read for its own use
    gc.freeze()
    gc.enable()
    return app.exec()


def _write_out(file: Path | None, out: Path) -> None:
    from engine.session.packets import open_packet  # noqa: PLC0415  # not for the first window
    from spydip_gui.document.document import Document  # noqa: PLC0415  # Qt must be ready
    from spydip_gui.post.player import PlayerDocument  # noqa: PLC0415

    if file is not None and is_packet(file):
        _write_document(PlayerDocument(open_packet(file), file), out)
        return
    with closing(_sample() if file is None else open_game(file, write=False)) as view:
        _write_document(Document(view), out)


def _write_document(document: "Document", out: Path) -> None:
    from engine.board.picture import load_picture  # noqa: PLC0415  # Qt must be ready
    from spydip_gui.output.album import write_album  # noqa: PLC0415
    from spydip_gui.output.palette import Palette, bundled_family  # noqa: PLC0415

    click.echo("There is no display here, so the game is written out instead.")
    picture = load_picture(document.view.board_place)
    written = write_album(document, picture, Palette(family=bundled_family()), out)
    turns = len(document.turns)
    click.echo(
        f"{document.view.title}: {turns} turns, {len(written)} pictures and reports in {out}"
    )
