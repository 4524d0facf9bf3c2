"""Proposals to end a game, by a draw among some or a concession to one, and the votes on them.

They are kept beside the game in ``votes.toml``. A proposal passes once every survivor with a player
votes for it; silence is not consent.
"""

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

import tomli_w

from engine.adjudication.endings import ActError
from engine.board.graph import PowerId
from engine.errors import UserError, cause
from engine.files import toml, write_whole
from engine.game.game import Game
from engine.language.message import Listed, Message
from engine.orders.wording import power_name
from engine.post import beside
from engine.post.book import Book


class VoteError(UserError):
    """A proposal or a vote that makes no sense."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Proposal:
    """An act that would end the game, when it was proposed, and how powers voted."""

    act: str
    phase: str
    votes: Mapping[PowerId, bool] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class Tally:
    """Who agreed to a proposal, who refused it, and who has not voted."""

    agreed: tuple[PowerId, ...]
    refused: tuple[PowerId, ...]
    silent: tuple[PowerId, ...]

    @property
    def passed(self) -> bool:
        """Whether everybody agreed."""
        return bool(self.agreed) and not (self.refused or self.silent)


def draw(among: Sequence[PowerId] = ()) -> str:
    """The act of a draw, among all survivors or some."""
    return " ".join(["DRAW", *among])


def concession(to: PowerId) -> str:
    """The act of a victory that all others grant."""
    return f"WIN {to}"


def electors(game: Game, book: Book) -> tuple[PowerId, ...]:
    """The powers that vote: those with a piece or a centre left and with a player."""
    position = game.position()
    alive: set[str] = {*position.centres.values(), *position.players}
    alive |= {unit.power for unit in position.units.values()}
    seats = game.rules.seats
    voting = [seat for seat in seats if seat in alive]
    return tuple(seat for seat in voting or seats if book.seat(seat).role != "nobody")


def load(file: Path) -> tuple[Proposal, ...]:
    """The proposals beside a game file, oldest first; raises VoteError."""
    path = _place(file)
    if not path.is_file():
        return ()
    try:
        found = toml(path.read_text("utf-8")).get("proposal", [])
        return tuple(_proposal(entry) for entry in found)
    except (OSError, tomllib.TOMLDecodeError, TypeError, ValueError, AttributeError) as error:
        raise VoteError("post.votes_unreadable", path=str(path), error=cause(error)) from error


def propose(game: Game, file: Path, act: str) -> Proposal:
    """Keep a proposal, or find the one for the same act at this deadline.

    Raises VoteError if the game is over, or the game knows no such act; WriteError if it cannot be
    kept.
    """
    position = game.position()
    if position.ending is not None:
        raise VoteError("post.votes_game_over")
    try:
        game.rules.variant.act(game.rules, position, act)
    except ActError as error:
        raise VoteError(error.message) from error
    plain = " ".join(act.upper().replace(",", " ").split())
    found, one = load(file), Proposal(act=plain, phase=str(position.phase))
    same = [old for old in found if (old.act, old.phase) == (one.act, one.phase)]
    if not same:
        _save(file, (*found, one))
    return same[0] if same else one


def vote(  # the proposal, who, and how
    game: Game, book: Book, file: Path, one: Proposal, power: PowerId, *, agrees: bool | None
) -> Proposal:
    """Record a power's vote on a proposal; None withdraws it.

    Raises VoteError if the power has no vote.
    """
    if power not in electors(game, book):
        voters = tuple(power_name(game.rules.board, who) for who in electors(game, book))
        raise VoteError("post.votes_no_vote", power=power, voters=Listed(voters, "comma"))
    votes = {who: yes for who, yes in one.votes.items() if who != power}
    new = replace(one, votes=votes if agrees is None else {**votes, power: agrees})
    alike = [(old.act, old.phase) == (one.act, one.phase) for old in load(file)]
    _save(file, [new if a else old for a, old in zip(alike, load(file), strict=True)])
    return new


def tally(game: Game, book: Book, one: Proposal) -> Tally:
    """The votes on a proposal, counted among the current electors."""
    voters = electors(game, book)
    return Tally(
        agreed=tuple(who for who in voters if one.votes.get(who) is True),
        refused=tuple(who for who in voters if one.votes.get(who) is False),
        silent=tuple(who for who in voters if who not in one.votes),
    )


def said(game: Game, book: Book, one: Proposal) -> Message:
    """A proposal and its votes in a line, for the game master; players do not see votes."""
    count, names = tally(game, book, one), game.rules.board
    groups = {"agreed": count.agreed, "refused": count.refused, "silent": count.silent}
    told = [
        Message(
            f"post.votes_{key}", powers=Listed(tuple(power_name(names, w) for w in who), "comma")
        )
        for key, who in groups.items()
        if who
    ]
    state = "post.votes_passed" if count.passed else "post.votes_open"
    return Message(
        "post.votes_line",
        act=named(game, one.act),
        phase=one.phase,
        votes=Listed(tuple(told), "semicolon"),
        state=Message(state),
    )


def named(game: Game, act: str) -> Message:
    """What an act would be: a draw of all or of some, or a victory conceded to one."""
    word, *names = act.split()
    powers = Listed(tuple(power_name(game.rules.board, PowerId(name)) for name in names))
    if word == "WIN":
        return Message("post.votes_concession", powers=powers)
    return Message("post.votes_draw_some" if names else "post.votes_draw_all", powers=powers)


def _proposal(entry: Mapping[str, object]) -> Proposal:
    act, phase, votes = entry["act"], entry["phase"], entry.get("votes", {})
    if not (isinstance(act, str) and isinstance(phase, str) and isinstance(votes, dict)):
        raise TypeError(str(entry)[:80])
    if not act.split() or not all(isinstance(yes, bool) for yes in votes.values()):
        raise TypeError(str(entry)[:80])
    return Proposal(act=act, phase=phase, votes={PowerId(who): yes for who, yes in votes.items()})


def _save(file: Path, found: Sequence[Proposal]) -> None:
    entries = [
        {"act": p.act, "phase": p.phase, "votes": {str(who): yes for who, yes in p.votes.items()}}
        for p in found
    ]
    write_whole(_place(file), tomli_w.dumps({"proposal": entries}).encode())


def _place(file: Path) -> Path:
    return beside.folder(file) / "votes.toml"
