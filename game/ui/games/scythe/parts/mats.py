"""What lies in front of the players of Scythe: rows of all players, faction plates, player mat, hand.

Each is painted by the world; a visit shows another player's mats in the same places.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pygame
from pygame import Rect, Surface

from game.table.shown import Shown, Told
from game.ui.games.scythe import cards, seat_row, tokens
from game.ui.games.scythe.faction_mat import FactionMat, FactionWords
from game.ui.games.scythe.facts import load_facts
from game.ui.games.scythe.plates import Marked, noting_cuts
from game.ui.games.scythe.player_mat import MatWords, PlayerMat
from game.ui.kinds.painted import PaintedPart
from game.ui.kinds.part import Point

_HIDDEN = "?"
_HIDDEN = "?"
_ROLES = ("faction:", "mat:")
"""While these are chosen, the mats show the one that is pointed at."""
_ROW_KEYS = (
    "units", "power", "popularity", "coins", "cards", "stars", "upgrades", "mechs", "recruits", "structures",
    "factions", "mats",
)
"""What a player's row is drawn from."""


class WarPart(PaintedPart):
    """Knows whose things are shown and which of them are marked."""

    lies_still = False
    """Everything that can be clicked here is here always: what is lit elsewhere changes nothing."""

    @property
    def seat(self) -> int:
        for one in (self.seen.visit, self.seen.viewer, self.seen.actor):
            if one is not None:
                return one
        return 0

    @property
    def is_own(self) -> bool:
        return self.seat == self.seen.viewer

    def marked(self) -> Marked:
        seen = self.seen
        if not self.is_own:
            return Marked(pointed=seen.pointed)
        effect = frozenset((*seen.effect, seen.hint)) - {""}
        return Marked(frozenset(seen.lit), frozenset(seen.chosen), seen.pointed, effect, seen.refused)

    def drawn(self, shown: Shown) -> object:
        """One comparison for all of what they show; of what is pointed at only what lies here: painting is dear."""
        here = self._regions
        lit, chosen = (
            tuple(one for one in ids if not self.lies_still or one in here or one.startswith(_ROLES))
            for ids in (shown.lit, shown.chosen)
        )
        marked = (shown.pointed, shown.refused, shown.hint, *shown.effect)
        return (
            shown.plain,
            shown.viewer,
            shown.actor,
            shown.visit,
            lit,
            chosen,
            tuple(one if one in here or one.startswith(_ROLES) else "" for one in marked[:3]),
            tuple(one for one in marked[3:] if one in here),
            shown.hidden,
            tuple(shown.gauges.items()),
            shown.signs,
        )

    def overflow(self) -> list[str]:
        """Painted once more, noting what has no room."""
        if not self.visible or not self.seen.plain or self.rect.w < 2:
            return []
        with noting_cuts() as cut:
            scratch = Surface(self.rect.size, pygame.SRCALPHA)
            self.painted(scratch, scratch.get_rect())
        return cut

    _looked_at = ""

    def looked_at(self, kind: str) -> str:
        """While something of a kind is chosen: what was pointed at last, or else the first that can be had."""
        if self.seen.pointed.startswith(f"{kind}:"):
            self._looked_at = self.seen.pointed
        offered = [one for one in self.seen.lit if one.startswith(f"{kind}:")]
        shown = self._looked_at if self._looked_at in offered else next(iter(offered), "")
        return shown.partition(":")[2]

    @property
    def has_factions(self) -> bool:
        return all(self.seen.plain.get("factions") or ("",))


