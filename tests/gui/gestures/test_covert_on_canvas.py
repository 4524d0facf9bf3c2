"""Every order of covert pieces, in every variant, entered on the map with real mouse and keys."""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

import pytest

from engine import judge
from engine.board.graph import PowerId
from engine.orders.addressed import ForPower
from engine.orders.choices import Choice, Node, leaves
from engine.orders.errors import OrderTextError
from engine.orders.grammar import STANDARD_ORDERS
from engine.orders.options import choices
from engine.orders.order import Intent
from engine.rules import Ruleset
from engine.session.seat import Seat
from engine.variants.intimate.orders import ORDERS as BY_PLAYERS
from spydip_gui.document.document import Document
from tests.gui.gestures.drawing import BOARD
from tests.gui.gestures.scenes import (
    AGENTS,
    ALONE,
    APART,
    BLIND_START,
    BUILDING,
    COMMANDING,
    DEPLOYING,
    IN_MIXES,
    ONE_DEED,
    RECRUITING,
    REMOVING,
    RETURNING,
    SPIES,
    THREE,
    TWO,
    UNITS,
    WATCHERS,
    WINTER,
    Scene,
)
from tests.gui.gestures.spying import Spymaster


@dataclass(frozen=True)
class Case:
    """What the hand does at a scene, and what is then written."""

    scene: Scene
    deeds: str
    lines: str


