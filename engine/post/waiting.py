"""Orders that wait: for a later deadline, or for one at which their player sends none."""

from dataclasses import replace

from engine.game.game import Game
from engine.language.message import Message
from engine.phases import Phase, PhaseKind, Season, parse_phase
from engine.post.entry import Entry
from engine.post.intray import STANDING, Lying
from engine.post.phases import NONE

_SEASONS = tuple(Season)
_KINDS = (
    PhaseKind.DEPLOYMENT,
    PhaseKind.PREFERENCES,
    PhaseKind.BIDS,
    PhaseKind.MOVEMENT,
    PhaseKind.RETREATS,
    PhaseKind.ADJUSTMENTS,
)


def waits(game: Game, entry: Entry) -> bool:
    """Whether there is nothing to do about a mail yet.

    Orders for a deadline wait until it is due or past; standing orders wait while their player has
    others in.
    """
    if not entry.kept_for or entry.taken:
        return False
    if entry.kept_for == STANDING:
        power = entry.one.power
        return power is not None and bool(game.in_hand(power))
    return _place(parse_phase(entry.kept_for)) > _place(game.position().phase)


def missed(game: Game, entry: Entry) -> bool:
    """Whether orders were kept for a deadline that has passed."""
    if entry.kept_for in ("", STANDING):
        return False
    return _place(parse_phase(entry.kept_for)) < _place(game.position().phase)


def rest_of(entry: Entry) -> list[Lying]:
    """A mail's orders for later deadlines, to be kept for each of them."""
    lines: dict[str, list[str]] = {}
    for one in entry.one.later:
        if one.why != NONE:
            lines.setdefault(str(one.why), []).append(one.text)
    owner = entry.one.power or ""
    return [
        Lying(
            mail=replace(entry.mail, text="\n".join(texts)),
            owner=owner,
            due=entry.due,
            kept_for=phase,
        )
        for phase, texts in lines.items()
    ]


def said(entry: Entry) -> Message | None:
    """What a mail waits for; None if it does not."""
    if entry.standing:
        return Message("post.stands")
    return Message("post.kept_for", phase=entry.kept_for) if entry.kept_for else None


def kept_phase(text: str) -> str:
    """The value of `Lying.kept_for` for a typed phase, or for ``standing``.

    Raises:
        NotAPhaseError: the text is neither.
    """
    if text.strip().lower() == STANDING:
        return STANDING
    return str(parse_phase(text))


def _place(phase: Phase) -> tuple[int, int, int, bool]:
    return phase.year, _SEASONS.index(phase.season), _KINDS.index(phase.kind), phase.covert
