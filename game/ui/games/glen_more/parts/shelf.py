"""The shelf of whoever looks, or is visited: coins and points, whisky, clan markers, persons, landmark cards.

The more persons and cards there are the smaller they lie there, but none covers another.
"""

from __future__ import annotations

from typing import NamedTuple

from pygame import Rect, Surface

from game.games.glen_more.shown import Player
from game.table.shown import COUNTING, At, PartSpec, Told
from game.ui.games.glen_more import table
from game.ui.games.glen_more.parts.opened import CLAN_BOARD, is_open, opening
from game.ui.games.glen_more.parts.tile_names import strip_name
from game.ui.games.glen_more.shown import GlenShown
from game.ui.kinds.kept_part import KeptPart
from game.ui.kinds.part import Host, Point
from game.ui.kinds.spot import Spot
from game.ui.signs import Livery
from game.ui.widgets import Button, Label, Panel

_MARKERS = 10
_OWN, _WHISKY, _CLANS, _PERSONS = 14.0, 146.0, 296.0, 466.0
_PERSON, _CARD, _LOW_CARD = 84.0, 138.0, 46.0
_PEOPLE_ROOM, _TITLE_ROOM = 190.0, 118.0
"""What persons have if nobody needs more, and what a heading needs."""
_TOP, _GAP = 34.0, 6.0


class Laid(NamedTuple):
    """How many lie side by side, and how large each is."""

    columns: int
    wide: float
    tall: float


