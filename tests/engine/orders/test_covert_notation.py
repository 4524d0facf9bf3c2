"""The orders of covert pieces, conditions, bids and prisoners: canonical text, and what is read."""

import pytest

from engine import judge
from engine.orders.errors import AmbiguousOrderError, NotAnOrderError
from engine.orders.notation import write

CANONICAL = {
    "spy": (
        *("BUILD SPY PAR", "REMOVE SPY PAR", "SPY LON H", "SPY LON - WAL", "SPY LON - ENG"),
        *("SPY ENG - LON", "SPY BRE - LON VIA ENG", "SPY SMY - NAP VIA AEG, ION"),
        *("SPY LON H KILL FRANCE", "SPY BRE - LON VIA ENG KILL FRANCE"),
        *("SPY ENG AT BRE - PAR", "SPY ENG AT BRE H KILL GERMANY", "SPY#2 PAR - BUR"),
        *("F ENG C SPY BRE - LON", "F ENG C FRANCE SPY BRE - LON"),
        *("A PAR SEARCH ENGLAND", "ALL SEARCH ENGLAND"),
        "IF FRANCE A IN VEN THEN SPY TYR - VIE ELSE SPY TYR - BOH",
        "IF ANY A IN VEN THEN SPY TYR H",
        "IF NO A IN VEN THEN SPY TYR H",
        "IF NO FRANCE F IN ENG THEN SPY LON - ENG",
        "IF NO UNIT IN MUN AND NOT A TRI DISLODGED THEN SPY TYR - VIE",
        "IF (ANY RUSSIA UNIT IN GAL OR A BUR - MUN SUCCEEDS) AND NO UNIT IN MUN THEN SPY TYR H",
        "IF FRANCE F IN ENG THEN SPY LON H ELSE IF ANY F IN ENG THEN SPY LON - ENG ELSE SPY LON H",
    ),
    "infiltration": (
        *("BUILD AGENT LON(5)", "AGENT LON(3) - WAL", "AGENT PIC(2) - WAL VIA ENG"),
        *("AGENT LON(1) - ENG", "AGENT BOH(6) SPY", "AGENT BOH(4) KILL", "AGENTS DISBAND"),
        *("AGENT BOH(4) KILL EXCEPT RUSSIA", "AGENT BOH(4) KILL EXCEPT RUSSIA, FRANCE"),
        *("F ENG C AGENT PIC(2) - WAL", "F ENG C FRANCE AGENT PIC(2) - WAL"),
        *("A BOH SECURITY", "A BOH SECURITY EXCEPT FRANCE", "DEPORT TURKEY", "EXECUTE RUSSIA"),
        "DEPORT TURKEY BOH",
    ),
    "espionage": (
        *("EU RUH - BUR", "EU RUH H", "EU UKR CUT", "EU MUN KILL", "EU RUH - BUR KILL"),
        *("EU RUH - BUR CUT", "CEU PAR - PIC", "CEU PAR - PIC DESTROY", "CEU BUR DESTROY"),
        *("CEU BUR DESTROY GERMANY", "DEPLOY EU RUH", "DEPLOY CEU SIL", "BUILD EU RUH"),
        "REMOVE CEU RUH",
    ),
    "blind": ("SPY PAR - BUR", "SPY PAR CE", "SPY PAR H", "REBUILD SPY PAR", "DEPLOY SPY BUR"),
    "intimate": (
        *("BID FRANCE 5", "FRANCE: A PAR - BUR", "FRANCE: BUILD A PAR", "FRANCE: A PAR R GAS, D"),
        "PREFER AUSTRIA ITALY FRANCE GERMANY TURKEY ENGLAND RUSSIA",
    ),
}
READ = {
    "spy": {
        "IF F A IN VEN THEN SPY TYR H": "IF FRANCE A IN VEN THEN SPY TYR H",
        "IF NO I UNIT IN VEN THEN SPY TYR H": "IF NO ITALY UNIT IN VEN THEN SPY TYR H",
        "if a fleet in Eng then spy Lon H": "IF ANY F IN ENG THEN SPY LON H",
        "IF A IN VEN THEN SPY TYR H": "IF ANY A IN VEN THEN SPY TYR H",
        "IF F IN ENG THEN SPY LON H": "IF ANY F IN ENG THEN SPY LON H",
        "if an Austrian unit is in Ven then spy Tyr-Vie": (
            "IF ANY AUSTRIA UNIT IN VEN THEN SPY TYR - VIE"
        ),
        "F ENG C F SPY BRE - LON": "F ENG C FRANCE SPY BRE - LON",
        "ALL SEARCH FOR ENGLISH SPIES": "ALL SEARCH ENGLAND",
        "A PAR searches for English spies": "A PAR SEARCH ENGLAND",
        "SPY LON - WAL, KILL FRENCH SPIES": "SPY LON - WAL KILL FRANCE",
        "SPY LON - WAL AND KILL F": "SPY LON - WAL KILL FRANCE",
        "SPY SMY - NAP VIA AEG ION": "SPY SMY - NAP VIA AEG, ION",
        "SPY BRE - LON VIA ENG, KILL FRANCE": "SPY BRE - LON VIA ENG KILL FRANCE",
    },
    "infiltration": {
        "AGENT BOH(4) KILL (EXCEPT R)": "AGENT BOH(4) KILL EXCEPT RUSSIA",
        "AGENT BOH(4) KILL EXCEPT RUSSIA FRANCE": "AGENT BOH(4) KILL EXCEPT RUSSIA, FRANCE",
        "A BOH SECURITY (except French)": "A BOH SECURITY EXCEPT FRANCE",
        "deport Turkish agents": "DEPORT TURKEY",
        "execute Russian prisoners in Boh": "EXECUTE RUSSIA BOH",
    },
    "espionage": {
        "CEU PAR - PIC, DESTROY G": "CEU PAR - PIC DESTROY GERMANY",
        "EU RUH - BUR and cut support": "EU RUH - BUR CUT",
    },
    "blind": {"BUILD SPY PAR": "REBUILD SPY PAR", "BUILD A PAR": "BUILD A PAR"},
    "intimate": {
        "PREFER AIFGTER": "PREFER AUSTRIA ITALY FRANCE GERMANY TURKEY ENGLAND RUSSIA",
        "prefer Austria, Italy, F, G, T, E, R": (
            "PREFER AUSTRIA ITALY FRANCE GERMANY TURKEY ENGLAND RUSSIA"
        ),
    },
    "standard": {"F HEL - KIEL CANAL": "F HEL - KIE", "F LON - CANAL": "F LON - ENG"},
}


