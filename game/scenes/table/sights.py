"""The stops of a first look: what the lamp falls on, what is said there, and what is held up meanwhile."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.scenes.table.film_layer import Caption
from game.scenes.table.names import place_of
from game.table.film_words import reading_ms
from game.table.shown import Told
from game.table.sights import LANDS, PART, SEATS, SightSpec
from game.ui.animation import Script
from game.ui.events import PointerLeft
from game.ui.kinds import worlds
from game.ui.kinds.board_part import BoardPart
from game.ui.lamp import Back, Lamp
from game.ui.showpieces import showpieces, side_by_side
from game.ui.theme import mix

if TYPE_CHECKING:
    from game.scenes.table.scene import TableScene

_DARK_MS, _GO_MS, _RUN_MS, _TURN_MS, _UP_MS, _REST_MS = 450.0, 600.0, 170.0, 420.0, 260.0, 350.0
_ROOM = 380.0, 250.0
"""Units that what is held up takes at most."""
_EDGE, _MARGIN, _WINDOW = 5.0, 24.0, 10.0
_LAND = 176.0, 150.0


class Sights:
    """Belongs to one first look; its widgets lie over the table only while it goes on."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.lamp = Lamp()
        self.caption = Caption()
        self.pictures: dict[str, Surface] = {}

    # what there is to see

    def stops(self) -> list[tuple[SightSpec, dict[str, Rect]]]:
        found = ((spec, self._places(spec)) for spec in self.scene.model.screen.first_look)
        return [(spec, places) for spec, places in found if places]

    def _places(self, spec: SightSpec) -> dict[str, Rect]:
        seats = [f"seat:{seat}" for seat in range(self.scene.session.seats)]
        names = chain.from_iterable(seats if one == SEATS else (one,) for one in spec.at)
        found = ((one, self._place(one)) for one in names)
        return {one: rect for one, rect in found if rect is not None}

    def _place(self, name: str) -> Rect | None:
        """All of a thing where its part knows how large it is."""
        if name.startswith(PART):
            part = self.scene.parts.get(name.removeprefix(PART))
            return part.rect.copy() if part is not None and part.visible and part.rect.w else None
        for part in self.scene.open_parts():
            for one in part.walk():
                if getattr(one, "component", "") == name and one.shown and one.rect.w:
                    return one.rect.copy()
            if isinstance(part, BoardPart) and part.view.ready and part.view.middle_of(name) is not None:
                return part.view.rect_of(name)
        return place_of(self.scene, name)

    # the look

    def script(self) -> Script:
        """In the dark, from stop to stop, and light again."""
        root, lamp = self.scene.root, self.lamp
        stops = self.stops()
        for spec, _ in stops:  # painted before anything moves
            yield from self._paint(spec.shows)
        covered = [one for spec, places in stops if spec.back for one in self._backs(spec, places)]
        root.handle(PointerLeft())
        root.add(lamp)
        root.add(self.caption)
        lamp.backs = covered
        for number, (spec, places) in enumerate(stops):
            yield from self._stop(spec, places, first=not number)
        self._hush()
        lamp.light = None
        yield lamp.darken(0.0, _DARK_MS)
        self.end()

    def end(self) -> None:
        for one in (self.lamp, self.caption):
            if one.parent is not None:
                one.parent.remove(one)

    def _stop(self, spec: SightSpec, places: dict[str, Rect], *, first: bool) -> Script:
        lamp = self.lamp
        whole = self._around(list(places.values()))
        begin = next(iter(places.values())) if spec.each or spec.along else whole
        self._hush()
        begin = self._around([begin])
        if first:
            lamp.shine(begin)
            yield lamp.darken(1.0, _DARK_MS)
        else:
            yield lamp.go(begin, _GO_MS)
        yield from self._hold_up(spec, whole)
        if not spec.one_by_one:
            text = self.scene.text(spec.says)
            self._say(text, whole)
            if spec.along:
                for rect in places.values():
                    yield lamp.go(self._around([rect]), _RUN_MS)
                yield lamp.go(whole, _GO_MS)
            yield reading_ms(text) + _REST_MS
            return
        for component, rect in places.items():
            if not spec.back and rect != begin:
                yield lamp.go(self._around([rect]), _GO_MS / 2)
            yield from self._one(spec, component, rect)

    def _one(self, spec: SightSpec, component: str, rect: Rect) -> Script:
        for back in self.lamp.backs:
            if back.rect == rect:
                yield self.lamp.turn(back, _TURN_MS)
        text = self._told(spec, component)
        self._say(text, rect)
        yield reading_ms(text)

    def _told(self, spec: SightSpec, component: str) -> str:
        """By its name, and what its part says of it."""
        hands = self.scene.hands
        found = (part.told(component) for part in self.scene.open_parts())
        told = next((one for one in found if one is not None), Told())
        name, about = told.second or hands.name(component), told.text or hands.about(component)
        return self.scene.text(spec.says, name=name, about=about)

    # words

    def _say(self, text: str, beside: Rect) -> None:
        """On nothing that is in the light, and near to what it is about."""
        held, light = self.lamp.held_rect(), self.lamp.light or beside
        taken = [light, *([held] if held is not None else [])]
        edge = 2 * self.scene.context.grid.px(_WINDOW)
        self.caption.say(text, None, self.scene.root.rect.inflate(-edge, -edge), (), taken, near=held or beside)

    def _hush(self) -> None:
        self.caption.set(visible=False)
        self.lamp.put_down()

    # pictures

    def _paint(self, name: str) -> Iterator[float]:
        if not name or name in self.pictures:
            return
        look, session = self.scene.context.look, self.scene.session
        room = look.grid.px(_ROOM[0]), look.grid.px(_ROOM[1])
        if name != LANDS:
            pieces = showpieces(session.rules.id)
            assert pieces is not None, "what is held up is a thing of the gallery"
            self.pictures[name] = pieces.picture(look, self.scene.model.teller.speaker, name, room)
            yield 1.0
            return
        made = []
        for seat in range(session.seats):
            made.append(self._land(seat))
            yield 1.0
        self.pictures[name] = side_by_side(made, (look.grid.px(1100), room[1]), 0.02)

    def _land(self, seat: int) -> Surface:
        """What a player begins with, on a card with an edge in their colour and their name below."""
        scene, look = self.scene, self.scene.context.look
        grid, sign = look.grid, scene.model.signs[seat]
        size, foot, edge = (grid.px(_LAND[0]), grid.px(_LAND[1])), grid.px(34), grid.px(_EDGE)
        land = worlds.thumbnail(scene.session.rules.id, look, scene.session.shown(None), seat, sign, size)
        whole = Surface((size[0] + 2 * edge, size[1] + foot + 2 * edge), pygame.SRCALPHA)
        look.materials.fill(whole, whole.get_rect(), mix(look.signs.colour(sign), look.theme.walnut, 0.15), 8)
        whole.blit(land, (edge, edge))
        middle = size[1] + edge + foot // 2 + edge // 2
        look.signs.draw(whole, sign, 20, (grid.px(20), middle))
        plate = Rect(grid.px(36), middle - grid.px(13), whole.get_width() - grid.px(36) - edge, grid.px(26))
        look.materials.fill(whole, plate, look.theme.paper, 6)
        name = scene.model.teller.seat(seat)
        room = plate.w - grid.px(16)
        look.fonts.draw(whole, name, "body_bold", look.theme.ink, (plate.x + grid.px(8), plate.centery), room=room)
        return whole

    def _backs(self, spec: SightSpec, places: dict[str, Rect]) -> list[Back]:
        """Their faces as the table shows them."""
        root = self.scene.root
        return [Back(rect, root.picture(rect), spec.back) for rect in places.values()]

    def _hold_up(self, spec: SightSpec, light: Rect) -> Script:
        """A little above the middle, or beside the light, there no larger than it has room."""
        picture = self.pictures.get(spec.shows)
        if picture is None:
            return
        window, edge = self.scene.root.rect, self.scene.context.grid.px(_MARGIN)
        held = picture.get_rect(center=(window.centerx, window.y + round(0.42 * window.h)))
        if held.colliderect(light):
            beside = max(_free(window, light), key=lambda one: _share(held, one, edge))
            share = min(1.0, _share(held, beside, edge))
            picture = pygame.transform.smoothscale(picture, (round(held.w * share), round(held.h * share)))
            held = picture.get_rect(center=beside.center)
        yield self.lamp.hold_up(picture, held.center, _UP_MS)

    def _around(self, rects: list[Rect]) -> Rect:
        edge = 2 * self.scene.context.grid.px(_EDGE)
        return rects[0].unionall(rects[1:]).inflate(edge, edge).clip(self.scene.root.rect)


def _free(window: Rect, light: Rect) -> list[Rect]:
    """The strips beside the light, above and below it."""
    left, above = Rect(0, 0, light.x, window.h), Rect(0, 0, window.w, light.y)
    right = Rect(light.right, 0, window.right - light.right, window.h)
    return [left, right, above, Rect(0, light.bottom, window.w, window.bottom - light.bottom)]


def _share(picture: Rect, room: Rect, edge: int) -> float:
    """How much of its size a picture may have there."""
    return max(0.05, min((room.w - edge) / picture.w, (room.h - edge) / picture.h))