def laid(number: int, room: float, high: float, *, square: bool) -> Laid:
    """As large as so many can lie there and be seen in full."""
    found = []
    for columns in range(1, max(1, number) + 1):
        rows = -(-number // columns) or 1
        wide = min(_PERSON if square else _CARD, (room - _GAP * (columns - 1)) / columns)
        tall = min(_PERSON if square else high, (high - _GAP * (rows - 1)) / rows)
        found.append(Laid(columns, min(wide, tall), min(wide, tall)) if square else Laid(columns, wide, tall))
    return max(found, key=lambda one: (_seen(one, square), one.columns))


def _seen(one: Laid, square: bool) -> float:
    """How much of what they need they have; a card that is lower has its name beside its picture, and soon no room
    for that."""
    return one.wide / _PERSON if square else min(one.wide / _CARD, one.tall / _LOW_CARD, 1.0) ** 2


def people_room(persons: int, cards: int, room: float, high: float) -> float:
    """So much of the room goes to persons that what is smaller then is as large as it can be; usually the same."""

    def least(share: float) -> tuple[float, float]:
        of_persons = _seen(laid(persons, share - 12, high, square=True), True) if persons else 1.0
        of_cards = _seen(laid(cards, room - share - 20, high, square=False), False) if cards else 1.0
        return min(of_persons, of_cards), -abs(share - _PEOPLE_ROOM)

    step = 15.0
    shares = [_PEOPLE_ROOM + step * n for n in range(-10, 20)]
    return max((one for one in shares if _TITLE_ROOM <= one <= room - _TITLE_ROOM), key=least)


class ClanButton(Button):
    """Opens the board with the clans; pointed at like a thing of the table, for a clan may be what can be chosen."""

    host: Host

    def hover_changed(self) -> None:
        super().hover_changed()
        self.host.point(CLAN_BOARD if self.highlighted else "", by_key=self.focused and not self.hovered)


class Shelf(KeptPart):
    seen: GlenShown
    bleed = 22.0
    needs = {"": ("landmarks", "persons", "whisky", "markers", "scots", "coins", "points", "board", "none")}
    own_names = ("markers",)

    def __init__(self, spec: PartSpec, host: Host, name: str) -> None:
        super().__init__(spec, host, name)
        wide, high = spec.at[2:]
        self.panel = self.add(Panel((0, 0, wide, high)))
        titles = (_WHISKY, self.word("whisky")), (_CLANS, self.word("markers")), (_PERSONS, self.word("persons"))
        for x, title in titles:
            self.panel.add(Label((x, 6, 150, 24), title, "dock"))
        left = _PERSONS + _PEOPLE_ROOM + 8
        self.landmarks = self.panel.add(Label((left, 6, 130, 24), self.word("landmarks"), "dock"))
        self.board = self.panel.add(
            ClanButton(
                (_CLANS, high - 40, 148, 32),
                self.word("board"),
                self._open_clans,
                icon="flag",
                style="body_bold",
                name="clan_board",
            )
        )
        self.board.host = host
        self.board.passed_by = True
        self.spots: list[Spot] = []

    def _open_clans(self) -> None:
        self.host.draft({} if is_open(self.seen, CLAN_BOARD) else opening(self.seen, CLAN_BOARD))
        self.host.point("")  # what it said has been done

    @property
    def seat(self) -> int:
        for one in (self.seen.visit, self.seen.viewer, self.seen.actor):
            if one is not None:
                return one
        return 0

    @property
    def player(self) -> Player:
        """Whose things are shown."""
        return self.seen.position.players[self.seat]

    @property
    def points(self) -> int:
        return self.seen.points_told(self.seat, self.player.points)

    def drawn(self, shown: GlenShown) -> object:
        own = tuple(
            (one.coins, one.points, one.whisky, one.persons, one.landmarks, one.markers_left, one.scots_left)
            for one in shown.position.players
        )
        lit = tuple(one for one in shown.lit if one.startswith(("tile:", "card:", "clan:")))
        turned = shown.position.chronicles.dubious_tome
        return (
            own,
            dict(shown.counting),
            turned,
            shown.visit,
            shown.viewer,
            shown.actor,
            shown.signs,
            lit,
            shown.chosen,
            shown.hint,
        )

    def show(self, shown: GlenShown) -> None:
        super().show(shown)
        opened = is_open(shown, CLAN_BOARD)
        self.board.passed_by = opened or not any(one.startswith("clan:") for one in shown.lit)

    def changed(self) -> None:
        super().changed()
        persons = [f"tile:{name}" for name in self.player.persons]
        cards = [f"card:{name}" for name in self.player.landmarks]
        if [spot.component for spot in self.spots] != persons + cards:
            for spot in self.spots:
                self.panel.remove(spot)
            high = self.at[3] - _TOP - 10
            people = people_room(len(persons), len(cards), self.at[2] - _PERSONS, high)
            left = _PERSONS + people + 8
            self.landmarks.move_to((left, *self.landmarks.at[1:]))
            self.spots = self._grid(persons, _PERSONS, laid(len(persons), people - 12, high, square=True))
            self.spots += self._grid(cards, left, laid(len(cards), self.at[2] - left - 12, high, square=False))

    def _grid(self, components: list[str], left: float, size: Laid) -> list[Spot]:
        made = []
        columns, wide, tall = size
        for number, component in enumerate(components):
            x, y = left + (wide + _GAP) * (number % columns), _TOP + (tall + _GAP) * (number // columns)
            made.append(self.panel.add(self.spot((x, y, wide, tall), component)))
        return made

    def spot(self, at: At, component: str) -> Spot:
        return Spot(at, component, self.host)

    # drawing

    def paint(self, surface: Surface, clip: Rect) -> None:
        if not self.visible or not self.reach().colliderect(clip):
            return
        self.panel.draw(surface)
        if self.seen.position is not None and clip.colliderect(self.rect):
            self.kept(surface, self._draw)
            for spot in sorted(self.spots, key=lambda one: one.highlighted):
                self._draw_card(surface, spot)
            nothing_at = self.nothing_at()
            if nothing_at is not None:
                self.fonts.draw(surface, self.word("none"), "second", self.theme.muted, nothing_at)
        for child in self.panel.children:
            if not isinstance(child, Spot):
                child.paint(surface, clip)

    def nothing_at(self) -> Point | None:
        """Where it says that there are no cards yet."""
        return None if self.spots else (self.rect.x + self.grid.px(_PERSONS), self.rect.y + self.grid.px(60))

    def _draw(self, surface: Surface, rect: Rect) -> None:
        self._draw_own(surface, rect)
        self._draw_whisky(surface, rect)
        self._draw_markers(surface, rect)

    def _draw_own(self, surface: Surface, rect: Rect) -> None:
        grid, fonts, theme, seat = self.grid, self.fonts, self.theme, self.seat
        player = self.player
        x, y = rect.x, rect.y
        self.look.signs.draw(surface, self.seen.signs[seat], 17, (x + grid.px(_OWN + 10), y + grid.px(18)))
        room = grid.px(_WHISKY - _OWN - 34)
        name_at = x + grid.px(_OWN + 26), y + grid.px(18)
        fonts.draw(surface, self.host.player(seat), "dock", theme.ink, name_at, room=room)
        rows = (
            ("coin", player.coins, self.word("coins")),
            ("points", self.points, self.word("points")),
            ("scot", player.scots_left, self.word("scots")),
        )
        for row, (icon, number, word) in enumerate(rows):
            if icon == "points" and self.seen.phase == COUNTING:
                continue  # they are being counted beside it
            middle = y + grid.px(50 + 32 * row)
            symbol = table.symbol(self.look, icon, grid.px(25))
            surface.blit(symbol, symbol.get_rect(center=(x + grid.px(_OWN + 14), middle)))
            figure = self.fitted([str(number)], "figure", 31, 27)
            used = 34 + grid.units(
                fonts.draw(surface, str(number), figure, theme.ink, (x + grid.px(_OWN + 34), middle))
            )
            word_at = _OWN + max(66.0, used + 5)  # behind three figures there is a little less room
            room = grid.px(_OWN + 128 - word_at)
            fonts.draw(surface, word, "second", theme.muted, (x + grid.px(word_at), middle), room=room)

    def _draw_whisky(self, surface: Surface, rect: Rect) -> None:
        """Barrels in two rows; from the eleventh on a number tells."""
        number = self.player.whisky
        grid = self.grid
        barrel = table.symbol(self.look, "whisky", grid.px(26))
        for index in range(min(number, 10)):
            at = grid.px(_WHISKY + 14 + 27 * (index % 5)), grid.px(54 + 32 * (index // 5))
            surface.blit(barrel, barrel.get_rect(center=(rect.x + at[0], rect.y + at[1])))
        at = rect.x + grid.px(_CLANS - 24), rect.y + grid.px(18)
        self.fonts.draw(surface, str(number), self.fitted([str(number)], "stat", 26, 22), self.theme.ink, at, "right")

    def _draw_markers(self, surface: Surface, rect: Rect) -> None:
        grid, theme, seat = self.grid, self.theme, self.seat
        sign = self.seen.signs[seat]
        left = self.player.markers_left
        marker = table.marker(self.look, Livery(sign, sign), grid.px(22))
        for index in range(_MARKERS):
            middle = (rect.x + grid.px(_CLANS + 12 + 29 * (index % 5)), rect.y + grid.px(46 + 26 * (index // 5)))
            if index < left:
                surface.blit(marker, marker.get_rect(center=middle))
            else:
                self.look.icons.draw(surface, "dot", 12, theme.track_off, middle)

    def _draw_card(self, surface: Surface, spot: Spot) -> None:
        kind, _, name = spot.component.partition(":")
        lifted = spot.highlighted or spot.component in self.seen.chosen
        rect = spot.rect.move(0, -self.grid.px(3) if lifted else 0)
        self.materials.shadow(surface, rect, "tile", 4)
        lit = spot.component in self.seen.lit or spot.component == self.seen.hint
        if kind == "tile":
            title = strip_name(self.host, self.spec.world, name)
            surface.blit(table.tile(self.look, name, rect.w, title), rect)
        else:
            surface.blit(table.landmark(self.look, name, rect.size, self.host.name(name)), rect)
            table.card_marks(self.look, surface, self.seen.position, name, rect)
        if lit:
            self.materials.ring(surface, rect, self.theme.copper, 3, 4)
        if spot.highlighted:
            self.materials.ring(surface, rect, self.theme.lit_ring, 2, 4)

    # what the table asks

    def figures_at(self) -> tuple[Rect, ...]:
        return (self.grid.rect(0, 0, _CLANS - 8, self.at[3], self.rect.topleft),)

    def anchor(self, component: str) -> Point | None:
        if component.startswith("clan:") and component in self.seen.lit and self.visible:
            return self.board.rect.center  # the button opens the board with the clans
        if self.seen.phase == COUNTING and component in (f"whisky:{self.seat}", f"coins:{self.seat}"):
            left, top = (_WHISKY + 40, 38) if component.startswith("whisky:") else (_OWN + 14, 50)
            return self.grid.rect(left - 12, top - 12, 24, 24, self.rect.topleft).center if self.visible else None
        if component == "markers":  # from where one goes to the clans
            return self.grid.rect(_CLANS, 34, 58, 24, self.rect.topleft).center if self.visible else None
        found = next((spot for spot in self.spots if spot.component == component), None)
        return found.middle if found is not None and self.visible else None

    def opens(self, component: str) -> str:
        return CLAN_BOARD if component.startswith("clan:") and component in self.seen.lit else ""

    def told(self, component: str) -> Told | None:
        if component == CLAN_BOARD:
            lit = any(one.startswith("clan:") for one in self.seen.lit)
            about = self.host.text("table.card.opens") if lit else ""
            return Told(text=about, beside=is_open(self.seen, CLAN_BOARD))  # a card would lie on what it opened
        return Told() if any(spot.component == component for spot in self.spots) else None

    def draw(self, surface: Surface) -> None:
        """Everything is drawn in paint(), after the panel's own ground."""
