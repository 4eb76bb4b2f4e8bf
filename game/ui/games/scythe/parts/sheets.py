"""What lies over the map of Scythe for a while: an encounter or Factory cards to choose from."""

from __future__ import annotations

from pygame import Rect, Surface

from game.table.shown import Told
from game.ui.games.scythe import cards, factory_cards
from game.ui.games.scythe.facts import load_facts
from game.ui.games.scythe.parts.mats import WarPart
from game.ui.games.scythe.plan_file import load_plan
from game.ui.games.scythe.shown import WarShown
from game.ui.kinds.part import is_large
from game.ui.widget import At

_IN_ROW = 3
_IN_LARGE_ROW, _TALL = 2, 3
"""With large type cards stand in pairs, and from three rows on without their pictures."""
_COUNTED = ("upgrade", "mech", "structure", "recruit", "worker")
"""What one has a number of."""
_MIDDLE = 4
"""Row and column of the map that halve it."""
_LEFT, _RIGHT, _LOW = 12.0, 172.0, 358.0
"""Where an encounter lies beside the half in which it is met."""
_CARD, _BETWEEN = (204.0, 183.0), 10.0
_GROWN = 1.5
"""So much larger are Factory cards with large type."""


class SheetPart(WarPart):
    """Open in its phases, for whoever is asked."""

    comes_up = True

    def show(self, shown: WarShown) -> None:
        if self.spec.large is not None and self.root is not None and self.root.has_look:
            self.move_to(self.spec.large if is_large(self) else self.spot(shown))
        super().show(shown)
        in_time = not self.spec.phases or shown.phase in self.spec.phases
        self.set(visible=in_time and self.has_something(shown))

    def spot(self, shown: WarShown) -> At:
        """Where it lies with usual type."""
        return self.spec.at

    def has_something(self, shown: WarShown) -> bool:
        return True

    def _paint(self) -> Surface | None:
        return super()._paint() if self.seen.position is not None and self.has_something(self.seen) else None


class EncounterSheet(SheetPart):
    """Lies in the half of the map where nothing of what it is about stands: what it brings comes there, and a click
    that is meant for the place must not be an answer."""

    needs = {"": ("free", "again", "all_out")}

    def spot(self, shown: WarShown) -> At:
        if shown.position is None or shown.position.place not in load_plan().by_id:
            return self.spec.at
        _, y, wide, high = self.spec.at
        here = load_plan().by_id[shown.position.place]
        return (_RIGHT if here.col < _MIDDLE else _LEFT, _LOW if here.row <= _MIDDLE else y, wide, high)

    def told(self, component: str) -> Told | None:
        """What it costs and brings stands on the sheet: no card lies over the answers."""
        found = super().told(component)
        return Told(beside=True) if found is not None and component.startswith("option:") else found

    def has_something(self, shown: WarShown) -> bool:
        """Whoever is asked answers here; everybody else reads what is met."""
        if shown.position.meeting is None:
            return False
        others = shown.phase == "encounter" and shown.actor not in (None, shown.viewer)
        return others or any(one.startswith("option:") for one in shown.lit)

    def _all_out(self) -> list[str]:
        """Kinds of which whoever answers has none left to come, or a track that is at its end."""
        facts, players = load_facts(), self.seen.position.players
        has = players[self.seat if self.seen.actor is None else self.seen.actor].progress()
        most = {kind: facts.common[f"{kind}s"] for kind in _COUNTED}
        most |= {"popularity": facts.most_popularity, "power": facts.most_power}
        return [kind for kind, n in most.items() if has[f"{kind}s" if kind in _COUNTED else kind] >= n]

    def _about(self, option: str) -> str:
        """What an answer costs and brings, and what of it does not come because all of that is out already."""
        meeting, told = self.seen.position.meeting, self.host.about(option)
        if meeting is None:
            return told
        _, gain = load_facts().encounters[meeting.card][option.partition(":")[2]]
        lost = [
            self.host.text(f"{self.spec.world}.amount.{one}", n=gain[one]) for one in self._all_out() if one in gain
        ]
        return f"{told} {self.word('all_out', what=', '.join(lost))}" if lost else told

    def painted(self, surface: Surface, rect: Rect) -> dict[str, Rect]:
        meeting, world = self.seen.position.meeting, self.spec.world
        if meeting is None:
            return {}
        words = cards.EncounterWords(
            self.host.name,
            lambda card: self.host.text(f"{world}.encounter.{card}.story"),
            lambda card, pick: self.host.text(f"{world}.encounter.{card}.{pick}"),
            self.word("free"),
            self.word("again"),
            self._about,
            frozenset(self._all_out()),
        )
        taken = [meeting.chosen] if meeting.chosen else []
        form = cards.LARGE_ENCOUNTER if is_large(self) else cards.USUAL_ENCOUNTER
        return cards.draw_encounter(self.look, surface, rect, meeting.card, words, self.marked(), taken, form)


