"""Each player's packet opens with words of its own, which stand in no process list."""

from collections.abc import Callable
from pathlib import Path

import pyrage
import pytest
from click.testing import CliRunner, Result

from engine.cli import program
from engine.game.packet_lock import weak
from engine.post.phrases import PhraseError, phrases
from engine.session.packets import LockedError, open_packet
from tests.helpers.light_locks import lightly_locked
from tests.helpers.postal import tannenburg


@pytest.fixture(autouse=True)
def light(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lock what this test locks so that it takes no time."""
    monkeypatch.setattr(pyrage.passphrase, "encrypt", lightly_locked)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "t.spydip"
    with tannenburg() as game:
        game.save_as(path)
    return path


def run(*words: str | Path, status: int = 0, **more: object) -> Result:
    result = CliRunner().invoke(program, [str(word) for word in words], **more)  # type: ignore[arg-type]
    assert result.exit_code == status, result.output
    return result


def locked(file: Path, *more: str | Path) -> tuple[dict[str, str], Callable[[str], Path]]:
    """The words that the command tells, and where a power's packet is."""
    out = file.parent / "packets"
    said = run("packet", file, "-o", out, *more).output
    told = dict(line.split(" opens it with: ") for line in said.splitlines() if "opens it" in line)
    return told, lambda power: next(out.glob(f"*-{power}.spyview"))


def test_each_player_has_words_of_his_own_and_the_same_each_time(file: Path) -> None:
    told, place = locked(file, "--lock")
    assert len(set(told.values())) == len(told) == 7
    assert not any(map(weak, told.values()))
    assert locked(file, "--lock")[0] == told
    assert open_packet(place("FRANCE"), words=told["FRANCE"]).packet.invitation.power == "FRANCE"
    with pytest.raises(LockedError):
        open_packet(place("FRANCE"), words=told["ITALY"])


def test_chosen_words_stand_beside_made_ones(file: Path) -> None:
    own = file.with_name("own.toml")
    own.write_text('FRANCE = "quatre espions au Tyrol"\n', "utf-8")
    told, place = locked(file, "--phrases", own)
    assert told["FRANCE"] == "quatre espions au Tyrol"
    assert len(told) == 7
    assert open_packet(place("FRANCE"), words=told["FRANCE"]).key


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ('FRANCE = "a"', "The passphrase of FRANCE is too easy to guess"),
        ('BURGUNDY = "quatre espions au Tyrol"', "“BURGUNDY” does not play here"),
        ('FRANCE = "one for us all, please"\nITALY = "one for us all, please"', "Two players"),
        ("FRANCE: peace", "holds no passphrases"),
    ],
)
def test_words_that_could_not_keep_a_secret_are_refused(file: Path, text: str, why: str) -> None:
    own = file.with_name("own.toml")
    own.write_text(text, "utf-8")
    with tannenburg() as game, pytest.raises(PhraseError, match=why):
        phrases(file, game, own)


@pytest.mark.parametrize("command", ["packet", "letters", "view", "answer"])
def test_no_command_takes_words_that_others_could_read(file: Path, command: str) -> None:
    said = run(command, file, "--passphrase", "peace on earth, please", status=1).output
    assert "can be read by everybody on this machine" in said
    assert "--passphrase-file" in said


def test_words_come_from_a_file_from_the_environment_or_are_typed(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told, place = locked(file, "--lock")
    words, packet = told["FRANCE"], place("FRANCE")
    kept = file.with_name("words.txt")
    kept.write_text(words + "\n", "utf-8")
    assert "France" in run("view", packet, "--passphrase-file", kept).output
    assert "France" in run("view", packet, env={"SPYDIP_PASSPHRASE": words}).output
    assert "needs its passphrase" in run("view", packet, status=1).output
    monkeypatch.setattr("engine.cli._packets._asks", lambda: True)
    typed = run("view", packet, input=f"{words}\n").output
    assert "France" in typed
    assert words not in typed
