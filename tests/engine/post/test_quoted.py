"""A mail may keep the orders that it quotes; without saying so, it keeps none of them."""

import pytest

from engine.orders.notation import write
from engine.post.inbox import intake
from engine.post.mail import Mail
from tests.helpers.mails import book_of
from tests.helpers.postal import ADDRESSES, begun

QUOTED = "> A PAR - PIC\n> A MAR - SPA\n> F BRE - MAO"


def orders_of(text: str) -> list[str]:
    with begun() as game:
        mail = Mail(
            source="1.eml", sender=ADDRESSES["FRANCE"], name="Jo", subject="", date="", text=text
        )
        return sorted(write(order) for order in intake(game, book_of(game), mail).orders)


@pytest.mark.parametrize(
    "said",
    [
        "One correction, the rest stands as below:",
        "Korrektur, der Rest gilt so:",
        "Une correction, le reste est inchangé :",
        "Please change this and keep the others:",
    ],
)
def test_quoted_orders_that_are_kept_stand_but_for_those_named_anew(said: str) -> None:
    assert orders_of(f"{said}\nA PAR - BUR\n\n{QUOTED}") == [
        "A MAR - SPA",
        "A PAR - BUR",
        "F BRE - MAO",
    ]


@pytest.mark.parametrize(
    "text",
    [
        f"A PAR - BUR\n\n{QUOTED}",
        "Correction, the rest stands:\nA PAR - BUR\n\n> A MUN - BOH",
        "Correction, the rest stands:\nA PAR - BUR\n\n> A MAR - SPA\n> F BRE - somewhere",
    ],
)
def test_other_quotations_order_nothing(text: str) -> None:
    assert orders_of(text) == ["A PAR - BUR"]
