"""Beside the seats: what game this is, ready-made tables, and the table as it will be seated."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from pygame import Rect, Surface
from pygame.transform import smoothscale

from game.core.game_facts import GameFacts
from game.scenes.home.game_card import STORY_FACTS, fact_words
from game.scenes.page import Page, Sheet
from game.scenes.pictures import Vignette
from game.scenes.setup_model import TablePlan
from game.scenes.shell_widgets import FactRow, LivePicture, fitting_style
from game.table.screen import screen_of
from game.ui import shapes
from game.ui.kinds import worlds
from game.ui.widget import At, Widget
from game.ui.widgets import Button, Icon, IconButton, Label, Line, Paragraph, ScrollArea

_PICTURE = 116.0
"""High, in a column: so low that all ready-made tables of the house have room below the panel."""
_ROW = 27.0


class GamePanel(Sheet):
    """Picture, name, what it is about; learn first, read the rules."""

    def __init__(
        self, at: At, page: Page, facts: GameFacts, learn: Callable[[], object], rules: Callable[[], object]
    ) -> None:
        super().__init__(at, page.k, name="game")
        wide, high, put = self.wide, self.high, self.put

        def words(part: str) -> str:
            return page.text(f"games.{facts.id}.{part}")

        beside = wide > 500
        picture = 188.0 if beside else _PICTURE
        left, top, room = (300.0, 12.0, wide - 316) if beside else (18.0, picture + 14, wide - 36)
        self.add(
            LivePicture(
                put(6, 6, 276, picture), Vignette(facts.id, page.context), page.painted, ("vignette", facts.id)
            )
        )
        style = fitting_style(page.context.look, words("name"), ("title", "game", "card"), room * page.k)
        self.add(Label(put(left, top, room, 34), words("name"), style))
        self.add(Label(put(left, top + 36, room, 20), words("tagline"), "motto", "muted"))
        story_high = high - 88 - (top + 64) - 6 if beside else 116
        story = self.add(Paragraph(put(left, top + 64, room, story_high), words("story"), "body"))
        story.name = "story"
        if not beside:
            for number, (icon, part) in enumerate(STORY_FACTS):
                fact = [(icon, words(f"facts.{part}"))]
                self.add(FactRow(put(left, top + 186 + 24 * number, room, 22), fact, "second"))
        else:
            self.add(FactRow(put(left, high - 88, room, 20), fact_words(page, facts)))
        half = (room - 10) / 2
        self.add(Button(put(left - 4, high - 54, half + 4, 40), page.text("setup.learn"), learn, name="learn"))
        second = put(left + half + 10, high - 54, half + 4, 40)
        self.add(Button(second, page.text("setup.rules"), rules, name="rules"))


@dataclass(frozen=True)
class Offer:
    """A preset as a line: one of the player's own can be forgotten, one with `trouble` (why) only that."""

    key: str
    name: str
    own: bool = False
    trouble: str = ""


class PresetsPanel(Sheet):
    """Ready-made tables: the house's and the player's own."""

    def __init__(
        self, at: At, page: Page, presets: list[Offer], use: Callable[[str], object], forget: Callable[[str], object]
    ) -> None:
        super().__init__(at, page.k, page.text("setup.presets"), kind="waiting", title_style="dock", name="presets")
        k, wide, high = page.k, at[2] / page.k, at[3] / page.k
        area = self.add(
            ScrollArea(
                (8 * k, 34 * k, (wide - 14) * k, (high - 40) * k),
                name="preset_list",
                offset=page.scrolled.get("preset_list", 0),
            )
        )
        for number, one in enumerate(presets):
            row_wide = wide - 30 - (26 if one.own else 0)
            row = area.add(
                Button(
                    (2 * k, _ROW * number * k, row_wide * k, (_ROW - 1) * k),
                    one.name,
                    partial(use, one.key),
                    "row",
                    style="body_bold",
                    name=f"preset.{one.key}",
                )
            )
            if one.trouble:
                row.set_enabled(False, one.trouble, one.name)
            if one.own:
                place = ((wide - 52) * k, _ROW * number * k, 26 * k, (_ROW - 1) * k)
                area.add(
                    IconButton(
                        place,
                        "cross",
                        partial(forget, one.key),
                        size=10,
                        name=f"forget.{one.key}",
                        tooltip=page.text("setup.preset.remove"),
                    )
                )


