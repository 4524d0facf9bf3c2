"""Words for the people of powers and provinces, folded like tokens."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

PEOPLE: Final[Mapping[str, str]] = MappingProxyType(
    {
        **dict.fromkeys(("OSTERREICHER", "OSTERREICHERN", "AUTRICHIENS", "OST"), "AUSTRIAN"),
        **dict.fromkeys(("ENGLANDER", "ENGLANDERN", "BRITEN", "BRITE", "ANGLAIS"), "ENGLISH"),
        **dict.fromkeys(("FRANZOSEN", "FRANZOSE", "FRANCAIS"), "FRENCH"),
        **dict.fromkeys(("DEUTSCHE", "DEUTSCHEN", "ALLEMANDS"), "GERMAN"),
        **dict.fromkeys(("ITALIENER", "ITALIENERN", "ITALIENS"), "ITALIAN"),
        **dict.fromkeys(("RUSSEN", "RUSSE", "RUSSES"), "RUSSIAN"),
        **dict.fromkeys(("FRENCHMAN", "FRENCHMEN"), "FRENCH"),
        **dict.fromkeys(("ENGLISHMAN", "ENGLISHMEN", "BRITON", "BRITONS", "BRITS"), "ENGLISH"),
        **dict.fromkeys(("TURKEN", "TURKE", "TUERKEN", "TURK", "TURCS"), "TURKISH"),
    }
)
"""The people of a power, by its adjective in English."""

LOCALS: Final[Mapping[str, str]] = MappingProxyType(
    {
        **dict.fromkeys(("BELGIAN", "BELGISCHE", "BELGE"), "BELGIUM"),
        **dict.fromkeys(("BULGARIAN", "BULGARISCHE", "BULGARE"), "BULGARIA"),
        **dict.fromkeys(("DANISH", "DANISCHE", "DANOISE"), "DENMARK"),
        **dict.fromkeys(("DUTCH", "HOLLANDISCHE", "HOLLANDAISE"), "HOLLAND"),
        **dict.fromkeys(("GREEK", "GRIECHISCHE", "GRECQUE"), "GREECE"),
        **dict.fromkeys(("NORWEGIAN", "NORWEGISCHE", "NORVEGIENNE"), "NORWAY"),
        **dict.fromkeys(("PORTUGUESE", "PORTUGIESISCHE", "PORTUGAISE"), "PORTUGAL"),
        **dict.fromkeys(("ROMANIAN", "RUMANIAN", "RUMANISCHE", "ROUMAINE"), "RUMANIA"),
        **dict.fromkeys(("SERBIAN", "SERBISCHE", "SERBE"), "SERBIA"),
        **dict.fromkeys(("SPANISH", "SPANISCHE", "ESPAGNOLE"), "SPAIN"),
        **dict.fromkeys(("SWEDISH", "SCHWEDISCHE", "SUEDOISE"), "SWEDEN"),
    }
)
"""The provinces whose pieces are called by an adjective, by their name in English."""

_ENDINGS = ("", "E", "EN", "ER", "ES", "EM", "S", "NE", "NES")
_STEMS = {
    "OSTERREICHISCH": "AUSTRIAN",
    "OESTERREICHISCH": "AUSTRIAN",
    "AUTRICHIEN": "AUSTRIAN",
    "ENGLISCH": "ENGLISH",
    "BRITISCH": "ENGLISH",
    "ANGLAIS": "ENGLISH",
    "FRANZOSISCH": "FRENCH",
    "FRANZOESISCH": "FRENCH",
    "FRANCAIS": "FRENCH",
    "DEUTSCH": "GERMAN",
    "ALLEMAND": "GERMAN",
    "ITALIENISCH": "ITALIAN",
    "RUSSISCH": "RUSSIAN",
    "RUSS": "RUSSIAN",
    "TURKISCH": "TURKISH",
    "TUERKISCH": "TURKISH",
    "TURC": "TURKISH",
    "TURQU": "TURKISH",
}
ADJECTIVES: Final[Mapping[str, str]] = MappingProxyType(
    {f"{stem}{end}": adjective for stem, adjective in _STEMS.items() for end in _ENDINGS}
)
"""Inflected adjectives of powers, by the one in English."""
