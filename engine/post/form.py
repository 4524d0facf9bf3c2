"""The form: a player's orders to choose and send back from any browser, in one self-contained page.

It is made from what its player may know: the same offers as at the desk, and the map as the player
sees it. It needs no network, and no script but its own can run in it.
"""

import hashlib
import json
from base64 import b64encode
from collections.abc import Iterable, Mapping, Sequence
from io import BytesIO
from typing import Any

from engine.board.graph import PowerId
from engine.language.message import Message
from engine.language.speaker import Speaker, capital
from engine.orders.addressed import ForPower
from engine.orders.choices import Choice, Node, leaves
from engine.orders.covert import CovertConvoy
from engine.orders.grammar import UNITS
from engine.orders.order import Order
from engine.orders.seen import Seen
from engine.orders.wording import power_name
from engine.post.form_choices import ChoiceTable
from engine.post.letter import Letter
from engine.report.look import DAY, Look
from engine.report.pages import filled
from engine.session.seat import Seat

_ACTS = ("act", "retreat")
"""The slots of what every army and fleet does; what else it may do goes beside."""

_MOST = 12
"""The most lines that stand ready for builds, bids and the like."""

_WORDS = (
    *("also", "by_hand", "choose", "copied", "copy", "count", "enough", "further", "lines"),
    *("mail", "map", "no_script", "nothing", "orders", "shown", "tap"),
)


def form(letter: Letter, seat: Seat, *, game: str, token: str, address: str, picture: bytes) -> str:
    """The page on which a player answers a letter; empty if there is nothing to order.

    ``seat`` is the player's, ``token`` the secret for check lines, ``address`` the game master's,
    and ``picture`` the map as a PNG, if there is one.
    """
    speaker, power = letter.told.speaker, letter.power
    words = {word: speaker.say(Message(f"post.form_{word}", n="%1", of="%2")) for word in _WORDS}
    said = _choices(seat, power, speaker)
    if not (said["rows"] or said["more"] >= 0):
        return ""
    data = {
        "title": seat.title,
        "power": str(power),
        "due": letter.due,
        "game": game,
        "token": token,
        "address": address,
        "words": words,
        **said,
    }
    script = filled("form.js")
    return filled(
        "form.html",
        language=speaker.language,
        title=seat.title,
        heading=f"{capital(letter.frame.power)}: {speaker.say(seat.rules.called(seat.look().due))}",
        asked=letter.asked,
        picture=b64encode(_lighter(picture)).decode() if picture else "",
        words=words,
        form=_in_page(data),
        script=script,
        guard=b64encode(hashlib.sha256(script.encode()).digest()).decode(),
        day=DAY,
        night=Look("night"),
    )


def _lighter(picture: bytes) -> bytes:
    """A picture in a fifth of its bytes, for phones."""
    from PIL import Image  # noqa: PLC0415  # letters without maps do without the library

    made = BytesIO()
    with Image.open(BytesIO(picture)) as image:
        image.convert("RGB").save(made, "WEBP", quality=65, method=2)
    return made.getvalue()


def _choices(seat: Seat, power: PowerId, speaker: Speaker) -> dict[str, Any]:
    """The rows of the form and the table they choose from."""
    table, seen = ChoiceTable(speaker), seat.seen(power)
    roots = seat.options(power)
    slots = {kind.made: kind.slot for kind in seat.rules.variant.order_kinds}
    pieces = [root for root in roots if root.step.choice is Choice.PIECE]
    others = [root for root in roots if root.step.choice is not Choice.PIECE]
    return {
        "rows": [_row(table, root, slots, seen) for root in pieces],
        "more": table.choices(others, ()),
        "count": _lines(seen),
        "once": _once(others, pieces, slots),
        "steps": table.steps,
        "texts": table.texts,
        "lists": table.lists,
    }


def _once(
    others: Iterable[Node], pieces: Iterable[Node], slots: Mapping[type[Order], str]
) -> list[str]:
    """The keys of what is ordered once at the most: a second one would replace the first.

    A unit's search is; of covert pieces, however, a fleet may convoy several.
    """
    units = (root for root in pieces if root.step.kind in UNITS)
    beside = (act for unit in units for act in unit.children)
    single = (act for act in beside if not isinstance(_first(act), CovertConvoy))
    once = (*(root for root in others if _slot(root, slots)), *single)
    return list(dict.fromkeys(str(node.step.key) for node in once))


def _row(
    table: ChoiceTable, root: Node, slots: Mapping[type[Order], str], seen: Seen
) -> dict[str, Any]:
    """A piece with its order, and with what it may do besides."""
    acts = [node for node in root.children if _slot(node, slots) in _ACTS]
    rest = [node for node in root.children if node not in acts]
    path, must = (str(root.step.key),), bool(acts)
    if not acts:
        acts, rest = rest, rest if _count(root, seen) > 1 else []
    order = _first(root)
    country = order.power if isinstance(order, ForPower) else seen.power
    return {
        "step": table.step(root.step),
        "power": table.speaker.say(power_name(seen.board, country)) if seen.commands else "",
        "must": must,
        "main": table.choices(acts, path),
        "beside": table.choices(rest, path),
    }


def _count(root: Node, seen: Seen) -> int:
    """How many pieces a row stands for."""
    here = (root.step.kind, root.step.at[:3])
    return sum(stack.count for stack in seen.stacks if (stack.kind, stack.province) == here)


def _lines(seen: Seen) -> int:
    """How many lines to provide for builds, removals, bids or deployments."""
    every: Sequence[Seen] = (seen, *seen.commands)
    asked = sum(abs(one.due or 0) + sum(one.asked.values()) + len(one.sale) for one in every)
    return max(1, min(asked, _MOST))


def _slot(node: Node, slots: Mapping[type[Order], str]) -> str:
    order = _first(node)
    plain = order.order if isinstance(order, ForPower) else order
    return "" if plain is None else slots.get(type(plain), "")


def _first(node: Node) -> Order | None:
    found: Iterable[Order] = leaves([node])
    return next(iter(found), None)


def _in_page(data: Mapping[str, Any]) -> str:
    """JSON that cannot end its element, whatever strangers wrote into it."""
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    for sign in "<>&\u2028\u2029":
        text = text.replace(sign, f"\\u{ord(sign):04x}")
    return text
