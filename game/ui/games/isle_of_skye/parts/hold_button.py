"""A button that works as long as it is held: it opens what only whoever acts may see."""

from __future__ import annotations

from game.ui.events import LEFT, Event, Pointer
from game.ui.kinds.part import Host
from game.ui.widget import At
from game.ui.widgets import Button


class HoldButton(Button):
    """With the keyboard it is held by Space or Enter; whatever key is let go closes it. It answers nothing that is
    asked, so the ring does not wait on it while a place cannot have it yet."""

    passed_by = True

    def __init__(self, at: At, text: str, host: Host, name: str, tooltip: str) -> None:
        super().__init__(
            at, text, lambda: host.look(True), icon="eye", style="second_bold", name=name, tooltip=tooltip
        )
        self.host = host

    def handle(self, event: Event) -> bool:
        if not isinstance(event, Pointer):
            return super().handle(event)
        if event.kind == "down" and event.button == LEFT:
            self.host.look(True)
        elif event.kind in ("up", "drop"):
            self.host.look(False)
        self.set(down=event.kind in ("down", "drag"))
        return event.kind != "wheel"
