"""What a mail means once it is read: its orders, every other line, and remarks."""

import re
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial

from engine import judge
from engine.board.graph import PowerId
from engine.game.answer import Check
from engine.game.game import Game
from engine.language.message import Listed, Message, Piece, Value, sentences
from engine.orders import taking_back
from engine.orders.addressed import ForPower
from engine.orders.asking import lacking, pieces_without
from engine.orders.completion import retreating
from engine.orders.lines import Line, Read, ReadSheet, Role
from engine.orders.notation import write
from engine.orders.order import Order, PieceOrder
from engine.orders.seen import Seen
from engine.orders.standard import Convoy, Disband, Hold, Move, Remove, Retreat, Support
from engine.orders.submission import Standing
from engine.orders.wording import place_name, power_name
from engine.phases import PhaseKind
from engine.post import courtesy
from engine.post.mail import Mail
from engine.post.sorting import Sorted
from engine.post.timing import Lateness, Timing
from engine.post.versions import difference
from engine.units import STANDARD_KINDS

_AMENDS = re.compile(
    r"\b(?:change|instead|amend(?:ed|ment)?|correct(?:ed|ion)|update|unchanged|one more|forgot|"
    r"replace\b(?!\s+(?:all|any|my|the\s+(?:earlier|last|previous)))|(?:rest|others?)\s+(?:is|are|as|"
    r"stays?|stands?|remains?)|as (?:before|sent)|stays? the same|rest bleibt|unverändert|statt|"
    r"ändern?|ändere|ersetze|korrektur|change[rz]?|corrige[rz]?|remplace[rz]?|le reste|il resto|"
    r"sostituisci|el resto|sustituye|trompée?|comme (?:je les ai|avant|déjà)|got it wrong|"
    r"geirrt|vertan|wie (?:zuvor|geschickt|gehabt))\b",
    re.IGNORECASE,
)
"""Words that say that a mail keeps the orders it does not name."""


_REVOKES = re.compile(
    r"\b(?:cancel|forget|ignore|disregard|scrap|annule[rz]?|oublie[rz]?|ignore[rz]?|vergiss|"
    r"vergessen sie|streiche|ignoriere[n]?)\b.*\b(?:yesterday|sent|earlier|previous|last|before|"
    r"everything|all|mail|orders|gestern|frühere?n?|vorige?n?|letzte?n?|alles|bisherige?n?|hier|"
    r"précédent\w*|dernier\w*|tout|envoyé\w*|ordres)\b",
    re.IGNORECASE,
)
"""Words that take back what was sent before."""

_RETREATING = (PhaseKind.RETREATS, PhaseKind.ADJUSTMENTS)
_PLACED = Hold | Move | Support | Convoy | Retreat | Disband
"""Orders that name where their piece is; fleets carry spies where they are after their move."""


@dataclass(frozen=True, slots=True)
class Shown:
    """A line of a mail to show to the game master, why, and the orders read from it.

    ``offers`` are the whole lines it may have been meant as.
    """

    number: int
    text: str
    why: Value
    orders: tuple[str, ...] = ()
    offers: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Remark:
    """A remark about an order."""

    order: str
    why: Message

    @property
    def said(self) -> Message:
        """The order and the remark."""
        return Message("post.remark", order=self.order, why=self.why)


@dataclass(frozen=True, slots=True, kw_only=True)
class Intake:
    """What one mail means.

    ``orders`` are the sender's orders after this mail; ``kept`` of them come from an earlier one
    that it only amends. ``read`` are the lines in which orders were found, ``unread`` those that
    look like orders but are not, ``talk`` those that do not look like any, ``strange`` those with
    orders that are not the sender's to give, ``aside`` quotations and signatures, and ``later``
    those kept for another deadline, named in their ``why``. ``remarks`` use only what the sender
    knows, ``warnings`` are for the game master alone. ``missing`` are the pieces without an order,
    and ``changes`` compares line by line with the version before. ``left_out`` are earlier orders
    that it neither keeps nor replaces; ``absent`` says that some orders are for pieces that are not
    there, ``revoked`` that it withdraws what was sent before, ``used`` that it was taken for an
    earlier deadline. ``check`` says whether an answer to a packet arrived intact, ``key`` is the
    public key that it asks for later packets to be locked with, ``signer`` the one that signed it.
    ``late`` says how long after the deadline it was sent, and ``verdict`` what the game master's
    mail server says of its sender.
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
    later: tuple[Shown, ...] = ()
    remarks: tuple[Remark, ...] = ()
    warnings: tuple[Remark, ...] = ()
    missing: tuple[Value, ...] = ()
    changes: tuple[str, ...] = ()
    left_out: tuple[str, ...] = ()
    absent: bool = False
    revoked: bool = False
    used: bool = False
    check: Check = Check.NONE
    key: str = ""
    signer: str = ""
    verdict: Message | None = None
    late: Lateness | None = None

    @property
    def power(self) -> PowerId | None:
        """Whose orders these are, if that is known."""
        return self.sorted.power

    @property
    def checked(self) -> Message | None:
        """The result of an answer's check line; None if there is none and none is needed."""
        return None if self.check is Check.NONE else Message(f"post.check_{self.check}")

    @property
    def altered(self) -> bool:
        """Whether an answer differs from what its player's program wrote."""
        return self.check in (Check.CHANGED, Check.DAMAGED)

    @property
    def doubtful(self) -> bool:
        """Whether something in it needs a look, even if orders were found."""
        lines = self.unread or self.strange or self.too_late
        return bool(lines or self.mail.documents or self.left_out or self.absent or self.altered)

    @property
    def too_late(self) -> bool:
        """Whether it was sent after the grace time."""
        return self.late is not None and self.late.timing is Timing.LATE

    @property
    def accepted(self) -> bool:
        """Whether its orders may be recorded without a look by the game master."""
        return self.power is not None and not self.sorted.held and bool(self.orders)


