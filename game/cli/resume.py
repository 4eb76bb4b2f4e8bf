"""`resume`: go on with a saved match, the latest one if none is named."""

from __future__ import annotations

import argparse
from typing import Any

from game.core.errors import BadInput
from game.core.text import nearest


def add_parser(commands: Any) -> None:
    parser = commands.add_parser("resume", help="go on with a saved match")
    parser.add_argument("id", nargs="?", default="", metavar="ID", help="which match; without it the latest one")


def chosen(store: Any, wanted: str) -> str:
    """The id of the match to go on with; refuses with a sentence that helps."""
    found = store.list()
    running = [info.id for info in found if not info.over and info.problem is None]
    if not wanted:
        if not running:
            raise BadInput("There is no match to go on with; 'run.py play GAME' starts one.")
        return running[0]
    by_id = {info.id: info for info in found}
    if wanted not in by_id:
        known = f" Running: {', '.join(running[:5])}." if running else ""
        raise BadInput(f"There is no saved match '{wanted}'.{nearest(wanted, by_id)}{known}")
    if by_id[wanted].problem is not None:
        raise by_id[wanted].problem
    return wanted


def run(args: argparse.Namespace) -> int:
    from game.core import places
    from game.core.save_store import SaveStore
    from game.games import rules_of
    from game.scenes.application import open_window
    from game.scenes.table.opening import table_for

    store = SaveStore(places.saves(), rules_of)
    match_id = chosen(store, args.id)
    loaded = store.load(match_id)
    return open_window(lambda context: table_for(context, loaded.session, match_id, loaded.notice))
