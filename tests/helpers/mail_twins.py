"""Everything that a player is sent, decoded part by part, in two worlds that differ in secrets."""

import email
import io
import zipfile
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from datetime import timedelta
from email import policy
from functools import partial
from pathlib import Path
from random import Random
from unittest.mock import patch

from nacl.signing import SigningKey

from engine import judge
from engine.board.graph import PowerId
from engine.coach.looking import look_over
from engine.game.game import Game
from engine.game.packet_lock import Signer
from engine.language.texts import LANGUAGES
from engine.orders.notation import write
from engine.post.book import Book, Holder
from engine.post.inbox import intake
from engine.post.letter import words
from engine.post.mail import parse
from engine.post.outbox import Manner
from engine.post.package import Artist, Parts, packages
from engine.post.public import ripe
from engine.post.receipt import receipt
from engine.post.status import reminder, status
from engine.post.style import names, style
from engine.report.styles import as_html, as_text
from engine.rules import Ruleset
from engine.session.seat import Seat
from spydip_gui.output.letter_maps import letter_maps
from tests.helpers import twins
from tests.helpers.cases import Case
from tests.helpers.hands import by_seat
from tests.helpers.odd_mixes import place
from tests.helpers.postal import NOON, clock, drawing
from tests.helpers.reach import World
from tests.helpers.seat_secrets import sealed
from tests.helpers.secrets_of import secrets_of
from tests.helpers.showing import tree

GM = Signer(SigningKey(bytes(range(32))))
GAMES = (*judge.variant_ids(), *judge.mixes())
"""The six variants and the mixes."""


@dataclass(frozen=True)
class Pair:
    """Two worlds that one viewer may not tell apart; ``after`` also once they are decided."""

    rules: Ruleset
    viewer: PowerId
    one: World
    two: World
    secret: str
    after: bool


@dataclass
class Found:
    """What was compared, by the kind of secret, and where two worlds differed."""

    tried: Counter[str] = field(default_factory=Counter)
    parts: Counter[str] = field(default_factory=Counter)
    leaks: list[str] = field(default_factory=list)


def compare(pairs: Iterable[Pair], artist: Artist | None, dressed: str = "judge") -> Found:
    """Compare all that the viewer of each pair is sent in both of its worlds, byte by byte."""
    found = Found()
    for pair in pairs:
        one, two = (mailed(pair, world, artist, dressed) for world in (pair.one, pair.two))
        found.tried[pair.secret] += 1
        found.parts.update(Path(name).suffix or name for name, _ in one)
        if one != two:
            differ = [a[0] for a, b in zip(one, two, strict=False) if a != b]
            phase = pair.one.position.phase
            found.leaks.append(f"{pair.secret}, {phase}, {pair.viewer}: {', '.join(differ)}")
    return found


def mailed(
    pair: Pair, world: World, artist: Artist | None, dressed: str
) -> list[tuple[str, bytes]]:
    """All that a viewer is sent in one world, in its sequence: files, their parts, headers."""
    with patch("secrets.token_hex", lambda _size: "7b0c0f5e"):
        game = Game.begin(
            pair.rules,
            title="Twins",
            seed="17",
            board=place(pair.rules),
            position=world.position,
            clock=clock,
        )
    with game:
        found = [*_sent(game, pair, None, dressed, "before")]
        for power, orders in by_seat(pair.rules, world.position, world.given).items():
            game.give(power, orders, source="typed")
        found += [*_reminded(game, pair.viewer), *_received(game, pair.viewer, world)]
        if pair.after:
            game.resolve()
        found += _sent(game, pair, artist, dressed, "after")
        found += _seated(game, pair.viewer)
    return found


def _seated(game: Game, viewer: PowerId) -> Iterator[tuple[str, bytes]]:
    """What the viewer is shown at a seat: accounts, choices, drafts, advice; what onlookers may."""
    seat = Seat(game, viewer)
    yield "phases", repr((seat.phases, seat.missed, ripe(game, _book(game.rules)))).encode()
    for turn in range(len(seat.line)):
        told = seat.told(turn)
        yield f"account {turn}", (as_text(told) + as_html(told)).encode()
    if not seat.over:
        given = [seat.read(viewer, text) for text in seat.orders(viewer)]
        yield "choices", "\n".join(tree(seat.options(viewer))).encode()
        yield "drafts", repr((seat.rows(viewer), seat.results(viewer), seat.preview())).encode()
        yield "advice", repr(look_over(game.rules, seat.look(), given)).encode()


