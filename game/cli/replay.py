"""`replay`: look through a saved match, step by step."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from game.core.errors import BadInput


def add_parser(commands: Any) -> None:
    parser = commands.add_parser("replay", help="look through a saved match step by step")
    parser.add_argument("file", metavar="FILE", help="a saved match: a file, or the id of a match of this computer")


def run(args: argparse.Namespace) -> int:
    from game.core import places
    from game.core.save_store import SaveStore
    from game.core.saves import load_save
    from game.games import rules_of
    from game.scenes.application import open_window
    from game.scenes.replay import ReplayScene

    path = Path(args.file)
    if not path.is_file():
        store = SaveStore(places.saves(), rules_of)
        if args.file not in {info.id for info in store.list()}:
            raise BadInput(f"There is no saved match '{args.file}'.")
        path = store.path(args.file)
    session = load_save(path, rules_of).session
    return open_window(lambda context: ReplayScene(context, session))
