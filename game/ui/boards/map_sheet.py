"""The pixels of a printed map: its picture under a camera, and the position kept painted on it.

Building goes in steps with a clock, so that a scene stays alive; the finished whole is kept on disk.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Generic, Protocol, TypeVar

from pygame import Surface

from game.ui import picture_store
from game.ui.boards.map_camera import MapCamera, enlarge
from game.ui.items import Layered
from game.ui.look import Look


class Art(Protocol):
    """What paints the map: run through `steps` (they yield the share that is done), then take the pictures."""

    picture: Surface | None
    soft: Surface | None
    """The ground without lines and prints: a closer view is an enlarged part of it, printed anew. None where every
    view is painted from the plan alone."""

    def steps(self) -> Iterator[float]: ...


Camera = TypeVar("Camera", bound=MapCamera)
Scenery = TypeVar("Scenery")
"""What a world paints a position with, for one camera."""


class Printed(Layered, Generic[Scenery]):
    """The printed map and the same with everything that lies on it."""

    def __init__(self, board: Surface, scenery: Scenery) -> None:
        super().__init__(board)
        self.scenery = scenery


class MapSheet(Generic[Camera, Scenery]):
    """One sheet for one look: `whole` shows all, `near` (while zoomed) a part. A world gives art, scenery and key."""

    enlarges = True
    """Whether a closer view is made from the soft ground of the whole, or painted from the plan alone."""

    def __init__(self, look: Look, layout: Camera, cache: Path | None) -> None:
        """`layout` is the camera that shows all."""
        self.look = look
        self.cache = cache
        self.layout = layout
        self.camera = layout
        self.whole: Printed[Scenery] | None = None
        self.near: Printed[Scenery] | None = None
        self.progress = 0.0
        self._soft: Surface | None = None
        """The ground for closer views; read from disk when somebody first wants one."""
        self._work: Iterator[float] | None = None if self._load() else self._build()

    # what a world brings along

    def art(self, camera: Camera, nearer: tuple[Surface, Camera] | None = None) -> Art:
        """A painter of the map under a camera; `nearer` is the soft ground of the whole that it may enlarge."""
        raise NotImplementedError

    def made_scenery(self, camera: Camera) -> Scenery:
        """Whatever paints the position on the printed map."""
        raise NotImplementedError

    def key(self, part: str) -> str:
        """A name for a picture on disk, from all that it depends on: picture_store.key_of."""
        raise NotImplementedError

    # building

    @property
    def ready(self) -> bool:
        """Something sharp can be shown for the camera as it stands."""
        return self.frame() is not None

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

    def _load(self) -> bool:
        """The board of an earlier start, at once."""
        board = picture_store.load(self.cache, self.key("board"), self.layout.sheet.size)
        if board is not None:
            self._unveil(board)
        return board is not None

    def _unveil(self, board: Surface) -> None:
        self.whole = Printed(board, self.made_scenery(self.layout))
        self.progress = 1.0

    def _build(self) -> Iterator[float]:
        art = self.art(self.layout)
        yield from art.steps()
        assert art.picture is not None
        picture_store.save(self.cache, self.key("board"), art.picture)
        if art.soft is not None:
            picture_store.save(self.cache, self.key("soft"), art.soft)
        if self.cache is None:
            self._soft = art.soft
        self._unveil(art.picture)

    def _build_near(self) -> Iterator[float]:
        camera = self.camera
        if not self.enlarges:
            art = self.art(camera)
            yield from art.steps()
            assert art.picture is not None
            self.near = Printed(art.picture, self.made_scenery(camera))
            return
        if self._soft is None:
            self._soft = picture_store.load(self.cache, self.key("soft"), self.layout.sheet.size)
        if self._soft is None:
            art = self.art(self.layout)
            for done in art.steps():
                yield done
                if art.soft is not None:
                    break
            self._soft = art.soft
        assert self._soft is not None
        near = self.art(camera, (self._soft, self.layout))
        yield from near.steps()
        assert near.picture is not None
        self.near = Printed(near.picture, self.made_scenery(camera))

    # camera

    def look_through(self, camera: Camera) -> bool:
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

    def frame(self) -> Printed[Scenery] | None:
        return self.whole if self.camera.at_rest else self.near

    def rough(self, target: Surface) -> None:
        """The view while it moves, from the picture of the whole: quick and a little coarse."""
        assert self.whole is not None
        enlarge(self.whole.still, self.layout, self.camera, target, smooth=False)
