"""A match of each game by keys alone, as the window reads them: to its end, with the ring in sight all the time."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from game.core.session import Session, Setup
from game.games import CATALOGUE, rules_of
from game.scenes.curtain import CurtainScene
from game.scenes.result import ResultScene
from game.scenes.table.opening import table_for
from game.scenes.table.scene import TableScene
from game.table.director import Stage
from tests.scenes import scythe_helpers
from tests.scenes.chronicle_helpers import stated
from tests.scenes.rounds import Running
from tests.scenes.table_helpers import seats
from tests.scenes.table_stage import Stand

_KEYS = 20_000
"""More than the longest of these matches needs."""


class Keyboard:
    """A person with a keyboard and no mouse: N and arrows until something is found, then Enter."""

    def __init__(self, session: Session, folder: Path, seed: int = 3) -> None:
        self.session = session
        self.running = Running(lambda context: table_for(context, session), folder, motion="none", warnings=True)
        self.dice = random.Random(seed)
        self.running.rest()

    @property
    def table(self) -> TableScene:
        return self.running.scene(TableScene)

    def press(self, *chords: str) -> None:
        for chord in chords:
            self.running.press(chord)
            self.ring_is_seen(chord)

    def ring_is_seen(self, chord: str) -> None:
        """Whoever has begun with the keyboard never has to look for it."""
        top = self.running.top
        if isinstance(top, TableScene):
            assert top.root.focus is not None and top.root.focus_visible, f"no ring after {chord}"
            assert top.root.ring.rect is not None, f"the ring is out of sight after {chord}: {top.root.focus!r}"

    def play(self, turns: int = _KEYS) -> bool:
        """True if the match came to its end, or everybody had so many turns."""
        for _ in range(_KEYS):
            top = self.running.top
            if isinstance(top, ResultScene) or min(self.session.turns()) >= turns:
                return True
            if isinstance(top, CurtainScene):
                self.running.press("return")
            elif not isinstance(top, TableScene):
                self.running.press("escape")
            elif top.root.is_asked or any(part.stays for part in top.open_parts()):
                self.press("n", "return")
            elif top.director.stage is Stage.PLAY and top.model.is_live:
                self.one_choice(top)
            else:
                self.press("ctrl+return" if top.director.stage is not Stage.BOT else "n")
                self.running.rest()
        return False

    def one_choice(self, table: TableScene) -> None:
        if table.model.answers() or self.dice.random() < 0.04:
            self.press("ctrl+return")
            return
        self.press(*["n"] * self.dice.randint(1, 5))
        if self.dice.random() < 0.1:
            self.press(self.dice.choice(["left", "right", "up", "down"]), "n")
        typed = table.model.phase == "set_prices" and self.dice.random() < 0.6
        self.press(self.dice.choice(["2", "x"]) if typed else "return")


def begun(game: str) -> Session:
    if game == "scythe":
        return scythe_helpers.played("pb", scythe_helpers.near_the_end, seed=3)
    return Session(rules_of(game), Setup(game, seats("pb"), 3))


def from_the_start(game: str) -> Session:
    return Session(rules_of(game), Setup(game, seats("pp" if game == "isle_of_skye" else "pb"), 5))


@pytest.mark.parametrize("game", ["rebirth", "scythe"])
def test_a_short_match_by_keys_alone(game: str, tmp_path: Path) -> None:
    assert Keyboard(begun(game), tmp_path).play()


@pytest.mark.slow
@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=[pytest.mark.long] if game == "scythe" else []) for game in CATALOGUE]
)
def test_a_whole_match_by_keys_alone(game: str, tmp_path: Path) -> None:
    assert Keyboard(from_the_start(game), tmp_path, seed=5).play()


def test_many_turns_from_the_start_by_keys_alone(tmp_path: Path) -> None:
    """Of the longest game; its end is played above, and the whole of it with the long walks."""
    assert Keyboard(from_the_start("scythe"), tmp_path, seed=5).play(turns=60)


def test_the_card_of_a_choice_in_the_tray_names_the_key_that_does_it() -> None:
    """It told whoever walks by keys to click."""
    stack = ["act seat=0", "choose_goods seat=0 at=1,0 n=1 source=elgin/one_time"]
    stand = Stand(stated("pb", {}, stack=stack), curtain=False)
    assert stand.until_asked()
    stand.key("n")
    stand.wait(900)
    assert stand.scene.model.pointing.component in stand.scene.parts["choices"].buttons
    assert stand.scene.card.visible and "Enter" in stand.scene.card.card.foot
