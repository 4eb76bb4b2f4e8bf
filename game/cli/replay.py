"""`replay`: look through a saved match, step by step."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from game.cli.options import quoted
from game.core.errors import BadInput


def add_parser(commands: Any) -> None:
    parser = commands.add_parser("replay", help="look through a saved match step by step")
    parser.add_argument("file", metavar="FILE", help="a saved match: a file, or the id of a match of this computer")


def run(args: argparse.Namespace) -> int:
    from game.bots.levels import LEVEL_IDS
    from game.core.files import is_file
    from game.core.saves import load_save
    from game.games import rules_of
    from game.scenes.application import open_window
    from game.scenes.replay import ReplayScene
    from game.scenes.shelf import open_store

    path = Path(args.file)
    if is_file(path):
        session = load_save(path, rules_of, LEVEL_IDS).session
    else:
        store = open_store()
        if args.file not in {info.id for info in store.list()}:
            raise BadInput(f"There is no saved match {quoted(args.file)}.")
        session = store.load(args.file).session
    return open_window(lambda context: ReplayScene(context, session))
