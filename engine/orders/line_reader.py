"""Reads the orders on one line in the formal words of orders, as far as they go."""

from collections.abc import Collection, Iterator
from contextlib import suppress

from engine.board.graph import Board, PowerId
from engine.errors import UserError
from engine.language.message import Message
from engine.orders import amending, halves, hedged, layout
from engine.orders.addressed import ForPower
from engine.orders.completion import Pieces
from engine.orders.errors import NotAnOrderError, OrderTextError
from engine.orders.lines import Read, Unread
from engine.orders.notation import Reader
from engine.orders.order import Order, PieceOrder
from engine.orders.seen import Seen
from engine.orders.standard import Disband, Hold, Move, Retreat
from engine.phases import PhaseKind

_LONGEST = 12
"""How many items between commas may make one order; a list of retreats or a route is shorter."""


_ATTEMPTS = 1_000
"""So often parts of a sheet are tried as an order; those of seven powers take fifty."""

_NAMED = 3
"""How many pieces one order may name with their letters, and one to be sure."""


class EndlessSheetError(UserError):
    """A sheet takes more reading than orders do."""


class LineReader:
    """Reads lines one by one, remembering whose orders are being read."""

    def __init__(
        self,
        reader: Reader,
        phase: PhaseKind | None,
        position: Pieces | None,
        power: PowerId | None,
        players: Collection[PowerId],
    ) -> None:
        self.power = power
        self.dropped: layout.Part | None = None
        """A remark behind the last line's orders that may change them."""
        self._left = _ATTEMPTS
        self._reader = reader
        self._phase = phase
        self._position = position
        self._players = players
        self._player = power if power in players else None
        self._listed = power is not None
        self._opening = ""

    def under(self, power: PowerId) -> None:
        """Continue below the heading of a power or a player."""
        self.power = power
        self._player = power if power in self._players else self._player
        self._listed = True
        self._opening = ""

    def titled(self, text: str) -> None:
        """Continue below a title, which may open the orders under it: ``Builds``."""
        self._opening = self._reader.opening(text, self._phase)

    def orders(self, line: layout.Part) -> Iterator[Read | Unread]:
        """The orders on a line, one by one, and the parts of it that are none."""
        self.dropped = None
        power = self.power
        whole = layout.Part(hedged.joined(line.text, self._phase), line.start)
        for sentence in layout.parts(whole):
            named, rest = self._addressed(sentence)
            power = named or power
            yield from self._sentence(power, rest)
        if not self._listed:
            # Without headings “FRANCE:” is one, and its orders may continue on the next line.
            self.power = power

    def _addressed(self, part: layout.Part) -> tuple[PowerId | None, layout.Part]:
        """The power before a colon, and what follows it; a title before one is dropped."""
        before, colon, behind = part.text.partition(":")
        if not colon:
            return None, part
        power = layout.player(self._players, before)
        if power is None and self._bids(part.text):
            return None, part
        power = power or self.heading(before)
        opens = self._reader.opening(before, self._phase)
        if power is None and (opens or not layout.title(before)):
            return None, part
        return power, layout.trimmed(layout.Part(behind, part.start + len(before) + 1))

    def heading(self, text: str) -> PowerId | None:
        """The power or player that a heading names."""
        lexicon = self._reader.lexicon
        found = layout.player(self._players, text) or layout.heading(lexicon, text)
        kind = text.strip(" :").upper() in lexicon.kinds and self.power not in (None, found)
        return None if kind else found  # “A:” has armies below it

    def _sentence(self, power: PowerId | None, part: layout.Part) -> Iterator[Read | Unread]:
        """The orders in a sentence: each takes as many items between commas as it can.

        What opens the sentence, or is a title above it, opens each of its items that needs it:
        ``Build A Par, F Bre``.
        """
        items = layout.listed(part)
        opening = self._reader.opening(part.text, self._phase) or self._opening
        done = 0
        while done < len(items):
            for end in range(min(len(items), done + _LONGEST), done, -1):
                start, last = items[done].start, items[end - 1]
                stretch = layout.Part(
                    part.text[start - part.start : last.start + len(last.text) - part.start], start
                )
                found = self._read(power, stretch, opening)
                if isinstance(found, Read):
                    done = end
                    break
            else:
                several = self._several(power, stretch, opening)
                done += 1
                if several:
                    yield from several
                    continue
            yield found

    def _several(self, power: PowerId | None, part: layout.Part, opening: str) -> tuple[Read, ...]:
        """The orders of a stretch with nothing between them; none unless every word is in one."""
        cuts = [0, *layout.pieces(self._reader.lexicon, part), len(part.text)]
        found: list[Read] = []
        done = 0
        while done < len(cuts) - 1 and len(cuts) > 2:
            for end in range(min(len(cuts) - 1, done + _NAMED), done, -1):
                text = part.text[cuts[done] : cuts[end]]
                one = self._read(
                    power, layout.trimmed(layout.Part(text, part.start + cuts[done])), opening
                )
                if isinstance(one, Read):
                    break
            else:
                return ()
            found.append(one)
            done = end
        return tuple(found)

    def wishes(self, text: str) -> bool:
        """Whether a country's name is a wish, not a heading."""
        return self._phase is PhaseKind.PREFERENCES or self._bids(text)

    def _bids(self, text: str) -> bool:
        """Whether a country and a number are a bid, not a heading: ``France 4``."""
        return self._phase is PhaseKind.BIDS and any(map(str.isdigit, text))

    def _read(self, power: PowerId | None, part: layout.Part, opening: str) -> Read | Unread:
        # Read where it stands, so that errors count the columns of the whole line.
        text = " " * part.start + part.text
        try:
            order = self._order(text, opening)
        except OrderTextError as error:
            return Unread(
                message=error.message,
                start=error.start,
                end=error.end,
                understood=error.understood,
            )
        return self.given(power, order, (part.start, len(text)))

    def given(self, power: PowerId | None, order: Order, span: tuple[int, int]) -> Read:
        """An order as given by whoever it is from."""
        whose = power or owner_of(self._position, order)
        if isinstance(order, ForPower) and self._player is not None:
            whose = self._player  # the order names its own country
        elif self._player is not None and power is not None:
            whose = power if power in self._players else self._player
            country = power if whose == power else self._commanded(order) or power
            order = order if whose == country else ForPower(country, order)
        return Read(power=whose, order=order, start=span[0], end=span[1])

    def _commanded(self, order: Order) -> PowerId | None:
        """The country under the player's command whose piece an order names, whoever is above."""
        seats = self._position.commands if isinstance(self._position, Seen) else ()
        owner = owner_of(self._position, order)
        return owner if owner in [seat.power for seat in seats] else None

    def _order(self, text: str, opening: str) -> Order:
        """The order of a text; if it is none, of the text without a remark or with an opening."""
        self._left -= 1
        if self._left < 0:
            raise EndlessSheetError("order.endless_sheet")
        try:
            return self._units_own(
                self._reader.order(text, phase=self._phase, position=self._position), text
            )
        except OrderTextError:
            opened = f"{opening} {text}" if opening else text
            others = (layout.without_remark(text), opened, *layout.turned(text))
            for other in (*others, *hedged.unhedged(text, self._phase)):
                if other != text:
                    with suppress(OrderTextError):
                        found = self.plainly(other)
                        self._note_remark(text, other)
                        return found
            changed = self._changed(text)
            if changed is None:
                raise
            return changed

    def _units_own(self, order: Order, text: str) -> Order:
        """An order, unless only a covert piece can be meant, as in Winter, where no unit moves."""
        here = self._position.stacks if isinstance(self._position, Seen) else ()
        winter = self._phase is PhaseKind.ADJUSTMENTS
        bare = text.split(maxsplit=1)[0].upper() not in self._reader.lexicon.kinds
        moves = isinstance(order, Hold | Move) and [s for s in here if s.province == order.at[:3]]
        if winter and bare and moves:
            message = Message("order.is_no_order_piece", words=text.strip())
            raise NotAnOrderError(message, text=text, span=(0, len(text)))
        return order

    def _note_remark(self, text: str, other: str) -> None:
        """Record a remark that was left out and may change the order."""
        if other == layout.without_remark(text) and halves.tells(self._reader.lexicon, text, other):
            self.dropped = layout.Part(text[len(other) :].strip(), len(other))

    def _changed(self, text: str) -> Order | None:
        """The order that a line puts in the place of another one for the same piece."""
        for change in amending.changes(text):
            with suppress(OrderTextError):
                new = self._order(change.new, "")
                old = self._order(change.old, "") if change.old else new
                if isinstance(new, PieceOrder) and isinstance(old, PieceOrder) and new.at == old.at:
                    return new
        return None

    def plainly(self, text: str) -> Order:
        """The order in a text as it stands."""
        return self._reader.order(text, phase=self._phase, position=self._position)


def owner_of(position: Pieces | None, order: Order) -> PowerId | None:
    """Whose order it must be, if nobody is named and the pieces are known."""
    if position is None or not isinstance(order, PieceOrder):
        return None
    province = Board.province_of(order.at)
    out = position.dislodged.get(province)
    if out is not None and isinstance(order, Retreat | Disband):
        return out.unit.power
    unit = position.units.get(province)
    return None if unit is None else unit.power
