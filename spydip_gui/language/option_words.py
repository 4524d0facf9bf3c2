"""How the options of a game and their values are called, in the language of the desk."""

from engine.language.speaker import capital
from spydip_gui.language.reader import reader


def option_name(key: str) -> str:
    """What an option is called: ``Convoy paradox``; one without a name by the words of its key."""
    known = reader().text(f"choice.name.{key}")
    return known or capital(key.rpartition(".")[2].replace("_", " "))


def option_value(key: str, value: str) -> str:
    """What a value of an option means in a few words; a number, or one without, as it is.

    Where one word means different things, the option has a text of its own for it.
    """
    speaker = reader()
    known = speaker.text(f"choice.value.{key}.{value}") or speaker.text(f"choice.value.{value}")
    return known or value.replace("_", " ")
