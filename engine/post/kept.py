"""The orders of a player who has not answered yet: an order sheet beside the packet, always whole.

It is the very sheet that gets mailed, so that nothing is lost if the program is never opened again.
"""

from dataclasses import dataclass
from email import policy
from email.message import EmailMessage
from pathlib import Path

from engine.files import beside_or_own, write_whole
from engine.game import answer
from engine.game.packet_content import Invitation
from engine.orders.errors import OrderTextError
from engine.orders.notation import Reader
from engine.orders.order import Order
from engine.phases import parse_phase

ENDING = ".orders.txt"
"""How the name of a sheet ends; before it stands the packet's own name."""


@dataclass(frozen=True, slots=True)
class Found:
    """The contents of a sheet: its orders, and lines that are not orders any more."""

    orders: tuple[Order, ...] = ()
    strange: tuple[str, ...] = ()


def place(packet: Path) -> Path:
    """Where a packet's sheet is kept: beside it, or in the user's own folder."""
    return beside_or_own(packet, packet.stem + ENDING)


def keep(path: Path, sheet: str) -> None:
    """Rewrite the sheet; raises WriteError if that fails."""
    write_whole(path, sheet.encode())


def load(path: Path, to: Invitation, reader: Reader) -> Found:
    """The orders of a saved sheet; none if there is no sheet."""
    try:
        text = path.read_text("utf-8") if path.is_file() else ""
    except OSError:
        return Found()
    except UnicodeDecodeError:
        return Found(strange=(path.name,))
    orders: list[Order] = []
    strange: list[str] = []
    for line in text.splitlines():
        if not line.strip() or line.startswith("#") or line.strip() == f"{to.power}:":
            continue
        try:
            orders.append(reader.order(line, phase=parse_phase(to.due).kind))
        except OrderTextError:
            strange.append(line.strip())
    return Found(tuple(orders), tuple(strange))


def draft(to: Invitation, sheet: str, address: str = "") -> bytes:
    """The sheet as a draft that mail programs open for sending, to the game master if known."""
    mail = EmailMessage(policy=policy.SMTP)
    if address:
        mail["To"] = address
    mail["Subject"] = f"[{to.title}] {to.power} {to.due}"
    mail["X-Unsent"] = "1"
    mail.set_content(sheet)
    return mail.as_bytes()


def key(path: Path) -> str:
    """The key that a sheet asks for; empty if it asks for none or does not exist."""
    return answer.key_in(path.read_text("utf-8", errors="replace")) if path.is_file() else ""
