"""Orders as text: reads what players write, writes the canonical form."""

from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from functools import lru_cache

from engine.board.graph import Board, PowerId
from engine.language.message import Listed, Message
from engine.orders.addressed import ForPower
from engine.orders.canonical import Canonical
from engine.orders.completion import Pieces, complete, in_home_centres, likeliest, relettered
from engine.orders.errors import (
    AmbiguousOrderError,
    ImpossibleOrderError,
    NotAnOrderError,
    OrderTextError,
)
from engine.orders.grammar import MOVEMENT_ORDERS, STANDARD_ORDERS
from engine.orders.kinds import OrderKind
from engine.orders.legality import missing_coasts
from engine.orders.lexicon import lexicon
from engine.orders.order import Order
from engine.orders.remembered import interned
from engine.orders.standard import Retreat
from engine.orders.tokens import tokenize
from engine.orders.words import Piece, Words
from engine.phases import PhaseKind
from engine.units import STANDARD_KINDS, Kind, UnitKind

_REMEMBERED = 200_000
"""How many lines a reader remembers before it starts again; far more than a game holds."""


def write(order: Order) -> str:
    """The canonical text of an order: ``A PAR - BUR``."""
    return str(order)


class Reader:
    """Reads the orders of one board.

    The same line gives the same object each time, and so do two lines with the same meaning;
    canonical text costs one look-up after the first time.
    """

    def __init__(
        self,
        board: Board,
        kinds: Sequence[OrderKind] = STANDARD_ORDERS,
        units: Iterable[UnitKind] = tuple(STANDARD_KINDS.values()),
    ) -> None:
        self.board = board
        self.kinds = tuple(kinds)
        self.lexicon = lexicon(board, tuple(units))
        self._canonical = Canonical(self.lexicon)
        whole = all(kind in self.kinds for kind in MOVEMENT_ORDERS)
        self._plain = (None, PhaseKind.MOVEMENT) if whole else ()
        self._by_class = {kind.made: kind for kind in self.kinds}
        self._orders = interned(board)
        # Plain dicts: every line goes through one, and a class of our own would be slower.
        self._addressed: dict[tuple[str, PhaseKind | None], tuple[PowerId | None, Order]] = {}
        deadlines = (None, *PhaseKind)
        self._memo: dict[PhaseKind | None, dict[str, Order]] = {phase: {} for phase in deadlines}
        self._phrases = {phase: _Phrases(self.kinds, phase) for phase in deadlines}

    def order(
        self,
        text: str,
        *,
        phase: PhaseKind | None = None,
        position: Pieces | None = None,
        strict: bool = False,
    ) -> Order:
        """The order that a line means.

        ``phase`` is the kind of deadline, if it matters: among retreats ``A PAR - GAS`` is one.
        ``position`` holds the pieces that the reader may know: they decide between readings and
        fill in what was left out (see `completion`). With ``strict``, an order must be possible on
        the map, complete, and with the right letter for a known piece; without, it is kept as
        written.

        Raises:
            NotAnOrderError: The text is not an order.
            ImpossibleOrderError: No piece on this map could do that, or the piece there is of the
                other
                kind, which is then what is understood; raised if ``strict``.
            AmbiguousOrderError: It could be two orders, and neither map nor position decides; if
                ``strict``, also if a coast is missing.
        """
        if position is None and not strict:
            known = self._memo[phase].get(text)
            return self._first(text, phase) if known is None else known
        order = self._placed(text, phase, position)
        if strict:
            self._check(text, order, position)
        return order

    def addressed(
        self, text: str, *, phase: PhaseKind | None = None
    ) -> tuple[PowerId | None, Order]:
        """The power before a colon, or None, and the order: ``FRANCE: A PAR H``.

        Raises:
            OrderTextError: As for `order`; also if what precedes the colon is not a power.
        """
        known = self._addressed.get((text, phase))
        if known is None:
            known = self._address(text, phase)
            if len(self._addressed) >= _REMEMBERED:
                self._addressed.clear()
            self._addressed[text, phase] = known
        return known

    def readings(self, text: str, phase: PhaseKind | None = None) -> tuple[Order, ...]:
        """Every order that a line may mean on paper, likeliest first.

        Raises:
            NotAnOrderError: The text is not an order.
        """
        return self._parse(text, phase)[0]

    def opening(self, text: str, phase: PhaseKind | None = None) -> str:
        """The words at the beginning that open an order, such as ``Build``; empty if none do."""
        words = Words(text, self.lexicon)
        if words.done or words.lookup(self._phrases[phase].openers) is None:
            return ""
        return text[: words.tokens[words.at - 1].end].strip()

    def intern(self, order: Order) -> Order:
        """The one object for all orders of this board equal to this one."""
        return self._orders.setdefault(order, order)

    def fault(self, order: Order) -> Message | None:
        """Why no piece on this map could ever do that, as a sentence; None if one could."""
        kind = self._by_class.get(type(order))
        return None if kind is None else kind.fault(self.board, order)

    def kind_of(self, order: Order) -> OrderKind:
        """The kind of an order."""
        return self._by_class[type(order)]

    def _first(self, text: str, phase: PhaseKind | None) -> Order:
        order = self._canonical.order(text) if phase in self._plain else None
        if order is None:
            orders, loose = self._parse(text, phase)
            order = self._choose(text, orders, loose=loose)
        memo = self._memo[phase]
        if len(memo) >= _REMEMBERED:
            memo.clear()
        memo[text] = order
        return order

    def _placed(self, text: str, phase: PhaseKind | None, position: Pieces | None) -> Order:
        known = self._memo[phase].get(text)
        if position is None:
            return self._first(text, phase) if known is None else known
        if known is None:
            orders, loose = self._parse(text, phase)
            known = self._choose(text, orders, loose=loose, position=position)
        return self.intern(complete(self.board, known, position, phase))

    def _address(self, text: str, phase: PhaseKind | None) -> tuple[PowerId | None, Order]:
        before, colon, after = text.partition(":")
        if not colon:
            return None, self.order(text, phase=phase)
        power = PowerId(before) if before in self.board.powers else self._heading(before)
        if power is not None:
            return power, self.order(after.strip(), phase=phase)
        try:
            return None, self.order(text, phase=phase)
        except OrderTextError as error:
            message = Message("order.before_colon_is_no_power", before=before.strip())
            raise NotAnOrderError(message, text=text, span=(0, len(before))) from error

    def _heading(self, text: str) -> PowerId | None:
        return Words(text, self.lexicon).heading()

    def _parse(self, text: str, phase: PhaseKind | None) -> tuple[tuple[Order, ...], bool]:
        before, colon, after = text.partition(":")
        power = self._heading(before) if colon and ForPower in self._by_class else None
        if power is not None and not self._phrases[phase].alone:
            orders, loose = self._parse(after, phase)
            return tuple(self.intern(ForPower(power, order)) for order in orders), loose
        words = Words(text, self.lexicon, read_order=lambda part: self._whole(part, phase)[0])
        if words.done:
            raise NotAnOrderError(
                Message("order.line_holds_no_order"), text=text, span=(0, len(text))
            )
        return self._whole(words, phase)

    def _whole(self, words: Words, phase: PhaseKind | None) -> tuple[tuple[Order, ...], bool]:
        phrases = self._phrases[phase]
        kinds = words.lookup(phrases.openers)
        piece = None
        if kinds is None and phrases.alone and not _names_piece(words):
            kinds = phrases.alone
        if kinds is None:
            piece = words.piece()
            kinds = self._verb(words, piece, phrases)
        return self._all(words, piece, kinds)

    def _verb(self, words: Words, piece: Piece, phrases: "_Phrases") -> tuple[OrderKind, ...]:
        kinds = words.lookup(phrases.of(piece.kinds))
        if kinds is not None:
            return kinds
        written = words.text[slice(*piece.span)]
        kinds = _told_no_verb(words, written, phrases.of(piece.kinds))
        if kinds is not None:
            return kinds
        if words.done:
            raise words.fail(Message("order.what_should_do_nothing_is", written=written))
        raise words.fail(
            Message(
                "order.column_is_nothing_could_do",
                rest=words.rest,
                span=words.span[0] + 1,
                written=written,
            )
        )

    def _all(
        self, words: Words, piece: Piece | None, kinds: Sequence[OrderKind]
    ) -> tuple[tuple[Order, ...], bool]:
        """The readings as any of these kinds; if there is none, what the best one failed at."""
        found: dict[Order, Order] = {}
        loose = False
        errors: list[OrderTextError] = []
        for kind in kinds:
            trial = words.fork()
            try:
                orders = list(kind.read(trial, piece))
                if not trial.done:
                    raise _leftover(trial)
            except OrderTextError as error:
                errors.append(error)
                continue
            found.update((order, self.intern(order)) for order in orders)
            loose |= trial.loose
        if found:
            return tuple(found.values()), loose
        if errors:
            raise max(errors, key=lambda error: error.start)
        raise words.fail(Message("order.is_no_order_piece", words=words.text.strip()))

    def _choose(
        self,
        text: str,
        orders: tuple[Order, ...],
        *,
        loose: bool,
        position: Pieces | None = None,
    ) -> Order:
        """The reading that the map allows; then that of known pieces, or of an id."""
        if len(orders) == 1:
            return orders[0]
        possible = tuple(order for order in orders if self.fault(order) is None) or orders
        possible = in_home_centres(self.board, possible, self.lexicon.units) or possible
        if position is not None and loose:
            possible = likeliest(possible, position)
        if len(possible) == 1 or not loose:
            return possible[0]
        texts = tuple(dict.fromkeys(map(write, possible)))
        named = Listed(tuple(Message("word.quoted", text=text) for text in texts), "or")
        span = _written(text)
        raise AmbiguousOrderError(
            Message("order.could_be_please_write_which", text=text.strip(), named=named),
            text=text,
            span=span,
            understood=texts,
        )

    def _check(self, text: str, order: Order, position: Pieces | None) -> None:
        meant = None if position is None else relettered(order, position)
        if meant is not None:
            raise ImpossibleOrderError(
                Message("order.no_piece_stands_there_did", meant=write(meant)),
                text=text,
                span=_written(text),
                understood=(write(meant),),
            )
        fault = self.fault(order)
        if fault is None:
            return
        coasts = missing_coasts(self.board, order)
        if coasts:
            raise AmbiguousOrderError(fault, text=text, span=_written(text), understood=coasts)
        raise ImpossibleOrderError(fault, text=text, span=_written(text))


