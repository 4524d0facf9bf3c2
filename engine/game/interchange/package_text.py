"""Orders, units and results in the words of the ``diplomacy`` Python package, and back."""

from engine.adjudication.outcome import Result
from engine.phases import PhaseKind

_RESULTS = {
    Result.SUCCEEDS: [],
    Result.BOUNCES: ["bounce"],
    Result.CUT: ["cut"],
    Result.VOID: ["void"],
    Result.DISLODGED: ["dislodged"],
    Result.DISRUPTED: ["disrupted"],
    Result.FAILS: ["void"],
    Result.DISBANDED: ["disband"],
    Result.DESTROYED: ["disband"],
}


def order_in(text: str, kind: PhaseKind) -> str:
    """Our text for an order of the package: ``A VIE B`` is ``BUILD A VIE``."""
    piece, _, last = text.strip().rpartition(" ")
    if kind is PhaseKind.ADJUSTMENTS and last == "B":
        return f"BUILD {piece}"
    if kind is PhaseKind.ADJUSTMENTS and last == "D":
        return f"REMOVE {piece}"
    return text.strip()


def order_out(text: str) -> str:
    """The package's text for one of our orders; it has no routes and no second choices."""
    first, _, rest = text.partition(" ")
    if first == "BUILD":
        return f"{rest} B"
    if first == "REMOVE":
        return f"{rest} D"
    if " VIA " in text:
        return text[: text.index(" VIA ") + len(" VIA")]
    head, retreats, choices = text.partition(" R ")
    if not retreats:
        return text
    first = choices.split(",")[0]
    return f"{head} D" if first == "D" else f"{head} R {first}"


def unit_of(order: str) -> str:
    """The piece that an order of the package is for: the key of its results."""
    words = order.split()
    return " ".join(words[:2]) if words[0] in ("A", "F") else order


def results_out(order: str, result: Result) -> list[str]:
    """The package's results for an order: success has no word, but an empty one for builds."""
    if result is Result.SUCCEEDS and order.endswith((" B", " D", "WAIVE")):
        return [""]
    return _RESULTS[result]