CASES = (
    Case(SPIES, "double ~PAR; key H", "SPY PAR H"),
    Case(SPIES, "over ~PAR; key H", "SPY PAR H"),
    Case(SPIES, "drag ~PAR BUR", "SPY PAR - BUR"),
    Case(SPIES, "click ~PAR; click BUR", "SPY PAR - BUR"),
    Case(SPIES, "click ~PAR; key M; click BUR", "SPY PAR - BUR"),
    Case(SPIES, "drag ~BRE ENG", "SPY BRE - ENG"),
    Case(SPIES, "over ~BRE; key E; click ENG", "SPY BRE - ENG"),
    Case(SPIES, "drag ~ENG LON", "SPY ENG - LON"),
    Case(SPIES, "over ~ENG; key L; click LON", "SPY ENG - LON"),
    Case(SPIES, "over BRE; key E; click ENG", "SPY BRE - ENG"),
    Case(SPIES, "over BRE; hold E; drag BRE ENG; free E", "SPY BRE - ENG"),
    Case(SPIES, "over ENG; key L; click LON", "SPY ENG - LON"),
    Case(SPIES, "drag ~PAR BUR; drag PAR PIC; over PAR; key Del", "SPY PAR - BUR"),
    Case(SPIES, "drag ~PAR BUR; drag PAR PIC; over ~PAR; key Del", "A PAR - PIC"),
    Case(SPIES, "drag ~PAR BUR; over PAR; key Del; drag BRE GAS", "A BRE - GAS"),
    Case(SPIES, "drag ~BRE ENG LON", "SPY BRE - LON VIA ENG | F ENG C SPY BRE - LON"),
    Case(
        SPIES,
        "over ~BRE; key C; click ENG; click LON",
        "SPY BRE - LON VIA ENG | F ENG C SPY BRE - LON",
    ),
    Case(SPIES, "drag ~BRE ENG LON; over ~BRE; key Del; key A; drag ~PAR BUR", "SPY PAR - BUR"),
    Case(SPIES, "drag ~BRE ENG LON; over ~BRE; key Del; key O", "F ENG C SPY BRE - LON"),
    Case(SPIES, "drag ~BRE ENG LON; drag ~BRE PIC; key A", "SPY BRE - PIC"),
    Case(SPIES, "drag ~BRE LON", "SPY BRE - LON VIA"),
    Case(SPIES, "hold K; drag ~BRE LON; free K; key E", "SPY BRE - LON VIA KILL ENGLAND"),
    Case(SPIES, "drag ~PAR @Germany", "SPY PAR H KILL GERMANY"),
    Case(SPIES, "over ~PAR; key K; key G", "SPY PAR H KILL GERMANY"),
    Case(SPIES, "over ~PAR; hold K; drag ~PAR BUR; free K; key G", "SPY PAR - BUR KILL GERMANY"),
    Case(SPIES, "carry ~PAR BUR; key K; drop; free K; key G", "SPY PAR - BUR KILL GERMANY"),
    Case(SPIES, "over ~PAR; hold K; free K; key Esc; drag ~PAR BUR", "SPY PAR - BUR"),
    Case(SPIES, "drag ~PAR *BUR @Germany", "SPY PAR - BUR KILL GERMANY"),
    Case(
        SPIES,
        "hold K; drag ~BRE ENG LON; free K; key E",
        "SPY BRE - LON VIA ENG KILL ENGLAND | F ENG C SPY BRE - LON",
    ),
    Case(SPIES, "drag ~ENG *BRE PAR", "SPY ENG AT BRE - PAR"),
    Case(SPIES, "hold C; drag ENG *~BRE LON; free C", "F ENG C SPY BRE - LON"),
    Case(SPIES, "over ENG; key C; click ~BRE; click LON", "F ENG C SPY BRE - LON"),
    Case(SPIES, "hold C; drag ENG *~BRE *LON @Italy; free C", "F ENG C ITALY SPY BRE - LON"),
    Case(SPIES, "over PAR; key R; key E", "A PAR SEARCH ENGLAND"),
    Case(SPIES, "over PAR; hold R; drag PAR *BUR @Germany; free R", "A PAR SEARCH GERMANY"),
    Case(SPIES, "over ENG; key U; key E", "F ENG SEARCH ENGLAND"),
    Case(SPIES, "deed all units search; key E", "ALL SEARCH ENGLAND"),
    Case(SPIES, "over BOH; key R; key E", "ALL SEARCH ENGLAND"),
    Case(
        TWO,
        "drag #BRE ENG LON; drag ~BRE PIC",
        "SPY BRE - LON VIA ENG | SPY BRE - PIC | F ENG C SPY BRE - LON",
    ),
    Case(THREE, "drag ~PAR BUR; drag ~PAR BUR", "SPY PAR - BUR | SPY PAR - BUR"),
    Case(THREE, "drag #PAR BUR", "SPY PAR - BUR | SPY PAR - BUR | SPY PAR - BUR"),
    Case(THREE, "drag #PAR BUR; drag ~PAR PIC", "SPY PAR - BUR | SPY PAR - BUR | SPY PAR - PIC"),
    Case(THREE, "click ~PAR; key 2; click PIC", "SPY PAR - PIC | SPY PAR - PIC"),
    Case(THREE, "over #PAR; key 2; drag #PAR PIC", "SPY PAR - PIC | SPY PAR - PIC"),
    Case(APART, "drag ~PAR BUR", "SPY PAR - BUR"),
    Case(APART, "over PAR; key R; key E", "A PAR SEARCH ENGLAND"),
    Case(WINTER, "drag @SPY PAR", "BUILD SPY PAR"),
    Case(WINTER, "drag ~BUR @✕", "REMOVE SPY BUR"),
    Case(WINTER, "over ~BUR; key X", "REMOVE SPY BUR"),
    Case(WINTER, "drag ~BUR MUN", "SPY BUR - MUN"),
    Case(UNITS, "double ~EU@PAR; key H", "EU PAR H"),
    Case(UNITS, "double ~EU@PAR; key O", "EU PAR CUT"),
    Case(UNITS, "double ~EU@PAR; key K", "EU PAR KILL"),
    Case(UNITS, "over ~EU@PAR; key O", "EU PAR CUT"),
    Case(UNITS, "over ~EU@PAR; key K", "EU PAR KILL"),
    Case(UNITS, "drag ~EU@PAR BUR; key M", "EU PAR - BUR"),
    Case(UNITS, "drag ~EU@PAR BUR; key O", "EU PAR - BUR CUT"),
    Case(UNITS, "drag ~EU@PAR BUR; key K", "EU PAR - BUR KILL"),
    Case(UNITS, "hold K; drag ~EU@PAR BUR; free K", "EU PAR - BUR KILL"),
    Case(UNITS, "hold O; drag ~EU@PAR BUR; free O", "EU PAR - BUR CUT"),
    Case(UNITS, "hold M; drag ~EU@PAR BUR; free M", "EU PAR - BUR"),
    Case(ONE_DEED, "drag ~EU@PAR BUR", "EU PAR - BUR"),
    Case(ONE_DEED, "drag ~CEU@PAR BUR", "CEU PAR - BUR"),
    Case(UNITS, "double ~CEU@PAR; key H", "CEU PAR H"),
    Case(UNITS, "double ~CEU@PAR; key K", "CEU PAR DESTROY"),
    Case(UNITS, "over ~CEU@PAR; key K", "CEU PAR DESTROY"),
    Case(UNITS, "over ~CEU@PAR; key K; key G", "CEU PAR DESTROY GERMANY"),
    Case(UNITS, "over ~CEU@PAR; key K; key G; key R", "CEU PAR DESTROY GERMANY, RUSSIA"),
    Case(UNITS, "drag ~CEU@PAR @Germany", "CEU PAR DESTROY GERMANY"),
    Case(UNITS, "drag ~CEU@PAR BUR; key M", "CEU PAR - BUR"),
    Case(UNITS, "drag ~CEU@PAR BUR; key K", "CEU PAR - BUR DESTROY"),
    Case(UNITS, "drag ~CEU@PAR BUR; key K; key I", "CEU PAR - BUR DESTROY ITALY"),
    Case(UNITS, "drag ~CEU@PAR *BUR @Italy", "CEU PAR - BUR DESTROY ITALY"),
    Case(DEPLOYING, "drag @EU BUR", "DEPLOY EU BUR"),
    Case(DEPLOYING, "click BUR; key 2", "DEPLOY CEU BUR"),
    Case(DEPLOYING, "drag @CEU PIC", "DEPLOY CEU PIC"),
    Case(BUILDING, "drag @EU BUR", "BUILD EU BUR"),
    Case(BUILDING, "drag @CEU PIC", "BUILD CEU PIC"),
    Case(BUILDING, "click GAS; key 1", "BUILD EU GAS"),
    Case(REMOVING, "drag ~EU@PAR @✕", "REMOVE EU PAR"),
    Case(REMOVING, "over ~CEU@PAR; key X", "REMOVE CEU PAR"),
    Case(WATCHERS, "drag ~PAR BUR", "SPY PAR - BUR"),
    Case(WATCHERS, "over ~PAR; key K", "SPY PAR CE"),
    Case(WATCHERS, "double ~PAR; key K", "SPY PAR CE"),
    Case(WATCHERS, "over ~PAR; key H", "SPY PAR H"),
    Case(WATCHERS, "drag ~PAR BUR; over ~PAR; key K", "SPY PAR CE"),
    Case(RETURNING, "drag ~BUR @✕", "REMOVE SPY BUR"),
    Case(RETURNING, "over ~BUR; key X", "REMOVE SPY BUR"),
    Case(RETURNING, "drag @SPY PAR", "REBUILD SPY PAR"),
    Case(RETURNING, "over PAR; key B", "REBUILD SPY PAR"),
    Case(BLIND_START, "drag @SPY GAS", "DEPLOY SPY GAS"),
    Case(BLIND_START, "click GAS", "DEPLOY SPY GAS"),
    Case(AGENTS, "drag ~PAR BUR", "AGENT PAR(1) - BUR"),
    Case(AGENTS, "carry ~PAR BUR; key 3; drop", "AGENT PAR(3) - BUR"),
    Case(AGENTS, "click ~PAR; key 3; click BUR", "AGENT PAR(3) - BUR"),
    Case(AGENTS, "over ~PAR; key M; key 4; click BUR", "AGENT PAR(4) - BUR"),
    Case(AGENTS, "over ~PAR; key 3; click ~PAR; click BUR", "AGENT PAR(3) - BUR"),
    Case(AGENTS, "over PAR; key E; key 2; click BUR", "AGENT PAR(2) - BUR"),
    Case(AGENTS, "carry #PAR BUR; wheel BUR -1; drop", "AGENT PAR(4) - BUR"),
    Case(AGENTS, "drag #PAR BUR", "AGENT PAR(5) - BUR"),
    Case(AGENTS, "wheel #PAR -2; drag #PAR BUR", "AGENT PAR(3) - BUR"),
    Case(AGENTS, "drag #PAR BUR; drag ~PAR PIC", "AGENT PAR(4) - BUR | AGENT PAR(1) - PIC"),
    Case(AGENTS, "drag ~PAR BUR; drag ~PAR BUR", "AGENT PAR(2) - BUR"),
    Case(
        AGENTS,
        "carry ~BRE ENG WAL; key 4; drop",
        "AGENT BRE(4) - WAL VIA ENG | F ENG C AGENT BRE(4) - WAL",
    ),
    Case(
        AGENTS,
        "over #BRE; key C; click ENG; click WAL",
        "AGENT BRE(4) - WAL VIA ENG | F ENG C AGENT BRE(4) - WAL",
    ),
    Case(
        AGENTS,
        "drag ~BRE ENG WAL; drag ~BRE ENG WAL",
        "AGENT BRE(2) - WAL VIA ENG | F ENG C AGENT BRE(2) - WAL",
    ),
    Case(AGENTS, "drag #BRE ENG WAL; drag #BRE PIC; key A", "AGENT BRE(4) - PIC"),
    Case(AGENTS, "drag ~BRE LON", "AGENT BRE(1) - LON VIA"),
    Case(
        AGENTS,
        "over ~BRE; key V; key 3; click ENG; click LON",
        "AGENT BRE(3) - LON VIA ENG | F ENG C AGENT BRE(3) - LON",
    ),
    Case(AGENTS, "drag ~ENG LON", "AGENT ENG(1) - LON"),
    Case(AGENTS, "over ~ENG; key L; click LON", "AGENT ENG(1) - LON"),
    Case(AGENTS, "drag ~BRE ENG", "AGENT BRE(1) - ENG"),
    Case(AGENTS, "over ~BRE; key E; click ENG", "AGENT BRE(1) - ENG"),
    Case(AGENTS, "hold C; drag ENG *~BRE WAL; free C", "F ENG C AGENT BRE(1) - WAL"),
    Case(AGENTS, "hold C; carry ENG *~BRE WAL; key 3; drop; free C", "F ENG C AGENT BRE(3) - WAL"),
    Case(
        AGENTS,
        "hold C; carry ENG *~BRE *WAL @Italy; key 3; drop; free C",
        "F ENG C ITALY AGENT BRE(3) - WAL",
    ),
    Case(AGENTS, "drag ~PAR @Russia", "AGENT PAR(1) KILL RUSSIA"),
    Case(AGENTS, "drag ~PAR @Russia; key G", "AGENT PAR(1) KILL GERMANY, RUSSIA"),
    Case(AGENTS, "over PAR; key Y", "A PAR SECURITY"),
    Case(AGENTS, "over PAR; key Y; key G; key R", "A PAR SECURITY EXCEPT GERMANY, RUSSIA"),
    Case(AGENTS, "over PAR; key Y; key G; key G", "A PAR SECURITY"),
    Case(AGENTS, "over ENG; key Y", "F ENG SECURITY"),
    Case(AGENTS, "over ENG; key Y; key R", "F ENG SECURITY EXCEPT RUSSIA"),
    Case(AGENTS, "double ~PAR; key H", "AGENT PAR(1) H"),
    Case(AGENTS, "over #PAR; key H", "AGENT PAR(5) H"),
    Case(AGENTS, "over #PAR; key 3; key O; key O", "AGENT PAR(3) SPY"),
    Case(AGENTS, "double ~PAR; key O", "AGENT PAR(1) SPY"),
    Case(AGENTS, "over #PAR; key K", "AGENT PAR(5) KILL"),
    Case(AGENTS, "over #PAR; key K; key I", "AGENT PAR(5) KILL EXCEPT ITALY"),
    Case(AGENTS, "deed deported agents; click PAR", "AGENTS RETURN PAR"),
    Case(
        AGENTS,
        "deed deported agents; click PAR; deed deported agents; click MAR",
        "AGENTS RETURN PAR, MAR",
    ),
    Case(RECRUITING, "drag @AGENT PAR", "BUILD AGENT PAR"),
    Case(RECRUITING, "carry @AGENT PAR; key 3; drop @AGENT", "BUILD AGENT PAR(3)"),
    Case(ALONE, "deed all agents disband", "AGENTS DISBAND"),
    Case(COMMANDING, "drag ~PAR BUR", "SPY PAR - BUR"),
    Case(COMMANDING, "drag ~BER MUN", "GERMANY: SPY BER - MUN"),
    Case(COMMANDING, "over ~BER; key K; key I", "GERMANY: SPY BER H KILL ITALY"),
    Case(COMMANDING, "over MUN; key R; key R", "GERMANY: A MUN SEARCH RUSSIA"),
    Case(IN_MIXES[0], "drag ~EU@PAR BUR; key K", "EU PAR - BUR KILL"),
    Case(IN_MIXES[0], "drag ~CEU@PAR @Germany", "CEU PAR DESTROY GERMANY"),
    Case(IN_MIXES[1], "drag #PAR BUR", "AGENT PAR(5) - BUR"),
    Case(IN_MIXES[1], "over PAR; key Y", "A PAR SECURITY"),
)


