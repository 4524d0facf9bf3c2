"""Twin worlds that a game master set right by hand: who was not touched sees nothing of it.

One world goes its way; in the other something hidden is set right, taken back or decided again.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import nullcontext
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from types import SimpleNamespace
from unittest.mock import patch

from click.testing import CliRunner

from engine import judge
from engine.board.graph import PowerId
from engine.cli import program
from engine.game.game import Game
from engine.orders.notation import write
from engine.post import press
from engine.post.book import Book
from engine.post.letter import words
from engine.post.outbox import Manner, issue, letters
from engine.post.package import Parts, packages
from engine.post.style import style
from engine.report.styles import as_text
from engine.rules import Ruleset
from engine.session.seat import Seat
from spydip_gui.document.document import Document
from spydip_gui.output.album import write_album
from spydip_gui.viewmodel import seat_view
from tests.helpers.cases import Case
from tests.helpers.hands import by_seat
from tests.helpers.mail_twins import drawn
from tests.helpers.pictures import look_of
from tests.helpers.postal import NOON, clock
from tests.helpers.reach import World
from tests.helpers.remembering import Remembered
from tests.helpers.showing import GM
from tests.helpers.twins import turns, twin

Face = tuple[str, bytes]
"""What a viewer is shown: of which face it is, and the very bytes."""

WIDTH = "240"
"""So many pixels wide are pictures."""


@dataclass(frozen=True)
class Trial:
    """One viewer of a game, and two worlds that it may not tell apart, after the same deadlines.

    ``plain`` remembers what the world that goes its way shows, with pictures and without; the post
    of its game is in ``place``. What is ``made`` of the same values all through the game is.
    """

    rules: Ruleset
    past: tuple[World, ...]
    case: Case
    other: World
    way: "Way"
    early: bool
    plain: dict[bool, list[Face]]
    place: Path
    made: Remembered

    @property
    def viewer(self) -> PowerId:
        """Who looks."""
        return self.case.viewer


@dataclass
class Figures:
    """How many trials there were of each way, and by which faces two worlds differed.

    Of so many pictures were compared as well, and of some of those everything was made afresh.
    """

    trials: Counter[str] = field(default_factory=Counter)
    pictured: int = 0
    afresh: int = 0
    faces: Counter[str] = field(default_factory=Counter)
    leaks: Counter[str] = field(default_factory=Counter)
    found: list[str] = field(default_factory=list)


Way = Callable[[Game, Trial], None]
"""What a game master does in the other world before the deadline is decided."""


def set_right(game: Game, trial: Trial) -> None:
    """The position is set by hand."""
    game.edit(trial.other.position, "misread")


def there_and_back(game: Game, trial: Trial) -> None:
    """The position is set by hand, and once more as it was."""
    was = game.position()
    game.edit(trial.other.position, "misread")
    game.edit(was, "it was right")


def taken_back(game: Game, trial: Trial) -> None:
    """The position is set by hand, and that is undone on the desk."""
    desk = Document(Seat(game))
    desk.edit(trial.other.position, "misread")
    desk.undo()


def tried_beside(game: Game, trial: Trial) -> None:
    """The position is set by hand on another branch only."""
    game.ledger.branch("beside")
    game.edit(trial.other.position, "what if")
    game.ledger.switch("main")


def decided_twice(game: Game, trial: Trial) -> None:
    """The deadline was decided before the viewer's orders were in, and is taken back."""
    _give(game, trial, trial.other, but=trial.viewer)
    game.resolve()
    game.ledger.undo("misread")


WAYS: tuple[Way, ...] = (set_right, there_and_back, taken_back, tried_beside, decided_twice)


def trials(variant: str, seed: int) -> Iterator[Trial]:
    """Trials from a game by chance, one at each deadline where something is hidden."""
    rules, draw = judge.ruleset(variant), Random(f"corrections {variant} {seed}")
    past: list[World] = []
    made = Remembered()
    with TemporaryDirectory() as folder:
        for world, turn, told in turns(rules, seed):
            for viewer in draw.sample(rules.seats, min(2, len(rules.seats))):
                case = Case(rules, world, turn, viewer, draw, told[viewer])
                early, plain = draw.random() < 0.5, dict[bool, list[Face]]()
                place = Path(folder) / f"{len(past)}-{viewer}"
                for way in draw.sample(WAYS, 3):
                    edited = way is not decided_twice
                    other = _other(case, moved=edited)
                    if other is not None and (edited or not early):
                        past_two = tuple(past[-2:])
                        yield Trial(rules, past_two, case, other, way, early, plain, place, made)
            past.append(world)
            if world.position.phase.year > rules.board.year + 7:
                return


