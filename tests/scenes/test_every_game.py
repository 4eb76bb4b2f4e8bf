"""What menu, table and rules browser ask of every game in the catalogue: words, pages, things to click."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from game.core import places
from game.core.game_facts import START_SEAT, game_facts
from game.core.session import Session, Setup
from game.core.settings import Settings
from game.core.strict_yaml import read_yaml
from game.core.words import LANGUAGES, Words
from game.games import CATALOGUE, rules_of
from game.scenes.about import designed_parts
from game.scenes.replay import ReplayScene
from game.scenes.result import ResultScene
from game.scenes.rules_browser import RulesScene
from game.scenes.rules_browser.book import LINK, Book, Place, load_book, plain
from game.scenes.shelf import glance_at
from game.ui.context import Context
from game.ui.widgets import Button, Dialog
from tests.conformance.subjects import Subject, moments
from tests.scenes.rounds import Running
from tests.scenes.table_helpers import seats
from tests.scenes.table_stage import Stand

each_game = pytest.mark.parametrize("game", CATALOGUE)
each_language = pytest.mark.parametrize("language", LANGUAGES)
LESSON_NAME = 94
"""Units beside the bar of a game's lessons on the home page, for the short name."""


def missing(language: str, keys: Iterator[str]) -> list[str]:
    words = Words(language)
    return [key for key in keys if not words.has(key)]


# -- words ----------------------------------------------------------------------------------------------------------


def menu_keys(game: str) -> Iterator[str]:
    """Home page, set-up and about ask for these before the rules of the game are loaded."""
    for part in ("name", "short", "tagline", "story", "facts.length", "facts.pieces", "facts.secret"):
        yield f"games.{game}.{part}"
    for name, option in game_facts(game).options.items():
        if option.kind != START_SEAT:
            yield f"{game}.option.{name}.title"
            yield from [f"{game}.option.{name}.note"] if option.kind == "switch" else []
            yield from (f"{game}.option.{name}.{value}" for value in option.values)
            yield from [f"{game}.option.{name}.only"] if option.only else []
    if not game_facts(game).start_option:
        yield f"games.{game}.first"
    yield from (f"about.designed.{game}.{part}" for part, _ in designed_parts(game))


@each_language
@each_game
def test_the_menu_has_its_words(game: str, language: str) -> None:
    assert missing(language, menu_keys(game)) == []


@each_language
@each_game
def test_the_short_name_fits_beside_the_bar_of_its_lessons(game: str, language: str) -> None:
    context = Context(Words(language), Settings(language=language), (1280, 720))
    width = context.look.fonts.width(context.words(f"games.{game}.short"), "prompt")
    assert width <= context.grid.px(LESSON_NAME)


def scalars(value: Any) -> Iterator[str]:
    for one in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from scalars(one)
    if isinstance(value, str):
        yield value


@each_language
@each_game
def test_the_table_has_its_words(game: str, language: str) -> None:
    """Every key that screen.yaml names is a text, or the beginning of texts; names in braces stand for any one."""
    named = scalars(read_yaml(places.DATA / game / "screen.yaml").value)
    known = tuple(Words(language).keys())
    wanted = [key for key in named if key.startswith(f"{game}.")]
    told = {key: re.compile(rf"{re.sub(r'{[a-z]+}', '[^.]+', key)}(\.|$)") for key in wanted}
    assert wanted and [key for key in wanted if not any(map(told[key].match, known))] == []


# -- the table ------------------------------------------------------------------------------------------------------


def buttons_of_pages(stand: Stand) -> list[Button]:
    """On a page with several questions their answers are given with buttons as well."""
    seat = stand.director.viewer
    if seat is None or stand.director.picker.page(stand.director.session.view(seat), seat) is None:
        return []
    shown = [widget for part in stand.scene.open_parts() if part.spec.phases for widget in part.walk()]
    buttons = [one for one in shown if isinstance(one, Button) and one.shown and one.enabled]
    return [one for one in buttons if not one.name.startswith("hide")]  # whoever covers the page cannot go on


def heed_no_warning(stand: Stand) -> None:
    """Whoever is warned goes on all the same."""
    warned = next((w for w in stand.scene.root.children if isinstance(w, Dialog) and w.visible), None)
    if warned is not None:
        stand.click(warned.buttons[-1].rect.center)


@each_language
@each_game
def test_everything_the_primary_button_says_has_room(game: str, language: str) -> None:
    session = Session(rules_of(game), Setup(game, seats("p" * game_facts(game).players.min), 3))
    stand = Stand(session, language=language)
    spec, button = stand.scene.model.screen.primary, stand.scene.furniture.primary
    wide = []
    said = stand.scene.text
    named = names_chosen_at_first(session, stand.scene.model.teller.name)
    open_now = [said(key, what=what) for one in spec.also.values() for key in one.values() for what in named]
    for told in dict.fromkeys([*map(said, spec.missing.values()), said(spec.label), *open_now]):
        button.set(text=told)
        button.set_enabled(told in (said(spec.label), *open_now), "", told)
        wide += button.overflow()
    assert wide == []


def names_chosen_at_first(session: Session, name: Callable[[str], str]) -> list[str]:
    """What the first question of each person is about: the button may call it by its name."""
    found = {""}
    for _ in range(2 * len(session.setup.seats)):
        asked = session.waiting()[0]
        options = session.options(asked)
        found |= {name(touched) for option in options for touched in option.touches()}
        session.submit(asked, options[0])
    return sorted(found)


