"""The discs on a curve of points."""

from __future__ import annotations

import pytest

from game.ui.widgets.charts import ChartMark, LineChart, Series


@pytest.mark.parametrize("steps", [(28, 31, 34), (33, 34, 34), (0, 0, 0), (34, 34, 34), (1, 2, 3)])
@pytest.mark.parametrize("high", [110, 200])
def test_marks_on_a_curve_never_lie_on_each_other(tree, steps: tuple[int, ...], high: int) -> None:
    values = tuple(4 * n for n in range(35))
    marks = [ChartMark(n % 2, step, str(n)) for n, step in enumerate(steps)]
    chart = LineChart((100, 100, 440, high), [Series(0, values), Series(1, values)], marks=marks)
    tree(chart)
    discs = [disc for _, disc in chart.mark_places()]
    assert len(discs) == len(steps) and all(chart.rect.contains(one) for one in discs)
    assert not any(one.colliderect(other) for n, one in enumerate(discs) for other in discs[:n])
