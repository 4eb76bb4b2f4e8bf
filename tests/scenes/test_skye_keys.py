"""Isle of Skye by keys: where the ring is while a tile is turned."""

from __future__ import annotations

import pytest

from tests.scenes.skye_helpers import played
from tests.scenes.table_stage import Stand


@pytest.mark.parametrize("begin", ["place", "button"])
@pytest.mark.parametrize("seed", [7, 8])
def test_a_tile_turned_so_that_it_fits_nowhere_leaves_the_ring_on_a_place(seed: int, begin: str) -> None:
    """The ring went to the big button, which said "build on a lit place" where none was lit."""
    stand = Stand(played("pbb", {"round": 1, "phase": "build_tiles"}, seed=seed), motion="none", curtain=False)
    assert stand.until_asked()
    walking = stand.scene.walking
    walking.to_primary() if begin == "button" else stand.key("n")
    stand.wait()
    for _ in range(4):
        stand.key("r")
        stand.wait()
        if not any(one.startswith("place:") for one in stand.director.lit()):
            break
    else:
        raise AssertionError("it fits somewhere in every turn")
    assert walking.place().startswith("place:")
    stand.wait(2000)  # as long as it takes to read what is asked
    stand.key("return")
    stand.wait()
    turned = walking.place() in stand.director.lit()
    assert turned or stand.scene.model.pointing.refused == walking.place(), (
        "Enter turns it, or says why it cannot lie"
    )


def test_a_second_click_lays_the_axe_down_again() -> None:
    """It said "that is chosen already", and only Escape helped."""
    stand = Stand(played("pbb", {"round": 1, "phase": "set_prices"}), motion="none")
    assert stand.until_asked()
    axe, picker = stand.scene.parts["prices"].axe, stand.director.picker
    stand.click(axe.rect.center)
    assert picker.chosen == ("axe",)
    stand.click(axe.rect.center)
    assert picker.chosen == () and not stand.scene.model.pointing.refused and axe.shown


def test_what_was_covered_comes_back_with_the_ring_on_the_same_tile() -> None:
    """It stayed on the big button, which the covered page had left as the only thing to do."""
    stand = Stand(played("ppb", {"round": 1, "phase": "set_prices"}), motion="none", curtain=False)
    assert stand.until_asked()
    walking = stand.scene.walking
    for _ in range(3):
        stand.key("n")
    stand.wait()
    place = walking.place()
    assert place
    stand.key("h")
    stand.wait()
    assert stand.director.hidden and walking.place() != place
    stand.key("h")
    stand.wait()
    assert not stand.director.hidden and walking.place() == place
