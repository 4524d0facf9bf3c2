"""What every test shares: Qt without a screen, fixed examples, nothing left behind."""

import gc
import os

os.environ["QT_QPA_PLATFORM"] = "offscreen"  # before any Qt import, or pytest-qt aborts

from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest
from hypothesis import settings
from PySide6.QtWidgets import QApplication

from tests.helpers import strays

gc.disable()  # until all tests are collected: nothing of that is rubbish

# The same examples each time, however slow the machine is.
settings.register_profile("steady", deadline=None, derandomize=True)
settings.load_profile("steady")

# ./test frozen builds the folder first.
collect_ignore = [] if os.environ.get("SPYDIP_FROZEN") else ["frozen"]

# Before a command that draws makes one that cannot show windows; there can be only one.
APPLICATION = QApplication([])
strays.note_timers()


def pytest_collection_finish() -> None:
    """Let the hunt for rubbish pass over what stays to the end: the tests."""
    gc.enable()
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="session")
def persons(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Folders that nobody has used, which whoever needs one makes: for many that takes long."""
    place = tmp_path_factory.mktemp("persons")
    return (place / str(number) for number in count())


@pytest.fixture(autouse=True)
def own_folders(persons: Iterator[Path], monkeypatch: pytest.MonkeyPatch) -> None:
    """Give each test folders of a person who has met no game master's key yet."""
    place = next(persons)
    for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME"):
        monkeypatch.setenv(name, str(place / name))


@pytest.fixture(autouse=True)
def no_stray_threads() -> Iterator[None]:
    """Fail the test that leaves a thread running."""
    before = strays.running_threads()
    yield
    left = strays.running_threads() - before
    assert not left, f"threads left running: {sorted(thread.name for thread in left)}"


@pytest.fixture(autouse=True)
def no_stray_timers(request: pytest.FixtureRequest) -> Iterator[None]:
    """Fail the test with windows that leaves a timer ticking or work in Qt's thread pool."""
    if "qapp" not in request.fixturenames:
        yield
        return
    before = strays.ticking_timers()
    yield
    left = strays.ticking_timers() - before
    assert not left, f"timers left ticking: {sorted(map(repr, left))}"
    assert not strays.busy_pool(), "work left in Qt's thread pool"
