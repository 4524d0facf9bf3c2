"""``spydip simulate``: plays whole games at random and tells how they went."""

import time
from functools import partial
from itertools import islice

import click

from engine import judge
from engine.adjudication.ownership import counts
from engine.adjudication.turn import Turn
from engine.cli._shared import tell
from engine.language.message import Listed, Message
from engine.play.simulate import seated, turns


@click.command()
@click.option("--games", type=click.IntRange(1), default=1, show_default=True, help="How many.")
@click.option("--seed", type=int, default=0, show_default=True, help="The seed of the first game.")
@click.option("--board", default="", help="A board's name or folder; by default the variant's own.")
@click.option("--variant", default="standard", show_default=True, help="A variant or mix.")
@click.option(
    "--deadlines", type=click.IntRange(1), default=200, show_default=True, help="At most, per game."
)
def simulate(*, games: int, seed: int, board: str, variant: str, deadlines: int) -> None:
    """Play games at random; print the last phase, the centres and the result of each.

    In the standard game the random players pull together; in all others each knows only what it is
    told.
    """
    rules = judge.ruleset(variant, board=board or None)
    play = turns if variant == "standard" else partial(seated, audited=False)
    played = 0
    start = time.process_time()
    for number in range(seed, seed + games):
        game = list(islice(play(rules, number), deadlines))
        played += len(game)
        tell("cli.simulated", number=number, said=_told(game[-1]))
    seconds = time.process_time() - start
    pace = Message(
        "cli.pace", played=played, seconds=f"{seconds:.1f}", pace=f"{played / seconds:.0f}"
    )
    tell(pace, err=True)  # so that the same seed prints the same


def _told(last: Turn) -> Message:
    after = last.after
    owned = sorted(counts(after.centres).items(), key=lambda row: (-row[1], row[0]))
    centres = ", ".join(f"{power} {number}" for power, number in owned)
    if after.ending is None:
        return Message("cli.simulated_so_far", phase=str(after.phase), centres=centres)
    winners = after.ending.winners
    form = "cli.simulated_shared" if len(winners) > 1 else "cli.simulated_won"
    won = Listed(winners) if winners else Message("cli.nobody")
    return Message(form, phase=str(last.before.phase), centres=centres, won=won)
