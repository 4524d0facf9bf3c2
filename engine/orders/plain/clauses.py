"""Finds orders in the tags of a sentence; none unless everything in it is understood."""

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass, field, replace

from engine.board.graph import PowerId
from engine.orders.plain.context import UNITS, Context
from engine.orders.plain.tags import Tag
from engine.orders.plain.vocabulary import PLURALS, Sense
from engine.orders.tokens import folded
from engine.phases import PhaseKind
from engine.units import FLEET, Kind

_LONGEST = 120
"""How many tags a sentence may have; nobody orders more in one."""

_ACTS = frozenset(
    {Sense.KILL, Sense.GUARD, Sense.CUT, Sense.DESTROY, Sense.WATCH, Sense.SECURITY, Sense.SEARCH}
    | {Sense.HOLD, Sense.VIA, Sense.BOARD, Sense.RETREAT, Sense.DISBAND, Sense.CONVOY}
)
_LEADS = frozenset({Sense.KIND, Sense.PLACE, Sense.NUMBER, Sense.ALL, Sense.REST, Sense.POWER})
_LEADS = _LEADS | {Sense.THAT}
_WHOLE = ("build", "remove", "disband", "deploy")
"""Deeds that are done with a piece as a whole."""


_NAMING = (Sense.PLACE, Sense.FROM, Sense.IN, Sense.TO, Sense.NUMBER, Sense.COLON)


class NotPlainError(Exception):
    """Something in a sentence is not understood."""


@dataclass(frozen=True, slots=True)
class Found:
    """An order in the words of orders; ``weak`` ones give way to any other for the same piece."""

    text: str
    weak: bool = False
    power: PowerId | None = None


@dataclass(slots=True)
class _Deed:
    """What some pieces are to do, as far as it is known."""

    pieces: list["_Ref"]
    to: list[Tag | None] = field(default_factory=list)
    held: bool = False
    helped: str = ""
    via: bool = False
    seas: list[str] = field(default_factory=list)
    acts: list[str] = field(default_factory=list)
    besides: list[str] = field(default_factory=list)
    verb: str = ""

    @property
    def said(self) -> bool:
        """Whether it says anything at all."""
        whole = self.verb in _WHOLE
        return bool(self.to or self.held or self.helped or self.acts or self.besides or whole)


@dataclass(frozen=True, slots=True)
class _Ref:
    """A piece as a sentence names it."""

    kinds: tuple[Kind, ...]
    places: tuple[str, ...]
    place: str
    count: int = 0
    power: str = ""