class SeatRows(WarPart):
    """All players, one row each; a click shows that player's mats."""

    needs = {"": ("threats", "safe", "visit", "factory")}

    def drawn(self, shown: Shown) -> object:
        plain = shown.plain
        return tuple(str(plain.get(key)) for key in _ROW_KEYS), shown.actor, shown.visit, shown.viewer, shown.chosen

    def painted(self, surface: Surface, rect: Rect) -> dict[str, Rect]:
        if not self.has_factions:
            return {}
        plain, seats = self.seen.plain, len(self.seen.signs)
        gap = self.grid.px(3 if seats < 5 else 2)
        high = (rect.h - gap * (max(seats, 4) - 1)) // max(seats, 4)
        regions: dict[str, Rect] = {}
        for seat in range(seats):
            row = Rect(self.grid.px(3), seat * (high + gap), rect.w - self.grid.px(6), high)
            mat = plain["mats"][seat]
            told = seat_row.Row(
                self.host.player(seat), self.host.name(f"mat:{mat}") if mat else "", seat == self.seen.actor
            )
            regions |= seat_row.draw(self.look, surface, row, plain, seat, told, self.host.name)
            if self._is_partner(f"seat:{seat}"):
                self.materials.ring(surface, row, self.theme.lit, 2.4, 7)
        return regions

    def _is_partner(self, component: str) -> bool:
        """Somebody to make a deal with, once that was asked for; else a click looks at the mats."""
        return component in self.seen.lit and bool(self.seen.chosen)

    def component_at(self, pos: Point) -> str:
        return super().component_at(pos).partition("/")[0]

    def told(self, component: str) -> Told | None:
        """What that player could do with one move, and that a click shows the mats."""
        if component not in self.regions:
            return None
        gauges, said = self.seen.gauges, []
        if component == f"seat:{self.seen.viewer}":
            threats = sum(name.startswith("threat:") for name in gauges)
            said.append(self.word("threats", n=threats) if threats else self.word("safe"))
        else:
            said.append(self.word("visit"))
        if gauges.get(f"reaches_factory:{component}"):
            said.append(self.word("factory"))
        return Told(text=" ".join(said))

    def pressed(self, component: str) -> None:
        if self._is_partner(component):
            self.host.choose(component)
            return
        seat = int(component.partition(":")[2].partition("/")[0])
        same = seat == (self.seen.visit if self.seen.visit is not None else self.seen.viewer)
        self.host.visit(None if same else seat)


class FactionPlates(WarPart):
    """While factions are chosen, the one that is pointed at is shown."""

    lies_still = True

    def painted(self, surface: Surface, rect: Rect) -> dict[str, Rect]:
        plain, seat = self.seen.plain, self.seat
        if not self.has_factions:
            faction = self.looked_at("faction")
            if not faction:
                return {}
            plain = {**plain, "factions": [faction] * plain["seats"]}
        words = FactionWords(self.host.name, lambda ability: self._short(ability, plain["factions"][seat]))
        return FactionMat(self.look, rect, words).draw(surface, plain, seat, self.marked())

    def _short(self, ability: str, faction: str) -> str:
        if ability != "riverwalk":
            return self.host.text(f"{self.spec.world}.ability.{ability}.short")
        one, two = load_facts().riverwalk[faction]
        terrain = f"{self.spec.world}.terrain"
        return self.host.text(
            f"{self.spec.world}.ability.riverwalk.short",
            one=self.host.text(f"{terrain}.{one}"),
            two=self.host.text(f"{terrain}.{two}"),
        )


class ActionMat(WarPart):
    lies_still = True
    needs = {"": ("last", "either", "gives", "costs", "then")}

    def painted(self, surface: Surface, rect: Rect) -> dict[str, Rect]:
        plain = self.seen.plain
        if not all(plain.get("mats") or ("",)):
            mat = self.looked_at("mat") if self.has_factions else ""
            if not mat:
                return {}
            plain = {**plain, "mats": [mat] * plain["seats"]}
        words = MatWords(self.host.name, self.word("last"), self.word("either"))
        have = {name.partition(":")[2]: n for name, n in self.seen.gauges.items() if name.startswith("resource:")}
        own = self.is_own
        return PlayerMat(self.look, rect, words).draw(
            surface, plain, self.seat, self.marked(), have if own else None, self._acting()
        )

    def told(self, component: str) -> Told | None:
        """What an action costs and gives as things stand, and what an upgrade would make of it."""
        found = super().told(component)
        return replace(found, second=self._now(component)) if found is not None and self.is_own else found

    def _now(self, component: str) -> str:
        kind, _, name = component.partition(":")
        gauges = self.seen.gauges
        gives, costs = gauges.get(f"yield:{name}"), gauges.get(f"cost:{name}")
        if kind == "top" and gives is not None:
            return self.word("gives", n=gives)
        if kind == "cube" and gives is not None and component in self.seen.lit:
            return self.word("then", n=gives, then=gives + 1)
        if kind == "slot" and costs is not None and component in self.seen.lit:
            return self.word("then", n=costs, then=costs - 1)
        if kind == "bottom" and costs is not None:
            resource = load_facts().bottoms[name].resource
            return self.word("costs", n=costs, have=gauges.get(f"resource:{resource}", 0))
        return ""

    def sprite(self, piece: str, seat: int) -> Surface | None:
        """A cube that flies from an action to a cost; of others it cannot be seen."""
        if not piece.startswith("cube:") or seat != self.seat:
            return None
        return tokens.sign(self.look, "cube", round(18 * self.grid.u))

    def _acting(self) -> str:
        """The section in use: it is the last one as soon as it was chosen."""
        plain = self.seen.plain
        busy = self.seen.phase not in ("take_turn", "") and plain.get("active") == self.seat
        return str((plain.get("last") or {})[self.seat] or "") if busy else ""


