"""The process that unlocks a packet, which takes seconds that would freeze a window.

It reads a line with the passphrase and then the packet, and writes the unlocked contents; if the
passphrase is wrong, it ends with status 1 and writes the id of the message that says why.
"""

import sys

from engine.game import packet_lock


def serve() -> None:
    """Unlock one packet from standard input."""
    words = sys.stdin.buffer.readline().decode().removesuffix("\n")
    try:
        plain = packet_lock.unlock(sys.stdin.buffer.read(), passphrase=words)
    except packet_lock.LockedError as error:
        sys.stdout.write(error.message.id)
        sys.exit(1)
    sys.stdout.buffer.write(plain)
