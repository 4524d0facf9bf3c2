"""Order entry refuses what the map or one's own knowledge makes impossible, with the reason.

Each line of `tests.helpers.entries` is typed and sent by mail; the desk's gestures have a test of
their own. What only the truth forbids is taken without a sign (clause C7).
"""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache, partial

import pytest

from engine import judge
from engine.board.graph import PowerId
from engine.game.game import Game
from engine.language.speaker import ENGLISH
from engine.orders.errors import OrderTextError
from engine.orders.submission import Entry, Standing
from engine.position import Position
from engine.post.book import Book, Holder
from engine.post.inbox import intake, record
from engine.post.mail import Mail
from engine.post.weighing import Intake
from engine.session.seat import Seat
from engine.visibility.observe import opening
from tests.helpers.entries import DESKS, NAMES, REFUSED, TAKEN, Desk

begun = cache(Desk.begin)


def typed(desk: Desk, line: str) -> str:
    """What somebody is told who types a line; empty where it is taken."""
    game = begun(desk)
    seat = Seat(game, desk.power)
    try:
        order = seat.read(desk.power, line)
    except OrderTextError as error:
        return str(error)
    seen = seat.seen(desk.power)
    [entry] = judge.entries(game.rules, game.position(), desk.power, [order], seen)
    refused = entry.standing is Standing.IGNORED
    return str(game.reader.fault(order) or (entry.why if refused else "") or "")


def mailed(desk: Desk, line: str) -> str:
    """The same for somebody who sends it by mail."""
    one = read_mail(begun(desk), desk.power, f"{line}\n")
    whys = [remark.why for remark in (*one.remarks, *one.warnings)]
    shown = (*one.unread, *one.strange, *one.talk)
    return " ".join(map(ENGLISH.say, [*whys, *(line.why for line in shown)]))


def read_mail(game: Game, power: PowerId, text: str) -> Intake:
    """What a mail of a power comes to."""
    holder = Holder(power=power, name="Jo", addresses=("jo@marsh.example",))
    book = Book(gm="Ana", address="gm@tannenburg.example", seats={power: holder})
    mail = Mail(
        source="m",
        sender="jo@marsh.example",
        name="Jo",
        subject=f"Entry {power}",
        date="",
        text=text,
    )
    return intake(game, book, mail, as_power=power)


FACES = pytest.mark.parametrize("face", [typed, mailed])


@FACES
@pytest.mark.parametrize(("desk", "line", "why"), REFUSED, ids=NAMES)
def test_the_reason_is_told(
    desk: Desk, line: str, why: str, face: Callable[[Desk, str], str]
) -> None:
    assert why in face(desk, line)


@FACES
@pytest.mark.parametrize(("desk", "line"), TAKEN, ids=lambda one: getattr(one, "name", one))
def test_what_may_be_is_taken_without_a_word(
    desk: Desk, line: str, face: Callable[[Desk, str], str]
) -> None:
    assert face(desk, line) == ""


def without_one(position: Position) -> Iterator[Position]:
    """The same with a piece less that is not France's."""
    for place, unit in position.units.items():
        if unit.power != "FRANCE":
            yield replace(position, units={p: u for p, u in position.units.items() if p != place})


@pytest.mark.parametrize("desk", [d for d in DESKS if not d.later], ids=lambda desk: desk.name)
def test_no_answer_hangs_on_a_unit_that_is_out_of_sight(desk: Desk) -> None:
    game = begun(desk)
    rules, position = game.rules, game.position()
    read = partial(rules.reader.order, phase=position.phase.kind)
    lines = (*desk.taken, *(line for line, _ in desk.refused))
    orders = [read(line) for line in lines if not line.startswith(("X:", "Y:", "Italy: -"))]

    def answers(where: Position) -> list[tuple[Entry, ...]]:
        seen = rules.known(judge.report(rules, opening(where), desk.power))
        return [judge.entries(rules, where, desk.power, [order], seen) for order in orders]

    told = judge.report(rules, opening(position), desk.power)
    for twin in without_one(position):
        if judge.report(rules, opening(twin), desk.power) == told:
            assert answers(twin) == answers(position)


@pytest.mark.parametrize("line", ["F ENG C SPY BRE - LON", "F ENG SEARCH ENGLAND"])
def test_a_fleet_may_search_or_carry_where_the_same_mail_sends_it(line: str) -> None:
    """SPY-5Cb3: it was said that the player had no fleet there."""
    desk = next(desk for desk in DESKS if desk.name == "spy-S1902M")
    assert mailed(desk, f"F BRE - ENG\n{line}") == ""


