"""``python -m spydip_gui`` opens the desk."""

import sys


def begin() -> None:
    """Open the desk, unless a program in one file was started to read mails or to unlock."""
    if getattr(sys, "frozen", False):
        from engine.post import mail_server  # noqa: PLC0415  # asked of one file alone
        from engine.session import unlocking  # noqa: PLC0415

        if mail_server.serves(sys.argv) or unlocking.serves(sys.argv):
            return
    from spydip_gui.app import main  # noqa: PLC0415  # not for reading mails

    main(prog_name="spydip-desk")


begin()
