"""Every face that tells what a viewer was told, written or painted, and where a fact is in it."""

import html
import json
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication

from engine.board.graph import PowerId
from engine.facts import (
    ANARCHY,
    NOBODY,
    UNKNOWN,
    UNTOLD,
    Bid,
    Cause,
    CentreOf,
    Contact,
    Control,
    DislodgedAt,
    Eye,
    Fact,
    ForCountry,
    Lost,
    OrderGiven,
    Shows,
    UnitAt,
    bare,
)
from engine.game import packet as packets
from engine.game.packet import observation
from engine.game.packet_content import Invitation, Packet, dumps
from engine.language.message import Message, Value
from engine.language.speaker import ENGLISH, Speaker
from engine.orders.wording import place_name, power_name
from engine.post.letter import Letter
from engine.report.account import account
from engine.report.facts import SILENT, message, messages, paragraph
from engine.report.news import addressed, by_kind
from engine.report.styles import STYLES
from engine.rules import Ruleset
from engine.visibility.observe import Observation
from engine.visibility.sight import GM
from spydip_gui.panels.intelligence import IntelligencePanel
from spydip_gui.viewmodel import map_view
from tests.helpers.letters import letter_about
from tests.helpers.pictures import drawn, filed

_HEADS: Mapping[type[Fact], str] = {
    UnitAt: r"Units|\"units\"",
    DislodgedAt: r"Must retreat|\"retreats\"",
    CentreOf: r"Supply centres|\"centres\"",
}
_MORE = r"(?:[^.]|St\.)*?"
"""Other places of the same sentence."""
_ITEM = r"(?:[AF] )?[A-Z]{3}(?:/[NESW]C)?"


@dataclass(frozen=True, eq=False)
class Face:
    """What one face makes of an observation, and whether a fact is in it."""

    name: str
    make: Callable[[Ruleset, Observation], object]
    tells: Callable[[Ruleset, Observation, Fact, object], bool]


def _plain(text: str) -> str:
    """A page as it is read: without tags, escapes and line ends."""
    if text.startswith("<"):
        text = html.unescape(re.sub(r"<style>.*?</style>|<[^>]+>", " ", text, flags=re.DOTALL))
    return re.sub(r"\s+", " ", re.sub(r"[*•#]", "", text)).replace('\\"', '"')


def _style(name: str) -> Callable[[Ruleset, Observation], object]:
    return lambda rules, seen: _plain(STYLES[name](account(seen, rules.board, "Told")))


def _letter(written: Callable[[Letter], str]) -> Callable[[Ruleset, Observation], object]:
    return lambda rules, seen: _plain(written(letter_about(rules, seen, "Told")))


def _packed(rules: Ruleset, seen: Observation) -> Packet:
    invitation = Invitation(
        game="",
        title="Told",
        variant=rules.variant.id,
        mix="",
        board="standard",
        board_digest="",
        options={},
        power=seen.viewer,
        due=str(seen.due),
        deadline="",
        token="",
    )
    return Packet(invitation=invitation, chapters=(packets._chapter(seen, rules),))


def _view(rules: Ruleset, seen: Observation) -> object:
    packet = _packed(rules, seen)
    read = observation(packet, packet.chapters[0], rules)
    return _plain(STYLES["text"](account(read, rules.board)))


def _said(rules: Ruleset, seen: Observation, fact: Fact, page: object) -> bool:
    return bool(re.search(trace(rules, seen, fact), str(page)))


def trace(rules: Ruleset, seen: Observation, fact: Fact) -> str:
    """What tells a fact in running text: its row in a table, or its sentence."""
    names = rules.board.powers
    match fact:
        case UnitAt(place, power, kind) | DislodgedAt(place, power, kind):
            item = re.escape(place if kind == UNTOLD else f"{kind} {place}")
            return _row(_HEADS[type(fact)], _who(names, power), item)
        case CentreOf(place, power):
            who = _who(names, power)
            who = rf"{who} \(\d+(?: in sight)?\)|{who}"
            return _row(_HEADS[CentreOf], who, place)
        case Bid(player, country, number):
            return rf"{player}\W.*BID {country} {number}\b|{_sentence(rules, seen, fact)}"
        case Control():
            return _command(rules, fact)
        case OrderGiven(power, text, _):
            return rf"{_who(names, power)}\W.*{re.escape(text)}"
    return _by_eye(rules, seen, fact) or _sentence(rules, seen, fact)


