"""Orders in Spy Diplomacy: ordinary ones, and those about spies."""

from collections.abc import Callable, Sequence

from engine.board.graph import Board, PowerId, ProvinceId, Terrain
from engine.language.message import Message, Place
from engine.orders import intake, submission
from engine.orders.conditions import Conditional, CovertIn, Ended, conditions
from engine.orders.covert import SPY, CovertConvoy, Search, SearchAll, SpyOrder, after_conditions
from engine.orders.covert_grammar import SPY_ORDERS
from engine.orders.intake import Weighing
from engine.orders.notation import write
from engine.orders.order import Order
from engine.orders.standard import Build, Disband, Move, Remove, Retreat, Waive
from engine.orders.submission import Entry, Given, Standing, Submission
from engine.orders.wording import place_name
from engine.phases import PhaseKind, Season
from engine.position import Position
from engine.rules import Ruleset
from engine.units import FLEET, Stack
from engine.variants.spy.orders import spy_line

_SHARED = (Build, Remove)
_OWN = (SpyOrder, CovertConvoy, Search, SearchAll, Conditional)
_ADJUSTS = (Build, Remove, Waive, Disband)
_FAULTS = {kind.made: kind.fault for kind in SPY_ORDERS}


def submit(rules: Ruleset, position: Position, given: Given) -> Submission:
    """One submission of ordinary orders and of those about spies.

    Only the map and what the power knows of its own pieces are checked (clause C7 of the variants'
    common rules). Spies need one line each; later lines replace earlier ones.
    """

    def weighs(power: PowerId, plain: Sequence[Order], own: Sequence[Order]) -> Weighing:
        clerk = _Clerk(rules, position, power, plain, own)
        return Weighing(clerk.refusal, clerk.room)

    usual = _ignored if position.phase.covert else submission.submit
    return intake.submit(rules.board, position, given, is_covert, weighs, usual)


def _ignored(_board: Board, _position: Position, given: Given) -> Submission:
    """The ordinary orders at a deadline of spies alone, where there are none."""
    why = Message("spies.spies_only")
    entries = (
        Entry(power, order, Standing.IGNORED, why)
        for power, lines in given.items()
        for order in lines
    )
    return Submission({}, tuple(entries))


def is_covert(order: Order) -> bool:
    """Whether an order is one of this variant's own rather than of the standard game."""
    if isinstance(order, _SHARED):
        return order.kind == SPY
    return isinstance(order, _OWN)


