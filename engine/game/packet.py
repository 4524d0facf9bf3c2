"""A player's packet: everything that one power has been told so far, and what is due next.

It is made of observations alone; it does not hold the truth, so a player's own program can show no
more than the game master's letters say.
"""

from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

from engine import judge
from engine.adjudication.outcome import Result
from engine.board.graph import Board, PowerId
from engine.board.load import load
from engine.facts import Fact, FactTextError, parse
from engine.game import endings
from engine.game.game import Game
from engine.game.own_board import place_of, plain_name
from engine.game.packet_content import Chapter, Invitation, Packet, Printed, ToldOrder
from engine.game.packet_errors import BadContentError, OtherBoardError
from engine.game.record import Header
from engine.game.told import told
from engine.language.message import Message, written
from engine.orders.errors import OrderTextError
from engine.orders.notation import write
from engine.orders.order import WrittenOrder
from engine.phases import parse_phase
from engine.position import Ending
from engine.report.explain import citation, sentence
from engine.report.stored import data, message
from engine.rules import Ruleset
from engine.visibility.observe import Observation, SeenOrder

_RECEIVED, _UNORDERED, _BRANCH = "report.received", "report.unordered", "report.branch"
"""What is said about orders beside their sentences; older programs read it as part of these."""


def pack(
    game: Game,
    power: PowerId,
    *,
    token: str,
    deadline: str = "",
    press: tuple[Printed, ...] = (),
) -> Packet:
    """The packet of one power in a game as it stands."""
    seen = told(game, power)
    content = packet(game.record.header, game.rules, seen, token=token, deadline=deadline)
    return replace(content, board_files=dict(game.board_files), press=press)


def packet(
    header: Header,
    rules: Ruleset,
    seen: Iterable[Observation],
    *,
    token: str,
    deadline: str = "",
) -> Packet:
    """The packet of a power's observations, oldest first."""
    reports = tuple(seen)
    invitation = Invitation(
        game=header.game,
        title=header.title,
        variant=header.variant,
        mix=header.mix,
        board=plain_name(header.board),
        board_digest=header.board_digest,
        options=dict(sorted(header.options.items())),
        power=reports[-1].viewer,
        due=str(reports[-1].due),
        deadline=deadline,
        token=token,
    )
    return Packet(
        invitation=invitation,
        chapters=tuple(_chapter(report, rules) for report in reports),
    )


def board_of(content: Packet) -> str | Path:
    """Where a packet's board is: its own one unpacked, or built in; raises BadContentError."""
    return place_of(content.invitation.board, content.board_files)


def rules_of(content: Packet) -> Ruleset:
    """The rules of a packet's game; nothing it names is ever taken as a path.

    Raises:
        BadContentError: its board is missing, or has no such power.
        OtherBoardError: this program's board has other rules.
        BoardError: the board in it is faulty.
        VariantError: this program does not know the variant.
        OptionError: it does not know one of the options.
        MixError: the parts of its mix do not fit together here.
    """
    to = content.invitation
    board = load(board_of(content))
    if board.digest != to.board_digest:
        raise OtherBoardError("packet.board_game_is_not_one", board=to.board)
    rules = judge.ruleset(judge.named(to.variant, to.mix), board, to.options)
    if to.power not in rules.seats:
        raise BadContentError("packet.packet_is_which_game_does", power=to.power)
    return rules


def observation(content: Packet, chapter: Chapter, rules: Ruleset) -> Observation:
    """A chapter as the observation it was made from, with only the words of its reasons."""
    told = (one for one in chapter.orders if not _echo(one))
    return Observation(
        viewer=PowerId(content.invitation.power),
        phase=parse_phase(chapter.phase),
        due=parse_phase(chapter.due),
        facts=tuple(map(_fact, chapter.facts)),
        orders=tuple(_seen(one, chapter, rules) for one in told),
        received=tuple((PowerId(one.power), one.order) for one in chapter.orders if _echo(one)),
        ending=Ending(chapter.winners, endings.read(chapter.ending)) if chapter.over else None,
    )


def _reason(one: ToldOrder, board: Board) -> tuple[Message, str]:
    """The sentence that explains an order, and the rule that decided it."""
    if one.said is None:  # the first format
        said, _, rule = one.why.partition(" [")
        return written(said), rule.rstrip("]")
    return message(one.said, board) or written(one.why), one.rule


def _chapter(seen: Observation, rules: Ruleset) -> Chapter:
    # Sorted, so that the order of the list reveals nothing that its lines do not.
    orders = sorted(seen.orders, key=lambda one: (one.power, write(one.order)))
    return Chapter(
        phase=str(seen.phase),
        due=str(seen.due),
        facts=seen.lines,
        orders=(*(_told(one, rules.board) for one in orders), *map(_received, seen.received)),
        over=seen.ending is not None,
        winners=tuple(seen.ending.winners) if seen.ending else (),
        ending=endings.write(seen.ending.reason) if seen.ending else "",
    )


def _received(one: tuple[PowerId, str]) -> ToldOrder:
    """An order of which nothing is told; its sentence says so, its result says nothing."""
    said = Message(_RECEIVED, order=one[1])
    return ToldOrder(
        power=one[0], order=one[1], result=Result.SUCCEEDS.value, why=str(said), said=data(said)
    )


def _echo(one: ToldOrder) -> bool:
    return one.said is not None and one.said.get("id") == _RECEIVED


def _told(one: SeenOrder, board: Board) -> ToldOrder:
    said = sentence(one, board)
    if one.unordered:
        said = Message(_UNORDERED, order=said)
    elif one.acted_on is not None:
        said = Message(_BRANCH, order=said, branch=write(one.acted_on))
    return ToldOrder(
        power=one.power,
        order=write(one.order),
        result=one.result.value,
        why=str(said),
        rule=citation(one),
        said=data(said),
    )


def _fact(line: str) -> Fact:
    try:
        return parse(line)
    except FactTextError as error:
        raise BadContentError(error.message) from error
    except ValueError as error:  # an infinite number
        raise BadContentError("packet.packet_content_is_not_what") from error


def _seen(one: ToldOrder, chapter: Chapter, rules: Ruleset) -> SeenOrder:
    try:
        order = rules.reader.order(one.order, phase=parse_phase(chapter.phase).kind)
    except OrderTextError:
        order = WrittenOrder(one.order)
    said, rule = _reason(one, rules.board)
    values = dict(said.values) if said.id in (_UNORDERED, _BRANCH) else {}
    bare, branch = values.get("order"), values.get("branch")
    return SeenOrder(
        PowerId(one.power),
        order,
        Result(one.result),
        None,
        (bare if isinstance(bare, Message) else said, rule),
        unordered=said.id == _UNORDERED,
        acted_on=WrittenOrder(branch) if isinstance(branch, str) else None,
    )
