"""Kill a program at each of its calls that change the disk, and look whether anything is gone.

Run it: python -m tests.helpers.kills [--count 1000] [--seed 0] [--only KIND] [--full]

Each kind of work is done once to the end, then again and again from the same beginning with a kill
before its first such call, its second and so on. A file that no longer opens is damaged; an act, a
game or a line of press that was said to be saved and is not found is lost; a key is unusable where
the next program finds none. After every kill something is kept over what it left. With ``--full``
nothing is killed, but no file may grow beyond ever more bytes, as on a disk that is full.
"""

import argparse
import os
import resource
import shutil
import signal
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from functools import partial
from itertools import count
from pathlib import Path
from random import Random

import pytest

from engine.board.graph import PowerId
from engine.errors import UserError
from engine.game import copies, identity, packet_lock
from engine.game.archive import Archive
from engine.game.game import Game
from engine.game.trouble import GameFileError
from engine.post import book as books
from engine.post import press
from engine.post.manner import manner_of
from engine.post.outbox import letters
from engine.post.package import parts_of, written
from tests.helpers import archives, traced
from tests.helpers.postal import book, tannenburg

ENDLESS = 1 << 30
_GAME = "game.spydip"

_TWO = tuple(map(PowerId, ("FRANCE", "TURKEY")))  # whose letters are issued
_ENOUGH, _STEP = 130_000, 1_700  # bytes

Say = Callable[[bytes], object]
Act = Callable[[Path, Say], object]


@dataclass(frozen=True, slots=True)
class Kind:
    """Work that is killed: what there is before, what is done, and what must be there after it.

    ``check`` gets what was said to be saved, and gives a fault in a few words, or nothing.
    """

    prepare: Callable[[Path, Random], object]
    act: Callable[[Path, Random, Say], object]
    check: Callable[[Path, list[str]], str]


def tried_once(kind: Kind, before: Path, act: Act, until: int = ENDLESS) -> tuple[str, str]:
    """Let work be done in a copy of a folder until that call: which it was, and what is wrong."""
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place) / "folder"
        shutil.copytree(before, folder)
        ended = traced.run(partial(act, folder), until)
        said = ended.said.decode().split("\n")[:-1]
        call = ended.calls[-1] if ended.killed else "end"
        raised = [line for line in said if line[:1] == "!"]
        if raised:
            return call, f"damaged: the program ended with {raised[0][1:]}"
        try:
            return call, kind.check(folder, [line for line in said if line])
        # Whatever comes up, the next program would come upon it too.
        except Exception as error:  # noqa: BLE001
            return call, f"damaged: {type(error).__name__}: {error}"


def kills(kind: Kind, seed: int) -> Iterator[tuple[str, str]]:
    """Kill one piece of work at each of its calls: which call it was, and what is wrong then."""

    def act(folder: Path, say: Say) -> None:
        kind.act(folder, Random(seed), say)

    with _begun(kind, seed) as before:
        for until in count(1):
            call, fault = tried_once(kind, before, act, until)
            yield call, fault
            if call == "end":
                return


def full(kind: Kind, seed: int) -> Iterator[tuple[str, str]]:
    """Do one piece of work with ever more room on the disk: how much, and what is wrong then."""

    def act(folder: Path, say: Say, room: int) -> None:
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (room, room))
        with suppress(UserError):  # a sentence is what a person should get
            kind.act(folder, Random(seed), say)

    with _begun(kind, seed) as before:
        for room in range(0, _ENOUGH, _STEP):
            yield "any", tried_once(kind, before, partial(act, room=room))[1]


@contextmanager
def _begun(kind: Kind, seed: int) -> Iterator[Path]:
    with tempfile.TemporaryDirectory() as place:
        kind.prepare(Path(place), Random(seed))
        yield Path(place)


def _saved(folder: Path, draw: Random) -> None:
    archives.saved(folder / _GAME, turns=draw.randint(1, 4), seed=draw.randrange(99))


def _play(folder: Path, draw: Random, say: Say) -> None:
    with Archive.open(folder / _GAME) as archive:
        for _, number in zip(range(draw.randint(1, 3)), archives.play(archive, draw), strict=False):
            say(f"Test game {number}\n".encode())


def _save_over(folder: Path, draw: Random, say: Say, title: str = "Another") -> None:
    with archives.begun(title) as archive:
        for _ in zip(range(draw.randint(1, 20)), archives.play(archive, draw), strict=False):
            pass
        archive.save_as(folder / _GAME, over=True)
        say(f"{title} {len(archive.record.acts)}\n".encode())
        for _, number in zip(range(draw.randint(1, 2)), archives.play(archive, draw), strict=False):
            say(f"{title} {number}\n".encode())
        say(f"{title} closing\n".encode())


