"""Everything that can be done at the desk as a table: menus, keys and the palette come from it."""

from dataclasses import dataclass

from PySide6.QtCore import QT_TRANSLATE_NOOP


@dataclass(frozen=True, slots=True)
class Action:
    """One thing to do: ``name`` is the window's method; texts are for people, ``keys`` for Qt.

    ``gm`` is true for what only the game master may do; ``only`` names what the desk must show,
    ``game`` or ``packet``, where that matters.
    """

    name: str
    menu: str
    text: str
    keys: str = ""
    gm: bool = False
    only: str = ""


_GAME = str(QT_TRANSLATE_NOOP("Actions", "&Game"))
_EDIT = str(QT_TRANSLATE_NOOP("Actions", "&Edit"))
_VIEW = str(QT_TRANSLATE_NOOP("Actions", "&View"))
_TURN = str(QT_TRANSLATE_NOOP("Actions", "&Turn"))
_POST = str(QT_TRANSLATE_NOOP("Actions", "&Post"))
_HELP = str(QT_TRANSLATE_NOOP("Actions", "&Help"))

MENUS = (_GAME, _EDIT, _TURN, _VIEW, _POST, _HELP)
"""The menus in their order."""

ACTIONS: tuple[Action, ...] = (
    Action("new_game", _GAME, str(QT_TRANSLATE_NOOP("Actions", "New game…")), "Ctrl+N"),
    Action("open_game", _GAME, str(QT_TRANSLATE_NOOP("Actions", "Open…")), "Ctrl+O"),
    Action("open_sample", _GAME, str(QT_TRANSLATE_NOOP("Actions", "Open a sample game…"))),
    Action(
        "save_as",
        _GAME,
        str(QT_TRANSLATE_NOOP("Actions", "Save as…")),
        "Ctrl+Shift+S",
        only="game",
    ),
    Action(
        "save_scenario",
        _GAME,
        str(QT_TRANSLATE_NOOP("Actions", "Save as a scenario…")),
        gm=True,
    ),
    Action("export_map", _GAME, str(QT_TRANSLATE_NOOP("Actions", "Export the map…")), "Ctrl+E"),
    Action("export_replay", _GAME, str(QT_TRANSLATE_NOOP("Actions", "Export a replay…"))),
    Action("print_map", _GAME, str(QT_TRANSLATE_NOOP("Actions", "Print…")), "Ctrl+P"),
    Action("print_report", _GAME, str(QT_TRANSLATE_NOOP("Actions", "Print the report…"))),
    Action("open_start", _GAME, str(QT_TRANSLATE_NOOP("Actions", "First page"))),
    Action("close", _GAME, str(QT_TRANSLATE_NOOP("Actions", "Quit")), "Ctrl+Q"),
    Action("undo", _EDIT, str(QT_TRANSLATE_NOOP("Actions", "Undo")), "Ctrl+Z"),
    Action("redo", _EDIT, str(QT_TRANSLATE_NOOP("Actions", "Redo")), "Ctrl+Shift+Z"),
    Action("clear_orders", _EDIT, str(QT_TRANSLATE_NOOP("Actions", "Clear all orders"))),
    Action("paste_orders", _EDIT, str(QT_TRANSLATE_NOOP("Actions", "Paste orders")), "Ctrl+V"),
    Action("copy_map", _EDIT, str(QT_TRANSLATE_NOOP("Actions", "Copy the map")), "Ctrl+Shift+C"),
    Action("copy_report", _EDIT, str(QT_TRANSLATE_NOOP("Actions", "Copy the report"))),
    Action(
        "edit_position",
        _EDIT,
        str(QT_TRANSLATE_NOOP("Actions", "Edit the position…")),
        "Ctrl+Shift+E",
        gm=True,
    ),
    Action("edit_keys", _EDIT, str(QT_TRANSLATE_NOOP("Actions", "Keys…"))),
    Action("show_settings", _EDIT, str(QT_TRANSLATE_NOOP("Actions", "Settings…")), "Ctrl+,"),
    Action("resolve", _TURN, str(QT_TRANSLATE_NOOP("Actions", "Adjudicate")), "Ctrl+R", gm=True),
    Action("back", _TURN, str(QT_TRANSLATE_NOOP("Actions", "Turn before")), "PgUp"),
    Action("onward", _TURN, str(QT_TRANSLATE_NOOP("Actions", "Next turn")), "PgDown"),
    Action("first", _TURN, str(QT_TRANSLATE_NOOP("Actions", "Start of the game")), "Ctrl+Home"),
    Action("last", _TURN, str(QT_TRANSLATE_NOOP("Actions", "Last turn")), "Ctrl+End"),
    Action("play", _TURN, str(QT_TRANSLATE_NOOP("Actions", "Play through the game"))),
    Action("what_if", _TURN, str(QT_TRANSLATE_NOOP("Actions", "Try these orders")), "Ctrl+Shift+B"),
    Action(
        "fork",
        _TURN,
        str(QT_TRANSLATE_NOOP("Actions", "Another way from here…")),
        "Ctrl+B",
        gm=True,
    ),
    Action(
        "go_there",
        _TURN,
        str(QT_TRANSLATE_NOOP("Actions", "Play on the way beside")),
        gm=True,
    ),
    Action("adopt", _TURN, str(QT_TRANSLATE_NOOP("Actions", "Adopt the way beside"))),
    Action("drop", _TURN, str(QT_TRANSLATE_NOOP("Actions", "Drop the way beside"))),
    Action("declare_draw", _TURN, str(QT_TRANSLATE_NOOP("Actions", "End as a draw…")), "", gm=True),
    Action("one_map", _VIEW, str(QT_TRANSLATE_NOOP("Actions", "One map only")), "Ctrl+1"),
    Action("closer", _VIEW, str(QT_TRANSLATE_NOOP("Actions", "Closer")), "Ctrl++"),
    Action("farther", _VIEW, str(QT_TRANSLATE_NOOP("Actions", "Farther")), "Ctrl+-"),
    Action("whole_board", _VIEW, str(QT_TRANSLATE_NOOP("Actions", "Whole board")), "Ctrl+0"),
    Action("join_views", _VIEW, str(QT_TRANSLATE_NOOP("Actions", "Look together…")), only="game"),
    Action("other_colours", _VIEW, str(QT_TRANSLATE_NOOP("Actions", "Light or dark")), "Ctrl+T"),
    Action("hand_over", _VIEW, str(QT_TRANSLATE_NOOP("Actions", "Close the curtain")), "Ctrl+L"),
    Action(
        "open_inbox",
        _POST,
        str(QT_TRANSLATE_NOOP("Actions", "Inbox…")),
        "Ctrl+I",
        gm=True,
        only="game",
    ),
    Action(
        "open_status",
        _POST,
        str(QT_TRANSLATE_NOOP("Actions", "Status and deadlines…")),
        "Ctrl+D",
        gm=True,
        only="game",
    ),
    Action(
        "open_turn",
        _POST,
        str(QT_TRANSLATE_NOOP("Actions", "Turn and letters…")),
        "Ctrl+G",
        gm=True,
        only="game",
    ),
    Action("open_press", _POST, str(QT_TRANSLATE_NOOP("Actions", "Press…")), gm=True, only="game"),
    Action(
        "open_records", _POST, str(QT_TRANSLATE_NOOP("Actions", "Records…")), gm=True, only="game"
    ),
    Action("open_seals", _POST, str(QT_TRANSLATE_NOOP("Actions", "Sealed sheets…"))),
    Action(
        "copy_answer",
        _POST,
        str(QT_TRANSLATE_NOOP("Actions", "Copy the answer")),
        "Ctrl+Return",
        only="packet",
    ),
    Action(
        "save_answer",
        _POST,
        str(QT_TRANSLATE_NOOP("Actions", "Save the answer…")),
        only="packet",
    ),
    Action(
        "mail_answer",
        _POST,
        str(QT_TRANSLATE_NOOP("Actions", "Answer as a mail draft…")),
        only="packet",
    ),
    Action(
        "palette_of_commands", _HELP, str(QT_TRANSLATE_NOOP("Actions", "All commands…")), "Ctrl+K"
    ),
    Action("show_help", _HELP, str(QT_TRANSLATE_NOOP("Actions", "Help")), "F1"),
    Action("show_rulebook", _HELP, str(QT_TRANSLATE_NOOP("Actions", "Rulebook")), "Shift+F1"),
    Action("show_tour", _HELP, str(QT_TRANSLATE_NOOP("Actions", "Short tour"))),
    Action("show_about", _HELP, str(QT_TRANSLATE_NOOP("Actions", "About SpyDip"))),
)
"""All actions in the order of their menus."""
