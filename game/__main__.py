"""What `python3 run.py` and `python3 -m game` run: the command line, which opens the window when nothing is asked."""

from __future__ import annotations

import sys
from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> int:
    from game.cli import run

    return run(list(sys.argv[1:] if arguments is None else arguments))


if __name__ == "__main__":
    from multiprocessing import freeze_support

    freeze_support()  # a packed programme starts its bots' processes through this door
    sys.exit(main())
