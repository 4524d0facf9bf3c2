"""``spydip outbox``: the letters of every deadline, and what became of them."""

import json
from dataclasses import asdict
from pathlib import Path

import click

from engine.cli._shared import AS_JSON, FILE, speaker, tell, with_post
from engine.errors import UserError
from engine.post import book as books
from engine.post.outgoing import Deadline, Row, mark_all_sent, said
from engine.post.outgoing import outbox as every_letter
from engine.post.posted import about_node


@click.command()
@FILE
@AS_JSON
@click.option(
    "--sent",
    "gone",
    multiple=True,
    metavar="DEADLINE",
    help="Mark what is written about it as sent; “all” is everything.",
)
def outbox(*, file: Path, as_json: bool, gone: tuple[str, ...]) -> None:
    """List the letters of every deadline: not written, written, sent, or changed since.

    A letter that you send with a mail program of your own counts as sent once you say so: here with
    --sent, by “letters --issue”, or on the desk. Only a letter that was sent is corrected; one that
    was not is written anew.
    """
    with with_post(file) as game:
        book = books.load(file, game.rules.seats)
        start = about_node(game, game.record.line()[0].id)
        for about in (start if one == "start" else one for one in gone):
            marked = mark_all_sent(game, book, file, () if about == "all" else (about,))
            if not marked:
                raise UserError("cli.no_letter_to_mark", about=about)
            for one in marked:
                tell("cli.letter_marked", power=one.power, about=one.about, err=as_json)
        found = every_letter(game, book, file)
        if as_json:
            entries = [_entry(one, game.record.branch) for one in found]
            click.echo(json.dumps(entries, ensure_ascii=False, indent=1))
        elif not gone:
            for deadline in found:
                click.echo(speaker().say(said(deadline, game.rules.board)))


def _entry(one: Deadline, branch: str) -> dict[str, object]:
    return {
        "about": one.about,
        "branch": branch,
        "node": one.node,
        "letters": [_letter(row) for row in one.rows],
    }


def _letter(row: Row) -> dict[str, object]:
    last = row.last
    return {
        "power": row.power,
        "state": row.state.value,
        "number": last.number if last else 0,
        "written": last.written if last else "",
        "mail": last.mail if last else "",
        "sent": [asdict(sending) for sending in last.sent] if last else [],
    }
