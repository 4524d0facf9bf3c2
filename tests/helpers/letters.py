"""Letters about one observation, without a game around it."""

from engine.language.speaker import ENGLISH, Speaker
from engine.orders.wording import power_name
from engine.post.letter import Frame, Letter, words
from engine.post.style import style
from engine.report.account import account
from engine.rules import Ruleset
from engine.visibility.observe import Observation


def letter_about(
    rules: Ruleset,
    seen: Observation,
    title: str,
    *,
    dressed: str = "judge",
    speaker: Speaker = ENGLISH,
    frame: Frame | None = None,
) -> Letter:
    """The letter about an observation in a style that comes with the program."""
    return Letter(
        power=seen.viewer,
        phase=seen.phase,
        told=account(seen, rules.board, title, speaker),
        frame=frame or Frame(power=str(power_name(rules.board, seen.viewer))),
        style=style(dressed).spoken(speaker.language),
        words=words(None, speaker.language),
    )
