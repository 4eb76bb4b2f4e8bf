"""A position of Scythe as the referee keeps it: pieces by owner, kind and place."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from tests.referees.asking import CHANCE

from .facts import COMMON, GAME, HOME_OF, KINDS, MAP, MATS, MOST_POPULARITY, MOST_POWER, WORKER_TRACK, gives


class Position:
    def __init__(self, seats: int, options: Mapping[str, Any]) -> None:
        self.seats, self.options = seats, options
        self.everybody = range(seats)
        self.active = 0
        self.factions: list[str] = [""] * seats
        self.mats: list[str] = [""] * seats
        self.order = list(range(seats))
        self.bonus: str | None = None
        self.at: list[dict[str, Counter[str]]] = [{kind: Counter() for kind in KINDS} for _ in self.everybody]
        self.structures: dict[str, tuple[int, str]] = {}
        self.tokens: dict[str, Counter[str]] = {place: Counter() for place in MAP.cells}
        self.encounters = {place for place, what in MAP.hexes.items() if what.encounter}
        self.used_encounters: set[str] = set()
        self.power, self.popularity, self.coins = [0] * seats, [0] * seats, [0] * seats
        self.deck: Counter[int] = Counter(GAME["combat_deck"])
        self.discard: Counter[int] = Counter()
        self.cards: list[Counter[int]] = [Counter() for _ in self.everybody]
        self.objectives: list[list[str]] = [[] for _ in self.everybody]
        self.shown: list[list[str]] = [[] for _ in self.everybody]
        self.dropped: list[str | None] = [None] * seats
        self.factory_cards: list[str | None] = [None] * seats
        self.pile: set[str] | None = None
        self.cubes: list[list[str]] = [[] for _ in self.everybody]
        """Gone from above."""
        self.covered: list[Counter[str]] = [Counter() for _ in self.everybody]
        self.mechs: list[list[str]] = [[] for _ in self.everybody]
        self.recruits: list[dict[str, str]] = [{} for _ in self.everybody]
        self.stars: list[Counter[str]] = [Counter() for _ in self.everybody]
        self.last: list[str | None] = [None] * seats
        self.turns = [0] * seats
        self.battles: set[str] = set()
        self.drove_off = 0
        self.coerced = False
        self.dealt = False
        self.heard: set[int] = set()
        """Who has made an offer out of turn."""
        self.asking: set[int] = set()
        """Who has said that it may want less, until its next turn."""
        self.drafts: list[dict[str, Any] | None] = [None] * seats
        self.interim: list[int] = []
        self.points: list[int] = []
        self.winners: tuple[int, ...] = ()
        self.seen: dict[str, Any] = {}
        self.speaker = CHANCE

    # -- who is where ----------------------------------------------------------------------------------------------

    def count(self, seat: int, kind: str, place: str) -> int:
        return self.at[seat][kind][place]

    def workers(self, seat: int) -> int:
        return self.at[seat]["worker"].total()

    def character(self, seat: int) -> str:
        return next(place for place, n in self.at[seat]["character"].items() if n)

    def places(self, seat: int, *kinds: str) -> set[str]:
        return {place for kind in kinds or KINDS for place, n in self.at[seat][kind].items() if n}

    def others(self, seat: int) -> list[int]:
        return [one for one in self.everybody if one != seat]

    def rivals(self, seat: int, *kinds: str) -> set[str]:
        """Places with units of anybody else."""
        return {place for other in self.others(seat) for place in self.places(other, *kinds)}

    def home(self, seat: int) -> str:
        return HOME_OF[self.factions[seat]]

    def built(self, seat: int) -> dict[str, str]:
        """The structures that somebody has put up, and where."""
        return {what: place for place, (owner, what) in self.structures.items() if owner == seat}

    def territories(self, seat: int) -> set[str]:
        """What somebody controls (p. 4). Before a combat the defender holds the place (p. 11)."""
        held = self.places(seat) | (set(self.built(seat).values()) - self.rivals(seat))
        return {at for at in held if at in MAP.hexes and not (seat == self.active and at in self.battles)}

    def with_workers(self, seat: int) -> set[str]:
        """Territories that somebody controls with a worker; nothing is laid on lakes (p. 12, 15, 18)."""
        return (self.territories(seat) & self.places(seat, "worker")) - MAP.lakes

    def stock(self, seat: int) -> Counter[str]:
        """The resources somebody may spend."""
        return sum((self.tokens[at] for at in self.territories(seat)), Counter())

    def has(self, seat: int, ability: str) -> bool:
        return ability in self.mechs[seat]

    # -- the mat ---------------------------------------------------------------------------------------------------

    def yields(self, seat: int, gain: str) -> int:
        return gives(gain) + (gain in self.cubes[seat])

    def section(self, seat: int, top: str) -> Mapping[str, Any]:
        found: Mapping[str, Any] = next(s for s in MATS[self.mats[seat]]["sections"] if s["top"] == top)
        return found

    def section_below(self, seat: int, bottom: str) -> Mapping[str, Any]:
        found: Mapping[str, Any] = next(s for s in MATS[self.mats[seat]]["sections"] if s["bottom"] == bottom)
        return found

    def cost(self, seat: int, bottom: str) -> int:
        told: int = self.section_below(seat, bottom)["cost"]
        return told - self.covered[seat][bottom]

    def produce_price(self, seat: int) -> dict[str, int]:
        """What the empty spaces of the worker track show (p. 13)."""
        price: Counter[str] = Counter()
        for space in WORKER_TRACK[: max(0, self.workers(seat) - COMMON["workers_at_start"])]:
            price.update(space)
        return dict(price)

    def can_pay(self, seat: int, price: Mapping[str, int]) -> bool:
        has = {
            "coins": self.coins[seat], "power": self.power[seat], "popularity": self.popularity[seat],
            "combat_cards": self.cards[seat].total(),
        }  # fmt: skip
        return all(has[what] >= n for what, n in price.items())

    # -- changing --------------------------------------------------------------------------------------------------

    def move(self, seat: int, kind: str, start: str, to: str, n: int = 1) -> None:
        self.at[seat][kind][start] -= n
        self.at[seat][kind][to] += n
        assert self.at[seat][kind][start] >= 0

    def track(self, what: str) -> tuple[list[int], int | None]:
        """A track or the coins, and where it ends."""
        return {
            "coins": (self.coins, None), "power": (self.power, MOST_POWER),
            "popularity": (self.popularity, MOST_POPULARITY),
        }[what]  # fmt: skip

    def get(self, seat: int, what: str, n: int) -> None:
        track, most = self.track(what)
        track[seat] = track[seat] + n if most is None else min(most, track[seat] + n)

    def lose(self, seat: int, what: str, n: int) -> None:
        track, _ = self.track(what)
        track[seat] = max(0, track[seat] - n)

    def send_home(self, seat: int, place: str) -> None:
        for kind in KINDS:
            self.move(seat, kind, place, self.home(seat), self.count(seat, kind, place))

    # -- order of play ---------------------------------------------------------------------------------------------

    def clockwise(self, seat: int) -> list[int]:
        """The others, the left neighbour first."""
        place = self.order.index(seat)
        return [self.order[(place + k) % self.seats] for k in range(1, self.seats)]

    def neighbours(self, seat: int) -> list[int]:
        """Left, then right; with two players one and the same."""
        others = self.clockwise(seat)
        return [others[0], others[-1]] if len(others) > 1 else others

    # -- a position that is stated ---------------------------------------------------------------------------------

    def adopt(self, plain: Mapping[str, Any]) -> None:
        """Whatever the plain form tells of a position between two turns."""
        self.active, self.order, self.bonus = plain["active"], list(plain["order"]), plain["bonus"]
        self.factions, self.mats = list(plain["factions"]), list(plain["mats"])
        for place, pieces in plain["units"].items():
            for seat, kind, *n in (piece.split() for piece in pieces):
                self.at[int(seat)][kind][place] = int(n[0]) if n else 1
        for place, piece in plain["structures"].items():
            seat, what = piece.split()
            self.structures[place] = (int(seat), what)
        for place, tokens in plain["tokens"].items():
            self.tokens[place] = Counter(tokens)
        self.encounters, self.used_encounters = set(plain["encounters"]), set(plain["used_encounters"])
        self.power, self.popularity = list(plain["power"]), list(plain["popularity"])
        self.coins, self.turns, self.interim = list(plain["coins"]), list(plain["turns"]), list(plain["interim"])
        self.cards = [Counter(cards) for cards in plain["cards"]]
        self.discard = Counter({int(value): n for value, n in plain["discard"].items()})
        for hand in (*self.cards, self.discard):
            self.deck.subtract(hand)
        self.objectives = [list(cards) for cards in plain["objectives"]]
        self.shown, self.dropped = [list(cards) for cards in plain["shown"]], list(plain["dropped"])
        self.factory_cards, pile = list(plain["factory_cards"]), plain["factory_pile"]
        self.pile = None if pile is None else set(pile)
        self.cubes = [list(one["top"]) for one in plain["upgrades"]]
        self.covered = [Counter(one["bottom"]) for one in plain["upgrades"]]
        self.mechs = [list(mechs) for mechs in plain["mechs"]]
        self.recruits = [dict(recruits) for recruits in plain["recruits"]]
        self.stars, self.last = [Counter(stars) for stars in plain["stars"]], list(plain["last"])
        self.asking = set(plain.get("asking", []))

    # -- for comparing ---------------------------------------------------------------------------------------------

    def plain(self) -> dict[str, Any]:
        return {
            "seats": self.seats,
            "active": self.active,
            "factions": [f or None for f in self.factions],
            "mats": [m or None for m in self.mats],
            "order": self.order,
            "bonus": self.bonus,
            "units": self._units(),
            "structures": {place: f"{seat} {what}" for place, (seat, what) in self.structures.items()},
            "tokens": {
                place: {what: n for what, n in tokens.items() if n}
                for place, tokens in self.tokens.items()
                if any(tokens.values())
            },
            "encounters": sorted(self.encounters),
            "used_encounters": sorted(self.used_encounters),
            "power": self.power,
            "popularity": self.popularity,
            "coins": self.coins,
            "counted": self.coins,
            "cards": [sorted(hand.elements()) for hand in self.cards],
            "discard": {str(value): n for value, n in self.discard.items() if n},
            "deck": self.deck.total(),
            "objectives": [sorted(cards) for cards in self.objectives],
            "shown": self.shown,
            "dropped": self.dropped,
            "factory_cards": self.factory_cards,
            "factory_pile": None if self.pile is None else sorted(self.pile),
            "upgrades": [
                {"top": sorted(self.cubes[seat]), "bottom": sorted(self.covered[seat].elements())}
                for seat in self.everybody
            ],
            "mechs": [sorted(mechs) for mechs in self.mechs],
            "recruits": self.recruits,
            "stars": [{star: n for star, n in stars.items() if n} for stars in self.stars],
            "last": self.last,
            "battles": sorted(self.battles),
            "drove_off": self.drove_off,
            "coerced": self.coerced,
            "asking": sorted(self.asking),
            "dealt": self.dealt,
            "heard": sorted(self.heard),
            "drafts": self.drafts,
            "turns": self.turns,
            "interim": self.interim,
            "final": self.points,
        }

    def _units(self) -> dict[str, list[str]]:
        found: dict[str, list[str]] = {}
        for seat, kind in ((seat, kind) for seat in self.everybody for kind in KINDS):
            for place, n in self.at[seat][kind].items():
                if n:
                    found.setdefault(place, []).append(f"{seat} {kind}" + ("" if kind == "character" else f" {n}"))
        return found


def comparable(plain: dict[str, Any]) -> dict[str, Any]:
    """The game's plain state with everything sorted whose order is no rule."""
    told = dict(plain)
    told["encounters"], told["used_encounters"] = sorted(plain["encounters"]), sorted(plain["used_encounters"])
    told["objectives"] = [sorted(cards) for cards in plain["objectives"]]
    told["factory_pile"] = None if plain["factory_pile"] is None else sorted(plain["factory_pile"])
    told["upgrades"] = [{key: sorted(cubes) for key, cubes in one.items()} for one in plain["upgrades"]]
    told["mechs"] = [sorted(mechs) for mechs in plain["mechs"]]
    told["battles"] = sorted(plain["battles"])
    told["asking"], told["heard"] = sorted(plain.get("asking", [])), sorted(plain.get("heard", []))
    return told
