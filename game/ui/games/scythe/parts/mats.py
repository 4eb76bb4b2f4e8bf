"""What lies in front of the players of Scythe: rows of all players, faction plates, player mat, hand.

Each is painted by the world; a visit shows another player's mats in the same places.
"""

from __future__ import annotations

from dataclasses import replace

import pygame
from pygame import Rect, Surface

from game.core.contract import seat_id
from game.games.scythe.shown import Player
from game.table.shown import Told
from game.ui.games.scythe import seat_row, tokens
from game.ui.games.scythe.faction_mat import FactionMat, FactionWords
from game.ui.games.scythe.facts import load_facts
from game.ui.games.scythe.parts.seat_words import coins_told, counts_told
from game.ui.games.scythe.plates import Marked, noting_cuts
from game.ui.games.scythe.player_mat import MatWords, PlayerMat
from game.ui.games.scythe.shown import WarShown
from game.ui.kinds.painted import PaintedPart
from game.ui.kinds.part import Point, is_large

_HIDDEN = "?"
_DIALLING = "set_dials"
SECTION_KEYS = ("1", "2", "3", "4")
"""Keys of the sections of a mat, from the left."""
_MOVES = "move_units"
"""The top action that gives nothing: so many units go."""
_PAID = ("pay", "pay_cards", "upgrade", "deploy", "build", "enlist", "finish_turn")
"""Phases in which the bottom action of the section in use is being paid, or has been."""
_RING_ROOM = 7
"""What the ring of the keyboard takes above and below a row of boxes."""
_ROLES = ("faction:", "mat:")
"""While these are chosen, the mats show the one that is pointed at."""


class WarPart(PaintedPart):
    """Knows whose things are shown and which of them are marked."""

    seen: WarShown

    in_column = False
    """Lies in the right column, which a large type has in another form: desk.py."""

    def show(self, shown: WarShown) -> None:
        super().show(shown)
        if self.in_column:
            self.set(visible=not is_large(self))

    lies_still = False
    """Everything that can be clicked here is here always: what is lit elsewhere changes nothing."""

    @property
    def seat(self) -> int:
        for one in (self.seen.visit, self.seen.viewer, self.seen.actor):
            if one is not None:
                return one
        return 0

    @property
    def player(self) -> Player:
        """Of whom the things are."""
        players = () if self.seen.position is None else self.seen.position.players
        return players[self.seat] if players else Player()

    @property
    def is_own(self) -> bool:
        return self.seat == self.seen.viewer

    @property
    def laid(self) -> tuple[int, ...]:
        """Combat cards that the viewer has laid behind the dial."""
        page = self.seen.page if self.is_own and self.seen.phase == _DIALLING else None
        return () if page is None else tuple(page.cards)

    def marked(self) -> Marked:
        seen = self.seen
        if not self.is_own:
            return Marked(pointed=seen.pointed)
        effect = frozenset((*seen.effect, seen.hint)) - {""}
        return Marked(frozenset(seen.lit), frozenset(seen.chosen), seen.pointed, effect, seen.refused)

    def drawn(self, shown: WarShown) -> object:
        """One comparison for all of what they show; of what is pointed at only what lies here: painting is dear."""
        here = self._regions
        lit, chosen = (
            tuple(one for one in ids if not self.lies_still or one in here or one.startswith(_ROLES))
            for ids in (shown.lit, shown.chosen)
        )
        marked = (shown.pointed, shown.refused, shown.hint, *shown.effect)
        return (
            shown.position,
            shown.viewer,
            shown.actor,
            shown.visit,
            lit,
            chosen,
            tuple(one if one in here or one.startswith(_ROLES) else "" for one in marked[:3]),
            tuple(one for one in marked[3:] if one in here),
            shown.hidden,
            shown.figures,
            shown.signs,
        )

    def overflow(self) -> list[str]:
        """Painted once more, noting what has no room."""
        if not self.visible or self.seen.position is None or self.rect.w < 2:
            return []
        with noting_cuts() as cut:
            scratch = Surface(self.rect.size, pygame.SRCALPHA)
            self.painted(scratch, scratch.get_rect())
        return cut

    @property
    def has_factions(self) -> bool:
        return self.seen.position is not None and self.seen.position.has_factions


