"""What lies over the map of Scythe for a while: an encounter or Factory cards to choose from, and a combat.

The combat shows each side what that side may know: own dial and cards, of the rival only power and number of cards.
"""

from __future__ import annotations

from typing import Any

from pygame import Rect, Surface

from game.ui.kinds.part import Shown
from game.ui.kinds.war_mats import WarPart
from game.ui.worlds.scythe import battle, cards
from game.ui.worlds.scythe.dial import Dial, Strength

_CARD_LEAST, _CARD_MOST = 2, 5


def value_of(line: str, name: str) -> str:
    """A field of a frame's line: `at` of `set_dials at=r3c4 attacker=0`."""
    for word in line.split():
        key, _, value = word.partition("=")
        if key == name:
            return value
    return ""


class SheetPart(WarPart):
    """Open in its phases, for whoever is asked."""

    def show(self, shown: Shown) -> None:
        super().show(shown)
        in_time = not self.spec.phases or shown.phase in self.spec.phases
        self.set(visible=in_time and self.has_something(shown))

    def has_something(self, shown: Shown) -> bool:
        return True

    def _paint(self) -> Surface | None:
        return super()._paint() if self.seen.plain and self.has_something(self.seen) else None

    def top_line(self, shown: Shown) -> str:
        return str((shown.plain.get("stack") or [""])[-1])

    def card_line(self, shown: Shown) -> str:
        """The line of the frame, from the top down, that speaks of a card."""
        lines = [str(line) for line in reversed(shown.plain.get("stack") or ())]
        return next((line for line in lines if value_of(line, "card")), "")


class EncounterSheet(SheetPart):
    needs = {"": ("free",)}

    def has_something(self, shown: Shown) -> bool:
        return bool(value_of(self.card_line(shown), "card")) and any(one.startswith("option:") for one in shown.lit)

    def painted(self, surface: Surface, rect: Rect) -> dict[str, Rect]:
        card, world = value_of(self.card_line(self.seen), "card"), self.spec.world
        words = cards.EncounterWords(
            self.host.name,
            lambda card: self.host.text(f"{world}.encounter.{card}.story"),
            lambda card, pick: self.host.text(f"{world}.encounter.{card}.{pick}"),
            self.word("free"),
        )
        taken = [pick for pick in value_of(self.card_line(self.seen), "taken").split(",") if pick]
        return cards.draw_encounter(self.look, surface, rect, card, words, self.marked(), taken)


class FactorySheet(SheetPart):
    """Factory cards to choose from, or the own one while its section is used."""

    needs = {"": ("title", "either")}

    def _cards(self, shown: Shown) -> list[str]:
        offered = [one.partition(":")[2] for one in shown.lit if one.startswith("factory:")]
        own = (shown.plain.get("factory_cards") or [None])[self.seat] if shown.plain else None
        return offered or ([own] if own and shown.phase == "factory_top" else [])

    def has_something(self, shown: Shown) -> bool:
        return bool(self._cards(shown))

    def painted(self, surface: Surface, rect: Rect) -> dict[str, Rect]:
        shown = self._cards(self.seen)
        self.materials.frame(surface, rect, "paper", radius=8)
        u = self.grid.u
        self.fonts.draw(surface, self.word("title"), "panel", self.theme.ink, (rect.x + 16 * u, rect.y + 22 * u))
        wide = min(216 * u, (rect.w - 24 * u) / len(shown) - 10 * u)
        high = wide * 194 / 216
        left = rect.x + (rect.w - len(shown) * (wide + 10 * u) + 10 * u) / 2
        regions: dict[str, Rect] = {}
        for number, card in enumerate(shown):
            place = Rect(round(left + number * (wide + 10 * u)), rect.y + round(44 * u), round(wide), round(high))
            found = cards.draw_factory_card(
                self.look, surface, place, card, self.host.name, self.word("either"), self.marked()
            )
            regions |= found
        return regions


