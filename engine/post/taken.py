"""The mails that a game took: as which sheets, whether one is among them, and the current one."""

import re
from collections.abc import Iterator
from dataclasses import replace

from engine.board.graph import PowerId
from engine.game.game import Game
from engine.game.record import Act, Sheet
from engine.game.steps import UndoSteps
from engine.language.message import Message
from engine.orders.notation import write
from engine.post.mail import Mail, moment
from engine.post.weighing import Intake

_DATE = re.compile(r"^Date: (\S+)$", re.MULTILINE)


def sheet_of(one: Intake, words: str = "") -> Sheet:
    """A mail's orders as the game keeps them, with the original words if others were read.

    Raises:
        ValueError: it has nobody's orders.
    """
    if one.power is None:
        raise ValueError(Message("post.nobody_ordered"))
    raw = _raw(replace(one.mail, text=words or one.mail.text))
    return Sheet(power=one.power, lines=tuple(map(write, one.orders)), source="mail", raw=raw)


def recorded(game: Game, one: Intake) -> bool:
    """Whether this mail was recorded for this deadline, and not undone since."""
    return one.power is not None and any(
        act.head == game.record.head and act.branch == game.record.branch
        for act in _acts_with(game, one.power, one.mail)
    )


def _acts_with(game: Game, power: PowerId, mail: Mail) -> Iterator[Act]:
    """The acts in force that gave a mail's orders to the game."""
    steps = UndoSteps()
    steps.follow(game.record)
    for step in steps.done:
        if any(sheet.power == power and sheet.raw == _raw(mail) for sheet in step.act.sheets):
            yield step.act


def used_before(game: Game, power: PowerId, mail: Mail) -> Message | None:
    """Why a mail taken for another deadline must be looked at; None if it was not."""
    due = str(game.position().phase)
    phases = (str(game.position(act.head).phase) for act in _acts_with(game, power, mail))
    before = next((phase for phase in phases if phase != due), "")
    return Message("post.taken_already", before=before, due=due) if before else None


def overtaken(game: Game, power: PowerId, mail: Mail) -> Message | None:
    """Why a mail sent before the current one must be looked at; None if it was not."""
    stands = game.record.sheets().get(power)
    sent = _DATE.search(stands[1].raw) if stands else None
    if sent is None or not mail.date or mail.moment >= moment(sent[1]):
        return None
    clock = f"{moment(sent[1]).astimezone():%Y-%m-%d %H:%M}"
    return Message("post.older_than_in_hand", sent=clock)


def versions(game: Game, power: PowerId) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Everything a power has sent for the current deadline: when, and its orders."""
    return tuple(
        (act.at, sheet.lines)
        for act in game.record.acts
        if act.head == game.record.head and act.branch == game.record.branch
        for sheet in act.sheets
        if sheet.power == power
    )


def _raw(mail: Mail) -> str:
    return f"From: {mail.sender}\nDate: {mail.date}\nSubject: {mail.subject}\n\n{mail.text}"
