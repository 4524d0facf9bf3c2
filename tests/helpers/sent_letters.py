"""Letters kept as they are sent: python -m tests.helpers.sent_letters

Three of each game, one a language, of other powers and other deadlines, lie in ``tests/letters``.
This writes them again after a change made on purpose. ``python -m tests.helpers.sent_letters GAME
LANGUAGE POWER...`` prints all letters to some powers in a sample game, to be read.
"""

import sys
from collections.abc import Iterator, Mapping, Sequence
from importlib.resources import files
from pathlib import Path

from engine import judge
from engine.board.graph import PowerId
from engine.game.game import Game
from engine.game.scenario import parse_scenarios
from engine.language.texts import LANGUAGES
from engine.post.book import Book, Holder
from engine.post.letter import Letter, words
from engine.post.outbox import Manner, letters
from engine.post.style import style

FOLDER = Path(__file__).parents[1] / "letters"
GM = "Mira Holt"
NAMES = ("Ada Quill", "Ben Frost", "Cleo Marsh", "Dan Vole", "Eva Thorn", "Finn Ash", "Gil Wren")
PRESS = "To all: the Danube is open again."
"""What nobody translates: names, and what somebody wrote."""


def played(sample: str) -> Iterator[Game]:
    """A sample game after each of its deadlines; it is the same game each time."""
    [scenario] = parse_scenarios(
        (files("resources") / "samples" / f"{sample}.toml").read_text("utf-8"), sample
    )
    rules = judge.ruleset(scenario.variant, options=scenario.options)
    game = Game.begin(rules, title=scenario.title, seed=scenario.id)
    for step in scenario.step:
        for power, lines in step.orders.items():
            game.give(PowerId(power), [game.reader.order(line) for line in lines], source="sample")
        game.resolve()
        yield game


def written(game: Game, language: str, powers: Sequence[PowerId] = ()) -> Iterator[Letter]:
    """The letters about the last turn of a game, to some powers or to all, in a language."""
    seats = dict(zip(game.rules.seats, NAMES, strict=False))
    book = Book(
        gm=GM, language=language, seats={s: Holder(power=s, name=n) for s, n in seats.items()}
    )
    manner = Manner(
        file=Path("nowhere.spydip"),
        book=book,
        style=style("judge"),
        words={language: words(None, language) for language in LANGUAGES},
        press=dict.fromkeys(game.rules.seats, (PRESS,)),
    )
    return letters(game, manner, list(powers) or None)


RECORDED: Mapping[str, str] = {
    "a-duel-for-europe": "en X S1901B, de Y S1902M, fr X F1902R",
    "a-quiet-knife": "en RUSSIA S1902M, de AUSTRIA F1902M, fr FRANCE W1901A",
    "eyes-in-the-channel": "en AUSTRIA S1902M, de FRANCE S1902R, fr ENGLAND F1901M",
    "first-years": "en ITALY F1902M, de FRANCE W1901A, fr AUSTRIA F1902R",
    "fog-over-europe": "en FRANCE S1902M, de TURKEY F1902M, fr ENGLAND W1901A",
    "guests-uninvited": "en RUSSIA F1902M, de AUSTRIA S1902R, fr TURKEY F1902R",
}
"""Which letters are kept: of each game one a language, to whom, about which deadline."""


def recorded(sample: str) -> Iterator[tuple[Path, str]]:
    """The letters of a game that are kept: each one's file, and what it says."""
    kept = [one.split() for one in RECORDED[sample].split(", ")]
    wanted = {phase: (language, power) for language, power, phase in kept}
    for game in played(sample):
        phase = str(game.history.led_to(game.record.head).before.phase)
        if phase in wanted:
            language, power = wanted[phase]
            [letter] = written(game, language, [PowerId(power)])
            yield FOLDER / f"{sample}-{phase}-{power}.{language}.txt", letter.text


def main(arguments: Sequence[str]) -> None:
    """Write the letters that are kept, or print those of a game to some powers."""
    if arguments:
        sample, language, *powers = arguments
        for game in played(sample):
            for letter in written(game, language, [PowerId(power) for power in powers]):
                print(f"{letter.text}\n{'#' * 72}\n")  # noqa: T201  # it is to be read
        return
    FOLDER.mkdir(exist_ok=True)
    for name in RECORDED:
        for path, text in recorded(name):
            path.write_text(text, "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
