"""A year of Spy Diplomacy is played between a game master and seven players by files alone."""

from pathlib import Path
from random import Random

from click.testing import CliRunner

from engine.cli import program
from engine.game import answer
from engine.game.game import Game
from engine.game.packet import observation, rules_of
from engine.game.packet_file import Opened, read_file
from engine.orders.notation import write
from engine.play import seats
from engine.post.book import save
from tests.helpers.postal import ADDRESSES, begun, book

DEADLINES = 6


def run(*arguments: str | Path, status: int = 0) -> str:
    result = CliRunner().invoke(program, [str(a) for a in arguments])
    assert result.exit_code == status, result.output
    return result.output


def reply(path: Path, before: Opened | None, draw: Random) -> tuple[Opened, str]:
    """What a player's own copy makes of a packet: the packet and the mail that answers it."""
    opened = read_file(path, after=before)
    to = opened.packet.invitation
    rules = rules_of(opened.packet)
    seen = observation(opened.packet, opened.packet.chapters[-1], rules)
    chosen = seats.orders(rules, {seen.viewer: seen}, draw).get(seen.viewer, ())
    sheet = answer.sheet(to, [write(order) for order in chosen])
    head = f"From: {ADDRESSES[to.power]}\nSubject: [{to.title}] {to.power} {to.due}\n\n"
    return opened, head + sheet


def test_a_year_is_played_by_packets_and_answers(tmp_path: Path) -> None:
    file, draw = tmp_path / "gm" / "tannenburg.spydip", Random(1901)
    file.parent.mkdir()
    with begun() as game:
        game.save_as(file)
    save(file, book())
    players: dict[str, Opened] = {}
    phases = []
    for deadline in range(DEADLINES):
        out, mails = tmp_path / f"out{deadline}", tmp_path / f"in{deadline}"
        mails.mkdir()
        run("packet", file, "-o", out)
        for power, path in zip(sorted(ADDRESSES), sorted(out.iterdir()), strict=True):
            players[power], mail = reply(path, players.get(power), draw)
            (mails / f"{power}.eml").write_text(mail, "utf-8")
        told = CliRunner().invoke(program, ["inbox", str(file), str(mails)]).output
        assert "  ? " not in told
        assert told.count("the check line is right") == 7
        with Game.open(file) as game:
            phases.append(str(game.position().phase))
            game.resolve()
    assert phases == ["W1900AS", "S1901M", "S1901R", "F1901M", "W1901A", "S1902M"]
