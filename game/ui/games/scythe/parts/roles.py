"""Choosing a faction and a player mat of Scythe: all five of each lie on the table, over map and mats.

Persons choose one after the other in the order of seats, each before everybody's eyes: a click chooses, the big
button takes what is chosen, and below the cards stands what one would begin with. In large type the page shows what
is asked, and it alone.
"""

from __future__ import annotations

from dataclasses import replace

from pygame import Rect, Surface

from game.table.shown import PartSpec, Told
from game.ui.games.scythe import role_cards, tokens
from game.ui.games.scythe.facts import load_facts
from game.ui.games.scythe.mat_cards import MatCards, ToldMat
from game.ui.games.scythe.parts.sheets import SheetPart
from game.ui.games.scythe.parts.stepping import Stepping
from game.ui.games.scythe.plates import Marked
from game.ui.games.scythe.shown import WarShown
from game.ui.kinds.part import Host, is_large

_ENLARGED = 1.4
_CARD, _STEP = 245.0, 252.0
_STRIP, _LARGE_STRIP = (0.0, 622.0, 738.0, 50.0), (0.0, 562.0, 738.0, 96.0)
"""Beside the tools, or above them: what one would begin with."""


class RolePage(SheetPart):
    needs = {"": ("mats", "taken", "not_with", "both", "later", "first", "other_first")}
    leads = True
    fills = True

    def __init__(self, spec: PartSpec, host: Host, name: str) -> None:
        super().__init__(spec, host, name)
        self.pictures: dict[str, Rect] = {}
        """Of factions that can be had, in pixels of the part."""
        self.stepping = self.add(Stepping(self))

    def show(self, shown: WarShown) -> None:
        super().show(shown)
        if self.visible and shown.phase not in self.spec.phases:
            self.set(visible=False)
        kind, _, faction = shown.pointed.partition(":")
        self.stepping.call(faction if self.visible and kind == "faction" and shown.pointed in shown.lit else "")

    def keeps_clear(self, component: str) -> list[Rect]:
        area = self.region(component)
        return [] if area is None else [area]

    def told(self, component: str) -> Told | None:
        """The card says it all, and stands above the strip."""
        found = super().told(component)
        return Told(beside=True) if found is not None and component in self.seen.enters else found

    def drawn(self, shown: WarShown) -> object:
        return super().drawn(shown), shown.page

    def over_picture(self, surface: Surface, faction: str, place: Rect) -> None:
        """What stands on a picture, whoever steps forward behind it."""
        page = self._page()
        page.mark(surface, faction, place)
        if self._chosen == f"faction:{faction}":
            edge = page.p.px(6)
            page.tick(surface, Rect(place.x - edge, place.y - edge, place.w + 2 * edge, place.h))

    # what is chosen

    @property
    def _chosen(self) -> str:
        """What is chosen and not taken yet."""
        page = self.seen.page if self.is_own else None
        return "" if page is None else str(page.component)

    def marked(self) -> Marked:
        """What the viewer has already is chosen."""
        found = super().marked()
        own = {f"faction:{self.player.faction}", self._chosen} - {""}
        return replace(found, chosen=found.chosen | own)

    def _meant(self, kind: str, taken: str) -> str:
        """What is spoken of: pointed at, or else chosen, or else had already."""
        for one in (self.seen.pointed if self.seen.pointed in self.seen.lit else "", self._chosen):
            found, _, name = one.partition(":")
            if found == kind:
                return name
        return taken

    # painting

    def painted(self, surface: Surface, rect: Rect) -> dict[str, Rect]:
        large, page = is_large(self), self._page()
        surface.fill(self.theme.walnut, rect)
        self.pictures = {}
        asks_mat = self.seen.phase == "choose_mat"
        regions: dict[str, Rect] = {}
        if not (large and asks_mat):
            regions |= self._factions(surface, page, rect, 548 if large else 378)
        if not large:
            at = self._place(rect, 0, 397, 1).topleft
            page.p.text(surface, self.word("mats"), at, 13, self.theme.cream, room=rect.w - page.p.px(12))
        if not large or asks_mat:
            regions |= self._mats(surface, page, rect, 6 if large else 410, 548 if large else 206)
        page.p.states(surface, regions, self.marked(), 8)
        if self._chosen.startswith("faction:") and self._chosen in regions:
            page.tick(surface, regions[self._chosen])
        if self.is_own:
            left = self._place(rect, 0, 0, 1).x
            x, y, wide, high = _LARGE_STRIP if large else _STRIP
            px = self.grid.px
            self._begin(surface, page, Rect(left + px(x), rect.y + px(y), px(wide), px(high)))
        return regions

    def _page(self) -> role_cards.Cards:
        return role_cards.Cards(self.look, self.grid.u, _ENLARGED if is_large(self) else 1.0)

    def _begin(self, surface: Surface, page: role_cards.Cards, area: Rect) -> None:
        """Whom one would lead, on which mat, and with what; and whether one would begin."""
        faction, mat = self._meant("faction", self.player.faction), self._meant("mat", self.player.mat)
        if not faction:
            return
        p, theme, facts = page.p, self.theme, load_facts()
        power, hand = facts.starts[faction]
        goods = {"power": power, "combat_cards": hand}
        name = self.host.name(f"faction:{faction}")
        note = self.word("later")
        if mat:
            number, hearts, coins = facts.mat_starts[mat]
            goods |= {"popularity": hearts, "coins": coins}
            name, note = self.word("both", faction=name, mat=self.host.name(f"mat:{mat}")), self._order(mat, number)
        words = {one: self.host.text(f"{self.spec.world}.amount.{one}", n=n) for one, n in goods.items()}
        side = p.px(30)
        mark = tokens.emblem(self.look, faction, side)
        surface.blit(mark, mark.get_rect(midleft=(area.x, area.centery)))
        room = area.w - side - p.px(10)
        size = 13 * page.k
        about = self._ability_told(faction) if page.k == 1 else ""
        wide = self.fonts.width(name, p.style(size, "bold")) + p.px(14)
        lines = p.lines(about or note, size, (room - wide, room))[:2]
        rows = len(lines) + 1
        x, y = area.x + side + p.px(10), area.y + area.h / (2 * rows)
        p.text(surface, name, (x, y), size, theme.cream, face="bold", room=room * 0.62)
        for number, line in enumerate(lines):
            p.text(surface, line, (x + wide * (not number), y), size, theme.cream_muted)
            y += area.h / rows
        page.amounts(surface, goods, words, (x, y), theme.cream, room)

    def _ability_told(self, faction: str) -> str:
        """In full, as long as the faction is pointed at."""
        if self.seen.pointed != f"faction:{faction}":
            return ""
        return self.host.text(f"{self.spec.world}.ability.{load_facts().abilities[faction]}.full")

    def _order(self, mat: str, number: int) -> str:
        """The lowest number of those taken so far begins."""
        taken = {
            seat: one.mat for seat, one in enumerate(self.seen.position.players) if one.mat and seat != self.seat
        }
        first = min(taken, key=lambda seat: load_facts().mat_starts[taken[seat]][0], default=None)
        if first is None or load_facts().mat_starts[taken[first]][0] > number:
            return self.word("first", n=number)
        return self.word("other_first", who=self.host.player(first), n=load_facts().mat_starts[taken[first]][0])

    def _place(self, rect: Rect, number: int, top: float, high: float) -> Rect:
        px = self.grid.px
        left = rect.x + (rect.w - px(4 * _STEP + _CARD)) // 2
        return Rect(left + px(_STEP * number), rect.y + px(top), px(_CARD), px(high))

    def _owners(self, kind: str) -> dict[str, str]:
        """Who has it, by name."""
        players = self.seen.position.players
        return {getattr(one, kind): self.host.player(seat) for seat, one in enumerate(players) if getattr(one, kind)}

    def _told_of(self, faction: str, ability: str) -> role_cards.Told:
        world, facts = self.spec.world, load_facts()
        power, hand = facts.starts[faction]
        return role_cards.Told(
            self.host.name(f"faction:{faction}"),
            self.host.name(f"character:{faction}"),
            self.host.name(f"ability:{ability}"),
            self.host.text(f"{world}.screen.does.{ability}"),
            {
                "power": self.host.text(f"{world}.amount.power", n=power),
                "combat_cards": self.host.text(f"{world}.amount.combat_cards", n=hand),
            },
            tuple(self.host.name(f"ability:{one}") for one in facts.mechs[faction]),
            self.host.text(f"{world}.screen.good_at.{faction}"),
        )

    def _factions(self, surface: Surface, page: role_cards.Cards, rect: Rect, high: float) -> dict[str, Rect]:
        owners, regions = self._owners("faction"), {}
        told = {faction: self._told_of(faction, ability) for faction, ability in load_facts().abilities.items()}
        picture = page.picture_high(self._place(rect, 0, 6, high), told)
        for number, (faction, one) in enumerate(told.items()):
            area = regions[f"faction:{faction}"] = self._place(rect, number, 6, high)
            page.faction(surface, area, faction, one, picture)
            owner = owners.get(faction)
            if owner is None:
                self.pictures[faction] = page.picture(area, picture)
            if owner is not None and faction != self.player.faction:
                page.veil(surface, area, self.word("taken", who=owner), bright=picture + page.p.px(9))
            elif owner is not None:
                page.say(surface, area, owner)
        return regions

    def _told_mat(self, mat: str) -> ToldMat:
        sections, screen = load_facts().mats[mat], f"{self.spec.world}.screen"
        names = [(self.host.name(f"section:{one.top}"), self.host.name(f"bottom:{one.bottom}")) for one in sections]
        broken = [
            (self.host.text(f"{screen}.column.{one.top}"), self.host.text(f"{screen}.column.{one.bottom}"))
            for one in sections
        ]
        paid = {one.bottom: one.coins for one in sections}
        return ToldMat(
            self.host.name(f"mat:{mat}"), names, broken, self.host.text(f"{screen}.mat_good.{mat}", **paid)
        )

    def _mats(self, surface: Surface, page: role_cards.Cards, rect: Rect, top: float, high: float) -> dict[str, Rect]:
        owners, regions, painter = self._owners("mat"), {}, MatCards(page)
        mats = load_facts().mats
        asked = self.seen.phase == "choose_mat" and self.is_own and any(f"mat:{mat}" in self.seen.lit for mat in mats)
        for number, mat in enumerate(mats):
            area = regions[f"mat:{mat}"] = self._place(rect, number, top, high)
            banned = asked and mat not in owners and f"mat:{mat}" not in self.seen.lit
            painter.draw(surface, area, mat, self._told_mat(mat), noted=banned or mat in owners)
            if mat in owners:
                page.veil(surface, area, self.word("taken", who=owners[mat]), low=True)
            elif banned:
                faction = self.host.name(f"faction:{self.player.faction}")
                page.veil(surface, area, self.word("not_with", faction=faction), low=True)
        return regions
