"""Everything that a variant from outside is made of, under stable names.

A guest imports from here and nowhere else. The help page “A variant of your own” explains each of
them, with complete examples; ``spydip exam NAME`` says which duties are not met.
"""

# What is imported here is public.
# mypy: implicit-reexport
# ruff: noqa: F401

from dataclasses import dataclass, replace
from types import MappingProxyType

from engine.adjudication.apply import apply
from engine.adjudication.effects import (
    Barred,
    Built,
    Changed,
    Counted,
    DrivenOut,
    Effect,
    Ended,
    Gone,
    Lost,
    Raised,
    Relocated,
    Retreated,
    Shifted,
)
from engine.adjudication.outcome import Outcome, Reason, Result
from engine.adjudication.turn import Resolution, Situation, Told, Turn
from engine.board.graph import Board, Location, PowerId, ProvinceId, Terrain
from engine.covert.pieces import Mover, pieces, settle
from engine.facts import (
    Attacked,
    Audience,
    Captured,
    Contact,
    Due,
    EmptyAt,
    Fact,
    Killed,
    NoContact,
    NoneSpotted,
    Removed,
    Shows,
    Spotted,
    register,
)
from engine.language import texts as _texts
from engine.language.message import Listed, Message, PowerName, UnitAt, Value
from engine.language.message import Piece as Pieces
from engine.language.message import Place as PlaceName
from engine.orders.choices import Choice, Node, Step, trie
from engine.orders.covert_choices import also, builds, own_stacks, own_units, removals
from engine.orders.covert_choices import number as number_step
from engine.orders.covert_choices import power as power_step
from engine.orders.grammar import ARROWS, HOLDS, STANDARD_ORDERS
from engine.orders.intake import Weighing
from engine.orders.intake import submit as take_in
from engine.orders.kinds import OrderKind
from engine.orders.notation import write
from engine.orders.offers import kept
from engine.orders.offers import piece as piece_step
from engine.orders.offers import place as place_steps
from engine.orders.offers import verb as verb_step
from engine.orders.order import Intent, Order, PieceOrder
from engine.orders.seen import Seen
from engine.orders.standard import (
    Build,
    Convoy,
    Disband,
    Hold,
    Move,
    Remove,
    Retreat,
    Support,
    Waive,
)
from engine.orders.submission import Entry, Given, Standing, Submission
from engine.orders.wording import place_name, power_name
from engine.orders.words import Piece, Words
from engine.phases import Phase, PhaseKind, Season
from engine.position import Dislodged, Ending, Position
from engine.rules import Clause, Option, Resolver, Ruleset, Variant, read_clauses
from engine.units import (
    ARMY,
    FLEET,
    STANDARD_KINDS,
    Glyph,
    Kind,
    Shape,
    Sign,
    Stack,
    Steps,
    Unit,
    UnitKind,
)
from engine.variants import blind, espionage, infiltration, intimate, spy, standard
from engine.visibility.audit import Expected
from engine.visibility.observe import Observation
from engine.visibility.sight import (
    GM,
    OPEN,
    Disclosure,
    Fidelity,
    Look,
    Sight,
    all_centres,
    around_centres,
    around_units,
    every_order,
    home,
    own_centres,
    own_orders,
    reachable,
    together,
    whole_board,
)
from engine.visibility.sight import blind as sees_nothing


def say(id: str, english: str, /, **values: Value) -> Message:  # noqa: A002  # it is one
    """A guest's sentence: its id, which begins with the guest's name, and its English text.

    Other languages find it by its id in the guest's catalogues. The values fill the gaps in braces,
    as `engine.language` describes.
    """
    if _texts.pattern("en", id) is None:
        _texts.add("en", {id: (english,)})
    return Message(id, **values)
