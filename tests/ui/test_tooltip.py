"""The small paper beside what is pointed at lies on nothing that is pressed next."""

from __future__ import annotations

from game.ui.events import Pointer
from game.ui.widgets import Button


def test_a_tip_lies_on_no_button_however_wide_that_is(tree) -> None:
    """With large type it lay on the words of the next button of the result."""
    places = [(12, 600, 600, 50), (620, 600, 600, 50), (12, 660, 600, 50), (620, 660, 600, 50)]
    row = [Button(at, "Words", print, name=str(number)) for number, at in enumerate(places)]
    root = tree(*row)
    row[3].tooltip = "The same seats"
    for _ in range(3):
        root.handle(Pointer("move", row[3].rect.center))
        root.update(1000)
    tip = root.find("tooltip")
    assert tip.visible and tip.rect.collidelist([one.rect for one in row]) < 0
