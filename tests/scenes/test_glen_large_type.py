"""With large type the table of Glen More II takes another form: tabs, one section large, nothing covered."""

from __future__ import annotations

import pytest

from game.core.session import Session
from game.scenes.table.scene import TableScene
from game.ui.kinds.covering import figures_in_sight
from tests.scenes.glen_helpers import played
from tests.scenes.table_stage import Stand
from tests.scenes.test_glen_layout import things
from tests.scenes.test_table_layout import check, overlapping

CHRONICLES = ("dragon_boats", "single_cask", "hammer", "haggis", "dubious_tome", "hard_place", "penny_mobs")
ALL = dict.fromkeys(CHRONICLES, True)
SCALES = [1.3, pytest.param(1.75, marks=pytest.mark.slow), 2.0]


def late(scale: float, language: str = "de", **options: bool) -> Stand:
    stand = Stand(
        played("pbbb", "choose_tile", 300, seed=3, **options), language=language, text_scale=scale, curtain=False
    )
    assert stand.until_asked()
    return stand


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("options", [{}, {"die": True, **ALL}], ids=["base", "all_chronicles"])
def test_no_text_is_cut_and_no_part_lies_over_another(scale: float, options: dict[str, bool]) -> None:
    stand = late(scale, **options)
    seen: list[str] = []
    parts = stand.scene.parts
    for section in dict(parts["shelf"].tabs.options):
        for stacks in dict(parts["stacks"].tabs.options):
            parts["shelf"].tabs.choose(section)
            parts["stacks"].tabs.choose(stacks)
            check(stand, seen, f"{section} {stacks}")
            assert overlapping(things(stand)) == []
    stand.scene.hands.draft({"clan_board": True})
    check(stand, seen, "clans")
    assert seen == []


@pytest.mark.parametrize("scale", [1.0, 1.3, 1.75, 2.0])
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_clan_board_says_what_its_signs_mean_at_every_type_size(scale: float, language: str) -> None:
    """Nobody finds out by himself what a ring of violet is."""
    stand = late(scale, language=language)
    stand.scene.hands.draft({"clan_board": True})
    stand.frame()
    sheet = stand.scene.parts["clan_board"]
    assert all(one.visible and one.text for one in sheet.legend)


def test_the_clan_board_keeps_its_words_above_its_buttons() -> None:
    stand = late(2.0)
    stand.scene.hands.draft({"clan_board": True})
    stand.frame()
    sheet = stand.scene.parts["clan_board"]
    words = [one for one in (*sheet.means, *sheet.standing, *sheet.legend, sheet.close) if one.visible]
    assert overlapping(words) == [] and all(sheet.rect.contains(one.rect) for one in words)


def covering(scene: TableScene) -> list[str]:
    """What is pointed at one after the other, where the card lies over it."""
    found, seen = [], 0
    for component in (*scene.director.lit(), "stack:A", "stack:D", *(f"market:{one}" for one in ("wood", "cattle"))):
        place = scene.anchor(component)
        if place is None:
            continue
        scene.model.pointing.at(component)
        scene.model.pointing.tick(1000)
        scene.refresh()
        seen += scene.card.visible
        if scene.card.visible and scene.card.box().collidepoint(place):
            found.append(f"{component} at {place} under {scene.card.box()}")
    assert seen > 5
    return found


@pytest.mark.parametrize("scale", [1.0, 1.3, 2.0])
def test_the_card_never_covers_what_it_speaks_of(scale: float) -> None:
    assert covering(late(scale).scene) == []


def test_what_lies_in_a_folded_section_is_found_at_its_tab() -> None:
    def has_person(session: Session) -> bool:
        return bool(session.shown(0).players[0].persons)

    stand = Stand(played("pbbb", "choose_tile", seed=3, when=has_person), text_scale=2.0, curtain=False)
    assert stand.until_asked()
    shelf = stand.scene.parts["shelf"]
    shelf.tabs.choose("own")
    person = f"tile:{shelf.player.persons[0]}"
    assert shelf.anchor(person) == shelf.tabs.parts[2].center
    stand.click(shelf.tabs.parts[2].center)
    assert [spot.component for spot in shelf.spots if spot.component == person]
    assert shelf.anchor(person) == next(spot.middle for spot in shelf.spots if spot.component == person)


@pytest.mark.parametrize("scale", [1.0, 1.75])
def test_a_board_that_is_read_grows_with_large_type(scale: float) -> None:
    """Its words have room then; where something must be chosen the others are left room instead."""
    stand = Stand(played("pbbb", "act", 60, seed=3, haggis=True, penny_mobs=True), curtain=False, text_scale=scale)
    for board, name in (("penny_mobs", "prison_board"), ("haggis", "haggis_board")):
        stand.scene.hands.draft({"chronicle": board})
        sheet = stand.scene.parts[name]
        assert sheet.visible and not sheet.overflow()
        assert (sheet.at == sheet.spec.large) == (scale > 1.3)


def test_a_sheet_that_was_opened_to_be_read_makes_room_for_the_ring() -> None:
    """The keyboard never goes to a place that nobody can see."""
    stand = Stand(played("pbbb", "act", 60, seed=3, haggis=True, penny_mobs=True), curtain=False)
    scene = stand.scene
    scene.hands.draft({"chronicle": "penny_mobs"})
    sheet = scene.parts["prison_board"]
    below = [one for one in scene.director.lit() if sheet in scene.walking.over(one)]
    assert sheet.visible and below
    scene.hands.point(below[0])
    assert sheet.visible, "the pointer cannot get there"
    scene.hands.point(below[0], by_key=True)
    assert not sheet.visible


@pytest.mark.parametrize("text_scale", [1.0, 2.0])
def test_no_line_from_a_card_runs_through_the_prices_of_the_market(text_scale: float) -> None:
    """With large type one had led through the row of wood."""
    stand = Stand(played("pbb", "choose_tile", 60, seed=3), curtain=False, text_scale=text_scale, language="de")
    assert stand.until_asked()
    scene, pointed = stand.scene, 0
    (market,) = scene.parts["rondel"].written_at()
    for tile in scene.director.lit():
        at = scene.anchor(tile)
        if tile.startswith("tile:") and at is not None:
            stand.point(at)
            stand.wait(200)
            assert scene.card.visible, tile
            line = scene.card._leader(scene.card.box())
            under = scene.card.box().colliderect(market)
            assert line is None or under or not market.clipline(line._start, line._end), tile
            pointed += not under
    assert pointed >= 4


def test_figures_below_the_sheet_that_asks_take_no_room() -> None:
    """A recap's sentence had been kept off figures that nobody could see, and lay on the board that was asked."""
    stand = Stand(played("pbb", "claim_clan", 20, seed=3), curtain=False, text_scale=2.0)
    assert stand.until_asked()
    stacks = stand.scene.parts["stacks"]
    assert stacks.figures_at() and stand.scene.parts["clan_board"].rect.contains(stacks.figures_at()[0])
    assert stacks.figures_at()[0] not in figures_in_sight(stand.scene.open_parts())
