"""Names on pages and sheets show what they name: on the rules pages, on both score sheets and while it is counted."""

from __future__ import annotations

import re

import pytest

from game.core.named import BEGIN
from game.core.session import SeatSetup
from game.games import CATALOGUE
from game.scenes.result import ResultScene
from game.scenes.rules_browser.book import Place
from game.scenes.rules_browser.leading import NameWidget
from game.scenes.rules_browser.rich_text import MARKED
from game.scenes.rules_browser.scene import RulesScene
from game.scenes.start import open_rules
from game.scenes.table.names import place_of
from game.scenes.table.score_sheet import ScoreSheet, pieces
from game.scenes.tally.scene import TallyScene
from tests.scenes.table_stage import Stand
from tests.scenes.test_hints import asked_again
from tests.scenes.test_tally import counting
from tests.table.test_tally import COUNTED, over

_MANY = 8


def midway(game: str, language: str = "en") -> Stand:
    session = over(game)
    people = (SeatSetup("Anna", 0), *session.setup.seats[1:])
    at = round(0.6 * len(session))
    stand = Stand(session.branch(at, None, people), language=language, warn=False)
    assert asked_again(stand)
    return stand


def names_on(page: RulesScene) -> list[NameWidget]:
    return [one for one in page.root.walk() if isinstance(one, NameWidget)]


@pytest.mark.parametrize("game", CATALOGUE)
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_name_on_the_rules_pages_is_shown_as_it_lies_on_the_table(game: str, language: str) -> None:
    """By the keyboard, which reaches all of them; the piece of the table lies in the window and off the name."""
    stand = midway(game, language)
    table, window = stand.scene, stand.surface.get_rect()
    open_rules(stand.context, game)
    page = stand.top
    assert isinstance(page, RulesScene)
    led = 0
    for name in page.book.order():
        page.follow(Place(name))
        for one in names_on(page):
            places = [place_of(table, component) for component in one.components]
            assert places and None not in places, f"{one.text} lies nowhere"
            page.root.set_focus(one, visible=True)
            inset = page.table.inset
            assert inset is not None and inset.visible and inset.components == one.components
            assert table.model.marked == one.components
            assert window.contains(inset.rect) and not inset.rect.colliderect(one.rect), one.text
            led += 1
        page.root.set_focus(None, visible=False)
        assert page.table.inset is not None and not page.table.inset.visible
    assert led > 5


@pytest.mark.parametrize("game", CATALOGUE)
def test_no_name_on_the_rules_pages_that_could_be_shown_is_plain_text(game: str) -> None:
    stand = midway(game)
    table, words = stand.scene, stand.context.words
    called: dict[str, int] = {}
    for component in table.session.rules.components(table.session.view(0)):
        if not component.startswith("seat:") and place_of(table, component) is not None:
            name = str(table.model.teller.name(component))
            called[name] = called.get(name, 0) + 1
    whole = {name for name, number in called.items() if len(name) > 3 and number <= _MANY}
    open_rules(stand.context, game)
    page = stand.top
    assert isinstance(page, RulesScene)
    for number in page.book.order():
        page.follow(Place(number))
        found = {one.text for one in names_on(page)}
        told = [page.book.text(words, place) for place in page.book.places() if place.page == number]
        plain = MARKED.sub(" ", "\n".join(told))
        there = {name for name in whole if re.search(rf"(?<!\w){re.escape(name)}(?!\w)", plain)}
        within = {name for name in there if any(name in longer and name != longer for longer in found)}
        assert there - within <= found, number


@pytest.mark.parametrize("game", CATALOGUE)
def test_a_name_on_a_page_leads_to_the_table_and_nothing_leads_from_another_game(game: str) -> None:
    stand = midway(game)
    open_rules(stand.context, game)
    page = stand.top
    assert isinstance(page, RulesScene)
    name = next(one for number in page.book.order() for one in (page.follow(Place(number)), names_on(page))[1])
    wanted = name.components
    name.press()
    assert stand.top is stand.scene and stand.scene.model.marked == wanted
    assert stand.scene.pulse.visible == (len(wanted) == 1)
    stand.wait(5000)
    assert not stand.scene.pulse.visible and stand.scene.model.marked == ()
    other = next(one for one in CATALOGUE if one != game)
    open_rules(stand.context, other)
    assert isinstance(stand.top, RulesScene) and BEGIN not in stand.top.table.with_names("Factory, Castle")
    assert stand.top.table.inset is None


@pytest.mark.parametrize("game", CATALOGUE)
def test_what_makes_a_figure_on_the_sheet_is_in_sight_or_shown_beside_it(game: str) -> None:
    stand = midway(game)
    table = stand.scene
    table.furniture.toggle(ScoreSheet)
    sheet, inset = table.furniture.opened, table.furniture.inset
    assert isinstance(sheet, ScoreSheet)
    beside = seen = 0
    for row, entry in enumerate(sheet.rows):
        for column, seat in enumerate(sheet.order):
            cell = sheet.table.cell(row, column)
            if not sheet.area.rect.contains(cell):
                continue
            stand.point(cell.center)
            lit = pieces(table.model.sheet, seat, entry.key)
            places = {one: place for one in lit if (place := place_of(table, one)) is not None}
            hidden = {one for one, place in places.items() if sheet.rect.collidepoint(place.center)}
            assert table.model.marked == lit
            assert set(inset.components if inset.visible else ()) == hidden, entry.name
            assert not inset.visible or not inset.rect.colliderect(cell), entry.name
            beside += inset.visible
            seen += len(places)
    assert seen and (beside or len(table.parts) > 1), "a board under the sheet has figures"
    table.furniture.close_top()
    assert not inset.visible


@pytest.mark.parametrize("game", CATALOGUE)
def test_the_sheet_of_the_result_shows_what_made_a_figure(game: str) -> None:
    stand = Stand(over(game), warn=False)
    stand.context.stack.push(ResultScene(stand.context, stand.scene))
    scene = stand.top
    assert isinstance(scene, ResultScene)
    stand.wait(500)
    shown = 0
    for row in range(len(scene.rows)):
        cell = scene.score_table.cell(row, 0)
        stand.point(cell.center)
        lit = pieces(scene.sheet, scene.order[0], scene.rows[row].key)
        lying = {one for one in lit if place_of(stand.scene, one) is not None}
        assert set(scene.inset.components) == lying
        assert scene.inset.visible == bool(lying) and not scene.inset.rect.colliderect(cell)
        shown += bool(lying)
    assert shown
    stand.point((1, 1))
    assert not scene.inset.visible


@pytest.mark.parametrize("game", COUNTED)
def test_stages_and_cards_of_the_count_light_what_they_were_counted_from(game: str) -> None:
    stand = counting(game)
    scene = stand.top
    assert isinstance(scene, TallyScene)
    scene.halted = True
    scene.count(len(scene.tally.counts))
    seen, veiled = 0, next(iter(scene.parts.values())).rect
    for widget, told in ((scene.steps, scene.words.pieces_of_stage), (scene.cards, scene.words.pieces_of_card)):
        for number, place in enumerate(widget.things()):
            if not place.w:
                continue
            stand.point(place.center)
            wanted = told(number, scene.done)
            assert scene.pointed_pieces == wanted
            places = [at for one in wanted if (at := scene.board.anchor(one)) and veiled.collidepoint(at)]
            assert not places or scene.marks.cuts or scene.marks.holes
            seen += bool(places)
    assert seen
    stand.point((1, 1))
    assert scene.pointed_pieces == ()