SCENES = tuple(dict.fromkeys(case.scene for case in CASES))


@pytest.mark.parametrize("scene", SCENES, ids=lambda s: f"{s.variant} {s.phase} {SCENES.index(s)}")
def test_every_order_is_entered_by_hand_and_by_key(
    at_desk: Callable[..., Spymaster], scene: Scene
) -> None:
    person = at_desk(scene.played(), scene.seat)
    cases = [case for case in CASES if case.scene == scene]
    found = {}
    for case in cases:
        person.do(case.deeds)
        found[case.deeds] = sorted(person.written(scene.seat))
        assert person.document.view.viewer == scene.seat, case.deeds
        person.rest(scene.seat)
    assert found == {case.deeds: sorted(case.lines.split(" | ")) for case in cases}


SHEETS = (
    "IF NO UNIT IN BUR THEN SPY PAR - BUR ELSE SPY PAR H",
    *("DEPORT TURKEY", "DEPORT TURKEY PAR", "DEPORT TURKEY TO SMY", "DEPORT TURKEY BRE TO ANK"),
    *("EXECUTE TURKEY", "EXECUTE TURKEY BRE"),
)
"""What the tests of the sheets write."""

USUAL = {(kind.made, kind.intent) for kind in (*STANDARD_ORDERS, *BY_PLAYERS)}


