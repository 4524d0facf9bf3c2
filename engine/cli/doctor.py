"""``spydip doctor``: says what this machine has and lacks, and the line to type."""

import ctypes
import os
import platform
import shutil
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path

import click

from engine.files import own_folder
from engine.language.message import Message, Value


@dataclass(frozen=True, slots=True)
class Library:
    """A library that Qt takes from the system, and the packages that bring it."""

    soname: str
    debian: str
    fedora: str


# The first six are enough for pictures and PDF; a window needs them all.
LIBRARIES = (
    Library("libEGL.so.1", "libegl1", "libglvnd-egl"),
    Library("libGL.so.1", "libgl1", "libglvnd-glx"),
    Library("libglib-2.0.so.0", "libglib2.0-0", "glib2"),
    Library("libdbus-1.so.3", "libdbus-1-3", "dbus-libs"),
    Library("libfontconfig.so.1", "libfontconfig1", "fontconfig"),
    Library("libxkbcommon.so.0", "libxkbcommon0", "libxkbcommon"),
    Library("libxkbcommon-x11.so.0", "libxkbcommon-x11-0", "libxkbcommon-x11"),
    Library("libxcb-cursor.so.0", "libxcb-cursor0", "xcb-util-cursor"),
    Library("libxcb-icccm.so.4", "libxcb-icccm4", "xcb-util-wm"),
    Library("libxcb-image.so.0", "libxcb-image0", "xcb-util-image"),
    Library("libxcb-keysyms.so.1", "libxcb-keysyms1", "xcb-util-keysyms"),
    Library("libxcb-randr.so.0", "libxcb-randr0", "libxcb"),
    Library("libxcb-render-util.so.0", "libxcb-render-util0", "xcb-util-renderutil"),
    Library("libxcb-shape.so.0", "libxcb-shape0", "libxcb"),
    Library("libxcb-xkb.so.1", "libxcb-xkb1", "libxcb"),
)


@dataclass(frozen=True, slots=True)
class Finding:
    """One line of the report; ``fine`` is only false if something must be put right."""

    subject: Value
    text: Value
    fine: bool = True


def loads(soname: str) -> bool:
    """Whether the system can load the library with that name."""
    try:
        ctypes.CDLL(soname)
    except OSError:
        return False
    return True


def missing_libraries(can_load: Callable[[str], bool] = loads) -> tuple[Library, ...]:
    """The libraries that Qt needs from this system and would not find."""
    if sys.platform != "linux":
        return ()
    return tuple(library for library in LIBRARIES if not can_load(library.soname))


def cure(missing: tuple[Library, ...], manager: str | None) -> str:
    """The command that installs the packages of the missing libraries, or nothing."""
    if not missing or manager is None:
        return ""
    packages = {lib.debian if manager == "apt-get" else lib.fedora for lib in missing}
    return f"{manager} install {' '.join(sorted(packages))}"


def package_manager() -> str | None:
    """The package manager of this machine, among those whose package names we know."""
    return next((name for name in ("apt-get", "dnf") if shutil.which(name)), None)


def examine() -> Iterator[Finding]:
    """Check everything SpyDip needs, one finding after another."""
    yield Finding("Python", platform.python_version(), sys.version_info >= (3, 11))
    yield _package("SpyDip", "spydip")
    yield _package("Qt", "PySide6-Essentials")
    yield _libraries()
    yield _fonts()
    yield _display()
    yield _folder(Message("cli.doctor_data"), own_folder("data"))
    yield _folder(Message("cli.doctor_settings"), own_folder("config"))


@click.command()
@click.option("--cure", "only_cure", is_flag=True, help="Print only the command that fixes it.")
@click.option("--versions", is_flag=True, help="Print only what the program is made of.")
def doctor(*, only_cure: bool, versions: bool) -> None:
    """Say what is missing on this machine, and how to get it."""
    if versions:
        from engine.installed import parts  # noqa: PLC0415  # slow to import, and the desk starts with us

        for name, number in parts():
            click.echo(f"{name} {number}")
        return
    # Slow to import, and the desk starts through this package.
    from engine.cli._shared import speaker, tell  # noqa: PLC0415

    line = cure(missing_libraries(), package_manager())
    if only_cure:
        click.echo(line, nl=bool(line))
        return
    findings, say = tuple(examine()), speaker().say
    wide = max(18, *(len(say(finding.subject)) for finding in findings))
    for finding in findings:
        mark = say(Message("cli.fine" if finding.fine else "cli.lacking"))
        click.echo(f"{mark:<7}  {say(finding.subject):<{wide}} {say(finding.text)}")
    if line:
        click.echo()
        tell("cli.doctor_cure", line=f"sudo {line}")
    if not all(finding.fine for finding in findings):
        sys.exit(1)


def _package(subject: str, name: str) -> Finding:
    from importlib.metadata import (  # noqa: PLC0415  # slow to import, and the desk starts with us
        PackageNotFoundError,
        version,
    )

    try:
        return Finding(subject, version(name))
    except PackageNotFoundError:
        return Finding(subject, Message("cli.doctor_not_installed", name=name), fine=False)


def _libraries() -> Finding:
    subject, missing = Message("cli.doctor_libraries"), missing_libraries()
    if missing:
        names = ", ".join(library.soname for library in missing)
        return Finding(subject, names, fine=False)
    return Finding(subject, Message("cli.doctor_all_there"))


def _fonts() -> Finding:
    folder = files("resources") / "fonts"
    count = sum(entry.name.endswith((".ttf", ".otf")) for entry in folder.iterdir())
    return Finding(Message("cli.doctor_fonts"), Message("cli.doctor_own", count=count), count > 0)


def _display() -> Finding:
    subject = Message("cli.doctor_display")
    if sys.platform != "linux":
        return Finding(subject, Message("cli.doctor_desktop"))
    for variable in ("WAYLAND_DISPLAY", "DISPLAY"):
        if os.environ.get(variable):
            return Finding(subject, f"{variable}={os.environ[variable]}")
    return Finding(subject, Message("cli.doctor_no_display"))


def _folder(subject: Message, path: Path) -> Finding:
    nearest = next(parent for parent in (path, *path.parents) if parent.exists())
    if os.access(nearest, os.W_OK):
        return Finding(subject, str(path))
    return Finding(subject, Message("cli.doctor_unwritable", path=str(path)), fine=False)