def weighed(
    game: Game,
    mail: Mail,
    found: Sorted,
    sheet: ReadSheet,
    knows: Seen,
    earlier: Sequence[Order],
) -> Intake:
    """What a mail means, once it is sorted and its lines are read; ``earlier`` orders are in."""
    others = {*game.rules.variant.seats} - {found.power}
    sender = found.power or knows.power
    odd = partial(_odd, game, sender, knows, others)
    fit = [read for read in sheet.orders if not odd(read)]
    mine = _standing(game, sender, fit, knows)
    given = tuple(_addressed(read, knows) for read in mine)
    revoked = bool(earlier) and any(map(_REVOKES.search, own_lines(sheet, mail.text)))
    open_ = not revoked and pieces_without(knows, given)
    kept = _amended(game, mail.text, given, earlier) if open_ else ()
    orders = (*kept, *given)
    ordered = {_slot(game, order) for order in orders}
    texts = mail.text.split("\n")
    mute = _mute(game, sheet, texts, sender, mail)
    unread = [_shown(line, texts) for line in sheet.unread]
    lit = [one for one in unread if _lights(game, one, mute)]
    lit += [one for one in _hidden(sheet, texts) if _lights(game, one, mute)]
    if revoked and not given:
        taken_back = Message("post.takes_back")
        lit = [one for one in lit if not _REVOKES.search(one.text)]
        lit += [replace(one, why=taken_back) for one in unread if _REVOKES.search(one.text)]
    before = tuple(map(write, earlier))
    return Intake(
        mail=mail,
        sorted=found,
        orders=orders,
        kept=len(kept),
        left_out=() if revoked == bool(given) else _left_out(game, earlier, ordered),
        revoked=revoked,
        read=tuple(_read_lines(sheet, texts)),
        unread=tuple(sorted(lit, key=lambda one: one.number)),
        talk=tuple(_talk(unread, lit, mute)),
        later=tuple(_later(sheet)),
        strange=tuple(_strangers(sheet, odd)),
        aside=tuple(_aside(sheet, texts, {one.number for one in lit})),
        remarks=tuple(_remarks(game, mine)),
        warnings=tuple(_warnings(game, sender, orders, knows)),
        missing=lacking(knows, orders),
        changes=difference(before, tuple(map(write, orders))) if before else (),
        absent=any(read.note and isinstance(read.order, _PLACED) for read in mine),
    )


def own_lines(sheet: ReadSheet, text: str) -> Iterator[str]:
    """The lines of a mail that its sender wrote this time."""
    aside = {line.number for line in sheet.lines if line.role in (Role.QUOTED, Role.SIGNATURE)}
    for number, line in enumerate(text.split("\n"), 1):
        if number not in aside:
            yield line


def _left_out(
    game: Game, earlier: Sequence[Order], ordered: Collection[tuple[str, ...]]
) -> tuple[str, ...]:
    return tuple(write(order) for order in earlier if _slot(game, order) not in ordered)


def _standing(game: Game, sender: PowerId, reads: Sequence[Read], knows: Seen) -> tuple[Read, ...]:
    """The lines that count; if a piece's last one is refused, the one before it counts too."""
    orders = [_addressed(read, knows) for read in reads]
    entries = judge.entries(game.rules, game.position(), sender, orders, knows)
    taken = [entry.standing is Standing.TAKEN for entry in entries]
    gone = [r for r, e in zip(reads, entries, strict=True) if e.standing is Standing.REPLACED]
    lines = list(zip(reads, taken, (_slot(game, order) for order in orders), strict=True))
    again = {slot for read, counts, slot in lines if counts and not read.stands}
    refused = [read for read, counts, slot in lines if not counts and slot in again]
    late = [read for read in refused if read.stands]
    refused += gone
    return (*late, *(r for r, counts, _ in lines if (r.stands or counts) and r not in refused))


