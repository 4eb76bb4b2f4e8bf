"""What the viewer holds: one component of each kind that screen.yaml names for the phase, kept while it is offered.

So a place that is pointed at completes an action, and a preview can be shown. No pygame.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.table.director import Director, Stage

Open = tuple[tuple[str, ...], ...]


def kind_of(component: str) -> str:
    return component.partition(":")[0]


class Holding:
    """Belongs to one table. `held` remembers by kind, also what cannot be used just now."""

    def __init__(self, director: Director) -> None:
        self.director = director
        self.held: dict[str, str] = {}
        self._kept_for: Open = ()

    def offered(self, kind: str, options: Open) -> tuple[str, ...]:
        return tuple(dict.fromkeys(one for touched in options for one in touched if kind_of(one) == kind))

    def keep(self, kinds: Sequence[str], options: Open) -> None:
        """Hold what was held; the first that is offered instead of what is gone."""
        director = self.director
        if director.stage is not Stage.PLAY or director.hidden or not kinds:
            return
        chosen: list[str] = []
        for kind in kinds:
            found = self.offered(kind, options)
            if not found:
                continue
            if kind == kinds[0] and self.held.get(kind) not in found:
                self.held[kind] = found[0]
                self._first_fitting(kinds[1:], options, found[0])
            elif kind == kinds[0] and options != self._kept_for:
                self._first_fitting(kinds[1:], options, self.held[kind])
            chosen.append(self.held.setdefault(kind, found[0]))
        self._kept_for = options
        director.picker.hold(chosen)

    def _first_fitting(self, kinds: Sequence[str], options: Open, first: str) -> None:
        """With something new in hand, or after something was laid or taken back, the rest stays if it goes with
        any option; else it is as it goes with most, the earlier of equals."""
        for kind in kinds:
            count: dict[str, int] = {}
            for touched in options:
                if first in touched:
                    for one in touched:
                        if kind_of(one) == kind:
                            count[one] = count.get(one, 0) + 1
            if count and self.held.get(kind) not in count:
                self.held[kind] = max(count, key=lambda one: count[one])

    def take(self, component: str) -> None:
        self.held[kind_of(component)] = component

    def owns(self, component: str, kinds: Sequence[str], options: Open) -> bool:
        """Whether a click on it takes it in hand, rather than choosing it: of the first kind only what is offered,
        for things that lie on the table look the same; of the others also what does not go with it just now."""
        kind = kind_of(component)
        if kind not in kinds or (kind == kinds[0] and component not in self.offered(kind, options)):
            return False
        return self.held.get(kind, component) != component
