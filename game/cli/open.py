"""`run.py` without a command: the application with its home page."""

from __future__ import annotations

import argparse
from typing import Any


def add_parser(commands: Any) -> None:
    commands.add_parser("open", help="open the application (what happens without a command)")


def run(args: argparse.Namespace) -> int:
    from game.scenes.application import open_window

    return open_window()
