"""The keyboard on the table of a lesson: after Show, N goes to what is shown, then to what else is lit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.scenes.table.walking import Walking

if TYPE_CHECKING:
    from game.scenes.lesson_task import TaskScene


class LessonWalking(Walking):
    """Buttons that only prepare a choice, such as turning a tile, come last."""

    scene: TaskScene
    _led: object = None
    """What was shown, and its place, when the ring was last brought there."""

    def step(self, step: int) -> bool:
        way, places = self.scene.way, self._places_of_way()
        if not places:
            return super().step(step)
        here, shown = self.place(), (way, places[0])
        fresh, self._led = shown != self._led, shown
        if fresh:
            return self.return_to(places[0])
        if here in places and 0 <= places.index(here) + step < len(places):
            return self.return_to(places[places.index(here) + step])
        for _ in places:  # from the last of them over those that come behind it on the table
            if not super().step(step):
                break
            if self.place() not in places:
                return True
            if here not in places:
                break
        return self.return_to(places[0 if step > 0 else -1])

    def _places_of_way(self) -> list[str]:
        """What is lit, in the order of reading, with what is shown before all of it; empty if nothing is shown."""
        scene = self.scene
        if scene.way is None or scene.root.is_asked or not scene.pointed():
            return []
        parts = list(scene.parts.values())
        lit = sorted(self._places(), key=lambda one: (parts.index(one[0]), one[2].y, one[2].x))
        places = list(dict.fromkeys(component for _, component, _ in lit))
        chosen = scene.director.picker.chosen
        wanted = [one for one in reversed(scene.way.touches()) if one in places and one not in chosen]
        return list(dict.fromkeys([*wanted[:1], *places])) if wanted else []
