"""Lists and bids, and how they change the deadlines of the underlying game (ID-7c)."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType

from engine.adjudication import adjustments
from engine.adjudication.apply import apply
from engine.adjudication.effects import ControlSet, Counted, Effect, Ended, HomeChosen, Paid
from engine.adjudication.outcome import Outcome, Reason, Result
from engine.adjudication.turn import Resolution, Situation, Told
from engine.board.graph import PowerId
from engine.facts import Bid as BidMade
from engine.facts import Due
from engine.language.message import Message
from engine.orders.standard import Build
from engine.phases import Phase, PhaseKind, Season
from engine.position import ANARCHY, Ending, Player, Position
from engine.rules import Resolver, Ruleset, Variant
from engine.units import ARMY, FLEET
from engine.variants.intimate.auction import Bids, Sale, auction
from engine.variants.intimate.orders import Bid, Prefer
from engine.variants.intimate.victory import decided, mercenaries, ruined, stalemate

PLAYERS = (Player("X"), Player("Y"))
NO_VICTORY = MappingProxyType({"game.victory": "none", "game.year_limit": "none"})
"""The options under which a base game never ends by itself."""

_TIED, _QUIET = "id.tied", "id.quiet"


_PURSES = {"AUSTRIA": 24, "GERMANY": 22, "ITALY": 24}
_USUAL = 20


def purse(country: PowerId) -> int:
    """The credits that a home country starts with."""
    return _PURSES.get(country, _USUAL)


def first_difference(
    lists: Mapping[Player, Sequence[PowerId]],
) -> Mapping[Player, PowerId] | None:
    """Each player's country of the first rank where the lists differ (ID-2b); None if none does."""
    ranks = zip(*lists.values(), strict=True)
    for countries in ranks:
        if len(set(countries)) > 1:
            return dict(zip(lists, countries, strict=True))
    return None


class ListRead(Reason, result=Result.SUCCEEDS, rule="ID-2b", sentence="intimate.list_read"):
    """The preference list was counted."""


class BidWon(Reason, result=Result.SUCCEEDS, rule="ID-3d", sentence="intimate.bid_won"):
    """The bid, or the other player's folly, won the country."""


@dataclass(frozen=True, slots=True)
class BidWonByHalf(Reason, result=Result.SUCCEEDS, rule="ID-5b", sentence="intimate.bid_won_half"):
    """The country is controlled at half price, since the other player overbid."""


@dataclass(frozen=True, slots=True)
class Outbid(Reason, result=Result.FAILS, rule="ID-3d", sentence="intimate.outbid"):
    """The other player bid ``amount``."""

    amount: int


class BidTied(Reason, result=Result.FAILS, rule="ID-6", sentence="intimate.bid_tied"):
    """Both bid the same, and nobody controls the country."""


@dataclass(frozen=True, slots=True)
class Overbid(Reason, result=Result.FAILS, rule="ID-5b", sentence="intimate.overbid"):
    """The player's highest bids came to ``total`` credits, more than there were; all are lost."""

    total: int


class BidLost(Reason, result=Result.FAILS, rule="ID-3d", sentence="intimate.bid_lost"):
    """The bid won nothing."""


class BuiltByRule(Reason, result=Result.SUCCEEDS, rule="ID-8", sentence="intimate.built_by_rule"):
    """A mercenary's build that its controller did not order (ID-8)."""


def preference_deadline(situation: Situation) -> Resolution:
    """Each player's country of the first rank that differs, or by lot (ID-2b, ID-2c)."""
    lists = {player: _list(situation, player) for player in PLAYERS}
    homes = first_difference(lists)
    draws: tuple[str, ...] = ()
    if homes is None:
        winner = situation.draw.choice(PLAYERS)
        loser = next(p for p in PLAYERS if p != winner)
        homes = {winner: lists[winner][0], loser: lists[loser][1]}
        draws = (str(winner),)
    effects: list[Effect] = [HomeChosen(player, homes[player]) for player in PLAYERS]
    effects += [Paid(player, purse(homes[player])) for player in PLAYERS]
    return Resolution(
        tuple(
            Outcome(PowerId(player), order, ListRead())
            for player in PLAYERS
            for order in situation.submission.orders.get(PowerId(player), ())
        ),
        tuple(effects),
        (),
        draws,
    )


def _list(situation: Situation, player: Player) -> Sequence[PowerId]:
    for order in situation.submission.orders.get(PowerId(player), ()):
        if isinstance(order, Prefer):
            return order.countries
    return sorted(situation.powers)