@each_language
@each_game
def test_a_replay_at_a_full_table_cuts_no_text(game: str, language: str) -> None:
    rules, dice = rules_of(game), random.Random(3)
    session = Session(rules, Setup(game, seats("b" * game_facts(game).players.max), 3))
    for _ in range(60):
        if session.is_over():  # a short game
            break
        waiting = session.waiting()[0]
        session.submit(waiting, dice.choice(session.options(waiting)))
    stand = Stand(session, language=language)
    scene = ReplayScene(stand.context, session)
    stand.context.stack.push(scene)
    stand.context.stack.update(50)
    assert [text for _, text in scene.root.overflows()] == []


@each_game
def test_a_replay_marks_where_each_turn_led(game: str) -> None:
    """At its end too, after the words that end it and the draws that follow."""
    rules, dice = rules_of(game), random.Random(3)
    session = Session(rules, Setup(game, seats("b" * game_facts(game).players.min), 3))
    for _ in range(60):
        if not session.is_over():
            session.submit(session.waiting()[0], dice.choice(session.options(session.waiting()[0])))
    scene = ReplayScene(Stand(session).context, session)
    marked = 0
    for turn in scene.turns:
        places = []
        for scene.position in range(turn.start + 1, turn.end + 1):
            places.append(scene.telling.last_move())
        first = next((number for number, place in enumerate(places) if place), len(places))
        assert all(places[first:]), f"what was marked stays so to the end of {turn}"
        marked += any(places)
    assert marked >= 2


DOORS = ("view", "shown", "figures", "sheet", "events", "about")
"""By which a session hands out what somebody sees."""


@each_game
def test_a_replay_is_opened_and_a_save_listed_with_nobodys_eyes(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is asked of the match, on the way through it and of everything pointed at: no seat is named."""
    session, dice = Session(rules_of(game), Setup(game, seats("bb"), 3)), random.Random(3)
    while len(session) < 60:
        session.submit(session.waiting()[0], dice.choice(session.options(session.waiting()[0])))
    stand = Stand(session)
    asked: set[tuple[str, object]] = set()

    def noted(door: str, real: Any) -> Any:
        def ask(session: Session, viewer: object, *more: Any) -> Any:
            asked.add((door, viewer))
            return real(session, viewer, *more)

        return ask

    for door in DOORS:
        monkeypatch.setattr(Session, door, noted(door, getattr(Session, door)))
    scene = ReplayScene(stand.context, session)
    stand.context.stack.push(scene)
    for position in range(0, 61, 6):
        scene.go_to(position)
        stand.settle(scene)
        stand.point((640, 360))
    glance_at(session)
    assert {door for door, _ in asked} >= {"shown", "figures", "sheet"}
    assert {viewer for _, viewer in asked} == {None}, sorted(map(str, asked))


@each_game
def test_whoever_clicks_only_what_is_lit_reaches_the_end(game: str) -> None:
    """A person who knows nothing: every lit thing lies somewhere, can be clicked, and leads on."""
    stand = Stand(Session(rules_of(game), Setup(game, seats("pb"), 3)), warn=False)
    rng = random.Random(3)
    for _ in range(2000):
        if not stand.until_asked():
            break
        lit = stand.director.lit()
        assert lit, "somebody is asked and nothing can be clicked"
        if stand.scene.model.answers():
            stand.press("primary")
        else:
            things = [*lit, *buttons_of_pages(stand)]
            thing = rng.choice(things)
            stand.click(thing.rect.center) if isinstance(thing, Button) else stand.click_component(thing)
            heed_no_warning(stand)
    stand.wait()
    assert isinstance(stand.top, ResultScene)


# -- the rules browser ----------------------------------------------------------------------------------------------


@each_game
def test_every_page_stands_in_one_chapter(game: str) -> None:
    book = load_book(game)
    assert sorted(book.order()) == sorted(book.pages)


@each_language
@each_game
def test_every_page_is_written_and_its_links_lead_somewhere(game: str, language: str) -> None:
    book, words = load_book(game), Words(language)
    assert missing(language, (f"{game}_rules.chapter.{chapter}" for chapter in book.chapters)) == []
    for place in book.places():
        assert book.section_title(words, place)
        assert len(plain(book, words, book.text(words, place)).split()) >= 8, f"{place} says next to nothing"
        for link in LINK.finditer(book.text(words, place)):
            assert book.has(Place(link[1], link[2] or "")), f"{place}: {link[0]}"


@each_language
@each_game
def test_what_a_search_shows_bears_no_marks_of_the_text(game: str, language: str) -> None:
    book, words = load_book(game), Words(language)
    told = [plain(book, words, book.text(words, place)) for place in book.places()]
    assert [one for one in told if one.startswith(("- ", "> ")) or " - " in one or " > " in one or "*" in one] == []


@each_game
def test_enter_in_the_search_opens_the_first_that_is_found(game: str, tmp_path: Path) -> None:
    running = Running(lambda context: RulesScene(context, game), tmp_path)
    running.click("search")
    running.type("a")
    first = next(one.name for one in running.top.root.walk() if one.name.startswith("hit."))
    running.press("return")
    assert f"hit.{running.top.reading.place}" == first


def explained(book: Book, component: str) -> bool:
    return any(component.startswith(begin) for begin in book.leads)


@each_game
def test_every_reason_and_every_component_leads_to_a_page(game: str) -> None:
    book = load_book(game)
    least = game_facts(game).players.min
    named: set[str] = set()
    components: set[str] = set()
    for m in moments(Subject(game, least), 9):
        components.update(m.rules.components(m.state))
        for component in m.rules.components(m.state):
            reason = m.rules.why_not(m.rules.view(m.state, 0), 0, component)
            if reason is not None and reason.rule:
                named.add(reason.rule)
    assert named and [place for place in sorted(named) if not book.has(Place.read(place))] == []
    assert [component for component in sorted(components) if not explained(book, component)] == []
