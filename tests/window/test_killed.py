"""A10 at the real application: its process is killed in the middle of a match, and the match goes on."""

from __future__ import annotations

import random
import time
from pathlib import Path

import pytest

from game.core.save_store import SaveStore
from game.core.session import SeatSetup, Session, Setup
from game.games import rules_of
from game.scenes import start
from tests.window.guest import PATIENCE, Guest
from tests.window.real_window import Screen
from tests.window.test_play import chosen_before, home, sit_down  # noqa: F401  (home is a fixture)

pytestmark = pytest.mark.slow

KILLS, MANY, MATCHES = 3, 8, 13
"""In all the long matches together it is a hundred."""


def bots_play(home: Path, seed: int) -> None:  # noqa: F811
    """A match among bots, which acts all the time by itself."""
    seats = tuple(SeatSetup(name, number, "random") for number, name in enumerate(("Anna", "Jonas", "Morag")))
    session = Session(rules_of("rebirth"), Setup("rebirth", seats, seed, {"start": 0}))
    SaveStore(home / "saves", rules_of).save(session, "rebirth-20260101-120000")


def go_on_until_it_goes(guest: Guest, lines: int) -> None:
    """Home reads the saves after its first picture, so the button may come later than on a quiet machine; on such a
    one bots play a hundred lines in two seconds, so the kill must not wait."""
    button = guest.twin(start.home).find("go_on")

    def goes_on() -> bool:
        guest.click(button)
        end = time.monotonic() + 2.0
        while len(guest.log()) <= lines and time.monotonic() < end:
            time.sleep(0.05)
        return len(guest.log()) > lines

    guest.window.wait_until(goes_on, "the match to go on", PATIENCE)


@pytest.mark.parametrize(
    ("seed", "kills"),
    [(4, KILLS), *(pytest.param(seed, MANY, marks=pytest.mark.long) for seed in range(100, 100 + MATCHES))],
)
def test_a_killed_application_has_lost_at_most_the_action_in_progress(
    screen: Screen,
    home: Path,  # noqa: F811
    seed: int,
    kills: int,
) -> None:
    chosen_before(home, first_start_done=True)
    bots_play(home, seed)
    dice = random.Random(seed)
    seen: list[str] = []
    for _ in range(kills):
        window, guest = sit_down(screen, home)
        with window:
            before = guest.log()
            assert before[: len(seen)] == seen, "the new start goes on where the match was"
            go_on_until_it_goes(guest, len(before))
            wanted = len(before) + dice.randrange(5, 25)
            guest.until(lambda to=guest, goal=wanted: len(to.log()) >= goal, "the bots to have moved")
            time.sleep(dice.random() / 5)
            seen = guest.log()
            window.process.kill()
            window.process.wait(10)
        assert [info.problem for info in guest.store.list()] == [None], "one whole save"
        assert guest.log()[: len(seen)] == seen, "what was saved stays saved"
        seen = guest.log()
