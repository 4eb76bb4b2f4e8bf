"""The boards of Glen More II's Chronicles: matches by mouse, which board opens when, no text cut with all eight."""

from __future__ import annotations

import random
from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from game.core.settings import Settings
from game.core.words import Words
from game.games.glen_more.chronicles.haggis.events import HaggisRolled, HaggisScored
from game.games.glen_more.chronicles.hard_place.events import VotesRevealed
from game.games.glen_more.rules import RULES
from game.scenes.lesson_progress import lessons_of
from game.scenes.result import ResultScene
from game.scenes.table.hands import Hands
from game.ui.context import Context
from game.ui.games.glen_more.chronicles.boards import BOARDS
from game.ui.games.glen_more.parts.chronicle_sheet import ChronicleSheet
from game.ui.games.glen_more.parts.chronicle_strip import KIND, ChronicleStrip
from game.ui.games.glen_more.parts.opened import OPEN
from tests.scenes.chronicle_helpers import ALL, at_random, one, open_sheets, sheets, stated
from tests.scenes.glen_helpers import match
from tests.scenes.lesson_helpers import at_the_table
from tests.scenes.table_helpers import QuickAsker
from tests.scenes.table_stage import Stand

POINTED_BY_LESSONS = ("boat:0", "cellar:first", "england_token", "market:england", "haggis:0", "pennies:0")


def played_by_clicking(kinds: str, options: dict[str, Any], seed: int) -> Stand:
    """Everything lit has a place; a click there does something, at the latest once it has opened a board."""
    stand, dice = Stand(match(kinds, seed=seed, **options), warn=False), random.Random(seed)
    tray = stand.scene.parts["choices"]
    for _ in range(2500):
        if not stand.until_asked():
            break
        lit, before = stand.director.lit(), (len(stand.director.session), stand.director.picker.chosen)
        own = [each for each in lit if any(board.has(each) for board in BOARDS.values())]
        wanted = dice.choice(own if own and dice.random() < 0.5 else lit)
        offered = set(tray.buttons) if tray.visible else set()
        assert not offered & set(own), f"{offered} have no board"
        assert not offered & stand.director.picker.beside(), f"{offered} answer nothing that is asked"
        if wanted.startswith("land:") and stand.scene.model.phase == "act" and not stand.director.picker.chosen:
            continue  # first one says who goes there
        stand.click_component(wanted)
        if (len(stand.director.session), stand.director.picker.chosen) == before:
            stand.wait(500)  # what has just come up under the pointer takes no click
            if wanted not in own:
                stand.scene.hands.draft({})  # it lay under a board that was left open
            stand.click_component(wanted)
        assert (len(stand.director.session), stand.director.picker.chosen) != before, wanted
    stand.wait()
    return stand


def test_a_match_with_all_chronicles_is_played_by_clicking_their_boards():
    assert isinstance(played_by_clicking("pbbb", ALL, 3).top, ResultScene)


@pytest.mark.slow
@pytest.mark.parametrize("name", BOARDS)
def test_a_match_with_each_chronicle_alone(name: str):
    assert isinstance(played_by_clicking("pbb", one(name), 5).top, ResultScene)


def test_only_what_is_played_is_at_the_table():
    stand = Stand(match("pb"))
    assert not any(isinstance(part, ChronicleSheet | ChronicleStrip) for part in stand.scene.parts.values())
    whole = stand.scene.parts["board"].rect
    stand = Stand(match("pb", **one("haggis")))
    assert list(sheets(stand)) == ["haggis"] and stand.scene.parts["chronicles"].regions.keys() == {f"{KIND}:haggis"}
    board, strip = stand.scene.parts["board"].rect, stand.scene.parts["chronicles"].rect
    assert board.h < whole.h and not board.colliderect(strip) and strip.bottom <= whole.bottom


@pytest.fixture(scope="module")
def voting() -> Stand:
    return asked_to_vote()


def asked_to_vote() -> Stand:
    cards = dict.fromkeys(("most_animals", "largest_square", "most_sets", "smallest_territory", "farthest_scot"))
    votes = {"hard_place": {"cards": cards}}
    session = stated("pbbb", ALL, stack=["act seat=0", "choose_vote seat=0"], chronicles=votes)
    stand = Stand(session, curtain=False)
    assert stand.until_asked()
    return stand


def test_a_board_opens_by_itself_when_something_on_it_is_asked(voting: Stand):
    assert open_sheets(voting) == ["hard_place"]


def test_escape_closes_it_and_the_chip_opens_it_again(voting: Stand):
    voting.key("escape")
    assert open_sheets(voting) == []
    card = voting.director.lit()[0]
    assert voting.scene.anchor(card) == voting.scene.parts["chronicles"].anchor(f"{KIND}:hard_place")
    voting.click_component(card)
    assert open_sheets(voting) == ["hard_place"]


