"""Verbs of orders in all the forms in which people write them, in English, German and French."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Final

from engine.board.names import fold
from engine.orders.plain.senses import Sense

_ENGLISH: Final = {
    Sense.GO: (
        "advance|attack|enter|sail|march|follow|walk|travel|slip|head|hop|jump|occupy|invade|sneak|"
        "creep|strike|assault|push|proceed|cross|return|step|roll|shift|transfer|relocate|steam|"
        "cruise|rush|dash|slide|charge|storm|seize|capture|conquer|reach|claim|snatch|grab|raid|"
        "swing|float|navigate|stroll|wander|drift|lunge|venture|progress|continue|retake|liberate|"
        "besiege|reoccupy|move|visit|infiltrate"
    ),
    Sense.HOLD: "remain|stay|wait|idle|defend|sleep|hold|sit|stop|linger",
    Sense.SUPPORT: "support|help|assist|aid",
    Sense.CONVOY: "convoy|carry|transport|ferry",
    Sense.RETREAT: "retreat|withdraw",
    Sense.DISBAND: "disband|dissolve",
    Sense.REMOVE: "remove",
    Sense.KILL: "kill|murder|assassinate|eliminate|liquidate|poison",
    Sense.SEARCH: "search|hunt",
    Sense.SECURITY: "guard|secure",
    Sense.DESTROY: "destroy|annihilate|counterattack",
    Sense.CUT: "cut",
    Sense.DEPORT: "deport|expel",
    Sense.EXECUTE: "execute",
}
_GERMAN: Final = {
    Sense.GO: (
        "zieh|geh|marschier|fahr|segel|folg|rück|verleg|wechsel|wander|schleich|spring|stürm|"
        "besetz|erober|lauf|dampf|stoß|schick|send|komm|kehr|dring|erreich|attackier|eil|"
        "überfall|beweg|begeb|überquer|rutsch|schieb|spazier|besuch|move|attack"
    ),
    Sense.HOLD: "halt|bleib|verbleib|steh|ruh|wart|verharr|verweil|verteidig|pausier|schlaf|sitz",
    Sense.SUPPORT: "unterstütz|stütz|helf|support",
    Sense.CONVOY: (
        "konvoier|konvoyier|geleit|begleit|beförder|transportier|verschiff|eskortier|convoy"
    ),
    Sense.REMOVE: "entfern|streich",
    Sense.KILL: "töt|ermord|mord|erschieß|vergift|eliminier|liquidier|beseitig|meuchel|kill",
    Sense.SEARCH: "such|jag|durchsuch|fahnd",
    Sense.SECURITY: "sicher|bewach",
    Sense.DESTROY: "zerstör|vernicht",
    Sense.CUT: "schneid|unterbrech|unterbind|kapp",
    Sense.DEPORT: "deportier",
    Sense.EXECUTE: "exekutier",
}
_FRENCH: Final = {
    Sense.GO: (
        "attaqu|avanc|entr|boug|march|occup|rentr|retourn|saut|navigu|vogu|mont|remont|travers|"
        "gagn|pouss|fonc|gliss|progress|envahiss|investiss|saisiss|approch|frapp|continu|prenn|visit|"
        "déplac"
    ),
    Sense.HOLD: "rest|camp|demeur|stationn|patient|défend",
    Sense.SUPPORT: "appuy|aid|support|assist|épaul",
    Sense.CONVOY: "convoy|transport|achemin",
    Sense.RETREAT: "recul",
    Sense.REMOVE: "retir|supprim|enlev|démantel",
    Sense.KILL: "assassin|élimin|liquid|empoisonn|kill",
    Sense.SEARCH: "cherch|recherch|fouill|traqu|chass|guett",
    Sense.SECURITY: "sécuris",
    Sense.CUT: "coup|interromp",
    Sense.DEPORT: "expuls|déport|rapatri|renvoy",
    Sense.EXECUTE: "exécut",
}
_IRREGULAR: Final = {
    Sense.GO: (
        "went|ging|gingen|zog|zogen|fuhr|fuhren|lief|liefen|kam|kamen|drang|stieß|brach|alla|"
        "allèrent|prit"
    ),
    Sense.HOLD: "held|saß|saßen|hielt|hielten|blieb|blieben|standen|tint|tinrent",
    Sense.SUPPORT: "soutint",
    Sense.WATCH: "spied",
}
_GERMAN_ENDS = ("e", "t", "et", "en", "n", "end")
_GERMAN_PAST = ("te", "ten", "ete", "eten")
_FRENCH_ENDS = ("e", "es", "ons", "ez", "ent", "er", "era", "erai", "erons", "erez", "eront", "ant")
_FRENCH_PAST = ("a", "èrent", "ait", "aient")


def forms() -> Mapping[str, Sense]:
    """Every form of the regular verbs, folded like tokens, and what it means."""
    found = {
        form: sense
        for verbs, inflect in ((_ENGLISH, _english), (_GERMAN, _german), (_FRENCH, _french))
        for sense, stem in _stems(verbs)
        for form in map(fold, inflect(stem))
    }
    return MappingProxyType(found)


def past() -> Mapping[str, Sense]:
    """The verbs as stories have them: “marched”, “marschierte”, “marcha”."""
    told = (
        *((_english_past(stem), sense) for sense, stem in _stems(_ENGLISH)),
        *((stem + end, sense) for sense, stem in _stems(_GERMAN) for end in _GERMAN_PAST),
        *((stem + end, sense) for sense, stem in _stems(_FRENCH) for end in _FRENCH_PAST),
        *((form, sense) for sense, form in _stems(_IRREGULAR)),
    )
    found = {fold(form): sense for form, sense in told}
    del found["OCCUPIED"]  # where nobody can go
    return MappingProxyType(found)


def _stems(verbs: Mapping[Sense, str]) -> Iterator[tuple[Sense, str]]:
    return ((sense, stem) for sense, listed in verbs.items() for stem in listed.split("|"))


def _english_past(verb: str) -> str:
    if verb[-1] == "y" and verb[-2] not in "aeo":
        return f"{verb[:-1]}ied"
    return f"{verb}{verb[-1] if verb in _DOUBLED else ''}{'d' if verb[-1] == 'e' else 'ed'}"


def _english(verb: str) -> Iterator[str]:
    """``move``, ``moves``, ``moving``."""
    yield verb
    if verb[-1] == "y" and verb[-2] not in "aeo":
        yield f"{verb[:-1]}ies"
    else:
        yield f"{verb}{'es' if verb.endswith(('s', 'sh', 'ch', 'x')) else 's'}"
    if verb in _DOUBLED:
        yield f"{verb}{verb[-1]}ing"
    else:
        yield f"{verb.removesuffix('e')}ing"


_DOUBLED = frozenset({"slip", "hop", "step", "grab", "expel", "cut", "sit", "stop"})


def _german(stem: str) -> Iterator[str]:
    """``ziehe``, ``zieht``, ``ziehen``, ``zu ziehen``; with ``ue`` for ``ü`` too."""
    for one in {stem, stem.replace("ö", "oe").replace("ü", "ue")}:
        yield from (one + end for end in _GERMAN_ENDS)


def _french(stem: str) -> Iterator[str]:
    """``attaque``, ``attaquent``, ``attaquera``, ``attaquant``."""
    yield from (stem + end for end in _FRENCH_ENDS)
    if stem.endswith(("g", "c")):
        yield f"{stem}eons"
    if stem.endswith("y"):  # “appuie”
        yield from (f"{stem[:-1]}i{end}" for end in _FRENCH_ENDS)
