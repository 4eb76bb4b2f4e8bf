"""The shelf with large type: sections as tabs, one of them large. What can be chosen opens its section by itself."""

from __future__ import annotations

from collections.abc import Mapping

from pygame import Rect, Surface

from game.table.shown import COUNTING, PartSpec, Shown
from game.ui.games.glen_more import table
from game.ui.games.glen_more.parts.shelf import ClanButton, Shelf
from game.ui.games.glen_more.shown import GlenShown
from game.ui.kinds.part import Host, Part, Point
from game.ui.kinds.spot import Spot
from game.ui.signs import Livery
from game.ui.widgets import Panel, Segmented

OWN, CLANS, PERSONS, CARDS = "own", "clans", "persons", "cards"
_TABS = 44.0
_LEFT, _GAP = 14.0, 8.0
_BUTTON = 300.0
_CARD = 150.0
_OPENS: Mapping[str, str] = {"tile": PERSONS, "card": CARDS, "clan": CLANS}
_LEADS: Mapping[str, str] = {"tile": PERSONS, "card": CARDS, "clan": CLANS, "markers": CLANS}


class LargeShelf(Shelf):
    needs = Shelf.needs

    def __init__(self, spec: PartSpec, host: Host, name: str) -> None:
        Part.__init__(self, spec, host, name)
        wide, high = spec.at[2:]
        self.panel = self.add(Panel((0, 0, wide, high)))
        titles = [
            (OWN, ""),
            (CLANS, self.word("markers")),
            (PERSONS, self.word("persons")),
            (CARDS, self.word("landmarks")),
        ]
        self.tabs = self.panel.add(Segmented((8, 6, wide - 16, _TABS - 6), titles, OWN, self._turn_to, name="shelf"))
        self.board = self.panel.add(
            ClanButton(
                (wide - _BUTTON - 14, 62, _BUTTON, 62),
                self.word("board"),
                self._open_clans,
                icon="flag",
                style="body_bold",
                name="clan_board",
            )
        )
        self.board.host = host
        self.board.visible = False
        self.tabs.passed_by = self.board.passed_by = True
        self.spots = []
        self._titles = dict(titles)
        self._for: object = None
        """What could be chosen when it last opened a section by itself."""

    @property
    def section(self) -> str:
        return self.tabs.chosen

    def _turn_to(self, section: str) -> None:
        self.changed()
        self.invalidate()

    def show(self, shown: Shown) -> None:
        super().show(shown)
        lit = tuple(one for one in shown.lit if self._is_mine(one))
        if lit != self._for:
            self._for = lit
            if lit:
                self.tabs.set(chosen=_OPENS[lit[0].partition(":")[0]])
                self._turn_to(self.section)

    def _is_mine(self, component: str) -> bool:
        kind, _, name = component.partition(":")
        if kind == "clan":
            return component in self.seen.lit
        return name in (self.player.persons if kind == "tile" else self.player.landmarks if kind == "card" else ())

    def drawn(self, shown: GlenShown) -> object:
        return super().drawn(shown)

    def changed(self) -> None:
        self._kept = None
        self._titles[OWN] = self.host.player(self.seat)
        wanted = list(self._titles.items())
        if self.tabs.options != wanted:
            self.tabs.options = wanted
            if self.root is not None and self.root.has_look:
                self.tabs.arrange(self.grid)
        self.board.set(visible=self.section == CLANS)
        held: tuple[str, ...] = ()
        if self.section == PERSONS:
            held = tuple(f"tile:{one}" for one in self.player.persons)
        elif self.section == CARDS:
            held = tuple(f"card:{one}" for one in self.player.landmarks)
        if tuple(spot.component for spot in self.spots) != held:
            for spot in self.spots:
                self.panel.remove(spot)
            self.spots = self._row(held)

    def _row(self, held: tuple[str, ...]) -> list[Spot]:
        """Side by side, as large as all of them have room."""
        high = self.at[3] - _TABS - 14
        room = (self.at[2] - 2 * _LEFT + _GAP) / max(1, len(held)) - _GAP
        largest = high if self.section == PERSONS else _CARD
        wide = min(largest, room)
        tall = wide if self.section == PERSONS else high
        return [
            self.panel.add(self.spot((_LEFT + (wide + _GAP) * n, _TABS + 6, wide, tall), component))
            for n, component in enumerate(held)
        ]

    # drawing

    def nothing_at(self) -> Point | None:
        shows = self.section in (PERSONS, CARDS) and not self.spots
        return (self.rect.x + self.grid.px(_LEFT), self.rect.y + self.grid.px(_TABS + 44)) if shows else None

    def _draw(self, surface: Surface, rect: Rect) -> None:
        if self.section == OWN:
            self._draw_means(surface, rect)
        elif self.section == CLANS:
            self._draw_left(surface, rect)

    def _draw_means(self, surface: Surface, rect: Rect) -> None:
        grid, fonts, theme, player = self.grid, self.fonts, self.theme, self.player
        rows = (
            ("coin", player.coins, self.word("coins")),
            ("points", self.points, self.word("points")),
            ("scot", player.scots_left, self.word("scots")),
            ("whisky", player.whisky, self.word("whisky")),
        )
        step = (self.at[2] - 2 * _LEFT) / len(rows)
        captions = self.fitted([word for _, _, word in rows], "second", step - 128, 34)
        middle = rect.y + grid.px((_TABS + self.at[3]) / 2)
        for number, (icon, count, word) in enumerate(rows):
            if icon == "points" and self.seen.phase == COUNTING:
                continue  # they are being counted beside it
            x = rect.x + grid.px(_LEFT + step * number)
            symbol = table.symbol(self.look, icon, grid.px(44))
            surface.blit(symbol, symbol.get_rect(center=(x + grid.px(26), middle)))
            figure = self.fitted(["159"], "figure", 66, 46)
            wide = fonts.draw(surface, str(count), figure, theme.ink, (x + grid.px(54), middle))
            fonts.draw(surface, word, captions, theme.muted, (x + grid.px(62) + wide, middle))

    def _draw_left(self, surface: Surface, rect: Rect) -> None:
        """Markers that are left, ten places in a row."""
        grid, sign, left = self.grid, self.seen.signs[self.seat], self.player.markers_left
        step = (self.at[2] - _BUTTON - 3 * _LEFT) / 10
        marker = table.marker(self.look, Livery(sign, sign), grid.px(44))
        for index in range(10):
            middle = rect.x + grid.px(_LEFT + step * (index + 0.5)), rect.y + grid.px((_TABS + self.at[3]) / 2)
            if index < left:
                surface.blit(marker, marker.get_rect(center=middle))
            else:
                self.look.icons.draw(surface, "dot", 18, self.theme.track_off, middle)

    # what the table asks

    def figures_at(self) -> tuple[Rect, ...]:
        return (self.rect.copy(),) if self.section == OWN else ()

    def anchor(self, component: str) -> Point | None:
        """Itself, or the tab that leads to it."""
        if not self.visible:
            return None
        kind = component.partition(":")[0]
        section = _LEADS.get(kind, "")
        if (kind == "clan" and component not in self.seen.lit) or (kind in _OPENS and not self._is_mine(component)):
            return None
        if not section:
            return None
        if section == self.section:
            return super().anchor(component) if section != CLANS or kind == "markers" else self.board.rect.center
        tab = list(self._titles).index(section)
        return self.tabs.parts[tab].center if self.tabs.parts else None