def _sent(
    game: Game, pair: Pair, artist: Artist | None, dressed: str, when: str
) -> Iterator[tuple[str, bytes]]:
    manner = Manner(
        file=Path("/nowhere/twins.spydip"),
        book=_book(pair.rules),
        style=style(dressed),
        words={language: words(None, language) for language in LANGUAGES},
        press={pair.viewer: ("(The Times): nothing new",)},
    )
    parts = Parts(made=NOON, artist=artist, by=GM, forms=True)
    for package in packages(game, manner, parts, [pair.viewer]):
        for name, content in package.files.items():
            yield f"{when} {name}", content
            if name.endswith(".spyview"):
                yield from _unzipped(content)
        yield f"{when} {package.name}.eml", package.draft
        yield from _decoded(package.draft)


def _unzipped(content: bytes) -> Iterator[tuple[str, bytes]]:
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        yield "names.zip", repr(archive.infolist()).encode()
        for entry in archive.infolist():
            yield entry.filename, archive.read(entry)


def _decoded(draft: bytes) -> Iterator[tuple[str, bytes]]:
    mail = email.message_from_bytes(draft, policy=policy.default)
    for part in mail.walk():
        yield "headers", repr(part.items()).encode()
        if not part.is_multipart():
            yield part.get_content_type(), bytes(part.get_payload(decode=True))


def _reminded(game: Game, viewer: PowerId) -> Iterator[tuple[str, bytes]]:
    book = _book(game.rules)
    for row in status(game, book, NOON + timedelta(hours=1)):
        if row.power == viewer:
            yield "reminder.txt", reminder(game, book, row).encode()


def _received(game: Game, viewer: PowerId, world: World) -> Iterator[tuple[str, bytes]]:
    given = by_seat(game.rules, world.position, world.given).get(viewer, ())
    lines = "\n".join(map(write, given))
    head = f"From: {_address(viewer)}\nSubject: {viewer}\n\n"
    one = intake(game, _book(game.rules), parse(f"{head}{lines}\nA PAR - XYZ\n".encode()), GM)
    yield "receipt.txt", receipt(one, "Twins", str(game.position().phase)).encode()


def _book(rules: Ruleset) -> Book:
    seats = {
        power: Holder(power=power, name=power.title(), addresses=(_address(power),))
        for power in rules.seats
    }
    year = rules.board.year
    phases = (f"{season}{year + n}{kind}" for n in range(4) for season in "SF" for kind in "MR")
    return Book(gm="Ana", seats=seats, deadlines=dict.fromkeys(phases, NOON))


def _address(power: PowerId) -> str:
    return f"{power.lower()}@post.example"


def pairs(played: str | Ruleset, seed: int) -> Iterator[Pair]:
    """Pairs of worlds from a game by chance, for one viewer at each deadline."""
    rules = judge.ruleset(played) if isinstance(played, str) else played
    draw = Random(f"mail {rules.variant.id} {seed}")
    for world, turn, told in twins.turns(rules, seed):
        viewer = draw.choice(rules.seats)
        case = Case(rules, world, turn, viewer, draw, told[viewer])
        found = twins.twin(case) if secrets_of(rules.variant) else None
        if found is not None:
            yield Pair(rules, viewer, world, found[0], found[2].__name__, after=True)
        if found is None or draw.random() < 0.2:
            yield Pair(rules, viewer, world, sealed(case), "sealed", after=False)


def drawn(*forms: str, width: int) -> Artist:
    """Who draws the maps of letters in these forms."""
    return drawing(partial(letter_maps, forms=forms, width=width))


STYLES: Mapping[str, str] = dict(zip(GAMES, (names() * 2)[: len(GAMES)], strict=True))
"""A style for each game, so that all of them are tried."""
