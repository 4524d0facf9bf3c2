"""Lays bids and control over another game: two players command its countries by the year."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import partial

from engine.adjudication.endings import ActError
from engine.adjudication.outcome import Outcome
from engine.adjudication.turn import Told, Turn
from engine.board.graph import Board, PowerId, ProvinceId
from engine.language.message import Listed, Message
from engine.orders.wording import power_name
from engine.phases import PhaseKind
from engine.position import Ending, Player, Position
from engine.rules import MixError, Option, Ruleset, Variant, options
from engine.variants.intimate.deadlines import NO_VICTORY, PLAYERS, Deadlines, commands
from engine.variants.intimate.intake import submit
from engine.variants.intimate.offers import known, order_kinds
from engine.variants.intimate.victory import mercenaries, stalemate
from engine.visibility.audit import NOTHING_EXPECTED, Expected
from engine.visibility.sight import Disclosure, Field, Look, Sight, own_orders

SEATS = tuple(PowerId(player) for player in PLAYERS)
"""Who gives orders and is told the results."""

_FIXED: Mapping[str, str] = {"spy.split_winter": "on"}
"""What an economy needs of a base: incomes and mercenary builds wait for the year's owners."""


OPTIONS = options(
    ("id.overbid_scope", "all|contested|overbidder", "ID-Q4"),
    ("id.half_rounding", "each|total", "ID-Q5"),
    ("id.both_overbid", "both_bust|both_lose", "ID-Q6"),
    ("id.cascade", "bust|pay_what_you_have", "ID-Q7"),
    ("id.anarchy_builds", "none|alphabetical", "ID-Q14"),
    ("id.victory_moment", "after_retreats|after_moves", "ID-Q18"),
    ("id.eliminated_home", "loses|plays_on", "ID-Q22"),
    ("id.stalemate", "gm_button|auto3", "ID-Q23"),
    ("id.self_dislodge", "country|player", "ID-Q25"),
)


def over(base: Variant) -> Variant:
    """A game played by two who bid for its countries, keeping its id, title and rules.

    Raises MixError if the base has players or bids of its own.
    """
    if base.seats or {"P", "B"} & set(base.resolvers):
        raise MixError("choice.economy_twice", base=base.title)
    deadlines = Deadlines(base)
    rooms = _Rooms(base, deadlines)
    hidden = not base.sight.open_book
    return replace(
        base,
        start=rooms.start,
        resolvers=deadlines.resolvers(),
        follow=deadlines.follow,
        asks=rooms.asks,
        submit=partial(submit, deadlines),
        act=rooms.act,
        dues=rooms.dues,
        audit=rooms.audit,
        knows=partial(known, base),
        eyes=eyes if hidden else base.eyes,
        seats=SEATS,
        order_kinds=order_kinds(base),
        sight=_seated(base.sight) if hidden else base.sight,
        options=(*OPTIONS, *(_fixed(o) for o in base.options if o.key not in NO_VICTORY)),
        presets={k: v for k, v in base.presets.items() if k not in (*NO_VICTORY, *_FIXED)},
        bot=replace(base.bot, homes=True),
    )


def eyes(position: Position, viewer: PowerId) -> tuple[PowerId, ...]:
    """A player's own, and those of the countries that the player commands now."""
    seat = Player(viewer)
    mine = (c for c, player in commands(position).items() if player == seat)
    home = position.players.get(seat)
    return (viewer, *sorted(mine, key=lambda country: (country != home, country)))


@dataclass(frozen=True, slots=True)
class _Rooms:
    """The components of a base game, as two players who bid for its countries meet them."""

    base: Variant
    deadlines: Deadlines

    def start(self, board: Board, options: Mapping[str, str]) -> Position:
        """As the base begins; the preference lists come first (ID-2a)."""
        usual = self.base.start(board, options)
        return replace(usual, phase=replace(usual.phase, kind=PhaseKind.PREFERENCES, covert=False))

    def asks(self, rules: Ruleset, position: Position) -> bool:
        """Bids are asked for while a country is for sale (ID-Q11); the rest as in the base."""
        if position.phase.kind is PhaseKind.PREFERENCES:
            return True
        if position.phase.kind is PhaseKind.BIDS:
            return bool(self.deadlines.sale(rules.powers, position))
        return self.base.asks(rules, position)

    def act(self, rules: Ruleset, position: Position, text: str) -> Ending:
        """A stalemate goes to the home country with more centres (ID-10a); a draw is shared.

        Raises ActError if it is none of these, or a stalemate while mercenaries live.
        """
        word, *names = text.upper().split() or [""]
        if word == "STALEMATE":
            if hired := mercenaries(rules.powers, position):
                countries = Listed(tuple(power_name(rules.board, one) for one in hired))
                raise ActError("intimate.stalemate_waits", countries=countries)
            return stalemate(position)
        if word == "DRAW" and not names:
            return Ending(SEATS, Message("end.draw_agreed"))
        if word == "WIN" and len(names) == 1 and names[0] in SEATS:
            return Ending((names[0],), Message("end.victory_granted"))
        return self.base.act(rules, position, text)

    def dues(self, rules: Ruleset, position: Position) -> tuple[Told, ...]:
        """What is asked of each player for each country that the player commands."""
        if position.phase.kind in (PhaseKind.PREFERENCES, PhaseKind.BIDS):
            return ()
        owner = commands(position)
        return tuple(
            Told(PowerId(owner[line.power]), line.fact)
            for line in self.base.dues(rules, position)
            if line.power in owner
        )

    def audit(self, rules: Ruleset, turn: Turn, viewer: PowerId) -> Expected:
        """Countries are told what the base tells them; players nothing in their own right."""
        asked = turn.before.phase.kind
        if viewer in SEATS or asked in (PhaseKind.PREFERENCES, PhaseKind.BIDS):
            return NOTHING_EXPECTED
        return self.base.audit(rules, turn, viewer)


def _seated(sight: Sight) -> Sight:
    """The same sight where some viewers are players, who see by the eyes of their countries."""

    def units(look: Look) -> Field:
        return {} if look.viewer in SEATS else sight.units(look)

    def centres(look: Look) -> frozenset[ProvinceId]:
        return frozenset() if look.viewer in SEATS else sight.centres(look)

    def orders(look: Look, outcome: Outcome) -> Disclosure:
        if look.viewer in SEATS or outcome.power in SEATS:
            return own_orders(look, outcome)
        return sight.orders(look, outcome)

    return replace(sight, units=units, centres=centres, orders=orders)


def _fixed(option: Option) -> Option:
    """The option with the single value that an economy leaves it."""
    only = _FIXED.get(option.key)
    return replace(option, values=(only,), pattern="") if only else option
