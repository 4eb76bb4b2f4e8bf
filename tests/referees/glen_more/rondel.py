"""The rondel (p. 6-9): set-up, who is hindmost, the die, discarding and refilling. Asks and is told."""

from __future__ import annotations

from tests.referees.asking import CHANCE, Answers, Ask, words

from .facts import STACKS
from .position import Position


class Rondel(Position):
    def set_up(self) -> Answers:
        if self.with_die:
            self.rondel[self.seats] = ["die"]
        left = list(range(self.seats))
        coins = self.box.game["setup"]["coins"]
        for place in range(self.seats):
            line = yield Ask(CHANCE, tuple(f"turn_order seat={s}" for s in left), "p. 6 order")
            seat = int(words(line)["seat"])
            left.remove(seat)
            self.rondel[place] = [f"{seat} pawn"]
            self.coins[seat] = coins[place]
        yield from self.prepare()

    def prepare(self) -> Answers:
        """What Chronicles lay out and draw before the rondel is filled."""
        yield from ()

    # -- the rondel ------------------------------------------------------------------------------------------------

    def ring(self) -> list[int]:
        """All spaces from the hindmost figure on."""
        n = len(self.rondel)
        return [(self.last + step) % n for step in range(n)]

    def is_figure(self, what: str) -> bool:
        return what.endswith(" pawn") or what in ("die", "englishman")

    def hindmost(self) -> str:
        return next(what for what in self.rondel[self.last] if self.is_figure(what))

    def space_of(self, what: str) -> int:
        return next(n for n, space in enumerate(self.rondel) if what in space)

    def ahead(self, figure: str) -> dict[str, int]:
        """The tiles before a figure, by space."""
        ring = self.ring()
        return {
            what: space
            for space in ring[ring.index(self.space_of(figure)) + 1 :]
            for what in self.rondel[space]
            if self.is_tile(what) or what == "the_end"
        }

    def between(self, start: int, goal: int) -> list[int]:
        """The spaces that a figure goes over on its way."""
        ring = self.ring()
        return ring[ring.index(start) + 1 : ring.index(goal)]

    def leave(self, figure: str, space: int | None, *, by: int | None) -> None:
        """A figure goes from the last space to another, or away; what nobody is behind of is discarded."""
        self.rondel[self.last].remove(figure)
        if space is not None:
            self.rondel[space].append(figure)
        self.settle(by)

    def settle(self, by: int | None) -> None:
        for space in self.ring():
            there = self.rondel[space]
            if any(self.is_figure(what) for what in there):
                self.last = space
                return
            for what in [one for one in there if self.is_tile(one)]:
                there.remove(what)
                self.discard(what, by)

    def discard(self, name: str, by: int | None) -> None:
        self.discards[self.pile_of(by)][name] += 1

    def pile_of(self, by: int | None) -> int:
        return 0

    def refill(self) -> Answers:
        """Until only the space behind the hindmost figure is empty (p. 9)."""
        while True:
            holes = self.holes()
            if len(self.home) == self.figures_to_come():
                holes = self.moot_holes()
            stack = next((s for s in STACKS if self.stacks[s].total()), None)
            if not holes or stack is None:
                return
            chances = self.next_of(stack)
            offers = tuple(f"lay tile={name}" for name in chances)
            line = yield Ask(CHANCE, offers, "p. 9 refilling", tuple(chances.values()))
            name = words(line)["tile"]
            self.stacks[stack][name] -= 1
            self.laid_of[stack] += 1
            self.rondel[holes[0] if holes[0] >= 0 else self.seen_at(name)] = [name]
            yield from self.laid(stack, name)
            if stack in "ABC" and not self.stacks[stack].total():
                yield Ask(CHANCE, (f"score stack={stack}",), "p. 9 scoring of a stack")
                yield from self.scoring(stack)
                yield from self.scored(stack)

    def moot_holes(self) -> list[int]:
        """After the last turn nothing depends on refilling any more, so the game may lay out what it likes."""
        return [-1] if self.seen["stack"][-1:] == ["refill"] else []

    def seen_at(self, name: str) -> int:
        return self.seen["rondel"].index(name)

    def laid(self, stack: str, name: str) -> Answers:
        yield from ()

    def holes(self) -> list[int]:
        """Empty spaces in the order of filling, without the last of them, which lies behind the hindmost figure."""
        return [space for space in self.ring() if not self.rondel[space]][:-1]

    def next_of(self, stack: str) -> dict[str, int]:
        """Which tile may come next, and how often of all the times."""
        others = [name for name in +self.stacks[stack] if name not in self.put_in]
        even = dict.fromkeys(others, 1)
        inside = [name for name in self.put_in if self.stacks[stack][name]]
        if not inside:
            return even
        depths = [n for n in self.depths_of(inside[0]) if n >= self.laid_of[stack]]
        if self.laid_of[stack] < depths[0]:
            return even
        if len(depths) == 1:
            return {inside[0]: 1}
        # each depth is as likely: now is one of those that are left
        return {**dict.fromkeys(others, len(depths) - 1), inside[0]: len(others)}

    def depths_of(self, name: str) -> list[int]:
        """After how many other tiles of its stack one that is put into it may come."""
        assert name == "the_end", name
        if self.options.get("end_tile") == "top":
            return [0]
        more = (self.box.stacks["D"].total() - 1 - self.box.game["stacks"]["D"]) // 2  # the middle of a larger stack
        return [n + more for n in self.box.game["setup"]["end_tile_above"]]

    def roll(self) -> Answers:
        """So many tiles on, to the next without a Chronicle's sign; that one is discarded (p. 9)."""
        faces = self.box.game["die"]["faces"]
        shown = sorted(set(faces))
        offers = tuple(f"roll die={n}" for n in shown)
        line = yield Ask(CHANCE, offers, "p. 9 die", tuple(faces.count(n) for n in shown))
        left = int(words(line)["die"])
        start = self.space_of("die")
        for name, space in self.ahead("die").items():
            left -= 1
            if name == "the_end":
                self.die_passes(self.between(start, space))
                self.leave("die", None, by=None)
                return
            if left <= 0 and not self.box.tiles[name].protected:
                self.die_passes(self.between(start, space))
                self.rondel[space].remove(name)
                self.leave("die", space, by=None)
                self.discard(name, None)
                return
        # nothing on the way may be removed: it goes past all of it
        space = self.beyond_all()
        self.die_passes(self.between(start, space))
        self.leave("die", space, by=None)

    def beyond_all(self) -> int:
        return next(space for space in self.ring() if not self.rondel[space])

    def die_passes(self, path: list[int]) -> None:
        pass

    def is_tile(self, what: str) -> bool:
        return what in self.box.tiles and what != "the_end"
