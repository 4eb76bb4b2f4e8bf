"""The bars of who would win if it ended now: they compare, also where somebody would have less than nothing."""

from __future__ import annotations

import pytest
from pygame import Surface

from game.scenes.table.peek import LogPeek
from game.table.facts import PeekBar, PeekFacts
from game.ui.root import Root
from tests.scenes.shell_helpers import make_context


def nothing(*heard: object) -> None:
    """Whatever is pointed at."""


@pytest.mark.parametrize(("now", "total"), [(30, 11), (11, 30), (30, -4)])
def test_a_bar_stays_in_its_track_whether_the_end_gives_or_takes(now: int, total: int) -> None:
    surface, peek = drawn((PeekBar(0, 6, 10), PeekBar(1, now, total)))
    assert surface.get_at(peek.rect.center)[:3] != (255, 0, 255)
    right = range(peek.rect.right + 40, 1280, 3)
    outside = [surface.get_at((x, y))[:3] for x in right for y in range(peek.rect.top, peek.rect.bottom, 3)]
    assert set(outside) == {(255, 0, 255)}


def test_who_would_have_less_than_nothing_has_a_bar_left_of_the_line_and_the_longest_who_has_least() -> None:
    """Full pale bars stood beside -3 and -16, and none beside -13."""
    totals = (-3, -13, -16, 8)
    surface, peek = drawn(tuple(PeekBar(seat, int(total == -3), total) for seat, total in enumerate(totals)))
    context = make_context((1280, 720))
    signs = context.look.signs
    tints = [signs.tint(seat) for seat in range(len(totals))]
    there = [[] for _ in totals]
    for y in range(peek.rect.top, peek.rect.bottom):
        for x in range(peek.rect.left + 30, peek.rect.right - 50):
            colour = surface.get_at((x, y))[:3]
            if colour in tints:
                there[tints.index(colour)].append(x)
    nothing_at = max(there[1])
    lengths = [max(xs) - min(xs) for xs in there]
    assert lengths[2] > lengths[1] > lengths[0] > 0
    assert all(max(there[seat]) <= nothing_at + 9 for seat in (0, 2)) and min(there[3]) >= nothing_at


def drawn(bars: tuple[PeekBar, ...]) -> tuple[Surface, LogPeek]:
    context = make_context((1280, 720))
    root = Root("none")
    peek = root.add(LogPeek((900, 300, 284, 260), on_point=nothing, on_look=print, on_open=print, pin="left top"))
    peek.facts = PeekFacts("News", outlook="If it ended now", note="note", bars=bars)
    root.set_look(context.look)
    surface = Surface((1280, 720))
    surface.fill((255, 0, 255))
    root.paint(surface, surface.get_rect())
    return surface, peek
