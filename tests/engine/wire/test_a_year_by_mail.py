"""A year of Spy Diplomacy goes through eight mail accounts, from first fetch to last letter.

Everything a person does is a command; players answer with the forms in their letters or with the
packets, and read their receipts.
"""

import email
from collections.abc import Iterator
from email import policy
from email.message import EmailMessage
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner

from engine.cli import program
from engine.cli.mail import PASSWORD as VARIABLE
from engine.game.game import Game
from engine.post.book import save
from engine.wire.log import Log, State
from engine.wire.outgoing import Outgoing
from engine.wire.sending import send
from tests.engine.wire.conftest import GM
from tests.helpers.forms import Script, by_chance, data_of, rows
from tests.helpers.mail_servers import PASSWORD, PostOffice
from tests.helpers.postal import ADDRESSES, NOON, begun, book

PHASES = ["W1900AS", "S1901M", "S1901R", "F1901M", "W1901A", "S1902M"]


@pytest.fixture(autouse=True)
def password(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, PASSWORD)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    place = tmp_path / "gm" / "tannenburg.spydip"
    place.parent.mkdir()
    with begun() as game:
        game.save_as(place)
    save(place, book())
    return place


def run(*arguments: str | Path, status: int = 0) -> str:
    result = CliRunner().invoke(program, [str(a) for a in arguments])
    assert result.exit_code == status, result.output
    return result.output


def set_up(office: PostOffice, file: Path) -> str:
    at = {"--imap": office.imap_port, "--smtp": office.smtp_port}
    servers = [part for what, port in at.items() for part in (what, f"localhost:{port}")]
    return run("mail", "account", GM, file, *servers, "--security", "starttls")


class Player:
    """Reads letters in a mailbox, fills in the form in the newest, and mails the sheet."""

    def __init__(self, office: PostOffice, power: str, folder: Path) -> None:
        self.office, self.power, self.address = office, power, ADDRESSES[power]
        self.log = Log(folder / f"{power}.jsonl")

    def mails(self) -> Iterator[EmailMessage]:
        for content in self.office.mails(self.address):
            yield email.message_from_bytes(content, policy=policy.default)

    def answer(self, due: str, script: Script, draw: Random) -> bool:
        """Send orders chosen by chance, where the letter for a deadline has a form; whether."""
        forms = [
            part.get_content()
            for mail in self.mails()
            for part in mail.iter_attachments()
            if part.get_filename() == f"{due}-{self.power}-orders.html"
        ]
        if not forms:
            return False
        form = data_of(forms[-1])
        ways = [(row, by_chance(form, row[1], draw)) for row in rows(form)]
        mail = EmailMessage(policy=policy.SMTP)
        mail["From"], mail["To"] = self.address, form["address"]
        mail["Subject"] = f"[{form['title']}] {self.power} {due}"
        mail.set_content(script.sheet(form, script.orders(form, ways), NOON))
        account = self.office.account(self.address)
        [line] = send(account, PASSWORD, [Outgoing(mail.as_bytes())], self.log)
        return line.state is State.SENT


def test_a_year_goes_from_the_first_letter_to_the_last(
    office: PostOffice, file: Path, tmp_path: Path
) -> None:
    assert "It works: 0 mails lie in INBOX" in set_up(office, file)
    players = [Player(office, power, tmp_path) for power in sorted(ADDRESSES)]
    script, draw, phases = Script(), Random(1901), []
    for deadline, phase in enumerate(PHASES):
        run("letters", file, "-o", tmp_path / f"out{deadline}", "--no-maps", "--forms")
        assert run("mail", "send", file).count(": sent to ") == 7
        assert "Nothing is written that was not sent" in run("mail", "send", file)
        answered = sum(player.answer(phase, script, draw) for player in players)
        came = run("mail", "fetch")
        assert f"{answered} new mail" in came
        assert run("mail", "fetch").startswith("0 new mails")
        receipts = tmp_path / f"receipts{deadline}"
        run("tray", file, "--take", "--receipts", receipts)
        with Game.open(file) as game:
            phases.append(str(game.position().phase))
            assert len(game.record.sheets()) == answered
            game.resolve()
        assert run("mail", "send", file, receipts).count(": sent to ") == answered
    assert phases == PHASES
    for player in players:
        subjects = [str(mail["subject"]) for mail in player.mails()]
        assert sum(subject.startswith("[Tannenburg]") for subject in subjects) == len(PHASES)
        assert all(player.power in subject for subject in subjects)
    log = run("mail", "log", file)
    assert log.count(": sent to ") == len(office.arrived) - sum(
        len(p.log.states()) for p in players
    )
    assert {to for to, _ in office.arrived} == {(one,) for one in (GM, *ADDRESSES.values())}
