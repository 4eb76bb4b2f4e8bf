"""What the settings page and the welcome page share: rows that change one setting each, and the live sample."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from pygame import Surface

from game.core.languages import LANGUAGES
from game.core.setup import SIGNS
from game.scenes.page import Page, Sheet
from game.ui.widget import At, Widget
from game.ui.widgets import Button, Label, Paragraph, Segmented, Sign, Slider, Toggle

TEXT_SIZES = (0.8, 0.9, 1.0, 1.15, 1.3, 1.5, 1.75, 2.0)
TIMEOUTS = {0: "never", 60: "minute", 180: "three", 600: "ten"}
STAYS = {0: "click", 5: "short", 12: "long"}
ROW = 40.0
LABEL = 132.0
NARROW = 440.0


class SettingRows(Sheet):
    """A panel of settings, one row below the other; `wide` is its designed width."""

    def __init__(self, at: At, page: Page, title: str, name: str) -> None:
        super().__init__(at, page.k, title, name=name)
        self.page = page
        self.top = 44.0

    def _put(self, x: float, w: float, h: float = 32) -> At:
        return x * self.k, self.top * self.k, w * self.k, h * self.k

    def _label(self, key: str) -> float:
        """The words at the left; returns where the control begins. On narrow pages it stands in its own row."""
        if self.wide < NARROW:
            self.add(Label(self._put(18, self.wide - 36, 22), self.page.text(key), "body_bold", "muted"))
            self.top += 24
            return 18
        label = min(LABEL, self.wide * 0.25)
        self.add(Label(self._put(18, label), self.page.text(key), "body_bold", "muted"))
        return 18 + label

    def choice(
        self, name: str, options: Sequence[tuple[str, str]], chosen: str, change: Callable[[str], object]
    ) -> None:
        left = self._label(f"prefs.{name}")
        self.add(Segmented(self._put(left, self.wide - left - 18), options, chosen, change, name=name))
        self.top += ROW

    def setting(self, name: str, options: Sequence[tuple[str, str]]) -> None:
        """One of several words that is a setting of that name."""
        context = self.page.context
        self.choice(name, options, getattr(context.settings, name), lambda value: context.change(**{name: value}))

    def switch(self, name: str, note: str = "") -> None:
        self._toggle(name, 18, self.wide - 36, self.page.text(note) if note and self.wide > 560 else "")
        self.top += ROW - 4

    def switches(self, *names: str) -> None:
        """Side by side where there is room for it."""
        if self.wide < 420:
            for name in names:
                self.switch(name)
            return
        fonts, grid = self.page.context.fonts, self.page.context.grid
        words = [grid.units(fonts.width(self.page.text(f"prefs.{name}"), "body_bold")) / self.k for name in names]
        spare, left = (self.wide - 36 - sum(words)) / len(names), 18.0
        for name, wide in zip(names, words, strict=True):
            self._toggle(name, left, wide + spare - 8, "")
            left += wide + spare
        self.top += ROW - 4

    def _toggle(self, name: str, left: float, wide: float, note: str) -> None:
        context, text = self.page.context, self.page.text
        self.add(
            Toggle(
                self._put(left, wide),
                text(f"prefs.{name}"),
                bool(getattr(context.settings, name)),
                partial(self._switched, name),
                note=note,
                name=name,
            )
        )

    def _switched(self, name: str, on: bool) -> None:
        self.page.context.change(**{name: on})

    def slider(self, name: str, change: Callable[[float], object], aside: Widget | None = None) -> None:
        left = self._label(f"prefs.{name}")
        text = self.page.text
        value = round(getattr(self.page.context.settings, name) * 100)
        room = self.wide - left - 18 - (120 if aside is not None else 0)
        shown = Label(self._put(left + room - 54, 54), text("prefs.percent", n=value), "body_bold", align="right")

        def moved(percent: float) -> None:
            shown.set(text=text("prefs.percent", n=round(percent)))
            change(percent / 100)

        self.add(Slider(self._put(left, room - 62), 0, 100, value, moved, step=5, name=name))
        self.add(shown)
        if aside is not None:
            aside.at = self._put(self.wide - 18 - 110, 110)
            self.add(aside)
        self.top += ROW


def reading_rows(rows: SettingRows, page: Page) -> None:
    """Language, size of text, colours: what one needs to read anything."""
    text, context = page.text, page.context
    rows.setting("language", [(code, language.name) for code, language in LANGUAGES.items()])
    sizes = [
        (f"{size}", text("prefs.percent", n=round(size * 100)) if rows.wide > 700 else str(round(size * 100)))
        for size in TEXT_SIZES
    ]
    nearest = min(TEXT_SIZES, key=lambda size: abs(size - context.settings.text_scale))
    rows.choice("text_scale", sizes, f"{nearest}", lambda size: context.change(text_scale=float(size)))
    schemes = ("standard", "colour_safe", "high_contrast")
    rows.setting("colour_scheme", [(scheme, text(f"prefs.colours.{scheme}")) for scheme in schemes])


def motion_rows(rows: SettingRows, page: Page) -> None:
    """How fast things move, and what can be heard."""
    text = page.text
    rows.setting("motion", page.context.speeds())
    rows.setting("bot_pace", page.context.speeds("paces"))
    rows.switches("sound", "fullscreen")
    listen = Button(
        (0, 0, 1, 1),
        text("prefs.try_sound"),
        partial(page.context.sounds.play, "score"),
        icon="sound",
        style="body_bold",
        name="listen",
    )
    listen.set_enabled(page.context.settings.sound)
    rows.slider("volume", partial(_change_quietly, page, "volume"), listen)
    rows.slider("ambience_volume", partial(_draw_air, page))


class Sample(Sheet):
    """A little of everything in the chosen size and colours: text, players, a lit place, a refused one, buttons."""

    def __init__(self, at: At, page: Page) -> None:
        super().__init__(at, page.k, page.text("prefs.preview"), name="sample")
        wide, put, text = self.wide, self.put, page.text

        self.add(Label(put(18, 46, wide - 80, 24), text("prefs.sample.title"), "card"))
        self.add(Label(put(18, 70, wide - 80, 18), text("prefs.sample.second"), "second", "muted"))
        self.add(Label(put(wide - 78, 46, 60, 34), text("prefs.sample.result"), "result", "gain_text", "right"))
        body = self.add(Paragraph(put(18, 96, wide - 36, 96), text("prefs.sample.text"), "body"))
        body.name = "sample_text"
        top = 200.0
        for number in range(SIGNS):
            self.add(Sign(put(18 + 42 * number, top, 34, 34), number))
        top += 48
        half = (wide - 46) / 2
        for number, state in enumerate(("legal", "refused")):
            x = 18 + number * (half + 10)
            self.add(SampleSpace(put(x + half / 2 - 30, top, 60, 60), state))
            self.add(Label(put(x, top + 64, half, 20), text(f"prefs.sample.{state}"), "second", "muted", "centre"))
        top += 100
        self.add(SampleButton(put(18, top, half, 40), text("prefs.sample.plain"), name="sample_plain"))
        words, at = text("prefs.sample.button"), put(28 + half, top, half, 40)
        self.add(SampleButton(at, words, None, "primary", style="button", name="sample_button"))

    HEIGHT = 400.0


class ShortSample(Sheet):
    """The same in one row, low enough to stay in sight on pages with the largest type."""

    HEIGHT = 76.0

    def __init__(self, at: At, page: Page) -> None:
        super().__init__(at, page.k, name="sample")
        put, text, wide = self.put, page.text, self.wide
        button = min(190.0, wide * 0.3)
        words = wide - button - 36 - 2 * 58 - 24
        self.add(Label(put(18, 8, words, 30), text("prefs.sample.title"), "card"))
        self.add(Label(put(18, 40, words, 24), text("prefs.sample.second"), "second", "muted"))
        for number, state in enumerate(("legal", "refused")):
            self.add(SampleSpace(put(18 + words + 58 * number, 14, 48, 48), state))
        told, at = text("prefs.sample.button"), put(wide - button - 18, 16, button, 44)
        self.add(SampleButton(at, told, None, "primary", style="button", name="sample_button"))


class SampleButton(Button):
    """How a button looks: it takes neither ring nor click, for there is nothing it could do."""

    focusable = False

    def hit(self, pos: tuple[int, int]) -> Widget | None:
        return None


class SampleSpace(Widget):
    """A place of a board as it looks when it is open to you, or refused: never by colour alone."""

    bleed = 12.0

    def __init__(self, at: At, state: str) -> None:
        super().__init__(at)
        self.state = state

    def draw(self, surface: Surface) -> None:
        theme, grid, rect = self.theme, self.grid, self.rect
        if self.state == "legal":
            self.materials.glow(surface, rect, 6, 7, theme.glow)
            self.materials.fill(surface, rect, theme.lit_ground, 6)
            self.materials.ring(surface, rect.inflate(-grid.px(7), -grid.px(7)), theme.lit_casing, 3.4, 4)
            self.materials.ring(surface, rect.inflate(-grid.px(6), -grid.px(6)), theme.lit, 2.2, 4)
            notch = self.look.icons.sized("open", 16, theme.lit_casing)
            surface.blit(notch, notch.get_rect(center=(rect.centerx, rect.top + grid.px(2))))
        else:
            self.materials.fill(surface, rect, theme.inset, 6)
            self.materials.ring(surface, rect.inflate(-grid.px(5), -grid.px(5)), theme.refuse, 2.4, 5)
        ink = theme.ink if self.state == "legal" else theme.muted
        icon = self.look.icons.sized("wheat", rect.h / grid.u * 0.5, ink)
        surface.blit(icon, icon.get_rect(center=rect.center))
        if self.state == "refused":
            badge = (rect.right - grid.px(4), rect.top + grid.px(4))
            self.look.icons.draw(surface, "cross", 18, theme.refuse, badge)


def _change_quietly(page: Any, name: str, share: float) -> None:
    """A new volume without making the page anew: the slider is still held."""
    page.holding = True
    try:
        page.context.change(**{name: share})
    finally:
        page.holding = False


def _draw_air(page: Any, share: float) -> None:
    """Who draws the slider of what is around the table has switched it on."""
    _change_quietly(page, "ambience_volume", share)
    if not page.context.settings.ambience:
        page.context.change(ambience=True)
