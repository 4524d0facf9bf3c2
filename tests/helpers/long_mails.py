"""Mails that grow: of each kind that once kept a reader busy, one of any size."""

from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType

_HEAD = (
    "From: {sender}\nTo: gm@tannenburg.example\nSubject: {subject}\n"
    "Date: Tue, 04 Mar 2025 10:00:00 +0000\n"
)
_FRANCE = "Jo <m.dubreuil@courriel.example>"


def _mail(
    body: str,
    *,
    sender: str = _FRANCE,
    subject: str = "orders",
    more: str = "",
) -> bytes:
    head = _HEAD.format(sender=sender, subject=subject)
    return f"{head}{more}\n{body}\n".encode()


def _many(piece: str, size: int) -> str:
    return piece * (size // len(piece) + 1)


def _html(body: str) -> bytes:
    return _mail(body, more="MIME-Version: 1.0\nContent-Type: text/html; charset=utf-8\n")


def _nested(size: int) -> bytes:
    depth = size // 60
    parts = "".join(
        f'--b{n}\nContent-Type: multipart/mixed; boundary="b{n + 1}"\n\n' for n in range(depth)
    )
    return _mail(parts + "A PAR - BUR", more='Content-Type: multipart/mixed; boundary="b0"\n')


def _wide(piece: str, size: int) -> bytes:
    """Lines that are nearly as long as a line may be."""
    return _mail(_many(_many(piece, 1_900) + "\n", size))


KINDS: Mapping[str, Callable[[int], bytes]] = MappingProxyType(
    {
        "parentheses in the sender": lambda n: _mail("A PAR - BUR", sender="(" * n),
        "addresses": lambda n: _mail("A PAR - BUR", sender=_many("a@b.example, ", n)),
        "comments of addresses": lambda n: _mail("A PAR - BUR", sender=_many("(a) ", n) + "a@b.c"),
        "quotes in the sender": lambda n: _mail("A PAR - BUR", sender=_many('"a" ', n) + "a@b.c"),
        "encoded words": lambda n: _mail("A PAR - BUR", subject=_many("=?utf-8?q?a?= ", n)),
        "brackets in the subject": lambda n: _mail("A PAR - BUR", subject="[" * n),
        "words in the subject": lambda n: _mail("A PAR - BUR", subject=_many("France ", n)),
        "folded header": lambda n: _mail("A PAR - BUR", more="X-A: a\n" + _many(" b\n", n)),
        "parameters": lambda n: _mail(
            "A PAR", more="Content-Type: text/plain" + _many(";a=b", n) + "\n"
        ),
        "nested parts": _nested,
        "many parts": lambda n: _mail(
            _many("--b\n\nA PAR - BUR\n", n), more='Content-Type: multipart/mixed; boundary="b"\n'
        ),
        "unclosed tags": lambda n: _html(_many("<b>a", n)),
        "unclosed cells": lambda n: _html(_many("<td>a", n)),
        "broken tags": lambda n: _html("<" * n),
        "broken comment": lambda n: _html(_many("<!--", n)),
        "struck out": lambda n: _html(_many("<s>a ", n)),
        "broken attributes": lambda n: _html("<a " + _many("a=", n)),
        "entities": lambda n: _html("&" * n),
        "orders on a line": lambda n: _mail(_many("A PAR - BUR, ", n)),
        "sentences on a line": lambda n: _mail(_many("A PAR - BUR; ", n)),
        "orders without a comma": lambda n: _mail(_many("A PAR - BUR ", n)),
        "spaces": lambda n: _mail("A PAR" + " " * n + "- BUR"),
        "closing marks": lambda n: _mail("A PAR - BUR" + ")" * n),
        "open brackets": lambda n: _mail("A PAR - BUR" + " (" * (n // 2)),
        "long route": lambda n: _mail("A PAR - BUR VIA " + _many("MAO, ", n)),
        "joined by and": lambda n: _mail(_many("and ", n)),
        "conditions": lambda n: _mail("IF " + "(" * n + " A PAR - BUR"),
        "nots": lambda n: _mail("IF " + _many("NOT ", n) + "A PAR - BUR"),
        "quotes": lambda n: _mail(">" * n + " A PAR - BUR"),
        "rules": lambda n: _mail("-" * n),
        "lines": lambda n: _mail(_many("A PAR - BUR\n", n)),
        "talk": lambda n: _mail(_many("I wonder, dear, what, as it were, you, of all, mean.\n", n)),
        "lists": lambda n: _mail(_many(_many("A PAR - BUR, F BRE, ", 1_500) + "\n", n)),
        "routes": lambda n: _mail(_many("A PAR - BUR VIA " + _many("MAO, ", 1_500) + "\n", n)),
        "wide lines": lambda n: _mail(_many("A PAR" + " " * 1_500 + "- BUR\n", n)),
        **{
            f"wide {name}": partial(_wide, piece)
            for name, piece in {
                "attributions": "On 1 wrote ",
                "devices": "von meinem gesendet ",
                "headers": "From: a From:",
                "remarks": "A PAR (a) ",
                "smiles": " ;-)",
                "comments": " # //",
                "orders of nobody": "A PRA - BRU, ",
                "words": "LONDRES MITTELMEER ",
                "hopes": "if possible, ",
                "changes": "change A PAR - BUR to A PAR - PIC ",
                "titles": "Spring 1901 ",
            }.items()
        },
        "attributions": lambda n: _mail(_many("On 1 wrote ", n)),
        "dots": lambda n: _mail(_many("N.", n)),
        "letters": lambda n: _mail("a" * n),
        "digits": lambda n: _mail("1" * n),
        "colons": lambda n: _mail(_many("FRANCE: ", n)),
        "blank head": lambda n: b"\n" * n,
        "binary": lambda n: b"\x00\xff" * (n // 2),
    }
)
"""For each kind, the mail of so many bytes."""
