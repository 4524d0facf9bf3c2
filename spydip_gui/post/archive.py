"""What the game master keeps of a turn: the whole truth, in a folder that goes to nobody."""

import shutil
from pathlib import Path

from engine import judge
from engine.board.graph import PowerId
from engine.game.game import Game
from engine.post.inbox import last_turn
from engine.post.records import centre_history, statistics
from engine.report.account import account
from engine.report.styles import as_html, as_text
from engine.visibility.sight import GM
from spydip_gui.letter_maps import letter_maps

FOLDER = "GM"
"""The name of the folder."""


def write_archive(game: Game, folder: Path) -> Path:
    """Write report, map, records and a copy of the game; the folder. Raises OSError."""
    own = folder / FOLDER
    own.mkdir(parents=True, exist_ok=True)
    told = account(judge.report(game.rules, last_turn(game), GM), game.rules.board)
    (own / "report.txt").write_text(as_text(told), "utf-8")
    (own / "report.html").write_text(as_html(told), "utf-8")
    records = f"{centre_history(game)}\n\n{statistics(game)}\n"
    (own / "records.txt").write_text(records, "utf-8")
    node = game.record.nodes[game.record.head]
    for name, content in letter_maps(game, node, PowerId(GM)).items():
        (own / name).write_bytes(content)
    if game.path is not None:
        shutil.copyfile(game.path, own / game.path.name)
    return own
