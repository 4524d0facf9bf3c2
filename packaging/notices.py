"""Write THIRD-PARTY-NOTICES.txt: the licence of all that comes with the program, from the lock.

Run it in the environment of the lock: python packaging/notices.py
"""

import tomllib
from collections.abc import Iterator
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
NOTICES = ROOT / "THIRD-PARTY-NOTICES.txt"
_TEXTS = ROOT / "packaging" / "licenses"
_RULE = "=" * 78
# These packages leave out the text of the licence they are used under.
_LACKING = dict.fromkeys(("pyside6-essentials", "shiboken6"), ("LGPL-3.0.txt", "GPL-3.0.txt"))
# This one is installed on Windows only, so its licence and the text of it are kept here.
_WINDOWS = {"pywin32-ctypes": "BSD-3-Clause"}
_HEAD = """Third-party notices

SpyDip itself is under the MIT licence (LICENSE). The packages below come with it where it is
installed or frozen whole, each under its own licence. Qt for Python (PySide6 and shiboken6) is used
under the GNU Lesser General Public License, version 3; its libraries are separate files, which may
be replaced. Made by packaging/notices.py from uv.lock.
"""


class MissingNoticeError(RuntimeError):
    """A package states no licence; look it up, and add its text."""


def locked() -> dict[str, tuple[str, ...]]:
    """The packages that the program needs to run, by name, with their versions in the lock."""
    packages: dict[str, list[dict[str, Any]]] = {}
    for package in tomllib.loads((ROOT / "uv.lock").read_text("utf-8"))["package"]:
        packages.setdefault(package["name"], []).append(package)
    [project] = packages["spydip"]
    wanted = [one["name"] for one in project["dependencies"]]
    found: dict[str, tuple[str, ...]] = {}
    while wanted:
        name = wanted.pop()
        if name not in found:
            found[name] = tuple(package["version"] for package in packages[name])
            needs = [one for package in packages[name] for one in package.get("dependencies", ())]
            wanted += [one["name"] for one in needs]
    return dict(sorted(found.items()))


def written() -> str:
    """The whole text."""
    parts = [_HEAD]
    fonts = (ROOT / "resources" / "fonts" / "OFL.txt").read_text("utf-8")
    icons = (ROOT / "resources" / "icons" / "LICENSE.txt").read_text("utf-8")
    parts += [
        _part("Fonts in resources/fonts", "OFL-1.1", fonts),
        _part("Icons in resources/icons (Lucide 1.62)", "ISC, parts MIT", icons),
    ]
    said: set[str] = set()
    for name, versions in locked().items():
        texts = "\n\n".join(_texts(name, said))
        parts.append(_part(f"{name} {' or '.join(versions)}", _licence(name, texts), texts))
    return "\n".join(parts)


def _part(name: str, licence: str, text: str) -> str:
    return f"{_RULE}\n{name}\nLicence: {licence}\n{_RULE}\n\n{text.strip()}\n"


def _texts(name: str, said: set[str]) -> Iterator[str]:
    for own in _LACKING.get(name, ()):
        if own in said:
            yield f"The text of {own.removesuffix('.txt')} stands above."
        else:
            said.add(own)
            yield (_TEXTS / own).read_text("utf-8")
    if name in _WINDOWS:
        yield (_TEXTS / f"{name}.txt").read_text("utf-8")
        return
    found = _installed(name)
    files = [one for one in found.files or () if ".dist-info" in str(one) and _is_licence(one.name)]
    for one in sorted(files, key=str):
        yield Path(str(one.locate())).read_text("utf-8", errors="replace")
    if not files and name not in _LACKING:
        raise MissingNoticeError(name)


def _is_licence(name: str) -> bool:
    return name.upper().startswith(("LICENSE", "LICENCE", "COPYING", "NOTICE", "AUTHORS"))


def _licence(name: str, texts: str) -> str:
    if name in _WINDOWS:
        return _WINDOWS[name]
    about = _installed(name).metadata
    classes = [one for one in about.get_all("Classifier", []) if one.startswith("License ::")]
    said = about.get("License-Expression") or about.get("License") or ""
    named = ", ".join(one.split(" :: ")[-1] for one in classes)
    return (said or named or texts.strip()).splitlines()[0]


def _installed(name: str) -> Distribution:
    try:
        return distribution(name)
    except PackageNotFoundError as error:
        raise MissingNoticeError(name) from error


if __name__ == "__main__":
    NOTICES.write_text(written(), "utf-8")