def kinds_of(rules: Ruleset, text: str) -> set[tuple[type, Intent]]:
    """Each kind of order whose words stand in a line."""
    order = rules.reader.order(text)
    order = order.order if isinstance(order, ForPower) else order
    line = f" {text} "
    return {
        (kind.made, kind.intent)
        for kind in rules.variant.order_kinds
        if kind.made is type(order)
        and any(f" {phrase} " in line for phrase in (*kind.verbs, *kind.openers))
    }


@pytest.mark.parametrize("name", [*judge.variant_ids(), *judge.mixes()])
def test_no_game_has_a_kind_of_covert_order_that_no_hand_has_entered(name: str) -> None:
    tried: set[tuple[type, Intent]] = set()
    for scene in SCENES:
        rules = judge.ruleset(scene.variant, options=dict(scene.options))
        texts = [line for case in CASES if case.scene == scene for line in case.lines.split(" | ")]
        texts += [text for text in SHEETS if scene in (SPIES, AGENTS) and readable(rules, text)]
        for text in texts:
            tried |= kinds_of(rules, text)
    kinds = {(kind.made, kind.intent) for kind in judge.ruleset(name).variant.order_kinds}
    assert kinds - USUAL <= tried


def readable(rules: Ruleset, text: str) -> bool:
    try:
        return bool(rules.reader.order(text))
    except OrderTextError:
        return False