def test_lands_of_others_that_were_closed_are_opened_again_at_the_chip_that_asks_about_them():
    """Elsewhere nothing stands for their tiles."""
    frames = ["act seat=0", "activate_foreign seat=0 n=2 used="]
    stand = Stand(stated("pb", one("dubious_tome"), stack=frames), curtain=False)
    assert stand.until_asked() and stand.scene.model.phase == "activate_foreign"
    lands, strip = stand.scene.parts["lands"], stand.scene.parts["chronicles"]
    tile = next(one for one in stand.director.lit() if one != "skip")
    assert lands.visible and strip.lit_regions() == []
    stand.key("escape")
    assert not lands.visible and strip.lit_regions() == [f"{KIND}:dubious_tome"]
    assert stand.scene.anchor(tile) == strip.anchor(f"{KIND}:dubious_tome")
    stand.click_component(tile)
    assert lands.visible and lands.anchor(tile) == stand.scene.anchor(tile)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("left", "gone"), [("aye", "nay"), ("nay", "aye")])
def test_with_markers_of_one_kind_spent_the_page_says_why_there_is_one_way(
    language: str, left: str, gone: str, monkeypatch: pytest.MonkeyPatch
):
    said, text = list[str](), Hands.text
    monkeypatch.setattr(Hands, "text", lambda hands, key, **values: said.append(key) or text(hands, key, **values))
    spent = {"cards": {"most_animals": None}, "markers": [{left: 2, gone: 0}] * 3}
    session = stated(
        "pbb", one("hard_place"), stack=["act seat=0", "choose_vote seat=0"], chronicles={"hard_place": spent}
    )
    stand = Stand(session, curtain=False, warn=False, language=language)
    assert stand.until_asked()
    stand.click_component("vote:most_animals")
    assert stand.until_asked() and [one for one in stand.director.lit() if one.startswith("ballot:")]
    assert f"glen_more.chronicle.hard_place.no_{gone}" in said
    assert f"glen_more.chronicle.hard_place.no_{left}" not in said
    assert not sheets(stand)["hard_place"].overflow()


def test_a_click_on_a_card_calls_the_vote(voting: Stand):
    lines = len(voting.director.session)
    voting.click_component(voting.director.lit()[0])
    assert [line.action.word for line in voting.director.session.lines[lines : lines + 1]] == ["call_vote"]


@pytest.mark.parametrize("motion", ["normal", "none"])
def test_the_boats_board_stays_open_from_stroke_to_stroke(motion: str) -> None:
    context = Context(Words("en"), Settings(motion=motion), (1280, 720), words_for=Words)
    context.services = SimpleNamespace(thinker=QuickAsker())
    scene = at_the_table("glen_more", "dragon_boats", context=context)
    for line in lessons_of("glen_more").chapters["dragon_boats"].tasks[0].show[:5]:
        scene.motion.finish()
        scene.director.submit(scene.session.rules.read_action(line))
    scene.motion.finish()
    strip, sheet = scene.parts["chronicles"], next(p for p in scene.parts.values() if p.spec.shows == "dragon_boats")
    strip.pressed("chronicle:dragon_boats")
    for _ in range(2):
        assert sheet.visible
        sheet.pressed("boat:0")
        context.stack.update(40)
        assert sheet.visible, "what the stroke brings is seen"
        scene.motion.finish()
    sheet.pressed("boat:0")
    scene.motion.finish()
    assert scene.model.phase == "pick_reward"


def test_what_the_lessons_point_at_has_a_place_open_or_closed():
    stand = Stand(at_random("pbbb", "choose_tile", 60, seed=4, options=ALL), curtain=False)
    assert stand.until_asked()
    chronicles = RULES.to_plain(stand.director.session.view(0))["chronicles"]
    told = (
        *POINTED_BY_LESSONS,
        *(f"vote:{card}" for card in chronicles["hard_place"]["cards"]),
        *(f"mobster:{name}" for name in chronicles["penny_mobs"]["prison"]),
    )
    for component in told:
        stand.scene.hands.draft({})
        assert stand.scene.anchor(component) is not None, component
        board = next(board for board in BOARDS.values() if board.has(component))
        stand.scene.hands.draft({OPEN: board.id})
        assert sheets(stand)[board.id].anchor(component) is not None, component


