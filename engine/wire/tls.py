"""How connections are made: certificates are always checked, and no server is waited for long."""

import ssl

TIMEOUT = 30.0
"""How many seconds a server may be silent."""


def context() -> ssl.SSLContext:
    """What checks that a server is the one that was meant, by the system's own certificates."""
    made = ssl.create_default_context()
    made.minimum_version = ssl.TLSVersion.TLSv1_2
    return made
