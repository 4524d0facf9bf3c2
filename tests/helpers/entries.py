"""Lines that order entry takes and refuses, by game and deadline, for tests of every face."""

import tomllib
from dataclasses import dataclass
from functools import cached_property

from engine import judge
from engine.board.graph import PowerId
from engine.game.game import Game
from engine.game.scenario import Scenario
from engine.game.setup import position_of

_FRANCE = PowerId("FRANCE")


@dataclass(frozen=True)
class Desk:
    """A deadline of a game at which ``power`` writes: the scenario's keys, and what is entered.

    ``refused`` gives a line and words of the reason; ``taken`` are lines that only the truth could
    forbid, or nothing at all. With ``later`` the first deadline is over, so that reports came in.
    """

    scenario: str
    refused: tuple[tuple[str, str], ...]
    taken: tuple[str, ...]
    power: PowerId = _FRANCE
    later: bool = False

    def begin(self) -> Game:
        """The game there."""
        keys = tomllib.loads(self.scenario)
        step = [{}]
        case = Scenario.model_validate(
            {"id": "X", "title": "X", "clauses": [], "step": step, **keys}
        )
        rules = judge.ruleset(case.variant, None, case.options)
        game = Game.begin(rules, title="Entry", seed="7", position=position_of(case, rules))
        if self.later:
            game.resolve()
        return game

    @cached_property
    def name(self) -> str:
        """Variant and deadline, to tell tests apart."""
        keys = tomllib.loads(self.scenario)
        return f"{keys['variant']}-{keys['phase']}{'-later' * self.later}"


_ABSENT = "There is no army or fleet"
_MOVEMENT = """
phase = "S1902M"
units.FRANCE = ["A MAR", "A PIC", "F BRE"]
units.ENGLAND = ["F ENG", "A LON"]
units.ITALY = ["F LYO"]
centres.FRANCE = ["BRE", "MAR", "PAR"]
"""
_OPEN = (
    ("A BUR H", "in Burgundy."),
    ("F ENG - MAO", "in the English Channel."),
    ("A MAR S A GAS", _ABSENT),
    ("A MAR S A GAS - BUR", _ABSENT),
    ("F BRE S F MAO - GAS", _ABSENT),
    ("A PIC S A BRE", "There is a fleet in Brest, no army"),
    ("A PIC - NWY", "no fleets to convoy an army from Picardy to Norway"),
    ("A PIC - NWY VIA ENG, NTH", "There is no army or fleet in the North Sea"),
    ("A MAR - TUN", "no fleets to convoy an army from Marseilles to Tunis"),
    ("A MAR - BER", "neither a border nor a sea route"),
    ("BUILD A PAR", "has no place here"),
    ("A PIC R BUR", "has no place here"),
)
_FREE = (
    *("A MAR H", "A MAR - BUR", "A PIC - LON", "A PIC - LON VIA ENG", "F BRE S F ENG - MAO"),
    *("F BRE S A PIC", "A MAR - TUS", "A MAR - PIE VIA"),
)
_FOG = (
    "A MAR S A GAS",
    "A MAR S A GAS - BUR",
    "A PIC - NWY",
    "A MAR - TUN",
    "A PIC - NWY VIA ENG, NTH",
)
_RETREATS = """
phase = "S1902R"
units.FRANCE = ["A MAR", "F BRE"]
units.ENGLAND = ["A PAR"]
dislodged.FRANCE = ["A PAR FROM BUR"]
"""
_WINTER = """
phase = "W1902A"
units.FRANCE = ["A MAR"]
units.ENGLAND = ["F ENG", "A LON"]
centres.FRANCE = ["MAR", "PAR", "SPA"]
centres.ENGLAND = ["LON", "EDI"]
"""
_BUILDS = (
    ("BUILD A DEN", "Denmark is not a home centre of yours"),
    ("BUILD A SPA", "Spain is not a home centre of yours"),
    ("BUILD A BRE", "Brest is not yours"),
    ("BUILD A MAR", "An army in Marseilles stands there"),
    ("BUILD F PAR", "A fleet cannot stand in Paris"),
    ("REMOVE A MAR", "You need not remove anything"),
    ("A MAR H", "has no place here"),
)

