"""A game's rulebook as a text, for a player who is new to it."""

import textwrap

from engine.language.message import Message
from engine.language.speaker import Speaker
from engine.rules import Ruleset

_WIDTH = 72


def rulebook(rules: Ruleset, speaker: Speaker) -> str:
    """Every clause of a game's rules with its number, and the options chosen."""
    say, title = speaker.say, speaker.say(rules.variant.title)
    wide = max((len(one.id) for one in rules.variant.rules), default=0) + 2
    parts = [f"{title}\n{'=' * len(title)}"]
    for one in rules.variant.rules:
        number, below = one.id.ljust(wide), " " * wide
        parts.append(
            textwrap.fill(say(one.said), _WIDTH, initial_indent=number, subsequent_indent=below)
        )
    for option in rules.variant.options:
        value = rules.options.get(option.key, option.default)
        if value != option.default:
            chosen = Message("choice.chosen_here", option=option.key, value=value)
            parts.append(textwrap.fill(f"{say(chosen)} {say(option.said)}", _WIDTH))
    return "\n\n".join(parts) + "\n"
