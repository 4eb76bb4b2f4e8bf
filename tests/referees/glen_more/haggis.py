"""Chronicle 5, Address to a Haggis."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.referees.asking import CHANCE, Answers, Ask, words

from .chronicles import LAYERS
from .facts import VERBS, read
from .match import Match
from .paying import ask, pay_barrel

FACTS = read("chronicles/haggis/chronicle.yaml")["haggis"]


class Haggis(Match):
    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.hidden: Counter[int] = Counter(FACTS["tokens"])
        self.open: list[int] = []
        self.tables: list[Counter[int]] = [Counter() for _ in range(self.seats)]
        self.face_up: list[list[int]] = [[] for _ in range(self.seats)]

    def parts(self) -> dict[str, Any]:
        return super().parts() | {
            "haggis": {
                "open": sorted(self.open),
                "tables": [sorted(table.elements()) for table in self.tables],
                "face_up": [sorted(up) for up in self.face_up],
                "face_down": self.hidden.total(),
            }
        }

    def prepare(self) -> Answers:
        yield from super().prepare()
        yield from self.turn_open()

    # -- tokens ------------------------------------------------------------------------------------------------------

    def draw(self, word: str) -> Answers:
        chances = {value: n for value, n in sorted(self.hidden.items()) if n}
        offers = tuple(f"{word} value={value}" for value in chances)
        line = yield Ask(CHANCE, offers, "Chronicle 5 tokens", tuple(chances.values()))
        value = int(words(line)["value"])
        self.hidden[value] -= 1
        return value

    def turn_open(self) -> Answers:
        while len(self.open) < FACTS["open"] and self.hidden.total():
            self.open.append((yield from self.draw("open_haggis")))

    def in_supply(self) -> int:
        return len(self.open) + self.hidden.total()

    def useful(self, seat: int, effect: dict[str, Any]) -> bool:
        return self.in_supply() > 0 if "haggis" in effect else super().useful(seat, effect)

    def take_token(self, seat: int) -> Answers:
        """An open or a hidden one; on a full table only after one was given back."""
        table = self.tables[seat]
        while self.in_supply():
            if table.total() < FACTS["table"]:
                offers = [f"haggis_open value={value}" for value in sorted(set(self.open))]
                offers += ["haggis_hidden"] * bool(self.hidden.total())
            else:
                offers = [f"haggis_return value={value}" for value in sorted(+table)] + ["skip"]
            line = yield from ask(self, seat, offers, "Chronicle 5 taking a token")
            if line.startswith("haggis_return "):
                table[int(words(line)["value"])] -= 1
                self.hidden[int(words(line)["value"])] += 1
                continue
            if line.startswith("haggis_open "):
                self.open.remove(int(words(line)["value"]))
                table[int(words(line)["value"])] += 1
            elif line == "haggis_hidden":
                table[(yield from self.draw("draw_haggis"))] += 1
            yield from self.turn_open()
            return line != "skip"
        return False

    # -- the scoring -------------------------------------------------------------------------------------------------

    def scored(self, stack: str) -> Answers:
        yield from super().scored(stack)
        if stack in FACTS["scorings"] or stack == "D":
            yield from self.score_haggis()

    def score_haggis(self) -> Answers:
        yield from self.before_haggis()
        for _ in range(FACTS["rolls"]):
            value = yield from self.roll_for_all()
            for seat in range(self.seats):
                self.turn_up(seat, value)
        for seat in self.in_order():
            yield from self.roll_alone(seat)
        yield Ask(CHANCE, ("score_haggis",), "Chronicle 5 scoring")
        for seat, up in enumerate(self.face_up):
            points = len(up) * sum(up)
            if points:
                yield from self.score(seat, points, "haggis", scoring=True)
            self.hidden.update(up)
            up.clear()
        yield from self.turn_open()

    def before_haggis(self) -> Answers:
        yield from ()

    def in_order(self) -> list[int]:
        return list(range(self.seats))

    def roll_value(self) -> Answers:
        faces = self.box.game["die"]["faces"]
        shown = sorted(set(faces))
        offers = tuple(f"roll_haggis value={n}" for n in shown)
        line = yield Ask(CHANCE, offers, "Chronicle 5 rolls", tuple(faces.count(n) for n in shown))
        return int(words(line)["value"])

    def roll_for_all(self) -> Answers:
        return (yield from self.roll_value())

    def turn_up(self, seat: int, value: int) -> None:
        if self.tables[seat][value] and len(self.face_up[seat]) < FACTS["face_up"]:
            self.tables[seat][value] -= 1
            self.face_up[seat].append(value)

    def roll_alone(self, seat: int) -> Answers:
        """A barrel for each roll more that counts for oneself, as long as fewer than three lie open."""
        while self.whisky[seat] and self.tables[seat].total() and len(self.face_up[seat]) < FACTS["face_up"]:
            line = yield Ask(seat, ("haggis_roll", "skip"), "Chronicle 5 further rolls")
            if line == "skip":
                return
            yield from pay_barrel(self, seat)
            self.turn_up(seat, (yield from self.roll_value()))


def _haggis(m, seat, value, at, source, effect) -> Answers:
    for _ in range(value):
        if not (yield from m.take_token(seat)):
            return


VERBS["haggis"] = _haggis
LAYERS["haggis"] = Haggis
