"""While it is told what a rival did, nothing on the table speaks of whoever is asked next."""

from __future__ import annotations

import pytest

from game.games import CATALOGUE
from game.table.director import Stage
from tests.scenes.test_film import after_own_turn


@pytest.mark.parametrize("game", CATALOGUE)
def test_while_a_turn_is_told_nobody_else_is_asked(game: str):
    """Above a rival's purchase that was just being told stood "Anna: buy a tile"."""
    stand, told = after_own_turn(game), 0
    for _ in range(600):
        scene = stand.scene
        seat, turn = scene.model.told_of, scene.film._turn
        shown = (
            turn is not None and turn.start <= scene.model.position <= turn.end
        )  # and no line of one's own behind it
        if scene.film.on and seat is not None and shown and scene.film.caption.visible:
            assert scene.furniture.prompt.who in ("", scene.model.teller.seat(seat))
            assert not any(panel.facts.acting for n, panel in enumerate(scene.furniture.players) if n != seat)
            hint = scene.furniture.primary.hint()
            others = (str(scene.model.teller.seat(n)) for n in range(scene.session.seats) if n != seat)
            assert not any(name in hint for name in others)
            assert not any(part.seen.lit for part in scene.open_parts()), "a click would only end what is told"
            told += 1
        elif told and stand.director.stage is Stage.PLAY and not scene.motion.busy:
            assert scene.furniture.prompt.who == scene.model.teller.seat(0)
            return
        elif stand.director.stage is Stage.PLAY and not scene.motion.busy:
            stand.director.submit(stand.director.options()[0])  # another turn of one's own came first
        stand.wait()
    assert told
