"""Saved games and the rules browser: what is shown, where it leads, and the way back."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.core.languages import LANGUAGES
from game.core.session import SeatSetup, Session, Setup
from game.games import rules_of
from game.scenes import start
from game.scenes.home import HomeScene
from game.scenes.rules_browser import RulesScene
from game.scenes.saved_games import SavedGamesScene
from game.scenes.shelf import when_key
from game.ui.events import Pointer
from game.ui.widgets import Button, Label
from tests.scenes.shell_helpers import (
    click,
    fill_folder,
    find,
    frame,
    has,
    make_context,
    play,
    press,
    settle,
    top,
    type_text,
)


def home(context) -> None:
    context.stack.push(start.first_scene(context))
    settle(context)


def test_home_continues_the_newest_match_and_shows_its_points(tmp_path: Path) -> None:
    fill_folder(tmp_path)
    context = make_context(folder=tmp_path)
    home(context)
    click(context, "go_on")
    name, match = context.services.tables.asked[0]
    assert (name, match.key) == ("continue_match", "rebirth-running")
    assert not has(context, "older.rebirth-torn")


def test_saved_games_are_sorted_into_running_finished_and_damaged(tmp_path: Path) -> None:
    fill_folder(tmp_path)
    context = make_context(folder=tmp_path)
    context.stack.push(SavedGamesScene(context))
    settle(context)
    assert has(context, "match.rebirth-running") and not has(context, "match.rebirth-done")
    said = [one.text for one in find(context, "match.rebirth-running").walk() if isinstance(one, Label)]
    match = next(one for one in top(context).matches if one.key == "rebirth-running")
    for seat in match.seats:  # "Player 2 3" told neither who nor how much
        assert any(one.startswith(f"{seat.name}: ") for one in said)
    find(context, "kind").choose("finished")
    settle(context)
    click(context, "open.rebirth-done")
    assert context.services.tables.asked[-1][0] == "open_replay"
    find(context, "kind").choose("damaged")
    settle(context)
    assert has(context, "match.rebirth-torn")
    torn = next(match for match in top(context).matches if match.trouble)
    assert torn.trouble.endswith(".") and "rebirth-torn" in torn.trouble
    assert (tmp_path / "rebirth-torn.save.json").exists()


def test_home_offers_no_lesson_where_the_match_to_go_on_with_will_stand(tmp_path: Path) -> None:
    """A press that comes before the saves are read would open a lesson to somebody who wanted the match."""
    fill_folder(tmp_path)
    context = make_context(folder=tmp_path)
    context.stack.push(start.first_scene(context))
    top(context).layout()
    assert has(context, "new_game.rebirth") and not has(context, "start_lesson") and not has(context, "go_on")
    settle(context)
    assert has(context, "go_on")
    empty = make_context(folder=tmp_path / "nothing")
    home(empty)
    assert has(empty, "start_lesson")


def test_deleting_asks_and_moves_to_the_trash(tmp_path: Path) -> None:
    fill_folder(tmp_path)
    context = make_context(folder=tmp_path)
    context.stack.push(SavedGamesScene(context))
    settle(context)
    click(context, "delete.rebirth-running")
    press(context, "escape")
    assert (tmp_path / "rebirth-running.save.json").exists()
    click(context, "delete.rebirth-running")
    settle(context)
    press(context, "return")
    assert not (tmp_path / "rebirth-running.save.json").exists()
    assert list((tmp_path / "trash").iterdir())
    assert has(context, "empty")


def test_a_thumbnail_shows_no_secret(tmp_path: Path) -> None:
    from game.scenes.shelf import glance_at

    players = glance_at(play(("Anna", "Jonas"), 20)).position.players
    assert {one.hand for one in players} <= {None, ""}
    assert all(kind is None for one in players for kind in one.aside)


def test_a_running_match_whose_points_are_hidden_tells_what_everybody_sees() -> None:
    """Coins in hand count alone before the end, and others' are hidden: they would all read as nought."""
    from game.core.words import Words
    from game.scenes.shelf import Match, glance_at, scores_in
    from tests.scenes.scythe_helpers import played

    session = played("pbb", lambda one: any(player.star_count for player in one.shown(None).players), seed=2)
    match = Match("key", "scythe", tuple(session.setup.seats), 0.0)
    for language, words in (("en", ("star", "stars")), ("de", ("Stern", "Sterne"))):
        stars = [player.star_count for player in session.shown(None).players]
        wanted = [f"{n} {words[n != 1]}" for n in stars]
        assert scores_in(Words(language), match, glance_at(session)) == wanted and any(stars)
    assert scores_in(Words("en"), match, None) == ["", "", ""]


def test_when_something_was_saved_is_told_like_people_do() -> None:
    from datetime import datetime

    now = datetime(2026, 11, 18, 20, 0).timestamp()
    told = {
        "when.today": datetime(2026, 11, 18, 0, 5),
        "when.yesterday": datetime(2026, 11, 17, 23, 59),
        "when.day.6": datetime(2026, 11, 15, 12, 0),
        "when.date": datetime(2026, 11, 10, 12, 0),
    }
    for key, moment in told.items():
        assert when_key(moment.timestamp(), now)[0] == key


def rules(context, place: str = "", game: str = "rebirth") -> RulesScene:
    scene = RulesScene(context, game, place)
    context.stack.push(scene)
    return scene


def test_rules_open_at_a_section_and_return_to_where_one_was() -> None:
    context = make_context()
    home(context)
    scene = rules(context, "castles#ties")
    section = scene.root.find("section.ties")
    assert scene.view.rect.top <= section.rect.top < scene.view.rect.centery
    press(context, "escape")
    assert isinstance(top(context), HomeScene)


