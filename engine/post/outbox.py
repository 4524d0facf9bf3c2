"""The outbox: the letters of a deadline, one a player, as drafts for a mail program."""

import difflib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from email import policy
from email.message import EmailMessage
from pathlib import Path

from engine import judge
from engine.board.graph import PowerId
from engine.files import write_whole
from engine.game.game import Game
from engine.game.packet import unseen_edit
from engine.language.message import Message, Value
from engine.language.speaker import Speaker
from engine.orders.wording import power_name
from engine.phases import Phase, PhaseKind
from engine.post import book as books
from engine.post.asking import lacking
from engine.post.book import Book
from engine.post.inbox import known
from engine.post.letter import Frame, Words, as_html, as_markdown, as_text
from engine.post.style import Style
from engine.report.account import Account, account
from engine.visibility.observe import Observation

_TAGS = {PhaseKind.MOVEMENT: "NMR", PhaseKind.ADJUSTMENTS: "NBR", PhaseKind.RETREATS: "NRR"}


_TYPES = {
    ".png": ("image", "png"),
    ".svg": ("image", "svg+xml"),
    ".pdf": ("application", "pdf"),
    ".ics": ("text", "calendar"),
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Letter:
    """One player's letter in three forms; ``changes`` compares with the issue before.

    The forms show what differs; ``bare`` is the text without that, which is kept once it is sent.

    ``sent`` says that the very same letter was issued before, so that it is no correction: a player
    whom a correction does not touch must not learn of it. Where nothing was ``decided``, as at the
    start, it tells how things stand before its phase. ``due`` is the phase that is due next,
    and ``unposted`` says why no mail goes to this player, if none does.
    """

    power: PowerId
    phase: Phase
    number: int
    text: str
    html: str
    markdown: str = ""
    bare: str = ""
    changes: tuple[str, ...] = ()
    sent: bool = False
    decided: bool = True
    due: str = ""
    unposted: Value = ""

    @property
    def about(self) -> str:
        """What it is about: a phase, or how things stand before it."""
        return str(self.phase) if self.decided else f"before-{self.phase}"

    @property
    def name(self) -> str:
        """What its files are called."""
        again = f"-correction-{self.number}" if self.number else ""
        return f"{self.about}-{self.power}{again}"


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
    """The letters about the last turn, to all or some; each is made from its own observation."""
    turn = game.history.led_to(game.record.head)
    for power in game.rules.seats if powers is None else powers:
        seen = judge.report(game.rules, turn, power)
        speaker = manner.book.speaker(power)
        told = account(seen, game.rules.board, game.record.header.title, speaker)
        decided = turn.before is not turn.after
        if not decided:
            heading = speaker.say(Message("report.before", phase=seen.phase.title))
            told = replace(told, heading=heading)
        due = "" if seen.ending else str(seen.due)
        letter = Letter(
            power=power,
            phase=seen.phase,
            number=0,
            text="",
            html="",
            decided=decided,
            due=due,
            unposted=manner.book.seat(power).unposted,
        )
        issued, before = _issued(manner.file, letter)
        frame = Frame(
            power=speaker.say(power_name(game.rules.board, power), "the"),
            name=manner.book.seat(power).name,
            deadline=_deadline(manner.book, seen, speaker),
            gm=manner.book.gm,
            number=max(issued - 1, 0),
            tags=_tags(game, power, seen.phase),
            press=manner.press.get(power, ()),
        )
        again = as_text(told, frame, *_dress(manner, speaker))
        if issued and again != before:
            frame = replace(frame, number=issued, changes=_changes(before, again))
        filled = _filled(letter, told, frame, manner)
        unseen = unseen_edit(game, game.record.head, power)
        yield replace(filled, sent=again == before or unseen)


def _filled(letter: Letter, told: Account, frame: Frame, manner: Manner) -> Letter:
    dress = _dress(manner, told.speaker)
    return replace(
        letter,
        number=frame.number,
        text=as_text(told, frame, *dress),
        html=as_html(told, frame, *dress),
        markdown=as_markdown(told, frame, *dress),
        bare=as_text(told, replace(frame, changes=()), *dress),
        changes=frame.changes,
    )


def _dress(manner: Manner, speaker: Speaker) -> tuple[Style, Words]:
    """The style and the words around for a reader of a language."""
    return manner.style.spoken(speaker.language), manner.words[speaker.language]


def issue(file: Path, letter: Letter) -> None:
    """Keep a letter beside the game's file as sent, so that a later one is its correction."""
    write_whole(_kept(file, letter, letter.number), letter.bare.encode())


def draft(
    letter: Letter, book: Book, title: str, attached: Mapping[str, bytes] | None = None
) -> bytes:
    """The letter as a draft that mail programs open for sending.

    It names its own player alone, and nothing tells when or where it was made. The first picture
    stands in the letter, everything else beside it.
    """
    say, number = book.speaker(letter.power).say, letter.number
    again = f", {say(Message('post.subject_correction', number=number))}" if number else ""
    due = f"; {say(Message('post.subject_due', due=letter.due))}" if letter.due else ""
    subject = f"[{title}] {letter.power} {letter.about}{again}{due}"
    mail = unsent(book, book.seat(letter.power).addresses, subject)
    rest = dict(attached or {})
    picture = next((name for name in rest if name.endswith(".png")), "")
    mail.set_content(letter.text)
    page = with_picture(letter.html, "cid:map") if picture else letter.html
    mail.add_alternative(page, subtype="html")
    if picture:
        body = mail.get_payload()[1]  # type: ignore[index]  # a mail with two readings has a list
        body.add_related(  # type: ignore[union-attr]  # of parts
            rest.pop(picture), "image", "png", cid="<map>", filename=picture, disposition="inline"
        )
    for name, content in rest.items():
        kind, sort = _TYPES.get(Path(name).suffix, ("application", "octet-stream"))
        mail.add_attachment(content, maintype=kind, subtype=sort, filename=name)
    return _steady(mail)


def unsent(book: Book, to: Sequence[str], subject: str) -> EmailMessage:
    """An empty mail from the game master that mail programs open for sending."""
    mail = EmailMessage(policy=policy.SMTP)
    mail["From"] = f"{book.gm} <{book.address}>" if book.address else book.gm
    mail["To"] = ", ".join(to)
    mail["Subject"] = subject
    mail["X-Unsent"] = "1"
    return mail


def note(book: Book, to: Sequence[str], subject: str, text: str) -> bytes:
    """A short mail, such as a reminder or a receipt, as a draft."""
    mail = unsent(book, to, subject)
    mail.set_content(text)
    return mail.as_bytes()


def with_picture(page: str, source: str) -> str:
    """An HTML letter with a picture below its heading."""
    image = f'<p><img src="{source}" alt="The map" style="max-width:100%"></p>'
    return page.replace("</h1>", f"</h1>\n{image}", 1)


def _steady(mail: EmailMessage) -> bytes:
    """The bytes with boundaries that chance has no part in."""
    for number, part in enumerate(p for p in mail.walk() if p.is_multipart()):
        part.set_boundary(f"=_letter_{number}_=")
    return mail.as_bytes()


def _tags(game: Game, power: PowerId, phase: Phase) -> tuple[str, ...]:
    """A player is told of its own missing orders alone."""
    node = game.record.nodes[game.record.head]
    if node.parent is None or node.change or game.record.given(node).get(power):
        return ()
    if not lacking(known(game, power, node.parent), ()):
        return ()
    tag = "NSO" if phase.covert else _TAGS.get(phase.kind)
    return (tag,) if tag else ()


def _deadline(book: Book, seen: Observation, speaker: Speaker) -> str:
    return books.moment_in_words(book.deadlines.get(str(seen.due)), speaker)


def _issued(file: Path, letter: Letter) -> tuple[int, str]:
    """The number that the next issue has, and the text of the one before."""
    number, before = 0, ""
    while _kept(file, letter, number).is_file():
        before = _kept(file, letter, number).read_text("utf-8")
        number += 1
    return number, before


def _kept(path: Path, letter: Letter, number: int) -> Path:
    return books.folder(path) / "issued" / letter.about / f"{letter.power}-{number}.txt"


def _changes(before: str, after: str) -> tuple[str, ...]:
    compared = difflib.ndiff(before.splitlines(), after.splitlines())
    return tuple(line for line in compared if line[:1] in "+-" and line[1:].strip())
