"""What players of Intimate Diplomacy are told of an auction: why a bid was lost, what it cost."""

import pytest

from engine import judge
from engine.board.graph import PowerId
from engine.errors import UserError
from engine.game.game import Game
from engine.language.speaker import Speaker
from engine.play import samples
from engine.report.account import Account
from engine.session.seat import Seat
from engine.visibility.sight import GM


def auctioned(mine: list[str], other: list[str]) -> Game:
    """A game with its first auction done; X is at home in France, Y in Russia, with 20 credits."""
    game = Game.begin(judge.ruleset("intimate"), title="Duel", seed="1")
    wishes = {"X": "FRANCE", "Y": "RUSSIA"}
    for player, home in wishes.items():
        rest = [power for power in game.rules.powers if power != home]
        line = " ".join(["PREFER", home, *rest])
        game.give(PowerId(player), [game.reader.order(line)], source="typed")
    game.resolve()
    for player, lines in (("X", mine), ("Y", other)):
        game.give(PowerId(player), [game.reader.order(line) for line in lines], source="typed")
    game.resolve()
    return game


def told(game: Game, viewer: str = "X", language: str = "en") -> Account:
    return Seat(game).of(PowerId(viewer)).told(speaker=Speaker(language))


def words(one: Account) -> dict[str, str]:
    return {f"{line.power} {line.order}": line.word for ls in one.orders.values() for line in ls}


def test_a_lost_bid_says_what_was_bid_against_it_or_that_it_tied() -> None:
    one = words(told(auctioned(["BID ITALY 4", "BID TURKEY 3"], ["BID ITALY 4", "BID TURKEY 5"])))
    assert one["X BID ITALY 4"] == "a tie: anarchy"
    assert one["X BID TURKEY 3"] == "outbid: 5"
    assert one["Y BID TURKEY 5"] == ""


@pytest.mark.parametrize(
    ("language", "lost", "half"),
    [
        ("en", "beyond the purse: all credits lost", "won at half price"),
        ("de", "über das Guthaben: alles verloren", "zum halben Preis"),
        ("fr", "au-dessus des moyens\N{NARROW NO-BREAK SPACE}: tout est perdu", "à moitié prix"),
    ],
)
def test_who_overbids_reads_why_and_the_other_that_it_paid_half(
    language: str, lost: str, half: str
) -> None:
    game = auctioned(["BID ITALY 15", "BID TURKEY 10"], ["BID ITALY 4"])
    one = told(game, language=language)
    assert words(one)["X BID ITALY 15"] == lost
    assert words(one)["Y BID ITALY 4"] == half
    why = {line.order: line.why for lines in one.orders.values() for line in lines}
    assert "[ID-5b]" in why["BID ITALY 15"]
    assert "25" in why["BID ITALY 15"]


@pytest.mark.parametrize(
    ("language", "purse"),
    [
        ("en", "You have 15 credits (20 before)."),
        ("de", "Sie haben 15 Credits (vorher 20)."),
        ("fr", "Vous avez 15 crédits (20 avant)."),
    ],
)
def test_a_purse_is_told_with_what_it_held_before(language: str, purse: str) -> None:
    assert purse in told(auctioned(["BID ITALY 5"], []), language=language).news


def test_builds_of_countries_under_command_must_be_taken() -> None:
    seat = Seat(samples.play("a-duel-for-europe"))
    winter = next(n for n in range(len(seat.line)) if str(seat.look(n).due) == "W1901A")
    for viewer, may in ((GM, "France may"), (PowerId("X"), "You may")):
        due = seat.of(viewer).told(winter).due
        assert "Germany must build a unit." in due
        assert f"{may} build 2 units." in due


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_a_stalemate_that_waits_changes_no_letter(language: str) -> None:
    """A scenario shows what an act brings, not that one is refused (ID-10a)."""
    game = auctioned(["BID ITALY 5"], [])
    before = told(game, language=language)
    with pytest.raises(UserError, match="once no mercenary country is left"):
        game.resolve(["STALEMATE"])
    assert told(game, language=language) == before
