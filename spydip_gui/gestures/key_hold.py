"""How long a key stays down, timed by its events, not by when they were handled."""

from PySide6.QtGui import QKeyEvent


class Held:
    """A key that is, or was, down.

    Auto-repeat is sometimes reported as a release and a press at the very same moment, with
    nothing to mark it as a repeat; the key was down all the while.
    """

    def __init__(self) -> None:
        self._key = 0
        self._down = False
        self._since = 0
        self._up = 0

    def press(self, event: QKeyEvent) -> bool:
        """A key goes down; false if it had been down all the while."""
        again = event.key() == self._key and event.timestamp() == self._up != 0
        if not again:
            self._key, self._since = event.key(), event.timestamp()
        self._down = True
        return not again

    def release(self, event: QKeyEvent) -> int:
        """A key goes up: how many milliseconds it was down, or -1 if it was not."""
        if event.key() != self._key or not self._down:
            return -1
        self._down = False
        self._up = event.timestamp()
        return self._up - self._since
