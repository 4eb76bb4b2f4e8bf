"""What hangs at the pointer, and how a refused piece shakes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.scenes.table.flights import Flights, Flyer
from game.table.entries import of_seats
from game.ui.animation import Tween

if TYPE_CHECKING:
    from game.scenes.table.scene import TableScene

SHAKE_MS = 160.0


class ByHand:
    """The half of motion that hands make."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.flights = Flights(scene)
        self._carried: tuple[str, Flyer] | None = None

    def carry(self, component: str, pos: tuple[int, int]) -> None:
        """The piece that is being dragged hangs at the pointer; an empty component lets it go."""
        scene = self.scene
        picture = None
        if component and scene.director.viewer is not None:
            seat = scene.director.viewer
            for part in scene.parts.values():
                if part.spec.component == component and part.spec.shows:
                    held = of_seats(scene.model.position_shown, part.spec.shows)[seat]
                    picture = (part.sprite(str(held), seat) if held else None) or picture
            if picture is None and ":" in component:
                picture = self.flights.sprite(component, seat)
        self.hang(component, picture, pos)

    def hang(self, name: str, picture: Surface | None, pos: tuple[int, int]) -> None:
        """A picture at the pointer; None takes it away."""
        if picture is None:
            if self._carried is not None:
                self.flights.air.remove(self._carried[1])
                self._carried = None
            return
        if self._carried is None:
            self._carried = name, self.flights.add(picture, pos)
        self._carried[1].show(picture)
        self._carried[1].go((pos[0], pos[1] - self.scene.context.grid.px(4)))

    def shake(self) -> None:
        """A refused piece shakes twice, three units to each side."""
        scene = self.scene
        card, far = scene.card, scene.context.grid.px(3)
        home: Rect = card.rect.copy()

        def step(share: float) -> None:
            swing = (0, 1, 0, -1)[int(share * 8) % 4] if share < 1 else 0
            card.invalidate()
            card.rect = home.move(round(swing * far), 0)
            card.invalidate()

        scene.timeline.play(Tween(SHAKE_MS, step))
