"""Runs a game by its rules: the only place that knows the whole sequence of a deadline."""

import pkgutil
from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from functools import cache, partial
from importlib import import_module
from pathlib import Path
from random import Random
from types import MappingProxyType
from typing import TYPE_CHECKING

from engine import variants
from engine.adjudication import rulebook
from engine.adjudication.apply import apply
from engine.adjudication.effects import Ended
from engine.adjudication.turn import Resolution, Situation, Turn
from engine.board.faults import BoardError
from engine.board.graph import Board, PowerId
from engine.board.load import load
from engine.designs.name import is_design
from engine.errors import UserError
from engine.language.message import Listed, Message
from engine.mixing.shipped import shipped
from engine.orders.barred import as_known, within_due
from engine.orders.errors import OrderTextError
from engine.orders.order import Order
from engine.orders.seen import Seen
from engine.orders.submission import NO_ORDERS, Entry, Given, Standing, Submission
from engine.phases import PhaseKind
from engine.position import Position
from engine.rules import Ruleset, Variant
from engine.visibility.audit import ReportMismatchError, audit
from engine.visibility.joined import joined
from engine.visibility.observe import Observation, observe
from engine.visibility.sight import GM, Look

if TYPE_CHECKING:
    from engine.designs.design import Design
    from engine.guests.found import Found


class VariantError(UserError):
    """There is no variant with that name."""


class OptionError(UserError):
    """An option or one of its values does not exist."""


class GameOverError(UserError):
    """The game is over; nothing more can be adjudicated."""


class NoVariantsError(RuntimeError):
    """The program was installed without its variants."""


@cache
def variant_ids() -> tuple[str, ...]:
    """The ids of all variants, sorted: each is a module of `engine.variants`.

    Raises NoVariantsError if the standard game itself is not among them.
    """
    modules = (module.name for module in pkgutil.iter_modules(variants.__path__))
    found = tuple(sorted(name for name in modules if not name.startswith("_")))
    if "standard" not in found:
        raise NoVariantsError(Message("choice.variants_are_missing_from_program"))
    return found


def variant(name: str) -> Variant:
    """The variant with an id in any case, the mix or guest with that name, or that in a file.

    A file is a mix (``.toml``) or a design (``.spydesign`` or a folder).

    Raises:
        VariantError: there is none.
        MixError: the file is not a mix, or its parts do not fit together.
        GuestError: it is a guest that cannot be read.
    """
    if name.lower().endswith(".toml"):
        from engine.mixing.mix import read  # noqa: PLC0415  # few games need it

        return read(Path(name), mixable_part)
    ours = {*variant_ids(), *shipped()}
    return design(Path(name)).variant if _is_design(name, ours) else named(name)


def _is_design(name: str, ours: Container[str]) -> bool:
    """Whether a design is meant, and not a folder that happens to have a variant's name."""
    return name.lower() not in ours and is_design(Path(name))


def design(path: Path) -> "Design":
    """The design in a folder or a file; raises DesignError and MixError."""
    from engine.designs.design import read as read_design  # noqa: PLC0415  # few games need it

    return read_design(path, mixable_part)


def named(name: str, text: str = "") -> Variant:
    """The variant or mix with a name, or the mix in a game's own text; no file is looked for.

    Raises:
        VariantError: there is none.
        MixError: the parts of the mix do not fit together.
        GuestError: it is a guest that cannot be read.
    """
    if text:
        return mixed(text, name)
    if name.lower() in variant_ids():
        return _part(name)
    if name.lower() in shipped():
        return mixed(shipped()[name.lower()], name.lower())
    return _part(name, shipped())


def mixed(text: str, name: str) -> Variant:
    """The variant that a mix's text puts together, under this id; raises MixError."""
    return _mixed(text, name, mixable_part)


def mixable(
    parts: Mapping[str, str],
) -> Mapping[str, Mapping[str, Message | None]]:
    """For every part of a mix its possible values, each with why it does not fit, if so."""
    from engine.mixing.offered import offered  # noqa: PLC0415  # few games need it

    names = (*variant_ids(), *shipped(), *guests())
    return offered(parts, names, mixable_part)


def guests() -> "Mapping[str, Found]":
    """The readable variants from outside, by name; they never take one of our own names.

    Raises PermitError if the list of allowed folders cannot be read.
    """
    from engine.guests.found import outside  # noqa: PLC0415  # a game of our own needs none

    ours = {*variant_ids(), *shipped()}
    return {name: one for name, one in outside().items() if name not in ours}


