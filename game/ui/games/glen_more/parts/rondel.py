"""The rondel with its market: which tiles can be taken, who moves next, and what a move would leave behind."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.core.contract import Event
from game.table.shown import PartSpec, Told
from game.ui.animation import Tween
from game.ui.games.glen_more import table
from game.ui.games.glen_more.parts.tile_names import strip_names
from game.ui.games.glen_more.shown import GlenShown
from game.ui.kinds.board_part import BoardPart
from game.ui.kinds.part import Host, Point
from game.ui.signs import Livery

if TYPE_CHECKING:
    from game.ui.games.glen_more.rondel_board import RondelBoard

_CHOOSING = "choose_tile"
_SELL = "sell"
_END = "tile:the_end"
_THEN = {"die": "then_die", "englishman": "then_englishman"}
"""Figures of the rondel that are nobody's, and move when they are at the very back; and how that is said."""
_HERE = ("tile:", "pawn:", "market:", _SELL)


class RondelPart(BoardPart):
    seen: GlenShown
    view: RondelBoard
    needs = {
        "": (
            "market",
            "lying",
            "buy",
            "sell",
            "coins_tip",
            "sell_tip",
            "empty",
            "acting",
            "next",
            "price",
            "no_price",
            "steps",
            "again",
            "then",
        )
    }
    picks = tuple(_THEN.values())

    def __init__(self, spec: PartSpec, host: Host, name: str) -> None:
        super().__init__(spec, host, name)
        self._rolled = 0
        self.view = table.RondelBoard(on_point=self.pointed, on_pick=self.picked, at=(0, 0, *spec.at[2:]))
        words = {
            "market": self.word("market"),
            "lying": self.word("lying"),
            "buy": self.word("buy"),
            "sell": self.word("sell"),
            "empty": self.word("empty"),
        }
        words |= {good: host.name(good) for good in table.GOODS}
        self.view.set_words(words, strip_names(host, spec.world, table.tiles()))
        self.add(self.view)

    def order(self, component: str) -> tuple[float, ...] | None:
        if component == _SELL:
            return (98.0,)
        if component.startswith("market:"):
            return (99.0, table.GOODS.index(component.partition(":")[2]))
        number = self.view.space_of(component)
        return None if number is None else (float(number),)

    def written_at(self) -> tuple[Rect, ...]:
        """The prices of the market."""
        if not (self.visible and self.view.ready):
            return ()
        first, *others = (self.view.rect_of(f"market:{good}") for good in table.GOODS)
        return (first.unionall(others),)

    def zoom(self, factor: float) -> None:
        """Everything is shown already."""

    # what the table shows

    def show(self, shown: GlenShown) -> None:
        super().show(shown)
        view = self.view
        liveries = tuple(Livery(sign, sign) for sign in shown.signs)
        if view.liveries != liveries:
            view.set_liveries(liveries)
        if shown.position != view.position:
            self.calm()
            view.set_position(shown.position)
        lit = tuple(one for one in shown.lit if self._is_here(one))
        if lit != view.lit:
            view.set_lit(lit)
        view.set_plates(self._plates(shown))
        target = self._target(shown)
        steps = self._steps(target, shown.actor) if target is not None and shown.actor is not None else 0
        view.set_target(shown.actor, shown.pointed if target is not None else "", steps)
        leaving = self._leaving(shown)
        if leaving != view.leaving:
            view.set_leaving(leaving)
        wanted = (*shown.effect, shown.hint) if shown.hint else shown.effect
        if wanted != view.effects:
            view.set_effects(wanted)
        refused = shown.refused if self._is_here(shown.refused) else None
        if refused != view.refused:
            view.set_refused(refused)

    def _is_here(self, component: str) -> bool:
        known = component.startswith((*_HERE, *table.FIGURES))
        return known and self.view.middle_of(component) is not None

    def drawn(self, shown: GlenShown) -> object:
        return None

    def _plates(self, shown: GlenShown) -> dict[str, str]:
        """Who acts, and whose figure moves after that: the hindmost, once the move pointed at is done."""
        if "die" in self.view.extras or shown.actor is None:
            return {}  # while it rolls it acts, and who is next has not begun; before and after a match nobody acts
        plates: dict[str, str] = {}
        if shown.actor is not None:
            plates[f"pawn:{shown.actor}"] = self.word("acting")
        following = self._following(shown, self._target(shown))
        if following is not None and following != _pawn(shown.actor):
            plates[following] = self.word("next")
        return plates

    def _target(self, shown: GlenShown) -> int | None:
        """The space that a figure would go to, if it is pointed at."""
        return self._space_offered(shown, shown.pointed)

    def _space_offered(self, shown: GlenShown, component: str) -> int | None:
        offered = component in shown.lit and component.startswith("tile:") and shown.phase == _CHOOSING
        return self.view.space_of(component) if offered else None

    def _following(self, shown: GlenShown, target: int | None) -> str | None:
        """The hindmost figure, with the actor's on the target; who is at the end no longer moves."""
        ring, last = self.view.ring, shown.position.last
        if last is None:
            return None
        home = shown.position.home
        moved = shown.phase != _CHOOSING or target is not None
        for step in range(len(ring)):
            at = (last + step) % len(ring)
            if at == target:
                return _pawn(shown.actor)
            if f"tile:{ring[at].tile}" != _END and (alone := set(ring[at].others).intersection(_THEN)):
                return min(alone)
            for seat in ring[at].pawns:
                gone = seat == shown.actor and (not moved or target is not None)
                if not gone and seat not in home:
                    return _pawn(seat)
        return None

    def _leaving(self, shown: GlenShown) -> tuple[str, ...]:
        """Tiles behind everybody once the figure has gone to the tile pointed at."""
        number, last, ring = self._target(shown), shown.position.last, self.view.ring
        if number is None or last is None or shown.actor is None:
            return ()
        found: list[str] = []
        for step in range(len(ring)):
            at = (last + step) % len(ring)
            if at == number or any(seat != shown.actor for seat in ring[at].pawns) or ring[at].others:
                return tuple(found)
            if ring[at].tile:
                found.append(f"tile:{ring[at].tile}")
        return ()

    def _steps(self, number: int, seat: int) -> int:
        here = self.view.space_of(f"pawn:{seat}")
        return 0 if here is None else (number - here) % len(self.view.ring)

    # what the table asks

    def anchor(self, component: str) -> Point | None:
        return self.view.anchor(component) if self.view.ready and self.visible else None

    def told(self, component: str) -> Told | None:
        kind, _, good = component.partition(":")
        if kind == "market":
            figures = self.seen.figures
            buy, sell = figures.buy.get(good, 0), figures.sell.get(good, 0)
            rows = (None, self.word("buy"), self._coins(buy)), (None, self.word("sell"), self._coins(sell))
            return Told(text=self.word("coins_tip"), rows=rows)
        if component == _SELL:
            return Told(text=self.word("sell_tip"))
        target = self._space_offered(self.seen, component)
        if target is not None and self.seen.actor is not None:
            return Told(self._then(self.seen, target))
        if kind == "pawn" and self.view.space_of(component) is not None:
            return Told(self.host.player(int(good)))
        return None

    def _then(self, shown: GlenShown, target: int) -> str:
        """How far it is and who moves after that."""
        assert shown.actor is not None
        far = self.word("steps", n=self._steps(target, shown.actor))
        after = self._following(shown, target)
        if after is None:
            return far
        if after == _pawn(shown.actor):
            return f"{far}, {self.word('again')}"
        kind, _, seat = after.partition(":")
        then = self.word("then", who=self.host.player(int(seat))) if seat else self.word(_THEN[kind])
        return f"{far}, {then}"

    def _coins(self, n: int) -> str:
        return self.word("price", n=n) if n else self.word("no_price")

    # motion

    def sprite(self, piece: str, seat: int) -> Surface | None:
        """Coins on their way between market and purse, and tiles that come from the stacks."""
        kind, _, name = piece.partition(":")
        figures = self.view.figures
        if figures is None or not self.view.ready:
            return None
        if kind == "gold":
            return figures.symbol("coin", self.grid.px(24)) if name != "0" else None
        return self.view.tile_picture(name) if kind == "tile" and table.is_tile(name) else None

    def before(self, event: Event, pace: float) -> list[Tween]:
        """The figure walks, the tile is lifted off, and what all have passed slips away."""
        if not self.view.ready or not self.visible:
            return []
        if event.word == "tiles_passed":
            return [table.leave(self.view, event.tiles, pace)]  # type: ignore[attr-defined]
        if event.word in ("die_rolled", "die_removed", "die_left"):
            return self._die(event, pace)
        if event.word not in ("tile_taken", "went_to"):
            return []
        taken = event.word == "tile_taken"
        to = event.tile if taken else event.to  # type: ignore[attr-defined]
        number = self.view.space_of(to)
        pawn = f"pawn:{event.seat}"  # type: ignore[attr-defined]
        walking = table.walk(self.view, pawn, number, pace, to if taken else "") if number is not None else None
        return [walking] if walking is not None else []

    def _die(self, event: Event, pace: float) -> list[Tween]:
        """It is rolled, then it goes where it must."""
        if event.word == "die_rolled":
            self._rolled = event.n  # type: ignore[attr-defined]
            rolling = table.roll(self.view, self._rolled, pace)
            self.view.set_plates(self._plates(self.seen))
            return [] if rolling is None else [rolling]
        taken = event.tile if event.word == "die_removed" else ""  # type: ignore[attr-defined]
        number = self.view.space_of(taken or _END)
        going = None if number is None else table.carry_off(self.view, self._rolled, number, pace, taken)
        return [] if going is None else [going]

    def calm(self) -> None:
        if self.view.hidden or self.view.extras:
            self.view.extras.clear()
            self.view.hidden = frozenset()
            self.view.refresh()


def _pawn(seat: int | None) -> str:
    return "" if seat is None else f"pawn:{seat}"
