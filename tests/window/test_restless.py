"""Random hands at the real window: real pointer and keys, real bots, real time; it never ends by itself."""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path

import pytest

from tests.window.real_window import ROOT, RealWindow, Screen

pytestmark = pytest.mark.slow

LARGE = (2600, 1500)
"""As large as the largest window that the hands ask for."""


def let_loose(home: Path, seed: int, events: int) -> tuple[int, Counter[str]]:
    """Until the hands close the window or have done so much; how much that was, and where."""
    told = home / "told.txt"
    command = [sys.executable, "-m", "tests.window.restless", str(seed), str(events), str(told)]
    with Screen(LARGE) as screen, RealWindow(screen, home, command=command, cwd=ROOT) as window:
        code = window.wait_for_end(30 + events)
        assert code == 0, f"seed {seed}: ended with {code}\n{window.log()}"
    done, *pages = told.read_text(encoding="utf-8").split()
    return int(done), Counter({name: int(count) for name, _, count in (page.partition("=") for page in pages)})


def let_loose_for(folder: Path, events: int, seed: int) -> Counter[str]:
    """Start after start, each with a folder of its own, until so many events are done."""
    done, pages = 0, Counter[str]()
    while done < events:
        more, met = let_loose(folder / str(seed), seed, min(events - done, 2000))
        done, seed, pages = done + more, seed + 1, pages + met
    return pages


def test_a_few_hundred_events_at_the_real_window(screen: Screen, tmp_path: Path) -> None:
    assert let_loose_for(tmp_path, 300, 1).total() == 300


@pytest.mark.long
def test_twenty_thousand_events_at_the_real_window(screen: Screen, tmp_path: Path) -> None:
    pages = let_loose_for(tmp_path, 20_000, 1000)
    print(pages)
    assert pages.total() >= 20_000 and pages["TableScene"] > 4000 and len(pages) >= 12
