"""How a game ends: by victory, by a year limit, or by agreement among the players."""

from collections.abc import Callable, Mapping

from engine.adjudication.effects import Ended
from engine.adjudication.ownership import counts, owners, survivors
from engine.adjudication.turn import Resolution, Situation
from engine.board.graph import Board, PowerId
from engine.errors import UserError
from engine.language.message import Listed, Message, Value
from engine.orders.wording import power_name
from engine.phases import Season
from engine.position import Ending, Position


class ActError(UserError):
    """The text is not one of the game master's acts in this game."""


def close_game(situation: Situation, resolution: Resolution) -> Resolution:
    """The resolution of a year's last retreats and captures, with the end of the game if it comes.

    In any season but Fall, nothing is added.
    """
    phase = situation.position.phase
    if phase.season is not Season.FALL:
        return resolution
    owned = counts(owners(situation.position, resolution.effects))
    ending = _victory(situation.board, owned, situation.options)
    ending = ending or _limit(phase.year, owned, situation.options)
    return resolution.then(Ended(ending)) if ending else resolution


def won(board: Board, position: Position, options: Mapping[str, str]) -> Ending | None:
    """The victory of a power that owns enough centres, and more than any other.

    Enough is what the board says, or the option ``game.victory``; if that is ``none``, the game has
    another kind of victory (ID-10b).
    """
    return _victory(board, counts(position.centres), options)


def timed_out(position: Position, options: Mapping[str, str]) -> Ending | None:
    """The end of a game with a year limit: whoever owns most centres wins, equals share.

    This is how the rulebook's Short Game ends, at a time agreed beforehand.
    """
    return _limit(position.phase.year, counts(position.centres), options)


def act(board: Board, position: Position, text: str) -> Ending:
    """The ending that an act of the game master brings.

    ``DRAW`` is a draw of all survivors, ``DRAW FRANCE TURKEY`` one between those named, ``WIN
    FRANCE`` a victory conceded by all others, ``STALEMATE`` a draw because nothing can change.
    Raises ActError if the text is none of these.
    """
    word, *names = text.upper().replace(",", " ").split() or [""]
    find = _ACTS.get(word)
    if find is None:
        raise ActError("game.is_no_act_here_write", text=text, acts=Listed(tuple(_ACTS), "comma"))
    alive = survivors(position)
    for name in names:
        if name not in alive:
            raise ActError("game.has_no_part_game_any", text=text, power=_title(board, name))
    return find(alive, tuple(map(PowerId, names)), text)


def _draw(alive: tuple[PowerId, ...], named: tuple[PowerId, ...], _: str) -> Ending:
    return Ending(tuple(sorted(named)) or alive, Message("end.draw_agreed"))


def _win(_: tuple[PowerId, ...], named: tuple[PowerId, ...], text: str) -> Ending:
    if len(named) != 1:
        raise ActError("game.victory_needs_one_power_win", text=text)
    return Ending(named, Message("end.victory_granted"))


def _stalemate(alive: tuple[PowerId, ...], _named: tuple[PowerId, ...], _: str) -> Ending:
    return Ending(alive, Message("end.nothing_changes"))


_ACTS: Mapping[str, Callable[[tuple[PowerId, ...], tuple[PowerId, ...], str], Ending]] = {
    "DRAW": _draw,
    "WIN": _win,
    "STALEMATE": _stalemate,
}


def _victory(
    board: Board, owned: Mapping[PowerId, int], options: Mapping[str, str]
) -> Ending | None:
    wanted = options.get("game.victory", "board")
    if wanted == "none":
        return None
    most = max(owned.values(), default=0)
    if most < (board.victory if wanted == "board" else int(wanted)):
        return None
    leaders = _leaders(owned)
    if len(leaders) != 1:
        return None
    return Ending(leaders, Message("end.centres", most=str(most), all=str(len(board.centres))))


def _limit(year: int, owned: Mapping[PowerId, int], options: Mapping[str, str]) -> Ending | None:
    limit = options.get("game.year_limit", "none")
    if limit == "none" or year < int(limit):
        return None
    return Ending(_leaders(owned), Message("end.last_year", year=limit))


def _leaders(owned: Mapping[PowerId, int]) -> tuple[PowerId, ...]:
    """The powers with most centres, sorted."""
    most = max(owned.values(), default=0)
    return tuple(sorted(power for power, number in owned.items() if number == most))


def _title(board: Board, name: str) -> Value:
    known = PowerId(name) in board.powers
    return power_name(board, PowerId(name)) if known else Message("word.quoted", text=name)
