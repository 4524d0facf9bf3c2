"""How connections are made: certificates are always checked, and no server may hang for long."""

import ssl

TIMEOUT = 30.0
"""How many seconds a server may be silent."""


def context() -> ssl.SSLContext:
    """A TLS context that verifies servers by the system's own certificates."""
    made = ssl.create_default_context()
    made.minimum_version = ssl.TLSVersion.TLSv1_2
    return made
