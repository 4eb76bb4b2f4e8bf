"""Tables of Glen More II with Chronicles, from stated positions or played at random."""

from __future__ import annotations

import random
from typing import Any

from game.core.session import Session
from game.games.glen_more.rules import RULES
from game.table.director import Stage
from game.ui.games.glen_more.chronicles.boards import BOARDS
from game.ui.games.glen_more.parts.chronicle_lands import ChronicleLands
from game.ui.games.glen_more.parts.chronicle_sheet import ChronicleSheet
from tests.scenes.glen_helpers import match, phase
from tests.scenes.table_stage import Stand

ALL: dict[str, Any] = {name: "mountain" if name == "highlander" else True for name in BOARDS}


def one(name: str) -> dict[str, Any]:
    return {name: ALL[name]}


def stated(kinds: str, options: dict[str, Any], **position: Any) -> Session:
    """A match that begins with this position."""
    state = RULES.from_plain({"seats": len(kinds), "options": options, **position})
    return Session(RULES, match(kinds, **options).setup, state=state)


def at_random(kinds: str, where: str, least: int, *, seed: int, options: dict[str, Any]) -> Session:
    """Played at random until seat 0 is asked `where`."""
    session, dice = match(kinds, seed=seed, **options), random.Random(seed)
    while not session.is_over():
        seat = session.waiting()[0]
        if len(session) >= least and seat == 0 and phase(session) == where:
            break
        session.submit(seat, dice.choice(session.options(seat)))
    assert phase(session) == where
    return session


def sheets(stand: Stand) -> dict[str, ChronicleSheet]:
    """The boards of the Chronicles that are played."""
    return {
        part.spec.shows: part
        for part in stand.scene.parts.values()
        if isinstance(part, ChronicleSheet) and not isinstance(part, ChronicleLands)
    }


def open_sheets(stand: Stand) -> list[str]:
    return [name for name, part in sheets(stand).items() if part.visible]


def lifted(stand: Stand, seat: int) -> Stand:
    """Hand over and lift curtains until that seat looks."""
    for _ in range(10):
        if stand.director.viewer == seat and stand.director.stage is Stage.PLAY:
            break
        stand.press("i_am" if stand.director.stage is Stage.CURTAIN else "primary")
        stand.wait()
    assert stand.director.viewer == seat
    return stand
