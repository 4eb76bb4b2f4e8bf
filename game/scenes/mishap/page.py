"""Says that Hearthside made a mistake: what was going on, that nothing is lost, where the report lies, what to do."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import Self

from game.scenes.hearth import Hearth
from game.scenes.page import Page, Sheet
from game.ui.context import Context
from game.ui.widgets import Button, Label, Paragraph

_WIDE = 680.0


@dataclass(frozen=True)
class Told:
    """`moment` is what was being done, `file` the report if one could be written, `place` where it goes on."""

    moment: str
    file: str = ""
    place: str = "home"

    def at(self, place: str) -> Self:
        return replace(self, place=place)


class MishapScene(Page):
    """Lies over the place where the player goes on; that place is neither shown nor moved before."""

    title = "mishap.title"

    def __init__(self, context: Context, told: Told) -> None:
        super().__init__(context)
        self.told = told

    def sentences(self) -> list[str]:
        told, text = self.told, self.text
        report = text("mishap.report", file=told.file) if told.file else text("mishap.no_report")
        return [
            text(f"mishap.moment.{told.moment}"),
            text(f"mishap.kept.{told.place}"),
            report,
            text(f"mishap.advice.{told.place}"),
        ]

    def fill(self) -> None:
        k = min(self.k, 1280 / (_WIDE + 40))
        wide, inner = _WIDE * k, _WIDE - 48
        texts = [self._broken(text, inner * k) for text in self.sentences()]
        heights = [self._high(text, inner, k) for text in texts]
        high = 76 + sum(heights) + 12 * len(texts) + 66
        top = max(10.0, (720 - high * k) / 2)
        area = self.scroll((0, 0, 1280, 720), "mishap", max(720.0, high * k + 20))
        panel = area.add(Sheet(((1280 - wide) / 2, top, wide, high * k), k, kind="paper", name="mishap"))
        panel.add(Hearth((24 * k, 18 * k, 38 * k, 42 * k)))
        panel.add(Label((72 * k, 18 * k, wide - 96 * k, 42 * k), self.text("mishap.title"), "title", name="heading"))
        y = 76.0
        for text, each in zip(texts, heights, strict=True):
            panel.add(Paragraph((24 * k, y * k, inner * k, each * k), text, "prompt"))
            y += each + 12
        self._buttons(panel, y, k)

    def _broken(self, text: str, wide: float) -> str:
        """A path has no spaces: one that is wider than the page goes on in the next line, behind a folder's name."""
        room, fonts = self.context.grid.px(wide), self.context.fonts
        words: list[str] = []
        for word in text.split(" "):
            line, lines = "", []
            for piece in re.split(r"(?<=[\\/_-])", word):
                if line and fonts.width(line + piece, "prompt") > room:
                    lines.append(line)
                    line = ""
                line += piece
            words.append("\n".join([*lines, line]))
        return " ".join(words)

    def _high(self, text: str, wide: float, k: float) -> float:
        return self.height_of(text, "prompt", wide * k / self.k) * self.k / k

    def _buttons(self, panel: Sheet, y: float, k: float) -> None:
        each = (_WIDE - 48 - 12) / 2
        panel.add(
            Button(
                (24 * k, y * k, each * k, 44 * k),
                self.text("mishap.leave"),
                self.context.quit,
                name="leave",
                style="button",
            )
        )
        go_on = panel.add(
            Button(
                ((36 + each) * k, y * k, each * k, 44 * k),
                self.text(f"mishap.go_on.{self.told.place}"),
                self.back,
                "primary",
                key=self.text("table.chord.return"),
                shortcut="return",
                style="button",
                name="go_on",
            )
        )
        self.root.set_focus(go_on)
