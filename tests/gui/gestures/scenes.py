"""What a seat finds before it where covert pieces stand, in every variant that has them."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from engine.game.game import Game
from engine.position import Prisoners
from tests.gui.gestures.canvas import game
from tests.gui.gestures.spying import Spymaster, pieces

SitAt = Callable[["Scene"], Spymaster]


@dataclass(frozen=True, kw_only=True, eq=False)
class Scene:
    """What a seat finds before it."""

    variant: str
    seat: str = "FRANCE"
    phase: str = "S1901M"
    units: tuple[str, ...] = ("FRANCE: A PAR", "FRANCE: A BRE", "FRANCE: F ENG", "ENGLAND: F NTH")
    covert: tuple[str, ...] = ()
    options: tuple[tuple[str, str], ...] = ()
    more: tuple[tuple[str, object], ...] = field(default=())

    def played(self) -> Game:
        return game(
            *self.units,
            variant=self.variant,
            phase=self.phase,
            covert=pieces(*self.covert),
            options=dict(self.options),
            **dict(self.more),
        )


SPIES = Scene(
    variant="spy",
    covert=("FRANCE: SPY PAR", "FRANCE: SPY BRE", "FRANCE: SPY ENG", "GERMANY: SPY MUN"),
)
THREE = Scene(variant="spy", covert=("FRANCE: SPY PAR",) * 3)
TWO = replace(SPIES, covert=("FRANCE: SPY BRE",) * 2)
APART = Scene(
    variant="spy",
    phase="S1901MS",
    covert=SPIES.covert,
    options=(("spy.report_timing", "interactive"),),
)
WINTER = Scene(variant="spy", phase="W1901A", covert=("FRANCE: SPY BUR",))
UNITS = Scene(
    variant="espionage",
    covert=("FRANCE: EU PAR", "FRANCE: CEU PAR"),
    options=(("esp.eu_orders", "move_and_act"),),
)
ONE_DEED = replace(UNITS, options=(("esp.ceu_orders", "one"),))
DEPLOYING = Scene(variant="espionage", phase="S1901D", units=())
BUILDING = Scene(
    variant="espionage",
    phase="W1901A",
    units=("FRANCE: A PAR",),
    covert=UNITS.covert,
)
REMOVING = replace(
    BUILDING,
    units=("FRANCE: A PIC", "FRANCE: A BUR", "FRANCE: A GAS", "FRANCE: F ENG", "FRANCE: F MAO"),
)
WATCHERS = Scene(variant="blind", covert=("FRANCE: SPY PAR",))
RETURNING = replace(WATCHERS, covert=("FRANCE: SPY BUR",))
BLIND_START = Scene(variant="blind", phase="S1901D", units=())
AGENTS = Scene(
    variant="infiltration",
    covert=("FRANCE: AGENT PAR 5", "FRANCE: AGENT BRE 4", "FRANCE: AGENT ENG 2"),
    more=(
        (
            "prisoners",
            (Prisoners("FRANCE", "TURKEY", "PAR", 2), Prisoners("FRANCE", "TURKEY", "BRE", 1)),
        ),
    ),
)
RECRUITING = Scene(variant="infiltration", phase="W1901A")
ALONE = Scene(
    variant="infiltration",
    units=("ENGLAND: F NTH",),
    covert=AGENTS.covert,
    more=(("centres", {"LON": "ENGLAND"}),),
)
COMMANDING = Scene(
    variant="intimate-spies",
    seat="X",
    units=("FRANCE: A PAR", "FRANCE: F ENG", "GERMANY: A MUN"),
    covert=("FRANCE: SPY PAR", "GERMANY: SPY BER"),
    more=(
        ("players", {"X": "FRANCE", "Y": "RUSSIA"}),
        ("control", {"GERMANY": "X", "ENGLAND": "Y"}),
        ("credits", {"X": 5, "Y": 5}),
    ),
)
IN_MIXES = tuple(
    replace(scene, variant=mix)
    for scene, mix in ((UNITS, "foggy-espionage"), (AGENTS, "blind-infiltration"))
)
