"""The board of one Chronicle as a sheet over the table: `shows` names the Chronicle.

It opens by itself when something on it must be chosen, and when its chip is clicked; Escape, the right button and the
cross close it. Which one is open stands in the viewer's draft, so nobody opens anything for others.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.core.contract import Event as Happened
from game.table.shown import At, PartSpec, Told
from game.ui.animation import Script
from game.ui.events import LEFT, Event, Pointer
from game.ui.games.glen_more import table
from game.ui.games.glen_more.parts.clan_sales import SELL, WORD, is_below
from game.ui.games.glen_more.parts.opened import CLAN_BOARD, OPEN, is_open, opening
from game.ui.games.glen_more.shown import GlenShown
from game.ui.grid import Grid, round_px
from game.ui.kinds.painted import PaintedPart
from game.ui.kinds.part import Host, is_large
from game.ui.look import Look

if TYPE_CHECKING:
    from game.ui.games.glen_more.chronicles.brush import Brush

_CLOSE, _SHUT = "close", "shut"
_HEAD, _PAD = 44.0, 12.0


class _Larger:
    """A look in which a unit is larger, and type as large as it was: with large type a whole board grows, so that its
    words have room."""

    def __init__(self, look: Look, share: float) -> None:
        grid = look.grid
        wide, high = round_px(grid.width * share), round_px(grid.height * share)
        self.look = Look(Grid(wide, high, grid.text_scale / share), look.theme)


class ChronicleSheet(PaintedPart):
    seen: GlenShown
    takes = {"shows": "entry of chronicles"}
    bleed = 22.0
    comes_up = opens_itself = True

    def __init__(self, spec: PartSpec, host: Host, name: str) -> None:
        super().__init__(spec, host, name)
        self.board = table.BOARDS[spec.shows]
        self.visible = False
        self._shut: object = None
        """The question for which the board was closed by hand; it does not open by itself for that one again."""
        self._cut: list[str] = []
        self._told: Happened | None = None
        """What the board shows happening; meanwhile it is open."""
        self._row: tuple[object, tuple[Happened, ...]] = None, ()
        """The position in which something was told, and all of its kind: what everybody got is read in one look."""

    # open and closed

    def show(self, shown: GlenShown) -> None:
        before, self.seen = self.seen, shown
        was = self.visible
        self.move_to(self._place(shown))
        self.set(visible=self._wanted(shown))
        if not self.visible:
            self._under = ""
        if self.visible and (not was or self.drawn(before) != self.drawn(shown)):
            self.changed()
            self.invalidate()
        elif self.visible and before.pointed != shown.pointed:
            self.invalidate()

    def _place(self, shown: GlenShown) -> At:
        """Larger with large type and in a small window: its words have room then. What else can be chosen it leaves
        free."""
        if self.spec.large is None or self._told is not None or not (is_large(self) or self._is_small()):
            return self.spec.at
        others = [one for one in shown.lit if not self.board.has(one)] if self.asked(shown) else []
        small, large = (self.grid.rect(*at) for at in (self.spec.at, self.spec.large))
        under = self.host.lies_under
        hides = any(under(one, self, large) and not under(one, self, small) for one in others)
        return self.spec.at if hides else self.spec.large

    def _is_small(self) -> bool:
        return self.root is not None and self.root.has_look and self.grid.u < 1

    def _wanted(self, shown: GlenShown) -> bool:
        if shown.position.chronicles.part(self.spec.shows) is None:
            return False
        if self._told is not None:
            return True
        opened = is_open(shown, OPEN, self.spec.shows)
        another = shown.draft.get(OPEN, self.spec.shows)
        covered = another != self.spec.shows and is_open(shown, OPEN, another)  # by one that was opened by hand
        if self.asked(shown):
            return opened or not (covered or self._shut == self._question(shown))
        leads_away = bool(shown.chosen) and not any(map(self.board.has, shown.lit))
        return opened and not leads_away

    def asked(self, shown: GlenShown) -> bool:
        """Whether something here must be chosen now."""
        own = shown.viewer is not None and shown.visit is None and not shown.hidden
        return own and shown.phase in self.board.phases and any(map(self.board.has, shown.lit))

    def _question(self, shown: GlenShown) -> object:
        return shown.viewer, shown.position.asked

    @property
    def covers(self) -> bool:
        return self.asked(self.seen)

    def fold(self) -> bool:
        if not self.visible:
            return False
        self._shut = self._question(self.seen)
        self.host.draft({_SHUT: self.name})
        self.show(self.seen)  # nobody else need have drafted anything
        return True

    # what happens

    def story(self, event: Happened) -> Script | None:
        return self._tell(event) if event.word in self.board.tells else None

    def headline(self, event: Happened) -> str:
        key = self.board.headlines.get(event.word, "")
        return self.host.text(key) if key else ""

    def _tell(self, event: Happened) -> Script:
        where, row = self._row
        goes_on = where == self.seen.position and row[-1].word == event.word
        self._row = self.seen.position, (*row, event) if goes_on else (event,)
        self._told = event
        self.set(visible=True)
        self.changed()
        self.invalidate()
        yield self.board.tells[event.word]

    def calm(self) -> None:
        if self._told is not None:
            self._told = None
            self.changed()
            self.show(self.seen)
            self.invalidate()

    # painting

    def drawn(self, shown: GlenShown) -> object:
        return (
            shown.position,
            shown.viewer,
            shown.actor,
            shown.visit,
            shown.lit,
            shown.chosen,
            shown.hint,
            shown.hidden,
            shown.phase,
            shown.signs,
        )

    def painted(self, surface: Surface, rect: Rect) -> dict[str, Rect]:
        look, (wide, high) = self.look, self.spec.at[2:]
        if self.at != self.spec.at:
            look = look.painter(_Larger, self.at[2] / wide).look
        brush = table.ChronicleBrush(look, surface, self.seen, self.host, self.board.id)
        brush.told = self._told
        brush.row = self._row[1] if self._told is not None else ()
        brush.frame(rect, "paper", 10)
        brush.symbol(self.board.emblem, 27, (rect.x + brush.px(27), rect.y + brush.px(23)))
        self._head(brush, rect, 48, self.host.name(f"chronicle:{self.board.id}"))
        inside = brush.box(rect, _PAD, _HEAD, wide - 2 * _PAD, high - _HEAD - _PAD)
        self.board.paint(brush, inside)
        self._cut = brush.cut
        return brush.regions

    def _head(self, brush: Brush, rect: Rect, left: float, title: str) -> None:
        """Its name, what sells while the market lies below, and the cross."""
        px, middle = brush.px, rect.y + brush.px(23)
        cross = brush.place(_CLOSE, Rect(rect.right - px(40), rect.y + px(9), px(28), px(28)))
        brush.frame(cross, "plain", 6)
        brush.icon("cross", 16, cross.center, self.theme.ink)
        end = cross.x
        start = rect.x + px(left)
        if is_below(self):
            word, fonts = self.host.text(WORD), brush.fonts
            whole, room = (
                fonts.width(word, "body_bold") + px(48),
                end - start - fonts.width(title, fonts.least("panel")),
            )
            wide = min(whole, room - px(14))
            end -= px(8) + wide
            place = Rect(end, middle - px(15), wide, px(30))
            brush.button(SELL, word, place, "coin" if wide == whole else "")  # a long title leaves the word its room
        brush.text(title, "panel", (start, middle), room=end - px(4) - start)

    def draw(self, surface: Surface) -> None:
        """Marks lie over the picture, so that pointing draws nothing anew."""
        super().draw(surface)
        seen = self.seen
        for component, rect in self.regions.items():
            place = rect.move(self.rect.topleft)
            if component in seen.chosen:
                self.materials.ring(surface, place, self.theme.lit_ring, 3, 6)
                self.materials.ring(surface, place, self.theme.copper, 2, 6)
            elif component in seen.lit or component == seen.hint:
                self.materials.ring(surface, place, self.theme.copper, 2.4, 6)
            if component == self._under or component == seen.pointed:
                self.materials.ring(surface, place, self.theme.lit_casing, 2.7, 6)
                self.materials.ring(surface, place, self.theme.lit_ring, 2, 6)

    # pointer

    def handle(self, event: Event) -> bool:
        """Nothing below the sheet can be reached through it."""
        if isinstance(event, Pointer) and event.kind == "click" and event.button != LEFT:
            return self.fold()
        return super().handle(event) or isinstance(event, Pointer)

    def _point(self, component: str) -> None:
        if component != self._under:
            self._under = component
            self.host.point("" if component == _CLOSE else component)
            self.invalidate()

    def pressed(self, component: str) -> None:
        if component == _CLOSE:
            self.fold()
            return
        could = component in self.seen.lit
        self.host.choose(component)
        if could:
            self._go_on()

    def _go_on(self) -> None:
        """What is to be clicked next may lie elsewhere: on another board, among the clans, or below this sheet."""
        lit = self.host.to_choose()  # a stroke of an oar is still shown, and the next can be chosen already
        if any(map(self.board.has, lit)) or self.seen.draft.get(OPEN) != self.spec.shows:
            return
        if self.seen.chosen and any(one.startswith("clan:") for one in lit):
            self.host.draft(opening(self.seen, CLAN_BOARD))
            return
        boards = table.BOARDS.values() if self.seen.chosen else ()
        other = next((board.id for board in boards if any(map(board.has, lit))), "")
        if other or not self.seen.chosen:
            self.host.draft(opening(self.seen, OPEN, other) if other else {})

    # what the table asks

    def told(self, component: str) -> Told | None:
        return super().told(component) if component not in (_CLOSE, SELL) else None  # of sales the market tells

    def overflow(self) -> list[str]:
        return self._cut if self.visible else []
