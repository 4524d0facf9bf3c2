"""What the installed program consists of: packages with their versions and licences."""

import platform
import re
from importlib.metadata import PackageNotFoundError, distribution

_LICENCES = ("licenses/LICENSE", "licenses/THIRD-PARTY-NOTICES.txt")

_OTHER_EXTRA = re.compile(r"extra == .(?!cluster)")
"""In what a package asks for only with an extra, other than our own for many machines."""


def licences() -> str:
    """The licence of the program, and those of everything bundled with it."""
    kept = {
        str(file).partition(".dist-info/")[2]: file for file in distribution("spydip").files or ()
    }
    return "\n\n".join(kept[name].read_text("utf-8") for name in _LICENCES if name in kept)


def parts() -> list[tuple[str, str]]:
    """The program, Python and every bundled package, each with its version."""
    found: dict[str, str] = {}
    wanted = ["spydip"]
    while wanted:
        name = _normal(wanted.pop())
        if name in found:
            continue
        try:
            package = distribution(name)
        except PackageNotFoundError:  # for another system, or an extra nobody asked for
            continue
        found[name] = package.version
        wanted += [one for one in package.requires or () if not _OTHER_EXTRA.search(one)]
    own = found.pop("spydip")
    return [("spydip", own), ("python", platform.python_version()), *sorted(found.items())]


def _normal(requirement: str) -> str:
    """The name in a requirement, in the form for comparing packages."""
    name = re.match(r"[\w.-]+", requirement)
    return re.sub(r"[-_.]+", "-", name[0]).lower() if name else ""
