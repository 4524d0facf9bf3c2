"""The turn package: all that one player is sent after a deadline, made from that player's view."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Protocol, TypeAlias

from engine.board.graph import Location, PowerId
from engine.files import write_whole
from engine.game.game import Game
from engine.game.known_keys import KnownKeys
from engine.game.packet import pack
from engine.game.packet_file import seal
from engine.game.packet_lock import Signer, lock
from engine.game.packet_name import SUFFIX
from engine.language.message import Message
from engine.post.book import PROOFS, moment_in_words
from engine.post.calendar import calendar
from engine.post.form import form
from engine.post.keys import recipient, signing_key
from engine.post.letter import Letter
from engine.post.outbox import Manner, draft, keep, letters, pictures
from engine.post.posted import mark_sent
from engine.post.press import published
from engine.post.rulebook import rulebook
from engine.session.seat import Seat

Art: TypeAlias = tuple[Mapping[str, bytes], bytes]
"""The maps of a letter, by the names of their files, and the letter on paper."""


class Artist(Protocol):
    """Draws what goes with letters, while other work goes on."""

    def __call__(
        self, seat: Seat, page: str, title: str, *, language: str, scene: Sequence[Location]
    ) -> Callable[[], Art]:
        """Begin to draw the maps of the turn looked at, and a letter's page on paper.

        The page shows a ``cut`` of the map around the places of the scene. The results wait until
        done.
        """


@dataclass(frozen=True, slots=True, kw_only=True)
class Parts:
    """What goes with the letters: packets if there is a key to sign them, a calendar.

    An ``artist`` draws maps meanwhile, and PDFs to be printed.

    ``made`` is the time stamp of the calendar; packets of players without a key are locked with the
    player's own of the ``phrases``, if there is one. ``forms`` go along as well, if there is a key
    and the player's packets are not locked.
    """

    made: datetime
    artist: Artist | None = None
    by: Signer | None = None
    keys: KnownKeys | None = None
    phrases: Mapping[PowerId, str] = field(default_factory=dict)
    packets: bool = True
    forms: bool = False


def parts_of(
    file: Path,
    *,
    packets: bool,
    forms: bool = False,
    phrases: Mapping[PowerId, str] | None = None,
    artist: Artist | None = None,
) -> Parts:
    """What goes with letters written now; raises KeyFileError for a bad key."""
    return Parts(
        made=datetime.now(UTC),
        artist=artist,
        by=signing_key(file) if packets or forms else None,
        packets=packets,
        forms=forms,
        keys=KnownKeys(),
        phrases=phrases or {},
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class Package:
    """One player's turn: the letter, all its files by name, and the mail that carries them."""

    letter: Letter
    files: Mapping[str, bytes]
    draft: bytes

    @property
    def power(self) -> PowerId:
        """Whose it is."""
        return self.letter.power

    @property
    def name(self) -> str:
        """The name of its mail, without extension."""
        return self.letter.name


def packages(
    game: Game, manner: Manner, parts: Parts, powers: Sequence[PowerId] | None = None
) -> Iterator[Package]:
    """The packages about the last turn, for all powers or some.

    Raises PacketError if a player's key is not valid, or the board cannot go into a packet;
    BookError if the press beside the game cannot be read.
    """
    begun = []
    for letter in letters(game, manner, powers):
        eyes = Seat(game).after(game.record.nodes[letter.node]).of(letter.power)
        begun.append((letter, _drawing(parts, letter, eyes, manner)))
    for letter, art in begun:
        maps, paper = art()
        drawn = {f"{letter.about}-{name}": content for name, content in maps.items()}
        sealed = parts.by and parts.packets
        packet = [packet_of(game, manner, parts, letter.power)] if sealed else []
        forms = form_of(game, manner, parts, letter, drawn)
        beside = {**drawn, **forms, **dict(packet), **_calendar(game, manner, parts)}
        if letter.frame.welcome:
            beside["rules.txt"] = rulebook(game.rules, manner.book.speaker(letter.power)).encode()
        words = {
            f"{letter.name}.txt": letter.text.encode(),
            f"{letter.name}.html": letter.page(pictures(drawn)).encode(),
            f"{letter.name}.md": letter.markdown.encode(),
        }
        if paper:
            words[f"{letter.name}.pdf"] = paper
        title, enclosed = game.record.header.title, _enclosed(letter, forms)
        yield Package(
            letter=letter,
            files={**words, **beside},
            draft=draft(letter, manner.book, title, beside, enclosed),
        )


