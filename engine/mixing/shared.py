"""Covert pieces of several games in one: who decides first, who sees what, and what is asked."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType

from engine.adjudication.outcome import Outcome
from engine.adjudication.turn import Resolution, Situation, Told, Turn
from engine.board.graph import Board, PowerId, ProvinceId
from engine.facts import CentreOf, Due, DueRetreat, Fact, OpenRetreat, OrderGiven
from engine.language.message import Listed, Message, Piece
from engine.mixing.part import Part, covert_kind, is_plain, stacks, units_alone
from engine.orders.choices import Node
from engine.orders.conditions import Conditional
from engine.orders.kinds import Offer, OrderKind
from engine.orders.notation import write
from engine.orders.order import Order
from engine.orders.seen import Seen
from engine.orders.submission import Entry, Given, Standing, Submission
from engine.phases import Phase, PhaseKind
from engine.position import Position
from engine.rules import Clause, Hints, MixError, Option, Ruleset, Variant
from engine.units import Kind
from engine.variants import standard
from engine.visibility.audit import NOTHING_EXPECTED, SIGHTINGS, Expected, Tally, sightings
from engine.visibility.observe import Observation
from engine.visibility.sight import Disclosure, Fidelity, Field, Look, Sight, together, told_result

_SEEN = SIGHTINGS | {CentreOf, OrderGiven}


def sharing(base: Variant, others: Sequence[Variant]) -> Variant:
    """The base with the covert pieces of other games added to its own.

    Armies and fleets are decided once, by the game whose pieces strike them, if any; all covert
    pieces then move on that board, each by its own rules, and none affects one of another game.
    Raises MixError if two of these games cannot be played side by side.
    """
    records = (base, *others)
    _check(base, others)
    parts = tuple(map(Part, records))
    first = next((p for p in parts if p.record.strikes), None) or _conditional(parts) or parts[0]
    return _Shared(parts, (first, *(p for p in parts if p is not first))).variant()


def _conditional(parts: Sequence[Part]) -> Part | None:
    """The game whose builds may depend on conditions: it has to decide them."""
    made = (any(k.made is Conditional for k in p.record.order_kinds) for p in parts)
    return next((part for part, does in zip(parts, made, strict=True) if does), None)


def _check(base: Variant, others: Sequence[Variant]) -> None:
    if base.seats:
        seats = Listed(tuple(base.seats))
        raise MixError("choice.covert_has_players", base=base.title, seats=seats)
    owner: dict[Kind, Variant] = dict.fromkeys(base.covert, base)
    striking = base if base.strikes else None
    for other in others:
        if not other.covert:
            raise MixError("choice.covert_missing", name=other.title)
        for kind in sorted(other.covert):
            if owner.get(kind) is other:
                raise MixError("choice.covert_own", name=other.title)
            if kind in owner:
                raise MixError(
                    "choice.covert_same_kind",
                    one=owner[kind].title,
                    other=other.title,
                    pieces=Piece(kind, count=2),
                )
            owner[kind] = other
        if other.strikes and striking is not None:
            raise MixError("choice.covert_strike_twice", one=striking.title, other=other.title)
        striking = other if other.strikes else striking


@dataclass(frozen=True, slots=True, eq=False)
class _Shared:
    """The components of several games as one; ``turns`` has them in the order they decide."""

    parts: tuple[Part, ...]
    turns: tuple[Part, ...]

    def variant(self) -> Variant:
        """The record of the whole."""
        base = self.parts[0].record
        records = [part.record for part in self.parts]
        sorts = dict.fromkeys(sort for record in records for sort in record.resolvers)
        return replace(
            base,
            start=self.start,
            resolvers=MappingProxyType(dict.fromkeys(sorts, self.resolve)),
            follow=self.follow,
            asks=self.asks,
            submit=self.submit,
            dues=self.dues,
            audit=self.audit,
            sight_audit=self._alone(base.sight_audit),
            unfit=self.unfit,
            knows=self.knows,
            called=self.called,
            unit_kinds=MappingProxyType({k: u for r in records for k, u in r.unit_kinds.items()}),
            order_kinds=_order_kinds(self.parts),
            sight=self.sight(),
            options=_options(records),
            presets={k: v for k, v in base.presets.items() if k not in base.shared},
            rules=_rules(self.turns, records),
            bot=_hints(records),
            strikes=any(record.strikes for record in records),
            shared=MappingProxyType({k: v for r in records for k, v in r.shared.items()}),
        )

    def start(self, board: Board, options: Mapping[str, str]) -> Position:
        """All pieces; the earliest deadline comes first, and deployment before the first moves."""
        begun = [part.record.start(board, options) for part in self.parts]
        phases = (one.phase for one in begun)
        first = min(phases, key=lambda one: (one.year, one.kind is not PhaseKind.DEPLOYMENT))
        return replace(begun[0], phase=first, covert=tuple(stacks(begun)))

    def follow(self, phase: Phase, options: Mapping[str, str]) -> Phase:
        """As in the base; after the deadline of spies alone, pieces are deployed."""
        after = self.parts[0].record.follow(phase, options)
        deploys = any("D" in part.record.resolvers for part in self.parts)
        if phase.covert and deploys and after.kind is PhaseKind.MOVEMENT:
            return replace(after, kind=PhaseKind.DEPLOYMENT)
        return after

    def acting(self, phase: Phase) -> Iterator[Part]:
        """The games that have such a deadline, in the order they decide."""
        return (part for part in self.turns if part.acts(phase))

    def resolve(self, situation: Situation) -> Resolution:
        """One deadline: armies and fleets once, then every game's own pieces."""
        found = Resolution()
        decided: Resolution | None = None
        for part in self.acting(situation.position.phase):
            resolution = part.record.resolvers[situation.position.phase.sort](
                part.situation(situation, decided)
            )
            if decided is None:
                found, decided = resolution, units_alone(resolution)
            else:
                found += part.further(resolution, found)
        return found

    def asks(self, rules: Ruleset, position: Position) -> bool:
        """Whether any of the games asks for anything."""
        if position.phase.kind is PhaseKind.DEPLOYMENT:
            return bool(self.dues(rules, position))
        return any(
            part.record.asks(rules, part.position(position)) for part in self.acting(position.phase)
        )

    def dues(self, rules: Ruleset, position: Position) -> tuple[Told, ...]:
        """What each game asks; for armies and fleets, what the game that decides them asks."""
        found: list[Told] = []
        for number, part in enumerate(self.acting(position.phase)):
            lines = part.record.dues(rules, part.position(position))
            found += [one for one in lines if not number or not _of_units(one)]
        return tuple(found)

    def submit(self, rules: Ruleset, position: Position, given: Given) -> Submission:
        """Each order handled by its own game, in the sequence in which all were given."""
        orders: dict[PowerId, tuple[Order, ...]] = {}
        entries: list[Entry] = []
        acting = tuple(self.acting(position.phase))
        for power, lines in given.items():
            owners = [next((p for p in self.parts if p.owns(one)), None) for one in lines]
            taken = {
                id(part): iter(self._taken(part, rules, position, power, lines, owners))
                for part in acting
            }
            for line, owner in zip(lines, owners, strict=True):
                if is_plain(line):
                    entries.append(next(taken[id(acting[0])]))
                elif owner is None:
                    what = Piece(covert_kind(line) or "", count=2)
                    why = Message("choice.covert_no_cargo", pieces=what)
                    entries.append(Entry(power, line, Standing.IGNORED, why))
                elif id(owner) not in taken:
                    why = Message("choice.covert_not_now", game=owner.record.title)
                    entries.append(Entry(power, line, Standing.IGNORED, why))
                else:
                    entries.append(self._decidable(owner, next(taken[id(owner)])))
            orders[power] = tuple(
                e.order for e in entries if e.power == power and e.standing is Standing.TAKEN
            )
        return Submission(orders, tuple(entries))

    def _taken(
        self,
        part: Part,
        rules: Ruleset,
        position: Position,
        power: PowerId,
        lines: Sequence[Order],
        owners: Sequence[Part | None],
    ) -> Iterator[Entry]:
        """A game's verdict on its own lines, and on those for armies and fleets if it decides."""
        both = [
            line
            for line, owner in zip(lines, owners, strict=True)
            if owner is part or is_plain(line)
        ]
        decides = part is next(self.acting(position.phase))
        found = part.record.submit(rules, part.position(position), {power: both}).entries
        for entry in found:
            if decides or not is_plain(entry.order):
                yield entry

    def _decidable(self, owner: Part, entry: Entry) -> Entry:
        """A conditional build or removal only counts if its game decides these."""
        if not isinstance(entry.order, Conditional) or owner is self.turns[0]:
            return entry
        other = next((part for part in entry.order.parts if is_plain(part)), None)
        if other is None or entry.standing is not Standing.TAKEN:
            return entry
        why = Message("choice.covert_no_condition", order=write(other))
        return replace(entry, standing=Standing.IGNORED, why=why)

    def unfit(self, board: Board, options: Mapping[str, str]) -> Message | None:
        """Why one of the games does not fit on a board."""
        faults = (part.record.unfit(board, options) for part in self.parts)
        return next((fault for fault in faults if fault), None)

    def knows(self, rules: Ruleset, own: Observation, seen: Seen) -> Seen:
        """What each game that has this deadline lets a power know."""
        for part in self.acting(own.due):
            seen = part.record.knows(rules, own, seen)
        return seen

    def called(self, rules: Ruleset, phase: Phase) -> Message:
        """In the words of the only game that has its own for it, otherwise the general ones.

        An economy brings deadlines that are none of these games'; they are called as in the base.
        """
        acting = tuple(self.acting(phase)) or self.parts[:1]
        named = [part.record.called(rules, phase) for part in acting]
        usual = (phase.title, standard.retreats_if_any(rules, phase))
        own = list({str(one): one for one in named if one not in usual}.values())
        if len(own) > 1:
            return phase.titled("choice.covert_retreats")
        return own[0] if own else max(named, key=lambda one: one != phase.title)

    def sight(self) -> Sight:
        """Armies, fleets and centres as the base has them; covert pieces as in their own game."""
        base, *others = self.parts
        seeing = [part for part in self.parts if part.record.sight.options or part is base]
        return replace(
            base.record.sight,
            units=together(
                lambda look: base.record.sight.units(base.look(look)),
                *(_watched(part) for part in others),
            ),
            centres=lambda look: base.record.sight.centres(base.look(look)),
            orders=self.orders,
            open_book=False,
            options=tuple(dict.fromkeys(k for p in seeing for k in p.record.sight.options)),
            eyes=lambda look: {
                eye: places
                for part in self.parts
                for eye, places in part.record.sight.eyes(part.look(look)).items()
            },
        )

    def orders(self, look: Look, outcome: Outcome) -> Disclosure:
        """What a viewer is told of an order, by its own game."""
        owner = next((part for part in self.parts if part.owns(outcome.order)), self.parts[0])
        return owner.record.sight.orders(owner.look(look), outcome)

    def _alone(
        self, derived: Callable[[Ruleset, Turn, PowerId], Expected]
    ) -> Callable[[Ruleset, Turn, PowerId], Expected]:
        base = self.parts[0]
        return lambda rules, turn, viewer: derived(rules, base.turn(turn), viewer)

    def audit(self, rules: Ruleset, turn: Turn, viewer: PowerId) -> Expected:
        """What each game derives of its own; for the base, armies, fleets and ordinary orders too.

        Facts of a kind that one of them tells and another derives are taken as told.
        """
        if turn.after.ending is not None:
            return NOTHING_EXPECTED
        kinds: set[type[Fact]] = set()
        facts: set[Fact] = set()
        numbers: dict[Tally, tuple[int, int]] = {}
        for part in self.acting(turn.before.phase):
            found = part.record.audit(rules, part.turn(turn), viewer)
            own = found.kinds if part is self.parts[0] else found.kinds - _SEEN
            kinds |= own
            facts |= {fact for fact in found.facts if type(fact) in own}
            numbers |= found.numbers
        told = {one.fact for one in turn.resolution.told if one.power == viewer}
        look = Look(board=rules.board, turn=turn, viewer=viewer, options=rules.options)
        told |= set(_ordered(self, look))
        for part in self.parts[1:]:
            told |= {*sightings(turn.after, _watched(part)(look))}
        facts |= {fact for fact in told if type(fact) in kinds}
        return Expected(frozenset(kinds), frozenset(facts), numbers)