class SeatRows(WarPart):
    """All players, one row each; a click shows that player's mats."""

    in_column = True

    needs = {"": ("threats", "safe", "visit", "factory", "figures", "out_of")}

    def drawn(self, shown: WarShown) -> object:
        return (
            shown.position.players,
            shown.actor,
            shown.visit,
            shown.viewer,
            [one for one in shown.lit if one.startswith("seat:")],
        )

    def painted(self, surface: Surface, rect: Rect) -> dict[str, Rect]:
        if not self.has_factions:
            return {}
        players, seats = self.seen.position.players, len(self.seen.signs)
        gap = self.grid.px(3 if seats < 5 else 2)
        high = (rect.h - gap * (max(seats, 4) - 1)) // max(seats, 4)
        regions: dict[str, Rect] = {}
        for seat in range(seats):
            row = Rect(self.grid.px(3), seat * (high + gap), rect.w - self.grid.px(6), high)
            mat = players[seat].mat
            told = seat_row.Row(
                self.host.player(seat), self.host.name(f"mat:{mat}") if mat else "", seat == self.seen.actor
            )
            regions |= seat_row.draw(self.look, surface, row, seat, players[seat], told, self.host.name)
            if self._is_partner(f"seat:{seat}"):
                self.materials.ring(surface, row, self.theme.lit, 2.4, 7)
        return regions

    def _is_partner(self, component: str) -> bool:
        """Somebody to make a deal with, once that was asked for; else a click looks at the mats."""
        return component in self.seen.lit

    def region_at(self, pos: Point) -> str:
        return super().region_at(pos).partition("/")[0]

    def told(self, component: str) -> Told | None:
        """What that player could do with one move, and that a click shows the mats."""
        if component not in self.regions:
            return None
        figures, said = self.seen.figures, []
        if component == f"seat:{self.seen.viewer}":
            threats = len(figures.attackers)
            said.append(self.word("threats", n=threats) if threats else self.word("safe"))
        else:
            said.append(self.word("visit"))
        if any(component == seat_id(seat) for seat in figures.factory_visitors):
            said.append(self.word("factory"))
        of, players = int(component.partition(":")[2]), self.seen.position.players
        said += [*coins_told(self.host, self.spec.world, players, of), self.word("figures")]
        rows = counts_told(self.host, self.spec.world, players[of], self.spec.texts["out_of"])
        return Told(text=" ".join(said), rows=rows)

    def pressed(self, component: str) -> None:
        if self._is_partner(component):
            self.host.choose(component)
            return
        seat = int(component.partition(":")[2].partition("/")[0])
        same = seat == (self.seen.visit if self.seen.visit is not None else self.seen.viewer)
        self.host.visit(None if same else seat)


class FactionPlates(WarPart):
    in_column = lies_still = True

    def painted(self, surface: Surface, rect: Rect) -> dict[str, Rect]:
        player = self.player
        if not self.has_factions:
            return {}
        words = FactionWords(self.host.name, lambda ability: self._short(ability, player.faction))
        return FactionMat(self.look, rect, words).draw(surface, player, self.marked())

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
    in_column = lies_still = True
    needs = {"": ("last", "either", "gives", "moves", "costs", "then")}

    def drawn(self, shown: WarShown) -> object:
        return super().drawn(shown), shown.phase in _PAID

    def painted(self, surface: Surface, rect: Rect) -> dict[str, Rect]:
        player = self.player
        if not self.seen.position.has_mats:
            return {}
        words = MatWords(self.host.name, self.word("last"), self.word("either"))
        have = self.seen.figures.resources if self.is_own else None
        return PlayerMat(self.look, rect, words).draw(
            surface, player, self.marked(), have, self.acting(), self.is_paid(self.acting())
        )

    def focus_rect(self) -> Rect:
        """A row's ring keeps off the heading above it."""
        rect = super().focus_rect()
        return rect.inflate(0, -self.grid.px(_RING_ROOM)) if self._cursor.startswith("top:") else rect

    def is_paid(self, top: str) -> bool:
        """Whether the bottom action of that section is being paid or has been: what it costs is no question then."""
        return top == self.acting() and self.seen.phase in _PAID

    def chord(self, chord: str) -> bool:
        """1 to 4: the ring goes to a section, wherever it is."""
        sections = load_facts().mats.get(self.player.mat, ())
        if chord not in SECTION_KEYS or int(chord) > len(sections) or not self.visible:
            return False
        return self.go_to(f"section:{sections[int(chord) - 1].top}")

    def told(self, component: str) -> Told | None:
        """What an action costs and gives as things stand, and what an upgrade would make of it."""
        found = super().told(component)
        return replace(found, second=self.now(component)) if found is not None and self.is_own else found

    def now(self, component: str) -> str:
        kind, _, name = component.partition(":")
        figures = self.seen.figures
        gives, costs = figures.yields.get(name), figures.costs.get(name)
        if kind == "top" and gives is not None:
            return self.word("moves" if name == _MOVES else "gives", n=gives)
        if kind == "cube" and gives is not None and component in self.seen.lit:
            return self.word("then", n=gives, then=gives + 1)
        if kind == "slot" and costs is not None and component in self.seen.lit:
            return self.word("then", n=costs, then=costs - 1)
        if kind == "bottom" and costs is not None and not (self.seen.phase in _PAID and name == self._used_bottom()):
            resource = load_facts().bottoms[name].resource
            return self.word("costs", n=costs, have=figures.resources.get(resource, 0))
        return ""

    def sprite(self, piece: str, seat: int) -> Surface | None:
        """A cube that flies from an action to a cost; of others it cannot be seen."""
        if not piece.startswith("cube:") or seat != self.seat:
            return None
        return tokens.sign(self.look, "cube", round(18 * self.grid.u))

    def _used_bottom(self) -> str:
        """The bottom action of the section in use."""
        acting = self.acting()
        return next((one.bottom for one in load_facts().mats.get(self.player.mat, ()) if one.top == acting), "")

    def acting(self) -> str:
        """The section in use: a deal may be made before one was chosen."""
        position = self.seen.position
        return position.acting if position.active == self.seat else ""