@pytest.mark.parametrize(
    ("variant", "text"),
    [(variant, text) for variant, texts in CANONICAL.items() for text in texts],
)
def test_canonical_text_reads_as_it_is_written(variant: str, text: str) -> None:
    reader = judge.ruleset(variant).reader
    order = reader.order(text)
    assert write(order) == text
    assert reader.order(text.lower()) is order
    assert reader.order(text.replace(" - ", " -> ")) is order


@pytest.mark.parametrize(
    ("variant", "text", "meant"),
    [(variant, *reading) for variant, readings in READ.items() for reading in readings.items()],
)
def test_what_players_write_of_covert_pieces_is_read(variant: str, text: str, meant: str) -> None:
    reader = judge.ruleset(variant).reader
    assert write(reader.order(text)) == meant
    assert write(reader.order(text.lower())) == meant


def test_an_army_or_an_austrian_one_is_asked_for() -> None:
    with pytest.raises(AmbiguousOrderError) as caught:
        judge.ruleset("spy").reader.order("IF A A IN VEN THEN SPY TYR H")
    assert caught.value.understood == ("ANY A", "AUSTRIA A")


@pytest.mark.parametrize(
    ("variant", "text"),
    [
        ("intimate", f"BID FRANCE {'9' * 5000}"),
        ("infiltration", f"AGENT BOH({'9' * 5000}) SPY"),
        ("spy", f"SPY#{'9' * 5000} PAR H"),
        ("intimate", "PREFER AIFGTE"),
    ],
)
def test_numbers_and_lists_without_sense_are_no_orders(variant: str, text: str) -> None:
    with pytest.raises(NotAnOrderError):
        judge.ruleset(variant).reader.order(text)
