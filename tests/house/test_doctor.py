"""The doctor names what is missing and the one line that mends it."""

import sys
from importlib.metadata import version

import pytest
from click.testing import CliRunner

from engine.cli import doctor

EGL, CURSOR, SHAPE, RANDR = (
    next(library for library in doctor.LIBRARIES if library.soname == soname)
    for soname in ("libEGL.so.1", "libxcb-cursor.so.0", "libxcb-shape.so.0", "libxcb-randr.so.0")
)


@pytest.fixture
def on_linux(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    monkeypatch.setattr(sys, "platform", "linux")
    return monkeypatch


@pytest.mark.usefixtures("on_linux")
def test_a_library_that_does_not_load_is_missing() -> None:
    missing = doctor.missing_libraries(lambda soname: "xcb-cursor" not in soname)
    assert missing == (CURSOR,)


def test_a_name_that_no_system_has_does_not_load() -> None:
    assert not doctor.loads("libno-such-thing.so.77")


@pytest.mark.parametrize("platform", ["win32", "darwin"])
def test_other_systems_need_no_libraries(platform: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    assert doctor.missing_libraries(lambda _: False) == ()


def test_the_cure_names_each_package_once() -> None:
    assert doctor.cure((EGL, CURSOR), "apt-get") == "apt-get install libegl1 libxcb-cursor0"
    assert doctor.cure((SHAPE, RANDR), "dnf") == "dnf install libxcb"


def test_there_is_no_cure_for_the_healthy_or_for_a_manager_we_do_not_know() -> None:
    assert doctor.cure((), "apt-get") == ""
    assert doctor.cure((EGL,), None) == ""


def ask(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> tuple[int, str]:
    monkeypatch.setattr(doctor, "missing_libraries", lambda: (CURSOR,))
    monkeypatch.setattr(doctor, "package_manager", lambda: "apt-get")
    result = CliRunner().invoke(doctor.doctor, arguments)
    return result.exit_code, result.output


def test_the_report_names_what_is_missing_and_ends_with_the_line_to_type(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    status, output = ask(monkeypatch)
    assert status == 1
    assert "MISSING  System libraries   libxcb-cursor.so.0" in output
    assert output.endswith("To fix it, type:  sudo apt-get install libxcb-cursor0\n")


def test_the_cure_alone_is_one_line_for_scripts(monkeypatch: pytest.MonkeyPatch) -> None:
    assert ask(monkeypatch, "--cure") == (0, "apt-get install libxcb-cursor0\n")


def test_a_machine_without_a_screen_is_no_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    [display] = [finding for finding in doctor.examine() if str(finding.subject) == "Display"]
    assert display.fine
    assert str(display.text).startswith("none")


def test_the_versions_name_the_program_and_what_it_is_made_of_but_no_tool_of_its_tests() -> None:
    lines = CliRunner().invoke(doctor.doctor, ["--versions"]).output.splitlines()
    said = dict(line.split() for line in lines)
    assert list(said)[:2] == ["spydip", "python"]
    assert {name: said[name] for name in ("pyside6-essentials", "shapely", "numpy")} == {
        name: version(name) for name in ("pyside6-essentials", "shapely", "numpy")
    }
    assert "pytest" not in said
