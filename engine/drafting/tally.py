"""Says what a drafted board has, in one sentence."""

from engine.drafting.written import Sketch
from engine.language.message import Message


def tally(sketch: Sketch) -> Message:
    """How many provinces, seas, centres and links a board has."""
    parts = [*sketch.provinces.values()]
    coasts = [coast for part in parts for coast in part.get("coast", {}).values()]
    numbers = {
        "provinces": len(parts),
        "seas": sum(part["terrain"] == "sea" for part in parts),
        "centres": sum(bool(part.get("centre")) for part in parts),
        "armies": sum(len(part.get("armies", ())) for part in parts) // 2,
        "fleets": sum(len(part.get("fleets", ())) for part in (*parts, *coasts)) // 2,
    }
    said = {key: Message(f"draft.found_{key}", count=count) for key, count in numbers.items()}
    return Message("draft.found", **said)
