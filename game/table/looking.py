"""Whose eyes look at a table now, and what of it lies open to all. No pygame.

The flow of the match (director.py) says who is asked; from that and from what people do follows what may be drawn.
"""

from __future__ import annotations

from collections.abc import Callable

from game.core.contract import Seat
from game.core.session import Session
from game.table.eyes import any_sees_more
from game.table.screen import screen_of
from game.table.stages import Stage


class Looking:
    session: Session
    curtain: bool
    changed: Callable[[], object]
    viewer: Seat | None = None
    stage = Stage.BOT
    covered = False
    """Whoever looks has covered what is theirs, or left the screen alone."""
    looks = False
    """Whoever acts openly holds the key and looks at what is only theirs."""
    around = False
    """All sit around the screen and look: nobody's secrets are shown, whoever acts."""

    def offer(self) -> None:
        raise NotImplementedError

    @property
    def eyes(self) -> Seat | None:
        """Whose view may be drawn now; None is what everybody may see."""
        nobody = self.hidden or self.stage is Stage.CURTAIN or self.closed or self.around
        return None if nobody else self.viewer

    @property
    def reader(self) -> Seat | None:
        """Who is told what the others have done; None while it is told to all."""
        return None if self.around else self.viewer

    @property
    def hidden(self) -> bool:
        """What only one may see is covered, and without it nothing can be chosen."""
        return (self.covered or self.around) and self.has_own

    @property
    def has_own(self) -> bool:
        """Whether whoever is at the screen would decide by what all around it may not see."""
        if self.openly or self.viewer is None:
            return False
        return any_sees_more(self.session, (self.viewer,))

    @property
    def openly(self) -> bool:
        """Several people play or look, and this phase lies open to all: no curtain, nobody's secrets are shown."""
        alone = not self.curtain or not self.session.setup.is_shared
        if alone and not self.around:
            return False
        return self.session.phase() in screen_of(self.session.rules.id).openly

    @property
    def closed(self) -> bool:
        """It is played openly, and whoever acts does not look at what is only theirs just now."""
        return self.openly and not self.looks

    def hide(self, hidden: bool) -> None:
        """Cover the own secrets (key H, focus lost), or show them again; what is played openly covers them itself."""
        if self.openly:
            self.look(False)
        elif hidden != self.covered and (self.viewer is not None or not hidden):
            self.covered = hidden
            self.changed()

    def look(self, looks: bool) -> None:
        """While a key or a button is held, whoever acts openly sees what is only theirs; not while all look."""
        wanted = self.openly and self.stage is Stage.PLAY and not self.around
        if looks != self.looks and (not looks or wanted):
            self.looks = looks
            self.offer()
            self.changed()
