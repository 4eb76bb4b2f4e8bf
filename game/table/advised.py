"""What lies on the table as what one might do now: what a bot advises, or what a tutor has shown. No pygame."""

from __future__ import annotations

from typing import Any

from game.core.contract import Action
from game.table import showing
from game.table.director import Director


class Advised:
    """Of one table; whatever the advice comes from, parts draw it alike."""

    def __init__(self, director: Director) -> None:
        self.director = director
        self._way: tuple[int, Action | None] = (0, None)
        """What a tutor has shown, and in which position."""

    @property
    def way(self) -> Action | None:
        """What a tutor has shown, until something is done."""
        return self._way[1] if self._way[0] == len(self.director.session) else None

    def show(self, way: Action | None) -> None:
        self._way = len(self.director.session), way

    def told(self, lit: tuple[str, ...], *, live: bool) -> dict[str, Any]:
        """The fields of Shown that tell of it."""
        hint = self.director.bots.hint
        action = self.way if hint is None else hint.action
        if action is None or not live or self.director.closed:
            return {}
        touched = action.touches()
        return {
            "hint": next((one for one in reversed(touched) if one in lit), "".join(touched[-1:])),  # clicked next
            "advised": touched,
            "foreseen": showing.foreseen(self.director, action),
            "lies": () if hint is None or hint.thought is None else hint.thought.lies,
        }