class Clauses:
    """Reads the tags of one sentence."""

    def __init__(self, context: Context, tags: Sequence[Tag]) -> None:
        self._context = context
        self._tags = _bare(tags)
        self._at = 0
        self._found: list[Found] = []
        self._deed: _Deed | None = None
        self._kinds = context.kinds
        self._verb = context.verb
        self._used: dict[str, int] = {}
        self._before = ""

    def found(self) -> list[Found]:
        """The orders of the sentence.

        Raises:
            NotPlainError: some of it is not understood.
        """
        if len(self._tags) > _LONGEST:
            raise NotPlainError
        while not self._done:
            if self._skip(Sense.AND, Sense.COLON, Sense.WRONG):
                continue
            start = self._at
            try:
                self._clause()
                if self._at == start:
                    raise NotPlainError
            except NotPlainError:
                self._retracted(start)
        return self._found

    def _retracted(self, start: int) -> None:
        """Go on behind a clause that its writer took back in the next breath."""
        for at in range(start, len(self._tags) - 1):
            if self._tags[at].sense is Sense.WRONG:
                self._at = at + 1
                return
        raise NotPlainError

    def _clause(self) -> None:
        sense = self._sense
        if sense in (Sense.BUILD, Sense.REMOVE, Sense.DISBAND, Sense.RETREAT, Sense.DEPLOY):
            self._verb = sense.value
            self._at += 1
            return
        if sense in (Sense.DEPORT, Sense.EXECUTE, Sense.PRISONERS) or self._prisoners():
            self._disposal()
            return
        if sense is Sense.EXCEPT and self._found:
            self._at += 1
            return
        if sense in (Sense.INSTEAD, Sense.NOT):
            self._dropped()
            return
        if sense in (Sense.ALL, Sense.REST) or self._plural():
            if self._everybody():
                return
        if sense in (Sense.GO, Sense.HOLD) and self._peek(1) in _LEADS:
            held = self._take(Sense.HOLD) is not None
            self._at += not held
            self._about(self._refs(), held=held)
            return
        if sense is Sense.SUPPORT or sense in _ACTS or sense is Sense.TO:
            self._more()
            return
        if sense in _LEADS:
            self._about(self._refs())
            return
        if sense is Sense.TITLE:
            self._at += 1
            return
        raise NotPlainError

    def _dropped(self) -> None:
        """An order that is not to be followed: “instead of A – B”, “cancel A – B”."""
        before = len(self._found)
        self._at += 1
        if self._sense is Sense.PLACE and self._peek(1) in (None, Sense.AND, Sense.WRONG):
            self._at += 1
            return
        self._clause()
        if len(self._found) == before:
            raise NotPlainError
        del self._found[before:]

    # ---- whom it is about

    def _refs(self) -> list[_Ref]:
        """The pieces named next: one, or several of a kind in several places."""
        whole = self._skip(Sense.ALL)
        count = self._number()
        power = self._take(Sense.POWER) if self._peek(1) is Sense.KIND else None
        kind = self._take(Sense.KIND)
        that = self._skip(Sense.THAT)
        self._skip(Sense.ALL)
        if kind and self._sense is Sense.POWER:
            power = self._take(Sense.POWER)
        self._skip(Sense.BOARD)
        self._skip(Sense.FROM, Sense.IN)
        if kind and self._sense is Sense.TO and self._tags[self._at].text in ("à", "À"):
            self._at += 1
        named = self._take(Sense.PLACE)
        if named is None:
            if (that or count) and self._deed and self._deed.pieces:
                return [self._of_stack(self._deed.pieces[0], count, rest=that)]
            raise NotPlainError
        kinds = kind.kinds if kind else ()
        if kind is None and that:
            kinds = self._deed.pieces[0].kinds if self._deed and self._deed.pieces else ()
            self._skip(Sense.KIND)  # “the one aboard the North Sea fleet”
        elif kind is None and self._sense is Sense.KIND and self._peek(1) is not Sense.PLACE:
            kinds = self._next().kinds  # “the London spy”
        kinds = kinds or self._kinds
        places = [named]
        while (whole or (kind and _plural(kind))) and self._listed():
            places.append(self._next())
        count = count or self._number()
        refs = [self._ref(kinds, place, count, power) for place in places]
        refs += self._others(kinds)
        if whole and not count:
            refs = [self._of_stack(ref, 0, rest=True) for ref in refs]
        return refs

    def _ref(
        self, kinds: tuple[Kind, ...], place: Tag, count: int, power: Tag | None = None
    ) -> _Ref:
        whose = power.power or "" if power else ""
        return _Ref(kinds, tuple(place.places), place.place, count, whose)

    def _others(self, kinds: tuple[Kind, ...]) -> list[_Ref]:
        """More pieces that do the same: ``A MUN, A RUH and A KIE all hold``."""
        here, found = self._at, []
        while self._skip(Sense.AND):
            kind = self._take(Sense.KIND)
            place = self._take(Sense.PLACE)
            if place is None:
                break
            found.append(self._ref(kind.kinds if kind else kinds, place, 0))
        if found and self._sense in (Sense.HOLD, Sense.ALL):
            self._skip(Sense.ALL)
            return found
        self._at = here
        return []

    def _of_stack(self, ref: _Ref, count: int, *, rest: bool) -> _Ref:
        """Some of the covert pieces in a place, or all that were not spoken of yet."""
        stack = self._context.stack(ref.places, ref.kinds)
        if stack is None or not self._numbered(stack[0]):
            return ref
        left = stack[1] - self._used.get(ref.places[0], 0) if rest and not count else count
        return replace(ref, kinds=(stack[0],), count=max(left, 0))

    def _listed(self) -> bool:
        """Whether another place of the same kind comes next: ``… Kiel and Berlin``."""
        here = self._at
        if self._skip(Sense.AND) and (self._skip(Sense.FROM, Sense.IN) or self._sense is Sense.PLACE):
            self._skip(Sense.FROM, Sense.IN)
            if self._peek(1) not in (Sense.TO, Sense.GO, Sense.COLON, Sense.SUPPORT):
                return True
        self._at = here
        return False

    def _number(self) -> int:
        tag = self._take(Sense.NUMBER)
        return tag.number if tag else 0

    def _plural(self) -> bool:
        """Whether a plural kind without places comes next: ``fleets hold``."""
        if self._sense is not Sense.KIND or not _plural(self._tags[self._at]):
            return False
        at = self._at
        while at < len(self._tags) and self._tags[at].sense in (Sense.KIND, Sense.AND):
            at += 1
        behind = self._tags[at].sense if at < len(self._tags) else None
        return behind not in (Sense.PLACE, Sense.FROM, Sense.IN, Sense.TO, Sense.COLON, Sense.NUMBER, None)

    # ---- what they do

    def _about(self, refs: list[_Ref], *, held: bool = False) -> None:
        deed = _Deed(refs, held=held, verb=self._verb)
        self._deed = deed
        self._acts(deed)
        if not deed.said:
            raise NotPlainError
        self._say(deed)

    def _more(self) -> None:
        """Something more that the pieces spoken of before do."""
        if self._deed is None:
            raise NotPlainError
        before = len(self._found)
        deed = _Deed(self._deed.pieces, via=False)
        deed.to = self._deed.to if self._sense in _ACTS - {Sense.HOLD} else []
        self._deed = deed
        start = self._at
        self._acts(deed)
        if self._at == start or not deed.said:
            raise NotPlainError
        self._say(deed)
        if deed.to and before and deed.acts:
            # “A – B and kills C” is one order, not two.
            self._found = self._found[: before - 1] + self._found[before:]

    def _acts(self, deed: _Deed) -> None:
        """Read what is said of the pieces, as far as it goes."""
        while not self._done:
            here = self._at
            joined = self._skip(Sense.AND)
            if not self._act(deed, joined=joined):
                self._at = here
                break

    def _act(self, deed: _Deed, *, joined: bool) -> bool:
        """Whether one thing more is said of the pieces; it is then read."""
        sense, alone = self._sense, not deed.said or deed.verb in _WHOLE and not deed.to
        if sense is Sense.COLON and not joined:
            self._at += 1
            return True
        if sense in (Sense.NUMBER, Sense.ALL) and not joined:
            return self._parted(deed)
        if sense is Sense.HELPED and deed.to:
            return self._by_others(deed)
        readers: dict[Sense, Callable[[_Deed], bool]] = {
            Sense.KILL: self._kill,
            Sense.SEARCH: self._search,
            Sense.FOR: self._search,
            Sense.SECURITY: self._security,
            Sense.GUARD: lambda one: self._plainly(one, "CE"),
            Sense.CUT: lambda one: self._plainly(one, "CUT"),
            Sense.WATCH: lambda one: self._plainly(one, "SPY"),
            Sense.DESTROY: self._destroy,
            Sense.VIA: self._by_sea,
            Sense.BOARD: self._aboard,
            Sense.NOT: self._not,
            Sense.OR: self._otherwise,
        }
        if sense in readers:
            return readers[sense](deed)
        if sense is Sense.HOLD:
            self._at += 1
            deed.held = True
            return True
        if sense in (Sense.SUPPORT, Sense.CONVOY) and alone:
            return self._help(deed)
        if sense in (Sense.BUILD, Sense.REMOVE, Sense.DISBAND, Sense.RETREAT):
            self._at += 1
            deed.verb = sense.value
            if sense in (Sense.BUILD, Sense.REMOVE):
                self._verb = sense.value
            return True
        if deed.to and joined and self._wishes() and self._sense is Sense.PLACE:
            return self._choice(deed)
        return not joined and alone and self._step(deed)

    def _step(self, deed: _Deed) -> bool:
        """A destination: ``– BUR``, ``goes to Burgundy``."""
        went = self._skip(Sense.GO, Sense.TO, Sense.IN)
        while self._skip(Sense.GO, Sense.TO, Sense.IN, Sense.SAME):
            pass
        if went and self._sense is Sense.NUMBER:
            return True
        if self._sense is not Sense.PLACE or (not went and deed.pieces and self._kindless(deed)):
            return False
        deed.to = [self._next()]
        return True

    def _kindless(self, deed: _Deed) -> bool:
        """Whether a place behind a place need not be where the first one's piece goes."""
        before = self._tags[self._at - 1].sense
        return before is not Sense.COLON and not deed.pieces[0].kinds

    def _parted(self, deed: _Deed) -> bool:
        """Some of the pieces just named do this, others that: ``3 to Wales, 2 spy``."""
        ref = deed.pieces[0]
        stack = self._context.stack(ref.places, ref.kinds)
        if stack is None or not self._numbered(stack[0]):
            return False
        if self._skip(Sense.ALL):
            deed.pieces = [replace(self._of_stack(ref, 0, rest=True), count=stack[1])]
            return True
        if deed.said:
            return False
        deed.pieces = [self._of_stack(ref, self._number(), rest=False)]
        return True

    def _by_others(self, deed: _Deed) -> bool:
        """``supported by the fleet in Sevastopol``: what another piece does for these."""
        self._at += 1
        to = deed.to[0]
        if to is None:
            raise NotPlainError
        helped = self._named(deed.pieces[0])
        for ref in self._refs():
            self._found.append(Found(f"{self._named(ref)} S {helped} - {to.place}"))
        return True

    def _kill(self, deed: _Deed) -> bool:
        self._at += 1
        names = self._powers()
        if self._sense is Sense.EXCEPT:
            self._at += 1
            deed.acts.append("KILL EXCEPT " + ", ".join(self._powers(must=True)))
        else:
            self._skip(Sense.ALL)
            if self._skip(Sense.EXCEPT):
                deed.acts.append("KILL EXCEPT " + ", ".join(self._powers(must=True)))
            else:
                deed.acts.append(" ".join(["KILL", ", ".join(names)]).strip())
        return True

    def _search(self, deed: _Deed) -> bool:
        if self._sense is Sense.FOR and not (self._verb == "search" or deed.besides):
            return False
        self._at += 1
        self._skip(Sense.FOR, Sense.TO)
        self._skip(Sense.FROM, Sense.COLON)
        if self._skip(Sense.NOT):
            return deed.said
        kind = self._take(Sense.KIND)
        whose = self._powers(must=not kind)
        if not whose and self._skip(Sense.FROM):
            whose = self._powers(must=True)
        if not whose:
            raise NotPlainError
        deed.besides.append(f"SEARCH {whose[0]}")
        return True

    def _security(self, deed: _Deed) -> bool:
        self._at += 1
        spared = self._powers(must=True) if self._skip(Sense.EXCEPT) else []
        deed.besides.append("SECURITY" + (f" EXCEPT {', '.join(spared)}" if spared else ""))
        return True

    def _plainly(self, deed: _Deed, act: str) -> bool:
        self._at += 1
        deed.acts.append(act)
        return True

    def _destroy(self, deed: _Deed) -> bool:
        self._at += 1
        self._skip(Sense.ALL)
        kind = self._skip(Sense.KIND)
        whose = self._powers()
        if kind and not whose and self._skip(Sense.FROM):
            whose = self._powers(must=True)
        deed.acts.append(" ".join(["DESTROY", ", ".join(whose)]).strip())
        return True

    def _by_sea(self, deed: _Deed) -> bool:
        self._at += 1
        deed.via = True
        while self._sense is Sense.PLACE:
            deed.seas.append(self._next().place)
            if not (self._sense is Sense.AND and self._peek(1) is Sense.PLACE):
                break
            if self._peek(2) in (Sense.TO, Sense.GO):
                break
            self._at += 1
        return True

    def _aboard(self, deed: _Deed) -> bool:
        """``boards the Black Sea fleet``, ``stays aboard``, ``debarks in Norway``."""
        self._at += 1
        self._skip(Sense.TO)
        power = self._skip(Sense.POWER)
        if self._sense is Sense.PLACE and not deed.to:
            deed.to = [self._next()]
            deed.held = False
        if self._skip(Sense.KIND) or power or deed.said:
            self._skip(Sense.FROM)
        else:
            raise NotPlainError
        return True

    def _not(self, deed: _Deed) -> bool:
        """``not to Galicia``, ``no CE``: what is not to be done needs no order."""
        self._at += 1
        if self._skip(Sense.TO) or self._sense is Sense.PLACE:
            return self._take(Sense.PLACE) is not None and deed.said
        return bool(self._skip(Sense.GUARD, Sense.KILL, Sense.SEARCH)) and deed.said

    def _otherwise(self, deed: _Deed) -> bool:
        """Another choice of a retreat: ``or Silesia``."""
        self._at += 1
        if not (deed.to and self._wishes()):
            raise NotPlainError
        self._skip(Sense.TO)
        return self._choice(deed)

    def _choice(self, deed: _Deed) -> bool:
        if self._skip(Sense.DISBAND, Sense.REMOVE):
            deed.to.append(None)
            return True
        if self._sense is not Sense.PLACE or self._peek(1) in (Sense.TO, Sense.GO, Sense.HOLD):
            return False
        deed.to.append(self._next())
        return True

    def _wishes(self) -> bool:
        """Whether retreats may be listed at this deadline."""
        return self._context.phase in (PhaseKind.RETREATS, PhaseKind.ADJUSTMENTS)

    def _help(self, deed: _Deed) -> bool:
        word = "S" if self._next().sense is Sense.SUPPORT else "C"
        self._skip(Sense.THAT)
        if self._sense in (None, Sense.AND, Sense.WRONG) and self._before:
            deed.helped = f"{word} {self._before}"  # “the fleet supports that”
            return True
        self._skip(Sense.FROM, Sense.TO)
        self._skip(Sense.GO)
        self._skip(Sense.FROM)
        if self._sense in (Sense.HOLD,):
            self._at += 1
        (helped, *others) = self._refs()
        if others:
            raise NotPlainError
        text = f"{word} {self._named(helped, helping=True)}"
        if self._skip(Sense.TO, Sense.GO):
            while self._skip(Sense.TO, Sense.GO):
                pass
            if self._sense is Sense.HOLD:
                self._at += 1
            else:
                text += f" - {self._must(Sense.PLACE).place}"
        elif word == "S":
            self._skip(Sense.HOLD)
        deed.helped = text
        return True

    # ---- everybody

    def _everybody(self) -> bool:
        """Orders for all pieces of some kinds; false where pieces are named after all."""
        here, rest = self._at, False
        while self._sense in (Sense.ALL, Sense.REST):
            rest = rest or self._sense is Sense.REST
            self._at += 1
        self._number()
        power = self._take(Sense.POWER) if self._peek(1) is Sense.KIND else None
        kinds: tuple[Kind, ...] = ()
        while self._sense is Sense.KIND:
            kinds += self._next().kinds
            if self._sense is Sense.AND and self._peek(1) is Sense.KIND:
                self._at += 1
        self._skip(Sense.ALL)
        if self._sense in (*_NAMING, None) or power:
            self._at = here
            return False
        self._each(kinds, rest=rest)
        return True

    def _each(self, kinds: tuple[Kind, ...], *, rest: bool) -> None:
        which = kinds or self._kinds or UNITS
        if self._sense is Sense.SAME and self._deed:
            self._at += 1
            act = _Deed([], held=self._deed.held, besides=list(self._deed.besides))
        else:
            act = _Deed([])
            self._acts(act)
        if act.to or act.helped or not act.said or (rest and act.besides):
            raise NotPlainError
        blanket = act.besides and not (kinds or self._kinds) or which == UNITS and act.besides
        if blanket and act.besides[0].startswith("SEARCH") and not act.held:
            self._found += [Found(f"ALL {text}") for text in act.besides]
            return
        pieces = list(self._context.pieces(which))
        if not pieces:
            raise NotPlainError
        for kind, at, count in pieces:
            ref = _Ref((kind,), (at,), at, count)
            self._say(replace_pieces(act, [ref]), weak=True)
        self._deed = act

    # ---- saying it

    def _say(self, deed: _Deed, *, weak: bool = False) -> None:
        for ref in deed.pieces:
            name = self._named(ref)
            self._used[ref.places[0]] = self._used.get(ref.places[0], 0) + max(ref.count, 1)
            main = self._main(deed, ref, name)
            if main:
                self._found.append(Found(main, weak))
                self._before = main if deed.to else self._before
            self._found += [Found(f"{name} {text}", weak) for text in deed.besides]

    def _main(self, deed: _Deed, ref: _Ref, name: str) -> str:
        """What a piece does beside searching, as one order."""
        if deed.verb in _WHOLE and not deed.to:
            return self._raised(deed, ref)
        acts = " ".join(deed.acts)
        if deed.to:
            wishes = ", ".join("D" if place is None else place.place for place in deed.to)
            out = self._context.own(ref.places)
            retreats = out is not None and out[1] and self._wishes()
            text = f"{name} R {wishes}" if retreats or deed.to[1:] else f"{name} - {wishes}"
            text += " VIA" if deed.via else ""
            text += f" {', '.join(deed.seas)}" if deed.seas else ""
            return f"{text} {acts}".strip()
        if deed.helped:
            return f"{name} {deed.helped}"
        if acts:
            return f"{name} H {acts}" if self._spies(ref) and "KILL" in acts else f"{name} {acts}"
        return f"{name} H" if deed.held else ""

    def _spies(self, ref: _Ref) -> bool:
        return "SPY" in self._named(ref).split(" ")

    def _raised(self, deed: _Deed, ref: _Ref) -> str:
        """Builds, removals and whatever else is done with a piece as a whole."""
        verb = deed.verb.upper()
        kinds = ref.kinds or (deed.pieces[0].kinds if deed.pieces else ())
        if verb == "DISBAND":
            return f"{self._named(ref)} D"
        kind = kinds[0] if len(kinds) == 1 else ""
        if verb == "REMOVE" and not kind:
            return f"REMOVE {self._named(ref)}"
        if not kind:
            raise NotPlainError
        count = f"({ref.count})" if ref.count and self._numbered(kind) else ""
        return f"{verb} {kind} {ref.place}{count}"

    def _named(self, ref: _Ref, *, helping: bool = False) -> str:
        """A piece as orders name it."""
        whose = f"{ref.power} " if ref.power and helping else ""
        kinds, context = ref.kinds, self._context
        own = context.own(ref.places)
        covert = [kind for kind in kinds if kind in context.covert]
        if not covert and (not kinds or len(kinds) > 1) and own is not None:
            return f"{own[0].kind} {own[0].at if len(ref.places) == 1 else own[0].at}"
        stack = context.stack(ref.places, tuple(covert)) if not helping else None
        if covert or (not kinds and own is None and stack is not None):
            kind = covert[0] if covert else stack[0] if stack else kinds[0]
            place = ref.place
            if self._numbered(kind):
                count = ref.count or 1
                return f"{whose}{kind} {place}({count})"
            return f"{whose}{kind} {place}"
        if len(kinds) == 1:
            return f"{whose}{kinds[0]} {ref.place}"
        return ref.place

    def _numbered(self, kind: Kind) -> bool:
        return self._context.lexicon.units[kind].numbered

    # ---- prisoners

    def _prisoners(self) -> bool:
        here = self._tags[self._at :]
        senses = [tag.sense for tag in here[:4]]
        return senses[:2] in ([Sense.POWER, Sense.PRISONERS], [Sense.POWER, Sense.DEPORT])

    def _disposal(self) -> None:
        """``deport the Turkish prisoners``, in any sequence of the words."""
        verb, power = "", None
        while not self._done and self._sense is not Sense.AND:
            tag = self._next()
            if tag.sense in (Sense.DEPORT, Sense.EXECUTE):
                verb = tag.sense.value.upper()
            elif tag.power is not None and power is None:
                power = tag.power
            elif tag.sense not in (Sense.PRISONERS, Sense.FROM, Sense.ALL, Sense.KIND):
                raise NotPlainError
        if not (verb and power):
            raise NotPlainError
        self._found.append(Found(f"{verb} {power}"))

    # ---- the tags

    def _powers(self, *, must: bool = False) -> list[str]:
        """The powers named next, with the pieces of theirs that are meant."""
        self._skip(Sense.FROM)
        found: list[str] = []
        while not self._done and (power := self._tags[self._at].power) is not None:
            found.append(power)
            self._at += 1
            self._skip(Sense.KIND)
            if self._sense is not Sense.AND or not self._power_at(1) or self._verb_follows():
                break
            self._at += 1
        if must and not found:
            raise NotPlainError
        return found

    def _power_at(self, ahead: int) -> bool:
        at = self._at + ahead
        return at < len(self._tags) and self._tags[at].power is not None

    def _verb_follows(self) -> bool:
        """Whether the name behind a comma begins the next clause: ``kill FRANCE, ENG - BRE``."""
        return self._tags[self._at + 1].sense is Sense.PLACE and self._peek(2) in (
            Sense.TO,
            Sense.GO,
            Sense.HOLD,
            Sense.SUPPORT,
            Sense.COLON,
        )

    @property
    def _done(self) -> bool:
        return self._at >= len(self._tags)

    @property
    def _sense(self) -> Sense | None:
        return None if self._done else self._tags[self._at].sense

    def _peek(self, ahead: int) -> Sense | None:
        at = self._at + ahead
        return self._tags[at].sense if at < len(self._tags) else None

    def _next(self) -> Tag:
        self._at += 1
        return self._tags[self._at - 1]

    def _take(self, sense: Sense) -> Tag | None:
        return self._next() if self._sense is sense else None

    def _must(self, sense: Sense) -> Tag:
        tag = self._take(sense)
        if tag is None:
            raise NotPlainError
        return tag

    def _skip(self, *senses: Sense) -> bool:
        if self._sense not in senses:
            return False
        self._at += 1
        return True