@lru_cache(maxsize=16)
def reader_for(board: Board) -> Reader:
    """The reader of a board's standard orders, made once per board."""
    return Reader(board)


class _Phrases:
    """The phrases of some kinds of order at one kind of deadline."""

    def __init__(self, kinds: Sequence[OrderKind], phase: PhaseKind | None) -> None:
        self._kinds = kinds
        self._phase = phase
        self._verbs: dict[tuple[Kind, ...], Mapping[str, tuple[OrderKind, ...]]] = {}
        self.openers = _table((k, k.openers, _at(k.openers_at, phase)) for k in kinds)
        self.alone = tuple(k for k in kinds if phase in k.alone_at)

    def of(self, pieces: tuple[Kind, ...]) -> Mapping[str, tuple[OrderKind, ...]]:
        """The verbs that any of these pieces may be given."""
        if pieces not in self._verbs:
            self._verbs[pieces] = _table(
                (kind, kind.verbs, _at(kind.verbs_at, self._phase))
                for kind in self._kinds
                if not kind.pieces or kind.pieces.intersection(pieces)
            )
        return self._verbs[pieces]


def _at(phrases: Mapping[PhaseKind, frozenset[str]], phase: PhaseKind | None) -> frozenset[str]:
    return frozenset() if phase is None else phrases.get(phase, frozenset())