@pytest.mark.parametrize("scene", SCENES, ids=lambda s: f"{s.variant} {s.phase} {SCENES.index(s)}")
def test_nothing_covert_is_offered_in_a_form_that_no_hand_has_entered(scene: Scene) -> None:
    document = Document(Seat(scene.played()))
    document.look(viewer=PowerId(scene.seat))
    seen, rules = document.view.seen(PowerId(scene.seat)), document.view.rules
    tried = {form(line) for case in CASES for line in case.lines.split(" | ")}
    tried |= {form(line) for line in SHEETS}
    usual = {form(str(order)) for order in leaves(choices(seen, STANDARD_ORDERS))}
    offered = {form(text) for text in texts_of(choices(seen, rules.variant.order_kinds))}
    assert offered - usual <= tried


def form(text: str) -> str:
    """A line without its places, powers and numbers; of several powers or places one stands."""
    words: list[str] = []
    for word in re.sub(r"\(\d+\)", " n", text.partition(": ")[2] or text).split():
        name = word.rstrip(",")
        shape = "P" if name in BOARD.powers else "p" if name[:3] in BOARD.provinces else name
        if shape != (words[-1] if words else ""):
            words.append(shape)
    return " ".join(words)


def texts_of(nodes: Iterable[Node], kinds: tuple[str, ...] = ()) -> Iterator[str]:
    """The orders of a tree, but of powers and seas named one after another only the first two."""
    tries: Counter[tuple[str, ...]] = Counter()
    for node in nodes:
        named = node.step.key if node.step.choice in {Choice.VERB, Choice.THING} else ""
        way = (*kinds, f"{node.step.choice} {named or node.step.key.split()[0][:3]}")
        sort = (*kinds, f"{node.step.choice} {named}")
        tries[sort] += 1
        if tries[sort] > 14 or len(way) > 9 or _repeats(node, kinds):
            continue
        if node.order is not None:
            yield str(node.order)
        yield from texts_of(node.children, sort)


def _repeats(node: Node, kinds: tuple[str, ...]) -> bool:
    powers = [kind for kind in kinds if kind.startswith(Choice.POWER)]
    return node.step.choice is Choice.POWER and len(powers) > 1