def bid_deadline(situation: Situation, countries: tuple[PowerId, ...]) -> Resolution:
    """The auction of these countries; the bids are then open to both (ID-3 to ID-6)."""
    position = situation.position
    bids = {player: _bids(situation, player, countries) for player in PLAYERS}
    sale = auction(countries, bids, position.credits, situation.options)
    effects: list[Effect] = [
        ControlSet(country, sale.control.get(country)) for country in situation.powers
    ]
    effects += [Paid(p, sale.left[p] - purse_) for p, purse_ in position.credits.items()]
    if sale.lost:
        effects.append(Ended(Ending((), Message("end.both_overbid"))))
    outcomes = []
    for player in PLAYERS:
        for order in situation.submission.orders.get(PowerId(player), ()):
            if isinstance(order, Bid):
                reason = _bid_reason(player, order, bids, sale, position.credits[player])
                outcomes.append(Outcome(PowerId(player), order, reason))
    made = [BidMade(p, c, amount) for p in PLAYERS for c, amount in bids[p].items() if amount]
    told = tuple(Told(PowerId(viewer), bid) for viewer in PLAYERS for bid in made)
    return Resolution(tuple(outcomes), tuple(effects), told)


def _bid_reason(player: Player, order: Bid, bids: Bids, sale: Sale, purse: int) -> Reason:
    """The result of a bid, and why; ``purse`` is what the player had."""
    mine, [his] = bids[player], [made for who, made in bids.items() if who != player]
    amount, other = mine.get(order.country, 0), his.get(order.country, 0)
    total = sum(bid for country, bid in mine.items() if bid > his.get(country, 0))
    if sale.control.get(order.country) == player:
        halved = amount <= other or purse - sale.left[player] < total
        return BidWonByHalf() if halved else BidWon()
    if total > purse:
        return Overbid(total)
    if amount < other:
        return Outbid(other)
    return BidTied() if amount == other else BidLost()


def _bids(situation: Situation, player: Player, countries: Sequence[PowerId]) -> dict[PowerId, int]:
    lines = situation.submission.orders.get(PowerId(player), ())
    made = {o.country: o.amount for o in lines if isinstance(o, Bid)}
    return {country: made.get(country, 0) for country in countries}


def anarchy(position: Position) -> frozenset[PowerId]:
    """The countries that nobody controls this year (ID-6)."""
    return frozenset(c for c, who in position.control.items() if who == ANARCHY)


def commands(position: Position) -> Mapping[PowerId, Player]:
    """Who commands each country: its home player, or its controller this year."""
    won = {c: player for c, player in position.control.items() if player != ANARCHY}
    return won | {home: player for player, home in position.players.items()}