def _table(
    rows: Iterable[tuple[OrderKind, frozenset[str], frozenset[str]]],
) -> Mapping[str, tuple[OrderKind, ...]]:
    """Which kinds of order each phrase means: those that claim it, otherwise all that know it."""
    claimed: dict[str, tuple[OrderKind, ...]] = {}
    known: dict[str, tuple[OrderKind, ...]] = {}
    for kind, phrases, claims in rows:
        for phrase in phrases:
            known[phrase] = (*known.get(phrase, ()), kind)
        for phrase in claims:
            claimed[phrase] = (*claimed.get(phrase, ()), kind)
    return known | claimed


def _told_no_verb(
    words: Words, piece: str, verbs: Mapping[str, tuple[OrderKind, ...]]
) -> tuple[OrderKind, ...] | None:
    """What ``A PAR BUR`` and ``Ejército París a Borgoña`` mean: a lone place is the destination."""
    named = tokenize(piece)[0].text
    if named not in words.lexicon.kinds:
        return None
    goal = words.fork()
    if len(named) > 1 and words.text[slice(*words.span)] in ("a", "à"):
        goal.at += 1  # in capitals, and after a single letter, it might be another army
    start = goal.at
    try:
        goal.place()
    except NotAnOrderError:
        return None
    kinds = verbs.get("-", ())
    # After the first place, a retreat has more of them.
    if not (goal.done or any(kind.made is Retreat for kind in kinds)):
        return None
    words.at = start
    return kinds or None


def _names_piece(words: Words) -> bool:
    with suppress(OrderTextError):
        return bool(words.fork().piece())
    return False


def _leftover(words: Words) -> NotAnOrderError:
    return words.fail(
        Message("order.column_was_not_understood_without", rest=words.rest, span=words.span[0] + 1)
    )


def _written(text: str) -> tuple[int, int]:
    start = len(text) - len(text.lstrip())
    return start, len(text.rstrip())