class _Clerk:
    """Weighs the covert orders of one power."""

    def __init__(
        self,
        rules: Ruleset,
        position: Position,
        power: PowerId,
        usual: Sequence[Order],
        own: Sequence[Order],
    ) -> None:
        self._rules = rules
        self._board = rules.board
        self._position = position
        self._power = power
        self._usual = usual
        self._own = position.crew(power)
        self._planned = [
            Stack(kind=SPY, power=power, province=Board.province_of(order.at))
            for order in own
            if isinstance(order, Build) and not self._build(order)
        ]

    def room(self, order: Order) -> tuple[str, int]:
        """What an order is for, and how many lines it may have."""
        spy = spy_line(order)
        if spy is not None:
            room = 1 if spy.label else len(self._spies_in(Board.province_of(spy.at)))
            return f"spy {spy.at} {spy.label} {spy.where}", room
        if isinstance(order, Search):
            return f"search {order.at[:3]}", 1
        return ("search", 1) if isinstance(order, SearchAll) else ("", 0)

    def refusal(self, order: Order, _before: Sequence[Order] = ()) -> Message | None:
        """Why the order cannot be accepted, as a sentence for its owner; empty if it can."""
        apart = self._rules.options["spy.report_timing"] == "interactive"
        if apart and not self._position.phase.covert and not isinstance(order, Build | Remove):
            return Message("spies.own_deadline")
        phase = self._position.phase
        if (phase.season, phase.kind, phase.covert) == (Season.FALL, PhaseKind.RETREATS, False):
            return Message("spies.retreats_alone")
        judge = self._judges().get(type(order))
        return judge(order) if judge else None

    def _judges(self) -> dict[type[Order], Callable[..., Message | None]]:
        return {
            SpyOrder: self._spy,
            CovertConvoy: self._convoy,
            Search: self._search,
            SearchAll: self._search_all,
            Conditional: self._conditional,
            Build: self._build,
            Remove: self._remove,
        }

    def _spies_in(self, province: ProvinceId) -> list[Stack]:
        """The power's spies in a province, including those it raises at this deadline."""
        return [s for s in (*self._own, *self._planned) if s.province == province]

    def _spy(self, order: SpyOrder) -> Message | None:
        province = Board.province_of(order.at)
        here = self._spies_in(province)
        if not here:
            return Message("spies.you_have_no_spy", place=self._name(province))
        if order.label and order.label not in {s.label for s in here}:
            return Message(
                "spies.you_have_no_spy_label_place", label=order.label, place=self._name(province)
            )
        if order.kill == self._power:
            return Message("spies.no_power_hunts_own_spies")
        return _FAULTS[SpyOrder](self._board, order) or None

    def _convoy(self, order: CovertConvoy) -> Message | None:
        near = (order.at, *self._board.fleets.get(order.at, ()))
        own = [u.at for u in self._position.of(self._power) if u.kind == FLEET]
        own += [d.unit.at for d in self._position.dislodged.values() if d.unit.power == self._power]
        if not any(at in near or at[:3] == order.at[:3] for at in own):
            place = self._name(Board.province_of(order.at))
            return Message("spies.you_have_no_fleet_could", place=place)
        return _FAULTS[CovertConvoy](self._board, order) or None

    def _search(self, order: Search) -> Message | None:
        if self._rules.options["spy.captures"] == "off":
            return Message("spies.no_captures")
        place = Board.province_of(order.at)
        fallen = self._position.dislodged.get(place)
        candidates = [self._position.units.get(place), fallen.unit if fallen else None]
        here = any(u and (u.power, u.kind) == (self._power, order.kind) for u in candidates)
        if not here and not self._arrives(order.kind, place):
            return Message("spies.you_have_no_unit", place=self._name(place))
        return self._search_all(order)

    def _arrives(self, kind: str, place: ProvinceId) -> bool:
        """Whether such a unit of the power is ordered there at this deadline, or built there."""
        for order in self._usual:
            match order:
                case Build(_, at) if order.kind == kind and at[:3] == place:
                    return True
                case Move(_, _, to) if order.kind == kind and to[:3] == place:
                    return True
                case Retreat(_, _, choices) if order.kind == kind:
                    if any(to[:3] == place for to in choices):
                        return True
        return False

    def _search_all(self, order: Search | SearchAll) -> Message | None:
        if self._rules.options["spy.captures"] == "off":
            return Message("spies.no_captures")
        return Message("spies.no_power_hunts_own_spies") if order.target == self._power else None

    def _conditional(self, order: Conditional) -> Message | None:
        asks_spies = any(isinstance(c, CovertIn) for c in conditions(order))
        if asks_spies and self._rules.options["spy.conditions"] != "all":
            return Message("spies.condition_units_only")
        for asked in conditions(order):
            if isinstance(asked, Ended) and after_conditions(asked.text):
                return Message("spies.condition_too_early", order=asked.text)
        faults = (self._depends(part) or self.refusal(part) for part in order.parts)
        return next((fault for fault in faults if fault), None)

    def _depends(self, part: Order) -> Message | None:
        """Only what spies do may depend on what they see, and in Winter what is adjusted."""
        adjusts = self._position.phase.kind is PhaseKind.ADJUSTMENTS
        if isinstance(part, (SpyOrder, *(_ADJUSTS if adjusts else ()))):
            return None
        return Message("spies.no_condition_for", order=write(part))

    def _build(self, order: Build) -> Message | None:
        if self._position.phase.kind is not PhaseKind.ADJUSTMENTS or self._position.phase.covert:
            return Message("spies.spies_are_raised_winter")
        place = Board.province_of(order.at)
        if place not in self._board.home_centres[self._power]:
            return Message("order.is_no_home_centre_yours", place=self._name(place))
        return None

    def _remove(self, order: Remove) -> Message | None:
        if self._position.phase.kind is not PhaseKind.ADJUSTMENTS or self._position.phase.covert:
            return Message("spies.spies_are_dismissed_winter")
        place = Board.province_of(order.at)
        if not self._spies_in(place) and not any(map(self._adrift, self._own)):
            return Message("spies.you_have_no_spy", place=self._name(place))
        return None

    def _adrift(self, spy: Stack) -> bool:
        """Whether, for all its owner knows, a retreating fleet may take it elsewhere first."""
        fallen = self._position.dislodged.get(spy.province)
        aboard = self._board.provinces[spy.province].terrain is Terrain.SEA
        return aboard or (fallen is not None and fallen.unit.power == self._power)

    def _name(self, province: ProvinceId) -> Place:
        return place_name(self._board, province)