def mixes() -> Mapping[str, Variant]:
    """The built-in mixes, by id."""
    return MappingProxyType({name: mixed(text, name) for name, text in shipped().items()})


def catalogue() -> Mapping[str, Variant]:
    """All built-in variants by id, without mixes and guests."""
    return MappingProxyType({name: variant(name) for name in variant_ids()})


def visiting() -> tuple[Mapping[str, Variant], tuple[UserError, ...]]:
    """The readable guests, by name, and what is wrong with the others."""
    read: dict[str, Variant] = {}
    wrong: list[UserError] = []
    try:
        names = tuple(guests())
    except UserError as error:
        return read, (error,)
    for name in names:
        try:
            read[name] = variant(name)
        except UserError as error:
            wrong.append(error)
    return read, tuple(wrong)


def ruleset(
    played: str | Variant = "standard",
    board: Board | str | Path | None = None,
    options: Mapping[str, str] = MappingProxyType({}),
) -> Ruleset:
    """The rules of a game: a variant or a mix, on its own board or another, with options.

    Options left out get the variant's presets, or the first value if it has none.

    Raises:
        VariantError: there is no such variant.
        MixError: it is a mix whose parts do not fit together.
        OptionError: an option or a value does not exist.
        BoardError: there is no such board, or it is faulty.
    """
    record = variant(played) if isinstance(played, str) else played
    chosen = _options(record, options)
    ground = board if isinstance(board, Board) else load(board or record.board)
    if not ground.powers:
        raise BoardError(ground.name, [Message("board.wants_powers")])
    return Ruleset(
        variant=record,
        board=ground,
        options=MappingProxyType(chosen),
        rulebook=rulebook.from_options(chosen),
    )


def begin(rules: Ruleset) -> Position:
    """The position that a game begins with."""
    return rules.variant.start(rules.board, rules.options)


def submit(rules: Ruleset, position: Position, given: Given) -> Submission:
    """One submission of all orders for a position's deadline."""
    return rules.variant.submit(rules, position, given)


def entries(
    rules: Ruleset, position: Position, power: PowerId, given: Sequence[Order], seen: Seen
) -> tuple[Entry, ...]:
    """The verdict of order entry on one power's orders, given what the power has ``seen``.

    That is their submission, where orders that must fail as far as the power knows count as
    ignored; they replace no order. If they are entered all the same, the results have them as void.
    """
    found = weighed(rules, position, power, given, seen)
    adjusts = position.phase.kind is PhaseKind.ADJUSTMENTS
    return tuple(within_due(seen, found)) if adjusts else found


def weighed(
    rules: Ruleset, position: Position, power: PowerId, given: Sequence[Order], seen: Seen
) -> tuple[Entry, ...]:
    """The same, except adjustments beyond the number due."""
    found = submit(rules, position, {power: given}).entries
    known = [as_known(rules.reader.kind_of, seen, entry) for entry in found]
    if known == list(found):
        return found
    left = [o for o, e in zip(given, known, strict=True) if e.standing is not Standing.IGNORED]
    rest = iter(submit(rules, position, {power: left}).entries)
    return tuple(e if e.standing is Standing.IGNORED else next(rest) for e in known)


def meant(
    rules: Ruleset, position: Position, power: PowerId, readings: Iterable[str]
) -> Order | None:
    """The reading that order entry accepts from a power; None unless there is exactly one.

    Entry goes by the map and the power's own pieces alone, so that ``DEPLOY SPY LIV`` is Livonia
    for Russia and Liverpool for England (BL-Q2), and gives nothing away (C7). Readings that are
    parts of an order, such as missing coasts, decide nothing.
    """
    taken = []
    for text in readings:
        try:
            order = rules.reader.order(text, phase=position.phase.kind)
        except OrderTextError:
            return None
        entries = submit(rules, position, {power: (order,)}).entries
        if not any(entry.standing is Standing.IGNORED for entry in entries):
            taken.append(order)
    return taken[0] if len(taken) == 1 else None


def adjudicate(rules: Ruleset, position: Position, submission: Submission, draw: Random) -> Turn:
    """One turn: the results of the orders, and the position in which something is asked again.

    Deadlines in between at which nobody has a choice are decided as part of this turn. An act of
    the game master comes first: it ends the game, and the orders stay unread. Raises GameOverError
    if the game is over, ActError if this variant has no such act.
    """
    if position.ending is not None:
        raise GameOverError("choice.game_is_over", reason=position.ending.reason)
    if submission.acts:
        ending = rules.variant.act(rules, position, submission.acts[0])
        ended = Resolution(effects=(Ended(ending),))
        return Turn(position, submission, ended, apply(position, ended.effects))
    resolution, after = decide(rules, position, submission, draw)
    while after.ending is None and not rules.variant.asks(rules, after):
        more, after = decide(rules, after, NO_ORDERS, draw)
        resolution += more
    return Turn(position, submission, resolution, after)


