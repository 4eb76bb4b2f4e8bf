"""The lenses of Scythe's map: what they show belongs to the position that is shown."""

from __future__ import annotations

import pytest

from game.ui.games.scythe.parts.lenses import LENSES
from tests.scenes.scythe_helpers import in_phase, played
from tests.scenes.table_stage import Stand


@pytest.mark.parametrize("lens", [name for name, _ in LENSES])
def test_a_lens_stays_on_while_somebody_looks_back_to_before_the_factions(lens: str) -> None:
    stand = Stand(played("pb", in_phase("take_turn", least=60), factions="chosen"), warn=False)
    stand.scene.parts["board"].lenses.choose(lens)
    stand.wait(200)
    stand.frame()
    for position in (0, 3, None):
        stand.scene.look_at(position)
        stand.wait(200)
        stand.frame()
    assert stand.scene.parts["board"].lenses.chosen == lens