def _sound(folder: Path, said: list[str]) -> str:
    """Whether the game opens with all that was said of it, and another can be saved over it."""
    path = folder / _GAME
    if path.exists() or said:
        with Archive.open(path) as archive:
            title, found = archive.record.header.title, len(archive.record.acts)
            if said and not said[-1].endswith("closing") and not said[-1].startswith(title):
                return f"lost: after “{said[-1]}” {title} is there"
            of_it = [line.removeprefix(f"{title} ") for line in said if line.startswith(title)]
            wanted = [int(number) for number in of_it if number != "closing"]
            if found < max(wanted, default=1):
                return f"lost: {found} acts of {max(wanted)}"
            archive.append(archives.orders(archive.record, "ITALY", "A VEN H"))
    _saved_over(path)
    return ""


def _saved_over(path: Path) -> None:
    """Save another game over what is there, and see that it stays what it is."""
    with archives.begun("The next game") as archive:
        archive.save_as(path, over=True)
        record = archive.record
    with Archive.open(path, write=False) as again:
        assert again.record == record


def _hot(folder: Path, draw: Random) -> None:
    """A game whose program was killed in the middle of an act: its journal lies beside it."""
    _saved(folder, draw)
    with tempfile.TemporaryDirectory() as place:
        trial = shutil.copytree(folder, place, dirs_exist_ok=True)
        whole = traced.run(partial(_play, Path(trial), Random(0)), ENDLESS).calls
    writes = [number for number, name in enumerate(whole, 1) if name == "pwrite64"]
    traced.run(partial(_play, folder, Random(0)), writes[-draw.randint(1, 3)])


def _recover(folder: Path, draw: Random, say: Say) -> None:
    """Open what a kill left, which is killed once more."""
    say(b"Test game 1\n")
    _play(folder, draw, say)


def _three(folder: Path, draw: Random, say: Say) -> None:
    """Three programs save over one path; all die with the first."""
    others = []
    for number in range(2):
        others.append(os.fork())
        if others[-1] == 0:
            _rival(folder, Random(number), say, f"Program {number}")
    try:
        with suppress(GameFileError):
            _save_over(folder, draw, say, "Program 2")
    finally:
        for child in others:  # stopped first: none may take what another has just let go
            os.kill(child, signal.SIGSTOP)
            os.waitpid(child, os.WUNTRACED)
        for child in others:
            os.kill(child, signal.SIGKILL)
            os.waitpid(child, 0)


def _rival(folder: Path, draw: Random, say: Say, title: str) -> None:
    for game in count(1):
        with suppress(GameFileError):
            _save_over(folder, draw, say, f"{title}, game {game}")


def _key(folder: Path, _: Random, say: Say) -> None:
    say(packet_lock.signer(folder / "signing.key").public.encode() + b"\n")
    say(identity.make(folder / "age.key").public.encode() + b"\n")


def _usable(folder: Path, said: list[str]) -> str:
    try:
        found = [packet_lock.signer(folder / "signing.key").public for _ in range(2)]
        found.append(identity.make(folder / "age.key").public)
    except (OSError, ValueError) as error:
        return f"unusable: {error}"
    wanted = (found[0], found[2])
    return "" if found[0] == found[1] and said == [*wanted][: len(said)] else "lost: another key"


def _book(folder: Path, draw: Random) -> None:
    address = f"ana{draw.randint(1, 99)}@hill.example"
    books.save(folder / _GAME, books.Book(gm="Ana", address=address))
    press.add(folder / _GAME, _line(0))


def _line(number: int) -> press.Press:
    return press.Press(by="FRANCE", release="S1901M", text=f"{number} {'words ' * 900}")


def _post(folder: Path, draw: Random, say: Say) -> None:
    file = folder / _GAME
    for number in range(1, draw.randint(3, 5)):
        press.add(file, _line(number))
        book = books.load(file, tuple(map(PowerId, archives.POWERS)))
        books.save(file, replace(book, miller=str(number)))
        say(f"{number}\n".encode())


def _kept(folder: Path, said: list[str]) -> str:
    file = folder / _GAME
    book = books.load(file, tuple(map(PowerId, archives.POWERS)))
    found, wanted = len(press.load(file)) - 1, int(said[-1]) if said else 0
    if book.gm != "Ana" or int(book.miller or "0") < wanted:
        return "lost: the book"
    return "" if found >= wanted else f"lost: {found} lines of press of {wanted}"


def _copy(folder: Path, draw: Random, say: Say) -> None:
    os.environ["XDG_CONFIG_HOME"] = str(folder / "settings")
    with Archive.open(folder / _GAME) as archive:
        for _, number in zip(range(draw.randint(1, 7)), archives.play(archive, draw), strict=False):
            copies.keep(archive)
            if [*copies.folder().rglob(f"{number:06}-*.spydip")]:
                say(f"{number}\n".encode())


