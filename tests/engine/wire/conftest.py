"""Mail servers of one's own, settings of one's own, and a keyring in memory."""

from collections.abc import Iterator
from pathlib import Path

import keyring
import platformdirs
import pytest
from keyring.backend import KeyringBackend
from keyring.errors import PasswordDeleteError

from tests.helpers.mail_servers import PostOffice, post_office, trusted
from tests.helpers.postal import ADDRESSES

GM = "gm@tannenburg.example"


class Memory(KeyringBackend):
    """A keyring that lives as long as its test."""

    priority = 1

    def __init__(self) -> None:
        super().__init__()
        self.kept: dict[tuple[str, str], str] = {}

    def get_password(self, service: str, username: str) -> str | None:
        return self.kept.get((service, username))

    def set_password(self, service: str, username: str, password: str) -> None:
        self.kept[service, username] = password

    def delete_password(self, service: str, username: str) -> None:
        if (service, username) not in self.kept:
            raise PasswordDeleteError(username)
        del self.kept[service, username]


@pytest.fixture(autouse=True)
def settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The user's own folder."""
    place = tmp_path / "settings"
    monkeypatch.setattr(platformdirs, "user_config_path", lambda *_, **__: place)
    return place


@pytest.fixture(autouse=True)
def ring() -> Iterator[Memory]:
    """The system's keyring."""
    before, memory = keyring.get_keyring(), Memory()
    keyring.set_keyring(memory)
    yield memory
    keyring.set_keyring(before)


@pytest.fixture
def office(tmp_path: Path) -> Iterator[PostOffice]:
    """The servers of a game master and seven players."""
    with trusted(), post_office(tmp_path / "post", GM, *ADDRESSES.values()) as found:
        yield found