class BattleSheet(SheetPart):
    """Dials left and right, the battle between them, cards below, and one bar with what both can reach."""

    needs = {"": ("title", "attacks", "defends", "cards", "sealed", "reach", "ties")}

    def has_something(self, shown: Shown) -> bool:
        return bool(value_of(self.top_line(shown), "at")) and bool(value_of(self.top_line(shown), "attacker"))

    def painted(self, surface: Surface, rect: Rect) -> dict[str, Rect]:
        plain, line = self.seen.plain, self.top_line(self.seen)
        at, attacker, defender = (value_of(line, key) for key in ("at", "attacker", "defender"))
        sides = [int(attacker), int(defender or attacker)]
        own = self.seen.viewer if self.seen.viewer in sides else sides[0]
        rival = sides[1] if own == sides[0] else sides[0]
        u = self.grid.u * rect.w / (self.spec.at[2] * self.grid.u)
        self.materials.frame(surface, rect, "paper", radius=10)
        middle = rect.centerx
        self.fonts.draw(
            surface,
            self.word("title", place=self.host.name(at)),
            "panel",
            self.theme.ink,
            (middle, rect.y + 22 * u),
            "centre",
        )
        picture = battle.battle(self.look, plain, at, round(196 * u), sides[0])
        surface.blit(picture, picture.get_rect(center=(middle, rect.y + round(152 * u))))
        regions = self._side(
            surface,
            Rect(rect.x + round(18 * u), rect.y + round(44 * u), round(212 * u), round(400 * u)),
            own,
            own == sides[0],
            True,
            u,
        )
        self._side(
            surface,
            Rect(rect.right - round(230 * u), rect.y + round(44 * u), round(212 * u), round(400 * u)),
            rival,
            rival == sides[0],
            False,
            u,
        )
        self._strength(
            surface,
            Rect(rect.x + round(40 * u), rect.bottom - round(92 * u), rect.w - round(80 * u), round(44 * u)),
            own,
            rival,
            own == sides[0],
            u,
        )
        return regions

    def _draft(self, seat: int) -> dict[str, Any]:
        drafts = self.seen.plain.get("drafts") or []
        found = drafts[seat] if seat < len(drafts) else None
        return found if isinstance(found, dict) else {}

    def _side(self, surface: Surface, area: Rect, seat: int, attacks: bool, own: bool, u: float) -> dict[str, Rect]:
        plain, theme, fonts = self.seen.plain, self.theme, self.fonts
        faction = plain["factions"][seat]
        fonts.draw(surface, self.host.player(seat), "dock", theme.ink, (area.centerx, area.y), "centre")
        role = self.word("attacks") if attacks else self.word("defends")
        fonts.draw(surface, role, "second", theme.muted, (area.centerx, area.y + 18 * u), "centre")
        square = Rect(0, 0, round(196 * u), round(196 * u))
        square.midtop = area.centerx, area.y + round(32 * u)
        draft, sealed = self._draft(seat), bool((plain.get("sealed") or [False] * 9)[seat])
        visible = own and not self.seen.hidden
        chosen = draft.get("power") if visible else None
        dial = Dial(self.look, square, faction)
        found = dial.draw(
            surface, chosen, plain["power"][seat], self.marked() if own else type(self.marked())(), hidden=not visible
        )
        if sealed:
            fonts.draw(
                surface,
                self.word("sealed"),
                "body_bold",
                theme.gain_text,
                (area.centerx, square.bottom + 16 * u),
                "centre",
            )
        regions = {name: place for name, place in (found or {}).items()} if own else {}
        hand = plain["cards"][seat]
        laid = list(draft.get("cards", ())) if visible else []
        y = square.bottom + round(34 * u)
        fonts.draw(surface, self.word("cards", n=len(hand)), "second", theme.muted, (area.centerx, y), "centre")
        shown = sorted(hand, key=str) if visible else ["?"] * len(hand)
        wide, step = round(34 * u), min(40 * u, (area.w - 34 * u) / max(1, len(shown) + len(laid) - 1))
        left = area.centerx - (step * (len(shown) + len(laid) - 1) + wide) / 2
        for number, value in enumerate([*laid, *shown]):
            in_play = number < len(laid)
            place = Rect(
                round(left + step * number), y + round(14 * u) - (round(8 * u) if in_play else 0), wide, round(44 * u)
            )
            cards.draw_combat_card(self.look, surface, place, value, selected=in_play)
            name = f"card:{value}"
            if visible and not in_play:
                regions[name] = place
                if name in self.seen.lit:
                    self.materials.ring(surface, place, theme.copper, 2.4, 4)
        return regions

    def _strength(self, surface: Surface, bar: Rect, own: int, rival: int, attacks: bool, u: float) -> None:
        """From public knowledge: the rival's power, and as many cards as may be laid."""
        plain = self.seen.plain
        power = [n if isinstance(n, int) else 0 for n in plain["power"]]
        at = value_of(self.top_line(self.seen), "at")
        least, most = self._within(rival, at, power)
        draft = self._draft(own)
        mine = (draft.get("power") or 0) + sum(draft.get("cards", ())) if not self.seen.hidden else 0
        longest = max(most, self._within(own, at, power)[1], 7)
        self.fonts.draw(
            surface, self.word("reach", least=least, most=most), "second", self.theme.ink, (bar.x, bar.y - 12 * u)
        )
        ties = self.word("ties") if attacks else ""
        self.fonts.draw(surface, ties, "second", self.theme.muted, (bar.right, bar.y - 12 * u), "right")
        Strength(self.look, bar).draw(
            surface, mine, (least, most), longest, wins_ties=attacks, faction=plain["factions"][own]
        )

    def _within(self, seat: int, at: str, power: list[int]) -> tuple[int, int]:
        fighters = 0
        for word in self.seen.plain.get("units", {}).get(at, ()):
            owner, kind, *count = word.split()
            if int(owner) == seat and kind in ("mech", "character"):
                fighters += int(count[0]) if count else 1
        held = len(self.seen.plain["cards"][seat])
        return 0, min(7, power[seat]) + _CARD_MOST * min(fighters, held)
