"""The keyboard on the table of a lesson: Show takes the ring to what it shows, and N goes on to what else is lit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.scenes.lesson_help import only_back_helps, unseen
from game.scenes.lesson_marks import widget_of
from game.scenes.table.walking import Walking

if TYPE_CHECKING:
    from game.scenes.lesson_task import TaskScene
    from game.ui.widget import Widget


class LessonWalking(Walking):
    """Buttons that only prepare a choice, such as turning a tile, come last."""

    scene: TaskScene
    _shown: object = None
    """What was shown when the ring was last looked after, and what was chosen of it."""
    _points = False
    """Whether Show pointed at what is to be looked at when the ring was last looked after."""
    _looked: object = None
    """The task, and what of it was still to be looked at, when N went there before all else."""
    _led_on: Widget | None = None
    """The tutor's own button that led on when the ring was last looked after."""
    _led: object = None
    """What was shown, and its place, when the ring was last brought there."""

    def step(self, step: int) -> bool:
        wanted = self.scene.campaign.number, unseen(self.scene.campaign)
        fresh, self._looked = wanted != self._looked, wanted
        if fresh and self._looks():
            return True
        way, places = self.scene.model.advised.way, self._places_of_way()
        if not places:
            return super().step(step)
        shown = (way, places[0])
        fresh, self._led = shown != self._led, shown
        if fresh:
            return self.return_to(places[0])
        return super().step(step)

    def _to_advised(self) -> bool:
        """What is shown takes the ring along, as advice does: Enter does it."""
        points, self._points = self.scene.points and not self._points, self.scene.points
        if points and self._looks():
            return True
        now = self.scene.model.advised.way, self.scene.director.picker.chosen, self.scene.pointed()
        come, self._shown = now[0] is not None and now != self._shown, now
        places = self._places_of_way()[:1] if come else []
        if come and not places and self.is_big_button(self.scene.pointed()):
            self.to_primary()
            return True
        if not places or not self.return_to(places[0]):
            return super()._to_advised()
        self._led = self.scene.model.advised.way, places[0]
        return True

    def look_after(self) -> None:
        """When the tutor's own button comes to lead on, be it after a combat that was told, a sheet that was read or
        a choice that spoilt the goal, neither the big button nor a tool is any longer what is meant."""
        super().look_after()
        root, leads = self.scene.root, self._leading
        come, self._led_on = leads is not None and leads is not self._led_on, leads
        made = self.scene.furniture
        if come and root.focus_visible and root.focus in (made.primary, *made.tools.values()):
            self._to_leading()
        back = self.scene.tutor.back
        if root.focus_visible and root.focus is back and not back.enabled:  # nothing is left to be taken back
            super().to_nearest()

    @property
    def _leading(self) -> Widget | None:
        """Next where the tutor waits, the step back where nothing else helps; none while the big button leads on."""
        scene, tutor = self.scene, self.scene.tutor
        if scene.root.is_asked:
            return None
        if scene.next_leads:
            return tutor.next if tutor.next.shown else None
        return tutor.back if only_back_helps(scene) and tutor.back.shown and tutor.back.enabled else None

    def to_primary(self) -> None:
        if not self._to_leading():
            super().to_primary()

    def _to_leading(self) -> bool:
        """Where the tutor's own button leads on, it is the big button: Enter ends no turn unread."""
        leads = self._leading
        if leads is not None:
            self.scene.hands.point("")
            self.scene.root.set_focus(leads, visible=True)
        return leads is not None

    def to_nearest(self) -> bool:
        """What was shown is near, wherever the ring was."""
        if self._to_leading():
            return True
        places = self._places_of_way()[:1]
        return (bool(places) and self.return_to(places[0])) or super().to_nearest()

    def _looks(self) -> bool:
        """What is only to be looked at is lit as well, and nothing answers there that the rules offer."""
        scene, root = self.scene, self.scene.root
        wanted = () if root.is_asked or scene.furniture.opened is not None else unseen(scene.campaign)
        found = [
            w for one in wanted if (w := widget_of(scene, one)) is not None and w.focusable and w is not root.focus
        ]
        if found:
            root.set_focus(found[0], visible=True)
        return bool(found)

    def _places_of_way(self) -> list[str]:
        """What is lit, in the order of reading, with what is shown before all of it; empty if nothing is shown."""
        scene, way = self.scene, self.scene.model.advised.way
        if way is None or scene.root.is_asked or not scene.pointed() or self.is_big_button(scene.pointed()):
            return []
        parts = list(scene.parts.values())
        lit = sorted(self._places(), key=lambda one: (parts.index(one[0]), one[2].y, one[2].x))
        places = list(dict.fromkeys(component for _, component, _ in lit))
        chosen = scene.director.picker.chosen
        reached = {*places, *scene.director.picker.beside().intersection(scene.director.lit())}
        wanted = [one for one in reversed(way.touches()) if one in reached and one not in chosen]
        return list(dict.fromkeys([*wanted[:1], *places])) if wanted else []
