"""``python -m spydip_gui`` opens the desk."""

from spydip_gui.app import main

main(prog_name="spydip-desk")
