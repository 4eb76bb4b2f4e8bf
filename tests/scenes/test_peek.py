"""The panel of news draws nothing beyond itself."""

from __future__ import annotations

import pytest
from pygame import Surface

from game.scenes.table.peek import LogPeek
from game.table.facts import PeekBar, PeekFacts
from game.ui.root import Root
from tests.scenes.shell_helpers import make_context


@pytest.mark.parametrize(("now", "total"), [(30, 11), (11, 30), (30, -4)])
def test_a_bar_stays_in_its_track_whether_the_end_gives_or_takes(now: int, total: int) -> None:
    context = make_context((1280, 720))
    root = Root("none")
    peek = root.add(LogPeek((900, 300, 284, 260), on_point=print, on_look=print, on_open=print, pin="left top"))
    bars = (PeekBar(0, 6, 10), PeekBar(1, now, total))
    peek.facts = PeekFacts("News", outlook="If it ended now", note="note", bars=bars)
    root.set_look(context.look)
    surface = Surface((1280, 720))
    surface.fill((255, 0, 255))
    root.paint(surface, surface.get_rect())
    assert surface.get_at(peek.rect.center)[:3] != (255, 0, 255)
    right = range(peek.rect.right + 40, 1280, 3)
    outside = [surface.get_at((x, y))[:3] for x in right for y in range(peek.rect.top, peek.rect.bottom, 3)]
    assert set(outside) == {(255, 0, 255)}
