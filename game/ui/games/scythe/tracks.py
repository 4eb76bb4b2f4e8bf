"""Popularity, power and triumph track, structure bonus tile and pile of Factory cards, each in any rectangle."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pygame import Rect, Surface

from game.games.scythe.shown import Player
from game.ui.fonts import Style
from game.ui.games.scythe import tokens
from game.ui.games.scythe.facts import bonus_bands, load_facts
from game.ui.games.scythe.plates import NOTHING, Marked, Name, Plates
from game.ui.look import Look
from game.ui.theme import Colour, mix

TRACKS = (512.0, 64.0)
TRIUMPH = (306.0, 84.0)
BONUS = (122.0, 92.0)
PILE = (52.0, 74.0)
_STARS_IN_CELL = 2
SIGNS = {
    "upgrades": "upgrade",
    "mechs": "mech",
    "structures": "structure",
    "recruits": "recruit",
    "workers": "worker",
}


class Tracks:
    """Popularity above power: tiers as three tones, markers in the factions' shapes. Regions: `track:<name>`."""

    def __init__(self, look: Look, rect: Rect) -> None:
        self.look = look
        self.rect = rect
        self.facts = load_facts()
        self.plates = Plates(look, rect.w / TRACKS[0])

    def draw(
        self,
        surface: Surface,
        players: Sequence[Player],
        marked: Marked = NOTHING,
        sliding: Mapping[str, Sequence[float]] | None = None,
    ) -> dict[str, Rect]:
        """`sliding` says where markers lie on their way, by track."""
        p = self.plates
        self.look.materials.frame(surface, self.rect, "paper", radius=8)
        regions: dict[str, Rect] = {}
        rows = (("popularity", self.facts.most_popularity, 4.0), ("power", self.facts.most_power, 33.0))
        for name, most, top in rows:
            area = p.rect(self.rect, 4, top, TRACKS[0] - 8, 27)
            regions[f"track:{name}"] = area
            p.sign(surface, name, (area.x + p.px(13), area.centery), 19)
            for value in range(most + 1):
                self._cell(surface, name, value, most)
            values = [getattr(one, name) for one in players] if not sliding else sliding[name]
            self._markers(surface, name, values, players)
        p.states(surface, regions, marked)
        return regions

    def cell(self, name: str, value: float) -> Rect:
        """Where one value of a track lies: stars and markers fly there."""
        most = self.facts.most_popularity if name == "popularity" else self.facts.most_power
        left, wide = 30.0, (TRACKS[0] - 36.0) / (most + 1)  # between two values while a marker slides
        return self.plates.rect(self.rect, left + wide * value, 4.0 if name == "popularity" else 33.0, wide - 1.2, 27)

    def _cell(self, surface: Surface, name: str, value: int, most: int) -> None:
        p, palette = self.plates, self.plates.palette
        rect = self.cell(name, value)
        if name == "popularity":
            tier = next(i for i, one in enumerate(self.facts.tiers) if one["min"] <= value <= one["max"])
            ground, ink = palette.tiers[tier], palette.tier_ink
        else:
            ground, ink = mix(palette.cold[0], palette.cold[1], value / most), palette.cold_ink
        p.plate(surface, rect, ground, 3, mix(ground, ink, 0.16), 0.8)
        if value == most:
            p.put(surface, tokens.star(self.look, None, p.px(15)), (rect.centerx, rect.bottom - p.px(8)))
        cramped = rect.w < self.look.fonts.width("18", p.style(11)) + 2
        if not cramped or value % 3 == 0:
            p.text(surface, str(value), (rect.centerx, rect.y + p.px(8)), 11, ink, align="centre")

    def _markers(self, surface: Surface, name: str, values: Sequence[float], players: Sequence[Player]) -> None:
        """Below the figures; those on the same space stand side by side in the order of seats."""
        p = self.plates
        for value in set(values):
            seats = [seat for seat, other in enumerate(values) if other == value]
            rect = self.cell(name, value)
            size = 12.6 if len(seats) < 3 else 10.6
            step = min(size, (rect.w / p.s - 2) / len(seats) if len(seats) > 1 else size)
            for number, seat in enumerate(seats):
                made = tokens.marker(self.look, players[seat].faction, p.px(size))
                x = rect.centerx + p.px(step * (number - (len(seats) - 1) / 2))
                p.put(surface, made, (x, rect.bottom - p.px(8)))


