"""Where the advice is on the table: a ring around the place, a thread from the note, tags on the other ways."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

import pygame
from pygame import Rect

from game.scenes.table.hint_signs import CASING, ROUND, TAG, Brings, Ring, Tag, Thread
from game.scenes.table.hint_slips import Slip, slips_of
from game.scenes.table.names import place_of, square_of
from game.ui.boards.board import Board
from game.ui.boards.cell_board import CellBoard
from game.ui.grid import Grid
from game.ui.kinds.board_part import BoardPart
from game.ui.kinds.part import Part
from game.ui.widget import Widget
from game.ui.widgets import Label
from game.ui.widgets.buttons import PressWidget

if TYPE_CHECKING:
    from game.scenes.table.hint_note import HintNote
    from game.scenes.table.scene import TableScene
    from game.table.stages import Hint

Point = tuple[int, int]
_LARGE_TAG, _SHORT = 20.0, 30.0
_OVERHANG = 3.0
"""How far a tag on a corner reaches towards the next thing: on the line between two it would belong to both."""
_A_ROW = 2.5
_MOST = 3
"""So many gains stand at a place."""


class HintMarks(Widget):
    """All of them; they take no clicks and follow a board that is moved."""

    def __init__(self, scene: TableScene) -> None:
        super().__init__(name="hint_marks")
        self.scene = scene
        self._key: object = None

    def hit(self, pos: Point) -> Widget | None:
        return None

    def layout(self, grid: Grid) -> None:
        self._key = None

    def clear(self) -> None:
        if self.children:
            for each in [*self.children]:
                self.remove(each)
        self._key = None

    def follow(self, note: HintNote) -> None:
        """As the advice stands now; nothing is drawn anew where nothing has changed."""
        hint = self.scene.director.bots.hint
        if not note.visible or hint is None or not note.advice.can_do or self.scene.model.is_told:
            self.clear()  # they would lie on what is told, around what is below it
            return
        rings = self._rings(hint.action.touches())
        tags = self._tags(note, rings)
        thread = self._thread(*(self._way(hint, rings[-1]) or (note.rect, rings[-1]))) if rings else None
        brings = self._brings(hint)
        slips = slips_of(self.scene, note, [*rings, *(at for _, at in tags)])
        signs = *((n, *at) for n, at in (*tags, *slips)), thread, brings and tuple(brings.rect)
        key = (hint, *map(tuple, rings), *signs)
        if key == self._key:
            return
        fresh = self._key is None or self._key[0] != hint  # type: ignore[index]
        self.clear()
        self._key = key
        if thread is not None:
            self.add(Thread(*thread, self.grid.px(CASING)))
        for at in rings:
            ring = self.add(Ring(at, strong=at is rings[-1], close=self._is_close(at)))
            if fresh and ring.strong and self.scene.context.motion and self.root is not None:
                self.root.animate(ring)
        for number, at in tags:
            self.add(Tag(at, number))
        if brings is not None:
            self.add(brings)
        for told, at in slips:
            self.add(Slip(at, told))
        for each in self.children:
            each.invalidate()

    def _rings(self, touches: Sequence[str]) -> list[Rect]:
        """The last is where the click goes that does it; what lies in the same place is ringed once."""
        found: list[Rect] = []
        for component in touches:
            at = place_of(self.scene, component)
            at = at and (self._button(at) or at)  # what lies behind a button is ringed as that
            if at is not None and at.w and at not in found:
                found.append(at.copy())
        last = found[-1:]
        return [one for one in found[:-1] if not one.colliderect(last[0])] + last

    def _is_close(self, place: Rect) -> bool:
        """Whether it is a tile of a land, between others with their names."""
        lands = [part for part in self.scene.open_parts() if isinstance(part, BoardPart)]
        return any(isinstance(part.view, CellBoard) and part.rect.contains(place) for part in lands)

    def _brings(self, hint: Hint) -> Brings | None:
        """At a tile of a land; what a button or a row brings stands beside the figures that it changes."""
        model, viewer = self.scene.model, self.scene.director.viewer
        touches = hint.action.touches()
        place = square_of(self.scene, touches[-1], CellBoard) if touches else None
        if place is None or place != place_of(self.scene, touches[-1]) or viewer is None:
            return None
        if hint.action not in self.scene.director.options():
            return None
        found = model.session.preview(viewer, hint.action)
        rows = [row for row in model.pointing.writer().gain_rows(found, viewer) if row.icon and row.value][:_MOST]
        brings = Brings(place, rows, self.scene.context.look)
        return brings if rows and brings.rect.w <= place.w - 2 * self.grid.px(_LARGE_TAG) else None

    def _tags(self, note: HintNote, rings: Sequence[Rect]) -> list[tuple[int, Rect]]:
        """Beside the rings and each other; not where the advice itself is."""
        found = list[tuple[int, Rect]]()
        for number, other in enumerate(note.advice.others[: note.ways], 2):
            at = place_of(self.scene, other.pieces[-1]) if other.pieces else None
            if at is None or not at.w or any(ring.collidepoint(at.center) for ring in rings):
                continue
            taken = [*(one for _, one in found), *(ring.inflate(-ring.w // 4, -ring.h // 4) for ring in rings)]
            spots = self._spots(other.pieces[-1], at)
            tag = next((one for one in spots if one.collidelist(taken) < 0), None)
            if tag is not None:
                found.append((number, tag))
        return found

    def _spots(self, component: str, at: Rect) -> list[Rect]:
        """Where its number may stand: in the middle of a bare place, in a square of a land, else on a corner, but not
        on a heading; words begin at the left, so the right ones are better."""
        wide = self.grid.px(_LARGE_TAG if self.grid.is_large else TAG)
        tag = Rect(0, 0, wide, wide)
        if square_of(self.scene, component, CellBoard) is not None:
            tag.topleft = at.topleft
            return [tag]
        if at.w <= self.grid.px(ROUND) and self._is_bare(component, at):
            tag.center = at.center
            return [tag]
        edge, found = self._button(at) or at, []
        into = wide - 2 * self.grid.px(_OVERHANG)
        row = edge.w > _A_ROW * edge.h  # rows lie below each other, all else side by side
        inner = edge.inflate(0, -into) if row else edge.inflate(-into, 0)
        for corner in (inner.topright, inner.topleft, inner.bottomright, inner.bottomleft):
            tag.center = corner
            found.append(tag.clamp(self.grid.window))
        top = self._top_at(at)
        parts = self.scene.open_parts() if top is None else [top]
        words = [one.rect for part in parts for one in part.walk() if isinstance(one, Label) and one.shown]
        return sorted(found, key=lambda one: one.collidelist(words) >= 0)

    def _is_bare(self, component: str, at: Rect) -> bool:
        """Whether it is a place of a board, and neither drawn as a card is nor a sign of its own that lies there."""
        drawn = any(part.region(component) is not None for part in self.scene.open_parts())
        there = self.scene.root.hit(at.center)
        on_board = there is not None and any(isinstance(one, BoardPart) for one in there.ancestors())
        sign = on_board and not isinstance(there, (Board, BoardPart))
        return not drawn and not sign and self._button(at) is None

    def _button(self, at: Rect) -> Rect | None:
        """The button in the middle of which that is, such as one that buys nothing."""
        top = self._top_at(at)
        buttons = (one for one in top.walk() if isinstance(one, PressWidget)) if top is not None else ()
        return next((one.rect for one in buttons if one.shown and one.rect.collidepoint(at.center)), None)

    def _top_at(self, at: Rect) -> Part | None:
        """Whose words and buttons can be seen in the middle of it."""
        parts = self.scene.open_parts()
        return next((one for one in parts if any(sheet.collidepoint(at.center) for sheet in one.sheets())), None)

    def _thread(self, near: Rect, far: Rect) -> tuple[Point, Point] | None:
        """Between their edges, if there is a way that can be seen and strikes nothing out that is read."""
        start, end = _edge(near, far.center), _edge(far, near.center)
        short = self.grid.px(_SHORT)
        if pygame.Vector2(start).distance_to(end) <= short or near.colliderect(far):
            return None
        if any(one.clipline(start, end) for one in self._beside(near, far)):
            return None
        for part in self.scene.open_parts():
            over = () if isinstance(part, BoardPart) else part.rect.clipline(start, end)
            own = part.rect.colliderect(far)  # the ring's own part may be entered, but not crossed
            if over and not (own and pygame.Vector2(over[0]).distance_to(over[1]) <= short):
                return None
        return start, end

    def _way(self, hint: Hint, ring: Rect) -> tuple[Rect, Rect] | None:
        """From a tile to where it is meant to lie, from a piece to where it is meant to go; else it leads from the
        note."""
        lies = hint.thought.lies if hint.thought is not None else ()
        goal = place_of(self.scene, lies[0]) if lies else None
        if goal is not None:
            return ring, goal
        goes = hint.action.word in self.scene.model.screen.goes
        start = place_of(self.scene, hint.action.touches()[0]) if goes else None
        return None if start is None else (start, ring)

    def _beside(self, *ends: Rect) -> Iterator[Rect]:
        """What is read on boards and around the parts, but for the two between which the thread runs."""
        furniture = self.scene.furniture
        around = [*furniture.players, *furniture.tools.values(), furniture.peek, furniture.primary, furniture.prompt]
        rects = [one.rect for one in around if one.shown]
        for part in self.scene.open_parts():
            if isinstance(part, BoardPart) and isinstance(part.view, Board):
                rects += part.view.named_places()
        for rect in rects:
            if not any(rect.collidepoint(end.center) or end.contains(rect) for end in ends):
                yield rect


def _edge(rect: Rect, towards: Point) -> Point:
    """Where the way from its middle to there leaves it."""
    clipped = rect.clipline(rect.center, towards)
    return (int(clipped[1][0]), int(clipped[1][1])) if clipped else rect.center
