"""``python -m spydip_gui`` opens the desk."""

import sys


def begin() -> None:
    """Open the desk, unless a program in one file was started to read mails."""
    if getattr(sys, "frozen", False):
        from engine.post.mail_server import serves  # noqa: PLC0415  # asked of one file alone

        if serves(sys.argv):
            return
    from spydip_gui.app import main  # noqa: PLC0415  # not for reading mails

    main(prog_name="spydip-desk")


begin()
