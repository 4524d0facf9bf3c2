"""Two variants from outside, and games in which their own orders were carried out.

``burrows`` brings a new piece, ``shadows`` a new order for the spies of Spy Diplomacy. Both stand
in `tests/guests`, written by the help page and `engine.guest` alone.
"""

from dataclasses import dataclass
from pathlib import Path

from click.testing import CliRunner

from engine.adjudication.turn import Turn
from engine.cli import program
from engine.game.game import Game
from tests.gui.gestures.scenes import Scene

FOLDER = Path(__file__).parents[1] / "guests"
LANGUAGES = ("en", "de", "fr")


@dataclass(frozen=True, kw_only=True, eq=False)
class Guest:
    """One of them: a scene, orders of its own there, and what it says of them in each language."""

    name: str
    scene: Scene
    orders: tuple[tuple[str, str], ...]
    fact: str
    told: tuple[str, str, str]
    to_master: tuple[str, str, str]
    fails: str
    why: tuple[str, str, str]
    clause: str
    rule: tuple[str, str, str]
    key: str
    verb: tuple[str, str, str]
    chosen: str
    page: tuple[str, str, str]

    def played(self) -> tuple[Game, Turn]:
        """A game in which its orders were carried out."""
        game = self.scene.played()
        for power, order in self.orders:
            earlier = [o for p, o in self.orders[: self.orders.index((power, order))] if p == power]
            game.give(power, [*map(game.rules.reader.order, (*earlier, order))], source="test")
        return game, game.resolve()


BURROWS = Guest(
    name="burrows",
    scene=Scene(
        variant="burrows",
        covert=(
            "FRANCE: MOLE PAR",
            "FRANCE: MOLE ENG",
            "FRANCE: MOLE RUH",
            "GERMANY: MOLE RUH",
        ),
    ),
    orders=(
        ("FRANCE", "MOLE PAR DIG"),
        ("FRANCE", "MOLE RUH DIG"),
        ("GERMANY", "MOLE RUH DIG"),
    ),
    fact="dug PAR 1",
    told=(
        "Your mole dug in Paris: its hole is 1 fathom deep.",
        "Ihr Maulwurf hat in Paris gegraben: Sein Loch ist 1 Klafter tief.",
        "Votre taupe a creusé à Paris : son trou a 1 toise de profondeur.",
    ),
    to_master=(
        "A mole dug in Paris: its hole is 1 fathom deep.",
        "Ein Maulwurf hat in Paris gegraben: Sein Loch ist 1 Klafter tief.",
        "Une taupe a creusé à Paris : son trou a 1 toise de profondeur.",
    ),
    fails="MOLE RUH DIG",
    why=(
        "two moles dug there, and the hole fell in",
        "Zwei Maulwürfe gruben dort, und das Loch stürzte ein",
        "deux taupes y creusaient, et le trou s’est effondré",
    ),
    clause="MOL-4",
    rule=(
        "Where two moles dig at once, both holes fall in",
        "Wo zwei Maulwürfe zugleich graben, stürzen beide Löcher ein",
        "Où deux taupes creusent à la fois, les deux trous s’effondrent",
    ),
    key="G",
    verb=("dig", "graben", "creuser"),
    chosen="MOLE PAR DIG",
    page=("Burrows", "Baue", "Terriers"),
)

SHADOWS = Guest(
    name="shadows",
    scene=Scene(
        variant="shadows",
        units=("FRANCE: A PAR", "FRANCE: A BRE", "ENGLAND: A PIC"),
        covert=("FRANCE: SPY PAR", "FRANCE: SPY BUR", "GERMANY: SPY BUR"),
    ),
    orders=(
        ("FRANCE", "SPY BUR SHADOW GERMANY"),
        ("FRANCE", "SPY PAR SHADOW ITALY"),
        ("GERMANY", "SPY BUR - BEL"),
    ),
    fact="shadowed BEL GERMANY",
    told=(
        "A spy of Germany that yours shadowed went to Belgium.",
        "Ein Spion Deutschlands, den Ihrer beschattete, ging nach Belgien.",
        "Un espion de l’Allemagne que le vôtre filait est allé en Belgique.",
    ),
    to_master=(
        "A spy of Germany was shadowed, and went to Belgium.",
        "Ein Spion Deutschlands wurde beschattet und ging nach Belgien.",
        "Un espion de l’Allemagne a été filé et est allé en Belgique.",
    ),
    fails="SPY PAR SHADOW ITALY",
    why=(
        "nobody left whom it could follow",
        "Niemand ging, den er hätte beschatten können",
        "personne n’est parti qu’il aurait pu filer",
    ),
    clause="SHA-2",
    rule=(
        "Where none of them leaves, nothing is told.",
        "Wo keiner von ihnen geht, erfährt er nichts.",
        "Où aucun d’eux ne part, il n’apprend rien.",
    ),
    key="T",
    verb=("shadow", "beschatten", "filer"),
    chosen="beschattet die Spione von",
    page=("Shadows", "Schatten", "Filatures"),
)

BOTH = (BURROWS, SHADOWS)


def run(*words: str) -> tuple[int, str]:
    """What a command comes to: its exit status, and all that it says."""
    result = CliRunner().invoke(program, list(words))
    return result.exit_code, result.output
