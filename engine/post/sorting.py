"""Sorting: which game, power and deadline a mail is for, and when somebody must look first."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from engine.board.graph import PowerId
from engine.board.names import fold
from engine.language.message import Listed, Message, sentences
from engine.orders import layout
from engine.orders.lexicon import Lexicon
from engine.orders.wording import power_name
from engine.phases import Phase, Season
from engine.post.book import Book
from engine.post.mail import Mail

_CODE = re.compile(r"\b([SFW])\s?(1[89]\d\d)([MRABPD]S?)?\b")
_SEASON = re.compile(
    r"\b(spring|frühjahr|frühling|printemps|primavera|fall|autumn|herbst|automne|otoño|autunno|"
    r"winter|hiver|invierno|inverno)[\s,]*(?:of\s+)?(?:(1[89]\d\d)|'?(\d\d)\b)",
    re.IGNORECASE,
)
_LETTERS = {"spr": "S", "frü": "S", "pri": "S", "win": "W", "hiv": "W", "inv": "W"}
_TAG = re.compile(
    r"\[([^\[\]]+)\]|\b(?:game|partie|spiel|partita|partida)\s*:\s*(.+)", re.IGNORECASE
)
_RESULTS = re.compile(
    r"\b(?:results?|adjudication|report|ergebnis(?:se)?|auswertung|bericht|résultats?|rapport)\b",
    re.IGNORECASE,
)
_FRUHJAHR = re.compile(r"\b(?:frühjahr|fruehjahr|frühling)", re.IGNORECASE)
_GERMAN = "UND DER DAS NACH ICH IST LIEBE LIEBER HALLO VON FUR BITTE NICHT GRUSSE"
_ENGLISH_FRENCH = "AND THE TO MY IS PLEASE DEAR FROM ORDERS LE LA LES ET VERS MON CHERE"
_NUMBER = re.compile(r"\d{1,3}|[ivx]+")
"""What distinguishes games of the same name; a year may be left out."""

_TELLING = 3
"""How many letters of a title are enough to mean it."""

_GATEWAYS = ("ext", "extern", "external", "spam?")
_PREFIX = re.compile(r"^(?:(?:re|aw|fw|fwd|wg|tr|sv|rif)\s*:\s*)+", re.IGNORECASE)


@dataclass(frozen=True, slots=True, kw_only=True)
class Sorted:
    """Where a mail belongs: whose it is, how that was found, and why it is held back, if so.

    ``elsewhere`` is true if it names another game or another deadline.
    """

    power: PowerId | None
    why: Message
    held: Message | None = None
    elsewhere: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Awaited:
    """What mails are sorted by: the game's title, what is due, who gives orders, and the names."""

    title: str
    due: Phase
    seats: tuple[PowerId, ...]
    lexicon: Lexicon
    book: Book


def sort(awaited: Awaited, mail: Mail, words: str, as_power: PowerId | None = None) -> Sorted:
    """Where a mail belongs; with ``as_power``, the game master has said whose it is.

    ``words`` is its text with what wraps it marked, see `wrapping.unwrapped`.

    A sender in the book decides; if it plays several powers, subject and headings choose among
    them. Without a sender, as in pasted text, subject, headings and the file name decide. Mail from
    a stranger is held back, and so is anything that names another game or another deadline.
    """
    mine = awaited.book.powers_of(mail.sender)
    held = elsewhere = _elsewhere(awaited, mail.subject if as_power is None else "", words)
    if as_power is not None:
        return Sorted(power=as_power, why=Message("post.said_game_master"), held=held)
    if (mail.sender or mail.unsure) and not mine:
        unknown = Message(mail.unsure or "post.sender_unknown", sender=mail.sender)
        held = held or sentences(unknown, Message("post.page_unread") if mail.unopened else None)
        return Sorted(power=None, why=Message("post.a_stranger"), held=held)
    if len(mine) == 1:
        held = held or _another(awaited, mail.subject, mine[0])
        sent_by, astray = Message("post.sent_by", sender=mail.sender), elsewhere is not None
        return Sorted(power=mine[0], why=sent_by, held=held, elsewhere=astray)
    found = tuple(power for power in _named(awaited, mail, words) if not mine or power in mine)
    if len(found) == 1:
        return Sorted(power=found[0], why=Message("post.named_in_mail"), held=held)
    which = Message("post.several_powers_are_named") if found else Message("post.no_power_is_named")
    return Sorted(power=None, why=which, held=held or Message("post.owner_unclear", which=which))


def _named(awaited: Awaited, mail: Mail, words: str) -> tuple[PowerId, ...]:
    """The powers named in the subject, the headings or the file name: the first that names any."""
    stem = re.sub(r"[\d_.-]+|eml|txt", " ", mail.source)
    sources = (
        _words(_PREFIX.sub("", _TAG.sub(" ", mail.subject))),
        [line for line in words.splitlines() if not layout.quotes(line)],
        _words(stem),
    )
    for texts in sources:
        powers = [layout.heading(awaited.lexicon, text) for text in texts]
        found = tuple(power for power in dict.fromkeys(powers) if power and power in awaited.seats)
        if found:
            return found
    return ()


