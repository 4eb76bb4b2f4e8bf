"""The rounds of a match side by side: number, what scores, gold for catching up; the present one stands out."""

from __future__ import annotations

from pygame import Rect, Surface

from game.ui.kinds.part import Host, Part, PartSpec, Point, Shown, Told
from game.ui.kinds.rounds import RoundFacts, rounds_of
from game.ui.kinds.spot import Spot


class RoundStrip(Part):
    bleed = 18.0
    needs = {"": ("title", "note", "about")}

    def __init__(self, spec: PartSpec, host: Host, name: str) -> None:
        super().__init__(spec, host, name)
        self.spot = self.add(Spot((0, 0, *spec.at[2:]), spec.component, host, radius=10))

    def drawn(self, shown: Shown) -> object:
        return shown.plain.get("round"), shown.phase, shown.plain.get("seats")

    @property
    def rounds(self) -> tuple[RoundFacts, ...]:
        return rounds_of(self.spec.world, self.seen.plain["seats"]) if self.seen.plain else ()

    def anchor(self, component: str) -> Point | None:
        return self.spot.middle if component == self.spec.component else None

    def told(self, component: str) -> Told | None:
        return Told(text=self.word("about")) if component == self.spec.component else None

    def draw(self, surface: Surface) -> None:
        grid, theme, fonts, rect = self.grid, self.theme, self.fonts, self.rect
        self.materials.frame(surface, rect, "waiting")
        head = rect.y + grid.px(17)
        title, note = self._rooms()
        fonts.draw(surface, self.word("title"), "second_serif", theme.ink, (rect.x + grid.px(12), head), room=title)
        place = (rect.right - grid.px(10), head)
        fonts.draw(surface, self.word("note"), "caption", theme.muted, place, "right", note)
        rounds = self.rounds
        for index, facts in enumerate(rounds):
            self._draw_round(surface, self._box(index, len(rounds)), index + 1, facts)

    def _rooms(self) -> tuple[float, float]:
        room = self.rect.w - self.grid.px(30)
        return self.fonts.shares(room, (self.word("title"), "second_serif"), (self.word("note"), "caption"))

    def _box(self, index: int, count: int) -> Rect:
        width = (self.at[2] - 20) / count
        return self.grid.rect(10 + index * width, 30, width, self.at[3] - 38, self.rect.topleft)

    def _draw_round(self, surface: Surface, box: Rect, number: int, facts: RoundFacts) -> None:
        grid, theme, fonts = self.grid, self.theme, self.fonts
        now = number == self.seen.plain.get("round") and bool(self.seen.phase)
        past = number < self.seen.plain.get("round", 0)
        if now:
            self.materials.fill(surface, box.inflate(-grid.px(3), 0), theme.copper, 5)
        ink = theme.button_text if now else theme.muted if past else theme.ink
        fonts.draw(surface, str(number), "button", ink, (box.centerx, box.y + grid.px(12)), "centre")
        letters = "".join(facts.score)
        fonts.draw(surface, letters, "caption_bold", ink, (box.centerx, box.y + grid.px(30)), "centre", box.w)
        if facts.catch_up:
            place = (box.centerx, box.y + grid.px(47))
            fonts.draw(surface, f"+{facts.catch_up}", "caption", ink, place, "centre", box.w)

    def overflow(self) -> list[str]:
        title, note = self._rooms()
        fits = self.fonts.fits(self.word("title"), "second_serif", title) and self.fonts.fits(
            self.word("note"), "caption", note)
        return [] if fits else [f"{self.word('title')} {self.word('note')}"]
