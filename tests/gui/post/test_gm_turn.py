"""A game master's turn is played with mouse and keys alone, from seven mails to the letters."""

import email
import zipfile
from collections.abc import Callable
from datetime import date
from email import policy
from pathlib import Path

import pytest

from engine.board.graph import PowerId
from engine.game.packet_file import read_file
from engine.post import book as books
from engine.post import press
from spydip_gui.post.inbox import InboxWindow
from spydip_gui.window.window import DeskWindow
from tests.gui.post.conftest import Office
from tests.helpers import gm_turn, messy_mails, seven_mails
from tests.helpers.postal import ADDRESSES


@pytest.fixture
def turn(office: Office, no_maps: None) -> gm_turn.Turn:  # noqa: ARG001  # it only stubs
    return gm_turn.play(office.desk, office.mails, seven_mails.MENDED)


def test_seven_mails_become_letters_in_under_two_minutes_of_a_persons_time_shown_step_by_step(
    turn: gm_turn.Turn,
) -> None:
    assert turn.hand.seconds < 120
    lines = gm_turn.script(turn).splitlines()
    steps = [line for line in lines if " s  " in line]
    assert len(steps) == len(turn.hand.strokes)
    assert sum(float(line.split()[1]) for line in steps) == pytest.approx(
        turn.hand.seconds, abs=0.06 * len(steps)
    )
    assert "6 clicks, drags and runs of keys" in lines


def test_fourteen_messy_mails_take_a_decision_each_where_a_person_must_decide(
    desk_over: Callable[[Path], DeskWindow],
    tmp_path: Path,
    no_maps: None,  # noqa: ARG001  # it only stubs
) -> None:
    file = messy_mails.kept(tmp_path)
    desk = desk_over(file)
    turn = gm_turn.play_messy(desk, messy_mails.MAILS)
    assert turn.hand.deeds < 15, gm_turn.script(turn)
    game = desk.document.view.master()
    given = game.record.given(game.record.nodes[game.record.head])
    assert sorted(given) == sorted(ADDRESSES)
    assert "A BUL - RUM" in given["TURKEY"][1].lines, "the later of two mails counts"
    assert "A MUN - TYR" in given["GERMANY"][1].lines, "the change was not taken"
    known = books.load(file, game.rules.seats)
    assert known.seat(PowerId("AUSTRIA")).addresses == (messy_mails.STANDBY,)
    assert [(one.power, one.end) for one in known.absences] == [("ENGLAND", date(2026, 12, 20))]
    texts = [one.text for one in press.load(file)]
    assert "The Sultan to the Tsar: the Black Sea is not a lake of yours." in texts
    assert all("@" not in text for text in texts)
    inbox = desk.findChild(InboxWindow)
    assert isinstance(inbox, InboxWindow)
    filed = [one.mail.source for one in inbox.box.filed["S1902M"]]
    assert {"01-stranger.eml", "02-last-turn.eml", "04-resigns.eml"} <= set(filed)
    left = [e.mail.source for e in inbox.box.entries if not e.kept_for]
    assert sorted({*filed, *left}) == sorted(path.name for path in messy_mails.MAILS.iterdir())


def test_every_order_of_the_mails_is_decided_and_each_player_gets_a_letter_of_the_own_view(
    office: Office, turn: gm_turn.Turn
) -> None:
    game = office.desk.document.view.master()
    given = game.record.given(game.record.nodes[game.record.head])
    assert sorted(given) == sorted(ADDRESSES)
    assert seven_mails.MENDED in given["GERMANY"][1].lines
    assert given["RUSSIA"][1].source == "mail"
    assert "Sent from my telephone" in given["FRANCE"][1].raw
    drafts = sorted(turn.letters.glob("*.eml"))
    told = [email.message_from_bytes(path.read_bytes(), policy=policy.default) for path in drafts]
    assert [mail["To"] for mail in told] == [ADDRESSES[power] for power in sorted(ADDRESSES)]
    assert all("S1902M" in mail["Subject"] for mail in told)
    for power in ADDRESSES:
        (path,) = (turn.letters / power).glob("*.spyview")
        assert read_file(path).packet.invitation.power == power
    with zipfile.ZipFile(turn.letters / "GM.zip") as own:
        assert {"tannenburg.spydip", "records.txt", "map.png"} <= set(own.namelist())