def report(rules: Ruleset, turn: Turn, viewer: PowerId, *, audited: bool = True) -> Observation:
    """What one viewer may know of a turn, agreed on by both derivations.

    Only what no person and no file ever gets goes without being ``audited``: games that random or
    searching players play among themselves. Raises ReportMismatchError if they disagree, and
    nothing is returned.
    """
    eyes = rules.variant.eyes(turn.after, viewer)
    reports = [_told(rules, turn, eye, audited=audited) for eye in eyes]
    return joined(reports, viewer, own=2)


def mismatches(rules: Ruleset, turn: Turn) -> tuple[Message, ...]:
    """Which reports of a turn will be withheld, and how their two derivations differ."""
    return withheld(rules, partial(report, rules, turn))


def withheld(rules: Ruleset, look: Callable[[PowerId], object]) -> tuple[Message, ...]:
    """The same for reports that somebody makes anyway: ``look`` makes a seat's."""
    found = []
    for seat in rules.seats:
        try:
            look(seat)
        except ReportMismatchError as error:
            found.append(error.message)
    return tuple(found)


def _told(rules: Ruleset, turn: Turn, viewer: PowerId, *, audited: bool) -> Observation:
    look = Look(
        board=rules.board,
        turn=turn,
        viewer=viewer,
        options=rules.options,
        shown=rules.variant.shown,
    )
    seen = observe(look, rules.variant.sight, rules.variant.dues(rules, turn.after))
    if viewer == GM or turn.before is turn.after or not audited:
        return seen
    return audit(seen, rules.variant.audit(rules, turn, viewer))


def decide(
    rules: Ruleset, position: Position, submission: Submission, draw: Random
) -> tuple[Resolution, Position]:
    """One deadline on its own: what is decided, and the position in which the next one is due."""
    situation = Situation(
        board=rules.board,
        powers=rules.powers,
        position=position,
        submission=submission,
        rulebook=rules.rulebook,
        options=rules.options,
        draw=draw,
    )
    phase = position.phase
    resolution = rules.variant.resolvers[phase.sort](situation)
    return resolution, apply(
        position, resolution.effects, rules.variant.follow(phase, rules.options)
    )


def mixable_part(name: str) -> Variant:
    """A variant that may be part of a mix: built in, a built-in mix, or a guest."""
    if name.lower() in variant_ids() or name.lower() not in shipped():
        return _part(name, shipped())
    return _mixed(shipped()[name.lower()], name.lower(), _part)


def _mixed(text: str, name: str, find: Callable[[str], Variant]) -> Variant:
    from engine.mixing.mix import mix  # noqa: PLC0415  # few games need it

    return mix(text, name, find)


def _part(name: str, beside: Iterable[str] = ()) -> Variant:
    """A built-in variant, or a guest."""
    if name.lower() in variant_ids():
        record: Variant = import_module(f"{variants.__name__}.{name.lower()}").VARIANT
        return record
    visitors = guests()
    if name.lower() in visitors:
        from engine.guests.reading import read  # noqa: PLC0415

        return read(visitors[name.lower()])
    known = (*variant_ids(), *beside, *visitors)
    raise VariantError("choice.there_is_no_variant", name=name, instead=_instead(name, known))


def _options(record: Variant, options: Mapping[str, str]) -> dict[str, str]:
    known = {option.key: option for option in record.options}
    for key, value in options.items():
        if key not in known:
            raise OptionError(
                "choice.has_no_option", record=record.title, key=key, instead=_instead(key, known)
            )
        if not known[key].accepts(value):
            raise OptionError("choice.is_no_value", value=value, key=key, values=known[key].asked)
    defaults = {option.key: option.default for option in record.options}
    return {**defaults, **record.presets, **options}


def _instead(name: str, known: Iterable[str]) -> Message:
    """The cure for a wrong name: the nearest one, or all of them."""
    import difflib  # noqa: PLC0415  # for a mistake only

    names = tuple(known)
    near = difflib.get_close_matches(name.lower(), names, n=1)
    if near:
        return Message("choice.did_you_mean", name=near[0])
    return Message("choice.there_are", names=Listed(names, "comma"))