def replace_pieces(deed: _Deed, pieces: list[_Ref]) -> _Deed:
    """The same deed for other pieces."""
    return replace(deed, pieces=pieces)


def _plural(tag: Tag) -> bool:
    return any(folded(word) in PLURALS for word in tag.text.split())


def _bare(tags: Sequence[Tag]) -> list[Tag]:
    """The tags without parentheses, and without what says nothing inside them."""
    found: list[Tag] = []
    opened: list[int] = []
    for tag in tags:
        if tag.sense is Sense.OPEN:
            opened.append(len(found))
        elif tag.sense is Sense.CLOSE:
            start = opened.pop() if opened else len(found)
            inside = found[start:]
            if not any(tells(one) for one in inside):
                del found[start:]
        else:
            found.append(tag)
    return found


_EMPTY: Collection[Sense] = frozenset({Sense.UNKNOWN, Sense.AND, Sense.TITLE, Sense.SAME})
_EMPTY = frozenset({*_EMPTY, Sense.FOR, Sense.FROM, Sense.TO, Sense.IN, Sense.COLON, Sense.GO, Sense.WRONG})


def tells(tag: Tag) -> bool:
    """Whether a tag says something that an order may depend on."""
    return tag.sense not in _EMPTY


def headed(tags: Sequence[Tag]) -> Iterator[Tag]:
    """The tags of a heading that name kinds of pieces or deeds; none where it is no heading."""
    for tag in tags:
        if tag.sense in (Sense.KIND, Sense.SEARCH, Sense.BUILD, Sense.REMOVE):
            yield tag


__all__ = ["FLEET", "Clauses", "Found", "NotPlainError", "headed", "tells"]
