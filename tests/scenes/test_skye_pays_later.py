"""Isle of Skye: scoring cards say what the tile that is pointed at makes of them, places what pays only later."""

from __future__ import annotations

import pytest

from game.core.session import SeatSetup
from game.ui.games.isle_of_skye.parts.scoring_column import ScoringSpot
from tests.scenes.table_stage import Stand
from tests.scenes.test_hints import asked_again
from tests.table.test_tally import over


def tables(phase: str, most: int) -> list[Stand]:
    """Some positions in which seat 0 is asked that."""
    session, found, last = over("isle_of_skye"), list[Stand](), -99
    people = (SeatSetup("Anna", 0), *session.setup.seats[1:])
    for at in range(len(session)):
        if len(found) < most and at > last + 20 and session.phase(at) == phase and 0 in session.waiting(at):
            stand, last = Stand(session.branch(at, None, people), warn=False), at
            if asked_again(stand) and stand.director.session.phase() == phase:
                found.append(stand)
    return found


def values(stand: Stand) -> dict[str, str]:
    cards = [one for one in stand.scene.root.walk() if isinstance(one, ScoringSpot)]
    return {one.component: one.card().value for one in cards}


def told(before: dict[str, int], after: dict[str, int]) -> dict[str, str]:
    return {slot: f"{n} › {after[slot]}" if after[slot] != n else str(n) for slot, n in before.items()}


def test_cards_tell_now_and_then_and_a_nothing_says_what_comes_later() -> None:
    """As the rules count both; once nothing is pointed at, only what is."""
    changed = later = 0
    for stand in tables("build_tiles", 4):
        model, session = stand.scene.model, stand.director.session
        before = dict(session.figures(0, 0).slots)
        assert values(stand) == {slot: str(n) for slot, n in before.items()}
        for place, label in model.shown().labels.items():
            action = stand.director.would(place)
            assert action is not None
            _, rows, after = model.counter.of(0, action, stand.director.eyes)
            in_all = sum(one.change * len(one.rounds) for one in rows)
            now = sum(one.change for one in rows if one.now)
            assert ("\n" in label) == (now == 0 and in_all > 0)
            assert "\n" not in label or label == f"0\n+{in_all} later"
            later += "\n" in label
            stand.point(stand.scene.anchor(place))
            stand.wait(400)
            assert values(stand) == told(before, dict(after.slots))
            changed += values(stand) != {slot: str(n) for slot, n in before.items()}
            stand.point((640, 8))
            stand.wait(400)
            assert values(stand) == {slot: str(n) for slot, n in before.items()}
    assert changed and later


@pytest.mark.parametrize("phase", ["set_prices", "buy_tile"])
def test_a_tile_on_offer_tells_what_it_makes_of_the_cards_at_its_best_place(phase: str) -> None:
    changed = 0
    for stand in tables(phase, 2):
        figures = stand.scene.model.figures
        for tile, way in figures.ways.items():
            at = stand.scene.anchor(tile)
            if at is None:
                continue
            stand.point(at)
            stand.wait(400)
            if stand.scene.model.pointing.then is None:
                after = {slot: n + way.changes.get(slot.partition(":")[2], 0) for slot, n in figures.slots.items()}
                assert values(stand) == told(figures.slots, after)
                changed += after != figures.slots
    assert changed
