"""Ten sentences that are hard to say: articles, cases, gender, number, elision."""

import pytest

from engine import judge
from engine.facts import parse
from engine.language.speaker import Speaker
from engine.report.facts import messages

BOARD = judge.ruleset("standard").board

SENTENCES = [
    (
        ["unit BOT RUSSIA F"],
        "There is a Russian fleet in the Gulf of Bothnia.",
        "Im Bottnischen Meerbusen ist eine russische Flotte.",
        "Il y a une flotte russe dans le golfe de Botnie.",
    ),
    (
        ["act FRANCE EU SWI KILL GERMANY A"],
        "A French EU in Switzerland killed a German army.",
        "Eine französische EU in der Schweiz hat eine deutsche Armee getötet.",
        "Une EU française en Suisse a tué une armée allemande.",
    ),
    (
        ["own spy VIE", "own spy TRI", "own spy PIE"],
        "Your spies now: Vienna, Trieste and Piedmont.",
        "Ihre Spione jetzt: Wien, Triest und Piemont.",
        "Vos espions à présent\u202f: à Vienne, à Trieste et dans le Piémont.",
    ),
    (
        ["spy SWI none", "spy UKR none", "spy BLA none"],
        "No foreign spy in Switzerland, Ukraine or the Black Sea.",
        "Kein fremder Spion in der Schweiz, in der Ukraine oder im Schwarzen Meer.",
        "Aucun espion étranger en Suisse, en Ukraine ou en mer Noire.",
    ),
    (
        ["unit SPA/SC AUSTRIA F"],
        "There is an Austrian fleet in Spain (south coast).",
        "In Spanien (Südküste) ist eine österreichische Flotte.",
        "Il y a une flotte autrichienne en Espagne (côte sud).",
    ),
    (
        ["due TURKEY builds 2"],
        "Turkey may build 2 units.",
        "Die Türkei darf 2 Einheiten aufbauen.",
        "La Turquie peut construire 2 unités.",
    ),
    (
        ["attacker SKA ? F"],
        "The unit in retreat from the Skagerrak was driven out by a fleet of an unknown power.",
        (
            "Die Einheit auf dem Rückzug aus dem Skagerrak wurde von einer Flotte einer unbekannten"
            " Macht vertrieben."
        ),
        "L’unité en retraite du Skagerrak a été chassée par une flotte d’une puissance inconnue.",
    ),
    (
        ["centre SER TURKEY"],
        "Turkey owns the centre Serbia.",
        "Das Zentrum Serbien gehört der Türkei.",
        "La Turquie possède le centre Serbie.",
    ),
    (
        ["due AUSTRIA prisoners TURKEY BOH 2"],
        "Austria holds 2 Turkish agents, taken in Bohemia.",
        "Österreich hält 2 türkische Agenten gefangen, ergriffen in Böhmen.",
        "L’Autriche détient 2 agents turcs, pris en Bohême.",
    ),
    (
        ["TURKEY: contact SPY APU", "TURKEY: contact SPY RUH"],
        "Turkey: Your spies have reported from Apulia and the Ruhr.",
        "Türkei: Ihre Spione haben aus Apulien und aus dem Ruhrgebiet berichtet.",
        "Turquie\u202f: Vos espions ont fait rapport des Pouilles et de la Ruhr.",
    ),
]


@pytest.mark.parametrize(("lines", "english", "german", "french"), SENTENCES)
def test_a_hard_sentence_is_said_right(
    lines: list[str], english: str, german: str, french: str
) -> None:
    (said,) = messages(map(parse, lines), BOARD)
    assert Speaker("en").say(said) == english
    assert Speaker("de").say(said) == german
    assert Speaker("fr").say(said) == french
