"""Large type is asked for by who cannot read small type: a line has fewer words before it has smaller ones."""

from __future__ import annotations

import pytest

from game.scenes.shell_widgets import first_fitting
from tests.scenes.shell_helpers import make_context

LONG, SHORT = "Stapel 1 von 4, heute um 08:37", "Stapel 1 von 4"


@pytest.mark.parametrize(("scale", "units", "told"), [(1.0, 200, LONG), (1.0, 120, SHORT), (2.0, 250, SHORT)])
def test_fewer_words_come_before_smaller_ones(scale: float, units: float, told: str) -> None:
    look = make_context((1280, 720), text_scale=scale).look
    assert first_fitting(look, (LONG, SHORT), "second", units) == told


def test_where_none_has_room_in_large_type_it_is_the_largest_that_has() -> None:
    look = make_context((1280, 720), text_scale=2.0).look
    assert first_fitting(look, (LONG, SHORT), "second", 110) == SHORT
