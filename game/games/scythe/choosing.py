"""What somebody is about to take before the match begins: a faction or a player mat, named before it is taken."""

from __future__ import annotations

from dataclasses import dataclass

from game.games.scythe.frames.setting_up import ChooseFactions, ChooseMats


@dataclass(frozen=True, slots=True)
class Choosing:
    at: ChooseFactions | ChooseMats
    """Whose choice it is: what was pointed out for another one is forgotten."""
    component: str = ""
