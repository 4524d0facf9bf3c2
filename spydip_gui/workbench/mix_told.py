"""A mix in words, as HTML: how it differs from its base, and its rules."""

from collections.abc import Iterator
from html import escape

from engine.language.message import Message, Piece
from engine.language.speaker import capital
from engine.mixing.draft import Differences
from engine.report.citations import rule_name
from engine.rules import Clause, Variant
from spydip_gui.language.reader import say, translate
from spydip_gui.language.wording import option_name, option_value


def differing(found: Differences) -> str:
    """How a mix differs from its base, as HTML."""
    if not found:
        same = translate("MixWindow", "It is played like its base.")
        return f"<p>{escape(same)}</p>"
    return "".join(
        f"<h4>{escape(title)}</h4><ul>{''.join(f'<li>{line}</li>' for line in lines)}</ul>"
        for title, lines in _parts(found)
        if lines
    )


def _parts(found: Differences) -> Iterator[tuple[str, list[str]]]:
    pieces = [capital(say(Piece(kind, count=2))) for kind in found.pieces]
    yield translate("MixWindow", "Pieces that join"), list(map(escape, pieces))
    yield (
        translate("MixWindow", "Played by"),
        list(map(escape, found.players)),
    )
    yield translate("MixWindow", "Board"), [escape(found.board)] if found.board else []
    yield translate("MixWindow", "Who sees what"), [_clause(one) for one in found.sight]
    deadlines = [capital(say(Message(one))) for one in found.deadlines]
    yield translate("MixWindow", "More deadlines"), list(map(escape, deadlines))
    yield (
        translate("MixWindow", "Options with another usual value"),
        [
            f"{escape(option_name(key))}: {escape(option_value(key, before))} "
            f"\N{RIGHTWARDS ARROW} <b>{escape(option_value(key, after))}</b>"
            for key, before, after in found.options
        ],
    )
    yield translate("MixWindow", "More options"), [escape(option_name(key)) for key in found.more]
    fewer = [escape(option_name(key)) for key in found.fewer]
    yield translate("MixWindow", "Options that fall away"), fewer
    yield translate("MixWindow", "Rules that join"), [_clause(one) for one in found.clauses]
    yield translate("MixWindow", "Rules that fall away"), [_clause(one) for one in found.gone]


def _clause(clause: Clause) -> str:
    return f"<b>{escape(say(rule_name(clause.id)))}</b> {escape(say(clause.said))}"


def ruled(made: Variant) -> str:
    """The rules of a variant with its usual options, as HTML."""
    lines = []
    for clause in made.rules:
        chosen = [
            say(
                Message(
                    "choice.chosen_here", option=option_name(key), value=option_value(key, value)
                )
            )
            for key, value in made.chosen(clause, made.presets).items()
        ]
        note = f" <i>{escape(' '.join(chosen))}</i>" if chosen else ""
        lines.append(f"<p>{_clause(clause)}{note}</p>")
    return "".join(lines)
