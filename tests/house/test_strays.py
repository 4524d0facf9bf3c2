"""A test that leaves a thread, a timer or a warning behind fails, and says which."""

import pytest

pytest_plugins = ["pytester"]

UNTIDY = """
import threading
import warnings
from PySide6.QtCore import QTimer, qWarning

kept = []

def test_leaves_a_thread():
    threading.Thread(target=threading.Event().wait, name="stray", daemon=True).start()

def test_leaves_a_timer(qapp):
    kept.append(QTimer())
    kept[0].start(100000)

def test_leaves_a_warning():
    warnings.warn("noise from Python")

def test_leaves_a_message(qapp):
    qWarning("noise from Qt")

def test_is_tidy(qapp):
    timer = QTimer()
    timer.start(100000)
    timer.stop()
"""

EXPECTED = [
    "*threads left running: *stray*",
    "*timers left ticking: *QTimer*",
    "*UserWarning: noise from Python*",
    "*noise from Qt*",
]


def test_what_a_test_leaves_behind_fails_it(pytester: pytest.Pytester) -> None:
    root = pytester._request.config.rootpath
    pytester.makepyprojecttoml((root / "pyproject.toml").read_text())
    pytester.makeconftest((root / "tests" / "conftest.py").read_text())
    pytester.syspathinsert(root)
    result = pytester.runpytest_subprocess(pytester.makepyfile(UNTIDY), "-p", "no:cacheprovider")
    # Threads and timers are found after the test itself has passed, as errors of its teardown.
    result.assert_outcomes(passed=3, failed=2, errors=2)
    for line in EXPECTED:
        result.stdout.fnmatch_lines([line])
