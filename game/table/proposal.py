"""What a game proposes to do in one go in one position, as ordinary actions; its controller knows. No pygame."""

from __future__ import annotations

from functools import cached_property
from itertools import takewhile
from typing import TYPE_CHECKING

from game.core.contract import Action, AnyRules
from game.core.picker import Picker
from game.games import controller_beside

if TYPE_CHECKING:
    from game.table.director import Director


def picker_for(rules: AnyRules) -> Picker:
    """What narrows the clicks of this game."""
    made: Picker = controller_beside(rules)
    return made


class Proposal:
    """Made anew for every position."""

    def __init__(self, director: Director) -> None:
        self.director = director

    @cached_property
    def _plan(self) -> tuple[Action, ...]:
        director = self.director
        assert director.viewer is not None
        return director.picker.plan(director.session.view(director.viewer), director.viewer)

    def plan(self) -> tuple[Action, ...]:
        """Nothing while somebody else acts."""
        director = self.director
        if not director.may_act or director.viewer is None or director.hidden:
            return ()
        return self._plan

    def follow(self) -> None:
        """Each part is an action of its own, so that it can be taken back by itself; as far as they are offered."""
        self.director.submit_all(takewhile(lambda action: action in self.director.options(), self.plan()))
