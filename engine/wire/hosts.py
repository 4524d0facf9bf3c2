"""Servers for an address: those of well-known hosts, otherwise the usual names."""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from engine.files import toml
from engine.wire.account import Account, Server

_PORTS = {465: "tls", 587: "starttls", 993: "tls", 143: "starttls"}
_PATTERNS = ("imap.{domain}", "smtp.{domain}")


def proposed(address: str) -> Account:
    """An account for an address, with its servers if they are known, otherwise the usual ones.

    Its ``hint`` is ``guess`` if the host is not known, ``on`` if the owner must first allow
    programs access, and otherwise as in `Account`.
    """
    name, _, domain = address.strip().rpartition("@")
    domain = domain.lower()
    host = _hosts().get(domain)
    if host is None:
        imap, smtp = (usual.format(domain=domain) for usual in _PATTERNS)
        found = (server(imap, 993), server(smtp, 465), "guess")
    else:
        smtp, _, port = str(host["smtp"]).partition(":")
        found = (server(str(host["imap"]), 993), server(smtp, int(port)), str(host.get("hint", "")))
    bare = host is not None and host.get("user") == "name"
    user = name if bare else address.strip()
    return Account(address=address.strip(), user=user, imap=found[0], smtp=found[1], hint=found[2])


def server(host: str, port: int) -> Server:
    """A server with the kind of security that goes with its port."""
    return Server(host=host, port=port, security=_PORTS.get(port, "tls"))


@cache
def _hosts() -> Mapping[str, Mapping[str, Any]]:
    text = (files("resources") / "mail" / "hosts.toml").read_text("utf-8")
    listed: Sequence[Mapping[str, Any]] = toml(text)["host"]
    return {domain: host for host in listed for domain in host["domains"]}