def _card_size(large: bool, picture: bool, u: float) -> tuple[float, float]:
    scale = _CARD[0] / cards.FACTORY[0] * u * (_GROWN if large else 1.0)
    high = cards.FACTORY[1] - (0 if picture else factory_cards.PICTURE)
    return cards.FACTORY[0] * scale, high * scale


class FactorySheet(SheetPart):
    """Factory cards to choose from, or the own one while its section is used."""

    needs = {"": ("title", "either")}

    def _cards(self, shown: WarShown) -> list[str]:
        offered = [one.partition(":")[2] for one in shown.lit if one.startswith("factory:")]
        own = self.player.factory_card
        return offered or ([own] if own and shown.phase == "factory_top" else [])

    def has_something(self, shown: WarShown) -> bool:
        return bool(self._cards(shown))

    def painted(self, surface: Surface, rect: Rect) -> dict[str, Rect]:
        """In rows of three, so that every card can be read."""
        shown = self._cards(self.seen)
        u, large = self.grid.u, is_large(self)
        columns = min(len(shown), _IN_LARGE_ROW if large else _IN_ROW)
        rows = -(-len(shown) // columns)
        pictures = not large or rows < _TALL
        card = _card_size(large, pictures, u)
        step_x, step_y = card[0] + _BETWEEN * u, card[1] + _BETWEEN * u
        panel = Rect(0, rect.y, round(columns * step_x + 22 * u), round(rows * step_y + 50 * u))
        panel.centerx = rect.centerx
        self.materials.frame(surface, panel, "paper", radius=8)
        self.fonts.draw(surface, self.word("title"), "panel", self.theme.ink, (panel.x + 16 * u, panel.y + 22 * u))
        regions: dict[str, Rect] = {}
        for number, one in enumerate(shown):
            row, column = divmod(number, columns)
            here = columns if row < rows - 1 else len(shown) - row * columns
            left = panel.centerx - (here * step_x - _BETWEEN * u) / 2
            spot = round(left + column * step_x), round(panel.y + 42 * u + row * step_y)
            found = factory_cards.draw_factory_card(
                self.look,
                surface,
                Rect(*spot, round(card[0]), round(card[1])),
                one,
                self.host.name,
                self.word("either"),
                self.marked(),
                picture=pictures,
            )
            if self.seen.phase != "factory_top" and "choice:1" not in found:
                found.pop("choice:0", None)  # as long as cards are chosen, its only gain is the card itself
            regions |= found
        return regions


class DealSheet(SheetPart):
    """Coins that are offered or asked for: one click on a coin says both."""

    needs = {"": ("title", "offer", "ask")}

    def painted(self, surface: Surface, rect: Rect) -> dict[str, Rect]:
        u, regions = self.grid.u, {}
        self.materials.frame(surface, rect, "paper", radius=8)
        self.fonts.draw(surface, self.word("title"), "panel", self.theme.ink, (rect.x + 16 * u, rect.y + 22 * u))
        titles = {"offer": self.word("offer"), "ask": self.word("ask")}
        for number, (way, words) in enumerate(titles.items()):
            y = rect.y + round((44 + 46 * number) * u)
            head = Rect(rect.x + round(12 * u), y, round(110 * u), round(38 * u))
            self.fonts.draw(surface, words, "body_bold", self.theme.ink, (head.x + 6 * u, head.centery), room=head.w)
            for coins in self._coins(way):
                x = head.right + round((6 + 39 * (coins - 1)) * u)
                place = Rect(x, y, round(37 * u), round(38 * u))
                regions[f"{way}:{coins}"] = place
                coin = cards.draw_coin(self.look, coins, round(30 * u))
                surface.blit(coin, coin.get_rect(center=place.center))
        return regions

    def _coins(self, way: str) -> list[int]:
        """As long as the sheet lies open, all that may be offered or asked for is lit."""
        return sorted(int(one.partition(":")[2]) for one in self.seen.lit if one.startswith(f"{way}:"))

    def told(self, component: str) -> Told | None:
        """What a coin stands for needs no card."""
        return Told(beside=True) if component in self.regions else None