def _shown(line: Line, texts: Sequence[str]) -> Shown:
    why = sentences(*dict.fromkeys(part.message for part in line.unread))
    return Shown(line.number, texts[line.number - 1].strip(), why, offers=tuple(_offers(line)))


def _offers(line: Line) -> Iterator[str]:
    """The line with each part that was not understood replaced by what it may mean."""
    if len(line.unread) == 1:
        part = line.unread[0]
        for meant in part.understood if part.end > part.start else ():
            yield f"{line.text[: part.start]}{meant}{line.text[part.end :]}".strip()


def _read_lines(sheet: ReadSheet, texts: Sequence[str]) -> Iterator[Shown]:
    for line in sheet.lines:
        if line.orders:
            found = tuple(write(read.order) for read in line.orders)
            text = texts[line.number - 1].strip()
            yield Shown(line.number, text, Listed(found, "semicolon"), found)


def _strangers(sheet: ReadSheet, odd: Callable[[Read], Message | None]) -> Iterator[Shown]:
    for line in sheet.lines:
        whys = dict.fromkeys(filter(None, map(odd, line.orders)))
        if whys:
            yield Shown(line.number, line.text.strip(), sentences(*whys))


def _addressed(read: Read, knows: Seen) -> Order:
    """An order with the country it is for, if its sender commands several.

    The country whose army or fleet it is takes precedence over the one named in front.
    """
    inner = read.order if isinstance(read.order, ForPower) else None
    bare, named = (inner.order, inner.power) if inner else (read.order, read.power)
    if named == knows.power:
        return bare
    if named not in [seat.power for seat in knows.commands]:
        return read.order
    whose = _owner(bare, knows) or named
    return bare if whose == knows.power else ForPower(whose, bare)


def _owner(order: Order, knows: Seen) -> PowerId | None:
    """The country under the sender's command whose army or fleet an order is for."""
    if not isinstance(order, _PLACED):
        return None
    fallen = knows.dislodged.get(order.province)
    out = fallen if isinstance(order, Retreat | Disband) else None
    unit = out.unit if out else knows.units.get(order.province)
    commanded = (knows.power, *(seat.power for seat in knows.commands))
    return unit.power if unit and unit.kind == order.kind and unit.power in commanded else None


def _strange(read: Read, knows: Seen, others: Collection[PowerId]) -> Message | None:
    """Why an order is not the sender's to give: it is for another power, or another's unit."""
    seats = {seat.power: seat for seat in (knows, *knows.commands)}
    whose = read.order.power if isinstance(read.order, ForPower) else read.power
    if whose is not None and (whose in others or whose in {*knows.board.powers} - seats.keys()):
        name = power_name(knows.board, whose)
        return Message("post.order_not", whose=name, seats=_either(seats, knows))
    order = read.order.order if isinstance(read.order, ForPower) else read.order
    if not isinstance(order, _PLACED | Remove):
        return None
    if order.kind not in STANDARD_KINDS:
        return None
    if isinstance(order, Remove) and retreating(knows, knows.power):
        return None
    return _misplaced(order, knows, seats)


def _odd(
    game: Game, sender: PowerId, knows: Seen, others: Collection[PowerId], read: Read
) -> Message | None:
    """Why an order is not the sender's to give, or is for more pieces than there are."""
    order = _addressed(read, knows)
    return _strange(read, knows, others) or _beyond(game, sender, order, knows)


def _beyond(game: Game, sender: PowerId, order: Order, knows: Seen) -> Message | None:
    """Why no order can be for so many covert pieces: fewer stand there, or none."""
    bare, units = order.bare, game.reader.lexicon.units
    if not isinstance(bare, PieceOrder) or knows.phase is not PhaseKind.MOVEMENT:
        return None
    if bare.kind not in units or not units[bare.kind].covert:
        return None
    here = (stack.province for stack in knows.stacks if stack.kind == bare.kind)
    if not units[bare.kind].numbered and bare.province in here:
        return None
    (entry,) = judge.entries(game.rules, game.position(), sender, [order], knows)
    return None if entry.standing is Standing.TAKEN else entry.why


