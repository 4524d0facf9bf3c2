"""The frozen command ``spydip``."""

import sys
from multiprocessing import freeze_support

if __name__ == "__main__":
    freeze_support()  # the lab's workers are this program, started again
    from engine.processes import begun

    if not begun(sys.argv):
        from engine.cli import main

        main()
