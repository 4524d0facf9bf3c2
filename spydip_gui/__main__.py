"""``python -m spydip_gui`` opens the desk."""

import sys

from engine.processes import serves


def begin() -> None:
    """Open the desk, unless a frozen program was started for another task."""
    if getattr(sys, "frozen", False) and serves(sys.argv):
        return
    from spydip_gui.app import main  # noqa: PLC0415  # not for reading mails

    main(prog_name="spydip-desk")


begin()