def _command(rules: Ruleset, fact: Control) -> str:
    """Who has a country, or that nobody has, alone or with others."""
    names, joint = rules.board.powers, "(?:, | and )"
    some, one = "|".join(power.name for power in names.values()), names[fact.power].name
    if fact.player == ANARCHY:
        return rf"{one}(?:{joint}(?:{some}))* (?:is|are) in anarchy"
    return rf"(?:{fact.player}|You) (?:bought|commands?) (?:(?:{some}){joint})*{one}\b"


def _by_eye(rules: Ruleset, seen: Observation, fact: Fact) -> str:
    """What tells a fact in the paragraph of the piece that saw it; empty where none did."""
    eyes = [one for one in seen.facts if isinstance(bare(one), Eye) and _tells(one, fact)]
    if not eyes or (isinstance(fact, SILENT) and fact not in eyes):
        return ""
    saw = eyes[0]
    head, _, item = str(paragraph([saw], rules.board, _addressed(seen))).rpartition(": ")
    if isinstance(bare(fact), Contact):
        return re.escape(f"{head}: ")
    if isinstance(inner := bare(saw).fact, SILENT):
        return rf"(?=.*{re.escape(head)}: )(?=.*{_sentence(rules, seen, inner)})"
    return rf"{re.escape(head)}: {_MORE}{re.escape(item.removesuffix('.'))}"


def _tells(eye: Fact, fact: Fact) -> bool:
    """Whether a piece that saw something tells a fact: that, what it saw, or that it reported."""
    told, one = bare(eye), bare(fact)
    if isinstance(one, Contact) and isinstance(told, Eye):
        whose = getattr(eye, "power", None) == getattr(fact, "power", None)
        return whose and (told.kind, told.place) == (one.kind, one.place)
    return eye == fact or getattr(told, "fact", None) == fact


def _who(names: Mapping[PowerId, object], power: PowerId) -> str:
    if power in (NOBODY, UNKNOWN):
        return "Nobody" if power == NOBODY else "Unknown"
    return getattr(names.get(power), "name", power)


def _row(head: str, who: str, item: str) -> str:
    return rf"(?:{head}).*?(?:{who})[^A-Za-z]+(?:{_ITEM}[^A-Za-z]+)*?{item}\b"


class _Gap:
    """Stands where the place of a sentence stands, and tells the case it stands in."""

    def said(self, _speaker: Speaker, case: str) -> str:
        return f"\0{case}\0"


def _sentence(rules: Ruleset, seen: Observation, fact: Fact) -> str:
    """What says a fact, alone or with others like it; to the game master whose it was."""
    return "|".join(
        _with_others(said, bare(one).joint, one, rules)
        for one in _whole(seen, fact)
        for said in _ways(rules, seen, fact, one)
    )


def _ways(rules: Ruleset, seen: Observation, fact: Fact, whole: Fact) -> set[Message]:
    """The sentences that may say a fact, as part of a whole one."""
    board, to_gm = rules.board, seen.viewer == GM
    owners = {one.power for one in seen.heard if one.fact == fact}
    alike = [whole, whole] if bare(whole).joint else [whole]
    return {
        *(message(whole, board, to_gm=True, owner=owner) for owner in owners),
        *(
            one
            for facts in ([whole], alike)
            for one in messages(facts, board, to_gm=to_gm, reader=_addressed(seen))
        ),
    }


def _whole(seen: Observation, fact: Fact) -> Iterator[Fact]:
    """A fact, or what says it with others: a loss with its cause."""
    told, here = bare(fact), [bare(one) for one in seen.facts if one.province == fact.province]
    losses = [one for one in here if isinstance(one, Lost) and one.number]
    causes = [one for one in here if isinstance(one, Cause)]
    wholes = {one for one in causes if one.number} or {
        replace(cause, number=one.number, power=one.power) for cause in causes for one in losses
    }
    of_losses = wholes and isinstance(told, Lost | Cause)
    known = wholes if of_losses and seen.viewer != GM else {*wholes, told} if of_losses else {told}
    for one in known:
        if isinstance(told, Cause) and getattr(one, "how", "") != told.how:
            continue
        yield ForCountry(fact.power, one) if isinstance(fact, ForCountry) else one


def _addressed(seen: Observation) -> set[str]:
    return addressed(seen.viewer, by_kind(seen.facts))


def _with_others(said: Message, gaps: tuple[str, ...], fact: Fact, rules: Ruleset) -> str:
    """A sentence in which other places or powers may be named beside one."""
    if not gaps or gaps[0] not in dict(said.values):
        return re.escape(str(said))
    gap, told = gaps[0], getattr(bare(fact), gaps[0])
    name = (power_name if gap == "power" else place_name)(rules.board, told)
    opened = _opened(said, gap)
    if "\0" not in opened:
        return re.escape(str(said))
    head, case, tail = opened.split("\0")
    here = "|".join(re.escape(ENGLISH.say(name, one)) for one in (case, "the"))
    return rf"{re.escape(head)}{_MORE}(?:{here}){_MORE}{re.escape(tail)}"


