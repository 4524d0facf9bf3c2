"""Everything that can be done at the desk as a table: menus, keys and the palette come from it."""

from enum import Enum

from PySide6.QtCore import QT_TRANSLATE_NOOP

_GAME = str(QT_TRANSLATE_NOOP("Actions", "&Game"))
_EDIT = str(QT_TRANSLATE_NOOP("Actions", "&Edit"))
_VIEW = str(QT_TRANSLATE_NOOP("Actions", "&View"))
_TURN = str(QT_TRANSLATE_NOOP("Actions", "&Turn"))
_POST = str(QT_TRANSLATE_NOOP("Actions", "&Post"))
_HELP = str(QT_TRANSLATE_NOOP("Actions", "&Help"))

MENUS = (_GAME, _EDIT, _TURN, _VIEW, _POST, _HELP)
"""The menus in their order."""


class Action(Enum):
    """One thing to do, by its name: texts are for people, ``keys`` for Qt.

    ``gm`` is true for what only the game master may do; ``only`` names what the desk must show,
    ``game`` or ``packet``, where that matters. What is done is a method of the menu in the window.
    """

    def __init__(self, menu: str, text: str, keys: str = "", only: str = "") -> None:
        """Take the columns of a row; ``only`` joins what it is limited to."""
        self.menu = menu
        self.text = text
        self.keys = keys
        self.gm = "gm" in only.split()
        self.only = only.removeprefix("gm").strip()

    new_game = _GAME, str(QT_TRANSLATE_NOOP("Actions", "New game…")), "Ctrl+N"
    open_game = _GAME, str(QT_TRANSLATE_NOOP("Actions", "Open…")), "Ctrl+O"
    open_sample = _GAME, str(QT_TRANSLATE_NOOP("Actions", "Open a sample game…"))
    save_as = _GAME, str(QT_TRANSLATE_NOOP("Actions", "Save as…")), "Ctrl+Shift+S", "game"
    save_scenario = _GAME, str(QT_TRANSLATE_NOOP("Actions", "Save as a scenario…")), "", "gm"
    export_map = _GAME, str(QT_TRANSLATE_NOOP("Actions", "Export the map…")), "Ctrl+E"
    export_replay = _GAME, str(QT_TRANSLATE_NOOP("Actions", "Export a replay…"))
    print_map = _GAME, str(QT_TRANSLATE_NOOP("Actions", "Print…")), "Ctrl+P"
    print_report = _GAME, str(QT_TRANSLATE_NOOP("Actions", "Print the report…"))
    open_start = _GAME, str(QT_TRANSLATE_NOOP("Actions", "Start page"))
    close = _GAME, str(QT_TRANSLATE_NOOP("Actions", "Quit")), "Ctrl+Q"
    undo = _EDIT, str(QT_TRANSLATE_NOOP("Actions", "Undo")), "Ctrl+Z"
    redo = _EDIT, str(QT_TRANSLATE_NOOP("Actions", "Redo")), "Ctrl+Shift+Z"
    clear_orders = _EDIT, str(QT_TRANSLATE_NOOP("Actions", "Clear all orders"))
    paste_orders = _EDIT, str(QT_TRANSLATE_NOOP("Actions", "Paste orders")), "Ctrl+V"
    copy_map = _EDIT, str(QT_TRANSLATE_NOOP("Actions", "Copy the map")), "Ctrl+Shift+C"
    copy_report = _EDIT, str(QT_TRANSLATE_NOOP("Actions", "Copy the report"))
    edit_position = (
        _EDIT,
        str(QT_TRANSLATE_NOOP("Actions", "Edit the position…")),
        "Ctrl+Shift+E",
        "gm",
    )
    edit_keys = _EDIT, str(QT_TRANSLATE_NOOP("Actions", "Keys…"))
    show_settings = _EDIT, str(QT_TRANSLATE_NOOP("Actions", "Settings…")), "Ctrl+,"
    resolve = _TURN, str(QT_TRANSLATE_NOOP("Actions", "Adjudicate")), "Ctrl+R", "gm"
    back = _TURN, str(QT_TRANSLATE_NOOP("Actions", "Previous turn")), "PgUp"
    onward = _TURN, str(QT_TRANSLATE_NOOP("Actions", "Next turn")), "PgDown"
    first = _TURN, str(QT_TRANSLATE_NOOP("Actions", "Start of the game")), "Ctrl+Home"
    last = _TURN, str(QT_TRANSLATE_NOOP("Actions", "Last turn")), "Ctrl+End"
    play = _TURN, str(QT_TRANSLATE_NOOP("Actions", "Play through the game"))
    what_if = _TURN, str(QT_TRANSLATE_NOOP("Actions", "Try these orders")), "Ctrl+Shift+B"
    fork = _TURN, str(QT_TRANSLATE_NOOP("Actions", "Another line from here…")), "Ctrl+B", "gm"
    go_there = _TURN, str(QT_TRANSLATE_NOOP("Actions", "Continue the side line")), "", "gm"
    adopt = _TURN, str(QT_TRANSLATE_NOOP("Actions", "Adopt the side line"))
    drop = _TURN, str(QT_TRANSLATE_NOOP("Actions", "Drop the side line"))
    declare_draw = _TURN, str(QT_TRANSLATE_NOOP("Actions", "End as a draw…")), "", "gm"
    one_map = _VIEW, str(QT_TRANSLATE_NOOP("Actions", "One map only")), "Ctrl+1"
    closer = _VIEW, str(QT_TRANSLATE_NOOP("Actions", "Zoom in")), "Ctrl++"
    farther = _VIEW, str(QT_TRANSLATE_NOOP("Actions", "Zoom out")), "Ctrl+-"
    whole_board = _VIEW, str(QT_TRANSLATE_NOOP("Actions", "Whole board")), "Ctrl+0"
    join_views = _VIEW, str(QT_TRANSLATE_NOOP("Actions", "Combine views…")), "", "game"
    other_colours = _VIEW, str(QT_TRANSLATE_NOOP("Actions", "Light or dark")), "Ctrl+T"
    hand_over = _VIEW, str(QT_TRANSLATE_NOOP("Actions", "Close the curtain")), "Ctrl+L"
    open_inbox = _POST, str(QT_TRANSLATE_NOOP("Actions", "Inbox…")), "Ctrl+I", "gm game"
    open_status = (
        _POST,
        str(QT_TRANSLATE_NOOP("Actions", "Status and deadlines…")),
        "Ctrl+D",
        "gm game",
    )
    open_turn = (
        _POST,
        str(QT_TRANSLATE_NOOP("Actions", "Turn and letters…")),
        "Ctrl+G",
        "gm game",
    )
    open_press = _POST, str(QT_TRANSLATE_NOOP("Actions", "Press…")), "", "gm game"
    open_records = _POST, str(QT_TRANSLATE_NOOP("Actions", "Records…")), "", "gm game"
    open_seals = _POST, str(QT_TRANSLATE_NOOP("Actions", "Sealed sheets…"))
    copy_answer = (
        _POST,
        str(QT_TRANSLATE_NOOP("Actions", "Copy the answer")),
        "Ctrl+Return",
        "packet",
    )
    save_answer = _POST, str(QT_TRANSLATE_NOOP("Actions", "Save the answer…")), "", "packet"
    mail_answer = (
        _POST,
        str(QT_TRANSLATE_NOOP("Actions", "Answer as a mail draft…")),
        "",
        "packet",
    )
    palette_of_commands = _HELP, str(QT_TRANSLATE_NOOP("Actions", "All commands…")), "Ctrl+K"
    show_help = _HELP, str(QT_TRANSLATE_NOOP("Actions", "Help")), "F1"
    show_rulebook = _HELP, str(QT_TRANSLATE_NOOP("Actions", "Rulebook")), "Shift+F1"
    show_tour = _HELP, str(QT_TRANSLATE_NOOP("Actions", "Short tour"))
    show_about = _HELP, str(QT_TRANSLATE_NOOP("Actions", "About SpyDip"))
