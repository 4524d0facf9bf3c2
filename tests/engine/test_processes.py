"""The program is started once more by its own Python, or, where it is frozen, by its own name."""

import io
import os
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from engine import processes
from engine.post import mail_server


def test_python_is_given_the_task_as_a_line_and_the_desk_as_a_module() -> None:
    assert processes.task("engine.post.mail_server") == [
        sys.executable,
        "-P",
        "-c",
        "from engine.post.mail_server import serve; serve()",
    ]
    assert processes.desk([Path("a.spydip")]) == [
        sys.executable,
        "-P",
        "-m",
        "spydip_gui",
        "--",
        "a.spydip",
    ]


@pytest.mark.parametrize(
    ("program", "desk"),
    [("/opt/spydip/spydip", "spydip-desk"), ("/opt/spydip/spydip.exe", "spydip-desk.exe")],
)
def test_a_frozen_program_is_started_by_its_name_and_the_desk_beside_it(
    program: str, desk: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", program)
    assert processes.task("engine.session.unlocking") == [
        program,
        "--task",
        "engine.session.unlocking",
    ]
    assert processes.desk(["a.spyview"]) == [f"/opt/spydip/{desk}", "--", "a.spyview"]


@pytest.mark.parametrize("before", ["", "/usr/games/lib"])
def test_other_programs_get_the_libraries_of_the_system(
    before: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LD_LIBRARY_PATH", "/opt/spydip/lib")
    monkeypatch.setenv("LD_LIBRARY_PATH_ORIG", before)
    assert not processes.begun(["spydip"])
    assert os.environ.get("LD_LIBRARY_PATH", "") == before
    assert "LD_LIBRARY_PATH_ORIG" not in os.environ


def test_it_does_its_task_when_it_is_started_for_one(monkeypatch: pytest.MonkeyPatch) -> None:
    said = io.BytesIO()
    monkeypatch.setattr(mail_server, "_bound", lambda: None)
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO()))
    monkeypatch.setattr(sys, "stdout", SimpleNamespace(buffer=said))
    for line in (
        ["spydip", "inbox", "engine.post.mail_server"],
        ["spydip", "--task"],
        ["spydip", "--task", "shutil"],
        ["spydip", "--task", "engine.post.mail_server", "more"],
    ):
        assert not processes.begun(line)
    assert said.getvalue() == b""
    assert processes.begun(["spydip", "--task", "engine.post.mail_server"])
    assert said.getvalue() == b"\n"
