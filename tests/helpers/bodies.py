"""A letter about one observation, as text and as HTML."""

from engine.orders.wording import power_name
from engine.post.letter import Frame, as_html, as_text, words
from engine.post.style import style
from engine.report.account import account
from engine.rules import Ruleset
from engine.visibility.observe import Observation


def bodies(rules: Ruleset, seen: Observation, *, title: str, deadline: str) -> tuple[str, str]:
    """Both bodies of the letter, in the usual style."""
    frame = Frame(power=str(power_name(rules.board, seen.viewer)), deadline=deadline)
    told = account(seen, rules.board, title)
    dress = style("judge"), words()
    return as_text(told, frame, *dress), as_html(told, frame, *dress)
