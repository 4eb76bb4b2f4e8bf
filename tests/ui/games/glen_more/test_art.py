"""The drawings of Glen More that its data ask for are there."""

from __future__ import annotations

from itertools import combinations

from pygame.image import tobytes

from game.ui.games.glen_more.art import ART
from game.ui.games.glen_more.clans import clan_map
from game.ui.games.glen_more.palette import Palette
from game.ui.games.glen_more.plan import load_plans


def test_every_person_has_a_portrait_and_every_portrait_a_person() -> None:
    assert {name for name, plan in load_plans().items() if plan.motif == "person"} == set(ART.kinds("portraits"))


def test_every_clan_has_a_chief_whom_nobody_takes_for_another() -> None:
    chiefs = set(ART.kinds("chiefs"))
    assert chiefs == set(clan_map().clans)
    small = {name: tobytes(ART.picture(Palette(), "chiefs", name, 34), "RGBA") for name in chiefs}
    for one, other in combinations(small.values(), 2):
        assert sum(abs(a - b) > 40 for a, b in zip(one, other, strict=True)) > 0.06 * len(one)


def test_all_that_tiles_cost_and_bring_has_a_symbol() -> None:
    parts = {part for plan in load_plans().values() for line in plan.lines for part, _ in line}
    parts |= {part for plan in load_plans().values() for part, _ in plan.cost}
    assert {part for part in parts if not part.isdigit()} - {"arrow"} <= set(ART.kinds("symbols"))


def test_a_piece_takes_the_colour_of_its_seat() -> None:
    def seen(colour: tuple[int, int, int]) -> tuple[int, ...]:
        more = {"seat": colour, "seat_dark": (0, 0, 0), "face": (200, 180, 160)}
        return tuple(ART.picture(Palette(), "figures", "marker", 48, **more).get_at((23, 23)))

    assert seen((200, 20, 20))[0] > 150 > seen((20, 20, 200))[0]
