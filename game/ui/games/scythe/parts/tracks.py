"""Tracks, stars, structure bonus and Factory cards of Scythe: what lies beside the map for everybody."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pygame import Rect, Surface

from game.core.contract import Event
from game.table.shown import Told
from game.ui.animation import Tween, ease_in_out
from game.ui.games.scythe import corner_large, factory_cards, facts, tokens, tracks
from game.ui.games.scythe.parts.mats import WarPart
from game.ui.games.scythe.plates import Marked, Plates
from game.ui.games.scythe.shown import WarShown
from game.ui.grid import DESIGN_HEIGHT
from game.ui.kinds.part import is_large
from game.ui.widget import At

_TRACKS, _SLIDE_MS = ("power", "popularity"), 350.0
_LEFT, _RIGHT, _HEAD, _FOOT = 8.0, 752.0, 46.0, 712.0
"""Edges of the map in the window of the design."""
_TALLER = 100.0
"""So many units more than there leave room below the map."""


class WarTracks(WarPart):
    """Markers slide to where they lie now."""

    in_column = True

    _before: Mapping[str, Sequence[float]] = {}
    """Where markers lay before the last change, until they have been moved."""
    _sliding: Mapping[str, Sequence[float]] = {}

    def drawn(self, shown: WarShown) -> object:
        return tuple((one.faction, one.power, one.popularity) for one in shown.position.players)

    def painted(self, surface: Surface, rect: Rect) -> dict[str, Rect]:
        if not self.has_factions:
            return {}
        return tracks.Tracks(self.look, rect).draw(surface, self.seen.position.players, sliding=self._sliding)

    def show(self, shown: WarShown) -> None:
        before = self._markers()
        super().show(shown)
        if before and before != self._markers():
            self._before = before

    def _markers(self) -> Mapping[str, Sequence[float]]:
        if self.seen.position is None:
            return {}
        return {name: [getattr(one, name) for one in self.seen.position.players] for name in _TRACKS}

    def moves(self, event: Event) -> list[Tween]:
        start, end, self._before = self._before, self._markers(), {}
        if not start or start == end:
            return []

        def slide(share: float) -> None:
            self._sliding = (
                {}
                if share >= 1
                else {
                    name: [a + (b - a) * share for a, b in zip(start[name], end[name], strict=True)]
                    for name in _TRACKS
                }
            )
            self.changed()
            self.invalidate()

        return [Tween(_SLIDE_MS, slide, ease_in_out)]

    def calm(self) -> None:
        if self._sliding:
            self._sliding = {}
            self.changed()
            self.invalidate()


class InCorner(WarPart):
    """Lies in a corner of the map. A small window that is taller than wide screens makes it as large as its
    words need: there the map leaves room."""

    def show(self, shown: WarShown) -> None:
        if self.root is not None and self.root.has_look:
            self.move_to(self._at())
        super().show(shown)

    def _at(self) -> At:
        u, high = self.grid.u, self.grid.units(self.grid.height)
        if u >= 1 or high < DESIGN_HEIGHT + _TALLER:
            return self.spec.at
        x, y, w, h = self.spec.at
        side = _RIGHT if "right" in self.spec.pin else _LEFT
        level = _FOOT if "bottom" in self.spec.pin else _HEAD
        return side + (x - side) / u, level + (y - level) / u, w / u, h / u


class TriumphTrack(InCorner):
    needs = {"": ("title", "note", "have")}

    def drawn(self, shown: WarShown) -> object:
        seat = self._seat(shown)
        players = shown.position.players
        have = players[seat].progress() if seat is not None and self.has_factions else {}
        pointed = shown.pointed.startswith("star:") and shown.pointed
        return tuple(one.stars for one in players), pointed, shown.signs, seat, tuple(have.items())

    def _seat(self, shown: WarShown) -> int | None:
        return shown.visit if shown.visit is not None else shown.viewer

    def painted(self, surface: Surface, rect: Rect) -> dict[str, Rect]:
        if not self.has_factions:
            return {}
        if is_large(self):
            players, seat = self.seen.position.players, self._seat(self.seen)
            marks = Marked(pointed=self.seen.pointed)
            return corner_large.draw_stars(self.look, surface, rect, self.word("note"), players, seat, marks)
        track = tracks.Triumph(self.look, rect, self.word("title"), self.word("note"))
        marked = Marked(pointed=self.seen.pointed)
        return track.draw(surface, self.seen.position.players, marked, self._seat(self.seen))

    def told(self, component: str) -> Told | None:
        """How far whoever looks is towards that star."""
        seat, name = self._seat(self.seen), component.partition(":")[2]
        have = self.seen.position.players[seat].progress() if seat is not None and component in self.regions else {}
        if name not in have:
            return super().told(component)
        return Told(self.word("have", n=have[name], needs=facts.load_facts().stars[name]["needs"]))

    def sprite(self, piece: str, seat: int) -> Surface | None:
        """A star that flies to its place."""
        if not piece.startswith("star:") or not self.has_factions:
            return None
        return tokens.star(self.look, self.seen.position.faction(seat), round(24 * self.grid.u))


class BonusTile(InCorner):
    needs = {"": ("title", "short")}

    def painted(self, surface: Surface, rect: Rect) -> dict[str, Rect]:
        tile, count = self.seen.position.bonus, self.seen.figures.bonus_count
        if not tile:
            return {}
        if is_large(self):
            return corner_large.draw_bonus(self.look, surface, rect, tile, self.word("short"), count)
        return (
            tracks.draw_bonus(self.look, surface, rect, tile, self.word("title"), self.host.name, count=count) or {}
        )


class FactoryPile(InCorner):
    needs = {"": ("caption",)}

    def drawn(self, shown: WarShown) -> object:
        return shown.position.factory_left

    def painted(self, surface: Surface, rect: Rect) -> dict[str, Rect]:
        left = self.seen.position.factory_left
        aside = round(rect.w * 5 / 62)  # the caption is wider than the card
        card = Rect(rect.x + aside, rect.y, rect.w - 2 * aside, rect.h)
        if not is_large(self):
            return tracks.draw_pile(self.look, surface, card, left, self.word("caption"))
        found = tracks.draw_pile(self.look, surface, card, left, "")
        corner_large.draw_pile(
            self.look, surface, found["factory_pile"], left, Plates(self.look, card.w / tracks.PILE[0])
        )
        return found


class FactoryPlate(InCorner):
    """The own Factory card, small: a fifth section that lies beside the map."""

    def show(self, shown: WarShown) -> None:
        super().show(shown)
        self.set(visible=bool(self._card()) and not shown.hidden)

    def _card(self) -> str:
        return self.player.factory_card

    def painted(self, surface: Surface, rect: Rect) -> dict[str, Rect]:
        card = self._card()
        if not card:
            return {}
        was_last = self.player.last == "factory"
        return factory_cards.draw_factory_plate(
            self.look, surface, rect, card, self.host.name, self.marked(), dim=was_last
        )
