"""What is taken back further down in a mail is not ordered; talk takes nothing back."""

import pytest

from engine.orders.notation import write
from engine.post.weighing import Intake
from tests.engine.post.test_left_open import read

SHEETS = {
    "winter": ("winter", "FRANCE", "BUILD F BRE\nBUILD F MAR"),
    "moves": ("standard", "FRANCE", "A BUR - BEL\nA MAR - BUR"),
    "retreats": ("retreats", "ENGLAND", "F SKA R NWY, NTH\nA BEL R HOL"),
    "spies": ("spy", "FRANCE", "SPY PAR - PIC\nSPY BUR - RUH KILL GERMANY"),
    "prisoners": ("infiltration", "RUSSIA", "EXECUTE TURKEY"),
    "removals": ("winter", "TURKEY", "REMOVE F EAS"),
}


def after(sheet: str, line: str) -> Intake:
    game, power, text = SHEETS[sheet]
    return read(game, power, f"{text}\n{line}", "q")


def ordered(one: Intake) -> list[str]:
    return sorted(write(order) for order in one.orders)


@pytest.mark.parametrize(
    ("sheet", "line", "orders"),
    [
        ("winter", "Scrap the fleet: A Mar instead of F Mar", "BUILD A MAR|BUILD F BRE"),
        ("winter", "Halt, doch lieber A Paris statt F Brest.", "BUILD A PAR|BUILD F MAR"),
        ("winter", "Statt der Flotte in Brest lieber eine Armee", "BUILD A BRE|BUILD F MAR"),
        ("winter", "Replace the fleet in Marseilles by an army.", "BUILD A MAR|BUILD F BRE"),
        ("winter", "Make the second one an army.", "BUILD A MAR|BUILD F BRE"),
        ("winter", "Je renonce à la deuxième construction.", "BUILD F BRE|WAIVE"),
        ("winter", "Auf den zweiten Aufbau verzichte ich.", "BUILD F BRE|WAIVE"),
        ("winter", "Finalement pas de flotte à Marseille.", "BUILD F BRE"),
        ("winter", "Doch keine Flotte in Marseille.", "BUILD F BRE"),
        ("removals", "Oops, keep the Eastern Med fleet, remove F AEG", "REMOVE F AEG"),
        ("removals", "Halt, doch lieber F AEG statt F EAS", "REMOVE F AEG"),
        ("removals", "Nein! Bitte die Flotte in der Ägäis abbauen.", "REMOVE F AEG"),
        ("removals", "No, remove F AEG", "REMOVE F AEG"),
        ("removals", "Non, attendez. Je retire la flotte de la mer Égée.", "REMOVE F AEG"),
        ("removals", "Hmm no. F AEG instead.", "REMOVE F AEG"),
        ("moves", "Cancel the move to Belgium.", "A MAR - BUR"),
        ("moves", "Please cancel order 2", "A BUR - BEL"),
        ("moves", "Den zweiten Befehl bitte streichen.", "A BUR - BEL"),
        ("moves", "J'annule l'attaque sur la Belgique.", "A MAR - BUR"),
        ("moves", "Belgium is off.", "A MAR - BUR"),
        ("moves", "Take back the order for Burgundy.", "A MAR - BUR"),
        ("moves", "Non, pas la Belgique : Ruhr.", "A BUR - RUH|A MAR - BUR"),
        ("moves", "The first one should be to RUH, not BEL.", "A BUR - RUH|A MAR - BUR"),
        ("moves", "Swap Belgium for Ruhr.", "A BUR - RUH|A MAR - BUR"),
        ("moves", "Annulez l'ordre de Bourgogne, elle tient.", "A BUR H|A MAR - BUR"),
        ("moves", "Burgundy no longer goes to Belgium.", "A MAR - BUR"),
        (
            "moves",
            "A BUR does not go to BEL, it supports RUH to BEL.",
            "A BUR S A RUH - BEL|A MAR - BUR",
        ),
        ("moves", "Burgund geht nicht nach Belgien, sondern hält.", "A BUR H|A MAR - BUR"),
        ("moves", "La Bourgogne ne va pas en Belgique mais en Ruhr.", "A BUR - RUH|A MAR - BUR"),
        ("retreats", "Lieber A BEL R PIC statt Holland", "A BEL R PIC|F SKA R NWY, NTH"),
        ("retreats", "Scrap the second: disband", "A BEL D|F SKA R NWY, NTH"),
        ("spies", "Cancel the kill.", "SPY BUR - RUH|SPY PAR - PIC"),
        ("spies", "Der Spion in Paris bleibt doch lieber.", "SPY BUR - RUH KILL GERMANY|SPY PAR H"),
        ("prisoners", "Scrap the execution.", ""),
    ],
)
def test_an_order_that_is_taken_back_does_not_stand(sheet: str, line: str, orders: str) -> None:
    one = after(sheet, line)
    assert "|".join(ordered(one)) == orders
    assert one.unread == ()


@pytest.mark.parametrize(
    ("sheet", "line"),
    [
        ("moves", "Please don't forget the move to Belgium!"),
        ("moves", "Not an easy turn for Burgundy."),
        ("moves", "If Germany supports Belgium, cancel the move."),
        ("moves", "Did I forget an order?"),
        ("moves", "Shall I cancel the move to Belgium?"),
        ("moves", "Ignore my last mail."),
        ("moves", "Belgium does not go to Burgundy."),
        ("moves", "If Burgundy does not go to Belgium, I am lost."),
        ("moves", "Cancel everything."),
        ("moves", "Vergiss nicht, dass Belgien mir gehört."),
        ("moves", "Cancel order 7"),
        ("retreats", "Not Norway after all."),
        ("moves", "I had to cancel my trip to Belgium."),
        ("moves", "We drop our anchor in Burgundy tonight."),
        ("moves", "Meinen Flug nach Belgien muss ich leider streichen."),
        ("moves", "J'ai oublié mon parapluie en Belgique."),
    ],
)
def test_what_takes_nothing_back_for_sure_is_lit_and_changes_nothing(sheet: str, line: str) -> None:
    game, power, text = SHEETS[sheet]
    one = after(sheet, line)
    assert ordered(one) == ordered(read(game, power, text, "q"))
    assert [shown.text for shown in one.unread] == [line]


@pytest.mark.parametrize(
    "line",
    [
        "No, don't execute the Turks, deport them.",
        "Deport them instead of executing them.",
        "Statt die Türken hinzurichten, schieb sie lieber ab.",
    ],
)
def test_what_comes_instead_and_is_not_understood_is_lit_and_the_old_order_is_gone(
    line: str,
) -> None:
    one = after("prisoners", line)
    assert (one.orders, len(one.unread)) == ((), 1)


def test_an_order_taken_back_in_its_own_line_does_not_stand_either() -> None:
    text = "A BUR - BEL, F MAO - ENG. Scratch the fleet move. A SPA - GAS."
    assert ordered(read("standard", "FRANCE", text, "q")) == ["A BUR - BEL", "A SPA - GAS"]