@pytest.mark.parametrize("language", ["en", "de"])
def test_no_text_of_a_board_is_cut_with_all_eight(language: str):
    stand = Stand(at_random("pbbb", "choose_tile", 200, seed=4, options=ALL), language=language, curtain=False)
    assert stand.until_asked()
    cut: list[str] = []
    for name, sheet in sheets(stand).items():
        stand.scene.hands.draft({OPEN: name})
        assert open_sheets(stand) == [name]
        stand.frame()
        cut += [f"{name}: {text}" for text in sheet.overflow()]
        for component in list(sheet.regions)[:4]:
            stand.scene.model.pointing.at(component)
            stand.wait(300)
            cut += [f"{component}: {text}" for text in stand.scene.card.overflow()]
    stand.scene.hands.draft({})
    stand.frame()
    assert [*cut, *stand.scene.parts["chronicles"].overflow()] == []


@pytest.mark.slow
@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080)])
def test_boards_have_room_in_other_windows(size: tuple[int, int]):
    stand = Stand(at_random("pbbb", "choose_tile", 60, seed=4, options=ALL), size=size, language="de", curtain=False)
    assert stand.until_asked()
    for name, sheet in sheets(stand).items():
        stand.scene.hands.draft({OPEN: name})
        stand.frame()
        assert sheet.overflow() == [] and stand.context.grid.window.contains(sheet.rect)


def test_all_hands_are_shown_open_for_a_while_and_then_the_board_is_as_it_was():
    cards = dict.fromkeys(("most_animals", "largest_square", "most_sets", "smallest_territory", "farthest_scot"))
    session = stated("pbb", one("hard_place"), stack=["act seat=0"], chronicles={"hard_place": {"cards": cards}})
    stand = Stand(session, curtain=False)
    assert stand.until_asked() and open_sheets(stand) == []
    board = sheets(stand)["hard_place"]
    script = board.story(VotesRevealed("vote:most_sets", (1, 0, 1), (0, 1, 0)))
    assert script is not None and next(script)
    stand.frame()
    assert open_sheets(stand) == ["hard_place"] and not board.overflow()
    board.calm()
    assert open_sheets(stand) == []


def test_who_got_what_for_haggis_stands_on_the_tables_until_it_was_seen() -> None:
    """By then the tokens that made it are gone."""
    stand = Stand(stated("pbb", one("haggis"), stack=["act seat=0"]), curtain=False)
    assert stand.until_asked()
    board, pictures = sheets(stand)["haggis"], []
    for event in (HaggisRolled(3), HaggisScored(0, 4), HaggisScored(2, 9)):
        script = board.story(event)
        assert script is not None and next(script)
        assert bool(board.headline(event)) == (event.word == "haggis_scored"), "else what comes next stood there"
        stand.frame()
        tables = [board.regions[f"haggis:{seat}"].move(board.rect.topleft) for seat in range(3)]
        pictures.append([pygame.image.tobytes(stand.surface.subsurface(each), "RGB") for each in tables])
        board.calm()
    nothing, first, both = pictures
    assert [one != two for one, two in zip(nothing, first, strict=True)] == [True, False, False]
    assert [one != two for one, two in zip(nothing, both, strict=True)] == [True, False, True]


def test_what_lies_below_a_sheet_that_asks_has_no_place_on_the_table() -> None:
    """So the tray offers it; a sheet that is only read is closed first, and what is below keeps its place."""
    voting = asked_to_vote()
    sheet, below = voting.scene.parts["vote_board"], voting.scene.parts["rondel"].anchor("market:wood")
    assert below is not None and sheet.visible and sheet.covers and sheet.rect.collidepoint(below)
    assert voting.scene.anchor("market:wood") is None
    assert voting.scene.anchor("market:wood", sheet) is None, "it covers though it is not asked"
    sheet.fold()
    assert voting.scene.anchor("market:wood") == below


@pytest.mark.parametrize("text_scale", [1.0, 2.0])
def test_the_name_above_a_land_of_others_keeps_clear_of_its_edge_and_of_the_tiles(text_scale: float):
    frames = ["act seat=0", "activate_foreign seat=0 n=2 used="]
    stand = Stand(stated("pb", one("dubious_tome"), stack=frames), curtain=False, text_scale=text_scale)
    assert stand.until_asked()
    stand.frame()
    lands = stand.scene.parts["lands"]
    tiles = [at for each in stand.director.lit() if (at := lands.region(each)) is not None]
    left, top = lands.rect.x + stand.scene.context.grid.px(20), lands.rect.y + stand.scene.context.grid.px(44)
    lit = [
        y
        for y in range(top, min(at.top for at in tiles))
        if any(sum(stand.surface.get_at((x, y))[:3]) > 600 for x in range(left, left + 200))
    ]
    assert lit and lit[0] - top >= 5 and min(at.top for at in tiles) - lit[-1] >= 5
