"""Where the pictures of the gallery are painted and kept, the longest unused go first."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import Surface

from game.core.speaker import Texts
from game.scenes.gallery.entries import Entry, speaker_of
from game.ui.kept import Kept, screens
from game.ui.look import Look
from game.ui.showpieces import Size, showpieces, shrunk

_SCREENS = 6


class Shop:
    """For one look and one language; `report` hears of a picture that cannot be painted."""

    def __init__(self, look: Look, words: Texts, report: Callable[[BaseException], object]) -> None:
        self.look = look
        self.words = words
        self.report = report
        self._kept = Kept(screens(_SCREENS, look.grid.size))

    def _key(self, entry: Entry, room: Size) -> tuple[object, ...]:
        return entry.game, entry.kind, entry.id, room

    def has(self, entry: Entry, room: Size) -> bool:
        return self._kept.peek(self._key(entry, room)) is not None

    def ready(self, entry: Entry, room: Size) -> Surface | None:
        found = self._kept.peek(self._key(entry, room))
        return found[0][0] if found else None

    def paint(self, look: Look, entry: Entry, room: Size) -> Surface:
        return self._kept.get(self._key(entry, room), lambda: [(self._paint(look, entry, room), (0, 0))])[0][0]

    def _paint(self, look: Look, entry: Entry, room: Size) -> Surface:
        shown = showpieces(entry.game)
        assert shown is not None
        try:
            made = shrunk(shown.picture(look, speaker_of(entry.game, self.words), entry.id, room), room)
        except Exception as mistake:  # one picture that cannot be painted leaves its place to a sign
            self.report(mistake)
            made = look.icons.picture("warning", max(12, min(room) // 3), look.theme.refuse)
        return made.convert_alpha() if pygame.display.get_surface() else made
