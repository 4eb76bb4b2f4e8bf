"""The rondel with its market: which tiles can be taken, who moves next, and what a move would leave behind."""

from __future__ import annotations

from game.ui.kinds.board_part import BoardPart
from game.ui.kinds.part import Host, PartSpec, Point, Shown, Told
from game.ui.signs import Livery
from game.ui.worlds.glen_more.market_picture import GOODS
from game.ui.worlds.glen_more.plan import load_plans
from game.ui.worlds.glen_more.ring import FIGURES
from game.ui.worlds.glen_more.rondel_board import RondelBoard

_HERE = ("tile:", "pawn:", "market:", *FIGURES)


class RondelPart(BoardPart):
    view: RondelBoard
    needs = {"": ("market", "buy", "sell", "empty", "acting", "next", "price", "no_price")}

    def __init__(self, spec: PartSpec, host: Host, name: str) -> None:
        super().__init__(spec, host, name)
        self.view = RondelBoard(on_point=self.pointed, on_pick=self.picked, at=(0, 0, *spec.at[2:]))
        words = {
            "market": self.word("market"), "buy": self.word("buy"), "sell": self.word("sell"),
            "empty": self.word("empty"),
        }
        words |= {good: host.name(good) for good in GOODS}
        self.view.set_words(words, {tile: host.name(tile) for tile in load_plans()})
        self.add(self.view)

    def order(self, component: str) -> tuple[float, ...] | None:
        if component.startswith("market:"):
            return (99.0, GOODS.index(component.partition(":")[2]))
        number = self.view.space_of(component)
        return None if number is None else (float(number),)

    def zoom(self, factor: float) -> None:
        """Everything is shown already."""

    # what the table shows

    def show(self, shown: Shown) -> None:
        super().show(shown)
        view = self.view
        liveries = tuple(Livery(sign, sign) for sign in shown.signs)
        if view.liveries != liveries:
            view.set_liveries(liveries)
        if shown.plain != view.plain:
            view.set_position(shown.plain)
        lit = tuple(one for one in shown.lit if one.startswith(_HERE) and view.middle_of(one) is not None)
        if lit != view.lit:
            view.set_lit(lit)
        view.set_plates(self._plates(shown))
        leaving = self._leaving(shown)
        if leaving != view.leaving:
            view.set_leaving(leaving)
        wanted = (*shown.effect, shown.hint) if shown.hint else shown.effect
        if wanted != view.effects:
            view.set_effects(wanted)
        refused = shown.refused if shown.refused.startswith(_HERE) and view.middle_of(shown.refused) else None
        if refused != view.refused:
            view.set_refused(refused)

    def drawn(self, shown: Shown) -> object:
        return None

    def _plates(self, shown: Shown) -> dict[str, str]:
        """Who acts, and whose figure is the next to move: the one behind it."""
        plates: dict[str, str] = {}
        if shown.actor is not None:
            plates[f"pawn:{shown.actor}"] = self.word("acting")
        following = self._following(shown.actor)
        if following is not None:
            plates[f"pawn:{following}"] = self.word("next")
        return plates

    def _following(self, actor: int | None) -> int | None:
        """The hindmost pawn but the one that acts; who is at the end no longer moves."""
        ring, last = self.view.ring, self.seen.plain.get("last")
        if last is None:
            return None
        home = {str(word).partition(" ")[0] for word in self.seen.plain.get("home", ())}
        for step in range(len(ring)):
            for seat in ring[(last + step) % len(ring)].pawns:
                if seat != actor and str(seat) not in home:
                    return seat
        return None

    def _leaving(self, shown: Shown) -> tuple[str, ...]:
        """Tiles behind everybody once the figure has gone to the tile pointed at."""
        number = self.view.space_of(shown.pointed) if shown.pointed in shown.lit else None
        last, ring = shown.plain.get("last"), self.view.ring
        if number is None or last is None or shown.actor is None or not shown.pointed.startswith("tile:"):
            return ()
        found: list[str] = []
        for step in range(len(ring)):
            at = (last + step) % len(ring)
            if at == number or any(seat != shown.actor for seat in ring[at].pawns) or ring[at].others:
                return tuple(found)
            if ring[at].tile:
                found.append(f"tile:{ring[at].tile}")
        return ()

    # what the table asks

    def anchor(self, component: str) -> Point | None:
        return self.view.anchor(component) if self.view.ready and self.visible else None

    def told(self, component: str) -> Told | None:
        kind, _, good = component.partition(":")
        if kind == "market":
            buy, sell = (self.seen.gauges.get(f"{what}:{good}", 0) for what in ("buy", "sell"))
            rows = (None, self.word("buy"), self._coins(buy)), (None, self.word("sell"), self._coins(sell))
            return Told(rows=rows)
        if kind == "pawn" and self.view.space_of(component) is not None:
            return Told(self.host.player(int(good)))
        return None

    def _coins(self, n: int) -> str:
        return self.word("price", n=n) if n else self.word("no_price")
