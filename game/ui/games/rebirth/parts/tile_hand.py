"""The dock of a player with one piece in hand: the piece and what it does, own hidden cards, what was set aside.

Everything in here is drawn from the view of the one who looks; for spectators there is no dock.
"""

from __future__ import annotations

from pygame import Rect, Surface

from game.games.rebirth.shown import Player
from game.table.shown import PartSpec, Told
from game.ui import shapes
from game.ui.fonts import StyleLike
from game.ui.games.rebirth.parts.hand_cards import PAD, RADIUS, HandCards
from game.ui.games.rebirth.shown import RebirthShown
from game.ui.grid import Grid
from game.ui.kinds import worlds
from game.ui.kinds.part import Host, Part, Point, is_large
from game.ui.kinds.spot import Spot
from game.ui.paragraph import TextBlock, layout_text
from game.ui.widgets import IconButton, Panel

UNKNOWN = "?"


class TileHand(Part):
    """The own tile, tiles set aside and cards, with a word on each."""

    seen: RebirthShown
    bleed = 22.0
    needs = {
        "": (
            "title",
            "empty",
            "all_laid",
            "hidden",
            "waiting",
            "hide_tip",
            "about",
            "cards",
            "no_cards",
            "holding",
            "holds",
            "misses",
            "card_text",
            "aside_text",
        )
    }
    takes = {"component": "component"}

    def __init__(self, spec: PartSpec, host: Host, name: str) -> None:
        super().__init__(spec, host, name)
        self.cards_drawn = HandCards(self)
        self.visible = False
        self.panel = self.add(Panel((0, 0, *spec.at[2:])))
        self.hand = self.add(Spot((14, 44, 76, 82), spec.component, host, radius=18, drags=True))
        self.aside = self.add(Spot((0, 0, 10, 10), "aside", host))
        self.eye = self.add(
            IconButton((spec.at[2] - 36, 9, 26, 26), "eye", self._toggle, name="eye", tooltip=self.word("hide_tip"))
        )
        self.eye.passed_by = True
        self.cards: list[Spot] = []

    def _toggle(self) -> None:
        self.host.hide(not self.seen.hidden)

    @property
    def seat(self) -> int | None:
        return None if self.seen.hidden else self.seen.viewer

    # what is shown

    def drawn(self, shown: RebirthShown) -> object:
        seat = shown.viewer
        if seat is None:
            return (None, shown.hidden)
        player = shown.position.players[seat]
        own = self.spec.component
        return (
            seat,
            shown.hidden,
            (player.hand, player.goes_elsewhere, player.cards, player.aside),
            tuple(shown.holds.items()),
            own in shown.lit,
            own in shown.chosen,
            shown.actor == seat,
            shown.signs,
        )

    def show(self, shown: RebirthShown) -> None:
        """Large type has a taller dock: there is sea behind it."""
        if self.spec.large is not None and self.root is not None and self.root.has_look:
            self.move_to(self.spec.large if is_large(self) else self.spec.at)
        super().show(shown)

    def changed(self) -> None:
        for spot in self.cards:
            self.remove(spot)
        self.cards = []
        for card in self.own_cards():
            self.cards.append(self.add(Spot((0, 0, 10, 10), card, self.host, radius=4)))
        if self.visible != (self.seen.viewer is not None):
            self.set(visible=self.seen.viewer is not None)
        self.eye.set(icon="eye_closed" if self.seen.hidden else "eye")
        self.hand.set(visible=self._piece() is not None)
        self.aside.set(visible=bool(self._aside_pieces()))
        self.aside.move_to((self.at[2] - 66, 9, 26, 26))
        if self.rect.w:
            self.layout(self.grid)

    def arrange(self, grid: Grid) -> None:
        self.panel.at = (0, 0, *self.at[2:])
        self.cards_drawn.lay()

    @property
    def player(self) -> Player:
        seat = self.seat
        return Player() if seat is None else self.seen.position.players[seat]

    def own_cards(self) -> list[str]:
        return [card for card in self.player.cards if card is not None]

    def _aside_pieces(self) -> list[str]:
        return [kind or UNKNOWN for kind in self.player.aside]

    def _piece(self) -> str | None:
        hand = self.player.hand
        return UNKNOWN if hand is None else hand or None

    # asked by the table

    def anchor(self, component: str) -> Point | None:
        for spot in (self.hand, self.aside, *self.cards):
            if spot.component == component and spot.visible:
                return spot.middle
        return None

    def told(self, component: str) -> Told | None:
        if component == self.spec.component and self._piece() not in (None, UNKNOWN):
            return Told(text=self._sentence_about(str(self._piece())))
        if component in self.own_cards():
            held = self.seen.holds.get(component, False)
            second = self.word("holds" if held else "misses")
            asked = self.host.text(f"{self.spec.texts['card_text']}.{component}")
            tally = self.seen.tallies.get(component, "")
            worth = self.host.about(component)
            return Told(second, " ".join((asked, f"{tally}.", worth) if tally else (asked, worth)))
        if component == "aside" and self._aside_pieces():
            rows = tuple((None, self.host.name(kind), "") for kind in self._aside_pieces())
            return Told(text=self.word("aside_text"), rows=rows)
        return None

    def sprite(self, piece: str, seat: int) -> Surface | None:
        return worlds.piece(self.spec.world, self.look, RADIUS * self.grid.u, piece, self.seen.signs[seat])

    # drawing

    def draw(self, surface: Surface) -> None:
        """Panel and figures are drawn in paint(), after the panel's own ground."""

    def paint(self, surface: Surface, clip: Rect) -> None:
        if not self.visible or not self.reach().colliderect(clip):
            return
        self.panel.paint(surface, clip)
        if clip.colliderect(self.rect):
            self._draw_contents(surface)
        for child in self.children[1:]:
            child.paint(surface, clip)

    def _draw_contents(self, surface: Surface) -> None:
        viewer = self.seen.viewer
        if viewer is None:
            return
        self._draw_bar(surface, self.seen.signs[viewer])
        y = self.rect.y + self.grid.px(22)
        self.look.signs.draw(surface, self.seen.signs[viewer], 18, (self.rect.x + self.grid.px(25), y))
        x, room = self.rect.x + self.grid.px(40), self.grid.px(self.at[2] - 40 - 70)
        self.fonts.draw(surface, self._heading(), "dock", self.theme.ink, (x, y), room=room)
        if self.seen.hidden:
            self.sentence(surface, self.word("hidden"), 60, self.at[3] - 6)
            return
        self._draw_piece(surface, viewer)
        self.cards_drawn.draw_cards(surface)

    def _heading(self) -> str:
        own_turn = self.seen.actor == self.seen.viewer or self._piece() is None
        return self.word("title" if own_turn else "waiting")

    def _draw_bar(self, surface: Surface, sign: int) -> None:
        bar = self.grid.rect(2.4, 8, 5, self.at[3] - 16, self.rect.topleft)
        colour = self.theme.player(sign)
        made = self.materials.kept(
            ("bar", bar.size, colour), lambda: shapes.rounded(bar.size, bar.w // 2, (*colour, 255))
        )
        surface.blit(made, bar)

    def sentence(self, surface: Surface, text: str, top: float, bottom: float) -> None:
        """In type so large that it ends above `bottom`, or as small as there is."""
        room, high = self.grid.px(self.at[2] - 2 * PAD), self.grid.px(bottom - top)
        styles: list[StyleLike] = ["body", *self.fonts.smaller("body")]
        blocks = (layout_text(self.look, text, style, "muted", room) for style in styles)
        block = next((one for one in blocks if one.height <= high), None)
        block = block or layout_text(self.look, text, styles[-1], "muted", room)
        block.draw(surface, (self.rect.x + self.grid.px(PAD), self.rect.y + self.grid.px(top)))

    def _draw_piece(self, surface: Surface, viewer: int) -> None:
        piece, grid = self._piece(), self.grid
        if piece is None:
            nothing = self.word("empty" if self.player.supply_count else "all_laid")
            self.sentence(surface, nothing, 42 if self.grid.is_large else 60, self.cards_drawn.top() - 4)
        else:
            own = self.spec.component
            if own in self.seen.lit or own in self.seen.chosen:
                self.materials.glow(surface, self.hand.rect.inflate(-grid.px(14), -grid.px(14)), 30, 9)
            sprite = self.sprite(piece, viewer)
            if sprite is not None:
                lift = grid.px(4) if own in self.seen.chosen else 0
                surface.blit(sprite, sprite.get_rect(center=(self.hand.rect.centerx, self.hand.rect.centery - lift)))
            if piece != UNKNOWN:
                self._draw_about(surface, piece)
        if self._aside_pieces():
            self._draw_aside(surface)

    def _draw_about(self, surface: Surface, piece: str) -> None:
        grid, x = self.grid, self.rect.x + self.grid.px(106)
        title, text = self._about(piece)
        style, room = self.fonts.low("button", grid.px(19)), self._about_width() + grid.px(2)
        self.fonts.draw(surface, title, style, self.theme.ink, (x, self.rect.y + grid.px(52)), room=room)
        if self.cards_drawn.leaves_room():
            text.draw(surface, (x, self.rect.y + grid.px(63)))

    def _about(self, piece: str) -> tuple[str, TextBlock]:
        text = self._sentence_about(piece)
        room, high = self._about_width(), self.grid.px(self.cards_drawn.top() - 2 - 63)
        styles: list[StyleLike] = ["second", *self.fonts.smaller("second")]
        for style in styles:
            block = layout_text(self.look, text, style, "ink", room)
            if block.height <= high and block.widest_word <= room:
                break
        return self.host.text(f"{self.spec.texts['about']}.{piece}.title"), block

    def _sentence_about(self, piece: str) -> str:
        """Where it goes and what it scores; farms for which nothing that suits them is free go elsewhere."""
        about = self.spec.texts["about"]
        if self.player.goes_elsewhere and piece in ("food", "energy"):
            return self.host.text(f"{about}.{piece}.elsewhere")
        return self.host.text(f"{about}.{piece}.text")

    def _about_width(self) -> int:
        return self.grid.px(self.at[2] - 106 - 12)

    def _draw_aside(self, surface: Surface) -> None:
        """Two small tiles: what was set aside is shown by pointing at them, not before."""
        x, y = self.aside.rect.center
        step = self.grid.px(4)
        for shift in (-step, step):
            self.look.icons.draw(surface, "supply", 13, self.theme.muted, (x + shift, y))

    def overflow(self) -> list[str]:
        if self.seat is None:
            return []
        style = self.cards_drawn.style()
        wide = [
            self.host.name(card)
            for spot, card in zip(self.cards, self.own_cards(), strict=True)
            if not self.fonts.fits(self.host.name(card), style, spot.rect.w - self.grid.px(16))
        ]
        piece = self._piece()
        if piece not in (None, UNKNOWN) and self.cards_drawn.leaves_room():
            title, text = self._about(str(piece))
            top = self.grid.px(63)
            room = self.grid.px(self.at[2] - 106 - 10)
            low = top + text.height > self.grid.px(self.cards_drawn.top() - 2)
            if low or not self.fonts.fits(title, "button", room):
                wide.append(title)
        heading = self._heading()
        if not self.fonts.fits(heading, "dock", self.grid.px(self.at[2] - 40 - 70)):
            wide.append(heading)
        return wide
