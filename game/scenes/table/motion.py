"""How what happened is shown: pieces fly, points rise to the panels, rings change hands. It can all be dropped.

The scene's `position` follows the session line by line; finish() brings it to the end at once.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.core.contract import CHANCE, Event, Seat
from game.core.recap import points_at
from game.scenes.table.preview_card import signed
from game.ui.animation import SPEEDS, Script, Tween, ease_in_out, ease_out, hop
from game.ui.context import setting
from game.ui.grid import Grid
from game.ui.kinds.screen import MotionSpec
from game.ui.widget import Widget

if TYPE_CHECKING:
    from game.scenes.table.scene import TableScene

FLY_MS, BOT_FLY_MS, BEFORE_BOT_MS, AFTER_BOT_MS = 260.0, 400.0, 300.0, 500.0
RISE_MS, TO_PANEL_MS, COUNT_MS = 200.0, 350.0, 250.0
SHAKE_MS = 160.0
_ARC, _RISE = 18.0, 24.0


class Flyer(Widget):
    """A picture in the air over everything else."""

    def __init__(self, picture: Surface, middle: tuple[float, float]) -> None:
        super().__init__()
        self.picture = picture
        self._move(middle)

    def _move(self, middle: tuple[float, float]) -> None:
        self.rect = self.picture.get_rect(center=(round(middle[0]), round(middle[1])))

    def go(self, middle: tuple[float, float]) -> None:
        self.invalidate()
        self._move(middle)
        self.invalidate()

    def layout(self, grid: Grid) -> None:
        """Its place is in pixels."""

    def hit(self, pos: tuple[int, int]) -> None:
        return None

    def draw(self, surface: Surface) -> None:
        surface.blit(self.picture, self.rect)


class Motion:
    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.air = Widget()
        self._carried: Flyer | None = None

    def build(self) -> None:
        """The layer above parts and panels where things fly."""
        self.air = self.scene.root.add(Widget(name="air"))
        self._carried = None

    @property
    def busy(self) -> bool:
        return self.scene.timeline.busy

    def finish(self) -> bool:
        """Everything that moves is at its end, and the whole match is shown."""
        scene = self.scene
        moved = scene.timeline.finish()
        if scene.position != len(scene.session):
            self._arrive(len(scene.session))
            moved = True
        return moved

    def stop(self) -> None:
        self.scene.timeline.clear()
        self.air.clear()
        if self.scene._built:
            self.scene.furniture.counting.clear()
        self._carried = None

    def catch_up(self) -> None:
        """Show the lines that are new: with motion, or at once where none is wanted."""
        scene = self.scene
        if scene.position == len(scene.session) or self.busy:
            return
        if scene.context.motion <= 0 or scene.looking_at is not None or scene.context.stack.top is not scene:
            self._arrive(len(scene.session))
        else:
            scene.timeline.play(self._show_rest())

    def tick(self) -> bool:
        scene = self.scene
        if not self.busy and scene.position < len(scene.session):
            self.catch_up()
        return self.busy

    def _arrive(self, position: int) -> None:
        self.scene.position = position
        self.scene.refresh()
        if position == len(self.scene.session):
            self.scene._follow_stage()

    # -- scripts ------------------------------------------------------------------------------------------------

    def _show_rest(self) -> Script:
        scene = self.scene
        while scene.position < len(scene.session):
            yield from self._show_line(scene.position)

    def _show_line(self, number: int) -> Script:
        scene = self.scene
        seat = scene.session.lines[number].seat
        by_bot = seat != CHANCE and scene.session.setup.seats[seat].is_bot
        pace = SPEEDS[setting(scene.context.settings, "bot_pace", "normal")] if by_bot else 1.0
        events = [event for _, event in scene.session.events(scene.director.eyes, number, number + 1)]
        yield from self._fly_pieces(events, seat, by_bot, pace)
        self._hold_scores(events, number)
        yield from self._show_steps(events)
        self._arrive(number + 1)
        specs = [(event, scene.screen.motion.get(event.word)) for event in events]
        for _, spec in specs:
            if spec is not None and spec.sound:
                scene.context.sounds.play(spec.sound)
        rings = self._rings(events)
        if rings:
            yield rings
        scoring = [(event, spec) for event, spec in specs if spec is not None and spec.points and not spec.steps]
        if scoring:
            yield from self._fly_points(scoring)
        counting = self._count_up(number + 1)
        if counting:
            yield counting
        if by_bot and any(spec is not None and spec.to for _, spec in specs):
            yield AFTER_BOT_MS * pace

    def _show_steps(self, events: list[Event]) -> Script:
        """Scoring place by place: what makes the points is lit, they fly to the panels, and the scores count up."""
        scene = self.scene
        groups: dict[str, list[tuple[Event, MotionSpec]]] = {}
        for event in events:
            spec = scene.screen.motion.get(event.word)
            if spec is not None and spec.steps:
                groups.setdefault(str(getattr(event, spec.at)), []).append((event, spec))
        for place, scored in groups.items():
            scene.mark((place, *(piece for event, _ in scored for piece in event.pieces())))
            yield BEFORE_BOT_MS
            yield from self._fly_points(scored)
            for event, spec in scored:
                seat = getattr(event, "seat", 0)
                scene.furniture.counting[seat] += getattr(event, spec.points)
                scene.furniture.refresh_player(seat)
            yield COUNT_MS
        if groups:
            scene.mark(())

    def _hold_scores(self, events: list[Event], number: int) -> None:
        """Scores that will change stay as they are until the points have arrived at their panels."""
        scene = self.scene
        before = points_at(scene.session, number)
        for event in events:
            spec = scene.screen.motion.get(event.word)
            if spec is not None and spec.points:
                seat = getattr(event, "seat", 0)
                scene.furniture.counting[seat] = before[seat]

    def _count_up(self, position: int) -> list[Tween]:
        furniture = self.scene.furniture
        after = points_at(self.scene.session, position)

        def count(seat: Seat, start: int, end: int) -> Tween:
            def step(share: float) -> None:
                furniture.counting[seat] = start + round((end - start) * share)
                if share >= 1:
                    furniture.counting.pop(seat, None)
                furniture.refresh_player(seat)

            return Tween(COUNT_MS, step)

        return [count(seat, start, after[seat]) for seat, start in furniture.counting.items()]

    def _rings(self, events: list[Event]) -> list[Tween]:
        """Places that change hands, each drawn anew."""
        found = []
        for event in events:
            spec = self.scene.screen.motion.get(event.word)
            if spec is not None and spec.ring:
                old, new = getattr(event, "other", None), getattr(event, "seat", 0)
                made = (part.ring(getattr(event, spec.ring), old, new) for part in self.scene.parts.values())
                found += [tween for tween in made if tween is not None]
        return found

    def _fly_pieces(self, events: list[Event], seat: Seat, by_bot: bool, pace: float) -> Script:
        scene = self.scene
        for event in events:
            spec = scene.screen.motion.get(event.word)
            if spec is None or not spec.piece:
                continue
            target = scene.pointing.anchor(getattr(event, spec.to))
            picture = self._sprite(str(getattr(event, spec.piece)), seat)
            if target is None or picture is None:
                continue
            if by_bot and pace > 0:
                scene.mark((getattr(event, spec.to),))
                yield BEFORE_BOT_MS * pace
                scene.mark(())
            flyer = self.air.add(Flyer(picture, self._home_of(seat)))
            yield self._flight(flyer, self._home_of(seat), target, (BOT_FLY_MS if by_bot else FLY_MS) * pace)
            self.air.remove(flyer)

    def _flight(self, flyer: Flyer, start: tuple[int, int], end: tuple[int, int], ms: float) -> Tween:
        arc = self.scene.context.grid.px(_ARC)

        def step(share: float) -> None:
            x = start[0] + (end[0] - start[0]) * share
            y = start[1] + (end[1] - start[1]) * share - arc * hop(share)
            flyer.go((x, y))

        return Tween(ms, step, ease_in_out)

    def _fly_points(self, scoring: list[tuple[Event, MotionSpec]]) -> Script:
        """All points of one move rise together and fly to their players."""
        flights = list(self._point_flights(scoring))
        rise = self.scene.context.grid.px(_RISE)

        def up(flyer: Flyer, start: tuple[int, int]) -> Tween:
            return Tween(RISE_MS, lambda share: flyer.go((start[0], start[1] - rise * share)), ease_out)

        yield [up(flyer, start) for flyer, start, _ in flights]
        yield [
            self._flight(flyer, (start[0], start[1] - rise), end, TO_PANEL_MS) for flyer, start, end in flights
        ]
        for flyer, _, _ in flights:
            self.air.remove(flyer)

    def _point_flights(
        self, scoring: list[tuple[Event, MotionSpec]]
    ) -> Iterator[tuple[Flyer, tuple[int, int], tuple[int, int]]]:
        scene = self.scene
        look = scene.context.look
        for event, spec in scoring:
            points, seat = getattr(event, spec.points), getattr(event, "seat", 0)
            places = getattr(event, spec.at)
            at = scene.pointing.anchor(places if isinstance(places, str) else places[0] if places else "")
            if at is None or not points:
                continue
            picture = _points_picture(scene, signed(points), look)
            yield self.air.add(Flyer(picture, at)), at, scene.furniture.score_place(seat)

    def _sprite(self, piece: str, seat: Seat) -> Surface | None:
        made = (part.sprite(piece, seat) for part in self.scene.parts.values())
        return next((sprite for sprite in made if sprite is not None), None)

    def _home_of(self, seat: Seat) -> tuple[int, int]:
        """Where a seat's pieces come from: the own dock, or the panel of somebody else."""
        scene = self.scene
        if seat == scene.director.viewer and not scene.director.hidden:
            for part in scene.parts.values():
                if part.spec.component:
                    own = part.anchor(part.spec.component)
                    if own is not None and part.sprite("?", seat) is not None:
                        return own
        return scene.furniture.sign_place(seat)

    # -- by hand ------------------------------------------------------------------------------------------------

    def carry(self, component: str, pos: tuple[int, int]) -> None:
        """The piece that is being dragged hangs at the pointer; an empty component lets it go."""
        scene = self.scene
        if not component:
            if self._carried is not None:
                self.air.remove(self._carried)
                self._carried = None
            return
        if self._carried is None and scene.director.viewer is not None:
            seat = scene.director.viewer
            for part in scene.parts.values():
                held = scene.plain().get(part.spec.shows) if part.spec.component == component else None
                picture = part.sprite(str(held[seat]), seat) if isinstance(held, list) and held[seat] else None
                if picture is not None:
                    self._carried = self.air.add(Flyer(picture, pos))
        if self._carried is not None:
            self._carried.go((pos[0], pos[1] - scene.context.grid.px(4)))

    def shake(self, component: str) -> None:
        """A refused piece shakes twice, three units to each side."""
        scene = self.scene
        card, far = scene.card, scene.context.grid.px(3)
        home: Rect = card.rect.copy()

        def step(share: float) -> None:
            swing = (0, 1, 0, -1)[int(share * 8) % 4] if share < 1 else 0
            card.invalidate()
            card.rect = home.move(round(swing * far), 0)
            card.invalidate()

        scene.timeline.play(Tween(SHAKE_MS, step))


def _points_picture(scene: TableScene, text: str, look) -> Surface:
    """Points on a small paper badge, readable over land and wood."""
    figure = look.fonts.text(text, "figure", look.theme.gain_text)
    pad = look.grid.px(7)
    size = figure.get_width() + 2 * pad, figure.get_height()

    def make() -> Surface:
        from game.ui import shapes

        badge = shapes.rounded(size, size[1] // 2, (*look.theme.paper, 240))
        badge.blit(shapes.ring(size, size[1] // 2, look.grid.line(1), (*look.theme.edge, 255)), (0, 0))
        badge.blit(figure, (pad, 0))
        return badge

    return look.materials.kept(("points", text, size), make)
