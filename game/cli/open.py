"""`run.py` without a command: the application with its home page."""

from __future__ import annotations

import argparse
from typing import Any


def add_parser(commands: Any) -> None:
    commands.add_parser("open", help="open the application (what happens without a command)")


def run(args: argparse.Namespace) -> int:
    from game import TITLE, VERSION
    from game.ui import last_picture

    last_picture.show(TITLE, VERSION)
    from game.scenes.application import open_window  # only now: this takes longer than showing a picture

    return open_window()