def _opened(one: Message, gap: str) -> str:
    values: dict[str, Value] = dict(one.values)
    inner = values.get("fact")
    if isinstance(inner, Message):
        values["fact"] = Message(inner.id, **{**dict(inner.values), gap: _Gap()})  # type: ignore[dict-item]
    else:
        values[gap] = _Gap()  # type: ignore[assignment]
    return ENGLISH.say(Message(one.id, **values))


class _Desk(QObject):
    """As much of a document as the panel of intelligence reads."""

    changed = Signal(object)

    def __init__(self, rules: Ruleset, seen: Observation) -> None:
        super().__init__()
        self.rules, self.board, self._seen = rules, rules.board, seen
        self.viewer, self.turn, self.turns, self.view = seen.viewer, 0, ("now",), self

    def look(self, _turn: int) -> Observation:
        return self._seen


def _panel(rules: Ruleset, seen: Observation) -> object:
    panel = IntelligencePanel(_Desk(rules, seen))  # type: ignore[arg-type]
    panel.show()
    QApplication.processEvents()
    tree, found = panel.tree, []
    for number in range(tree.topLevelItemCount()):
        top = tree.topLevelItem(number)
        found += [top.text(0), *(top.child(n).text(0) for n in range(top.childCount()))]
    panel.close()
    panel.deleteLater()
    return found


def _listed(rules: Ruleset, seen: Observation, fact: Fact, texts: object) -> bool:
    assert isinstance(texts, list)
    if pattern := _by_eye(rules, seen, fact) if isinstance(bare(fact), Eye | Contact) else "":
        inner = getattr(bare(fact), "fact", None)
        if isinstance(inner, SILENT):
            return _listed(rules, seen, inner, texts)
        return any(re.search(pattern, text) for text in texts)
    said = str(message(fact, rules.board, short=True, to_gm=seen.viewer == GM)).removesuffix(".")
    return any(said in text for text in texts)


def _painted(rules: Ruleset, seen: Observation) -> object:
    view = map_view(seen, rules.board, kinds=rules.variant.unit_kinds)
    return drawn("standard", view)


def same_picture(rules: Ruleset, seen: Observation, other: Observation) -> bool:
    """Whether two observations make one picture, on the desk and as a file, where all is found."""
    views = [map_view(one, rules.board, kinds=rules.variant.unit_kinds) for one in (seen, other)]
    here, there = (drawn("standard", view) for view in views)
    return here == there and filed("standard", views[0]) == filed("standard", views[1])


def _shown(rules: Ruleset, seen: Observation, fact: Fact, picture: object) -> bool:
    """Whether the picture would be another one without the fact, or without all marks there."""
    marks = fact.shows is Shows.MARK or bare(fact).shows is Shows.MARK

    def apart(one: Fact) -> bool:
        alike = marks and bare(one).shows is Shows.MARK and one.province == fact.province
        return one == fact or alike

    less = without(seen, apart)
    return picture != _painted(rules, less) or not same_picture(rules, seen, less)


def without(seen: Observation, which: Callable[[Fact], bool]) -> Observation:
    """The observation without some of its facts, and without the orders that these tell of."""
    gone = {(f.power, f.text) for f in seen.facts if which(f) and isinstance(f, OrderGiven)}
    bids = (fact for fact in seen.facts if which(fact) and isinstance(fact, Bid))
    gone |= {(bid.player, f"BID {bid.power} {bid.number}") for bid in bids}
    return replace(
        seen,
        facts=tuple(fact for fact in seen.facts if not which(fact)),
        orders=tuple(o for o in seen.orders if (o.power, str(o.order)) not in gone),
    )


def _in_file(_rules: Ruleset, _seen: Observation, fact: Fact, content: object) -> bool:
    return json.dumps(str(fact), ensure_ascii=False) in str(content)


FACES = (
    *(Face(name, _style(name), _said) for name in STYLES),
    Face("letter", _letter(lambda letter: letter.text), _said),
    Face("letter page", _letter(Letter.page), _said),
    Face("map", _painted, _shown),
    Face("intelligence", _panel, _listed),
    Face("packet", lambda rules, seen: dumps(_packed(rules, seen)).decode(), _in_file),
    Face("view", _view, _said),
)
"""Every face by which anybody is told anything."""
