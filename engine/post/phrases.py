"""Passphrases for packets: each player's own, derived from the game master's key or chosen."""

import tomllib
from collections.abc import Sequence
from pathlib import Path

from engine.board.graph import PowerId
from engine.errors import UserError
from engine.files import readable
from engine.game.game import Game
from engine.game.packet_lock import Signer, weak
from engine.language.message import Listed
from engine.post.keys import signing_key

_FIRST, _VOWELS = "bdfghjklmnprstvz", "aiou"
_DIGITS = 20
"""How many hexadecimal digits of the key's secret make the words: 80 bits, five words."""


class PhraseError(UserError):
    """Passphrases that are no use for locking."""


def phrases(file: Path, game: Game, own: Path | None = None) -> dict[PowerId, str]:
    """Each player's passphrase: from a file of chosen ones, or derived for the game.

    Derived words are the same at every deadline. Raises PhraseError if a chosen one is weak, given
    twice, or nobody's, or the file cannot be read; KeyFileError if the key beside the game is not
    valid.
    """
    by, chosen = signing_key(file), _chosen(own, game.rules.seats) if own else {}
    made = {seat: _words(by, game.record.header.game, seat) for seat in game.rules.seats}
    return made | chosen


def _words(by: Signer, game: str, power: PowerId) -> str:
    """Pronounceable words, of five letters and sixteen bits each."""
    digits = by.token("phrase", game, power)[:_DIGITS]
    return "-".join(_word(int(digits[at : at + 4], 16)) for at in range(0, _DIGITS, 4))


def _word(number: int) -> str:
    letters = ((_FIRST, 12), (_VOWELS, 10), (_FIRST, 6), (_VOWELS, 4), (_FIRST, 0))
    return "".join(these[number >> shift & len(these) - 1] for these, shift in letters)


def _chosen(path: Path, seats: Sequence[PowerId]) -> dict[PowerId, str]:
    with readable(path, PhraseError):
        text = path.read_text("utf-8")
    try:
        found = {PowerId(name.upper()): str(words) for name, words in tomllib.loads(text).items()}
    except tomllib.TOMLDecodeError as error:
        raise PhraseError("post.phrases_are_lines", path=str(path)) from error
    for power, words in found.items():
        if power not in seats:
            known = Listed(tuple(seats), "comma")
            raise PhraseError("post.phrase_of_nobody", power=power, seats=known)
        if weak(words):
            raise PhraseError("post.phrase_is_weak", power=power)
    if len(set(found.values())) < len(found):
        raise PhraseError("post.phrase_twice")
    return found