@pytest.mark.parametrize(
    ("variant", "lines"),
    [
        ("standard", ["BUILD A PAR", "BUILD F BRE"]),
        ("standard", ["WAIVE", "BUILD A PAR"]),
        ("espionage", ["BUILD EU GAS", "BUILD A PAR"]),
        ("blind", ["BUILD A PAR", "WAIVE"]),
        ("infiltration", ["BUILD A PAR", "BUILD A BRE"]),
    ],
)
def test_more_builds_than_are_due_are_refused(variant: str, lines: list[str]) -> None:
    """DATC 4.D.4: the first ones stand."""
    winter = 'phase = "W1902A"\nunits.FRANCE = ["A MAR", "A BUR"]\n'
    centres = 'centres.FRANCE = ["BRE", "MAR", "PAR"]'
    desk = Desk(f'variant = "{variant}"\n{winter}{centres}', (), ())
    assert [why for _, why in _entered(desk, lines)] == [
        "",
        "That is more than is due: the first lines stand.",
    ]


def test_a_build_too_many_leaves_those_before_it_standing() -> None:
    winter = 'variant = "standard"\nphase = "W1902A"\nunits.FRANCE = ["A MAR", "A BUR"]\n'
    desk = Desk(f'{winter}centres.FRANCE = ["BRE", "MAR", "PAR"]', (), ())
    game = desk.begin()
    seat = Seat(game)
    for line in ("BUILD A PAR", "BUILD F BRE"):
        seat.give([(desk.power, line)])
    game.resolve()
    assert {"A PAR", "A MAR", "A BUR"} == set(map(str, game.position().of(desk.power)))


def test_more_removals_than_are_due_are_refused_by_country() -> None:
    desk = next(d for d in DESKS if d.name == "intimate-W1902A")
    more = replace(desk, scenario=desk.scenario.replace('"LON", "EDI"]', '"LON"]'))
    lines = ["BUILD A PAR", "ENGLAND: REMOVE F ENG", "ENGLAND: REMOVE A LON"]
    whys = [why.partition(":")[0] for _, why in _entered(more, lines)]
    assert whys == ["", "", "That is more than is due"]


def test_where_nobody_knows_the_number_yet_none_is_too_high() -> None:
    """SPY-7D: the Autumn retreats come first."""
    desk = next(d for d in DESKS if d.name == "spy-W1902A")
    lines = ["BUILD A PAR", "BUILD A BRE", "WAIVE", "WAIVE", "WAIVE"]
    assert not any(why for _, why in _entered(desk, lines))


def _entered(desk: Desk, lines: list[str]) -> list[tuple[str, str]]:
    """Each line as it was taken in, with the reason where it was refused."""
    game = desk.begin()
    seat = Seat(game, desk.power)
    orders = [seat.read(desk.power, line) for line in lines]
    seen = seat.seen(desk.power)
    entries = judge.entries(game.rules, game.position(), desk.power, orders, seen)
    return [(str(entry.order), str(entry.why or "")) for entry in entries]


def test_a_refused_line_leaves_the_one_before_it_standing() -> None:
    """The last line for a piece stands, but not one that can come to nothing."""
    game = DESKS[0].begin()
    seat = Seat(game)
    for line in ("A MAR - BUR", "A MAR S A GAS"):
        seat.give([(DESKS[0].power, line)])
    row, refused = [row for row in seat.rows(DESKS[0].power) if row.piece == "A MAR"]
    assert (row.order, row.why) == ("A MAR - BUR", None)
    assert str(refused.why) == "There is no army or fleet in Gascony."
    game.resolve()
    assert "A BUR" in map(str, game.position().of(DESKS[0].power))


def test_a_refused_line_of_a_mail_leaves_the_one_before_it_standing() -> None:
    game = DESKS[0].begin()
    one = read_mail(game, DESKS[0].power, "A MAR - BUR\nA MAR S A GAS\nF BRE H\n")
    assert [str(warning.why) for warning in one.warnings] == [
        "There is no army or fleet in Gascony."
    ]
    record(game, one)
    game.resolve()
    assert "A BUR" in map(str, game.position().of(DESKS[0].power))