def _other(case: Case, *, moved: bool) -> World | None:
    """Another world that the viewer may not tell from this one; ``moved`` in its position."""
    for _ in range(3):
        found = twin(case)
        if found and (not moved or found[0].position != case.position):
            return found[0]
    return None


def compare(trial: Trial, figures: Figures, *, pictures: bool, afresh: bool = False) -> None:
    """Compare all that the viewer is shown in both worlds, byte for byte.

    ``afresh`` everything in the other world is made anew, whatever it is made of.
    """
    if pictures not in trial.plain:
        with trial.made.within():
            trial.plain[pictures] = _shown(trial, changed=False, pictures=pictures)
    with nullcontext() if afresh else trial.made.within():
        two = _shown(trial, changed=True, pictures=pictures)
    one = trial.plain[pictures]
    figures.trials[f"{trial.rules.variant.id} {trial.way.__name__}"] += 1
    figures.pictured += pictures
    figures.afresh += afresh
    figures.faces.update(name for name, _ in one)
    of = _named(one), _named(two)
    differ = sorted(name for name in {*of[0], *of[1]} if of[0].get(name) != of[1].get(name))
    if differ:
        figures.leaks.update({name.split(":")[0] for name in differ})
        where = f"{trial.rules.variant.id}, {trial.case.position.phase}, {trial.viewer}"
        figures.found.append(f"{where}, {trial.way.__name__}: {', '.join(differ)}")


def _named(faces: Sequence[Face]) -> dict[str, list[bytes]]:
    """What is shown by the name of its face, in the order shown."""
    found: dict[str, list[bytes]] = {}
    for name, content in faces:
        found.setdefault(name, []).append(content)
    return found


def _shown(trial: Trial, *, changed: bool, pictures: bool) -> list[Face]:
    """All that the viewer is shown of a world, before its deadline and after it."""
    with _begun(trial) as game:
        return list(_played(trial, game, changed=changed, pictures=pictures))


def _played(trial: Trial, game: Game, *, changed: bool, pictures: bool) -> Iterator[Face]:
    manner = _posted(trial, game)
    if trial.early:  # what the viewer wrote before anything was set right
        _write_own(game, trial)
    if changed:
        trial.way(game, trial)
    if not trial.early:
        _write_own(game, trial)
    yield from _faces(game, trial, manner, "before", pictures=pictures)
    _give(game, trial, trial.other if changed and trial.way is set_right else trial.case.world)
    game.resolve()
    yield from _faces(game, trial, manner, "after", pictures=pictures)


def _posted(trial: Trial, game: Game) -> Manner:
    """How letters are made, with the press and the letter that there were before, in all worlds."""
    manner = _manner(trial.place / "twins.spydip")
    if not trial.place.exists():
        for phase in (node.phase for node in game.record.line()):
            press.add(manner.file, press.Press(by="GM", text=f"News of {phase}.", release=phase))
        for one in letters(game, _with_press(game, manner), [trial.viewer]):
            issue(manner.file, one)
    return manner


def _begun(trial: Trial) -> Game:
    """The game as far as the deadline, with what led there where lots do not fall otherwise."""
    goal = trial.case.position
    for worlds in (trial.past, ()):
        start = worlds[0].position if worlds else goal
        with patch("secrets.token_hex", lambda _size: "7b0c0f5e"):
            game = Game.begin(trial.rules, title="Twins", seed="17", position=start, clock=clock)
        # For the sake of time.
        game.history.led_to = cache(game.history.led_to)  # type: ignore[method-assign]
        for world in worlds:
            if game.position() == world.position:
                _give(game, trial, world)
                game.resolve()
        if game.position() == goal:
            return game
        game.close()
    raise AssertionError(goal)


