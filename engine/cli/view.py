"""``spydip view``: reads a player's packet and writes out what it tells."""

from pathlib import Path

import click

from engine.cli._packets import unlocking
from engine.cli._shared import STYLE, speaker, tell
from engine.game.packet_content import Chapter, Packet
from engine.game.packet_errors import PacketError
from engine.game.packet_file import Opened
from engine.language.message import Listed, Message, sentences
from engine.language.speaker import ENGLISH
from engine.phases import parse_phase
from engine.report.styles import STYLES
from engine.session.packets import PacketSeat


@click.command()
@unlocking
@click.argument("phase", required=False, metavar="[PHASE]")
@click.option("--facts", is_flag=True, help="Only the fact lines, for programs.")
@STYLE
def view(
    *,
    file: Path,  # every command about a packet gets it
    found: Opened,
    phase: str | None,
    facts: bool,
    style: str,
) -> None:
    """Write out the last turn in a packet, or that of PHASE.

    A packet that was changed after its game master signed it is refused.
    """
    to = found.packet.invitation
    chapter = _chapter(found.packet, phase)
    if facts:
        click.echo("\n".join(chapter.facts))
        return
    seat = PacketSeat(found, file)
    turn = max(n for n in range(len(seat.line)) if str(seat.look(n).phase) == chapter.phase)
    # Output for programs is never translated.
    said = ENGLISH if style == "json" else speaker()
    click.echo(STYLES[style](seat.told(turn, said)), nl=False)
    if style == "text":
        for printed in found.packet.press:
            if printed.phase == chapter.phase:
                click.echo(f"\n{printed.text}")
        until = Message("cli.packet_until", moment=to.deadline) if to.deadline else ""
        due = Message("cli.packet_due", phase=seat.rules.called(parse_phase(to.due)), until=until)
        over = Message("cli.packet_over") if found.packet.chapters[-1].over else due
        click.echo()
        tell(sentences(over, Message("cli.packet_signed", key=found.key[:16])))


def _chapter(packet: Packet, phase: str | None) -> Chapter:
    if phase is None:
        return packet.chapters[-1]
    wanted = str(parse_phase(phase))
    found = [chapter for chapter in packet.chapters if chapter.phase == wanted]
    if found:
        return found[-1]
    known = Listed(tuple(dict.fromkeys(chapter.phase for chapter in packet.chapters)), "comma")
    raise PacketError("cli.packet_tells_nothing", wanted=wanted, known=known)