def _ordered(shared: _Shared, look: Look) -> Iterator[OrderGiven]:
    """The orders of covert pieces that a viewer is told of."""
    for outcome in look.turn.resolution.outcomes:
        if is_plain(outcome.order):
            continue
        shown = shared.orders(look, outcome)
        if shown is Disclosure.NOTHING:
            continue
        result = outcome.result if shown is Disclosure.CAUSE else told_result(outcome.reason.told)
        yield OrderGiven(outcome.power, write(outcome.order), result.value)


def _watched(part: Part) -> Callable[[Look], Field]:
    """What a game's covert pieces see that look around without being ordered to."""

    def units(look: Look) -> Field:
        eyes = part.record.sight.eyes(part.look(look))
        places: set[ProvinceId] = set().union(*eyes.values())
        return dict.fromkeys(places, Fidelity.FULL)

    return units


def _of_units(told: Told) -> bool:
    fact = told.fact
    if isinstance(fact, Due):
        return fact.what in ("builds", "removals")
    return isinstance(fact, DueRetreat | OpenRetreat)


def _order_kinds(parts: Iterable[Part]) -> tuple[OrderKind, ...]:
    """Every kind of order once, with each game's offers of it."""
    found: dict[tuple[object, ...], OrderKind] = {}
    for part in parts:
        for kind in part.record.order_kinds:
            key = (kind.made, kind.intent, kind.read, kind.verbs, kind.openers, kind.pieces)
            before = found.get(key)
            if before is None:
                plain = kind in standard.VARIANT.order_kinds
                found[key] = kind if plain else replace(kind, offer=_offer(part, kind))
            elif before is not kind:
                found[key] = _merged(before, replace(kind, offer=_offer(part, kind)))
    return tuple(found.values())


