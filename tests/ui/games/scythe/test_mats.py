"""Mats, tracks and cards show the position, name every part one can click, and hold their words in both languages."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pygame
import pytest
from pygame import Rect, Surface

from game.core.words import LANGUAGES, Words
from game.games.scythe.shown import Player
from game.ui.games.scythe import emblems, seat_row, tokens, tracks
from game.ui.games.scythe.dial import Dial
from game.ui.games.scythe.faction_mat import FactionMat, FactionWords
from game.ui.games.scythe.facts import bonus_bands, load_facts
from game.ui.games.scythe.objective_card import draw_objective
from game.ui.games.scythe.palette import FACTIONS
from game.ui.games.scythe.parts.battle_page import places_in
from game.ui.games.scythe.plates import Marked, Plates
from game.ui.games.scythe.player_mat import SIZE, MatWords, PlayerMat
from game.ui.games.scythe.scenes import SCENES, scene
from game.ui.grid import Grid
from game.ui.look import Look
from game.ui.theme import SCHEMES, theme_for

from .conftest import PLAYERS

FACTS = load_facts()
LOOK = Look(Grid(1280, 720))
MAT = Rect(8, 8, 512, 236)


def namer(language: str) -> Callable[[str], str]:
    words = Words(language)
    return lambda component: words(f"scythe.name.{component.replace(':', '.')}")


def mat(player: Player = PLAYERS[0], marked: Marked | None = None) -> tuple[bytes, dict[str, Rect]]:
    surface = Surface((528, 260))
    surface.fill((90, 70, 50))
    made = PlayerMat(LOOK, MAT, MatWords(namer("en"), "last", "or"))
    regions = made.draw(surface, player, marked or Marked(), {"oil": 2, "metal": 3})
    return pygame.image.tobytes(surface, "RGB"), regions


def test_every_part_of_a_mat_can_be_pointed_at_and_lies_on_it() -> None:
    for seat in range(4):
        _, regions = mat(PLAYERS[seat])
        kinds = {name.partition(":")[0] for name in regions}
        assert kinds == {"section", "top", "bottom", "cube", "slot", "structure", "recruit"}
        for word in FACTS.tops:
            assert f"section:{word}" in regions
        for word in FACTS.bottoms:
            assert {f"bottom:{word}", f"slot:{word}", f"recruit:{word}"} <= regions.keys()
        assert sum(name.startswith("cube:") for name in regions) == FACTS.common["upgrades"]
        assert all(MAT.contains(rect) for rect in regions.values())


def test_parts_of_one_kind_do_not_lie_over_each_other() -> None:
    _, regions = mat()
    for kind in ("section", "top", "bottom", "cube", "slot", "structure", "recruit"):
        rects = [rect for name, rect in regions.items() if name.startswith(f"{kind}:")]
        assert all(rect.collidelist(rects[i + 1 :]) < 0 for i, rect in enumerate(rects)), kind


CHANGES: dict[str, dict[str, Any]] = {
    "a cube is moved": {"upgraded": ("gain_power",), "covered": ("deploy",)},
    "a mech is deployed": {"mechs": ("riverwalk",)},
    "a structure is built": {"structures": ("armory",)},
    "a recruit is laid": {"recruits": ("build",)},
    "another section was last": {"last": "trade"},
    "workers are on the map": {"workers": 5},
}


@pytest.mark.parametrize("change", CHANGES)
def test_a_mat_shows(change: str) -> None:
    assert mat(replace(PLAYERS[0], **CHANGES[change]))[0] != mat()[0]


def test_what_can_be_chosen_on_a_mat_is_seen_in_grey() -> None:
    lit = Marked(lit=frozenset({"cube:gain_power", "slot:deploy"}))
    plain, marked = (pygame.image.frombytes(mat(PLAYERS[0], how)[0], (528, 260), "RGB") for how in (None, lit))
    greys = [pygame.image.tobytes(pygame.transform.grayscale(one), "RGB")[::3] for one in (plain, marked)]
    assert sum(abs(a - b) > 40 for a, b in zip(*greys, strict=True)) > 300


def test_bands_of_the_bonus_tile_end_where_the_next_begins() -> None:
    assert bonus_bands({1: 2, 2: 4, 4: 6, 6: 9}, 7) == [("1", 2), ("2–3", 4), ("4–5", 6), ("6–7", 9)]
    assert bonus_bands({1: 2, 2: 4, 3: 6}, 4)[-1] == ("3–4", 6)


def test_markers_on_one_space_lie_side_by_side() -> None:
    surface = Surface((528, 80))
    made = tracks.Tracks(LOOK, Rect(8, 8, 512, 64))
    made.draw(surface, [replace(one, power=6) for one in PLAYERS])
    cell = made.cell("power", 6)
    inside = surface.subsurface(cell)
    colours = {inside.get_at((x, y))[:3] for x in range(cell.w) for y in range(cell.h)}
    tones = [Plates(LOOK, 1).palette.factions[one.faction].fill for one in PLAYERS]
    assert all(min(sum(abs(a - b) for a, b in zip(one, tone, strict=True)) for one in colours) < 40 for tone in tones)


def test_the_next_star_has_a_place_on_the_track_however_full_it_is() -> None:
    made = tracks.Triumph(LOOK, Rect(0, 0, 306, 84), "", "")
    full = [Player(faction, stars={"combat": 6, "power": 1, "objective": 2}) for faction in FACTIONS]
    for name, space in made.spaces().items():
        assert space.collidepoint(made.slot(name, full)), name


def test_every_card_has_a_picture_of_its_own() -> None:
    assert set(SCENES) == set(FACTS.encounters) | set(FACTS.factory_cards)
    small = {card: pygame.image.tobytes(scene(LOOK, card, (58, 34)), "RGB") for card in SCENES}
    assert len(set(small.values())) == len(SCENES)


def test_everything_a_card_pays_or_gives_has_a_sign() -> None:
    words = {name for pay, choices in FACTS.factory_cards.values() for goods in (pay, *choices) for name in goods}
    deals = [deal for card in FACTS.encounters.values() for deal in card.values()]
    words |= {name for deal in deals for goods in deal for name in goods}
    words |= {one.id for top in FACTS.tops.values() for one in top.choices}
    words |= {one.resource for one in FACTS.bottoms.values()} | {one.ongoing for one in FACTS.bottoms.values()}
    for word in words:
        assert emblems.ALIASES.get(word, word) in emblems.DRAWN, word


def test_what_is_hidden_looks_the_same_whatever_it_is() -> None:
    def drawn(draw: Callable[[Surface], object]) -> bytes:
        surface = Surface((240, 210))
        draw(surface)
        return pygame.image.tobytes(surface, "RGB")

    rect = Rect(10, 10, 180, 43)
    back = drawn(lambda s: draw_objective(LOOK, s, rect, "?", namer("en")))
    assert back != drawn(lambda s: draw_objective(LOOK, s, rect, "O01", namer("en")))
    dial = Dial(LOOK, Rect(4, 4, 200, 200), "nordic")
    hidden = [drawn(lambda s, n=n: dial.draw(s, n, n, hidden=True)) for n in (1, 7)]
    assert hidden[0] == hidden[1]


def test_a_dial_offers_its_figures_where_they_stand() -> None:
    dial = Dial(LOOK, Rect(4, 4, 200, 200), "saxony")
    regions = dial.draw(Surface((220, 220)), 3, 5)
    assert set(regions) == {f"dial:{power}" for power in range(8)}
    assert all(regions[f"dial:{power}"].collidepoint(dial.spot(power)) for power in range(8))


def test_figures_of_a_dial_do_not_shrink_with_larger_type() -> None:
    """On the page of a combat the dial itself gets smaller then: words need its room."""
    page, figures = Rect(0, 0, 1280, 676), []
    for scale in (1.0, 1.75, 2.0):
        look = Look(Grid(1280, 720, text_scale=scale))
        side = min(places_in(page, look.grid.u, look.grid.is_large).sides[0].size)
        figures.append(Dial(look, Rect(0, 0, side, side), "saxony").draw(Surface(page.size), 3, 5)["dial:2"].h)
    assert figures == sorted(figures)


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_on_mats_have_room(language: str) -> None:
    p, name = Plates(LOOK, 1.0), namer(language)
    for top in FACTS.tops:
        assert p.fits(name(f"section:{top}"), 14.5, 111, "serif")
    for bottom in FACTS.bottoms:
        assert p.fits(name(f"bottom:{bottom}"), 14.5, 83, "serif")


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_on_mech_plates_have_room(language: str) -> None:
    p, name, words = Plates(LOOK, 1.0), namer(language), Words(language)
    terrains = [words(f"scythe.terrain.{name}") for name in ("farm", "village", "forest", "mountain", "tundra")]
    longest = sorted(terrains, key=len)[-2:]
    for mechs in FACTS.mechs.values():
        for ability in mechs:
            assert p.fits(name(f"ability:{ability}"), 12.5, 86.4, "bold"), ability
            short = words(f"scythe.ability.{ability}.short", one=longest[0], two=longest[1])
            lines = p.lines(short, 11, (86.4, 62.4))
            assert len(lines) <= 2 and all(p.fits(line, 11, 86.4) for line in lines), (ability, lines)


def test_mats_grow_with_their_rectangle_without_losing_parts() -> None:
    surface = Surface((1100, 520))
    words = MatWords(namer("de"), "zuletzt", "oder")
    large = PlayerMat(LOOK, Rect(10, 10, 1024, 472), words).draw(surface, PLAYERS[1])
    small = mat(PLAYERS[1])[1]
    assert large.keys() == small.keys() and SIZE[0] * 2 == 1024
    strip = FactionMat(LOOK, Rect(0, 0, 512, 58), FactionWords(namer("en"), lambda ability: ability))
    parts = strip.draw(surface, PLAYERS[2])
    assert set(parts) == {f"ability:{one}" for one in (FACTS.abilities["crimea"], *FACTS.mechs["crimea"])}


@pytest.mark.parametrize("scheme", SCHEMES)
def test_factions_differ_in_grey_in_every_scheme(scheme: str) -> None:
    look = Look(Grid(1280, 720), theme_for(scheme))
    for make in (
        lambda f: tokens.marker(look, f, 14),
        lambda f: tokens.figure(look, "mech", f, 22),
        lambda f: tokens.star(look, f, 24),
    ):
        greys = {pygame.image.tobytes(pygame.transform.grayscale(_on_ground(make(f))), "RGB") for f in FACTIONS}
        assert len(greys) == len(FACTIONS)


def _on_ground(sprite: Surface) -> Surface:
    ground = Surface((48, 48))
    ground.fill((190, 178, 150))
    ground.blit(sprite, (2, 2))
    return ground


def test_a_row_of_a_player_tells_every_figure_and_hides_what_is_hidden() -> None:
    def drawn(player: Player) -> tuple[bytes, dict[str, Rect]]:
        surface = Surface((520, 60))
        regions = seat_row.draw(LOOK, surface, Rect(4, 4, 512, 46), 0, player, seat_row.Row("Anna"), namer("en"))
        return pygame.image.tobytes(surface, "RGB"), regions

    hidden = replace(PLAYERS[0], coins=None)
    first, regions = drawn(hidden)
    parts = [rect for name, rect in regions.items() if "/" in name]
    assert len(parts) == 10 and all(rect.collidelist(parts[i + 1 :]) < 0 for i, rect in enumerate(parts))
    assert first == drawn(replace(hidden, cards=(None, None)))[0]
    assert first != drawn(PLAYERS[0])[0]
