"""What is installed agrees with the program: types, menu entry, versions, scripts."""

import plistlib
import subprocess
import xml.etree.ElementTree as ET
from configparser import ConfigParser
from pathlib import Path

import pytest

from engine.cli.open_ import ENDINGS

PACKAGING = Path(__file__).parents[2] / "packaging"
LINUX = PACKAGING / "linux"


def types() -> dict[str, str]:
    """The types of our files with the endings of their names."""
    root = ET.parse(LINUX / "spydip.xml").getroot()  # noqa: S314  # our own file
    return {
        kind.attrib["type"]: glob.attrib["pattern"].removeprefix("*")
        for kind in root
        for glob in kind
        if glob.tag.endswith("}glob")
    }


def test_the_menu_entry_opens_every_type_and_the_store_names_them() -> None:
    entry = ConfigParser(interpolation=None)
    entry.read(LINUX / "spydip.desktop", "utf-8")
    opened = entry["Desktop Entry"]["MimeType"].rstrip(";").split(";")
    assert sorted(opened) == sorted(types())
    root = ET.parse(LINUX / "org.spydip.SpyDip.metainfo.xml").getroot()  # noqa: S314  # our own
    assert sorted(one.text or "" for one in root.iter("mediatype")) == sorted(types())


@pytest.mark.parametrize(
    "place", ["windows/spydip.nsi", "frozen/spydip.spec"], ids=["Windows", "macOS"]
)
def test_the_other_systems_open_the_same_files(place: str) -> None:
    text = (PACKAGING / place).read_text("utf-8")
    for ending in types().values():
        assert f'"{ending}"' in text or f'"{ending.removeprefix(".")}"' in text


def test_whatever_a_package_opens_the_program_opens() -> None:
    assert set(types().values()) <= {*ENDINGS, ".spydesign"}


@pytest.mark.parametrize("script", sorted(PACKAGING.rglob("*.sh")), ids=lambda path: path.name)
def test_every_script_parses(script: Path) -> None:
    result = subprocess.run(["/bin/sh", "-n", script], capture_output=True, check=False)
    assert (result.returncode, result.stderr) == (0, b"")


def test_the_entitlements_of_the_application_can_be_read() -> None:
    content = (PACKAGING / "macos" / "entitlements.plist").read_bytes()
    assert all(plistlib.loads(content).values())


@pytest.mark.parametrize("script", sorted(PACKAGING.rglob("*.sh")), ids=lambda path: path.name)
def test_the_page_about_packages_names_every_script(script: Path) -> None:
    if script.name in {"tree.sh", "starter.sh"}:
        assert script.name in (LINUX / "run.sh").read_text("utf-8")
    else:
        assert script.name in (PACKAGING / "README.md").read_text("utf-8")
