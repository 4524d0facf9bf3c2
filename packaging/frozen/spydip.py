"""The frozen command ``spydip``; called ``spydip-desk``, or opened as an application, the desk."""

import sys
from multiprocessing import freeze_support
from pathlib import Path

if __name__ == "__main__":
    freeze_support()  # the lab's workers are this program, started again
    from engine.processes import begun

    if not begun(sys.argv):
        called = Path(sys.argv[0])
        if called.stem == "spydip-desk" or called.parent.name == "MacOS":
            import spydip_gui.__main__  # noqa: F401
        else:
            from engine.cli import main

            main()
