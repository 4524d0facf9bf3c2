"""Each test meets game masters' keys for the first time, whoever was met on this machine."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def own_folders(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The person's folders in one of the test's own."""
    place = tmp_path_factory.mktemp("person")
    for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME"):
        monkeypatch.setenv(name, str(place / name))
    return place