_BESIDE = 4.0
_COVERED = 0.84
"""Of the table, by what the game lays on it."""


class TableTop(Widget):
    """The table from above with everybody's sign and name around it; the flag stands with who begins."""

    bleed = 6.0

    def __init__(self, at: At, page: Page, plan: TablePlan) -> None:
        super().__init__(at, name="table_top")
        self.page = page
        self.plan = plan
        self.k = page.k

    def _wood(self) -> Rect:
        px = self.grid.px
        return self.rect.inflate(-px(144 * self.k), -px(104 * self.k))

    def _places(self) -> list[tuple[int, int]]:
        """Middle of each sign: clockwise, the first at the lower edge."""
        wood, count = self._wood(), len(self.plan.seats)
        out = self.grid.px(30 * self.k)
        found = []
        for number in range(count):
            angle = math.radians(90 + 360 * number / count)
            dx, dy = math.cos(angle), math.sin(angle)
            half_w, half_h = wood.w / 2, wood.h / 2
            reach = min(half_w / abs(dx) if abs(dx) > 1e-6 else 1e9, half_h / abs(dy) if abs(dy) > 1e-6 else 1e9)
            side = abs(dx) * half_h > abs(dy) * half_w
            x = wood.centerx + dx * reach + (math.copysign(out * 0.85, dx) if side else 0)
            y = wood.centery + dy * reach + (0 if side else math.copysign(out, dy))
            found.append((round(x), round(y)))
        return found

    def draw(self, surface: Surface) -> None:
        grid, theme, wood = self.grid, self.theme, self._wood()
        self.materials.shadow(surface, wood, "panel", 10)
        key = ("table_top", wood.size)
        surface.blit(self.materials.kept(key, lambda: self._cut_wood(wood)), wood)
        self._board(surface, wood)
        names = self.plan.names()
        for number, (spot, seat) in enumerate(zip(self._places(), self.plan.seats, strict=True)):
            above = spot[1] < wood.top
            middle = (spot[0], spot[1] - grid.px(6 * self.k) if above else spot[1] - grid.px(2 * self.k))
            if screen_of(self.plan.facts.id).signs is None:
                world, px = self.plan.facts.id, self.grid.px(28 * self.k)
                figure = worlds.seat_figure(world, self.look, seat.sign, px)
                sign = figure or self.look.signs.sized(seat.sign, 26 * self.k)
                surface.blit(sign, sign.get_rect(center=middle))
            else:
                self.look.icons.draw(surface, "person", 22 * self.k, theme.muted, middle)
            label_y = middle[1] + grid.px(21 * self.k)
            self._name(surface, names[number], (spot[0], label_y), at_side=wood.top <= spot[1] <= wood.bottom)
            if self.plan.starter is seat:
                mark = (middle[0] + grid.px(19 * self.k), middle[1] - grid.px(6 * self.k))
                self.look.icons.draw(surface, "flag", 12 * self.k, theme.copper, mark)
            if seat.bot:
                outside = 1 if middle[0] > wood.right else -1
                mark = (middle[0] + outside * grid.px(20 * self.k), middle[1] + grid.px(6 * self.k) * (outside > 0))
                self.look.icons.draw(surface, "bot", 12 * self.k, theme.muted, mark, theme.paper)

    def _name(self, surface: Surface, name: str, spot: tuple[int, int], at_side: bool) -> None:
        """Centred under the sign; beside the table it is cut to the room there, and lies on none of the wood."""
        wood, gap = self._wood(), self.grid.px(_BESIDE)
        room = wood.left - self.rect.left - gap if at_side else self.rect.w
        if self.fonts.width(name, "second_bold") > room:
            while len(name) > 1 and self.fonts.width(f"{name}…", "second_bold") > room:
                name = name[:-1].rstrip()
            name = f"{name}…"
        if at_side:
            half = self.fonts.width(name, "second_bold") // 2 + gap
            right = spot[0] > wood.centerx
            spot = max(spot[0], wood.right + half) if right else min(spot[0], wood.left - half), spot[1]
        self.fonts.draw(surface, name, "second_bold", self.theme.ink, spot, "centre")

    def _board(self, surface: Surface, wood: Rect) -> None:
        """The game's own picture lies on the table, once it has been painted."""
        for key, picture in self.page.painted.items():
            if key[:2] == ("vignette", self.plan.facts.id):
                spot = Rect(0, 0, round(_COVERED * wood.w), round(_COVERED * wood.h))
                spot.center = wood.center
                share = min(picture.get_width() / spot.w, picture.get_height() / spot.h)
                seen = Rect(0, 0, round(spot.w * share), round(spot.h * share))
                seen.center = picture.get_rect().center
                seen.clamp_ip(picture.get_rect())
                piece = picture.subsurface(seen)
                small = self.materials.kept(("little_board", spot.size, key), partial(smoothscale, piece, spot.size))
                self.materials.shadow(surface, spot, "tile", 2)
                surface.blit(small, spot)
                return

    def _cut_wood(self, wood: Rect) -> Surface:
        table = self.materials.table()
        piece = Surface(wood.size, depth=32)
        piece.blit(table, (0, 0), Rect(table.get_width() // 5, table.get_height() // 12, *wood.size))
        made = shapes.cut(piece, shapes.rounded(wood.size, self.grid.px(10), (255, 255, 255, 255)))
        made.blit(shapes.ring(wood.size, self.grid.px(10), self.grid.line(1.5), (20, 13, 8, 255)), (0, 0))
        return made


class TablePanel(Sheet):
    """The picture of the table, its facts, and whether it may start."""

    def __init__(self, at: At, page: Page, plan: TablePlan) -> None:
        super().__init__(at, page.k, page.text("setup.table.title"), name="table")
        self.page = page
        self.plan = plan
        wide, put = self.wide, self.put

        beside = wide > 500
        if beside:
            self.add(TableTop(put(18, 40, 250, 226), page, plan))
        else:
            self.add(TableTop(put(14, 42, wide - 28, 244), page, plan))
            self.add(Line(put(18, 302, wide - 36, 1)))
        left, top, room = (300.0, 44.0, wide - 318) if beside else (18.0, 312.0, wide - 36)
        self.values: dict[str, Label] = {}
        for number, key in enumerate(("people", "bots", "time", "first")):
            at_y = top + 25 * number
            self.add(Label(put(left, at_y, 70, 22), page.text(f"setup.table.{key}"), "second_bold", "muted"))
            value = Label(put(left + 72, at_y, room - 66, 22), "", "second")
            self.values[key] = self.add(value)
        top += 25 * 4 + 8
        self.mark = self.add(Icon(put(left, top + 2, 18, 18), "check", "gain_text"))
        self.ready = self.add(Label(put(left + 24, top, room - 24, 24), "", "button", "gain_text", name="ready"))
        self.advice = self.add(Paragraph(put(left, top + 28, room, 54), "", "second", "muted", name="why"))
        self.refresh()

    def refresh(self) -> None:
        text, plan = self.page.text, self.plan
        people, bots = plan.person_count, len(plan.seats) - plan.person_count
        handed = "watch" if people == 0 else "alone" if people == 1 else "handed"
        names = plan.names()
        first = text("setup.table.lots") if plan.facts.start_option else text(f"games.{plan.facts.id}.first")
        if plan.starter is not None:
            first = text("setup.table.then", name=names[plan.seats.index(plan.starter)])
        levels = [text(f"bots.level.{seat.bot}.name").lower() for seat in plan.seats if seat.bot]
        shown = {
            "people": text(f"setup.table.{handed}", n=people),
            "bots": f"{bots}: {', '.join(levels)}" if bots else text("setup.table.nobody"),
            "time": text("setup.table.minutes", n=plan.facts.minutes_for(len(plan.seats))),
            "first": first,
        }
        for key, words in shown.items():
            self.values[key].set(text=words)
        trouble = plan.trouble()
        self.mark.set(icon="warning" if trouble else "check", colour_name="refuse_text" if trouble else "gain_text")
        self.ready.set(
            text=text("setup.table.not_ready" if trouble else "setup.table.ready"),
            colour_name="refuse_text" if trouble else "gain_text",
        )
        fair = text("setup.table.honest") if bots else ""  # of bots that sit there
        why = text(trouble.key, **dict(trouble.values)) if trouble else fair
        self.advice.set(text=why, colour_name="ink" if trouble else "muted")
        for widget in self.walk():
            widget.invalidate()
