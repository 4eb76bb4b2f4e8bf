"""Tells the parts of a table what to show: everything for a new position, only the pointer if only that moved."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from game.table import showing
from game.table.director import Stage
from game.table.shown import Shown

if TYPE_CHECKING:
    from game.scenes.table.scene import TableScene


class PartTeller:
    """Belongs to one table scene."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self._shown: Shown | None = None
        """What the parts were last told; None once it no longer holds."""

    def forget(self) -> None:
        self._shown = None

    def tell_all(self) -> None:
        self._tell(self._everything())
        self.scene.pointing.leave_gone()

    def tell_pointed(self) -> None:
        """What was counted for the position still holds, and counting is dear: only the pointer is new."""
        if self._shown is None:
            self.tell_all()
            return
        pointing = self.scene.pointing
        effect = self.scene.marked or pointing.effect
        self._tell(replace(
            self._shown, pointed=pointing.component, effect=effect, refused=pointing.refused,
            telling=self.scene.telling, groups=pointing.groups, visit=self._visit(),
        ))

    def _tell(self, shown: Shown) -> None:
        self._shown = shown
        for part in self.scene.parts.values():
            part.show(shown)

    def _everything(self) -> Shown:
        scene, director, pointing = self.scene, self.scene.director, self.scene.pointing
        live = scene.is_live
        hint = director.hint.action.touches()[-1] if director.hint is not None and live else ""
        return Shown(
            plain=scene.plain(), viewer=director.viewer if director.stage is not Stage.CURTAIN else None,
            actor=director.actor, signs=scene.signs, lit=director.lit() if live else (),
            chosen=director.picker.chosen if live else (), pointed=pointing.component,
            effect=scene.marked or pointing.effect, last=self._last_moves(), hint=hint, hidden=director.hidden,
            holds=showing.holds(scene.sheet(), director.eyes, scene.screen), refused=pointing.refused,
            phase=scene.phase, open=scene.open_options(),
            gauges=scene.gauges, labels=scene.labels(), visit=self._visit(),
            draft=scene.drafts.get(scene.drafting, {}) if scene.drafting is not None else {},
            recent=scene.recent(), groups=pointing.groups, telling=scene.telling,
            plan=tuple(action.touches() for action in director.proposal.plan()) if live else (),
        )

    def _visit(self) -> int | None:
        return self.scene.visited if self.scene.glanced is None else self.scene.glanced

    def _last_moves(self) -> tuple[str, ...]:
        """Where others have moved since the viewer's last turn, or what they have laid."""
        scene = self.scene
        if scene.looking_at is not None:
            return ()
        motion = scene.screen.motion
        words = [word for word, spec in motion.items() if spec.to and not spec.passing]
        found = [
            getattr(event, motion[event.word].last or motion[event.word].to, "")
            for turn in showing.recap(scene.director, scene.screen) for event in turn.events
            if event.word in words and turn.end <= scene.position
        ]
        return tuple(place for place in found if isinstance(place, str) and place)
