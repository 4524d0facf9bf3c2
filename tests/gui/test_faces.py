"""Every fact of every viewer is told by every face, or stands here with the reason why not."""

from collections.abc import Callable, Iterator
from functools import cache
from typing import NamedTuple

import pytest

from engine import judge
from engine.facts import (
    Attacked,
    AttackerAt,
    Avoided,
    Cause,
    Contact,
    Control,
    Credits,
    DislodgedAt,
    Due,
    DuePrisoners,
    DueRetreat,
    Eliminated,
    EmptyAt,
    Eye,
    Fact,
    Home,
    NoContact,
    NoneSpotted,
    OpenRetreat,
    OrderGiven,
    PublishedAct,
    Rank,
    Returned,
    SecurityCut,
    Shows,
    UnitAt,
    Won,
    bare,
)
from engine.facts import Bid as BidFact
from engine.orders.covert import SearchAll
from engine.orders.notation import write
from engine.orders.order import Order
from engine.orders.standard import Build, Waive
from engine.play import samples
from engine.report.news import by_kind, played_by
from engine.rules import Ruleset
from engine.session.observations import Sights
from engine.variants.infiltration.orders import AgentsDisband, AgentsReturn, Disposal
from engine.variants.intimate.orders import Bid, Prefer
from engine.visibility.observe import Observation, opening
from engine.visibility.sight import GM
from tests.helpers import playthroughs
from tests.helpers.faces import FACES, Face, same_picture, without

WORDS = ("text", "markdown", "html", "json", "letter", "letter page", "view")


class Case(NamedTuple):
    """One fact that one viewer was told, standing for all alike."""

    rules: Ruleset
    seen: Observation
    fact: Fact

    def __str__(self) -> str:
        return f"{self.rules.variant.id} {self.seen.phase} {self.seen.viewer}: {self.fact}"


class Silence(NamedTuple):
    """Faces that are silent about facts of some kinds, and why; always, or in some cases."""

    faces: tuple[str, ...]
    kinds: tuple[type[Fact], ...]
    why: str
    when: Callable[[Case], bool] = lambda _: True


def _whole_board(case: Case) -> bool:
    looked = {f.province for f in case.seen.facts if isinstance(f, UnitAt | EmptyAt)}
    return looked >= set(case.rules.board.armies) | case.rules.board.seas


def _own_order(case: Case) -> bool:
    mine = {fact.power for fact in case.seen.facts if isinstance(fact, Home | Control)}
    return case.seen.viewer in (GM, case.fact.power) or case.fact.power in mine


def _listed_of_others(case: Case) -> bool:
    facts = by_kind(case.seen.facts)
    places = {fact.province for fact in facts.get(DislodgedAt, ())}
    theirs = getattr(case.fact, "power", "") not in played_by(case.seen.viewer, facts)
    return theirs and case.seen.viewer != GM and case.fact.province in places


_NOWHERE = (Prefer, Bid, Build, Waive, SearchAll, AgentsDisband, AgentsReturn, Disposal)


def _without_arrow(case: Case) -> bool:
    return order_of(case.seen, case.fact) in _NOWHERE


SILENT = (
    Silence(
        WORDS,
        (EmptyAt, AttackerAt),
        "who sees the whole board is told where units are, and the rest goes without saying",
        _whole_board,
    ),
    Silence(
        WORDS,
        (DueRetreat,),
        "which units of others must retreat stands in the table of retreats",
        _listed_of_others,
    ),
    Silence(
        ("map",),
        (Contact, NoContact, Attacked, SecurityCut, Avoided, Cause, Eye, Returned),
        "what pieces went through is said in words; the map shows where pieces are and fell",
    ),
    Silence(("map",), (NoneSpotted,), "whoever was not found leaves nothing to draw"),
    Silence(("map",), (AttackerAt,), "the token beside a unit in retreat is that of its attacker"),
    Silence(
        ("map",),
        (PublishedAct,),
        "a blow at nobody leaves no mark, and a support that was cut has its own",
        lambda case: not case.fact.sign,
    ),
    Silence(
        ("map",),
        (Due, DueRetreat, DuePrisoners, OpenRetreat),
        "what is asked is shown where orders are written",
    ),
    Silence(
        ("map",),
        (Rank, BidFact, Control, Credits, Home, Won, Eliminated),
        "what is true of the game as a whole has no place on a map",
    ),
    Silence(
        ("map",),
        (OrderGiven,),
        "an order that sends no piece anywhere has no arrow; what was built stands there",
        _without_arrow,
    ),
    Silence(
        ("intelligence",),
        (OrderGiven,),
        "own orders, to the game master all, stand in the panels of orders and results",
        _own_order,
    ),
)
"""The faces that need not tell everything, and why: ten lines at most."""


