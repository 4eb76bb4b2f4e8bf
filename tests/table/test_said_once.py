"""A card says what lies somewhere and what it has brought in one row, not twice."""

from __future__ import annotations

from game.core.session import Session
from game.table.cards import CardRow, said_once
from tests.scenes.table_helpers import match
from tests.scenes.table_stage import Stand


def test_of_a_player_with_one_thing_and_one_figure_they_are_one_row() -> None:
    rows = said_once([CardRow("Energy farm", sign=2)], [CardRow("Energy farms", "+2", "now", sign=2)])
    assert rows == [CardRow("Energy farm", "+2", "now", sign=2)]


def test_several_figures_stay_below_what_they_are_for() -> None:
    told, counted = CardRow("Settlement", sign=2), [CardRow("Harbours", "+1", sign=2), CardRow("Towns", "+3", sign=2)]
    assert said_once([told], counted) == [told, *counted]
    rival = CardRow("Castles", "+5", sign=1)
    assert said_once([CardRow("Anna", "2", sign=2)], [rival]) == [CardRow("Anna", "2", sign=2), rival]


def test_a_farm_that_was_laid_is_told_in_one_row() -> None:
    session: Session = match("pb")
    stand = Stand(session)
    stand.until_asked()
    for _ in range(12):
        stand.play_turn()
        if not stand.until_asked():
            break
    scene = stand.scene
    own = [one for one, tile in session.rules.shown(session.view(0)).tiles.items() if tile.seat == 0]
    assert own
    for component in own:
        stand.point((1, 719))
        stand.point(scene.anchor(component))  # type: ignore[arg-type]
        stand.wait(400)
        rows = [row for row in scene.card.card.rows if row.sign is not None]
        assert len(rows) != 2 or not (rows[1].value and not rows[0].value and rows[0].sign == rows[1].sign), rows
