"""About Hearthside: what was designed here, on whose work it stands, licences and version."""

from __future__ import annotations

from functools import partial
from importlib.metadata import PackageNotFoundError, version
from typing import Any

import yaml

from game import VERSION
from game.core import places
from game.games import CATALOGUE
from game.scenes.hearth import Hearth
from game.scenes.page import Page, Sheet
from game.ui.grid import DESIGN_HEIGHT
from game.ui.widget import At
from game.ui.widgets import Button, Icon, Label, Paragraph

LIBRARIES: tuple[tuple[str, str], ...] = (
    ("python", ""),
    ("pygame", "pygame-ce"),
    ("pytmx", "pytmx"),
    ("yaml", "PyYAML"),
    ("msgspec", "msgspec"),
    ("fonts", ""),
    ("colours", ""),
    ("own", ""),
)
"""Text key and, for what pip installed, the name whose version is shown."""
DESIGNED = "designed"


def designed_parts(game: str) -> list[tuple[str, str]]:
    """Part and file of all that carries the mark `provenance: designed`, read from the data files themselves."""
    found: list[tuple[str, str]] = []
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    folder = places.DATA / game
    for path in sorted(folder.rglob("*.yaml")):
        content: Any = yaml.load(path.read_text(encoding="utf-8"), Loader=loader)
        marks = content.get("provenance") if isinstance(content, dict) else None
        if isinstance(marks, dict):
            file = path.relative_to(folder).as_posix()
            found += [(part, file) for part, origin in marks.items() if origin == DESIGNED]
    return found


def installed(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return ""


class AboutScene(Page):
    title = "about.title"

    def fill(self) -> None:
        self.head(self.text("about.prompt"), "flame")
        k, top = self.k, self.head_height
        area = self.scroll((0, top, 1280, DESIGN_HEIGHT - top), "about")
        if self.is_large:
            y = 6.0
            for make in (self._house, self._designed, self._libraries):
                y += area.add(make((16, y, 1240, 0))).at[3] + 14
            area.content_height = y
            return
        left = area.add(self._house((80, 10, 552, 0)))
        area.add(self._designed((80, 10 + left.at[3] + 14, 552, 0)))
        area.add(self._libraries((648 * k, 10, 552, 0)))

    def _sheet(self, at: At, name: str, title: str = "") -> Sheet:
        return Sheet((at[0], at[1], at[2], 100 * self.k), self.k, title, name=name)

    def _fit(self, sheet: Sheet, high: float) -> Sheet:
        sheet.at = (*sheet.at[:3], high * self.k)
        return sheet

    def _paragraph(self, sheet: Sheet, key: str, y: float, style: str = "prompt", colour: str = "ink") -> float:
        """A paragraph of the needed height; returns where the next may begin."""
        text, wide = self.text(key), sheet.wide - 36
        high = self.height_of(text, style, wide)
        sheet.add(Paragraph(sheet.put(18, y, wide, high), text, style, colour))
        return y + high

    def _house(self, at: At) -> Sheet:
        sheet = self._sheet(at, "house")
        fire = Hearth(sheet.put(18, 18, 46, 46))
        fire.lights = False
        sheet.add(fire)
        sheet.add(Label(sheet.put(74, 18, sheet.wide - 92, 46), self.text("about.version", version=VERSION), "title"))
        y = self._paragraph(sheet, "about.text", 78)
        y = self._paragraph(sheet, "about.drawn", y + 10)
        y = self._paragraph(sheet, "saved.hands", y + 10, "body", "muted")
        y = self._paragraph(sheet, "about.games.text", y + 10, "body", "muted")
        return self._fit(sheet, y + 18)

    def _designed(self, at: At) -> Sheet:
        sheet = self._sheet(at, "designed", self.text("about.designed.title"))
        y = self._paragraph(sheet, "about.designed.text", 44, "body", "muted") + 10
        for game in CATALOGUE:
            for part, file in designed_parts(game):
                sheet.add(Icon(sheet.put(18, y + 2, 18, 18), "hint", "chip", "paper"))
                sheet.add(
                    Label(
                        sheet.put(44, y - 2, sheet.wide - 62, 20),
                        self.text(f"about.designed.{game}.{part}"),
                        "body",
                        name=f"designed.{game}.{part}",
                    )
                )
                sheet.add(
                    Label(
                        sheet.put(44, y + 16, sheet.wide - 62, 17),
                        self.text("about.designed.file", game=game, file=file),
                        "caption",
                        "muted",
                    )
                )
                y += 38
            name = self.text("about.rules", game=self.text(f"games.{game}.name"))
            sheet.add(
                Button(
                    sheet.put(18, y + 4, sheet.wide - 36, 36),
                    name,
                    partial(self._open_rules, game),
                    name=f"rules.{game}",
                )
            )
            y += 48
        return self._fit(sheet, y + 10)

    def _open_rules(self, game: str) -> None:
        from game.scenes import start

        start.open_rules(self.context, game, "edition")

    def _libraries(self, at: At) -> Sheet:
        sheet = self._sheet(at, "libraries", self.text("about.libraries.title"))
        y = self._paragraph(sheet, "about.libraries.text", 44, "body", "muted") + 10
        for key, package in LIBRARIES:
            number = installed(package) if package else ""
            sheet.add(Label(sheet.put(18, y, sheet.wide - 110, 24), self.text(f"about.libraries.{key}"), "body"))
            sheet.add(Label(sheet.put(sheet.wide - 92, y, 74, 24), number, "second", "muted", "right"))
            y += 28
        return self._fit(sheet, y + 12)
