"""The lock names the public index alone, and the requirement files say what the lock says."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LOCK = tomllib.loads((ROOT / "uv.lock").read_text(encoding="utf-8"))
EXTRAS = {"requirements.txt": [], "requirements-dev.txt": ["dev"]}
# Spelled apart, so that this file is not itself an address of a registry.
REGISTRIES = ("pypi" + ".org", "files.python" + "hosted", "/simp" + "le/", "--index" + "-url")


def locked(extras: list[str]) -> set[tuple[str, str, frozenset[str]]]:
    """Name, version and hashes of all that the project needs, following the lock."""
    packages: dict[str, list[dict]] = {}
    for package in LOCK["package"]:
        packages.setdefault(package["name"], []).append(package)
    [project] = packages["spydip"]
    wanted = [*project["dependencies"], *project["dev-dependencies"]["build"]]
    for extra in extras:
        wanted += project["optional-dependencies"][extra]
    seen: set[str] = set()
    while wanted:
        name = wanted.pop()["name"]
        if name not in seen:
            seen.add(name)
            for package in packages[name]:
                wanted += package.get("dependencies", [])
    return {
        (name, package["version"], hashes(package)) for name in seen for package in packages[name]
    }


def hashes(package: dict) -> frozenset[str]:
    files = [*package.get("wheels", []), *([package["sdist"]] if "sdist" in package else [])]
    return frozenset(file["hash"] for file in files)


def required(text: str) -> set[tuple[str, str, frozenset[str]]]:
    """The same, as a requirement file states it."""
    found = set()
    for entry in re.split(r"\n(?=\S)", text.strip()):
        name, version = re.match(r"([\w.-]+)==([\w.+!-]+)", entry).groups()
        found.add((name, version, frozenset(re.findall(r"--hash=(\S+)", entry))))
    return found


@pytest.mark.parametrize("file", EXTRAS)
def test_the_requirement_file_is_in_step_with_the_lock(file: str) -> None:
    text = (ROOT / "packaging" / file).read_text(encoding="utf-8")
    assert required(text) == locked(EXTRAS[file]), "run packaging/export.sh"


def test_the_lock_holds_what_the_project_asks_for() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    [project] = [package for package in LOCK["package"] if package["name"] == "spydip"]
    stated = {
        (entry["name"], entry.get("specifier", ""))
        for entry in project["metadata"]["requires-dist"]
        if "marker" not in entry
    }
    asked = {re.match(r"([\w.-]+)(.*)", line).groups() for line in settings["dependencies"]}
    assert {(name.lower(), spec) for name, spec in asked} == stated
    assert project["version"] == settings["version"]


def test_the_lock_names_only_the_public_index() -> None:
    hosts = set(re.findall(r"https?://([^/\"]+)", (ROOT / "uv.lock").read_text(encoding="utf-8")))
    assert hosts == {"pypi" + ".org", "files.python" + "hosted.org"}


def test_no_other_file_names_a_registry() -> None:
    named = [
        f"{path.relative_to(ROOT)}: {word}"
        for path in project_files()
        for word in REGISTRIES
        if word in path.read_text(encoding="utf-8", errors="ignore")
    ]
    assert not named


def project_files() -> Iterator[Path]:
    """What belongs to the project, without the lock, caches and things built."""
    for entry in ROOT.iterdir():
        if entry.name in {".ci", ".gitattributes", ".gitignore"} or entry.name[0] != ".":
            if entry.is_file() and entry.name != "uv.lock":
                yield entry
            elif entry.is_dir() and entry.name not in {"build", "dist", "out"}:
                yield from (p for p in entry.rglob("*") if p.is_file() and p.suffix != ".pyc")


@pytest.mark.parametrize(
    ("machine", "elsewhere"),
    [
        ("win_amd64", {"cryptography", "jeepney", "secretstorage"}),
        ("macosx", {"cryptography", "jeepney", "secretstorage", "pywin32-ctypes"}),
        ("manylinux", {"pywin32-ctypes"}),
    ],
)
def test_the_lock_has_a_wheel_of_everything_for_every_system(
    machine: str, elsewhere: set[str]
) -> None:
    names = {name for name, _, _ in locked([])} - elsewhere
    built = {
        package["name"]
        for package in LOCK["package"]
        for wheel in package.get("wheels", [])
        if machine in wheel["url"] or wheel["url"].endswith("-none-any.whl")
    }
    assert names - built == set()
