"""The outbox: the letters of a deadline, one per player, as drafts for a mail program."""

import re
from base64 import encodebytes
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from email import policy
from email.message import EmailMessage
from email.utils import quote
from pathlib import Path
from secrets import token_bytes

from engine.board.graph import PowerId
from engine.game.game import Game
from engine.game.record import Node
from engine.language.message import Message
from engine.orders.wording import power_name
from engine.phases import Phase, PhaseKind
from engine.post import book as books
from engine.post.book import Book
from engine.post.letter import Frame, Letter, Words
from engine.post.posted import Posted, all_posted, counted, mark_sent, posted
from engine.post.posted import keep as keep_written
from engine.post.style import Style
from engine.post.versions import difference
from engine.report.pages import wrapped
from engine.session.seat import Seat

_TAGS = {PhaseKind.MOVEMENT: "NMR", PhaseKind.ADJUSTMENTS: "NBR", PhaseKind.RETREATS: "NRR"}


_SPECIAL = re.compile(r'[()<>@,:;".\[\]\\]')
"""What a name in an address may not hold unless it is quoted (RFC 5322)."""

_ADDRESS = re.compile(r"[^\s<>()\[\]:;,\"@\x00]+@[^\s<>()\[\]:;,\"@\x00]+")
"""What stands among the addresses of a mail; whatever else the book has there is left out."""

_MARK = 36
"""How many bytes stand for a file until the mail is written; large ones would take it long."""

