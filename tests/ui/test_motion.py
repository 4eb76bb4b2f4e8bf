"""Motion: it ends exactly at its end, a click finishes it, and at speed none it never was."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.ui.animation import Script, Timeline, Tween, ease_in, ease_in_out, ease_out, hop, linear


def script(seen: list[str]) -> Script:
    seen.append("start")
    yield 100
    seen.append("waited")
    yield Tween(50, lambda t: seen.append("end") if t == 1 else None)
    yield [Tween(10, lambda t: None), Tween(30, lambda t: seen.append("both") if t == 1 else None)]
    seen.append("over")


@pytest.mark.parametrize("ease", [linear, ease_in, ease_out, ease_in_out])
def test_easings_start_at_nought_end_at_one_and_never_turn_back(ease: Callable[[float], float]) -> None:
    assert ease(0) == pytest.approx(0) and ease(1) == pytest.approx(1)
    assert all(ease(t / 20) <= ease((t + 1) / 20) for t in range(20))


def test_a_hop_returns_to_the_ground() -> None:
    assert hop(0) == hop(1) == 0 and hop(0.5) == 1


def test_a_tween_ends_with_exactly_one_then_says_so() -> None:
    seen: list[object] = []
    timeline = Timeline()
    timeline.play(Tween(100, seen.append, done=lambda: seen.append("done")))
    assert timeline.update(60)
    assert not timeline.update(60)
    assert seen[-2:] == [1.0, "done"]


def test_nothing_happens_before_the_delay() -> None:
    seen: list[float] = []
    timeline = Timeline()
    timeline.play(Tween(100, seen.append, delay=50))
    timeline.update(40)
    assert seen == []
    timeline.update(40)
    assert len(seen) == 1


@pytest.mark.parametrize(("factor", "needs"), [(0.5, 50), (1.0, 100), (1.6, 160)])
def test_speed_stretches_time(factor: float, needs: float) -> None:
    timeline = Timeline(factor)
    timeline.play(Tween(100, lambda t: None))
    assert timeline.update(needs - 1)
    assert not timeline.update(1.01)


def test_a_script_waits_for_what_it_yields() -> None:
    seen: list[str] = []
    timeline = Timeline()
    timeline.play(script(seen))
    timeline.update(1)
    assert seen == ["start"]
    timeline.update(100)
    assert seen == ["start", "waited"]
    for _ in range(10):
        timeline.update(20)
    assert seen == ["start", "waited", "end", "both", "over"] and not timeline.busy


def test_finish_brings_everything_to_its_end_in_order() -> None:
    seen: list[str] = []
    timeline = Timeline()
    timeline.play(script(seen))
    timeline.update(1)
    assert timeline.finish()
    assert seen == ["start", "waited", "end", "both", "over"]
    assert not timeline.finish()


def test_at_speed_none_the_end_stands_before_the_next_frame() -> None:
    seen: list[str] = []
    timeline = Timeline(0)
    timeline.play(script(seen))
    assert seen[-1] == "over" and not timeline.busy


def test_what_an_end_starts_is_finished_too() -> None:
    seen: list[float] = []
    timeline = Timeline()
    timeline.play(Tween(50, lambda t: None, done=lambda: timeline.play(Tween(50, seen.append))))
    timeline.finish()
    assert seen == [1.0] and not timeline.busy