def test_another_games_rules_are_one_click_away() -> None:
    context = make_context()
    home(context)
    scene = rules(context, "castles#ties")
    scene.root.find("games").choose("isle_of_skye")
    assert (scene.game, scene.reading.place.page) == ("isle_of_skye", "overview")
    assert not scene.reading.can_go_back, "the way back belongs to the book"
    click(context, "page.prices")
    assert scene.reading.place.page == "prices" and frame(context)
    press(context, "escape")
    assert isinstance(top(context), HomeScene)


def test_links_lead_on_and_the_way_leads_back() -> None:
    context = make_context()
    scene = rules(context)
    link = next(w for w in scene.root.walk() if w.name.startswith("link.castles"))
    scene.root.set_focus(link, visible=True)
    press(context, "return")
    assert scene.reading.place.page == "castles"
    press(context, "alt+left")
    assert scene.reading.place.page == "overview"


def test_searching_while_typing_and_going_to_a_hit() -> None:
    context = make_context()
    scene = rules(context)
    click(context, "search")
    type_text(context, "clockwise")
    hit = next(w for w in scene.root.walk() if w.name == "hit.settlements#ties")
    click(context, hit)
    assert str(scene.reading.place) == "settlements#ties"
    press(context, "escape")
    assert scene.wanted == "" and top(context) is scene


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_search_finds_is_named_as_far_as_there_is_room_beside_the_arrow(language: str) -> None:
    context = make_context(language=language)
    scene = rules(context, game="glen_more")
    click(context, "search")
    type_text(context, "e")
    rows = [one for one in scene.root.walk() if isinstance(one, Button) and one.name.startswith("hit.")]
    assert len(rows) > 20 and [one.label for one in rows if one.overflow()] == []


def test_every_page_is_painted_with_its_little_boards() -> None:
    context = make_context()
    scene = rules(context)
    for page in scene.book.order():
        scene.follow(scene.book.place(page))
        boards = [w for w in scene.root.walk() if w.name == "little_board"]
        assert len(boards) == sum(bool(s.picture) for s in scene.book.pages[page].sections.values())
        assert frame(context)


def test_every_reason_of_the_rules_leads_to_a_page() -> None:
    """Whatever id a reason names, the browser knows it."""
    import ast

    from game.core import places
    from game.scenes.rules_browser.book import Place, load_book

    book = load_book("rebirth")
    named = set()
    for path in (places.ROOT / "game" / "games" / "rebirth").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Reason":
                rules = [k.value for k in node.keywords if k.arg == "rule"]
                named |= {rule.value for rule in rules if isinstance(rule, ast.Constant)}
    assert named
    assert [rule for rule in named if not book.has(Place.read(rule))] == []


def test_every_component_of_a_match_leads_to_a_page() -> None:
    from game.games import rules_of
    from game.scenes.rules_browser.book import load_book

    book, session = load_book("rebirth"), play(("Anna", "Jonas", "Morag"), 12)
    components = rules_of("rebirth").components(session.view(None))
    assert len(components) > 100
    unexplained = [one for one in components if not any(one.startswith(begin) for begin in book.leads)]
    assert unexplained == []


def test_a_long_name_on_continue_is_short_with_its_points_and_whole_where_it_is_pointed_at(tmp_path: Path) -> None:
    names = ("Wilhelmina Archibaldsdottir", "Jonas", "Bartholomäus von Hohenzollern-Sigmaringen", "Isla")
    store = fill_folder(tmp_path)
    match, cut = play(names, 30), 0
    store.save(match, "rebirth-long")
    for scale in (1.0, 1.75):
        context = make_context(folder=tmp_path, text_scale=scale)
        home(context)
        for number, name in enumerate(str(seat.name) for seat in match.setup.seats):
            label = find(context, f"who:{number}")
            assert label.text.startswith(name[0]) and ": " in label.text, "its points stand behind it"
            assert not label.overflow(), label.text
            if not label.text.startswith(name):
                cut += 1
                context.stack.top.root.handle(Pointer("move", label.rect.center))
                assert context.stack.top.root.pointed is label and label.hint().startswith(name)
    assert cut


@pytest.mark.parametrize("scale", [1.0, 1.75])
@pytest.mark.parametrize("count", [2, 3, 5])
def test_usual_names_on_continue_are_whole_beside_figures_of_several_words(
    tmp_path: Path, count: int, scale: float
) -> None:
    """Of `Anna: 0 Sterne` only dots were left of the name."""
    names = ("Anna", "Ewan", "Isla", "Morag", "Jonas")[:count]
    seats = tuple(SeatSetup(name, n, "easy" if n else "") for n, name in enumerate(names))
    fill_folder(tmp_path).save(Session(rules_of("scythe"), Setup("scythe", seats, 9)), "scythe-newest")
    context = make_context(folder=tmp_path, text_scale=scale, language="de")
    home(context)
    labels = [find(context, f"who:{number}") for number in range(count)]
    assert [label.text.partition(":")[0] for label in labels] == list(names)
    assert [label.overflow() for label in labels] == [[]] * count


def test_in_a_high_window_saved_games_begin_at_the_top(tmp_path: Path) -> None:
    """At 1024x768 the page hung 70 pixels below it, while every other one began there."""
    fill_folder(tmp_path)
    context = make_context((1024, 768), folder=tmp_path)
    context.stack.push(SavedGamesScene(context))
    settle(context)
    assert find(context, "back").rect.top < 20
