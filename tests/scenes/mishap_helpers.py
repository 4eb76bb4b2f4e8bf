"""Mistakes planted into the running application, for tests."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from game.scenes.table.opening import table_for
from game.scenes.table.scene import TableScene
from tests.scenes.rounds import Running
from tests.scenes.table_helpers import match

NAMES = ("Anna", "Jonas")


SECRET = "/srv/anna/secret/folder/file.py"


class Planted(Exception):
    """The mistake that is planted here."""


def at_the_table(tmp_path: Path, kinds: str = "pb", **chosen: Any) -> Running:
    running = Running(lambda context: table_for(context, match(kinds)), tmp_path, **chosen)
    running.rest()
    return running


def fail(*args: object, **kwargs: object) -> Any:
    # put together here, because a report shows our own lines too
    raise Planted(f"a mistake that {' '.join(NAMES)} never made in {SECRET}")


def act(running: Running) -> None:
    """One action of the person, by keyboard or by hand, so that there is something to lose."""
    scene = running.scene(TableScene)
    option = scene.session.options(0)[0]
    scene.session.submit(0, option)
    running.rest()


def act_guarded(running: Running) -> None:
    running.guard.attempt("event", lambda: act(running))
