"""Sheets of Scythe with large type, keys of the sections, what is asked while an amount is missing, long titles."""

from __future__ import annotations

import pytest
from pygame import Rect

from game.core.session import Session
from game.table.cards import Card
from game.ui.games.scythe import plates
from game.ui.games.scythe.parts.sheets import EncounterSheet, FactorySheet
from game.ui.look import Look
from game.ui.paragraph import TextBlock, layout_text
from game.ui.widgets.cards import HoverCard
from tests.qualities.test_given_up import AT_HOME, scythe
from tests.scenes.scythe_helpers import begun_with, in_phase, played
from tests.scenes.table_stage import Stand
from tests.scenes.test_table_layout import check

LARGE = (1.3, 1.75, 2.0)
READY = {**AT_HOME, "r4c6": ["0 worker 2"], "r3c5": ["0 worker"]}


def encounter(**look: object) -> Stand:
    stand = Stand(played("pbb", in_phase("encounter"), seed=4), curtain=False, **look)
    assert stand.until_asked()
    return stand


def factory(**look: object) -> Stand:
    stand = Stand(played("pbbbb", in_phase("choose_factory"), seed=4), curtain=False, **look)
    assert stand.until_asked()
    return stand


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (1920, 1080)])
@pytest.mark.parametrize("scale", LARGE)
@pytest.mark.parametrize("language", ["en", "de"])
def test_encounter_and_factory_cards_grow_with_the_type(size: tuple[int, int], scale: float, language: str) -> None:
    for begin, kind, name in ((encounter, EncounterSheet, "encounter"), (factory, FactorySheet, "factory")):
        usual, large = begin(size=size, language=language), begin(size=size, language=language, text_scale=scale)
        found: list[str] = []
        check(large, found, name)
        assert found == []
        before, after = usual.scene.parts[name], large.scene.parts[name]
        assert isinstance(after, kind) and after.visible
        answers = [one for one in after.regions if one in large.director.lit()]
        assert answers and set(answers) <= set(before.regions)
        for one in () if usual.context.grid.is_large else answers:  # a small window has that form at any type
            was, now = before.regions[one], after.regions[one]
            assert now.h > 1.25 * was.h or now.w > 1.25 * was.w, (name, one)
        inside = Rect((0, 0), after.rect.size)
        assert all(inside.contains(area) for area in after.regions.values())


@pytest.mark.parametrize("scale", [1.0, *LARGE])
def test_keys_1_to_4_find_the_sections_wherever_the_ring_is(scale: float) -> None:
    stand = Stand(scythe(READY, "take_turn seat=0", power=[3, 3], coins=[5, 5]), warn=False, text_scale=scale)
    part = stand.scene.parts["desk" if scale >= LARGE[0] else "mat"]
    for elsewhere in (None, stand.scene.furniture.primary, stand.scene.parts["board"].view):
        for number in (3, 1, 4, 2):
            stand.scene.root.set_focus(elsewhere, visible=True)
            stand.key(str(number))
            pointed = stand.scene.model.pointing.component
            assert pointed.startswith("section:") and pointed in stand.director.lit(), (elsewhere, number)
            sections = [one for one in part.regions if one.startswith(("section:", "part/"))]
            assert sections and pointed.partition(":")[2] in sections[number - 1]


def test_the_prompt_asks_for_the_number_once_the_village_is_chosen() -> None:
    def has_village(session: Session) -> bool:
        at_once = in_phase("produce")(session)
        return at_once and any("amount:2" in one.touches() for one in session.options(0))

    stand = Stand(played("pb", has_village, seed=4), curtain=False, warn=False)
    assert stand.until_asked()
    before = stand.scene.furniture.prompt.text
    village = next(one[0] for one in stand.scene.model.open_options() if "amount:2" in one)
    stand.click_component(village)
    asked = stand.scene.furniture.prompt.text
    assert "how many" in asked.lower() and asked != before
    stand.key("escape")
    assert stand.scene.furniture.prompt.text == before


def test_nothing_is_lit_that_lies_nowhere_while_units_move() -> None:
    """What a unit takes along stands around it; the word for taking it in hand has no place of its own."""
    stand = Stand(played("pbb", in_phase("move_units", least=60), seed=5), curtain=False)
    assert stand.until_asked()
    held = next(one for one in stand.director.lit() if one.startswith(("mech:", "character:", "worker:")))
    assert "cargo" not in stand.director.lit()
    stand.click_component(held)
    assert "cargo" not in stand.director.lit()


def test_a_long_title_of_a_card_has_a_second_line() -> None:
    session = played("pbb", in_phase("take_turn", least=60), seed=5)
    stand = Stand(session, curtain=False, language="de", text_scale=2.0)
    card = HoverCard((14, 306, 276, 300))
    stand.scene.root.add(card)
    for title in ("Alle bewegten Arbeiter absetzen", "Bewegten absetzen"):
        card.show(Card(title, result="+12"))
        assert card.overflow() == []