@dataclass(frozen=True, slots=True)
class Deadlines:
    """The deadlines of a base game for two players who bid for its countries."""

    base: Variant

    def resolvers(self) -> Mapping[str, Resolver]:
        """The resolver of each sort of deadline."""
        usual = dict.fromkeys(self.base.resolvers, self._usual)
        own = {"P": preference_deadline, "B": self._bids, "M": self._moves}
        return MappingProxyType({**usual, **own, "R": self._retreats, "A": self._adjustments})

    def follow(self, phase: Phase, options: Mapping[str, str]) -> Phase:
        """Lists once, then the start of the base game; every year bids before Spring (ID-3b)."""
        if phase.kind is PhaseKind.BIDS:
            return replace(phase, kind=PhaseKind.MOVEMENT)
        lists = phase.kind is PhaseKind.PREFERENCES
        after = self._first(phase) if lists else self.base.follow(phase, options)
        spring = after.season is Season.SPRING and after.sort == PhaseKind.MOVEMENT.value
        return replace(after, kind=PhaseKind.BIDS) if spring else after

    def sale(self, powers: Sequence[PowerId], position: Position) -> tuple[PowerId, ...]:
        """The countries up for auction: living mercenaries (ID-Q11).

        Under fog, dead ones are among them, since nobody is told who is out of the game.
        """
        if self.base.sight.open_book:
            return mercenaries(powers, position)
        homes = set(position.players.values())
        return tuple(power for power in powers if power not in homes)

    def _first(self, lists: Phase) -> Phase:
        """What the base game begins with in the season in which lists are due."""
        sorts = self.base.resolvers
        if lists.season is Season.WINTER:
            return replace(lists, kind=PhaseKind.ADJUSTMENTS, covert="AS" in sorts)
        opening = PhaseKind.DEPLOYMENT if "D" in sorts else PhaseKind.MOVEMENT
        return replace(lists, kind=opening)

    def _usual(
        self, situation: Situation, building: frozenset[PowerId] = frozenset()
    ) -> Resolution:
        """What the base decides, where anarchy holds (ID-Q13) and centres do not win (ID-10b).

        Sides are countries, or players (ID-Q25). Those in ``building`` build even in anarchy.
        """
        position = situation.position
        sides = None
        if situation.options["id.self_dislodge"] == "player":
            sides = {country: str(player) for country, player in commands(position).items()}
        here = replace(
            situation,
            options=MappingProxyType({**situation.options, **NO_VICTORY}),
            sides=sides,
            disorder=anarchy(position) - building,
        )
        return self.base.resolvers[position.phase.sort](here)

    def _bids(self, situation: Situation) -> Resolution:
        return bid_deadline(situation, self.sale(situation.powers, situation.position))

    def _moves(self, situation: Situation) -> Resolution:
        """Moves; if the options say so, their end decides the game (ID-Q18).

        In Fall, a tie waits for the year's income (ID-9c).
        """
        moved = self._usual(situation)
        if not _early(situation):
            return moved
        after = apply(situation.position, moved.effects)
        paid = situation.position.phase.season is not Season.FALL
        return _tested(situation, moved, fall=False, stood=after, paid=paid)

    def _retreats(self, situation: Situation) -> Resolution:
        """Retreats; after Fall owners change and home countries earn; then victory (ID-9)."""
        resolution = self._usual(situation)
        fall = situation.position.phase.season is Season.FALL
        if fall:
            after = apply(situation.position, resolution.effects)
            income = (Paid(p, len(after.owned(home))) for p, home in after.players.items())
            resolution = resolution.then(*income, *_quiet(situation.position, after))
        after = apply(situation.position, resolution.effects)
        stood = situation.position if _early(situation) else after
        return _tested(situation, resolution, fall=fall, stood=stood)

    def _adjustments(self, situation: Situation) -> Resolution:
        """Builds and removals; what is due to mercenaries is done if possible (ID-7b, ID-8).

        Units built by rule are there before spies look around, like those built by order (SPY-7D):
        the deadline is decided again with them.
        """
        done = self._usual(situation)
        homes = set(situation.position.players.values())
        idle = situation.options["id.anarchy_builds"] == "none"
        spared = homes | anarchy(situation.position) if idle else homes
        owed = {
            power: lines
            for power in sorted(set(situation.powers) - spared)
            if (lines := self._owed(situation, done, power))
        }
        if not owed:
            return done
        given = situation.submission.orders
        orders = {**given, **{p: (*given.get(p, ()), *lines) for p, lines in owed.items()}}
        whole = replace(situation, submission=replace(situation.submission, orders=orders))
        again = self._usual(whole, building=frozenset(owed))
        return replace(again, outcomes=tuple(_told_by_rule(again.outcomes, owed)))

    def _owed(self, situation: Situation, done: Resolution, power: PowerId) -> tuple[Build, ...]:
        """Builds still due to a mercenary: armies by the names of the centres, England's fleets."""
        board = situation.board
        after = apply(situation.position, done.effects)
        kind = FLEET if power == "ENGLAND" else ARMY
        free = sorted(
            adjustments.sites(board, after, power), key=lambda place: board.provinces[place].name
        )
        due = self._due(situation, after, power)
        return tuple(Build(kind, board.whole(place)) for place in free[:due])

    def _due(self, situation: Situation, position: Position, power: PowerId) -> int:
        """How many builds the base game still owes a country."""
        rules = Ruleset(
            variant=self.base,
            board=situation.board,
            options=situation.options,
            rulebook=situation.rulebook,
        )
        asked = (due.fact for due in self.base.dues(rules, position) if due.power == power)
        return sum(f.number for f in asked if isinstance(f, Due) and f.what == "builds")


def _told_by_rule(
    outcomes: Sequence[Outcome], owed: Mapping[PowerId, Sequence[Build]]
) -> Iterator[Outcome]:
    """The outcomes with those of these builds at the end, since nobody ordered them."""
    late: list[Outcome] = []
    for one in outcomes:
        by_rule = one.result is Result.SUCCEEDS and one.order in owed.get(one.power, ())
        if by_rule:
            late.append(Outcome(one.power, one.order, BuiltByRule()))
        else:
            yield one
    yield from sorted(late, key=lambda one: one.power)


def _quiet(before: Position, after: Position) -> tuple[Effect, ...]:
    """How many years no centre has changed hands, for the automatic stalemate (ID-Q23)."""
    same = dict(before.centres) == dict(after.centres)
    return (Counted(_QUIET, after.counters.get(_QUIET, 0) + 1 if same else 0),)


def _early(situation: Situation) -> bool:
    """Whether the moves decide the game, and no retreat does (ID-Q18)."""
    return situation.options["id.victory_moment"] == "after_moves"


def _tested(
    situation: Situation, resolution: Resolution, *, fall: bool, stood: Position, paid: bool = True
) -> Resolution:
    """The resolution, with the end of the game if it has come (ID-9, ID-Q21, ID-Q22).

    ``stood`` is the position in which centres are occupied; ``paid`` is false before an income.
    """
    after = apply(situation.position, resolution.effects)
    tied = bool(after.counters.get(_TIED))
    if tied and not fall:
        return resolution
    ending, again = decided(situation.board, stood, after.credits if paid else None)
    if ending is None and situation.options["id.eliminated_home"] == "loses":
        ending = ruined(after)
    if ending is None and fall and situation.options["id.stalemate"] == "auto3":
        alone = not mercenaries(situation.powers, after)
        ending = stalemate(after) if alone and after.counters.get(_QUIET, 0) >= 3 else None
    if ending is not None:
        return resolution.then(Ended(ending))
    return resolution if again == tied else resolution.then(Counted(_TIED, int(again)))