def _offer(part: Part, kind: OrderKind) -> Offer:
    def offer(seen: Seen) -> Iterable[Node]:
        sort = f"{seen.phase}S" if seen.covert else str(seen.phase)
        return kind.offer(part.seen(seen)) if sort in part.record.resolvers else ()

    return offer


def _merged(one: OrderKind, other: OrderKind) -> OrderKind:
    def offer(seen: Seen) -> Iterable[Node]:
        return (*one.offer(seen), *other.offer(seen))

    def barred(seen: Seen, order: Order) -> Message | None:
        return one.barred(seen, order) or other.barred(seen, order)

    return replace(one, offer=offer, barred=barred)


def _options(records: Sequence[Variant]) -> tuple[Option, ...]:
    """Every option once, the base's first; those that sharing fixes have one value."""
    found = {one.key: one for record in reversed(records) for one in record.options}
    order = dict.fromkeys(one.key for record in records for one in record.options)
    fixed = {key: value for record in records for key, value in record.shared.items()}
    return tuple(
        replace(found[key], values=(fixed[key],), pattern="") if key in fixed else found[key]
        for key in order
    )


def _rules(turns: Sequence[Part], records: Sequence[Variant]) -> tuple[Clause, ...]:
    """The base's clauses, the others' except about their sight, and how they fit together."""
    games = Listed(tuple(part.record.title for part in turns))
    how = Clause("MIX-1", Message("choice.covert_order", games=games))
    base, *others = records
    theirs = (clause for record in others for clause in record.rules if not clause.sight)
    return (*dict.fromkeys((*base.rules, how, *theirs)),)


def _hints(records: Sequence[Variant]) -> Hints:
    aims = {key: aim for record in reversed(records) for key, aim in record.bot.aims.items()}
    raised = {kind: number for r in records for kind, number in r.bot.raised.items()}
    lost = {kind: ground for r in records for kind, ground in r.bot.lost.items()}
    return Hints(
        aims=MappingProxyType(aims),
        raised=MappingProxyType(raised),
        lost=MappingProxyType(lost),
        homes=any(record.bot.homes for record in records),
    )
