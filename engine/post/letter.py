"""Letters: a report with its frame, as plain text of 72 columns, Markdown and HTML.

They are written only from an account of an observation.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from importlib.resources import files
from string import Template
from types import MappingProxyType
from typing import Final

from engine.board.graph import PowerId
from engine.files import toml
from engine.game.record import MAIN
from engine.language.message import Value
from engine.phases import Phase
from engine.post.style import Style
from engine.report.account import Account
from engine.report.look import DAY
from engine.report.pages import filled

_NONE: Final[Mapping[str, str]] = MappingProxyType({})


@dataclass(frozen=True, slots=True, kw_only=True)
class Words:
    """The words around a report, and the meanings of the tags for missing orders."""

    greeting: str
    you: str
    closing: str
    signature: str
    correction: str
    differs: str
    tags: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class Frame:
    """What a letter says besides the report: to whom, until when, from whom, and which tags.

    ``power`` is the power's name in words. ``number`` counts corrections: 0 is the first issue.
    ``changes`` are the lines in which a correction differs from it, marked by ``-`` and ``+``;
    ``press`` are the texts that come with it. ``welcome`` greets a new player.
    """

    power: str
    name: str = ""
    deadline: str = ""
    gm: str = "The GM"
    number: int = 0
    tags: tuple[str, ...] = ()
    press: tuple[str, ...] = ()
    changes: tuple[str, ...] = ()
    welcome: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Letter:
    """What one player is told of a turn, with the frame around it, a style and words.

    ``sent`` says that the same letter was issued before, so it is not a correction: a player
    unaffected by a correction must not learn of it. If nothing was ``decided``, as at the start, it
    shows the position before its phase; ``node`` is where that led, on a ``branch``. ``player``
    counts earlier players of the power, and ``draft`` is a text written for it but never marked as
    sent. ``due`` is the phase due next, and ``unposted`` says why no mail goes to this player, if
    so.
    """

    power: PowerId
    phase: Phase
    told: Account
    frame: Frame
    style: Style
    words: Words
    node: int = field(default=0, compare=False)
    branch: str = field(default=MAIN, compare=False)
    player: int = field(default=0, compare=False)
    sent: bool = False
    draft: str = ""
    decided: bool = True
    due: str = ""
    unposted: Value = ""

    @property
    def about(self) -> str:
        """What it is about: a phase, or the position before it."""
        return str(self.phase) if self.decided else f"before-{self.phase}"

    @property
    def name(self) -> str:
        """The base name of its files."""
        again = f"-correction-{self.number}" if self.number else ""
        return f"{self.about}-{self.power}{again}"

    @property
    def number(self) -> int:
        """The number of the correction; 0 is the first issue."""
        return self.frame.number

    @property
    def changes(self) -> tuple[str, ...]:
        """The lines that differ from the issue before."""
        return self.frame.changes

    @property
    def text(self) -> str:
        """The letter as plain text of at most 72 columns."""
        return self._filled("txt")

    @property
    def bare(self) -> str:
        """The text without the list of changes; this is what is kept once it is sent."""
        return replace(self, frame=replace(self.frame, changes=())).text

    @property
    def markdown(self) -> str:
        """The letter as Markdown, for forums and chats."""
        return self._filled("md")

    @property
    def asked(self) -> tuple[str, ...]:
        """When the next phase is due, and what this player owes for it."""
        return tuple(filter(None, self._asked()))

    def page(self, pictures: Mapping[str, str] = _NONE, enclosed: str = "") -> str:
        """The letter as an HTML page that fetches nothing from elsewhere.

        It may show the ``map``, and a ``cut`` of it around what the headline tells; ``enclosed``
        says what comes with it.
        """
        return self._filled("html", pictures, enclosed)

    def _filled(self, form: str, pictures: Mapping[str, str] = _NONE, enclosed: str = "") -> str:
        return filled(
            f"letter.{form}",
            told=self.told,
            frame=self.frame,
            style=self.style,
            words=self.words,
            opening=list(filter(None, self._opening())),
            asked=[*(() if self.told.ending else self.told.closing), *self.asked],
            closing=list(filter(None, self._closing(form))),
            map=pictures.get("map", ""),
            cut=pictures.get("cut", ""),
            enclosed=enclosed,
            look=DAY,
        )

    def _opening(self) -> Iterator[str]:
        frame, said = self.frame, self.words
        names = {"name": frame.name or said.you, "power": frame.power}
        yield Template(said.greeting).safe_substitute(names)
        yield frame.welcome
        if frame.number:
            yield Template(said.correction).safe_substitute(number=frame.number)
        for tag in frame.tags:
            means = said.tags.get(tag, "")
            yield f"{self.told.before(tag)} {means}" if means else tag

    def _asked(self) -> Iterator[str]:
        if not self.told.ending:
            if self.frame.deadline:
                yield Template(self.words.closing).safe_substitute(deadline=self.frame.deadline)
            nothing = "" if self.told.sheet else self.told.say("due_nothing")
            yield from self.told.due or (nothing,)

    def _closing(self, form: str) -> Iterator[str]:
        silences = "" if form == "html" else " ".join(self.told.silences)  # a page has a place
        yield from (*self.frame.press, silences, self.told.ending)
        yield Template(self.words.signature).safe_substitute(gm=self.frame.gm)


def words(text: str | None = None, language: str = "en") -> Words:
    """The words around a report: those of a TOML text, or the default for any it leaves out.

    Words left as in the program's English copy appear in the reader's language. Raises TypeError if
    the text has a key that letters do not use, TOMLDecodeError if it is not TOML.
    """
    usual, copied = toml(usual_words(language)), toml(usual_words())
    own = toml(text) if text is not None else {}
    tags = {**usual["tags"], **_edited(own.pop("tags", {}), copied["tags"])}
    return Words(**{**usual, **_edited(own, copied), "tags": tags})


def _edited(own: object, copied: Mapping[str, str]) -> dict[str, str]:
    if not isinstance(own, dict) or not all(isinstance(text, str) for text in own.values()):
        raise TypeError(str(own)[:80])
    return {key: text for key, text in own.items() if text != copied.get(key)}


def usual_words(language: str = "en") -> str:
    """The program's own words in a language, as a TOML text to edit."""
    return (files("resources") / "templates" / words_file(language)).read_text("utf-8")


def words_file(language: str) -> str:
    """The file name for the words of a language: ``letter.toml``, ``letter.de.toml``."""
    return "letter.toml" if language == "en" else f"letter.{language}.toml"