class WarHand(WarPart):
    """Combat cards and objectives; for others only their backs."""

    lies_still = True

    needs = {"": ("own", "their", "hidden")}

    def drawn(self, shown: Shown) -> object:
        return super().drawn(shown), shown.page

    def painted(self, surface: Surface, rect: Rect) -> dict[str, Rect]:
        plain, seat, theme = self.seen.plain, self.seat, self.theme
        if not self.has_factions:
            return {}
        self.materials.frame(surface, rect, "plaque", radius=8, shadow=None)
        u = rect.h / 55
        title = self.word("hidden") if self.seen.hidden else self.word("own") if self.is_own else self.word("their")
        for number, line in enumerate(title.split("\n")):
            at = rect.x + 9 * u, rect.y + (17 + 15 * number) * u
            self.fonts.draw(surface, line, self.fonts.least("caption"), theme.cream_muted, at)
        regions: dict[str, Rect] = {}
        hidden = self.seen.hidden or not self.is_own
        left = rect.x + round(78 * u)
        objectives = plain["objectives"][seat]
        wide = round(146 * u)
        room = rect.right - left - len(objectives) * (wide + round(5 * u)) - round(8 * u)
        regions |= self._cards(surface, Rect(left, rect.y, room, rect.h), u, hidden=hidden)
        x = rect.right - len(objectives) * (wide + round(5 * u)) - round(3 * u)
        for card in objectives:
            place = Rect(x, rect.y + round(6 * u), wide, round(43 * u))
            x += wide + round(5 * u)
            name = _HIDDEN if hidden else card
            holds = bool(self.seen.gauges.get(f"objective:{card}"))
            cards.draw_objective(
                self.look, surface, place, name, self.host.name, progress=self._progress(name), holds=holds
            )
            if not hidden:
                regions[f"objective:{card}"] = place
        for name, place in regions.items():
            if self.is_own and name in self.seen.lit:
                self.materials.ring(surface, place, theme.copper, 2.4, 4)
            if name == self.seen.pointed:
                self.materials.ring(surface, place, theme.lit_ring, 2, 4)
        return regions

    def _cards(self, surface: Surface, area: Rect, u: float, *, hidden: bool) -> dict[str, Rect]:
        """One beside the other; equal ones lie on one another, with their number, where there are too many."""
        hand = [_HIDDEN if hidden else value for value in sorted(self.seen.plain["cards"][self.seat], key=str)]
        most = int((area.w - 33 * u) // (30 * u)) + 1
        piles = Counter(hand) if len(hand) > most else None
        shown = list(piles) if piles is not None else hand
        step = min(36 * u, (area.w - 35 * u) / max(1, len(shown) - 1))
        regions: dict[str, Rect] = {}
        page = self.seen.page
        staked = list(page.cards) if page is not None and self.is_own else []
        for number, value in enumerate(shown):
            place = Rect(round(area.x + step * number), area.y + round(6 * u), round(33 * u), round(43 * u))
            chosen = f"card:{value}" in self.seen.chosen or value in staked
            cards.draw_combat_card(self.look, surface, place, value, selected=chosen)
            if value in staked:
                staked.remove(value)
            if piles is not None and piles[value] > 1:
                chip = tokens.chip(self.look, piles[value], 8.5 * u)
                surface.blit(chip, chip.get_rect(center=(place.right - round(7 * u), place.bottom - round(6 * u))))
            if value != _HIDDEN:
                regions[f"card:{value}"] = place
        return regions

    def _progress(self, card: str) -> list[cards.Progress]:
        if card == _HIDDEN:
            return []
        found = []
        for number, condition in enumerate(load_facts().objectives[card]):
            have = self.seen.gauges.get(f"objective:{card}:{number}")
            if have is not None and condition.least is not None:
                found.append(cards.Progress(have, condition.least))
        return found

    def told(self, component: str) -> Told | None:
        if component.startswith("objective:") and component in self.regions:
            return Told(text=self.host.text(f"{self.spec.world}.objective.{component.partition(':')[2]}"))
        return super().told(component)