def test_an_encounter_that_comes_up_under_the_pointer_takes_no_click_for_the_map() -> None:
    """What was clicked last on the map lay where its card comes: a second click must not pay with popularity."""
    stand = encounter()
    part, director = stand.scene.parts["encounter"], stand.director
    option = next(one for one in director.lit() if one.startswith("option:"))
    place = stand.scene.anchor(option)
    assert place is not None
    stand.point(place)
    stand.wait(500)
    part.set(visible=False)
    stand.scene.root.update(0)
    part.set(visible=True)
    lines = len(director.session)
    stand.click(place)
    assert len(director.session) == lines and director.picker.chosen == ()
    stand.wait(500)
    stand.click(place)
    assert len(director.session) > lines or director.picker.chosen == (option,)


def painted_by(sheet: EncounterSheet) -> str:
    """All that stands on it now."""
    blocks: list[str] = []

    def noted(look: Look, text: str, *more: object) -> TextBlock:
        blocks.append(text)
        return layout_text(look, text, *more)  # type: ignore[arg-type]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(plates, "layout_text", noted)
        sheet.changed()
        sheet._paint()
    return "\n".join(blocks)


def met(place: str, *, chosen: str = "", **look: object) -> Stand:
    again = f" chosen={chosen}" if chosen else ""
    position = {
        "factions": ["polania", "nordic"],
        "mats": ["mechanical", "agricultural"],
        "units": {place: ["0 character"], "r3c1": ["0 worker"], "home_nordic": ["1 character"]},
        "coins": [5, 5],
        "popularity": [5, 5],
        "stack": ["take_turn seat=0", f"encounter seat=0 card=E10 at={place} left={1 if chosen else 2}{again}"],
    }
    stand = Stand(begun_with(position), curtain=False, **look)
    assert stand.until_asked()
    return stand


@pytest.mark.parametrize("place", ["r1c3", "r2c1", "r2c4", "r2c6", "r4c1", "r4c5", "r5c0", "r6c1", "r6c5", "r7c4"])
def test_an_encounter_never_lies_on_its_place(place: str) -> None:
    """What it brings comes there, and whoever clicks the place must not give an answer."""
    for chosen in ("", "A"):
        stand = met(place, chosen=chosen)
        sheet, at = stand.scene.parts["encounter"], stand.scene.anchor(place)
        assert sheet.visible and not sheet.rect.collidepoint(at), place


def test_the_second_choice_of_an_encounter_has_a_head_of_its_own() -> None:
    first, second = met("r4c1"), met("r4c1", chosen="A")
    for stand, again in ((first, False), (second, True)):
        sheet = stand.scene.parts["encounter"]
        assert ("Second choice" in painted_by(sheet)) == again


def test_an_answer_of_an_encounter_is_told_on_the_sheet_and_covers_none() -> None:
    stand = met("r4c1")
    sheet = stand.scene.parts["encounter"]
    assert "Costs 4 coins" not in painted_by(sheet)
    stand.point(stand.scene.anchor("option:B"))
    stand.wait(400)
    assert not stand.scene.card.visible and "Costs 4 coins" in painted_by(sheet)


def test_a_factory_card_with_one_gain_is_clicked_on_that_and_no_tray_calls_it_the_first():
    position = {
        "factions": ["nordic", "crimea"],
        "mats": ["engineering", "industrial"],
        "factory_cards": ["F11", None],
        "coins": [9, 9],
        "units": {"home_nordic": ["0 character"], "r1c4": ["0 worker"], "home_crimea": ["1 character"]},
        "stack": ["take_turn seat=0", "factory_top seat=0"],
    }
    stand = Stand(begun_with(position), curtain=False)
    assert stand.until_asked() and "choice:0" in stand.director.lit()
    assert "choice:0" in stand.scene.parts["factory"].regions and not stand.scene.parts["choices"].visible


def test_a_sheet_that_comes_back_tells_what_was_pointed_at_when_it_went() -> None:
    """The mouse lay on its gain when the card was used; in a later turn nothing was said of it any more."""
    mine = {
        "units": {"r4c3": ["0 character"], "home_crimea": ["1 character"]},
        "factory_cards": ["F04", None],
        "cards": [[2], []],
    }
    session = begun_with({"factions": ["nordic", "crimea"], "mats": ["engineering", "industrial"], **mine})
    stand = Stand(session, curtain=False)
    for _ in range(2):
        assert stand.until_asked()
        stand.scene.hands.choose("section:factory")
        assert stand.until_asked()
        stand.point((3, 3))
        stand.point(stand.scene.anchor("choice:0"))  # type: ignore[arg-type]
        assert stand.scene.model.pointing.component == "choice:0"
        stand.director.undo()
    assert not stand.scene.parts["factory"].visible
