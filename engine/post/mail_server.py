"""The process that takes mails apart, one by one; whatever harm they do stays here.

It reads a line with the length of a mail and whose pages to read, then the mail, and writes the
result in one line.
"""

import json
import sys
from collections.abc import Collection
from contextlib import suppress
from dataclasses import asdict

from engine.post.mail import Mail, as_it_stands, parse

MEMORY = 1_000_000_000
"""How many bytes of memory it may have, where the system can limit them."""

SHOWN = 300_000
"""How many bytes of a mail that cannot be taken apart are looked at to show its first lines."""


def serve() -> None:
    """Read mails from standard input until it ends."""
    _bound()
    source, sink = sys.stdin.buffer, sys.stdout.buffer
    sink.write(b"\n")
    sink.flush()
    while head := source.readline():
        asked = json.loads(head)
        mail = _parsed(source.read(asked["size"]), asked["source"], asked["known"])
        sink.write(json.dumps(asdict(mail)).encode() + b"\n")
        sink.flush()


def _parsed(content: bytes, source: str, known: Collection[str] | None) -> Mail:
    try:
        return parse(content, source, known)
    except MemoryError:
        return as_it_stands(content[:SHOWN], source, "post.over_effort")
    except Exception:  # noqa: BLE001  # whatever it is, it concerns this mail alone
        return as_it_stands(content[:SHOWN], source, "post.over_reading")


def _bound() -> None:
    """Limit the memory, where the system can."""
    with suppress(ImportError, OSError, ValueError):
        import resource  # noqa: PLC0415  # not on Windows

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
