"""Stars (p. 27), the end with the sixth (p. 28), and who has won (p. 29)."""

from __future__ import annotations

from .by_hand import Table
from .facts import COMMON, FACTIONS, GAME, MOST_POPULARITY, MOST_POWER, STARS
from .position import Position


class SixthStar(Exception):
    """The match is over at once."""


def has_room(t: Position, seat: int, star: str) -> bool:
    """Each once, combats twice; Saxony without end for objectives and combats (p. 21)."""
    unlimited = star in FACTIONS[t.factions[seat]]["ability"].get("unlimited_stars", ())
    return unlimited or t.stars[seat][star] < STARS[star].get("places", 1)


def place_star(t: Position, seat: int, star: str) -> None:
    if not has_room(t, seat, star):
        return
    first = not any(stars.total() for stars in t.stars)
    t.stars[seat][star] += 1
    if first and t.options.get("interim_scoring"):
        t.interim = fortunes(t)
    if t.stars[seat].total() >= GAME["game_ends_at"]:
        raise SixthStar


def check_stars(t: Position, seat: int) -> None:
    """All that somebody has reached, from left to right on the track; objectives and combats are placed when they
    happen."""
    reached = {
        "upgrades": len(t.cubes[seat]) == COMMON["upgrades"],
        "mechs": len(t.mechs[seat]) == COMMON["mechs"],
        "structures": len(t.built(seat)) == COMMON["structures"],
        "recruits": len(t.recruits[seat]) == COMMON["recruits"],
        "workers": t.workers(seat) == COMMON["workers"],
        "popularity": t.popularity[seat] == MOST_POPULARITY,
        "power": t.power[seat] == MOST_POWER,
    }
    for star in STARS:
        if reached.get(star) and not t.stars[seat][star]:
            place_star(t, seat, star)


def fortunes(t: Position) -> list[int]:
    table = Table(t.plain())
    return [table.fortune(seat) for seat in t.everybody]


def winners(t: Position) -> tuple[int, ...]:
    table = Table(t.plain())
    later = t.options.get("tie_breakers") == "later_printing"
    breakers = GAME["scoring"]["later_tie_breakers" if later else "tie_breakers"]

    def rank(seat: int) -> tuple[int, ...]:
        measures = {
            "pieces": t.workers(seat) + len(t.mechs[seat]) + len(t.built(seat)),
            "power": t.power[seat], "popularity": t.popularity[seat], "resources": table.tokens(seat),
            "territories": len(table.territories(seat)), "stars": t.stars[seat].total(),
        }  # fmt: skip
        return (t.points[seat], *(measures[breaker] for breaker in breakers))

    ranks = [rank(seat) for seat in t.everybody]
    return tuple(seat for seat in t.everybody if ranks[seat] == max(ranks))
