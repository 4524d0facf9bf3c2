"""The mails in files and folders: single ones, mailbox files, and Maildir folders."""

import mailbox
from collections.abc import Iterator, Sequence
from pathlib import Path

from engine.files import readable
from engine.post.mail import MailError, content_of

SUFFIXES = (".eml", ".txt", ".mbox")
"""The endings of the files that a folder is searched for."""

_MAILDIR = ("cur", "new")
_MOST = 2_000
"""How many mails of one mailbox are read; a game has some hundreds."""


def files_of(paths: Sequence[Path]) -> Iterator[Path]:
    """The mail files that paths refer to: themselves, and the contents of folders, by name."""
    for path in paths:
        if path.is_dir():
            yield from sorted(file for file in path.rglob("*") if _is_mail(file))
        else:
            yield path


def strays_of(paths: Sequence[Path]) -> list[Path]:
    """The files in folders that are skipped because of their names, by name."""
    found = (file for path in paths if path.is_dir() for file in sorted(path.rglob("*")))
    return [
        file
        for file in found
        if file.is_file() and not _is_mail(file) and file.name[:1] != "." and not _of_maildir(file)
    ]


def contents_of(file: Path) -> Iterator[tuple[str, bytes]]:
    """The bytes of each mail in a file, with a name for it.

    Raises:
        MailError: the file is missing, or too large for a mail or a mailbox of them.
    """
    if not _is_mailbox(file):
        yield file.name, content_of(file)
        return
    with readable(file, MailError):
        box = mailbox.mbox(file, create=False)
        try:
            if len(box) > _MOST:
                raise MailError("post.mailbox_is_too_long", path=str(file), most=_MOST)
            for number, key in enumerate(box.keys(), 1):
                yield f"{file.name}, {number}", box.get_bytes(key)
        finally:
            box.close()


def _is_mail(file: Path) -> bool:
    if not file.is_file():
        return False
    return file.suffix.lower() in SUFFIXES or (file.parent.name in _MAILDIR and _of_maildir(file))


def _of_maildir(file: Path) -> bool:
    """Whether a file is in a Maildir folder, where mails have names of their own kind."""
    folder = file.parent.parent
    return file.parent.name in (*_MAILDIR, "tmp") and all((folder / n).is_dir() for n in _MAILDIR)


def _is_mailbox(file: Path) -> bool:
    """Whether a file holds a series of mails, whatever it is called."""
    if file.suffix.lower() == ".mbox":
        return True
    if file.suffix.lower() in SUFFIXES or not file.is_file():
        return False
    with readable(file, MailError), file.open("rb") as opened:
        return opened.read(5) == b"From "