def _drawing(parts: Parts, letter: Letter, eyes: Seat, manner: Manner) -> Callable[[], Art]:
    """The drawings for a letter, if somebody draws, who begins at once."""
    if not parts.artist:
        return lambda: ({}, b"")
    language, scene = manner.book.speaker(letter.power).language, letter.told.scene
    title = f"{letter.told.whole_heading} · {letter.frame.power}"
    page = letter.page({"cut": "cut"} if scene else {})
    return parts.artist(eyes, page, title, language=language, scene=scene)


def written(  # what is written, how, and where
    game: Game,
    manner: Manner,
    parts: Parts,
    powers: Sequence[PowerId] | None,
    folder: Path,
    *,
    noted: bool,
) -> Iterator[tuple[Package, Path]]:
    """Write the packages one by one; yields each with its mail.

    ``noted`` ones count as sent, so that later ones correct them. Raises as `packages` does, and
    WriteError.
    """
    for package in packages(game, manner, parts, powers):
        mail = write(package, folder)
        if not package.letter.sent:
            kept = keep(manner.file, package.letter, mail)
            if noted:
                mark_sent(manner.file, kept, to=manner.book.seat(package.power).addresses)
        yield package, mail


def write(package: Package, folder: Path) -> Path:
    """Write a package, its files into the power's folder, its mail beside it; the mail's path."""
    own = folder / package.power
    for name, content in package.files.items():
        write_whole(own / name, content)
    return write_whole(folder / f"{package.name}.eml", package.draft)


def packet_of(game: Game, manner: Manner, parts: Parts, power: PowerId) -> tuple[str, bytes]:
    """A power's packet for the current deadline: its file name and its content.

    Raises PacketError if the player's key is not valid.
    """
    if parts.by is None:
        raise ValueError(Message("post.packet_is_signed_key"))
    phase = str(game.position().phase)
    content = pack(
        game,
        power,
        token=parts.by.token(game.record.header.game, power, phase),
        deadline=moment_in_words(manner.book.deadlines.get(phase), manner.book.speaker(power)),
        press=published(manner.file, game, manner.book, power),
    )
    key, phrase = _key(manner, parts, power), phrase_of(manner, parts, power)
    data = lock(seal(content, parts.by), recipient=key, passphrase=phrase)
    return f"{manner.file.stem}-{phase}-{power}{SUFFIX}", data


def form_of(
    game: Game, manner: Manner, parts: Parts, letter: Letter, drawn: Mapping[str, bytes]
) -> dict[str, bytes]:
    """The form that answers a letter, by file name, with one of the maps ``drawn``.

    There is none if nothing is due from the player any more, if the player's packets are locked,
    since anybody who found the form could answer, or if answers must be signed.
    """
    power, due = letter.power, str(game.position().phase)
    secret = _key(manner, parts, power) or phrase_of(manner, parts, power)
    signed = manner.book.seat(power).proof == PROOFS[-1]
    if not parts.forms or parts.by is None or letter.due != due or secret or signed:
        return {}
    token = parts.by.token(game.record.header.game, power, due)
    map_name = pictures(drawn).get("map", "")
    made = form(
        letter,
        Seat(game).after(game.record.nodes[letter.node]).of(power),
        game=game.record.header.game,
        token=token,
        address=manner.book.address,
        picture=drawn.get(map_name, b""),
    )
    return {f"{due}-{power}-orders.html": made.encode()} if made else {}


def _enclosed(letter: Letter, forms: Iterable[str]) -> str:
    """The sentence that tells a player about the form."""
    said = letter.told.speaker.say
    return "\n".join(said(Message("post.form_enclosed", name=name)) for name in forms)


def phrase_of(manner: Manner, parts: Parts, power: PowerId) -> str:
    """The passphrase of a power's packet; empty if its player has a key."""
    return "" if _key(manner, parts, power) else parts.phrases.get(power, "")


def _key(manner: Manner, parts: Parts, power: PowerId) -> str:
    if parts.keys:
        return recipient(manner.book, power, parts.keys)
    return manner.book.seat(power).age


def _calendar(game: Game, manner: Manner, parts: Parts) -> dict[str, bytes]:
    if not manner.book.deadlines:
        return {}
    return {"deadlines.ics": calendar(game, manner.book, parts.made)}
