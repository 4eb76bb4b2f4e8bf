"""The pixels of a board: the printed picture under a camera, and the position kept painted on it.

Building goes in steps with a clock, so that a scene stays alive; the finished whole is kept on disk.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from pathlib import Path

from pygame import Rect, Surface

from game.ui import picture_store
from game.ui.items import Layered
from game.ui.look import Look
from game.ui.signs import Livery
from game.ui.worlds.rebirth.board_art import BoardArt, enlarge
from game.ui.worlds.rebirth.chart import Texts
from game.ui.worlds.rebirth.layout import Layout, fitting
from game.ui.worlds.rebirth.plan import BoardPlan
from game.ui.worlds.rebirth.scenery import Scenery

PAINTER_VERSION = 1
"""Raise it when the picture changes, so that boards on disk are painted anew."""


class Frame(Layered):
    """A printed board and the same with everything that lies on it."""

    def __init__(self, board: Surface, scenery: Scenery) -> None:
        super().__init__(board)
        self.scenery = scenery


class BoardSheet:
    """One sheet for one look: `whole` shows all, `near` (while zoomed) a part."""

    def __init__(
        self, plan: BoardPlan, look: Look, texts: Texts, liveries: Sequence[Livery], sheet: Rect, cache: Path | None
    ) -> None:
        self.plan = plan
        self.look = look
        self.texts = texts
        self.liveries = liveries
        self.cache = cache
        self.layout = fitting(sheet, look.grid.u)
        self.camera = self.layout
        self.whole: Frame | None = None
        self.near: Frame | None = None
        self.progress = 0.0
        self._soft: Surface | None = None
        """The ground for closer views; read from disk when somebody first wants one."""
        self._work: Iterator[float] | None = None if self._load() else self._build()

    # building

    @property
    def ready(self) -> bool:
        """Something sharp can be shown for the camera as it stands."""
        return (self.whole if self.camera.at_rest else self.near) is not None

    @property
    def working(self) -> bool:
        return self._work is not None

    def work(self, ms: float) -> None:
        """Go on building for about so long."""
        end = time.perf_counter() + ms / 1000
        while self._work is not None:
            try:
                self.progress = next(self._work)
            except StopIteration:
                self._work = None
            if time.perf_counter() >= end:
                return

    def _key(self, part: str) -> str:
        grid = self.look.grid
        return picture_store.key_of(
            part, PAINTER_VERSION, self.plan.digest, self.layout.sheet.size, grid.u, grid.text_scale,
            self.look.theme, self.texts,
        )

    def _load(self) -> bool:
        """The board of an earlier start, at once."""
        board = picture_store.load(self.cache, self._key("board"), self.layout.sheet.size)
        if board is not None:
            self._unveil(board)
        return board is not None

    def _unveil(self, board: Surface) -> None:
        self.whole = Frame(board, Scenery(self.plan, self.layout, self.look, self.liveries))
        self.progress = 1.0

    def _build(self) -> Iterator[float]:
        art = BoardArt(self.plan, self.layout, self.look, self.texts)
        yield from art.steps()
        assert art.picture is not None and art.soft is not None
        picture_store.save(self.cache, self._key("board"), art.picture)
        picture_store.save(self.cache, self._key("soft"), art.soft)
        if self.cache is None:
            self._soft = art.soft
        self._unveil(art.picture)

    def _build_near(self) -> Iterator[float]:
        camera = self.camera
        if self._soft is None:
            self._soft = picture_store.load(self.cache, self._key("soft"), self.layout.sheet.size)
        if self._soft is None:
            art = BoardArt(self.plan, self.layout, self.look, self.texts)
            for done in art.steps():
                yield done
                if art.soft is not None:
                    break
            self._soft = art.soft
        assert self._soft is not None
        near = BoardArt(self.plan, camera, self.look, self.texts, nearer=(self._soft, self.layout))
        yield from near.steps()
        assert near.picture is not None
        self.near = Frame(near.picture, Scenery(self.plan, camera, self.look, self.liveries))

    # camera

    def look_through(self, camera: Layout) -> bool:
        """Change the view; False if it is the same. A sharp picture of it is made by settle()."""
        if camera == self.camera or self.whole is None:
            return False
        self.camera = camera
        self.near = None
        self._work = None
        return True

    def settle(self) -> None:
        """The gesture is over: begin to print what is shown now."""
        if not self.camera.at_rest and self.near is None and self._work is None:
            self._work = self._build_near()

    def frame(self) -> Frame | None:
        return self.whole if self.camera.at_rest else self.near

    def rough(self, target: Surface) -> None:
        """The view while it moves, from the picture of the whole: quick and a little coarse."""
        assert self.whole is not None
        enlarge(self.whole.still, self.layout, self.camera, target, smooth=False)
