"""Orders are read in German, French, Italian and Spanish as players of these languages write."""

import pytest

from engine import judge
from engine.language.speaker import Speaker
from engine.language.texts import LANGUAGES
from engine.orders import tongues
from engine.orders.grammar import STANDARD_ORDERS
from engine.orders.notation import write
from engine.orders.tokens import words_of
from engine.orders.wording import order_in_words
from engine.phases import PhaseKind

READER = judge.ruleset("spy").reader

MOVEMENT = {
    "Armée Paris - Bourgogne": "A PAR - BUR",
    "Armée Marseille soutient Armée Paris - Bourgogne": "A MAR S A PAR - BUR",
    "Armée Marseille appuie Paris": "A MAR S A PAR",
    "Flotte Brest va en Manche": "F BRE - ENG",
    "Flotte Manche transporte l'armée de Londres en Belgique": "F ENG C A LON - BEL",
    "Armée Londres - Belgique par convoi": "A LON - BEL VIA",
    "Armée Paris tient sa position": "A PAR H",
    "Flotte St-Pétersbourg (côte sud) - Golfe de Botnie": "F STP/SC - BOT",
    "L'espion de Paris reste": "SPY PAR H",
    "Heer Berlin nach Preußen": "A BER - PRU",
    "Armee München unterstützt Berlin nach Schlesien": "A MUN S A BER - SIL",
    "Armee München unterstuetzt Armee Berlin": "A MUN S A BER",
    "Armee Berlin greift Schlesien an": "A BER - SIL",
    "Armee Berlin hält": "A BER H",
    "Flotte Nordsee befördert Armee London nach Belgien": "F NTH C A LON - BEL",
    "Armee London - Belgien über Nordsee": "A LON - BEL VIA NTH",
    "Flotte Ärmelkanal geleitet Armee London nach Belgien": "F ENG C A LON - BEL",
    "F Kanal begleitet A London nach Belgien": "F ENG C A LON - BEL",
    "Armee London nach Belgien im Geleit": "A LON - BEL VIA",
    "Armée Marseille en soutien de l'armée Paris": "A MAR S A PAR",
    "Flotte St. Petersburg (Südküste) - Bottnischer Meerbusen": "F STP/SC - BOT",
    "Spion Berlin bleibt und tötet Russland": "SPY BER H KILL RUSSIA",
    "Armata Venezia appoggia Armata Roma - Trieste": "A VEN S A ROM - TRI",
    "Flotta Ionio convoglia Armata Napoli - Tunisi": "F ION C A NAP - TUN",
    "Armata Roma resta": "A ROM H",
    "Ejército Marsella apoya Ejército París - Borgoña": "A MAR S A PAR - BUR",
    "Ejército París se mantiene": "A PAR H",
}
RETREATS = {
    "Armée Paris se retire en Gascogne": "A PAR R GAS",
    "Armée Paris dissoute": "A PAR D",
    "Armee München zieht sich zurück nach Ruhr": "A MUN R RUH",
    "Armee München löst sich auf": "A MUN D",
    "Armata Roma si ritira in Toscana": "A ROM R TUS",
    "Ejército París se retira a Gascuña": "A PAR R GAS",
}
ADJUSTMENTS = {
    "Construire Flotte St-Pétersbourg (côte nord)": "BUILD F STP/NC",
    "Supprimer Flotte Brest": "REMOVE F BRE",
    "Baue Armee Berlin": "BUILD A BER",
    "Abbau Armee Berlin": "REMOVE A BER",
    "Verzicht": "WAIVE",
    "Costruisce Armata Roma": "BUILD A ROM",
    "Rimuove Flotta Napoli": "REMOVE F NAP",
    "Construir Ejército París": "BUILD A PAR",
}


@pytest.mark.parametrize(("text", "meant"), MOVEMENT.items())
def test_a_movement_is_read(text: str, meant: str) -> None:
    assert write(READER.order(text, phase=PhaseKind.MOVEMENT)) == meant


@pytest.mark.parametrize(("text", "meant"), RETREATS.items())
def test_a_retreat_is_read(text: str, meant: str) -> None:
    assert write(READER.order(text, phase=PhaseKind.RETREATS)) == meant


@pytest.mark.parametrize(("text", "meant"), ADJUSTMENTS.items())
def test_a_winter_is_read(text: str, meant: str) -> None:
    assert write(READER.order(text, phase=PhaseKind.ADJUSTMENTS)) == meant


def test_every_phrase_is_written_as_tokens_are_folded() -> None:
    phrases = {p for kind in STANDARD_ORDERS for p in (*kind.verbs, *kind.openers) if p != "-"}
    phrases |= {*tongues.COASTS, *(word for words in tongues.PIECES.values() for word in words)}
    plain = {phrase.replace(" -", "") for phrase in phrases}
    assert [phrase for phrase in plain if " ".join(words_of(phrase)) != phrase] == []


def test_no_word_of_another_language_hides_a_province() -> None:
    """A filler or a coast of two letters would swallow the name of a place."""
    lexicon = READER.lexicon
    assert tongues.ARTICLES.isdisjoint(lexicon.places)
    assert set(tongues.COASTS).isdisjoint(lexicon.places)
    assert {w for words in tongues.PIECES.values() for w in words}.isdisjoint(lexicon.places)


SAID = {
    PhaseKind.MOVEMENT: (
        *(
            "A VIE H",
            "A VIE - GAL",
            "F STP/SC - BOT",
            "F LYO - SPA/SC",
            "A TUS - PIE",
            "A UKR - SEV",
        ),
        *("A MUN S A BER - SIL", "A MUN S A BER", "F BLA S A SEV", "F ENG C A LON - BEL"),
        *("A LON - BEL VIA", "A LON - BEL VIA NTH"),
    ),
    PhaseKind.RETREATS: ("A VIE R BOH", "A VIE R BOH, TYR", "A VIE D"),
    PhaseKind.ADJUSTMENTS: ("BUILD A PAR", "BUILD F STP/NC", "REMOVE F BRE"),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("kind", "line"), [(k, line) for k, lines in SAID.items() for line in lines]
)
def test_what_an_order_is_called_in_words_is_read_as_that_order(
    language: str, kind: PhaseKind, line: str
) -> None:
    order = READER.order(line, phase=kind)
    said = Speaker(language).say(order_in_words(order, judge.ruleset("spy").board))
    assert write(READER.order(said, phase=kind)) == line
