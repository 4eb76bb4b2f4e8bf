"""What a replay says of the step that is shown: whose turn it was, where it led, what happened."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.contract import CHANCE
from game.core.recap import Turn
from game.table.telling import paragraph

if TYPE_CHECKING:
    from game.scenes.replay import ReplayScene


class ReplayStory:
    """Of the replay."""

    def __init__(self, scene: ReplayScene) -> None:
        self.scene = scene

    def turn_at(self) -> Turn | None:
        """The turn whose last line was just done."""
        return next((turn for turn in self.scene.turns if turn.start < self.scene.position <= turn.end), None)

    def last_move(self) -> tuple[str, ...]:
        """Where the shown turn last led, or what was laid then; its end and the draws after it move nothing."""
        turn = self.turn_at()
        steps = range(self.scene.position - 1, turn.start - 1, -1) if turn is not None else ()
        return next(filter(None, map(self._led_to, steps)), ())

    def _led_to(self, number: int) -> tuple[str, ...]:
        if self.scene.session.lines[number].seat == CHANCE:
            return ()
        motion = self.scene.screen.motion
        places = [
            getattr(event, motion[event.word].last or motion[event.word].to, "")
            for _, event in self.scene.session.events(self.scene.eyes, number, number + 1)
            if event.word in motion and motion[event.word].to and not motion[event.word].passing
        ]
        return tuple(place for place in places if isinstance(place, str) and place)

    def story(self, turn: Turn | None) -> str:
        if turn is None:
            return self.scene.text("table.replay.begin")
        events = [e for _, e in self.scene.session.events(self.scene.eyes, turn.start, self.scene.position)]
        told = paragraph(self.scene.teller, events, turn.seat, self.scene.screen.quiet)
        sign = "" if turn.seat == CHANCE else f"{{sign:{self.scene.signs[turn.seat]}}} "
        return sign + told