def told() -> Iterator[tuple[Ruleset, Observation]]:
    """What every viewer was told in every recorded game and every sample."""
    for path in sorted(playthroughs.FOLDER.glob("*.txt")):
        rules = judge.ruleset(path.stem)
        turns = [turn for turn, _ in playthroughs.replayed(rules, path.read_text("utf-8"))]
        for turn in (opening(turns[0].before), *turns):
            yield from ((rules, judge.report(rules, turn, who)) for who in (GM, *rules.seats))
    for name in samples.names():
        game = samples.play(name)
        sights = Sights(game)
        for node in game.record.line():
            for who in (GM, *game.rules.seats):
                yield game.rules, sights.observation(node, who)


def alike(rules: Ruleset, seen: Observation, fact: Fact) -> tuple[object, ...]:
    """What facts have in common of which one is tried."""
    mine = getattr(fact, "power", "") == seen.viewer
    told = bare(fact)
    looks = told.said, told.sign, type(getattr(told, "fact", told)), order_of(seen, fact)
    return rules.variant.id, type(fact), type(told), *looks, seen.viewer == GM, mine


def order_of(seen: Observation, fact: Fact) -> type[Order] | None:
    """The kind of an order that a fact tells of."""
    if not isinstance(fact, OrderGiven):
        return None
    orders = (one.order for one in seen.orders if one.power == fact.power)
    return next((type(order) for order in orders if write(order) == fact.text), None)


@cache
def cases() -> tuple[Case, ...]:
    """One fact of each sort, of as few observations as will do."""
    found: dict[tuple[object, ...], Case] = {}
    for rules, seen in told():
        for fact in seen.facts:
            found.setdefault(alike(rules, seen, fact), Case(rules, seen, fact))
    return tuple(found.values())


@cache
def made(face: Face, rules: Ruleset, seen: Observation) -> object:
    """What a face makes of an observation, made once."""
    return face.make(rules, seen)


def silent(face: Face, case: Case) -> bool:
    """Whether a face need not tell a fact."""
    kind = type(bare(case.fact))
    return any(face.name in one.faces and kind in one.kinds and one.when(case) for one in SILENT)


@pytest.mark.parametrize("face", FACES, ids=lambda face: face.name)
def test_every_fact_of_every_viewer_is_told(face: Face, qapp: object) -> None:  # noqa: ARG001
    untold = [
        str(case)
        for case in cases()
        if not silent(face, case)
        and not face.tells(case.rules, case.seen, case.fact, made(face, case.rules, case.seen))
    ]
    assert untold == []


def test_the_list_of_silences_is_short_and_none_of_it_is_idle(qapp: object) -> None:  # noqa: ARG001
    assert len(SILENT) <= 10
    for one in SILENT:
        assert set(one.faces) <= {face.name for face in FACES}
        assert len(one.why.split()) > 5


def _sorts(face: Face) -> dict[str, Case]:
    """One case of each kind of fact that a face has to tell."""
    return {str(type(c.fact)) + c.fact.said: c for c in cases() if not silent(face, c)}


@pytest.mark.parametrize("face", FACES, ids=lambda face: face.name)
def test_a_face_that_drops_a_kind_of_fact_is_found(face: Face, qapp: object) -> None:  # noqa: ARG001
    """Its sentence, its row or its sign is taken out once, for each kind of fact."""
    assert [str(case) for case in _sorts(face).values() if _found_after_all(face, case)] == []


def _found_after_all(face: Face, case: Case) -> bool:
    rules, seen, fact = case
    told = (type(fact), Eye) if isinstance(fact, Contact) else (type(fact),)
    poorer = without(
        seen, lambda one: type(one) in told or type(getattr(one, "fact", None)) in told
    )
    if face.name == "map":
        marks = fact.shows is Shows.MARK  # one sign may stand for several
        return same_picture(
            rules, seen, without(poorer, lambda one: marks and one.shows is fact.shows)
        )
    return face.tells(rules, seen, fact, face.make(rules, poorer))
