"""What is done next: mostly a click on something drawn, often on what is offered, sometimes nonsense."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any

from pygame import Rect

from game.monkey import sight
from game.monkey.beginning import SIZES, any_jump
from game.monkey.deeds import Deed, deed
from game.table.keys import COMMANDS
from game.ui.context import Context

Deeds = list[Deed]

KEYS = (
    *COMMANDS.values(), *"abcdefghijklmnopqrstuvwxyz0123456789", "/", ",", ".", "escape", "escape", "return", "space",
    "tab", "shift+tab", "left", "right", "up", "down", "home", "end", "page up", "page down", "backspace", "delete",
    "ctrl+f", "ctrl+a", "ctrl+c", "ctrl+v", "ctrl+x", "ctrl+z", "ctrl+y", "ctrl+shift+z", "shift+left", "shift+right",
    "ctrl+left", "ctrl+right", "alt+left", "left shift", "right shift", "left ctrl", "f1", "f5", "f11", "alt+return",
    "insert", "print screen", "[5]",
)  # fmt: skip
"""Every key that means something somewhere, and some that do not."""
WALKING = ("tab", "tab", "left", "right", "up", "down", "return", "space", "n", "b")
TYPED = (
    "a", "Jörg Ääß", "🐑🐑", "é\u0301", "\u202eabc", "1234567890", "99999999", "x" * 300, " ", "\t", "<b>",
    "{n}", "%s", "نعم", "?", "\x00", "-5",
)  # fmt: skip


class Hand:
    """Chooses with its own dice, and from nothing but what is on the screen."""

    def __init__(self, rng: random.Random, games: tuple[str, ...], home: Mapping[str, Any]) -> None:
        self.rng = rng
        self.games = games
        self.home = home
        """The page it comes back to now and then, as a jump: else every walk would end on the same few pages."""

    def next(self, context: Context) -> Deeds:
        """The next few deeds, which belong together."""
        if sight.dialog(context) is not None and self.rng.random() < 0.5:
            return self._answer(context)
        if sight.lit(context) and self.rng.random() < 0.45:
            return self._play(context)
        habits, weights = zip(*self._habits(), strict=True)
        chosen: Callable[[Context], Deeds] = self.rng.choices(habits, weights)[0]
        return chosen(context)

    def _habits(self) -> tuple[tuple[Callable[[Context], Deeds], float], ...]:
        return (
            (self._press_button, 26), (self._press_anything, 12), (self._press_component, 12), (self._point, 8),
            (self._nowhere, 4), (self._drag, 8), (self._fingers, 6), (self._wheel, 5), (self._key, 12),
            (self._walk, 5), (self._type, 3), (self._hurry_away, 3), (self._wait, 10), (self._window, 3),
            (self._resize, 1.2), (self._jump, 0.3), (self._come_back, 0.6), (self._disk, 0.5),
        )  # fmt: skip

    # -- pressing -----------------------------------------------------------------------------------------------

    def _click(self, pos: sight.Point) -> Deeds:
        """A click, as fast or slow as people click, with any button."""
        rng = self.rng
        button = rng.choices((1, 2, 3), (86, 3, 11))[0]
        x, y = pos
        at_once = rng.random() < 0.2
        press = [deed("down", button, x, y, together=at_once), deed("up", button, x, y)]
        if rng.random() < 0.06:
            press += press
        return [deed("move", x, y), *press] if rng.random() < 0.7 else press

    def _press_button(self, context: Context) -> Deeds:
        return self._press_one_of([w.rect for w in sight.usable(context)], context)

    def _press_anything(self, context: Context) -> Deeds:
        return self._press_one_of([w.rect for w in sight.widgets(context)], context)

    def _press_one_of(self, rects: list[Rect], context: Context) -> Deeds:
        return self._click(sight.point_in(self.rng.choice(rects), self.rng)) if rects else self._nowhere(context)

    def _press_component(self, context: Context) -> Deeds:
        place = self._component(context, sight.components(context))
        return self._click(sight.point_in(place, self.rng)) if place is not None else self._press_button(context)

    def _component(self, context: Context, among: tuple[str, ...]) -> Rect | None:
        """Where one of these lies; some lie nowhere."""
        for _ in range(6 if among else 0):
            place = sight.place_of(context, self.rng.choice(among))
            if place is not None:
                return place
        return None

    def _answer(self, context: Context) -> Deeds:
        asked = sight.dialog(context)
        rects = [w.rect for w in asked.walk() if w.focusable and w.shown] if asked is not None else []
        return self._press_one_of(rects, context)

    def _play(self, context: Context) -> Deeds:
        """On with the match: something that is lit, and often Enter after it."""
        place = self._component(context, sight.lit(context))
        enter = [deed("key", "return")]
        if place is None:
            return [*self._press_button(context), *enter]
        x, y = place.center
        return [deed("down", 1, x, y), deed("up", 1, x, y), *(enter if self.rng.random() < 0.6 else [])]

    def _nowhere(self, context: Context) -> Deeds:
        """Any pixel, and beyond the window's edge."""
        width, height = context.grid.size
        x, y = self.rng.randrange(-2, width + 2), self.rng.randrange(-2, height + 2)
        return self._click(self.rng.choice([(x, y), (x, y), (0, y), (width - 1, y), (x, 0), (x, height - 1)]))

    # -- moving -------------------------------------------------------------------------------------------------

    def _somewhere(self, context: Context) -> sight.Point:
        """On something drawn, usable or not."""
        rects = [w.rect for w in sight.widgets(context)]
        place = self._component(context, sight.components(context)) if self.rng.random() < 0.5 else None
        chosen = place or (self.rng.choice(rects) if rects else context.look.grid.window)
        return sight.point_in(chosen, self.rng)

    def _point(self, context: Context) -> Deeds:
        return [deed("move", *self._somewhere(context)), deed("wait", self.rng.choice((50, 300, 600)))]

    def _drag(self, context: Context) -> Deeds:
        """From one thing to another; now and then it is interrupted, or the button is let go outside."""
        rng = self.rng
        lit = self._component(context, sight.lit(context)) if rng.random() < 0.5 else None
        start = lit.center if lit is not None else self._somewhere(context)
        end = self._somewhere(context)
        way = [deed("down", 1, *start)]
        for share in (0.1, 0.5, 0.9, 1.0)[: rng.randint(1, 4)]:
            x, y = (round(a + (b - a) * share) for a, b in zip(start, end, strict=True))
            way.append(deed("move", x, y, together=rng.random() < 0.2))
        if rng.random() < 0.15:
            way.append(rng.choice([deed("key", "escape"), deed("lost"), deed("left"), deed("down", 3, *end)]))
        if rng.random() < 0.95:
            way.append(deed("up", 1, *end))
        return way

    def _fingers(self, context: Context) -> Deeds:
        """Taps, a finger that rests or slides, two that pinch; now and then one is never lifted."""
        rng = self.rng
        (x, y), (to_x, to_y) = self._somewhere(context), self._somewhere(context)
        put, lift = deed("finger", 1, x, y, together=rng.random() < 0.3), deed("lift", 1, x, y)
        slide = [put, deed("slide", 1, (x + to_x) // 2, (y + to_y) // 2), deed("slide", 1, to_x, to_y)]
        pinch = [deed("finger", 2, to_x, to_y), deed("slide", 1, x + 20, y), deed("lift", 2, to_x, to_y)]
        rest = [put, deed("wait", 600), lift]
        way = rng.choice([[put, lift], [put, lift] * 2, rest, slide, [put, *pinch], [*slide, *pinch]])
        return way if way[-1] == lift or rng.random() < 0.1 else [*way, deed("lift", 1, to_x, to_y)]

    def _wheel(self, context: Context) -> Deeds:
        x, y = self._somewhere(context)
        turn = deed("wheel", self.rng.choice((0, 0, 0, 1, -1)), self.rng.choice((-1, 1, -3, 3, 30)), x, y)
        return [turn] * self.rng.randint(1, 4)

    # -- keys ---------------------------------------------------------------------------------------------------

    def _key(self, context: Context) -> Deeds:
        key = self.rng.choice(KEYS)
        return [deed("key", key)] if self.rng.random() < 0.85 else [deed("hold", key)] * 3 + [deed("key", key)]

    def _walk(self, context: Context) -> Deeds:
        return [deed("key", self.rng.choice(WALKING)) for _ in range(self.rng.randint(2, 8))]

    def _type(self, context: Context) -> Deeds:
        """Into a field if there is one: what else takes text does not matter."""
        fields = [w for w in sight.usable(context) if hasattr(w, "type_text")]
        typed = deed("text", self.rng.choice(TYPED))
        if not fields:
            return [typed]
        x, y = self.rng.choice(fields).rect.center
        return [deed("down", 1, x, y), deed("up", 1, x, y), typed, deed("key", self.rng.choice(KEYS))]

    def _hurry_away(self, context: Context) -> Deeds:
        """Escape faster than anything can be built, then perhaps straight on to the next page."""
        deeds = [deed("key", "escape", together=self.rng.random() < 0.5) for _ in range(self.rng.randint(1, 3))]
        buttons = [w.rect for w in sight.usable(context)]
        for _ in range(self.rng.randint(0, 2) if buttons else 0):
            x, y = self.rng.choice(buttons).center
            deeds += [deed("down", 1, x, y, together=True), deed("up", 1, x, y), deed("key", "escape")]
        return deeds

    # -- time and window ----------------------------------------------------------------------------------------

    def _wait(self, context: Context) -> Deeds:
        return [deed("wait", self.rng.choice((16, 50, 100, 300, 300, 1000, 2000)))]

    def _window(self, context: Context) -> Deeds:
        word = self.rng.choice(("lost", "gained", "left", "expose", "expose", "close"))
        return [deed("lost"), deed("wait", 100), deed("gained")] if word == "lost" else [deed(word)]

    def _resize(self, context: Context) -> Deeds:
        size = self.rng.choice([*SIZES, (800, 600), (300, 200)])
        return [deed("resize", *size)]

    def _jump(self, context: Context) -> Deeds:
        return [deed("jump", any_jump(self.rng, self.games))]

    def _come_back(self, context: Context) -> Deeds:
        return [deed("jump", dict(self.home))]

    def _disk(self, context: Context) -> Deeds:
        """The disk is full for a while."""
        return [deed(self.rng.choice(("full", "room", "room")))]
