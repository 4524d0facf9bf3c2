"""Everything that a viewer is shown of a deadline, as lines that can be compared."""

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice
from random import Random

from nacl.signing import SigningKey

from engine import judge
from engine.adjudication.turn import Turn
from engine.board.graph import PowerId
from engine.game.game import Game
from engine.game.packet import pack, packet
from engine.game.packet_content import dumps
from engine.game.packet_file import seal
from engine.game.packet_lock import Signer
from engine.game.record import Sheet
from engine.language.speaker import ENGLISH
from engine.orders.choices import Node
from engine.orders.notation import write
from engine.report.eyes import watch
from engine.rules import Ruleset
from engine.session.seat import Seat
from engine.visibility.observe import Observation, opening
from spydip_gui.document.document import Document
from spydip_gui.viewmodel import Draft, MapView, map_view
from tests.helpers.archives import header
from tests.helpers.hands import by_seat
from tests.helpers.letters import letter_about
from tests.helpers.pictures import drawn, filed
from tests.helpers.postal import clock
from tests.helpers.reach import World

GM = Signer(SigningKey(bytes(range(32))))

CHOICES = 400
"""So many choices of an option tree are written down."""

SHARES = {"report": 0.1, "tree": 0.1, "desk": 0.05, "files": 0.003}
"""How often what takes longer is compared as well."""

ALL = frozenset(SHARES)


def depth(draw: Random) -> frozenset[str]:
    """What is compared this time beside facts, orders, packet and picture."""
    return frozenset(part for part, share in SHARES.items() if draw.random() < share)


def looks(
    rules: Ruleset,
    world: World,
    turn: Turn,
    viewer: PowerId,
    memory: Sequence[Observation] = (),
    parts: frozenset[str] = ALL,
) -> list[str]:
    """Everything that a viewer is shown of a deadline and of the turn that it leads to.

    Facts, own entries and orders, what eyes saw, the packet and the picture by their digests; of
    ``parts`` the report with the letter, the option tree, the desk before the deadline, and
    pictures as files.
    """
    before = judge.report(rules, opening(world.position), viewer)
    after = judge.report(rules, turn, viewer)
    entries = [str(e) for e in turn.submission.entries if e.power == viewer]
    told = [*memory, before, after]
    view = map_view(after, rules.board, memory=told[:-1])
    lines = [*_written("before", before), *entries, *_written("after", after)]
    lines += [f"packet {_digest(seal(packet(header(), rules, told, token=''), GM))}"]
    lines += [f"map {view}", f"picture {_digest(drawn(rules.board.name, view))}"]
    for by in ("eye", "place", "power"):
        lines.append(f"eyes {watch(after, rules.board, ENGLISH, by, told[-2::-1])}")
    if "report" in parts:
        letter = letter_about(rules, after, "Twins")
        lines += [*letter.text.splitlines(), *letter.page().splitlines()]
    if "tree" in parts:
        lines += [line for seen in (before, after) for line in tree(rules.offers(seen))]
    if "desk" in parts:
        lines += at_the_desk(rules, world, viewer)
    if "files" in parts:
        lines += [f"file {_digest(file)}" for file in filed(rules.board.name, view)]
    return lines


def at_the_desk(rules: Ruleset, world: World, viewer: PowerId) -> list[str]:
    """What the desk shows a viewer before a deadline for which everybody's orders are in."""
    game = Game.begin(rules, position=world.position, title="Twins", seed="17", clock=clock)
    given = by_seat(rules, world.position, world.given)
    game.give_sheets(
        Sheet(power=seat, lines=tuple(map(write, lines)), source="typed")
        for seat, lines in given.items()
        if lines
    )
    desk = Document(Seat(game, viewer=viewer))
    sent = pack(game, viewer, token="")
    invited = replace(sent.invitation, game="")
    lines = [f"desk packet {_digest(dumps(replace(sent, invitation=invited)))}"]
    view = desk.view
    game_told = (view.title, desk.turns, view.phases, view.ways.branches, view.ways.names())
    lines += [f"desk {' '.join(map(str, game_told))}"]
    for seat in rules.seats:
        lines += [f"desk {seat} {line}" for line in view.orders(seat)]
        lines += [f"desk {row}" for row in view.rows(seat)]
        lines += [f"desk {seat} {text} = {what}" for text, what in view.results(seat).items()]
    picture = _drafted(desk)
    lines += [f"desk map {picture}", f"desk picture {_digest(drawn(rules.board.name, picture))}"]
    return lines


def _drafted(desk: Document) -> MapView:
    """The map with the orders in hand that the viewer may read."""
    drafts = [
        Draft(seat, desk.view.rules.reader.order(text), desk.view.results(seat).get(text, ""))
        for seat in desk.view.readable
        for text in desk.view.orders(seat)
    ]
    return map_view(desk.view.look(), desk.view.board, memory=desk.view.memory, drafts=drafts)


def _written(lead: str, seen: Observation) -> list[str]:
    heading = f"{lead} {seen.phase} {seen.due} {seen.ending}"
    return [heading, repr(seen), *seen.lines, *(str(order) for order in seen.orders)]


def tree(nodes: tuple[Node, ...]) -> list[str]:
    """The first choices of an option tree, as lines."""
    return list(islice(_walked(nodes, ""), CHOICES))


def _walked(nodes: tuple[Node, ...], lead: str) -> Iterator[str]:
    for node in nodes:
        path = f"{lead} > {node.step.label}"
        yield f"{path}: {node.order}"
        if path.count(">") < 4:
            yield from _walked(node.children, path)


def _digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()
