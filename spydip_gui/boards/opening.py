"""Opens the workshop on a drawing, another program's file, a board or a design."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QWidget

from engine.board.faults import BoardError
from engine.designs import work as works
from engine.designs.name import PICTURE, SUFFIX, VARIANT
from engine.designs.package import unpacked
from engine.designs.work import BOARD, Work
from engine.drafting.kept import QUESTIONS, set_aside
from engine.files import write_whole
from spydip_gui.boards.begin import BeginDialog
from spydip_gui.boards.bench import Bench
from spydip_gui.boards.window import BoardWindow
from spydip_gui.output.palette import Palette
from spydip_gui.settings import own_folder
from spydip_gui.theme.parts import accepted

_SHOWN: set[QWidget] = set()


def open_workshop(
    name: str, window: QWidget | None, palette: Palette, ask_for: Callable[[str], None]
) -> None:
    """Open the workshop on a file, or without a name on what the user chooses.

    It stays open beside the other windows of the desk; ``ask_for`` opens a game to try the board.
    Raises BoardError, ImportFileError or DesignError if there is no usable board in it, and
    WriteError if the design cannot be written.
    """
    bench = bench_for(Path(name)) if name else _asked(window)
    if bench is not None:
        shown = BoardWindow(bench, palette)
        shown.wanted.connect(ask_for)
        _SHOWN.add(shown)
        shown.destroyed.connect(lambda: _SHOWN.discard(shown))
        shown.show()


def _asked(window: QWidget | None) -> Bench | None:
    dialog = BeginDialog(window)
    if not accepted(dialog) or dialog.path is None:
        return None
    path = dialog.path
    return copy_of(path.name, _free(own_folder() / path.name)) if dialog.copies else bench_for(path)


def bench_for(path: Path) -> Bench:
    """A design on the bench; one made from a file is written beside that file."""
    if path.name.lower() in {BOARD, VARIANT}:
        path = path.parent
    if path.is_dir():
        return _looked(Bench(path, _begun(path)))
    if path.suffix.lower() == SUFFIX:
        return bench_for(_laid_out(path))
    return _made(path)


def _begun(folder: Path) -> Work:
    """The design in a folder; of one with a drawing but no board yet, the board is made."""
    before = works.opened(folder)
    if (folder / BOARD).is_file() or not (folder / PICTURE).is_file():
        return before
    work = works.drawn(set_aside(folder / PICTURE, folder), before, folder.resolve().name)
    works.save(work, folder, before)
    return work


def copy_of(board: str, folder: Path) -> Bench:
    """A built-in board on the bench, copied into a folder; raises WriteError."""
    work = works.copied(board)
    works.save(work, folder, Work())
    return _looked(Bench(folder, work))


def _made(path: Path) -> Bench:
    """The board of a drawing: a new one, or the one already begun from it."""
    stem = path.name if path.name.lower().startswith("map.") else path.stem
    folder = path.with_name(stem.replace(".", "-")) if stem == path.name else path.with_name(stem)
    if (folder / BOARD).is_file() and not (folder / QUESTIONS).is_file():
        folder = _free(folder)  # somebody else's board, made by hand
    before = works.opened(folder) if (folder / BOARD).is_file() else Work()
    work = works.drawn(path, before)
    works.save(work, folder, before)
    return _looked(Bench(folder, work))


def _laid_out(path: Path) -> Path:
    """The folder into which a packed design is unpacked for editing."""
    folder = _free(path.with_suffix(""))
    for name, content in unpacked(path).items():
        write_whole(folder / name, content)
    return folder


def _free(folder: Path) -> Path:
    """The folder, with a number added to its name if it exists already."""
    names = (folder, *(folder.with_name(f"{folder.name}-{number}") for number in range(2, 1000)))
    return next(one for one in names if not one.exists())


def _looked(bench: Bench) -> Bench:
    """The bench, if its picture can be read; raises BoardError with what is wrong if not."""
    if bench.picture is None:
        bench.check()
        faults = bench.faults.wrong
        bench.stop()
        raise BoardError(str(bench.folder), faults)
    return bench