DESKS = (
    Desk(f'variant = "standard"{_MOVEMENT}', _OPEN, _FREE),
    Desk(
        f'variant = "standard"{_RETREATS}',
        (
            ("A PAR R BUR", "Burgundy is not open to a retreat"),
            ("A PAR R BRE", "Brest is not open to a retreat"),
            ("A PAR R LON", "it is not one step away"),
            ("A MAR R SPA", "You have no army in retreat in Marseilles"),
            ("A MAR D", "You have no army in retreat in Marseilles"),
        ),
        ("A PAR R PIC", "A PAR R PIC, BUR", "A PAR D"),
    ),
    Desk(f'variant = "standard"{_WINTER}', _BUILDS, ("BUILD A PAR", "WAIVE")),
    Desk(
        f'variant = "standard"{_WINTER}',
        (
            ("BUILD A EDI", "You have no build to make"),
            ("WAIVE", "You have no build to make"),
            ("REMOVE F NTH", "You have no fleet in the North Sea"),
            ("REMOVE A LON", "You need not remove anything"),
        ),
        (),
        power=PowerId("ENGLAND"),
    ),
    Desk(
        f'variant = "espionage"{_MOVEMENT}covert.FRANCE = ["EU PIC", "CEU BUR"]',
        (
            *_OPEN,
            ("EU PIC - RUH", "An EU in Picardy cannot reach the Ruhr"),
            ("EU PIC - SWI", "Switzerland is closed"),
            ("EU BUR - RUH", "You have no EU in Burgundy"),
            ("EU PIC - BUR KILL", "An EU moves or acts, not both"),
            ("CEU BUR - BER", "A CEU in Burgundy cannot reach Berlin"),
            ("DEPLOY EU BUR", "deployed before the first Spring only"),
        ),
        (*_FREE, "EU PIC - BEL", "EU PIC KILL", "EU PIC CUT", "CEU BUR DESTROY GERMANY"),
    ),
    Desk(
        f'variant = "espionage"\noptions = {{ "esp.build_vacant" = "on" }}{_WINTER}',
        (
            *_BUILDS,
            ("BUILD EU PAR", "Paris is not a home province without a centre"),
            ("REMOVE EU GAS", "You have no EU in Gascony"),
            ("EU PIC - BEL", "You have no EU in Picardy"),
        ),
        ("BUILD EU GAS", "BUILD CEU BUR", "BUILD A PAR"),
    ),
    Desk(
        'variant = "espionage"\noptions = { "esp.build_vacant" = "on" }\nphase = "W1902A"\n'
        'units.ITALY = ["A GAS"]\ncentres.FRANCE = ["PAR"]',
        (("BUILD EU GAS", "An army in Gascony stands there"),),
        ("BUILD EU BUR",),
    ),
    Desk(
        f'variant = "spy"{_MOVEMENT}covert.FRANCE = ["SPY PAR", "SPY BRE"]',
        (
            ("A BUR H", "in Burgundy."),
            ("A MAR - BER", "neither a border nor a sea route"),
            ("SPY MAR H", "You have no spy in Marseilles"),
            ("SPY PAR - MUN", "A spy in Paris cannot reach Munich"),
            ("IF F BRE C SPY PAR - LON SUCCEEDS THEN SPY PAR H", "A condition cannot wait for"),
            ("IF A MAR SEARCH ITALY SUCCEEDS THEN SPY PAR H", "A condition cannot wait for"),
            ("SPY PAR - ENG", "The English Channel does not border Paris"),
            ("SPY BRE - LON VIA NTH", "The convoy's route is broken"),
            ("SPY PAR - BUR KILL FRANCE", "No power hunts its own spies"),
            ("A GAS SEARCH ENGLAND", "You have no such unit in Gascony"),
            ("BUILD SPY PAR", "Spies are raised in Winter"),
        ),
        (*_FREE, *_FOG, "SPY BRE - ENG", "SPY BRE - LON VIA ENG", "F ENG C SPY BRE - LON"),
    ),
    Desk(
        f'variant = "spy"{_WINTER.replace("W1902A", "S1902R")}covert.FRANCE = ["SPY GAS"]',
        (("A MAR S A GAS - BUR", _ABSENT), ("A MAR S A SPA - GAS", _ABSENT)),
        ("A MAR S A PIE", "A MAR - TUN"),
        later=True,
    ),
    Desk(
        f'variant = "spy"{_WINTER}covert.FRANCE = ["SPY PAR"]',
        (
            ("BUILD A DEN", "Denmark is not a home centre of yours"),
            ("BUILD A MAR", "An army in Marseilles stands there"),
            ("BUILD SPY DEN", "Denmark is not a home centre of yours"),
            ("REMOVE SPY MAR", "You have no spy in Marseilles"),
            ("IF NO UNIT IN PAR THEN BUILD A MAR", "An army in Marseilles stands there"),
        ),
        (
            "IF NO UNIT IN PAR THEN BUILD A PAR ELSE BUILD A MAR",
            "BUILD A PAR",
            "BUILD A BRE",
            "BUILD SPY PAR",
            "WAIVE",
            "REMOVE A MAR",
            "SPY PAR - BUR",
        ),
    ),
    Desk(
        f'variant = "blind"{_MOVEMENT}covert.FRANCE = ["SPY PAR", "SPY NTH"]',
        (
            ("A MAR S A GAS", _ABSENT),
            ("A PIC S A BEL", _ABSENT),
            ("SPY PAR - LON", "A spy in Paris cannot reach London"),
            ("SPY MAR CE", "You have no spy in Marseilles"),
            ("REBUILD SPY DEN", "Denmark is not a home centre that you own"),
        ),
        ("A PIC - LON", "F BRE S F ENG - MAO", "A MAR - TUN", "SPY PAR - BUR", "SPY PAR CE"),
    ),
    Desk(
        f'variant = "blind"{_WINTER}',
        _BUILDS,
        ("BUILD A PAR", "WAIVE"),
    ),
    Desk(
        f'variant = "infiltration"{_MOVEMENT}covert.FRANCE = ["AGENT PAR(3)"]',
        (
            ("A BUR H", "in Burgundy."),
            ("AGENT PAR(4) SPY", "You have 3 agents in Paris"),
            ("AGENT PAR(1) - LON", "An agent in Paris cannot reach London"),
            ("AGENT PAR(1) - ENG", "The English Channel does not border Paris"),
            ("F BRE C AGENT PIC(1) - LON", "a fleet convoys only at sea"),
            ("A BUR SECURITY", "You have no such unit there"),
            ("A MAR SECURITY EXCEPT FRANCE", "Your own agents are never taken"),
            ("DEPORT TURKEY", "You hold no such prisoners"),
            ("BUILD AGENT PAR(1)", "Agents are raised in Winter"),
        ),
        (*_FREE, *_FOG, "AGENT PAR(2) - BUR", "A MAR SECURITY"),
    ),
    Desk(
        f'variant = "infiltration"{_WINTER}',
        (
            *_BUILDS,
            ("BUILD AGENT DEN(1)", "You cannot raise agents in Denmark"),
            ("BUILD AGENT PAR(4)", "You may raise 3 agents"),
        ),
        ("BUILD A PAR", "BUILD AGENT PAR(3)", "WAIVE"),
    ),
    Desk(
        f'variant = "intimate"{_MOVEMENT}players = {{ X = "FRANCE", Y = "GERMANY" }}\n'
        'control.X = ["ENGLAND"]\ncredits = { X = 3, Y = 3 }',
        (
            *(row for row in _OPEN if row[0] != "F ENG - MAO"),
            ("ENGLAND: A LON S A YOR", _ABSENT),
            ("ITALY: F LYO - TYS", "Italy"),
        ),
        (*_FREE, "ENGLAND: F ENG - MAO", "ENGLAND: A LON - WAL"),
        power=PowerId("X"),
    ),
    Desk(
        f'variant = "intimate"{_WINTER}players = {{ X = "FRANCE", Y = "GERMANY" }}\n'
        'control.X = ["ENGLAND"]\ncredits = { X = 3, Y = 3 }',
        (*_BUILDS, ("ENGLAND: BUILD A EDI", "You have no build to make")),
        ("BUILD A PAR", "WAIVE"),
        power=PowerId("X"),
    ),
    Desk(
        'variant = "intimate"\nphase = "S1902B"\nplayers = { X = "FRANCE", Y = "GERMANY" }\n'
        "credits = { X = 3, Y = 3 }\n" + _MOVEMENT.replace('phase = "S1902M"', ""),
        (
            ("BID FRANCE 1", "France is not for sale"),
            ("Italy: -1", "A bid is zero credits or more"),
            ("Y: Italy 3", "Y"),
        ),
        ("BID ITALY 9", "BID ENGLAND 0", "Italy 3", "Italy: 3", "X: Italy 3", "X: BID ITALY 3"),
        power=PowerId("X"),
    ),
)
"""Every game's deadlines, with the map, the public position and one's own knowledge to go by."""

REFUSED = [(desk, *row) for desk in DESKS for row in desk.refused]
TAKEN = [(desk, line) for desk in DESKS for line in desk.taken]
NAMES = [f"{desk.name}-{line}" for desk, line, _ in REFUSED]