def _give(game: Game, trial: Trial, world: World, but: str = "") -> None:
    for power, orders in by_seat(trial.rules, world.position, world.given).items():
        if power != but:
            game.give(power, orders, source="typed")


def _write_own(game: Game, trial: Trial) -> None:
    """The viewer's orders, as it would give them at the desk."""
    world = trial.case.world
    own = by_seat(trial.rules, world.position, world.given).get(trial.viewer, ())
    Seat(game, viewer=trial.viewer).put({trial.viewer: tuple(map(write, own))})


def _faces(
    game: Game, trial: Trial, manner: Manner, when: str, *, pictures: bool
) -> Iterator[Face]:
    """Everything that the viewer is shown of a game as it stands; of pictures files as well."""
    viewer = trial.viewer
    commands = ["show", "show --json", "report", "explain", "facts --json", "export --to html"]
    for command in commands:
        yield f"{command}: {when}", _said(game, [*command.split(), "--as", viewer]).encode()
    for name, line in _desk(game, viewer):
        yield f"{name}: {when}", line.encode()
    artist = drawn(".png", ".svg", width=int(WIDTH)) if pictures else None
    parts = Parts(made=NOON, by=GM, artist=artist)
    for package in packages(game, _with_press(game, manner), parts, [viewer]):
        letter = package.letter
        yield f"letter: {when}", f"{letter.sent} {letter.number} {letter.frame.changes}".encode()
        for name, content in package.files.items():
            yield f"file{Path(name).suffix}: {when} {name}", content
        yield f"mail: {when}", package.draft
    if pictures:
        with TemporaryDirectory(dir=trial.place) as place:
            yield from _drawn(game, viewer, Path(place), when)


def _said(game: Game, arguments: Sequence[str]) -> str:
    """What a command writes about a game; it is given for whatever file is named."""
    command, *rest = arguments
    opened = SimpleNamespace(open=lambda _path, write=True: nullcontext(game))  # noqa: ARG005
    with patch("engine.cli._shared.Game", opened):
        made = CliRunner().invoke(program, [command, "twins.spydip", *rest])
    if made.exception is not None and not isinstance(made.exception, SystemExit):
        raise made.exception
    return made.output


def _desk(game: Game, viewer: PowerId) -> Iterator[tuple[str, str]]:
    """What the desk shows, looked at from the game master's chair and from the viewer's own."""
    chair = Document(Seat(game))
    chair.look(viewer=viewer)
    for desk in (chair, Document(Seat(game, viewer=viewer))):
        view = desk.view
        yield "turn list", " | ".join((*desk.turns, *map(str, view.phases), str(view.turn)))
        yield "desk orders", repr((view.orders(viewer), view.rows(viewer), view.results(viewer)))
        yield "desk steps", repr((desk.undo_name, desk.redo_name))
        yield "desk ways", repr((view.ways.names(), dict(view.ways.branches).keys()))
        yield "desk map", repr(seat_view(view))
        for number in range(len(view.line)):
            yield "desk report", as_text(view.told(number))


def _drawn(game: Game, viewer: PowerId, place: Path, when: str) -> Iterator[Face]:
    """All files of pictures: their names in the order written, their sizes and bytes."""
    for name in ("map.png", "map.svg", "map.pdf", "replay.gif", "frames"):
        more = ["-o", str(place / name), "--width", WIDTH, "--as", viewer]
        _said(game, ["render", *more])
    desk = Document(Seat(game))
    desk.look(viewer=viewer)
    written = write_album(desk, *look_of(desk.view.board.name), place / "album", width=int(WIDTH))
    yield f"album names: {when}", repr([path.name for path in written]).encode()
    for path in sorted(place.rglob("*.*")):
        name = path.relative_to(place).as_posix()
        yield f"drawn {name.split('/')[0]}: {when} {name}", path.read_bytes()


def _with_press(game: Game, manner: Manner) -> Manner:
    return replace(manner, press=press.at_hand(manner.file, game, manner.book))


def _manner(file: Path) -> Manner:
    return Manner(
        file=file, book=Book(gm="Ana"), style=style("judge"), words={"en": words(None, "en")}
    )
