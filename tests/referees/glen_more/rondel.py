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

    # -- the rondel ------------------------------------------------------------------------------------------------

    def ring(self) -> list[int]:
        """All spaces from the hindmost figure on."""
        n = len(self.rondel)
        return [(self.last + step) % n for step in range(n)]

    def is_figure(self, what: str) -> bool:
        return what.endswith(" pawn") or what == "die"

    def hindmost(self) -> str:
        return self.rondel[self.last][0]

    def ahead(self) -> dict[str, int]:
        """What lies before the hindmost figure, by space: tiles only."""
        return {
            what: space for space in self.ring() for what in self.rondel[space] if not self.is_figure(what)
        }

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
            if there and there != ["the_end"]:
                self.discard(there.pop(), by)

    def discard(self, name: str, by: int | None) -> None:
        self.discards[0][name] += 1

    def refill(self) -> Answers:
        """Until only the space behind the hindmost figure is empty (p. 9)."""
        while True:
            holes = self.holes()
            if len(self.home) == self.figures_to_come():
                holes = self.moot_holes()
            stack = next((s for s in STACKS if self.stacks[s].total()), None)
            if not holes or stack is None:
                return
            line = yield Ask(CHANCE, tuple(f"lay tile={name}" for name in self.next_of(stack)), "p. 9 refilling")
            name = words(line)["tile"]
            self.stacks[stack][name] -= 1
            self.laid_of_d += stack == "D"
            self.rondel[holes[0] if holes[0] >= 0 else self.seen_at(name)] = [name]
            yield from self.laid(stack, name)
            if stack in "ABC" and not self.stacks[stack].total():
                yield Ask(CHANCE, (f"score stack={stack}",), "p. 9 scoring of a stack")
                yield from self.scoring(stack)

    def moot_holes(self) -> list[int]:
        """After the last turn nothing depends on refilling any more, so the game may lay out what it likes."""
        return [-1] if self.seen["stack"][-1:] == ["refill"] else []

    def seen_at(self, name: str) -> int:
        return self.seen["rondel"].index(name)

    def laid(self, stack: str, name: str) -> Answers:
        yield from ()

    def holes(self) -> list[int]:
        """Empty spaces behind the hindmost figure, in the order of filling, without the last of them."""
        found = []
        for space in reversed(self.ring()):
            if self.rondel[space]:
                break
            found.insert(0, space)
        return found[:-1]

    def next_of(self, stack: str) -> list[str]:
        there = list(+self.stacks[stack])
        if stack != "D" or "the_end" not in there:
            return there
        above = self.box.game["setup"]["end_tile_above"] if self.options.get("end_tile") != "top" else [0]
        if self.laid_of_d == max(above):
            return ["the_end"]
        return there if self.laid_of_d in above else [name for name in there if name != "the_end"]

    def roll(self) -> Answers:
        """So many tiles on, to the next without a Chronicle's sign; that one is discarded (p. 9)."""
        faces = self.box.game["die"]["faces"]
        shown = sorted(set(faces))
        offers = tuple(f"roll die={n}" for n in shown)
        line = yield Ask(CHANCE, offers, "p. 9 die", tuple(faces.count(n) for n in shown))
        left = int(words(line)["die"])
        for space in self.ring():
            there = [what for what in self.rondel[space] if self.is_tile(what) or what == "the_end"]
            if not there:
                continue
            left -= 1
            if there[0] == "the_end":
                self.leave("die", None, by=None)
                return
            if left <= 0 and not self.box.tiles[there[0]].protected:
                self.rondel[space].remove(there[0])
                self.discard(there[0], None)
                self.leave("die", space, by=None)
                return
        raise AssertionError("the die found no tile")

    def is_tile(self, what: str) -> bool:
        return what in self.box.tiles and what != "the_end"
