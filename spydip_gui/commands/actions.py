"""Every command of the desk, as a table: menus, keys and the palette are made from it."""

# Rows are told apart by their names.
# ruff: noqa: PIE796

from enum import Enum
from typing import Self

from engine.language.message import Message
from spydip_gui.language.reader import say

MENUS = ("game", "edit", "turn", "view", "post", "help")
"""The menus in their order."""


def menu_title(menu: str) -> str:
    """A menu's title, with its mnemonic."""
    return say(Message(f"desk.menu.{menu}"))


class Action(Enum):
    """One command: its name and its menu; ``keys`` are as Qt writes them.

    ``gm`` is true for what only the game master may do; ``only`` names what the desk must show,
    ``game``, ``packet`` or both, where that matters. Each is carried out by a method of its menu's
    class in the window.
    """

    def __new__(cls, *_columns: str) -> Self:
        """Number the rows, so that two with the same columns stay distinct."""
        row = object.__new__(cls)
        row._value_ = len(cls.__members__)
        return row

    def __init__(self, menu: str, keys: str = "", only: str = "") -> None:
        """Take the columns of a row; ``only`` holds what it is limited to, if anything."""
        self.menu = menu
        self.keys = keys
        self.gm = "gm" in only.split()
        self.only = only.removeprefix("gm").strip()

    @property
    def text(self) -> str:
        """Its label, in the language of the desk."""
        return say(Message(f"desk.action.{self.name}"))

    new_game = "game", "Ctrl+N"
    open_game = "game", "Ctrl+O"
    open_sample = "game"
    practise = "game", "", "game packet"
    who_plays = "game", "", "game"
    save_as = "game", "Ctrl+Shift+S", "game"
    save_scenario = "game", "", "gm"
    export_map = "game", "Ctrl+E"
    export_replay = "game"
    print_map = "game", "Ctrl+P"
    print_report = "game"
    open_lab = "game"
    make_board = "game", "Ctrl+Shift+M"
    open_mixes = "game"
    open_options = "game"
    open_scenarios = "game"
    open_start = "game"
    close = "game", "Ctrl+Q"
    undo = "edit", "Ctrl+Z"
    redo = "edit", "Ctrl+Shift+Z"
    clear_orders = "edit"
    paste_orders = "edit", "Ctrl+V"
    write_order = "edit", "F2"
    next_piece = "edit", "F3"
    copy_map = "edit", "Ctrl+Shift+C"
    copy_report = "edit"
    edit_position = "edit", "Ctrl+Shift+E", "gm"
    pin_guess = "edit", "F4"
    edit_keys = "edit"
    show_settings = "edit", "Ctrl+,"
    resolve = "turn", "Ctrl+R", "gm"
    ready = "turn", "Ctrl+Shift+R", "game"
    back = "turn", "PgUp"
    onward = "turn", "PgDown"
    first = "turn", "Ctrl+Home"
    last = "turn", "Ctrl+End"
    suggest = "turn", "Ctrl+Shift+A", "game packet"
    play = "turn"
    what_if = "turn", "Ctrl+Shift+B"
    fork = "turn", "Ctrl+B", "gm"
    go_there = "turn", "", "gm"
    adopt = "turn"
    drop = "turn"
    one_map = "view", "Ctrl+1"
    closer = "view", "Ctrl++"
    farther = "view", "Ctrl+-"
    whole_board = "view", "Ctrl+0"
    last_turn = "view", "Shift+L"
    join_views = "view", "", "game"
    distances = "view", "Ctrl+Shift+D"
    other_colours = "view", "Ctrl+T"
    fold_column = "view", "F9"
    map_alone = "view", "F11"
    hand_over = "view", "Ctrl+L"
    open_inbox = "post", "Ctrl+I", "gm game"
    open_status = "post", "Ctrl+D", "gm game"
    open_turn = "post", "Ctrl+G", "gm game"
    send_mail = "post", "", "gm game"
    open_press = "post", "", "gm game"
    open_records = "post", "", "gm game"
    declare_draw = "post", "", "gm"
    open_seals = "post"
    mail_account = "post"
    send_answer = "post", "", "packet"
    copy_answer = "post", "Ctrl+Return", "packet"
    save_answer = "post", "", "packet"
    mail_answer = "post", "", "packet"
    palette_of_commands = "help", "Ctrl+K"
    show_help = "help", "F1"
    show_rulebook = "help", "Shift+F1"
    show_tour = "help"
    open_lessons = "help"
    show_about = "help"
