"""Tiles that lie on no board, in rows: what was discarded. Opened by whoever likes to look at it, by a draft entry of
the same name as this part, and by itself when one of them is to be taken; lit ones can be.

The common pile comes first. To choose from, only what can be chosen is laid
out; to look at, everything, each pile below its name if there are several.
"""

from __future__ import annotations

from functools import partial

from pygame import Surface

from game.table.shown import PartSpec, Told
from game.ui.games.glen_more import table
from game.ui.games.glen_more.parts.clan_sales import SELL, WORD, Sale, is_below
from game.ui.games.glen_more.parts.opened import DISCARDS, is_open
from game.ui.games.glen_more.parts.tile_names import strip_name
from game.ui.games.glen_more.shown import GlenShown
from game.ui.kinds.part import Host, Part, Point
from game.ui.kinds.spot import Spot
from game.ui.widgets import Button, Label, Panel

_LARGEST, _SMALLEST, _GAP, _PAD, _HEAD, _TITLE = 84.0, 30.0, 5.0, 12.0, 36.0, 22.0

Row = tuple[str, tuple[str, ...]]
"""The words above a pile, empty for none, and its tiles."""


def discarded(shown: GlenShown) -> tuple[str, ...]:
    """All tiles of all piles."""
    return tuple(f"tile:{tile}" for pile in shown.position.discards for tile in pile)


class _TileSpot(Spot):
    """A tile in its frame; copper says that it can be taken."""

    world = ""
    lit = False

    def draw(self, surface: Surface) -> None:
        name = self.component.partition(":")[2]
        title = strip_name(self.host, self.world, name)
        picture = table.tile(self.look, name, self.rect.w, title)
        surface.blit(picture, self.rect)
        if self.lit:
            self.materials.ring(surface, self.rect, self.theme.copper, 2.4, 4)
        super().draw(surface)


class TileGallery(Part):
    seen: GlenShown
    bleed = 22.0
    opens_itself = True
    needs = {"": ("title", "common", "nothing", "close")}

    def __init__(self, spec: PartSpec, host: Host, name: str) -> None:
        super().__init__(spec, host, name)
        wide, high = spec.at[2:]
        self.panel = self.add(Panel((0, 0, wide, high)))
        self.panel.add(Label((_PAD + 2, 7, wide - 2 * _PAD - 122, 26), self.word("title"), "dock"))
        self.nothing = self.panel.add(Label((_PAD + 2, _HEAD, wide - 2 * _PAD, 24), self.word("nothing"), "body"))
        self.close = self.panel.add(
            Button(
                (wide - 40, 6, 30, 28),
                "",
                self._close,
                icon="cross",
                name="close_discards",
                tooltip=self.word("close"),
            )
        )
        self.close.passed_by = True
        self.sale = self.panel.add(
            Sale(
                (wide - _PAD - 110, 5, 110, 30),
                host.text(WORD),
                partial(host.choose, SELL),
                style="body_bold",
                radius=6,
                name=SELL,
            )
        )
        self.sale.host, self.sale.component = host, SELL
        self.spots: dict[str, Spot] = {}
        self.titles: list[Label] = []
        self._laid: object = None
        self.visible = False

    def _close(self) -> None:
        """What else was open stays so."""
        self.host.draft({name: value for name, value in self.seen.draft.items() if name != DISCARDS})

    def fold(self) -> bool:
        if not self.visible or self._asked(self.seen):
            return False
        self._close()
        return True

    def _offered(self, shown: GlenShown) -> tuple[str, ...]:
        piles = set(discarded(shown))
        return tuple(one for one in shown.lit if one in piles)

    def _asked(self, shown: GlenShown) -> bool:
        return shown.phase in self.spec.phases and bool(self._offered(shown))

    @property
    def covers(self) -> bool:
        """The rondel below it, with the button that sells."""
        return self._asked(self.seen)

    def _rows(self, shown: GlenShown) -> tuple[Row, ...]:
        if self._asked(shown):
            return (("", self._offered(shown)),)
        piles = shown.position.discards
        names = (self.word("common"), *(self.host.player(seat) for seat in range(len(piles) - 1)))
        named = zip(names, piles, strict=False)
        found = [(name, tuple(f"tile:{tile}" for tile in pile)) for name, pile in named if pile]
        return tuple(found) if len(found) > 1 else tuple(("", pile) for _, pile in found)

    def drawn(self, shown: GlenShown) -> object:
        return self._rows(shown), self._offered(shown), shown.pointed

    def show(self, shown: GlenShown) -> None:
        super().show(shown)
        self.set(visible=self._asked(shown) or is_open(shown, DISCARDS))
        self.close.set(visible=not self._asked(shown))
        self.sale.set(visible=is_below(self))

    def changed(self) -> None:
        rows, offered = self._rows(self.seen), self._offered(self.seen)
        if self._laid == (rows, offered):
            return
        self._laid = rows, offered
        for one in (*self.spots.values(), *self.titles):
            self.panel.remove(one)
        self.spots, self.titles = {}, []
        self.nothing.set(visible=not rows)
        wide = self.spec.at[2] - 2 * _PAD
        size = self._size(rows)
        columns, y = self._columns(size), _HEAD
        for title, tiles in rows:
            if title:
                self.titles.append(self.panel.add(Label((_PAD + 2, y, wide, _TITLE), title, "second_bold")))
                y += _TITLE
            for number, component in enumerate(tiles):
                at = _PAD + (size + _GAP) * (number % columns), y + (size + _GAP) * (number // columns), size, size
                made = self.panel.add(_TileSpot(at, component, self.host, radius=4))
                made.world, made.lit = self.spec.world, component in offered
                self.spots[component] = made
            y += (size + _GAP) * -(-len(tiles) // columns)

    def _columns(self, size: float) -> int:
        return max(1, int((self.spec.at[2] - 2 * _PAD + _GAP) // (size + _GAP)))

    def _size(self, rows: tuple[Row, ...]) -> float:
        """The largest that lets everything in."""
        room = self.spec.at[3] - _HEAD - _PAD - sum(_TITLE for title, _ in rows if title)
        size = _LARGEST
        while size > _SMALLEST:
            columns = self._columns(size)
            if sum(-(-len(tiles) // columns) for _, tiles in rows) * (size + _GAP) - _GAP <= room:
                break
            size -= 2
        return size

    def anchor(self, component: str) -> Point | None:
        if component == SELL:
            return self.sale.rect.center if self.visible and self.sale.visible else None
        spot = self.spots.get(component)
        return spot.middle if spot is not None and self.visible else None

    def told(self, component: str) -> Told | None:
        return Told() if component in self.spots and self.visible else None
