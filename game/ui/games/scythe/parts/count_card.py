"""While the end of Scythe is counted: whose things are counted, how many, and what popularity makes of them."""

from __future__ import annotations

from typing import NamedTuple

from pygame import Rect, Surface

from game.ui.games.scythe import homelands, tokens
from game.ui.games.scythe.facts import load_facts
from game.ui.games.scythe.parts.mats import WarPart
from game.ui.games.scythe.plan import FACTORY
from game.ui.games.scythe.plan_file import load_plan
from game.ui.games.scythe.plates import Plates
from game.ui.games.scythe.shown import WarShown
from game.ui.theme import mix

_PICTURE = 150.0
_FACTORY_COUNTS = 3
_RESOURCES = ("metal", "wood", "oil", "food")


class Sum(NamedTuple):
    """So many things, each worth so many coins; `signs` are their pictures, two by two if `pairs`."""

    said: str
    n: int
    each: int
    signs: tuple[str, ...] = ()
    pairs: bool = False

    @property
    def coins(self) -> int:
        return self.n * self.each


class CountCard(WarPart):
    needs = {"": ("coins", "stars", "territories", "with_factory", "resources", "bonus", "final")}

    def drawn(self, shown: WarShown) -> object:
        players = shown.position.players
        return shown.actor, shown.pointed, shown.figures, tuple((one.faction, one.popularity) for one in players)

    # what is counted

    def tier(self) -> tuple[int, dict[str, int]]:
        """Which of the three tiers of popularity the seat is in, and what it makes of things."""
        hearts, tiers = self.player.popularity, load_facts().tiers
        number = next(n for n, one in enumerate(tiers) if one["min"] <= hearts <= one["max"])
        return number, dict(tiers[number])

    def sum_of(self, row: str) -> Sum | None:
        _, worth = self.tier()
        player, figures = self.player, self.seen.figures
        if row == "coins" and player.coins is not None:
            return Sum(self.word("coins", n=player.coins), 1, player.coins)
        if row == "stars":
            n = sum(player.stars.values())
            return Sum(self.word("stars", n=n), n, worth["star"], ("star",) * n)
        if row == "territories":
            held = [place for place, seat in figures.holders.items() if seat == self.seat]
            factory = any(load_plan().by_id[one].terrain == FACTORY for one in held)
            n = len(held) + (_FACTORY_COUNTS - 1) * factory
            said = self.word("with_factory" if factory else "territories", n=n)
            return Sum(said, n, worth["territory"], ("territory",) * n)
        if row == "resources":
            have = [one for one in _RESOURCES for _ in range(figures.resources.get(one, 0))]
            pairs = len(have) // 2
            return Sum(
                self.word("resources", n=len(have), pairs=pairs), pairs, worth["resource_pair"], tuple(have), True
            )
        if row == "bonus" and figures.bonus_count is not None:
            n, steps = figures.bonus_count, load_facts().bonus_tiles[self.seen.position.bonus]
            coins = max((coins for least, coins in steps.items() if least <= n), default=0)
            name = self.host.name(f"tile:{self.seen.position.bonus}")
            return Sum(self.word("bonus", tile=name, n=n), 1, coins)
        return None

    # painting

    @property
    def seat(self) -> int:
        return 0 if self.seen.actor is None else self.seen.actor

    def painted(self, surface: Surface, rect: Rect) -> dict[str, Rect]:
        if not self.has_factions or self.seen.actor is None:
            return {}
        px, theme, fonts = self.grid.px, self.theme, self.fonts
        self.materials.frame(surface, rect, "paper", radius=8, edge=theme.copper, edge_width=2.2)
        picture = Rect(rect.x + px(7), rect.y + px(7), px(_PICTURE), rect.h - px(14))
        surface.blit(homelands.portrait(self.look, self.player.faction, picture.size), picture)
        found = self.sum_of(self.seen.pointed.partition(":")[2])
        left, right = picture.right + px(14), rect.right - px(16)
        room = right - left
        figure = px(84) if found is not None else 0
        name = self.host.name(f"faction:{self.player.faction}")
        fonts.draw(surface, name, fonts.low("card", px(24)), theme.ink, (left, rect.y + px(22)), room=room - figure)
        said = found.said if found is not None else self.word("final", n=self.player.popularity)
        fonts.draw(surface, said, fonts.low("body", px(20)), theme.muted, (left, rect.y + px(46)), room=room - figure)
        if found is not None:
            coins = fonts.low("score", px(40))
            fonts.draw(surface, f"+{found.coins}", coins, theme.gain_text, (right, rect.y + px(32)), "right", figure)
            self._equation(surface, Rect(left, rect.y + px(62), room, rect.h - px(72)), found)
        else:
            self._worth(surface, Rect(left, rect.y + px(62), room, rect.h - px(72)))
        return {"count": rect.copy()}

    def _equation(self, surface: Surface, area: Rect, found: Sum) -> None:
        """The things themselves, and the tier that multiplies them."""
        px, theme, p = self.grid.px, self.theme, Plates(self.look, self.grid.u)
        number, _ = self.tier()
        multiplied = bool(found.signs)
        plate = Rect(0, 0, px(86), min(area.h, px(44)))
        plate.midright = area.right, area.centery
        if multiplied:
            self.materials.fill(surface, plate, mix(p.palette.tiers[number], theme.paper, 0.2), 6)
            self.materials.ring(surface, plate, theme.copper, 1.6, 6)
            p.sign(surface, "popularity", (plate.x + px(18), plate.centery), 20)
            told = f"× {found.each}"
            style = self.fonts.low("card", px(26))
            at = plate.x + px(32), plate.centery
            self.fonts.draw(surface, told, style, theme.ink, at, room=plate.right - at[0] - px(4))
        room = Rect(area.x, area.y, area.w - (plate.w + px(10)) * multiplied, area.h)
        self._signs(surface, room, found)

    def _worth(self, surface: Surface, area: Rect) -> None:
        """What popularity made of each thing."""
        px, (number, worth) = self.grid.px, self.tier()
        p, style = Plates(self.look, self.grid.u), self.fonts.low("card", px(24))
        for at, (icon, entry) in enumerate(
            (("star", "star"), ("territory", "territory"), ("crate", "resource_pair"))
        ):
            plate = Rect(area.x + px(92) * at, area.centery - px(20), px(86), px(40))
            self.materials.fill(surface, plate, mix(p.palette.tiers[number], self.theme.paper, 0.2), 6)
            self.look.icons.draw(surface, icon, 20, self.theme.ink, (plate.x + px(20), plate.centery))
            words, x = f"× {worth[entry]}", plate.x + px(38)
            self.fonts.draw(surface, words, style, self.theme.ink, (x, plate.centery), room=plate.right - x - px(4))

    def _signs(self, surface: Surface, room: Rect, found: Sum) -> None:
        """Each thing, or each pair in a frame of its own; what has no partner is pale."""
        px, many = self.grid.px, len(found.signs)
        size = min(px(24), room.h)
        groups = -(-many // 2) if found.pairs else many
        if not groups:
            return
        rows = 1 if groups * (size * (2 if found.pairs else 1) + px(6)) <= room.w else 2
        each = size * (1.7 if found.pairs else 1.0) + px(4)
        in_row = -(-groups // rows)
        step = min(each, room.w / in_row)
        size = round(min(size, (room.h - px(4)) / rows, step / (1.7 if found.pairs else 1.0)))
        for group in range(groups):
            row, column = divmod(group, in_row)
            x, y = room.x + column * step, room.y + room.h * (row + 0.5) / rows
            for at in (2 * group, 2 * group + 1) if found.pairs else (group,):
                if at >= many:
                    continue
                made = self._sign(found.signs[at], size)
                if found.pairs and at == many - 1 and many % 2:
                    made = made.copy()
                    made.set_alpha(90)
                surface.blit(made, made.get_rect(midleft=(round(x + (at % 2) * size * 0.72 * found.pairs), round(y))))

    def _sign(self, name: str, size: int) -> Surface:
        if name == "star":
            return tokens.star(self.look, self.player.faction, size)
        if name == "territory":
            return tokens.marker(self.look, self.player.faction, size)
        return tokens.resource(self.look, name, size / 2)