_TYPES = {
    ".png": ("image", "png"),
    ".svg": ("image", "svg+xml"),
    ".pdf": ("application", "pdf"),
    ".ics": ("text", "calendar"),
    ".html": ("text", "html"),
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Manner:
    """How letters are made: the game's file, its book, a style, the words around, and press.

    ``words`` are by language.
    """

    file: Path
    book: Book
    style: Style
    words: Mapping[str, Words]
    press: Mapping[PowerId, tuple[str, ...]] = field(default_factory=dict)


def letters(
    game: Game, manner: Manner, powers: Sequence[PowerId] | None = None
) -> Iterator[Letter]:
    """The letters about the last turn, to all or some; each is made from its own observation.

    Later corrections by hand are told to those who see them: in the turn's letter if they got none
    before, otherwise in one of their own. The others do not learn of them.
    """
    decided, head = game.record.decided, game.record.nodes[game.record.head]
    for power in game.rules.seats if powers is None else powers:
        about = _letter(game, manner, power, decided)
        after = about if head is decided else _letter(game, manner, power, head)
        if after.about != about.about and not _sent(game, manner.file, about):
            yield _after_others(game, manner.file, about)
        yield _after_others(game, manner.file, after)


def _letter(game: Game, manner: Manner, power: PowerId, node: Node) -> Letter:
    """The first letter to a power about a node's turn, or the last turn it knows of."""
    seat = Seat(game).after(node).of(power)
    book, speaker = manner.book, manner.book.speaker(power)
    seen, told = seat.look(), seat.told(speaker=speaker)
    decided = seat.turn > 0 and not seat.edited(seat.turn)
    if not decided:
        told = replace(told, heading=told.say("before", phase=seat.rules.called(seen.phase)))
    frame = Frame(
        power=speaker.say(power_name(seat.board, power), "the"),
        name=book.seat(power).name,
        deadline=books.moment_in_words(book.deadlines.get(str(seen.due)), speaker),
        gm=book.gm,
        tags=_tags(seen.phase) if seat.missed else (),
        press=manner.press.get(power, ()),
    )
    return Letter(
        power=power,
        phase=seen.phase,
        told=told,
        frame=frame,
        style=manner.style.spoken(speaker.language),
        words=manner.words[speaker.language],
        node=seat.line[-1],
        branch=game.record.branch,
        player=book.followers(power),
        decided=decided,
        due="" if seen.ending else str(seen.due),
        unposted=book.seat(power).unposted,
    )


def _after_others(game: Game, file: Path, letter: Letter) -> Letter:
    """The letter that follows those sent: the last one again, or its correction."""
    found = _written(game, file, letter)
    if letter.player and _first(file, letter):
        letter = _welcoming(game, letter)
    last, sent = (found[-1] if found else None), [one for one in found if one.sent]
    issued = 1 + max((one.number for one in sent), default=-1)
    draft = last.text if last and not last.sent else ""
    same = replace(letter, frame=replace(letter.frame, number=max(issued - 1, 0)), draft=draft)
    if not issued:
        return same
    before, again = sent[-1].text, same.text
    if again == before:
        return replace(same, sent=True)
    changes = _changes(before, again)
    return replace(same, frame=replace(letter.frame, number=issued, changes=changes))


def _first(file: Path, letter: Letter) -> bool:
    """Whether this player of the power has had no letter about another deadline."""
    every = (one for found in all_posted(file).values() for one in found if one.sent)
    mine = (one for one in every if (one.power, one.player) == (letter.power, letter.player))
    return all(one.about == letter.about for one in mine)


def _welcoming(game: Game, letter: Letter) -> Letter:
    """A letter about the last deadline to a player who has had none, with a welcome."""
    power = power_name(game.rules.board, letter.power)
    welcome = letter.told.say("letter_welcome", power=power, title=letter.told.title)
    return replace(letter, frame=replace(letter.frame, welcome=welcome))


def keep(file: Path, letter: Letter, mail: Path | None = None) -> Posted:
    """Keep a letter beside the game's file as written, with its draft; raises WriteError."""
    written = Posted(
        power=letter.power,
        about=letter.about,
        text=letter.bare,
        number=letter.number,
        branch=letter.branch,
        node=letter.node,
        player=letter.player,
        written=datetime.now(UTC).isoformat(timespec="seconds"),
        mail=str(mail.absolute()) if mail else "",
    )
    return keep_written(file, written)


def issue(file: Path, letter: Letter, to: Sequence[str] = ()) -> Posted:
    """Keep a letter beside the game's file as sent, so that the next one is its correction."""
    return mark_sent(file, keep(file, letter), to=to)


def draft(
    letter: Letter,
    book: Book,
    title: str,
    attached: Mapping[str, bytes] | None = None,
    enclosed: str = "",
) -> bytes:
    """The letter as a draft that mail programs open for sending.

    It names only its own player, and nothing shows when or where it was made. The map and the cut
    of it are shown in the letter, everything else is attached, with a sentence if it is
    ``enclosed``.
    """
    say, number = book.speaker(letter.power).say, letter.number
    again = f", {say(Message('post.subject_correction', number=number))}" if number else ""
    due = f"; {say(Message('post.subject_due', due=letter.due))}" if letter.due else ""
    subject = f"[{title}] {letter.power} {letter.about}{again}{due}"
    mail = unsent(book, book.seat(letter.power).addresses, subject)
    rest = dict(attached or {})
    within = pictures(rest)
    marks = {name: token_bytes(_MARK) for name in rest}
    mail.set_content("\n".join(filter(None, (letter.text, enclosed and wrapped(enclosed)))))
    page = letter.page({part: f"cid:{part}" for part in within}, enclosed)
    mail.add_alternative(page, subtype="html")
    for part, name in within.items():
        body = mail.get_payload()[1]  # type: ignore[index]  # a mail with two readings has a list
        body.add_related(  # type: ignore[union-attr]  # of parts
            marks[name], "image", "png", cid=f"<{part}>", filename=name, disposition="inline"
        )
    for name in (name for name in rest if name not in within.values()):
        kind, sort = _TYPES.get(Path(name).suffix, ("application", "octet-stream"))
        mail.add_attachment(marks[name], maintype=kind, subtype=sort, filename=name)
    whole = _steady(mail)
    for name, content in rest.items():
        whole = whole.replace(_encoded(marks[name]), _encoded(content), 1)
    return whole


def pictures(names: Iterable[str]) -> dict[str, str]:
    """Which of a letter's files it shows: as its ``map``, and as its ``cut``."""
    shown = [name for name in names if name.endswith(".png")]
    return {part: name for part in ("map", "cut") for name in shown if f"{part}-" in name}


def unsent(book: Book, to: Sequence[str], subject: str) -> EmailMessage:
    """An empty mail from the game master, as a draft that mail programs open."""
    every = ("".join(address.split()) for address in (book.address, *to))
    own, *others = (address if _ADDRESS.fullmatch(address) else "" for address in every)
    others = list(filter(None, others))
    plain = "".join((own, *others)).isascii()
    mail = EmailMessage(policy=policy.SMTP if plain else policy.SMTPUTF8)
    name = " ".join(book.gm.split())
    shown = f'"{quote(name)}"' if _SPECIAL.search(name) else name
    mail["From"] = f"{shown} <{own}>" if own else shown
    mail["To"] = ", ".join(others)
    mail["Subject"] = " ".join(subject.split())
    mail["X-Unsent"] = "1"
    return mail


def note(book: Book, to: Sequence[str], subject: str, text: str) -> bytes:
    """A short mail, such as a reminder or a receipt, as a draft."""
    mail = unsent(book, to, subject)
    mail.set_content(text)
    return mail.as_bytes()


def _encoded(content: bytes) -> bytes:
    """A file as it stands in a mail."""
    return encodebytes(content).replace(b"\n", b"\r\n")


def _steady(mail: EmailMessage) -> bytes:
    """The bytes with predictable boundaries instead of random ones."""
    for number, part in enumerate(p for p in mail.walk() if p.is_multipart()):
        part.set_boundary(f"=_letter_{number}_=")
    return mail.as_bytes()


def _tags(phase: Phase) -> tuple[str, ...]:
    """Tags about missing orders; players are told only of their own."""
    tag = "NSO" if phase.covert else _TAGS.get(phase.kind)
    return (tag,) if tag else ()


def _written(game: Game, file: Path, letter: Letter) -> tuple[Posted, ...]:
    """What was written to a player about the same on this branch, oldest first."""
    line = [node.id for node in game.record.line()]
    every = posted(file, letter.about, letter.power)
    return counted([one for one in every if one.player == letter.player], letter.branch, line)


def _sent(game: Game, file: Path, letter: Letter) -> bool:
    return any(one.sent for one in _written(game, file, letter))


def _changes(before: str, after: str) -> tuple[str, ...]:
    changed = difference(before.splitlines(), after.splitlines())
    return tuple(line for line in changed if line[1:].strip())