class Triumph:
    """Ten spaces for stars. Regions: `star:<id>`; `slot` says where the next star of one kind will lie."""

    def __init__(self, look: Look, rect: Rect, title: str, note: str) -> None:
        self.look = look
        self.rect = rect
        self.title, self.note = title, note
        self.facts = load_facts()
        self.plates = Plates(look, rect.w / TRIUMPH[0])

    def spaces(self) -> dict[str, Rect]:
        """Every kind of star and its column; combat has two."""
        columns = sum(one.get("places", 1) for one in self.facts.stars.values())
        step, x = TRIUMPH[0] / columns, 0.0
        found = {}
        for name, one in self.facts.stars.items():
            places = one.get("places", 1)
            found[name] = self.plates.rect(self.rect, x + 0.8, 17, step * places - 1.6, TRIUMPH[1] - 17)
            x += step * places
        return found

    def draw(
        self, surface: Surface, players: Sequence[Player], marked: Marked = NOTHING, seat: int | None = None
    ) -> dict[str, Rect]:
        """`seat` sees how far it is towards each star, and which one is near."""
        p, theme, palette = self.plates, self.look.theme, self.plates.palette
        have = players[seat].progress() if seat is not None else {}
        placed = players[seat].stars if seat is not None else {}
        ink = mix(palette.sheet, theme.ink, 0.9)
        _paper(p, surface, Rect(self.rect.topleft, (self.rect.w, p.px(17))))
        wide = p.text(surface, self.title, (self.rect.x + p.px(2), self.rect.y + p.px(8)), 13, ink, face="serif")
        p.text(
            surface,
            self.note,
            (self.rect.right - p.px(2), self.rect.y + p.px(8)),
            11,
            ink,
            face="italic",
            align="right",
            room=self.rect.w - wide - p.px(14),
        )
        regions = {}
        for name, rect in self.spaces().items():
            regions[f"star:{name}"] = rect
            needs = self.facts.stars[name]["needs"]
            near = not placed.get(name) and needs - 1 <= have.get(name, -1)
            ground = mix(palette.paper, palette.coin, 0.42) if near else palette.paper
            p.plate(surface, rect, ground, 4, mix(palette.paper, palette.line, 0.4), 1.0)
            counted = name in have and needs < 10 and not placed.get(name)
            self._space(surface, name, rect, players, f"{have[name]}/{needs}" if counted else str(needs))
        p.states(surface, regions, marked)
        return regions

    def _space(self, surface: Surface, name: str, rect: Rect, players: Sequence[Player], words: str) -> None:
        p = self.plates
        p.sign(surface, SIGNS.get(name, name), (rect.centerx, rect.y + p.px(12)), 17)
        p.text(
            surface,
            words,
            (rect.centerx, rect.y + p.px(27)),
            11,
            self.look.theme.ink,
            face="bold",
            align="centre",
            room=rect.w,
        )
        owners = [one.faction for one in players for _ in range(one.stars.get(name, 0))]
        for number, spot in enumerate(self._spots(rect, max(len(owners), _least(rect, p)))):
            middle, size = spot
            faction = owners[number] if number < len(owners) else None
            p.put(surface, tokens.star(self.look, faction, p.px(size)), middle)

    def _spots(self, rect: Rect, count: int) -> list[tuple[tuple[float, float], float]]:
        """Places for so many stars below the figures: a column or two, smaller ones when it grows crowded."""
        p = self.plates
        wide = rect.w / p.s
        top, high = 33.0, TRIUMPH[1] - 17 - 34.0
        columns, size = 1, 15.0
        while columns * max(1, int(high // size)) < count and size > 8:
            if wide / (columns + 1) >= size * 0.8:
                columns += 1
            else:
                size -= 1
        rows = max(1, -(-count // columns))
        step_y = min(size, high / rows)
        return [
            (
                (
                    rect.x + p.px(wide * (number % columns + 0.5) / columns),
                    rect.y + p.px(top + step_y * (number // columns + 0.5)),
                ),
                size,
            )
            for number in range(count)
        ]

    def slot(self, name: str, players: Sequence[Player]) -> tuple[float, float]:
        """The middle of the space for the next star of a kind."""
        rect = self.spaces()[name]
        taken = sum(one.stars.get(name, 0) for one in players)
        return self._spots(rect, max(taken + 1, _least(rect, self.plates)))[taken][0]


def _least(rect: Rect, p: Plates) -> int:
    """Empty places shown from the start: two below each other, in each column."""
    return _STARS_IN_CELL * (2 if rect.w > p.px(40) else 1)


def draw_bonus(
    look: Look, surface: Surface, rect: Rect, tile: str, title: str, name: Name, *, count: int | None = None
) -> dict[str, Rect]:
    """The structure bonus tile: what it counts, coins by number; the band reached by `count` has a copper frame."""
    p = Plates(look, rect.w / BONUS[0])
    theme, palette = look.theme, p.palette
    look.materials.frame(surface, rect, "paper", radius=6)
    p.text(surface, title, (rect.x + p.px(8), rect.y + p.px(13)), 12, theme.ink, face="serif", room=rect.w - p.px(14))
    signs = (*BONUS_SIGNS[tile], "structure")
    room = p.px(BONUS[0] - 14 - 17 * len(signs))
    for number, line in enumerate(p.lines(name(f"tile:{tile}"), 11, (room,))):
        p.text(surface, line, (rect.x + p.px(8), rect.y + p.px(30 + 13 * number)), 11, theme.muted, room=room)
    for number, sign in enumerate(reversed(signs)):
        p.sign(surface, sign, (rect.right - p.px(12 + 17 * number), rect.y + p.px(37)), 15)
    coins = load_facts().bonus_tiles[tile]
    bands = bonus_bands(coins, {"tunnels_adjacent": 6, "lakes_adjacent": 7, "encounters_adjacent": 7}.get(tile, 4))
    step = (BONUS[0] - 10) / len(bands)
    for number, (text, value) in enumerate(bands):
        column = p.rect(rect, 5 + step * number, 58, step, 30)
        reached = (
            count is not None
            and sorted(coins)[number] <= count
            and (number + 1 == len(bands) or count < sorted(coins)[number + 1])
        )
        if reached:
            p.plate(surface, column, mix(palette.paper, palette.coin, 0.3), 4, palette.gained, 1.2)
        p.text(surface, text, (column.centerx, column.y + p.px(7)), 11, theme.ink, align="centre")
        coin(p, surface, (column.centerx, column.y + p.px(21)), value, 17)
    return {f"tile:{tile}": rect}


BONUS_SIGNS = {
    "tunnels_adjacent": ("tunnel",),
    "lakes_adjacent": ("lake",),
    "encounters_adjacent": ("encounter",),
    "on_tunnels": ("tunnel",),
    "longest_row": ("structure",),
    "on_farm_or_tundra": ("food", "oil"),
}


def coin(p: Plates, surface: Surface, middle: tuple[float, float], value: int, size: float) -> None:
    """A coin with its worth on it."""
    p.sign(surface, "coins", middle, size)
    disc = Rect(0, 0, p.px(size * 0.66), p.px(size * 0.66))
    disc.center = round(middle[0]), round(middle[1])
    p.plate(surface, disc, mix(p.palette.coin, (255, 250, 238), 0.36), size / 3)
    p.put(surface, tokens.number(str(value), p.px(size * 0.6), (46, 28, 4)), middle)


def _paper(p: Plates, surface: Surface, rect: Rect) -> None:
    """Under words that lie on the map: it may be so near that there is terrain."""
    p.plate(surface, rect, p.palette.paper, 4, alpha=235)


def draw_pile(look: Look, surface: Surface, rect: Rect, left: int, caption: str) -> dict[str, Rect]:
    """The Factory cards that lie there, face down; edges show how many are left, and a line of words if there are
    any."""
    p = Plates(look, rect.w / PILE[0])
    edges = max(0, min(4, left - 1))
    card = Rect(rect.x, rect.y, p.px(46), p.px(58))
    iron: Colour = (62, 54, 50)
    if left:
        for number in range(edges, -1, -1):
            look.materials.shadow(surface, card.move(p.px(1.4 * number), p.px(1.4 * number)), "tile", 4)
            p.plate(surface, card.move(p.px(1.4 * number), p.px(1.4 * number)), iron, 4, (28, 22, 20), 1.0)
        inner = card.inflate(-p.px(8), -p.px(8))
        p.plate(surface, inner, iron, 3, mix(iron, p.palette.brass[1], 0.55), 0.9)
        p.sign(surface, "factory", card.center, 27)
    else:
        p.plate(surface, card, p.palette.sheet, 4, mix(p.palette.sheet, p.palette.line, 0.4), 1.0, 90)
    if not caption:
        return {"factory_pile": card}
    words = f"{caption} {left}"
    style: Style = p.style(11, "bold")
    strip = Rect(0, 0, look.fonts.width(words, style) + p.px(8), p.px(14))
    strip.center = card.centerx, rect.bottom - p.px(5)
    _paper(p, surface, strip)
    p.text(
        surface, words, (card.centerx, rect.bottom - p.px(5)), style.size, look.theme.ink, face="bold", align="centre"
    )
    return {"factory_pile": card}
