"""Buttons for what can be chosen but lies nowhere on the table: alternatives of an effect, goods from the supply.

`cards` lists the kinds of components, by blanks, or is `*` for all that nothing else shows; such a tray comes after
the other parts. It is only there while one of them can be chosen. With `aside: up` it grows upwards from the lower
edge of its place.
"""

from __future__ import annotations

from functools import partial

from pygame import Rect, Surface

from game.table.shown import At, PartSpec, Shown, Told
from game.ui.kinds import worlds
from game.ui.kinds.part import Host, Part, Point, is_large
from game.ui.widget import Widget
from game.ui.widgets import Button, Label, Panel

_HEAD, _ROW, _GAP, _PAD = 39.0, 40.0, 6.0, 12.0
_LEAST_ROW = 29.0
"""Three rows of these have room where two of the usual height have."""
EVERYTHING = "*"
_COLUMN, _INSIDE = 110.0, 14.0
"""The least width of a column of buttons, and what a button keeps free beside its words."""


class _Symbols(Widget):
    """What a choice gives, as its world draws it, at the left of its button; clicks go through to the button."""

    def __init__(self, tray: ChoiceTray, component: str, high: float) -> None:
        super().__init__((8, 6, 1, high - 12))
        self.tray = tray
        self.component = component

    def picture(self) -> Surface | None:
        seen = self.tray.seen
        return worlds.choice(self.tray.spec.world, self.look, self.component, seen.chosen, self.rect.h)

    def hit(self, pos: tuple[int, int]) -> Widget | None:
        return None

    def draw(self, surface: Surface) -> None:
        made = self.picture()
        if made is not None:
            surface.blit(made, made.get_rect(midleft=self.rect.midleft))


class _Choice(Button):
    """A button that is pointed at like a thing on the table, so that the card tells what it brings."""

    tray: ChoiceTray

    def hover_changed(self) -> None:
        super().hover_changed()
        self.tray.host.point(self.name if self.highlighted else "", by_key=self.focused and not self.hovered)


class ChoiceTray(Part):
    comes_up = True
    bleed = 22.0
    needs = {"": ("title",)}
    takes = {"cards": "kinds", "aside": "up?"}

    def __init__(self, spec: PartSpec, host: Host, name: str) -> None:
        super().__init__(spec, host, name)
        self.kinds = tuple(spec.cards.split())
        self.panel = self.add(Panel((0, 0, *spec.at[2:])))
        self.title = self.panel.add(Label((_PAD, 6, spec.at[2] - 2 * _PAD, 26), self.word("title"), "dock"))
        self.buttons: dict[str, Button] = {}
        self.visible = False
        self._asked: tuple[object, object, tuple[str, ...]] | None = None
        """What was found to have no place, and for which position: pointing about does not change it."""

    def drawn(self, shown: Shown) -> object:
        seen = shown.lit, shown.chosen, shown.phase, shown.hidden, shown.position
        return *seen, shown.told_of, shown.draft  # what was folded up uncovers what has a place

    def _offered(self, shown: Shown) -> tuple[str, ...]:
        if self._covered or shown.told_of not in (None, shown.viewer):
            return ()  # what is one's own cannot be seen now: it would be taken for what has no place
        if self.kinds == (EVERYTHING,):
            key = shown.lit, shown.chosen, shown.phase, shown.draft, shown.visit
            if self._asked is None or self._asked[0] is not shown.position or self._asked[1] != key:
                self._asked = shown.position, key, self.host.without_place(shown.lit, self)
            return self._asked[2]
        here = [one for one in shown.lit if one in self.kinds or one.partition(":")[0] in self.kinds]
        return tuple(sorted(here, key=lambda one: ":" in one))  # what to do first, then how much and of what

    def show(self, shown: Shown) -> None:
        super().show(shown)
        self.move_to(self._place())
        in_time = not self.spec.phases or shown.phase in self.spec.phases
        self.set(visible=bool(self.buttons) and in_time and not shown.hidden)

    def cover(self, covered: bool) -> None:
        was = self._covered
        super().cover(covered)
        if was and not covered and self.seen.position is not None:
            self.changed()
            self.show(self.seen)

    def _place(self) -> At:
        return self.spec.large if self.spec.large is not None and is_large(self) else self.spec.at

    def changed(self) -> None:
        offered = self._offered(self.seen)
        if tuple(self.buttons) == offered:
            return
        for button in self.buttons.values():
            self.panel.remove(button)
        self.buttons = {}
        wide, room = self._place()[2:]
        labels = {one: "" if worlds.has_choice(self.spec.world, one) else self._label(one) for one in offered}
        columns = self._columns(tuple(labels.values()))
        rows = -(-len(offered) // columns)
        row = max(_LEAST_ROW, min(_ROW, (room - _HEAD - _PAD + _GAP) / max(1, rows) - _GAP))
        high = _HEAD + rows * (row + _GAP) + _PAD - _GAP
        upwards = self.spec.aside == "up"
        if "bottom" in self.spec.pin.split() or (upwards and self._place() == self.spec.at):
            high = max(high, room)  # half of what it lies over would show beside it
        # what has no room below grows upwards
        top = room - high if upwards else min(0.0, room - high)
        self.panel.move_to((0, top, wide, high))
        step = (wide - 2 * _PAD + _GAP) / columns
        for number, component in enumerate(offered):
            at = (_PAD + step * (number % columns), _HEAD + (number // columns) * (row + _GAP), step - _GAP, row)
            button = self.panel.add(_Choice(at, labels[component], partial(self._choose, component), name=component))
            button.tray = self
            if not labels[component]:
                button.add(_Symbols(self, component, row))
            self.buttons[component] = button

    def _label(self, component: str) -> str:
        name = self.host.name(component)
        return name[:1].upper() + name[1:]

    def _columns(self, labels: tuple[str, ...]) -> int:
        """As many as the longest label allows, in rows that are as even as can be."""
        longest = max((self.grid.units(self.fonts.width(one, "button")) for one in labels), default=0.0)
        room = self._place()[2] - 2 * _PAD + _GAP
        most = max(1, min(len(labels), int(room // (max(_COLUMN, longest + 2 * _INSIDE) + _GAP))))
        rows = max(1, -(-len(labels) // most))
        return max(1, -(-len(labels) // rows))

    def _choose(self, component: str) -> None:
        self.host.choose(component)

    def region(self, component: str) -> Rect | None:
        button = self.buttons.get(component)
        return button.rect if button is not None and self.visible else None

    def anchor(self, component: str) -> Point | None:
        rect = self.region(component)
        return None if rect is None else rect.center

    def told(self, component: str) -> Told | None:
        return Told() if component in self.buttons else None
