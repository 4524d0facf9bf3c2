"""Who has won: units of one's home country in the other's home centres (ID-9, ID-10)."""

from collections.abc import Mapping, Sequence

from engine.adjudication.ownership import survivors
from engine.board.graph import Board, PowerId
from engine.language.message import Message
from engine.position import Ending, Player, Position


def invaded(board: Board, position: Position) -> Mapping[Player, int]:
    """How many of the other's home centres each player's home country occupies.

    Four Russian centres count as three (ID-9b); who owns them does not matter (ID-Q19).
    """
    counts: dict[Player, int] = {}
    for player, home in position.players.items():
        theirs = [c for p, c in position.players.items() if p != player]
        centres = {p for country in theirs for p in board.home_centres[country]}
        units = (position.units.get(centre) for centre in centres)
        counts[player] = min(3, sum(u is not None and u.power == home for u in units))
    return counts


def decided(
    board: Board, position: Position, purses: Mapping[Player, int] | None
) -> tuple[Ending | None, bool]:
    """The end by occupation, and whether a tie postpones it to the next Fall (ID-9b to ID-9d).

    If ``purses`` are not known yet, a tie in centres is left open.
    """
    counts = invaded(board, position)
    if not any(counts.values()):
        return None, False
    best = _best(counts)
    if len(best) > 1 and purses is None:
        return None, False
    if len(best) > 1 and purses is not None:
        best = _best({player: purses.get(player, 0) for player in best})
    if len(best) > 1:
        return None, True
    home = position.players[best[0]]
    reason = Message("end.on_homes", home=board.powers[home].name)
    return Ending((best[0],), reason), False


def _best(figures: Mapping[Player, int]) -> list[Player]:
    most = max(figures.values())
    return [player for player, figure in figures.items() if figure == most]


def ruined(position: Position) -> Ending | None:
    """The end if a home country has neither unit nor centre (ID-Q22)."""
    living = survivors(position)
    alive = [player for player, home in position.players.items() if home in living]
    if len(alive) == len(position.players):
        return None
    winners = tuple(alive) or tuple(position.players)
    return Ending(tuple(map(str, winners)), Message("end.home_eliminated"))


def stalemate(position: Position) -> Ending:
    """The end that a stalemate brings: the home country with more centres wins (ID-10a)."""
    owned = {player: len(position.owned(home)) for player, home in position.players.items()}
    return Ending(tuple(map(str, _best(owned))), Message("end.stalemate_declared"))


def mercenaries(powers: Sequence[PowerId], position: Position) -> tuple[PowerId, ...]:
    """The countries that are nobody's home and still have a unit or a centre (ID-0d, ID-Q11)."""
    homes, living = set(position.players.values()), survivors(position)
    return tuple(p for p in powers if p not in homes and p in living)