def _copies_sound(folder: Path, said: list[str]) -> str:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_CONFIG_HOME", str(folder / "settings"))
        found = [one.acts for one in copies.offers(folder / _GAME) if one.made]
        there = len([*copies.folder().rglob("*.spydip")])
    if there != len(found):
        return f"damaged: {there - len(found)} copies"
    return "" if max(found, default=0) >= int((said or ["0"])[-1]) else "lost: a copy"


def _nothing(_folder: Path, _draw: Random) -> None:
    """Nothing is there yet."""


def _decided(folder: Path, draw: Random) -> None:
    with tannenburg() as game:
        game.save_as(folder / _GAME)
    books.save(folder / _GAME, book())
    with tempfile.TemporaryDirectory() as place:  # or each child reads all templates anew
        _issue(Path(shutil.copytree(folder, place, dirs_exist_ok=True)), draw, len)


def _issue(folder: Path, draw: Random, say: Say) -> None:
    file, powers = folder / _GAME, draw.sample(_TWO, 2)
    with Game.open(file, write=False) as game:
        manner, parts = manner_of(game, file), parts_of(file, packets=False)
        for one, _ in written(game, manner, parts, powers, folder / "letters", noted=True):
            say(f"{one.power}\n".encode())


def _issued(folder: Path, said: list[str]) -> str:
    """Whether what was sent is known as sent, and nothing as a correction of what never was."""
    file = folder / _GAME
    with Game.open(file, write=False) as game:
        found = [*letters(game, manner_of(game, file), _TWO)]
    if corrected := [one.power for one in found if one.number or one.changes]:
        return f"damaged: the letter to {corrected[0]} became a correction"
    unsent = {one.power for one in found if not one.sent}
    mails = {mail.stem.split("-")[-1] for mail in (folder / "letters").glob("*.eml")}
    if lost := [power for power in said if power in unsent or power not in mails]:
        return f"lost: the letter to {lost[0]}"
    return "" if {one.power for one in found} - unsent <= mails else "lost: a mail noted as sent"


KINDS = {
    "act": Kind(_saved, _play, _sound),
    "save as": Kind(_saved, _save_over, _sound),
    "save new": Kind(_nothing, _save_over, _sound),
    "save over a hot journal": Kind(_hot, _save_over, _sound),
    "open a hot journal": Kind(_hot, _recover, _sound),
    "three programs": Kind(_saved, _three, _sound),
    "first keys": Kind(_nothing, _key, _usable),
    "copies": Kind(_saved, _copy, _copies_sound),
    "book and press": Kind(_book, _post, _kept),
    "letters issued": Kind(_decided, _issue, _issued),
}


Way = Callable[[Kind, int], Iterator[tuple[str, str]]]


def tried(number: int, seed: int, only: str, way: Way = kills) -> Iterator[tuple[str, str, str]]:
    """So many trials, kind after kind and then again with other games: kind, call and fault."""
    done = 0
    for turn in count(seed):
        for name, kind in KINDS.items():
            if only in ("", name):
                for call, fault in way(kind, turn):
                    yield name, call, fault
                    done += 1
                    if done == number:
                        return


def main() -> int:
    """Kill as often as asked, print what was seen; 0 if nothing was ever damaged or lost."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--only", choices=KINDS, default="")
    parser.add_argument("--full", action="store_true", help="Fill the disk instead.")
    asked = parser.parse_args()
    calls: Counter[tuple[str, str]] = Counter()
    faults: Counter[tuple[str, str]] = Counter()
    shown: set[tuple[str, str]] = set()
    for name, call, fault in tried(
        asked.count, asked.seed, asked.only, full if asked.full else kills
    ):
        calls[name, call] += 1
        if fault:
            sort = name, fault.partition(":")[0]
            faults[sort] += 1
            if sort not in shown:
                shown.add(sort)
                sys.stdout.write(f"{name}, until {call}: {fault}\n")
    for name in KINDS:
        found = {call: number for (kind, call), number in sorted(calls.items()) if kind == name}
        wrong = {sort: number for (kind, sort), number in sorted(faults.items()) if kind == name}
        sys.stdout.write(f"{name}: {sum(found.values())} {found}; {wrong or 'all sound'}\n")
    sums = {sort: sum(n for (_, s), n in faults.items() if s == sort) for _, sort in faults}
    told = ", ".join(f"{sums.get(sort, 0)} {sort}" for sort in ("damaged", "lost", "unusable"))
    sys.stdout.write(f"{calls.total()} trials: {told}\n")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
