"""`resume`: go on with a saved match, the latest one if none is named."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from game.cli.options import quoted
from game.core.errors import BadInput
from game.core.text import nearest

if TYPE_CHECKING:
    from game.ui.context import Context
    from game.ui.scene import Scene


def add_parser(commands: Any) -> None:
    parser = commands.add_parser("resume", help="go on with a saved match")
    parser.add_argument("id", nargs="?", default="", metavar="ID", help="which match; without it the latest one")
    parser.add_argument("--rescue", action="store_true", help="go on from what can be read of a damaged match")


def chosen(store: Any, wanted: str) -> str:
    """The id of the match to go on with; refuses with a sentence that helps."""
    found = store.list()
    running = [info.id for info in found if not info.over and info.problem is None]
    if not wanted:
        if not running:
            raise BadInput("There is no match to go on with; 'run.py play GAME' starts one.")
        return str(running[0])
    by_id = {info.id: info for info in found}
    if wanted not in by_id:
        known = f" Running: {', '.join(running[:5])}." if running else ""
        raise BadInput(f"There is no saved match {quoted(wanted)}.{nearest(wanted, by_id)}{known}")
    if by_id[wanted].problem is not None:
        raise by_id[wanted].problem
    return wanted


def run(args: argparse.Namespace) -> int:
    from game.scenes.application import open_window
    from game.scenes.shelf import open_store
    from game.scenes.table.opening import table_for

    store = open_store()
    if args.rescue:
        loaded, match_id = store.rescue(args.id), ""
    else:
        match_id = chosen(store, args.id)
        store.hold(match_id)  # before it is read, so that nobody plays on in between
        loaded = store.load(match_id)

    def table(context: Context) -> Scene:
        context.services.saves = store
        return table_for(context, loaded.session, match_id, loaded.notice)

    return open_window(table)
