"""``spydip variants``: the rules that can be played, and their options."""

import json
import textwrap

import click

from engine import judge
from engine.cli._shared import AS_JSON, speaker, tell
from engine.language.message import Message
from engine.report.citations import rule_name


@click.command()
@click.argument("name", required=False, metavar="[VARIANT]")
@AS_JSON
def variants(*, name: str | None, as_json: bool) -> None:
    """List the variants, mixes and guests, or the options of one.

    The default of each option comes first. Name a mix of your own by its TOML file.
    """
    if name:
        one = judge.variant(name)
        found = {one.id: one}
    else:
        guests, wrong = judge.visiting()
        found = {**judge.catalogue(), **judge.mixes(), **guests}
        for error in wrong:
            tell(error.message, err=True)
    if as_json:
        data = {
            id_: {
                "title": variant.title,
                "board": variant.board,
                "options": {
                    option.key: {
                        "values": option.values,
                        "default": variant.presets.get(option.key, option.default),
                        "clause": option.clause,
                        "help": str(option.said),
                        "pattern": option.pattern,
                        "example": option.example,
                    }
                    for option in variant.options
                },
            }
            for id_, variant in found.items()
        }
        click.echo(json.dumps(data, ensure_ascii=False, indent=2))
        return
    wide, say = max(map(len, found)), speaker().say
    for id_, variant in found.items():
        title = variant.titled(speaker().language)
        options = Message("cli.variant", title=title, count=len(variant.options))
        click.echo(f"{id_:<{wide}}  {say(options)}")
        if not name:
            continue
        for option in variant.options:
            chosen = variant.presets.get(option.key, option.default)
            others = [value for value in option.values if value != chosen]
            like = Message("cli.such_as", example=option.example)
            others += [say(like)] if option.pattern else []
            values = " | ".join([chosen, *others])
            click.echo(f"\n  {option.key} = {values}")
            text = textwrap.fill(f"{say(option.said)} ({say(rule_name(option.clause))})", 70)
            click.echo(textwrap.indent(text, "      "))
