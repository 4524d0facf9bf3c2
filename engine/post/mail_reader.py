"""Takes mails apart in a separate process, so that none can use up all time or memory.

It is started once for a batch of mails, and again after a mail that had to be stopped. A mail that
takes too long is shown as it is. Where the system cannot limit memory, as on Windows, only time is
limited.
"""

import json
import os
import subprocess
from collections.abc import Collection, Sequence
from contextlib import suppress
from pathlib import Path
from threading import Timer
from typing import Self

from pydantic import TypeAdapter

from engine.errors import cause
from engine.language.message import Message
from engine.post.mail import (
    Mail,
    MailError,
    as_it_stands,
    has_headers,
    is_draft,
    parse,
)
from engine.post.mail_files import contents_of, files_of, strays_of
from engine.post.mail_server import SHOWN
from engine.processes import search_path, task

SECONDS = 4.0
"""How long one mail may take."""

_START = 60.0
_MAIL = TypeAdapter(Mail)


def gather(
    paths: Sequence[Path], known: Collection[str] | None = None
) -> tuple[list[Mail], list[Message]]:
    """The mails of files and folders by name, and why others could not be read.

    With a set of ``known`` addresses, pages from others are not read.
    """
    mails: list[Mail] = []
    faults: list[Message] = []
    with MailReader() as reader:
        for file in files_of(paths):
            try:
                for name, content in contents_of(file):
                    mails.append(reader.read(content, name, known))
            except MailError as error:
                faults.append(error.message)
    strays = strays_of(paths)
    return mails, [*faults, *(Message("post.not_a_mail", file=str(one)) for one in strays)]


def read(content: bytes, source: str = "pasted", known: Collection[str] | None = None) -> Mail:
    """One mail, as `gather` reads many."""
    with MailReader() as reader:
        return reader.read(content, source, known)


class MailReader:
    """Reads mails one by one while it is open."""

    def __init__(self, seconds: float = SECONDS) -> None:
        """Wait: the process only starts with the first mail that has a head."""
        self._seconds = seconds
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        """Begin to read."""
        return self

    def __exit__(self, *_: object) -> None:
        """End the process."""
        self._stop()

    def read(self, content: bytes, source: str, known: Collection[str] | None = None) -> Mail:
        """The mail in some bytes, or its first lines and why it was not read.

        Raises:
            MailError: the system does not allow a new process.
        """
        if not (has_headers(content) or is_draft(content)):
            return parse(content, source)
        process = self._process = self._process or self._started()
        asked = {
            "size": len(content),
            "source": source,
            "known": None if known is None else [*known],
        }
        question = json.dumps(asked).encode() + b"\n" + content
        try:
            return _MAIL.validate_json(_in_time(process, question, self._seconds))
        except (OSError, ValueError):
            self._stop()
            return as_it_stands(content[:SHOWN], source, "post.over_effort")

    def _started(self) -> "subprocess.Popen[bytes]":
        try:
            process = subprocess.Popen(  # noqa: S603  # this very program
                task("engine.post.mail_server"),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                env={**os.environ, "PYTHONPATH": search_path()},
                creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
            )
        except OSError as error:
            raise MailError("post.no_mail_reader", why=cause(error)) from error
        if _in_time(process, b"", _START) != b"\n":
            _end(process)
            raise MailError("post.no_mail_reader", why="")
        return process

    def _stop(self) -> None:
        if self._process is not None:
            _end(self._process)
            self._process = None


def _in_time(process: "subprocess.Popen[bytes]", question: bytes, seconds: float) -> bytes:
    """A line of the process's answer; empty if it took too long and was stopped."""
    if process.stdin is None or process.stdout is None:
        return b""
    timer = Timer(seconds, process.kill)
    timer.start()
    try:
        process.stdin.write(question)
        process.stdin.flush()
        return process.stdout.readline()
    finally:
        timer.cancel()
        timer.join()


def _end(process: "subprocess.Popen[bytes]") -> None:
    process.kill()
    with suppress(OSError):
        process.communicate()