def _misplaced(order: PieceOrder, knows: Seen, seats: Mapping[PowerId, Seen]) -> Message | None:
    """Why no unit of these countries can follow an order: there is none, or of the other kind."""
    place = order.province
    standing, fallen = knows.units.get(place), knows.dislodged.get(place)
    if standing and standing.power in seats and not fallen and standing.kind != order.kind:
        piece, at = Piece(order.kind), place_name(knows.board, place)
        none = Message("order.you_have_none", piece=piece, place=at)
        there = Message("order.your_unit_there_is", piece=Piece(standing.kind), unit=str(standing))
        return sentences(none, there)
    out = bool(fallen and fallen.unit.power in seats)
    if isinstance(order, Retreat) and not out and knows.phase in _RETREATING:
        piece, at = Piece(order.kind), place_name(knows.board, place)
        return Message("order.you_have_none_in_retreat", piece=piece, place=at)
    if out or (standing and standing.power in seats):
        return None
    if isinstance(order, Remove):
        at = place_name(knows.board, place)
        return Message("order.you_have_none", piece=Piece(order.kind), place=at)
    return Message(
        "post.has_no_army_or_fleet",
        seats=_either(seats, knows),
        place=place_name(knows.board, place),
    )


def _either(seats: Collection[PowerId], knows: Seen) -> Listed:
    return Listed(tuple(power_name(knows.board, seat) for seat in seats), "or")


def _mute(
    game: Game, sheet: ReadSheet, texts: Sequence[str], sender: PowerId, mail: Mail
) -> Mapping[int, str]:
    """The lines that order nothing, by their numbers, and what they are."""
    lexicon = game.reader.lexicon
    first = next((line.number for line in sheet.lines if line.orders), 1)
    return dict(courtesy.gazette(lexicon, texts, first)) | dict(
        courtesy.quiet(lexicon, texts, sender, mail.name)
    )


def _lights(game: Game, one: Shown, mute: Mapping[int, str]) -> bool:
    """Whether an unused line must be looked at: it mentions something of the game."""
    named = courtesy.names(game.reader.lexicon, one.text) or taking_back.refers(one.text)
    return one.number not in mute and named


def _hidden(sheet: ReadSheet, texts: Sequence[str]) -> Iterator[Shown]:
    """The lines that are entirely in parentheses."""
    for line in sheet.lines:
        text = texts[line.number - 1].strip()
        if line.role is Role.COMMENT and text.startswith("("):
            yield Shown(line.number, text, Message("order.remark_not_read", remark=text))


def _talk(
    unread: Sequence[Shown], lit: Collection[Shown], mute: Mapping[int, str]
) -> Iterator[Shown]:
    """The lines that order nothing; those meant as press say so."""
    for one in unread:
        if one not in lit:
            press = mute.get(one.number) == courtesy.PRESS
            yield replace(one, why=Message("post.for_the_press")) if press else one


def _later(sheet: ReadSheet) -> Iterator[Shown]:
    """The lines that are for another deadline."""
    for line in sheet.lines:
        if line.later and line.kept.strip():
            yield Shown(line.number, line.kept.strip(), line.later)


def _aside(sheet: ReadSheet, texts: Sequence[str], lit: Collection[int]) -> Iterator[Shown]:
    """Lines of a sort without orders, which the game master sees as well."""
    for line in sheet.lines:
        if line.role not in ("orders", "unread", "blank") and line.number not in lit:
            yield Shown(line.number, texts[line.number - 1].strip(), line.role.value)


def _amended(
    game: Game, text: str, given: Sequence[Order], earlier: Sequence[Order]
) -> tuple[Order, ...]:
    """The earlier orders that a mail leaves in place, if it says that it only amends."""
    said = "\n".join(line for line in text.split("\n") if not line.startswith("#"))
    if not _AMENDS.search(said):
        return ()
    taken = {_slot(game, order) for order in given}
    return tuple(order for order in earlier if _slot(game, order) not in taken)


def _slot(game: Game, order: Order) -> tuple[str, ...]:
    power, bare = (order.power, order.order) if isinstance(order, ForPower) else ("", order)
    if not isinstance(bare, PieceOrder):
        return (power, write(bare))
    return (power, game.reader.kind_of(bare).slot or "", bare.at[:3])


def _remarks(game: Game, read: Sequence[Read]) -> Iterator[Remark]:
    """Remarks on the orders, from the map and from what their power knows."""
    for one in read:
        for why in filter(None, (one.note, game.reader.fault(one.order))):
            yield Remark(write(one.order), why)


def _warnings(
    game: Game, sender: PowerId, orders: Sequence[Order], knows: Seen
) -> Iterator[Remark]:
    """What the submission will make of orders that do not count."""
    for entry in judge.entries(game.rules, game.position(), sender, orders, knows):
        if entry.why and entry.standing is not Standing.TAKEN:
            yield Remark(write(entry.order), entry.why)
