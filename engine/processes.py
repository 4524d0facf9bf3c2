"""Starts this program again: for one task in a process of its own, or as the desk.

A frozen program has no Python that could be given a command line. It is started with the name of
the task instead, and each of its programs calls `begun` first.
"""

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path

TASK = "--task"
"""What a frozen program is started with, before the module whose task it is."""

DESK = "spydip_gui"
"""The desk, a program of its own: it is started, never imported by the engine."""

_DESK_PROGRAM = "spydip-desk"


def task(module: str) -> list[str]:
    """The command line that starts ``serve`` of one of our modules as a process."""
    if _frozen():
        return [sys.executable, TASK, module]
    return [sys.executable, "-P", "-c", f"from {module} import serve; serve()"]


def desk(files: Sequence[str | Path]) -> list[str]:
    """The command line that opens files at the desk, each in a window of its own."""
    named = [str(file) for file in files]
    if _frozen():
        own = Path(sys.executable)
        return [str(own.with_name(_DESK_PROGRAM).with_suffix(own.suffix)), "--", *named]
    return [sys.executable, "-P", "-m", DESK, "--", *named]


def search_path() -> str:
    """Where a process that is started finds our modules: PYTHONPATH, as they are found here."""
    return os.pathsep.join(filter(None, sys.path))


def begun(arguments: Sequence[str]) -> bool:
    """What a frozen program does first: True if it was started for a task, which is then done.

    Only modules of the engine have tasks, so that a line from elsewhere runs nothing else.
    """
    _free_others()
    if len(arguments) != 3 or arguments[1] != TASK or not arguments[2].startswith("engine."):
        return False
    import_module(arguments[2]).serve()
    return True


def end_with_parent() -> None:
    """End this worker if its program is killed: nobody would be left to tell it so."""
    from multiprocessing import parent_process  # noqa: PLC0415  # most processes have no worker
    from threading import Thread  # noqa: PLC0415

    def watch() -> None:
        if program := parent_process():
            program.join()
            os._exit(1)

    Thread(target=watch, daemon=True).start()


def _free_others() -> None:
    """Let other programs that we start (ffmpeg, a browser) use the system's libraries.

    Ours are loaded already; the frozen program's starter keeps what the variable held before.
    """
    before = os.environ.pop("LD_LIBRARY_PATH_ORIG", "")
    if os.environ.pop("LD_LIBRARY_PATH", "") and before:
        os.environ["LD_LIBRARY_PATH"] = before


def _frozen() -> bool:
    return bool(getattr(sys, "frozen", False))
