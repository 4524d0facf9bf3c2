"""A postal game for tests: Spy Diplomacy, Spring 1901, seven players with addresses."""

from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime

from engine import judge
from engine.board.graph import Location, PowerId
from engine.game.game import Game
from engine.post.book import Book, Holder
from engine.post.package import Art, Artist
from engine.session.seat import Seat

ADDRESSES = {
    "AUSTRIA": "kaspar.lind@post.example",
    "ENGLAND": "ottilie@wren.example",
    "FRANCE": "m.dubreuil@courriel.example",
    "GERMANY": "hanne.voss@netz.example",
    "ITALY": "sandro@bellini.example",
    "RUSSIA": "yelena.k@box.example",
    "TURKEY": "deniz@liman.example",
}
SPIES = {
    "AUSTRIA": "VIE",
    "ENGLAND": "LON",
    "FRANCE": "PAR",
    "GERMANY": "BER",
    "ITALY": "ROM",
    "RUSSIA": "MOS",
    "TURKEY": "CON",
}
NOON = datetime(2025, 3, 4, 12, 0, tzinfo=UTC)


def clock() -> datetime:
    """A clock that stands still, so that files come out alike."""
    return NOON


def begun(variant: str = "spy", title: str = "Tannenburg") -> Game:
    """A game at its start."""
    return Game.begin(judge.ruleset(variant), title=title, seed="17", clock=clock)


def tannenburg() -> Game:
    """Spring 1901 is due, and each power has a spy in its capital."""
    game = begun()
    for power, place in SPIES.items():
        order = game.reader.order(f"BUILD SPY {place}", phase=game.position().phase.kind)
        game.give(PowerId(power), [order], source="typed")
    game.resolve()
    return game


def book() -> Book:
    """Who plays."""
    seats = {
        PowerId(power): Holder(power=PowerId(power), name=power.title(), addresses=(address,))
        for power, address in ADDRESSES.items()
    }
    return Book(gm="Ana Ruiz", address="gm@tannenburg.example", seats=seats)


def drawing(maps: Callable[..., Mapping[str, bytes]]) -> Artist:
    """An artist who draws the maps of letters when they are wanted, and nothing on paper."""

    def begin(
        seat: Seat, _page: str, _title: str, *, language: str, scene: Sequence[Location]
    ) -> Callable[[], Art]:
        return lambda: (maps(seat, language=language, scene=scene), b"")

    return begin
