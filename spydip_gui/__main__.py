"""``python -m spydip_gui`` opens the desk."""

import sys

from engine.post.mail_server import serves

if not serves(sys.argv):
    from spydip_gui.app import main

    main(prog_name="spydip-desk")