def _another(awaited: Awaited, subject: str, sender: PowerId) -> Message | None:
    """Why a subject contradicts the sender: it names another power."""
    bare = _PREFIX.sub("", _TAG.sub(" ", subject))
    parts = (bare, *re.split(r"[-,:;/|()]+", bare))
    named = [layout.heading(awaited.lexicon, part) for part in parts]
    powers = [power for power in named if power in awaited.seats]
    if not powers or sender in powers:
        return None
    board, whose = awaited.lexicon.board, powers[0]
    values = {"whose": power_name(board, PowerId(whose or "")), "power": power_name(board, sender)}
    return Message("post.subject_other_power", **values)


def _words(text: str) -> list[str]:
    """A text, its parts and its words: possible headings in a subject."""
    parts = re.split(r"[-,:;/|()\[\]]+", text)
    words = [word for word in re.findall(r"[^\W\d_]+", text) if len(word) > 2]
    return [text, *parts, *words]


def _elsewhere(awaited: Awaited, subject: str, words: str) -> Message | None:
    """Why a mail is not for this game or this deadline; None if it may be."""
    for match in _TAG.finditer(subject):
        tag = (match[1] or match[2]).strip()
        if any(_deadlines(tag)) or tag.lower() in _GATEWAYS or layout.heading(awaited.lexicon, tag):
            continue
        if not _same(tag, awaited.title):
            return Message("post.subject_other_game", tag=tag, title=awaited.title)
    if _PREFIX.match(subject) and (_RESULTS.search(subject) or _quotes_due(awaited, words)):
        subject = ""  # orders in a reply to the results are for the next deadline
    # A reply to the last letter names what was decided, followed by what is due.
    headings = " / ".join(_headings(awaited.lexicon, words))
    for key, text in (
        ("post.subject_other_deadline", subject),
        ("post.text_other_deadline", headings),
    ):
        named = tuple(dict.fromkeys(_deadlines(text, _bare_f(awaited, f"{subject}\n{words}"))))
        if named and not str(awaited.due).startswith(tuple(named)):
            return Message(key, named=Listed(named), due=str(awaited.due))
    return None


def _quotes_due(awaited: Awaited, words: str) -> bool:
    """Whether the letter that a mail answers, quoted below, names what is due now."""
    quoted = "\n".join(line for line in words.splitlines() if layout.quotes(line))
    return any(str(awaited.due).startswith(named) for named in _deadlines(quoted))


def titled(subject: str, title: str) -> bool:
    """Whether a subject names a game by its title."""
    return any(_same((tag[1] or tag[2]).strip(), title) for tag in _TAG.finditer(subject))


def _headings(lexicon: Lexicon, words: str) -> Iterator[str]:
    """The lines of a mail's own words that only say that orders follow, or whose."""
    for line in words.splitlines():
        bare = "" if layout.quotes(line) else layout.strip(line).text
        if bare and (layout.title(bare) or layout.heading(lexicon, bare)):
            yield bare


def _same(tag: str, title: str) -> bool:
    """Whether a tag is a game's title, or words of it; an extra number makes it another game."""
    ours, theirs = (re.findall(r"\w+", text.lower()) for text in (title, tag))
    if {word for word in {*ours} ^ {*theirs} if _NUMBER.fullmatch(word)}:
        return False
    bare, whole = "".join(theirs), "".join(ours)
    return bare == whole or (len(bare) >= _TELLING and (bare in whole or whole in bare))


def _bare_f(awaited: Awaited, text: str) -> str:
    """The season of an F without a kind of deadline: Fall, or a German's Frühjahr.

    What is due decides, unless a text names that season or is English or French by its words.
    """
    own = "\n".join(line for line in text.splitlines() if not layout.quotes(line))
    if _FRUHJAHR.search(own):
        return "S"
    words = [fold(word) for word in re.findall(r"[^\W\d_]+", own)]
    german = sum(word in _GERMAN.split() for word in words)
    foreign = sum(word in _ENGLISH_FRENCH.split() for word in words)
    return "F" if foreign > german or awaited.due.season is Season.WINTER else str(awaited.due)[0]


def _deadlines(subject: str, bare_f: str = "F") -> Iterator[str]:
    """The deadlines named in a subject, by code or by season and year."""
    codes = [f"{code[1]}{code[2]}{code[3] or ''}" for code in _CODE.finditer(subject)]
    codes = [f"{bare_f}{code[1:]}" if re.fullmatch(r"F\d+", code) else code for code in codes]
    yield from codes
    for season in _SEASON.finditer("" if codes else subject):
        word = season[1].lower()
        yield f"{_LETTERS.get(word[:3], 'F')}{season[2] or '19' + season[3]}"
