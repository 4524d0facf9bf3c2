"""The inbox: what each mail orders, what in it was not understood, and what it leaves open."""

import difflib
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from engine import judge
from engine.adjudication.turn import Turn
from engine.board.graph import Board, PowerId
from engine.game import answer
from engine.game.answer import Check, Due
from engine.game.game import Game
from engine.game.history import NoTurnError
from engine.game.packet_lock import Signer
from engine.orders.addressed import ForPower
from engine.orders.kinds import Order, PieceOrder
from engine.orders.notation import write
from engine.orders.options import Seen
from engine.orders.sheets import Line, Read, Sheet, read_sheet
from engine.orders.standard import Convoy, Disband, Hold, Move, Retreat, Support
from engine.orders.submission import Standing
from engine.post import sorting
from engine.post.asking import pieces_without
from engine.post.book import Book
from engine.post.mail import Mail, moment
from engine.post.sorting import Desk, Sorted
from engine.post.wrapping import talks, unwrapped
from engine.units import STANDARD_KINDS
from engine.visibility.observe import opening

_DATE = re.compile(r"^Date: (\S+)$", re.MULTILINE)

_AMENDS = re.compile(
    r"\b(?:change|instead|amend(?:ed|ment)?|correction|rest (?:is|are|stays?|stands?)|"
    r"as before|one more|forgot|rest bleibt|statt|ändern|change[rz]?|corrige[rz]?|le reste)\b",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Shown:
    """One line of a mail that is shown to the game master, and why."""

    number: int
    text: str
    why: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Intake:
    """What one mail comes to.

    ``orders`` are the sender's, those standing after the mail; ``kept`` of them come from an
    earlier one that it only amends. ``read`` are the lines that orders were found in, ``unread``
    those that look like orders and are none, ``talk`` those that look like none, ``strange`` those
    with orders that are not the sender's to give, ``aside`` what is quoted or a signature.
    ``remarks`` rest on what the sender knows, ``warnings`` are for the game master alone.
    ``missing`` are the pieces that nothing was ordered for, and ``changes`` compares with the
    version before, line by line. ``check`` says whether an answer to a packet came whole, and
    ``key`` is the public key that it asks for later packets to be locked with.
    """

    mail: Mail
    sorted: Sorted
    orders: tuple[Order, ...] = ()
    kept: int = 0
    read: tuple[Shown, ...] = ()
    unread: tuple[Shown, ...] = ()
    talk: tuple[Shown, ...] = ()
    strange: tuple[Shown, ...] = ()
    aside: tuple[Shown, ...] = ()
    remarks: tuple[str, ...] = ()
    warnings: tuple[str, ...] = ()
    missing: tuple[str, ...] = ()
    changes: tuple[str, ...] = ()
    check: Check = Check.NONE
    key: str = ""

    @property
    def power(self) -> PowerId | None:
        """Whose orders these are, where that is known."""
        return self.sorted.power

    @property
    def accepted(self) -> bool:
        """Whether they may be recorded without a look by the game master."""
        return self.power is not None and not self.sorted.held and bool(self.orders)


def desk_of(game: Game, book: Book) -> Desk:
    """What the mails of a game are sorted by."""
    return Desk(
        title=game.record.header.title,
        due=game.position().phase,
        seats=game.rules.seats,
        lexicon=game.reader.lexicon,
        book=book,
    )


def intake(game: Game, book: Book, mail: Mail, by: Signer | None = None) -> Intake:
    """What one mail comes to in a game as it stands; nothing is recorded.

    ``by`` is the key that packets are signed with; the check lines of answers to them need it.
    """
    found = sorting.sort(desk_of(game, book), mail)
    if found.power is None:
        lines = mail.text.split("\n")
        shown = (Shown(n, t.strip(), found.held) for n, t in enumerate(lines, 1) if t.strip())
        return Intake(mail=mail, sorted=found, unread=tuple(shown))
    knows = known(game, found.power)
    sheet = read_sheet(
        game.reader,
        unwrapped(mail.text),
        power=found.power,
        phase=game.position().phase.kind,
        position=knows,
    )
    late = found.held or _overtaken(game, found.power, mail)
    one = _weighed(game, mail, replace(found, held=late), sheet, knows)
    return one if by is None else _checked(game, one, by)


def record(game: Game, one: Intake) -> None:
    """Give the orders of a mail to the game, with the mail itself, as the version that stands."""
    if one.power is not None:
        game.give(one.power, one.orders, source="mail", raw=_raw(one.mail))


def recorded(game: Game, one: Intake) -> bool:
    """Whether the very same mail was recorded for this deadline before."""
    return any(
        sheet.power == one.power and sheet.raw == _raw(one.mail)
        for act in game.record.acts
        if act.head == game.record.head and act.branch == game.record.branch
        for sheet in act.sheets
    )


def _overtaken(game: Game, power: PowerId, mail: Mail) -> str:
    """Why a mail that was sent before the one in hand must be looked at; empty if it was not."""
    stands = game.record.sheets().get(power)
    sent = _DATE.search(stands[1].raw) if stands else None
    if sent is None or not mail.date or moment(mail.date) >= moment(sent[1]):
        return ""
    return f"It was sent before the mail in hand, which is of {sent[1]}."


def _raw(mail: Mail) -> str:
    return f"From: {mail.sender}\nDate: {mail.date}\nSubject: {mail.subject}\n\n{mail.text}"


def versions(game: Game, power: PowerId) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Everything a power has sent for the deadline that is due: when, and its orders."""
    return tuple(
        (act.at, sheet.lines)
        for act in game.record.acts
        if act.head == game.record.head and act.branch == game.record.branch
        for sheet in act.sheets
        if sheet.power == power
    )


def difference(before: Sequence[str], after: Sequence[str]) -> tuple[str, ...]:
    """What changed between two versions: lines with ``-`` gone, with ``+`` come."""
    compared = difflib.ndiff(list(before), list(after))
    return tuple(line for line in compared if line[:1] in "+-")


def known(game: Game, power: PowerId, node: int | None = None) -> Seen:
    """What a power knows at a node, or now; mails are read by that, never by what is hidden."""
    return game.rules.known(judge.report(game.rules, last_turn(game, node), power))


def last_turn(game: Game, node: int | None = None) -> Turn:
    """The turn that led to a node, or to now; one in which nothing happened at the start."""
    at = game.record.head if node is None else node
    try:
        return game.history.turn(at)
    except NoTurnError:
        return opening(game.position(at))


def _checked(game: Game, one: Intake, by: Signer) -> Intake:
    due = Due(game=game.record.header.game, power=str(one.power), due=str(game.position().phase))
    check = answer.check(one.mail.text, map(write, one.orders[one.kept :]), due, by)
    held = one.sorted.held
    if check is Check.OTHER and not held:
        held = f"It answers another packet than that of {one.power} for {due.due}."
    key = answer.key_in(one.mail.text) if check is Check.RIGHT else ""
    return replace(one, sorted=replace(one.sorted, held=held), check=check, key=key)


def _weighed(game: Game, mail: Mail, found: Sorted, sheet: Sheet, knows: Seen) -> Intake:
    mine = tuple(r for r in sheet.orders if r.stands and not _strange(r, knows))
    given = tuple(_addressed(read, knows) for read in mine)
    earlier = _in_hand(game, knows.power)
    kept = _amended(game, mail.text, given, earlier) if pieces_without(knows, given) else ()
    orders = (*kept, *given)
    texts = mail.text.split("\n")
    unread = [_shown(line, texts) for line in sheet.unread]
    before = tuple(map(write, earlier))
    return Intake(
        mail=mail,
        sorted=found,
        orders=orders,
        kept=len(kept),
        read=tuple(_read_lines(sheet, texts)),
        unread=tuple(shown for shown in unread if not talks(shown.text)),
        talk=tuple(shown for shown in unread if talks(shown.text)),
        strange=tuple(_strangers(sheet, knows)),
        aside=tuple(_aside(sheet, texts)),
        remarks=tuple(_remarks(game, mine)),
        warnings=tuple(_warnings(game, knows.power, orders)),
        missing=pieces_without(knows, orders),
        changes=difference(before, tuple(map(write, orders))) if before else (),
    )


def _shown(line: Line, texts: Sequence[str]) -> Shown:
    why = " ".join(dict.fromkeys(part.message for part in line.unread))
    return Shown(line.number, texts[line.number - 1].strip(), why)


def _read_lines(sheet: Sheet, texts: Sequence[str]) -> Iterator[Shown]:
    for line in sheet.lines:
        if line.orders:
            found = "; ".join(write(read.order) for read in line.orders)
            yield Shown(line.number, texts[line.number - 1].strip(), found)


def _strangers(sheet: Sheet, knows: Seen) -> Iterator[Shown]:
    for line in sheet.lines:
        why = " ".join(dict.fromkeys(filter(None, (_strange(r, knows) for r in line.orders))))
        if why:
            yield Shown(line.number, line.text.strip(), why)


def _addressed(read: Read, knows: Seen) -> Order:
    """An order with the country that it is for, where its sender commands several."""
    if read.power == knows.power or isinstance(read.order, ForPower):
        return read.order
    countries = [seat.power for seat in knows.commands]
    return ForPower(read.power, read.order) if read.power in countries else read.order


def _strange(read: Read, knows: Seen) -> str:
    """Why an order is not the sender's to give: it names another power, or a unit it has not."""
    seats = {seat.power: seat for seat in (knows, *knows.commands)}
    whose = read.order.power if isinstance(read.order, ForPower) else read.power
    if whose in knows.board.powers and whose not in seats:
        return f"An order for {whose}, not for {' or '.join(seats)}."
    order = read.order.order if isinstance(read.order, ForPower) else read.order
    # Fleets of some variants carry spies where they are after their move; only these name a place.
    if not isinstance(order, Hold | Move | Support | Convoy | Retreat | Disband):
        return ""
    if order.kind not in STANDARD_KINDS:
        return ""
    place = Board.province_of(order.at)
    standing, fallen = knows.units.get(place), knows.dislodged.get(place)
    if (standing and standing.power in seats) or (fallen and fallen.unit.power in seats):
        return ""
    return f"{' or '.join(seats)} has no army or fleet in {place}."


def _aside(sheet: Sheet, texts: Sequence[str]) -> Iterator[Shown]:
    """Lines that hold no orders by what they are, so that the game master can look at them too."""
    for line in sheet.lines:
        if line.role not in ("orders", "unread", "blank"):
            yield Shown(line.number, texts[line.number - 1].strip(), line.role.value)


def _in_hand(game: Game, power: PowerId) -> tuple[Order, ...]:
    sheet = game.record.sheets().get(power)
    return tuple(game.reader.order(line) for line in sheet[1].lines) if sheet else ()


def _amended(
    game: Game, text: str, given: Sequence[Order], earlier: Sequence[Order]
) -> tuple[Order, ...]:
    """The earlier orders that a mail leaves in place, if its words say that it only amends."""
    if not _AMENDS.search(text):
        return ()
    taken = {_slot(game, order) for order in given}
    return tuple(order for order in earlier if _slot(game, order) not in taken)


def _slot(game: Game, order: Order) -> tuple[str, ...]:
    power, bare = (order.power, order.order) if isinstance(order, ForPower) else ("", order)
    if not isinstance(bare, PieceOrder):
        return (power, write(bare))
    return (power, game.reader.kind_of(bare).slot or "", bare.at[:3])


def _remarks(game: Game, read: Sequence[Read]) -> Iterator[str]:
    """What can be said of the orders from the map and from what their power knows."""
    for one in read:
        for why in filter(None, (one.note, game.reader.fault(one.order))):
            yield f"{write(one.order)}: {why}"


def _warnings(game: Game, power: PowerId, orders: Sequence[Order]) -> Iterator[str]:
    """What the submission will make of orders that do not count."""
    for entry in judge.submit(game.rules, game.position(), {power: orders}).entries:
        if entry.standing is not Standing.TAKEN:
            yield f"{write(entry.order)}: {entry.why}"
